// SPDX-License-Identifier: MIT
// Worlds in which the player chooses in fights: what is saved of fights, conditions and known consumables.

#include "core/io/codec/state_codec.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"

#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"
#include "tests/support/round_world.h"

using namespace cave;
using namespace cave::test;

namespace {

/// Beside a monster that takes some rounds.
WorldPos placeToFight(World &world)
{
    for (const Monster &monster : monstersNear(world, world.player().position, 200)) {
        const WorldPos beside = step(monster.state.position, Direction::East);
        if (world.content->monsters[monster.kind].health >= 18 && !world.map.isRock(beside))
            return beside;
    }
    FAIL("there is no such monster");
    return {};
}

/// A new world of real caves with fights in rounds, in a file.
SavedSession begunIn(const std::filesystem::path &path)
{
    WorldSpec spec;
    spec.seed = "rounds on the disk";
    Result<Session> session = Session::begin(spec, roundContent());
    REQUIRE(session);
    World world = std::move(*session).takeWorld();
    for (const char *key :
         {"bread", "healing_draught", "fire_flask", "smoke_flask", "blade_oil", "antidote"}) {
        const ItemType *item = world.content->findItem(key);
        addItems(*world.content, world.player().inventory,
                 {static_cast<std::size_t>(item - world.content->items.data()), 20});
    }
    world.player().position = placeToFight(world);
    REQUIRE(WorldFile::create(path, "Rounds", world, roundTexts()));
    Result<SavedSession> saved = SavedSession::open(path);
    REQUIRE(saved);
    return std::move(*saved);
}

} // namespace

TEST_CASE("a fight in rounds is saved after every choice, and its world is as it was")
{
    const TempFolder folder;
    const std::filesystem::path path = folder / "rounds.cave";
    RandomPlayer player(5);
    std::optional<SavedSession> session = begunIn(path);
    session->apply(WaitCommand{});
    int reopened = 0;
    for (int i = 0; i < 3000 && reopened < 4; ++i) {
        session->apply(player.next(session->session()));
        if (!session->session().isFighting())
            continue;
        const std::uint64_t before = session->session().stateHash();
        session.reset();
        Result<SavedSession> again = SavedSession::open(path);
        REQUIRE(again);
        session = std::move(*again);
        CHECK(session->session().stateHash() == before);
        CHECK(session->session().isFighting());
        ++reopened;
    }
    CHECK(reopened == 4);
    session->apply(CastCommand{3}); // a draught
    CHECK_FALSE(session->session().world().player().condition.known.empty());
    session.reset();
    CHECK(verifyWorldFile(path)->empty());
}

TEST_CASE("a condition and a fight in rounds are written and read as they are, and damage is reported")
{
    RunStanding run{
        0, 31, RunState::Going, false, {4, 3, 2, 50, 9, {"bread", "fire_flask"}, 0, 0, {}, {}, {}}};
    ByteWriter out;
    writeRun(out, run);
    CHECK(readRun(out.bytes()).value() == run);
    for (int gained = 0; gained < 4; ++gained) { // what journeys add comes last, as older files don't have it
        if (gained > 0)
            run.condition.camp = WorldPos{-300, 7};
        if (gained > 1) {
            run.condition.light = 3;
            run.condition.vigour = 10;
            run.condition.companion = Companion{"lost_delver", 12, {4, -5}};
        }
        if (gained > 2)
            run.condition.smoke = SmokeCloud{{-7, 9}, 2, 8};
        out.clear();
        writeRun(out, run);
        CHECK(readRun(out.bytes()).value() == run);
    }
    const std::vector<std::uint8_t> whole(out.bytes().begin(), out.bytes().end());
    int read = 0;
    for (std::size_t length = 0; length < whole.size(); ++length)
        read += readRun(std::span(whole).first(length)) ? 1 : 0;
    CHECK(read == 1); // the one without the gains
    run.condition.poison = -1;
    out.clear();
    writeRun(out, run);
    CHECK_FALSE(readRun(out.bytes()));

    const std::shared_ptr<const Content> content = roundContent();
    Fight fight;
    fight.playerStats = {50, 5, 100};
    fight.enemyStats = {22, 5, 500};
    fight.rounds = RoundFight{{7, 2, {3, 0}}, {0, 4, 1}};
    for (const bool together : {false, true}) {
        if (together) {
            fight.opener = 1;
            fight.allies = {{2, {50, 5, 100}, 0}};
        }
        out.clear();
        writeFight(out, fight, *content);
        CHECK(readFight(out.bytes(), *content).value() == fight);
        const std::vector<std::uint8_t> all(out.bytes().begin(), out.bytes().end());
        for (std::size_t length = 0; length < all.size(); ++length)
            CHECK_FALSE(readFight(std::span(all).first(length), *content));
    }
}
