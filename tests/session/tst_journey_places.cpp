// SPDX-License-Identifier: MIT
// What a journey holds besides its goal: camps that trade and to which one comes back, vaults with a choice,
// shrines, and captives who become companions.

#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/rules/loot.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/play/trade.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/session/session_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

Session journey(const std::string &seed, Lives lives = Lives::One)
{
    const GeneratorInfo &generator = generatorFor(ScenarioKind::Journey);
    WorldSpec spec{seed, {generator.kind, 1}, generator.defaults};
    spec.settings.lives = lives;
    spec.settings.monsters = MonsterMode::Stationary;
    return Session::begin(spec).value();
}

/// The places of all features of a kind within some regions of the origin, in order of the regions.
std::vector<WorldPos> placesOf(Session &session, FeatureKind kind)
{
    constexpr int kRegions = 8;
    std::vector<WorldPos> places;
    for (RegionPos pos{0, -kRegions}; pos.y <= kRegions; ++pos.y) {
        for (pos.x = -kRegions; pos.x <= kRegions; ++pos.x) {
            for (const Feature &feature : session.region(pos).features) {
                if (feature.kind == kind)
                    places.push_back(worldPos(pos, feature.cell, session.world().map.regionSize()));
            }
        }
    }
    return places;
}

/// Lets the player stand at a place.
void standAt(Session &session, WorldPos at)
{
    session.mutableWorld().player().position = at;
}

/// Leaves a fight if there is one.
void leaveFight(Session &session)
{
    for (int i = 0; i < 20 && session.isFighting(); ++i) {
        session.mutableWorld().player().health = 50;
        session.apply(FleeCommand{});
    }
    REQUIRE_FALSE(session.isFighting());
}

/// Walks onto a place from a free cell beside it.
std::vector<Event> walkOnto(Session &session, WorldPos at)
{
    leaveFight(session);
    for (const Direction direction : kDirections) {
        const WorldPos from = step(at, direction);
        if (session.isRock(from) || !session.monstersNear(from, 0).empty())
            continue;
        standAt(session, from);
        for (const Direction back : kDirections) {
            if (step(from, back) == at)
                return session.apply(MoveCommand{back});
        }
    }
    return {};
}

std::size_t itemOf(const Session &session, std::string_view key)
{
    return indexOf(session.content(), *session.content().findItem(key));
}

void give(Session &session, std::string_view key, int amount = 1)
{
    addItems(session.content(), session.mutableWorld().player().inventory, {itemOf(session, key), amount});
}

int goldIn(const Session &session)
{
    return goldOf(session.content(), playerOf(session).inventory);
}

Session atCamp(const std::string &seed, int gold)
{
    Session session = journey(seed);
    walkOnto(session, placesOf(session, FeatureKind::Camp).front());
    leaveFight(session);
    standAt(session, *playerOf(session).condition.camp);
    give(session, "gold", gold);
    return session;
}

/// The first offer of a kind; its item, if it has one, is `item`.
Offer offerOf(Session &session, WareKind kind, std::string_view item = {})
{
    const std::vector<Offer> offers = offersOf(session.mutableWorld());
    const auto found = std::ranges::find_if(offers, [&](const Offer &offer) {
        const Ware &ware = session.content().wares[offer.command.ware];
        return ware.kind == kind && (item.empty() || ware.item == item);
    });
    REQUIRE(found != offers.end());
    return *found;
}

Offer lanternOffer(Session &session)
{
    const std::vector<Offer> offers = offersOf(session.mutableWorld());
    return *std::ranges::find_if(offers, [&](const Offer &offer) {
        return session.content().wares[offer.command.ware].effect.effect == EffectKind::Light;
    });
}

std::optional<Refusal> refusalIn(const std::vector<Event> &events)
{
    const auto *refused = firstOf<CommandRefused>(events);
    return refused != nullptr ? std::optional(refused->reason) : std::nullopt;
}

} // namespace

