# The parts that the scripts of this folder share. They source it from the project's root.

# Warnings are errors in the project's own checks, and nowhere else. It is set for all of them, because
# another value would build everything again.
export WIREFLOW_WARNINGS_AS_ERRORS=1

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

can_install() {
  [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null
}

install() {
  apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends "$@"
}

# Installs the commands that are missing, and fails where it cannot.
install_missing() {
  local tool missing=()
  for tool in "$@"; do
    command -v "$tool" >/dev/null || missing+=("$tool")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  can_install || fail "missing: ${missing[*]}. Install these commands, and run this again."
  install "${missing[@]}"
}

# Installs a Chromium and the font Inter if they are missing and root can. Without a Chromium, the checks of
# pages are skipped.
install_browser() {
  local name
  can_install || return 0
  [ "$(fc-match --format '%{family[0]}' Inter 2>/dev/null)" = Inter ] \
    || install fontconfig fonts-inter || printf 'No font can be installed.\n'
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && return 0
  done
  install chromium fonts-dejavu || printf 'No Chromium can be installed.\n'
}

# Runs tests of the pages in a browser, with the tools from PyPI in an environment of their own.
browser_tests() {
  local tools=.build-browser
  if [ ! -e "$tools/bin/pytest" ]; then
    python3 -m venv "$tools" || { install python3-venv && python3 -m venv "$tools"; }
    "$tools/bin/pip" install --quiet --requirement Tests/Browser/requirements.txt
  fi
  "$tools/bin/pytest" Tests/Browser "$@"
}

# Installs a valgrind if there is none and root can. Without one, only times are checked.
install_valgrind() {
  command -v valgrind >/dev/null && return 0
  can_install || return 0
  install valgrind || printf 'No valgrind can be installed.\n'
}

check_swift() {
  command -v swift >/dev/null || fail "missing: swift. Install Swift 6.3 or newer from swift.org."
  swift --version 2>&1
}

# Runs a program that measures or attacks the framework, built for release.
run_release() { WIREFLOW_PROGRAMS=1 swift run -c release --scratch-path .build-release "$@"; }

# Prints the names of the libraries of the manifest.
products() {
  swift package describe --type json | python3 -c '
import json, sys
for product in json.load(sys.stdin)["products"]:
    if "library" in product["type"]:
        print(product["name"])'
}
