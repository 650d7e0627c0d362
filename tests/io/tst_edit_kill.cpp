#include "core/io/edited_world.h"
#include "core/io/saved_session.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <iostream>
#include <random>
#include <sstream>
#include <thread>
#include <vector>

#include "tests/io/edit_plan.h"
#include "tests/io/io_fixtures.h"
#include "tests/io/victim.h"

using namespace cave;
using namespace cave::test;

namespace {

constexpr int kKills = 120;
constexpr std::size_t kLongestHistory = 150;

struct Reported {
    std::uint64_t done = 0;
    std::size_t position = 0;
    std::size_t edits = 0;
    std::uint64_t hash = 0;
};

std::vector<Reported> killAnEditor(const std::filesystem::path &path, std::uint64_t plan,
                                   std::mt19937 &random)
{
    Victim editor({CAVEGAME_EDITOR, path.string(), std::to_string(plan)});
    REQUIRE(editor.waitForFirstLine());
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 25'000));
    std::istringstream stream(editor.killAndCollect());
    std::vector<Reported> lines;
    for (Reported line; stream >> line.done >> line.position >> line.edits >> line.hash;)
        lines.push_back(line);
    REQUIRE_FALSE(lines.empty());
    return lines;
}

/// Does in memory what the editor told, and requires that it came to the same each time.
void follow(EditModel &model, const std::vector<Reported> &lines, std::uint64_t plan)
{
    for (const Reported &line : lines) {
        INFO("after " << line.done << " things");
        if (line.done > 0)
            doPlanned(model, model.edits(), plan, line.done - 1);
        REQUIRE(model.position() == line.position);
        REQUIRE(model.edits() == line.edits);
        REQUIRE(hashOf(model.state(model.position())) == line.hash);
    }
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

TEST_CASE("a killed editor loses nothing that it told of, and every earlier state can be gone back to")
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
    for (int round = 0; round < kKills; ++round) {
        INFO("round " << round);
        const auto plan = static_cast<std::uint64_t>(round);
        const std::vector<Reported> lines = killAnEditor(path, plan, random);
        follow(model, lines, plan);
        things += lines.back().done;

        REQUIRE(WorldFile::verify(path)->empty());
        Result<EditedWorld> edited = EditedWorld::open(path);
        REQUIRE(edited);
        REQUIRE(edited->notices().empty());
        // The last thing may be done and not yet told; more than one can't be.
        if (!isAt(*edited, model)) {
            ++untold;
            doPlanned(model, model.edits(), plan, lines.back().done);
            REQUIRE(isAt(*edited, model));
        }
        model.endStroke(); // one can't go on in another process
        requireEveryEarlierState(*edited, model);
        if (model.edits() > kLongestHistory) {
            REQUIRE(edited->forgetHistory());
            model.forgetHistory();
        }
    }
    REQUIRE(WorldFile::verify(path)->empty());
    REQUIRE(things > kKills);
    std::cout << "kill test: killed an editor " << kKills << " times in " << things << " things done, "
              << untold << " times just before it told of one" << std::endl;
}
