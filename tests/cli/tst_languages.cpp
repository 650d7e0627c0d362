// SPDX-License-Identifier: MIT
// The command line speaks the language of the environment.

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/test_data.h"

using Catch::Matchers::ContainsSubstring;
using cli_test::Run;
using cli_test::runProgramIn;
using cli_test::TemporaryFolder;

namespace {

using Texts = std::vector<std::string>;

const std::vector<std::string> kLocales{"C", "de_DE.UTF-8", "fr_FR.UTF-8", "zh_CN.UTF-8"};

Run speak(const std::string &locale, const std::vector<std::string> &arguments)
{
    return runProgramIn({"LANG=" + locale}, arguments);
}

std::string helpOf(const std::string &locale, std::vector<std::string> verb)
{
    verb.emplace_back("--help");
    const Run run = speak(locale, verb);
    REQUIRE(run.exitCode == 0);
    return run.out;
}

/// What the help says of the verb, of those below it and of options; and its footer, line by line.
std::vector<std::string> descriptionsIn(const std::string &help)
{
    static const std::regex kRow("  (?:\\S.*?)?  +(\\S.*)");
    std::vector<std::string> found;
    std::istringstream lines(help);
    bool footer = false;
    for (std::string line; std::getline(lines, line);) {
        std::smatch parts;
        const bool row = line.starts_with("  ");
        if (std::regex_match(line, parts, kRow))
            found.push_back(parts[1]);
        else if (found.empty() || (footer && !row && line.find(' ') != std::string::npos))
            found.push_back(line);
        footer = footer || row;
    }
    return found;
}

/// The verbs below one, as its English help lists them.
std::vector<std::string> verbsIn(const std::string &help)
{
    std::vector<std::string> verbs;
    std::istringstream lines(help.substr(std::min(help.find("Subcommands:\n"), help.size())));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("  "))
            verbs.push_back(line.substr(2, line.find(' ', 2) - 2));
    }
    return verbs;
}

/// Goes through the help of a verb and of all below it; returns how many verbs there are.
std::size_t checkHelp(const std::string &locale, const std::vector<std::string> &verb)
{
    const std::string english = helpOf("C", verb);
    for (const char *type : {"UINT", "INT:"}) // CLI11's own names of types
        CHECK(english.find(type) == std::string::npos);
    const std::vector<std::string> wanted = descriptionsIn(english);
    const std::vector<std::string> said = descriptionsIn(helpOf(locale, verb));
    const std::set<std::string> untranslated(wanted.begin(), wanted.end());
    for (const std::string &line : said) {
        INFO(locale << (verb.empty() ? "" : " " + verb.back()) << ": " << line);
        CHECK_FALSE(untranslated.contains(line));
    }
    std::size_t count = 1;
    for (const std::string &below : verbsIn(english)) {
        std::vector<std::string> path = verb;
        path.push_back(below);
        count += checkHelp(locale, path);
    }
    return count;
}

/// The first line of the help is in this language.
bool speaks(const std::vector<std::string> &variables, const std::string &begin)
{
    return runProgramIn(variables, {"world", "info", "--help"}).out.starts_with(begin);
}

const std::string kEnglish = "Show a world's seed";
const std::string kGerman = "Seed, Einstellungen und Statistik einer Welt zeigen";
const std::string kFrench = "Afficher la graine";
const std::string kChinese = "显示世界的种子";

} // namespace

TEST_CASE("help is in the language of the environment, with its headings")
{
    const std::array<Texts, 4> program{{{"Usage: ", "[OPTIONS] SUBCOMMAND", "Options:", "Subcommands:"},
                                        {"Aufruf: ", "[OPTIONEN] UNTERBEFEHL", "Optionen:", "Unterbefehle:"},
                                        {"Utilisation\u00a0: ", "[OPTIONS] SOUS-COMMANDE", "Sous-commandes"},
                                        {"用法：", "[选项] 子命令", "选项：", "子命令："}}};
    const std::array<Texts, 4> verb{
        {{kEnglish, "WORLD TEXT REQUIRED ", "Positionals:", "Print this help message and exit"},
         {kGerman, "WELT TEXT ERFORDERLICH ", "Argumente:", "Diese Hilfe ausgeben und beenden"},
         {kFrench, "MONDE TEXTE OBLIGATOIRE ", "Arguments\u00a0:", "Afficher cette aide et quitter"},
         {kChinese, "世界 文本 必需 ", "位置参数：", "输出此帮助并退出"}}};
    for (std::size_t i = 0; i < kLocales.size(); ++i) {
        const std::string whole = helpOf(kLocales[i], {});
        for (const std::string &text : program[i])
            CHECK_THAT(whole, ContainsSubstring(text));
        const std::string one = helpOf(kLocales[i], {"world", "info"});
        for (const std::string &text : verb[i])
            CHECK_THAT(one, ContainsSubstring(text));
    }
}

