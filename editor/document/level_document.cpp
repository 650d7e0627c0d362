// SPDX-License-Identifier: MIT
#include "editor/document/level_document.h"

#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QUndoCommand>

#include <algorithm>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr int kSettleMs = 100; ///< from a file system notification to the check
constexpr int kStrokeId = 1;

QString shownPath(const std::filesystem::path &path)
{
    return QString::fromStdString(path.string());
}

QJsonObject jsonOf(const LevelPatch &patch)
{
    QJsonArray hunks;
    for (const LevelHunk &hunk : patch.hunks)
        hunks.append(QJsonObject{{"at", static_cast<double>(hunk.at)},
                                 {"removed", QString::fromStdString(textOfRecords(hunk.removed))},
                                 {"inserted", QString::fromStdString(textOfRecords(hunk.inserted))}});
    return {{"hunks", hunks},
            {"before", QString::fromStdString(textOfHeader(patch.before))},
            {"after", QString::fromStdString(textOfHeader(patch.after))}};
}

Result<LevelHunk> hunkOf(const QJsonObject &object)
{
    const double at = object.value("at").toDouble(-1);
    if (!(at >= 0 && at <= static_cast<double>(kMaxRecords)))
        return damaged("a change has no position");
    auto removed = CAVE_TRY(recordsOfText(textAt(object, "removed")));
    auto inserted = CAVE_TRY(recordsOfText(textAt(object, "inserted")));
    return LevelHunk{static_cast<std::size_t>(at), std::move(removed), std::move(inserted)};
}

Result<LevelPatch> patchOf(const QJsonObject &object)
{
    const auto before = CAVE_TRY(headerOfText(textAt(object, "before")));
    const auto after = CAVE_TRY(headerOfText(textAt(object, "after")));
    LevelPatch patch{before, after, {}};
    const QJsonArray hunks = object.value("hunks").toArray();
    for (const QJsonValue value : hunks) {
        auto hunk = CAVE_TRY(hunkOf(value.toObject()));
        patch.hunks.push_back(std::move(hunk));
    }
    return patch;
}

/// True if it changes nothing but the formatting of lines.
bool changesNothing(const LevelPatch &patch)
{
    return textOfHeader(patch.before) == textOfHeader(patch.after) &&
           std::all_of(patch.hunks.begin(), patch.hunks.end(), [](const LevelHunk &hunk) {
               return textOfRecords(hunk.removed) == textOfRecords(hunk.inserted);
           });
}

Result<std::string> bytesOf(const std::filesystem::path &path)
{
    constexpr unsigned kMaxMebibytes = kLongestLevelText >> 20U;
    return readSmallFile(path, "level file", kMaxMebibytes);
}

std::filesystem::path wholePath(const std::filesystem::path &path)
{
    std::error_code failed;
    std::filesystem::path whole = std::filesystem::weakly_canonical(path, failed);
    return failed ? path : whole;
}

} // namespace

/// One edit. It has already been applied when it is pushed.
class LevelDocument::Command : public QUndoCommand {
public:
    Command(LevelDocument &document, const QString &label, LevelPatch patch, std::uint64_t stroke, bool done)
        : QUndoCommand(label)
        , m_document(document)
        , m_patch(std::move(patch))
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
    : StackDocument(std::move(keep), parent)
    , m_design(std::move(design))
{
    m_diskTimer.setSingleShot(true);
    m_diskTimer.setInterval(kSettleMs);
    connect(&m_diskTimer, &QTimer::timeout, this, &LevelDocument::lookAtDisk);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_diskTimer, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_diskTimer, qOverload<>(&QTimer::start));
    connect(this, &EditHistory::historyChanged, this, &LevelDocument::stateChanged);
}

Result<std::unique_ptr<LevelDocument>> LevelDocument::open(const std::filesystem::path &file,
                                                           const std::filesystem::path &keep)
{
    const auto text = CAVE_TRY(bytesOf(file));
    auto read = CAVE_TRY(readLevel(file.string(), text));
    auto document = std::make_unique<LevelDocument>(std::move(read.design), keep);
    document->begin(wholePath(file), digestOf(text));
    document->watch();
    return document;
}

std::vector<Recovery> LevelDocument::recoveries(const std::filesystem::path &keep)
{
    return StackDocument::recoveries(keep, [](const std::string &text) -> std::optional<QString> {
        const Result<ReadLevel> level = readLevel("level", text);
        return level ? std::optional(QString::fromStdString(level->design.name)) : std::nullopt;
    });
}

