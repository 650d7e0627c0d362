// SPDX-License-Identifier: MIT
#include "app/seeds/source/seed_link.h"

#include "app/common/typed_place.h"
#include "core/analysis/search/seed_line.h"
#include "core/io/codec/spec_arguments.h"
#include "core/world/generator_info.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QList>
#include <QUrl>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

namespace cave {
namespace {

struct SeedLinkText {
    Q_DECLARE_TR_FUNCTIONS(SeedLink)
};

constexpr QLatin1String kBegin("cavegame:?");

/// One part of a link.
struct Part {
    QString key;
    QString value;
    bool hasValue = false;
};

QString encoded(const QString &value)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(value, ":,=."));
}

QList<Part> partsOf(const QString &text)
{
    QList<Part> parts;
    for (const QString &part : text.trimmed().mid(kBegin.size()).split(u'&', Qt::SkipEmptyParts))
        parts.append({part.section(u'=', 0, 0), QUrl::fromPercentEncoding(part.section(u'=', 1).toUtf8()),
                      part.contains(u'=')});
    return parts;
}

/// What is wrong with the seed; empty for nothing. Without one, the world would be that of the empty seed.
QString seedProblem(const QList<Part> &parts)
{
    const auto seeds = std::ranges::count_if(parts, [](const Part &part) {
        return part.hasValue && (part.key == u"seed" || part.key == u"number");
    });
    if (seeds == 0)
        return SeedLinkText::tr("it has no seed; maybe its end is missing");
    return seeds == 1 ? QString() : SeedLinkText::tr("it has more than one seed");
}

/// Reads the generator, which the settings depend on. Returns what is wrong; empty for nothing.
QString readGenerator(const QList<Part> &parts, WorldSpec &spec)
{
    for (const Part &part : parts) {
        if (part.key != u"generator")
            continue;
        const Result<GeneratorId> generator = generatorArgument(part.value.toStdString());
        if (!generator)
            return messageText(generator.error().message);
        spec.generator = *generator;
    }
    spec.settings = defaultSettings(spec.generator.kind);
    return {};
}

/// Reads another part. Returns what is wrong with it; empty for nothing.
QString readPart(const Part &part, SeedLink &link)
{
    if (part.key == u"seed") {
        link.spec.seed = part.value.toStdString();
        return {};
    }
    if (part.key == u"number") {
        bool isNumber = false;
        link.spec.seedNumber = part.value.toLongLong(&isNumber);
        return isNumber ? QString() : SeedLinkText::tr("“%1” is not a whole number").arg(part.value);
    }
    if (part.key == u"set") {
        const Result<void> set = assignSetting(part.value.toStdString(), link.spec.settings);
        return set ? QString() : messageText(set.error().message);
    }
    if (part.key == u"at") {
        link.at = typedPlace(part.value);
        return link.at ? QString() : SeedLinkText::tr("“%1” is not a position").arg(part.value);
    }
    return part.key == u"generator" ? QString()
                                    : SeedLinkText::tr("“%1” is unknown to this version").arg(part.key);
}

} // namespace

bool canBeLinked(const WorldSpec &spec)
{
    constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::min(); // the most digits
    return spec.levelFiles.empty() &&
           seedLinkText({spec, WorldPos{kFar, kFar}}).size() <= static_cast<qsizetype>(kMostSeedBytes);
}

QString seedLinkText(const SeedLink &link)
{
    const WorldSpec &spec = link.spec;
    QString text = QString(kBegin);
    text += spec.seedNumber ? QStringLiteral("number=%1").arg(*spec.seedNumber)
                            : "seed=" + encoded(QString::fromStdString(spec.seed));
    text += QStringLiteral("&generator=%1:%2")
                .arg(QString::fromStdString(std::string(generatorName(spec.generator.kind))),
                     QString::number(spec.generator.version));
    const WorldSettings defaults = defaultSettings(spec.generator.kind);
    for (const SettingInfo &info : settingsOf(spec.generator.kind)) {
        if (info.get(spec.settings) != info.get(defaults))
            text += "&set=" + encoded(QString::fromStdString(std::string(info.key) + "=" +
                                                             settingText(info, spec.settings)));
    }
    if (link.at)
        text += QStringLiteral("&at=%1,%2").arg(link.at->x).arg(link.at->y);
    return text;
}

bool isSeedLink(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t\n\v\f\r"), text.size());
    return text.substr(begin).starts_with(kBegin.data());
}

std::optional<SeedLink> readSeedLink(const QString &text, QString &problem)
{
    SeedLink link;
    const QList<Part> parts = partsOf(text);
    problem = seedProblem(parts);
    if (problem.isEmpty())
        problem = readGenerator(parts, link.spec);
    for (const Part &part : parts) {
        if (problem.isEmpty())
            problem = readPart(part, link);
    }
    if (!problem.isEmpty()) {
        problem = SeedLinkText::tr("The link can't be read: %1.").arg(problem);
        return std::nullopt;
    }
    return link;
}

} // namespace cave
