// SPDX-License-Identifier: MIT
#include "app/cli/search/sketch_options.h"

#include "app/cli/option_checks.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/small_file.h"

#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>

namespace cave::cli {
namespace {

/// "0.9", "90%"; none for anything else, or beyond 0 .. 1.
std::optional<double> shareOf(std::string_view text)
{
    constexpr double kHundred = 100;
    const bool percent = text.ends_with('%');
    if (percent)
        text.remove_suffix(1);
    double value = 0;
    const auto [stop, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (error != std::errc{} || stop != text.data() + text.size() || text.empty())
        return std::nullopt;
    if (percent)
        value /= kHundred;
    return value >= 0 && value <= 1 ? std::optional(value) : std::nullopt;
}

Outcome refuseWithoutSketch(const SketchOptions &options)
{
    const char *option = options.agree ? "--agree" : options.within ? "--within" : "--turned";
    if (options.agree || options.within || options.turned)
        return wrongUsage(message("%1 requires --sketch", option), option);
    return {};
}

} // namespace

void addSketchOptions(Verb verb, SketchOptions &options)
{
    verb.addOption(
            "--sketch", options.file,
            "File with a drawing to look for: . floor, # rock, $ chest, M monster, @ spawn, + way in or "
            "out, ? anything")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addOption("--agree", options.agree,
                   "Share of the sketch's cells that must agree, such as 0.8 or 80% (default: 0.9)")
        .typeName("SHARE");
    verb.addFlag("--turned", options.turned, "Also look for the sketch turned and mirrored");
}

void addWithinOption(Verb verb, SketchOptions &options)
{
    verb.addOption("--within", options.within,
                   "Maximum distance in cells from the spawn to the middle of the sketch (default: 50)")
        .checkRange(0, SketchQuery::kMaxReach)
        .typeName("N");
}

OutcomeOr<std::shared_ptr<const SketchMatcher>> readSketch(const SketchOptions &options)
{
    if (options.file.empty()) {
        CAVE_TRY(refuseWithoutSketch(options));
        return std::shared_ptr<const SketchMatcher>();
    }
    SketchQuery query;
    if (options.agree) {
        const std::optional<double> share = shareOf(*options.agree);
        if (!share)
            return wrongUsage(message("'%1' is not a share; expected 0 to 1, or 0% to 100%", *options.agree),
                              "--agree");
        query.agree = *share;
    }
    query.within = options.within.value_or(query.within);
    query.turned = options.turned;
    const auto text = CAVE_TRY(orFailed(readSmallText(options.file, "sketch"), "--sketch"));
    query.pattern = CAVE_TRY(orFailed(SketchPattern::parse(text), "--sketch " + options.file));
    return std::make_shared<const SketchMatcher>(std::move(query));
}

} // namespace cave::cli
