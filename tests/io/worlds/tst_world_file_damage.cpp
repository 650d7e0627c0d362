// SPDX-License-Identifier: MIT
#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/seeds/seed_library.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/run_history.h"
#include "core/io/worlds/world_library.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/child_process.h"
#include "tests/io/worlds/sample_world.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

/// The world opens, without its first region, for the reason given.
void requireFirstRegionQuarantined(const Sample &sample, const std::string &reason)
{
    const RegionPos pos = sample.firstRegion();
    const std::string where =
        "region (" + std::to_string(pos.x) + ", " + std::to_string(pos.y) + ") of level 0: ";
    REQUIRE(verifyWorldFile(sample.path)->size() == 1);

    Result<WorldFile> file = WorldFile::open(sample.path);
    REQUIRE(file);
    Result<LoadedWorld> loaded = file->load();
    REQUIRE(loaded);
    REQUIRE(loaded->damaged.size() == 1);
    REQUIRE(loaded->damaged[0].pos == pos);
    REQUIRE(loaded->damaged[0].reason == where + reason);
    REQUIRE(loaded->world.map.changesOf(pos).empty());
    WorldMap::Changes others = sample.changes;
    others.erase(pos);
    REQUIRE(loaded->world.map.changes() == others);
}

/// The first page of a table, as it lies in the file.
std::size_t pageOf(const Sample &sample, const std::string &table)
{
    Result<Database> database = Database::open(sample.path, Database::Mode::ReadOnly);
    REQUIRE(database);
    const Result<std::int64_t> root =
        database->queryInteger("SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'");
    REQUIRE(root);
    return static_cast<std::size_t>(*root);
}

constexpr std::size_t kPageBytes = 4096;

/// The bytes with one page (from 1) as if the disk had lost it.
std::string withPage(std::string bytes, std::size_t page, bool garbage)
{
    for (std::size_t i = 0; i < kPageBytes; ++i)
        bytes[(page - 1) * kPageBytes + i] = garbage ? static_cast<char>(mix64(combine(page, i))) : '\0';
    return bytes;
}

/// A failed comparison of the strings themselves would print both.
bool isSame(const std::string &a, const std::string &b)
{
    return a == b;
}

/// Repairs, and checks that what the repair says is so: all is well, or the file is as it was.
WorldRepair repaired(const fs::path &path)
{
    const std::string before = readBytes(path);
    Result<WorldRepair> repair = repairWorldFile(path);
    INFO((repair ? std::string() : repair.error().text()));
    REQUIRE(repair);
    if (repair->left.empty()) {
        const Result<std::vector<Message>> problems = verifyWorldFile(path);
        REQUIRE(problems);
        REQUIRE(*problems == std::vector<Message>{});
        REQUIRE(SavedSession::open(path));
    } else if (repair->original.empty()) {
        REQUIRE(repair->repaired.empty());
        REQUIRE(isSame(readBytes(path), before));
    }
    if (!repair->original.empty())
        REQUIRE(isSame(readBytes(repair->original), before));
    return std::move(*repair);
}

bool tellsOf(const std::vector<WorldFinding> &findings, const std::string &part)
{
    return std::ranges::any_of(findings, [&](const WorldFinding &finding) {
        return mentions(finding.problem, part) || mentions(finding.remedy, part);
    });
}

} // namespace

TEST_CASE("a region with a wrong checksum is set aside and the rest opens")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    const RegionPos pos = sample.firstRegion();
    const std::string where = " WHERE rx = " + std::to_string(pos.x) + " AND ry = " + std::to_string(pos.y);
    sample.execute(
        ("UPDATE regions SET payload = CAST(substr(payload, 1, 9) || x'5A' || substr(payload, 11) AS BLOB)" +
         where)
            .c_str());
    requireFirstRegionQuarantined(sample, "checksum does not match");
}

