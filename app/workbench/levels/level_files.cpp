// SPDX-License-Identifier: MIT
#include "app/workbench/levels/level_files.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/workbench/levels/new_level_dialog.h"
#include "app/workbench/levels/recent_levels.h"
#include "core/io/files/world_names.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/texts.h"

#include <QFileDialog>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr const char *kSuffix = "csv";

} // namespace

LevelFiles::LevelFiles(std::filesystem::path keep, Banner &banner, QWidget &page)
    : m_keep(std::move(keep))
    , m_banner(banner)
    , m_page(page)
{
}

void LevelFiles::put(std::unique_ptr<LevelDocument> document)
{
    if (m_banner.text() == std::exchange(m_question, {}))
        m_banner.dismiss(); // the answers are about the one before
    const std::unique_ptr<LevelDocument> before = std::exchange(m_document, std::move(document));
    LevelDocument *shown = m_document.get();
    if (shown != nullptr) {
        connect(shown, &LevelDocument::stateChanged, this, &LevelFiles::stateChanged);
        connect(shown, &LevelDocument::diskChanged, this, &LevelFiles::noticeDisk);
        connect(shown, &LevelDocument::keepingFailed, this, &LevelFiles::fail);
    }
    emit replaced();
    if (shown != nullptr && shown->design().type == LevelType::Mario)
        m_banner.report(Banner::Kind::Note,
                        tr("Side-view levels can be edited and saved here, but not played."));
}

/// Asks about the open level, until another one is shown.
void LevelFiles::ask(const QString &text, std::vector<BannerAction> answers)
{
    m_question = text;
    m_banner.report(Banner::Kind::Warning, text, std::move(answers));
}

void LevelFiles::begin(const LevelFile &design)
{
    emit opening();
    leave([this, design] {
        auto document = std::make_unique<LevelDocument>(design, m_keep);
        document->undoStack().resetClean(); // it has no file yet
        put(std::move(document));
        offerRecovery();
    });
}

void LevelFiles::askNew()
{
    auto *dialog = new NewLevelDialog(&m_page);
    connect(dialog, &NewLevelDialog::levelMade, this, &LevelFiles::begin);
    dialog->open();
}

