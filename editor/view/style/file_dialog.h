// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace cave {

/// A dialog, not shown yet, that asks for a file or a folder and deletes itself when it is closed; `parent`
/// owns it. It never opens the files that it lists: closing a world's file again would drop the locks by
/// which this process holds that world (see core/io/world_file/world_file_open.cpp). Every file dialog of the
/// program is made here, for Qt's own ones and those of the desktop look into files to guess their kind.
[[nodiscard]] QFileDialog *askForFile(QWidget *parent, const QString &title);

} // namespace cave