TEST_CASE("a region that is cut short, too large or empty is set aside")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    sample.replaceFirstPayload({kPayloadVersion, 0x78, 0x01});
    requireFirstRegionQuarantined(sample, "the compressed data is damaged or truncated");
    writeBytes(sample.path, sample.bytes);
    sample.replaceFirstPayload({});
    requireFirstRegionQuarantined(sample, "there is no content");
    writeBytes(sample.path, sample.bytes);
    sample.replaceFirstPayload({kPayloadVersion + 1, 0x78});
    requireFirstRegionQuarantined(sample, "its version is 5; this program reads up to 4");
}

TEST_CASE("a wrong count or checksum costs no region whose content can be read, and is corrected")
{
    const Sample sample;
    const std::string where = " WHERE rx = " + std::to_string(sample.firstRegion().x) +
                              " AND ry = " + std::to_string(sample.firstRegion().y);
    for (const char *change :
         {"explored_cells = 3000", "crc32 = crc32 + 1", "crc32 = -1, explored_cells = 0"}) {
        INFO(change);
        writeBytes(sample.path, sample.bytes);
        sample.execute(("UPDATE regions SET " + (change + where)).c_str());
        const Result<std::vector<Message>> problems = verifyWorldFile(sample.path);
        REQUIRE(problems);
        REQUIRE(problems->size() == 1);
        REQUIRE(mentions(problems->front(), "does not match"));
        const Result<LoadedWorld> snapshot = WorldFile::readSnapshot(sample.path);
        REQUIRE(snapshot);
        REQUIRE(snapshot->damaged.empty());
        REQUIRE(snapshot->world.map.changes() == sample.changes);

        const std::string damaged = readBytes(sample.path);
        const Result<WorldRepair> repair = repairWorldFile(sample.path);
        REQUIRE(repair);
        REQUIRE(repair->repaired.size() == 1);
        REQUIRE(repair->left.empty());
        REQUIRE(verifyWorldFile(sample.path)->empty());

        writeBytes(sample.path, damaged); // playing corrects it as well
        Result<SavedSession> session = SavedSession::open(sample.path);
        REQUIRE(session);
        REQUIRE(session->damaged().empty());
        REQUIRE(session->notices().size() == 1);
        REQUIRE(session->session().stateHash() == sample.hash);
        REQUIRE(verifyWorldFile(sample.path)->empty());
    }
}

TEST_CASE("regions that no world has are set aside")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    sample.execute(
        "INSERT INTO regions SELECT 7, rx, ry, payload, crc32, explored_cells, changed_turn FROM regions "
        "LIMIT 1;"
        "INSERT INTO regions SELECT 0, 9000000000000000000, -5, payload, crc32, explored_cells, changed_turn "
        "FROM regions LIMIT 1");
    Result<SavedSession> session = SavedSession::open(sample.path);
    REQUIRE(session);
    REQUIRE(session->damaged().size() == 2);
    REQUIRE(session->session().stateHash() == sample.hash);
}

TEST_CASE("a damaged region stays listed until it is repaired, and is then unexplored")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    sample.replaceFirstPayload({0});
    const RegionPos pos = sample.firstRegion();
    REQUIRE(SavedSession::open(sample.path)->damaged().size() == 1);
    {
        Result<SavedSession> session = SavedSession::open(sample.path);
        REQUIRE(session);
        REQUIRE(session->damaged().size() == 1);
        REQUIRE(session->file().repair(pos));
        const Result<void> again = session->file().repair(pos);
        REQUIRE_FALSE(again);
        REQUIRE(again.error().code == ErrorCode::NotFound);
    }
    Result<WorldFile> file = WorldFile::open(sample.path);
    REQUIRE(file);
    const Result<LoadedWorld> loaded = file->load();
    REQUIRE(loaded);
    REQUIRE(loaded->damaged.empty());
    REQUIRE(loaded->world.map.changesOf(pos).empty());
    REQUIRE(verifyWorldFile(sample.path)->empty());
}

