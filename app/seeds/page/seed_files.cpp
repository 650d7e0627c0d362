// SPDX-License-Identifier: MIT
#include "app/seeds/page/seed_files.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/job_progress.h"
#include "app/common/picture_file.h"
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/page/seed_selection.h"
#include "app/seeds/page/seeds_actions.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/picture_dialog.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/source/seed_link.h"
#include "app/seeds/table/seed_export.h"
#include "core/io/codec/spec_arguments.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWidget>

#include <algorithm>
#include <set>

namespace cave {
namespace {

constexpr QSize kUsualMap{1920, 1080};

/// A file name for a world: the characters of its seed that are valid in every file system.
QString fileNameOf(const WorldSpec &spec)
{
    constexpr int kLongest = 60;
    QString name;
    for (const QChar c : QString::fromStdString(seedText(spec)).left(kLongest))
        name += c.isLetterOrNumber() || c == '-' || c == '_' ? c : QChar('_');
    return name.isEmpty() ? QStringLiteral("seed") : name;
}

/// Merges both marks, without losing any existing ones.
SeedMarks joined(SeedMarks marks, const SeedMarks &more)
{
    marks.starred = marks.starred || more.starred;
    std::set<std::string> tags(marks.tags.begin(), marks.tags.end());
    tags.insert(more.tags.begin(), more.tags.end());
    marks.tags.assign(tags.begin(), tags.end());
    if (marks.note.empty())
        marks.note = more.note;
    else if (!more.note.empty() && marks.note.find(more.note) == std::string::npos)
        marks.note += "\n" + more.note;
    for (const SeedMarker &marker : more.markers) {
        if (std::find(marks.markers.begin(), marks.markers.end(), marker) == marks.markers.end())
            marks.markers.push_back(marker);
    }
    return marks;
}

} // namespace

SeedFiles::SeedFiles(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    const auto on = [this](QAction *action, void (SeedFiles::*slot)()) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(parts.actions.copySeed, &SeedFiles::copySeeds);
    on(parts.actions.copyLink, &SeedFiles::copyLink);
    on(parts.actions.copyCommand, &SeedFiles::copyCommand);
    on(parts.actions.openCard, &SeedFiles::chooseCard);
    on(parts.actions.saveCard, &SeedFiles::saveCard);
    on(parts.actions.saveMap, &SeedFiles::saveMap);
    on(parts.actions.saveSheet, &SeedFiles::saveSheet);
    on(parts.actions.saveRows, &SeedFiles::saveRows);
    on(parts.actions.copyRows, &SeedFiles::copyRows);
}

void SeedFiles::copySeeds()
{
    QStringList seeds;
    for (const WorldSpec &spec : m_parts.chosen.specs())
        seeds.append(QString::fromStdString(seedText(spec)));
    QGuiApplication::clipboard()->setText(seeds.join('\n'));
    m_parts.banner.report(Banner::Kind::Note, seeds.size() == 1 ? tr("Copied: %1").arg(seeds.front())
                                                                : tr("Copied %n seeds.", nullptr,
                                                                     static_cast<int>(seeds.size())));
}

/// The middle of the map is the place.
void SeedFiles::copyLink()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    if (!canBeLinked(*spec)) {
        m_parts.banner.report(
            Banner::Kind::Warning,
            spec->levelFiles.empty()
                ? tr("This seed is too long for a link. Save a seed card.")
                : tr("Worlds made from your own level files don't fit into a link. Save a seed card."));
        return;
    }
    const CardCamera camera = m_parts.sheet.cameras().of(*spec);
    const QString link = seedLinkText({*spec, camera.at.normalized().cell});
    QGuiApplication::clipboard()->setText(link);
    m_parts.banner.report(Banner::Kind::Note, tr("Copied: %1").arg(link));
}

