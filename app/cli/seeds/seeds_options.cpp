// SPDX-License-Identifier: MIT
#include "app/cli/seeds/seeds_options.h"

#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/seeds/seed_lines.h"
#include "core/analysis/search/seed_set.h"
#include "core/io/seeds/seed_card.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <unistd.h>

namespace cave::cli {
namespace {

/// Standard input, or a file that is closed in the end.
class SeedsInput {
public:
    explicit SeedsInput(const std::string &path)
        : m_descriptor(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_NOCTTY | O_CLOEXEC))
    {
    }
    SeedsInput(const SeedsInput &) = delete;
    SeedsInput &operator=(const SeedsInput &) = delete;
    ~SeedsInput()
    {
        if (m_descriptor > STDERR_FILENO)
            ::close(m_descriptor);
    }

    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

Outcome forEachNumber(const SeedsOptions &options, const std::function<Outcome(const std::string &)> &visit)
{
    const auto set = CAVE_TRY(orWrongUsage(SeedSet::range({}, *options.from, *options.count), "--count"));
    for (std::int64_t i = 0; i < set.size(); ++i)
        CAVE_TRY(visit(set.at(i).seed));
    return {};
}

Message notReadable(const std::string &file, int code)
{
    const Message list = message("%1 '%2'", message("list of seeds"), file);
    return code == ENOENT || code == ENOTDIR
               ? message("there is no %1", list)
               : message("cannot read %1: %2", list, std::generic_category().message(code));
}

} // namespace

void addSeedsOptions(Verb verb, SeedsOptions &options)
{
    verb.addOption("--from", options.from, "First seed of a range of numbers: N, N + 1, ...").typeName("N");
    verb.addOption("--count", options.count, "Number of seeds").typeName("M");
    verb.addOption("--seeds", options.file,
                   "File with one seed per line, \"\" for the empty one; - for standard input")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addOption("--column", options.column,
                   "Take the seeds from this column of the file, by number or by its name in the first line; "
                   "separated by commas, semicolons, tabs or spaces, whichever comes first")
        .check(refuseEmpty)
        .typeName("N|NAME");
}

Outcome checkRange(const SeedsOptions &options)
{
    if (options.isRange() && (!options.from || !options.count))
        return wrongUsage("--from and --count must be used together", options.from ? "--from" : "--count");
    if (!options.column.empty() && options.file.empty())
        return wrongUsage("--column requires --seeds", "--column");
    std::error_code unknown; // a pipe could be read only once
    const bool isFile = !options.file.empty() && std::filesystem::is_regular_file(options.file, unknown);
    if (isFile && looksLikeSeedCard(options.file) && readSeedCard(options.file))
        return wrongUsage("this is a seed card, not a list of seeds; card show prints the seed of its world",
                          "--seeds " + options.file);
    return {};
}

void notePadded(const SeedsOptions &options, std::int64_t padded)
{
    if (padded > 0)
        note(message("%1: lines that begin or end with spaces: %2; the spaces are part of the seeds, and "
                     "--column 1 takes the first column",
                     options.file, padded));
}

Outcome checkSeedOrSeeds(bool hasSeed, const SeedsOptions &options, std::string_view verb)
{
    if (!hasSeed && !options.given())
        return wrongUsage(message("%1 is required", std::string_view("--seed")),
                          message("see %1", "cavegame-cli " + std::string(verb) + " --help"));
    if (int{hasSeed} + int{options.isRange()} + int{!options.file.empty()} > 1)
        return wrongUsage("only one of --seed S, --from N --count M and --seeds FILE can be used",
                          std::string(verb));
    return checkRange(options);
}

Outcome forEachSeed(const SeedsOptions &options, const std::function<Outcome(const std::string &)> &visit)
{
    if (options.isRange())
        return forEachNumber(options, visit);
    constexpr std::size_t kAtOnce = 1024;
    const std::string where = "--seeds " + options.file;
    const SeedsInput input(options.file);
    if (input.descriptor() < 0)
        return failed(notReadable(options.file, errno), "--seeds");
    SeedLines lines(input.descriptor(), options.column);
    bool any = false;
    while (!lines.ended()) {
        const auto seeds = CAVE_TRY(orFailed(lines.next(kAtOnce, -1), where));
        for (const std::string &seed : seeds) {
            any = true;
            CAVE_TRY(visit(seed));
        }
    }
    notePadded(options, lines.padded());
    return any ? Outcome{} : failed("there are no seeds", where);
}

Outcome forEachWorld(const SeedsOptions &options, std::string_view verb,
                     const std::function<Outcome(const std::string &, SeedProblem &)> &write)
{
    std::int64_t worlds = 0;
    std::int64_t failures = 0;
    Outcome outcome = forEachSeed(options, [&](const std::string &seed) {
        SeedProblem problem;
        Outcome written = write(seed, problem);
        ++worlds;
        if (written.done() && !problem.what.empty()) {
            ++failures;
            note(message("seed '%1': %2", seed, problem.what));
        }
        return written;
    });
    if (!outcome.done() || failures == 0)
        return outcome;
    return failed(message("%1 of %2 worlds could not be generated", failures, worlds), std::string(verb));
}

} // namespace cave::cli
