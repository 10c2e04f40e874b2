#!/bin/sh
# Tries docs/deploy.md in a clean Debian: sh docs/deploy/testInDebian.sh FOLDER [COMMAND…]
#
# Makes a Debian in FOLDER, installs in it what is committed here as docs/deploy.md says, behind nginx, boots it by its own
# systemd in a network of its own, and runs COMMAND in that network, where it answers at https://localhost:
#   DEPLOYED_ROOT     the Debian's folder
#   DEPLOYED_PROCESS  the process whose only grandchild is the Debian's first one, after a reboot too
# Then the image of the Dockerfile is made from it, and started in the way that docs/deploy.md says.
# Needs root, debootstrap, systemd-container, iproute2, curl, openssl, a network and 5 GB, and takes some ten minutes.
# `npm run test:extended` runs it with tests/deployment.
set -eu

CHECKOUT=$(cd "$(dirname "$0")/../.." && pwd)
FOLDER=${1:?Usage: sh docs/deploy/testInDebian.sh FOLDER [COMMAND…]}
shift
mkdir -p "$FOLDER"
FOLDER=$(cd "$FOLDER" && pwd)
DEBIAN=$FOLDER/debian
NETWORK=qaima-test-$$
MACHINE=

say() { echo "== $*"; }

# Runs a command in that Debian while it is not booted, with this machine's network. Where certificates of a proxy are needed to
# reach the registry of packages, NODE_EXTRA_CA_CERTS names them here, and there.
inside() {
  unshare --mount --pid --fork sh -c 'mount --make-rprivate / && mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" "$@"' \
    "$DEBIAN" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/etc/test.pem DEBIAN_FRONTEND=noninteractive "$@"
}

# A program in that Debian, in the network of the test: nothing in it reaches anything else.
contained() {
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 exec systemd-nspawn --quiet --directory="$DEBIAN" --register=no --keep-unit \
    --machine=qaima-test --resolv-conf=off --timezone=off --network-namespace-path="/run/netns/$NETWORK" --console=pipe "$@"
}

# Boots that Debian, and boots it again when it asks for it (then systemd-nspawn ends with 133).
machine() {
  trap 'kill "$BOOTED"' TERM
  while :; do
    (contained --boot) &
    BOOTED=$!
    wait "$BOOTED" && break || CODE=$?
    # Interrupted by the signal that was passed on: it takes a while to shut down.
    while kill -0 "$BOOTED" 2>/dev/null; do wait "$BOOTED" || CODE=$?; done
    [ "$CODE" = 133 ] || break
  done
}

# Ends what was started, in its order, and waits for it.
stop() {
  [ -z "$MACHINE" ] || { kill "$MACHINE" 2>/dev/null && wait "$MACHINE" || true; }
  MACHINE=
}
trap 'stop; ip netns delete "$NETWORK" 2>/dev/null || true' EXIT
trap 'exit 1' INT TERM

# Waits until an address answers. until_ready WHAT ADDRESS
until_ready() {
  for _ in $(seq 120); do
    ip netns exec "$NETWORK" curl -fsS --cacert "$FOLDER/cert.pem" "$2" 2>/dev/null && return
    kill -0 "$MACHINE" 2>/dev/null || break
    sleep 1
  done
  echo "$1 was not ready." >&2
  tail -n 40 "$FOLDER/said" >&2
  journalctl --no-pager --directory="$DEBIAN/var/log/journal" -n 40 >&2 || true
  exit 1
}

say "A clean Debian"
rm -rf "$DEBIAN"
debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus trixie "$DEBIAN" >"$FOLDER/debootstrap.log"
cp /etc/resolv.conf "$DEBIAN/etc/resolv.conf"
echo "127.0.0.1 localhost" >"$DEBIAN/etc/hosts"
cp "${NODE_EXTRA_CA_CERTS:-/dev/null}" "$DEBIAN/etc/test.pem"

say "Installing Qaima, as committed"
mkdir -p "$DEBIAN/opt/qaima"
git -C "$CHECKOUT" archive HEAD | tar -x -C "$DEBIAN/opt/qaima"
inside sh /opt/qaima/docs/deploy/install.sh
inside install -d -o root -g qaima -m 0750 /etc/qaima
inside install -o root -g qaima -m 0640 /dev/stdin /etc/qaima/environment <<END
PUBLIC_URL=https://localhost
TRUSTED_PROXIES=1
STAFF_USERNAME=staff
STAFF_PASSWORD="a long staff password"
END
cp "$CHECKOUT/docs/deploy/systemd/qaima.service" "$DEBIAN/etc/systemd/system/"
inside systemctl --quiet enable qaima

say "nginx in front"
inside apt-get install -q -y --no-install-recommends nginx
LIVE=$DEBIAN/etc/letsencrypt/live/localhost
mkdir -p "$LIVE"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$LIVE/privkey.pem" -out "$LIVE/fullchain.pem" 2>"$FOLDER/openssl.log"
cp "$LIVE/fullchain.pem" "$FOLDER/cert.pem"
sed 's/menu\.example/localhost/g' "$CHECKOUT/docs/deploy/nginx.conf" >"$DEBIAN/etc/nginx/conf.d/qaima.conf"
rm -f "$DEBIAN/etc/nginx/sites-enabled/default"
inside nginx -t

say "Starting it"
ip netns add "$NETWORK"
ip -n "$NETWORK" link set lo up
machine </dev/null >"$FOLDER/said" 2>&1 &
MACHINE=$!
until_ready "The service" https://localhost/readyz

if [ $# -gt 0 ]; then
  say "$*"
  DEPLOYED_ROOT=$DEBIAN DEPLOYED_PROCESS=$MACHINE NODE_EXTRA_CA_CERTS=$FOLDER/cert.pem ip netns exec "$NETWORK" "$@"
fi
stop

say "The image"
inside sh /opt/qaima/docs/deploy/install.sh --image
mkdir -p "$FOLDER/volume"
chown --reference="$DEBIAN/var/lib/qaima" "$FOLDER/volume"
# As the Dockerfile says, and the options of `docker run` in docs/deploy.md.
ENVIRONMENT=$(sed -n 's/^ENV //p' "$CHECKOUT/docs/deploy/Dockerfile" | sed 's/[A-Z_]*=/--setenv=&/g')
START=$(sed -n 's/^CMD \[\(.*\)\]$/\1/p' "$CHECKOUT/docs/deploy/Dockerfile" | tr -d '",')
# shellcheck disable=SC2086
(contained --as-pid2 --read-only --tmpfs=/tmp:mode=1777 --bind="$FOLDER/volume:/var/lib/qaima" --user=qaima --drop-capability=all \
  --no-new-privileges=yes --chdir=/opt/qaima $ENVIRONMENT --setenv=PUBLIC_URL=http://localhost:1337 \
  $START) </dev/null >"$FOLDER/said" 2>&1 &
MACHINE=$!
until_ready "The image" http://127.0.0.1:1337/readyz
stop
say "A clean Debian $(cat "$DEBIAN/etc/debian_version") runs Qaima, as a service and as an image."
