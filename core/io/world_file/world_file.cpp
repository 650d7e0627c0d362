// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_file.h"

#include "core/base/held_files.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/file_lock.h"
#include "core/io/files/folders.h"
#include "core/io/files/world_names.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_file_state.h"

#include <cerrno>
#include <optional>
#include <system_error>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

Result<FileLock> lockNewFile(const fs::path &path)
{
    CAVE_TRY(createFolders(path.parent_path()));
    std::error_code status;
    Result<FileLock> lock = FileLock::acquire(path);
    if (lock && fs::exists(fs::symlink_status(path, status)))
        return Error{ErrorCode::AlreadyExists, message("%1 already exists", quoted(path))};
    return lock;
}

/// Gives a finished database its name. The caller holds the lock of `path`, so nothing else creates a world
/// there.
Result<void> moveIntoPlace(const fs::path &finished, const fs::path &path)
{
    // Leftovers of a deleted world must neither be used as the log of the new one nor be lost.
    CAVE_TRY(setWorldLogAside(path));
    removeCompanions(path);
    CAVE_TRY(syncToDisk(finished));
    const int failure = renameFile(finished, path, false);
    if (failure == EEXIST)
        return Error{ErrorCode::AlreadyExists, message("%1 already exists", quoted(path))};
    if (failure != 0)
        return fileError("cannot create", path, {failure, std::generic_category()});
    Result<void> synced = syncToDisk(path);
    if (!synced)
        removeDatabase(path);
    return synced;
}

/// True for a world as created by `Session::begin` from its spec.
bool isAsBegun(const World &world)
{
    const Result<Session> begun = Session::begin(world.spec, world.content);
    if (!begun)
        return false;
    const World &fresh = begun->world();
    return world.turn == 0 && world.commands == 0 && !world.fight() && world.player() == fresh.player() &&
           world.streams == fresh.streams && world.run == fresh.run && world.realTime == fresh.realTime &&
           world.action == fresh.action && world.motion() == fresh.motion() &&
           world.map.changes() == fresh.map.changes();
}

Result<void> checkContent(const World &world, const ContentTexts &texts)
{
    const auto content = CAVE_TRY(parseContent(texts, contentVersionOf(world.spec.generator)));
    if (content != *world.content)
        return invalid("the content differs from the world's stored content");
    return {};
}

Result<void> writeNewWorld(const fs::path &file, const WorldMeta &meta, const World &world)
{
    auto database = CAVE_TRY(Database::open(file, Database::Mode::Create));
    auto transaction = CAVE_TRY(Transaction::begin(database));
    CAVE_TRY(createWorldTables(database));
    CAVE_TRY(database.linkWal());
    CAVE_TRY(writeMeta(database, meta));
    CAVE_TRY(writeLevelFiles(database, meta.spec.levelFiles));
    CAVE_TRY(writePlan(database, world.map.plan()));
    auto writer = CAVE_TRY(WorldWriter::prepare(database));
    UnsavedChanges all = everyState(world);
    for (const auto &[pos, changes] : world.map.changes())
        all.regions.insert(pos);
    CAVE_TRY(writer.write(world, all));
    if (!isAsBegun(world))
        CAVE_TRY(writer.writeOrigin(world));
    return transaction.commit();
}

/// SQLite names the original even if it is the copy that can't be written, and doesn't say why a file can't
/// be created.
Error whyNotCopied(Error error, const fs::path &copy)
{
    if (error.code == ErrorCode::DiskFull)
        return {ErrorCode::DiskFull, message("no space left on the disk for %1", quoted(copy))};
    if (error.code != ErrorCode::Io)
        return error;
    const Result<Unfinished> another = Unfinished::create(Unfinished::Kind::File, copy.parent_path(), copy);
    if (!another)
        return another.error();
    return {ErrorCode::Io,
            message("%1 %2: %3", Message("cannot write"), quoted(copy), std::move(error.message))};
}

Result<void> keepAll(Database & /*copy*/)
{
    return {};
}

Result<void> forgetOwners(Database &copy)
{
    return copy.execute("DELETE FROM bookmarks; DELETE FROM edits; DELETE FROM save_points; "
                        "DELETE FROM quarantine; DELETE FROM state_quarantine; "
                        "UPDATE player SET play_ms = 0");
}

