// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search/search_job.h"
#include "core/analysis/search/search.h"
#include "core/base/json.h"

#include <memory>
#include <string>
#include <vector>

namespace cave {
struct Content;
class Survey;
} // namespace cave

namespace cave::cli {

/// A match or near miss with its world. The index of the hit is the position in the source.
struct Find {
    WorldSpec world;
    SearchHit hit;
};

/// Writes what a search finds as text.
class SearchLines {
public:
    /// `job` must outlive this.
    SearchLines(const SearchJob &job, std::shared_ptr<const Content> content)
        : m_job(job)
        , m_content(std::move(content))
    {
    }

    /// The line that names the columns; empty for ndjson.
    [[nodiscard]] std::string header() const;
    [[nodiscard]] std::string match(const Find &find) const;
    /// As a match, with "miss" and "lacks", and in ndjson with the cells that differ from a sketch.
    [[nodiscard]] std::string nearMiss(const Find &find) const;

private:
    [[nodiscard]] Json line(const Find &find, bool near) const;
    [[nodiscard]] std::string lacks(const SearchHit &hit) const;
    void describe(const Find &find, Json &line, Json &metrics) const;

    const SearchJob &m_job;
    std::shared_ptr<const Content> m_content;
};

/// What decides the columns of a table.
struct TableShape {
    std::vector<std::string> metrics;
    bool describe = false;
    bool sketch = false; ///< the place that agrees with a sketch
    bool near = false;   ///< near misses follow the matches
};

/// The line that names the columns of a table.
std::string tableHeader(const TableShape &shape);
/// A line of ndjson as one of a table.
std::string tableLine(const Json &line, const TableShape &shape);

} // namespace cave::cli
