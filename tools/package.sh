#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the Debian source and binary packages from a release archive of the last commit, into build/package, and checks them with
# lintian. Uses the last commit, not the work tree.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. tools/common.sh

folder=build/package
source=$folder/source # independent of the version, so that ccache finds the files

# The build dependencies for debian/control: everything in packages.txt before the packages for check, except what Debian's build
# machines already have, and what is needed only to run or to build faster.
build_depends() {
    sed '/^# for check/,$d; s/#.*//; /^$/d' packaging/packages.txt |
        grep -vxE 'build-essential|ccache|fonts-.*|qt6-wayland|qt6-translations-l10n|libqt6svg6' |
        sed 's/.*/ &,/'
}

# Commands in the functions below are chained: "set -e" has no effect in a function whose status is tested.

unpack() {
    local archive=$1 version
    version=$(basename "$archive" .tar.gz) && version=${version#cavegame-} &&
        rm -rf "$folder" && mkdir -p "$source" && cp "$archive" "$folder/cavegame_$version.orig.tar.gz" &&
        tar -C "$source" -xzf "$archive" --strip-components=1 && cp -r "$source/packaging/debian" "$source/debian" &&
        awk -v needs="$(build_depends)" '$0 == "@BUILD_DEPENDS@" { print needs; next } { print }' \
            "$source/debian/control.in" >"$source/debian/control" && rm "$source/debian/control.in" &&
        note_version "$version" "$source/debian/changelog"
}

# A version between two releases has no entry in the changelog. Our packages sort before those of a distribution, whose revisions
# begin with -1.
note_version() {
    local version=$1 changelog=$2
    [ "$(dpkg-parsechangelog -l "$changelog" -S Version)" != "$version-0upstream1" ] || return 0
    {
        printf 'cavegame (%s-0upstream1) unstable; urgency=medium\n\n  * Between two releases.\n\n' "$version" &&
            printf ' -- %s  %s\n\n' "$(dpkg-parsechangelog -l "$changelog" -S Maintainer)" "$(git log -1 --format=%cD)" &&
            cat "$changelog"
    } >"$changelog.new" && mv "$changelog.new" "$changelog"
}

# Without debugging symbols, which are stripped from the packages anyway and double the compile time. A package build has a different
# home folder, and with it a different ccache cache.
build() (
    cd "$source" && CCACHE_DIR=$(ccache --get-config cache_dir) DEB_CFLAGS_STRIP=-g DEB_CXXFLAGS_STRIP=-g \
        DEB_BUILD_OPTIONS="parallel=$(nproc) noautodbgsym" dpkg-buildpackage -us -uc
)

[ -f build/release/build.ninja ] || quietly "Configuring" package-configure cmake --preset release
rm -f build/release/cavegame-*.tar.gz
quietly "Writing the release archive" package-archive cmake --build build/release --target dist
quietly "Unpacking it" package-unpack unpack build/release/cavegame-*.tar.gz
quietly "Building the packages (the first time takes a quarter of an hour)" package-build build
cd "$folder"
echo "Checking them with lintian ..."
lintian --allow-root --tag-display-limit 0 --fail-on error,warning ./*.changes
ls -l ./*.deb
