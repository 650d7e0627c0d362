#!/usr/bin/env python3
"""Kills the program at random moments, and fails if anything is lost that was reported as saved.

    tools/kills.py COUNT [KIND...]

COUNT kills are shared evenly over the kinds, all if none is named: play of each scenario, editors of worlds, level files and decision
trees, the window (off screen, by keys), the command line, a host, and a guest. What is killed (tools/kills) reports each thing that it has
saved, with a hash of the state; whatever opens it after the kill must find that state or a later one, and nothing damaged. What the command
line was doing must be done whole, or not at all, and can be done again. CAVEGAME_KILLS_SEED=N repeats the moments, as far as programs do.
"""

import itertools
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
BIN = os.path.join(ROOT, "build", "release", "bin")
VICTIM = os.path.join(BIN, "cavegame-victim")
CLI = os.path.join(BIN, "cavegame-cli")
# Worlds are files; in memory they don't wait for a disk.
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
PORT = 47_391
PATIENCE = 60 # seconds for what should take a moment


class Lost(Exception):
    """What was saved isn't there, or something is damaged."""


class Program:
    """One that runs, with what it writes in files."""

    begun = []

    def __init__(self, *command):
        self.command = command
        self.out, self.err = tempfile.TemporaryFile("w+"), tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(command, stdout=self.out, stderr=self.err, text=True)
        Program.begun.append(self.process)

    @staticmethod
    def end_all():
        """Also those of a kill that failed, as they hold a port and files."""
        for process in Program.begun:
            if process.poll() is None:
                process.kill()
                process.wait()
        Program.begun.clear()

    @staticmethod
    def read(file):
        file.seek(0)
        return file.read()

    def waits_for(self, text, file):
        """False if it ends before it has written that."""
        end = time.monotonic() + PATIENCE
        while text not in os.pread(file.fileno(), 100_000, 0).decode():
            if self.process.poll() is not None:
                return False
            if time.monotonic() > end:
                raise Lost(f"{self}: it writes nothing")
            time.sleep(0.002)
        return True

    def ended(self):
        return self.process.poll() is not None

    def end(self, number=signal.SIGKILL):
        """Ends it by a signal; returns what it wrote, without a line that was cut. Without a signal it ends well."""
        self.process.send_signal(number)
        self.process.wait(PATIENCE)
        if self.process.returncode not in (0, -signal.SIGKILL):
            raise Lost(f"{self} ended with {self.process.returncode}: {self.read(self.err).strip()}")
        out = self.read(self.out)
        return out[:out.rfind("\n") + 1]

    def __str__(self):
        return " ".join(map(str, self.command))


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if done.returncode != 0:
        raise Lost(f"{' '.join(command)}: {(done.stderr or done.stdout).strip()}")
    return done.stdout


def reports(text):
    return [tuple(map(int, line.split())) for line in text.splitlines()]


class Kind:
    """One sort of thing to kill; `longest`: seconds within which it is killed."""

    def __init__(self, name, longest):
        self.name, self.longest = name, longest
        self.kills = self.things = self.exactly = self.at_start = 0

    def sleep(self, program=None):
        """Until a random moment of its start, or after its first line."""
        if program and random.random() < 0.7:
            program.waits_for("\n", program.out)
        time.sleep(random.random() * self.longest)

    def judge(self, last, found):
        """A later state than that reported last is one that was saved and not reported yet."""
        if last is None:
            self.at_start += 1
            return
        if found[0] < last[0]:
            raise Lost(f"{last[0]} was reported as saved, but {found[0]} is there")
        if found[0] == last[0]:
            self.exactly += 1
            if found[1] != last[1]:
                raise Lost(f"the state at {last[0]} is not the one that was reported")


