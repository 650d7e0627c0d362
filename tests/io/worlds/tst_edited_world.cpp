// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/edit/shapes.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"

#include <catch2/catch_test_macros.hpp>
#include <csignal>
#include <optional>
#include <set>
#include <span>
#include <sys/resource.h>
#include <zlib.h>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/worlds/child_process.h"
#include "tests/io/worlds/edit_plan.h"
#include "tests/io/worlds/older_format.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

/// A closed world that was played a little.
struct PlayedWorld {
    TempFolder folder;
    fs::path path = folder / "edited.cave";

    PlayedWorld()
    {
        Result<SavedSession> session = SavedSession::create(path, "Edited", testSpec());
        REQUIRE(session);
        walk(*session, 1, 100);
        finishFights(*session);
        REQUIRE_FALSE(session->saveError());
    }

    [[nodiscard]] EditedWorld open() const
    {
        Result<EditedWorld> edited = EditedWorld::open(path);
        INFO((edited ? std::string() : edited.error().text()));
        REQUIRE(edited);
        return std::move(*edited);
    }

    void execute(const std::string &sql) const
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute(sql.c_str()));
    }

    [[nodiscard]] std::int64_t number(const std::string &sql) const
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
        REQUIRE(database);
        return *database->queryInteger(sql);
    }
};

/// Makes a square of 3 × 3 cells rock or floor.
WorldDelta square(EditedWorld &edited, WorldPos corner, bool rock)
{
    CellMask cells(edited.world().map.regionSize());
    for (int y = 0; y < 3; ++y)
        cells.addRow({corner.x, corner.y + y}, 3);
    EditDraft draft(edited.world(), edited.bookmarks());
    draft.setTerrain(cells, rock ? Terrain::Rock : Terrain::Floor);
    return draft.delta();
}

/// Three edits, each of which surely changes the world.
std::vector<EditState> threeEdits(EditedWorld &edited)
{
    std::vector<EditState> states{stateOf(edited)};
    for (const std::int64_t x : {1000, 2000, 3000}) {
        const WorldDelta rock = square(edited, {x, 0}, true);
        const WorldDelta floor = square(edited, {x, 0}, false);
        REQUIRE(edited.perform("Square at " + std::to_string(x), rock.empty() ? floor : rock));
        states.push_back(stateOf(edited));
    }
    REQUIRE(edited.history().size() == 3);
    return states;
}

} // namespace

TEST_CASE("an edit is in the file when it is done, and can be undone after the world was closed")
{
    const PlayedWorld played;
    std::vector<EditState> states;
    std::vector<EditEntry> history;
    {
        EditedWorld edited = played.open();
        states = threeEdits(edited);
        history = edited.history();
        REQUIRE(history[1].label == "Square at 2000");
        REQUIRE(history[1].cells > 0);
        REQUIRE(WorldFile::readSnapshot(played.path)->world.map.changes() == states[3].changes);
    }
    REQUIRE(verifyWorldFile(played.path)->empty());
    EditedWorld edited = played.open();
    REQUIRE(edited.notices().empty());
    REQUIRE(edited.history() == history);
    REQUIRE(edited.position() == 3);
    for (std::size_t position = 3; position-- > 0;) {
        const Result<WorldDelta> undone = edited.goTo(position);
        REQUIRE(undone);
        REQUIRE(undone->regions.size() == 1);
        REQUIRE(stateOf(edited) == states[position]);
    }
    REQUIRE(edited.goTo(3)->regions.size() == 3);
    REQUIRE(stateOf(edited) == states[3]);
    REQUIRE(edited.goTo(4).error().code == ErrorCode::InvalidArgument);
}

