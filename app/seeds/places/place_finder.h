// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/places/place_search.h"
#include "core/base/result.h"
#include "editor/document/wanted_work.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

struct Content;

/// Searches one world for places, outward from the spawn, in the shared worker threads: in short pieces, so
/// that maps are painted meanwhile. It pauses whenever it has found another `kAtOnce` places.
class PlaceFinder : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kAtOnce = 100;

    enum class State : std::uint8_t {
        Idle, ///< nothing was searched
        Running,
        Paused,  ///< `kAtOnce` were found; `goOn` continues
        Stopped, ///< `goOn` continues
        Failed   ///< see `error`
    };

    explicit PlaceFinder(QObject *parent = nullptr);

    /// Searches another world, or for something else. `wanted` must have a sketch or a condition.
    void start(const WorldSpec &spec, std::shared_ptr<const Content> content, PlaceWanted wanted);
    /// Continues where it stopped.
    void goOn();
    void stop();
    /// Stops and forgets all results.
    void clear();

    [[nodiscard]] State state() const { return m_state; }
    /// In the order of the search: roughly the nearest first.
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    /// The number of regions searched.
    [[nodiscard]] std::int64_t searched() const { return m_searched; }
    /// All cells at most this far from the spawn's region, on either axis, were searched; 0 at the beginning.
    [[nodiscard]] std::int64_t reach() const { return m_reach; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

signals:
    /// State, places or progress changed; emitted several times a second during a search.
    void changed();

private:
    struct Run;
    /// A piece of a run; one at a time.
    struct Slice {
        std::shared_ptr<Run> run;
        std::int64_t number = 0;
        std::size_t most = 0; ///< places

        friend bool operator==(const Slice &, const Slice &) = default;
    };
    struct Found {
        std::vector<Place> places;
        std::int64_t searched = 0;
        std::int64_t reach = 0;
        std::optional<Error> error;
    };

    static Found searchSlice(const Slice &slice);
    void askNext();
    void take(Found found);
    void setState(State state);

    LatestQuestion<Slice, Found> m_slices;
    std::shared_ptr<Run> m_run; ///< used only by the thread of its current slice
    bool m_asked = false;       ///< a slice is under way
    std::int64_t m_sliceNumber = 0;
    State m_state = State::Idle;
    std::vector<Place> m_places;
    std::size_t m_most = kAtOnce; ///< places until it pauses
    std::int64_t m_searched = 0;
    std::int64_t m_reach = 0;
    std::optional<Error> m_error;
};

} // namespace cave
