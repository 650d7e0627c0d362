// SPDX-License-Identifier: MIT
#pragma once

#include "app/workbench/dock_folding.h"
#include "app/workbench/worlds/world_opener.h"
#include "core/edit/cell_mask.h"

#include <QList>
#include <QObject>

#include <array>
#include <bitset>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;
class QStackedWidget;
class QWidget;

namespace cave {

class ChangesPanel;
class ChecksPanel;
class ContentsPanel;
class DamagePanel;
class FindPanel;
class HistoryPanel;
class InspectorPanel;
class MindPanel;
class PastReader;
class RawPanel;
class RegionsPanel;
class SightPanel;
class StampsPanel;
class TimelinePanel;
class ToolPanel;
class TracePanel;

/// The panels that belong to one pane, as they use its map or its tools.
struct PanePanels {
    ToolPanel *tools = nullptr;
    SightPanel *sight = nullptr;
    ChecksPanel *checks = nullptr;
    StampsPanel *stamps = nullptr;
};

/// The docks around the worlds of the workbench. They show the active pane's world, and draw on its map while
/// visible.
class WorkbenchPanels : public QObject {
    Q_OBJECT

public:
    /// Adds docks to `page`. `stamps`: the folder of stamps. All but the folder must outlive it.
    WorkbenchPanels(QMainWindow &page, const WorldPanes &panes, const std::filesystem::path &stamps);
    ~WorkbenchPanels() override;

    /// Restores the layout of the docks last used for editing, or for inspection.
    void restore(bool editing);
    /// Stores the layout for the next start.
    void keep() const;
    /// Docks get their widths only once the page is visible.
    void pageShown();
    [[nodiscard]] QList<QAction *> toggles() const;
    void showFind();
    void retranslate();

    /// Another pane is active.
    void setActive(std::size_t pane);
    /// The active pane has another document, or none.
    void showDocument();
    /// Shows this cell of the active world in the panels, and the monster on it.
    void lookAtCell(WorldPos cell);

signals:
    /// The user wants to see what would have happened in the active world from a turn on.
    void whatIfRequested(const cave::PastReader &past, qint64 turn);
    void failed(const cave::Error &error);
    /// An edit of the active world failed.
    void editFailed(const cave::Error &error);

private:
    enum class Dock : std::uint8_t {
        Tools,
        Regions,
        Changes,
        Find,
        Damage,
        Contents,
        Raw,
        Sight,
        Mind,
        History,
        Checks,
        Stamps,
        Timeline,
        Trace
    };
    static constexpr std::size_t kDocks = 14;
    /// The two groups on the right.
    static constexpr std::array kUpperTabs{Dock::Regions, Dock::Changes, Dock::Find,  Dock::Damage,
                                           Dock::History, Dock::Checks,  Dock::Stamps};
    static constexpr std::array kLowerTabs{Dock::Contents, Dock::Raw, Dock::Sight, Dock::Mind, Dock::Trace};

    void createPanels(const std::filesystem::path &stamps);
    void addDock(Dock dock, const char *id, QWidget *widget);
    static Qt::DockWidgetArea areaOf(Dock dock);
    void arrange();
    void widen();
    void nameTabs();
    void shareKeys();
    void connectPane(std::size_t index);
    void connectPanels();
    void connectPanel(InspectorPanel &panel);
    void followTimeline(const std::vector<MonsterId> &involved);
    void raise(Dock dock);
    void revert(const CellMask &cells);
    void chooseMonster(std::optional<MonsterId> monster);
    void showThought();
    void stepTurn();
    void applyLayers();
    [[nodiscard]] WorldPane &pane() const { return *m_panes[m_active]; }
    [[nodiscard]] QDockWidget *dock(Dock id) const { return m_docks[static_cast<std::size_t>(id)]; }
    [[nodiscard]] QList<InspectorPanel *> inspectorPanels() const;

    QMainWindow &m_page;
    DockFolding m_folding;
    const WorldPanes &m_panes;
    std::size_t m_active = 0;
    bool m_editing = false;
    bool m_arranged = false;            ///< the layout is complete
    std::array<PanePanels, 2> m_ofPane; ///< panels that exist once per pane
    RegionsPanel *m_regions = nullptr;
    ChangesPanel *m_changes = nullptr;
    FindPanel *m_find = nullptr;
    DamagePanel *m_damage = nullptr;
    ContentsPanel *m_contents = nullptr;
    RawPanel *m_raw = nullptr;
    MindPanel *m_mind = nullptr;
    HistoryPanel *m_history = nullptr;
    TimelinePanel *m_timeline = nullptr;
    TracePanel *m_trace = nullptr;
    std::array<QDockWidget *, kDocks> m_docks{};
    std::bitset<kDocks> m_inSight;              ///< docks that are neither closed nor behind another tab
    std::array<QStackedWidget *, 4> m_stacks{}; ///< of the panels per pane: tools, sight, checks, stamps
    std::optional<MonsterId> m_monster;         ///< whose decisions are shown
};

} // namespace cave
