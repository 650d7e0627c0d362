// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace CLI { // NOLINT(readability-identifier-naming): CLI11, which only verb.cpp includes
class App;
class Option;
} // namespace CLI

namespace cave::cli {

/// A handle on an option or a positional of a verb.
class Option {
public:
    /// Says what is wrong with a text, in the language of the environment; empty if nothing is.
    using Check = std::string (*)(const std::string &);

    explicit Option(CLI::Option &option) : m_option(&option) {}

    Option required(bool required = true);
    Option check(Check test);
    /// A whole number from `low` to `high`; the help shows them.
    Option checkRange(std::int64_t low, std::int64_t high);
    /// What the help shows for its value.
    Option typeName(const Message &name);
    /// How many values there are each time it is given.
    Option expected(int count);
    /// All values are kept when it is given again and again.
    Option takeAll();
    /// It may be given without its value.
    Option optionalValue();
    /// Values that follow those of one `--option` aren't its own.
    Option noExtraValues();
    Option delimiter(char between);
    /// Values that shells complete; others may be allowed, too.
    Option offers(std::vector<std::string> values);

    /// How many values were given; known once the command line is read.
    [[nodiscard]] std::size_t count() const;

private:
    CLI::Option *m_option;
};

/// A handle on a verb of the program. The variables that options are bound to must outlive the parsing.
class Verb {
public:
    using Pairs = std::vector<std::pair<std::string, std::string>>;

    explicit Verb(CLI::App &app) : m_app(&app) {}

    Verb addVerb(const std::string &name, const Message &help);
    /// A verb that must be followed by one of its own.
    Verb addGroup(const std::string &name, const Message &help);

    /// `name` is "--seed", or "WORLD" for a positional.
    /// `Value` is a text or a whole number, `std::optional` of one, texts, or `Pairs`. A whole number is
    /// checked by `refuseUnlessWhole`.
    template<class Value>
    Option addOption(const std::string &name, Value &value, const Message &help);
    Option addFlag(const std::string &name, bool &value, const Message &help);

    /// Whether any of its own options was given, those of verbs below left out; known once the command line
    /// is read.
    [[nodiscard]] bool anyGiven() const;
    /// The option so named, which is there.
    [[nodiscard]] Option option(const std::string &name) const;

    /// Shown below the help.
    void footer(const std::string &text);
    /// Called if the command line names this verb, once it is read.
    void callback(std::function<void()> act);

private:
    CLI::App *m_app;
};

/// All verbs of the program.
class Program {
public:
    Program(const std::string &name, const Message &description);
    ~Program();
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    /// What the others are added to; its options hold for all of them.
    [[nodiscard]] Verb root() const;

    /// Reads the command line. The text that it asks for instead of work: help or version; otherwise empty.
    OutcomeOr<std::string> parse(const std::vector<std::string> &arguments);

private:
    std::unique_ptr<CLI::App> m_app;
};

} // namespace cave::cli