TEST_CASE("every verb and every option says what it does in each language")
{
    const std::string locale = GENERATE("de_DE.UTF-8", "fr_FR.UTF-8", "zh_CN.UTF-8");
    CHECK(checkHelp(locale, {}) > 25);
}

TEST_CASE("descriptions in Chinese line up")
{
    CHECK_THAT(helpOf("zh_CN.UTF-8", {"search"}),
               ContainsSubstring("  --where 表达式              世界必须满足的条件\n"
                                 "  --from N                    第一个种子"));
}

TEST_CASE("wrong usage is reported in the language of the environment")
{
    const std::array<Texts, 4> wanted{
        {{"--seed is required (see cavegame-cli spawn --help)", "unknown verb 'frob'",
          "must be from 1 to 256, not 900", "'x' is not a whole number from ",
          "The following arguments were not expected: x --mood y",
          "a set has 1 to 1000000000000 worlds, not 0"},
         {"--seed fehlt (siehe cavegame-cli spawn --help)", "unbekannter Unterbefehl „frob“",
          "muss von 1 bis 256 sein, nicht 900", "„x“ ist keine ganze Zahl von ",
          "Unerwartete Argumente: x --mood y", "eine Menge hat 1 bis 1000000000000 Welten, nicht 0"},
         {"--seed est obligatoire (voir cavegame-cli spawn --help)",
          "sous-commande inconnue «\u00a0frob\u00a0»", "doit être compris entre 1 et 256, et non 900",
          "«\u00a0x\u00a0» n'est pas un nombre entier de ", "Arguments inattendus\u00a0: x --mood y",
          "un ensemble a 1 à 1000000000000 mondes, et non 0"},
         {"缺少--seed (参见cavegame-cli spawn --help)", "未知的子命令“frob”", "必须在1到256之间，而不是900",
          "“x”不是", "x --mood y", "一个集合有1到1000000000000个世界，而不是0个"}}};
    const std::vector<std::vector<std::string>> lines{{"spawn"},
                                                      {"world", "frob"},
                                                      {"search", "--where", "a", "--threads", "900"},
                                                      {"stats", "--seed", "a", "--radius", "x"},
                                                      {"spawn", "--seed", "a", "x", "--mood", "y"},
                                                      {"spawn", "--from", "1", "--count", "0"}};
    for (std::size_t i = 0; i < kLocales.size(); ++i) {
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const Run run = speak(kLocales[i], lines[line]);
            CHECK(run.exitCode == 2);
            CHECK(run.out.empty());
            CHECK_THAT(run.err, ContainsSubstring(wanted[i][line]));
        }
    }
}

TEST_CASE("a failure is reported in the language of the environment, and in English in the log")
{
    const TemporaryFolder folder;
    const std::array<std::string, 4> wanted{"there is no world 'Nowhere'", "gibt es keine Welt „Nowhere“",
                                            "il n'y a pas de monde «\u00a0Nowhere\u00a0»",
                                            "没有世界“Nowhere”"};
    for (std::size_t i = 0; i < kLocales.size(); ++i) {
        const std::string state = folder.path(kLocales[i]);
        const Run run = runProgramIn({"LANG=" + kLocales[i], "CAVEGAME_STATE_DIR=" + state},
                                     {"world", "info", "Nowhere", "--data-dir", folder.path()});
        CHECK(run.exitCode == 1);
        CHECK_THAT(run.err, ContainsSubstring(wanted[i]));
        CHECK_THAT(cli_test::readFile(state + "/cavegame-cli.log"), ContainsSubstring(wanted[0]));
    }
}

