#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plots of playtests: how runs end and how long they are, what kills where, which monsters and items are met and used.

    cavegame-cli playtest --generator journey --player careful --count 1000 --format ndjson > runs.ndjson
    cavegame-cli playtest --generator journey --player reckless --count 1000 --format ndjson >> runs.ndjson
    tools/balance/plot_playtests.py runs.ndjson -o balance.png

Needs the Debian package python3-matplotlib.
"""

import argparse
import collections
import json
import sys

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402

COLOURS = {"careful": "#3a7d6b", "reckless": "#b5533c", "random": "#7a6fa8"}
ENDS = ["won", "lost", "explored", "limit", "stuck"]
MOST_ROWS = 14


def read_runs(paths):
    """Runs by player, in the order of the files. Says which line can't be read."""
    runs = collections.defaultdict(list)
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                try:
                    run = json.loads(line)
                    run["kills"] = {key.removeprefix("killed:"): count
                                    for key, count in run["totals"].items() if key.startswith("killed:")}
                    runs[run["player"]].append(run)
                except (ValueError, KeyError, TypeError) as error:
                    sys.exit(f"{path}, line {number}: not a line of 'playtest --format ndjson' ({error})")
    return runs


def bars_per_player(axes, names, shares):
    """Horizontal bars, one of each player in a row for each name; `shares` gives a player's values by name."""
    height = 0.8 / len(shares)
    for index, (player, values) in enumerate(shares.items()):
        rows = [row + index * height for row in range(len(names))]
        axes.barh(rows, [values.get(name, 0) for name in names], height, color=COLOURS.get(player), label=player)
    axes.set_yticks([row + 0.4 - height / 2 for row in range(len(names))], [name.replace("_", " ") for name in names])
    axes.invert_yaxis()
    axes.set_xlabel("runs, %")


def most(shares):
    """The names with the greatest sum over all players."""
    total = collections.Counter()
    for values in shares.values():
        total.update(values)
    return [name for name, _ in total.most_common(MOST_ROWS)]


def plot_ends(axes, runs):
    shares = {player: {end: 100 * sum(run["end"] == end for run in all_runs) / len(all_runs) for end in ENDS}
              for player, all_runs in runs.items()}
    bars_per_player(axes, [end for end in ENDS if any(values[end] for values in shares.values())], shares)
    axes.legend()
    axes.set_title("How runs end")


def plot_lengths(axes, runs):
    for player, all_runs in runs.items():
        for end, style in (("won", "-"), ("lost", ":")):
            lengths = sorted(run["commands"] for run in all_runs if run["end"] == end)
            if lengths:
                shares = [100 * (i + 1) / len(all_runs) for i in range(len(lengths))]
                axes.step(lengths, shares, style, where="post", color=COLOURS.get(player), label=f"{player}, {end}")
    axes.set_xlabel("commands")
    axes.set_ylabel("runs that ended, %")
    if axes.get_legend_handles_labels()[0]:
        axes.legend()
    axes.set_title("Length of runs")


def plot_deaths(axes, runs):
    """Deaths by place, stacked by what killed."""
    places = collections.Counter()
    killers = collections.Counter()
    deaths = collections.Counter()
    for all_runs in runs.values():
        for run in all_runs:
            if run["killer"] and run["end"] == "lost":
                places[run["place"]] += 1
                killers[run["killer"]] += 1
                deaths[run["place"], run["killer"]] += 1
    order = sorted(places, key=lambda place: min(run["arrivals"].get(place, sys.maxsize) for all_runs in runs.values() for run in all_runs))
    left = [0] * len(order)
    for index, (killer, _) in enumerate(killers.most_common(10)):
        widths = [deaths[place, killer] for place in order]
        axes.barh(order, widths, left=left, label=killer.replace("_", " "), color=pyplot.get_cmap("tab10")(index))
        left = [a + b for a, b in zip(left, widths)]
    axes.invert_yaxis()
    axes.set_xlabel("deaths, all players")
    if killers:
        axes.legend(fontsize="small")
    axes.set_title("Deaths by place and killer")


def plot_reached(axes, runs):
    """How many runs came to each place."""
    first = collections.defaultdict(lambda: sys.maxsize)
    for all_runs in runs.values():
        for run in all_runs:
            for place, command in run["arrivals"].items():
                first[place] = min(first[place], command)
    order = sorted(first, key=first.get)
    shares = {player: {place: 100 * sum(place in run["arrivals"] for run in all_runs) / len(all_runs) for place in order}
              for player, all_runs in runs.items()}
    bars_per_player(axes, order, shares)
    axes.set_title("Places reached")


def plot_counts(axes, runs, field, title):
    """The mean number per run."""
    means = {player: {name: count / len(all_runs)
                      for name, count in sum((collections.Counter(run[field]) for run in all_runs), collections.Counter()).items()}
             for player, all_runs in runs.items()}
    bars_per_player(axes, most(means), means)
    axes.set_xlabel("mean per run")
    axes.set_title(title)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="output of cavegame-cli playtest --format ndjson")
    parser.add_argument("-o", "--output", default="balance.png", help="picture to write (default: balance.png)")
    arguments = parser.parse_args()
    runs = read_runs(arguments.files)
    if not runs:
        sys.exit("there are no runs in " + ", ".join(arguments.files))
    figure, axes = pyplot.subplots(3, 2, figsize=(15, 15), layout="constrained")
    plot_ends(axes[0][0], runs)
    plot_lengths(axes[0][1], runs)
    plot_deaths(axes[1][0], runs)
    plot_reached(axes[1][1], runs)
    plot_counts(axes[2][0], runs, "kills", "Monsters killed")
    plot_counts(axes[2][1], runs, "used", "Items used")
    figure.suptitle(", ".join(f"{player}: {len(all_runs)} runs" for player, all_runs in runs.items()))
    figure.savefig(arguments.output, dpi=80)
    print(arguments.output)


if __name__ == "__main__":
    main()
