#!/bin/sh
# Prints the path of a Chromium, installing Debian's when there is none and this user may.
for name in "$CHROMIUM" chromium chromium-browser google-chrome google-chrome-stable; do
  [ -n "$name" ] && path=$(command -v "$name") && { echo "$path"; exit 0; }
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "no Chromium found: installing Debian's (apt-get install chromium)" >&2
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation; } >&2 </dev/null
  path=$(command -v chromium) && { echo "$path"; exit 0; }
fi

echo 'The browser tests need Chromium and none was found. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM to the path of one.' >&2
exit 1
