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

/// Chooses the rooms for a map of rooms: the built-in ones, or those in a folder.
class RoomsChoice : public QWidget {
    Q_OBJECT

public:
    explicit RoomsChoice(QWidget *parent = nullptr);

    /// The files of the chosen folder; empty for the built-in rooms.
    [[nodiscard]] const std::vector<LevelFileText> &files() const { return m_files; }
    void setFiles(const std::vector<LevelFileText> &files);
    /// Reads a folder. Uses its rooms if a map can be made of them; otherwise shows why not and changes
    /// nothing.
    void useFolder(const std::filesystem::path &folder);

signals:
    /// The files changed.
    void changed();

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
    QString m_folder; ///< its name; empty if unknown
    QLabel *m_chosen;
    QLabel *m_problem;
    QPushButton *m_choose;
    QPushButton *m_own;
    JobRunner m_jobs;
};

} // namespace cave
