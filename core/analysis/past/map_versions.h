// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/log_replay.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <cstddef>
#include <map>
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

} // namespace cave
