// SPDX-License-Identifier: MIT
#include "editor/panels/past/player_trace_model.h"

#include "core/analysis/past/trace_export.h"
#include "core/rules/monsters.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/numbers.h"
#include "editor/view/texts/place_texts.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <variant>

namespace cave {
namespace {

struct PlayerColumnTexts {
    const char *name;
    const char *tip;
};

constexpr std::array<PlayerColumnTexts, PlayerTraceModel::ColumnCount> kPlayerColumns{{
    {QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Turn"),
     QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "The turn")},
    {QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Place"),
     QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Where the player was after the turn")},
    {QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Command"),
     QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "What the player chose to do; empty while others acted")},
    {QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Health"),
     QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "The player's health after the turn")},
    {QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Seen by"),
     QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "The monsters that saw the player after the turn")},
    {QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Hunted by"),
     QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "The hunting monsters near the player after the turn")},
    {QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "Happened"),
     QT_TRANSLATE_NOOP("cave::PlayerTraceModel", "What happened in the turn that the timeline marks")},
}};

/// "north", "attack": a command in a word or two.
struct CommandWords {
    QString operator()(const MoveCommand &command) const { return directionText(command.direction); }
    QString operator()(const WaitCommand & /*command*/) const { return PlayerTraceModel::tr("wait"); }
    QString operator()(const FightCommand & /*command*/) const { return PlayerTraceModel::tr("attack"); }
    QString operator()(const EquipCommand & /*command*/) const { return PlayerTraceModel::tr("wear"); }
    QString operator()(const UnequipCommand & /*command*/) const { return PlayerTraceModel::tr("take off"); }
    QString operator()(const DropCommand & /*command*/) const { return PlayerTraceModel::tr("drop"); }
    QString operator()(const DodgeCommand & /*command*/) const
    {
        return PlayerTraceModel::tr("dodge or guard");
    }
    QString operator()(const CastCommand & /*command*/) const { return PlayerTraceModel::tr("use an item"); }
    QString operator()(const TickCommand & /*command*/) const { return PlayerTraceModel::tr("time passes"); }
    QString operator()(const ClockCommand &command) const
    {
        return command.realTime ? PlayerTraceModel::tr("real time") : PlayerTraceModel::tr("turns");
    }
    QString operator()(const SteerCommand &command) const
    {
        return command.direction ? directionText(*command.direction) : PlayerTraceModel::tr("stop");
    }
    QString operator()(const UseCommand & /*command*/) const { return PlayerTraceModel::tr("use"); }
    QString operator()(const JoinCommand & /*command*/) const { return PlayerTraceModel::tr("join"); }
    QString operator()(const LeaveCommand & /*command*/) const { return PlayerTraceModel::tr("leave"); }
    QString operator()(const ActCommand & /*command*/) const { return {}; }
    QString operator()(const OwnMapsCommand & /*command*/) const
    {
        return PlayerTraceModel::tr("a map for each");
    }
    QString operator()(const FleeCommand & /*command*/) const { return PlayerTraceModel::tr("flee"); }
    QString operator()(const TradeCommand & /*command*/) const { return PlayerTraceModel::tr("buy"); }
};

QString happened(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Noticed:
        return PlayerTraceModel::tr("noticed");
    case MarkKind::Lost:
        return PlayerTraceModel::tr("no longer hunted");
    case MarkKind::Fight:
        return PlayerTraceModel::tr("a fight began");
    case MarkKind::Hit:
        return PlayerTraceModel::tr("a hit");
    case MarkKind::Kill:
        return PlayerTraceModel::tr("a kill");
    case MarkKind::Death:
        return PlayerTraceModel::tr("a death");
    case MarkKind::Find:
        return PlayerTraceModel::tr("a find");
    case MarkKind::Level:
        return PlayerTraceModel::tr("another level");
    case MarkKind::Edit:
        return PlayerTraceModel::tr("an edit or a repair");
    case MarkKind::Party:
        return PlayerTraceModel::tr("a player came or went");
    }
    return {};
}

} // namespace

void PlayerTraceModel::setTrace(PastPlayerTrace trace)
{
    reset([this, &trace] { m_trace = std::move(trace); });
}

bool PlayerTraceModel::passes(std::size_t traced, TraceFilter filter) const
{
    const PlayerTraceRow &row = m_trace.rows[traced];
    switch (filter) {
    case TraceFilter::All:
        break;
    case TraceFilter::Did:
        return row.command && !std::holds_alternative<TickCommand>(*row.command) &&
               !std::holds_alternative<WaitCommand>(*row.command);
    case TraceFilter::Attacks:
        return !row.marks.empty();
    case TraceFilter::CouldSee:
        return !row.seenBy.empty() || !row.huntedBy.empty();
    }
    return true;
}

PlayerTraceModel::Export PlayerTraceModel::exported() const
{
    std::vector<PlayerTraceRow> rows;
    std::ranges::transform(shownRows(), std::back_inserter(rows),
                           [this](std::size_t i) { return m_trace.rows[i]; });
    return [rows = std::move(rows)](bool json) { return json ? traceJson(rows) : traceCsv(rows); };
}

QString PlayerTraceModel::nameOf(const MonsterId &id) const
{
    const std::optional<Monster> monster = findMonster(*m_trace.world, id);
    return monster ? shownName(kindOf(*m_trace.world, *monster)) : tr("a monster");
}

int PlayerTraceModel::leastWidth(int column) const
{
    constexpr int kPlace = 12;
    constexpr int kName = 20;
    return column == SeenBy || column == HuntedBy ? kName : column == Place ? kPlace : 0;
}

/// "Cave Rat ×2, Slime".
QString PlayerTraceModel::namesOf(const std::vector<MonsterId> &ids) const
{
    QStringList names;
    for (const MonsterId &id : ids)
        names.append(nameOf(id));
    QStringList counted;
    for (const QString &name : std::as_const(names)) {
        const auto count = names.count(name);
        const QString text = count == 1 ? name : tr("%1 ×%2").arg(name, shownNumber(count));
        if (!counted.contains(text))
            counted.append(text);
    }
    return listed(counted);
}

QString PlayerTraceModel::marksText(const std::vector<TimelineMark> &marks) const
{
    QStringList texts;
    for (const TimelineMark &mark : marks) {
        const QString what = happened(mark.kind);
        texts.append(mark.monster ? tr("%1 (%2)").arg(what, nameOf(*mark.monster)) : what);
    }
    return listed(texts);
}

QString PlayerTraceModel::text(std::size_t traced, int column) const
{
    const PlayerTraceRow &row = m_trace.rows[traced];
    switch (column) {
    case Turn:
        return shownNumber(row.turn);
    case Place:
        return placed(row.at);
    case Gave:
        return row.command ? std::visit(CommandWords{}, *row.command) : QString();
    case Health:
        return shownShortPoints(row.health);
    case SeenBy:
        return namesOf(row.seenBy);
    case HuntedBy:
        return namesOf(row.huntedBy);
    default:
        return marksText(row.marks);
    }
}

int PlayerTraceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlayerTraceModel::data(const QModelIndex &index, int role) const
{
    if (index.isValid() && role == Qt::ToolTipRole)
        return index.data(); // a column may be too narrow for it
    if (index.isValid() && role == Qt::TextAlignmentRole && index.column() == Health)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return TurnTable::data(index, role);
}

QVariant PlayerTraceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const PlayerColumnTexts &texts = kPlayerColumns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return tr(texts.name);
    return role == Qt::ToolTipRole ? QVariant(tr(texts.tip)) : QVariant();
}

} // namespace cave

#include "moc_player_trace_model.cpp"
