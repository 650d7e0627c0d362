// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"
#include "editor/document/level_document.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <memory>

class QWidget;

namespace cave {

class Banner;

/// The level that is edited and its file: opening, saving, reverting, and what becomes of unsaved edits.
/// Questions and problems are on the banner; what opens a file or a new level asks about unsaved edits first.
class LevelFiles : public QObject {
    Q_OBJECT

public:
    /// Histories and unsaved edits are kept in `keep`. `banner` must outlive it; `page` is the parent of
    /// dialogs.
    LevelFiles(std::filesystem::path keep, Banner &banner, QWidget &page);

    [[nodiscard]] LevelDocument *document() const { return m_document.get(); }
    [[nodiscard]] bool isModified() const { return m_document != nullptr && m_document->isModified(); }

    /// Edits this file, in place of what is open; one that can't be read leaves that as it is.
    void openFile(const std::filesystem::path &file);
    /// Asks what a new level is to be.
    void askNew();
    /// Asks which file to edit.
    void askOpen();
    /// Edits a level that has no file yet.
    void begin(const LevelFile &design);
    void save();
    void saveAs();
    void revert();
    /// Closes the level when its edits are saved or discarded, then calls `next`.
    void leave(const std::function<void()> &next);
    /// Offers unsaved edits that an earlier run left behind, if there are any; whenever a level is opened or
    /// begun, until the offer is answered.
    void offerRecovery();

signals:
    /// Edits are about to be saved or left: what is being written in fields should become an edit.
    void settling();
    /// Another document is shown, or none; the one before is there until this returns.
    void replaced();
    /// The document's name or state is another.
    void stateChanged();
    /// No level is edited any more.
    void closed();
    /// Edits that were left behind are shown.
    void recovered();

private:
    void put(std::unique_ptr<LevelDocument> document);
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
};

} // namespace cave
