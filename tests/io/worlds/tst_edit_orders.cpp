// SPDX-License-Identifier: MIT
// The history of a world that is edited, by a model that keeps every state whole: edits and their pieces,
// undo, redo, jumps, save points, forgetting, and files that are closed or left behind by a killed program,
// in any order.
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/edit_plan.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

enum class EditDeed : std::uint8_t {
    Edit,
    EditAlike,
    Piece,
    NewStroke,
    FinishStroke,
    Undo,
    Redo,
    Jump,
    JumpTooFar,
    Name,
    Unname,
    Forget,
    Reopen,
    Kill,
};
/// As often as they come.
constexpr std::array kEditDeeds{
    EditDeed::Edit,       EditDeed::Edit,  EditDeed::Edit,        EditDeed::EditAlike, EditDeed::Piece,
    EditDeed::Piece,      EditDeed::Piece, EditDeed::NewStroke,   EditDeed::NewStroke, EditDeed::Undo,
    EditDeed::Undo,       EditDeed::Undo,  EditDeed::Redo,        EditDeed::Redo,      EditDeed::Jump,
    EditDeed::JumpTooFar, EditDeed::Name,  EditDeed::Name,        EditDeed::Unname,    EditDeed::Forget,
    EditDeed::Reopen,     EditDeed::Kill,  EditDeed::FinishStroke};

struct EditStep {
    EditDeed deed = EditDeed::Edit;
    std::uint64_t draw = 0;
};

std::ostream &operator<<(std::ostream &out, const EditStep &step)
{
    return out << static_cast<int>(step.deed) << " by " << step.draw;
}

constexpr std::array kPointNames{"first", "second", "third"};

/// A world that nothing was done to, made once.
const fs::path &freshWorld()
{
    static const TempFolder folder;
    static const fs::path path = folder / "fresh.cave";
    if (!fs::exists(path))
        REQUIRE(SavedSession::create(path, "Edited", testSpec("orders")));
    return path;
}

/// A world that is edited, and what it must be.
class EditedPair {
public:
    EditedPair() : m_model(freshModel())
    {
        fs::copy_file(freshWorld(), path());
        open();
    }

    void take(const EditStep &step);
    void check();
    /// Each state that the history leads to, and the file.
    void checkAll();

private:
    static EditModel freshModel()
    {
        Result<LoadedWorld> loaded = WorldFile::readSnapshot(freshWorld());
        REQUIRE(loaded);
        return {std::move(loaded->world), {}};
    }
    [[nodiscard]] fs::path path() const { return m_folder / ("world-" + std::to_string(m_files) + ".cave"); }
    void open();
    void perform(const EditStep &step, std::uint64_t stroke);
    void goTo(std::size_t position);
    void name(const char *name);
    void unname(const char *name);
    void kill();

    TempFolder m_folder;
    EditModel m_model;
    std::map<std::string, std::size_t> m_points;
    std::optional<EditedWorld> m_edited;
    int m_files = 0;
    std::uint64_t m_stroke = 1;
    std::uint64_t m_edits = 0;
};

void EditedPair::open()
{
    m_edited.reset();
    Result<EditedWorld> opened = EditedWorld::open(path());
    RC_ASSERT(opened.ok());
    m_edited.emplace(std::move(*opened));
    m_model.endStroke();
    RC_ASSERT(m_edited->notices().empty());
}

/// A new edit ends the history there, with the names of what was undone.
void EditedPair::perform(const EditStep &step, std::uint64_t stroke)
{
    const std::size_t before = m_model.position();
    const std::uint64_t n = step.deed == EditDeed::EditAlike ? step.draw % 3 : 100 + ++m_edits;
    const WorldDelta delta = plannedDelta(m_edited->world(), m_edited->bookmarks(), step.draw % 50, n);
    RC_ASSERT(m_edited->perform("Edit", delta, stroke).ok());
    m_model.perform("Edit", delta, stroke);
    if (m_model.position() != before)
        std::erase_if(m_points, [before](const auto &point) { return point.second > before; });
}

void EditedPair::goTo(std::size_t position)
{
    RC_ASSERT(m_edited->goTo(position).ok());
    m_model.goTo(position);
}

