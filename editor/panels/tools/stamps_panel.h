// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/panels/tools/stamp_folder.h"
#include "editor/tools/edit_tools.h"
#include "ui_stamps_panel.h"

#include <QWidget>

#include <vector>

class QFileSystemWatcher;

namespace cave {

class InlineName;
class InlineQuestion;

/// Reusable pieces of maps: built-in ones, and those in a folder. A click makes one float under the pointer.
class StampsPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit StampsPanel(EditTools &tools, QWidget *parent = nullptr);

    /// The folder of stamps; created when the first is saved.
    void setFolder(const QString &path);
    [[nodiscard]] QSize sizeHint() const override { return {280, 360}; }

signals:
    void failed(const cave::Error &error);

private:
    void refreshLook();
    void retranslate();
    void reload();
    void addItem(const Stamp &stamp);
    void refresh();
    void use(const QListWidgetItem *item);
    void save();
    void rename(const QListWidgetItem *item);
    void remove();
    void report(const Result<void> &done);
    [[nodiscard]] const Stamp *current() const;

    EditTools &m_tools;
    QString m_folder;
    Content m_content; ///< for reading stamps
    std::vector<Stamp> m_stamps;
    QFileSystemWatcher *m_watcher;
    Ui::StampsPanel m_ui;
    InlineName *m_naming = nullptr;
    InlineQuestion *m_removing = nullptr;
};

} // namespace cave
