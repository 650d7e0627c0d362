// SPDX-License-Identifier: MIT
#include "app/seeds/places/place_finder.h"

#include <QElapsedTimer>

#include <atomic>
#include <cmath>
#include <iterator>
#include <utility>

namespace cave {
namespace {

constexpr qint64 kSliceTime = 60; // ms

/// Whole rings of regions around the middle one are `searched`: how many cells the last one reaches.
std::int64_t reachOf(std::int64_t searched, int regionSize)
{
    const auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(searched)));
    return searched == 0 ? 0 : (side - 1) / 2 * regionSize;
}

} // namespace

struct PlaceFinder::Run {
    WorldSpec spec;
    std::shared_ptr<const Content> content;
    PlaceWanted wanted;
    std::optional<PlaceSearch> search; ///< once begun
    std::atomic<bool> halted = false;  ///< the region in work is left for later
};

PlaceFinder::PlaceFinder(QObject *parent)
    : QObject(parent)
    , m_slices(
          WorkUrgency::Measuring, [](const Slice &slice) { return searchSlice(slice); },
          [this](const Slice & /*slice*/, Found found) { take(std::move(found)); })
{
}

PlaceFinder::Found PlaceFinder::searchSlice(const Slice &slice)
{
    Run &run = *slice.run;
    if (!run.search) {
        Result<PlaceSearch> begun = PlaceSearch::begin(run.spec, run.content, run.wanted);
        if (!begun)
            return {{}, 0, 0, begun.error()};
        run.search = std::move(*begun);
    }
    Found found;
    QElapsedTimer time;
    time.start();
    do {
        if (std::optional<Place> place = run.search->next([&run] { return run.halted.load(); }))
            found.places.push_back(std::move(*place));
    } while (found.places.size() < slice.most && !time.hasExpired(kSliceTime) && !run.halted);
    found.searched = run.search->searched();
    found.reach = reachOf(found.searched, run.spec.settings.regionSize);
    return found;
}

void PlaceFinder::start(const WorldSpec &spec, std::shared_ptr<const Content> content, PlaceWanted wanted)
{
    clear();
    m_run = std::make_shared<Run>();
    m_run->spec = spec;
    m_run->content = std::move(content);
    m_run->wanted = std::move(wanted);
    goOn();
}

void PlaceFinder::goOn()
{
    if (m_run == nullptr || m_state == State::Running || m_state == State::Failed)
        return;
    m_most = m_places.size() + kAtOnce;
    m_run->halted = false;
    if (!m_asked) // otherwise it was stopped just now, and what is under way goes on
        askNext();
    setState(State::Running);
}

void PlaceFinder::stop()
{
    if (m_state != State::Running)
        return;
    m_run->halted = true;
    setState(State::Stopped);
}

void PlaceFinder::clear()
{
    m_slices.forget();
    m_asked = false;
    if (m_run)
        m_run->halted = true;
    m_run = nullptr;
    m_places.clear();
    m_searched = 0;
    m_reach = 0;
    m_error.reset();
    setState(State::Idle);
}

void PlaceFinder::askNext()
{
    m_asked = true;
    m_slices.ask({m_run, ++m_sliceNumber, m_most - m_places.size()});
}

/// What was found since the search was stopped counts, too.
void PlaceFinder::take(Found found)
{
    m_asked = false;
    if (found.error) {
        m_error = std::move(found.error);
        return setState(State::Failed);
    }
    m_searched = found.searched;
    m_reach = found.reach;
    m_places.insert(m_places.end(), std::make_move_iterator(found.places.begin()),
                    std::make_move_iterator(found.places.end()));
    if (m_state == State::Running && m_places.size() >= m_most)
        return setState(State::Paused);
    if (m_state == State::Running)
        askNext();
    emit changed();
}

void PlaceFinder::setState(State state)
{
    m_state = state;
    emit changed();
}

} // namespace cave

#include "moc_place_finder.cpp"