/// Copies an open world into a new file with its own identity: its log can't be confused with that of the
/// original. `change` is done to the copy.
Result<void> copyInto(Database &original, const fs::path &source, const fs::path &file,
                      const std::optional<std::string> &name, Result<void> (*change)(Database &) = keepAll)
{
    auto meta = CAVE_TRY(readMeta(original, source));
    if (Result<void> copied = original.run("VACUUM INTO ?1", fs::absolute(file).string()); !copied)
        return whyNotCopied(copied.error(), file);
    auto copy = CAVE_TRY(Database::open(file, Database::Mode::ReadWrite));
    CAVE_TRY(copy.linkWal());
    CAVE_TRY(copy.execute("PRAGMA secure_delete = ON"));
    return inTransaction(copy, [&]() -> Result<void> {
        CAVE_TRY(change(copy));
        if (!name || *name == meta.name)
            return {};
        meta.name = *name;
        return writeMeta(copy, meta);
    });
}

/// Creates the file `target` by `write(file)`, atomically.
template<class Write>
Result<void> makeWhole(const fs::path &target, Write write)
{
    [[maybe_unused]] const auto lock = CAVE_TRY(lockNewFile(target));
    const fs::path unfinished = companionFile(target, ".new");
    removeDatabase(unfinished);
    Result<void> made = write(unfinished);
    if (made)
        made = moveIntoPlace(unfinished, target);
    if (!made)
        removeDatabase(unfinished);
    return made;
}

} // namespace

WorldFile::State::~State()
{
    writer = {};
    if (!database.checkPlace()) {
        // A moved file gets everything that was saved. Whatever is in its place now must not be touched.
        static_cast<void>(database.execute("PRAGMA wal_checkpoint(TRUNCATE)"));
        return;
    }
    // A closed world is a single file that can be read without leaving a log next to it. If a reader prevents
    // this, it stays as it is, which is just as safe.
    static_cast<void>(database.execute("PRAGMA journal_mode = DELETE"));
}

Result<std::unique_ptr<WorldFile::State>> WorldFile::State::open(const fs::path &path, FileLock &lock)
{
    CAVE_TRY(lock.lockFileItself(path));
    const auto aside = CAVE_TRY(setWorldLogAside(path));
    auto database = CAVE_TRY(openWorldDatabase(path, Access::Play));
    CAVE_TRY(migrate(database, path));
    CAVE_TRY(database.linkWal());
    // If the process is killed, nothing is lost; a power cut loses what wasn't synced yet
    // (`WorldFile::syncWal`). Merging the log into the file waits for the disk, so it is left to callers that
    // have the time: it happens automatically only when the log gets too long.
    CAVE_TRY(database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                              "PRAGMA wal_autocheckpoint = 350; PRAGMA journal_size_limit = 1474560"));
    auto writer = CAVE_TRY(WorldWriter::prepare(database));
    auto state = std::make_unique<State>(path, std::move(lock), std::move(database), std::move(writer));
    if (!aside.empty())
        state->notices.push_back(aside);
    return state;
}

WorldFile::WorldFile(std::unique_ptr<State> state) : m_state(std::move(state)) {}
WorldFile::WorldFile(WorldFile &&) noexcept = default;
WorldFile &WorldFile::operator=(WorldFile &&) noexcept = default;
WorldFile::~WorldFile() = default;

const fs::path &WorldFile::path() const
{
    return m_state->path;
}

Result<WorldFile> WorldFile::create(const fs::path &path, const std::string &name, const World &world)
{
    return create(path, name, world, builtInContentTexts(scenarioOf(world.spec.generator.kind)));
}

Result<WorldFile> WorldFile::create(const fs::path &path, const std::string &name, const World &world,
                                    const ContentTexts &texts)
{
    CAVE_TRY(validateWorldName(name));
    CAVE_TRY(checkContent(world, texts));
    auto lock = CAVE_TRY(lockNewFile(path));
    const fs::path unfinished = companionFile(path, ".new");
    removeDatabase(unfinished);
    WorldMeta meta;
    meta.name = name;
    meta.spec = world.spec;
    meta.createdMs = currentTimeMs();
    meta.texts = texts;
    Result<void> made = writeNewWorld(unfinished, meta, world);
    if (made)
        made = moveIntoPlace(unfinished, path);
    if (!made) {
        removeDatabase(unfinished);
        return made.error();
    }
    Result<std::unique_ptr<State>> state = State::open(path, lock);
    if (!state) {
        removeDatabase(path);
        return state.error();
    }
    return WorldFile(std::move(*state));
}

