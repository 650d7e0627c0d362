// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "editor/document/level_document.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace cave {

class Banner;
struct BannerAction;

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
    void save();
    void saveAs();
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
