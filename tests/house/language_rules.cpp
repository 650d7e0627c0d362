// SPDX-License-Identifier: MIT
#include "tests/house/language_rules.h"

#include <map>
#include <regex>
#include <sstream>

namespace house {
namespace {

struct Rule {
    std::regex found;
    std::string problem;
};

/// A rule against words; a letter may follow `words`, so that it is found in each of its forms.
Rule noWord(const std::string &words, const std::string &instead)
{
    return {std::regex(words), "write " + instead};
}

// Regular expressions see bytes, so sets of characters beyond ASCII are alternatives.
const std::string kNoBreak = "\u00a0";
const std::string kHan = "(?:[\xe4-\xe9][\x80-\xbf]{2}|\xe3\x80[\x81-\xbf]|\xef[\xbc\xbd][\x80-\xbf])";

std::vector<Rule> frenchRules()
{
    const std::regex::flag_type flags = std::regex::ECMAScript;
    return {
        {std::regex("[^,] [:;?!](?![=[:alnum:]])| \u00bb|\u00ab ", flags), "a no-break space is missing"},
        {std::regex("[[:alpha:])][:?!](?= |$)", flags), "a no-break space is missing"},
        {std::regex("\u00ab(?!" + kNoBreak + ")", flags), "a no-break space is missing behind \u00ab"},
        {std::regex("[[:alpha:]]\u2019", flags), "write the apostrophe '"},
        noWord("caveau", "chambre forte"),
        noWord("mondes? enregistr\u00e9", "sauvegarde"),
        noWord("fichiers? de monde", "sauvegarde"),
        noWord("[Vv]ous \u00eates (mort|tomb\u00e9|entr\u00e9|sorti)",
               "what fits women and men: vous avez p\u00e9ri"),
    };
}

std::vector<Rule> germanRules()
{
    return {noWord("Gehtaste", "Bewegungstaste"), noWord("Partie", "Lauf"), noWord("Hieb|shieb", "Schlag"),
            noWord("Gesundheit", "Leben"), noWord("Vorgabe", "Standard")};
}

std::vector<Rule> chineseRules()
{
    return {{std::regex(kHan + " [A-Za-z0-9%]|(?:^|[^-a-z])[A-Za-z0-9%]+ " + kHan),
             "no blanks beside Latin letters"},
            noWord("\u4e3b\u6301\u4eba|\u4e3b\u673a", "\u623f\u4e3b"),
            noWord("\u5386\u7a0b", "\u5bf9\u5c40"),
            noWord("\u5206\u6570(?:[%0-9\uff1a]|$)", "\u5f97\u5206")};
}

} // namespace

std::vector<std::string> languageProblems(const std::string &text, const std::string &language)
{
    static const std::map<std::string, std::vector<Rule>> kRules{
        {"de", germanRules()}, {"fr", frenchRules()}, {"zh_CN", chineseRules()}};
    std::vector<std::string> problems;
    for (const Rule &rule : kRules.at(language)) {
        if (std::regex_search(text, rule.found))
            problems.push_back(rule.problem);
    }
    return problems;
}

std::string proseOf(const std::string &page)
{
    std::istringstream text(page);
    std::string prose;
    bool code = false;
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("```"))
            code = !code;
        else if (!code)
            prose += std::regex_replace(line, std::regex("`[^`]*`"), "`");
        prose += '\n';
    }
    return prose;
}

} // namespace house
