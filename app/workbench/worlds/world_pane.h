// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"
#include "core/world/world.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/terrain/chunk_painter.h"
#include "editor/view/terrain/thing_density.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

class CoordinateGrid;
class EditTools;
class MapLegend;
class MapView;
class OverlayStack;
class WorldDocument;
struct Bookmark;
struct DocumentChange;

/// Everything in the regions that `area` intersects: chests open and closed, piles, living monsters whose
/// home is there, markers.
[[nodiscard]] std::vector<MapThing> thingsOf(WorldDocument &document, const CellRect &area);
/// The same for a world with a single owner, such as a copy for another thread.
[[nodiscard]] std::vector<MapThing> thingsOf(World &world, const std::vector<Bookmark> &bookmarks,
                                             const CellRect &area);

/// Whether the levels of a world are rooms side by side on one map.
bool isOneMap(const World &world);

/// One world on the workbench: its document, its map with things, and the editing tools.
class WorldPane : public QWidget {
    Q_OBJECT

public:
    explicit WorldPane(const QString &id, QWidget *parent = nullptr);
    ~WorldPane() override;

    /// Shows this document instead of the previous one; null for none. The camera stays if the file is the
    /// same; otherwise it moves to the player.
    void setDocument(std::unique_ptr<WorldDocument> document);
    [[nodiscard]] WorldDocument *document() const { return m_document.get(); }
    [[nodiscard]] MapView &map() const { return *m_map; }
    [[nodiscard]] OverlayStack &overlays() const { return *m_overlays; }
    [[nodiscard]] EditTools &tools() const { return *m_tools; }

    /// Whether the tools handle the mouse.
    void setEditing(bool editing);
    void setThingsShown(bool shown);
    /// Shows only what the player has seen.
    void setFog(bool on);
    /// Shows lines at round coordinates.
    void setGridShown(bool shown);
    /// A frame that marks the active one of two panes.
    void setFramed(bool framed);

    void flyTo(WorldPos cell);
    void showArea(const CellRect &area);

    /// How the document's world is divided into levels; no levels if there is no document.
    [[nodiscard]] const LevelPlan &plan() const;
    /// The level shown; nullptr in an endless world.
    [[nodiscard]] const Level *level() const;
    /// Fits a level of the plan by its number; kAllLevels: all that lie on one map.
    void showLevel(int number);
    static constexpr int kAllLevels = 0;
    [[nodiscard]] bool showsAllLevels() const { return m_all; }

signals:
    void documentReplaced();
    /// Another level is shown.
    void levelChanged();
    void documentChanged(const cave::DocumentChange &change);
    void cellHovered(cave::WorldPos cell);
    void hoverEnded();
    /// A cell was clicked and no tool handles the mouse.
    void cellClicked(cave::WorldPos cell);
    /// The pane got the mouse or the focus.
    void activated();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void follow(const DocumentChange &change);
    void refreshThings();
    void countThings(bool on);
    void enterLevelAt(WorldPos cell);
    void setLevel(int number);
    void fitLevel();
    void fitAgain();
    void showMapOfLevels();

    MapView *m_map;
    CoordinateGrid *m_grid; ///< below the legend
    OverlayStack *m_overlays;
    MapLegend *m_legend;
    EditTools *m_tools;
    QWidget *m_frame;
    std::unique_ptr<WorldDocument> m_document;
    bool m_thingsShown = true;
    bool m_small = false;                           ///< single things aren't distinguished
    std::shared_ptr<const CountedThings> m_counted; ///< of the document; null if it isn't known
    CellRect m_covered;                             ///< cells whose things are shown
    int m_level = 0;                                ///< number of the level shown; 0 in an endless world
    bool m_all = false;                             ///< all levels are shown, as they are on one map
    std::optional<MapCamera> m_fitted;              ///< the camera after fitting a level
    Zoom m_fittedZoom;
};

} // namespace cave
