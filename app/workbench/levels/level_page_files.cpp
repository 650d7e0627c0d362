// SPDX-License-Identifier: MIT
// The level editor's part in files, and in what is played of a level.

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/levels/level_page_actions.h"
#include "app/workbench/levels/new_level_dialog.h"
#include "app/workbench/levels/recent_levels.h"
#include "app/workbench/levels/same_file.h"
#include "core/edit/level_edit.h"
#include "core/path/tile_path.h"
#include "editor/level/level_canvas.h"
#include "editor/level/level_properties.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/error_texts.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr const char *kSuffix = "csv";

} // namespace

void LevelPage::connectFiles()
{
    connect(m_actions->newLevel, &QAction::triggered, this, &LevelPage::askNew);
    connect(m_actions->open, &QAction::triggered, this, &LevelPage::askOpen);
    connect(m_actions->save, &QAction::triggered, this, [this] { save([] {}); });
    connect(m_actions->saveAs, &QAction::triggered, this, [this] { askWhereToSave([] {}); });
    connect(m_actions->revert, &QAction::triggered, this, &LevelPage::revert);
    connect(m_actions->close, &QAction::triggered, this, [this] { leave([this] { emit closed(); }); });
}

void LevelPage::askNew()
{
    auto *dialog = new NewLevelDialog(this);
    connect(dialog, &NewLevelDialog::levelMade, this, &LevelPage::begin);
    dialog->open();
}