TEST_CASE("reports are in the language of the environment")
{
    const TemporaryFolder folder;
    REQUIRE(speak("C", {"world", "create", "Hollow", "--seed", "s", "--data-dir", folder.path()}).exitCode ==
            0);
    const std::array<std::string, 4> info{"chests opened: 0\n", "geöffnete Truhen: 0\n",
                                          "coffres ouverts\u00a0: 0\n", "打开的宝箱：0\n"};
    const std::array<std::string, 4> list{"\tturn 0\t", "\tZug 0\t", "\ttour 0\t", "\t回合0\t"};
    const std::array<std::string, 4> sound{"Hollow: no damage\n", "Hollow: kein Schaden\n",
                                           "Hollow\u00a0: aucun dommage\n", "Hollow：没有损坏\n"};
    const std::array<std::string, 4> stats{"Seed                a\n", "Seed                 a\n",
                                           "Graine                        a\n", "种子          a\n"};
    const std::array<std::string, 4> sight{": visible\n", ": sichtbar\n", ": visible\n", "：可见\n"};
    for (std::size_t i = 0; i < kLocales.size(); ++i) {
        const auto report = [&](std::vector<std::string> arguments) {
            arguments.insert(arguments.end(), {"--data-dir", folder.path()});
            const Run run = speak(kLocales[i], arguments);
            CHECK(run.exitCode == 0);
            return run.out;
        };
        CHECK_THAT(report({"world", "info", "Hollow"}), ContainsSubstring(info[i]));
        CHECK_THAT(report({"world", "list"}), ContainsSubstring(list[i]));
        CHECK(report({"world", "verify", "Hollow"}) == sound[i]);
        CHECK_THAT(report({"stats", "--seed", "a", "--format", "text"}), ContainsSubstring(stats[i]));
        CHECK_THAT(report({"sight", "--world", "Hollow", "--from", "0,0", "--to", "0,0"}),
                   ContainsSubstring(sight[i]));
    }
}

TEST_CASE("no part of a sentence stays English")
{
    const TemporaryFolder folder;
    const std::string map = folder.path("a.tmx");
    const std::string object = folder.path("b.tmx");
    const std::string shard = folder.path("shard");
    const std::string dungeon = folder.path("dungeon.cave");
    const std::string tmx = cli_test::readFile(testData("stored/5/hall.tmx"));
    cli_test::writeFile(map, std::regex_replace(tmx, std::regex("levelType"), "kind"));
    cli_test::writeFile(object, std::regex_replace(tmx, std::regex("\"-20\""), "\"zz\""));
    cli_test::writeFile(shard, "x\n");
    std::filesystem::copy_file(testData("stored/5/dungeon.cave"), dungeon);
    REQUIRE(cli_test::execute(dungeon, "UPDATE levels SET width = 0") > 0);
    const std::string caves = testData("stored/5/caves.cave");
    // A command, and what English alone says.
    const std::vector<std::pair<Texts, std::string>> lines{
        {{"world", "verify", "nope"}, "1 of 1 not found"},
        {{"world", "verify", dungeon}, "are not a size"},
        {{"search", "merge", shard}, "this is not a JSON object"},
        {{"search", "--where", "chests >", "--from", "1", "--count", "1"}, "after '>'"},
        {{"replay", "find", caves, "monster > none"}, "can only be compared"},
        {{"spawn", "--seed", "a", "--generator", "nix"}, " or levels"},
        {{"world", "create", "X", "--seed", "a", "--generator", "rooms", "--rooms", folder.path("none")},
         "folder '"},
        {{"search", "--sketch", folder.path("none"), "--from", "1", "--count", "1"}, "sketch '"},
        {{"sight", "check", folder.path("none")}, "sight case '"},
        {{"level", "info", map}, " is missing"},
        {{"level", "info", object}, "object 8, field"},
        {{"replay", "trace", caves, "--player", "1"}, "event: a "}};
    for (const auto &[arguments, english] : lines) {
        for (const std::string &locale : kLocales) {
            Texts line = arguments;
            line.insert(line.end(), {"--data-dir", folder.path()});
            const Run run = speak(locale, line);
            INFO(locale << ": " << run.err);
            CHECK(((run.out + run.err).find(english) == std::string::npos) == (locale != "C"));
        }
    }
}

TEST_CASE("placeholders for values and arguments are in the language of the environment")
{
    const std::string help = helpOf("de_DE.UTF-8", {"world", "import"});
    CHECK_THAT(help, ContainsSubstring("--out DATEI ") && ContainsSubstring("ORDNER TEXT ERFORDERLICH") &&
                         !ContainsSubstring("FILE") && !ContainsSubstring("DIR"));
    CHECK_THAT(speak("de_DE.UTF-8", {"world", "import"}).err, ContainsSubstring("ORDNER fehlt"));
    const std::string manual = speak("de_DE.UTF-8", {"--man"}).out;
    CHECK_THAT(manual, ContainsSubstring("\\fIORDNER\\fR") && !ContainsSubstring("\\fIDIR\\fR"));
}

