#!/bin/bash
# SPDX-License-Identifier: MIT
# Installs, runs and removes the Debian packages in a folder, as root in a disposable system: ./check --package runs it in a bare
# Debian. Leaves a screenshot of the window in the folder, window.png.
#
# usage: try_packages.sh FOLDER
set -euo pipefail
folder=$(readlink -f "${1:?usage: try_packages.sh FOLDER}")
packages=(cavegame cavegame-cli cavegame-data cavegame-doc)
mime_world=application/vnd.cavegame.world
mime_card=application/vnd.cavegame.seed-card+json
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=$PATH:/usr/games
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() {
    echo "-- $*"
}

fail() {
    echo "try_packages: $*" >&2
    exit 1
}

# apt COMMAND...: its output is shown only when it fails.
apt() {
    apt-get -y --no-install-recommends "$@" >"$work/apt.log" 2>&1 || {
        tail -n 40 "$work/apt.log" >&2
        fail "apt-get $1 failed"
    }
}

# expect TEXT COMMAND...: the command must succeed, and TEXT, an extended regular expression, must match its whole output.
expect() {
    local pattern=$1 printed
    shift
    printed=$("$@") || fail "'$*' fails"
    [[ $printed =~ ^($pattern)$ ]] || fail "'$*' prints '$printed', not '$pattern'"
    say "$*: $printed"
}

