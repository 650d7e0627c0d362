// SPDX-License-Identifier: MIT
// What the workbench's commands do.

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/workbench/levels/trees_window.h"
#include "app/workbench/worlds/export_dialog.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/workbench_welcome.h"
#include "core/edit/edit_draft.h"
#include "core/io/worlds/saved_session.h"
#include "core/rules/monster_turn.h"
#include "editor/panels/checks/find_panel.h"
#include "editor/panels/regions/contents_panel.h"
#include "editor/panels/regions/raw_panel.h"
#include "editor/panels/sight/mind_panel.h"
#include "editor/panels/tools/inline_name.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/place_texts.h"

#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QRegularExpression>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr const char *kTreesFolder = "trees"; ///< beside the worlds
constexpr const char *kWorldSuffix = ".cave";

/// A world's file for a document that has none. One that is only a seed begins as a new game does.
Result<std::filesystem::path> makeWorld(const WorldLibrary &library, const std::string &name,
                                        const World &world, DocumentOrigin origin)
{
    std::error_code ignored;
    std::filesystem::create_directories(library.folder(), ignored);
    Result<std::filesystem::path> path = library.pathForNewWorld(name);
    if (!path)
        return path;
    if (origin == DocumentOrigin::Seed) {
        const Result<SavedSession> made = SavedSession::create(*path, name, world.spec);
        return made ? path : made.error();
    }
    const Result<WorldFile> made = WorldFile::create(*path, name, world);
    return made ? path : made.error();
}

/// "12, -40", "12 -40" or "(12,-40)".
std::optional<WorldPos> placeIn(const QString &text)
{
    static const QRegularExpression kPlace(R"(^\s*\(?\s*(-?\d+)\s*[,;\s]\s*(-?\d+)\s*\)?\s*$)");
    const QRegularExpressionMatch match = kPlace.match(text);
    bool hasX = false;
    bool hasY = false;
    const WorldPos place{match.captured(1).toLongLong(&hasX), match.captured(2).toLongLong(&hasY)};
    if (!hasX || !hasY || !insideWorld(place))
        return std::nullopt;
    return place;
}

/// Coordinates of the level that is shown, if they are in it, are its own; others are the world's.
std::optional<WorldPos> onLevel(const std::optional<WorldPos> &place, const Level *level)
{
    if (!place || level == nullptr)
        return place;
    const CellRect own{{0, 0}, level->area.width, level->area.height};
    return own.contains(*place) ? WorldPos{level->area.origin.x + place->x, level->area.origin.y + place->y}
                                : *place;
}

/// All regions that a world keeps something of, and the player's; at most so many cells a side, as a picture
/// of more shows nothing.
std::optional<CellRect> storedArea(const World &world)
{
    constexpr std::int64_t kWidest = 1'000'000;
    const int size = world.map.regionSize();
    RegionPos low = regionOf(world.player.position, size);
    RegionPos high = low;
    for (const auto &[pos, changes] : world.map.changes()) {
        low = {std::min(low.x, pos.x), std::min(low.y, pos.y)};
        high = {std::max(high.x, pos.x), std::max(high.y, pos.y)};
    }
    const std::int64_t width = (high.x - low.x + 1) * size;
    const std::int64_t height = (high.y - low.y + 1) * size;
    if (width > kWidest || height > kWidest)
        return std::nullopt;
    return CellRect{{low.x * size, low.y * size}, static_cast<int>(width), static_cast<int>(height)};
}

} // namespace

