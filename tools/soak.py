#!/usr/bin/env python3
"""Plays long games in saved worlds, and fails if something grows that shouldn't.

    tools/soak.py SECONDS [GAME...]

The seconds are shared evenly over the games, all if none is named: each scenario, Rooms also in real time, and a host with a guest. Test
players play one way after the other; every command is saved; a run that ends is followed by another one. A game ends early after
10,000,000 commands, together after 1,000,000 (CAVEGAME_SOAK_COMMANDS=N: after N).

Twenty times a game, a copy of the world is opened by another process, which must find the state that is played, and memory, file and time
are noted. Over the second half of a game:
- memory may grow by 5 % beyond what the world itself has more of: its changed regions
- a command may take twice as long as in the first half, as bigger worlds are slower
At any time a world's file may have so many bytes for a command and for a changed region. What each game came to is in build/logs/soak.
"""

import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
PROGRAM = os.path.join(ROOT, "build", "release", "bin", "cavegame-soak")
LOGS = os.path.join(ROOT, "build", "logs", "soak")
# Worlds are files; in memory they don't wait for a disk.
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
GAMES = ["journey", "endless-caves", "cavern", "dungeon", "rooms", "rooms-real-time", "together"]

MOST_GROWTH = 1.05 # of memory
KB_A_REGION = 4 # of memory: its changes, their hash, and what was read of it
MOST_SLOWER = 2.0
BYTES_AT_FIRST = 4_000_000 # of a file: the content's texts, and the log that SQLite hasn't merged
BYTES_A_COMMAND = 20
BYTES_A_REGION = 1000

FIELDS = ["commands", "worlds", "seconds", "applying", "memory", "bytes", "logged", "regions", "reopening"]


def problems_of(notes):
    """What grew that shouldn't, a sentence each."""
    problems = []
    for note in notes:
        most = BYTES_AT_FIRST + BYTES_A_COMMAND * note["logged"] + BYTES_A_REGION * note["regions"]
        if note["bytes"] > most:
            problems.append(f"the file has {note['bytes']:.0f} bytes for {note['logged']:.0f} commands and {note['regions']:.0f} regions")
            break
    first, second = halves(notes)
    if not first or not second:
        return problems + ["too short to judge"]
    most = MOST_GROWTH * max(note["memory"] for note in first) + KB_A_REGION * max(0, second[-1]["regions"] - first[-1]["regions"])
    grown = max(note["memory"] for note in second)
    if grown > most:
        problems.append(f"memory grew to {grown / 1024:.0f} MB, more than {most / 1024:.0f} MB")
    if slower(notes) > MOST_SLOWER:
        problems.append(f"a command takes {slower(notes):.1f} times as long in the second half")
    return problems


def halves(notes):
    """Both without the first tenth, in which everything is loaded."""
    end = notes[-1]["commands"] if notes else 0
    later = [note for note in notes if note["commands"] >= end / 10]
    return [note for note in later if note["commands"] <= end / 2], [note for note in later if note["commands"] > end / 2]


def slower(notes):
    first, second = halves(notes)
    if len(first) < 2 or not second:
        return 1.0

    def pace(a, b):
        return (b["applying"] - a["applying"]) / max(1, b["commands"] - a["commands"])

    return pace(first[-1], second[-1]) / max(1e-9, pace(first[0], first[-1]))


def read_note(line):
    return dict(zip(FIELDS, map(float, line.split("\t")[1:])))


def play(game, seconds, commands):
    """Plays a game; returns its notes, and what was wrong."""
    notes = []
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder, open(os.path.join(LOGS, game + ".tsv"), "w") as log, \
            tempfile.TemporaryFile("w+") as errors:
        print("\t".join(FIELDS), file=log)
        command = [PROGRAM, game, str(seconds), str(commands), folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process:
            for line in process.stdout:
                if line.startswith("note\t"):
                    notes.append(read_note(line))
                    print(line.rstrip("\n").partition("\t")[2], file=log, flush=True)
        errors.seek(0)
        error = errors.read().strip()
    if process.returncode != 0:
        return notes, [error or f"the program ended with {process.returncode}"]
    return notes, problems_of(notes)


def row_of(game, notes, problems):
    first, second = halves(notes)
    if not first or not second:
        return f"{game:16} too short"
    last = notes[-1]
    biggest = max(notes, key=lambda note: note["bytes"])
    return (f"{game:16}{last['commands']:12,.0f}{last['worlds']:8,.0f}{last['seconds']:7.0f}"
            f"{1e6 * last['applying'] / max(1, last['commands']):8.1f}{slower(notes):7.2f}"
            f"{first[-1]['memory'] / 1024:7.1f}{second[-1]['memory'] / 1024:7.1f}"
            f"{biggest['bytes'] / 1e6:8.1f}{biggest['logged']:12,.0f}{biggest['regions']:9,.0f}"
            f"{max(note['reopening'] for note in notes):8.1f}  {'; '.join(problems) or 'ok'}")


def main():
    if len(sys.argv) < 2 or not sys.argv[1].isdigit() or int(sys.argv[1]) == 0:
        print(__doc__, file=sys.stderr)
        return 2
    games = sys.argv[2:] or GAMES
    for game in games:
        if game not in GAMES:
            print(f"soak: there is no game '{game}'; there are {', '.join(GAMES)}", file=sys.stderr)
            return 2
    os.makedirs(LOGS, exist_ok=True)
    print(f"{'':16}{'':12}{'':8}{'':7}{'us a':>8}{'2nd':>7}{'memory in MB':>14}{'the largest world: file in MB,':>29}{'slowest':>8}")
    print(f"{'game':16}{'commands':>12}{'worlds':>8}{'s':>7}{'command':>8}{'half':>7}{'half':>7}{'end':>7}"
          f"{'file':>8}{'commands':>12}{'regions':>9}{'open ms':>8}", flush=True)
    failed = []
    for game in games:
        most = int(os.environ.get("CAVEGAME_SOAK_COMMANDS", 1_000_000 if game == "together" else 10_000_000))
        notes, problems = play(game, int(sys.argv[1]) / len(games), most)
        print(row_of(game, notes, problems), flush=True)
        failed += [f"{game}: {problem}" for problem in problems]
    for problem in failed:
        print(f"soak: {problem}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
