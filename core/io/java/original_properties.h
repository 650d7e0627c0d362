// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/settings.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A setting that was understood.
struct TakenProperty {
    int line = 1;
    std::string key;    ///< of the original: "fChestSpawnBoundary"
    std::string target; ///< ours: "chest.chance"
    std::string value;  ///< in our terms, as in a settings file: "0.005"

    friend bool operator==(const TakenProperty &a, const TakenProperty &b)
    {
        return a.line == b.line && a.key == b.key && a.target == b.target && a.value == b.value;
    }
};

/// A line that has no effect here, or another one than it seems.
struct PropertyNote {
    int line = 1;
    std::string key;
    Message text; ///< a sentence
};

/// What a CaveGame.properties file of the original program says.
struct OriginalSettings {
    WorldSettings world;                 ///< what the file doesn't say is as in the defaults
    std::vector<TakenProperty> taken;    ///< in the order of the file
    std::vector<PropertyNote> notes;     ///< likewise
    std::optional<int> saveEveryMoves;   ///< 1 .. 1000
    std::optional<int> turnMilliseconds; ///< a blow of a fight, 0 .. 60,000
    std::optional<int> regionCache;      ///< regions held in memory, 1 .. 100,000
    std::optional<bool> debugInfo;
};

/// Reads the settings of the original program, numbers as Java's `parseInt` and `parseFloat` do. Of a key
/// that is given twice the last counts. Error InvalidArgument, naming line and key: a value of another kind,
/// or out of range, with what was expected.
Result<OriginalSettings> originalSettingsFromProperties(std::string_view bytes,
                                                        const WorldSettings &defaults);

/// `originalSettingsFromProperties` of a file. Errors name the file; NotFound, Io, InvalidArgument.
Result<OriginalSettings> readOriginalSettings(const std::filesystem::path &path,
                                              const WorldSettings &defaults);

/// True for a file that is to be read as the original's settings: one that ends in ".properties".
bool isOriginalSettingsFile(const std::filesystem::path &path);

} // namespace cave