TEST_CASE("a damaged region can be explored before it is repaired")
{
    const Sample sample(Sample::Log::LeadsElsewhere);
    sample.execute("UPDATE regions SET payload = x'00'");
    std::uint64_t hash = 0;
    {
        Result<SavedSession> session = SavedSession::open(sample.path);
        REQUIRE(session);
        REQUIRE(session->damaged().size() == sample.changes.size());
        walk(*session, 5, 50);
        REQUIRE_FALSE(session->saveError());
        hash = session->session().stateHash();
        for (const DamagedRegion &region : session->damaged())
            REQUIRE(session->file().repair(region.pos));
    }
    Result<SavedSession> session = SavedSession::open(sample.path);
    REQUIRE(session);
    REQUIRE(session->session().stateHash() == hash);
}

TEST_CASE("a world of a newer program is refused with both versions and left as it is")
{
    const Sample sample;
    sample.execute("PRAGMA user_version = 42");
    const std::string before = readBytes(sample.path);
    const Error error = openError(sample.path);
    REQUIRE(error.code == ErrorCode::TooNew);
    REQUIRE(mentions(error.text(), "version 42"));
    REQUIRE(mentions(error.text(), "up to version 6"));
    REQUIRE(WorldFile::summary(sample.path).error().code == ErrorCode::TooNew);
    REQUIRE(readBytes(sample.path) == before);
    REQUIRE(fileNames(sample.folder.path()) == "sample.cave");
}

TEST_CASE("a flipped bit in the version of a world's file neither hides nor costs anything")
{
    const Sample sample;
    const auto [version, pragma] =
        GENERATE(std::pair{1, "PRAGMA user_version = 1"}, std::pair{4, "PRAGMA user_version = 4"});
    CAPTURE(version);
    sample.execute(pragma);
    CHECK(verifyWorldFile(sample.path)->empty());
    {
        Result<SavedSession> session = SavedSession::open(sample.path);
        REQUIRE(session);
        CHECK(session->session().stateHash() == sample.hash);
        CHECK(session->notices().empty());
    }
    Result<Database> database = Database::open(sample.path, Database::Mode::ReadOnly);
    REQUIRE(database);
    CHECK(database->queryInteger("PRAGMA user_version").valueOr(0) == 5);
}

TEST_CASE("a world of several players whose version lost a bit stays one of several players")
{
    const TempFolder folder;
    const fs::path path = folder / "party.cave";
    fs::copy_file(testData("stored/5/party.cave"), path);
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute("PRAGMA user_version = 4"));
    }
    REQUIRE(EditedWorld::open(path));
    Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    REQUIRE(database);
    CHECK(database->queryInteger("PRAGMA user_version").valueOr(0) == 6);
}

TEST_CASE("generators and scenarios that we don't know are refused by name")
{
    const Sample sample;
    sample.execute("DELETE FROM meta_copy; UPDATE meta SET value = '9' WHERE key = 'generator_version'");
    REQUIRE(openError(sample.path).code == ErrorCode::TooNew);
    REQUIRE(mentions(openError(sample.path).text(), "version 9"));
    sample.execute("UPDATE meta SET value = 'lakes' WHERE key = 'generator'");
    REQUIRE(openError(sample.path).code == ErrorCode::Damaged);
    REQUIRE(mentions(openError(sample.path).text(), "lakes"));
    sample.execute("UPDATE meta SET value = 'moon-base' WHERE key = 'scenario'");
    REQUIRE(openError(sample.path).code == ErrorCode::TooNew);
    REQUIRE(mentions(openError(sample.path).text(), "moon-base"));
}

