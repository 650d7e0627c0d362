// SPDX-License-Identifier: MIT
#include "app/cli/past.h"

#include "app/cli/coordinate.h"
#include "app/cli/output.h"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <utility>

namespace cave::cli {

Outcome readMonsterId(const std::string &text, const std::string &where, MonsterId &id)
{
    const auto comma = text.rfind(',');
    const std::string place = comma == std::string::npos ? std::string() : text.substr(0, comma);
    if (place.find(',') == std::string::npos)
        return wrongUsage(message("'%1' is not a monster; expected X,Y,N as in 'replay marks'", text), where);
    WorldPos home;
    std::int64_t index = 0;
    if (Outcome outcome = readCell(place, where, home); !outcome.done())
        return outcome;
    if (Outcome outcome = readCoordinate(text.substr(comma + 1), message("monster number"),
                                         std::numeric_limits<int>::max(), where, index);
        !outcome.done())
        return outcome;
    if (index < 0)
        return wrongUsage(message("'%1' is not a monster; expected X,Y,N as in 'replay marks'", text), where);
    id = {{home.x, home.y}, static_cast<int>(index)};
    return {};
}

Outcome readPast(const std::string &nameOrPath, const Invocation &invocation, const Message &verb,
                 std::optional<Timeline> &timeline)
{
    const Result<std::filesystem::path> path = invocation.findWorld(nameOrPath);
    if (!path)
        return failed(path.error(), verb);
    Result<WorldLog> log = readWorldLog(*path);
    if (!log)
        return failed(log.error(), verb);
    for (const Message &problem : log->damage)
        note(problem);
    timeline.emplace(std::make_shared<const WorldLog>(std::move(*log)));
    timeline->read(std::numeric_limits<std::int64_t>::max());
    if (timeline->isStuck())
        note(message("command %1 of its log is not possible", timeline->end().command + 1));
    return {};
}

Message nameOf(World &world, const MonsterId &id)
{
    const std::optional<Monster> monster = findMonster(world, id);
    return monster ? Message::ofTable(kindOf(world, *monster).name) : Message();
}

} // namespace cave::cli
