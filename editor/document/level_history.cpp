#include "editor/document/level_history.h"

#include "core/base/small_file.h"
#include "core/io/error_text.h"
#include "core/io/whole_file.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <iterator>
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
    for (const QJsonValue &value : hunks) {
        Result<LevelHunk> hunk = hunkOf(value.toObject());
        if (!hunk)
            return hunk.error();
        step.patch.hunks.push_back(std::move(*hunk));
    }
    return step;
}

QString sumOf(const QJsonArray &steps)
{
    const QByteArray bytes = QJsonDocument(steps).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// The latest edits that fit, and how many older ones are left out.
std::size_t firstKept(const std::vector<QJsonObject> &steps)
{
    std::size_t bytes = 0;
    std::size_t first = steps.size();
    while (first > 0 && steps.size() - first < kMostKeptSteps) {
        const auto size = QJsonDocument(steps[first - 1]).toJson(QJsonDocument::Compact).size();
        bytes += static_cast<std::size_t>(size);
        if (bytes > kMostKeptBytes)
            break;
        --first;
    }
    return first;
}

} // namespace

QByteArray digestOf(const std::string &text)
{
    const auto bytes = QByteArrayView(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex();
}

Result<void> writeKeptLevel(const std::filesystem::path &target, const KeptLevel &kept)
{
    std::vector<QJsonObject> all;
    all.reserve(kept.steps.size());
    std::transform(kept.steps.begin(), kept.steps.end(), std::back_inserter(all), jsonOf);
    // What can be redone is told from the front, so older edits may only go while the position stays known.
    const std::size_t first = std::min(firstKept(all), static_cast<std::size_t>(std::max(kept.position, 0)));
    QJsonArray steps;
    for (std::size_t i = first; i < all.size(); ++i)
        steps.append(all[i]);
    const int dropped = static_cast<int>(first);
    const QJsonObject object{{"format", kFormat},
                             {"file", fromUtf8(kept.file.string())},
                             {"digest", QString::fromLatin1(kept.digest)},
                             {"text", fromUtf8(kept.text)},
                             {"position", kept.position - dropped},
                             {"clean", kept.clean < dropped ? -1 : kept.clean - dropped},
                             {"steps", steps},
                             {"sum", sumOf(steps)}};
    std::error_code failed;
    std::filesystem::create_directories(target.parent_path(), failed);
    if (failed)
        return fileError("cannot make the folder", target.parent_path(), failed);
    return writeWholeFile(target, QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
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
    if (object.value("sum").toString() != sumOf(steps))
        return damaged(source, "its checksum is wrong");
    kept.steps.reserve(static_cast<std::size_t>(steps.size()));
    for (const QJsonValue &value : steps) {
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
