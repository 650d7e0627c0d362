// SPDX-License-Identifier: MIT
#include "app/seeds/source/setting_values.h"

#include "app/seeds/source/source_page.h"
#include "core/world/generator_info.h"
#include "editor/view/texts/language_lock.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QReadLocker>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <variant>

namespace cave {

QString seedCountText(std::int64_t count)
{
    return count == 1 ? SourcePage::tr("1 seed") : SourcePage::tr("%1 seeds").arg(shownNumber(count));
}

QString seedListText(const SeedList &list)
{
    const QString count = seedCountText(std::ssize(list.seeds));
    return list.padded == 0 ? count
                            : SourcePage::tr("%1; lines that begin or end with spaces: %2")
                                  .arg(count, shownNumber(list.padded));
}

namespace {

constexpr double kPerPercent = 100; // ten-thousandths

} // namespace

bool shapesTerrainOf(const SettingInfo &info, GeneratorKind kind)
{
    return info.shapesTerrain && generatorInfo(kind).uses(info.key);
}

std::vector<const SettingInfo *> terrainSettings()
{
    std::vector<const SettingInfo *> infos;
    for (const bool bounded : {true, false}) { // the settings of few generators come first
        for (const GeneratorInfo &generator : generators()) {
            if (generator.isBounded() != bounded)
                continue;
            for (const SettingInfo &own : generator.settings) {
                const SettingInfo *info = findSetting(own.key);
                if (info->shapesTerrain && std::ranges::find(infos, info) == infos.end())
                    infos.push_back(info);
            }
        }
    }
    return infos;
}

std::vector<const SettingInfo *> variableSettings(GeneratorKind kind)
{
    std::vector<const SettingInfo *> shaping;
    std::vector<const SettingInfo *> all;
    for (const SettingInfo &own : settingsOf(kind)) {
        const SettingInfo *info = findSetting(own.key);
        all.push_back(info);
        if (shapesTerrainOf(*info, kind))
            shaping.push_back(info);
    }
    return shaping.empty() ? all : shaping;
}

QString settingLabel(const SettingInfo &info)
{
    return coreText(info.label);
}

QString typedSettingValue(const SettingInfo &info, int value)
{
    switch (info.unit) {
    case SettingUnit::TenThousandths:
        return QString::number(value / kPerPercent, 'g', 6);
    case SettingUnit::Choice:
        return QString::fromStdString(std::string(info.choices.at(static_cast<std::size_t>(value))));
    case SettingUnit::Count:
        break;
    }
    return QString::number(value);
}

QString shownSettingValue(const SettingInfo &info, int value)
{
    if (info.unit != SettingUnit::TenThousandths)
        return typedSettingValue(info, value);
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value / kPerPercent, 'g', 6) + QCoreApplication::translate("Settings", " %");
}

QString worldLabel(const SeedSet &set, std::int64_t index)
{
    const auto *sweep = std::get_if<SeedSet::Sweep>(&set.source());
    if (sweep == nullptr)
        return QString::fromStdString(set.label(index));
    const WorldSettings settings = set.at(index).settings;
    const QReadLocker texts(&languageLock()); // rows are also arranged off the interface thread
    QStringList parts;
    for (const SettingSweep &varied : sweep->settings) {
        const SettingInfo &info = *findSetting(varied.key);
        parts += settingLabel(info) + QLatin1Char(' ') + shownSettingValue(info, info.get(settings));
    }
    return parts.join(QStringLiteral(", "));
}

std::optional<int> settingValueFrom(const SettingInfo &info, const QString &text)
{
    if (info.unit == SettingUnit::Choice)
        return info.choiceNamed(text.trimmed().toStdString());
    static const QRegularExpression kNumber(
        QRegularExpression::anchoredPattern(QStringLiteral(R"(\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*(%?)\s*)")));
    const QRegularExpressionMatch match = kNumber.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const int whole = match.captured(1).toInt();
    if (info.unit == SettingUnit::Count)
        return match.capturedLength(2) > 0 || match.capturedLength(3) > 0 ? std::nullopt
                                                                          : std::optional(whole);
    return whole * 100 + match.captured(2).leftJustified(2, '0').toInt();
}

QString settingRangeText(const SettingInfo &info)
{
    if (info.unit == SettingUnit::Choice) {
        QStringList names;
        for (int i = info.minimum; i <= info.maximum; ++i)
            names += typedSettingValue(info, i);
        return names.join(QStringLiteral(", "));
    }
    return QStringLiteral("%1 – %2").arg(typedSettingValue(info, info.minimum),
                                         shownSettingValue(info, info.maximum));
}

} // namespace cave