# Installs what the packages and the checks below need before the packages themselves.
install_needs() {
    local depends
    depends=$(for package in "${packages[@]}"; do dpkg-deb -f "$folder/${package}"_*.deb Depends | tr ',' '\n'; done |
        sed 's/^ *//; /^cavegame/d; /^$/d' | sort -u | paste -sd,)
    apt update
    apt satisfy "$depends"
    apt install man-db bash-completion fish zsh shared-mime-info desktop-file-utils hicolor-icon-theme file \
        libglib2.0-bin xvfb xauth xdotool x11-utils openbox imagemagick
    # Nonexistent packages would otherwise be noticed only when recommended ones are installed.
    apt install --simulate --install-recommends "$folder"/*.deb
}

files_of_system() {
    find /usr /etc -xdev | sort
}

try_command_line() {
    expect 'cavegame-cli [0-9.+]+ \([0-9a-f]{12}\)' cavegame-cli --version
    expect '0 -1' cavegame-cli spawn --seed hollow-4
    cavegame-cli --data-dir "$work/data" world create Hollow --seed hollow-4 >"$work/create.log"
    cavegame-cli card write --seed hollow-4 --out "$work/hollow.cavecard"
    cp "$work/hollow.cavecard" "$work/hollow"
    world=$work/data/worlds/Hollow.cave
}

# Whether bash completes the previous words with this one.
offers() {
    local wanted=$1
    shift
    bash -c '. /usr/share/bash-completion/bash_completion
        _completion_loader cavegame-cli || true
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _cavegame_cli
        printf "%s\n" "${COMPREPLY[@]}"' _ "$@" | grep -qx "$wanted" || fail "bash does not complete '$*' with '$wanted'"
    say "bash completes '$*' with '$wanted'"
}

try_completions() {
    export CAVEGAME_DATA_DIR=$work/data
    offers thumbnail cavegame-cli thum
    offers Hollow cavegame-cli world info ''
    offers best_weapon cavegame-cli stats --metric best_w
    fish -c 'complete -C "cavegame-cli world info Hol"' | grep -q '^Hollow' || fail "fish completes no names of worlds"
    # shellcheck disable=SC2016 # zsh expands it
    expect _cavegame-cli zsh -c 'autoload -U compinit && compinit -u -d "$1" && print $_comps[cavegame-cli]' zsh "$work/zcompdump"
    unset CAVEGAME_DATA_DIR
}

try_manual() {
    local page
    for page in '6 cavegame' '1 cavegame-cli' '5 cavegame-world' '5 cavegame-seed-card'; do
        # shellcheck disable=SC2086 # section and name
        man -w $page >/dev/null || fail "there is no manual page $page"
        # shellcheck disable=SC2086
        man $page >"$work/page" 2>"$work/page.errors"
        if [ ! -s "$work/page" ] || [ -s "$work/page.errors" ]; then
            fail "the manual page $page can't be shown"
        fi
        say "man $page: $(wc -l <"$work/page") lines"
    done
}

# A file's type in file managers.
type_of() {
    gio info -a standard::content-type "$1" | sed -n 's/.*standard::content-type: //p'
}

try_file_types() {
    expect "$mime_world" type_of "$world"
    expect "${mime_card/+/[+]}" type_of "$work/hollow.cavecard"
    cp "$world" "$work/world"
    expect "$mime_world" type_of "$work/world" # by its content only
    expect "${mime_card/+/[+]}" type_of "$work/hollow"
    local type
    for type in "$mime_world" "$mime_card"; do
        gio mime "$type" | grep -q 'Default application.*org.cavegame.CaveGame.desktop' || fail "nothing opens $type"
        [ -f "/usr/share/icons/hicolor/scalable/mimetypes/${type/\//-}.svg" ] || fail "there is no icon of $type"
    done
}

# As in a file manager: by the thumbnailer's command line, without a display.
try_thumbnailer() {
    local line file
    line=$(sed -n 's/^Exec=//p' /usr/share/thumbnailers/org.cavegame.CaveGame.thumbnailer)
    for file in "$world" "$work/hollow.cavecard"; do
        : >"$work/thumbnail.png" # file managers create it beforehand
        local words=() word
        for word in $line; do
            case $word in
            %s) words+=(128) ;;
            %i) words+=("$file") ;;
            %o) words+=("$work/thumbnail.png") ;;
            *) words+=("$word") ;;
            esac
        done
        env -u DISPLAY "${words[@]}"
        expect 'PNG image data, [0-9]+ x [0-9]+,.*' file -b "$work/thumbnail.png"
    done
    head -c 3000 "$world" >"$work/cut.cave"
    if cavegame-cli thumbnail "$work/cut.cave" "$work/none.png" 2>/dev/null || [ -e "$work/none.png" ]; then
        fail "a damaged world has a thumbnail"
    fi
}

# Without a display the program opens a world and exits properly; with one the world is played, and a screenshot is taken.
try_window() {
    expect 'cavegame [0-9.+]+ \([0-9a-f]{12}\)' cavegame --version
    LC_ALL=de_DE.UTF-8 cavegame --help | grep -q Weltdatei || fail "the window program speaks no German"
    local pid status=0 opened=
    CAVEGAME_STATE_DIR=$work/state QT_QPA_PLATFORM=offscreen cavegame --data-dir "$work/data" --log-level info "$world" \
        >"$work/window.log" 2>&1 &
    pid=$!
    for _ in $(seq 300); do
        if grep -qs "opened '$world'" "$work/state/cavegame.log"; then
            opened=1
            break
        fi
        sleep 0.1
    done
    kill "$pid"
    wait "$pid" || status=$?
    if [ -z "$opened" ] || [ $status -ne 0 ]; then
        cat "$work/window.log" >&2
        fail "cavegame opens no world off screen; exit code $status"
    fi
    say "cavegame opens a world off screen"
    (cd "$work" && xvfb-run -a -s '-screen 0 1280x800x24' /root/cavegame/tests/smoke/window_smoke.sh /usr/games/cavegame)
    cp "$work/build/window-smoke.png" "$folder/window.png"
    [ "$(identify -format %k "$folder/window.png")" -gt 100 ] || fail "the window is empty"
}

say "installing what the packages need"
install_needs
files_of_system >"$work/before"
say "installing the packages"
apt install "$folder"/*.deb
dpkg-query -W -f '${Package} ${Version} ${Installed-Size} kB\n' "${packages[@]}"
try_command_line
try_completions
try_manual
try_file_types
try_thumbnailer
try_window
say "removing the packages"
apt purge "${packages[@]}"
files_of_system >"$work/after"
diff "$work/before" "$work/after" || fail "the packages leave files behind, or take others with them"
say "nothing is left in /usr and /etc"
