// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_commands.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/typed_place.h"
#include "app/workbench/levels/trees_window.h"
#include "app/workbench/worlds/export_dialog.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/workbench_panels.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/io/files/world_names.h"
#include "core/io/worlds/saved_session.h"
#include "editor/panels/inline_question.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/level_texts.h"

#include <QAction>
#include <QFileDialog>

#include <algorithm>
#include <optional>
#include <utility>

#include "moc_workbench_commands.cpp"

namespace cave {
namespace {

constexpr const char *kTreesFolder = "trees"; ///< next to the worlds
constexpr const char *kWorldSuffix = ".cave";

/// A world's file for a document without one. One that is only a seed starts as a new game.
Result<std::filesystem::path> makeWorld(const WorldLibrary &library, const std::string &name,
                                        const World &world, DocumentOrigin origin)
{
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

/// Coordinates inside the level shown are relative to it; others are the world's.
std::optional<WorldPos> onLevel(const std::optional<WorldPos> &place, const Level *level)
{
    if (!place || level == nullptr)
        return place;
    const CellRect own{{0, 0}, level->area.width, level->area.height};
    return own.contains(*place) ? WorldPos{level->area.origin.x + place->x, level->area.origin.y + place->y}
                                : *place;
}

/// All stored regions of a world, and the player's; limited to this many cells per side, as a larger picture
/// would show nothing.
std::optional<CellRect> storedArea(const World &world)
{
    constexpr std::int64_t kWidest = 1'000'000;
    const int size = world.map.regionSize();
    RegionPos low = regionOf(world.player().position, size);
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

WorkbenchCommands::WorkbenchCommands(WorkbenchPage &page, WorldLibrary library, Banner &banner,
                                     InlineName &asking)
    : m_page(page)
    , m_library(std::move(library))
    , m_banner(banner)
    , m_asking(asking)
{
    const WorkbenchActions &actions = m_page.actions();
    connect(actions.openFile, &QAction::triggered, this, &WorkbenchCommands::chooseFile);
    connect(actions.openFolder, &QAction::triggered, this, &WorkbenchCommands::chooseFolder);
    connect(actions.trees, &QAction::triggered, this, &WorkbenchCommands::showTrees);
    connect(actions.play, &QAction::triggered, this, [this] {
        if (document() == nullptr)
            return;
        const std::filesystem::path path = document()->path(); // one that is edited is closed first
        emit m_page.playRequested(path);
    });
    connect(actions.saveCopy, &QAction::triggered, this, &WorkbenchCommands::saveCopy);
    connect(actions.exportMap, &QAction::triggered, this, &WorkbenchCommands::exportMap);
    connect(actions.goTo, &QAction::triggered, this, &WorkbenchCommands::askPlace);
    connect(actions.find, &QAction::triggered, this, [this] { m_page.panels().showFind(); });
    connect(actions.likeThis, &QAction::triggered, this, &WorkbenchCommands::searchLikeThis);
    connect(actions.wholeWorld, &QAction::triggered, this, &WorkbenchCommands::showWholeWorld);
    connect(actions.toPlayer, &QAction::triggered, this, [this] {
        if (document() != nullptr)
            m_page.pane().flyTo(document()->world().player().position);
    });
    connect(actions.previousLevel, &QAction::triggered, this, [this] { stepLevel(-1); });
    connect(actions.nextLevel, &QAction::triggered, this, [this] { stepLevel(1); });
    connect(actions.zoomIn, &QAction::triggered, this, [this] { m_page.pane().map().zoomBy(1); });
    connect(actions.zoomOut, &QAction::triggered, this, [this] { m_page.pane().map().zoomBy(-1); });
}

WorldDocument *WorkbenchCommands::document() const
{
    return m_page.document();
}

void WorkbenchCommands::chooseFile()
{
    QFileDialog *dialog =
        askToOpen(&m_page, tr("World file"), {tr("Worlds (*%1)").arg(kWorldSuffix), tr("All files (*)")});
    dialog->setDirectory(fromPath(m_library.folder()));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { m_page.openPath(toPath(file)); });
    connect(dialog, &QDialog::rejected, this, &WorkbenchCommands::choosingCancelled);
    dialog->open();
}

void WorkbenchCommands::chooseFolder()
{
    QFileDialog *dialog = askForFolder(&m_page, tr("Folder of a world of the original game"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &folder) { m_page.openPath(toPath(folder)); });
    dialog->open();
}

void WorkbenchCommands::askPlace()
{
    m_asking.setKeepText([] { return tr("Go"); });
    const auto asked = [this] {
        const Level *level = m_page.pane().level();
        return level == nullptr || document() == nullptr
                   ? tr("Coordinates: x east, y north; such as 12, -40")
                   : tr("Coordinates on %1: x east, y north; such as 12, 7")
                         .arg(levelName(document()->world(), *level));
    };
    m_asking.ask(asked, {}, [this](const QString &place) { goTo(place); });
}

void WorkbenchCommands::goTo(const QString &place)
{
    if (const std::optional<WorldPos> cell = onLevel(typedPlace(place), m_page.pane().level())) {
        m_page.pane().flyTo(*cell);
        m_page.panels().lookAtCell(*cell);
        m_page.pane().setFocus();
    } else {
        m_banner.report(
            Banner::Kind::Warning,
            tr("“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).")
                .arg(place));
    }
}

void WorkbenchCommands::showWholeWorld()
{
    if (document() == nullptr)
        return;
    if (const Level *level = m_page.pane().level())
        return m_page.pane().showLevel(isOneMap(document()->world()) ? WorldPane::kAllLevels : level->number);
    if (m_page.pane().showsAllLevels())
        return m_page.pane().showLevel(WorldPane::kAllLevels);
    if (const std::optional<CellRect> area = storedArea(document()->world()))
        m_page.pane().showArea(*area);
    else
        m_banner.report(Banner::Kind::Note,
                        tr("The stored regions are too far apart to show at once. Use the "
                           "list of regions to visit each."));
}

/// Turns the selection, as much of it as fits, or the middle of the map into a sketch.
void WorkbenchCommands::searchLikeThis()
{
    if (document() == nullptr)
        return;
    CellRect area = usualSketchArea(m_page.pane().map().camera().normalized().cell);
    if (const std::optional<CellRect> selected = m_page.pane().tools().selection().cells().bounds())
        area = *selected;
    area.width = std::min(area.width, SketchPattern::kMaxSide);
    area.height = std::min(area.height, SketchPattern::kMaxSide);
    WorldMap map(document()->world().map.viewSource());
    emit m_page.sketchRequested(sketchOf(map, std::nullopt, area));
}

void WorkbenchCommands::stepLevel(int by)
{
    if (const Level *level = m_page.pane().level())
        m_page.pane().showLevel(level->number + by);
    else if (m_page.pane().showsAllLevels() && by > 0)
        m_page.pane().showLevel(m_page.pane().plan().levels.front().number);
}

void WorkbenchCommands::saveCopy()
{
    if (document() == nullptr)
        return;
    QFileDialog *dialog = askToSave(&m_page, tr("Save a copy"), {tr("Worlds (*%1)").arg(kWorldSuffix)},
                                    QString(kWorldSuffix).mid(1));
    dialog->setDirectory(fromPath(m_library.folder()));
    const QString name = tr("%1 copy").arg(document()->name());
    dialog->selectFile(QString::fromStdString(safeFileName(name.toStdString())) + kWorldSuffix);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // existing files are never overwritten
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, source = document()->path()](const QString &file) { writeCopy(source, toPath(file)); });
    dialog->open();
}

/// Another world may be shown by now, or none.
void WorkbenchCommands::writeCopy(const std::filesystem::path &source, const std::filesystem::path &target)
{
    const std::string name = target.stem().string();
    if (document() != nullptr && document()->path() == source && document()->isStranded()) {
        // Only the open file still has the edits.
        if (const Result<void> copied = document()->file()->copyTo(target, name); !copied)
            return m_page.fail(copied.error());
        return m_page.openPath(target);
    }
    m_page.opener().jobs().run([source, target, name] { return WorldFile::copy(source, target, name); },
                               [this, target](const Result<void> &copied) {
                                   if (!copied)
                                       return m_page.fail(copied.error());
                                   m_banner.report(
                                       Banner::Kind::Note, tr("Saved as %1.").arg(fromPath(target)),
                                       {{tr("Open it"), [this, target] { m_page.openPath(target); }}});
                               });
}

void WorkbenchCommands::makeWorldOf()
{
    m_asking.setKeepText([] { return tr("Create"); });
    m_asking.ask([] { return tr("Name of the new world"); }, document()->name(),
                 [this](const QString &name) { makeWorldCalled(name); });
}

void WorkbenchCommands::makeWorldCalled(const QString &name)
{
    if (document() == nullptr)
        return;
    const auto world = std::make_shared<const World>(copyOf(document()->world()));
    const auto make = [library = m_library, name = name.toStdString(), world, origin = document()->origin()] {
        return makeWorld(library, name, *world, origin);
    };
    m_page.opener().jobs().run(make, [this](const Result<std::filesystem::path> &made) {
        if (!made)
            return m_page.fail(made.error());
        m_page.openPath(*made);
    });
}

void WorkbenchCommands::exportMap()
{
    if (document() == nullptr)
        return;
    auto *dialog = new ExportDialog(m_page.pane(), &m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::failed, &m_page, &WorkbenchPage::fail);
    connect(dialog, &ExportDialog::exported, this, [this](const QString &file) {
        m_banner.report(Banner::Kind::Note, tr("Written: %1").arg(file));
    });
    dialog->open();
}

/// A separate window, so that the world can be seen at the same time.
void WorkbenchCommands::showTrees()
{
    if (m_trees == nullptr) {
        m_trees = new TreesWindow(m_library.folder().parent_path() / kTreesFolder, &m_page);
        connect(m_trees, &TreesWindow::playRequested, &m_page, &WorkbenchPage::treesPlayRequested);
    }
    m_trees->show();
    m_trees->raise();
    m_trees->activateWindow();
}

} // namespace cave
