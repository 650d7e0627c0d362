// SPDX-License-Identifier: MIT
#include "editor/panels/changes/document_survey.h"

#include "editor/document/world_document.h"

#include <bit>
#include <memory>
#include <utility>

namespace cave {
namespace {

/// Consecutive changes, as in a stroke, are compared together after this many milliseconds.
constexpr int kSurveyDelay = 50;
/// Regions compared at a time: few enough to show progress.
constexpr std::size_t kBatch = 256;

RegionSurvey surveyOf(World &world, RegionPos pos)
{
    RegionSurvey survey;
    survey.changes = changesIn(world, pos);
    // Like countChanges, without generating the region a second time.
    for (const WorldChange &change : survey.changes)
        survey.counts.byKind[static_cast<std::size_t>(change.kind)] +=
            isTerrainChange(change.kind) ? change.cells : 1;
    for (const std::uint64_t row : world.map.changesOf(pos).explored)
        survey.counts.explored += std::popcount(row);
    return survey;
}

/// A world with the differences of these regions only, for another thread.
std::shared_ptr<World> partOf(const World &world, const std::vector<RegionPos> &regions)
{
    auto part = std::make_shared<World>(world.spec, world.content, world.map.source());
    part->key = world.key;
    for (const RegionPos pos : regions)
        part->map.setChanges(pos, world.map.changesOf(pos));
    return part;
}

} // namespace

DocumentSurvey::DocumentSurvey(QObject *parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSurveyDelay);
    connect(&m_soon, &QTimer::timeout, this, &DocumentSurvey::surveyNext);
}

void DocumentSurvey::setDocument(WorldDocument *document)
{
    m_document = document;
    surveyAll();
}

void DocumentSurvey::surveyAll()
{
    m_jobs.forgetAll();
    m_soon.stop();
    m_atWork = 0;
    m_waiting.clear();
    m_regions.clear();
    if (m_document != nullptr) {
        for (const auto &[pos, changes] : m_document->world().map.changes())
            m_waiting.insert(m_waiting.end(), pos);
    }
    emit surveyed();
    surveyNext();
}

void DocumentSurvey::follow(const DocumentChange &change)
{
    if (change.everything) {
        surveyAll();
        return;
    }
    m_waiting.insert(change.regions.begin(), change.regions.end());
    if (!m_waiting.empty() && !m_soon.isActive())
        m_soon.start();
}

void DocumentSurvey::surveyNext()
{
    if (m_document == nullptr || m_waiting.empty() || m_jobs.isBusy())
        return;
    std::vector<RegionPos> batch;
    while (!m_waiting.empty() && batch.size() < kBatch)
        batch.push_back(m_waiting.extract(m_waiting.begin()).value());
    m_atWork = batch.size();
    m_jobs.run(
        [world = partOf(m_document->world(), batch), batch] {
            Found found;
            for (const RegionPos pos : batch)
                found.insert_or_assign(found.end(), pos, surveyOf(*world, pos));
            return found;
        },
        [this](Found found) { take(std::move(found)); });
}

void DocumentSurvey::take(Found &&found)
{
    m_atWork = 0;
    for (auto &[pos, survey] : found) {
        if (survey.changes.empty() && survey.counts.explored == 0)
            m_regions.erase(pos);
        else
            m_regions[pos] = std::move(survey);
    }
    emit surveyed();
    surveyNext();
}

} // namespace cave

#include "moc_document_survey.cpp"
