#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Uses the window program as a screen reader does, through AT-SPI, on the X display and the D-Bus session it is given.

Every control that can have the focus has a name and a role, commands can be given by their accessible actions, and the
map speaks: what is open around the player, what comes into view, what the examine cursor is on, and the blows of a fight.

usage: xvfb-run -a dbus-run-session -- tests/smoke/screen_reader.py PROGRAM
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import GLib  # noqa: E402

SEED = "smoke"
NAMELESS_ROLES = {"filler", "unknown", "panel", "invalid", "redundant object"}
heard = []  # announcements


class Failed(Exception):
    pass


def pump(seconds):
    """Lets events arrive for a while."""
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)
    loop.run()


def wait_for(what, find, seconds=20):
    end = time.time() + seconds
    while time.time() < end:
        try:
            found = find()
        except GLib.Error:  # an object went while it was looked at
            found = None
        if found:
            return found
        pump(0.1)
    raise Failed(f"{what}: not within {seconds} s")


def application(pid):
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.get_process_id() == pid:
            return app
    return None


def showing(node, depth=0):
    """The objects that can be seen, from the top."""
    for child in node:
        if child is None:
            continue
        states = child.getState()
        if states.contains(pyatspi.STATE_SHOWING) or depth == 0:
            yield child
            yield from showing(child, depth + 1)


def find(app, role, name):
    for node in showing(app):
        if node.getRoleName() == role and name in (node.name or ""):
            return node
    return None


def focused(app, role, name):
    """The object if it has the focus now: what is remembered of it may be older."""
    node = find(app, role, name)
    if node is None:
        return None
    node.clear_cache()
    return node if node.getState().contains(pyatspi.STATE_FOCUSED) else None


def with_focus(app):
    """For messages."""
    for node in showing(app):
        node.clear_cache()
        if node.getState().contains(pyatspi.STATE_FOCUSED):
            return f"{node.getRoleName()} '{node.name}'"
    return "nothing"


def check_names(app, view):
    """What can have the focus has a name and a role."""
    count = 0
    for node in showing(app):
        if not node.getState().contains(pyatspi.STATE_FOCUSABLE) or node.getRoleName() in ("frame", "dialog"):
            continue
        count += 1
        if node.getRoleName() in NAMELESS_ROLES:
            raise Failed(f"{view}: '{node.name}' has the role {node.getRoleName()}")
        if not (node.name or "").strip() and node.getRoleName() not in ("page tab list", "table cell"):
            raise Failed(f"{view}: a {node.getRoleName()} in '{node.parent.name}' has no name")
    if count == 0:
        raise Failed(f"{view}: no control is there for screen readers")
    print(f"   {view}: {count} controls")


def act(node):
    """Does what a screen reader's 'activate' does."""
    node.queryAction().doAction(0)
    pump(0.5)


def key(*names):
    for name in names:
        subprocess.run(["xdotool", "key", name], check=True)
        pump(0.15)


def note(event):
    """A notification shows: this is what screen readers speak."""
    source = event.source
    if event.detail1 and source is not None and source.getRole() == pyatspi.ROLE_NOTIFICATION:
        heard.append(source.name)


def hear(what, words, do, seconds=10):
    """Does something until an announcement holds one of the words."""
    heard.clear()
    end = time.time() + seconds
    while time.time() < end:
        do()
        for text in heard:
            if any(word in text for word in words):
                print(f"   {what}: {text}")
                return
        pump(0.1)
    raise Failed(f"{what}: heard only {heard[-5:]}")


def once(*names):
    """Presses keys the first time it is called."""
    pressed = []

    def press():
        if not pressed:
            pressed.append(True)
            key(*names)

    return press


def use(app):
    window = wait_for("the window", lambda: find(app, "frame", "Cave Game"))
    check_names(app, "start page")
    pyatspi.Registry.registerEventListener(note, "object:state-changed:showing")
    act(wait_for("the button for a first world", lambda: find(window, "push button", "Create your first world")))
    seed = wait_for("the seed", lambda: find(app, "text", "Seed"))
    check_names(app, "new world")
    seed.queryComponent().grabFocus()
    key("ctrl+a")
    subprocess.run(["xdotool", "type", SEED], check=True)
    hear("what is open around the player", ["Open:"], once("Return"))
    try:
        wait_for("the map with the focus", lambda: focused(app, "canvas", "Map"))
    except Failed as failure:
        raise Failed(f"{failure}; {with_focus(app)} has it")
    check_names(app, "play")
    hear("under the cursor", ["You at"], once("x"))
    hear("the next cell", ["Floor", "Rock"], once("Right"))
    key("Escape")
    hear("a way that is blocked", ["Rock blocks the way"], lambda: key("Up"))
    hear("what comes into view", ["comes into view"], lambda: key("o"), 60)
    # Exploring stops while a monster hunts the player; waiting lets it come.
    hear("a blow", ["damage", "strike"], lambda: key("o", "period", "1"), 120)
    if find(app, "dialog", "Fight with") is None:
        raise Failed("the fight isn't a dialog")
    key("6", "space")  # the rest by itself
    key("ctrl+comma")
    wait_for("the settings", lambda: find(app, "dialog", "Settings"))
    check_names(app, "settings")
    key("Escape")


def main():
    program = os.path.realpath(sys.argv[1])
    work = tempfile.mkdtemp()
    log = open(os.path.join(work, "log"), "wb")
    manager = subprocess.Popen(["openbox"], stdout=log, stderr=log)
    pyatspi.Registry.getDesktop(0)  # starts the bus; the program looks for it only once
    environment = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LANG="C.UTF-8")
    game = subprocess.Popen([program, "--data-dir", work], env=environment, stdout=log, stderr=log)
    try:
        app = wait_for("the program on the accessibility bus", lambda: application(game.pid), 30)
        use(app)
        print("screen reader: passed")
        return 0
    except Failed as failure:
        print(f"screen reader: {failure}")
        return 1
    finally:
        game.send_signal(signal.SIGTERM)
        manager.terminate()
        game.wait(20)
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
