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

/// One setting of a Java .properties file, as UTF-8.
struct JavaProperty {
    std::string key;
    std::string value;
    int line = 1; ///< of its key, counted from 1

    friend bool operator==(const JavaProperty &a, const JavaProperty &b)
    {
        return a.line == b.line && a.key == b.key && a.value == b.value;
    }
};

/// Reads a .properties file as `java.util.Properties.load(InputStream)` of the Java SE API specification
/// does: ISO 8859-1; comments that begin with # or !; keys that end at =, : or white space; backslash escapes
/// and \uXXXX; continuation lines after a backslash; any line ends. In the order of the file, with duplicate
/// keys listed each time. Error InvalidArgument: a malformed \uXXXX, with its line.
Result<std::vector<JavaProperty>> parseJavaProperties(std::string_view bytes);

/// A setting that was recognised.
struct TakenProperty {
    int line = 1;
    std::string key;    ///< of the original: "fChestSpawnBoundary"
    std::string target; ///< ours: "chest.chance"
    std::string value;  ///< in our format, as in a settings file: "0.005"

    friend bool operator==(const TakenProperty &a, const TakenProperty &b)
    {
        return a.line == b.line && a.key == b.key && a.target == b.target && a.value == b.value;
    }
};

/// A line that has no effect here, or a different one than it seems.
struct PropertyNote {
    int line = 1;
    std::string key;
    Message text; ///< a sentence
};

/// The content of a CaveGame.properties file of the original program.
struct OriginalSettings {
    WorldSettings world;                 ///< missing settings have their defaults
    std::vector<TakenProperty> taken;    ///< in the order of the file
    std::vector<PropertyNote> notes;     ///< the same
    std::optional<int> saveEveryMoves;   ///< 1 .. 1000
    std::optional<int> turnMilliseconds; ///< per blow in a fight, 0 .. 60,000
    std::optional<int> regionCache;      ///< regions held in memory, 1 .. 100,000
    std::optional<bool> debugInfo;
};

/// Reads the settings of the original program, with numbers as parsed by Java's `parseInt` and `parseFloat`.
/// If a key occurs twice, the last one counts. Error InvalidArgument, naming line and key: a value of another
/// kind, or out of range, with what was expected.
Result<OriginalSettings> originalSettingsFromProperties(std::string_view bytes,
                                                        const WorldSettings &defaults);

/// `originalSettingsFromProperties` of a file. Errors name the file; NotFound, Io, InvalidArgument.
Result<OriginalSettings> readOriginalSettings(const std::filesystem::path &path,
                                              const WorldSettings &defaults);

/// True for files of the original's settings: those that end in ".properties".
bool isOriginalSettingsFile(const std::filesystem::path &path);

} // namespace cave
