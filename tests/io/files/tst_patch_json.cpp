// SPDX-License-Identifier: MIT
#include "core/io/codec/patch_json.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/edit/edit_fixtures.h"
#include "tests/io/files/io_helpers.h"

using namespace cave;
using namespace cave::test;

namespace {

std::string patchError(const std::string &json)
{
    const Result<CellPatch> patch = parsePatch(json, gameContent());
    if (patch)
        return "none";
    CHECK(patch.error().code == ErrorCode::InvalidArgument);
    return patch.error().text();
}

/// A patch of these rows and other fields.
std::string withRows(const std::string &rows, const std::string &more = "")
{
    return R"({"cavegame_patch": 1, "rows": )" + rows + (more.empty() ? "" : ", " + more) + "}";
}

} // namespace

TEST_CASE("a patch that is written and read back is the same")
{
    REQUIRE(rc::check("patchJson and parsePatch", [] {
        World world = editableWorld("a", someSize());
        const std::vector<Bookmark> bookmarks{{1, {0, 0}, "note", "\"\xC3\xA9\n"},
                                              {2, {3, -2}, "marker", ""}};
        const CellMask cells = maskOf(someCells({0, 0}, 15), world.map.regionSize());
        const CellPatch patch = cutOut(world, bookmarks, cells).value();
        RC_ASSERT(parsePatch(patchJson(patch, *world.content), *world.content).value() == patch);
    }));
}

TEST_CASE("a patch is drawn north first, with its things by cell and key")
{
    const Result<CellPatch> patch = parsePatch(
        withRows(R"(["#.", " C"])", R"("chests": [{"cell": [1, 0], "items": [{"item": "steel_sword"}]}],
                 "monsters": [{"cell": [1, 1], "kind": "monster"}],
                 "markers": [{"cell": [0, 1], "kind": "note", "label": "corner"}])"),
        gameContent());
    REQUIRE(patch);
    CHECK(patch->width() == 2);
    CHECK(patch->height() == 2);
    CHECK(patch->rock.test(0, 1));
    CHECK(patch->rock.count() == 1);
    CHECK_FALSE(patch->cells.test(0, 0));
    CHECK(patch->cells.count() == 3);
    REQUIRE(patch->chests.size() == 1);
    CHECK(gameContent().items[patch->chests[0].items[0].item].key == "steel_sword");
    CHECK(patch->chests[0].items[0].amount == 1);
    CHECK(gameContent().monsters[patch->monsters[0].kind].key == "monster");
    CHECK(patch->markers[0] == CellPatch::Marker{{0, 1}, "note", "corner"});
}

TEST_CASE("what is wrong with a patch is reported with its place")
{
    CHECK(patchError("{") == "patch: is not valid JSON at byte 2");
    CHECK(patchError("[]") == "patch: must be an object");
    CHECK(patchError("{}") == "patch: cavegame_patch: is missing");
    CHECK(patchError(R"({"cavegame_patch": 2, "rows": ["."]})") ==
          "patch: cavegame_patch: is 2, which is not from 1 to 1");
    CHECK(patchError(withRows("7")) == "patch: rows: must be a list");
    CHECK(patchError(withRows("[]")) == "patch: rows: has 0 rows; 1 to 4000 are allowed");
    CHECK(patchError(withRows(R"([""])")) == "patch: rows[0]: has 0 cells; 1 to 4000 are allowed");
    CHECK(patchError(withRows("[\"" + std::string(4001, '#') + "\"]")) ==
          "patch: rows[0]: has 4001 cells; 1 to 4000 are allowed");
    CHECK(patchError(withRows(R"(["##", "#"])")) == "patch: rows[1]: cells: 1, but in the first row: 2");
    CHECK(patchError(withRows(R"(["##", "#?"])")) ==
          "patch: rows[1]: has an unknown cell at 1; known are '#', '.', '~', 't', 'C' and ' '");
    CHECK(patchError(withRows(R"(["##", 3])")) == "patch: rows[1]: must be text");
}

TEST_CASE("what is wrong with a thing of a patch is reported with its number")
{
    const auto withChest = [](const std::string &chest) {
        return patchError(withRows(R"(["C. "])", R"("chests": [)" + chest + "]"));
    };
    const std::string gold = R"("items": [{"item": "gold", "amount": 3}])";
    CHECK(withChest(R"({"cell": [0, 0], )" + gold + "}") == "none");
    CHECK(withChest(R"({"cell": [0, 0], "items": [{"item": "sowrd"}]})") ==
          "patch: chests[0]: unknown item 'sowrd'");
    CHECK(withChest(R"({"cell": [0, 0], "items": []})") ==
          "patch: chests[0].items: must name at least one item");
    const std::string empty = withRows(R"(["C"])", R"("chests": [{"cell": [0, 0], "items": []}])");
    CHECK(parsePatch(empty, *contentFor(ScenarioKind::DungeonRun)).ok()); // some treasures hold nothing
    CHECK(withChest(R"({"cell": [0, 0], "items": [{"item": "gold", "amount": 0}]})") ==
          "patch: chests[0].items[0].amount: is 0, which is not from 1 to 2147483647");
    CHECK(withChest(R"({"cell": [0], )" + gold + "}") == "patch: chests[0].cell: must be [x, y]");
    CHECK(withChest(R"({"cell": [0, 1], )" + gold + "}") ==
          "patch: chests[0].cell[1]: is 1, which is not from 0 to 0");
    CHECK(withChest(R"({"cell": [2, 0], )" + gold + "}") == "patch: chests[0].cell: is not a covered cell");
    CHECK(withChest(R"({"cell": [1, 0], )" + gold + "}") ==
          "patch: rows: a chest is described at [1,0], where there is no 'C'");
    CHECK(withChest(R"({"cell": [0, 0], )" + gold + R"(}, {"cell": [0, 0], )" + gold + "}") ==
          "patch: rows: a chest is described at [0,0] twice");
    CHECK(withChest("") == "patch: rows: there is a 'C' at [0,0], but that chest is not described");
    CHECK(patchError(withRows(R"(["."])", R"("monsters": [{"cell": [0, 0], "kind": "bat?"}])")) ==
          "patch: monsters[0]: unknown monster 'bat?'");
    CHECK(patchError(withRows(R"(["."])", R"("markers": [{"cell": [0, 0], "kind": "A", "label": ""}])")) ==
          "patch: markers[0]: a bookmark's kind must be 1 to 40 characters of a-z and -");
}
