// SPDX-License-Identifier: MIT
#pragma once

#include "app/workbench/worlds/world_opener.h"
#include "app/workbench/worlds/world_pane.h"
#include "core/base/result.h"
#include "core/content/scenario.h"
#include "core/io/worlds/world_library.h"

#include <QMainWindow>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace cave {

class Banner;
class HexView;
class InlineName;
class PastReader;
struct NamedTree;
class SketchPattern;
class WorkbenchActions;
class WorkbenchCommands;
class WorkbenchPanels;
class WorkbenchWelcome;

/// The workbench of Inspect and Edit: one world, or two side by side, surrounded by panels. Inspecting reads
/// a file without a lock and changes nothing; editing locks the file, and writes every edit to it at once.
class WorkbenchPage : public QMainWindow {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t { Inspect, Edit };

    /// New worlds are created in `library`; stamps are stored next to it. Errors are shown in `banner`, which
    /// must outlive the page.
    WorkbenchPage(const WorldLibrary &library, Banner &banner, QWidget *parent = nullptr);
    ~WorkbenchPage() override;

    [[nodiscard]] WorldOpener &opener() { return *m_opener; }
    [[nodiscard]] WorkbenchPanels &panels() { return *m_panels; }
    [[nodiscard]] const WorkbenchActions &actions() const { return *m_actions; }
    [[nodiscard]] WorldPane &pane() const { return *m_panes[m_active]; }
    [[nodiscard]] WorldDocument *document() const { return pane().document(); }

    [[nodiscard]] Mode mode() const { return m_mode; }
    /// Reopens what is shown for editing, or for inspection only.
    void setMode(Mode mode);
    /// Shows a world's file or a folder of the original program in the active pane.
    void openPath(const std::filesystem::path &path) { m_opener->open(m_active, path); }
    void openSeed(const WorldSpec &spec) { m_opener->openSeed(m_active, spec); }
    /// See `WorldOpener::release`.
    void release(const std::filesystem::path &path);
    /// Shows an error in the banner.
    void fail(const Error &error);

    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 320}; }

signals:
    /// There is another file in the folder of worlds.
    void worldAdded(const std::filesystem::path &path);
    void playRequested(const std::filesystem::path &path);
    /// The user wants to search for places like this one.
    void sketchRequested(const cave::SketchPattern &pattern);
    /// The user wants to edit a level file.
    void levelRequested(const std::filesystem::path &file);
    /// The user wants to try a world whose monsters use these trees.
    void treesPlayRequested(cave::ScenarioKind scenario, const std::vector<cave::NamedTree> &trees);
    /// Another document is shown, or none.
    void documentReplaced();

private:
    /// A file that can't be read, or a seed, then without a path.
    struct Broken {
        std::filesystem::path path;
        Error error;
    };

    void createCentre(const WorldLibrary &library);
    void createToolBar();
    void connectParts();
    void connectPane(std::size_t index);
    void nameKeys();
    void showOpened(std::size_t pane, const std::vector<Message> &notices,
                    const std::vector<Message> &remarks);
    void showUnreadable(std::size_t pane, const std::filesystem::path &path, const Error &error);
    [[nodiscard]] QString brokenText() const;
    void closeDocument();
    void showDocument();
    void activate(std::size_t pane);
    void setSecond(bool shown);
    void updateCentre();
    [[nodiscard]] bool isCovered() const;
    void updateActions();
    void updateLevels();
    void updateState();
    void showWhatIf(const PastReader &past, qint64 turn);
    void failToEdit(std::size_t pane, const Error &error);

    WorldLibrary m_library;
    Banner &m_banner;
    WorkbenchActions *m_actions;
    Mode m_mode = Mode::Inspect;

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
    QLabel *m_cell = nullptr;
    WorldPanes m_panes{};
    std::size_t m_active = 0;
    std::optional<WorldPos> m_pointed; ///< the cell under the pointer, which edits may change
    std::size_t m_pointedPane = 0;     ///< of that cell
    std::optional<Broken> m_broken;    ///< instead of the requested world
    QString m_question;                ///< about an edit, in the banner
    std::unique_ptr<WorkbenchPanels> m_panels;
    std::unique_ptr<WorldOpener> m_opener;
    WorkbenchCommands *m_commands = nullptr;
};

} // namespace cave
