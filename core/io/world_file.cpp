#include "core/io/world_file.h"

#include "core/io/error_text.h"
#include "core/io/file_lock.h"
#include "core/io/payload.h"
#include "core/io/state_codec.h"
#include "core/io/world_file_format.h"
#include "core/io/world_file_state.h"
#include "core/io/world_library.h"

#include <system_error>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

/// Removes a database that is no more, or not yet, a world, and what SQLite put beside it. A log left behind
/// by a deleted world would otherwise be taken for the log of the new one.
void removeWithCompanions(const fs::path &path)
{
    std::error_code ignored;
    fs::remove(path, ignored);
    for (const char *suffix : {"-wal", "-shm", "-journal"})
        fs::remove(companionFile(path, suffix), ignored);
}

Result<FileLock> lockNewFile(const fs::path &path)
{
    std::error_code status;
    if (!path.parent_path().empty())
        fs::create_directories(path.parent_path(), status);
    Result<FileLock> lock = FileLock::acquire(path);
    if (lock && fs::exists(fs::symlink_status(path, status)))
        return Error{ErrorCode::AlreadyExists, quoted(path) + " exists already"};
    return lock;
}

/// Gives a finished database its name. The caller holds the lock of `path`, so nobody else makes a world
/// there.
Result<void> moveIntoPlace(const fs::path &finished, const fs::path &path)
{
    removeWithCompanions(path);
    std::error_code status;
    fs::rename(finished, path, status);
    if (status)
        return Error{ErrorCode::Io, "cannot make " + quoted(path) + ": " + status.message()};
    return {};
}

/// True for a world that `Session::begin` makes of its spec.
bool isAsBegun(const World &world)
{
    const Result<Session> begun = Session::begin(world.spec, world.content);
    if (!begun)
        return false;
    const World &fresh = begun->world();
    return world.turn == 0 && world.commands == 0 && !world.fight && world.player == fresh.player &&
           world.streams == fresh.streams && world.run == fresh.run && world.realTime == fresh.realTime &&
           world.action == fresh.action && world.level.changes() == fresh.level.changes();
}

Result<void> checkContent(const World &world, const ContentTexts &texts)
{
    const Result<Content> content = parseContent(texts);
    if (!content)
        return content.error();
    if (*content != *world.content)
        return Error{ErrorCode::InvalidArgument,
                     "the content of the world is not the one that is to be kept"};
    return {};
}

Result<void> writeNewWorld(const fs::path &file, const WorldMeta &meta, const World &world)
{
    Result<Database> database = Database::open(file, Database::Mode::Create);
    if (!database)
        return database.error();
    Result<Transaction> transaction = Transaction::begin(*database);
    if (!transaction)
        return transaction.error();
    if (Result<void> made = createWorldTables(*database); !made)
        return made;
    if (Result<void> written = writeMeta(*database, meta); !written)
        return written;
    if (Result<void> written = writeLevelFiles(*database, meta.spec.levelFiles); !written)
        return written;
    if (Result<void> written = writePlan(*database, world.level.plan()); !written)
        return written;
    Result<WorldWriter> writer = WorldWriter::prepare(*database);
    if (!writer)
        return writer.error();
    UnsavedChanges all = everyState(world);
    for (const auto &[pos, changes] : world.level.changes())
        all.regions.insert(pos);
    if (Result<void> written = writer->write(world, all); !written)
        return written;
    if (!isAsBegun(world)) {
        if (Result<void> written = writer->writeOrigin(world); !written)
            return written;
    }
    return transaction->commit();
}

Result<void> copyInto(const fs::path &source, const fs::path &file, const std::string &name)
{
    Result<Database> original = openWorldDatabase(source, Access::Read);
    if (!original)
        return original.error();
    Result<WorldMeta> meta = readMeta(*original, source);
    if (!meta)
        return meta.error();
    Result<Statement> vacuum = original->prepare("VACUUM INTO ?1");
    if (!vacuum)
        return vacuum.error();
    if (Result<void> copied = vacuum->bindText(1, fs::absolute(file).string()).run(); !copied)
        return copied;
    Result<Database> copy = Database::open(file, Database::Mode::ReadWrite);
    if (!copy)
        return copy.error();
    meta->name = name;
    Result<Transaction> transaction = Transaction::begin(*copy);
    if (!transaction)
        return transaction.error();
    if (Result<void> written = writeMeta(*copy, *meta); !written)
        return written;
    return transaction->commit();
}

} // namespace

WorldFile::State::~State()
{
    writer = {};
    // A closed world is a single file that can be read without leaving a log beside it. If a reader is in the
    // way it stays as it is, which is as safe.
    static_cast<void>(database.execute("PRAGMA journal_mode = DELETE"));
}

