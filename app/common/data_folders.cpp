// SPDX-License-Identifier: MIT
#include "app/common/data_folders.h"

#include <QCoreApplication>
#include <QSettings>

namespace cave {

std::filesystem::path worldsFolder(const std::filesystem::path &dataFolder)
{
    return dataFolder / "worlds";
}

void keepSettingsIn(const std::filesystem::path &dataFolder)
{
    // A domain and no organisation: settings files need one of them, and the platform's data folder is then
    // named after the program alone.
    QCoreApplication::setOrganizationName({});
    QCoreApplication::setOrganizationDomain(QStringLiteral("cavegame.org"));
    QCoreApplication::setApplicationName(QStringLiteral("CaveGame"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, fromPath(dataFolder));
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
