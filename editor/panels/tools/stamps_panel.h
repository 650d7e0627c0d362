// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_patch.h"
#include "editor/tools/edit_tools.h"
#include "ui_stamps_panel.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QFileSystemWatcher;

namespace cave {

class InlineName;
class InlineQuestion;

/// A reusable piece of a map.
struct Stamp {
    QString name;
    QString path; ///< of its file or resource
    bool builtIn = false;
    std::optional<CellPatch> patch; ///< none if the file is invalid
    QString problem;                ///< why it can't
};

/// The built-in stamps.
[[nodiscard]] std::vector<Stamp> builtInStamps(const Content &content);
/// The stamps in a folder, by name; none if there is no such folder. Includes unreadable files, with their
/// problems.
[[nodiscard]] std::vector<Stamp> stampsIn(const QString &folder, const Content &content);

/// Saves a patch as a file in the folder, which is created if missing. Errors: AlreadyExists: there is a
/// stamp with this name; others name the file.
Result<void> saveStamp(const QString &folder, const QString &name, const CellPatch &patch,
                       const Content &content);
/// Errors as above.
Result<void> renameStamp(const Stamp &stamp, const QString &name);
Result<void> removeStamp(const Stamp &stamp);

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
    [[nodiscard]] std::shared_ptr<const Content> tables() const;
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
    std::vector<Stamp> m_stamps;
    QString m_nextCurrent; ///< the path of the one that is current once they are read again; empty: the same
    QFileSystemWatcher *m_watcher;
    Ui::StampsPanel m_ui;
    InlineName *m_naming = nullptr;
    InlineQuestion *m_removing = nullptr;
};

} // namespace cave