void LevelPage::askOpen()
{
    QFileDialog *dialog = askForFile(this, tr("Open level"));
    const QStringList recent = recentLevels();
    if (!recent.isEmpty())
        dialog->setDirectory(QFileInfo(recent.front()).absolutePath());
    dialog->setNameFilter(tr("Level files (*.csv);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openFile(toPath(file)); });
    dialog->open();
}

/// A file that can't be read leaves what is open as it is.
void LevelPage::openFile(const std::filesystem::path &file)
{
    if (m_document != nullptr && !m_document->file().empty() && isSameFile(m_document->file(), file))
        return;
    Result<std::unique_ptr<LevelDocument>> opened = LevelDocument::open(file, m_keep);
    if (!opened) {
        if (opened.error().code == ErrorCode::NotFound)
            forgetLevel(file);
        return fail(opened.error());
    }
    // Shared, because what is to follow must be copyable.
    const auto document = std::make_shared<std::unique_ptr<LevelDocument>>(std::move(*opened));
    leave([this, document] {
        rememberLevel((*document)->file());
        m_banner.dismiss();
        put(std::move(*document));
        m_canvas->setFocus();
        offerRecovery(); // opening a file is no answer to it
    });
}

void LevelPage::leave(const std::function<void()> &next)
{
    m_properties->commit();
    const auto go = [this, next] {
        if (m_document != nullptr)
            m_document->discardUnsaved();
        put(nullptr);
        next();
    };
    if (!isModified())
        return go();
    // Kept while somebody thinks about it, and if the program ends meanwhile.
    if (const Result<void> kept = m_document->keepUnsaved(); !kept)
        fail(kept.error());
    m_banner.tell(Banner::Kind::Warning, tr("“%1” has edits that are not saved.").arg(m_document->name()),
                  {{tr("Save"), [this, go] { save(go); }}, {tr("Don't save"), go}});
}

void LevelPage::save(const std::function<void()> &next, bool overwrite)
{
    if (m_document == nullptr)
        return;
    m_properties->commit();
    if (m_document->file().empty())
        return askWhereToSave(next);
    const Result<void> done = m_document->save(overwrite);
    if (done || done.error().code != ErrorCode::AlreadyExists)
        return written(done, next);
    m_banner.tell(Banner::Kind::Warning,
                  tr("“%1” was changed by another program meanwhile.").arg(m_document->name()),
                  {{tr("Write over it"), [this, next] { save(next, true); }},
                   {tr("Read it anew"), [this] { revert(); }}});
}

void LevelPage::askWhereToSave(const std::function<void()> &next)
{
    if (m_document == nullptr)
        return;
    m_properties->commit();
    QFileDialog *dialog = askForFile(this, tr("Save level"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Level files (*.csv);;All files (*)"));
    dialog->setDefaultSuffix(kSuffix);
    if (!m_document->file().empty())
        dialog->selectFile(fromPath(m_document->file()));
    else
        dialog->selectFile(m_document->name() + '.' + kSuffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this, next](const QString &file) {
        if (m_document != nullptr)
            written(m_document->saveAs(toPath(file)), next);
    });
    dialog->open();
}

void LevelPage::written(const Result<void> &done, const std::function<void()> &next)
{
    if (!done) {
        m_banner.tell(Banner::Kind::Error, withReason(tr("The level could not be saved."), done.error()));
        return;
    }
    rememberLevel(m_document->file());
    if (const std::optional<Error> &problem = m_document->historyProblem())
        m_banner.tell(
            Banner::Kind::Warning,
            withReason(
                tr("“%1” is saved, but what was done to it can't be undone later.").arg(m_document->name()),
                *problem));
    else
        m_banner.tell(Banner::Kind::Note, tr("“%1” is saved.").arg(m_document->name()));
    next();
}

void LevelPage::revert()
{
    if (m_document == nullptr)
        return;
    if (const Result<void> done = m_document->revert(); !done)
        fail(done.error());
}

void LevelPage::tellDisk(LevelDocument::Disk how)
{
    if (how == LevelDocument::Disk::Gone) {
        m_document->keepOwn();
        m_banner.tell(Banner::Kind::Warning,
                      tr("The file of “%1” is gone; saving writes it again.").arg(m_document->name()));
        return;
    }
    m_banner.tell(Banner::Kind::Warning, tr("“%1” was changed by another program.").arg(m_document->name()),
                  {{tr("Read it anew"), [this] { revert(); }}, {tr("Keep mine"), [this] {
                                                                    if (m_document != nullptr)
                                                                        m_document->keepOwn();
                                                                }}});
}

/// Offered until it is answered: what is worked on is no longer found.
void LevelPage::offerRecovery()
{
    const std::vector<Recovery> found = LevelDocument::recoveries(m_keep);
    if (found.empty())
        return;
    const Recovery &last = found.front();
    m_banner.tell(
        Banner::Kind::Warning,
        tr("The program ended before “%1” was saved; the edits were kept.").arg(last.name),
        {{tr("Go on with them"), [this, last] { recover(last); }}, {tr("Forget them"), [this, last] {
                                                                        LevelDocument::forget(last);
                                                                        offerRecovery();
                                                                    }}});
}

void LevelPage::recover(const Recovery &recovery)
{
    leave([this, recovery] {
        Result<std::unique_ptr<LevelDocument>> found = LevelDocument::recover(recovery, m_keep);
        if (!found)
            return fail(found.error());
        put(std::move(*found));
        emit recovered();
        m_canvas->setFocus();
    });
}

/// Where a trial begins, if it isn't at the level's own start.
std::optional<LevelPoint> LevelPage::chosenStart() const
{
    if (m_canvas->cursorTile())
        return m_canvas->cursorTile();
    if (m_tools->selection().empty())
        return std::nullopt;
    const LevelPoint at = m_document->design().records[*m_tools->selection().begin()].at;
    return LevelPoint{std::floor(at.x), std::floor(at.y)};
}

Result<WorldSpec> LevelPage::worldToPlay() const
{
    const auto refuse = [](const QString &why) {
        return Error{ErrorCode::InvalidArgument, why.toStdString()};
    };
    if (m_document == nullptr || m_document->design().type == LevelType::Mario)
        return refuse(tr("levels seen from the side can't be played"));
    LevelFile design = m_document->design();
    const std::optional<LevelPoint> chosen = chosenStart();
    const std::optional<LevelPoint> start = chosen ? chosen : design.start();
    if (!start)
        return refuse(tr("the level has no start for the player"));
    const std::int64_t column = tileOf(start->x);
    const std::int64_t row = tileOf(start->y);
    if (!design.contains(column, row))
        return refuse(tr("the start is outside the level"));
    for (const LevelRecord &record : design.records) {
        // The level's own start gives way to the nearest free tile, and so do things in a place that was
        // chosen; a wall there doesn't.
        if (chosen && isSolidObject(record) && record.kind == LevelRecord::Kind::Static &&
            tileOf(record.at.x) == column && tileOf(record.at.y) == row)
            return refuse(tr("the start is in a wall: choose another place to begin"));
    }
    if (chosen) {
        const std::optional<LevelTile> free =
            freeTileNear(design, {static_cast<int>(column), static_cast<int>(row)});
        if (!free)
            return refuse(tr("no tile near that place is free: choose another place to begin"));
        const LevelPoint at{static_cast<double>(free->x), static_cast<double>(free->y)};
        if (Result<void> set = setLevelStart(design, at); !set)
            return set.error();
    }
    WorldSpec spec;
    spec.seed = design.name;
    spec.generator = kLevelFileGenerator;
    spec.settings = defaultSettings(kLevelFileGenerator.kind);
    spec.levelFiles.push_back({"level.csv", writeLevel(design)});
    return spec;
}

void LevelPage::play()
{
    m_properties->commit();
    const Result<WorldSpec> spec = worldToPlay();
    if (spec)
        emit playRequested(tr("Trial of %1").arg(QString::fromStdString(m_document->design().name)), *spec);
    else
        m_banner.tell(Banner::Kind::Error, withReason(tr("This can't be played from here."), spec.error()));
}

} // namespace cave
