// SPDX-License-Identifier: MIT
#include "app/cli/reference.h"

#include "app/cli/texts/say.h"
#include "core/analysis/metrics/metric.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace cave::cli {
namespace {

/// Text as troff prints it: dashes as they are typed, no line that begins a macro.
std::string troff(const std::string &text)
{
    std::string escaped;
    bool begins = true;
    for (const char c : text) {
        if (begins && (c == '.' || c == '\''))
            escaped += "\\&";
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else
            escaped += c;
        begins = c == '\n';
    }
    return escaped;
}

/// A positional is named in the reader's language, an option as it is typed.
std::string shownName(const OptionInfo &option)
{
    return option.isPositional() ? say(Message::ofTable(option.name)) : option.name;
}

std::string synopsis(const VerbInfo &verb, const std::string &path)
{
    std::string line = "\\fB" + troff(path) + "\\fR";
    if (!verb.verbs.empty())
        line += " \\fI" + troff(say("verb")) + "\\fR";
    for (const OptionInfo &option : verb.options) {
        if (option.isPositional())
            line += " \\fI" + troff(shownName(option)) + "\\fR";
    }
    return line + " [\\fI" + troff(say("options")) + "\\fR]";
}

void writeOptions(std::ostream &page, const VerbInfo &verb)
{
    for (const OptionInfo &option : verb.options) {
        const char *font = option.isPositional() ? "\\fI" : "\\fB";
        page << ".TP\n" << font << troff(shownName(option)) << "\\fR";
        if (!option.value.empty())
            page << " \\fI" << troff(option.value) << "\\fR";
        page << '\n' << troff(option.help);
        if (option.required && !option.isPositional())
            page << " (" << troff(say("required")) << ")";
        page << '\n';
    }
}

void writeVerbs(std::ostream &page, const VerbInfo &verb, const std::string &path)
{
    for (const VerbInfo &below : verb.verbs) {
        const std::string full = path + " " + below.name;
        page << ".SS " << synopsis(below, full) << '\n' << troff(below.help) << ".\n";
        writeOptions(page, below);
        if (!below.footer.empty())
            page << ".PP\n.nf\n" << troff(below.footer) << "\n.fi\n";
        writeVerbs(page, below, full);
    }
}

/// Calls `visit(path, verb)` for the program and every verb below it; the path begins with the program.
template<class Visit>
void forEachVerb(const VerbInfo &verb, const std::string &path, const Visit &visit)
{
    visit(path, verb);
    for (const VerbInfo &below : verb.verbs)
        forEachVerb(below, path + " " + below.name, visit);
}

/// As words of a shell. Metrics of things have their bracket, in quotes that all shells read alike.
std::string metricKeys()
{
    std::string keys;
    for (const MetricInfo &info : metricInfos())
        keys += (keys.empty() ? "" : " ") + std::string(info.key);
    for (const MetricInfo &info : thingMetricInfos())
        keys += " \"" + std::string(info.key) + "(\"";
    return keys;
}

/// What can follow a verb: verbs below it, options, and values that it offers without an option.
std::string wordsAfter(const VerbInfo &verb)
{
    std::string words;
    for (const VerbInfo &below : verb.verbs)
        words += below.name + " ";
    for (const OptionInfo &option : verb.options) {
        if (!option.isPositional())
            words += option.name + " ";
        else if (!option.offers.empty())
            words += joined(option.offers, " ") + " ";
    }
    return words + "--help";
}

bool takesWorld(const VerbInfo &verb)
{
    return std::ranges::any_of(verb.options,
                               [](const OptionInfo &option) { return option.name.starts_with("WORLD"); });
}

/// What can follow an option that takes a value: only that, unless it is optional. Those of the program
/// itself may come after any verb.
std::string valueCase(const std::string &path, const OptionInfo &option, bool ofProgram)
{
    if (option.value.empty() || option.isPositional())
        return {};
    const std::string print =
        option.offers.empty() ? "" : "printf '%s\\n' " + joined(option.offers, " ") + "; ";
    return "        " + (ofProgram ? "*' " : "'" + path + " ") + option.name + "') " + print +
           (option.value.starts_with('[') ? ":" : "return") + " ;;\n";
}

/// The part that bash and zsh share: which words can follow those before the cursor.
std::string shellWords(const VerbInfo &program)
{
    std::ostringstream script;
    script << R"sh(_cavegame_cli_worlds() {
    cavegame-cli world list --json 2>/dev/null |
        sed -n 's/^{"name":"\(.*\)","file":.*/\1/; T; s/\\\(["\\]\)/\1/g; p'
}
)sh"
              "_cavegame_cli_words() {\n"
              "    local at=cavegame-cli word last=\n" // not "path", which is PATH in zsh
              "    for word in \"$@\"; do\n"
              "        last=$word\n"
              "        case \"$at $word\" in\n";
    forEachVerb(program, program.name, [&](const std::string &path, const VerbInfo &verb) {
        if (&verb != &program)
            script << "            '" << path << "') at=\"$at $word\" ;;\n";
    });
    script << "        esac\n"
              "    done\n"
              "    case \"$last\" in\n"
              "        --world) _cavegame_cli_worlds; return ;;\n"
              "        --metric|--where|--with) printf '%s\\n' "
           << metricKeys()
           << "; return ;;\n"
              "    esac\n"
              "    case \"$at $last\" in\n";
    forEachVerb(program, program.name, [&](const std::string &path, const VerbInfo &verb) {
        for (const OptionInfo &option : verb.options)
            script << valueCase(path, option, &verb == &program);
    });
    script << "    esac\n"
              "    case \"$at\" in\n";
    forEachVerb(program, program.name, [&](const std::string &path, const VerbInfo &verb) {
        script << "        '" << path << "') printf '%s\\n' " << wordsAfter(verb)
               << (takesWorld(verb) ? "; _cavegame_cli_worlds" : "") << " ;;\n";
    });
    script << "    esac\n"
              "}\n";
    return script.str();
}

