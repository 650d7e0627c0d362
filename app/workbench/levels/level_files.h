// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "editor/document/level_document.h"

#include <QDialog>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <system_error>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace cave {

class Banner;
class LevelBackgroundFields;
struct BannerAction;

/// Recently opened level files, the last first, as stored in the settings; at most ten.
QStringList recentLevels();

/// True also for two paths to one file, and for equal paths to a file that doesn't exist.
inline bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b)
{
    std::error_code ignored;
    return a == b || std::filesystem::equivalent(a, b, ignored);
}

/// The initial content of a new level.
enum class LevelTemplate : std::uint8_t { Empty, Walled, WalledWithDoors };

/// The minimum side, in tiles, of a level with walls around it, which leaves one tile for the start.
inline constexpr int kSmallestWalled = 3;

/// Asks for the properties of a new level. Deletes itself when closed.
class NewLevelDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewLevelDialog(QWidget *parent = nullptr);
    ~NewLevelDialog() override;

signals:
    void levelMade(const cave::LevelFile &design);

private:
    void suggest();
    void make();

    QComboBox *m_type;
    QLineEdit *m_name;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QComboBox *m_template;
    LevelBackgroundFields *m_background = nullptr;
    QLabel *m_problem;
    // a size chosen by the user stays when the type changes
    bool m_sized = false;
    bool m_begun = false;
    bool m_grounded = false;
};

/// The level being edited and its file: opening, saving, reverting, and handling unsaved edits. Questions and
/// errors are shown in the banner; before another level is opened or created, unsaved edits are asked about.
class LevelFiles : public QObject {
    Q_OBJECT

public:
    /// Histories and unsaved edits are stored in `keep`. `banner` must outlive it; `page` is the parent of
    /// dialogs.
    LevelFiles(std::filesystem::path keep, Banner &banner, QWidget &page);

    [[nodiscard]] LevelDocument *document() const { return m_document.get(); }
    [[nodiscard]] bool isModified() const { return m_document != nullptr && m_document->isModified(); }

    /// Edits this file instead of the open one, which stays open if the file can't be read.
    void openFile(const std::filesystem::path &file);
    /// Asks for the properties of a new level.
    void askNew();
    /// Asks which file to edit.
    void askOpen();
    /// Edits a new level without a file.
    void begin(const LevelFile &design);
    void save()
    {
        saveThen([] {});
    }
    void saveAs()
    {
        askWhereToSave([] {});
    }
    void revert();
    /// Closes the level once its edits are saved or discarded, then calls `next`.
    void leave(const std::function<void()> &next);
    /// Offers to recover unsaved edits of an earlier run, if any; again whenever a level is opened or
    /// created, until answered.
    void offerRecovery();

signals:
    /// A level is about to be shown, or to replace one whose edits must be saved or discarded first.
    void opening();
    /// Edits are about to be saved or left: pending input in fields should become an edit.
    void settling();
    /// Another document is shown, or none; the previous one exists until this returns.
    void replaced();
    /// The document's name or state changed.
    void stateChanged();
    /// No level is open any more.
    void closed();
    /// Recovered edits are shown.
    void recovered();

private:
    void put(std::unique_ptr<LevelDocument> document);
    void ask(const QString &text, std::vector<BannerAction> answers);
    void askWhereToSave(const std::function<void()> &next);
    void saveThen(const std::function<void()> &next, bool overwrite = false);
    void written(const Result<void> &done, const std::function<void()> &next);
    void noticeDisk(LevelDocument::Disk how);
    void recover(const Recovery &recovery);
    void fail(const Error &error);

    std::filesystem::path m_keep;
    Banner &m_banner;
    QWidget &m_page;
    std::unique_ptr<LevelDocument> m_document;
    QString m_question; ///< asked about it in the banner
};

} // namespace cave
