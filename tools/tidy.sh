#!/usr/bin/env bash
# clang-tidy over core, editor and app, over sources that are compiled together at once, as reading headers takes it longest. What
# passed is skipped until a source, a project header that it includes, or the settings change. Reads the record of includes of a
# finished build.
#
# usage: tools/tidy.sh [--deep] [BUILD [FOLDERS]]    BUILD is build/release, FOLDERS 'core|editor|app' unless said otherwise
#   --deep   follow each path through each function, too (clang's static analyser), which takes ten times as long
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/common.sh

folder=build/tidy
passed=$folder/passed
tidy=$(versioned_tool clang-tidy)
# The one file that includes sources is made by CMake.
shallow=(--checks=-bugprone-suspicious-include,-clang-analyzer-*)
deep=(--checks=-bugprone-suspicious-include --extra-arg=-Xclang --extra-arg=-analyzer-opt-analyze-headers)

# tidy.sh --one DEPTH KEY SOURCE: checks one source and remembers that it passed.
if [ "${1:-}" = --one ]; then
    status=0
    [ "$2" = deep ] && options=("${deep[@]}") || options=("${shallow[@]}")
    said=$("$tidy" --quiet -p "$folder" "${options[@]}" "$4" 2>&1) || status=$?
    # How many warnings of system headers it kept to itself is no news.
    said=$(grep -vE '^[0-9]+ warnings?( and [0-9]+ errors?)? generated\.$' <<<"$said" || true)
    [ -z "$said" ] || printf '%s\n' "$said"
    [ $status -ne 0 ] || touch "$passed/$3"
    exit $status
fi

depth=shallow
if [ "${1:-}" = --deep ]; then
    depth=deep
    shift
fi
build=${1:-build/release}
folders=${2:-core|editor|app}
mkdir -p "$passed"
# A configuration of its own: clang can't read GCC's precompiled headers.
cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
    -DCAVEGAME_TESTS=OFF -DCAVEGAME_BENCH=OFF -DCAVEGAME_WERROR=OFF -DCAVEGAME_UNITY=ON >"$folder/configure.log" ||
    { cat "$folder/configure.log"; exit 1; }

# One line a source, or some that are compiled together: the path, and the checksums of all that its verdict depends on.
keys() {
    local common
    common=$(cat .clang-tidy tools/tidy.sh | sha256sum | cut -c 1-64)
    cpp_files | xargs -0 sha256sum >"$folder/sums"
    ninja -C "$build" -t deps | awk -v root="$(pwd -P)/" -v up="$(realpath --relative-to="$build" .)/" -v common="$common-$depth" \
        -v folder="$folder/" '
        FILENAME != "-" { sum[$2] = $1; next }
        /^(core|editor|app)\/.*\.dir\/.*\.(cpp|cxx)\.o:/ {
            source = substr($1, 1, length($1) - 3)
            if (source ~ /\/Unity\//) source = folder source
            else sub(/CMakeFiles\/[^\/]*\.dir\//, "", source)
            key[source] = common
            next
        }
        /^[^ ]/ { source = ""; next }
        source != "" && (index($1, root) == 1 || index($1, up) == 1) { # a cache may have made it relative
            file = substr($1, length(index($1, root) == 1 ? root : up) + 1)
            if (file in sum) key[source] = key[source] sum[file]
        }
        END { for (source in key) if (source in sum || source ~ /\/Unity\//) print source, key[source] }' "$folder/sums" - | LC_ALL=C sort
}

stale=()
kept=()
while read -r source material; do
    key=$(printf '%s %s' "$source" "$material" | sha256sum | cut -c 1-64)
    kept+=("$key")
    [ -f "$passed/$key" ] || stale+=("$depth" "$key" "$source")
done < <(keys | grep -E "^($folder/)?($folders)/")

if [ ${#kept[@]} -eq 0 ]; then
    echo "no sources known; build $build first"
    exit 1
fi
find "$passed" -type f -mtime +30 -delete
echo "${#kept[@]} lots of sources, $((${#stale[@]} / 3)) to look at"
[ ${#stale[@]} -eq 0 ] || printf '%s\n' "${stale[@]}" | xargs -n 3 -P "$(nproc)" "$0" --one
