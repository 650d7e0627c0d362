// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace cave {

/// A file or folder dialog, not shown yet, that deletes itself when closed; `parent` owns it. It never opens
/// the files that it lists: closing a world's file again would release this process's locks on that world
/// (see core/io/world_file/world_file_open.cpp). Every file dialog of the program must be made here, as Qt's
/// and the desktop's own ones read files to guess their type. A name entered for a new file gets the default
/// suffix, or that of the filter chosen, unless it ends with one of the filters' suffixes.
[[nodiscard]] QFileDialog *askForFile(QWidget *parent, const QString &title);

} // namespace cave
