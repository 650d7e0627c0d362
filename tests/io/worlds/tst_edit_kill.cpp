// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <iostream>
#include <random>
#include <sstream>
#include <thread>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/edit_plan.h"
#include "tests/io/worlds/victim.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr int kEditorKills = 120;
constexpr std::size_t kLongestHistory = 150;

struct ReportedEdit {
    std::uint64_t done = 0;
    std::size_t position = 0;
    std::size_t edits = 0;
    std::uint64_t hash = 0;
};

std::vector<ReportedEdit> killAnEditor(const std::filesystem::path &path, std::uint64_t plan,
                                       std::mt19937 &random)
{
    Victim editor({CAVEGAME_EDITOR, path.string(), std::to_string(plan)});
    REQUIRE(editor.waitForFirstLine());
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 25'000));
    std::istringstream stream(editor.killAndCollect());
    std::vector<ReportedEdit> lines;
    for (ReportedEdit line; stream >> line.done >> line.position >> line.edits >> line.hash;)
        lines.push_back(line);
    REQUIRE_FALSE(lines.empty());
    return lines;
}

/// Does in memory what the editor reported, and requires that it came to the same each time.
void follow(EditModel &model, const std::vector<ReportedEdit> &lines, std::uint64_t plan)
{
    for (const ReportedEdit &line : lines) {
        INFO("after " << line.done << " things");
        if (line.done > 0)
            doPlanned(model, model.edits(), plan, line.done - 1);
        REQUIRE(model.position() == line.position);
        REQUIRE(model.edits() == line.edits);
        REQUIRE(hashOf(model.state(model.position())) == line.hash);
    }
}

/// What is to be reported about a whole file: edits may wall the player in, and nothing else is wrong.
std::vector<Message> problemsOf(World &world)
{
    const WorldPos player = world.player().position;
    if (!world.map.isRock(player))
        return {};
    return {"the player is in rock at " + placeText(player)};
}

bool isAt(const EditedWorld &edited, const EditModel &model)
{
    return edited.position() == model.position() && edited.history().size() == model.edits() &&
           stateOf(edited) == model.state(model.position());
}

void requireEveryEarlierState(EditedWorld &edited, const EditModel &model)
{
    while (edited.position() > 0) {
        REQUIRE(edited.goTo(edited.position() - 1));
        REQUIRE(stateOf(edited) == model.state(edited.position()));
    }
    REQUIRE(edited.goTo(model.position()));
    REQUIRE(stateOf(edited) == model.state(model.position()));
}

} // namespace

TEST_CASE("a killed editor loses nothing that it reported, and every earlier state can be restored")
{
    const TempFolder folder;
    const std::filesystem::path path = folder / "edited.cave";
    REQUIRE(SavedSession::create(path, "Edited", testSpec("editor")));
    Result<LoadedWorld> loaded = WorldFile::readSnapshot(path);
    REQUIRE(loaded);
    EditModel model(std::move(loaded->world), {});
    std::mt19937 random(20240609); // NOLINT(cert-msc51-cpp): repeatable on purpose
    std::uint64_t things = 0;
    int untold = 0;
    for (int round = 0; round < kEditorKills; ++round) {
        INFO("round " << round);
        const auto plan = static_cast<std::uint64_t>(round);
        const std::vector<ReportedEdit> lines = killAnEditor(path, plan, random);
        follow(model, lines, plan);
        things += lines.back().done;

        const Result<std::vector<Message>> problems = verifyWorldFile(path);
        REQUIRE(problems);
        Result<EditedWorld> edited = EditedWorld::open(path);
        REQUIRE(edited);
        REQUIRE(edited->notices().size() == problems->size());
        // The last thing may be done and not yet reported; more than one can't be.
        if (!isAt(*edited, model)) {
            ++untold;
            doPlanned(model, model.edits(), plan, lines.back().done);
            REQUIRE(isAt(*edited, model));
        }
        REQUIRE(*problems == problemsOf(model.world()));
        model.endStroke(); // one can't go on in another process
        requireEveryEarlierState(*edited, model);
        if (model.edits() > kLongestHistory) {
            REQUIRE(edited->forgetHistory());
            model.forgetHistory();
        }
    }
    REQUIRE(*verifyWorldFile(path) == problemsOf(model.world()));
    REQUIRE(things > kEditorKills);
    std::cout << "kill test: killed an editor " << kEditorKills << " times in " << things << " things done, "
              << untold << " times just before it reported one" << std::endl;
}
