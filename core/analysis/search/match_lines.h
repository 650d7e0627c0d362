// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// The key of the only member of a summary's line, which no match has.
inline constexpr std::string_view kSummaryKey = "summary";

/// The member of an object that is a whole number from 0; none for anything else.
std::optional<std::int64_t> countIn(const Json &object, std::string_view name);

/// "a.ndjson: what".
Error aboutMatches(const std::filesystem::path &file, Message what);
/// The search isn't finished: fewer worlds are searched than there are.
Error unfinishedMatches(const std::filesystem::path &file, std::int64_t done, std::int64_t all);
Error noSummary(const std::filesystem::path &file);
Error damagedSummary(const std::filesystem::path &file, std::string_view field);

/// The lines of a file of matches, as `cavegame-cli search` writes it: a JSON object each, first matches,
/// then near misses, last the summary.
class MatchLines {
public:
    /// `progress` is called now and then with the share that is read, 0 .. 1; reading stops once it returns
    /// false. Errors: NotFound; Io, also if it is no regular file.
    static Result<MatchLines> open(std::filesystem::path file, std::function<bool(double)> progress = {});

    /// A line as text and as JSON.
    struct Line {
        std::string text;
        Json json;

        /// The summary in this line; null if it is another one.
        [[nodiscard]] const Json *summary() const { return json.find(kSummaryKey); }
    };
    /// The next line; none at the end. Errors: Io, also once reading was stopped; a line that is no JSON
    /// object, or longer than 1 MiB.
    Result<std::optional<Line>> next();
    /// The same without reading the text as JSON.
    Result<std::optional<std::string>> nextText();
    /// The summary, read from the end of the file. Error: there is none.
    [[nodiscard]] Result<Json> summary() const;

    /// About the line read last: "a.ndjson: line 7: what".
    [[nodiscard]] Error wrong(Message what) const;

private:
    MatchLines(std::filesystem::path file, std::uint64_t size, std::function<bool(double)> progress);

    Result<void> readBlock();

    std::filesystem::path m_file;
    std::uint64_t m_size;
    std::function<bool(double)> m_progress;
    std::uint64_t m_read = 0; ///< bytes
    std::string m_text;       ///< of the latest blocks
    std::size_t m_at = 0;     ///< what is before it was taken
    std::int64_t m_number = 0;
};

} // namespace cave
