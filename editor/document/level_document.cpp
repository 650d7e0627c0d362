// SPDX-License-Identifier: MIT
#include "editor/document/level_document.h"

#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QUndoCommand>
#include <QUuid>

#include <algorithm>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr int kSettleMs = 100; ///< from a sign of the file system to looking
constexpr int kStrokeId = 1;
constexpr const char *kHistories = "history";
constexpr const char *kUnsaved = "unsaved";

QString shownPath(const std::filesystem::path &path)
{
    return QString::fromStdString(path.string());
}

/// True if it changes nothing but how lines were written before.
bool changesNothing(const LevelPatch &patch)
{
    return textOfHeader(patch.before) == textOfHeader(patch.after) &&
           std::all_of(patch.hunks.begin(), patch.hunks.end(), [](const LevelHunk &hunk) {
               return textOfRecords(hunk.removed) == textOfRecords(hunk.inserted);
           });
}

Result<std::string> bytesOf(const std::filesystem::path &path)
{
    constexpr unsigned kMostMebibytes = kLongestLevelText >> 20U;
    return readSmallFile(path, "level file", kMostMebibytes);
}

std::filesystem::path wholePath(const std::filesystem::path &path)
{
    std::error_code failed;
    std::filesystem::path whole = std::filesystem::weakly_canonical(path, failed);
    return failed ? path : whole;
}

} // namespace

/// One edit. What it holds was done before it is pushed by whoever says so.
class LevelDocument::Command : public QUndoCommand {
public:
    Command(LevelDocument &document, const LevelStep &step, std::uint64_t stroke, bool done)
        : QUndoCommand(step.label)
        , m_document(document)
        , m_patch(step.patch)
        , m_stroke(stroke)
        , m_done(done)
    {
    }

    [[nodiscard]] const LevelPatch &patch() const { return m_patch; }
    [[nodiscard]] int id() const override { return m_stroke == 0 ? -1 : kStrokeId; }
    void undo() override { m_document.apply(m_patch.inverse()); }
    void redo() override
    {
        if (!std::exchange(m_done, false))
            m_document.apply(m_patch);
    }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const Command *>(other); // id() already matched
        if (next->m_stroke != m_stroke)
            return false;
        if (!mergeInPlace(m_patch, next->m_patch)) {
            LevelFile first = m_document.design();
            if (!applyPatch(first, next->m_patch.inverse()) || !applyPatch(first, m_patch.inverse()))
                return false;
            m_patch = levelPatch(first, m_document.design());
        }
        setObsolete(m_patch.empty());
        return true;
    }

private:
    LevelDocument &m_document;
    LevelPatch m_patch;
    std::uint64_t m_stroke;
    bool m_done;
};

LevelDocument::LevelDocument(LevelFile design, std::filesystem::path keep, QObject *parent)
    : QObject(parent)
    , m_design(std::move(design))
    , m_keep(std::move(keep))
{
    for (QTimer *timer : {&m_keepTimer, &m_idleTimer, &m_diskTimer})
        timer->setSingleShot(true);
    m_keepTimer.setInterval(kKeepMs);
    m_idleTimer.setInterval(kIdleMs);
    m_diskTimer.setInterval(kSettleMs);
    for (const QTimer *timer : {&m_keepTimer, &m_idleTimer}) {
        connect(timer, &QTimer::timeout, this, [this] {
            if (const Result<void> done = keepUnsaved(); !done)
                emit keepingFailed(done.error());
        });
    }
    connect(&m_diskTimer, &QTimer::timeout, this, &LevelDocument::lookAtDisk);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_diskTimer, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_diskTimer, qOverload<>(&QTimer::start));
    connect(&m_stack, &QUndoStack::cleanChanged, this, &LevelDocument::stateChanged);
    connect(&m_stack, &QUndoStack::indexChanged, this, &LevelDocument::noteEdited);
}

LevelDocument::~LevelDocument()
{
    m_stack.disconnect(this);
}

Result<std::unique_ptr<LevelDocument>> LevelDocument::open(const std::filesystem::path &file,
                                                           const std::filesystem::path &keep)
{
    const Result<std::string> text = bytesOf(file);
    if (!text)
        return text.error();
    Result<ReadLevel> read = readLevel(file.string(), *text);
    if (!read)
        return read.error();
    auto document = std::make_unique<LevelDocument>(std::move(read->design), keep);
    document->m_file = wholePath(file);
    document->m_digest = digestOf(*text);
    const Result<KeptLevel> kept = readKeptLevel(document->historyFile());
    if (kept && kept->digest == document->m_digest && kept->clean == kept->position)
        document->takeHistory(*kept);
    document->watch();
    return document;
}