void LevelFiles::askOpen()
{
    QFileDialog *dialog = askForFile(&m_page, tr("Open level"));
    const QStringList recent = recentLevels();
    if (!recent.isEmpty())
        dialog->setDirectory(QFileInfo(recent.front()).absolutePath());
    dialog->setNameFilter(tr("Level files (*.csv);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openFile(toPath(file)); });
    dialog->open();
}

/// If a file can't be read, the open one stays.
void LevelFiles::openFile(const std::filesystem::path &file)
{
    if (m_document != nullptr && !m_document->file().empty() && isSameFile(m_document->file(), file))
        return emit opening();
    Result<std::unique_ptr<LevelDocument>> opened = LevelDocument::open(file, m_keep);
    if (!opened) {
        if (opened.error().code == ErrorCode::NotFound)
            forgetLevel(file);
        return fail(opened.error());
    }
    emit opening();
    // Shared, because the continuation must be copyable.
    const auto document = std::make_shared<std::unique_ptr<LevelDocument>>(std::move(*opened));
    leave([this, document] {
        rememberLevel((*document)->file());
        m_banner.dismiss();
        put(std::move(*document));
        offerRecovery(); // opening a file doesn't answer it
    });
}

void LevelFiles::leave(const std::function<void()> &next)
{
    emit settling();
    const auto go = [this, next] {
        if (m_document != nullptr)
            m_document->discardUnsaved();
        put(nullptr);
        next();
    };
    if (!isModified())
        return go();
    // Stored while the user decides, and in case the program ends meanwhile.
    if (const Result<void> kept = m_document->keepUnsaved(); !kept)
        fail(kept.error());
    ask(tr("“%1” has unsaved changes.").arg(m_document->name()),
        {{tr("Save"), [this, go] { saveThen(go); }}, {tr("Don't save"), go}});
}

void LevelFiles::save()
{
    saveThen([] {});
}

void LevelFiles::saveAs()
{
    askWhereToSave([] {});
}

void LevelFiles::saveThen(const std::function<void()> &next, bool overwrite)
{
    if (m_document == nullptr)
        return;
    emit settling();
    if (m_document->file().empty())
        return askWhereToSave(next);
    const Result<void> done = m_document->save(overwrite);
    if (done || done.error().code != ErrorCode::AlreadyExists)
        return written(done, next);
    ask(tr("“%1” was changed by another program.").arg(m_document->name()),
        {{tr("Overwrite"), [this, next] { saveThen(next, true); }}, {tr("Reload"), [this] { revert(); }}});
}

void LevelFiles::askWhereToSave(const std::function<void()> &next)
{
    if (m_document == nullptr)
        return;
    emit settling();
    QFileDialog *dialog = askForFile(&m_page, tr("Save level"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Level files (*.csv);;All files (*)"));
    dialog->setDefaultSuffix(kSuffix);
    if (!m_document->file().empty())
        dialog->selectFile(fromPath(m_document->file()));
    else
        dialog->selectFile(QString::fromStdString(safeFileName(m_document->name().toStdString())) + '.' +
                           kSuffix);
    connect(dialog, &QFileDialog::fileSelected, m_document.get(),
            [this, next](const QString &file) { written(m_document->saveAs(toPath(file)), next); });
    dialog->open();
}

void LevelFiles::written(const Result<void> &done, const std::function<void()> &next)
{
    if (!done) {
        m_banner.report(Banner::Kind::Error, withReason(tr("The level could not be saved."), done.error()));
        return;
    }
    rememberLevel(m_document->file());
    if (const std::optional<Error> &problem = m_document->historyProblem())
        m_banner.report(
            Banner::Kind::Warning,
            withReason(tr("“%1” is saved, but its undo history could not be stored.").arg(m_document->name()),
                       *problem));
    else
        m_banner.report(Banner::Kind::Note, tr("“%1” is saved.").arg(m_document->name()));
    next();
}

void LevelFiles::revert()
{
    if (m_document == nullptr)
        return;
    if (const Result<void> done = m_document->revert(); !done)
        fail(done.error());
}

void LevelFiles::noticeDisk(LevelDocument::Disk how)
{
    if (how == LevelDocument::Disk::Gone) {
        m_document->keepOwn();
        m_banner.report(Banner::Kind::Warning,
                        tr("The file of “%1” was deleted; saving creates it again.").arg(m_document->name()));
        return;
    }
    ask(tr("“%1” was changed by another program.").arg(m_document->name()),
        {{tr("Reload"), [this] { revert(); }}, {tr("Keep mine"), [this] { m_document->keepOwn(); }}});
}

/// Offered until answered: edits being worked on aren't found again.
void LevelFiles::offerRecovery()
{
    const std::vector<Recovery> found = LevelDocument::recoveries(m_keep);
    if (found.empty())
        return;
    const Recovery &last = found.front();
    m_banner.report(Banner::Kind::Warning,
                    tr("Cave Game closed before “%1” was saved. Your changes were kept.").arg(last.name),
                    {{tr("Restore"), [this, last] { recover(last); }}, {tr("Discard"), [this, last] {
                                                                            LevelDocument::forget(last);
                                                                            offerRecovery();
                                                                        }}});
}

/// If that fails, the open one stays.
void LevelFiles::recover(const Recovery &recovery)
{
    Result<std::unique_ptr<LevelDocument>> found = LevelDocument::recover(recovery, m_keep);
    if (!found)
        return fail(found.error());
    const auto document = std::make_shared<std::unique_ptr<LevelDocument>>(std::move(*found));
    leave([this, document] {
        put(std::move(*document));
        emit recovered();
    });
}

void LevelFiles::fail(const Error &error)
{
    m_banner.report(Banner::Kind::Error, errorText(error));
}

} // namespace cave

#include "moc_level_files.cpp"
