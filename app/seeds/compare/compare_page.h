// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compare_invitation.h"
#include "app/seeds/sheet/card_camera.h"
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

class CompareMetrics;
class CompareOverlay;
class CompareSteps;
class ComparedWorld;
class SideBySide;
struct Content;

/// Compares worlds: side by side, one over the other, by their differences, in the stages of their making,
/// and by their metrics. All maps look at the same place.
class ComparePage : public QWidget {
    Q_OBJECT

public:
    enum class Mode { SideBySide, Swipe, Blend, Difference, Steps };
    static constexpr int kModes = 5;
    static constexpr int kMostWorlds = 6;

    /// `content` must not be null.
    explicit ComparePage(std::shared_ptr<const Content> content, QWidget *parent = nullptr);
    ~ComparePage() override;

    /// Shows these worlds, the first kMostWorlds of them, where the first one is entered; none is fine.
    void setWorlds(const std::vector<WorldSpec> &specs);
    /// As they are now, changes made here included.
    [[nodiscard]] std::vector<WorldSpec> worlds() const;
    /// Which level of worlds that have several is looked at, from 1.
    void setFloor(int floor);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// Whether zoom is animated.
    void setMotion(bool on);

    /// What is coloured in the mode Difference, and so on: for those who look inside.
    [[nodiscard]] const CompareOverlay &overlay() const { return *m_overlay; }
    [[nodiscard]] const CompareMetrics &metrics() const { return *m_metrics; }

signals:
    /// The page is done with.
    void closed();
    void playRequested(const cave::WorldSpec &spec);
    /// A world was added, removed or changed.
    void worldsChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    void createActions();
    void createBar();
    void createMetrics();
    void layOut();
    void connectParts();
    QToolButton *addButton(QBoxLayout &row, QAction *action);
    void retranslateUi();
    void retranslateActions();

    ComparedWorld &append(const WorldSpec &spec);
    void add(Addition addition);
    void remove(int index);
    void spreadWorlds();
    void goHome();
    [[nodiscard]] std::optional<CardCamera> levelCamera(const WorldSpec &spec) const;
    void showMode();
    void focusMode();
    void refreshActions();
    void fitToSize();

    std::shared_ptr<const Content> m_content;
    Mode m_mode = Mode::SideBySide;
    CameraLink m_link;
    std::vector<std::unique_ptr<ComparedWorld>> m_worlds;
    int m_floor = 1;
    bool m_lookForHome = true; ///< the camera goes to the first world's spawn once that is known

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
    QStackedWidget *m_pages = nullptr; ///< the empty state, or a comparison
    CompareInvitation *m_empty = nullptr;
    QSplitter *m_splitter = nullptr;
    QStackedWidget *m_views = nullptr; ///< side by side, overlay, steps, or what is missing for one
    SideBySide *m_sideBySide = nullptr;
    CompareOverlay *m_overlay = nullptr;
    CompareSteps *m_steps = nullptr;
    CompareInvitation *m_invitation = nullptr;       ///< beside a single world
    CompareInvitation *m_secondInvitation = nullptr; ///< where two worlds are to lie over each other
    QWidget *m_panel = nullptr;
    QLabel *m_panelTitle = nullptr;
    QLabel *m_panelNote = nullptr;
    QTableView *m_table = nullptr;
    CompareMetrics *m_metrics = nullptr;
};

} // namespace cave