TEST_CASE("a history that is partly undone is so after it was opened again, and a new edit ends it there")
{
    const PlayedWorld played;
    std::vector<EditState> states;
    {
        EditedWorld edited = played.open();
        states = threeEdits(edited);
        REQUIRE(edited.addSavePoint("all"));
        REQUIRE(edited.goTo(1));
        REQUIRE(edited.addSavePoint("one"));
    }
    EditedWorld edited = played.open();
    REQUIRE(edited.position() == 1);
    REQUIRE(edited.history().size() == 3);
    REQUIRE(edited.savePoints().size() == 2);
    REQUIRE(stateOf(edited) == states[1]);
    WorldDelta note;
    note.bookmarks = {{std::nullopt, Bookmark{1, {}, "note", ""}}};
    REQUIRE(edited.perform("Note", note));
    REQUIRE(edited.history().size() == 2);
    REQUIRE(edited.history().back().label == "Note");
    REQUIRE(edited.savePoints().size() == 1);
    REQUIRE(played.number("SELECT count(*) FROM edits") == 2);
}

TEST_CASE("pieces of one stroke are one edit, unless something came between them")
{
    const PlayedWorld played;
    EditedWorld edited = played.open();
    const EditState before = stateOf(edited);
    for (std::int64_t x = 1000; x < 1200; x += 3) {
        REQUIRE(edited.perform("Brush", square(edited, {x, 0}, true), 5));
        REQUIRE(edited.perform("Brush", square(edited, {x, 1}, false), 5));
    }
    REQUIRE(edited.history().size() == 1);
    const EditState stroked = stateOf(edited);
    REQUIRE(edited.goTo(0));
    REQUIRE(stateOf(edited) == before);
    REQUIRE(edited.goTo(1));
    REQUIRE(stateOf(edited) == stroked);
    const auto dab = [&](std::int64_t x) {
        REQUIRE(edited.perform("Brush", square(edited, {x, 0}, true), 5));
        REQUIRE(edited.perform("Brush", square(edited, {x, 0}, false), 5));
        REQUIRE(edited.perform("Brush", square(edited, {x, 0}, true), 5));
    };
    dab(4000);
    REQUIRE(edited.history().size() == 2);
    REQUIRE(edited.addSavePoint("here"));
    const EditState saved = stateOf(edited);
    dab(5000);
    REQUIRE(edited.history().size() == 3);
    REQUIRE(edited.goTo(edited.savePoints()[0].position));
    REQUIRE(stateOf(edited) == saved);
}

TEST_CASE("a piece of a stroke writes as much after a thousand others as after none")
{
    std::vector<std::int64_t> longest;
    for (const int pieces : {10, 100, 1000}) {
        const PlayedWorld played;
        EditedWorld edited = played.open();
        const EditState before = stateOf(edited);
        int done = 0;
        for (std::int64_t x = 1000; done < pieces; x += 3) {
            for (const bool rock : {true, false}) {
                const WorldDelta delta = square(edited, {x, rock ? 0 : 1}, rock);
                if (delta.empty() || done == pieces)
                    continue;
                REQUIRE(edited.perform("Brush", delta, 5));
                ++done;
            }
        }
        REQUIRE(edited.history().size() == 1);
        REQUIRE(played.number("SELECT count(*) FROM edits") == pieces);
        longest.push_back(played.number("SELECT max(length(delta)) FROM edits"));
        REQUIRE(edited.finishStroke());
        REQUIRE(played.number("SELECT count(*) FROM edits") == 1);
        REQUIRE(played.number("SELECT last_done FROM history") == 1);
        REQUIRE(edited.goTo(0));
        REQUIRE(stateOf(edited) == before);
    }
    INFO(longest[0] << " " << longest[1] << " " << longest[2]);
    // Coordinates get longer; and a piece may lie in up to four regions.
    REQUIRE(longest[2] < 4 * longest[0]);
}

