// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"
#include "core/gen/rooms/room_set.h"
#include "editor/document/job_runner.h"

#include <QString>
#include <QWidget>

#include <filesystem>
#include <vector>

class QLabel;
class QPushButton;

namespace cave {

/// Which rooms maps of rooms are made of: those that the game ships with, or those of a folder.
class RoomsChoice : public QWidget {
    Q_OBJECT

public:
    explicit RoomsChoice(QWidget *parent = nullptr);

    /// The files of the folder that was chosen; empty: the game's own rooms.
    [[nodiscard]] const std::vector<LevelFileText> &files() const { return m_files; }
    void setFiles(const std::vector<LevelFileText> &files);
    /// Reads a folder. Its rooms are taken if a map can be made of them; else it is said why not, and nothing
    /// else changes.
    void useFolder(const std::filesystem::path &folder);

signals:
    /// There are other files.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    struct Found {
        QString folder;
        std::vector<LevelFileText> files;
    };
    static Result<Found> read(const std::filesystem::path &folder);
    void take(const Result<Found> &found);
    void chooseFolder();
    void useOwn();
    void retranslateUi();
    void showChosen();

    std::vector<LevelFileText> m_files;
    QString m_folder; ///< its name; empty if that isn't known
    QLabel *m_chosen;
    QLabel *m_problem;
    QPushButton *m_choose;
    QPushButton *m_own;
    JobRunner m_jobs;
};

} // namespace cave
