# Functions shared by play and check. Source it from the project's root.

# The lines of a section of packaging/packages.txt: "play" for everything before the first heading "# for check ...", otherwise the
# rest of the heading "# for ...".
package_section() {
    awk -v wanted="$1" '
        BEGIN { section = "play" }
        /^# for check/ { section = substr($0, length("# for ") + 1) }
        section == wanted { sub(/#.*/, ""); if (NF) print $1 }' packaging/packages.txt
}

# Package names of packaging/packages.txt: those needed to build and play; with "all" the ones for check as well, with "package"
# the ones for check --package, likewise "cluster" and "everywhere".
package_names() {
    package_section play
    case "${1:-}" in
    all) package_section check ;;
    package) package_section "check --package" ;;
    cluster) package_section "check --cluster" ;;
    everywhere) package_section "check --everywhere" ;;
    esac
}

missing_packages() {
    local name
    for name in $(package_names "$@"); do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || echo "$name"
    done
}

# Installs missing packages. If that isn't wanted or possible, lists them and continues, as they may be available in another way.
install_missing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This is not a Debian system; install what these Debian packages hold if the build asks for it:"
        package_names "$@" | sed 's/^/    /'
        return 0
    fi
    local missing
    read -r -d '' -a missing <<<"$(missing_packages "$@")" || true
    if [ ${#missing[@]} -eq 0 ]; then
        return 0
    fi
    if [ -n "${CAVEGAME_SKIP_INSTALL:-}" ]; then
        echo "CAVEGAME_SKIP_INSTALL is set; these packages are missing: ${missing[*]}"
        return 0
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Installing needs root, and there is no sudo. As root, run: apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    quietly "Updating the list of packages" packages "${as_root[@]}" apt-get update
    quietly "Downloading and installing" packages "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${missing[@]}"
}

# quietly WHAT LOG COMMAND...: prints WHAT, writes the output to build/logs/LOG.log and shows its end only if the command fails.
quietly() {
    local what=$1 log=build/logs/$2.log status=0
    shift 2
    mkdir -p build/logs
    echo "$what ..."
    "$@" >"$log" 2>&1 || status=$?
    if [ $status -ne 0 ]; then
        tail -n 60 "$log" >&2
        echo "$what: failed (exit code $status); the whole output is in $log" >&2
    fi
    return $status
}

# with_progress WHAT LOG COMMAND...: like quietly for a build by ninja, and shows how many of its steps are done.
with_progress() {
    local what=$1 log=build/logs/$2.log status=0
    shift 2
    mkdir -p build/logs
    echo "$what ..."
    "$@" 2>&1 | tee "$log" | show_progress || status=$?
    if [ $status -ne 0 ]; then
        grep -v '^\[[0-9]*/[0-9]*\] ' "$log" | tail -n 60 >&2
        echo "$what: failed (exit code $status); the whole output is in $log" >&2
    fi
    return $status
}

# The steps done, of ninja's output: on a terminal in one line that is kept up to date, otherwise in a line for each tenth.
show_progress() {
    local line tenth=0
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        if [ -t 1 ]; then
            printf '\r   %d of %d ' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
        elif [ $((10 * BASH_REMATCH[1] / BASH_REMATCH[2])) -gt $tenth ]; then
            tenth=$((10 * BASH_REMATCH[1] / BASH_REMATCH[2]))
            echo "   ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}"
        fi
    done
    [ ! -t 1 ] || printf '\r\033[K'
}

# The project's C++ files, zero-terminated, without deleted ones.
cpp_files() {
    if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git ls-files -z --cached --others --exclude-standard -- '*.h' '*.cpp'
    else
        find app bench core editor tests -name '*.h' -print0 -o -name '*.cpp' -print0
    fi | while IFS= read -r -d '' file; do
        [ ! -f "$file" ] || printf '%s\0' "$file"
    done
}

# versioned_tool NAME: version 14 of the tool if it has its own name, otherwise the default one.
versioned_tool() {
    if command -v "$1-14" >/dev/null; then
        echo "$1-14"
    else
        echo "$1"
    fi
}
