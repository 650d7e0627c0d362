// SPDX-License-Identifier: MIT
#include "app/play/texts/allies.h"

#include "core/base/geometry.h"
#include "core/rules/dice_combat.h"
#include "core/rules/rounds/round_combat.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace cave {
namespace {

struct AllyText {
    Q_DECLARE_TR_FUNCTIONS(cave::AllyText)
};

/// A player's figure, health and way of being shown.
MapAlly mapAlly(const World &world, const PartyMember &member)
{
    const Player &player = member.player;
    MapAlly ally;
    ally.player = member.id;
    ally.position = player.position;
    if (world.action) {
        const PlayerMotion &motion = member.motion;
        ally.position = cellAt(motion.player);
        const Point way = motion.player - middleOf(ally.position);
        ally.way = {way.x, way.y};
        ally.mirrored = motion.facing.x < 0;
    }
    ally.colour = playerColour(world, member.id);
    ally.name = playerName(world, member.id);
    ally.away = !member.present;
    if (const std::optional<Amount> health = healthOf(world, player))
        ally.health = static_cast<double>(health->now) / health->full;
    return ally;
}

/// The companion of a player, if they have one and it isn't where they are themselves.
std::optional<MapAlly> mapCompanion(const World &world, const Player &player, int number)
{
    const std::optional<Companion> &companion = player.condition.companion;
    const MonsterType *kind = companionOf(*world.content, player);
    if (kind == nullptr || companion->position == player.position)
        return std::nullopt;
    MapAlly ally;
    ally.player = -number;
    ally.position = companion->position;
    ally.colour = currentTheme().creature(kind->colour);
    ally.figure = kind->key;
    ally.name = shownName(*kind);
    ally.health = static_cast<double>(companion->health) / kind->health;
    return ally;
}

} // namespace

QString playerName(const World &world, int player)
{
    const PartyMember *member = world.party.find(player);
    return playerName(player, member != nullptr ? member->name : std::string());
}

QColor playerColour(const World &world, int player)
{
    const PartyMember *member = world.party.find(player);
    return playerColour(player, member != nullptr ? member->colour : 0);
}

bool isOnlooker(const World &world)
{
    return world.party.current().watching;
}

std::vector<MapAlly> alliesNear(const World &world, WorldPos near)
{
    const LevelPlan &levels = world.map.plan(); // an endless world has none
    std::vector<MapAlly> allies;
    for (const PartyMember &member : world.party.members) {
        if (member.id == world.party.shown || member.watching)
            continue;
        MapAlly ally = mapAlly(world, member);
        ally.distance = straightDistance(near, ally.position);
        if (levels.levelAt(ally.position) == levels.levelAt(near))
            allies.push_back(std::move(ally));
    }
    return allies;
}

std::vector<MapAlly> figuresNear(const World &world, WorldPos near)
{
    std::vector<MapAlly> figures = alliesNear(world, near);
    const auto addCompanion = [&](const Player &player, int number) {
        if (std::optional<MapAlly> companion = mapCompanion(world, player, number)) {
            companion->distance = straightDistance(near, companion->position);
            figures.push_back(*std::move(companion));
        }
    };
    for (const PartyMember &member : world.party.members)
        addCompanion(member.player, member.id);
    return figures;
}

std::vector<int> playingAllies(const World &world)
{
    std::vector<int> players;
    for (const PartyMember &member : world.party.members) {
        if (member.id != world.party.shown && member.plays())
            players.push_back(member.id);
    }
    return players;
}

std::optional<Amount> healthOf(const World &world, const Player &player)
{
    const Scenario &scenario = world.content->scenario;
    if (scenario.hero)
        return Amount{player.health, std::max(1, diceStats(*world.content, player).health)};
    if (scenario.rounds)
        return Amount{player.health, fullHealth(*world.content, player)};
    if (scenario.action)
        return Amount{player.health, std::max(1, scenario.action->health)};
    return std::nullopt;
}

QString allyTitle(const World &world, const PartyMember &member)
{
    const QString name = playerName(world, member.id);
    return member.present ? name : AllyText::tr("%1, away").arg(name);
}

QStringList allyLines(const World &world, const PartyMember &member)
{
    QStringList lines;
    if (const std::optional<Amount> health = healthOf(world, member.player))
        lines.append(AllyText::tr("%1 of %2 HP.").arg(health->now).arg(health->full));
    if (const std::optional<Fight> &fight = member.fight)
        lines.append(AllyText::tr("Fighting %1.").arg(aMonster(world.content->monsters[fight->kind])));
    return lines;
}

std::vector<CellRect> areasExplored(const std::vector<Event> &events)
{
    std::vector<CellRect> areas;
    for (const Event &event : events) {
        if (const auto *explored = std::get_if<CellsExplored>(&event))
            areas.push_back(explored->area);
    }
    return areas;
}

std::vector<CellRect> areasOfOthers(const World &world, const std::vector<Event> &events)
{
    std::vector<CellRect> areas;
    const auto add = [&](int player) {
        const PartyMember *member = world.party.find(player);
        if (member == nullptr)
            return;
        const WorldPos at = member->player.position;
        const Level *level = world.map.plan().levelAt(at);
        const CellRect around = squareAround(at, viewRadiusOf(world, member->player) + 1);
        areas.push_back(level != nullptr && world.action ? level->area : around);
    };
    std::set<int> others;
    for (const Event &event : events) {
        if (event.player != world.party.shown)
            others.insert(event.player);
        if (const auto *joined = std::get_if<PlayerJoined>(&event))
            others.insert(joined->player);
        else if (const auto *swapped = std::get_if<PlacesSwapped>(&event))
            others.insert(swapped->player);
    }
    std::ranges::for_each(others, add);
    if (others.empty())
        return areas;
    for (const CellRect &area : areasExplored(events)) {
        // What is seen from where someone stands is in their surroundings.
        const CellRect grown{{area.origin.x - 1, area.origin.y - 1}, area.width + 2, area.height + 2};
        if (std::ranges::none_of(areas,
                                 [&](const CellRect &known) { return known == grown || known == area; }))
            areas.push_back(area);
    }
    return areas;
}

QString hunterTitle(const World &world, const Monster &monster, const QString &name, bool watches)
{
    const auto isOwn = [&](int player) { return !watches && player == world.party.shown; };
    for (const PartyMember &member : world.party.members) {
        const std::optional<Fight> &fight = member.fight;
        if (fight && fight->enemy == monster.id)
            return isOwn(member.id) ? QString()
                                    : AllyText::tr("%1, fighting %2").arg(name, playerName(world, member.id));
    }
    const int hunted = nearestPlayer(world, monster.state.position);
    const bool hunts = monster.state.patience > 0 && !isOwn(hunted);
    return hunts ? AllyText::tr("%1, hunting %2").arg(name, playerName(world, hunted)) : QString();
}

AllyView viewOf(Session &session, int player)
{
    World &world = session.mutableWorld();
    const Player &ally = world.party.at(player).player;
    PlayerView view;
    view.see(world, ally);
    return {view.visible(), view.visibleMonsters(world, ally)};
}

} // namespace cave
