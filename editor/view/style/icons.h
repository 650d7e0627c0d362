// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QString>

namespace cave {

/// The icon with this id, the name of a file in resources/icons: the desktop's own where its icon theme has
/// one, else ours, drawn in the palette's colours at any size. An empty icon if there is none.
QIcon namedIcon(const QString &id);

/// The program's own icon.
QIcon programIcon();

} // namespace cave