class Reporting(Kind):
    """A victim that goes on with what the one before left in its folder; the first that it reports is what it found."""

    def __init__(self, name, longest):
        super().__init__(name, longest)
        self.folder, self.last, self.saved = None, None, None

    def kill(self, scratch, number):
        if self.folder is None:
            self.folder, self.saved = os.path.join(scratch, f"{self.name}-{number}"), None
            os.makedirs(self.folder)
        victim = Program(VICTIM, self.name, self.folder, str(number))
        self.sleep(victim)
        ended = victim.ended()
        lines = reports(victim.end())
        if lines and self.saved:
            self.judge(self.saved, lines[0])
        elif not lines:
            self.at_start += 1
        for before, after in itertools.pairwise(lines):
            if after[0] < before[0]:
                raise Lost(f"{self.name}: {after[0]} after {before[0]}")
        self.saved = lines[-1] if lines else self.saved
        self.things += max(0, len(lines) - 1)
        self.look()
        if ended or (self.saved and self.saved[0] > 20_000):
            self.folder = None # its run is over

    def look(self):
        world = os.path.join(self.folder, "world.cave")
        if os.path.exists(world):
            run(CLI, "world", "verify", world)


class Window(Reporting):
    def look(self):
        world = os.path.join(self.folder, "worlds", "world.cave")
        if os.path.exists(world):
            run(CLI, "world", "verify", world)
        run(CLI, "--data-dir", self.folder, "data", "check")


class CommandLine(Kind):
    """Worlds that are made and copied, cards, maps, and a search that is resumed until it is complete."""

    def __init__(self):
        super().__init__("command-line", 0.12)
        self.folder = None

    def begin(self, scratch):
        self.folder = tempfile.mkdtemp(dir=scratch)
        self.source = self.made("source")
        run(VICTIM, "show", self.source)
        self.search = ["search", "--where", "chests(20) >= 2", "--from", "1", "--count", "60000", "--threads", "1"]
        run(CLI, *self.search, "--out", self.path("expected.ndjson"))

    def path(self, name):
        return os.path.join(self.folder, name)

    def made(self, name):
        return run(CLI, "--data-dir", self.folder, "world", "create", name, "--seed", name).strip()

    def kill(self, scratch, number):
        if self.folder is None:
            self.begin(scratch)
        [self.kill_create, self.kill_copy, self.kill_card, self.kill_map, self.kill_search][number % 5](number)
        run(CLI, "--data-dir", self.folder, "world", "list")

    def killed(self, *arguments):
        """What it wrote, if it came to its end."""
        victim = Program(CLI, *arguments)
        self.sleep()
        out = victim.end()
        self.things += victim.process.returncode == 0
        return out if victim.process.returncode == 0 else None

    def kill_create(self, number):
        out = self.killed("--data-dir", self.folder, "world", "create", f"made {number}", "--seed", str(number))
        if out is not None:
            run(CLI, "world", "verify", out.strip())
        run(CLI, "world", "verify", self.made(f"made {number} again"))
        self.check_worlds()

    def kill_copy(self, number):
        target = self.path(f"copy-{number}.cave")
        out = self.killed("world", "copy", self.source, target)
        if out is not None or os.path.exists(target):
            run(CLI, "world", "verify", target)
        else:
            run(CLI, "world", "copy", self.source, target)
        os.remove(target)

    def kill_card(self, number):
        self.kill_file(self.path(f"card-{number}.cavecard"), ["card", "write", "--seed", str(number)],
                       lambda card: run(CLI, "card", "check", card))

    def kill_map(self, number):
        def check(picture):
            with open(picture, "rb") as file:
                if not file.read().endswith(b"IEND\xaeB`\x82"):
                    raise Lost(f"{picture} is not a whole picture")
        self.kill_file(self.path(f"map-{number}.png"), ["world", "export", self.source, "--format", "png"], check)

    def kill_file(self, target, arguments, check):
        """A file that is written whole or not at all, and over itself."""
        out = self.killed(*arguments, "--out", target)
        if out is not None or os.path.exists(target):
            check(target)
        existed = os.path.exists(target)
        self.killed(*arguments, "--out", target, "--force")
        if existed or os.path.exists(target):
            check(target)
        run(CLI, *arguments, "--out", target, "--force")
        check(target)
        os.remove(target)

    def kill_search(self, _number):
        arguments = [*self.search, "--state", self.path("state"), "--out", self.path("found.ndjson")]
        if os.path.exists(self.path("found.ndjson")) and not os.path.exists(self.path("state")):
            arguments.append("--force") # killed before there was a state to resume
        if self.killed(*arguments) is None:
            return
        with open(self.path("found.ndjson")) as found, open(self.path("expected.ndjson")) as expected:
            if found.read() != expected.read():
                raise Lost("a search that was killed and resumed found something else")
        os.remove(self.path("found.ndjson"))
        if os.path.exists(self.path("state")):
            os.remove(self.path("state"))

    def check_worlds(self):
        folder = os.path.join(self.folder, "worlds")
        run(CLI, "world", "verify", *[os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".cave")])
        for name in os.listdir(folder):
            if not name.startswith("source"):
                os.remove(os.path.join(folder, name))


