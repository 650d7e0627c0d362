// SPDX-License-Identifier: MIT
#include "app/seeds/table/seed_table.h"

#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/table/metric_texts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace cave {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
/// Jobs handed out at a time, so that a change of mind costs little.
constexpr std::size_t kMostJobs = 256;
constexpr int kMeasureDelay = 30; // ms
constexpr int kTellDelay = 150;   // ms

QStringList tagList(const SeedMarks &marks)
{
    QStringList tags;
    for (const std::string &tag : marks.tags)
        tags.append(QString::fromStdString(tag));
    return tags;
}

} // namespace

SeedTable::SeedTable(SeedMarksStore &marks, std::shared_ptr<const Content> content, QObject *parent)
    : QAbstractTableModel(parent)
    , m_marks(marks)
    , m_runner(std::move(content))
{
    for (QTimer *timer : {&m_measureSoon, &m_tellSoon})
        timer->setSingleShot(true);
    m_measureSoon.setInterval(kMeasureDelay);
    m_tellSoon.setInterval(kTellDelay);
    connect(&m_measureSoon, &QTimer::timeout, this, &SeedTable::measure);
    connect(&m_tellSoon, &QTimer::timeout, this, &SeedTable::valuesChanged);
    connect(&m_runner, &SurveyRunner::resultsReady, this, &SeedTable::takeResults);
    connect(&m_runner, &SurveyRunner::idle, this, &SeedTable::measure);
    connect(&m_marks, &SeedMarksStore::changed, this, &SeedTable::refreshMarks);
}

void SeedTable::showSet(SeedSet set)
{
    m_set = std::move(set);
    m_where.reset();
    std::vector<std::int64_t> rows(static_cast<std::size_t>(std::min(m_set.size(), kMostRows)));
    std::iota(rows.begin(), rows.end(), 0);
    resetRows(std::move(rows));
}

void SeedTable::beginHits(SeedSet set, Condition where)
{
    m_set = std::move(set);
    m_where = std::move(where);
    resetRows({});
}

void SeedTable::resetRows(std::vector<std::int64_t> rows)
{
    beginResetModel();
    m_runner.forget();
    m_rows = std::move(rows);
    m_matches = static_cast<int>(m_rows.size());
    m_nearness.clear();
    m_values.clear();
    m_failed.clear();
    m_inView.clear();
    m_nextToMeasure = 0;
    endResetModel();
    emit setChanged();
    m_measureSoon.start();
}

void SeedTable::addHits(const std::vector<SearchHit> &hits)
{
    const auto room = static_cast<std::size_t>(kMostRows - m_matches);
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
    m_measureSoon.start();
}

void SeedTable::setNearHits(const std::vector<SearchHit> &hits)
{
    dropNearHits();
    if (hits.empty())
        return;
    beginInsertRows({}, m_matches, m_matches + static_cast<int>(hits.size()) - 1);
    for (const SearchHit &hit : hits) {
        appendHit(hit);
        m_nearness.push_back(hit.judgement);
    }
    endInsertRows();
    emit setChanged();
    m_measureSoon.start();
}

void SeedTable::appendHit(const SearchHit &hit)
{
    const std::size_t row = m_rows.size();
    m_rows.push_back(hit.index);
    const std::vector<MetricQuery> &queries = m_where->queries();
    for (std::size_t i = 0; i < queries.size() && i < hit.values.size(); ++i)
        valuesOf(queries[i])[row] = hit.values[i];
}

void SeedTable::dropNearHits()
{
    if (m_nearness.empty())
        return;
    const auto matches = static_cast<std::size_t>(m_matches);
    beginRemoveRows({}, m_matches, static_cast<int>(m_rows.size()) - 1);
    m_rows.resize(matches);
    m_nearness.clear();
    for (auto &[query, values] : m_values)
        values.resize(std::min(values.size(), matches));
    m_failed.erase(m_failed.lower_bound(matches), m_failed.end());
    m_nextToMeasure = std::min(m_nextToMeasure, matches);
    endRemoveRows();
}

