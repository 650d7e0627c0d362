#!/usr/bin/env bash
# Starts the window program on the X display that it is given, plays a few steps as a person would, closes it and looks at what
# is left: a photograph, exit code 0 and a world on disk.
#
# usage: xvfb-run -a tests/smoke/window_smoke.sh PROGRAM
set -euo pipefail

program=$(readlink -f "${1:?usage: window_smoke.sh PROGRAM}")
work=$(mktemp -d)
photo=build/window-smoke.png
pids=()
trap 'for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done; rm -rf "$work"' EXIT

fail() {
    echo "window smoke: $1"
    tail -n 20 "$work/program.log"
    exit 1
}

# A window manager, so that focus and closing work as on a desktop.
openbox >"$work/openbox.log" 2>&1 &
pids+=($!)
for _ in $(seq 50); do
    xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id' && break
    sleep 0.1
done

QT_QPA_PLATFORM=xcb "$program" --data-dir "$work/data" >"$work/program.log" 2>&1 &
program_pid=$!
pids+=("$program_pid")

window=$(timeout 30 xdotool search --sync --onlyvisible --pid "$program_pid" --name "Cave Game" | head -n 1) ||
    fail "no window named 'Cave Game' within 30 s"
xdotool windowactivate --sync "$window"

# A new world from the start page, and a walk in it.
xdotool key ctrl+n
sleep 1
xdotool type "smoke"
xdotool key Return
sleep 2
for key in Right Up Left Down Right Right; do
    xdotool key "$key"
    sleep 0.1
done
sleep 1
mkdir -p "$(dirname "$photo")"
import -window root "$photo"

xdotool key ctrl+q
for _ in $(seq 100); do
    kill -0 "$program_pid" 2>/dev/null || break
    sleep 0.1
done
kill -0 "$program_pid" 2>/dev/null && fail "the program does not close"
status=0
wait "$program_pid" || status=$?
[ $status -eq 0 ] || fail "exit code $status"
compgen -G "$work/data/worlds/*.cave" >/dev/null || fail "no world was saved"
echo "window smoke: passed; photograph in $photo"