TEST_CASE("a camp sells for gold, and says why it doesn't")
{
    Session session = atCamp("trade", 200);
    const Offer draught = offerOf(session, WareKind::Item, "healing_draught");
    CHECK_FALSE(draught.refusal);
    const std::vector<Event> events = session.apply(draught.command);
    const auto *bought = firstOf<WareBought>(events);
    REQUIRE(bought != nullptr);
    CHECK(bought->price == draught.price);
    CHECK(goldIn(session) == 200 - draught.price);
    CHECK(playerOf(session).inventory.stacks.back().item == itemOf(session, "healing_draught"));
    CHECK(isKnown(session.content(), playerOf(session), itemOf(session, "healing_draught")));

    Session poor = atCamp("trade", 1);
    CHECK(offerOf(poor, WareKind::Item, "healing_draught").refusal == Refusal::TooDear);
    CHECK(refusalIn(poor.apply(draught.command)) == Refusal::TooDear);
    CHECK(goldIn(poor) == 1);
    standAt(session, {playerOf(session).position.x + 100, playerOf(session).position.y});
    CHECK(refusalIn(session.apply(draught.command)) == Refusal::NoCamp);
    CHECK(refusalIn(session.apply(TradeCommand{99, 0})) == Refusal::NoSuchWare);
}

TEST_CASE("a wider lantern shows more, gets dearer, and is sold out in the end")
{
    Session session = atCamp("lantern", 5000);
    const int radius = viewRadiusOf(session.world(), session.world().player());
    const Offer first = lanternOffer(session);
    session.apply(first.command);
    CHECK(viewRadiusOf(session.world(), session.world().player()) == radius + 1);
    CHECK(session.visible().cells.width() == 2 * (radius + 1) + 1);
    CHECK(lanternOffer(session).price == 2 * first.price);
    while (!lanternOffer(session).refusal)
        session.apply(lanternOffer(session).command);
    CHECK(lanternOffer(session).refusal == Refusal::SoldOut);
    CHECK(playerOf(session).condition.light == session.content().wares[first.command.ware].most);
}

TEST_CASE("a camp identifies what is unknown, and maps what lies around it")
{
    Session session = atCamp("identify", 500);
    CHECK(offerOf(session, WareKind::Identify).refusal == Refusal::AllKnown);
    give(session, "antidote");
    const Offer offer = offerOf(session, WareKind::Identify);
    CHECK_FALSE(offer.refusal);
    const std::vector<Event> events = session.apply(offer.command);
    CHECK(firstOf<WareBought>(events)->item == itemOf(session, "antidote"));
    CHECK(isKnown(session.content(), playerOf(session), itemOf(session, "antidote")));
    CHECK(offerOf(session, WareKind::Identify).refusal == Refusal::AllKnown);
    const std::vector<Event> mapped = session.apply(offerOf(session, WareKind::Effect).command);
    const auto *explored = firstOf<CellsExplored>(mapped);
    REQUIRE(explored != nullptr);
    CHECK(explored->count > 500);
}

TEST_CASE("a camp gives what is worn or wielded another affix")
{
    Session session = atCamp("affix", 500);
    const auto buyForWeapon = [&] {
        const std::vector<Offer> offers = offersOf(session.mutableWorld());
        const auto offer = std::ranges::find_if(offers, [&](const Offer &each) {
            return session.content().wares[each.command.ware].kind == WareKind::Affix &&
                   each.command.stack == playerOf(session).inventory.weapon;
        });
        REQUIRE(offer != offers.end());
        session.apply(offer->command);
    };
    const ItemType before = *wornItem(session.content(), playerOf(session).inventory, EquipmentSlot::Weapon);
    buyForWeapon();
    const ItemType after = *wornItem(session.content(), playerOf(session).inventory, EquipmentSlot::Weapon);
    CHECK(before.affix.empty());
    CHECK_FALSE(after.affix.empty());
    CHECK(after.base == before.key);
    CHECK(playerOf(session).condition.known.contains(after.affix));
    buyForWeapon();
    CHECK(wornItem(session.content(), playerOf(session).inventory, EquipmentSlot::Weapon)->affix !=
          after.affix);
    session.apply(UnequipCommand{EquipmentSlot::Weapon});
    session.apply(UnequipCommand{EquipmentSlot::Armour});
    CHECK(offerOf(session, WareKind::Affix).refusal == Refusal::NoGear);
}

