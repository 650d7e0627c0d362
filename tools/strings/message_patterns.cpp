// SPDX-License-Identifier: MIT
#include "tools/strings/message_patterns.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>

namespace strings {
namespace {

/// Reads arguments from behind an opening bracket.
class ArgumentReader {
public:
    ArgumentReader(std::string_view source, std::size_t at) : m_source(source), m_at(at) {}

    /// Each argument that is a literal as a whole, with its place among the arguments.
    std::multimap<int, std::string> literals()
    {
        std::multimap<int, std::string> found;
        for (int place = 0; m_at < m_source.size(); ++place) {
            std::optional<std::string> text = literal();
            skipSpace();
            const bool whole =
                m_at < m_source.size() && std::string_view(",)}").find(m_source[m_at]) != m_source.npos;
            if (text && whole)
                found.emplace(place, std::move(*text));
            if (!skipToNext())
                break;
        }
        return found;
    }

private:
    void skipSpace()
    {
        while (m_at < m_source.size() && std::isspace(static_cast<unsigned char>(m_source[m_at])) != 0)
            ++m_at;
    }

    /// Literals that stand one behind the other, as one text.
    std::optional<std::string> literal()
    {
        std::optional<std::string> text;
        for (skipSpace(); m_at < m_source.size() && m_source[m_at] == '"'; skipSpace()) {
            text = text.value_or(std::string());
            for (++m_at; m_at < m_source.size() && m_source[m_at] != '"'; ++m_at) {
                if (m_source[m_at] == '\\')
                    ++m_at;
                *text += m_source[m_at];
            }
            ++m_at;
        }
        return text;
    }

    /// To behind the comma that ends this argument; false if it was the last one.
    bool skipToNext()
    {
        for (int depth = 0; m_at < m_source.size(); ++m_at) {
            const char c = m_source[m_at];
            if (c == '"') {
                static_cast<void>(literal());
                --m_at;
            } else if (std::string_view("([{").find(c) != std::string_view::npos) {
                ++depth;
            } else if (std::string_view(")]}").find(c) != std::string_view::npos && --depth < 0) {
                return false;
            } else if (c == ';' || (c == ',' && depth == 0)) {
                ++m_at;
                return c == ',';
            }
        }
        return false;
    }

    std::string_view m_source;
    std::size_t m_at;
};

/// Whether there are words, or signs that languages write differently: Chinese has its own, French sets a
/// blank before some.
bool differsByLanguage(const std::string &pattern)
{
    return std::ranges::any_of(pattern, [](char c) {
        return std::isalpha(static_cast<unsigned char>(c)) != 0 ||
               std::string_view(",;:(").find(c) != std::string_view::npos;
    });
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Which arguments of a call are messages.
enum class Messages {
    All,
    First,
    AllButFirst ///< of a member; and the first one if it is what a positional argument is called
};

/// A name that makes messages of its arguments, and the brackets behind it that do so.
struct Maker {
    std::string_view name;
    std::string_view brackets;
    Messages messages = Messages::All;
};

constexpr std::array kMakers{Maker{"message", "({"},
                             Maker{"Message", "({"},
                             Maker{"MessageKey", "("},
                             Maker{"invalid", "({"},
                             Maker{"damaged", "({"},
                             Maker{"damagedWorld", "({"},
                             Maker{"fail", "({"},
                             Maker{"fileError", "({"},
                             Maker{"located", "({"},
                             Maker{"readSmallFile", "({"},
                             Maker{"readSmallText", "("},
                             Maker{"refuseHeldFile", "({"},
                             Maker{"say", "("},
                             Maker{"sayLine", "("},
                             Maker{"typeName", "("},
                             Maker{"addThreadsOption", "("},
                             Maker{"addOutOption", "("},
                             Maker{"wrongUsage", "(", Messages::First},
                             Maker{"failed", "(", Messages::First},
                             Maker{"wrong", "(", Messages::First},
                             Maker{"cannot", "(", Messages::First},
                             Maker{"aboutMatches", "("},
                             Maker{"addOption", "(", Messages::AllButFirst},
                             Maker{"addFlag", "(", Messages::AllButFirst},
                             Maker{"addVerb", "(", Messages::AllButFirst},
                             Maker{"addGroup", "(", Messages::AllButFirst}};

struct Call {
    std::size_t arguments = 0; ///< where they begin
    Messages messages = Messages::All;
};

/// Finds the calls that make messages, in a source's order.
class CallFinder {
public:
    explicit CallFinder(std::string_view source) : m_source(source) {}

    std::optional<Call> next()
    {
        while (m_at < m_source.size()) {
            const std::string_view name = word(m_at);
            if (name.empty()) {
                ++m_at;
                continue;
            }
            m_at += name.size();
            if (const std::optional<Call> call = callOf(name))
                return call;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::string_view word(std::size_t from) const
    {
        std::size_t to = from;
        while (to < m_source.size() && isWordCharacter(m_source[to]))
            ++to;
        return m_source.substr(from, to - from);
    }

    [[nodiscard]] bool startsAt(std::size_t place, std::string_view text) const
    {
        return m_source.substr(std::min(place, m_source.size())).starts_with(text);
    }

    [[nodiscard]] bool isMember(std::string_view name) const
    {
        const std::size_t begin = m_at - name.size();
        return begin > 0 && m_source[begin - 1] == '.';
    }

    /// The call of `name`, which ends where this is.
    [[nodiscard]] std::optional<Call> callOf(std::string_view name) const
    {
        if (name == "ErrorCode" && startsAt(m_at, "::")) {
            const std::size_t end = m_at + 2 + word(m_at + 2).size();
            return startsAt(end, ",") ? std::optional(Call{end + 1}) : std::nullopt;
        }
        std::size_t end = m_at;
        std::string_view brackets;
        Messages messages = Messages::All;
        if (const auto maker = std::ranges::find(kMakers, name, &Maker::name);
            maker != kMakers.end() && (maker->messages != Messages::AllButFirst || isMember(name))) {
            brackets = maker->brackets;
            messages = maker->messages;
        }
        if ((name == "Message" || name == "MessageKey") && startsAt(end, " ") && !word(end + 1).empty()) {
            end += 1 + word(end + 1).size(); // a variable
            brackets = "({";
        }
        const bool calls = end < m_source.size() && brackets.find(m_source[end]) != brackets.npos;
        return calls ? std::optional(Call{end + 1, messages}) : std::nullopt;
    }

    std::string_view m_source;
    std::size_t m_at = 0;
};

} // namespace

std::set<std::string> messagePatterns(std::string_view source)
{
    std::set<std::string> found;
    CallFinder calls(source);
    while (const std::optional<Call> call = calls.next()) {
        for (const auto &[place, pattern] : ArgumentReader(source, call->arguments).literals()) {
            const bool isTyped = std::isupper(static_cast<unsigned char>(pattern.front())) == 0;
            const bool isMessage = call->messages == Messages::All ||
                                   (call->messages == Messages::First ? place == 0 : place > 0 || !isTyped);
            if (isMessage && differsByLanguage(pattern))
                found.insert(pattern);
        }
    }
    return found;
}

std::set<std::string> messagePatternsUnder(const std::filesystem::path &folder)
{
    std::set<std::string> found;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") {
            std::ifstream stream(entry.path(), std::ios::binary);
            found.merge(messagePatterns(std::string(std::istreambuf_iterator<char>(stream), {})));
        }
    }
    return found;
}

} // namespace strings
