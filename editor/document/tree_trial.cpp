// SPDX-License-Identifier: MIT
#include "editor/document/tree_trial.h"

#include "core/content/builtin.h"
#include "core/content/level_file.h"
#include "core/rules/forecast/forecast.h"
#include "core/rules/real_time/real_time_simulation.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr const char *kTriedTree = "tried";
constexpr int kPlayerPoints = 100'000; // the maximum for a player
constexpr double kTurnBack = 2;        // cells from the walls

/// '#' wall, '@' the player, 'D' the monster; north first, as in level files.
constexpr std::array<std::string_view, 9> kRoom{
    "###############", //
    "#.............#", //
    "#......D......#", //
    "#.............#", //
    "#...##...##...#", //
    "#.............#", //
    "#.............#", //
    "#.@...........#", //
    "###############",
};

/// The monster with the tree: the first one in level files.
const LevelObjectInfo &triedMonster()
{
    return *std::ranges::find_if(levelObjectInfos(),
                                 [](const LevelObjectInfo &info) { return !info.monster.empty(); });
}

std::string roomText()
{
    const std::string size = std::to_string(kRoom[0].size()) + "," + std::to_string(kRoom.size());
    std::string walls;
    std::string start;
    std::string monster;
    for (std::size_t row = 0; row < kRoom.size(); ++row) {
        for (std::size_t column = 0; column < kRoom[row].size(); ++column) {
            const std::string at = std::to_string(column) + "," + std::to_string(row);
            const char drawn = kRoom[row][column];
            if (drawn == '#')
                walls += "StaticGameObject,Wall," + at + "\n";
            else if (drawn == '@')
                start = "PlayerStartLocation," + at + "\n";
            else if (drawn == 'D')
                monster = "DynamicGameObject," + std::string(triedMonster().name) + "," + at + "," +
                          std::to_string(TreeTrial::kFullHealth) + ",10\n";
        }
    }
    return "TopDownLevel,Trial," + size + "\n" + start + "BackgroundTile,floor.png,0,0\n" + walls + monster;
}

WorldSpec trialSpec()
{
    WorldSpec spec;
    spec.seed = "trial";
    spec.generator = kLevelFileGenerator;
    spec.settings = defaultSettings(spec.generator.kind);
    spec.levelFiles = {{"trial.csv", roomText()}};
    return spec;
}

std::shared_ptr<const Content> contentWith(Content content, const DecisionTree &tree)
{
    content.trees = {{kTriedTree, "The tree being tried.", tree}};
    for (MonsterType &monster : content.monsters) {
        if (monster.key == triedMonster().monster)
            monster.tree = kTriedTree;
    }
    if (content.scenario.action)
        content.scenario.action->health = kPlayerPoints;
    return std::make_shared<const Content>(std::move(content));
}

} // namespace

Result<TreeTrial> TreeTrial::begin(const DecisionTree &tree)
{
    auto content =
        CAVE_TRY(builtInContent(scenarioOf(kLevelFileGenerator.kind), contentVersionOf(kLevelFileGenerator)));
    auto session = CAVE_TRY(Session::begin(trialSpec(), contentWith(std::move(content), tree)));
    session.apply(ClockCommand{true});
    World start = copyOf(session.world());
    return TreeTrial(std::move(session), std::move(start));
}

TreeTrial::TreeTrial(Session session, World start) : m_start(std::move(start)), m_session(std::move(session))
{
}

void TreeTrial::change(const std::function<void(World &)> &change)
{
    World world = std::move(*m_session).takeWorld();
    change(world);
    m_session.emplace(std::move(world));
}

void TreeTrial::setTree(const DecisionTree &tree)
{
    const std::shared_ptr<const Content> content = contentWith(*world().content, tree);
    m_start.content = content;
    change([&](World &world) { world.content = content; });
}

void TreeTrial::restart()
{
    m_session.emplace(copyOf(m_start));
}

void TreeTrial::pass(double seconds)
{
    keepWalking();
    m_session->advance(seconds);
    keepAlive();
}

void TreeTrial::passSteps(int steps)
{
    keepWalking();
    m_session->apply(TickCommand{steps});
    keepAlive();
}

void TreeTrial::setWalking(bool on)
{
    m_walking = on;
    keepWalking();
}

/// From wall to wall along the player's row.
void TreeTrial::keepWalking()
{
    const PlayerMotion &motion = world().motion();
    const CellRect room = area();
    const double west = static_cast<double>(room.origin.x) + kTurnBack;
    const double east = static_cast<double>(room.origin.x) + room.width - kTurnBack;
    std::optional<Direction> wanted;
    if (m_walking) {
        wanted = motion.steering == Direction::West ? Direction::West : Direction::East;
        if (motion.player.x <= west)
            wanted = Direction::East;
        if (motion.player.x >= east)
            wanted = Direction::West;
    }
    if (wanted != motion.steering)
        m_session->apply(SteerCommand{wanted});
}

void TreeTrial::keepAlive()
{
    if (world().run != RunState::Going)
        return restart();
    if (world().player().health < kPlayerPoints / 2)
        change([](World &world) { world.player().health = kPlayerPoints; });
}

bool TreeTrial::putPlayer(WorldPos cell)
{
    if (!area().contains(cell) || m_session->stage() == nullptr || m_session->stage()->isSolid(cell))
        return false;
    change([&](World &world) {
        world.player().position = cell;
        world.motion().player = middleOf(cell);
    });
    return true;
}

void TreeTrial::setHealth(int points)
{
    change([&](World &world) {
        for (Agent &agent : world.action->agents)
            agent.health = std::clamp(points, 1, kFullHealth) * 100;
    });
}

int TreeTrial::health() const
{
    const std::vector<Agent> &agents = world().action->agents;
    return agents.empty() ? 0 : (agents.front().health + 99) / 100;
}

std::optional<MonsterThought> TreeTrial::thought()
{
    const std::vector<Agent> &agents = world().action->agents;
    return agents.empty() ? std::nullopt : thoughtOf(m_session->mutableWorld(), agents.front().id);
}

} // namespace cave