TEST_CASE("what was bought is in the log, and the log leads to the same state")
{
    const auto play = [](Session &session, const std::vector<Command> &commands) {
        for (const Command &command : commands)
            session.apply(commandFromCode(commandCode(command)).value());
    };
    Session first = atCamp("log", 1000);
    Session second = atCamp("log", 1000);
    const std::vector<Command> commands{offerOf(first, WareKind::Item, "smoke_flask").command,
                                        lanternOffer(first).command, offerOf(first, WareKind::Affix).command,
                                        WaitCommand{}};
    play(first, commands);
    play(second, commands);
    CHECK(goldIn(first) < 1000);
    CHECK(first.stateHash() == second.stateHash());
    CHECK(commandText(TradeCommand{3, 7}) == "buy 3 for 7");
    CHECK(commandFromCode(commandCode(TradeCommand{99, 1'000'000})).value() ==
          Command(TradeCommand{99, 1'000'000}));
}

TEST_CASE("a scroll of recall and a death lead back to the camp rested at last")
{
    Session session = journey("two camps", Lives::Camps);
    const std::vector<WorldPos> camps = placesOf(session, FeatureKind::Camp);
    REQUIRE(camps.size() > 2);
    walkOnto(session, camps[0]);
    walkOnto(session, camps[1]);
    leaveFight(session);
    const auto isAtLastCamp = [&] { return cellDistance(playerOf(session).position, camps[1]) <= 2; };
    standAt(session, camps[0]); // which is nearer from now on
    give(session, "scroll_of_recall");
    session.apply(CastCommand{playerOf(session).inventory.stacks.size() - 1});
    CHECK(isAtLastCamp());

    const WorldPos gate = *session.world().map.source()->journey().gate;
    for (const WorldPos relic : session.world().map.source()->journey().relics)
        walkOnto(session, relic);
    walkOnto(session, gate);
    REQUIRE(session.isFighting());
    for (int i = 0; i < 200 && session.isFighting(); ++i) {
        session.mutableWorld().player().health = 1;
        session.apply(FightCommand{});
    }
    CHECK(playerOf(session).statistics.deaths == 1);
    CHECK(isAtLastCamp());
}

TEST_CASE("gear with an affix is drawn by depth, the same each time")
{
    Session session = journey("affixes");
    const auto shareAt = [&](std::int64_t depth) {
        int with = 0;
        int gear = 0;
        for (std::int64_t i = 0; i < 300; ++i) {
            const WorldPos at{i % 100, depth + i / 100};
            for (const ItemStack &stack : chestLoot(session.world(), at)) {
                const ItemType &item = session.content().items[stack.item];
                gear += slotOf(item.kind) ? 1 : 0;
                with += item.affix.empty() ? 0 : 1;
                if (!item.affix.empty())
                    CHECK(session.content().findAffix(item.affix)->from <= depthAt(at));
            }
            CHECK(chestLoot(session.world(), at) == chestLoot(session.world(), at));
        }
        REQUIRE(gear > 100);
        return 100 * with / gear;
    };
    const int shallow = shareAt(0);
    CHECK(shallow > 0);
    CHECK(shareAt(600) > 2 * shallow);
}

TEST_CASE("an affix makes a weapon or armour better, and upgrades count it")
{
    Session session = journey("better");
    const Content &content = session.content();
    World &world = session.mutableWorld();
    const auto item = [&](const char *key) -> const ItemType & { return *content.findItem(key); };
    CHECK(item("keen_iron_sword").name == "Keen Iron Sword");
    CHECK(item("warding_iron_armour").name == "Iron Armour of Warding");
    CHECK(item("keen_iron_sword").power > item("iron_sword").power);
    const MonsterType &slime = *content.findMonster("slime");
    CHECK(damageHundredths(item("burning_iron_sword"), slime) > damageHundredths(item("iron_sword"), slime));

    give(session, "iron_armour");
    give(session, "vigour_iron_armour");
    world.player().inventory.armour = world.player().inventory.stacks.size() - 2;
    CHECK(gainOf(content, world.player().inventory, item("vigour_iron_armour")) > 0);
    CHECK(bestUpgrade(content, world.player().inventory) == world.player().inventory.stacks.size() - 1);
    const int full = fullHealth(content, world.player());
    session.apply(EquipCommand{world.player().inventory.stacks.size() - 1});
    CHECK(fullHealth(content, world.player()) > full);
    world.player().health = fullHealth(content, world.player());
    session.apply(UnequipCommand{EquipmentSlot::Armour});
    CHECK(world.player().health == full); // never more than is full without it

    give(session, "renewal_iron_armour");
    world.player().inventory.armour = world.player().inventory.stacks.size() - 1;
    CHECK(emptyReturn(content, world.player()).size() == 1);
}

