// SPDX-License-Identifier: MIT
#include "app/cli/verb.h"

#include "app/cli/option_checks.h"
#include "app/cli/reference.h"
#include "app/cli/texts/say.h"
#include "app/version/version.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string_view>
#include <type_traits>
#include <utility>

namespace cave::cli {
namespace {

/// A sentence of CLI11, and what we say for it: the places have the same numbers.
struct Form {
    std::string_view kind;
    std::string_view sentence;
    MessageKey said;
    bool named = false; ///< the first place is a name of ours, not what was typed
};

constexpr std::array<Form, 5> kForms{{
    {"RequiredError", "%1 is required", MessageKey("%1 is required"), true},
    {"ConversionError", "%1: Should be true/false or a number",
     MessageKey("%1: expected true, false or a number")},
    {"ArgumentMismatch", "%1: At least %2 required but received %3",
     MessageKey("%1: at least %2 required, %3 given")},
    {"ArgumentMismatch", "%1: At Most %2 required but received %3",
     MessageKey("%1: at most %2 allowed, %3 given")},
    {"ArgumentMismatch", "%1: %2 required %3 missing", MessageKey("%1: missing value; expected %3")},
}};

/// What stands in the places of `form`, in their order, if the sentence is of that form. A place ends where
/// the text behind it begins for the first time.
std::optional<std::vector<Message>> placesIn(std::string_view sentence, std::string_view form)
{
    constexpr std::size_t kPlaceLength = 2; // "%1"
    std::vector<Message> places;
    std::size_t place = form.find('%');
    if (!sentence.starts_with(form.substr(0, place)))
        return std::nullopt;
    sentence.remove_prefix(place);
    while (place != std::string_view::npos) {
        const std::size_t next = form.find('%', place + kPlaceLength);
        const std::string_view behind = form.substr(place + kPlaceLength, next - place - kPlaceLength);
        const bool ends = next == std::string_view::npos;
        const std::size_t end = ends && behind.empty() ? sentence.size()
                                : ends                 ? sentence.rfind(behind)
                                                       : sentence.find(behind);
        if (end == std::string_view::npos || (ends && end + behind.size() != sentence.size()))
            return std::nullopt;
        places.emplace_back(sentence.substr(0, end));
        sentence.remove_prefix(end + behind.size());
        place = next;
    }
    return places;
}

/// What CLI11 says of a command line, as a message that can be translated: it makes English sentences, from
/// which the names and values are taken again. `kind` is the error's name ("RequiredError"). A sentence of
/// another form stays as it is.
Message usageMessage(std::string_view kind, const std::string &sentence)
{
    for (const Form &form : kForms) {
        if (form.kind != kind)
            continue;
        std::optional<std::vector<Message>> places = placesIn(sentence, form.sentence);
        if (!places)
            continue;
        if (form.named)
            places->front() = Message::ofTable(places->front().pattern());
        return {form.said, *places};
    }
    return sentence;
}

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

/// "cavegame-cli world info", to say where more help is.
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

/// CLI11 lists them in reverse order.
Message unexpected(const std::vector<std::string> &arguments)
{
    const std::string list = joined(arguments, " ");
    return arguments.size() == 1 ? message("The following argument was not expected: %1", list)
                                 : message("The following arguments were not expected: %1", list);
}

Outcome usageFailure(const CLI::App &app, const CLI::ParseError &error)
{
    const CLI::App &last = lastNamed(app);
    const bool wantsVerb = last.get_require_subcommand_min() > 0;
    const std::vector<std::string> unread = app.remaining(true);
    std::string sentence = error.what();
    std::replace(sentence.begin(), sentence.end(), '\n', ' ');
    const bool isUnexpected = dynamic_cast<const CLI::ExtrasError *>(&error) != nullptr; // its name varies
    Message what = isUnexpected ? unexpected(unread) : usageMessage(error.get_name(), sentence);
    if (wantsVerb && !unread.empty())
        what = unread.front().starts_with('-') ? message("unknown option '%1'", unread.front())
                                               : message("unknown verb '%1'", unread.front());
    else if (wantsVerb && error.get_name() != "ValidationError")
        what = message("missing verb");
    else if (missesDashedName(sentence, unread))
        what = message("%1; put -- before arguments that start with a dash", std::move(what));
    return wrongUsage(std::move(what), message("see %1", fullName(last) + " --help"));
}

/// What `Option::offers` was called with, as CLI11 keeps nothing of that kind with an option.
std::map<const CLI::Option *, std::vector<std::string>> &offeredValues()
{
    static std::map<const CLI::Option *, std::vector<std::string>> values;
    return values;
}

/// What the help knows of a verb, as plain data.
VerbInfo infoOf(const CLI::App &app)
{
    VerbInfo info{app.get_name(), app.get_description(), app.get_footer(), {}, {}};
    for (const CLI::Option *option : app.get_options()) {
        const bool positional = option->get_positional();
        const std::string name = positional ? option->get_name(true) : option->get_name(false, true);
        const bool flag = option->get_items_expected_max() == 0;
        info.options.push_back({name.substr(name.rfind(',') + 1),
                                positional || flag ? std::string() : option->get_type_name(),
                                option->get_description(), offeredValues()[option], option->get_required()});
    }
    for (const CLI::App *below : app.get_subcommands([](const CLI::App *) { return true; }))
        info.verbs.push_back(infoOf(*below));
    return info;
}

/// Help as CLI11 writes it, in other languages, too: its own words, and columns that line up whatever a
/// character takes.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter()
    {
        label("OPTIONS", say("OPTIONS"));
        label("SUBCOMMAND", say("SUBCOMMAND"));
        label("REQUIRED", say("REQUIRED"));
        label("TEXT", say("TEXT"));
    }

