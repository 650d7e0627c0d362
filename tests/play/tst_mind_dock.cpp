// SPDX-License-Identifier: MIT
#include "app/play/map/sight_panes.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"
#include "editor/panels/trees/tree_view.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QToolButton>

#include <memory>
#include <optional>
#include <string>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A hall with the player in the west, a minotaur near them and an archer far away.
Session hall()
{
    std::string text = "TopDownLevel,Hall,16,5\nPlayerStartLocation,2,2\nBackgroundTile,floor.png,0,0\n";
    for (int x = 0; x < 16; ++x) {
        for (const int y : {0, 4})
            text += "StaticGameObject,Wall," + std::to_string(x) + "," + std::to_string(y) + "\n";
    }
    for (int y = 1; y < 4; ++y) {
        for (const int x : {0, 15})
            text += "StaticGameObject,Wall," + std::to_string(x) + "," + std::to_string(y) + "\n";
    }
    text += "DynamicGameObject,Minotaur,7,2,100,30\nDynamicGameObject,Archer,13,2,100,10\n";
    WorldSpec spec;
    spec.seed = "hall";
    spec.generator = {GeneratorKind::Levels, 1};
    spec.settings = defaultSettings(GeneratorKind::Levels);
    spec.levelFiles = {{"hall.csv", text}};
    Result<Session> session = Session::begin(spec);
    if (!session)
        qFatal("%s", session.error().text().c_str());
    session->apply(ClockCommand{true});
    return *std::move(session);
}

Session caves()
{
    WorldSpec spec;
    spec.seed = "caves";
    return Session::begin(spec).value();
}

