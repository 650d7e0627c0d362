// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/worlds/world_library.h"
#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"

#include <QWidget>

#include <filesystem>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace cave {

class WorkbenchActions;

/// The workbench without a document: the existing worlds, and other ways to get one.
class WorkbenchWelcome : public QWidget {
    Q_OBJECT

public:
    WorkbenchWelcome(WorldLibrary library, const WorkbenchActions &actions, QWidget *parent = nullptr);

    /// Reads the folder again, off the interface thread.
    void refresh();
    /// The purpose of the page: "Look into a world" or "Change a world".
    void setEditing(bool editing);
    void focusSeed();

signals:
    void fileChosen(const std::filesystem::path &path);
    void seedChosen(const cave::WorldSpec &spec);
    void levelChosen(const std::filesystem::path &file);
    /// Esc: back to the previous page, if any.
    void left();

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslateUi();
    void show(const Result<WorldList> &list);
    void open(const QListWidgetItem *item);
    void listLevels();
    void nameWorlds();
    void openSeed();

    WorldLibrary m_library;
    bool m_editing = false;
    std::optional<Result<WorldList>> m_list; ///< the content of the folder; none before it is read
    QLabel *m_title;
    QLabel *m_note;
    QListWidget *m_worlds;
    QWidget *m_levelParts; ///< shown for editing
    QLabel *m_levelsName;
    QListWidget *m_levels; ///< recently opened ones
    QLabel *m_seedName;
    QLineEdit *m_seed;
    QComboBox *m_generator;
    QPushButton *m_openSeed;
    JobRunner m_jobs;
};

} // namespace cave
