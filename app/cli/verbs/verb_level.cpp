// SPDX-License-Identifier: MIT
// Verbs about level files.

#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/base/json.h"
#include "core/base/whole_number.h"
#include "core/content/level_file.h"
#include "core/edit/level_checks.h"
#include "core/io/levels/level_file_io.h"
#include "core/path/tile_path.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

enum class LevelFormat { Csv, TiledXml, TiledJson };

std::optional<LevelFormat> formatOf(const std::string &file)
{
    std::string ending = std::filesystem::path(file).extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (ending == ".tmx")
        return LevelFormat::TiledXml;
    if (ending == ".tmj")
        return LevelFormat::TiledJson;
    return ending == ".csv" ? std::optional(LevelFormat::Csv) : std::nullopt;
}

/// Of whatever ending: what isn't a map of Tiled is read as a level file.
Result<ReadLevel> readAny(const std::string &file)
{
    const std::optional<LevelFormat> format = formatOf(file);
    if (format == LevelFormat::TiledXml || format == LevelFormat::TiledJson)
        return readTiledLevelFile(file,
                                  format == LevelFormat::TiledXml ? TiledFormat::Xml : TiledFormat::Json);
    return readLevelFile(file);
}

/// One line about a level. `line` is counted from 1; none if it concerns the whole file.
struct Finding {
    std::optional<std::size_t> line;
    bool error = false;
    Message text;
};

std::vector<Finding> findingsOf(const ReadLevel &level)
{
    std::vector<Finding> findings;
    for (const LevelRemark &remark : level.remarks)
        findings.push_back({remark.line, false, remark.text});
    for (const LevelIssue &issue : levelIssues(level.design)) {
        std::optional<std::size_t> line;
        if (issue.record)
            line = *issue.record + 2; // the first line is no record
        findings.push_back({line, issue.severity == LevelIssue::Severity::Error, issue.text});
    }
    std::stable_sort(findings.begin(), findings.end(), [](const Finding &a, const Finding &b) {
        return a.line.value_or(0) < b.line.value_or(0);
    });
    return findings;
}

/// Adds the report on a level to `text`; false if something is an error.
bool report(const std::string &file, const ReadLevel &level, std::string &text)
{
    const std::vector<Finding> findings = findingsOf(level);
    if (findings.empty())
        text += sayLine(located(file, message("ok")));
    for (const Finding &finding : findings) {
        Message what =
            finding.error ? message("error: %1", finding.text) : message("warning: %1", finding.text);
        if (finding.line)
            what = located(message("line %1", *finding.line), std::move(what));
        text += sayLine(located(file, std::move(what)));
    }
    return std::none_of(findings.begin(), findings.end(), [](const Finding &f) { return f.error; });
}

Outcome checkLevels(const std::vector<std::string> &files)
{
    std::string text;
    std::string unreadable;
    std::size_t wrong = 0;
    for (const std::string &file : files) {
        const Result<ReadLevel> level = readAny(file);
        if (!level)
            unreadable += sayLine(level.error().message);
        if (!level || !report(file, *level, text))
            ++wrong;
    }
    CAVE_TRY(print(text));
    if (wrong == 0)
        return {};
    Outcome outcome = failed(message("levels with problems: %1 of %2", wrong, files.size()), "level check");
    outcome.detail = unreadable;
    return outcome;
}

struct ObjectCounts {
    std::size_t fixed = 0;
    std::size_t dynamic = 0;
    std::size_t unknown = 0;
};

ObjectCounts countObjects(const LevelFile &design)
{
    ObjectCounts counts;
    for (const LevelRecord &record : design.records) {
        const bool dynamic = record.kind == LevelRecord::Kind::Dynamic;
        if (!record.isObject())
            continue;
        if (findLevelObject(record.type, dynamic) == nullptr)
            ++counts.unknown;
        else
            ++(dynamic ? counts.dynamic : counts.fixed);
    }
    return counts;
}

Json infoJson(const LevelFile &design)
{
    const ObjectCounts counts = countObjects(design);
    return {{"type", levelTypeName(design.type)},
            {"name", design.name},
            {"width", design.width},
            {"height", design.height},
            {"static", counts.fixed},
            {"dynamic", counts.dynamic},
            {"unknown", counts.unknown}};
}

std::string infoText(const std::string &file, const LevelFile &design)
{
    const ObjectCounts counts = countObjects(design);
    const Message objects =
        message("%1 static, %2 dynamic, %3 unknown", counts.fixed, counts.dynamic, counts.unknown);
    return sayLine(located(file, message("%1 '%2', %3 × %4 tiles, %5", levelTypeName(design.type),
                                         design.name, design.width, design.height, objects)));
}

Outcome showLevels(const std::vector<std::string> &files, bool json)
{
    std::string text;
    Json list = Json::List{};
    std::string unreadable;
    std::size_t wrong = 0;
    for (const std::string &file : files) {
        const Result<ReadLevel> level = readAny(file);
        if (!level && files.size() == 1)
            return failed(level.error(), file);
        if (!level) {
            ++wrong;
            unreadable += sayLine(level.error().message);
        } else if (json) {
            list.append(infoJson(level->design));
        } else {
            text += infoText(file, level->design);
        }
    }
    if (json)
        text = (files.size() == 1 ? list.list().front() : list).dump({.indent = 2}) + "\n";
    CAVE_TRY(print(text));
    if (wrong == 0)
        return {};
    Outcome outcome =
        failed(message("levels that can't be read: %1 of %2", wrong, files.size()), "level info");
    outcome.detail = unreadable;
    return outcome;
}

