#include "app/cli/command_line.h"

#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "core/base/text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <iostream>
#include <system_error>

namespace cave::cli {
namespace {

constexpr const char *kProgram = "cavegame-cli";

/// True for "--word=": an option that is given the empty text.
bool isEmptyAssignment(const std::string &argument)
{
    const bool shape = argument.size() > 3 && argument.starts_with("--") && argument.ends_with('=');
    return shape && std::all_of(argument.begin() + 2, argument.end() - 1,
                                [](unsigned char c) { return std::islower(c) != 0 || c == '-'; });
}

/// CLI11 would take the argument that follows "--seed=" as the seed; as two arguments the empty text is kept.
std::vector<std::string> splitEmptyAssignments(const std::vector<std::string> &arguments)
{
    std::vector<std::string> result;
    for (const std::string &argument : arguments) {
        if (isEmptyAssignment(argument)) {
            result.push_back(argument.substr(0, argument.size() - 1));
            result.emplace_back();
        } else {
            result.push_back(argument);
        }
    }
    return result;
}

/// The verb that was named last; the program itself if none was.
const CLI::App &lastNamed(const CLI::App &app)
{
    const CLI::App *level = &app;
    while (!level->get_subcommands().empty())
        level = level->get_subcommands().front();
    return *level;
}

/// "cavegame-cli world info", to tell where more help is.
std::string fullName(const CLI::App &verb)
{
    return verb.get_parent() == nullptr ? verb.get_name()
                                        : fullName(*verb.get_parent()) + " " + verb.get_name();
}

/// CLI11 takes a name with a leading dash for an option, and then misses the name.
bool missesDashedName(const std::string &what, const std::vector<std::string> &unread)
{
    const bool positional = what.ends_with(" is required") && !what.starts_with('-');
    return positional && std::any_of(unread.begin(), unread.end(),
                                     [](const std::string &argument) { return argument.starts_with('-'); });
}

Outcome usageFailure(const CLI::App &app, const CLI::ParseError &error)
{
    const CLI::App &last = lastNamed(app);
    const bool wantsVerb = !last.get_subcommands({}).empty();
    const std::vector<std::string> unread = app.remaining(true);
    std::string what = error.what();
    if (wantsVerb && !unread.empty())
        what =
            (unread.front().starts_with('-') ? "unknown option '" : "unknown verb '") + unread.front() + "'";
    else if (wantsVerb)
        what = "a verb is missing";
    else if (missesDashedName(what, unread))
        what += "; write -- before one that starts with a dash";
    std::replace(what.begin(), what.end(), '\n', ' ');
    return wrongUsage(what, "see " + fullName(last) + " --help");
}

Outcome parse(CLI::App &app, std::vector<std::string> arguments, Invocation &invocation)
{
    std::reverse(arguments.begin(), arguments.end()); // CLI11 takes them from the back
    try {
        app.parse(std::move(arguments));
    } catch (const CLI::Success &request) {
        invocation.action = [text = request.get_name() == "CallForVersion"
                                        ? request.what() + std::string("\n")
                                        : app.help()] {
            const Result<void> printed = printText(text);
            return printed.ok() ? Outcome{} : failed(printed.error(), "standard output");
        };
    } catch (const CLI::ParseError &error) {
        return usageFailure(app, error);
    }
    return {};
}

std::string joined(const std::vector<std::string> &arguments)
{
    std::string line;
    for (const std::string &argument : arguments)
        line += " " + argument;
    return line;
}

/// The work of the verb, with what the log has to know of it. A log that can't be written is told of, once,
/// and changes nothing.
Outcome runLogged(Invocation &invocation, const std::vector<std::string> &arguments)
{
    const std::optional<LogLevel> level = logLevelNamed(invocation.logLevel);
    if (!level) {
        return wrongUsage("unknown level '" + invocation.logLevel + "'; known are " + logLevelNames(),
                          "--log-level");
    }
    invocation.log = Log(stateFolder(), kProgram, *level);
    invocation.log.info("command line", kProgram + joined(arguments));
    Outcome outcome = invocation.action();
    if (!outcome.done() && !outcome.readerGone)
        invocation.log.error("command line", outcome.what + " (" + outcome.where + ")");
    if (const std::optional<Error> failure = invocation.log.failure())
        note(failure->message);
    return outcome;
}

Outcome runVerb(const std::vector<std::string> &arguments)
{
    Invocation invocation;
    CLI::App app("Seeded, endless cave worlds, without a window.", kProgram);
    app.set_version_flag("--version", std::string(kProgram) + " " + CAVEGAME_VERSION,
                         "Print the version and stop");
    app.add_option("--data-dir", invocation.dataFolder,
                   "Folder of the program's data; worlds are in its folder 'worlds'")
        ->check(refuseEmpty)
        ->type_name("DIR");
    app.add_option("--log-level", invocation.logLevel,
                   "Write this and what matters more to the log: " + logLevelNames() + "; warning by default")
        ->type_name("LEVEL");
    app.fallthrough();
    app.require_subcommand(1);
    addGenerateVerb(app, invocation);
    addSpawnVerb(app, invocation);
    addSearchVerb(app, invocation);
    addStatsVerb(app, invocation);
    addWorldVerb(app, invocation);
    addReplayVerb(app, invocation);
    addCardVerb(app, invocation);
    addCertificateVerb(app, invocation);
    addSightVerb(app, invocation);
    addLevelVerb(app, invocation);

    Outcome outcome = parse(app, splitEmptyAssignments(arguments), invocation);
    return outcome.done() ? runLogged(invocation, arguments) : outcome;
}

} // namespace

WorldLibrary Invocation::library() const
{
    const std::filesystem::path folder =
        dataFolder.empty() ? defaultDataFolder() : std::filesystem::path(dataFolder);
    return WorldLibrary(folder / "worlds");
}

Result<std::filesystem::path> Invocation::findWorld(const std::string &nameOrPath) const
{
    std::error_code ignored;
    if (std::filesystem::exists(nameOrPath, ignored) && !std::filesystem::is_directory(nameOrPath, ignored))
        return std::filesystem::path(nameOrPath);
    if (nameOrPath.find('/') != std::string::npos)
        return Error{ErrorCode::NotFound, "there is no file '" + nameOrPath + "'"};
    return library().find(nameOrPath);
}

ExitCode run(const std::vector<std::string> &arguments)
{
    Outcome outcome;
    try {
        outcome = runVerb(arguments);
    } catch (const std::exception &error) {
        outcome = failed(error.what(), "unexpected");
    }
    if (outcome.readerGone)
        return ExitCode::Done;
    if (!outcome.done()) {
        std::cerr << kProgram << ": " << printable(outcome.what) << " (" << printable(outcome.where) << ")\n"
                  << printableLines(outcome.detail);
    }
    return outcome.code;
}

} // namespace cave::cli
