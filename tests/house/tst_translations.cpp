// SPDX-License-Identifier: MIT

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <map>
#include <pugixml.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/house/include_rules.h"
#include "tests/house/language_rules.h"
#include "tools/strings/message_patterns.h"

// After a text was added or changed, the build's target "update_translations" adds it to the .ts files; see
// docs/translating.md.

namespace {

const std::vector<std::string> kTranslated{"de", "fr", "zh_CN"};

std::filesystem::path fileOf(const std::string &language)
{
    return house::kRoot / "translations" / ("cavegame_" + language + ".ts");
}

struct CatalogueMessage {
    std::string context;
    std::string source;
    std::string comment;
    bool plural = false;
    bool finished = false;
    std::vector<std::string> translations{}; ///< plural forms

    [[nodiscard]] std::tuple<std::string, std::string, std::string> key() const
    {
        return {context, source, comment};
    }
    [[nodiscard]] std::string name() const { return context + ": " + source; }
};

std::vector<CatalogueMessage> messagesOf(const std::filesystem::path &file)
{
    pugi::xml_document document;
    INFO(file.string());
    REQUIRE(document.load_file(file.c_str(), pugi::parse_default | pugi::parse_ws_pcdata_single));
    std::vector<CatalogueMessage> messages;
    for (const pugi::xml_node context : document.child("TS").children("context")) {
        for (const pugi::xml_node node : context.children("message")) {
            const pugi::xml_node translation = node.child("translation");
            CatalogueMessage message{context.child_value("name"), node.child_value("source"),
                                     node.child_value("comment"),
                                     std::string(node.attribute("numerus").value()) == "yes",
                                     std::string(translation.attribute("type").value()).empty()};
            if (message.plural) {
                for (const pugi::xml_node form : translation.children("numerusform"))
                    message.translations.emplace_back(form.child_value());
            } else {
                message.translations.emplace_back(translation.child_value());
            }
            messages.push_back(std::move(message));
        }
    }
    return messages;
}

std::multiset<std::string> matches(const std::string &text, const std::regex &pattern)
{
    return {std::sregex_token_iterator(text.begin(), text.end(), pattern), std::sregex_token_iterator()};
}

/// What is wrong with one form of a translation, if anything.
std::string problemOf(const CatalogueMessage &message, const std::string &form)
{
    static const std::regex kPlaceholder("%L?(?:[0-9]{1,2}|n)");
    static const std::regex kTag("</?[a-z]+[^>]*>");
    static const std::regex kMnemonic("&[^& ;]");
    if (form.empty())
        return "is empty";
    std::multiset<std::string> wanted = matches(message.source, kPlaceholder);
    std::multiset<std::string> found = matches(form, kPlaceholder);
    if (message.plural) { // "one cell" may go without its number
        std::erase_if(wanted, [](const std::string &it) { return it.ends_with('n'); });
        std::erase_if(found, [](const std::string &it) { return it.ends_with('n'); });
    }
    if (wanted != found)
        return "has other placeholders";
    if (matches(message.source, kTag) != matches(form, kTag))
        return "has other tags";
    const bool isEntity = message.source.find("&lt;") != std::string::npos;
    if (!isEntity && matches(message.source, kMnemonic).size() != matches(form, kMnemonic).size())
        return "has another number of mnemonics";
    return message.source.ends_with("…") == form.ends_with("…") ? "" : "differs in the dots at its end";
}

/// Kinds of lines, in order, that a translated page has in common with the English one.
std::vector<std::string> structureOf(const std::filesystem::path &page)
{
    std::istringstream text(house::readFile(page));
    std::vector<std::string> structure;
    bool code = false;
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("```")) {
            code = !code;
            structure.emplace_back("```");
        } else if (code) {
            line.resize(std::min(line.size(), line.find(" # "))); // comments are translated
            line.resize(line.find_last_not_of(' ') + 1);
            structure.push_back(line);
        } else if (line.starts_with('#')) {
            structure.push_back(line.substr(0, line.find(' ')));
        } else if (line.starts_with('|')) {
            structure.push_back("row of " + std::to_string(std::ranges::count(line, '|')));
        } else if (const std::size_t item = line.find_first_not_of(' ');
                   item != std::string::npos &&
                   (line.compare(item, 2, "- ") == 0 || line.compare(item, 2, "* ") == 0)) {
            structure.emplace_back("item");
        }
    }
    return structure;
}

