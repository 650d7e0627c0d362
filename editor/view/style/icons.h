// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QString>

namespace cave {

/// The icon with this id, the name of a file in resources/icons: the desktop's own if its icon theme has one,
/// otherwise ours, in the palette's colours at any size. Empty if there is none.
QIcon namedIcon(const QString &id);

/// The program's own icon.
QIcon programIcon();

} // namespace cave