void SeedFiles::copyCommand()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    if (spec->seedNumber) {
        m_parts.banner.report(
            Banner::Kind::Warning,
            tr("Only the number of this world's seed is known, which commands don't accept."));
        return;
    }
    const QString command = QString::fromStdString("cavegame-cli stats " + specArguments(*spec));
    QGuiApplication::clipboard()->setText(command);
    m_parts.banner.report(Banner::Kind::Note, tr("Copied: %1").arg(command));
}

void SeedFiles::chooseCard()
{
    chooseFile(tr("Open seed card"), {}, {tr("Seed cards (*.cavecard *.json)"), tr("All files (*)")},
               [this](const QString &file) { openCard(toPath(file)); });
}

void SeedFiles::openCard(const std::filesystem::path &file)
{
    const auto read = [file]() -> Result<OpenedCard> {
        auto card = CAVE_TRY(readSeedCard(file));
        const auto holds = CAVE_TRY(cardHolds(card));
        return OpenedCard{std::move(card), holds};
    };
    m_jobs.run(read, [this](const Result<OpenedCard> &opened) {
        if (opened)
            takeCard(*opened);
        else
            reportFailed(opened.error());
    });
}

/// The card's marks are added to those of that world; if the world differs, they are about another place, so
/// only on request.
void SeedFiles::takeCard(const OpenedCard &opened)
{
    const SeedCard &card = opened.card;
    const bool stored = !opened.holds || addCardMarks(card);
    emit cardOpened(card);
    if (!stored)
        return; // the banner says why
    const QString seed = QString::fromStdString(seedText(card.spec));
    const QString differs = tr("This version generates “%1” differently from its seed card: the hash of the "
                               "first regions differs.")
                                .arg(seed);
    if (opened.holds) {
        m_parts.banner.report(Banner::Kind::Note, tr("World “%1” matches its seed card.").arg(seed));
    } else if (card.marks.empty()) {
        m_parts.banner.report(Banner::Kind::Warning, differs);
    } else {
        m_parts.banner.report(Banner::Kind::Warning,
                              differs + QLatin1Char(' ') +
                                  tr("Its star, tags, note and markers were not added to "
                                     "your library."),
                              {{tr("Add anyway"), [this, card] { addCardMarks(card); }}});
    }
}

bool SeedFiles::addCardMarks(const SeedCard &card)
{
    return m_parts.marks.keep(card.spec, joined(m_parts.marks.marksOf(card.spec), card.marks));
}

void SeedFiles::saveCard()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    emit marksWanted();
    SeedCard card;
    card.spec = *spec;
    card.marks = m_parts.marks.marksOf(card.spec);
    const CardCamera camera = m_parts.sheet.cameras().of(m_parts.chosen.current());
    card.camera = SeedCamera{camera.at.normalized().cell, camera.zoom.step};
    const Result<std::uint64_t> hash = hashOfFirstRegions(card.spec);
    if (!hash)
        return reportFailed(hash.error());
    card.firstRegions = *hash;
    chooseFile(tr("Save seed card"),
               fileNameOf(card.spec) + QString::fromStdString(std::string(kSeedCardSuffix)),
               {tr("Seed cards (*.cavecard *.json)")}, [this, card](const QString &file) {
                   if (const Result<void> written = writeSeedCard(card, toPath(file)); !written)
                       reportFailed(written.error());
                   else
                       reportSaved(file);
               });
}

void SeedFiles::saveMap()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    MapPictureRequest request;
    request.spec = *spec;
    request.camera = m_parts.sheet.cameras().of(m_parts.chosen.current());
    request.size = kUsualMap;
    request.things = m_parts.actions.things->isChecked();
    request.theme = currentTheme();
    auto *dialog = new PictureDialog(request, &m_parts.page);
    connect(dialog, &PictureDialog::mapChosen, this, [this](const MapPictureRequest &chosen) {
        savePicture(fileNameOf(chosen.spec),
                    [chosen](const PictureProgress &progress) { return renderMapPicture(chosen, progress); });
    });
    dialog->open();
}

