#!/usr/bin/env python3
"""clang-tidy over core, editor and app.

Sources of a folder are checked together, ten at a time, as parsing the headers takes most of the time. Sources that passed, in any
clone, are skipped until they, a project header that they include, their options, the settings or clang-tidy change. Needs a completed
build for its record of includes.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
FOLDER = "build/tidy"
PASSED = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "cavegame-tidy")
LOT_SIZE = 10
# A lot includes sources on purpose. The analyser follows every path through each function, which takes ten times as long.
SHALLOW = ["--checks=-bugprone-suspicious-include,-clang-analyzer-*"]
DEEP = ["--checks=-bugprone-suspicious-include", "--extra-arg=-Xclang", "--extra-arg=-analyzer-opt-analyze-headers"]


def configure():
    """A separate configuration without precompiled headers, which would hide missing includes."""
    done = subprocess.run(["cmake", "-S", ".", "-B", FOLDER, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_COMPILER=clang++",
                           "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON", "-DCAVEGAME_TESTS=OFF", "-DCAVEGAME_BENCH=OFF",
                           "-DCAVEGAME_WERROR=OFF"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    with open(FOLDER + "/compile_commands.json") as file:
        return {os.path.relpath(entry["file"], ROOT): entry for entry in json.load(file)}


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def includes_of(build):
    """For each source of a build: the project's files that it includes, and itself."""
    record = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    includes = {}
    source = None
    for line in record.splitlines():
        start = re.match(r"(.*?)CMakeFiles/[^/]*\.dir/(.*\.cpp)\.o: ", line)
        if start:
            source = start[1] + start[2]
            includes[source] = set()
        elif line.startswith(" ") and source:
            path = os.path.relpath(os.path.join(build, line.strip()), ROOT)
            if not path.startswith(("..", "build/")):
                includes[source].add(path)
        else:
            source = None
    return includes


class Lot:
    def __init__(self, name, sources, command, key):
        self.name = name
        self.sources = sources
        self.command = command
        self.key = key

    def files(self):
        """A file that includes all sources; then each of them, in case they don't compile together."""
        path = f"{FOLDER}/lots/{self.name}.cpp"
        with open(path, "w") as file:
            file.writelines(f'#include "{source}"\n' for source in self.sources)
        yield [path]
        if len(self.sources) > 1:
            yield self.sources


def lots_of(commands, includes, rooms, settings):
    folders = collections.defaultdict(list)
    for source in sorted(commands):
        if source.split("/")[0] in rooms and source in includes:
            folders[os.path.dirname(source)].append(source)
    sums = {path: digest(path) for path in set().union(*includes.values()) if os.path.exists(path)}
    for folder, sources in sorted(folders.items()):
        # Flags differ between the targets of a folder, and for wide vector units.
        kinds = collections.defaultdict(list)
        for source in sources:
            kinds[tuple(flags_of(commands[source]))].append(source)
        number = 0
        for flags, kind in kinds.items():
            for first in range(0, len(kind), LOT_SIZE):
                lot = kind[first:first + LOT_SIZE]
                contents = (sums.get(path, "") for source in lot for path in sorted(includes[source]))
                material = [settings, *(flag.replace(ROOT, "") for flag in flags), *lot, *contents]
                key = hashlib.sha256("\n".join(material).encode()).hexdigest()
                yield Lot(f"{folder.replace('/', '_')}_{number}", lot, flags, key)
                number += 1


def flags_of(command):
    words = shlex.split(command["command"])
    words = words[next(i for i, word in enumerate(words) if os.path.basename(word).startswith("clang++")) + 1:]
    flags = []
    skip = False
    for word in words:
        if skip or word in ("-o", "-c"):
            skip = word == "-o" and not skip
        elif not word.endswith(".cpp"):
            flags.append(word)
    return flags


def check(tool, options, lot):
    """The output of clang-tidy for a lot; empty if there is none."""
    said = ""
    for files in lot.files():
        done = subprocess.run([tool, "--quiet", *options, *files, "--", *lot.command], capture_output=True, text=True)
        # The number of suppressed warnings in system headers is irrelevant.
        counts = r"^\d+ warnings?( and \d+ errors?)? generated\.\n?|^Suppressed \d+ warnings.*\n?|^Use -header-filter.*\n?"
        said = re.sub(counts, "", done.stdout + done.stderr, flags=re.M).strip()
        if done.returncode == 0 and not said:
            break
        said = said or f"{lot.name}: clang-tidy failed"
        # Private names in two of the sources clash only when included together.
        if "clang-diagnostic-error" not in said:
            break
    if not said:
        with open(f"{PASSED}/{lot.key}", "w"):
            pass
    return said


def forget_old():
    month = 30 * 24 * 3600
    for entry in os.scandir(PASSED):
        if entry.stat().st_mtime < time.time() - month:
            os.remove(entry.path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deep", action="store_true", help="run clang's static analyser as well, which takes ten times as long")
    parser.add_argument("build", nargs="?", default="build/release", help="the finished build (default: %(default)s)")
    parser.add_argument("rooms", nargs="*", default=["core", "editor", "app"], help="top folders to read (default: all)")
    arguments = parser.parse_args()

    os.chdir(ROOT)
    for folder in (PASSED, FOLDER + "/lots"):
        os.makedirs(folder, exist_ok=True)
    tool = shutil.which("clang-tidy-14") or "clang-tidy"
    options = DEEP if arguments.deep else SHALLOW
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
    settings = digest(".clang-tidy") + version + " ".join(options)
    lots = list(lots_of(configure(), includes_of(arguments.build), arguments.rooms, settings))
    if not lots:
        sys.exit(f"tidy: no sources known; build {arguments.build} first")
    forget_old()
    stale = [lot for lot in lots if not os.path.exists(f"{PASSED}/{lot.key}")]
    print(f"{len(lots)} lots of sources, {len(stale)} to look at", flush=True)
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for said in pool.map(lambda lot: check(tool, options, lot), stale):
            if said:
                failed = True
                print(said, flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