void WorkbenchPage::connectActions()
{
    connect(m_actions->openFile, &QAction::triggered, this, &WorkbenchPage::chooseFile);
    connect(m_actions->openFolder, &QAction::triggered, this, &WorkbenchPage::chooseFolder);
    connect(m_actions->openSeed, &QAction::triggered, this, [this] {
        m_broken = false;
        m_centre->setCurrentWidget(m_welcome);
        m_welcome->focusSeed();
    });
    connect(m_actions->trees, &QAction::triggered, this, &WorkbenchPage::showTrees);
    connect(m_actions->newLevel, &QAction::triggered, this, &WorkbenchPage::newLevelRequested);
    connect(m_actions->openLevel, &QAction::triggered, this, &WorkbenchPage::openLevelRequested);
    connect(m_welcome, &WorkbenchWelcome::levelChosen, this, &WorkbenchPage::levelRequested);
    connect(m_actions->reload, &QAction::triggered, this, &WorkbenchPage::refresh);
    connect(m_actions->close, &QAction::triggered, this, &WorkbenchPage::closeDocument);
    connect(m_actions->play, &QAction::triggered, this, [this] {
        if (document() != nullptr)
            emit playRequested(document()->path());
    });
    connect(m_actions->saveCopy, &QAction::triggered, this, &WorkbenchPage::saveCopy);
    connect(m_actions->exportMap, &QAction::triggered, this, &WorkbenchPage::exportMap);
    connect(m_actions->goTo, &QAction::triggered, this, &WorkbenchPage::askPlace);
    connect(m_actions->find, &QAction::triggered, this, [this] {
        QDockWidget *dock = m_docks[static_cast<std::size_t>(Dock::Find)];
        dock->show();
        dock->raise();
        m_find->focusQuery();
    });
    connect(m_actions->wholeWorld, &QAction::triggered, this, &WorkbenchPage::showWholeWorld);
    connect(m_actions->toPlayer, &QAction::triggered, this, [this] {
        if (document() != nullptr)
            pane().flyTo(document()->world().player.position);
    });
    connect(m_actions->previousLevel, &QAction::triggered, this, [this] { stepLevel(-1); });
    connect(m_actions->nextLevel, &QAction::triggered, this, [this] { stepLevel(1); });
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { pane().map().zoomBy(1); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { pane().map().zoomBy(-1); });
    connect(m_actions->things, &QAction::toggled, this, [this](bool on) {
        for (WorldPane *any : m_panes)
            any->setThingsShown(on);
    });
    connect(m_actions->fog, &QAction::toggled, this, [this](bool on) {
        for (WorldPane *any : m_panes)
            any->setFog(on);
    });
    connect(m_actions->second, &QAction::toggled, this, [this](bool on) {
        if (on != m_panes[1]->isVisibleTo(m_split))
            setSecond(on);
    });
    connect(m_welcome, &WorkbenchWelcome::fileChosen, this, &WorkbenchPage::openPath);
    connect(m_welcome, &WorkbenchWelcome::left, this, [this] {
        updateCentre();
        pane().setFocus();
    });
    connect(m_welcome, &WorkbenchWelcome::seedChosen, this, &WorkbenchPage::openSeed);
}

void WorkbenchPage::chooseFile()
{
    QFileDialog *dialog = askForFile(this, tr("World file"));
    dialog->setDirectory(fromPath(m_library.folder()));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Worlds (*%1)").arg(kWorldSuffix), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openPath(toPath(file)); });
    connect(dialog, &QDialog::rejected, this, [this] {
        if (m_panes[1]->isVisibleTo(m_split) && m_panes[1]->document() == nullptr)
            setSecond(false);
    });
    dialog->open();
}

void WorkbenchPage::chooseFolder()
{
    QFileDialog *dialog = askForFile(this, tr("Folder of a world of the original game"));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &folder) { openPath(toPath(folder)); });
    dialog->open();
}

void WorkbenchPage::askPlace()
{
    m_asking->setKeepText(tr("Go"));
    const Level *level = pane().level();
    const QString asked = level == nullptr ? tr("Coordinates: x east, y north; such as 12, -40")
                                           : tr("Coordinates on %1: x east, y north; such as 12, 7")
                                                 .arg(levelName(document()->world(), *level));
    m_asking->ask(asked, {}, [this](const QString &place) { goTo(place); });
}

void WorkbenchPage::goTo(const QString &place)
{
    if (const std::optional<WorldPos> cell = onLevel(placeIn(place), pane().level())) {
        pane().flyTo(*cell);
        lookAtCell(*cell);
        pane().setFocus();
    } else {
        m_banner.tell(
            Banner::Kind::Warning,
            tr("“%1” is no place: two whole numbers are, such as 12, -40; x goes east, y north.").arg(place));
    }
}

void WorkbenchPage::showWholeWorld()
{
    if (document() == nullptr)
        return;
    if (const Level *level = pane().level())
        return pane().showLevel(isOneMap(document()->world()) ? WorldPane::kAllLevels : level->number);
    if (pane().showsAllLevels())
        return pane().showLevel(WorldPane::kAllLevels);
    if (const std::optional<CellRect> area = storedArea(document()->world()))
        pane().showArea(*area);
    else
        m_banner.tell(Banner::Kind::Note,
                      tr("What is stored lies too far apart for one picture. The list of regions flies to "
                         "each of them."));
}

void WorkbenchPage::stepLevel(int by)
{
    if (const Level *level = pane().level())
        pane().showLevel(level->number + by);
    else if (pane().showsAllLevels() && by > 0)
        pane().showLevel(pane().plan().levels.front().number);
}

