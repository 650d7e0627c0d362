// SPDX-License-Identifier: MIT
#include "app/common/data_folders.h"

#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"

#include <QCoreApplication>
#include <QSettings>

namespace cave {

std::filesystem::path worldsFolder(const std::filesystem::path &dataFolder)
{
    return dataFolder / "worlds";
}

namespace {

/// The settings of the last start take the place of an empty file. QSettings leaves one on a full disk, as it
/// doesn't notice that writing its buffer fails, and replaces the file with the new one all the same.
void restoreEmptySettings()
{
    const std::filesystem::path file = toPath(QSettings().fileName());
    const std::filesystem::path copy = file.string() + ".bak";
    const Result<std::string> text = readSmallFile(file, "settings file");
    const Result<std::string> kept = readSmallFile(copy, "settings file");
    const bool isLost = text && text->empty();
    // Where even this fails, the program goes on with what there is.
    if (isLost && kept)
        static_cast<void>(writeFileAtomically(file, *kept));
    else if (text && !isLost && (!kept || *kept != *text))
        static_cast<void>(writeFileAtomically(copy, *text));
}

} // namespace

void keepSettingsIn(const std::filesystem::path &dataFolder)
{
    // A domain and no organisation: settings files need one of them, and the platform's data folder is then
    // named after the program alone.
    QCoreApplication::setOrganizationName({});
    QCoreApplication::setOrganizationDomain(QStringLiteral("cavegame.org"));
    QCoreApplication::setApplicationName(QStringLiteral("CaveGame"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, fromPath(dataFolder));
    restoreEmptySettings();
}

QString fromPath(const std::filesystem::path &path)
{
    return QString::fromStdString(path.string());
}

std::filesystem::path toPath(const QString &path)
{
    return path.toStdString();
}

} // namespace cave