void SeedFiles::saveSheet()
{
    QModelIndexList rows; // empty for all
    if (const std::vector<int> selected = m_parts.chosen.rows(); selected.size() > 1) {
        for (const int row : selected)
            rows.append(m_parts.order.index(row, 0));
    }
    auto *dialog =
        new PictureDialog(m_parts.sheet.sheetRequest(rows, m_parts.sheet.cards().columns()), &m_parts.page);
    connect(dialog, &PictureDialog::sheetChosen, this, [this](const SheetRequest &chosen) {
        savePicture(tr("seeds"),
                    [chosen](const PictureProgress &progress) { return renderSheet(chosen, progress); });
    });
    dialog->open();
}

/// Asks for a file, paints off the interface thread and writes.
void SeedFiles::savePicture(const QString &name, const Drawing &draw)
{
    chooseFile(
        tr("Save picture"), name + ".png", {tr("Pictures (*.png)")}, [this, draw](const QString &file) {
            auto *progress = new JobProgress(tr("Drawing…"), &m_parts.page);
            const auto work = [draw, file, state = progress->state()]() -> Result<QString> {
                const Result<QImage> image = draw([state](double share) { return state->report(share); });
                if (!image)
                    return image.error();
                const Result<void> written = writePicture(*image, toPath(file));
                return written ? Result<QString>(file) : written.error();
            };
            m_jobs.run(work, [this, progress](const Result<QString> &saved) {
                const bool stopped = progress->state()->stopped;
                progress->deleteLater();
                if (saved)
                    reportSaved(*saved);
                else if (!stopped)
                    reportFailed(saved.error());
            });
        });
}

SeedExport SeedFiles::chosenRows() const
{
    const std::vector<int> rows = m_parts.chosen.rows();
    return rows.size() < 2 ? exportOf(m_parts.order) : exportOf(m_parts.order, rows);
}

void SeedFiles::saveRows()
{
    chooseFile(tr("Export table"), tr("seeds") + ".csv", {tr("CSV (*.csv)"), tr("JSON (*.json)")},
               [this](const QString &file) {
                   const SeedExport seeds = chosenRows();
                   const auto write = [seeds, file] { return writeExport(seeds, file); };
                   m_jobs.run(write, [this, seeds, file](const Result<void> &written) {
                       if (!written)
                           reportFailed(written.error());
                       else
                           reportWritten(seeds, tr("Written: %1").arg(file));
                   });
               });
}

void SeedFiles::copyRows()
{
    const SeedExport seeds = chosenRows();
    copyExport(seeds);
    reportWritten(seeds, seeds.rows.size() == 1
                             ? tr("Copied one row.")
                             : tr("Copied %n rows.", nullptr, static_cast<int>(seeds.rows.size())));
}

/// Mentions values not measured yet, so that empty fields aren't mistaken for values.
void SeedFiles::reportWritten(const SeedExport &seeds, const QString &what)
{
    const auto missing = static_cast<int>(seeds.rows.size()) - measuredRows(seeds);
    if (missing > 0) {
        m_parts.banner.report(Banner::Kind::Warning,
                              what + QLatin1Char(' ') +
                                  tr("%n of them were not fully measured yet.", nullptr, missing));
    } else {
        m_parts.banner.report(Banner::Kind::Note, what);
    }
}

void SeedFiles::chooseFile(const QString &title, const QString &name, const QStringList &filters,
                           const std::function<void(const QString &)> &chosen)
{
    QFileDialog *dialog = askForFile(&m_parts.page, title);
    dialog->setNameFilters(filters);
    dialog->setAcceptMode(name.isEmpty() ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(name.isEmpty() ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    dialog->open();
}

void SeedFiles::reportFailed(const Error &error)
{
    m_parts.banner.report(Banner::Kind::Error, errorText(error));
}

void SeedFiles::reportSaved(const QString &file)
{
    m_parts.banner.report(Banner::Kind::Note, tr("Written: %1").arg(file));
}

} // namespace cave

#include "moc_seed_files.cpp"
