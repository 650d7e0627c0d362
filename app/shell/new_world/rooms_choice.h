// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/data_folders.h"
#include "core/content/level_file.h"
#include "core/gen/rooms/room_set.h"
#include "editor/document/job_runner.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_rooms_choice.h"

#include <QFileDialog>
#include <QString>
#include <QWidget>

#include <filesystem>
#include <utility>
#include <vector>

namespace cave {

/// Chooses the rooms for a map of rooms: the built-in ones, or those in a folder.
class RoomsChoice : public QWidget {
    Q_OBJECT

public:
    explicit RoomsChoice(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        connect(m_ui.newWorld_chooseRooms, &QPushButton::clicked, this, &RoomsChoice::chooseFolder);
        connect(m_ui.newWorld_ownRooms, &QPushButton::clicked, this, [this] { setFiles({}); });
        bindTexts(*this, [this] {
            m_ui.retranslateUi(this);
            showChosen();
        });
        bindLook(*this, [this] {
            const Theme &theme = currentTheme();
            setSecondary(m_ui.newWorld_roomsProblem, theme);
            QPalette palette = m_ui.newWorld_roomsProblem->palette();
            palette.setColor(QPalette::WindowText, theme.danger);
            m_ui.newWorld_roomsProblem->setPalette(palette);
        });
    }

    /// The files of the chosen folder; empty for the built-in rooms.
    [[nodiscard]] const std::vector<LevelFileText> &files() const { return m_files; }

    void setFiles(const std::vector<LevelFileText> &files)
    {
        m_jobs.forgetAll();
        const bool others = files != m_files;
        m_files = files;
        m_ui.newWorld_roomsProblem->hide();
        if (others) {
            m_folder.clear();
            emit changed();
        }
        showChosen();
    }

    /// Reads a folder. Uses its rooms if a map can be made of them; otherwise shows why not and changes
    /// nothing.
    void useFolder(const std::filesystem::path &folder)
    {
        m_jobs.runLatest([folder] { return read(folder); },
                         [this](const Result<Found> &found) { take(found); });
    }

signals:
    /// The files changed.
    void changed();

private:
    struct Found {
        QString folder;
        std::vector<LevelFileText> files;
    };

    static Result<Found> read(const std::filesystem::path &folder)
    {
        auto files = CAVE_TRY(readLevelFolder(folder.string()));
        CAVE_TRY(makeRoomSet(files));
        return Found{fromPath(folder.filename()), std::move(files)};
    }

    void take(const Result<Found> &found)
    {
        if (!found) {
            m_ui.newWorld_roomsProblem->setText(
                tr("This folder can't be used for a map: %1").arg(errorText(found.error())));
            m_ui.newWorld_roomsProblem->show();
            return;
        }
        m_ui.newWorld_roomsProblem->hide();
        m_files = found->files;
        m_folder = found->folder;
        showChosen();
        emit changed();
    }

    void chooseFolder()
    {
        QFileDialog *dialog = askForFolder(this, tr("Folder with rooms: start, safe, dangerous, boss"));
        connect(dialog, &QFileDialog::fileSelected, this,
                [this](const QString &folder) { useFolder(toPath(folder)); });
        dialog->open();
    }

    void showChosen()
    {
        const int count = static_cast<int>(m_files.size());
        m_ui.newWorld_ownRooms->setVisible(count > 0);
        if (count == 0)
            m_ui.newWorld_rooms->setText(tr("Uses the built-in rooms."));
        else if (m_folder.isEmpty())
            m_ui.newWorld_rooms->setText(
                tr("Uses %Ln of your own rooms, stored in the world.", nullptr, pluralCount(count)));
        else
            m_ui.newWorld_rooms->setText(
                tr("Uses %Ln rooms of “%1”, stored in the world.", nullptr, pluralCount(count))
                    .arg(m_folder));
    }

    std::vector<LevelFileText> m_files;
    QString m_folder; ///< its name; empty if unknown
    Ui::RoomsChoice m_ui;
    JobRunner m_jobs;
};

} // namespace cave
