// SPDX-License-Identifier: MIT
#include "editor/document/stack_document.h"

#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"

#include <QByteArrayList>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalBlocker>
#include <QUuid>

#include <algorithm>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr int kFormat = 1;
constexpr const char *kHistories = "history";
constexpr const char *kUnsaved = "unsaved";

Error damaged(const std::filesystem::path &file, Message why)
{
    return damaged(located(quoted(file), std::move(why)));
}

QString sumOf(const QByteArray &steps)
{
    return QString::fromLatin1(QCryptographicHash::hash(steps, QCryptographicHash::Sha256).toHex());
}

/// The latest edits that fit, as the text of a list.
struct KeptSteps {
    QByteArray text;
    int dropped = 0; ///< number of older ones dropped
};

/// From the newest back, so that dropped ones cost nothing. Redo steps are stored from the front: only edits
/// before the position may be dropped.
KeptSteps latestSteps(std::size_t count, std::size_t position,
                      const std::function<QJsonObject(std::size_t)> &stepAt)
{
    QByteArrayList texts;
    std::size_t bytes = 0;
    std::size_t first = count;
    for (; first > 0; --first) {
        const bool needed = first > position;
        if (!needed && static_cast<std::size_t>(texts.size()) >= kMaxKeptSteps)
            break;
        QByteArray text = QJsonDocument(stepAt(first - 1)).toJson(QJsonDocument::Compact);
        bytes += static_cast<std::size_t>(text.size());
        if (!needed && bytes > kMaxKeptBytes)
            break;
        texts.push_back(std::move(text));
    }
    std::reverse(texts.begin(), texts.end());
    return {'[' + texts.join(',') + ']', static_cast<int>(first)};
}

/// Errors: NotFound; Io; Damaged.
Result<KeptHistory> readKept(const std::filesystem::path &source)
{
    constexpr unsigned kMaxMebibytes = 128;
    const auto text = CAVE_TRY(readSmallFile(source, "history of a file", kMaxMebibytes));
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    if (object.value("format").toInt() != kFormat)
        return damaged(source, "not a history that this version can read");
    KeptHistory kept;
    kept.file = std::filesystem::path(textAt(object, "file"));
    kept.digest = object.value("digest").toString().toLatin1();
    kept.text = textAt(object, "text");
    kept.position = object.value("position").toInt(-1);
    kept.clean = object.value("clean").toInt(-1);
    const QJsonArray steps = object.value("steps").toArray();
    if (object.value("sum").toString() != sumOf(QJsonDocument(steps).toJson(QJsonDocument::Compact)))
        return damaged(source, "its checksum is wrong");
    for (const QJsonValue value : steps)
        kept.steps.push_back(value.toObject());
    const auto count = static_cast<int>(steps.size());
    if (kept.position < 0 || kept.position > count || kept.clean > count)
        return damaged(source, "its number of edits is wrong");
    return kept;
}

} // namespace

std::string textAt(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString().toStdString();
}

QByteArray digestOf(const std::string &text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex();
}

StackDocument::StackDocument(std::filesystem::path keep, QObject *parent)
    : EditHistory(parent)
    , m_keep(std::move(keep))
{
    m_keepTimer.setInterval(kKeepMs);
    m_idleTimer.setInterval(kIdleMs);
    for (QTimer *timer : {&m_keepTimer, &m_idleTimer}) {
        timer->setSingleShot(true);
        connect(timer, &QTimer::timeout, this, [this] {
            if (const Result<void> done = keepUnsaved(); !done)
                emit keepingFailed(done.error());
        });
    }
    connect(&m_stack, &QUndoStack::cleanChanged, this, &EditHistory::historyChanged);
    connect(&m_stack, &QUndoStack::indexChanged, this, &StackDocument::noteEdited);
}

StackDocument::~StackDocument()
{
    m_stack.disconnect(this);
}

std::vector<Recovery>
StackDocument::recoveries(const std::filesystem::path &keep,
                          const std::function<std::optional<QString>(const std::string &)> &nameOf)
{
    std::vector<std::pair<std::filesystem::file_time_type, Recovery>> found;
    std::error_code failed;
    for (const auto &entry : std::filesystem::directory_iterator(keep / kUnsaved, failed)) {
        if (entry.path().extension() != ".json" || !FileLock::acquire(entry.path()))
            continue; // another program is working on it
        const Result<KeptHistory> kept = readKept(entry.path());
        const std::optional<QString> name = kept ? nameOf(kept->text) : std::nullopt;
        if (name)
            found.emplace_back(entry.last_write_time(failed), Recovery{entry.path(), kept->file, *name});
    }
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<Recovery> recoveries;
    recoveries.reserve(found.size());
    for (auto &[time, recovery] : found)
        recoveries.push_back(std::move(recovery));
    return recoveries;
}

