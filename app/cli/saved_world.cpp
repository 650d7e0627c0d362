// SPDX-License-Identifier: MIT
#include "app/cli/saved_world.h"

#include "app/cli/coordinate.h"
#include "app/cli/output.h"
#include "core/analysis/past/log_replay.h"
#include "core/io/worlds/replay.h"

#include <filesystem>
#include <limits>
#include <memory>
#include <utility>

namespace cave::cli {
namespace {

/// The world at a turn, with what is damaged in its file.
Result<LoadedWorld> loadedAt(const std::filesystem::path &path, std::int64_t turn)
{
    auto log = CAVE_TRY(readWorldLog(path));
    auto world = CAVE_TRY(worldAtTurn(log, turn));
    return LoadedWorld{std::move(world), {}, std::move(log.damage)};
}

Result<InspectedWorld> inspectedAt(const std::filesystem::path &path, std::int64_t turn)
{
    auto loaded = CAVE_TRY(loadedAt(path, turn));
    auto inspected = CAVE_TRY(inspectWorldFile(path));
    inspected.world = std::move(loaded.world);
    inspected.regions.clear();
    inspected.damaged.clear();
    inspected.notices = std::move(loaded.notices);
    inspected.remarks.clear();
    return inspected;
}

/// Finds the file and reads it by one of these, by whether a turn was asked for.
template<class Opened>
OutcomeOr<Opened> openSavedWorld(const SavedWorldOptions &options, const Invocation &invocation,
                                 const Message &verb, Result<Opened> (*read)(const std::filesystem::path &),
                                 Result<Opened> (*readAt)(const std::filesystem::path &, std::int64_t))
{
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.world), verb));
    return orFailed(options.turn ? readAt(path, *options.turn) : read(path), verb);
}

/// `Stored` is a `LoadedWorld` or an `InspectedWorld`.
template<class Stored>
void noteDamageOf(const Stored &stored)
{
    for (const DamagedRegion &region : stored.damaged)
        note(lossText(region, stored.world));
    for (const Message &notice : stored.notices)
        note(notice);
    for (const Message &remark : stored.remarks)
        note(remark);
}

} // namespace

void noteDamage(const InspectedWorld &inspected)
{
    noteDamageOf(inspected);
}

void noteDamage(const LoadedWorld &loaded)
{
    noteDamageOf(loaded);
}

void addSavedWorld(Verb verb, SavedWorldOptions &options)
{
    verb.addOption("WORLD", options.world, "World file or name").required();
    addTurnOption(verb, options);
}

Option addTurnOption(Verb verb, SavedWorldOptions &options)
{
    return verb
        .addOption("--turn", options.turn,
                   "The world as it was when this turn of its log began (default: as last saved)")
        .typeName("TURN");
}

OutcomeOr<InspectedWorld> inspectSavedWorld(const SavedWorldOptions &options, const Invocation &invocation,
                                            const Message &verb)
{
    return openSavedWorld(options, invocation, verb, inspectWorldFile, inspectedAt);
}

OutcomeOr<LoadedWorld> loadSavedWorld(const SavedWorldOptions &options, const Invocation &invocation,
                                      const Message &verb)
{
    return openSavedWorld(options, invocation, verb, WorldFile::readSnapshot, loadedAt);
}

OutcomeOr<MonsterId> readMonsterId(const std::string &text, const std::string &where)
{
    const auto comma = text.rfind(',');
    const std::string place = comma == std::string::npos ? std::string() : text.substr(0, comma);
    if (place.find(',') == std::string::npos)
        return wrongUsage(message("'%1' is not a monster; expected X,Y,N as in 'replay marks'", text), where);
    const auto home = CAVE_TRY(readCell(place, where));
    const auto index = CAVE_TRY(readCoordinate(text.substr(comma + 1), message("monster number"),
                                               std::numeric_limits<int>::max(), where));
    if (index < 0)
        return wrongUsage(message("'%1' is not a monster; expected X,Y,N as in 'replay marks'", text), where);
    return MonsterId{{home.x, home.y}, static_cast<int>(index)};
}

OutcomeOr<Timeline> readPast(const std::string &nameOrPath, const Invocation &invocation, const Message &verb)
{
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(nameOrPath), verb));
    auto log = CAVE_TRY(orFailed(readWorldLog(path), verb));
    for (const Message &problem : log.damage)
        note(problem);
    Timeline timeline(std::make_shared<const WorldLog>(std::move(log)));
    timeline.read(std::numeric_limits<std::int64_t>::max());
    if (timeline.isStuck())
        note(message("command %1 of its log is not possible", timeline.end().command + 1));
    return timeline;
}

Message nameOf(World &world, const MonsterId &id)
{
    const std::optional<Monster> monster = findMonster(world, id);
    return monster ? Message::ofTable(kindOf(world, *monster).name) : Message();
}

} // namespace cave::cli