Result<std::unique_ptr<WorldFile::State>> WorldFile::State::open(const fs::path &path, FileLock &lock)
{
    Result<Database> database = openWorldDatabase(path, Access::Play);
    if (!database)
        return database.error();
    if (const Result<void> migrated = migrate(*database, path); !migrated)
        return migrated.error();
    // A killed process loses nothing; only a power cut may cost the last turns. Moving the log into the file
    // is what waits for the disk, so it is left to callers that have the time: by itself it happens only when
    // the log gets so long that file and log could no longer stay small together.
    if (const Result<void> tuned =
            database->execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                              "PRAGMA wal_autocheckpoint = 350; PRAGMA journal_size_limit = 1474560");
        !tuned)
        return tuned.error();
    Result<WorldWriter> writer = WorldWriter::prepare(*database);
    if (!writer)
        return writer.error();
    return std::make_unique<State>(path, std::move(lock), std::move(*database), std::move(*writer));
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
    if (const Result<void> valid = validateWorldName(name); !valid)
        return valid.error();
    if (const Result<void> content = checkContent(world, texts); !content)
        return content.error();
    Result<FileLock> lock = lockNewFile(path);
    if (!lock)
        return lock.error();
    const fs::path unfinished = companionFile(path, ".new");
    removeWithCompanions(unfinished);
    WorldMeta meta;
    meta.name = name;
    meta.spec = world.spec;
    meta.createdMs = currentTimeMs();
    meta.texts = texts;
    Result<void> made = writeNewWorld(unfinished, meta, world);
    if (made)
        made = moveIntoPlace(unfinished, path);
    if (!made) {
        removeWithCompanions(unfinished);
        return made.error();
    }
    Result<std::unique_ptr<State>> state = State::open(path, *lock);
    if (!state) {
        removeWithCompanions(path);
        return state.error();
    }
    return WorldFile(std::move(*state));
}

Result<WorldFile> WorldFile::open(const fs::path &path)
{
    // Checked before the lock, so that a wrong path gets no lock file beside it; and one file has one lock,
    // whatever link to it.
    std::error_code status;
    const fs::path real = fs::weakly_canonical(path, status);
    if (const Result<Database> readable = openWorldDatabase(path, Access::Read); !readable)
        return readable.error();
    Result<FileLock> lock = FileLock::acquire(status ? path : real);
    if (!lock)
        return lock.error();
    Result<std::unique_ptr<State>> state = State::open(path, *lock);
    if (!state)
        return state.error();
    return WorldFile(std::move(*state));
}

Result<void> WorldFile::save(const World &world, const UnsavedChanges &changes)
{
    if (changes.empty())
        return {};
    Result<Transaction> transaction = Transaction::begin(m_state->database);
    if (!transaction)
        return transaction.error();
    if (Result<void> written = m_state->writer.write(world, changes); !written)
        return written;
    return transaction->commit();
}

Result<std::string> WorldFile::name() const
{
    Result<WorldMeta> meta = readMeta(m_state->database, m_state->path);
    return meta ? Result<std::string>(std::move(meta->name)) : meta.error();
}

Result<void> WorldFile::rename(const std::string &name)
{
    if (Result<void> valid = validateWorldName(name); !valid)
        return valid;
    Result<WorldMeta> meta = readMeta(m_state->database, m_state->path);
    if (!meta)
        return meta.error();
    meta->name = name;
    Result<Transaction> transaction = Transaction::begin(m_state->database);
    if (!transaction)
        return transaction.error();
    if (Result<void> written = writeMeta(m_state->database, *meta); !written)
        return written;
    return transaction->commit();
}

Result<void> WorldFile::checkpoint()
{
    return m_state->database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}

Result<void> WorldFile::checkpoint(const fs::path &path)
{
    Result<Database> database = openWorldDatabase(path, Access::Play);
    if (!database)
        return database.error();
    if (!database->isLogged())
        return {}; // closed in the meantime
    // Passive: whoever saves meanwhile goes on saving. The first write after it starts the log anew, for
    // which SQLite waits for the disk once; so that write is made here, of what is there already.
    return database->execute("PRAGMA wal_checkpoint(PASSIVE);"
                             "UPDATE player SET last_played_ms = last_played_ms");
}

Result<void> WorldFile::copyTo(const fs::path &target, const std::string &name) const
{
    return copy(m_state->path, target, name);
}

Result<void> WorldFile::copy(const fs::path &source, const fs::path &target, const std::string &name)
{
    if (Result<void> valid = validateWorldName(name); !valid)
        return valid;
    const Result<FileLock> lock = lockNewFile(target);
    if (!lock)
        return lock.error();
    const fs::path unfinished = companionFile(target, ".new");
    removeWithCompanions(unfinished);
    Result<void> made = copyInto(source, unfinished, name);
    if (made)
        made = moveIntoPlace(unfinished, target);
    if (!made)
        removeWithCompanions(unfinished);
    return made;
}

} // namespace cave
