// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/io/world_file/world_file.h"
#include "core/rules/armour_combat.h"
#include "core/world/world.h"

#include <QLocale>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <concepts>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

class QDoubleSpinBox;
class QSpinBox;

namespace cave {

/// A text of one of the core's tables (names of settings, metrics, items, monsters …) in the window's
/// language; unchanged if there is no translation, for instance if it is from other content. `tools/strings`
/// collects the translatable texts.
QString coreText(std::string_view text);

/// A message of the core in the window's language, including its arguments.
QString messageText(const Message &message);

/// Names one after the other, as the language separates them: "a, b, c".
[[nodiscard]] QString listed(const QStringList &names);

/// Displayed names of content entries: translated if there is a translation.
QString shownName(const ItemType &item);
QString shownName(const MonsterType &monster);
QString shownDescription(const MonsterType &monster);
/// "wood", "steel": a weapon kind, in lower case.
QString shownWeaponKind(std::string_view kind);

/// "a Cave Rat", "an Ogre": for use in a sentence.
QString aMonster(const MonsterType &monster);

/// "7 gold", "Iron Sword", "3 × Iron Sword".
QString shownStack(const Content &content, const ItemStack &stack);
/// "Iron Sword, Chainmail Armour and 7 gold"; "nothing" for none.
QString shownStacks(const Content &content, const std::vector<ItemStack> &stacks);

/// The same with the names that the player shown knows; see round_combat.h.
QString shownKnownName(const World &world, std::size_t item);
QString shownStack(const World &world, const ItemStack &stack);
QString shownStacks(const World &world, const std::vector<ItemStack> &stacks);

/// Two decimals, with the language's decimal separator: "48.08".
QString shownPoints(Points points);
/// As few decimals as needed, at most two: "1.8".
QString shownShortPoints(Points points);

/// With a capital first letter, like a sentence.
QString sentenceCase(QString text);

/// Sentences one after another, with a space between them unless the language has none.
QString joinedSentences(const QStringList &sentences);

/// Parts of a sentence one after another, separated by semicolons as the language writes them.
QString joinedClauses(const QStringList &clauses);

/// "12, -40".
QString coordinatesText(WorldPos p);

/// "north-east".
QString directionText(Direction direction);

/// Distance and direction of `to` from `from`, in a straight line: "here", "7 cells north-east".
QString wayText(WorldPos from, WorldPos to);

/// Straight distance in cells, rounded.
qint64 straightDistance(WorldPos a, WorldPos b);

/// An error for users: a translated sentence for its kind, then the core's message as details on what and
/// where.
QString errorText(const Error &error);

/// The same without the file name, for places that already show it.
QString shortErrorText(const Error &error);

/// `sentence`, which says what failed, then `errorText`.
QString withReason(const QString &sentence, const Error &error);

/// `sentence`, then the core's message as details; just the sentence if there are none.
QString withDetails(const QString &sentence, const Message &details);

/// What isn't as it should be without being damage, as a sentence.
QString remarkText(const Message &remark);

/// Which region is damaged, and how.
QString damageText(const DamagedRegion &region);

/// A number in the language's format: "12,400".
inline QString shownNumber(std::int64_t number)
{
    return QLocale().toString(qlonglong(number));
}

/// A number that isn't negative, as spin boxes take it: at most the largest int.
inline int spinValue(std::integral auto number)
{
    return std::in_range<int>(number) ? static_cast<int>(number) : std::numeric_limits<int>::max();
}

/// A count as `tr` takes it for plural forms: `tr("%Ln cells", nullptr, pluralCount(cells))`.
inline int pluralCount(std::integral auto count)
{
    return spinValue(count);
}

/// What a number field counts.
enum class NumberUnit { None, PerCent, Cells, Steps, Tiles, Neighbours };

/// Shows a unit behind the number, singular or plural by its value: "1 step", "2 steps". To be called again
/// when the language changes, and when the value was set while the field's signals were blocked.
void setUnit(QSpinBox &field, NumberUnit unit);
void setUnit(QDoubleSpinBox &field, NumberUnit unit);

/// The time elapsed, in words: "just now", "3 minutes ago", "yesterday", "on 3 May 2024". Both times are
/// milliseconds since 1970-01-01 UTC; days change at local midnight. A time in the future counts as now.
QString timeAgo(qint64 thenMs, qint64 nowMs);

/// A name as the text of a button, menu entry or tab, where & marks a key.
inline QString asControlText(QString name)
{
    return name.replace(u'&', QStringLiteral("&&"));
}

/// A name as a part of a window's title, where [*] marks unsaved changes.
inline QString asTitle(QString name)
{
    return name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

/// The text of a control, menu or label without its key: "From" of "&From" and of "From(&F)", as keys are
/// written beside texts of scripts without letters.
inline QString withoutMnemonic(QString text)
{
    static const QRegularExpression kBeside(QStringLiteral(R"(\s*\(&\w\))"));
    return text.remove(kBeside).remove(QLatin1Char('&'));
}

} // namespace cave