/// The sources of the core and of the command line.
std::vector<std::string> translatedSources()
{
    std::vector<std::string> sources;
    for (const char *room : {"core", "app/cli"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(house::kRoot / room)) {
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                sources.push_back(house::readFile(entry.path()));
        }
    }
    return sources;
}

/// Functions, and which of their parameters are messages.
std::set<std::pair<std::string, std::size_t>> messageParameters(const std::vector<std::string> &sources)
{
    static const std::regex kDeclaration(
        R"((\w+)(?: = \[[^\]]*\])?\(([^(){};"]*\bMessage(?:Key)? [^(){};"]*))");
    static const std::regex kMessage(R"(\bMessage(?:Key)? &?\w)");
    std::set<std::pair<std::string, std::size_t>> found;
    for (const std::string &source : sources) {
        for (std::sregex_iterator it(source.begin(), source.end(), kDeclaration), end; it != end; ++it) {
            std::istringstream parameters((*it)[2]);
            std::string parameter;
            for (std::size_t place = 0; std::getline(parameters, parameter, ','); ++place) {
                if (std::regex_search(parameter, kMessage))
                    found.emplace((*it)[1], place);
            }
        }
    }
    return found;
}

/// What stands in literals, one behind the other, or in the catalogue: without quotes and backslashes, which
/// the two have in different ways.
std::string plainText(const std::string &text)
{
    static const std::regex kJoint(R"re("\s+")re");
    std::string plain = std::regex_replace(text, kJoint, "");
    std::erase_if(plain, [](char c) { return c == '"' || c == '\\'; });
    return plain;
}

/// Literals of several words among the arguments of such functions, apart from verbs and options, which stay
/// as they are. Arguments in front of them are looked at as far as they are simple.
std::set<std::string> literalMessages(const std::string &source,
                                      const std::set<std::pair<std::string, std::size_t>> &known)
{
    static const std::regex kCall(
        R"re(\b(\w+)\(((?:[^(){};",]*(?:\([^(){};",]*\)[^(){};",]*)?,)*)\s*("(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*)\s*[,)])re");
    static const std::regex kWords(
        R"(^(?!(?:world|replay|search|sight|card|data|level) \w+( NAME)?$)(?=.*[A-Za-z])[^{-].*\w[ ,].*)");
    std::set<std::string> found;
    for (std::sregex_iterator it(source.begin(), source.end(), kCall), end; it != end; ++it) {
        const std::string before = (*it)[2];
        const auto place = static_cast<std::size_t>(std::ranges::count(before, ','));
        const std::string text = plainText((*it)[3]);
        if (known.contains({(*it)[1], place}) && std::regex_match(text, kWords))
            found.insert(text);
    }
    return found;
}

} // namespace

TEST_CASE("patterns of messages are found wherever they are written")
{
    const std::string source =
        R"(return invalid(message("%1 must be from %2 to %3", name, "the \"least\"", most(a, "x")));
        reader.fail(place, "is "
                           "missing"); return Error{ErrorCode::NotFound, "no such file"};
        constexpr MessageKey kWhat{"a number"}; return a ? Message("one") : Message("another" + b);
        return {ErrorCode::Io, located("map data", why)};  fail("%1: %2"); fail("%1 %2"); log("not a message");
        if (bad) return wrongUsage(message("unknown word '%1'", word), "--word"); failed("no seeds", "search");
        verb.addOption("--json", json, "Write JSON").typeName("FILE"); sayLine("no path");
        verb.addOption("WORLD", world, "Name"); readSmallFile(path, "level file", 8);)";
    CHECK(strings::messagePatterns(source) ==
          std::set<std::string>{"%1 must be from %2 to %3", "the \"least\"", "is missing", "no such file",
                                "a number", "%1: %2", "one", "map data", "unknown word '%1'", "no seeds",
                                "Write JSON", "no path", "FILE", "WORLD", "Name", "level file"});
}