Outcome convertLevel(const std::string &file, const OutFile &out)
{
    const std::optional<LevelFormat> format = formatOf(out.path);
    if (!formatOf(file))
        return wrongUsage(message("'%1' must end in .csv, .tmx or .tmj", file), "level convert");
    if (!format || format == LevelFormat::TiledJson)
        return wrongUsage(message("'%1' must end in .csv or .tmx", out.path), "level convert");
    const auto level = CAVE_TRY(orFailed(readAny(file), file));
    return orNotWritten(format == LevelFormat::TiledXml
                            ? writeTiledLevelFile(out.path, level.design, out.mode())
                            : writeLevelFile(out.path, level.design, out.mode()),
                        out);
}

/// "3,2.5"
OutcomeOr<LevelPoint> readPoint(std::string_view text, const std::string &where)
{
    const std::size_t comma = text.find(',');
    const std::optional<double> x = parseFinite(text.substr(0, comma));
    const std::optional<double> y =
        comma == std::string_view::npos ? std::nullopt : parseFinite(text.substr(comma + 1));
    if (!x || !y)
        return wrongUsage(message("'%1' is not a position; expected X,Y", text), where);
    return LevelPoint{*x, *y};
}

struct PathOptions {
    std::string file;
    std::string from;
    std::string to;
};

Outcome findPath(const PathOptions &options)
{
    const auto from = CAVE_TRY(readPoint(options.from, "--from"));
    const auto to = CAVE_TRY(readPoint(options.to, "--to"));
    const auto level = CAVE_TRY(orFailed(readAny(options.file), options.file));
    const std::optional<std::vector<LevelTile>> path = findPathAvoidWalls(level.design, from, to);
    if (!path)
        return print(sayLine("no path"));
    std::string text = std::to_string(path->size()) + "\n";
    for (const LevelTile &tile : *path)
        text += std::to_string(tile.x) + "," + std::to_string(tile.y) + "\n";
    return print(text);
}

std::shared_ptr<std::vector<std::string>> addFiles(Verb verb)
{
    auto files = std::make_shared<std::vector<std::string>>();
    verb.addOption("FILE", *files, "Level files (.csv) or Tiled maps (.tmx, .tmj)")
        .required()
        .check(refuseEmpty);
    return files;
}

void addCheck(Verb level, Invocation &invocation)
{
    Verb verb = level.addVerb("check", "Print errors and warnings of level files, one per line, or ok; exit "
                                       "1 if a file can't be read or has errors, 0 otherwise");
    const auto files = addFiles(verb);
    setAction(verb, invocation, files, checkLevels);
}

void addInfo(Verb level, Invocation &invocation)
{
    Verb verb = level.addVerb(
        "info",
        "Print type, name, size in tiles, and number of static, dynamic and unknown objects of levels");
    const auto files = addFiles(verb);
    const auto json = std::make_shared<bool>(false);
    verb.addFlag("--json", *json, "Write JSON: an object for one file, a list for several");
    verb.callback([files, json, &invocation] {
        invocation.action = [files, json] { return showLevels(*files, *json); };
    });
}

void addConvert(Verb level, Invocation &invocation)
{
    Verb verb = level.addVerb("convert", "Convert a level (.csv) to a Tiled map (.tmx), or a Tiled map "
                                         "(.tmx, .tmj) to a level, by file extension");
    const auto file = std::make_shared<std::string>();
    const auto out = std::make_shared<OutFile>();
    verb.addOption("FILE", *file, "Level to read").required().check(refuseEmpty);
    verb.addOption("OUT", out->path, "Output file; may be FILE itself").required().check(refuseEmpty);
    addForceFlag(verb, *out);
    verb.callback(
        [file, out, &invocation] { invocation.action = [file, out] { return convertLevel(*file, *out); }; });
}

void addPath(Verb level, Invocation &invocation)
{
    Verb verb = level.addVerb(
        "path",
        "Print a shortest path around solid tiles: its length, then one tile x,y per line; or: no path");
    const auto options = std::make_shared<PathOptions>();
    verb.addOption("FILE", options->file, "Level file").required().check(refuseEmpty);
    verb.addOption("--from", options->from, "Start of the path in tiles from the top left; may be fractional")
        .required()
        .typeName("X,Y");
    verb.addOption("--to", options->to, "End of the path, likewise").required().typeName("X,Y");
    setAction(verb, invocation, options, findPath);
}

} // namespace

void addLevelVerb(Verb parent, Invocation &invocation)
{
    Verb level = parent.addGroup("level", "Check, show and convert level files, and find paths in them");
    addCheck(level, invocation);
    addInfo(level, invocation);
    addConvert(level, invocation);
    addPath(level, invocation);
}

} // namespace cave::cli