std::string bashCompletion(const VerbInfo &program)
{
    // Not by compgen -W, which expands its words: a world may be named "$(...)".
    return "# Completions of cavegame-cli for bash.\n" + shellWords(program) + R"sh(_cavegame_cli() {
    local cur=${COMP_WORDS[COMP_CWORD]} word quoted
    COMPREPLY=()
    while IFS= read -r word; do
        printf -v quoted '%q' "$word"
        if [[ $word == "$cur"* || $quoted == "$cur"* ]]; then
            COMPREPLY+=("$quoted")
        fi
    done < <(_cavegame_cli_words "${COMP_WORDS[@]:1:COMP_CWORD-1}")
}
complete -o default -F _cavegame_cli cavegame-cli
)sh";
}

std::string zshCompletion(const VerbInfo &program)
{
    return "#compdef cavegame-cli\n" + shellWords(program) +
           "local -a found\n"
           "found=(\"${(@f)$(_cavegame_cli_words \"${(@)words[2,CURRENT-1]}\")}\")\n"
           "compadd -a found\n"
           "_files\n";
}

/// By what its value is called in English or another language; fish offers no files for others.
bool takesFile(const OptionInfo &option)
{
    return std::ranges::any_of(std::array{"FILE", "FOLDER", "DIR", "PATH"},
                               [&](const char *name) { return option.value == say(Message::ofTable(name)); });
}

std::string fishQuoted(const std::string &text)
{
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' || c == '\\' ? std::string{'\\', c} : std::string{c};
    return quoted + "'";
}

std::string fishOption(const OptionInfo &option)
{
    std::string text = "-l " + option.name.substr(2);
    if (!option.value.empty())
        text += takesFile(option) ? " -r" : " -x";
    text += " -d " + fishQuoted(option.help);
    if (!option.offers.empty())
        text += " -a '" + joined(option.offers, " ") + '\'';
    if (option.name == "--world")
        text += " -a '(__cavegame_cli_worlds)'";
    if (option.name == "--metric" || option.name == "--where" || option.name == "--with")
        text += " -a '" + metricKeys() + '\'';
    return text;
}