TEST_CASE("impossible settings, names, places and turns are refused with what is wrong")
{
    const std::pair<const char *, const char *> rows[] = {
        {R"(UPDATE meta SET value = '{"region.size": 5000}' WHERE key = 'settings')", "region.size"},
        {"UPDATE meta SET value = '{' WHERE key = 'settings'", "settings"},
        {"UPDATE meta SET value = '' WHERE key = 'name'", "name"},
        {"UPDATE meta SET value = 'soon' WHERE key = 'created_ms'", "creation"},
        {"UPDATE meta SET value = CAST(x'FF' AS TEXT) WHERE key = 'seed'", "seed"},
        {"UPDATE meta SET value = 'another' WHERE key = 'seed'", "checksum"},
        {"DELETE FROM meta WHERE key = 'generator'", "generator"},
        {"UPDATE player SET turn = -1", "player.turn is -1"},
        {"UPDATE player SET turn = 9223372036854775807", "player.turn is 9223372036854775807"},
        {"UPDATE player SET commands = 9223372036854775807", "player.commands"},
        {"UPDATE player SET steps = 1000000000000001", "player.steps"},
        {"UPDATE player SET last_played_ms = 9223372036854775807", "player.last_played_ms"},
        {"UPDATE player SET play_ms = -1", "player.play_ms"},
        {"DELETE FROM player; INSERT INTO command_log VALUES (9223372036854775807, 4)", "player.commands"},
        {"INSERT INTO origin VALUES (0, 9223372036854775807, x'00', 0)", "origin.commands"},
        {"DROP TABLE player", "player"},
        {"ALTER TABLE meta RENAME TO other", "meta"},
        {"DROP TABLE regions; CREATE VIEW regions AS SELECT 0 AS level", "regions"},
    };
    const Sample sample;
    for (const auto &[sql, what] : rows) {
        INFO(sql);
        writeBytes(sample.path, sample.bytes);
        sample.execute("DELETE FROM meta_copy");
        sample.execute(sql);
        const Error error = openError(sample.path);
        INFO(error.text());
        REQUIRE(error.code == ErrorCode::Damaged);
        REQUIRE(mentions(error.text(), what));
        REQUIRE(fileNames(sample.folder.path()) == "sample.cave");
    }
}

TEST_CASE("a player who can't be where the file says goes on from where the world begins, and it is reported")
{
    Result<Session> fresh = Session::begin(testSpec());
    REQUIRE(fresh);
    const WorldPos spawn = fresh->world().player().position;
    WorldPos rock;
    while (!fresh->isRock(rock))
        ++rock.x;
    const std::string rockX = std::to_string(rock.x);
    const std::pair<std::string, std::string> rows[] = {
        {"UPDATE player SET x = " + rockX + ", y = 0", "in rock at (" + rockX + ", 0)"},
        {"UPDATE player SET x = 1000000000000000001, y = 0", "outside the world at (1000000000000000001, 0)"},
        {"UPDATE player SET y = -9223372036854775808", "outside the world"},
        {"DELETE FROM player", "no player"},
    };
    const Sample sample(Sample::Log::LeadsElsewhere);
    for (const auto &[sql, what] : rows) {
        INFO(sql);
        writeBytes(sample.path, sample.bytes);
        const std::int64_t turn = WorldFile::summary(sample.path)->turn;
        sample.execute(sql.c_str());
        REQUIRE(verifyWorldFile(sample.path)->size() == 1);
        REQUIRE(mentions(verifyWorldFile(sample.path)->front(), what));
        REQUIRE(WorldFile::summary(sample.path)->turn == turn);
        REQUIRE(WorldFile::readSnapshot(sample.path)->notices.size() == 1);
        {
            Result<SavedSession> session = SavedSession::open(sample.path);
            REQUIRE(session);
            REQUIRE(session->notices().size() == 1);
            REQUIRE(mentions(session->notices()[0], what));
            REQUIRE(session->session().world().player().position == spawn);
            REQUIRE(session->session().world().turn == turn);
            REQUIRE(session->damaged().empty());
            passTurn(*session);
            REQUIRE_FALSE(session->saveError());
        }
        REQUIRE(verifyWorldFile(sample.path)->empty());
        REQUIRE(SavedSession::open(sample.path)->notices().empty());
    }
}

