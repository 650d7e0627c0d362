#!/usr/bin/env python3
"""Prints what tests take, from logs of ctest: the ten slowest, and each program with its budget.

A budget (tests/time_budgets.txt) is what a program may take, in seconds added over its tests, on the machines that check this project.
A program over its budget is marked, so that growth is seen; it is no failure, as machines differ.
"""

import collections
import os
import re
import sys

BUDGETS = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "tests", "time_budgets.txt")
TEST = re.compile(r"Test +#\d+: (?P<name>(?P<program>\w+): .*?) \.*(?: +Passed|\*\*\*\w+) +(?P<seconds>[\d.]+) sec")


def budgets():
    with open(BUDGETS) as file:
        lines = (line.split("#")[0].split() for line in file)
        return {words[0]: [float(word) for word in words[1:]] for words in lines if words}


def main():
    allowed = budgets()
    for path in filter(os.path.exists, sys.argv[1:]):
        with open(path) as file:
            tests = [match.groupdict() for match in map(TEST.search, file) if match]
        if not tests:
            continue
        sanitized = "sanitizers" in path
        sums = collections.Counter()
        for test in tests:
            sums[test["program"]] += float(test["seconds"])
        print(f"== tests in {os.path.basename(path)}: the slowest, and the sum of each program (budget)")
        slowest = sorted(tests, key=lambda test: -float(test["seconds"]))[:10]
        for test in slowest:
            print(f"   {float(test['seconds']):7.1f} s  {test['name']}")
        for program, seconds in sums.most_common():
            budget = allowed.get(program, [None, None])[sanitized]
            mark = "  OVER ITS BUDGET" if budget is not None and seconds > budget else ""
            print(f"   {seconds:7.1f} s  {program} ({'no budget' if budget is None else f'{budget:.0f} s'}){mark}")


if __name__ == "__main__":
    main()
