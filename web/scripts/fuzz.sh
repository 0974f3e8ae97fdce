#!/bin/sh
# Runs every fuzz target of the core for the given time each: fuzz.sh 5s
#
# Before Go 1.27 the end of -fuzztime itself can be reported as a failure: "context deadline exceeded", with no failing input
# (https://go.dev/issue/75804: the time is up a moment before the workers are told, and their being stopped counts as an error). Then
# the target has run for its whole time and found nothing, so this passes. Whatever else is printed under FAIL does not.
time=${1:-5s}
log=$(mktemp) && trap 'rm -f "$log"' EXIT

# timeUpOnly reads what go test printed: is the only thing under "--- FAIL" that the time was up?
timeUpOnly() {
  awk '
    /^--- FAIL: / { failed++; under = 1; next }
    /Failing input written|panic:|hung or terminated/ { real = 1 }
    under && /^ +context deadline exceeded$/ { timeUp++; next }
    under && /^ / { real = 1 }
    under && !/^ / { under = 0 }
    END { exit !(failed == 1 && timeUp == 1 && !real) }' "$1"
}

if [ "$time" = --check ]; then timeUpOnly "$2"; exit; fi

for package in $(go list ./convert/... ./agents/... ./wasm/...); do
  for target in $(go test -list '^Fuzz' "$package" | grep '^Fuzz'); do
    echo "fuzz $package $target $time"
    if go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 5s -parallel 2 "$package" >"$log" 2>&1; then
      cat "$log"
    else
      cat "$log"
      timeUpOnly "$log" || exit 1
      echo "fuzz $target: the time was up and no input failed (go.dev/issue/75804)"
    fi
  done
done
