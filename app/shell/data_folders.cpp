#include "app/shell/data_folders.h"

#include <QDir>

namespace cave {

DataFolders DataFolders::below(const std::filesystem::path &root)
{
    return {root / "worlds", fromPath(root / "settings.ini")};
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