TEST_CASE("a gap in the command log is found by checking, and doesn't keep the world shut")
{
    const Sample sample;
    sample.execute("DELETE FROM command_log WHERE seq = 3");
    REQUIRE(verifyWorldFile(sample.path)->size() == 1);
    REQUIRE(SavedSession::open(sample.path));
}

TEST_CASE("a command log that runs ahead doesn't keep the world from being saved")
{
    const Sample sample;
    sample.execute("INSERT INTO command_log VALUES ((SELECT commands + 1 FROM player), 4)");
    Result<SavedSession> session = SavedSession::open(sample.path);
    REQUIRE(session);
    passTurn(*session);
    REQUIRE_FALSE(session->saveError());
}

TEST_CASE("a world whose player lies on a broken page is read, and repaired with the rest kept")
{
    const Sample sample;
    const bool garbage = GENERATE(false, true);
    const Result<WorldSummary> whole = WorldFile::summary(sample.path);
    const std::size_t page = pageOf(sample, "player");
    writeBytes(sample.path, withPage(sample.bytes, page, garbage));

    const Result<LoadedWorld> snapshot = WorldFile::readSnapshot(sample.path);
    REQUIRE(snapshot);
    REQUIRE(snapshot->world.map.changes() == sample.changes);
    REQUIRE(anyMentions(snapshot->notices, "player can't be read"));
    REQUIRE(WorldFile::summary(sample.path)->name == "Sample");
    REQUIRE(anyMentions(*verifyWorldFile(sample.path), "player"));
    REQUIRE(openError(sample.path).code == ErrorCode::Damaged);
    REQUIRE(mentions(openError(sample.path).text(), "repair the world"));

    const WorldRepair repair = repaired(sample.path);
    REQUIRE(repair.left.empty());
    REQUIRE(tellsOf(repair.repaired, "the player's place and turn can't be read"));
    REQUIRE(tellsOf(repair.repaired, "restored from the log of commands"));
    REQUIRE(fileNames(sample.folder.path()) == "sample.cave,sample.cave.damaged");
    const Result<WorldSummary> after = WorldFile::summary(sample.path);
    REQUIRE(after);
    REQUIRE(after->turn == whole->turn);
    REQUIRE(after->gold == whole->gold);
    REQUIRE(after->player == whole->player);
    REQUIRE(after->exploredCells == whole->exploredCells);
    Result<SavedSession> session = SavedSession::open(sample.path);
    REQUIRE(session);
    REQUIRE(session->notices().empty());
    passTurn(*session);
    REQUIRE_FALSE(session->saveError());
}

TEST_CASE("any page of a world may be lost: what can be read is kept, or the file stays as it is")
{
    const Sample sample;
    const bool garbage = GENERATE(false, true);
    const std::size_t pages = sample.bytes.size() / kPageBytes;
    for (std::size_t page = 2; page <= pages; ++page) {
        INFO("page " << page);
        writeBytes(sample.path, withPage(sample.bytes, page, garbage));
        const WorldRepair repair = repaired(sample.path);
        REQUIRE(repair.left.empty());
        fs::remove(repair.original);
    }
}

TEST_CASE("a world that lost its end is repaired from what is left")
{
    const Sample sample;
    const std::size_t pages = sample.bytes.size() / kPageBytes;
    int repairedFiles = 0;
    for (std::size_t left = 2; left < pages; ++left) {
        INFO(left << " pages");
        writeBytes(sample.path, sample.bytes.substr(0, left * kPageBytes + (left % 2) * 1000));
        const WorldRepair repair = repaired(sample.path);
        repairedFiles += repair.left.empty() ? 1 : 0;
        if (!repair.original.empty())
            fs::remove(repair.original);
    }
    REQUIRE(repairedFiles > 0);
}

