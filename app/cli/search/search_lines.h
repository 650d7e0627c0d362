// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search/search_job.h"
#include "core/analysis/search/search.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/json.h"
#include "core/world/world_spec.h"

#include <memory>
#include <string>
#include <vector>

namespace cave {
class SketchMatcher;
struct Content;
} // namespace cave

namespace cave::cli {

/// A number as JSON: whole ones without ".0", as most of them are counts; null for what is infinite.
Json numberJson(double value);

/// A match or near miss with its world. The index of the hit is the position in the source.
struct Find {
    WorldSpec world;
    SearchHit hit;
};

enum class FindKind { Match, NearMiss };

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

/// The line before the first match of a search; empty for ndjson.
std::string headerOf(const SearchJob &job);

/// Writes what a search finds as text.
class SearchLines {
public:
    /// `job` must outlive this.
    SearchLines(const SearchJob &job, std::shared_ptr<const Content> content);

    /// The line of a find. That of a near miss also has "miss" and "lacks", and in ndjson the cells that
    /// differ from a sketch.
    [[nodiscard]] std::string text(const Find &find, FindKind kind) const;

private:
    [[nodiscard]] bool isTable() const { return m_job.columns.format == SearchFormat::Csv; }
    [[nodiscard]] Json line(const Find &find, FindKind kind) const;
    [[nodiscard]] std::string lacks(const SearchHit &hit) const;
    void describe(const Find &find, Json &line, Json &metrics) const;

    const SearchJob &m_job;
    std::shared_ptr<const Content> m_content;
    TableShape m_shape;
    Json m_settings; ///< those of all worlds that differ from the defaults
};

/// The last line of a search: what was searched, by which version of the program, and what came of it.
/// `merge` reads it.
std::string summaryLine(const SearchJob &job, const SearchPoint &state);

} // namespace cave::cli
