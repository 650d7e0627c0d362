// SPDX-License-Identifier: MIT
#include "core/io/worlds/saved_session.h"
#include "core/rules/journey/journey.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <optional>

using namespace cave;

TEST_CASE("a journey goes on where it was left, with what was found")
{
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "cave-journey-test.cave";
    std::filesystem::remove(file);
    const GeneratorInfo &generator = generatorFor(ScenarioKind::Journey);
    WorldSpec spec{"kept", {generator.kind, 1}, generator.defaults};
    spec.settings.lives = Lives::Camps;
    std::optional<Objective> objective;
    std::uint64_t hash = 0;
    {
        Result<SavedSession> saved = SavedSession::create(file, "Kept", spec);
        REQUIRE(saved);
        JourneyPlayer player;
        for (int i = 0; i < 1'200 && saved->session().world().run == RunState::Going; ++i)
            saved->apply(player.next(saved->session()));
        REQUIRE_FALSE(saved->saveError());
        objective = objectiveOf(saved->session().world());
        hash = saved->session().stateHash();
        CHECK(objective->found > 0);
    }
    {
        Result<SavedSession> opened = SavedSession::open(file);
        REQUIRE(opened);
        CHECK(opened->session().world().spec.settings.lives == Lives::Camps);
        CHECK(objectiveOf(opened->session().world()) == objective);
        CHECK(opened->session().world().player().experience >= 500);
        CHECK(opened->session().stateHash() == hash);
    }
    std::filesystem::remove(file);
}
