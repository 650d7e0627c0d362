// SPDX-License-Identifier: MIT
#include "core/base/random_stream.h"
#include "core/content/content.h"
#include "core/rules/armour_combat.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/rules/rules_fixtures.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr int kFullHealth = 50;

// --- Fights of the original program, as text
// -----------------------------------------------------------------------------------

std::vector<std::string> linesOf(const std::filesystem::path &path)
{
    std::ifstream stream(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

bool isAttack(const std::string &line)
{
    return line.find(" attacks ") != std::string::npos;
}

bool isStun(const std::string &line)
{
    return line.find("stunned") != std::string::npos;
}

int numberAfter(const std::string &line, const std::string &words)
{
    const std::size_t at = line.find(words);
    return at == std::string::npos ? 0 : std::stoi(line.substr(at + words.size()));
}

/// The player's full armour: what the first blow on them used and left.
int armourIn(const std::vector<std::string> &log)
{
    const auto blow = std::find_if(log.begin(), log.end(),
                                   [](const std::string &line) { return line.starts_with("Enemy attacks"); });
    return blow == log.end() ? 0 : numberAfter(*blow, "using ") + numberAfter(*blow, "armour (");
}

void appendBlow(const Blow &blow, std::vector<std::string> &log)
{
    const bool byPlayer = blow.attacker == Side::Player;
    if (blow.restored > Points{})
        log.push_back(blow.restored.shortText() + " Armour Restored");
    std::string line = byPlayer ? "Player attacks Enemy for " : "Enemy attacks Player for ";
    line += blow.harm.text() + " damage";
    if (blow.used > Points{})
        line += ", using " + blow.used.shortText() + " armour (" + blow.armour.shortText() + " remaining).";
    if (!byPlayer)
        line += " Health: " + blow.health.text();
    log.push_back(line);
    if (blow.stunned)
        log.emplace_back(byPlayer ? "You stunned the enemy and may attack again"
                                  : "You were stunned! The enemy may attack again");
    if (blow.fatal)
        log.emplace_back("You have killed the monster!");
}

/// Repeats the fight in `log`, given from it who begins and who is stunned only.
std::vector<std::string> foughtAgain(const std::vector<std::string> &log)
{
    const bool playerFirst = log.front().starts_with("Player");
    const FighterStats player{kFullHealth, armourIn(log), 500};
    ArmourCombat combat(CombatRules{}, player, {25, 0, 300}, playerFirst ? Side::Player : Side::Enemy);
    std::vector<std::string> again{playerFirst ? "Player goes first" : "Enemy goes first"};
    for (std::size_t i = 0; i < log.size() && !combat.finished(); ++i) {
        if (isAttack(log[i]))
            appendBlow(combat.attack(i + 1 < log.size() && isStun(log[i + 1])), again);
    }
    return again;
}

// --- Fights of ours
// ------------------------------------------------------------------------------------------------------------

ArmourCombat duel(const FighterStats &player, const FighterStats &enemy, const CombatRules &rules = {})
{
    return {rules, player, enemy, Side::Player};
}

/// Fights to the end, stuns drawn as in play.
Side fightOut(const FighterStats &player, const FighterStats &enemy, RandomStream &stream)
{
    const CombatRules rules;
    ArmourCombat combat(rules, player, enemy, stream.nextBelow(2) == 0 ? Side::Player : Side::Enemy);
    while (!combat.finished())
        combat.attack(stream.chance(rules.stunChance));
    return combat.winner();
}

/// How many of 200 fights a player with this gear wins.
int winsOf200(const Content &content, const char *sword, const char *armour, const char *monster)
{
    RandomStream stream(1, monster);
    const MonsterType &foe = *content.findMonster(monster);
    const FighterStats player{kFullHealth, content.findItem(armour)->power,
                              damageHundredths(*content.findItem(sword), foe)};
    int wins = 0;
    for (int i = 0; i < 200; ++i)
        wins += fightOut(player, fighterStats(foe), stream) == Side::Player ? 1 : 0;
    return wins;
}

Points fullArmour(const Fighter &fighter)
{
    return std::accumulate(fighter.returning.begin(), fighter.returning.end(), fighter.armour);
}

} // namespace

TEST_CASE("every recorded fight of the original comes out line by line from who begins and who is stunned")
{
    int fights = 0;
    for (const auto &file : std::filesystem::directory_iterator(testData("combat"))) {
        const std::vector<std::string> log = linesOf(file.path());
        INFO(file.path().filename().string());
        REQUIRE(log.size() > 2);
        CHECK(foughtAgain(log) == log);
        ++fights;
    }
    REQUIRE(fights == 3);
}

TEST_CASE("armour takes thirty-six hundredths off the harm for each point used")
{
    ArmourCombat combat = duel({50, 0, 800}, {100, 5, 100});
    const Blow blow = combat.attack(false);
    CHECK(blow.used == Points::whole(5));
    CHECK(blow.armour == Points::whole(0));
    CHECK(blow.harm == Points::hundredths(620));
    CHECK(blow.health == Points::hundredths(9380));
    CHECK_FALSE(blow.fatal);
}

TEST_CASE("used armour is back at the third attack, not before")
{
    ArmourCombat combat = duel({50, 0, 300}, {100, 3, 0});
    std::vector<Points> restored;
    for (int i = 0; i < 3; ++i) {
        restored.push_back(combat.attack(false).restored);
        combat.attack(false);
    }
    CHECK(restored == std::vector<Points>{Points{}, Points{}, Points::whole(3)});
}

TEST_CASE("the stunned get no armour back during the extra turn, and get it later")
{
    ArmourCombat combat = duel({50, 0, 300}, {100, 3, 0});
    combat.attack(false);
    combat.attack(false);
    combat.attack(true);
    REQUIRE(combat.next() == Side::Player);
    REQUIRE(combat.isExtraTurn());
    const Blow extra = combat.attack(false);
    CHECK(extra.extraTurn);
    CHECK(extra.restored == Points{});
    CHECK(extra.harm == Points::whole(3));
    REQUIRE(combat.next() == Side::Enemy);
    combat.attack(false);
    CHECK(combat.attack(false).restored == Points::whole(3));
}

TEST_CASE("a fatal blow leaves no health and ends the fight, stun or not")
{
    for (const bool stun : {false, true}) {
        ArmourCombat combat = duel({50, 0, 900}, {5, 0, 100});
        REQUIRE_FALSE(combat.finished());
        const Blow blow = combat.attack(stun);
        CHECK(blow.fatal);
        CHECK(blow.harm == Points::whole(9));
        CHECK(blow.health == Points{});
        CHECK(combat.finished());
        CHECK(combat.winner() == Side::Player);
    }
}

TEST_CASE("the enemy wins when the player has no health left")
{
    ArmourCombat combat(CombatRules{}, {3, 0, 100}, {10, 0, 300}, Side::Enemy);
    CHECK(combat.attack(false).fatal);
    CHECK(combat.winner() == Side::Enemy);
}

TEST_CASE("settings change what a point of armour is worth")
{
    const FighterStats attacker{50, 0, 500};
    const FighterStats target{50, 5, 500};
    ArmourCombat none = duel(attacker, target, {Chance{0}, 12000, {}});
    CHECK(none.attack(false).harm == Points::whole(5));
    ArmourCombat whole = duel(attacker, target, {Chance{10000}, 10000, {}});
    CHECK(whole.attack(false).harm == Points{});
    ArmourCombat more = duel(attacker, target, {Chance{10000}, 20000, {}});
    CHECK(more.attack(false).health == Points::whole(50)); // never heals
}

TEST_CASE("settings of four decimals and damage of two are kept exactly")
{
    ArmourCombat combat = duel({50, 0, 333}, {50, 9, 100}, {Chance{3333}, 12345, {}});
    // 3.33 − 0.3333 · 1.2345 · 3.33 = 1.959835895
    // worked out in units: 0.3333 · 1.2345 = 0.41145885; · 3.33 = 1.3701579705
    CHECK(combat.attack(false).harm.units == 33'300'000'000 - 13'701'579'705);
}

TEST_CASE("amounts are written with two decimals, or as short as they can be")
{
    CHECK(Points::hundredths(4808).text() == "48.08");
    CHECK(Points::whole(3).text() == "3.00");
    CHECK(Points{}.text() == "0.00");
    CHECK(Points{kUnitsPerHundredth / 2}.text() == "0.01");
    CHECK(Points{kUnitsPerHundredth / 2 - 1}.text() == "0.00");
    CHECK(Points::whole(30).shortText() == "30");
    CHECK(Points::hundredths(150).shortText() == "1.5");
    CHECK(Points{}.shortText() == "0");
}

TEST_CASE("in any fight armour is only lent, health only falls, and turns change unless someone is stunned")
{
    REQUIRE(rc::check([] {
        const FighterStats player{*rc::gen::inRange(1, 60), *rc::gen::inRange(0, 20),
                                  *rc::gen::inRange(1, 1500)};
        const FighterStats enemy{*rc::gen::inRange(1, 60), *rc::gen::inRange(0, 20),
                                 *rc::gen::inRange(1, 1500)};
        ArmourCombat combat(CombatRules{}, player, enemy, Side::Enemy);
        for (const bool stun : *rc::gen::container<std::vector<bool>>(40, rc::gen::arbitrary<bool>())) {
            if (combat.finished())
                break;
            const Side attacker = combat.next();
            const Side defender = opponentOf(attacker);
            const Points before = combat.fighter(defender).health;
            const ArmourCombat copy = combat;
            const Blow blow = combat.attack(stun);
            RC_ASSERT(copy.fighter(attacker) == combat.fighter(attacker));
            RC_ASSERT(blow.attacker == attacker);
            RC_ASSERT(blow.harm > Points{} && blow.harm <= copy.fighter(attacker).damage);
            RC_ASSERT(blow.health == std::max(before - blow.harm, Points{}));
            RC_ASSERT(combat.fighter(defender).armour >= Points{});
            RC_ASSERT(fullArmour(combat.fighter(Side::Player)) == Points::whole(player.armour));
            RC_ASSERT(fullArmour(combat.fighter(Side::Enemy)) == Points::whole(enemy.armour));
            RC_ASSERT(combat.next() == (stun ? attacker : defender));
        }
    }));
}

TEST_CASE("weaknesses and resistances scale a sword's damage")
{
    ItemType sword;
    sword.weaponKind = "wood";
    sword.power = 3;
    MonsterType monster;
    CHECK(damageHundredths(sword, monster) == 300);
    monster.harmFrom = {{"wood", 150}};
    CHECK(damageHundredths(sword, monster) == 450);
    sword.weaponKind = "iron";
    CHECK(damageHundredths(sword, monster) == 300);
}

TEST_CASE("a newcomer beats the small kinds and no others, the best gear beats all, the deepest not always")
{
    const Content content = shippedContent();
    for (const char *easy : {"cave_rat", "slime", "gloom_bat"}) {
        INFO(easy);
        CHECK(winsOf200(content, "wooden_sword", "leather_armour", easy) > 190);
    }
    for (const char *hard : {"rock_spider", "stone_golem", "shade", "deep_troll"}) {
        INFO(hard);
        CHECK(winsOf200(content, "wooden_sword", "leather_armour", hard) < 20);
    }
    for (const MonsterType &monster : content.monsters) {
        INFO(monster.key);
        const int wins = winsOf200(content, "infused_sword", "infused_armour", monster.key.c_str());
        CHECK(wins > (monster.key == "deep_troll" ? 120 : 190));
    }
}
