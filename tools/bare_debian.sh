#!/usr/bin/env bash
# Runs the project's commands on a bare Debian 12: a fresh minimal system in a folder, a clone of the last commit, nothing else.
# Uses the last commit, not the work tree. Needs root, debootstrap and about 8 GB.
#
#   tools/bare_debian.sh                      creates the system in build/bare-debian and runs ./play and ./check there
#   tools/bare_debian.sh FOLDER               the same in FOLDER, which is removed first if this script created it
#   tools/bare_debian.sh FOLDER COMMAND...    runs other commands, each one argument: tools/bare_debian.sh /tmp/bare './check --quick'
#
# CAVEGAME_BRING=FOLDER       a folder to be mounted as /root/brought, for packages to test; files written there are kept
# CAVEGAME_DEBIAN_MIRROR=URL  the mirror for packages; the default is Debian's own
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

case "${1:-}" in
-h | --help)
    sed -n '2,10s/^# \{0,1\}//p' "$0"
    exit 0
    ;;
esac
if [ "$(id -u)" -ne 0 ]; then
    echo "bare_debian: needs root, for debootstrap and chroot" >&2
    exit 2
fi
for tool in debootstrap git unshare; do
    command -v "$tool" >/dev/null || { echo "bare_debian: install $tool first" >&2; exit 2; }
done

# Mounts and processes of the chroot end with this script.
if [ "${1:-}" != --inside ]; then
    exec unshare --mount --pid --fork --kill-child --propagation private "$(readlink -f "$0")" --inside "$@"
fi
shift

project=$PWD
folder=$(readlink -m "${1:-build/bare-debian}")
shift || true
commands=("$@")
[ ${#commands[@]} -gt 0 ] || commands=(./play ./check)
mark=.made-by-bare_debian

if [ -e "$folder" ]; then
    [ -e "$folder/$mark" ] || { echo "bare_debian: $folder is there already and not from here; name another folder" >&2; exit 2; }
    rm -rf --one-file-system "$folder"
fi
mkdir -p "$folder"
touch "$folder/$mark"

echo "== minimal Debian 12 in $folder"
start=$SECONDS
log=$folder.log
debootstrap --variant=minbase bookworm "$folder/system" ${CAVEGAME_DEBIAN_MIRROR:+"$CAVEGAME_DEBIAN_MIRROR"} >"$log" 2>&1 ||
    { tail -n 20 "$log" >&2; echo "bare_debian: debootstrap failed; the whole output is in $log" >&2; exit 1; }
echo "   ok, $((SECONDS - start)) s"
system=$folder/system
cp /etc/resolv.conf "$system/etc/resolv.conf"
# A container that only installs packages doesn't need their services.
printf '#!/bin/sh\nexit 101\n' >"$system/usr/sbin/policy-rc.d"
chmod +x "$system/usr/sbin/policy-rc.d"
mount -t proc proc "$system/proc"
mount --rbind /dev "$system/dev"
mount -t tmpfs tmpfs "$system/dev/shm"
if [ -n "${CAVEGAME_BRING:-}" ]; then
    mkdir "$system/root/brought"
    mount --bind "$CAVEGAME_BRING" "$system/root/brought"
fi
git clone --quiet --no-hardlinks "$project" "$system/root/cavegame"

failed=()
for command in "${commands[@]}"; do
    echo "== $command"
    start=$SECONDS
    status=0
    env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb \
        chroot "$system" /bin/sh -c "cd /root/cavegame && $command" </dev/null || status=$?
    echo "== $command: exit code $status after $((SECONDS - start)) s"
    [ $status -eq 0 ] || failed+=("$command")
done
if [ ${#failed[@]} -gt 0 ]; then
    echo "bare_debian: FAILED: ${failed[*]}"
    exit 1
fi
echo "bare_debian: all passed"
