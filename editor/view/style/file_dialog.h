// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QFileDialog;
class QWidget;

namespace cave {

/// Dialogs for a file to read, for one to write and for a folder: not shown yet, deleted when closed, owned
/// by `parent`. They never open the files that they list: closing a world's file again would release this
/// process's locks on that world (see core/io/world_file/world_file_open.cpp). Every file dialog of the
/// program must be made here, as Qt's and the desktop's own ones read files to guess their type.
///
/// `filters` are those of QFileDialog::setNameFilters. A name entered for a new file gets the `suffix`
/// (without its dot), or that of the filter chosen, unless it ends with one of the filters' suffixes; `name`,
/// with or without a folder, is proposed.
[[nodiscard]] QFileDialog *askToOpen(QWidget *parent, const QString &title, const QStringList &filters);
[[nodiscard]] QFileDialog *askToSave(QWidget *parent, const QString &title, const QStringList &filters,
                                     const QString &suffix, const QString &name = {});
[[nodiscard]] QFileDialog *askForFolder(QWidget *parent, const QString &title);

} // namespace cave
