// SPDX-License-Identifier: MIT
// Texts of the window may contain names, seeds and messages of strangers.

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <functional>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/include_rules.h"

namespace {

namespace fs = std::filesystem;

void forEachSource(const std::function<void(const fs::path &file, const std::string &text)> &look)
{
    for (const char *part : {"app", "editor"}) {
        for (const auto &entry : fs::recursive_directory_iterator(fs::path(CAVEGAME_SOURCE_DIR) / part)) {
            const fs::path ending = entry.path().extension();
            if (ending == ".cpp" || ending == ".h" || ending == ".ui")
                look(entry.path(), house::textOf(entry.path()));
        }
    }
}

/// The place behind the bracket that closes the one before `at`.
std::size_t afterBracket(std::string_view source, std::size_t at)
{
    int depth = 1;
    char quote = 0;
    for (; at < source.size() && depth > 0; ++at) {
        const char c = source[at];
        if (quote != 0) {
            at += c == '\\' ? 1 : 0;
            quote = c == quote ? char{0} : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else {
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
    }
    return at;
}

/// Whether arguments look like texts rather than numbers.
bool haveText(const std::string &arguments)
{
    static const std::regex kConstant(R"(\bk[A-Z]\w*|QString::number\()");
    static const std::regex kText(
        R"re("|QString|QLatin1String|\btr\(|(^|[^>.\w])(ally|enemy|where|who|key|part)\b)re"
        R"re(|([nN]ame|[tT]ext|[lL]abel|[tT]itle|[pP]ath|[nN]ote|[tT]ag|[wW]ord)\b)re"
        R"re(|\b(shown|plain|placed)\w*\()re");
    return std::regex_search(std::regex_replace(arguments, kConstant, ""), kText);
}

/// The arguments of a call of `arg` that is followed by another, and are texts: a placeholder in such a text
/// would be replaced by the next call.
std::vector<std::string> textsReplacedAgain(const std::string &source)
{
    static constexpr std::string_view kCall = ".arg(";
    std::vector<std::string> found;
    for (std::size_t at = source.find(kCall); at != std::string::npos; at = source.find(kCall, at)) {
        at += kCall.size();
        const std::size_t end = afterBracket(source, at);
        const std::size_t next = source.find_first_not_of(" \n", end);
        const std::string arguments = source.substr(at, end - at - 1);
        if (next != std::string::npos && source.compare(next, kCall.size(), kCall) == 0 &&
            haveText(arguments))
            found.push_back(arguments);
    }
    return found;
}

/// Names of keys in the texts of the window. "Enter" at the beginning of a sentence is the verb.
std::vector<std::string> keysNamedIn(const std::string &source)
{
    static const std::regex kText(R"(\b(tr|QT_TR_NOOP)\(\s*")");
    static const std::regex kKey(
        R"re(\b(Tab|Esc|Space|Page Up|Page Down)\b|[^".\s]"?\s+"?Enter\b|\(Enter\b)re"
        R"re(|"Enter"|\((Home|End|Left|Right|Up|Down)\))re"
        R"re(|\b(Ctrl|Shift|Alt)\+([A-Z]|\+))re");
    std::vector<std::string> found;
    for (std::sregex_iterator at(source.begin(), source.end(), kText), end; at != end; ++at) {
        const std::size_t first = static_cast<std::size_t>(at->position() + at->length()) - 1;
        const std::string text = source.substr(first, afterBracket(source, first) - first);
        if (std::smatch key; std::regex_search(text, key, kKey))
            found.push_back(key.str());
    }
    return found;
}

} // namespace

TEST_CASE("a placeholder in a text that fills another is left alone")
{
    CHECK(textsReplacedAgain("tr(\"%1 %2\").arg(name).arg(count);") == std::vector<std::string>{"name"});
    CHECK(textsReplacedAgain("tr(\"%1 %2\").arg(seedText(a, ')'))\n  .arg(b);").size() == 1);
    CHECK(textsReplacedAgain("tr(\"%1 %2\").arg(a.x).arg(a.y) + tr(\"%1\").arg(name);").empty());
    forEachSource([](const fs::path &file, const std::string &text) {
        for (const std::string &argument : textsReplacedAgain(text))
            FAIL_CHECK(file << ": use one call, arg(a, b), in place of .arg(" << argument << ").arg(…)");
    });
}

TEST_CASE("texts name keys as Qt does in the language of the window")
{
    CHECK(keysNamedIn(R"re(tr("Buy it (Enter)"); tr("Press Enter."); tr("%1, then Tab"))re").size() == 3);
    CHECK(keysNamedIn(R"re(QT_TR_NOOP("Leaves it; Esc") tr("Another (Ctrl+R)") tr("Enter"))re").size() == 3);
    CHECK(keysNamedIn(R"re(tr("Enter a name."); tr("No. Enter a name."); tr("Alt+arrows"))re").empty());
    forEachSource([](const fs::path &file, const std::string &text) {
        for (const std::string &key : keysNamedIn(text))
            FAIL_CHECK(file << ": '" << key << "'; name it by shownKey() or withKey()");
    });
}

TEST_CASE("formatted texts are composed in one place")
{
    constexpr std::array<std::string_view, 7> kFormats{"Qt::RichText", "Qt::AutoText", "Qt::MarkdownText",
                                                       "setHtml",      "insertHtml",   "appendHtml",
                                                       "toHtmlEscaped"};
    forEachSource([&](const fs::path &file, const std::string &text) {
        if (file.filename() == "rich_text.h" || file.filename() == "plain_texts.cpp")
            return;
        for (const std::string_view format : kFormats) {
            if (text.find(format) != std::string::npos)
                FAIL_CHECK(file << ": '" << format << "'; see editor/view/style/rich_text.h");
        }
    });
}