TEST_CASE("the kind of a file that can't be read is in the language of the environment")
{
    const TemporaryFolder folder;
    for (const std::vector<std::string> &verb :
         {std::vector<std::string>{"search", "--where", "chests > 1"}, {"stats", "--metric", "chests"}}) {
        std::vector<std::string> arguments = verb;
        arguments.insert(arguments.end(), {"--seeds", folder.path("none")});
        const Run run = speak("de_DE.UTF-8", arguments);
        CHECK(run.exitCode == 1);
        CHECK_THAT(run.err, ContainsSubstring("Liste von Seeds '" + folder.path("none") + "' gibt es nicht"));
    }
}

TEST_CASE("notes on worlds of the original's are in the language of the environment")
{
    const TemporaryFolder folder;
    std::filesystem::copy(testData("java/lantern"), folder.path("other"));
    cli_test::writeFile(folder.path("other/world.json"),
                        "{\"worldName\":\"Other\",\"worldSeed\":1,\"mood\":2,\"configurationHash\":\"-\"}");
    const Run read =
        speak("de_DE.UTF-8", {"world", "import", folder.path("other"), "--data-dir", folder.path()});
    CHECK_THAT(read.out, ContainsSubstring("die Welt benutzt eine eigene Konfiguration") &&
                             ContainsSubstring("Felder weichen vom Seed ab: (") &&
                             ContainsSubstring(") ist Boden") && ContainsSubstring(" weitere\n") &&
                             ContainsSubstring("das Feld \"mood\" ist unbekannt und wurde ignoriert"));
    REQUIRE(speak("C", {"world", "create", "Roaming", "--seed", "a", "--generator", "classic", "--set",
                        "monsters=roaming", "--data-dir", folder.path()})
                .exitCode == 0);
    const Run written = speak("de_DE.UTF-8", {"world", "export", "Roaming", folder.path("out"), "--format",
                                              "java", "--data-dir", folder.path()});
    CHECK_THAT(written.out, ContainsSubstring("im ursprünglichen Programm bewegen sich Monster nicht"));
}

TEST_CASE("the runs of the certificate are named in the language of the environment")
{
    const Run run = speak("de_DE.UTF-8", {"certificate", "--details"});
    CHECK_THAT(run.out, ContainsSubstring("  Höhlen, 4 Threads, gemischt\n") &&
                            ContainsSubstring("  Räume, 1 Thread, der Reihe nach\n"));
    CHECK_THAT(run.out, !ContainsSubstring("thread, "));
}

TEST_CASE("the reason for quarantine is in the language of the environment, and in English in the file")
{
    const TemporaryFolder folder;
    const Run made = speak("C", {"world", "create", "Hurt", "--seed", "s", "--data-dir", folder.path()});
    REQUIRE(made.exitCode == 0);
    const std::string file = made.out.substr(0, made.out.size() - 1);
    const std::string reason = "region (77, 77) of level 0: checksum does not match";
    REQUIRE(cli_test::execute(file, "INSERT INTO quarantine VALUES (NULL, 0, 77, 77, x'00', 0, 0, '" +
                                        reason + "')") == 1);
    const std::array<std::string, 4> wanted{
        reason, "Region (77, 77) von Level 0: ", "région (77, 77) du niveau 0", "第0关的区域(77, 77)"};
    for (std::size_t i = 0; i < kLocales.size(); ++i) {
        const Run run = speak(kLocales[i], {"world", "info", "Hurt", "--data-dir", folder.path()});
        CHECK_THAT(run.out, ContainsSubstring(wanted[i]));
        if (i > 0)
            CHECK_THAT(run.out, !ContainsSubstring("checksum"));
    }
}

