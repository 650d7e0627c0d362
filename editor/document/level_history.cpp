// SPDX-License-Identifier: MIT
#include "editor/document/level_history.h"

#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"

#include <QByteArrayList>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr int kFormat = 1;

QString fromUtf8(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string textAt(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString().toStdString();
}

QJsonObject jsonOf(const LevelStep &step)
{
    QJsonArray hunks;
    for (const LevelHunk &hunk : step.patch.hunks)
        hunks.append(QJsonObject{{"at", static_cast<double>(hunk.at)},
                                 {"removed", fromUtf8(textOfRecords(hunk.removed))},
                                 {"inserted", fromUtf8(textOfRecords(hunk.inserted))}});
    QJsonObject object{{"label", step.label}, {"hunks", hunks}};
    object.insert("before", fromUtf8(textOfHeader(step.patch.before)));
    object.insert("after", fromUtf8(textOfHeader(step.patch.after)));
    return object;
}

Error damaged(const std::filesystem::path &file, const std::string &why)
{
    return {ErrorCode::Damaged, quoted(file) + ": " + why};
}

Result<LevelHunk> hunkOf(const QJsonObject &object)
{
    const double at = object.value("at").toDouble(-1);
    if (!(at >= 0 && at <= static_cast<double>(kMostRecords)))
        return Error{ErrorCode::Damaged, "a change is nowhere"};
    Result<std::vector<LevelRecord>> removed = recordsOfText(textAt(object, "removed"));
    if (!removed)
        return removed.error();
    Result<std::vector<LevelRecord>> inserted = recordsOfText(textAt(object, "inserted"));
    if (!inserted)
        return inserted.error();
    return LevelHunk{static_cast<std::size_t>(at), std::move(*removed), std::move(*inserted)};
}

Result<LevelStep> stepOf(const QJsonObject &object)
{
    LevelStep step;
    step.label = object.value("label").toString();
    const Result<LevelHeader> before = headerOfText(textAt(object, "before"));
    if (!before)
        return before.error();
    const Result<LevelHeader> after = headerOfText(textAt(object, "after"));
    if (!after)
        return after.error();
    step.patch.before = *before;
    step.patch.after = *after;
    const QJsonArray hunks = object.value("hunks").toArray();
    for (const QJsonValue value : hunks) {
        Result<LevelHunk> hunk = hunkOf(value.toObject());
        if (!hunk)
            return hunk.error();
        step.patch.hunks.push_back(std::move(*hunk));
    }
    return step;
}

QString sumOf(const QByteArray &steps)
{
    return QString::fromLatin1(QCryptographicHash::hash(steps, QCryptographicHash::Sha256).toHex());
}

/// The latest edits that fit, as the text of a list.
struct KeptSteps {
    QByteArray text;
    int dropped = 0; ///< so many older ones are left out
};

/// From the newest back, so that what is left out costs nothing. What can be redone is told from the front:
/// edits may only go from before the position.
KeptSteps latestSteps(const KeptLevel &kept)
{
    const auto position = static_cast<std::size_t>(std::max(kept.position, 0));
    std::vector<QByteArray> texts;
    std::size_t bytes = 0;
    std::size_t first = kept.steps.size();
    for (; first > 0; --first) {
        const bool needed = first > position;
        if (!needed && texts.size() >= kMostKeptSteps)
            break;
        QByteArray text = QJsonDocument(jsonOf(kept.steps[first - 1])).toJson(QJsonDocument::Compact);
        bytes += static_cast<std::size_t>(text.size());
        if (!needed && bytes > kMostKeptBytes)
            break;
        texts.push_back(std::move(text));
    }
    std::reverse(texts.begin(), texts.end());
    return {'[' + QByteArrayList(texts.begin(), texts.end()).join(',') + ']', static_cast<int>(first)};
}

} // namespace

QByteArray digestOf(const std::string &text)
{
    const auto bytes = QByteArrayView(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex();
}

Result<void> writeKeptLevel(const std::filesystem::path &target, const KeptLevel &kept)
{
    const KeptSteps steps = latestSteps(kept);
    const QJsonObject object{{"format", kFormat},
                             {"file", fromUtf8(kept.file.string())},
                             {"digest", QString::fromLatin1(kept.digest)},
                             {"text", fromUtf8(kept.text)},
                             {"position", kept.position - steps.dropped},
                             {"clean", kept.clean < steps.dropped ? -1 : kept.clean - steps.dropped},
                             {"sum", sumOf(steps.text)}};
    QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    text.chop(1); // the steps are text already
    text += ",\"steps\":" + steps.text + '}';
    std::error_code failed;
    std::filesystem::create_directories(target.parent_path(), failed);
    if (failed)
        return fileError("cannot make the folder", target.parent_path(), failed);
    return writeFileAtomically(target, text.toStdString());
}

Result<KeptLevel> readKeptLevel(const std::filesystem::path &source)
{
    constexpr unsigned kMostMebibytes = 128;
    const Result<std::string> text = readSmallFile(source, "history of a level", kMostMebibytes);
    if (!text)
        return text.error();
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    if (object.value("format").toInt() != kFormat)
        return damaged(source, "not a history of a level that this version can read");
    KeptLevel kept;
    kept.file = std::filesystem::path(textAt(object, "file"));
    kept.digest = object.value("digest").toString().toLatin1();
    kept.text = textAt(object, "text");
    kept.position = object.value("position").toInt(-1);
    kept.clean = object.value("clean").toInt(-1);
    const QJsonArray steps = object.value("steps").toArray();
    if (object.value("sum").toString() != sumOf(QJsonDocument(steps).toJson(QJsonDocument::Compact)))
        return damaged(source, "its checksum is wrong");
    kept.steps.reserve(static_cast<std::size_t>(steps.size()));
    for (const QJsonValue value : steps) {
        Result<LevelStep> step = stepOf(value.toObject());
        if (!step)
            return damaged(source, step.error().message);
        kept.steps.push_back(std::move(*step));
    }
    const int count = static_cast<int>(steps.size());
    if (kept.position < 0 || kept.position > count || kept.clean > count)
        return damaged(source, "it says that there are more edits than there are");
    return kept;
}

} // namespace cave