std::vector<LevelRecovery> LevelDocument::recoveries(const std::filesystem::path &keep)
{
    std::vector<std::pair<QDateTime, LevelRecovery>> found;
    std::error_code failed;
    for (const auto &entry : std::filesystem::directory_iterator(keep / kUnsaved, failed)) {
        if (entry.path().extension() != ".json" || !FileLock::acquire(entry.path()))
            continue; // somebody works on it
        const Result<KeptLevel> kept = readKeptLevel(entry.path());
        if (!kept)
            continue;
        const Result<ReadLevel> level = readLevel("level", kept->text);
        if (!level)
            continue;
        const QFileInfo info(shownPath(entry.path()));
        found.emplace_back(info.lastModified(), LevelRecovery{entry.path(), kept->file,
                                                              QString::fromStdString(level->design.name)});
    }
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<LevelRecovery> recoveries;
    recoveries.reserve(found.size());
    for (auto &[time, recovery] : found)
        recoveries.push_back(std::move(recovery));
    return recoveries;
}

Result<std::unique_ptr<LevelDocument>> LevelDocument::recover(const LevelRecovery &recovery,
                                                              const std::filesystem::path &keep)
{
    Result<FileLock> lock = FileLock::acquire(recovery.kept);
    if (!lock)
        return lock.error();
    const Result<KeptLevel> kept = readKeptLevel(recovery.kept);
    if (!kept)
        return kept.error();
    Result<ReadLevel> read = readLevel(recovery.kept.string(), kept->text);
    if (!read)
        return read.error();
    auto document = std::make_unique<LevelDocument>(std::move(read->design), keep);
    document->m_file = kept->file;
    document->m_digest = kept->digest;
    document->m_unsaved = recovery.kept;
    document->m_lock = std::move(*lock);
    document->takeHistory(*kept);
    if (kept->clean < 0 || kept->clean != document->m_stack.cleanIndex())
        document->m_stack.resetClean();
    document->watch();
    document->m_diskTimer.start(); // it may have changed meanwhile
    return document;
}

void LevelDocument::forget(const LevelRecovery &recovery)
{
    std::error_code ignored;
    std::filesystem::remove(recovery.kept, ignored);
}

QString LevelDocument::name() const
{
    if (!m_file.empty())
        return shownPath(m_file.filename());
    return QString::fromStdString(m_design.name);
}

void LevelDocument::edit(const QString &label, const LevelFile &after, std::uint64_t stroke)
{
    edit(label, levelPatch(m_design, after), stroke);
}

void LevelDocument::edit(const QString &label, LevelPatch patch, std::uint64_t stroke)
{
    if (!changesNothing(patch))
        m_stack.push(new Command(*this, {label, std::move(patch)}, stroke, false));
}

void LevelDocument::apply(const LevelPatch &patch)
{
    if (applyPatch(m_design, patch))
        emit changed(patch);
}

/// Puts a history behind a level that was just read, so that the steps done can be undone. One that doesn't
/// lead to this level is left.
void LevelDocument::takeHistory(const KeptLevel &kept)
{
    LevelFile last = m_design;
    const auto position = static_cast<std::size_t>(kept.position);
    for (std::size_t i = position; i < kept.steps.size(); ++i) {
        if (!applyPatch(last, kept.steps[i].patch))
            return;
    }
    LevelFile first = last;
    for (std::size_t i = kept.steps.size(); i > 0; --i) {
        if (!applyPatch(first, kept.steps[i - 1].patch.inverse()))
            return;
    }
    const QSignalBlocker quiet(m_stack);
    m_design = std::move(last);
    for (const LevelStep &step : kept.steps)
        m_stack.push(new Command(*this, step, 0, true));
    if (kept.clean >= 0) {
        m_stack.setIndex(kept.clean);
        m_stack.setClean();
    }
    m_stack.setIndex(kept.position);
}

void LevelDocument::noteEdited()
{
    emit stateChanged();
    if (!isModified())
        return discardUnsaved(); // or the next run would take it for what a crash left behind
    if (!m_keepTimer.isActive())
        m_keepTimer.start();
    m_idleTimer.start();
}