TEST_CASE(
    "a stroke whose program was ended is one edit when the world is opened, of the same bytes as at once")
{
    const PlayedWorld played;
    const auto deltaOf = [&] {
        Result<Database> database = Database::open(played.path, Database::Mode::ReadOnly);
        REQUIRE(database);
        Result<Statement> select = database->prepare("SELECT delta FROM edits WHERE id = 1");
        REQUIRE(*select->step());
        const std::span<const std::uint8_t> blob = select->blob(0);
        return std::vector<std::uint8_t>(blob.begin(), blob.end());
    };
    CellMask line(played.open().world().map.regionSize());
    line.addRow({1000, 7}, 120);
    const auto carve = [&](EditedWorld &edited, const CellMask &cells, std::uint64_t stroke) {
        EditDraft draft(edited.world(), edited.bookmarks());
        draft.setTerrain(cells, Terrain::Water);
        REQUIRE(edited.perform("Brush", draft.delta(), stroke));
    };
    EditState before;
    EditState stroked;
    std::vector<EditEntry> history;
    {
        EditedWorld edited = played.open();
        before = stateOf(edited);
        for (std::int64_t x = 1000; x < 1120; x += 4) {
            CellMask piece(edited.world().map.regionSize());
            piece.addRow({x, 7}, 4);
            carve(edited, piece, 9);
        }
        stroked = stateOf(edited);
        history = edited.history();
        REQUIRE(history[0].cells == 120);
    }
    REQUIRE(played.number("SELECT count(*) FROM edits") == 30);
    REQUIRE(verifyWorldFile(played.path)->empty());
    std::vector<std::uint8_t> merged;
    {
        EditedWorld edited = played.open();
        REQUIRE(edited.notices().empty());
        REQUIRE(edited.history() == history);
        REQUIRE(stateOf(edited) == stroked);
        REQUIRE(played.number("SELECT count(*) FROM edits") == 1);
        merged = deltaOf();
        REQUIRE(edited.goTo(0));
        REQUIRE(stateOf(edited) == before);
        carve(edited, line, 0);
        REQUIRE(stateOf(edited) == stroked);
        REQUIRE(edited.history().size() == 1);
    }
    REQUIRE(deltaOf() == merged);
}

TEST_CASE("what an edit can't be is refused, and nothing happens")
{
    const PlayedWorld played;
    EditedWorld edited = played.open();
    const EditState before = stateOf(edited);
    WorldDelta outside;
    outside.player = PlayerMoveDelta{{}, {kWorldLimit + 1, 0}};
    WorldDelta nowhere;
    nowhere.regions[{kWorldLimit, 0}].after.claimed = {{1, 1}};
    WorldDelta nameless;
    nameless.bookmarks = {{std::nullopt, Bookmark{1, {}, "", ""}}};
    for (const WorldDelta &delta : {outside, nowhere, nameless})
        REQUIRE(edited.perform("Bad", delta).error().code == ErrorCode::InvalidArgument);
    WorldDelta fine;
    fine.bookmarks = {{std::nullopt, Bookmark{1, {}, "note", ""}}};
    REQUIRE(edited.perform("", fine).error().code == ErrorCode::InvalidArgument);
    REQUIRE(edited.perform(std::string(201, 'x'), fine).error().code == ErrorCode::InvalidArgument);
    REQUIRE(edited.perform("\xff", fine).error().code == ErrorCode::InvalidArgument);
    REQUIRE(edited.addSavePoint("").error().code == ErrorCode::InvalidArgument);
    REQUIRE(edited.removeSavePoint("none").error().code == ErrorCode::NotFound);
    REQUIRE(edited.perform("Nothing", {}));
    REQUIRE(edited.history().empty());
    REQUIRE(stateOf(edited) == before);
    REQUIRE(edited.perform(std::string(200, 'x'), fine));
    REQUIRE(edited.history().size() == 1);
}

TEST_CASE("a save point of the same name takes the place of the old one")
{
    const PlayedWorld played;
    EditedWorld edited = played.open();
    threeEdits(edited);
    REQUIRE(edited.addSavePoint("Sicher 🦇"));
    REQUIRE(edited.goTo(0));
    REQUIRE(edited.addSavePoint("Sicher 🦇"));
    REQUIRE(edited.addSavePoint("start"));
    REQUIRE(edited.savePoints().size() == 2);
    REQUIRE(edited.savePoints()[0].position == 0);
    REQUIRE(edited.removeSavePoint("start"));
    REQUIRE(edited.savePoints().size() == 1);
}

