#!/usr/bin/env python3
"""Finds sources that use a type, constant or function of the project without including its header, directly or by another header;
and those that use a class of Qt without its header.

Builds join sources into units, in which one source sees what another one includes. A compiler has to read each source alone, which
takes minutes (tools/alone.py); this reads them as text, in seconds, and relies on the layout that clang-format gives them: what a
header declares for others begins in the first column. Names that several headers declare aren't looked at.
"""

import collections
import glob
import os
import re
import subprocess
import sys

ROOMS = ("core", "editor", "app", "tools", "bench", "tests")
NOISE = re.compile(r"//[^\n]*|/\*.*?\*/|R\"\((?:.*?)\)\"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+'", re.S)
WORD = re.compile(r"(?<![\w.])(?<!->)(?<!::)[A-Za-z_]\w*|(?<=cave::)[A-Za-z_]\w*")
TYPE = re.compile(r"^(?:struct|class|enum class|enum) (?:\[\[nodiscard\]\] )?(\w+)(?: final)?(?: :[^:;]*)? ?\{?$|^using (\w+) =", re.M)
CONSTANT = re.compile(r"^(?:inline )?constexpr [^=({\n]*?\b(k[A-Z]\w*)", re.M)
FUNCTION = re.compile(r"^(?:\[\[nodiscard\]\] )?(?:inline |constexpr )*(?:[\w:]+(?:<[^\n()]*>)?[ *&]+)+(\w+)\(", re.M)
KEYWORDS = {"return", "else", "throw", "co_return", "new", "not", "and", "or", "goto", "delete", "typename", "const"}


def files():
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *ROOMS],
                            capture_output=True, text=True, check=True).stdout.split("\n")
    return [path for path in listed if path.endswith((".h", ".cpp")) and os.path.isfile(path) and "/fixture/" not in path]


class File:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        included = re.findall(r'^#include "([^"]+)"', text, flags=re.M)
        self.includes = [name for name in included if os.path.isfile(name)]
        self.systems = set(re.findall(r"^#include <([\w.]+)>", text, flags=re.M))
        for form in re.findall(r"^ui_(\w+)\.h$", "\n".join(included), flags=re.M): # uic makes it of the form beside the file
            with open(f"{os.path.dirname(path)}/{form}.ui", encoding="utf-8") as file:
                text_of_form = file.read()
                self.includes += re.findall(r"<header>([^<]+)</header>", text_of_form)
                self.systems |= set(re.findall(r'<widget class="(\w+)"', text_of_form))
        self.code = NOISE.sub('""', re.sub(r"^#include.*|Q_DECLARE_TR_FUNCTIONS\(.*", "", text, flags=re.M))
        self.words = set(re.findall(r"\w+", self.code))

    def exported(self):
        """Names, and whether they are functions."""
        types = (name for pair in TYPE.findall(self.code) for name in pair if name)
        names = {name: False for name in (*types, *CONSTANT.findall(self.code))}
        return {**{name: True for name in FUNCTION.findall(self.code)}, **names}

    def declares(self, name):
        """Whether it looks like that: after a word, the end of a type or a colon, or in a structured binding."""
        before = re.findall(rf"(\w+|[>*&\]:])\s*[*&]*\s*\b{name}\b", self.code)
        return any(word not in KEYWORDS for word in before) or re.search(rf"\[[^\]\n]*\b{name}\b[^\]\n]*\]", self.code)

    def calls(self, name):
        return re.search(rf"\b{name}\s*\(", self.code)


class Qt:
    """The headers of Qt, as far as their text shows which ones each of them includes."""

    def __init__(self):
        self.paths = {}
        for folder in glob.glob("/usr/include/*/qt6/Qt*"):
            self.paths.update({name: os.path.join(folder, name) for name in os.listdir(folder)})
        self.paths["qcustomplot.h"] = "/usr/include/qcustomplot.h" # part of what its users rely on
        self.classes = {name for name in self.paths if re.fullmatch(r"Q[A-Z]\w+", name) and not name.startswith("Qt")}
        self.reached = {}

    def includes_of(self, name):
        with open(self.paths[name], encoding="utf-8") as file:
            return {os.path.basename(include) for include in re.findall(r'^#\s*include [<"]([^>"]+)[>"]', file.read(), flags=re.M)}

    def closure(self, name):
        if name not in self.reached:
            seen = {name}
            waiting = [name]
            while waiting:
                for include in self.includes_of(waiting.pop()) - seen:
                    if include in self.paths and os.path.isfile(self.paths[include]):
                        seen.add(include)
                        waiting.append(include)
            self.reached[name] = seen
        return self.reached[name]

    def missing(self, path, known):
        """Classes that a file makes, or whose members it names, while no header of theirs is included."""
        included = set().union(*(known[other].systems for other in {path, *closure(path, known)}))
        headers = set().union(*(self.closure(name) for name in included if name in self.paths))
        code = known[path].code
        used = set(re.findall(r"\b(Q[A-Z]\w+)(?:::|\(| \w+[;({])", code)) & self.classes
        return sorted(name for name in used if not headers & ({name} | self.includes_of(name)))


def closure(path, known):
    seen = set()
    waiting = [path]
    while waiting:
        for include in known[waiting.pop()].includes:
            if include not in seen and include in known:
                seen.add(include)
                waiting.append(include)
    return seen


def missing(path, known, home):
    """The headers that a file should include, with a name from each."""
    file = known[path]
    headers = closure(path, known)
    found = {}
    for name in set(WORD.findall(file.code)) & home.keys():
        header, function = home[name]
        if header in headers or any(name in known[other].words for other in headers):
            continue
        if header.startswith("tests/") and not path.startswith("tests/"):
            continue
        if not file.declares(name) and (not function or file.calls(name)):
            found.setdefault(header, name)
    return found


def main():
    os.chdir(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    known = {path: File(path) for path in files()}
    homes = collections.defaultdict(set)
    for path, file in known.items():
        if path.endswith(".h"):
            for name, function in file.exported().items():
                homes[name].add((path, function))
    home = {name: places.pop() for name, places in homes.items() if len(places) == 1 and len(name) > 3}
    qt = Qt()
    wrong = False
    for path in sorted(path for path in known if path.endswith(".cpp")):
        for header, name in sorted(missing(path, known, home).items()):
            wrong = True
            print(f"{path}: uses {name} without including {header}")
        for name in qt.missing(path, known):
            wrong = True
            print(f"{path}: uses {name} without including <{name}>")
    print(f"{len(known)} files, {len(home)} names of {len({header for header, _ in home.values()})} headers")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
