// SPDX-License-Identifier: MIT
#include "tests/house/include_rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <utility>

namespace house {
namespace {

/// The rooms of core, lowest first: each may include itself and those before it.
constexpr std::array<std::string_view, 12> kCoreRooms{"base",  "content", "world", "gen", "sight",    "path",
                                                      "rules", "session", "edit",  "io",  "analysis", "link"};

/// Sources in a room itself that put the parts in its folders together. They lie above the folders, the
/// room's other files below them.
constexpr std::array<std::string_view, 4> kAssembling{"core/gen/generators.cpp", "core/session/session.h",
                                                      "core/session/session.cpp", "app/cli/command_line.cpp"};

struct Include {
    std::string_view name;
    bool quoted = false;
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

/// What an #include line names, or the header of a widget in a form; an empty name for any other line.
Include includeOf(std::string_view line)
{
    line = trimmed(line);
    constexpr std::string_view kHeader = "<header>";
    if (line.starts_with(kHeader))
        return {line.substr(kHeader.size(), line.find('<', kHeader.size()) - kHeader.size()), true};
    if (!line.starts_with('#'))
        return {};
    line = trimmed(line.substr(1));
    if (!line.starts_with("include"))
        return {};
    line = trimmed(line.substr(7));
    if (line.empty() || (line.front() != '"' && line.front() != '<'))
        return {};
    const bool quoted = line.front() == '"';
    const std::size_t end = line.find(quoted ? '"' : '>', 1);
    return {line.substr(1, end == std::string_view::npos ? end : end - 1), quoted};
}

/// "world" for "core/world/level.h"; empty for a file directly in core.
std::string_view roomOf(std::string_view corePath)
{
    const std::string_view inside = corePath.substr(std::string_view("core/").size());
    const std::size_t slash = inside.find('/');
    return slash == std::string_view::npos ? std::string_view{} : inside.substr(0, slash);
}

std::size_t rankOf(std::string_view room)
{
    return static_cast<std::size_t>(std::find(kCoreRooms.begin(), kCoreRooms.end(), room) -
                                    kCoreRooms.begin());
}

bool namesQt(const Include &include)
{
    return !include.quoted && include.name.size() > 1 && include.name.starts_with('Q') &&
           include.name.find(".h") == std::string_view::npos;
}

std::string brokenInCore(const std::string &file, const Include &include)
{
    if (namesQt(include))
        return "core is free of Qt";
    if (include.name.starts_with("editor/"))
        return "core knows no editor";
    if (!include.name.starts_with("core/"))
        return {};
    const std::size_t own = rankOf(roomOf(file));
    const std::size_t other = rankOf(roomOf(include.name));
    if (own == kCoreRooms.size())
        return {}; // said once for the file
    if (other == kCoreRooms.size())
        return "not in a known room of core";
    if (other > own)
        return std::string(kCoreRooms[own]) + " comes before " + std::string(kCoreRooms[other]) + " in core";
    return {};
}

std::string brokenInCommandLine(const Include &include)
{
    if (namesQt(include))
        return "the command line program is free of Qt";
    if (include.name.starts_with("editor/") ||
        (include.name.starts_with("app/") && !include.name.starts_with("app/cli/") &&
         !include.name.starts_with("app/log/") && !include.name.starts_with("app/version/") &&
         include.name != "app/net/serve.h"))
        return "the command line program uses core, the log, the version and app/net/serve.h alone";
    return {};
}

/// Both programs write a log.
std::string brokenInLog(const Include &include)
{
    if (namesQt(include))
        return "the log is free of Qt";
    const bool ours = include.name.starts_with("editor/") || include.name.starts_with("app/");
    return ours && !include.name.starts_with("app/log/") ? "the log uses core alone" : "";
}

/// What connects machines knows no window.
std::string brokenInNet(const Include &include)
{
    const bool ours = include.name.starts_with("editor/") || include.name.starts_with("app/");
    return ours && !include.name.starts_with("app/net/") ? "net uses core alone" : "";
}

/// The window's places know what they share, but neither each other nor the shell that holds them.
std::string brokenInWindow(const std::string &file, const Include &include)
{
    constexpr std::array<std::string_view, 6> kRooms{"common",    "play",     "seeds",
                                                     "workbench", "together", "shell"};
    const auto roomOfApp = [](std::string_view path) {
        const std::string_view inside = path.substr(std::string_view("app/").size());
        return inside.substr(0, inside.find('/'));
    };
    if (!file.starts_with("app/") || !include.name.starts_with("app/"))
        return {};
    const std::string_view own = roomOfApp(file);
    const std::string_view other = roomOfApp(include.name);
    const bool known = std::find(kRooms.begin(), kRooms.end(), other) != kRooms.end();
    if (own == other || own == "shell" || !known || other == "common")
        return {};
    return other == "shell" || own == "common"
               ? std::string(own) + " comes before " + std::string(other) + " in app"
               : std::string(own) + " and " + std::string(other) + " know nothing of each other";
}

/// Why `file` may not include this; empty if it may.
std::string brokenBy(const std::string &file, const Include &include)
{
    if (include.name.starts_with("nlohmann/") && file != "core/base/json.cpp")
        return "only core/base/json.cpp includes it; it compiles slowly";
    if (include.name.starts_with("CLI/") && file != "app/cli/verb.cpp")
        return "only app/cli/verb.cpp includes it; it compiles slowly";
    const bool inApp =
        file.starts_with("app/") || file.starts_with("bench/") || file.starts_with("tools/"); // programs
    if (include.name.starts_with("app/") && !inApp)
        return "nothing uses app";
    const bool fullPath = include.name.starts_with("core/") || include.name.starts_with("editor/") ||
                          include.name.starts_with("app/") || include.name.starts_with("bench/") ||
                          include.name.starts_with("tools/");
    const bool isGenerated = include.name.ends_with(".moc") || include.name.starts_with("moc_") ||
                             include.name.starts_with("ui_"); // of the form beside it
    if (include.quoted && !fullPath && !isGenerated)
        return "includes of our own name the full path, core/, editor/, app/, bench/ or tools/";
    if (file.starts_with("core/"))
        return brokenInCore(file, include);
    if (file.starts_with("app/cli/"))
        return brokenInCommandLine(include);
    if (file.starts_with("app/log/"))
        return brokenInLog(include);
    if (file.starts_with("app/net/"))
        return brokenInNet(include);
    return brokenInWindow(file, include);
}

bool isSource(const std::filesystem::path &path)
{
    return path.extension() == ".h" || path.extension() == ".cpp" || path.extension() == ".ui";
}

std::vector<std::filesystem::path> sourcesIn(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(folder))
        return files;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && isSource(entry.path()))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// Why a source of `file` breaks the rule that it includes its own header before anything else, by which the
/// compiler shows that the header includes what it needs; empty if it keeps it.
std::string brokenBeginning(const std::string &file, std::string_view text)
{
    const std::string header = file.substr(0, file.size() - 3) + "h";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const Include include = includeOf(text.substr(at, end - at));
        at = end + 1;
        if (!include.name.empty())
            return include.name == header ? "" : "its own header comes first";
    }
    return "its own header comes first";
}

/// The names of all includes of our own.
std::vector<std::string> includesIn(std::string_view text)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const Include include = includeOf(text.substr(at, end - at));
        at = end + 1;
        if (include.quoted)
            names.emplace_back(include.name);
    }
    return names;
}