TEST_CASE(
    "a literal that becomes a message is known to those who translate, whatever function it is given to")
{
    const std::vector<std::string> sources = translatedSources();
    const auto parameters = messageParameters(sources);
    const auto isMade = [&](const char *name, std::size_t place) {
        return parameters.contains({name, place});
    };
    REQUIRE((isMade("aboutMatches", 1) && isMade("wrong", 0) && isMade("readSmallText", 1)));
    REQUIRE(literalMessages(R"(return wrong("not a match"); aboutMatches(of(file), "it is " "cut");)",
                            parameters) == std::set<std::string>{"not a match", "it is cut"});
    std::set<std::string> known;
    for (const CatalogueMessage &message : messagesOf(fileOf("de")))
        known.insert(plainText(message.source));
    for (const std::string &source : sources) {
        for (const std::string &literal : literalMessages(source, parameters)) {
            INFO("give it as MessageKey or message(), or add the function to tools/strings: " << literal);
            CHECK(known.contains(literal));
        }
    }
}

TEST_CASE("every text of the program is in each translation")
{
    const std::filesystem::path current = std::filesystem::path(CAVEGAME_BUILD_DIR) / "current.ts";
    std::filesystem::remove(current);
    const std::filesystem::path strings = std::filesystem::path(CAVEGAME_BUILD_DIR) / "tested_strings.h";
    REQUIRE(std::system(("'" CAVEGAME_WRITE_STRINGS "' '" + strings.string() + "'").c_str()) == 0);
    const std::string command = "cd '" + house::kRoot.string() +
                                "' && '" CAVEGAME_LUPDATE "' -silent -locations none -I . app editor " +
                                "tools/pictures '" + strings.string() + "' -ts '" + current.string() +
                                "' >/dev/null 2>&1";
    REQUIRE(std::system(command.c_str()) == 0);
    const std::vector<CatalogueMessage> wanted = messagesOf(current);
    REQUIRE(wanted.size() > 1000);
    for (const std::string &language : kTranslated) {
        std::set<std::tuple<std::string, std::string, std::string>> known;
        for (const CatalogueMessage &message : messagesOf(fileOf(language)))
            known.insert(message.key());
        CHECK(known.size() == wanted.size());
        for (const CatalogueMessage &message : wanted) {
            INFO(language << " lacks " << message.name());
            CHECK(known.contains(message.key()));
        }
    }
}

TEST_CASE("texts are translated in the context in which the program looks for them")
{
    // lupdate loses the namespace of a class in some sources, and puts their texts elsewhere.
    std::string sources;
    for (const char *room : {"app", "editor"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(house::kRoot / room)) {
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                sources += house::readFile(entry.path());
        }
    }
    std::set<std::string> contexts;
    for (const CatalogueMessage &message : messagesOf(fileOf("de")))
        contexts.insert(message.context);
    for (const std::string &context : contexts) {
        INFO(context);
        const bool isClass = context.starts_with("cave::");
        const std::string name = isClass ? context.substr(std::string("cave::").size()) : context;
        const bool isNamed = sources.find("FUNCTIONS(" + context + ")") != std::string::npos ||
                             sources.find("translate(\"" + context + "\"") != std::string::npos;
        const bool isMade = context == "Core" || context == "CommandLine"; // by tools/strings
        CHECK((isNamed || isMade || (isClass && sources.find("class " + name) != std::string::npos)));
    }
}

TEST_CASE("translations are complete and keep placeholders, tags, mnemonics and plural forms")
{
    const std::map<std::string, std::size_t> forms{{"en", 2}, {"de", 2}, {"fr", 2}, {"zh_CN", 1}};
    for (const auto &[language, count] : forms) {
        for (const CatalogueMessage &message : messagesOf(fileOf(language))) {
            INFO(language << ": " << message.name());
            CHECK(message.finished);
            CHECK(message.translations.size() == (message.plural ? count : 1));
            for (const std::string &form : message.translations) {
                INFO(form);
                CHECK(problemOf(message, form) == "");
            }
        }
    }
}

