// SPDX-License-Identifier: MIT
#include "app/cli/search/search_lines.h"

#include "core/base/json.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

namespace cave::cli {
namespace {

/// Whole values without ".0", as most of them are counts.
Json numberJson(double value)
{
    constexpr double kExact = 1e15;
    if (!std::isfinite(value))
        return nullptr;
    if (value == std::floor(value) && std::fabs(value) < kExact)
        return static_cast<std::int64_t>(value);
    return value;
}

std::string numberText(double value)
{
    return std::isfinite(value) ? numberJson(value).dump() : "inf";
}

/// A field of RFC 4180: in quotes where it holds what ends a field, and quotes doubled.
std::string csvField(const std::string &text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string field = "\"";
    for (const char c : text)
        field += c == '"' ? std::string("\"\"") : std::string(1, c);
    return field + "\"";
}

} // namespace

std::string SearchLines::header() const
{
    if (m_format == SearchFormat::Ndjson)
        return {};
    std::string line = "seed,index";
    for (const MetricQuery &query : m_request.where.queries())
        line += "," + csvField(queryText(query));
    return line + (m_request.keepNear > 0 ? ",miss,lacks\n" : "\n");
}

std::string SearchLines::match(const SearchHit &hit) const
{
    return line(hit, false);
}

std::string SearchLines::nearMiss(const SearchHit &hit) const
{
    return line(hit, true);
}

std::string SearchLines::line(const SearchHit &hit, bool near) const
{
    if (m_format == SearchFormat::Csv)
        return csvLine(hit);
    Json metrics = Json::Object{};
    for (std::size_t i = 0; i < hit.values.size(); ++i)
        metrics[queryText(m_request.where.queries()[i])] = numberJson(hit.values[i]);
    Json line{{"seed", m_request.seeds.at(hit.index).seed}, {"index", hit.index}, {"metrics", metrics}};
    if (near) {
        line["miss"] = hit.judgement.miss;
        line["lacks"] = missText(m_request.where, hit.judgement);
    }
    return line.dump() + "\n";
}

std::string SearchLines::csvLine(const SearchHit &hit) const
{
    std::string line = csvField(m_request.seeds.at(hit.index).seed) + "," + std::to_string(hit.index);
    for (const double value : hit.values)
        line += "," + numberText(value);
    if (m_request.keepNear > 0) {
        line += "," + numberText(hit.judgement.miss) + ",";
        line += csvField(missText(m_request.where, hit.judgement));
    }
    return line + "\n";
}

} // namespace cave::cli
