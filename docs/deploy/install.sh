#!/bin/sh
# Installs and builds Qaima on a clean Debian 13 (trixie), as root, from the checkout that this file is in:
#
#   sh docs/deploy/install.sh           a server: also makes the user "qaima" and its folders
#   sh docs/deploy/install.sh --image   an image: also takes away what was needed to build alone
#
# The Dockerfile runs this file and nothing else. It may be run again.
set -eu

ROOT=$(cd "$(dirname "$0")/../.." && pwd)
COMPILERS="npm python3 make g++"
export DEBIAN_FRONTEND=noninteractive

apt-get update -q
# The compilers are needed where a package has no ready binary for this machine.
# shellcheck disable=SC2086
apt-get install -q -y --no-install-recommends ca-certificates nodejs $COMPILERS

id qaima >/dev/null 2>&1 || useradd --system --home-dir /var/lib/qaima --shell /usr/sbin/nologin qaima
install -d -o qaima -g qaima -m 0700 /var/lib/qaima
install -d -o qaima -g qaima -m 0700 /var/backups/qaima

cd "$ROOT"
# What is installed and built belongs to root: the server can't change its own code.
npm run build

if [ "${1:-}" = --image ]; then
  # The apps are built into bundles; the CMS alone loads packages, and with it the domain package, whose own are installed here.
  npm ci --omit=dev --workspace=@qaima/schemas --ignore-scripts --no-audit --no-fund
  # shellcheck disable=SC2086
  apt-get purge -q -y $COMPILERS
  apt-get autoremove -q -y
  rm -rf /var/lib/apt/lists/* /root/.npm "$ROOT/.cache"
fi