void EditedPair::name(const char *name)
{
    RC_ASSERT(m_edited->addSavePoint(name).ok());
    m_points[name] = m_model.position();
    m_model.endStroke();
}

void EditedPair::unname(const char *name)
{
    const Result<void> removed = m_edited->removeSavePoint(name);
    RC_ASSERT(removed.ok() == (m_points.erase(name) > 0));
    RC_ASSERT(removed.ok() || removed.error().code == ErrorCode::NotFound);
}

/// The program is killed: what it had written is there, and nothing of what it would have tidied up.
void EditedPair::kill()
{
    const fs::path from = path();
    ++m_files;
    fs::copy_file(from, path());
    if (fs::exists(from.string() + "-wal"))
        fs::copy_file(from.string() + "-wal", path().string() + "-wal");
    open();
}

void EditedPair::take(const EditStep &step)
{
    const std::size_t position = m_model.position();
    const std::size_t edits = m_model.edits();
    switch (step.deed) {
    case EditDeed::Edit:
    case EditDeed::EditAlike:
        return perform(step, 0);
    case EditDeed::Piece:
        return perform(step, m_stroke);
    case EditDeed::NewStroke:
        return perform(step, ++m_stroke);
    case EditDeed::FinishStroke:
        RC_ASSERT(m_edited->finishStroke().ok());
        return;
    case EditDeed::Undo:
        return goTo(position - (position > 0 ? 1 : 0));
    case EditDeed::Redo:
        return goTo(position + (position < edits ? 1 : 0));
    case EditDeed::Jump:
        return goTo(step.draw % (edits + 1));
    case EditDeed::JumpTooFar:
        RC_ASSERT(m_edited->goTo(edits + 1 + step.draw % 3).error().code == ErrorCode::InvalidArgument);
        return;
    case EditDeed::Name:
        return name(kPointNames[step.draw % kPointNames.size()]);
    case EditDeed::Unname:
        return unname(kPointNames[step.draw % kPointNames.size()]);
    case EditDeed::Forget:
        if (step.draw % 3 != 0) // most histories are kept
            return;
        RC_ASSERT(m_edited->forgetHistory().ok());
        m_model.forgetHistory();
        m_points.clear();
        return;
    case EditDeed::Reopen:
        return open();
    case EditDeed::Kill:
        return kill();
    }
}

void EditedPair::check()
{
    RC_ASSERT(m_edited->position() == m_model.position());
    RC_ASSERT(m_edited->history().size() == m_model.edits());
    RC_ASSERT(stateOf(*m_edited) == m_model.state(m_model.position()));
    std::map<std::string, std::size_t> points;
    for (const SavePoint &point : m_edited->savePoints())
        points[point.name] = point.position;
    RC_ASSERT(points == m_points);
}

void EditedPair::checkAll()
{
    check();
    const Result<LoadedWorld> read = WorldFile::readSnapshot(path());
    RC_ASSERT(read.ok());
    RC_ASSERT(read->world.map.changes() == m_model.state(m_model.position()).changes);
    for (std::size_t position = m_model.edits() + 1; position-- > 0;) {
        goTo(position);
        RC_ASSERT(stateOf(*m_edited) == m_model.state(position));
    }
    m_edited.reset();
    const auto problems = verifyWorldFile(path());
    RC_ASSERT(problems.ok());
    RC_ASSERT(problems->empty());
}

rc::Gen<EditStep> anyEditStep()
{
    // Ranges are drawn from in whole, however few steps there are.
    return rc::gen::resize(
        rc::kNominalSize,
        rc::gen::build<EditStep>(rc::gen::set(&EditStep::deed, rc::gen::elementOf(kEditDeeds)),
                                 rc::gen::set(&EditStep::draw, rc::gen::inRange<std::uint64_t>(0, 1'000))));
}

} // namespace

TEST_CASE(
    "in any order of edits, undo, redo, jumps and ends of the program, a world is what its history says")
{
    REQUIRE(rc::check([] {
        EditedPair pair;
        for (const EditStep &step :
             *rc::gen::resize(40, rc::gen::container<std::vector<EditStep>>(anyEditStep()))) {
            pair.take(step);
            pair.check();
        }
        pair.checkAll();
    }));
}
