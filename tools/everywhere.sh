#!/usr/bin/env bash
# One result everywhere: builds core and the command line in several ways, asks each build the same questions, and compares the answers
# with those of the first one: the certificate with the hash of every run, games of a random player in each scenario, regions near the
# origin and 10^12 cells away, a search, the stored worlds read and replayed. Each build also writes worlds, which the first one reads, and
# plays games with the first one, as host and as guest.
#
#   tools/everywhere.sh          all builds
#   tools/everywhere.sh NAME...  only these, and the first one
#
# gcc-o2          GCC, as it is released
# gcc-o0          GCC without optimisation
# gcc-o3-native   GCC -O3 -march=native
# clang-o2        Clang
# no-avx2         the first one on an emulated processor without AVX2
# asan            Clang with the address and undefined-behaviour sanitizers
# tsan            GCC with the thread sanitizer
# arm64           cross-compiled for 64-bit ARM, run by qemu
# s390x           cross-compiled for a big-endian machine, run by qemu
#
# Needs the packages of the section "check --everywhere"; the last two also root and 1 GB, for a folder with Debian's libraries.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

all=(gcc-o2 gcc-o0 gcc-o3-native clang-o2 no-avx2 asan tsan arm64 s390x)
case "${1:-}" in
-h | --help)
    sed -n '2,21s/^# \{0,1\}//p' "$0"
    exit 0
    ;;
