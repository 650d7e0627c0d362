// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/sight/sight_views.h"
#include "editor/view/map/overlay_stack.h"
#include "ui_sight_panel.h"

#include <QPointer>
#include <QScrollArea>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QToolButton;

namespace cave {

class MapTool;
class MapView;
class SightExport;

/// Two cells that are picked one after the other.
struct CellPair {
    WorldPos from;
    std::optional<WorldPos> to; ///< none until there is a second cell
    bool done = false;          ///< both are final
};

/// A line of sight that can be exported.
struct ExportedLine {
    WorldPos from; ///< who looks: a monster, if one lives there
    WorldPos to;

    friend bool operator==(const ExportedLine &, const ExportedLine &) = default;
};

/// Who sees whom on a map, and why: areas of effect, a probe of one line, fields of view, and the threat to
/// each cell. Uses the overlay slots Sight and Threat.
class SightPanel : public QScrollArea {
    Q_OBJECT

public:
    /// Both must outlive this.
    SightPanel(MapView &view, OverlayStack &overlays, QWidget *parent = nullptr);
    ~SightPanel() override;

    /// `world` is called each time it is needed; it returns null if there is none. Clears the picks.
    void setWorld(std::function<World *()> world);
    /// The same for a later state of the same world: the chosen monsters and the point of view stay.
    void setWorldAgain(std::function<World *()> world);
    /// Call this when the world has changed, to update everything.
    void refresh();

    /// A line at the top, such as a spoiler warning; empty for none.
    void setNotice(const QString &text);
    /// Records why the world's current fight began, if there is one; shown until the next one.
    void keepFight();
    /// Drops what was recorded of it, for a world that is shown at another time.
    void dropFight() { m_fight.reset(); }
    /// Shows the areas of these monsters and no others.
    void select(std::vector<MonsterId> monsters);
    /// The monsters whose areas are shown.
    [[nodiscard]] const std::vector<MonsterId> &selected() const { return m_selected; }
    /// True if a click on this cell selects or deselects a monster.
    [[nodiscard]] bool takesClick(WorldPos cell) const;
    /// While inactive, it has no overlay and no tool.
    void setActive(bool active);

    /// Larger views (in cells per side) are not searched for monsters.
    static constexpr int kWidestView = 400;

    /// So wide that no button is cut.
    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The monster whose area is shown, the last one that was chosen of several; none if that ended.
    void monsterChosen(std::optional<cave::MonsterId> monster);

private:
    void refreshLook();
    enum class Shown { None, Selected, InView };

    void connectTools();
    void retranslate();

    [[nodiscard]] World *world() const { return m_world && m_active ? m_world() : nullptr; }
    void use(QToolButton *button, MapTool &tool, bool on);
    void clickCell(WorldPos cell);
    [[nodiscard]] std::optional<MonsterId> lastSelected() const;
    [[nodiscard]] std::optional<Monster> monsterAt(WorldPos cell) const;
    [[nodiscard]] std::vector<Monster> monstersShown(World &world) const;
    [[nodiscard]] std::optional<ExportedLine> lineOfMonster(World &world) const;
    [[nodiscard]] bool viewTooWide() const;
    void showSight();
    OverlayLayer fightLayer(World &world);
    OverlayLayer monsterLayer(World &world);
    OverlayLayer probeLayer(World &world);
    OverlayLayer viewLayer(World &world);
    void showThreats();
    QString findRoute(World &world, std::optional<SafeRoute> &route);

    MapView &m_view;
    QPointer<MapView> m_map; ///< the same, for as long as it exists
    OverlayStack &m_overlays;
    std::function<World *()> m_world;
    bool m_active = true;
    QTimer m_moved; ///< the view has just been moved

    std::optional<SightVerdict> m_fight; ///< why the last one began
    std::vector<MonsterId> m_selected;
    std::optional<CellPair> m_probe;
    std::optional<CellPair> m_route;
    std::optional<WorldPos> m_viewFrom; ///< none for the player's cell
    std::unique_ptr<MapTool> m_probeTool;
    std::unique_ptr<MapTool> m_routeTool;
    std::unique_ptr<MapTool> m_viewTool;

    Ui::SightPanel m_ui;
    SightExport *m_monsterExport; ///< owned by their buttons
    SightExport *m_probeExport;
};

} // namespace cave