TEST_CASE("a vault offers three things, and who takes one closes the others")
{
    Session session = journey("vault");
    const std::vector<WorldPos> pedestals = placesOf(session, FeatureKind::Pedestal);
    REQUIRE(pedestals.size() >= 3);
    const std::vector<WorldPos> vault = pedestalsOfVault(session.mutableWorld(), pedestals.front());
    REQUIRE(vault.size() == 3);
    std::set<ItemKind> kinds;
    for (const WorldPos at : vault)
        kinds.insert(session.content()
                         .items[itemOn(session.world(), {at, *featureAt(session.mutableWorld(), at)}).item]
                         .kind);
    CHECK(kinds == std::set{ItemKind::Sword, ItemKind::Armour, ItemKind::Consumable});

    standAt(session, vault[1]);
    const ItemStack wanted =
        itemOn(session.world(), *placeAtHand(session.mutableWorld(), session.world().player()));
    const std::size_t carried = playerOf(session).inventory.stacks.size();
    const std::vector<Event> events = session.apply(UseCommand{});
    const auto *emptied = firstOf<PedestalEmptied>(events);
    REQUIRE(emptied != nullptr);
    CHECK(emptied->taken == wanted);
    CHECK(playerOf(session).inventory.stacks.size() == carried + 1);
    for (const WorldPos at : vault) {
        standAt(session, at);
        CHECK(refusalIn(session.apply(UseCommand{})) == Refusal::Spent);
    }
    CHECK(playerOf(session).inventory.stacks.size() == carried + 1);
}

TEST_CASE("each shrine helps once, some for gold")
{
    Session session = journey("shrines");
    give(session, "gold", 500);
    const std::vector<WorldPos> places = placesOf(session, FeatureKind::Shrine);
    std::set<std::size_t> asked;
    for (const WorldPos at : places) {
        standAt(session, at);
        const std::size_t kind = *shrineAt(session.world(), at);
        const int gold = goldIn(session);
        session.mutableWorld().player().health = 10;
        const std::vector<Event> events = session.apply(UseCommand{});
        const int price = session.content().shrines[kind].price;
        if (price > gold) {
            CHECK(refusalIn(events) == Refusal::TooDear);
            continue;
        }
        REQUIRE(firstOf<ShrineAsked>(events) != nullptr);
        CHECK(firstOf<ShrineAsked>(events)->shrine == kind);
        CHECK(goldIn(session) == gold - price);
        CHECK(refusalIn(session.apply(UseCommand{})) == Refusal::Spent);
        asked.insert(kind);
    }
    CHECK(asked.size() == session.content().shrines.size());
    CHECK(fullHealth(session.content(), playerOf(session)) > session.content().scenario.rounds->health);
}

TEST_CASE("a captive who is freed follows, rests at camps, and only one goes with a player")
{
    Session session = journey("captives");
    const std::vector<WorldPos> captives = placesOf(session, FeatureKind::Captive);
    REQUIRE(captives.size() >= 2);
    standAt(session, captives[0]);
    CHECK(firstOf<CaptiveFreed>(session.apply(UseCommand{})) != nullptr);
    REQUIRE(playerOf(session).condition.companion);
    CHECK_FALSE(placeAtHand(session.mutableWorld(), session.world().player()));
    standAt(session, captives[1]);
    CHECK(refusalIn(session.apply(UseCommand{})) == Refusal::InCompany);

    session.mutableWorld().player().condition.companion->health = 1;
    walkOnto(session, placesOf(session, FeatureKind::Camp).front());
    const std::optional<Companion> &companion = playerOf(session).condition.companion;
    REQUIRE(companion);
    CHECK(companion->health == companionOf(session.content(), playerOf(session))->health);
    CHECK(cellDistance(companion->position, playerOf(session).position) <= 1);
}