TEST_CASE("whatever verifying finds, repairing repairs or says that it can't")
{
    const Sample sample;
    const char *const rows[] = {
        "DELETE FROM command_log WHERE seq = 3",
        "INSERT INTO command_log VALUES ((SELECT commands + 1 FROM player), 4)",
        "UPDATE command_log SET command = 1000000000000 WHERE seq = 9",
        "INSERT INTO origin VALUES (0, 5, x'00', 0)",
        "INSERT INTO levels (level, kind, x, y, width, height, seed) VALUES (1, 'bounded', 1, 1, 5, 5, 1)",
        "INSERT INTO links VALUES (1, 1, 2, 2)",
        "UPDATE meta SET value = 'another' WHERE key = 'seed'",
        "DELETE FROM meta",
        "UPDATE player SET turn = -1",
        "UPDATE player SET x = 1000000000000000001",
        "DELETE FROM state",
        "UPDATE state SET value = x'FFFF'",
        "UPDATE regions SET payload = x'00'",
        "UPDATE regions SET level = 4",
        "DELETE FROM history",
        "INSERT INTO edits VALUES (1, 'Brush', 0, 1, x'00', 0)",
        "INSERT INTO save_points VALUES ('gone', 77, 0)",
        "INSERT INTO bookmarks (x, y, kind, label) VALUES (0, 0, '', 'nothing')",
        "DROP TABLE checkpoints",
        "DROP TABLE player",
        "DROP TABLE regions; CREATE VIEW regions AS SELECT 0 AS level",
    };
    for (const char *sql : rows) {
        INFO(sql);
        writeBytes(sample.path, sample.bytes);
        sample.execute(sql);
        const Result<std::vector<Message>> problems = verifyWorldFile(sample.path);
        REQUIRE(problems);
        const WorldRepair repair = repaired(sample.path);
        REQUIRE(repair.left.empty());
        REQUIRE(repair.repaired.empty() == problems->empty());
        for (const WorldFinding &finding : repair.repaired)
            REQUIRE_FALSE(finding.remedy.empty());
        fs::remove(repair.original);
    }
    writeBytes(sample.path, sample.bytes);
    sample.execute("DELETE FROM meta_copy; UPDATE meta SET value = 'another' WHERE key = 'seed'");
    const WorldRepair repair = repaired(sample.path);
    REQUIRE(repair.left.size() == 1);
    REQUIRE(mentions(repair.left.front().problem, "checksum"));
}

TEST_CASE("whatever is done to the bytes of a file, a repair that says all is well is right")
{
    const Sample sample;
    int whole = 0;
    for (std::uint64_t round = 0; round < 80; ++round) {
        INFO("round " << round);
        const TempFolder folder;
        const fs::path path = folder / "sample.cave";
        writeBytes(path, mangled(sample.bytes, round));
        const Result<WorldRepair> repair = repairWorldFile(path);
        if (!repair || !repair->left.empty())
            continue;
        ++whole;
        REQUIRE(verifyWorldFile(path)->empty());
        Result<SavedSession> session = SavedSession::open(path);
        INFO((session ? std::string() : session.error().text()));
        REQUIRE(session);
        passTurn(*session);
        REQUIRE_FALSE(session->saveError());
    }
    REQUIRE(whole > 10);
}