TEST_CASE("a history that is forgotten leaves the world as it is")
{
    const PlayedWorld played;
    EditState state;
    {
        EditedWorld edited = played.open();
        threeEdits(edited);
        REQUIRE(edited.addSavePoint("all"));
        REQUIRE(edited.goTo(2));
        state = stateOf(edited);
        REQUIRE(edited.forgetHistory());
        REQUIRE(edited.history().empty());
        REQUIRE(edited.savePoints().empty());
    }
    EditedWorld edited = played.open();
    REQUIRE(edited.history().empty());
    REQUIRE(edited.savePoints().empty());
    REQUIRE(edited.position() == 0);
    REQUIRE(stateOf(edited) == state);
    threeEdits(edited);
}

TEST_CASE("any plan of edits comes to what plain copies of states come to, however often it is reopened")
{
    for (std::uint64_t plan = 0; plan < 8; ++plan) {
        const PlayedWorld played;
        std::optional<EditedWorld> edited = played.open();
        EditModel model(copyOf(edited->world()), edited->bookmarks());
        for (std::uint64_t n = 0; n < 150; ++n) {
            INFO("plan " << plan << ", " << n);
            doPlanned(*edited, edited->history().size(), plan, n);
            doPlanned(model, model.edits(), plan, n);
            if (mix64(combine(plan, n)) % 29 == 0) {
                edited.reset();
                edited = played.open();
                model.endStroke();
            }
            REQUIRE(edited->position() == model.position());
            REQUIRE(edited->history().size() == model.edits());
            REQUIRE(stateOf(*edited) == model.state(model.position()));
        }
        while (edited->position() > 0) {
            REQUIRE(edited->goTo(edited->position() - 1));
            REQUIRE(stateOf(*edited) == model.state(edited->position()));
        }
    }
}

TEST_CASE("the log of a world goes through its edits")
{
    const PlayedWorld played;
    const Result<ReplayReport> before = verifyReplay(played.path);
    REQUIRE_FALSE(before->difference);
    REQUIRE(before->breaks.empty());
    {
        EditedWorld edited = played.open();
        threeEdits(edited);
    }
    const Result<ReplayReport> edited = verifyReplay(played.path);
    REQUIRE(edited);
    REQUIRE_FALSE(edited->difference);
    REQUIRE(edited->commands == before->commands);
    REQUIRE(edited->breaks == std::vector<std::int64_t>{before->commands});
    REQUIRE(mentions(*replayText(played.path), " changed\n"));
    REQUIRE(verifyWorldFile(played.path)->empty());
    {
        Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        REQUIRE(session->notices().empty());
        REQUIRE(session->session().world().logStart == session->session().world().commands);
        walk(*session, 3, 60);
        REQUIRE_FALSE(session->saveError());
    }
    const Result<ReplayReport> replay = verifyReplay(played.path);
    REQUIRE(replay);
    REQUIRE_FALSE(replay->difference);
    REQUIRE(replay->commands > before->commands);
    REQUIRE(replay->breaks == edited->breaks);
    REQUIRE(verifyWorldFile(played.path)->empty());
    {
        EditedWorld again = played.open();
        REQUIRE(again.goTo(1));
    }
    const Result<ReplayReport> twice = verifyReplay(played.path);
    REQUIRE_FALSE(twice->difference);
    REQUIRE(twice->breaks == std::vector<std::int64_t>{before->commands, replay->commands});
}

TEST_CASE("a world whose edits are undone has its log back, and goes on with it")
{
    const PlayedWorld played;
    const Result<ReplayReport> before = verifyReplay(played.path);
    {
        EditedWorld edited = played.open();
        threeEdits(edited);
        REQUIRE(edited.goTo(0));
    }
    const Result<ReplayReport> undone = verifyReplay(played.path);
    REQUIRE(undone);
    REQUIRE_FALSE(undone->difference);
    REQUIRE(undone->breaks.empty());
    REQUIRE(undone->stateHash == before->stateHash);
    {
        Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        REQUIRE(session->session().world().logStart == 0);
        walk(*session, 3, 60);
    }
    const Result<ReplayReport> replay = verifyReplay(played.path);
    REQUIRE_FALSE(replay->difference);
    REQUIRE(replay->breaks.empty());
    REQUIRE(replay->commands > before->commands);
}

