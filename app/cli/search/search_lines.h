// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <string>

namespace cave::cli {

/// How matches are written, one line each.
enum class SearchFormat {
    Ndjson, ///< a JSON object a line; what is infinite is null
    Csv,    ///< with quoting as in RFC 4180; what is infinite is inf
};

/// Writes what a search finds as text.
class SearchLines {
public:
    /// `request` must outlive this.
    SearchLines(const SearchRequest &request, SearchFormat format) : m_request(request), m_format(format) {}

    /// The line that names the columns; empty for ndjson.
    [[nodiscard]] std::string header() const;
    [[nodiscard]] std::string match(const SearchHit &hit) const;
    /// As a match, with "miss" and "lacks".
    [[nodiscard]] std::string nearMiss(const SearchHit &hit) const;

private:
    [[nodiscard]] std::string line(const SearchHit &hit, bool near) const;
    [[nodiscard]] std::string csvLine(const SearchHit &hit) const;

    const SearchRequest &m_request;
    SearchFormat m_format;
};

} // namespace cave::cli