    std::string make_usage(const CLI::App *app, std::string name) const override
    {
        return withHeading(Formatter::make_usage(app, std::move(name)), "Usage:", message("Usage:"));
    }

    std::string make_group(std::string group, bool positional,
                           std::vector<const CLI::Option *> options) const override
    {
        const Message heading = positional ? message("Positionals:") : message("Options:");
        return withHeading(Formatter::make_group(group, positional, std::move(options)), group + ":",
                           heading);
    }

    std::string make_subcommands(const CLI::App *app, CLI::AppFormatMode mode) const override
    {
        return withHeading(Formatter::make_subcommands(app, mode), "Subcommands:", message("Subcommands:"));
    }

    std::string make_option_name(const CLI::Option *option, bool positional) const override
    {
        const std::string name = Formatter::make_option_name(option, positional);
        return positional ? say(Message::ofTable(name)) : name;
    }

    std::string make_option(const CLI::Option *option, bool positional) const override
    {
        return row(make_option_name(option, positional) + make_option_opts(option), make_option_desc(option));
    }

    std::string make_subcommand(const CLI::App *verb) const override
    {
        return row(verb->get_name(), verb->get_description());
    }

private:
    /// A part of the help with its heading in the language of the environment.
    static std::string withHeading(std::string part, const std::string &english, const Message &heading)
    {
        if (const std::size_t at = part.find(english); at != std::string::npos)
            part.replace(at, english.size(), say(heading));
        return part;
    }

    [[nodiscard]] std::string row(const std::string &name, const std::string &help) const
    {
        const std::size_t columns = get_column_width();
        const std::string left = filledTo(columns, "  " + name);
        const bool fits = columnsOf("  " + name) < columns;
        return (fits || help.empty() ? left : left + "\n" + std::string(columns, ' ')) + help + "\n";
    }
};

/// What says that a value is not one of the shells that completions are there for.
std::string refuseUnknownShell(const std::string &shell)
{
    const std::vector<std::string> &known = completionShells();
    if (std::find(known.begin(), known.end(), shell) != known.end())
        return {};
    return say(message("unknown shell '%1'; expected bash, zsh or fish", shell));
}

} // namespace

Option Option::required(bool required)
{
    return Option(*m_option->required(required));
}

Option Option::check(Check test)
{
    return Option(*m_option->check(test));
}

Option Option::checkRange(std::int64_t low, std::int64_t high)
{
    const auto refuse = [low, high](const std::string &value) {
        const std::optional<std::int64_t> number = parseWhole<std::int64_t>(value);
        if (number && *number >= low && *number <= high)
            return std::string();
        return say(message("must be from %1 to %2, not %3", low, high, value));
    };
    return Option(*m_option->check(refuse, say(message("INT in [%1 - %2]", low, high))));
}

Option Option::typeName(const Message &name)
{
    return Option(*m_option->type_name(say(name)));
}

Option Option::expected(int count)
{
    return Option(*m_option->expected(count));
}

Option Option::takeAll()
{
    return Option(*m_option->take_all());
}

Option Option::optionalValue()
{
    constexpr int kMax = 1;
    return Option(*m_option->expected(0, kMax));
}

Option Option::noExtraValues()
{
    return Option(*m_option->allow_extra_args(false));
}