TEST_CASE("edits on both sides of a visit without a command are one change in the log, and can be undone one "
          "by one")
{
    const PlayedWorld played;
    const std::int64_t commands = verifyReplay(played.path)->commands;
    {
        EditedWorld edited = played.open();
        threeEdits(edited);
    }
    REQUIRE(SavedSession::open(played.path)); // a new part of the log starts
    {
        EditedWorld again = played.open();
        REQUIRE(again.goTo(1));
    }
    const Result<ReplayReport> changed = verifyReplay(played.path);
    REQUIRE(changed);
    REQUIRE_FALSE(changed->difference);
    REQUIRE(changed->breaks == std::vector<std::int64_t>{commands});
    {
        EditedWorld back = played.open();
        REQUIRE(back.goTo(3));
    }
    REQUIRE_FALSE(verifyReplay(played.path)->difference);
    {
        Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        walk(*session, 3, 60);
    }
    const Result<ReplayReport> after = verifyReplay(played.path);
    REQUIRE_FALSE(after->difference);
    REQUIRE(after->breaks == std::vector<std::int64_t>{commands});
}

TEST_CASE("a world that was only opened, or given bookmarks, keeps its log")
{
    const PlayedWorld played;
    {
        EditedWorld edited = played.open();
        EditDraft draft(edited.world(), edited.bookmarks());
        REQUIRE(draft.putBookmark({0, {3, 4}, "note", "here"}));
        REQUIRE(edited.perform("Note", draft.delta()));
        REQUIRE(edited.bookmarks().size() == 1);
    }
    const Result<ReplayReport> replay = verifyReplay(played.path);
    REQUIRE(replay);
    REQUIRE_FALSE(replay->difference);
    REQUIRE(WorldFile::open(played.path)->bookmarks()->size() == 1);
}

TEST_CASE("edits from before the world was played on can be undone, and what was played stays")
{
    const PlayedWorld played;
    std::vector<EditState> states;
    {
        EditedWorld edited = played.open();
        states = threeEdits(edited);
    }
    {
        Result<SavedSession> session = SavedSession::open(played.path);
        REQUIRE(session);
        walk(*session, 4, 300);
        finishFights(*session);
        REQUIRE_FALSE(session->saveError());
    }
    EditedWorld edited = played.open();
    REQUIRE(edited.history().size() == 3);
    const EditState afterPlay = stateOf(edited);
    WorldDelta note;
    note.bookmarks = {{std::nullopt, Bookmark{1, {}, "note", "after play"}}};
    REQUIRE(edited.perform("Note", note));
    REQUIRE(edited.goTo(0));
    // Where it wasn't edited, it is as it was played; where it wasn't played, as it was before.
    const std::set<std::int64_t> squares{1000 / 50, 1001 / 50, 1002 / 50, 2000 / 50, 3000 / 50};
    for (const auto &[pos, changes] : stateOf(edited).changes) {
        if (!squares.contains(pos.x) || pos.y != 0)
            REQUIRE(changes == afterPlay.changes.at(pos));
    }
    for (const std::int64_t x : {1000, 2000, 3000}) {
        const RegionPos pos{x / 50, 0};
        const auto before = states[0].changes.find(pos);
        REQUIRE(edited.world().map.changesOf(pos).flipped ==
                (before == states[0].changes.end() ? RegionRows{} : before->second.flipped));
    }
    REQUIRE(edited.goTo(4));
    REQUIRE(stateOf(edited).changes == afterPlay.changes);
    REQUIRE(stateOf(edited).player == afterPlay.player);
}