void StackDocument::forget(const Recovery &recovery)
{
    std::error_code ignored;
    if (const auto lock = FileLock::acquire(recovery.kept)) // otherwise another program took it over
        std::filesystem::remove(recovery.kept, ignored);
}

Result<StackDocument::Claimed> StackDocument::claim(const Recovery &recovery)
{
    auto lock = CAVE_TRY(FileLock::acquire(recovery.kept));
    auto kept = CAVE_TRY(readKept(recovery.kept));
    return Claimed{recovery.kept, std::move(lock), std::move(kept)};
}

void StackDocument::adopt(Claimed claimed)
{
    discardUnsaved();
    m_stack.clear();
    m_file = claimed.history.file;
    m_digest = claimed.history.digest;
    m_unsaved = claimed.kept;
    m_lock = std::move(claimed.lock);
    if (!takeHistory(claimed.history) || claimed.history.clean < 0)
        m_stack.resetClean();
    emit historyChanged();
}

void StackDocument::begin(const std::filesystem::path &file, const QByteArray &digest)
{
    discardUnsaved();
    m_stack.clear();
    m_file = file;
    m_digest = digest;
    if (file.empty() || m_keep.empty())
        return;
    const Result<KeptHistory> kept = readKept(historyFile());
    if (kept && kept->digest == m_digest && kept->clean == kept->position)
        takeHistory(*kept);
    emit historyChanged();
}

bool StackDocument::takeHistory(const KeptHistory &kept)
{
    const QSignalBlocker quiet(m_stack);
    if (!pushSteps(kept.steps, static_cast<std::size_t>(kept.position)))
        return false;
    if (kept.clean >= 0) {
        m_stack.setIndex(kept.clean);
        m_stack.setClean();
    }
    m_stack.setIndex(kept.position);
    return true;
}

QString StackDocument::label(std::size_t index) const
{
    return m_stack.text(static_cast<int>(index));
}

std::optional<std::size_t> StackDocument::cleanPosition() const
{
    if (m_stack.cleanIndex() < 0)
        return std::nullopt;
    return static_cast<std::size_t>(m_stack.cleanIndex());
}

Result<void> StackDocument::goTo(std::size_t position)
{
    m_stack.setIndex(static_cast<int>(position));
    return {};
}

void StackDocument::noteEdited()
{
    emit historyChanged();
    if (!isModified())
        return discardUnsaved(); // otherwise the next run would offer it for recovery
    if (!m_keepTimer.isActive())
        m_keepTimer.start();
    m_idleTimer.start();
}

std::filesystem::path StackDocument::historyFile() const
{
    return m_keep / kHistories / (digestOf(m_file.string()).left(32).toStdString() + ".json");
}

/// Creates the folder; the file is written atomically.
Result<void> StackDocument::write(const std::filesystem::path &target, const std::string &text) const
{
    const KeptSteps steps = latestSteps(editCount(), position(), [this](std::size_t index) {
        return stepOf(*m_stack.command(static_cast<int>(index)));
    });
    const int clean = m_stack.cleanIndex();
    const QJsonObject object{{"format", kFormat},
                             {"file", QString::fromStdString(m_file.string())},
                             {"digest", QString::fromLatin1(m_digest)},
                             {"text", QString::fromStdString(text)},
                             {"position", m_stack.index() - steps.dropped},
                             {"clean", clean < steps.dropped ? -1 : clean - steps.dropped},
                             {"sum", sumOf(steps.text)}};
    QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    json.chop(1); // the steps are already text
    json += ",\"steps\":" + steps.text + '}';
    CAVE_TRY(createFolders(target.parent_path()));
    return writeFileAtomically(target, json.toStdString());
}

Result<void> StackDocument::keepUnsaved()
{
    m_keepTimer.stop();
    m_idleTimer.stop();
    if (!isModified() || m_keep.empty())
        return {};
    if (m_unsaved.empty()) {
        const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + ".json";
        const std::filesystem::path target = m_keep / kUnsaved / name.toStdString();
        CAVE_TRY(createFolders(target.parent_path()));
        m_lock = CAVE_TRY(FileLock::acquire(target));
        m_unsaved = target;
    }
    return write(m_unsaved, text());
}

void StackDocument::discardUnsaved()
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

void StackDocument::noteRead(const QByteArray &digest)
{
    m_digest = digest;
    m_stack.setClean();
    discardUnsaved();
}

void StackDocument::noteUnsaved(const QByteArray &digest)
{
    m_digest = digest;
    m_stack.resetClean();
    noteEdited();
}

void StackDocument::noteSaved(const std::filesystem::path &file, const QByteArray &digest)
{
    m_file = file;
    noteRead(digest);
    m_historyProblem.reset();
    if (m_keep.empty())
        return;
    if (const Result<void> done = write(historyFile(), {}); !done)
        m_historyProblem = done.error(); // the file itself is saved
}

} // namespace cave

#include "moc_stack_document.cpp"