Result<WorldFile> WorldFile::open(const fs::path &path)
{
    // Checked before the lock, so that a wrong path gets no lock file; and a file has one lock, whatever link
    // is used.
    std::error_code status;
    const fs::path real = fs::weakly_canonical(path, status);
    CAVE_TRY(openWorldDatabase(path, Access::Read));
    auto lock = CAVE_TRY(FileLock::acquire(status ? path : real));
    auto state = CAVE_TRY(State::open(path, lock));
    return WorldFile(std::move(state));
}

Result<void> WorldFile::save(const World &world, const UnsavedChanges &changes)
{
    if (changes.empty())
        return checkPlace(); // otherwise unsaved changes would count as saved
    auto transaction = CAVE_TRY(Transaction::begin(m_state->database));
    Result<void> saved = m_state->writer.write(world, changes);
    if (saved)
        saved = transaction.commit();
    if (!saved)
        m_state->writer.forgetWritten();
    return saved;
}

Result<void> WorldFile::checkPlace() const
{
    return m_state->database.checkPlace();
}

std::int64_t WorldFile::changesWritten() const
{
    return m_state->database.allChangedRows();
}

Result<std::string> WorldFile::name() const
{
    return CAVE_TRY(readMeta(m_state->database, m_state->path)).name;
}

Result<void> WorldFile::rename(const std::string &name)
{
    CAVE_TRY(validateWorldName(name));
    auto meta = CAVE_TRY(readMeta(m_state->database, m_state->path));
    meta.name = name;
    return inTransaction(m_state->database, [&] { return writeMeta(m_state->database, meta); });
}

Result<void> WorldFile::checkpoint()
{
    return m_state->database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}

Result<void> WorldFile::checkpoint(const fs::path &path)
{
    std::error_code status;
    if (!fs::exists(path, status))
        return Error{ErrorCode::NotFound, message("there is no world %1", quoted(path))};
    if (!isHeldFile(path))
        return {}; // closed in the meantime, or it isn't the file in play
    auto database = CAVE_TRY(openWorldDatabase(path, Access::Play));
    if (!database.isLogged())
        return {}; // closed in the meantime
    CAVE_TRY(database.linkWal());
    // Passive, so that saving continues meanwhile. The first write after it restarts the log, for which
    // SQLite waits for the disk once; so that write is made here, with existing data.
    CAVE_TRY(database.execute("PRAGMA wal_checkpoint(PASSIVE)"));
    return inTransaction(database, [] { return Result<void>(); });
}

Result<void> WorldFile::syncWal(const fs::path &path)
{
    std::error_code status;
    const fs::path log = companionFile(fs::weakly_canonical(path, status), "-wal");
    // Its descriptor may be opened and closed, as SQLite has no locks on the log.
    return fs::exists(log, status) ? syncToDisk(log) : Result<void>();
}

Result<void> WorldFile::copyTo(const fs::path &target, const std::string &name) const
{
    CAVE_TRY(validateWorldName(name));
    return makeWhole(
        target, [&](const fs::path &file) { return copyInto(m_state->database, m_state->path, file, name); });
}

Result<void> WorldFile::copyForOthers(const fs::path &target) const
{
    return makeWhole(target, [&](const fs::path &file) {
        return copyInto(m_state->database, m_state->path, file, std::nullopt, forgetOwners);
    });
}

Result<void> WorldFile::copy(const fs::path &source, const fs::path &target,
                             const std::optional<std::string> &name)
{
    CAVE_TRY(name ? validateWorldName(*name) : Result<void>());
    return makeWhole(target, [&](const fs::path &file) -> Result<void> {
        auto original = CAVE_TRY(openWorldDatabase(source, Access::Read));
        return copyInto(original, source, file, name);
    });
}

Result<std::vector<Bookmark>> WorldFile::bookmarks() const
{
    auto read = CAVE_TRY(readBookmarks(m_state->database, kWorldFormatVersion));
    if (!read.problems.empty())
        return damagedWorld(m_state->path, read.problems.front());
    return std::move(read.bookmarks);
}

Result<std::int64_t> WorldFile::putBookmark(const Bookmark &bookmark)
{
    return cave::putBookmark(m_state->database, bookmark);
}

Result<void> WorldFile::removeBookmark(std::int64_t id)
{
    return cave::removeBookmark(m_state->database, id);
}

Result<void> WorldFile::addPlayTime(std::int64_t milliseconds)
{
    return inTransaction(m_state->database, [&] {
        return m_state->database.run("UPDATE player SET play_ms = play_ms + ?1 WHERE id = 0",
                                     std::max<std::int64_t>(milliseconds, 0));
    });
}

} // namespace cave
