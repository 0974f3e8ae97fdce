#!/bin/sh
# Runs every fuzz target of the core for the given time each: fuzz.sh 5s
time=${1:-5s}
for package in $(go list ./convert/... ./agents/... ./wasm/...); do
  for target in $(go test -list '^Fuzz' "$package" | grep '^Fuzz'); do
    echo "fuzz $package $target $time"
    go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 5s -parallel 2 "$package" || exit 1
  done
done
