#!/usr/bin/env python3
"""clang-tidy over core, editor and app.

Works on the units of a unity build, as parsing the headers takes most of the time; first those that changed most recently. Units that
passed, in any clone, are skipped until they, a project header that they include, their options, the settings or clang-tidy change.
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

import checked

# A unit includes sources on purpose. The analyser follows every path through each function, which takes ten times as long.
SHALLOW = ["--checks=-bugprone-suspicious-include,-clang-analyzer-*"]
DEEP = ["--checks=-bugprone-suspicious-include", "--extra-arg=-Xclang", "--extra-arg=-analyzer-opt-analyze-headers"]


class Unit:
    """A source, or a file that includes several."""

    def __init__(self, entry, sources, settings):
        self.file = entry["file"]
        self.sources = sources
        self.flags = checked.flags_of(entry)
        self.key = checked.key_of([settings, *self.flags], sources)

    def changed(self):
        return checked.changed(self.sources)


def units_of(commands, rooms, settings):
    for entry in commands:
        path = os.path.relpath(entry["file"], checked.ROOT)
        sources = checked.includes_of(path) if "/Unity/" in path else [path]
        if sources and sources[0].split("/")[0] in rooms:
            yield Unit(entry, sources, settings)


def check(tool, options, record, unit):
    """The output of clang-tidy for a unit; empty if there is none."""
    done = subprocess.run([tool, "--quiet", *options, unit.file, "--", *unit.flags], capture_output=True, text=True)
    # The number of suppressed warnings in system headers is irrelevant.
    counts = r"^\d+ warnings?( and \d+ errors?)? generated\.\n?|^Suppressed \d+ warnings.*\n?|^Use -header-filter.*\n?"
    said = re.sub(counts, "", done.stdout + done.stderr, flags=re.M).strip()
    if done.returncode != 0 and not said:
        said = f"{unit.file}: clang-tidy failed"
    if not said:
        record.add(unit.key)
    return said


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deep", action="store_true", help="run clang's static analyser as well, which takes ten times as long")
    parser.add_argument("rooms", nargs="*", default=["core", "editor", "app"], help="top folders to read (default: all)")
    arguments = parser.parse_args()

    os.chdir(checked.ROOT)
    record = checked.Record("cavegame-tidy")
    tool = shutil.which("clang-tidy-14") or "clang-tidy"
    options = DEEP if arguments.deep else SHALLOW
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
    settings = checked.digest(".clang-tidy") + version + " ".join(options)
    units = list(units_of(checked.configure(), arguments.rooms, settings))
    stale = sorted((unit for unit in units if not record.has(unit.key)), key=Unit.changed, reverse=True)
    print(f"{len(units)} units, {len(stale)} to look at", flush=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        sys.exit(checked.report(pool.map(lambda unit: check(tool, options, record, unit), stale)))


if __name__ == "__main__":
    main()
