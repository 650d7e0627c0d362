// SPDX-License-Identifier: MIT
#include "editor/panels/past/turn_table.h"

#include "core/analysis/past/trace_export.h"
#include "core/rules/monsters.h"
#include "editor/panels/sight/sight_views.h"
#include "editor/panels/trees/tree_texts.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QColor>
#include <QFont>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace cave {
namespace {

constexpr float kMarkOpacity = 0.25F;

struct ColumnTexts {
    const char *name;
    const char *tip;
};

constexpr std::array<ColumnTexts, TraceModel::ColumnCount> kColumnTexts{{
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Turn"), QT_TRANSLATE_NOOP("cave::TraceModel", "The turn")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Place"),
     QT_TRANSLATE_NOOP("cave::TraceModel", "Where the monster was after the turn")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "d²"),
     QT_TRANSLATE_NOOP("cave::TraceModel", "x² + y² of the distance to the nearest player")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Area"),
     QT_TRANSLATE_NOOP("cave::TraceModel", "Whether the player was in its area of effect")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Line of sight"),
     QT_TRANSLATE_NOOP("cave::TraceModel", "Whether the line to the player was clear, or what blocked it")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Knew"),
     QT_TRANSLATE_NOOP("cave::TraceModel", "What it knew of the player")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Decided"),
     QT_TRANSLATE_NOOP("cave::TraceModel",
                       "The way through its decision tree, at its last step of the turn")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Did"),
     QT_TRANSLATE_NOOP("cave::TraceModel", "What it did in the turn")},
    {QT_TRANSLATE_NOOP("cave::TraceModel", "Verdict"),
     QT_TRANSLATE_NOOP("cave::TraceModel", "What it would do by the world's rules, seen from that place")},
}};

/// "Sees the player? yes → Chase".
QString wayThroughTree(const TraceRow &row)
{
    if (row.thoughts.empty())
        return TraceModel::tr("no step");
    const MonsterThought &thought = row.thoughts.back();
    if (thought.tree == nullptr)
        return TraceModel::tr("no decision tree");
    QStringList way;
    for (const TreeTrace::Step &step : thought.trace.steps) {
        const QString question = nodeText(thought.tree->tree.nodes[step.node]);
        way.append(step.answer ? TraceModel::tr("%1 yes").arg(question)
                               : TraceModel::tr("%1 no").arg(question));
    }
    way.append(nodeText(thought.tree->tree.nodes[thought.trace.leaf]));
    return way.join(QStringLiteral(" → "));
}

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

void TurnTable::reset(const std::function<void()> &replace)
{
    beginResetModel();
    replace();
    m_shown.clear();
    for (std::size_t i = 0; i < traced(); ++i) {
        if (passes(i, m_filter))
            m_shown.push_back(i);
    }
    endResetModel();
}

void TurnTable::setFilter(TraceFilter filter)
{
    reset([this, filter] { m_filter = filter; });
}

void TurnTable::setTurn(std::int64_t turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    refreshLook();
}

void TurnTable::retranslate()
{
    refreshLook();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void TurnTable::refreshLook()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::optional<int> TurnTable::rowAt(std::int64_t turn) const
{
    const auto after =
        std::ranges::upper_bound(m_shown, turn, {}, [this](std::size_t i) { return turnOf(i); });
    if (after == m_shown.begin())
        return std::nullopt;
    return static_cast<int>(after - m_shown.begin()) - 1;
}

/// A turn with several commands has several rows. With free movement, nothing changed after a row until the
/// next one.
bool TurnTable::isMarked(int row) const
{
    return turnAt(row) == m_turn || (world()->content->scenario.freeMovement() && rowAt(m_turn) == row);
}

int TurnTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QString TurnTable::placed(WorldPos p) const
{
    return ownCoordinates(world()->map.plan(), p);
}

QVariant TurnTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isTurn = index.column() == kTurnColumn;
    const std::size_t shown = m_shown[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, index.column());
    case Qt::AccessibleTextRole:
        return isTurn && isMarked(index.row())
                   ? QVariant(tr("%1, shown on the map").arg(text(shown, kTurnColumn)))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return isTurn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::FontRole:
        return isMarked(index.row()) ? QVariant(fontOf(TextSize::Small, QFont::DemiBold)) : QVariant();
    case Qt::BackgroundRole: {
        if (!isMarked(index.row()))
            return {};
        QColor ground = currentTheme().accent;
        ground.setAlphaF(kMarkOpacity);
        return ground;
    }
    default:
        return {};
    }
}

