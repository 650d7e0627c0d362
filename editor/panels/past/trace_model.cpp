// SPDX-License-Identifier: MIT
#include "editor/panels/past/trace_model.h"

#include "core/analysis/past/trace_export.h"
#include "editor/panels/sight/sight_texts.h"
#include "editor/panels/trees/mind_texts.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/numbers.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace cave {
namespace {

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

} // namespace

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

} // namespace cave

#include "moc_trace_model.cpp"