std::string fishCompletion(const VerbInfo &program)
{
    std::ostringstream script;
    script << "# Completions of cavegame-cli for fish.\n"
              "function __cavegame_cli_at\n"
              "    set -l words\n"
              "    for word in (commandline -opc)\n"
              "        string match -q -- '-*' $word; or set -a words $word\n"
              "    end\n"
              "    test \"$words\" = \"$argv\"\n"
              "end\n"
              "function __cavegame_cli_worlds\n"
              R"sh(    cavegame-cli world list --json 2>/dev/null |
        string replace -rf '^\{"name":"(.*)","file":.*' '$1' | string replace -ra '\\\\(["\\\\])' '$1'
)sh"
              "end\n";
    forEachVerb(program, program.name, [&](const std::string &path, const VerbInfo &verb) {
        const std::string at = "complete -c cavegame-cli -n '__cavegame_cli_at " + path + "' ";
        for (const VerbInfo &below : verb.verbs)
            script << at << "-f -a " << below.name << " -d " << fishQuoted(below.help) << '\n';
        if (takesWorld(verb))
            script << at << "-a '(__cavegame_cli_worlds)'\n";
        for (const OptionInfo &option : verb.options) {
            if (option.name.starts_with("--"))
                script << at << fishOption(option) << '\n';
            else if (!option.offers.empty())
                script << at << "-a '" << joined(option.offers, " ") << "'\n";
        }
    });
    return script.str();
}

} // namespace

std::string manualPage(const VerbInfo &program, const std::string &version)
{
    const auto heading = [](const Message &title) { return ".SH " + troff(say(title)) + "\n"; };
    const auto paragraph = [](const Message &text) { return troff(say(text)) + "\n"; };
    std::ostringstream page;
    page << ".TH CAVEGAME\\-CLI 1 \"\" \"Cave Game " << version << "\" \"" << troff(say("Games")) << "\"\n"
         << heading(message("NAME")) << troff(program.name) << " \\- "
         << paragraph(message("seeded, endless cave worlds on the command line"))
         << heading(message("SYNOPSIS")) << synopsis(program, program.name) << "\n"
         << heading(message("DESCRIPTION"))
         << paragraph(
                message("Generates, measures and searches the worlds of seeds, and reads, checks, repairs, "
                        "replays, imports and exports saved worlds and level files."))
         << heading(message("OPTIONS"));
    writeOptions(page, program);
    page << heading(message("VERBS"));
    writeVerbs(page, program, program.name);
    page << heading(message("EXIT STATUS"))
         << paragraph(message("0 on success, 1 for failures, 2 for wrong usage, 3 for a search that was "
                              "interrupted by a signal and can be resumed."))
         << heading(message("ENVIRONMENT")) << ".TP\n\\fBCAVEGAME_DATA_DIR\\fR, \\fBXDG_DATA_HOME\\fR\n"
         << paragraph(message("Data folder; default: %1", std::string_view("~/.local/share/CaveGame")))
         << ".TP\n\\fBCAVEGAME_STATE_DIR\\fR, \\fBXDG_STATE_HOME\\fR\n"
         << paragraph(message("Folder of the log; default: %1", std::string_view("~/.local/state/CaveGame")))
         << ".TP\n\\fBLANGUAGE\\fR, \\fBLC_ALL\\fR, \\fBLC_MESSAGES\\fR, \\fBLANG\\fR\n"
         << paragraph(
                message("Language of texts: English, German, French or Simplified Chinese. JSON, CSV and "
                        "the log are the same in every language"))
         << heading(message("SEE ALSO")) << ".BR cavegame (6)\n";
    return page.str();
}

const std::vector<std::string> &completionShells()
{
    static const std::vector<std::string> kShells{"bash", "zsh", "fish"};
    return kShells;
}

std::string completionFor(const std::string &shell, const VerbInfo &program)
{
    if (shell == "fish")
        return fishCompletion(program);
    return shell == "zsh" ? zshCompletion(program) : bashCompletion(program);
}

} // namespace cave::cli
