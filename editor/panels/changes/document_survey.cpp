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

/// Some regions of a world, and what they are compared with, for another thread.
struct SurveyPart {
    World world;                                ///< has the differences of these regions only
    std::map<RegionPos, RegionChanges> regions; ///< as they were before
    bool fromSeed = true;                       ///< then nothing is known of before
};

std::shared_ptr<SurveyPart> partOf(const World &world, const World *before,
                                   const std::vector<RegionPos> &regions)
{
    auto part = std::make_shared<SurveyPart>(
        SurveyPart{World(world.spec, world.content, world.map.source()), {}, before == nullptr});
    part->world.key = world.key;
    for (const RegionPos pos : regions) {
        part->world.map.setChanges(pos, world.map.changesOf(pos));
        part->regions.emplace(pos, before != nullptr ? before->map.changesOf(pos) : RegionChanges());
    }
    return part;
}

RegionSurvey surveyOf(SurveyPart &part, RegionPos pos, const RegionChanges &before)
{
    RegionSurvey survey;
    survey.changes = part.fromSeed ? changesIn(part.world, pos) : changesSince(part.world, before, pos);
    // Like countChanges, without generating the region a second time.
    for (const WorldChange &change : survey.changes)
        survey.counts.byKind[static_cast<std::size_t>(change.kind)] +=
            isTerrainChange(change.kind) ? change.cells : 1;
    const RegionRows &explored = part.world.map.changesOf(pos).explored;
    for (std::size_t row = 0; row < explored.size(); ++row)
        survey.counts.explored += std::popcount(explored[row] & ~before.explored[row]);
    return survey;
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
    m_compared = m_document != nullptr && m_sincePast && m_document->showsPast();
    if (m_document != nullptr) {
        for (World *world : {&m_document->world(), &m_document->present()}) {
            for (const auto &[pos, changes] : world->map.changes())
                m_waiting.insert(pos);
        }
    }
    emit surveyed();
    surveyNext();
}

void DocumentSurvey::follow(const DocumentChange &change)
{
    if (change.everything || m_compared != (m_sincePast && m_document->showsPast())) {
        surveyAll();
        return;
    }
    m_waiting.insert(change.regions.begin(), change.regions.end());
    if (!m_waiting.empty() && !m_soon.isActive())
        m_soon.start();
}

void DocumentSurvey::setSincePast(bool on)
{
    m_sincePast = on;
    if (m_document != nullptr && m_document->showsPast())
        surveyAll();
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
        [part = m_compared ? partOf(m_document->present(), &m_document->world(), batch)
                           : partOf(m_document->world(), nullptr, batch)] {
            Found found;
            for (const auto &[pos, before] : part->regions)
                found.insert_or_assign(found.end(), pos, surveyOf(*part, pos, before));
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
