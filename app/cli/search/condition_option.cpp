// SPDX-License-Identifier: MIT
#include "app/cli/search/condition_option.h"

#include "app/cli/output.h"
#include "core/analysis/conditions/condition_remarks.h"
#include "core/analysis/metrics/metric.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

/// One character for each of the text, so that marks line up: no control characters, no broken UTF-8.
std::vector<std::string> shownCharacters(const std::string &text, std::size_t from, std::size_t to)
{
    constexpr std::size_t kLongest = 4;
    std::vector<std::string> shown;
    while (from < to) {
        std::size_t length = 1;
        while (length < kLongest && !isUtf8(text.substr(from, length)))
            ++length;
        std::string character = text.substr(from, length);
        if (!isUtf8(character))
            character = "?", length = 1;
        else if (printable(character) != character)
            character = " ";
        shown.push_back(std::move(character));
        from += length;
    }
    return shown;
}

std::string partOf(const std::vector<std::string> &characters, std::size_t from, std::size_t to)
{
    std::string text;
    for (std::size_t i = from; i < std::min(to, characters.size()); ++i)
        text += characters[i];
    return text;
}

} // namespace

std::string errorPlace(const std::string &condition, const ConditionError &error)
{
    constexpr std::size_t kBefore = 50;
    constexpr std::size_t kAfter = 25;
    const std::vector<std::string> before = shownCharacters(condition, 0, error.at);
    const std::vector<std::string> wrong = shownCharacters(condition, error.at, error.at + error.length);
    const std::vector<std::string> after =
        shownCharacters(condition, error.at + error.length, condition.size());
    const std::size_t skipped = before.size() > kBefore ? before.size() - kBefore : 0;
    const std::size_t marked = std::clamp<std::size_t>(wrong.size(), 1, kBefore);
    const std::string indent = skipped > 0 ? "  ..." : "  ";
    return indent + partOf(before, skipped, before.size()) + partOf(wrong, 0, marked) +
           (wrong.size() > marked ? "..." : partOf(after, 0, kAfter)) +
           (wrong.size() <= marked && after.size() > kAfter ? "..." : "") + "\n" +
           std::string(indent.size() + before.size() - skipped, ' ') + "^" + std::string(marked - 1, '~') +
           "\n";
}

OutcomeOr<Condition> readCondition(const std::string &text, GeneratorKind kind)
{
    ConditionError error;
    std::optional<Condition> where = Condition::parse(text, error);
    if (!where)
        return wrongUsage(error.message, "--where", errorPlace(text, error));
    for (const MetricQuery &query : where->queries()) {
        if (const Message why = unmeasuredText(query, kind); !why.empty())
            return wrongUsage(why, "--where");
    }
    return *std::move(where);
}

void noteRemarks(const Condition &where, const WorldSpec &base)
{
    for (const ConditionRemark &remark : remarksOn(where, base)) {
        note(remark.message);
        std::cerr << printableLines(errorPlace(where.text(), {remark.at, remark.length, {}}));
    }
}

} // namespace cave::cli
