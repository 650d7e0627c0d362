// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/sight/sight_export.h"
#include "editor/panels/sight/sight_views.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/overlay_stack.h"
#include "ui_sight_panel.h"

#include <QPointer>
#include <QScrollArea>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QToolButton;

namespace cave {

class MapView;

/// Picks a cell: each press and drag picks another one.
class CellPick final : public MapTool {
public:
    using Picked = std::function<void(WorldPos)>;

    explicit CellPick(Picked picked) : m_picked(std::move(picked)) {}

    void press(const Pointer &at) override { m_picked(at.cell); }
    void drag(const Pointer &at) override { m_picked(at.cell); }

private:
    Picked m_picked;
};

/// Picks two cells: by dragging from one to the other, or by clicking each.
class PairPick final : public MapTool {
public:
    struct Pair {
        WorldPos from;
        std::optional<WorldPos> to; ///< none until there is a second cell
        bool done = false;          ///< both are final
    };
    /// None: cancelled.
    using Picked = std::function<void(const std::optional<Pair> &)>;

    explicit PairPick(Picked picked) : m_picked(std::move(picked)) {}

    void press(const Pointer &at) override
    {
        const WorldPos from = m_first.value_or(at.cell);
        m_pair = m_first && at.cell != from ? Pair{from, at.cell, false} : Pair{from, {}, false};
        m_picked(m_pair);
    }
    void drag(const Pointer &at) override
    {
        m_pair->to = at.cell == m_pair->from ? std::nullopt : std::optional(at.cell);
        m_picked(m_pair);
    }
    void release(const Pointer &) override
    {
        m_pair->done = m_pair->to.has_value();
        m_first = m_pair->done ? std::nullopt : std::optional(m_pair->from);
        m_picked(m_pair);
    }
    /// With only the first of two cells picked, that one is dropped.
    void cancel() override
    {
        m_first.reset();
        m_pair.reset();
        m_picked(m_pair);
    }
    void hover(std::optional<WorldPos> cell) override
    {
        if (m_first && cell && *cell != *m_first)
            m_picked(Pair{*m_first, cell, false});
    }

private:
    Picked m_picked;
    std::optional<WorldPos> m_first; ///< waiting for the second one
    std::optional<Pair> m_pair;
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
    [[nodiscard]] std::optional<SightExport::Line> lineOfMonster(World &world) const;
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
    std::optional<PairPick::Pair> m_probe;
    std::optional<PairPick::Pair> m_route;
    std::optional<WorldPos> m_viewFrom; ///< none for the player's cell
    PairPick m_probeTool;
    PairPick m_routeTool;
    CellPick m_viewTool;

    Ui::SightPanel m_ui;
    SightExport *m_monsterExport; ///< owned by their buttons
    SightExport *m_probeExport;
};

} // namespace cave
