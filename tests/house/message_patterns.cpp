// SPDX-License-Identifier: MIT
#include "tests/house/message_patterns.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <regex>

#include "tests/house/include_rules.h"

namespace house {
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

bool hasWord(const std::string &pattern)
{
    static const std::regex kPlace("%[1-9]");
    const std::string words = std::regex_replace(pattern, kPlace, "");
    return std::any_of(words.begin(), words.end(),
                       [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
}

} // namespace

std::set<std::string> messagePatterns(std::string_view source)
{
    static const std::regex kMaker(
        R"((?:\b(?:message|Message|invalid|damaged|damagedWorld|fail|fileError|located|readSmallFile|refuseHeldFile)|Message(?:Key)? \w+)[({])"
        R"(|\bErrorCode::\w+,)"
        // Those of the command line: a failure is its first argument, help all but the first, which is typed
        // unless it is what a positional is called.
        R"(|\b(?:MessageKey|say|sayLine|typeName)\()"
        R"(|(?:\b(wrongUsage|failed)|\.(addOption|addFlag|addVerb|addGroup))\()");
    std::set<std::string> found;
    const std::string text(source);
    for (std::sregex_iterator it(text.begin(), text.end(), kMaker); it != std::sregex_iterator(); ++it) {
        const bool firstOnly = (*it)[1].matched;
        const bool allButFirst = (*it)[2].matched;
        const auto behind = static_cast<std::size_t>(it->position() + it->length());
        for (const auto &[place, pattern] : ArgumentReader(text, behind).literals()) {
            const bool isTyped = std::isupper(static_cast<unsigned char>(pattern.front())) == 0;
            const bool isMessage = firstOnly ? place == 0 : !allButFirst || place > 0 || !isTyped;
            if (isMessage && hasWord(pattern))
                found.insert(pattern);
        }
    }
    return found;
}

std::set<std::string> messagePatternsUnder(const std::filesystem::path &folder)
{
    std::set<std::string> found;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
            found.merge(messagePatterns(readFile(entry.path())));
    }
    return found;
}

} // namespace house
