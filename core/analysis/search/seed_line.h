// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// The length of the longest seed in a list, in bytes.
inline constexpr std::size_t kMostSeedBytes = 4096;

/// Reads a list of seeds line by line. A line is a seed, spaces included; empty lines are skipped, and `""`
/// is the empty seed. Line ends and a byte order mark are removed.
///
/// With a column, a seed is that column of each line: by its number from 1, or by its name in the first line,
/// which is skipped then. Columns are separated by commas, semicolons, tabs or any number of spaces,
/// whichever is the first in the list; CSV is read as `csvText` writes it, with line ends in quotation marks.
class SeedListReader {
public:
    /// `column` is empty for whole lines.
    explicit SeedListReader(std::string column = {});

    /// The seed in the next line, or that ends with it; none if there isn't any. Error InvalidArgument, by
    /// the line's number: longer than kMostSeedBytes, not valid UTF-8, without the column, with a wrong
    /// quotation mark.
    Result<std::optional<std::string>> next(std::string_view line);
    /// Call it after the last line. Error InvalidArgument: an open quotation mark.
    [[nodiscard]] Result<void> end() const;

    /// The longest line, in bytes.
    [[nodiscard]] std::size_t longestLine() const;
    /// The number of whole lines so far that begin or end with a space, which is rarely meant.
    [[nodiscard]] std::int64_t padded() const { return m_padded; }

private:
    Result<std::optional<std::string>> inColumn(std::string_view line);
    /// Also finds the separator. None: a wrong or open quotation mark.
    std::optional<std::vector<std::string>> fieldsOf(std::string_view line);
    [[nodiscard]] Error wrongQuote() const;
    /// Finds a column by its name; false if there is none.
    bool findColumn(const std::vector<std::string> &fields);

    std::string m_column;
    std::size_t m_index = 0; ///< of the column, from 1; 0: not known yet
    char m_separator = 0;    ///< 0: not known yet
    std::int64_t m_number = 0;
    std::string m_begun;      ///< lines whose last field goes on in the next one
    std::int64_t m_begin = 0; ///< the number of the first of them
    std::int64_t m_padded = 0;
};

/// A seed as a line of a list.
std::string lineOfSeed(const std::string &seed);

} // namespace cave
