// SPDX-License-Identifier: MIT
#include "app/workbench/levels/recent_levels.h"

#include "app/common/data_folders.h"

#include <QSettings>

namespace cave {
namespace {

constexpr int kMax = 10;
constexpr const char *kKey = "levels/recent";

} // namespace

QStringList recentLevels()
{
    return QSettings().value(kKey).toStringList();
}

void rememberLevel(const std::filesystem::path &file)
{
    QStringList recent = recentLevels();
    recent.removeAll(fromPath(file));
    recent.prepend(fromPath(file));
    QSettings().setValue(kKey, QStringList(recent.mid(0, kMax)));
}

void forgetLevel(const std::filesystem::path &file)
{
    QStringList recent = recentLevels();
    recent.removeAll(fromPath(file));
    QSettings().setValue(kKey, recent);
}

} // namespace cave
