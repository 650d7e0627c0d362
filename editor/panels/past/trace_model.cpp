// SPDX-License-Identifier: MIT
#include "editor/panels/past/trace_model.h"

#include "editor/panels/sight/sight_texts.h"
#include "editor/panels/trees/mind_texts.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/numbers.h"

#include <QFont>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

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

} // namespace

void TraceModel::setTrace(PastTrace trace)
{
    beginResetModel();
    m_trace = std::move(trace);
    filterRows();
    endResetModel();
}

void TraceModel::setFilter(TraceFilter filter)
{
    beginResetModel();
    m_filter = filter;
    filterRows();
    endResetModel();
}

void TraceModel::filterRows()
{
    m_shown.clear();
    for (std::size_t i = 0; i < m_trace.rows.size(); ++i) {
        if (isShown(m_trace.rows[i]))
            m_shown.push_back(i);
    }
}

bool TraceModel::isShown(const TraceRow &row) const
{
    const TracedDeeds &deeds = row.deeds;
    switch (m_filter) {
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

void TraceModel::setTurn(std::int64_t turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    refreshLook();
}

void TraceModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    refreshLook();
}

void TraceModel::refreshLook()
{
    if (!m_shown.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::optional<int> TraceModel::rowAt(std::int64_t turn) const
{
    const auto after =
        std::ranges::upper_bound(m_shown, turn, {}, [this](std::size_t i) { return m_trace.rows[i].turn; });
    if (after == m_shown.begin())
        return std::nullopt;
    return static_cast<int>(after - m_shown.begin()) - 1;
}

/// A turn with several commands has several rows. With free movement, nothing changed after a row until the
/// next one.
bool TraceModel::isMarked(int index) const
{
    return row(index).turn == m_turn ||
           (m_trace.world->content->scenario.freeMovement() && rowAt(m_turn) == index);
}

std::vector<TraceRow> TraceModel::shownRows() const
{
    std::vector<TraceRow> rows;
    std::ranges::transform(m_shown, std::back_inserter(rows),
                           [this](std::size_t i) { return m_trace.rows[i]; });
    return rows;
}

QString TraceModel::monsterName() const
{
    return isEmpty() ? QString() : shownName(kindOf(*m_trace.world, m_trace.rows.front().monster));
}

int TraceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int TraceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TraceModel::placed(WorldPos p) const
{
    return ownCoordinates(m_trace.world->map.plan(), p);
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

QString TraceModel::text(const TraceRow &row, int column) const
{
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
    case Qt::DisplayRole:
        return text(shown, index.column());
    case Qt::ToolTipRole:
        return index.column() == Decided ? text(shown, Decided) : verdictText(shown.verdict, *m_trace.world);
    case Qt::AccessibleTextRole:
        if (index.column() == Turn && isMarked(index.row()))
            return tr("%1, shown on the map").arg(text(shown, Turn));
        return {};
    case Qt::TextAlignmentRole:
        if (index.column() == Turn || index.column() == Distance)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case Qt::ForegroundRole:
        if (index.column() == Verdict && shown.verdict.attacks())
            return currentTheme().danger;
        return {};
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