TEST_CASE("a player who was walled in stays there while the world is edited, and is freed when it is played")
{
    const PlayedWorld played;
    WorldPos player;
    {
        EditedWorld edited = played.open();
        player = edited.world().player().position;
        REQUIRE(edited.perform("Wall", square(edited, {player.x - 1, player.y - 1}, true)));
    }
    {
        EditedWorld edited = played.open();
        REQUIRE(edited.world().player().position == player);
        REQUIRE(edited.notices().empty()); // it is no damage
        REQUIRE(edited.remarks().size() == 1);
        REQUIRE(mentions(edited.remarks()[0], "in rock"));
        REQUIRE(edited.goTo(0));
    }
    {
        EditedWorld edited = played.open();
        REQUIRE(edited.notices().empty());
        REQUIRE(edited.goTo(1));
    }
    Result<SavedSession> session = SavedSession::open(played.path);
    REQUIRE(session);
    REQUIRE(session->notices().empty());
    REQUIRE(session->remarks().size() == 1);
    REQUIRE(session->session().world().player().position != player);
}

TEST_CASE("an edit that the disk has no room for changes neither world nor file")
{
    const PlayedWorld played;
    // Exit codes say where the child stopped.
    const int outcome = inChildProcess([&] {
        std::signal(SIGXFSZ, SIG_IGN);
        EditedWorld edited = played.open();
        threeEdits(edited);
        rlimit limit{};
        getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = fs::file_size(played.path.string() + "-wal") + 30'000;
        setrlimit(RLIMIT_FSIZE, &limit);
        Result<void> done;
        EditState before;
        std::vector<EditEntry> history;
        for (std::int64_t n = 0; n < 2000 && done; ++n) {
            before = stateOf(edited);
            history = edited.history();
            CellMask cells(50);
            for (std::int64_t y = 0; y < 50; ++y)
                cells.addRow({5000 + 50 * n, y}, 50);
            EditDraft draft(edited.world(), edited.bookmarks());
            draft.setExplored(cells, true);
            draft.setTerrain(noiseCells(cells, 50, static_cast<std::uint64_t>(n)), Terrain::Rock);
            done = edited.perform("Big", draft.delta(), 3);
        }
        if (done || done.error().code != ErrorCode::DiskFull)
            return 2;
        if (!(stateOf(edited) == before) || edited.history() != history)
            return 3;
        if (WorldFile::readSnapshot(played.path)->world.map.changes() != before.changes)
            return 4;
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_FSIZE, &limit);
        WorldDelta note;
        note.bookmarks = {{std::nullopt, Bookmark{1, {}, "note", ""}}};
        if (!edited.perform("Note", note, 3) || edited.history().size() != 4)
            return 5;
        return edited.goTo(3) && verifyWorldFile(played.path)->empty() ? 0 : 6;
    });
    REQUIRE(outcome == 0);
    REQUIRE(played.open().history().size() == 4);
}

TEST_CASE("what can't be reached past a damaged edit is given up and reported, and the rest can be undone "
          "and redone")
{
    const PlayedWorld played;
    std::vector<EditState> states;
    {
        EditedWorld edited = played.open();
        states = threeEdits(edited);
        for (std::size_t position = 0; position <= 3; ++position) {
            REQUIRE(edited.goTo(position));
            REQUIRE(edited.addSavePoint("at " + std::to_string(position)));
        }
    }
    const std::string bytes = readBytes(played.path);
    const std::string damageSecond = "UPDATE edits SET delta = CAST(substr(delta, 1, 5) || x'5A' || "
                                     "substr(delta, 7) AS BLOB) WHERE id = 2";

    played.execute(damageSecond);
    REQUIRE(verifyWorldFile(played.path)->size() == 3); // the edit, and two save points
    REQUIRE(mentions(verifyWorldFile(played.path)->front(), "edit 2 of the history (Square at 2000)"));
    {
        EditedWorld edited = played.open();
        REQUIRE(mentions(edited.notices().front(), "can't be undone"));
        REQUIRE(stateOf(edited) == states[3]);
        REQUIRE(edited.history().size() == 1);
        REQUIRE(edited.position() == 1);
        REQUIRE(edited.savePoints().size() == 2);
        REQUIRE(edited.goTo(0));
        REQUIRE(stateOf(edited) == states[2]);
    }
    REQUIRE(verifyWorldFile(played.path)->empty());
    {
        EditedWorld edited = played.open();
        REQUIRE(edited.notices().empty());
        REQUIRE(edited.savePoints().size() == 2);
        REQUIRE(edited.goTo(1));
        REQUIRE(stateOf(edited) == states[3]);
    }

    writeBytes(played.path, bytes);
    REQUIRE(played.open().goTo(1));
    played.execute(damageSecond);
    EditedWorld edited = played.open();
    REQUIRE(mentions(edited.notices().front(), "can't be redone"));
    REQUIRE(edited.history().size() == 1);
    REQUIRE(edited.goTo(0));
    REQUIRE(stateOf(edited) == states[0]);
}

