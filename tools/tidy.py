#!/usr/bin/env python3
"""clang-tidy over core, editor and app.

Works on the units of a unity build, as parsing the headers takes most of the time; first those that changed most recently. Units that
passed, in any clone, are skipped until they, a project header that they include, their options, the settings or clang-tidy change.
"""

import argparse
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
MOC = FOLDER + "/moc"
CACHE = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
PASSED = os.path.join(CACHE, "cavegame-tidy")
# A unit includes sources on purpose. The analyser follows every path through each function, which takes ten times as long.
SHALLOW = ["--checks=-bugprone-suspicious-include,-clang-analyzer-*"]
DEEP = ["--checks=-bugprone-suspicious-include", "--extra-arg=-Xclang", "--extra-arg=-analyzer-opt-analyze-headers"]


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


def configure():
    """The compile commands of a configuration of its own, with empty files in place of what moc makes of the headers."""
    run("cmake", "-S", ".", "-B", FOLDER, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_COMPILER=clang++",
        "-DCMAKE_UNITY_BUILD=ON", "-DCAVEGAME_TESTS=OFF", "-DCAVEGAME_BENCH=OFF", "-DCAVEGAME_PICTURES=OFF", "-DCAVEGAME_WERROR=OFF")
    os.makedirs(MOC, exist_ok=True)
    for path in run("git", "grep", "--untracked", "-l", "Q_OBJECT", "--", "*.h").split():
        with open(f"{MOC}/moc_{os.path.basename(path)[:-2]}.cpp", "w"):
            pass
    with open(FOLDER + "/compile_commands.json") as file:
        return json.load(file)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def digest(path):
    return hashlib.sha256(read(path)).hexdigest()


INCLUDES = {}


def includes_of(path):
    """The files of the project that a file includes itself."""
    if path not in INCLUDES:
        names = re.findall(rb'^#include "([^"]+)"', read(path), flags=re.M)
        paths = (os.path.relpath(os.path.join(ROOT, os.fsdecode(name)), ROOT) for name in names)
        INCLUDES[path] = [path for path in paths if not path.startswith("..") and os.path.isfile(path)]
    return INCLUDES[path]


def closure(paths):
    """These files and all that they include."""
    known = set(paths)
    waiting = list(paths)
    while waiting:
        for path in includes_of(waiting.pop()):
            if path not in known:
                known.add(path)
                waiting.append(path)
    return known


class Unit:
    """A source, or a file that includes several."""

    def __init__(self, entry, sources, settings):
        self.file = entry["file"]
        self.sources = sources
        self.flags = flags_of(entry)
        material = [settings, *(flag.replace(ROOT, "") for flag in self.flags), *sources]
        material += [digest(path) for path in sorted(closure(sources))]
        self.key = hashlib.sha256("\n".join(material).encode()).hexdigest()

    def passed(self):
        return os.path.exists(f"{PASSED}/{self.key}")

    def changed(self):
        """When one of its sources did, in seconds; those of the work tree after all commits."""
        if run("git", "status", "--porcelain", "--", *self.sources):
            return max(os.path.getmtime(source) for source in self.sources) + time.time()
        return int(run("git", "log", "-1", "--format=%ct", "--", *self.sources) or 0)


def units_of(commands, rooms, settings):
    for entry in commands:
        path = os.path.relpath(entry["file"], ROOT)
        sources = includes_of(path) if "/Unity/" in path else [path]
        if sources and sources[0].split("/")[0] in rooms:
            yield Unit(entry, sources, settings)


def flags_of(entry):
    words = shlex.split(entry["command"])
    words = words[next(i for i, word in enumerate(words) if os.path.basename(word).startswith("clang++")) + 1:]
    flags = []
    skip = False
    for word in words:
        if skip or word in ("-o", "-c"):
            skip = word == "-o" and not skip
        elif word != entry["file"]:
            flags.append(word)
    return flags


def check(tool, options, unit):
    """The output of clang-tidy for a unit; empty if there is none."""
    done = subprocess.run([tool, "--quiet", *options, unit.file, "--", "-I" + MOC, *unit.flags], capture_output=True, text=True)
    # The number of suppressed warnings in system headers is irrelevant.
    counts = r"^\d+ warnings?( and \d+ errors?)? generated\.\n?|^Suppressed \d+ warnings.*\n?|^Use -header-filter.*\n?"
    said = re.sub(counts, "", done.stdout + done.stderr, flags=re.M).strip()
    if done.returncode != 0 and not said:
        said = f"{unit.file}: clang-tidy failed"
    if not said:
        with open(f"{PASSED}/{unit.key}", "w"):
            pass
    return said


def forget_old(folder):
    month = 30 * 24 * 3600
    for entry in os.scandir(folder):
        if entry.stat().st_mtime < time.time() - month:
            os.remove(entry.path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deep", action="store_true", help="run clang's static analyser as well, which takes ten times as long")
    parser.add_argument("rooms", nargs="*", default=["core", "editor", "app"], help="top folders to read (default: all)")
    arguments = parser.parse_args()

    os.chdir(ROOT)
    os.makedirs(PASSED, exist_ok=True)
    tool = shutil.which("clang-tidy-14") or "clang-tidy"
    options = DEEP if arguments.deep else SHALLOW
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
    settings = digest(".clang-tidy") + version + " ".join(options)
    units = list(units_of(configure(), arguments.rooms, settings))
    forget_old(PASSED)
    stale = sorted((unit for unit in units if not unit.passed()), key=Unit.changed, reverse=True)
    print(f"{len(units)} units, {len(stale)} to look at", flush=True)
    failed = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for said in pool.map(lambda unit: check(tool, options, unit), stale):
            if said:
                failed = True
                print(said, flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
