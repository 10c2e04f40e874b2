#!/bin/sh
# Runs a command of the server's (backup, restore, export, import, deletedMenus, users, seed) as its user and with its settings:
#
#   sh /opt/qaima/docs/deploy/runServerCommand.sh backup /var/backups/qaima/today.tar
#
# What it does to data is said in docs/operations.md.
set -eu

NAME=${1:?Usage: sh docs/deploy/runServerCommand.sh NAME [WORD…]}
shift
exec systemd-run --quiet --wait --pipe --collect --uid=qaima --gid=qaima --working-directory=/opt/qaima \
  -p UMask=0077 -p EnvironmentFile=/etc/qaima/environment -E NODE_ENV=production -E DATA_DIR=/var/lib/qaima \
  /usr/bin/node --disable-warning=ExperimentalWarning "cms/dist/scripts/$NAME.js" "$@"
