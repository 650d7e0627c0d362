// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/log_replay.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// Values by key that change from version to version; a value is kept once for all versions that share it.
template<class Key, class Value>
class Versions {
public:
    /// `version` must not be below that of an earlier call.
    void set(const Key &key, std::size_t version, Value value)
    {
        List &list = m_values[key];
        if (!list.empty() && list.back().first == version)
            list.back().second = std::move(value);
        else
            list.emplace_back(version, std::move(value));
    }

    /// Calls `visit(key, value)` for each key that has a value in a version, in order of key.
    template<class Visit>
    void forEach(std::size_t version, Visit visit) const
    {
        for (const auto &[key, list] : m_values) {
            const auto after =
                std::ranges::upper_bound(list, version, {}, [](const auto &entry) { return entry.first; });
            if (after != list.begin())
                visit(key, std::prev(after)->second);
        }
    }

    /// Drops each version of odd number; the others get half of theirs.
    void halve()
    {
        for (auto &[key, list] : m_values) {
            List kept;
            for (auto &[version, value] : list) {
                const std::size_t half = (version + 1) / 2;
                if (!kept.empty() && kept.back().first == half)
                    kept.back().second = std::move(value);
                else
                    kept.emplace_back(half, std::move(value));
            }
            list = std::move(kept);
        }
    }

    /// Calls `visit(value)` for all values of all versions.
    template<class Visit>
    void forAll(Visit visit) const
    {
        for (const auto &[key, list] : m_values) {
            for (const auto &[version, value] : list)
                visit(value);
        }
    }

private:
    using List = std::vector<std::pair<std::size_t, Value>>;
    std::map<Key, List> m_values;
};

/// The differences of a world's map from its seed in many versions, each of which changes little.
class MapVersions {
public:
    /// Keeps what was touched since the last version as it is now. Versions count from 0.
    void keep(std::size_t version, const WorldMap &map, const TouchedMap &touched);
    /// Gives an unchanged map the differences of a version.
    void restore(std::size_t version, WorldMap &map) const;
    void halve();
    /// An estimate of the memory that all versions take.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    void keepAll(std::size_t version, const WorldMap &map);
    void set(std::size_t version, RegionPos pos, const RegionChanges &changes);

    Versions<RegionPos, RegionChanges> m_regions;
    Versions<std::pair<int, RegionPos>, RegionRows> m_ownMaps;
    Versions<int, bool> m_hasOwnMaps; ///< by a single key
    std::size_t m_bytes = 0;
};

/// A kind of what happened in a world that a timeline marks.
enum class MarkKind : std::uint8_t {
    Noticed, ///< a monster began to hunt a player
    Lost,    ///< a monster gave up
    Fight,   ///< a fight began, or a player joined it
    Hit,     ///< a player or a monster lost health
    Kill,    ///< a monster died
    Death,   ///< a player died
    Find,    ///< a chest was opened, or something was taken
    Level,   ///< a player came to another level or band, or reached the goal
    Edit,    ///< the world was edited or repaired
    Party,   ///< a player came or went
};
inline constexpr MarkKind kLastMarkKind = MarkKind::Party;

/// "noticed", "lost", "fight" …
[[nodiscard]] std::string_view markKey(MarkKind kind);
/// What it means that something of a kind happened: "a monster begins to hunt"; English, in the catalogue.
[[nodiscard]] std::string_view markMeaning(MarkKind kind);
[[nodiscard]] std::optional<MarkKind> markNamed(std::string_view key);

struct TimelineMark {
    Moment moment; ///< right after it happened
    std::int64_t turn = 0;
    MarkKind kind = MarkKind::Fight;
    int player = 0;                   ///< whose it is; 0: of all
    std::optional<MonsterId> monster; ///< that had a part in it

    friend bool operator==(const TimelineMark &, const TimelineMark &) = default;
};

/// The marks of an event, if it has one; `world` is the one after the command.
[[nodiscard]] std::optional<TimelineMark> markOf(const World &world, const Event &event);

/// A world's past: what happened when, and the world as it was at any moment. The log is read once, part by
/// part; states of the world are kept at intervals, so that any moment is a short replay away. What changed
/// of the map is kept once, however many states have it. Not thread-safe.
class Timeline {
public:
    /// How much is kept. States are `interval` moments apart; twice as far whenever all that is kept takes
    /// more than `bytes`, estimated.
    struct Limits {
        std::int64_t interval = 256;
        std::size_t bytes = std::size_t{256} << 20U;
    };

    explicit Timeline(std::shared_ptr<const WorldLog> log) : Timeline(std::move(log), Limits{}) {}
    Timeline(std::shared_ptr<const WorldLog> log, Limits limits);

    /// Reads on for at most this many moments. False once the log is read to its end.
    bool read(std::int64_t moments);
    [[nodiscard]] bool isRead() const { return m_reader.isAtEnd(); }
    /// Whether the log ends before its last command, which isn't possible.
    [[nodiscard]] bool isStuck() const { return m_reader.isStuck(); }
    /// The last moment read.
    [[nodiscard]] Moment end() const { return m_reader.moment(); }

    [[nodiscard]] std::int64_t firstTurn() const { return m_log->origin.turn; }
    /// The last turn read.
    [[nodiscard]] std::int64_t lastTurn() const { return m_reader.world().turn; }
    /// The first moment of a turn; the first or the last one read for a turn before or after.
    [[nodiscard]] Moment momentOf(std::int64_t turn) const;

    /// What happened, in order.
    [[nodiscard]] const std::vector<TimelineMark> &marks() const { return m_marks; }

    /// The world as it was; for moments that aren't read, as at `end()`.
    [[nodiscard]] World worldAt(Moment moment) const;
    /// A replay that stands at a moment.
    [[nodiscard]] LogReplay replayAt(Moment moment) const;

    [[nodiscard]] const WorldLog &log() const { return *m_log; }
    /// How many states are kept, and how many bytes all that is kept takes, estimated.
    [[nodiscard]] std::size_t states() const { return m_states.size(); }
    [[nodiscard]] std::size_t bytes() const;

private:
    /// The world at a moment, without its map.
    struct State {
        Moment moment;
        World world;
    };

    void mark(const std::vector<Event> &events);
    void keepState();
    void thin();

    std::shared_ptr<const WorldLog> m_log;
    Limits m_limits;
    LogReplay m_reader;
    std::int64_t m_untilNext = 0; ///< moments until the next state is kept
    std::vector<State> m_states;
    MapVersions m_maps;                ///< by index of `m_states`
    std::vector<std::int64_t> m_turns; ///< after each command read
    std::vector<TimelineMark> m_marks;
};

} // namespace cave
