// SPDX-License-Identifier: MIT
#include "editor/panels/tools/stamp_folder.h"

#include "core/base/message.h"
#include "core/base/small_file.h"
#include "core/io/codec/patch_json.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/world_names.h"
#include "editor/view/texts/core_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <filesystem>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kLargestFile = 64; ///< mebibytes: a patch of the maximum size

struct BuiltIn {
    const char *file;
    const char *name;
};
constexpr std::array kBuiltIn{
    BuiltIn{"small-room", QT_TRANSLATE_NOOP("Stamps", "Small room")},
    BuiltIn{"large-room", QT_TRANSLATE_NOOP("Stamps", "Large room")},
    BuiltIn{"round-room", QT_TRANSLATE_NOOP("Stamps", "Round room")},
    BuiltIn{"pillared-hall", QT_TRANSLATE_NOOP("Stamps", "Pillared hall")},
    BuiltIn{"cells", QT_TRANSLATE_NOOP("Stamps", "Nine cells")},
    BuiltIn{"treasure-niche", QT_TRANSLATE_NOOP("Stamps", "Treasure niche")},
    BuiltIn{"corridor", QT_TRANSLATE_NOOP("Stamps", "Corridor")},
    BuiltIn{"bridge", QT_TRANSLATE_NOOP("Stamps", "Bridge")},
    BuiltIn{"cross", QT_TRANSLATE_NOOP("Stamps", "Cross")},
    BuiltIn{"zigzag", QT_TRANSLATE_NOOP("Stamps", "Zigzag")},
    BuiltIn{"spiral", QT_TRANSLATE_NOOP("Stamps", "Spiral")},
    BuiltIn{"ring", QT_TRANSLATE_NOOP("Stamps", "Ring")},
    BuiltIn{"four-pillars", QT_TRANSLATE_NOOP("Stamps", "Four pillars")},
    BuiltIn{"rock-pillar", QT_TRANSLATE_NOOP("Stamps", "Rock pillar")},
};

std::filesystem::path pathOf(const QString &path)
{
    return std::filesystem::path(path.toStdU16String());
}

QString fileFor(const QString &folder, const QString &name)
{
    const QString safe = QString::fromStdString(safeFileName(name.toStdString()));
    return QDir(folder).filePath(safe + QStringLiteral(".json"));
}

void readInto(Stamp &stamp, const Result<std::string> &text, const Content &content)
{
    Result<CellPatch> patch = text ? parsePatch(*text, content) : Result<CellPatch>(text.error());
    if (patch)
        stamp.patch = std::move(*patch);
    else
        stamp.problem = messageText(patch.error().message);
}

Error takenError(const QString &name)
{
    return {ErrorCode::AlreadyExists, message("there is already a stamp called '%1'", name.toStdString())};
}

} // namespace

std::vector<Stamp> builtInStamps(const Content &content)
{
    std::vector<Stamp> stamps;
    for (const BuiltIn &entry : kBuiltIn) {
        Stamp stamp{QCoreApplication::translate("Stamps", entry.name),
                    QStringLiteral(":/stamps/%1.json").arg(QLatin1String(entry.file)),
                    true,
                    {},
                    {}};
        QFile file(stamp.path);
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (file.error() == QFileDevice::NoError)
            readInto(stamp, text.toStdString(), content);
        else
            stamp.problem = file.errorString();
        stamps.push_back(std::move(stamp));
    }
    return stamps;
}

std::vector<Stamp> stampsIn(const QString &folder, const Content &content)
{
    std::vector<Stamp> stamps;
    const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files,
                                                           QDir::Name | QDir::IgnoreCase | QDir::LocaleAware);
    for (const QFileInfo &file : files) {
        Stamp stamp{file.completeBaseName(), file.filePath(), false, {}, {}};
        readInto(stamp, readSmallFile(pathOf(stamp.path), "stamp", kLargestFile), content);
        stamps.push_back(std::move(stamp));
    }
    return stamps;
}

Result<void> saveStamp(const QString &folder, const QString &name, const CellPatch &patch,
                       const Content &content)
{
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Io, "can't make the folder " + folder.toStdString()};
    const QString path = fileFor(folder, name);
    const Result<void> written =
        writeFileAtomically(pathOf(path), patchJson(patternOf(patch), content), {.replace = false});
    return written || written.error().code != ErrorCode::AlreadyExists ? written : takenError(name);
}

Result<void> renameStamp(const Stamp &stamp, const QString &name)
{
    const QString path = fileFor(QFileInfo(stamp.path).path(), name);
    if (path == stamp.path)
        return {};
    if (QFile::exists(path))
        return takenError(name);
    QFile file(stamp.path);
    if (!file.rename(path))
        return Error{ErrorCode::Io, stamp.path.toStdString() + ": " + file.errorString().toStdString()};
    return {};
}

Result<void> removeStamp(const Stamp &stamp)
{
    QFile file(stamp.path);
    if (!file.remove())
        return Error{ErrorCode::Io, stamp.path.toStdString() + ": " + file.errorString().toStdString()};
    return {};
}

} // namespace cave