TEST_CASE("translations keep to one spelling and one word for a thing")
{
    for (const std::string &language : kTranslated) {
        std::size_t checked = 0;
        for (const CatalogueMessage &message : messagesOf(fileOf(language))) {
            for (const std::string &form : message.translations) {
                INFO(language << ": " << message.name() << ": " << form);
                CHECK(house::languageProblems(form, language) == std::vector<std::string>());
                ++checked;
            }
        }
        REQUIRE(checked > 1000);
    }
}

TEST_CASE("translated pages keep to one spelling and one word for a thing")
{
    for (const std::string &language : kTranslated) {
        std::vector<std::filesystem::path> pages{house::kRoot / ("README." + language + ".md")};
        for (const auto &entry :
             std::filesystem::directory_iterator(house::kRoot / "resources" / "help" / language))
            pages.push_back(entry.path());
        REQUIRE(pages.size() > 20);
        for (const std::filesystem::path &page : pages) {
            std::istringstream text(house::proseOf(house::readFile(page)));
            int number = 0;
            for (std::string line; std::getline(text, line);) {
                INFO(page.string() << ":" << ++number << ": " << line);
                CHECK(house::languageProblems(line, language) == std::vector<std::string>());
            }
        }
    }
}

TEST_CASE("counts are plural forms in the window, and stand behind their noun elsewhere")
{
    const std::regex counted(
        "(^|[;:,.(\n] ?|\u00b7 |has |have |are |after |with )%L?[0-9] "
        "(cells|bytes|turns|items|kills|worlds|seeds|matches|commands|issues|markers|runs|places|"
        "regions|chests|monsters|steps|points|players|rooms|tiles|values)\\b");
    // Where one has a text of its own, where there are always more, and where it is a verb.
    const std::set<std::string> fine{"%1 turns and runs.", "%1 objects: %2",
                                     "'%1' has %2 bytes, but its search had written %3"};
    std::set<std::string> sources;
    const std::vector<CatalogueMessage> messages = messagesOf(fileOf("de"));
    for (const CatalogueMessage &message : messages)
        sources.insert(message.source);
    for (const CatalogueMessage &message : messages) {
        std::smatch found;
        if (message.plural || message.context == "Core" || fine.contains(message.source) ||
            !std::regex_search(message.source, found, counted))
            continue;
        const std::string noun = found[2];
        const std::string one =
            found[1].str() + "1 " + noun.substr(0, noun.size() - (noun == "matches" ? 2 : 1));
        const std::string singular = found.prefix().str() + one;
        INFO(message.name());
        CHECK((std::ranges::any_of(sources,
                                   [&](const std::string &source) { return source.starts_with(singular); })));
    }
}

TEST_CASE("spelling that a language doesn't have is found")
{
    using house::languageProblems;
    const auto problems = [](const char *text, const char *language) {
        return languageProblems(text, language).size();
    };
    CHECK(problems("Quoi ?", "fr") == 1);
    CHECK(problems("Quoi\u00a0? \u00ab\u00a0Rien\u00a0\u00bb, c'est moi \u00bb", "fr") == 1);
    CHECK(problems("l\u2019ami", "fr") == 1);
    CHECK(problems("Quoi? Rien; 12:30, caves:1, a != b", "fr") == 1);
    CHECK(problems("\u6700\u591a 5\u683c", "zh_CN") == 1);
    CHECK(problems("\u8bf7\u7528--seeds \u6587\u4ef6\uff0c\u6700\u591a5\u683c", "zh_CN") == 0);
    CHECK(problems("Ein Hieb trifft.", "de") == 1);
    CHECK(problems("Ein Schlag trifft.", "de") == 0);
}

TEST_CASE("the guide and the README are there in each language, with the same structure")
{
    const std::filesystem::path help = house::kRoot / "resources" / "help";
    for (const std::string &language : kTranslated) {
        std::size_t pages = 0;
        for (const auto &entry : std::filesystem::directory_iterator(help)) {
            if (entry.path().extension() != ".md")
                continue;
            const std::filesystem::path page = help / language / entry.path().filename();
            INFO(page.string());
            CHECK(structureOf(page) == structureOf(entry.path()));
            ++pages;
        }
        CHECK(pages >= 20);
        CHECK(structureOf(house::kRoot / ("README." + language + ".md")) ==
              structureOf(house::kRoot / "README.md"));
    }
}