void WorkbenchPage::saveCopy()
{
    if (document() == nullptr)
        return;
    QFileDialog *dialog = askForFile(this, tr("Save a copy"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDirectory(fromPath(m_library.folder()));
    dialog->setDefaultSuffix(QString(kWorldSuffix).mid(1));
    dialog->setNameFilters({tr("Worlds (*%1)").arg(kWorldSuffix)});
    dialog->selectFile(tr("%1 copy").arg(document()->name()));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // an existing file is never written over
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { writeCopy(toPath(file)); });
    dialog->open();
}

void WorkbenchPage::writeCopy(const std::filesystem::path &target)
{
    const std::filesystem::path source = document()->path();
    const std::string name = target.stem().string();
    if (isStranded(m_active)) {
        // Only the open file still has what was edited.
        if (const Result<void> copied = document()->file()->copyTo(target, name); !copied)
            return fail(copied.error());
        return openPath(target);
    }
    m_jobs.run([source, target, name] { return WorldFile::copy(source, target, name); },
               [this, target](const Result<void> &copied) {
                   if (!copied)
                       return fail(copied.error());
                   m_banner.tell(Banner::Kind::Note, tr("Saved as %1.").arg(fromPath(target)),
                                 {{tr("Open it"), [this, target] { openPath(target); }}});
               });
}

void WorkbenchPage::makeWorldOf()
{
    m_asking->setKeepText(tr("Make it"));
    m_asking->ask(tr("Name of the new world"), document()->name(),
                  [this](const QString &name) { makeWorldCalled(name); });
}

void WorkbenchPage::makeWorldCalled(const QString &name)
{
    if (document() == nullptr)
        return;
    const auto world = std::make_shared<const World>(copyOf(document()->world()));
    const auto make = [library = m_library, name = name.toStdString(), world, origin = document()->origin()] {
        return makeWorld(library, name, *world, origin);
    };
    m_jobs.run(make, [this](const Result<std::filesystem::path> &made) {
        if (!made)
            return fail(made.error());
        openPath(*made);
    });
}

void WorkbenchPage::exportMap()
{
    if (document() == nullptr)
        return;
    auto *dialog = new ExportDialog(pane(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::failed, this, &WorkbenchPage::fail);
    connect(dialog, &ExportDialog::exported, this,
            [this](const QString &file) { m_banner.tell(Banner::Kind::Note, tr("Written: %1").arg(file)); });
    dialog->open();
}

/// A window of its own, so that a world can be looked at beside it.
void WorkbenchPage::showTrees()
{
    if (m_trees == nullptr) {
        m_trees = new TreesWindow(m_library.folder().parent_path() / kTreesFolder, this);
        connect(m_trees, &TreesWindow::playRequested, this, &WorkbenchPage::treesPlayRequested);
    }
    m_trees->show();
    m_trees->raise();
    m_trees->activateWindow();
}

void WorkbenchPage::revert(const CellMask &cells)
{
    pane().tools().change(tr("Revert to the seed"), [cells](EditDraft &draft) -> Result<void> {
        draft.eraseToSeed(cells);
        return {};
    });
}

/// The panels tell of this cell, and of the monster that stands on it.
void WorkbenchPage::lookAtCell(WorldPos cell)
{
    if (document() == nullptr || !insideWorld(cell))
        return;
    World &world = document()->world();
    m_contents->showCell(cell);
    m_raw->showRegion(regionOf(cell, world.map.regionSize()));
    const std::vector<Monster> here = monstersNear(world, cell, 0);
    if (!here.empty())
        chooseMonster(here.front().id);
}

void WorkbenchPage::tellCell(std::optional<WorldPos> cell)
{
    if (!cell || document() == nullptr || !insideWorld(*cell))
        return m_cell->clear();
    World &world = document()->world();
    const int size = world.map.regionSize();
    const RegionPos region = regionOf(*cell, size);
    const CellPos inside = cellOf(*cell, size);
    QStringList parts{
        coordinatesText(*cell),
        tr("region %1, %2 cell %3, %4").arg(region.x).arg(region.y).arg(inside.x).arg(inside.y)};
    if (const QString own = levelPlaceText(world.spec, world.map.plan(), *cell); !own.isEmpty())
        parts.prepend(own);
    parts += terrainText(world.map.terrainAt(*cell));
    parts += featureTexts(world, *cell);
    if (world.map.isExplored(*cell))
        parts += tr("explored");
    if (world.map.chestAt(*cell) != ChestState::None)
        parts += world.map.chestAt(*cell) == ChestState::Closed ? tr("closed chest") : tr("claimed chest");
    for (const Monster &monster : monstersNear(world, *cell, 0))
        parts += shownName(kindOf(world, monster));
    m_cell->setText(parts.join(" · "));
}

void WorkbenchPage::chooseMonster(std::optional<MonsterId> monster)
{
    m_monster = monster;
    showThought();
}

void WorkbenchPage::showThought()
{
    WorldDocument *document = pane().document();
    if (document == nullptr) {
        m_mind->clear();
        m_mind->setStepping(false, tr("There is no world."));
        return applyLayers();
    }
    World &world = document->world();
    m_mind->setThought(m_monster ? thoughtOf(world, *m_monster) : std::nullopt, world);
    if (document->canEdit())
        m_mind->setStepping(false, tr("A world that is changed stands still. Inspect it to let turns pass."));
    else if (world.fight)
        m_mind->setStepping(false, tr("A fight is on; no turn passes before it is over."));
    else
        m_mind->setStepping(true, {});
    applyLayers();
}

void WorkbenchPage::stepTurn()
{
    if (document() == nullptr)
        return;
    const Result<std::vector<Event>> stepped = document()->stepTurn();
    if (!stepped)
        fail(stepped.error());
}

} // namespace cave