KeptLevel LevelDocument::kept() const
{
    KeptLevel kept{m_file, m_digest, {}, {}, m_stack.index(), m_stack.cleanIndex()};
    kept.steps.reserve(static_cast<std::size_t>(m_stack.count()));
    for (int i = 0; i < m_stack.count(); ++i) {
        const auto *command = static_cast<const Command *>(m_stack.command(i));
        kept.steps.push_back({command->text(), command->patch()});
    }
    return kept;
}

std::filesystem::path LevelDocument::historyFile() const
{
    return m_keep / kHistories / (digestOf(m_file.string()).left(32).toStdString() + ".json");
}

Result<void> LevelDocument::keepUnsaved()
{
    m_keepTimer.stop();
    m_idleTimer.stop();
    if (!isModified())
        return {};
    if (m_unsaved.empty()) {
        const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + ".json";
        const std::filesystem::path target = m_keep / kUnsaved / name.toStdString();
        std::error_code failed;
        std::filesystem::create_directories(target.parent_path(), failed);
        Result<FileLock> lock = FileLock::acquire(target);
        if (!lock)
            return lock.error();
        m_lock = std::move(*lock);
        m_unsaved = target;
    }
    KeptLevel unsaved = kept();
    unsaved.text = writeLevel(m_design);
    return writeKeptLevel(m_unsaved, unsaved);
}

void LevelDocument::discardUnsaved()
{
    m_keepTimer.stop();
    m_idleTimer.stop();
    if (m_unsaved.empty())
        return;
    std::error_code ignored;
    std::filesystem::remove(m_unsaved, ignored);
    m_unsaved.clear();
    m_lock.reset();
}

Result<void> LevelDocument::save(bool overwrite)
{
    if (m_file.empty())
        return Error{ErrorCode::NotFound, "the level has no file yet"};
    const Result<std::string> there = bytesOf(m_file);
    if (!overwrite && there && digestOf(*there) != m_digest)
        return Error{ErrorCode::AlreadyExists,
                     quoted(m_file) + " was changed by another program since it was read"};
    return write(m_file);
}

Result<void> LevelDocument::saveAs(const std::filesystem::path &file)
{
    return write(wholePath(file));
}

Result<void> LevelDocument::write(const std::filesystem::path &file)
{
    const std::string text = writeLevel(m_design);
    if (Result<void> written = writeFileAtomically(file, text); !written)
        return written;
    m_file = file;
    m_digest = digestOf(text);
    m_told.clear();
    m_stack.setClean();
    discardUnsaved();
    watch();
    emit stateChanged();
    m_historyProblem.reset();
    if (const Result<void> done = writeKeptLevel(historyFile(), kept()); !done)
        m_historyProblem = done.error(); // the level itself is saved
    return {};
}

Result<void> LevelDocument::revert()
{
    const Result<std::string> text = bytesOf(m_file);
    if (!text)
        return text.error();
    Result<ReadLevel> read = readLevel(m_file.string(), *text);
    if (!read)
        return read.error();
    edit(tr("Read the file anew"), read->design);
    m_design = std::move(read->design); // how lines end is no part of an edit
    m_digest = digestOf(*text);
    m_told.clear();
    m_stack.setClean();
    discardUnsaved();
    watch();
    emit stateChanged();
    return {};
}

void LevelDocument::keepOwn()
{
    const Result<std::string> text = bytesOf(m_file);
    m_digest = text ? digestOf(*text) : QByteArray();
    m_stack.resetClean();
    noteEdited();
}

void LevelDocument::watch()
{
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (m_file.empty())
        return;
    for (const std::filesystem::path &path : {m_file, m_file.parent_path()}) {
        if (QFileInfo::exists(shownPath(path)))
            m_watcher.addPath(shownPath(path));
    }
}

void LevelDocument::lookAtDisk()
{
    if (m_file.empty())
        return;
    const Result<std::string> text = bytesOf(m_file);
    const QByteArray digest = text ? digestOf(*text) : QByteArray("-");
    watch(); // whoever replaces a file takes it out of sight
    if (digest == m_digest || digest == m_told)
        return;
    m_told = digest;
    emit diskChanged(text ? Disk::Changed : Disk::Gone);
}

} // namespace cave