TEST_CASE("LC_ALL goes before LC_MESSAGES, that before LANG, and LANGUAGE lists what is preferred")
{
    CHECK(speaks({}, kEnglish));
    CHECK(speaks({"LANG=de_DE.UTF-8"}, kGerman));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LC_MESSAGES=fr_FR.UTF-8"}, kFrench));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LC_MESSAGES=fr_FR.UTF-8", "LC_ALL=zh_CN.UTF-8"}, kChinese));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LC_MESSAGES=", "LC_ALL="}, kGerman));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LC_CTYPE=C"}, kGerman));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LANGUAGE=fr"}, kFrench));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LANGUAGE=nl:zh_TW:zh_CN:fr"}, kChinese));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LANGUAGE=en:fr"}, kEnglish));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LANGUAGE=nl"}, kEnglish));
    CHECK(speaks({"LANG=de_DE.UTF-8", "LC_ALL=C"}, kEnglish));
}

TEST_CASE("C, POSIX, what isn't UTF-8 and languages that nothing is translated to are English")
{
    const std::string locale =
        GENERATE("C", "POSIX", "C.UTF-8", "de_DE.ISO-8859-1", "de_DE@euro.ISO-8859-15", "zh_CN.GB18030",
                 "zh_TW.UTF-8", "nl_NL.UTF-8", "en_GB.UTF-8", "german", ".UTF-8", "_", "//", "\xff");
    CHECK(speaks({"LC_ALL=" + locale}, kEnglish));
    CHECK(speaks({"LC_ALL=C", "LANGUAGE=de"}, kEnglish)); // as gettext has it
}

TEST_CASE("countries and ways to write UTF-8 make no difference")
{
    const std::string german = GENERATE("de_DE.UTF-8", "de_AT.utf8", "de_CH.UTF-8@euro", "de.UTF-8");
    CHECK(speaks({"LANG=" + german}, kGerman));
    const std::string chinese = GENERATE("zh_CN.UTF-8", "zh_SG.utf8", "zh.UTF-8", "zh_Hans_CN.UTF-8");
    CHECK(speaks({"LANG=" + chinese}, kChinese));
}

TEST_CASE("decimals have the mark of the language")
{
    const std::vector<std::string> stats{"stats",       "--seed",   "a",   "--metric",
                                         "floor_share", "--format", "text"};
    const std::regex point("[0-9]\\.[0-9] ?%");
    const std::regex comma("[0-9],[0-9] ?%");
    CHECK(std::regex_search(speak("C", stats).out, point));
    CHECK(std::regex_search(speak("zh_CN.UTF-8", stats).out, point));
    for (const char *locale : {"de_DE.UTF-8", "fr_FR.UTF-8"}) {
        CHECK(std::regex_search(speak(locale, stats).out, comma));
        const Run rarity = speak(
            locale, {"rarity", "--where", "chests(20) > 1 and gold > 30", "--sample", "300", "--key", "1"});
        REQUIRE(rarity.exitCode == 0);
        CHECK(std::regex_search(rarity.out, std::regex("[0-9],[0-9]+ %")));
        CHECK_FALSE(std::regex_search(rarity.out, std::regex("[0-9]\\.[0-9]+ %")));
    }
}

TEST_CASE("JSON and CSV are the same in every language")
{
    const TemporaryFolder folder;
    REQUIRE(speak("C", {"world", "create", "Hollow", "--seed", "s", "--data-dir", folder.path()}).exitCode ==
            0);
    const std::vector<std::string> search{"search",     "--where", "chests > 9000", "--from", "1",
                                          "--count",    "20",      "--near",        "3",      "--data-dir",
                                          folder.path()};
    std::vector<std::string> csv = search;
    csv.insert(csv.end(), {"--format", "csv"});
    const std::vector<std::vector<std::string>> lines{
        {"world", "info", "Hollow", "--json"},
        {"world", "list", "--json"},
        {"world", "diff", "Hollow", "--format", "json"},
        {"replay", "verify", "Hollow", "--json"},
        {"replay", "export", "Hollow"},
        {"stats", "--seed", "a"},
        {"sight", "--world", "Hollow", "--from", "0,0", "--to", "9,4", "--format", "json"},
        {"sight", "--world", "Hollow", "--monsters", "0,0", "--format", "json"},
        {"generate", "--seed", "a", "--scenario", "dungeon", "--format", "json"},
        search,
        csv};
    for (std::vector<std::string> arguments : lines) {
        INFO(arguments[0] << " " << arguments[1]);
        if (arguments.back() != folder.path() && arguments[0] != "search")
            arguments.insert(arguments.end(), {"--data-dir", folder.path()});
        const Run english = speak("C", arguments);
        REQUIRE(english.exitCode == 0);
        for (const std::string &locale : kLocales)
            CHECK(speak(locale, arguments).out == english.out);
    }
}