void TraceModel::setTrace(PastTrace trace)
{
    reset([this, &trace] { m_trace = std::move(trace); });
}

bool TraceModel::passes(std::size_t traced, TraceFilter filter) const
{
    const TraceRow &row = m_trace.rows[traced];
    const TracedDeeds &deeds = row.deeds;
    switch (filter) {
    case TraceFilter::All:
        break;
    case TraceFilter::Did:
        return deeds != TracedDeeds{};
    case TraceFilter::Attacks:
        return deeds.noticed || deeds.gaveUp || deeds.shot || deeds.began;
    case TraceFilter::CouldSee:
        return row.verdict.inArea && (row.verdict.contact || row.verdict.line.visible());
    }
    return true;
}

TraceModel::Export TraceModel::exported() const
{
    std::vector<TraceRow> rows;
    std::ranges::transform(shownRows(), std::back_inserter(rows),
                           [this](std::size_t i) { return m_trace.rows[i]; });
    return [world = std::make_shared<const World>(copyOf(*m_trace.world)), rows = std::move(rows)](
               bool json) { return json ? traceJson(*world, rows) : traceCsv(*world, rows); };
}

QString TraceModel::monsterName() const
{
    return isEmpty() ? QString() : shownName(kindOf(*m_trace.world, m_trace.rows.front().monster));
}

int TraceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TraceModel::knewText(const TraceRow &row) const
{
    if (m_trace.world->content->scenario.freeMovement())
        return !row.thoughts.empty() && row.thoughts.back().notices ? tr("sees the player")
                                                                    : tr("doesn't see the player");
    const MonsterState &state = row.monster.state;
    if (state.patience <= 0)
        return tr("isn't hunting");
    return tr("hunts for %n more turns, last saw the player at %1", nullptr, state.patience)
        .arg(placed(state.lastSeen));
}

QString TraceModel::didText(const TraceRow &row) const
{
    const TracedDeeds &deeds = row.deeds;
    QStringList did;
    if (deeds.noticed)
        did.append(tr("noticed the player"));
    if (deeds.gaveUp)
        did.append(tr("gave up"));
    if (deeds.from)
        did.append(tr("walked from %1").arg(placed(*deeds.from)));
    if (deeds.shot)
        did.append(tr("shot"));
    if (deeds.began)
        did.append(tr("began a fight"));
    if (deeds.hurt)
        did.append(tr("lost health"));
    if (deeds.died)
        did.append(tr("died"));
    return listed(did);
}

QString TraceModel::text(std::size_t traced, int column) const
{
    const TraceRow &row = m_trace.rows[traced];
    switch (column) {
    case Turn:
        return shownNumber(row.turn);
    case Place:
        return placed(row.monster.state.position);
    case Distance:
        return shownNumber(row.verdict.squaredDistance());
    case Area:
        return row.verdict.inArea ? tr("inside") : tr("outside");
    case Line:
        return sightReasonText(row.verdict.line, *m_trace.world);
    case Knew:
        return knewText(row);
    case Decided:
        return wayThroughTree(row);
    case Did:
        return didText(row);
    default:
        return wouldText(row.verdict);
    }
}

QVariant TraceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const TraceRow &shown = row(index.row());
    switch (role) {
    case Qt::ToolTipRole:
        return index.column() == Decided ? index.data() : verdictText(shown.verdict, *m_trace.world);
    case Qt::TextAlignmentRole:
        if (index.column() == Distance)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        break;
    case Qt::ForegroundRole:
        if (index.column() == Verdict && shown.verdict.attacks())
            return currentTheme().danger;
        return {};
    default:
        break;
    }
    return TurnTable::data(index, role);
}

QVariant TraceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const ColumnTexts &texts = kColumnTexts[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return tr(texts.name);
    return role == Qt::ToolTipRole ? QVariant(tr(texts.tip)) : QVariant();
}

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

#include "moc_turn_table.cpp"
