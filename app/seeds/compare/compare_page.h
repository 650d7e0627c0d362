// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/sheet_cameras.h"
#include "core/world/world_spec.h"
#include "editor/view/map/camera_link.h"

#include <QList>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QActionGroup;
class QBoxLayout;
class QFrame;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace cave {

class CompareInvitation;
class CompareMetrics;
class CompareOverlay;
class CompareSteps;
class ComparedWorld;
class SideBySide;
enum class Addition;
struct Content;

/// Compares worlds: side by side, on top of each other, by their differences, by stages of generation, and by
/// metrics. All maps show the same place.
class ComparePage : public QWidget {
    Q_OBJECT

public:
    enum class Mode { SideBySide, Swipe, Blend, Difference, Steps };
    static constexpr int kModes = 5;
    static constexpr int kMaxWorlds = 6;

    /// `content` must not be null.
    explicit ComparePage(std::shared_ptr<const Content> content, QWidget *parent = nullptr);
    ~ComparePage() override;

    /// Shows the first kMaxWorlds of these worlds at the first one's spawn; may be empty.
    void setWorlds(const std::vector<WorldSpec> &specs);
    /// Adds one more; call only with fewer than kMaxWorlds.
    void addWorld(const WorldSpec &spec);
    /// The current worlds, including changes made here.
    [[nodiscard]] std::vector<WorldSpec> worlds() const;
    /// The level shown of worlds with several, from 1.
    void setFloor(int floor);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// Whether chests and monsters are shown.
    [[nodiscard]] QAction *things() const { return m_things; }

    /// The overlay modes, for tests.
    [[nodiscard]] const CompareOverlay &overlay() const { return *m_overlay; }
    [[nodiscard]] const CompareMetrics &metrics() const { return *m_metrics; }

signals:
    /// Mode, worlds or their specs changed.
    void shownChanged();
    /// The page was closed.
    void closed();
    void playRequested(const cave::WorldSpec &spec);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    void createActions();
    void createMetrics();
    void connectParts();
    QToolButton *addButton(QBoxLayout &row, QAction *action);
    void retranslateUi();

    ComparedWorld &append(const WorldSpec &spec);
    void add(Addition addition);
    void remove(int index);
    void spreadWorlds();
    void goHome();
    [[nodiscard]] std::optional<CardCamera> levelCamera(const WorldSpec &spec) const;
    void showMode();
    void focusMode();
    void fitToSize();

    std::shared_ptr<const Content> m_content;
    Mode m_mode = Mode::SideBySide;
    CameraLink m_link;
    std::vector<std::unique_ptr<ComparedWorld>> m_worlds;
    int m_floor = 1;
    bool m_lookForHome = true; ///< the camera will go to the first world's spawn once known

    QActionGroup *m_modes = nullptr;
    QList<QAction *> m_modeActions;
    QAction *m_home = nullptr;
    QAction *m_things = nullptr;
    QAction *m_showMetrics = nullptr;
    QAction *m_addGenerator = nullptr;
    QAction *m_addCopy = nullptr;
    QAction *m_addRandom = nullptr;
    QAction *m_close = nullptr;

    QWidget *m_bar = nullptr;
    QList<QToolButton *> m_modeButtons;
    QToolButton *m_add = nullptr;
    QFrame *m_barLine = nullptr;
    QStackedWidget *m_pages = nullptr; ///< an empty page, or a comparison
    CompareInvitation *m_empty = nullptr;
    QSplitter *m_splitter = nullptr;
    QStackedWidget *m_views = nullptr; ///< side by side, overlay, stages, or a placeholder
    SideBySide *m_sideBySide = nullptr;
    CompareOverlay *m_overlay = nullptr;
    CompareSteps *m_steps = nullptr;
    CompareInvitation *m_invitation = nullptr;       ///< next to a single world
    CompareInvitation *m_secondInvitation = nullptr; ///< in place of an overlay of two worlds
    QWidget *m_panel = nullptr;
    QLabel *m_panelTitle = nullptr;
    QLabel *m_panelNote = nullptr;
    QTableView *m_table = nullptr;
    CompareMetrics *m_metrics = nullptr;
};

} // namespace cave
