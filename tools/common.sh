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
# the ones for check --package, with "cluster" those for check --cluster.
package_names() {
    package_section play
    case "${1:-}" in
    all) package_section check ;;
    package) package_section "check --package" ;;
    cluster) package_section "check --cluster" ;;
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
