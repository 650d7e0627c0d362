// SPDX-License-Identifier: MIT
#include "editor/view/texts/place_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

namespace cave {
namespace {

struct PlaceTexts {
    Q_DECLARE_TR_FUNCTIONS(cave::PlaceTexts)
};

/// One of the eight compass directions, from the angle between two places.
QString windText(double east, double north)
{
    static const std::array kWinds{
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "east"),  QT_TRANSLATE_NOOP("cave::PlaceTexts", "north-east"),
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "north"), QT_TRANSLATE_NOOP("cave::PlaceTexts", "north-west"),
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "west"),  QT_TRANSLATE_NOOP("cave::PlaceTexts", "south-west"),
        QT_TRANSLATE_NOOP("cave::PlaceTexts", "south"), QT_TRANSLATE_NOOP("cave::PlaceTexts", "south-east")};
    constexpr double kEighth = 3.14159265358979 / 4;
    const long eighth = std::lround(std::atan2(north, east) / kEighth);
    return PlaceTexts::tr(kWinds[static_cast<std::size_t>((eighth + 8) % 8)]);
}

} // namespace

QString directionText(Direction direction)
{
    const WorldPos to = step({0, 0}, direction);
    return windText(static_cast<double>(to.x), static_cast<double>(to.y));
}

QString sentenceCase(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString joinedSentences(const QStringList &sentences)
{
    constexpr QChar kFullWidthStop(0x3002);
    QString text;
    for (const QString &sentence : sentences) {
        if (!text.isEmpty() && !text.endsWith(kFullWidthStop))
            text += u' ';
        text += sentence;
    }
    return text;
}

QString joinedClauses(const QStringList &clauses)
{
    return clauses.join(PlaceTexts::tr("; ", "between parts of a sentence"));
}

QString coordinatesText(WorldPos p)
{
    return QStringLiteral("%1, %2").arg(p.x).arg(p.y);
}

qint64 straightDistance(WorldPos a, WorldPos b)
{
    return std::llround(std::hypot(static_cast<double>(b.x - a.x), static_cast<double>(b.y - a.y)));
}

QString wayText(WorldPos from, WorldPos to)
{
    if (from == to)
        return PlaceTexts::tr("here");
    const qint64 cells = straightDistance(from, to);
    const QString wind = windText(static_cast<double>(to.x - from.x), static_cast<double>(to.y - from.y));
    if (cells == 1)
        return PlaceTexts::tr("1 cell %1").arg(wind);
    return PlaceTexts::tr("%1 cells %2").arg(QLocale().toString(cells), wind);
}

} // namespace cave