class Together(Kind):
    """A host and a guest of one world, one of whom is killed; the world goes on with the next ones."""

    def __init__(self, name):
        super().__init__(name, 0.5)
        self.folder = None

    def kill(self, scratch, _number):
        if self.folder is None:
            self.folder = tempfile.mkdtemp(dir=scratch)
            self.world = run(CLI, "--data-dir", self.folder, "world", "create", "hosted", "--seed", "victim").strip()
        code_file = os.path.join(self.folder, "code")
        host = Program(CLI, "--data-dir", self.folder, "host", self.world, "--port", str(PORT), "--code-file", code_file)
        if not host.waits_for(f"127.0.0.1:{PORT}", host.err):
            host.end()
            raise Lost("the host does not listen")
        with open(code_file, encoding="utf-8") as file:
            code = file.read().strip()
        shutil.rmtree(os.path.join(self.folder, "guest"), ignore_errors=True)
        os.makedirs(os.path.join(self.folder, "guest"))
        guest = Program(VICTIM, "join", os.path.join(self.folder, "guest"), str(PORT), code)
        self.sleep(guest)
        if self.name == "host":
            host.end()
            heard = reports(guest.end())
            self.judge(heard[-1] if heard else None, self.shown(self.world))
        else:
            heard = reports(guest.end())
            if os.path.exists(self.copy()) or heard:
                self.judge(heard[-1] if heard else None, self.shown(self.copy()))
            host.end(signal.SIGTERM)
            if heard and self.shown(self.world)[0] < heard[-1][0]:
                raise Lost("the host's world ends before what its guest had")
        self.things += len(heard)
        run(CLI, "replay", "verify", self.world)

    def copy(self):
        return os.path.join(self.folder, "guest", "guest.cave")

    @staticmethod
    def shown(world):
        return reports(run(VICTIM, "show", world))[-1]


def kinds():
    return [*[Reporting(game, 0.15) for game in ["journey", "endless-caves", "cavern", "dungeon", "rooms", "rooms-real-time"]],
            Reporting("world", 0.15), Reporting("level", 0.1), Reporting("trees", 0.1), Window("window", 0.8),
            CommandLine(), Together("host"), Together("guest")]


def main():
    every = kinds()
    chosen = [kind for kind in every if len(sys.argv) < 3 or kind.name in sys.argv[2:]]
    if len(sys.argv) < 2 or not re.fullmatch("[1-9][0-9]*", sys.argv[1]) or not chosen:
        print(__doc__ + "\nKinds: " + " ".join(kind.name for kind in every), file=sys.stderr)
        return 2
    seed = int(os.environ.get("CAVEGAME_KILLS_SEED", random.SystemRandom().randrange(1_000_000)))
    random.seed(seed)
    print(f"the moments are those of CAVEGAME_KILLS_SEED={seed}")
    print(f"{'killed':18}{'times':>7}{'things saved':>14}{'at the last':>13}{'at the start':>14}  lost", flush=True)
    lost = []
    with tempfile.TemporaryDirectory(dir=IN_MEMORY, ignore_cleanup_errors=True) as scratch:
        for index, kind in enumerate(chosen):
            wanted = int(sys.argv[1]) // len(chosen) + (index < int(sys.argv[1]) % len(chosen))
            try:
                while kind.kills < wanted:
                    kind.kill(scratch, kind.kills)
                    kind.kills += 1
            except (Lost, subprocess.TimeoutExpired) as problem:
                lost.append(f"{kind.name}, kill {kind.kills + 1}: {problem}")
            finally:
                Program.end_all()
            print(f"{kind.name:18}{kind.kills:7}{kind.things:14}{kind.exactly:13}{kind.at_start:14}  {len(lost) and lost[-1].startswith(kind.name) and 1 or '-'}",
                  flush=True)
    for problem in lost:
        print(f"kills: {problem}", file=sys.stderr)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
