// SPDX-License-Identifier: MIT
// What edits do to where players are: in each scenario the file stays intact, and play goes on from there.
#include "core/edit/cell_mask.h"
#include "core/edit/edit_draft.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <filesystem>
#include <string>

#include "tests/io/files/io_fixtures.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

/// Moves the player to the first free cell of the square of this radius around them.
WorldDelta stepAside(EditedWorld &edited, int radius)
{
    const WorldPos from = edited.world().player().position;
    for (int i = 0; i < (2 * radius + 1) * (2 * radius + 1); ++i) {
        const WorldPos to{from.x - radius + i % (2 * radius + 1), from.y - radius + i / (2 * radius + 1)};
        EditDraft draft(edited.world(), edited.bookmarks());
        if (to != from && draft.movePlayer(to))
            return draft.delta();
    }
    return {};
}

/// Rock on all cells next to the player, and theirs.
WorldDelta wallIn(EditedWorld &edited)
{
    const WorldPos at = edited.world().player().position;
    CellMask cells(edited.world().map.regionSize());
    for (int y = -1; y <= 1; ++y)
        cells.addRow({at.x - 1, at.y + y}, 3);
    EditDraft draft(edited.world(), edited.bookmarks());
    draft.setTerrain(cells, Terrain::Rock);
    return draft.delta();
}

void requireIntact(const fs::path &path)
{
    const auto problems = verifyWorldFile(path);
    REQUIRE(problems);
    INFO((problems->empty() ? std::string() : problems->front().english()));
    REQUIRE(problems->empty());
}

} // namespace

TEST_CASE("a world whose player was moved or walled in by edits is intact, and can be played")
{
    const std::string name = GENERATE("caves", "cavern", "dungeon", "rooms", "journey", "party");
    const bool walled = GENERATE(false, true);
    INFO(name << (walled ? ", walled in" : ", moved"));
    const TempFolder folder;
    const fs::path path = folder / "edited.cave";
    fs::copy_file(testData("stored/5/" + name + ".cave"), path);
    WorldPos edge;
    {
        Result<EditedWorld> edited = EditedWorld::open(path);
        REQUIRE(edited);
        REQUIRE(edited->perform("Change", walled ? wallIn(*edited) : stepAside(*edited, 3)));
        edge = edited->world().player().position;
    }
    requireIntact(path);
    {
        const Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        REQUIRE((session->session().world().player().position == edge) == !walled);
        REQUIRE(session->notices().empty());
        REQUIRE((walled && !session->remarks().empty()) == walled);
    }
    requireIntact(path);
    const Result<SavedSession> again = SavedSession::open(path);
    REQUIRE(again);
    REQUIRE(again->notices().empty());
    REQUIRE(again->remarks().empty());
    const Result<ReplayReport> replay = verifyReplay(path);
    REQUIRE(replay);
    REQUIRE_FALSE(replay->difference);
}