TEST_CASE("a history whose tables are gone or nonsense is given up, and the world opens, to edit and to play")
{
    const PlayedWorld played;
    {
        EditedWorld edited = played.open();
        threeEdits(edited);
    }
    const std::string bytes = readBytes(played.path);
    const EditState state = stateOf(played.open());
    for (const char *sql :
         {"DROP TABLE edits", "DROP TABLE history", "DROP TABLE save_points", "DELETE FROM history",
          "DROP TABLE edits; CREATE TABLE edits (id TEXT, label BLOB)",
          "UPDATE edits SET id = 9223372036854775807 WHERE id = 3", "UPDATE edits SET cells = -1",
          "UPDATE history SET last_done = -9223372036854775808", "UPDATE edits SET delta = x'', crc32 = 0",
          "UPDATE edits SET label = ''", "INSERT INTO save_points VALUES ('lost', 77, 0)"}) {
        INFO(sql);
        writeBytes(played.path, bytes);
        played.execute(sql);
        {
            Result<SavedSession> session = SavedSession::open(played.path);
            REQUIRE(session);
            REQUIRE(session->session().world().map.changes() == state.changes);
        }
        writeBytes(played.path, bytes);
        played.execute(sql);
        {
            EditedWorld edited = played.open();
            REQUIRE(stateOf(edited) == state);
            REQUIRE(edited.goTo(0));
            REQUIRE(edited.goTo(edited.history().size()));
            WorldDelta note;
            note.bookmarks = {{std::nullopt, Bookmark{1, {}, "note", ""}}};
            REQUIRE(edited.perform("Note", note));
        }
        REQUIRE(verifyWorldFile(played.path)->empty());
        REQUIRE(played.open().notices().empty());
    }
}

TEST_CASE("a copy of a world has its history")
{
    const PlayedWorld played;
    std::vector<EditState> states;
    const fs::path copy = played.folder / "copy.cave";
    {
        EditedWorld edited = played.open();
        states = threeEdits(edited);
        REQUIRE(edited.goTo(2));
        REQUIRE(edited.addSavePoint("two"));
        REQUIRE(edited.file().copyTo(copy, "Copy"));
    }
    REQUIRE(verifyWorldFile(copy)->empty());
    REQUIRE_FALSE(verifyReplay(copy)->difference);
    REQUIRE(verifyReplay(copy)->breaks == verifyReplay(played.path)->breaks);
    Result<EditedWorld> edited = EditedWorld::open(copy);
    REQUIRE(edited);
    REQUIRE(edited->savePoints().size() == 1);
    REQUIRE(edited->goTo(0));
    REQUIRE(stateOf(*edited) == states[0]);
    REQUIRE(edited->goTo(3));
    REQUIRE(stateOf(*edited) == states[3]);
}

TEST_CASE("the quarantined bytes of a region can be given up while the world is edited")
{
    const PlayedWorld played;
    played.execute("UPDATE regions SET payload = x'00'; DELETE FROM command_log");
    EditedWorld edited = played.open();
    REQUIRE_FALSE(edited.damaged().empty());
    const RegionPos pos = edited.damaged().front().pos;
    const std::size_t damaged = edited.damaged().size();
    REQUIRE(edited.repair(pos));
    REQUIRE(edited.damaged().size() == damaged - 1);
    REQUIRE(edited.repair(pos).error().code == ErrorCode::NotFound);
}

