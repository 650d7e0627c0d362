#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares what `cavegame-cli rarity` estimates with counts, for 40 conditions.

  tools/rarity/check_rarity.py [--cli build/release/bin/cavegame-cli] [--worlds 1000000]

Counts those among --worlds other seeds that match, prints both, and fails if fewer than 36 of the 95 % intervals contain the counted
share, or an estimate is off by more than three times. A million seeds take about a quarter of an hour on four cores.
"""
import argparse
import json
import subprocess
import sys

CONDITIONS = [
    "chests(10) >= 4 && nearest_chest <= 1 && gold(10) >= 12",
    "gold(15) >= 25 && chests(10) >= 4",
    "chests(30) >= 12 && nearest_monster > 70",
    "chests(10) >= 3",
    "chests(10) >= 4",
    "chests(10) >= 5",
    "chests(10) >= 6",
    "chests(20) >= 8",
    "chests(20) >= 10",
    "chests(30) >= 14",
    "chests(30) >= 16",
    "gold(10) >= 15",
    "gold(15) >= 30",
    "gold(20) >= 40",
    "gold(30) >= 70",
    "nearest_chest <= 1",
    "nearest_chest <= 1 && chests(5) >= 2",
    "nearest_chest <= 2 && chests(6) >= 3",
    "nearest_chest > 30",
    "nearest_chest > 40",
    "nearest_monster > 60",
    "nearest_monster > 80",
    "nearest_monster > 60 && chests(20) >= 6",
    "nearest_monster > 50 && gold(20) >= 30",
    "nearest_monster > 70 && nearest_chest <= 2",
    "chests(15) >= 5 && gold(15) >= 25",
    "chests(15) >= 6 && nearest_chest <= 2",
    "chests(12) >= 4 or gold(12) >= 20",
    "chests(20) = 0 && nearest_monster > 40",
    "best_weapon(10) >= 15",
    "best_weapon(10) >= 15 && best_armour(10) >= 10",
    "best_weapon(15) >= 15 && chests(15) >= 5",
    "best_armour(12) >= 10 && gold(12) >= 15",
    "sword_first <= 4",
    "sword_first <= 6 && gold(10) >= 10",
    "monsters(40) = 0",
    "monsters(30) = 0 && chests(20) >= 5",
    "count(chest within 5 of chest and within 20 of spawn) >= 8",
    "nearest(chest with weapon >= 15) <= 5 && chests(10) >= 3",
    "count(chest with gold > 5 and within 15 of spawn) >= 4 && nearest_monster > 40",
]


def rarity(cli, condition, *options):
    done = subprocess.run([cli, "rarity", "--where", condition, "--format", "ndjson", *options],
                          stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


def one_in(share):
    return f"1 in {1 / share:,.0f}" if share > 0 else "never"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--cli", default="build/release/bin/cavegame-cli")
    parser.add_argument("--worlds", type=int, default=1_000_000)
    parser.add_argument("--key", default="20260101", help="of the seeds that are counted")
    options = parser.parse_args()
    right, far = 0, []
    for condition in CONDITIONS:
        estimate = rarity(options.cli, condition)
        counted = rarity(options.cli, condition, "--sample", str(options.worlds), "--key", options.key)
        share, low, high = counted["share"], estimate["share_low"], estimate["share_high"]
        contained = low <= share <= high
        right += contained
        factor = max(share, estimate["share"]) / min(share, estimate["share"]) if share * estimate["share"] > 0 else None
        if factor is not None and factor > 3:
            far.append(condition)
        print(f"{'ok  ' if contained else 'MISS'} {condition}\n     estimated {one_in(estimate['share'])}"
              f" ({one_in(high)} to {one_in(low)}; {estimate['matches']} of {estimate['sampled']}),"
              f" counted {one_in(share)} ({counted['matches']} of {counted['sampled']})", flush=True)
    print(f"{right} of {len(CONDITIONS)} intervals contain the counted share; {len(far)} estimates are off by more than three times")
    for condition in far:
        print(f"  {condition}")
    return 0 if right >= 36 and not far else 1


if __name__ == "__main__":
    sys.exit(main())
