// SPDX-License-Identifier: MIT
#include "app/shell/controllers/run_claims.h"

#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/worlds/world_lineage.h"

#include <QMutex>
#include <QMutexLocker>

#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kProgressMs = 15'000; // much longer than it takes until commands are on the disk

} // namespace

/// What the jobs work with.
struct RunClaims::Books {
    std::filesystem::path file; ///< of the history
    std::optional<RunHistory> history;
    std::filesystem::path world;
    WorldLineage claimed; ///< empty: its run doesn't count

    Result<void> open()
    {
        if (history)
            return {};
        history = CAVE_TRY(RunHistory::open(file));
        return {};
    }

    Result<RunHistory::Claim> claim(std::int64_t commands)
    {
        claimed = {};
        CAVE_TRY(open());
        auto lineage = CAVE_TRY(lineageOf(world));
        CAVE_TRY(WorldFile::syncWal(world));
        const auto claim = CAVE_TRY(history->claim(lineage, world, commands));
        if (claim == RunHistory::Claim::Counts)
            claimed = std::move(lineage);
        return claim;
    }
};

/// What is to be reported of jobs that are done.
struct RunClaims::Answer {
    QMutex mutex;
    bool isClaimed = false; ///< the claim was made, with whatever result
    std::optional<RunHistory::Claim> refusal;
    std::vector<Error> errors;
};

RunClaims::RunClaims(QObject *parent)
    : QObject(parent)
    , m_books(std::make_shared<Books>())
    , m_answer(std::make_shared<Answer>())
{
    m_progress.setInterval(kProgressMs);
    connect(&m_progress, &QTimer::timeout, this, &RunClaims::keepProgress);
}

RunClaims::~RunClaims() = default;

void RunClaims::claim(const std::filesystem::path &history, const std::filesystem::path &world,
                      std::function<std::int64_t()> commands)
{
    m_commands = std::move(commands);
    m_isPending = true;
    m_safeCommands = m_keptCommands = m_commands();
    m_progress.start();
    run([history, world, number = m_safeCommands, answer = m_answer](Books &books) -> Result<void> {
        books.world = world;
        if (books.file != history)
            books.history.reset();
        books.file = history;
        books.claimed = {};
        const bool isCopy = isMarkedCopy(world).valueOr(false);
        const Result<RunHistory::Claim> claim = isCopy ? RunHistory::Claim::Counts : books.claim(number);
        const QMutexLocker lock(&answer->mutex);
        answer->isClaimed = true;
        if (!claim)
            return claim.error();
        if (*claim != RunHistory::Claim::Counts)
            answer->refusal = *claim;
        return {};
    });
}

void RunClaims::move(const std::filesystem::path &world)
{
    if (!m_commands)
        return;
    run([world](Books &books) -> Result<void> {
        books.world = world;
        if (books.claimed.id.empty())
            return {};
        auto lineage = CAVE_TRY(lineageOf(world));
        CAVE_TRY(WorldFile::syncWal(world));
        CAVE_TRY(books.history->moveClaim(books.claimed, lineage, world));
        books.claimed = std::move(lineage);
        return {};
    });
}

/// So that an older state of the file is recognised.
void RunClaims::keepProgress()
{
    if (m_safeCommands != m_keptCommands)
        record(m_safeCommands, true);
    m_safeCommands = m_commands();
}

/// `synced`: these commands are certainly on the disk.
void RunClaims::record(std::int64_t commands, bool synced)
{
    m_keptCommands = commands;
    run([commands, synced](Books &books) -> Result<void> {
        if (books.claimed.id.empty() || (!synced && !WorldFile::syncWal(books.world)))
            return {};
        return books.history->keepProgress(books.claimed, books.world, commands);
    });
}

void RunClaims::endRun()
{
    if (!m_commands)
        return;
    run([](Books &books) {
        return books.claimed.id.empty() ? Result<void>() : books.history->endRun(books.claimed);
    });
    settle();
}

void RunClaims::leave(bool saved)
{
    if (!m_commands)
        return;
    m_progress.stop();
    if (saved)
        record(m_commands(), false);
    else if (m_safeCommands != m_keptCommands)
        record(m_safeCommands, true);
    settle();
    m_commands = nullptr;
}

void RunClaims::run(std::function<Result<void>(Books &)> work)
{
    const auto job = [books = m_books, answer = m_answer, work = std::move(work)] {
        const Result<void> done = work(*books);
        const QMutexLocker lock(&answer->mutex);
        if (!done)
            answer->errors.push_back(done.error());
        return true;
    };
    m_jobs.run(job, [this](bool) { deliver(); });
}

/// The world must not be closed, nor its run be ranked, before it is known whether it counts.
void RunClaims::settle()
{
    m_jobs.finish();
    deliver();
}

void RunClaims::deliver()
{
    QMutexLocker lock(&m_answer->mutex);
    const std::optional<RunHistory::Claim> refusal = std::exchange(m_answer->refusal, std::nullopt);
    const std::vector<Error> errors = std::exchange(m_answer->errors, {});
    const bool isClaimed = std::exchange(m_answer->isClaimed, false); // not only what was recorded before it
    lock.unlock();
    if (refusal)
        emit refused(*refusal);
    for (const Error &error : errors)
        emit failed(error);
    if (isClaimed && std::exchange(m_isPending, false))
        emit settled();
}

} // namespace cave

#include "moc_run_claims.cpp"