/// "core/io/files" for "core/io/files/bytes.h"; empty without a folder.
std::string folderOf(const std::string &file)
{
    return file.substr(0, std::max(file.rfind('/') + 1, std::size_t{1}) - 1);
}

/// "core/io" for "core/io/files".
std::string roomFolderOf(const std::string &folder)
{
    return folder.substr(0, folder.find('/', folder.find('/') + 1));
}

/// Takes `word` off the beginning of a text; false if it isn't there.
bool skip(std::string_view &text, std::string_view word)
{
    const bool there = text.starts_with(word);
    if (there)
        text.remove_prefix(word.size());
    return there;
}

} // namespace

std::string readFile(const std::filesystem::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string textOf(const std::filesystem::path &source)
{
    std::string text = readFile(source);
    if (source.extension() != ".ui")
        return text;
    text = std::regex_replace(text, std::regex("<string[^>/]*>([^<]*)</string>"), "tr(\"$1\")");
    return std::regex_replace(text, std::regex("&amp;"), "&");
}

std::string Violation::text() const
{
    return file + ":" + std::to_string(line) + ": " + (include.empty() ? "" : include + ": ") + reason;
}

std::string typeDefinedOn(std::string_view line)
{
    if (!skip(line, "struct ") && !skip(line, "class ") && !skip(line, "enum class ") && !skip(line, "enum "))
        return {};
    skip(line, "[[nodiscard]] ");
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    const auto end = std::find_if_not(line.begin(), line.end(), isPart);
    const std::string name(line.begin(), end);
    line.remove_prefix(name.size());
    skip(line, " final");
    const bool ofAType = line.starts_with("::");
    const bool isDeclared = line.ends_with(';') && line.find('{') == std::string_view::npos;
    const bool begins =
        line.empty() || line.starts_with(" {") || line.starts_with(" :") || line.starts_with(':');
    return begins && !ofAType && !isDeclared ? name : std::string();
}

std::vector<Violation> checkFile(const std::string &file, std::string_view text)
{
    std::vector<Violation> violations;
    if (file.starts_with("core/") && rankOf(roomOf(file)) == kCoreRooms.size())
        violations.push_back({file, 0, {}, "not in a known room of core"});
    bool once = false;
    std::size_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        at = end + 1;
        ++number;
        once = once || trimmed(line).starts_with("#pragma once");
        const Include include = includeOf(line);
        const std::string reason = include.name.empty() ? std::string{} : brokenBy(file, include);
        if (!reason.empty())
            violations.push_back({file, number, std::string(include.name), reason});
    }
    if (file.ends_with(".h") && !once)
        violations.push_back({file, 0, {}, "a header needs #pragma once"});
    return violations;
}

