// SPDX-License-Identifier: MIT
#include "app/common/seed_words.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <array>

namespace cave {
namespace {

constexpr std::array kFirst{
    "amber",  "ashen",  "bright", "brisk",  "cold",   "copper", "crooked", "deep",    "dim",    "distant",
    "dusky",  "echo",   "ember",  "fabled", "faint",  "flint",  "frosty",  "gentle",  "gilded", "grey",
    "hidden", "hollow", "humble", "iron",   "ivory",  "jagged", "kindly",  "lonely",  "lost",   "lucky",
    "mellow", "misty",  "mossy",  "murky",  "narrow", "old",    "pale",    "patient", "quiet",  "rusty",
    "salt",   "silent", "silver", "sleepy", "slow",   "sunken", "umber",   "velvet",  "warm",   "winding"};
constexpr std::array kSecond{
    "abyss",  "arch",    "basin",   "bat",    "burrow", "candle",  "cavern",  "chasm",   "cistern", "cleft",
    "cove",   "crystal", "delve",   "den",    "drip",   "fern",    "fissure", "gallery", "garnet",  "geode",
    "grotto", "gully",   "harbour", "hearth", "lake",   "lantern", "ledge",   "lichen",  "maze",    "mine",
    "moth",   "newt",    "pebble",  "pillar", "pool",   "quarry",  "ravine",  "river",   "root",    "shaft",
    "shale",  "spring",  "stair",   "stone",  "tarn",   "tunnel",  "vault",   "vein",    "well",    "wick"};

template<class Words>
QString oneOf(const Words &words)
{
    return QString::fromLatin1(
        words[QRandomGenerator::global()->bounded(static_cast<quint32>(words.size()))]);
}

QString capitalised(QString word)
{
    word[0] = word[0].toUpper();
    return word;
}

} // namespace

QString randomSeed()
{
    return oneOf(kFirst) + '-' + oneOf(kSecond) + '-' +
           QString::number(QRandomGenerator::global()->bounded(1, 100));
}

QString seedPair(int index)
{
    static_assert(kFirst.size() * kSecond.size() == kSeedPairCount);
    const auto at = static_cast<std::size_t>(index);
    const std::size_t first = at % kFirst.size();
    // Each pass through the first words shifts the second ones by one.
    const std::size_t second = (at + at / kFirst.size()) % kSecond.size();
    return QString::fromLatin1(kFirst[first]) + '-' + QString::fromLatin1(kSecond[second]);
}

QString suggestedName(const QStringList &taken)
{
    return freeName(capitalised(oneOf(kFirst)) + ' ' + capitalised(oneOf(kSecond)), taken);
}

QString seedOfTheDay()
{
    return QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate);
}

QString freeName(const QString &name, const QStringList &taken)
{
    QString free = name;
    for (int number = 2; taken.contains(free, Qt::CaseInsensitive); ++number)
        free = name + ' ' + QString::number(number);
    return free;
}

} // namespace cave
