// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/sight/sight_case.h"
#include "core/base/small_file.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

struct SightCheckOptions {
    std::vector<std::string> files;
};

Result<SightCase> readCase(const std::string &file)
{
    constexpr unsigned kMebibytes = 8;
    const auto text = CAVE_TRY(readSmallText(file, "sight case", kMebibytes));
    Result<SightCase> read = parseSightCase(text);
    return read ? std::move(read) : Error{read.error().code, located(file, read.error().message)};
}

/// What a case comes to; where it differs also the line, cell by cell.
std::string resultText(const std::string &file, const SightCase &sightCase, const SightCaseResult &result)
{
    if (result.agrees())
        return sayLine(message("%1: ok", file));
    std::string text;
    for (const Message &difference : result.differences)
        text += sayLine(located(file, difference));
    text += "  " + sayLine(message("line: %1", sightReason(result.line)));
    for (const SightStep &step : result.steps)
        text += "  " + sayLine(stepText(step, sightCase.gaps));
    return text;
}

/// Runs all of them, whatever becomes of one.
Outcome checkCases(const SightCheckOptions &options)
{
    std::string text;
    std::vector<Error> unreadable;
    std::size_t different = 0;
    for (const std::string &file : options.files) {
        const Result<SightCase> sightCase = readCase(file);
        if (!sightCase) {
            unreadable.push_back(sightCase.error());
            continue;
        }
        const SightCaseResult result = runSightCase(*sightCase);
        different += result.agrees() ? 0 : 1;
        text += resultText(file, *sightCase, result);
    }
    CAVE_TRY(print(text));
    for (std::size_t i = 1; i < unreadable.size(); ++i)
        note(unreadable[i].message);
    if (!unreadable.empty())
        return failed(unreadable.front(), "sight check");
    if (different > 0)
        return failed(message("cases that differ: %1 of %2", different, options.files.size()), "sight check");
    return {};
}

} // namespace

void addSightCheckVerb(Verb sight, Invocation &invocation)
{
    const auto options = std::make_shared<SightCheckOptions>();
    Verb verb =
        sight.addVerb("check", "Run test cases of lines of sight, as --case writes them: a map, a "
                               "viewer, a target, a rule and what is expected; exit 1 if one differs");
    verb.addOption("FILE", options->files, "Files with a case each").required().check(refuseEmpty);
    setAction(verb, invocation, options, checkCases);
}

} // namespace cave::cli
