#include "app/cli/world_report.h"

#include "core/io/settings_json.h"

#include <nlohmann/json.hpp>

namespace cave::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json &value, int indent)
{
    return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json worldJson(const WorldSummary &summary)
{
    return {{"name", summary.name},
            {"file", summary.path.string()},
            {"seed", summary.spec.seed},
            {"generator", generatorName(summary.spec.generator.kind)},
            {"generator_version", summary.spec.generator.version},
            {"settings", Json::parse(settingsToJson(summary.spec.settings), nullptr, false)},
            {"turn", summary.turn},
            {"player", {{"x", summary.player.x}, {"y", summary.player.y}}},
            {"explored", summary.exploredCells}};
}

} // namespace

std::string quoted(const std::string &text)
{
    return dump(text, -1);
}

std::string reportText(const WorldReport &report)
{
    const WorldSummary &summary = report.summary;
    std::string text =
        "name: " + quoted(summary.name) + "\nfile: " + summary.path.string() +
        "\nseed: " + quoted(summary.spec.seed) +
        "\ngenerator: " + std::string(generatorName(summary.spec.generator.kind)) + " version " +
        std::to_string(summary.spec.generator.version) + "\nturn: " + std::to_string(summary.turn) +
        "\nplayer: " + std::to_string(summary.player.x) + " " + std::to_string(summary.player.y) +
        "\nexplored cells: " + std::to_string(summary.exploredCells) +
        "\nchanged regions: " + std::to_string(report.regionsChanged) +
        "\ndamaged regions: " + std::to_string(report.damaged.size()) + "\n";
    for (const SettingInfo &info : settingInfos())
        text += "setting " + std::string(info.key) + ": " + settingText(info, summary.spec.settings) + "\n";
    for (const DamagedRegion &region : report.damaged)
        text += "damaged " + region.reason + "\n";
    for (const std::string &notice : report.notices)
        text += "notice: " + notice + "\n";
    return text;
}

std::string reportJson(const WorldReport &report)
{
    Json json = worldJson(report.summary);
    json["regions_changed"] = report.regionsChanged;
    json["damaged"] = report.damaged.size();
    json["damaged_regions"] = Json::array();
    for (const DamagedRegion &region : report.damaged)
        json["damaged_regions"].push_back(
            {{"x", region.pos.x}, {"y", region.pos.y}, {"reason", region.reason}});
    json["notices"] = report.notices;
    return dump(json, 2) + "\n";
}

std::string summaryJson(const WorldSummary &summary)
{
    return dump(worldJson(summary), -1);
}

} // namespace cave::cli