TEST_CASE("a file with a history survives whatever is done to its bytes, or is refused")
{
    const PlayedWorld played;
    {
        EditedWorld edited = played.open();
        for (std::uint64_t n = 0; n < 40; ++n)
            doPlanned(edited, edited.history().size(), 1, n);
        REQUIRE(edited.addSavePoint("here"));
    }
    const std::string bytes = readBytes(played.path);
    int opened = 0;
    int refused = 0;
    for (std::uint64_t round = 0; round < 300; ++round) {
        INFO("round " << round);
        writeBytes(played.path, mangled(bytes, round));
        static_cast<void>(verifyWorldFile(played.path));
        {
            Result<EditedWorld> edited = EditedWorld::open(played.path);
            (edited ? opened : refused) += 1;
            if (edited) {
                static_cast<void>(edited->goTo(0));
                static_cast<void>(edited->goTo(edited->history().size()));
            } else {
                REQUIRE_FALSE(edited.error().text().empty());
            }
        }
        std::error_code ignored;
        for (const char *suffix : {"-wal", "-shm", "-journal"})
            fs::remove(played.path.string() + suffix, ignored);
    }
    REQUIRE(opened > 0);
    REQUIRE(refused > 0);
}

TEST_CASE("an edit comes back from its stored form as it was, and in no other length")
{
    const PlayedWorld played;
    EditedWorld edited = played.open();
    const DeltaCodec codec{*edited.world().content, edited.world().map.regionSize()};
    int cut = 0;
    for (std::uint64_t n = 0; n < 60; ++n) {
        const WorldDelta delta = plannedDelta(edited.world(), edited.bookmarks(), 5, n);
        const Result<std::vector<std::uint8_t>> bytes = codec.encode(delta);
        REQUIRE(bytes);
        REQUIRE(*codec.decode(*bytes) == delta);
        REQUIRE(*codec.decode(*codec.encode(reversed(delta))) == reversed(delta));
        for (std::size_t length = 0; length < bytes->size(); length += 3, ++cut)
            REQUIRE_FALSE(codec.decode(std::span(*bytes).first(length)));
        REQUIRE(edited.perform("Edit", delta));
    }
    REQUIRE(cut > 0);
}

TEST_CASE("an edit that inflates without end is refused when it is larger than any can be")
{
    const std::vector<std::uint8_t> zeros(kMaxDeltaContent + 10, 0);
    uLongf length = compressBound(static_cast<uLong>(zeros.size()));
    std::vector<std::uint8_t> bytes(1 + length, kDeltaVersion);
    REQUIRE(compress(bytes.data() + 1, &length, zeros.data(), static_cast<uLong>(zeros.size())) == Z_OK);
    bytes.resize(1 + length);
    const Result<Content> content = builtInContent();
    REQUIRE(content);
    const Result<WorldDelta> delta = DeltaCodec{*content, 50}.decode(bytes);
    REQUIRE(mentions(delta.error().text(), "larger than any edit's"));
}

TEST_CASE("a world of version 2 gets a history when it is opened, and is of the newest version from then on")
{
    const PlayedWorld played;
    bringBackToVersion3(played.path);
    played.execute("DROP TABLE edits; DROP TABLE save_points; DROP TABLE history; PRAGMA user_version = 2");
    REQUIRE(verifyWorldFile(played.path)->empty());
    REQUIRE_FALSE(verifyReplay(played.path)->difference);
    REQUIRE(played.number("PRAGMA user_version") == 2);
    {
        EditedWorld edited = played.open();
        REQUIRE(edited.notices().empty());
        threeEdits(edited);
    }
    REQUIRE(played.number("PRAGMA user_version") == 5);
    REQUIRE(verifyWorldFile(played.path)->empty());
    EditedWorld edited = played.open();
    REQUIRE(edited.history().size() == 3);
}
