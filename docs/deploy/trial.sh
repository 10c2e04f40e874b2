#!/bin/sh
# Tries docs/deploy/install.sh in a clean Debian: sh docs/deploy/trial.sh FOLDER
#
# Needs root, debootstrap, a network and 3 GB in FOLDER, and takes about ten minutes. It ends with the server's answer to
# /readyz, asked as the user "qaima" in that Debian.
set -eu

CHECKOUT=$(cd "$(dirname "$0")/../.." && pwd)
DEBIAN=${1:?Usage: sh docs/deploy/trial.sh FOLDER}
PORT=${PORT:-4399}

[ -e "$DEBIAN/etc/debian_version" ] || debootstrap --variant=minbase trixie "$DEBIAN"
cp /etc/resolv.conf "$DEBIAN/etc/resolv.conf"
mount -t proc proc "$DEBIAN/proc"
trap 'umount "$DEBIAN/proc"' EXIT

mkdir -p "$DEBIAN/opt/qaima"
# What is committed, and nothing of what was built here.
git -C "$CHECKOUT" archive HEAD | tar -x -C "$DEBIAN/opt/qaima"
chroot "$DEBIAN" sh /opt/qaima/docs/deploy/install.sh --image

chroot "$DEBIAN" su qaima -s /bin/sh -c "cd /opt/qaima && exec env NODE_ENV=production DATA_DIR=/var/lib/qaima \
  PORT=$PORT PUBLIC_URL=http://127.0.0.1:$PORT node scripts/serve.mjs" &
SERVER=$!
trap 'kill $SERVER 2>/dev/null || true; wait $SERVER 2>/dev/null || true; umount "$DEBIAN/proc"' EXIT
for _ in $(seq 60); do
  sleep 2
  if curl -fsS "http://127.0.0.1:$PORT/readyz" 2>/dev/null; then
    echo "A clean Debian $(cat "$DEBIAN/etc/debian_version") runs Qaima."
    exit 0
  fi
done
echo "The server in $DEBIAN was not ready within two minutes." >&2
exit 1
