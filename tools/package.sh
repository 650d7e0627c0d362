#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the Debian packages from a release archive of the last commit, into build/package, and checks them with lintian.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

folder=build/package
rm -rf "$folder"
mkdir -p "$folder"
cmake --build build/release --target dist
archive=$(ls build/release/cavegame-*.tar.gz)
version=$(basename "$archive" .tar.gz)
version=${version#cavegame-}
cp "$archive" "$folder/cavegame_$version.orig.tar.gz"
tar -C "$folder" -xzf "$archive"
source="$folder/cavegame-$version"
cp -r "$source/packaging/debian" "$source/debian"
# What a build needs is listed once, in packages.txt, before the packages for tests; a Debian machine has build-essential.
needs=$(sed '/^# tests/,$d; /^#/d; /^$/d; /^build-essential$/d; /^ccache$/d; /^fonts-/d; /^qt6-wayland$/d; /^qt6-translations-l10n$/d; /^libqt6svg6$/d' packaging/packages.txt |
    sed 's/.*/ &,/')
awk -v needs="$needs" '$0 == "@BUILD_DEPENDS@" { print needs; next } { print }' "$source/debian/control.in" >"$source/debian/control"
rm "$source/debian/control.in"
(cd "$source" && dpkg-buildpackage -us -uc -b -d)
lintian --no-tag-display-limit --fail-on error,warning "$folder"/*.changes
ls -l "$folder"/*.deb
