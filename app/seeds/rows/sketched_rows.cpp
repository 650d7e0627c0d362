// SPDX-License-Identifier: MIT
#include "app/seeds/rows/sketched_rows.h"

#include "app/common/seed_worlds.h"
#include "app/seeds/rows/seed_values.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/document/wanted_work.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace cave {
namespace {

/// Jobs submitted at a time: some tenths of a millisecond each.
constexpr std::size_t kMaxJobs = 512;
constexpr int kDelay = 30; // ms

} // namespace

class SketchedRows::Work : public WantedWork<Job, std::optional<SketchFind>> {
public:
    explicit Work(SketchedRows &owner)
        : WantedWork(*owner.m_threads, WorkUrgency::Measuring, owner,
                     [&owner] { owner.m_announce.request(); })
        , m_content(owner.m_content)
        , m_sketch(owner.m_sketch)
    {
    }

private:
    std::optional<SketchFind> fulfil(const Job &job) override
    {
        const std::shared_ptr<const SeedWorld> world = seedWorld(job.spec);
        const Result<WorldPos> spawn = world->spawn(m_content);
        if (!spawn)
            return std::nullopt;
        WorldMap map(*world->source());
        return m_sketch->bestNear(map, *spawn, m_sketch->query().agree);
    }

    const std::shared_ptr<const Content> m_content;
    const std::shared_ptr<const SketchMatcher> m_sketch;
};

SketchedRows::SketchedRows(const TableRows &rows, std::shared_ptr<const Content> content)
    : m_rows(rows)
    , m_content(std::move(content))
    , m_threads(holdWorkerThreads())
    , m_announce([this] { takeResults(); })
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kDelay);
    connect(&m_soon, &QTimer::timeout, this, &SketchedRows::compare);
}

SketchedRows::~SketchedRows()
{
    forget();
}

bool SketchedRows::setSketch(std::shared_ptr<const SketchMatcher> sketch)
{
    const bool same = sketch && m_sketch && sketch->query() == m_sketch->query();
    if (same || (!sketch && !m_sketch))
        return false;
    forgetFinds(); // the rows in view stay
    m_sketch = std::move(sketch);
    m_soon.start();
    if (!m_rows.indices.empty())
        emit matched(0, static_cast<int>(m_rows.indices.size()) - 1);
    return true;
}

void SketchedRows::setRowsInView(const std::vector<int> &rows)
{
    if (m_queue.setInView(rows) && m_sketch)
        m_soon.start();
}

std::optional<CellRect> SketchedRows::placeOf(int row) const
{
    const auto found = m_finds.find(row);
    return found == m_finds.end() || !found->second ? std::nullopt : std::optional(found->second->place);
}

void SketchedRows::forgetFinds()
{
    if (m_work != nullptr)
        m_work->abandon();
    m_work = nullptr;
    m_finds.clear();
    m_fits.byRow.clear();
    m_queue.restart();
}

void SketchedRows::forget()
{
    forgetFinds();
    m_queue.forget();
    if (m_sketch)
        m_soon.start();
}

void SketchedRows::followRows()
{
    const int count = static_cast<int>(m_rows.indices.size());
    std::erase_if(m_finds, [count](const auto &find) { return find.first >= count; });
    m_fits.byRow.resize(std::min<qsizetype>(m_fits.byRow.size(), count));
    m_queue.truncate(count);
    if (m_sketch)
        m_soon.start();
}

void SketchedRows::compare()
{
    if (!m_sketch)
        return;
    std::vector<Job> jobs;
    const auto isDone = [this](int row) { return m_finds.contains(row); };
    const RowQueue::Batch batch =
        m_queue.request(static_cast<int>(m_rows.indices.size()), kMaxJobs, isDone, [&](int row, bool) {
            if (isDone(row))
                return false;
            jobs.push_back({row, m_rows.specAt(row)});
            return true;
        });
    if (batch == RowQueue::Batch::Unfinished)
        m_soon.start();
    if (jobs.empty())
        return;
    if (m_work == nullptr)
        m_work = std::make_shared<Work>(*this);
    m_work->want(std::move(jobs));
}

void SketchedRows::takeResults()
{
    if (m_work == nullptr)
        return;
    int first = std::numeric_limits<int>::max();
    int last = -1;
    for (const Work::Answer &answer : m_work->take()) {
        m_queue.takeOne();
        const int row = answer.want.row;
        const auto at = static_cast<std::size_t>(row);
        if (at >= m_rows.indices.size() || m_rows.specAt(row) != answer.want.spec)
            continue; // the row shows another world now
        m_finds[row] = answer.outcome;
        if (m_fits.byRow.size() <= row)
            m_fits.byRow.resize(static_cast<qsizetype>(m_rows.indices.size()));
        m_fits.byRow[row] = answer.outcome ? Fit::Matches : Fit::Differs;
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (m_queue.runsLow() || m_work->isIdle())
        compare();
    if (last >= 0)
        emit matched(first, last);
}

} // namespace cave

#include "moc_sketched_rows.cpp"
