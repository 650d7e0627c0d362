// SPDX-License-Identifier: MIT
#pragma once

#include "app/workbench/worlds/pane_panels.h"
#include "app/workbench/worlds/world_pane.h"
#include "core/edit/cell_mask.h"
#include "core/io/worlds/world_library.h"
#include "editor/document/job_runner.h"
#include "editor/document/world_document.h"

#include <QMainWindow>

#include <array>
#include <bitset>
#include <filesystem>
#include <functional>
#include <optional>

class QAction;
class QComboBox;
class QDockWidget;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace cave {

class Banner;
class ChangesPanel;
class ContentsPanel;
class DamagePanel;
class FindPanel;
class HexView;
class HistoryPanel;
class InlineName;
class InspectorPanel;
class MindPanel;
class RawPanel;
class RegionsPanel;
class TreesWindow;
enum class ScenarioKind : std::uint8_t;
struct NamedTree;
class WorkbenchActions;
class WorkbenchWelcome;

/// The places where worlds are looked into and changed: one world, or two beside each other, with panels
/// around. Inspecting reads a file without a lock and changes nothing; editing holds the file, and writes
/// every edit to it at once.
class WorkbenchPage : public QMainWindow {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { Inspect, Edit };
    /// Closes a world that is open elsewhere in the program, then goes on; unless it can't be closed.
    using Release = std::function<void(const std::filesystem::path &, const std::function<void()> &next)>;

    /// Worlds that are made here go to `library`; stamps lie beside it. Tells what went wrong on `banner`,
    /// which must outlive the page.
    WorkbenchPage(const WorldLibrary &library, Banner &banner, QWidget *parent = nullptr);
    ~WorkbenchPage() override;

    void setRelease(Release release) { m_release = std::move(release); }
    [[nodiscard]] Mode mode() const { return m_mode; }
    /// Opens what is shown anew for this: to be changed, or only to be looked at.
    void setMode(Mode mode);
    /// Shows a world's file or a folder of the original's; the banner tells if it can't be read.
    void openPath(const std::filesystem::path &path);
    void openSeed(const WorldSpec &spec);
    /// Lets go of a file that is held for editing, if it is this one: it is only looked at from now on.
    void letGo(const std::filesystem::path &path);
    /// Reads again what may have changed meanwhile.
    void refresh();
    /// Keeps where the panels are, for the next start.
    void suspend();
    void setMotion(bool on);

    [[nodiscard]] const WorkbenchActions &actions() const { return *m_actions; }
    [[nodiscard]] WorldPane &pane() const { return *m_panes[m_active]; }
    [[nodiscard]] WorldDocument *document() const { return pane().document(); }
    /// Toggles of the panels, for a menu.
    [[nodiscard]] QList<QAction *> panelToggles() const;
    /// True while something is being read.
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }

    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 320}; }

