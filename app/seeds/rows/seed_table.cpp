// SPDX-License-Identifier: MIT
#include "app/seeds/rows/seed_table.h"

#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/source/setting_values.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/view/texts/texts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>
#include <variant>

namespace cave {
namespace {

/// Those of a set's worlds, each once; the usual one first.
std::vector<GeneratorKind> generatorsOf(const SeedSet &set)
{
    std::vector<GeneratorKind> kinds{set.base().generator.kind};
    if (const auto *mixed = std::get_if<SeedSet::Worlds>(&set.source())) {
        std::set<GeneratorKind> all;
        for (const WorldSpec &spec : mixed->specs)
            all.insert(spec.generator.kind);
        all.erase(kinds.front());
        kinds.insert(kinds.end(), all.begin(), all.end());
    }
    return kinds;
}

QString valueText(const SeedValues &values, int row, const MetricQuery &query)
{
    const double value = values.value(row, query);
    const bool none = std::isnan(value) && !values.isUnknown(row, query);
    return none ? QStringLiteral("–") : metricValue(query, value);
}

} // namespace

SeedTable::SeedTable(SeedMarksStore &marks, std::shared_ptr<const Content> content, QObject *parent,
                     std::int64_t mostRows)
    : QAbstractTableModel(parent)
    , m_marks(marks)
    , m_mostRows(mostRows)
    , m_values(m_rows, content)
    , m_sketched(m_rows, std::move(content))
{
    connect(&m_values, &SeedValues::measured, this, [this](int first, int last) {
        emit dataChanged(index(first, SeedColumn), index(last, columnCount() - 1),
                         {Qt::DisplayRole, seed_roles::Facts, seed_roles::Value});
    });
    connect(&m_sketched, &SketchedRows::matched, this, [this](int first, int last) {
        emit dataChanged(index(first, SeedColumn), index(last, SeedColumn), {seed_roles::Place});
    });
    connect(&m_marks, &SeedMarksStore::changed, this, &SeedTable::refreshMarks);
}

void SeedTable::showSet(SeedSet set)
{
    m_rows.worlds = std::make_shared<const SeedSet>(std::move(set));
    m_where.reset();
    m_sketch.reset();
    std::vector<std::int64_t> rows(static_cast<std::size_t>(std::min(m_rows.set().size(), m_mostRows)));
    std::iota(rows.begin(), rows.end(), 0);
    resetRows(std::move(rows));
}

void SeedTable::beginHits(SeedSet set, Condition where, std::shared_ptr<const SketchMatcher> sketch)
{
    m_rows.worlds = std::make_shared<const SeedSet>(std::move(set));
    m_where = std::move(where);
    m_sketch = std::move(sketch);
    resetRows({});
}

void SeedTable::resetRows(std::vector<std::int64_t> rows)
{
    beginResetModel();
    m_rows.indices = std::move(rows);
    ++m_rows.version;
    m_matches = rowCount();
    m_nearness.clear();
    m_places.clear();
    m_values.forget();
    m_sketched.forget();
    addColumnsOfCondition();
    endResetModel();
    emit setChanged();
    if (std::exchange(m_generators, generatorsOf(m_rows.set())) != m_generators)
        emit generatorsChanged();
}

std::vector<MetricQuery> SeedTable::chosenQueries() const
{
    std::vector<MetricQuery> chosen = queries();
    std::erase_if(chosen, [this](const MetricQuery &query) {
        return std::ranges::find(m_added, query) != m_added.end();
    });
    return chosen;
}

void SeedTable::chooseQueries(const std::vector<MetricQuery> &queries)
{
    if (queries == chosenQueries())
        return;
    beginResetModel();
    m_added.clear();
    m_values.setNeeded(SeedValues::Need::Columns, queries);
    addColumnsOfCondition();
    endResetModel();
}

/// In place of those of the condition before.
void SeedTable::addColumnsOfCondition()
{
    std::vector<MetricQuery> columns = chosenQueries();
    m_added.clear();
    m_formulas = m_where ? m_where->formulas() : std::vector<std::string>();
    for (const MetricQuery &query : m_where ? m_where->queries() : std::vector<MetricQuery>()) {
        if (std::ranges::find(columns, query) != columns.end() || !m_rows.isMeasurableAnywhere(query))
            continue;
        m_added.push_back(query);
        columns.push_back(query);
    }
    m_values.setNeeded(SeedValues::Need::Columns, columns);
}

void SeedTable::addHits(const std::vector<SearchHit> &hits)
{
    const auto room = static_cast<std::size_t>(m_mostRows - m_matches);
    const std::size_t count = std::min(hits.size(), room);
    if (count == 0)
        return;
    dropNearHits();
    beginInsertRows({}, m_matches, m_matches + static_cast<int>(count) - 1);
    for (std::size_t i = 0; i < count; ++i)
        appendHit(hits[i]);
    m_matches += static_cast<int>(count);
    endInsertRows();
    emit setChanged();
    m_values.measureSoon();
    m_sketched.followRows();
}

void SeedTable::setNearHits(const std::vector<SearchHit> &hits)
{
    dropNearHits();
    if (hits.empty())
        return;
    beginInsertRows({}, m_matches, m_matches + static_cast<int>(hits.size()) - 1);
    for (const SearchHit &hit : hits) {
        appendHit(hit);
        m_nearness.push_back({hit.judgement, hit.sketch});
    }
    endInsertRows();
    emit setChanged();
    m_values.measureSoon();
    m_sketched.followRows();
}

void SeedTable::appendHit(const SearchHit &hit)
{
    const std::size_t row = m_rows.indices.size();
    m_rows.indices.push_back(hit.index);
    if (m_sketch)
        m_places.push_back(hit.sketch ? std::optional(hit.sketch->place) : std::nullopt);
    const std::vector<MetricQuery> &queries = m_where->queries();
    for (std::size_t i = 0; i < queries.size() && i < hit.values.size(); ++i)
        m_values.setValue(row, queries[i], hit.values[i]);
}

void SeedTable::dropNearHits()
{
    if (m_nearness.empty())
        return;
    beginRemoveRows({}, m_matches, rowCount() - 1);
    m_rows.indices.resize(static_cast<std::size_t>(m_matches));
    m_nearness.clear();
    if (m_sketch)
        m_places.resize(static_cast<std::size_t>(m_matches));
    m_values.dropLastRows();
    m_sketched.followRows();
    endRemoveRows();
}

std::vector<MetricQuery> SeedTable::conditionQueries() const
{
    std::vector<MetricQuery> queries = m_where ? m_where->queries() : std::vector<MetricQuery>();
    const std::vector<MetricQuery> &filtered = m_values.needed(SeedValues::Need::Filter);
    queries.insert(queries.end(), filtered.begin(), filtered.end());
    return queries;
}

void SeedTable::setQueries(const std::vector<MetricQuery> &queries)
{
    if (queries == this->queries())
        return;
    beginResetModel();
    std::erase_if(m_added, [&](const MetricQuery &query) {
        return std::ranges::find(queries, query) == queries.end();
    });
    m_values.setNeeded(SeedValues::Need::Columns, queries);
    endResetModel();
}

void SeedTable::setFacts(const std::vector<MetricQuery> &facts)
{
    if (facts == this->facts())
        return;
    m_values.setNeeded(SeedValues::Need::Cards, facts);
    if (rowCount() > 0)
        emit dataChanged(index(0, SeedColumn), index(rowCount() - 1, SeedColumn), {seed_roles::Facts});
}

void SeedTable::refreshMarks()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, SeedColumn), index(rowCount() - 1, NoteColumn));
}

int SeedTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.indices.size());
}

int SeedTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstMetricColumn + static_cast<int>(queries().size() + m_formulas.size());
}

QVariant SeedTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const int row = index.row();
    if (const int measured = index.column() - FirstMetricColumn; measured >= 0) {
        const auto at = static_cast<std::size_t>(measured);
        return at < queries().size() ? metricData(row, queries()[at], role)
                                     : formulaData(row, at - queries().size(), role);
    }
    switch (role) {
    case seed_roles::Spec:
        return QVariant::fromValue(m_rows.specAt(row));
    case seed_roles::Starred:
        return m_marks.marksOf(m_rows.specAt(row)).starred;
    case seed_roles::Tags:
        return tagList(m_marks.marksOf(m_rows.specAt(row)));
    case seed_roles::Facts:
        return factTexts(row);
    case seed_roles::Place:
        return placeData(index.row());
    case seed_roles::Lacks:
        return lackText(row);
    case Qt::CheckStateRole:
        if (index.column() == StarColumn)
            return m_marks.marksOf(m_rows.specAt(row)).starred ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case SeedColumn:
        return worldLabel(m_rows.set(), m_rows.indices[static_cast<std::size_t>(row)]);
    case TagsColumn:
        return tagList(m_marks.marksOf(m_rows.specAt(row))).join(QStringLiteral(", "));
    case NoteColumn:
        return QString::fromStdString(m_marks.marksOf(m_rows.specAt(row)).note);
    case MatchColumn:
        if (role == Qt::ToolTipRole)
            return lackText(row);
        return !m_where ? QString() : row < m_matches ? tr("match") : tr("near miss");
    default:
        return {};
    }
}