Option Option::delimiter(char between)
{
    return Option(*m_option->delimiter(between));
}

Option Option::offers(std::vector<std::string> values)
{
    offeredValues()[m_option] = std::move(values);
    return *this;
}

std::size_t Option::count() const
{
    return m_option->count();
}

Verb Verb::addVerb(const std::string &name, const Message &help)
{
    return Verb(*m_app->add_subcommand(name, say(help)));
}

Verb Verb::addGroup(const std::string &name, const Message &help)
{
    CLI::App &group = *m_app->add_subcommand(name, say(help));
    group.require_subcommand(1);
    group.fallthrough();
    return Verb(group);
}

/// Whether an option's value is a whole number.
template<class Value>
struct IsWhole : std::bool_constant<std::is_integral_v<Value>> {
    using Number = Value;
};
template<class Value>
struct IsWhole<std::optional<Value>> : IsWhole<Value> {
};

template<class Value>
Option Verb::addOption(const std::string &name, Value &value, const Message &help)
{
    CLI::Option &option = *m_app->add_option(name, value, say(help));
    if constexpr (IsWhole<Value>::value)
        option.check(refuseUnlessWhole<typename IsWhole<Value>::Number>);
    return Option(option);
}

template Option Verb::addOption(const std::string &, std::string &, const Message &);
template Option Verb::addOption(const std::string &, int &, const Message &);
template Option Verb::addOption(const std::string &, std::int64_t &, const Message &);
template Option Verb::addOption(const std::string &, std::uint64_t &, const Message &);
template Option Verb::addOption(const std::string &, std::optional<std::string> &, const Message &);
template Option Verb::addOption(const std::string &, std::optional<int> &, const Message &);
template Option Verb::addOption(const std::string &, std::optional<std::int64_t> &, const Message &);
template Option Verb::addOption(const std::string &, std::optional<std::uint64_t> &, const Message &);
template Option Verb::addOption(const std::string &, std::vector<std::string> &, const Message &);
template Option Verb::addOption(const std::string &, Pairs &, const Message &);

Option Verb::addFlag(const std::string &name, bool &value, const Message &help)
{
    return Option(*m_app->add_flag(name, value, say(help)));
}

Option Verb::option(const std::string &name) const
{
    return Option(*m_app->get_option(name));
}

bool Verb::anyGiven() const
{
    const std::vector<const CLI::Option *> options = std::as_const(*m_app).get_options();
    return std::ranges::any_of(options, [](const CLI::Option *option) { return option->count() > 0; });
}

void Verb::footer(const std::string &text)
{
    m_app->footer(text);
}

void Verb::callback(std::function<void()> act)
{
    m_app->callback(std::move(act));
}

Program::Program(const std::string &name, const Message &description)
    : m_app(std::make_unique<CLI::App>(say(description), name))
{
    m_app->formatter(std::make_shared<HelpFormatter>());
    m_app->set_help_flag("-h,--help", say("Print this help message and exit"));
    m_app->set_version_flag("--version", name + " " + versionText(), say("Print the version and exit"));
    m_app->add_flag_callback(
        "--man", [this] { throw CLI::CallForVersion(manualPage(infoOf(*m_app), versionNumber()), 0); },
        say("Print the manual page, for man -l -, and exit"));
    m_app
        ->add_option_function<std::string>(
            "--completion",
            [this](const std::string &shell) {
                throw CLI::CallForVersion(completionFor(shell, infoOf(*m_app)), 0);
            },
            say("Print completions for a shell and exit: bash, zsh or fish"))
        ->check(refuseUnknownShell, "{bash,zsh,fish}")
        ->type_name(say("SHELL"));
    offeredValues()[m_app->get_option("--completion")] = completionShells();
    m_app->fallthrough();
    m_app->require_subcommand(1);
}

Program::~Program() = default;

Verb Program::root() const
{
    return Verb(*m_app);
}

OutcomeOr<std::string> Program::parse(const std::vector<std::string> &arguments)
{
    std::vector<std::string> unread = splitEmptyAssignments(arguments);
    std::reverse(unread.begin(), unread.end()); // CLI11 takes them from the back
    try {
        m_app->parse(std::move(unread));
    } catch (const CLI::Success &request) {
        return request.get_name() == "CallForVersion" ? request.what() + std::string("\n") : m_app->help();
    } catch (const CLI::ParseError &error) {
        return usageFailure(*m_app, error);
    }
    return std::string();
}

} // namespace cave::cli