signals:
    void playRequested(const std::filesystem::path &path);
    /// A level file is to be drawn: a new one, one to be chosen, or this.
    void newLevelRequested();
    void openLevelRequested();
    void levelRequested(const std::filesystem::path &file);
    /// A world is to be tried in which monsters live by these trees.
    void treesPlayRequested(cave::ScenarioKind scenario, const std::vector<cave::NamedTree> &trees);
    /// Another document is shown, or none.
    void documentReplaced();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

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
        Stamps
    };
    static constexpr std::size_t kDocks = 12;

    void createCentre();
    void createToolBar();
    void createPanels();
    void createDocks();
    void addDock(Dock dock, const char *id, QWidget *widget);
    void shareKeys();
    void arrangeDocks();
    void widenDocks();
    void nameTabs();
    void connectActions();
    void connectPane(std::size_t index);
    void connectPanels();
    void connectPanel(InspectorPanel &panel);
    [[nodiscard]] QList<InspectorPanel *> inspectorPanels() const;
    void retranslateUi();

    /// A document that is to be shown in a pane.
    struct Request {
        std::size_t pane = 0;
        std::filesystem::path path;
        bool chosen = true; ///< by a person: it gets the keyboard. Else what is shown is read again.
        int number = 0;     ///< the latest of a pane counts
    };

    struct Pending {
        std::filesystem::path path;
        Mode mode = Mode::Inspect;
        friend bool operator==(const Pending &, const Pending &) = default;
    };

    void open(std::size_t pane, const std::filesystem::path &path, bool chosen);
    [[nodiscard]] Request request(std::size_t pane, const std::filesystem::path &path, bool chosen);
    void read(const Request &request);
    void readToEdit(const Request &request);
    void take(const Request &request, Result<ReadDocument> read);
    void put(const Request &request, ReadDocument read);
    void showUnreadable(const Request &request, const Error &error);
    void closeDocument();
    void showDocument();
    void activate(std::size_t pane);
    void setSecond(bool shown);
    void updateCentre();
    void updateActions();
    void updateLevels();
    void stepLevel(int by);
    void updateState();
    void keepDocks() const;
    void restoreDocks();

    void chooseFile();
    void chooseFolder();
    void askPlace();
    void goTo(const QString &place);
    void showWholeWorld();
    void saveCopy();
    void writeCopy(const std::filesystem::path &target);
    void showTrees();
    void makeWorldOf();
    void makeWorldCalled(const QString &name);
    void exportMap();
    [[nodiscard]] bool isStranded(std::size_t pane) const;
    void fail(const Error &error);
    void failToEdit(std::size_t pane, const Error &error);
    void confirm(const QString &text, const std::function<void()> &go);
    void revert(const CellMask &cells);

    void lookAtCell(WorldPos cell);
    void tellCell(std::optional<WorldPos> cell);
    void chooseMonster(std::optional<MonsterId> monster);
    void showThought();
    void stepTurn();
    void applyLayers();
    [[nodiscard]] bool isInSight(Dock dock) const;

    WorldLibrary m_library;
    Banner &m_banner;
    WorkbenchActions *m_actions;
    Mode m_mode = Mode::Inspect;
    Release m_release;

    QToolBar *m_bar = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_state = nullptr;
    QComboBox *m_level = nullptr; ///< of a bounded world
    QAction *m_levelInBar = nullptr;
    InlineName *m_asking = nullptr;
    QStackedWidget *m_centre = nullptr;
    WorkbenchWelcome *m_welcome = nullptr;
    QWidget *m_unreadable = nullptr;
    QLabel *m_unreadableText = nullptr;
    HexView *m_unreadableBytes = nullptr;
    QWidget *m_noFile = nullptr; ///< says that a world has no file to be edited in
    QLabel *m_noFileText = nullptr;
    QSplitter *m_split = nullptr;
    std::array<WorldPane *, 2> m_panes{};
    std::array<PanePanels, 2> m_ofPane; ///< panels of one pane each
    std::size_t m_active = 0;
    std::array<int, 2> m_requests{};                 ///< numbers of the latest ones
    std::array<std::optional<Pending>, 2> m_pending; ///< what is being read for a pane
    bool m_arranged = false;                         ///< the docks are where they belong
    bool m_broken = false;                           ///< what was to be opened can't be read

    RegionsPanel *m_regions = nullptr;
    ChangesPanel *m_changes = nullptr;
    FindPanel *m_find = nullptr;
    DamagePanel *m_damage = nullptr;
    ContentsPanel *m_contents = nullptr;
    RawPanel *m_raw = nullptr;
    MindPanel *m_mind = nullptr;
    HistoryPanel *m_history = nullptr;
    std::array<QDockWidget *, kDocks> m_docks{};
    std::bitset<kDocks> m_inSight;              ///< docks that aren't closed, nor behind another tab
    std::array<QStackedWidget *, 4> m_stacks{}; ///< of panels of a pane: tools, sight, checks, stamps
    std::optional<MonsterId> m_monster;         ///< whose mind is shown
    QLabel *m_cell = nullptr;
    TreesWindow *m_trees = nullptr; ///< made when first shown
    JobRunner m_jobs;
};

} // namespace cave