QVariant SeedTable::metricData(int row, const MetricQuery &query, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return valueText(m_values, row, query);
    case seed_roles::Value:
        return m_values.value(row, query);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

GeneratorKind SeedTable::reachesOf() const
{
    const auto endless =
        std::ranges::find_if(m_generators, [](GeneratorKind kind) { return !isBounded(kind); });
    return endless == m_generators.end() ? m_rows.set().base().generator.kind : *endless;
}

int SeedTable::columnOf(const std::string &formula) const
{
    const auto found = std::ranges::find(m_formulas, formula);
    return found == m_formulas.end()
               ? -1
               : FirstMetricColumn + static_cast<int>(queries().size() +
                                                      static_cast<std::size_t>(found - m_formulas.begin()));
}

QVariant SeedTable::formulaData(int row, std::size_t formula, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != seed_roles::Value)
        return {};
    bool unknown = false;
    const double value = m_where->formulaValue(formula, [&](const MetricQuery &query) {
        unknown = unknown || m_values.isUnknown(row, query);
        return m_values.value(row, query);
    });
    if (role == seed_roles::Value)
        return value;
    if (unknown)
        return QStringLiteral("…");
    const bool whole = value == std::floor(value);
    return std::isnan(value) ? QStringLiteral("–")
                             : unitValue(whole ? MetricUnit::Count : MetricUnit::Ratio, value);
}

bool SeedTable::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || !checkIndex(index) || index.column() != StarColumn || role != Qt::CheckStateRole)
        return false;
    const WorldSpec spec = m_rows.specAt(index.row());
    SeedMarks marks = m_marks.marksOf(spec);
    marks.starred = value.toInt() == Qt::Checked;
    m_marks.keep(spec, marks);
    return true;
}

QVariant SeedTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (section >= FirstMetricColumn && section < columnCount()) {
        if (role == Qt::TextAlignmentRole) // like the numbers below
            return QVariant::fromValue<Qt::Alignment>(Qt::AlignRight | Qt::AlignVCenter);
        const auto at = static_cast<std::size_t>(section - FirstMetricColumn);
        if (at >= queries().size()) {
            const QString formula = QString::fromStdString(m_formulas[at - queries().size()]);
            return role == Qt::DisplayRole || role == Qt::ToolTipRole ? formula : QVariant();
        }
        const MetricQuery &query = queries()[at];
        if (role == Qt::DisplayRole)
            return metricLabel(query);
        return role == Qt::ToolTipRole ? metricExplanation(query) : QVariant();
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeedColumn:
        return tr("Seed");
    case StarColumn:
        return tr("Star");
    case TagsColumn:
        return tr("Tags");
    case NoteColumn:
        return tr("Note");
    case MatchColumn:
        return tr("Match");
    default:
        return {};
    }
}

Qt::ItemFlags SeedTable::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    return index.column() == StarColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant SeedTable::placeData(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    const std::optional<CellRect> place = at < m_places.size() ? m_places[at] : m_sketched.placeOf(row);
    return place ? QVariant::fromValue(*place) : QVariant();
}

QString SeedTable::lackText(int row) const
{
    const int near = row - m_matches;
    if (near < 0 || !m_where)
        return {};
    QStringList lacks;
    const Nearness &nearness = m_nearness[static_cast<std::size_t>(near)];
    for (const MissedTerm &missed : nearness.judgement.missed) {
        const std::string &subject = m_where->termSubject(missed.term);
        const std::string wanted = m_where->terms()[missed.term].substr(subject.size() + 1);
        const MetricUnit unit = m_where->termUnit(missed.term).value_or(MetricUnit::Count);
        const QString value = std::isnan(missed.value) ? tr("undefined") : unitValue(unit, missed.value);
        lacks += tr("%1 is %2, not %3", "metric, value, what is wanted")
                     .arg(QString::fromStdString(subject), value, QString::fromStdString(wanted));
    }
    if (m_sketch && nearness.sketch && m_sketch->missOf(*nearness.sketch) > 0)
        lacks += tr("%1 of the sketch matches, not %2", "shares in per cent")
                     .arg(unitValue(MetricUnit::Share, nearness.sketch->share()),
                          unitValue(MetricUnit::Share, m_sketch->query().agree));
    return joinedClauses(lacks);
}

std::vector<double> SeedTable::misses() const
{
    std::vector<double> misses;
    for (const Nearness &near : m_nearness) {
        const double ofSketch = m_sketch && near.sketch ? m_sketch->missOf(*near.sketch) : 0;
        misses.push_back(near.judgement.miss + ofSketch);
    }
    return misses;
}

QStringList SeedTable::factTexts(int row) const
{
    QStringList texts;
    if (facts().empty())
        return texts;
    std::vector<MetricQuery> shown = m_where ? m_where->queries() : std::vector<MetricQuery>();
    std::ranges::copy_if(facts(), std::back_inserter(shown), [&](const MetricQuery &fact) {
        return std::ranges::find(shown, fact) == shown.end();
    });
    for (std::size_t i = 0; i < m_formulas.size(); ++i)
        texts.append(QStringLiteral("%1 %2").arg(QString::fromStdString(m_formulas[i]),
                                                 formulaData(row, i, Qt::DisplayRole).toString()));
    for (const MetricQuery &fact : shown)
        texts.append(QStringLiteral("%1 %2").arg(metricLabel(fact), valueText(m_values, row, fact)));
    return texts;
}

} // namespace cave

#include "moc_seed_table.cpp"