class TestMindDock : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_session.emplace(hall());
        m_window = std::make_unique<QMainWindow>();
        m_map = new MapView;
        m_window->setCentralWidget(m_map);
        m_overlays = std::make_unique<OverlayStack>(*m_map);
        m_dock = new MindDock;
        m_window->addDockWidget(Qt::RightDockWidgetArea, m_dock);
        m_window->addAction(m_dock->toggleViewAction());
        m_map->addAction(m_dock->nextAction());
        m_map->setSource(m_session->world().map.source());
        m_map->terrain()->setFog(false);
        m_map->setFocusPolicy(Qt::StrongFocus);
        m_window->resize(1000, 600);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), cave::test::kPatience));
        m_map->setFocus();
        show(*m_session);
        m_map->fit(m_session->world().map.plan().levels.front().area);
    }

    void cleanup()
    {
        delete m_pane;
        delete m_dock;
        m_overlays.reset();
        m_window.reset();
        m_session.reset();
    }

    void itOpensByKeyAndShowsTheNearestMonster()
    {
        QVERIFY(!m_dock->isVisible());
        QVERIFY(!m_pane->shown().has_value());
        QTest::keyClick(m_map, Qt::Key_F8);
        QVERIFY(m_dock->isVisible());
        QCOMPARE(title(), QString("Minotaur"));
        QVERIFY(tree()->nodeCount() > 0);
        QTest::keyClick(m_map, Qt::Key_F8);
        QVERIFY(!m_dock->isVisible());
        QVERIFY(m_overlays->all().paths.empty());
    }

    void controlTabGoesFromMonsterToMonsterAndRoundAgain()
    {
        QTest::keyClick(m_map, Qt::Key_F8);
        QTest::keyClick(m_map, Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(title(), QString("Archer"));
        QTest::keyClick(m_map, Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(title(), QString("Minotaur"));
        QTest::mouseClick(m_dock->findChild<QToolButton *>("mindDock.next"), Qt::LeftButton);
        QCOMPARE(title(), QString("Archer"));
    }

    void aClickChoosesAMonsterAndAnotherClickLetsGoOfIt()
    {
        QTest::keyClick(m_map, Qt::Key_F8);
        const WorldPos archer = cellAt(agent(1).position);
        QVERIFY(m_pane->takeClick(archer));
        QCOMPARE(title(), QString("Archer"));
        QVERIFY(!m_pane->takeClick({archer.x - 3, archer.y})); // an empty cell
        QCOMPARE(title(), QString("Archer"));
        QVERIFY(m_pane->takeClick(archer));
        QCOMPARE(title(), QString("Minotaur"));
    }

    void aClosedDockTakesNoClick() { QVERIFY(!m_pane->takeClick(cellAt(agent(1).position))); }

    void theMonsterUnderTheMouseIsShownWhileItIsThere()
    {
        QTest::keyClick(m_map, Qt::Key_F8);
        emit m_map->input()->cellHovered(cellAt(agent(1).position));
        QCOMPARE(title(), QString("Archer"));
        emit m_map->input()->hoverEnded();
        QCOMPARE(title(), QString("Minotaur"));
    }

    void itFollowsWhatHappens()
    {
        QTest::keyClick(m_map, Qt::Key_F8);
        const QString before = state();
        QVERIFY2(before.contains("Health 100 of 100"), qPrintable(before));
        QVERIFY(!m_overlays->all().paths.empty()); // its way to the player
        const std::size_t steps = m_overlays->all().paths.front().size();
        m_session->advance(1);
        m_session->advance(1);
        m_pane->refresh();
        QVERIFY(m_overlays->all().paths.front().size() < steps);
    }

    void whoIsChosenAndDiesGivesWayToTheNearest()
    {
        QTest::keyClick(m_map, Qt::Key_F8);
        QVERIFY(m_pane->takeClick(cellAt(agent(1).position)));
        World world = std::move(*m_session).takeWorld();
        const MonsterId dead = world.action->agents.back().id;
        Monster monster = findMonster(world, dead).value();
        monster.state.alive = false;
        setMonsterState(world, dead, monster.state);
        world.action->agents.pop_back();
        m_session.emplace(std::move(world));
        m_pane->refresh();
        QCOMPARE(title(), QString("Minotaur"));
    }

    void inOtherWorldsItIsClosedAndCannotBeOpened()
    {
        QTest::keyClick(m_map, Qt::Key_F8);
        Session other = caves();
        show(other);
        QVERIFY(!m_dock->isVisible());
        QVERIFY(!m_dock->toggleViewAction()->isEnabled());
        QTest::keyClick(m_map, Qt::Key_F8);
        QVERIFY(!m_dock->isVisible());
        show(*m_session);
        QVERIFY(m_dock->isVisible()); // as it was left
        QVERIFY(m_dock->close());     // by its button
        show(*m_session);
        QVERIFY(!m_dock->isVisible());
    }

    void thatAnotherPlaceWasShownDoesNotCloseIt()
    {
        QTest::keyClick(m_map, Qt::Key_F8);
        QVERIFY(m_dock->isVisible());
        m_dock->setVisible(false); // as the window hides the docks of a place
        show(*m_session);
        QVERIFY(m_dock->isVisible());
    }

private:
    /// In place of the session shown before.
    void show(Session &session)
    {
        delete m_pane;
        m_pane = new MindPane(session, *m_map, *m_overlays, *m_dock);
    }
    [[nodiscard]] QString title() const { return m_dock->findChild<QLabel *>("mind.title")->text(); }
    [[nodiscard]] QString state() const { return m_dock->findChild<QLabel *>("mind.state")->text(); }
    [[nodiscard]] TreeView *tree() const { return m_dock->findChild<TreeView *>("mind.tree"); }
    [[nodiscard]] const Agent &agent(std::size_t index) const
    {
        return m_session->world().action->agents.at(index);
    }

    std::optional<Session> m_session;
    std::unique_ptr<QMainWindow> m_window;
    std::unique_ptr<OverlayStack> m_overlays;
    MapView *m_map = nullptr;
    MindDock *m_dock = nullptr;
    QPointer<MindPane> m_pane;
};

} // namespace

CAVE_WIDGET_TEST(TestMindDock)
#include "tst_mind_dock.moc"