SeedTable::Values &SeedTable::valuesOf(const MetricQuery &query)
{
    Values &values = m_values[query];
    values.resize(m_rows.size(), kUnknown);
    return values;
}

void SeedTable::setQueries(const std::vector<MetricQuery> &queries)
{
    if (queries == m_queries)
        return;
    beginResetModel();
    m_queries = queries;
    endResetModel();
    m_nextToMeasure = 0;
    m_measureSoon.start();
}

void SeedTable::setFacts(const std::vector<MetricQuery> &facts)
{
    if (facts == this->facts())
        return;
    setNeeded(Need::Cards, facts);
    if (!m_rows.empty())
        emit dataChanged(index(0, SeedColumn), index(rowCount() - 1, SeedColumn), {seed_roles::Facts});
}

void SeedTable::setNeeded(Need who, const std::vector<MetricQuery> &queries)
{
    m_needed[static_cast<std::size_t>(who)] = queries;
    m_nextToMeasure = 0;
    m_measureSoon.start();
}

double SeedTable::value(int row, const MetricQuery &query) const
{
    const auto found = m_values.find(query);
    const auto at = static_cast<std::size_t>(row);
    return found == m_values.end() || at >= found->second.size() ? kUnknown : found->second[at];
}

std::int64_t SeedTable::leftOut() const
{
    return m_where ? 0 : m_set.size() - rowCount();
}

double SeedTable::measuredShare() const
{
    return m_rows.empty() ? 1
                          : static_cast<double>(std::min(m_nextToMeasure, m_rows.size())) /
                                static_cast<double>(m_rows.size());
}

void SeedTable::setRowsInView(const std::vector<int> &rows)
{
    if (rows == m_inView)
        return;
    m_inView = rows;
    m_measureSoon.start();
}

std::vector<MetricQuery> SeedTable::wantedQueries() const
{
    std::vector<MetricQuery> wanted = m_queries;
    for (const std::vector<MetricQuery> &needed : m_needed) {
        for (const MetricQuery &query : needed) {
            if (std::find(wanted.begin(), wanted.end(), query) == wanted.end())
                wanted.push_back(query);
        }
    }
    return wanted;
}

bool SeedTable::isMeasurable(int row, const MetricQuery &query) const
{
    const bool mixed = std::holds_alternative<SeedSet::Worlds>(m_set.source());
    return isMeasuredIn(query, (mixed ? specAt(row).generator : m_set.base().generator).kind);
}

bool SeedTable::isMeasurableAnywhere(const MetricQuery &query) const
{
    const auto isIn = [&](const WorldSpec &spec) { return isMeasuredIn(query, spec.generator.kind); };
    const auto *mixed = std::get_if<SeedSet::Worlds>(&m_set.source());
    return mixed != nullptr ? std::ranges::any_of(mixed->specs, isIn) : isIn(m_set.base());
}

bool SeedTable::isKnown(std::size_t row, const std::vector<MetricQuery> &queries) const
{
    return m_failed.contains(row) ||
           std::none_of(queries.begin(), queries.end(), [&](const MetricQuery &query) {
               const int at = static_cast<int>(row);
               return std::isnan(value(at, query)) && isMeasurable(at, query);
           });
}

void SeedTable::measure()
{
    const std::vector<MetricQuery> queries = wantedQueries();
    std::vector<SurveyJob> jobs;
    if (!queries.empty()) {
        const auto add = [&](std::size_t row) {
            if (row < m_rows.size() && !isKnown(row, queries))
                jobs.push_back({static_cast<std::int64_t>(row), specAt(static_cast<int>(row)), queries});
        };
        for (const int row : m_inView)
            add(static_cast<std::size_t>(row));
        while (m_nextToMeasure < m_rows.size() && isKnown(m_nextToMeasure, queries))
            ++m_nextToMeasure;
        for (std::size_t row = m_nextToMeasure; row < m_rows.size() && jobs.size() < kMostJobs; ++row)
            add(row);
    }
    const bool allKnown = jobs.empty();
    m_runner.want(std::move(jobs));
    if (allKnown && !m_tellSoon.isActive())
        m_tellSoon.start(); // how much is measured
}