TEST_CASE("files that are no worlds are refused, each for its own reason")
{
    const TempFolder folder;
    writeBytes(folder / "empty.cave", "");
    writeBytes(folder / "text.cave", "Once upon a time there was a cave. " + std::string(5000, '.'));
    writeBytes(folder / "short.cave", "SQL");
    writeBytes(folder / "head.cave", std::string("SQLite format 3\0 and no more", 28));
    fs::create_directory(folder / "folder.cave");
    {
        Result<Database> other = Database::open(folder / "other.cave", Database::Mode::Create);
        REQUIRE(other);
        REQUIRE(other->execute("CREATE TABLE recipes (name TEXT)"));
    }
    REQUIRE(SeedLibrary::open(folder / "seeds.library"));
    REQUIRE(RunHistory::open(folder / "runs.db"));
    REQUIRE(PlayStatistics::open(folder / "statistics.db"));
    const std::string before = fileNames(folder.path());
    CHECK(mentions(openError(folder / "seeds.library").text(), "it is a library of seeds"));
    CHECK(mentions(openError(folder / "runs.db").text(), "it is a history of runs"));
    CHECK(mentions(openError(folder / "statistics.db").text(), "it is a record of totals"));
    REQUIRE(openError(folder / "none.cave").code == ErrorCode::NotFound);
    REQUIRE(mentions(openError(folder / "empty.cave").text(), "empty"));
    REQUIRE(openError(folder / "text.cave").code == ErrorCode::NotAWorld);
    REQUIRE(openError(folder / "short.cave").code == ErrorCode::NotAWorld);
    REQUIRE(openError(folder / "head.cave").code == ErrorCode::NotAWorld);
    REQUIRE(mentions(openError(folder / "folder.cave").text(), "folder"));
    REQUIRE(openError(folder / "folder.cave").code == ErrorCode::NotAWorld);
    REQUIRE(mentions(openError(folder / "other.cave").text(), "another program"));
    REQUIRE(fileNames(folder.path()) == before);
}

TEST_CASE("a read-only file or folder gives an error that says so")
{
    Sample sample;
    chmod(sample.folder.path().c_str(), 0755);
    chmod(sample.path.c_str(), 0444);
    const int readOnlyFile = inChildProcess([&] {
        if (!becomeOrdinaryUser())
            return 1;
        const Result<WorldFile> file = WorldFile::open(sample.path);
        return !file && file.error().code == ErrorCode::Io && mentions(file.error().text(), "sample.cave") &&
                       WorldFile::summary(sample.path) && verifyWorldFile(sample.path)
                   ? 0
                   : 2;
    });
    REQUIRE(readOnlyFile == 0);
    chmod(sample.folder.path().c_str(), 0555);
    const int readOnlyFolder = inChildProcess([&] {
        if (!becomeOrdinaryUser())
            return 1;
        const Result<SavedSession> made = SavedSession::create(sample.folder / "new.cave", "New", testSpec());
        return !made && made.error().code == ErrorCode::Io && mentions(made.error().text(), "new.cave") &&
                       WorldFile::summary(sample.path)
                   ? 0
                   : 2;
    });
    REQUIRE(readOnlyFolder == 0);
    chmod(sample.path.c_str(), 0000);
    const int unreadable = inChildProcess([&] {
        if (!becomeOrdinaryUser())
            return 1;
        const Result<WorldSummary> summary = WorldFile::summary(sample.path);
        return !summary && summary.error().code == ErrorCode::Io ? 0 : 2;
    });
    REQUIRE(unreadable == 0);
    chmod(sample.folder.path().c_str(), 0755);
}

TEST_CASE("a file cut short anywhere opens or gives an error")
{
    const Sample sample;
    int refused = 0;
    for (std::size_t length = 0; length < sample.bytes.size(); length += 511) {
        INFO("length " << length);
        writeBytes(sample.path, sample.bytes.substr(0, length));
        Result<SavedSession> session = SavedSession::open(sample.path);
        const bool sound = verifyWorldFile(sample.path) && verifyWorldFile(sample.path)->empty();
        refused += session ? 0 : 1;
        // At the end of the last page there may be nothing to lose.
        REQUIRE((!sound || (session && session->session().stateHash() == sample.hash)));
        if (!session)
            REQUIRE(mentions(session.error().text(), "sample.cave"));
    }
    REQUIRE(refused > 0);
}

