#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Synthesises the sounds of the game and writes them to resources/sounds as Ogg Vorbis.

    tools/sounds/make_sounds.py [NAME...]     all, or some; needs oggenc (Debian: vorbis-tools)

Each sound is a function that returns samples, -1 .. 1, at 48 kHz. The same script always gives the same sounds.
"""
import math
import random
import subprocess
import sys
import tempfile
import wave
from array import array
from pathlib import Path

RATE = 48_000
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def noise(seconds, seed):
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def low_pass(samples, hertz):
    """A filter of one pole; `hertz` is a number or a function of the time in seconds."""
    at = hertz if callable(hertz) else lambda _: hertz
    result, last = [], 0.0
    for i, sample in enumerate(samples):
        last += (1 - math.exp(-2 * math.pi * at(i / RATE) / RATE)) * (sample - last)
        result.append(last)
    return result


def high_pass(samples, hertz):
    return [sample - low for sample, low in zip(samples, low_pass(samples, hertz))]


def tone(seconds, hertz, partials=((1, 1.0),)):
    """Sines; `hertz` is a number or a function of the time; `partials` are factors of it, and their loudness."""
    at = hertz if callable(hertz) else lambda _: hertz
    result, phase = [], 0.0
    for i in range(int(seconds * RATE)):
        phase += 2 * math.pi * at(i / RATE) / RATE
        result.append(sum(loud * math.sin(factor * phase) for factor, loud in partials))
    return result


def decay(samples, half, attack=0.002):
    """Rises for `attack` seconds, then halves every `half` seconds."""
    return [sample * min(1.0, i / (attack * RATE)) * 0.5 ** (i / (half * RATE)) for i, sample in enumerate(samples)]


def louder(samples, factor):
    return [sample * factor for sample in samples]


def mix(*parts):
    """Parts are samples, or samples with the seconds after which they begin."""
    placed = [(part[0], int(part[1] * RATE)) if isinstance(part, tuple) else (part, 0) for part in parts]
    result = [0.0] * max(len(samples) + begin for samples, begin in placed)
    for samples, begin in placed:
        for i, sample in enumerate(samples):
            result[begin + i] += sample
    return result


def echo(samples, seconds, share, times=3):
    return mix(samples, *((louder(samples, share ** n), n * seconds) for n in range(1, times + 1)))


def chime(notes, gap, half, seconds=0.9):
    bell = ((1, 1.0), (2, 0.35), (3.01, 0.2), (4.2, 0.08))
    return mix(*((decay(tone(seconds, note, bell), half), n * gap) for n, note in enumerate(notes)))


# --- The sounds ----------------------------------------------------------------------------------------------


def step_stone():
    grit = decay(high_pass(low_pass(noise(0.12, 1), 2400), 300), 0.016)
    return mix(grit, louder(decay(tone(0.1, lambda t: 110 - 300 * t), 0.02), 0.5))


def step_tile():
    return mix(decay(high_pass(low_pass(noise(0.1, 2), 5200), 900), 0.009), louder(decay(tone(0.08, 310), 0.012), 0.3))


def step_water():
    splash = decay(high_pass(low_pass(noise(0.22, 15), lambda t: 3200 - 9000 * t), 350), 0.035)
    drip = decay(tone(0.16, lambda t: 420 + 2200 * t), 0.03)
    return mix(splash, (louder(drip, 0.35), 0.05))


def step_leaves():
    rustle = high_pass(low_pass(noise(0.2, 16), 6500), 1400)
    crackle = [sample * abs(math.sin(160 * i / RATE + 2 * math.sin(61 * i / RATE))) for i, sample in enumerate(rustle)]
    return mix(decay(crackle, 0.045, 0.012), louder(decay(low_pass(noise(0.12, 17), 500), 0.02), 0.5))


def chest():
    creak = low_pass(tone(0.32, lambda t: 170 + 240 * t + 14 * math.sin(90 * t), ((1, 1), (2, 0.6), (3, 0.4), (5, 0.3))), 1500)
    swell = [sample * math.sin(math.pi * i / len(creak)) for i, sample in enumerate(creak)]
    return mix(louder(swell, 0.35), (decay(low_pass(noise(0.15, 3), 900), 0.03), 0.3), (louder(chime((1046, 1318), 0.07, 0.12), 0.25), 0.34))


def pick_up():
    return louder(chime((1568, 2093), 0.06, 0.06, 0.4), 0.6)


def drop():
    return mix(decay(low_pass(noise(0.2, 4), 700), 0.03), louder(decay(tone(0.15, 140), 0.03), 0.6))


def equip():
    ring = ((1, 1.0), (2.76, 0.5), (5.4, 0.25))
    return mix(decay(high_pass(noise(0.12, 5), 2600), 0.02), louder(decay(tone(0.5, 1180, ring), 0.08), 0.35))


def swing():
    whoosh = low_pass(noise(0.22, 6), lambda t: 500 + 9000 * t)
    return [sample * math.sin(math.pi * i / len(whoosh)) ** 2 for i, sample in enumerate(whoosh)]


def shoot():
    return mix(louder(decay(tone(0.25, lambda t: 240 - 300 * t, ((1, 1), (2, 0.5), (3, 0.3))), 0.03), 0.7), louder(swing(), 0.6))


def blow():
    ring = ((1, 1.0), (2.4, 0.6), (3.9, 0.4), (6.2, 0.25))
    return mix(decay(noise(0.2, 7), 0.018), louder(decay(tone(0.4, 620, ring), 0.05), 0.3), decay(tone(0.2, 95), 0.04))


def armour():
    ring = ((1, 1.0), (1.52, 0.8), (2.71, 0.6), (4.13, 0.4))
    return mix(louder(decay(high_pass(noise(0.1, 8), 1800), 0.012), 0.8), louder(decay(tone(0.6, 840, ring), 0.09), 0.35))


def hurt():
    return mix(decay(low_pass(noise(0.25, 9), 1100), 0.04), decay(tone(0.3, lambda t: 190 - 320 * t, ((1, 1), (2, 0.4))), 0.06))


def slay():
    fall = decay(tone(0.7, lambda t: 330 * 0.25 ** t, ((1, 1), (1.5, 0.5), (2, 0.3))), 0.14)
    return mix(louder(fall, 0.7), louder(decay(low_pass(noise(0.6, 10), 600), 0.12), 0.7))


def notice():
    return louder(mix(decay(tone(0.35, 233, ((1, 1), (1.414, 0.7), (2, 0.4))), 0.09), (decay(tone(0.5, 311, ((1, 1), (1.414, 0.7))), 0.12), 0.11)), 0.5)


def doors():
    slide = low_pass(noise(0.7, 11), 240)
    rub = [sample * math.sin(math.pi * i / len(slide)) for i, sample in enumerate(slide)]
    return mix(louder(rub, 2.2), (decay(tone(0.4, 62, ((1, 1), (2.1, 0.4))), 0.09), 0.6))


def stairs():
    return mix(*((louder(step_tile(), 1 - 0.16 * n), 0.17 * n) for n in range(5)))


def heal():
    return louder(chime((523, 659, 784), 0.09, 0.16), 0.45)


def level_up():
    return louder(chime((523, 659, 784, 1046), 0.1, 0.25, 1.4), 0.5)


def victory():
    return echo(louder(chime((392, 523, 659, 784, 1046, 1318), 0.15, 0.4, 1.8), 0.45), 0.23, 0.35)


def defeat():
    low = ((1, 1.0), (2, 0.5), (3, 0.25))
    return echo(mix(*((louder(decay(tone(1.6, note, low), 0.35), 0.5), 0.34 * n) for n, note in enumerate((220, 185, 147)))), 0.3, 0.3)


def heartbeat():
    beat = decay(low_pass(tone(0.25, lambda t: 64 - 60 * t, ((1, 1), (2, 0.3))), 300), 0.05, 0.01)
    return mix(beat, (louder(beat, 0.7), 0.22))


def discover():
    return louder(echo(chime((784, 1175), 0.12, 0.3, 1.2), 0.18, 0.4), 0.4)


def relic():
    return echo(mix(louder(chime((659, 988, 1319, 1976), 0.13, 0.5, 2.0), 0.4), louder(decay(tone(2.0, 165, ((1, 1), (2, 0.5))), 0.6, 0.2), 0.4)), 0.27, 0.4)


def gate():
    rumble = low_pass(noise(2.2, 18), lambda t: 90 + 60 * t)
    grind = [sample * math.sin(math.pi * i / len(rumble)) for i, sample in enumerate(rumble)]
    return mix(louder(grind, 3), (louder(decay(tone(1.4, 55, ((1, 1), (2.1, 0.5), (3.3, 0.25))), 0.3), 0.9), 1.6))


def camp():
    chance = random.Random(19)
    sparks = [(louder(decay(high_pass(noise(0.05, 20 + n), 2500), 0.006), chance.uniform(0.2, 0.7)), chance.uniform(0, 1.1)) for n in range(16)]
    return mix(louder(chime((392, 494, 587), 0.16, 0.3, 1.2), 0.35), *sparks)


def looped(samples, seconds):
    """Fades the end into the beginning, so that a loop has no seam."""
    n = int(seconds * RATE)
    body = samples[n:]
    for i in range(n):
        share = i / n
        body[len(body) - n + i] = body[len(body) - n + i] * (1 - share) + samples[i] * share
    return body


def ambience_caves():
    wind = low_pass(low_pass(noise(14, 12), lambda t: 160 + 90 * math.sin(0.9 * t)), 420)
    chance = random.Random(13)
    drops = []
    for _ in range(9):
        pitch = chance.uniform(700, 1500)
        drop_ = decay(tone(0.3, lambda t, p=pitch: p + 900 * t), 0.035)
        drops.append((louder(echo(drop_, 0.19, 0.4), chance.uniform(0.08, 0.2)), chance.uniform(2.2, 11)))
    return looped(mix(louder(wind, 1.5), *drops)[: 14 * RATE], 2)


def ambience_depths():
    drone = tone(14, 49, ((1, 1), (1.498, 0.5), (2.01, 0.35), (3.02, 0.12)))
    slow = [sample * (0.7 + 0.3 * math.sin(2 * math.pi * i / RATE / 6)) for i, sample in enumerate(drone)]
    return looped(mix(louder(slow, 0.35), louder(low_pass(noise(14, 14), 130), 1.2)), 2)


def ambience_wind():
    gusts = low_pass(low_pass(noise(14, 21), lambda t: 420 + 260 * math.sin(0.9 * t) + 120 * math.sin(2.3 * t)), 900)
    whistle = [sample * (0.5 + 0.5 * math.sin(2 * math.pi * i / RATE / 7)) ** 3
               for i, sample in enumerate(tone(14, lambda t: 330 + 24 * math.sin(1.3 * t)))]
    return looped(mix(louder(high_pass(gusts, 120), 1.4), louder(whistle, 0.035)), 2)


def ambience_crystal():
    chance = random.Random(22)
    bell = ((1, 1.0), (2.76, 0.3), (5.4, 0.1))
    notes = []
    for _ in range(10):
        note = chance.choice((880, 1047, 1175, 1397, 1760))
        notes.append((louder(echo(decay(tone(1.6, note, bell), 0.35, 0.02), 0.31, 0.45), chance.uniform(0.05, 0.13)), chance.uniform(2.2, 9)))
    air = low_pass(low_pass(noise(14, 23), 240), 420)
    return looped(mix(louder(air, 1.1), *notes)[: 14 * RATE], 2)


def ambience_embers():
    chance = random.Random(24)
    sparks = [(louder(decay(high_pass(noise(0.06, 30 + n), 1800), 0.008), chance.uniform(0.05, 0.3)), chance.uniform(0, 13.8)) for n in range(70)]
    roar = [sample * (0.75 + 0.25 * math.sin(2 * math.pi * i / RATE / 4)) for i, sample in enumerate(low_pass(noise(14, 25), 95))]
    return looped(mix(louder(roar, 2.4), louder(tone(14, 37, ((1, 1), (2, 0.4))), 0.2), *sparks)[: 14 * RATE], 2)


SOUNDS = {
    "steps/stone": step_stone, "steps/tile": step_tile, "steps/water": step_water, "steps/leaves": step_leaves, "chest": chest, "pick-up": pick_up, "drop": drop, "equip": equip,
    "swing": swing, "shoot": shoot, "blow": blow, "armour": armour, "hurt": hurt, "slay": slay, "notice": notice,
    "doors": doors, "stairs": stairs, "heal": heal, "level-up": level_up, "victory": victory, "defeat": defeat,
    "heartbeat": heartbeat, "discover": discover, "relic": relic, "gate": gate, "camp": camp, "ambience-caves": ambience_caves, "ambience-depths": ambience_depths,
    "ambience-wind": ambience_wind, "ambience-crystal": ambience_crystal, "ambience-embers": ambience_embers,
}


def write(name):
    samples = SOUNDS[name]()
    loudest = max(abs(sample) for sample in samples)
    peak = 0.35 if name.startswith(("ambience", "steps")) else 0.7
    if not name.startswith("ambience"):
        tail = int(0.01 * RATE)
        for i in range(tail):
            samples[-1 - i] *= i / tail
    frames = array("h", (int(32767 * peak * sample / loudest) for sample in samples))
    if sys.byteorder == "big":
        frames.byteswap()
    with tempfile.NamedTemporaryFile(suffix=".wav") as plain:
        with wave.open(plain.name, "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(frames.tobytes())
        target = FOLDER / f"{name}.ogg"
        subprocess.run(["oggenc", "--quiet", "--serial", "1", "--quality", "1", "-o", target, plain.name], check=True)
    print(f"{name}: {len(samples) / RATE:.2f} s, {target.stat().st_size} bytes")


def main():
    unknown = [name for name in sys.argv[1:] if name not in SOUNDS]
    if unknown:
        sys.exit(f"make_sounds: no sound is named {', '.join(unknown)}; there are {', '.join(SOUNDS)}")
    (FOLDER / "steps").mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or SOUNDS:
        write(name)


if __name__ == "__main__":
    main()
