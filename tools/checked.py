"""What the checkers that read sources with clang have in common: compile commands, and a record of what passed, in any clone."""

import functools
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
FOLDER = "build/tidy"
MOC = FOLDER + "/moc" # and of uic
CACHE = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


def configure():
    """The compile commands of a configuration of its own, with the headers of the forms, and empty files in place of what moc makes."""
    run("cmake", "-S", ".", "-B", FOLDER, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_COMPILER=clang++",
        "-DCMAKE_UNITY_BUILD=ON", "-DCAVEGAME_WERROR=OFF", "-DCAVEGAME_TESTS=ON")
    os.makedirs(MOC, exist_ok=True)
    for path in run("git", "grep", "--untracked", "-l", "Q_OBJECT", "--", "*.h", "*.cpp").split():
        name = os.path.basename(path)
        with open(f"{MOC}/moc_{name[:-2]}.cpp" if name.endswith(".h") else f"{MOC}/{name[:-4]}.moc", "w"):
            pass
    with open(FOLDER + "/CMakeCache.txt") as file:
        uic = re.search(r"^CAVEGAME_UIC:INTERNAL=(.*)$", file.read(), flags=re.M).group(1)
    for path in run("git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.ui").split():
        run(uic, "--no-autoconnection", "-o", f"{MOC}/ui_{os.path.basename(path)[:-3]}.h", path)
    with open(FOLDER + "/compile_commands.json") as file:
        return json.load(file)


def read(path):
    with open(path, "rb") as file:
        return file.read()


@functools.cache
def digest(path):
    return hashlib.sha256(read(path)).hexdigest()


@functools.cache
def includes_of(path):
    """The files of the project that a file includes itself."""
    text = read(path)
    names = [os.fsdecode(name) for name in re.findall(rb'^#include "([^"]+)"|<header>([^<]+)</header>', text, flags=re.M) for name in name if name]
    names = [re.sub(r"^ui_(\w+)\.h$", rf"{os.path.dirname(path)}/\1.ui", name) for name in names]
    paths = [os.path.relpath(os.path.join(ROOT, name), ROOT) for name in names]
    return [path for path in paths if not path.startswith("..") and os.path.isfile(path)]


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


def flags_of(entry):
    """The options of a compile command."""
    words = shlex.split(entry["command"])
    words = words[next(i for i, word in enumerate(words) if os.path.basename(word).startswith("clang++")) + 1:]
    flags = []
    skip = False
    for word in words:
        if skip or word in ("-o", "-c"):
            skip = word == "-o" and not skip
        elif word != entry["file"]:
            flags.append(word)
    return ["-I" + MOC, *flags]


class Record:
    """What passed, as empty files in a folder of the cache; forgotten after a month."""

    def __init__(self, name):
        self.folder = os.path.join(CACHE, name)
        os.makedirs(self.folder, exist_ok=True)
        month = 30 * 24 * 3600
        for entry in os.scandir(self.folder):
            if entry.stat().st_mtime < time.time() - month:
                os.remove(entry.path)

    def has(self, key):
        return os.path.exists(f"{self.folder}/{key}")

    def add(self, key):
        with open(f"{self.folder}/{key}", "w"):
            pass


def key_of(words, paths):
    """Of a check with these words that depends on these files and all that they include."""
    material = [*(word.replace(ROOT, "") for word in words), *paths, *(digest(path) for path in sorted(closure(paths)))]
    return hashlib.sha256("\n".join(material).encode()).hexdigest()


CHANGES = {}


def changed(paths):
    """When the last of these files changed, in seconds; those of the work tree after all commits."""
    if not CHANGES:
        for line in run("git", "log", "--format=:%ct", "--name-only").split("\n"):
            if line.startswith(":"):
                at = int(line[1:])
            elif line:
                CHANGES.setdefault(line, at)
        for path in run("git", "ls-files", "--modified", "--others", "--exclude-standard").split("\n"):
            if os.path.isfile(path):
                CHANGES[path] = os.path.getmtime(path) + time.time()
    return max(CHANGES.get(path, 0) for path in paths)


def report(said):
    """Prints what was found as it comes; returns the exit code."""
    failed = False
    for text in said:
        if text:
            failed = True
            print(text, flush=True)
    return 1 if failed else 0