void SeedTable::takeResults()
{
    int first = std::numeric_limits<int>::max();
    int last = -1;
    for (const SurveyResult &result : m_runner.takeResults()) {
        const SurveyJob &job = result.job;
        const auto row = static_cast<std::size_t>(job.id);
        if (row >= m_rows.size() || specAt(static_cast<int>(job.id)) != job.spec)
            continue; // the row shows another world by now
        if (std::all_of(result.values.begin(), result.values.end(),
                        [](double value) { return std::isnan(value); }))
            m_failed.insert(row);
        for (std::size_t i = 0; i < job.queries.size(); ++i)
            valuesOf(job.queries[i])[row] = result.values[i];
        first = std::min(first, static_cast<int>(row));
        last = std::max(last, static_cast<int>(row));
    }
    if (last < 0)
        return;
    emit dataChanged(index(first, SeedColumn), index(last, columnCount() - 1),
                     {Qt::DisplayRole, seed_roles::Facts, seed_roles::Value});
    if (!m_tellSoon.isActive())
        m_tellSoon.start();
}

void SeedTable::refreshMarks()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, SeedColumn), index(rowCount() - 1, NoteColumn));
}

int SeedTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SeedTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstMetricColumn + static_cast<int>(m_queries.size());
}

QVariant SeedTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    if (index.column() >= FirstMetricColumn)
        return metricData(row, m_queries[static_cast<std::size_t>(index.column() - FirstMetricColumn)], role);
    switch (role) {
    case seed_roles::Spec:
        return QVariant::fromValue(specAt(row));
    case seed_roles::Starred:
        return m_marks.marksOf(specAt(row)).starred;
    case seed_roles::Tags:
        return tagList(m_marks.marksOf(specAt(row)));
    case seed_roles::Facts:
        return factTexts(row);
    case seed_roles::Lacks:
        return lackText(row);
    case Qt::CheckStateRole:
        if (index.column() == StarColumn)
            return m_marks.marksOf(specAt(row)).starred ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case SeedColumn:
        return QString::fromStdString(m_set.label(m_rows[static_cast<std::size_t>(row)]));
    case TagsColumn:
        return tagList(m_marks.marksOf(specAt(row))).join(QStringLiteral(", "));
    case NoteColumn:
        return QString::fromStdString(m_marks.marksOf(specAt(row)).note);
    default:
        return {};
    }
}

QVariant SeedTable::metricData(int row, const MetricQuery &query, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return valueTextOf(row, query);
    case seed_roles::Value:
        return value(row, query);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

bool SeedTable::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() != StarColumn ||
        role != Qt::CheckStateRole)
        return false;
    const WorldSpec spec = specAt(index.row());
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
        const MetricQuery &query = m_queries[static_cast<std::size_t>(section - FirstMetricColumn)];
        if (role == Qt::DisplayRole)
            return metricLabel(query);
        if (role == Qt::TextAlignmentRole) // as the numbers below
            return QVariant::fromValue<Qt::Alignment>(Qt::AlignRight | Qt::AlignVCenter);
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
    default:
        return {};
    }
}

Qt::ItemFlags SeedTable::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    return index.column() == StarColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

QString SeedTable::lackText(int row) const
{
    const int near = row - m_matches;
    return near < 0 || !m_where
               ? QString()
               : QString::fromStdString(missText(*m_where, m_nearness[static_cast<std::size_t>(near)]));
}

QString SeedTable::valueTextOf(int row, const MetricQuery &query) const
{
    return isMeasurable(row, query) ? metricValue(query, value(row, query)) : QStringLiteral("–");
}

QStringList SeedTable::factTexts(int row) const
{
    QStringList texts;
    for (const MetricQuery &fact : facts())
        texts.append(QStringLiteral("%1 %2").arg(metricLabel(fact), valueTextOf(row, fact)));
    return texts;
}

} // namespace cave