Result<std::unique_ptr<LevelDocument>> LevelDocument::recover(const Recovery &recovery,
                                                              const std::filesystem::path &keep)
{
    auto claimed = CAVE_TRY(claim(recovery));
    auto read = CAVE_TRY(readLevel(recovery.kept.string(), claimed.history.text));
    auto document = std::make_unique<LevelDocument>(std::move(read.design), keep);
    document->adopt(std::move(claimed));
    document->watch();
    document->m_diskTimer.start(); // it may have changed meanwhile
    return document;
}

QString LevelDocument::name() const
{
    if (!file().empty())
        return shownPath(file().filename());
    return QString::fromStdString(m_design.name);
}

void LevelDocument::edit(const QString &label, const LevelFile &after, std::uint64_t stroke)
{
    edit(label, levelPatch(m_design, after), stroke);
}

void LevelDocument::edit(const QString &label, LevelPatch patch, std::uint64_t stroke)
{
    if (!changesNothing(patch))
        undoStack().push(new Command(*this, label, std::move(patch), stroke, false));
}

void LevelDocument::apply(const LevelPatch &patch)
{
    if (applyPatch(m_design, patch))
        emit changed(patch);
}

std::string LevelDocument::text() const
{
    return writeLevel(m_design);
}

QJsonObject LevelDocument::stepOf(const QUndoCommand &command) const
{
    QJsonObject step = jsonOf(static_cast<const Command &>(command).patch());
    step.insert("label", command.text());
    return step;
}

bool LevelDocument::pushSteps(const std::vector<QJsonObject> &steps, std::size_t position)
{
    std::vector<LevelPatch> patches;
    for (const QJsonObject &step : steps) {
        Result<LevelPatch> patch = patchOf(step);
        if (!patch)
            return false;
        patches.push_back(std::move(*patch));
    }
    LevelFile last = m_design;
    for (std::size_t i = position; i < patches.size(); ++i) {
        if (!applyPatch(last, patches[i]))
            return false;
    }
    LevelFile first = last;
    for (std::size_t i = patches.size(); i > 0; --i) {
        if (!applyPatch(first, patches[i - 1].inverse()))
            return false;
    }
    m_design = std::move(last);
    for (std::size_t i = 0; i < steps.size(); ++i)
        undoStack().push(
            new Command(*this, steps[i].value("label").toString(), std::move(patches[i]), 0, true));
    return true;
}

Result<void> LevelDocument::save(bool overwrite)
{
    if (file().empty())
        return invalid("the level has no file yet");
    const Result<std::string> there = bytesOf(file());
    if (!overwrite && there && digestOf(*there) != digest())
        return Error{ErrorCode::AlreadyExists,
                     quoted(file()) + " was changed by another program since it was read"};
    return write(file());
}

Result<void> LevelDocument::saveAs(const std::filesystem::path &file)
{
    return write(wholePath(file));
}

Result<void> LevelDocument::write(const std::filesystem::path &file)
{
    const std::string text = writeLevel(m_design);
    if (Result<void> written = writeFileAtomically(file, text); !written) {
        // The file may have the level already: where only the folder couldn't be synced.
        if (file == this->file() && bytesOf(file).valueOr({}) == text)
            noteUnsaved(digestOf(text));
        return written;
    }
    m_reported.clear();
    noteSaved(file, digestOf(text));
    watch();
    emit stateChanged();
    return {};
}

Result<void> LevelDocument::revert()
{
    const auto text = CAVE_TRY(bytesOf(file()));
    auto read = CAVE_TRY(readLevel(file().string(), text));
    edit(tr("Reload from disk"), read.design);
    m_design = std::move(read.design); // line ends are not part of an edit
    m_reported.clear();
    noteRead(digestOf(text));
    watch();
    emit stateChanged();
    return {};
}

void LevelDocument::lookAgain()
{
    if (!std::exchange(m_reported, {}).isEmpty())
        lookAtDisk();
}

void LevelDocument::keepOwn()
{
    const Result<std::string> text = bytesOf(file());
    noteUnsaved(text ? digestOf(*text) : QByteArray());
}

void LevelDocument::watch()
{
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (file().empty())
        return;
    for (const std::filesystem::path &path : {file(), file().parent_path()}) {
        if (QFileInfo::exists(shownPath(path)))
            m_watcher.addPath(shownPath(path));
    }
}

void LevelDocument::lookAtDisk()
{
    if (file().empty())
        return;
    const Result<std::string> text = bytesOf(file());
    const QByteArray there = text ? digestOf(*text) : QByteArray("-");
    watch(); // a replaced file is no longer watched
    if (there == digest() || there == m_reported)
        return;
    m_reported = there;
    emit diskChanged(text ? Disk::Changed : Disk::Gone);
}

} // namespace cave

#include "moc_level_document.cpp"