esac
generators=(caves classic cavern dungeon rooms journey)
names=("$@")
[ ${#names[@]} -gt 0 ] || names=("${all[@]:1}")
for name in "${names[@]}"; do
    [[ " ${all[*]} " == *" $name "* ]] || { echo "everywhere: there is no build '$name'; there are ${all[*]}" >&2; exit 2; }
done
root=$PWD/build/everywhere
mkdir -p "$root"

# configure NAME OPTION...: builds the command line in build/everywhere/NAME.
configure() {
    local name=$1
    shift
    cmake -S . -B "$root/$name" -G Ninja -D CAVEGAME_GUI=OFF -D CAVEGAME_BENCH=OFF -D CAVEGAME_TESTS=OFF -D CMAKE_UNITY_BUILD=ON \
        -D CMAKE_BUILD_TYPE=Release "$@" && cmake --build "$root/$name" --target cavegame-cli cavegame-link-end
}

# libraries ARCHITECTURE TRIPLE: a folder with Debian's libraries for another machine.
libraries() {
    local folder=$root/lib-$1 package
    [ ! -e "$folder/complete" ] || return 0
    rm -rf "$folder"
    local packages=libsqlite3-dev,zlib1g-dev,libpng-dev,libpugixml-dev,libspdlog-dev,libstdc++-12-dev,nlohmann-json3-dev,libcli11-dev
    debootstrap --foreign --variant=minbase --arch="$1" --include="$packages" bookworm "$folder" || return 1
    for package in "$folder"/var/cache/apt/archives/*.deb; do
        dpkg -x "$package" "$folder" || return 1
    done
    # As they are installed: /lib is /usr/lib, and links stay within the folder.
    cp -a "$folder/lib/." "$folder/usr/lib/" && rm -r "$folder/lib" && ln -s usr/lib "$folder/lib" || return 1
    find "$folder/usr" -type l -lname '/*' | while read -r link; do
        ln -sfr "$folder$(readlink "$link")" "$link"
    done
    touch "$folder/complete"
}

# cross ARCHITECTURE PROCESSOR: builds for another machine.
cross() {
    local arch=$1 processor=$2 triple=$2-linux-gnu
    libraries "$arch" && configure "$arch" -D CMAKE_SYSTEM_NAME=Linux -D CMAKE_SYSTEM_PROCESSOR="$processor" \
        -D CMAKE_CXX_COMPILER="$triple-g++" -D CMAKE_SYSROOT="$root/lib-$arch" -D CMAKE_LIBRARY_ARCHITECTURE="$triple" \
        -D CMAKE_FIND_ROOT_PATH_MODE_PROGRAM=NEVER -D CMAKE_FIND_ROOT_PATH_MODE_LIBRARY=ONLY \
        -D CMAKE_FIND_ROOT_PATH_MODE_INCLUDE=ONLY -D CMAKE_FIND_ROOT_PATH_MODE_PACKAGE=ONLY \
        -D CMAKE_CROSSCOMPILING_EMULATOR="qemu-$processor-static;-L;$root/lib-$arch" -D CMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG"
}

build() {
    case "$1" in
    gcc-o2 | no-avx2) configure gcc-o2 -D CMAKE_CXX_COMPILER=g++ -D CMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" ;;
    gcc-o0) configure "$1" -D CMAKE_CXX_COMPILER=g++ -D CMAKE_BUILD_TYPE=Debug -D CMAKE_CXX_FLAGS_DEBUG=-O0 ;;
    gcc-o3-native) configure "$1" -D CMAKE_CXX_COMPILER=g++ -D CMAKE_CXX_FLAGS_RELEASE="-O3 -march=native -DNDEBUG" ;;
    clang-o2) configure "$1" -D CMAKE_CXX_COMPILER=clang++ -D CMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" ;;
    asan) configure "$1" -D CMAKE_CXX_COMPILER=clang++ -D CMAKE_BUILD_TYPE=Debug -D CMAKE_CXX_FLAGS_DEBUG="-O1 -g1" \
        -D CAVEGAME_SANITIZE=address,undefined ;;
    tsan) configure "$1" -D CMAKE_CXX_COMPILER=g++ -D CMAKE_BUILD_TYPE=Debug -D CMAKE_CXX_FLAGS_DEBUG="-O1 -g1" \
        -D CAVEGAME_SANITIZE=thread ;;
    arm64) cross arm64 aarch64 ;;
    s390x) cross s390x s390x ;;
    esac
}

# command_of NAME PROGRAM: a program of a build, as words in "cli".
command_of() {
    case "$1" in
    no-avx2) cli=(qemu-x86_64-static -cpu Westmere "$root/gcc-o2/bin/$2") ;;
    arm64) cli=(qemu-aarch64-static -L "$root/lib-arm64" "$root/arm64/bin/$2") ;;
    s390x) cli=(qemu-s390x-static -L "$root/lib-s390x" "$root/s390x/bin/$2") ;;
    *) cli=("$root/$1/bin/$2") ;;
    esac
}

# What a build answers to the same questions.
answers() {
    local cli generator file hash
    command_of "$1" cavegame-cli
    "${cli[@]}" certificate --details || return 1
    for generator in caves:1 "${generators[@]}"; do
        hash=$("${cli[@]}" replay hash --seed everywhere --generator "$generator" --commands 400) || return 1
        echo "$generator: $hash"
    done
    "${cli[@]}" generate --seed far --region 0 0 --region 1000000000000 -1000000000000 \
        --region -1000000000000 1000000000000 || return 1
    "${cli[@]}" search --where "chests(30) > 2 and monsters(30) < 9" --from 0 --count 2000 --format csv --near 5 || return 1
    for file in tests/data/stored/5/*.cave; do
        describe "$file" || return 1
    done
}

# What a build, whose command line is in "cli", reads in a world's file.
describe() {
    local map=$root/map.json replayed
    replayed=$("${cli[@]}" replay verify "$1") && "${cli[@]}" world verify "$1" >/dev/null || return 1
    echo "$(basename "$1"): $replayed"
    "${cli[@]}" world info --json "$1" | grep -v '"file"'
    "${cli[@]}" world export "$1" --format json --out "$map" --force >/dev/null && sha256sum <"$map"
}

# Writes worlds as files of a build: each stored one as it was at half of its log.
write_worlds() {
    local cli file turn
    command_of "$1" cavegame-cli
    rm -rf "$root/worlds-$1"
    for file in tests/data/stored/5/*.cave; do
        turn=$("${cli[@]}" world info --json "$file" | sed -n 's/^ *"turn": \([0-9]*\).*/\1/p')
        "${cli[@]}" --data-dir "$root/worlds-$1" replay whatif "$file" --turn $((turn / 2)) \
            --keep "$(basename "$file" .cave)" >/dev/null || return 1
    done
}

# What a build READER reads in the worlds that WRITER wrote.
read_worlds() {
    local cli file
    command_of "$1" cavegame-cli
    for file in "$root/worlds-$2/worlds"/*.cave; do
        describe "$file" || return 1
    done
}

# play_together HOST GUEST: games of two builds; prints what the host and what the guest came to in each.
play_together() {
    local cli host guest generator folder=$root/link
    command_of "$1" cavegame-link-end
    host=("${cli[@]}")
    command_of "$2" cavegame-link-end
    guest=("${cli[@]}")
    for generator in "${generators[@]}"; do
        rm -rf "$folder"
        mkdir "$folder"
        mkfifo "$folder/up" "$folder/down"
        timeout 600 "${host[@]}" host "$generator" 400 "$folder" <"$folder/up" >"$folder/down" 2>"$folder/host" &
        timeout 600 "${guest[@]}" guest "$generator" 400 "$folder" >"$folder/up" <"$folder/down" 2>"$folder/guest" || true # compared
        wait $! || true
        echo "$generator: host $(cat "$folder/host"), guest $(cat "$folder/guest")"
        cmp -s "$folder/host" "$folder/guest" && grep -qxE '[0-9]+ [0-9a-f]+' "$folder/host" || return 1
    done
}

failed=()
# compare NAME WHAT FILE: with the same of the first build.
compare() {
    if cmp -s "$root/gcc-o2.$3" "$root/$1.$3"; then
        echo "   $2: the same"
    else
        echo "   $2: DIFFERENT, see diff $root/gcc-o2.$3 $root/$1.$3"
        failed+=("$1: $2")
    fi
}

try() {
    echo "== $1"
    if ! build "$1" >"$root/$1.log" 2>&1; then
        tail -n 20 "$root/$1.log"
        failed+=("$1: build")
        return
    fi
    answers "$1" >"$root/$1.answers" 2>"$root/$1.errors" || failed+=("$1: answers")
    write_worlds "$1" 2>>"$root/$1.errors" || failed+=("$1: worlds aren't written")
    if [ "$1" = gcc-o2 ]; then
        read_worlds gcc-o2 gcc-o2 >"$root/gcc-o2.worlds" || failed+=("gcc-o2: worlds aren't read")
        echo "   $(wc -l <"$root/gcc-o2.answers") lines of answers; certificate $(grep -m 1 -xE '[0-9]+-[0-9A-Z-]+' "$root/gcc-o2.answers")"
        return
    fi
    compare "$1" "answers" answers
    read_worlds "$1" gcc-o2 >"$root/$1.worlds" 2>>"$root/$1.errors" || true # compared below
    compare "$1" "worlds of the first build, read here" worlds
    read_worlds gcc-o2 "$1" >"$root/$1.read" 2>>"$root/$1.errors" || true
    cp "$root/gcc-o2.worlds" "$root/gcc-o2.read"
    compare "$1" "worlds written here, read by the first build" read
    if play_together gcc-o2 "$1" >"$root/$1.games" && play_together "$1" gcc-o2 >>"$root/$1.games"; then
        echo "   games with the first build: the same at both ends"
    else
        tail -n 1 "$root/$1.games"
        failed+=("$1: games with the first build")
    fi
}

for name in gcc-o2 "${names[@]}"; do
    try "$name"
done
if [ ${#failed[@]} -gt 0 ]; then
    printf 'everywhere: %s\n' "${failed[@]}" >&2
    exit 1
fi
echo "everywhere: the same in $((${#names[@]} + 1)) builds"