TEST_CASE("random bytes anywhere in a file never do worse than an error")
{
    const Sample sample;
    int opened = 0;
    int refused = 0;
    for (std::uint64_t round = 0; round < 400; ++round) {
        INFO("round " << round);
        std::string bytes = sample.bytes;
        // A burst somewhere; now and then in the first page, which holds the tables' definitions.
        const std::size_t range = round % 4 == 0 ? 4096 : bytes.size();
        const std::size_t start = mix64(combine(1, round)) % range;
        const std::size_t length = 1 + mix64(combine(2, round)) % 40;
        for (std::size_t i = start; i < std::min(start + length, bytes.size()); ++i)
            bytes[i] = static_cast<char>(mix64(combine(3, combine(round, i))));
        writeBytes(sample.path, bytes);
        static_cast<void>(verifyWorldFile(sample.path));
        static_cast<void>(WorldFile::summary(sample.path));
        Result<SavedSession> session = SavedSession::open(sample.path);
        if (session) {
            ++opened;
            passTurn(*session);
        } else {
            ++refused;
            REQUIRE(mentions(session.error().text(), "sample.cave"));
        }
        std::error_code ignored;
        for (const char *suffix : {"-wal", "-shm", "-journal"})
            fs::remove(sample.path.string() + suffix, ignored);
    }
    REQUIRE(opened > 0);
    REQUIRE(refused > 0);
}

TEST_CASE("a full disk is reported, keeps what was saved, and is made up for when there is room")
{
    const TempFolder folder;
    const fs::path path = folder / "world.cave";
    // Exit codes say where the child stopped.
    const int outcome = inChildProcess([&] {
        std::signal(SIGXFSZ, SIG_IGN);
        Result<SavedSession> session = SavedSession::create(path, "Test", testSpec());
        if (!session)
            return 1;
        walk(*session, 1, 20);
        const std::int64_t savedBefore = session->session().world().turn;
        rlimit limit{};
        getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = fs::file_size(path.string() + "-wal") + 30'000;
        setrlimit(RLIMIT_FSIZE, &limit);
        walk(*session, 2, 300);
        if (!session->saveError() || session->saveError()->code != ErrorCode::DiskFull)
            return 2;
        if (!mentions(session->saveError()->text(), "world.cave"))
            return 3;
        const std::int64_t turn = session->session().world().turn;
        const Result<WorldSummary> saved = WorldFile::summary(path);
        if (!saved || saved->turn < savedBefore || saved->turn >= turn)
            return 4;
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_FSIZE, &limit);
        passTurn(*session);
        if (session->saveError())
            return 5;
        return WorldFile::summary(path)->turn == turn + 1 && verifyWorldFile(path)->empty() ? 0 : 6;
    });
    REQUIRE(outcome == 0);
    REQUIRE(verifyWorldFile(path)->empty());
    REQUIRE(SavedSession::open(path));
}

TEST_CASE("a world for which there is no room is not left half made")
{
    // From too little for the first page to enough for all.
    int made = 0;
    int refused = 0;
    for (rlim_t room = 1000; room < 100'000; room += 2000) {
        INFO("room for " << room << " bytes a file");
        const TempFolder folder;
        const int outcome = inChildProcess([&] {
            std::signal(SIGXFSZ, SIG_IGN);
            rlimit limit{};
            getrlimit(RLIMIT_FSIZE, &limit);
            limit.rlim_cur = room;
            setrlimit(RLIMIT_FSIZE, &limit);
            const Result<SavedSession> session =
                SavedSession::create(folder / "world.cave", "Test", testSpec());
            return session ? 0 : session.error().code == ErrorCode::DiskFull ? 1 : 2;
        });
        REQUIRE((outcome == 0 || outcome == 1));
        (outcome == 0 ? made : refused) += 1;
        REQUIRE(fileNames(folder.path()) == (outcome == 0 ? "world.cave" : ""));
    }
    REQUIRE(made > 0);
    REQUIRE(refused > 0);
}
