#!/usr/bin/env bash
# clang-tidy over core, editor and app. A source that passed is skipped until its text, a project header that it includes, or the
# settings change. Reads the record of includes of a finished build.
#
# usage: tools/tidy.sh [BUILD [FOLDERS]]    BUILD is build/release, FOLDERS 'core|editor|app' unless said otherwise
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/common.sh

folder=build/tidy
passed=$folder/passed
tidy=$(versioned_tool clang-tidy)

# tidy.sh --one KEY SOURCE: checks one source and remembers that it passed.
if [ "${1:-}" = --one ]; then
    status=0
    said=$("$tidy" --quiet -p "$folder" "$3" 2>&1) || status=$?
    # How many warnings of system headers it kept to itself is no news.
    said=$(grep -vE '^[0-9]+ warnings?( and [0-9]+ errors?)? generated\.$' <<<"$said" || true)
    [ -z "$said" ] || printf '%s\n' "$said"
    [ $status -ne 0 ] || touch "$passed/$2"
    exit $status
fi

build=${1:-build/release}
folders=${2:-core|editor|app}
mkdir -p "$passed"
# A configuration of its own: clang can't read GCC's precompiled headers.
cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
    -DCAVEGAME_TESTS=OFF -DCAVEGAME_BENCH=OFF -DCAVEGAME_WERROR=OFF >"$folder/configure.log" || { cat "$folder/configure.log"; exit 1; }

# One line a source: its path and the checksums of all that its verdict depends on.
keys() {
    local common
    common=$(cat .clang-tidy tools/tidy.sh | sha256sum | cut -c 1-64)
    cpp_files | xargs -0 sha256sum >"$folder/sums"
    ninja -C "$build" -t deps | awk -v root="$(pwd -P)/" -v up="$(realpath --relative-to="$build" .)/" -v common="$common" '
        FILENAME != "-" { sum[$2] = $1; next }
        /^[^ ]/         { source = ""; next }
        index($1, root) == 1 || index($1, up) == 1 { # a cache may have made it relative
            file = substr($1, length(index($1, root) == 1 ? root : up) + 1)
            if (source == "" && file in sum && file ~ /^(core|editor|app)\/.*\.cpp$/) { source = file; key[source] = common }
            if (source != "") key[source] = key[source] sum[file]
        }
        END { for (file in key) print file, key[file] }' "$folder/sums" - | LC_ALL=C sort
}

stale=()
kept=()
while read -r source material; do
    key=$(printf '%s %s' "$source" "$material" | sha256sum | cut -c 1-64)
    kept+=("$key")
    [ -f "$passed/$key" ] || stale+=("$key" "$source")
done < <(keys | grep -E "^($folders)/")

if [ ${#kept[@]} -eq 0 ]; then
    echo "no sources known; build $build first"
    exit 1
fi
[ $# -ge 2 ] || comm -13 <(printf '%s\n' "${kept[@]}" | LC_ALL=C sort) <(ls "$passed" | LC_ALL=C sort) | sed "s|^|$passed/|" | xargs -r rm -f
echo "${#kept[@]} sources, $((${#stale[@]} / 2)) to look at"
[ ${#stale[@]} -eq 0 ] || printf '%s\n' "${stale[@]}" | xargs -n 2 -P "$(nproc)" "$0" --one
