#!/usr/bin/env python3
"""Compiles files alone: whether each header and source includes what it needs.

Builds join sources into units, in which one sees what another one includes. All files would take a quarter of an hour; so those that
changed most recently come first, and files that passed, in any clone, are skipped until they, or a header of the project that they
include, or their options change.
"""

import argparse
import concurrent.futures
import os
import subprocess
import sys
import time

import checked

ROOMS = ["core", "editor", "app", "tools", "bench", "tests"]


def options_of_sources():
    """The options of each source; those of a unit are those of the sources that it joins."""
    options = {}
    for entry in checked.configure():
        path = os.path.relpath(entry["file"], checked.ROOT)
        flags = [flag for flag in checked.flags_of(entry) if not flag.startswith(("-O", "-g", "-W", "-M")) and not flag.endswith((".o", ".d"))]
        for source in checked.includes_of(path) if "/Unity/" in path else [path]:
            options[source] = flags
    return options


def options_of_files(options):
    """Those of the sources, and for each header those of a source that includes it."""
    of_files = dict(options)
    for source in sorted(path for path in options if os.path.isfile(path)):
        for path in checked.closure([source]):
            of_files.setdefault(path, options[source])
    return of_files


def compile_alone(compiler, record, path, flags, key):
    """What the compiler says of a file; empty if nothing."""
    # A main file may hold #pragma once only when it is included.
    words = ["-include", path, "-x", "c++", "/dev/null"] if path.endswith(".h") else [path]
    done = subprocess.run([compiler, "-fsyntax-only", *flags, *words], capture_output=True, text=True)
    if done.returncode == 0:
        record.add(key)
        return ""
    return f"{path} doesn't compile alone:\n{done.stderr.strip()}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, help="begin no further file after this time (default: all files)")
    parser.add_argument("--count", type=int, help="look at no more than this number of files")
    arguments = parser.parse_args()

    os.chdir(checked.ROOT)
    begin = time.monotonic()
    compiler = "clang++"
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    record = checked.Record("cavegame-alone")
    options = options_of_files(options_of_sources())
    listed = checked.run("git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *ROOMS).split("\n")
    flags = {path: options[path] for path in listed if path in options and path.endswith((".h", ".cpp")) and os.path.isfile(path)}
    keys = {path: checked.key_of([version, *flags[path]], [path]) for path in flags}
    stale = sorted((path for path in keys if not record.has(keys[path])), key=lambda path: checked.changed([path]), reverse=True)
    print(f"{len(keys)} files, {len(stale)} to look at", flush=True)
    skipped = []

    def look(path):
        if arguments.seconds is not None and time.monotonic() - begin > arguments.seconds:
            skipped.append(path)
            return ""
        return compile_alone(compiler, record, path, flags[path], keys[path])

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = checked.report(pool.map(look, stale[:arguments.count]))
    if skipped:
        print(f"time is up; {len(skipped)} files that changed longer ago were left out", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