std::string MutualFolders::text() const
{
    std::string text = first + " and " + second + " include each other:";
    for (const std::string &include : includes)
        text += "\n  " + include;
    return text;
}

std::vector<MutualFolders> mutualFolders(const std::filesystem::path &root)
{
    std::map<std::pair<std::string, std::string>, std::set<std::string>> includes; // by folders: from, to
    for (const char *part : {"core", "editor", "app"}) {
        for (const std::filesystem::path &path : sourcesIn(root / part)) {
            const std::string file = path.lexically_relative(root).generic_string();
            if (std::ranges::find(kAssembling, file) != kAssembling.end())
                continue;
            const std::string from = folderOf(file);
            for (const std::string &name : includesIn(readFile(path))) {
                const std::string to = folderOf(name);
                if (to != from && roomFolderOf(to) == roomFolderOf(from))
                    includes[{from, to}].insert(file + ": " + name);
            }
        }
    }
    std::vector<MutualFolders> mutual;
    for (const auto &[folders, there] : includes) {
        const auto back = includes.find({folders.second, folders.first});
        if (folders.first > folders.second || back == includes.end())
            continue;
        const std::set<std::string> &fewer = there.size() < back->second.size() ? there : back->second;
        mutual.push_back({folders.first, folders.second, {fewer.begin(), fewer.end()}});
    }
    return mutual;
}

std::vector<Violation> checkTree(const std::filesystem::path &root)
{
    std::vector<Violation> all;
    for (const char *part : {"core", "editor", "app", "bench", "tools"}) {
        for (const std::filesystem::path &path : sourcesIn(root / part)) {
            const std::string file = path.lexically_relative(root).generic_string();
            const std::string text = readFile(path);
            for (Violation &violation : checkFile(file, text))
                all.push_back(std::move(violation));
            if (!file.ends_with(".cpp") ||
                !std::filesystem::exists(std::filesystem::path(path).replace_extension("h")))
                continue;
            if (const std::string reason = brokenBeginning(file, text); !reason.empty())
                all.push_back({file, 0, {}, reason});
        }
    }
    return all;
}

} // namespace house
