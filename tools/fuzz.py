#!/usr/bin/env python3
"""Feeds every reader with bytes that libFuzzer makes up, and prints what that reached and found.

    tools/fuzz.py SECONDS [TARGET...]

The seconds are shared evenly over the targets (tests/fuzz); as many run at a time as there are cores. Each begins with the samples and
inputs that ./check replays and with what earlier runs came by (build/fuzz/corpus). Most of the time goes to a program without
sanitizers, which is several times as fast and whose asserts and bounds of containers are checked; the one with sanitizers is fed with
every input that reached something new, and goes on from there. A target ends at its first finding: a crash, an error of memory or
arithmetic, a broken rule, more than three seconds for an input, 256 MB at once or 768 MB in all. An input that led to one is in
build/fuzz/findings/<target>; once it is fixed, it belongs in tests/fuzz/inputs/<target>.
"""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
BUILD = os.path.join(ROOT, "build", "fuzz")
PROGRAM = os.path.join(BUILD, "bin", "cavegame_fuzz")
FAST_PROGRAM = os.path.join(ROOT, "build", "fuzz-fast", "bin", "cavegame_fuzz")
FAST_SHARE = 0.75
# Leaks are found where inputs are replayed; looking for them after each input takes most of the time.
# A world may take 256 MB (ChangesBudget), which the address sanitizer doubles, and more until it reuses memory. Worlds take some 0.1 s.
LIMITS = ["-timeout=3", "-detect_leaks=0", "-rss_limit_mb=768", "-malloc_limit_mb=256"]
ENVIRONMENT = {**os.environ, "ASAN_OPTIONS": "quarantine_size_mb=16", "UBSAN_OPTIONS": "print_stacktrace=1"}


def fresh(*parts):
    folder = os.path.join(BUILD, *parts)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return folder


def last(pattern, text):
    found = re.findall(pattern, text, re.MULTILINE)
    return int(found[-1]) if found else 0


def run(program, target, seconds, scratch, folders):
    """Feeds a program for so long; returns whether it went well, the executions, and the edges that its inputs reach."""
    options = [f"-max_total_time={seconds}", f"-dict={folders[-1]}.dict", f"-artifact_prefix={os.path.join(BUILD, 'findings', target)}/"]
    command = [program, f"--target={target}", *LIMITS, *options, "-print_final_stats=1", "-max_len=100000", *folders]
    folder = tempfile.mkdtemp(dir=scratch)
    result = subprocess.run(command, env={**ENVIRONMENT, "TMPDIR": folder}, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, check=False)
    shutil.rmtree(folder, ignore_errors=True)
    log = result.stderr.decode(errors="replace")
    with open(os.path.join(BUILD, f"{target}.log"), "w") as file:
        file.write(log)
    return result.returncode == 0, last(r"number_of_executed_units: (\d+)", log), last(r"cov: (\d+)", log)


def feed(target, seconds, scratch):
    """Runs a target; returns its line of the table and the paths of what it found."""
    samples = fresh("samples", target)
    findings = os.path.join(BUILD, "findings", target)
    os.makedirs(findings, exist_ok=True)
    known = set(os.listdir(findings))
    corpus = os.path.join(BUILD, "corpus", target)
    os.makedirs(corpus, exist_ok=True)
    # The dictionary must be there when libFuzzer reads its options.
    subprocess.run([PROGRAM, f"--target={target}", f"--samples={samples}", "-runs=0"], env=ENVIRONMENT, capture_output=True, check=False)
    fast = max(1, round(seconds * FAST_SHARE))
    well, runs, edges = run(FAST_PROGRAM, target, fast, scratch, [corpus, samples])
    if well:
        well, checked, edges = run(PROGRAM, target, max(1, seconds - fast), scratch, [corpus, samples])
        runs += checked
    found = sorted(os.path.join(findings, name) for name in os.listdir(findings) if name not in known)
    if not well and not found:
        found = [os.path.join(BUILD, f"{target}.log")]
    return f"{target:16}{seconds:8}{runs:12}{edges:8}{len(os.listdir(corpus)):8}  {len(found) or '-'}", found


def main():
    if len(sys.argv) < 2 or not sys.argv[1].isdigit() or int(sys.argv[1]) == 0:
        print(__doc__, file=sys.stderr)
        return 2
    known = subprocess.run([PROGRAM, "--list"], capture_output=True, text=True, check=True).stdout.split()
    targets = sys.argv[2:] or known
    cores = len(os.sched_getaffinity(0))
    seconds = max(1, int(sys.argv[1]) * min(cores, len(targets)) // len(targets))
    # Worlds are files; in memory they don't wait for a disk.
    scratch = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    print(f"{'target':16}{'seconds':>8}{'executions':>12}{'edges':>8}{'inputs':>8}  findings", flush=True)
    findings = []
    with concurrent.futures.ThreadPoolExecutor(cores) as pool:
        for line, found in pool.map(lambda target: feed(target, seconds, scratch), targets):
            print(line, flush=True)
            findings += found
    for path in findings:
        print(f"found: {path}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
