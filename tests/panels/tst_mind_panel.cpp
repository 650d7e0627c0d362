// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/rules/forecast/forecast.h"
#include "core/rules/monster_turn.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"
#include "editor/panels/sight/mind_panel.h"
#include "editor/panels/trees/tree_view.h"
#include "editor/view/style/theme.h"

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/crafted_world.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A corridor with a monster that notices the player and chases.
World chaseWorld()
{
    return craftedWorld({"#########", "#@....M.#", "#########"});
}

MonsterThought thoughtIn(World &world)
{
    return *thoughtOf(world, monstersNear(world, world.player().position, kActiveRadius).front().id);
}

/// A tree of `leaves` leaves; `deep`: each yes leads on, else both sides are alike.
DecisionTree treeOf(std::size_t leaves, bool deep)
{
    DecisionTree tree{{}};
    const auto grow = [&](const auto &self, std::size_t count) -> std::size_t {
        const std::size_t node = tree.nodes.size();
        if (count == 1) {
            tree.nodes.emplace_back(Leaf{Action::MoveTowardPlayerAvoidWalls});
            return node;
        }
        tree.nodes.emplace_back(Branch{Decision::NearPlayer, 1250, 0, 0});
        const std::size_t left = deep ? 1 : count / 2;
        const std::size_t no = self(self, left);
        const std::size_t yes = self(self, count - left);
        std::get<Branch>(tree.nodes[node]).no = no;
        std::get<Branch>(tree.nodes[node]).yes = yes;
        return node;
    };
    grow(grow, leaves);
    return tree;
}

class TestMindPanel : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { useTheme(darkTheme()); }

    void init()
    {
        m_panel = std::make_unique<MindPanel>();
        m_panel->resize(280, 560);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), cave::test::kPatience));
        m_tree = m_panel->findChild<TreeView *>("mind.tree");
        m_step = m_panel->findChild<QToolButton *>("mind.step");
        QVERIFY(m_tree != nullptr && m_step != nullptr);
    }

    void withoutAMonsterItSaysHowToChooseOne()
    {
        QVERIFY(!m_tree->isVisible());
        QVERIFY(text("mind.about").contains("Select a living monster"));
        World world = chaseWorld();
        m_panel->setThought(thoughtIn(world), world);
        QVERIFY(m_tree->isVisible());
        m_panel->clear();
        QVERIFY(!m_tree->isVisible());
        QVERIFY(m_panel->layer().overlays.paths.empty());
        QVERIFY(m_panel->layer().legend.isEmpty());
    }

    void theHabitThatWasDrawnForAMonsterIsShown()
    {
        WorldSpec spec;
        spec.seed = "habits";
        spec.generator = generatorNamed("dungeon").value();
        spec.settings = defaultSettings(spec.generator.kind);
        const Result<Session> session = Session::begin(spec);
        QVERIFY(session.ok());
        World world = copyOf(session->world());
        const Level &last = world.map.plan().levels.back();
        const WorldPos middle{last.area.origin.x + last.area.width / 2,
                              last.area.origin.y + last.area.height / 2};
        QStringList habits;
        for (const Monster &monster : monstersNear(world, middle, last.area.width / 2)) {
            m_panel->setThought(thoughtOf(world, monster.id), world);
            const NamedTree *tree = treeOf(world, monster);
            QVERIFY(tree != nullptr);
            QCOMPARE(text("mind.about"), QString::fromStdString(tree->description));
            const std::vector<std::string> &all = world.content->scenario.habits;
            QVERIFY(std::find(all.begin(), all.end(), tree->key) != all.end());
            QVERIFY(m_tree->isVisible());
            habits.append(text("mind.about"));
        }
        QVERIFY(!habits.isEmpty());
    }

    void theWayTakenIsReportedWithWhatEachQuestionWasAnsweredFrom()
    {
        World world = chaseWorld();
        m_panel->setThought(thoughtIn(world), world);
        QCOMPARE(text("mind.title"), QStringLiteral("Monster"));
        QCOMPARE(m_tree->nodeCount(), std::size_t{5}); // hunter: sees? wander : near? chase : fight
        QVERIFY(m_tree->spokenText(0).contains("Sees the player? yes: in view now"));
        QVERIFY(m_tree->spokenText(1).contains("Wander"));
        QVERIFY(m_tree->spokenText(1).contains("Not taken"));
        QVERIFY(m_tree->spokenText(2).contains("Player within 1.5 cells? no: 5.00 cells away"));
        QVERIFY(m_tree->spokenText(3).contains("Current action"));
        QVERIFY(text("mind.state").contains("Speed 75, energy 75."));
        QVERIFY(text("mind.state").contains("none this turn"));
        QVERIFY(text("mind.state").contains("Target 1, 1."));
        QVERIFY(text("mind.state").contains("5"));
    }

    void oneThatHuntsOutOfSightTellsForHowLong()
    {
        World world = craftedWorld({"#########", "#@.#..M.#", "#########"});
        Monster monster = monstersNear(world, world.player().position, kActiveRadius).front();
        monster.state.patience = 10;
        monster.state.lastSeen = {4, 1};
        setMonsterState(world, monster.id, monster.state);
        m_panel->setThought(thoughtIn(world), world);
        QVERIFY(m_tree->spokenText(0).contains("hunts for 9 more turn"));
    }

    void noIsDrawnLeftAndYesRight()
    {
        World world = chaseWorld();
        m_panel->setThought(thoughtIn(world), world);
        QVERIFY(m_tree->boxOf(1).right() < m_tree->boxOf(2).left());
        QVERIFY(m_tree->boxOf(3).right() < m_tree->boxOf(4).left());
        QVERIFY(m_tree->boxOf(0).bottom() < m_tree->boxOf(1).top());
    }

    void treesOfAnySizeAreSetOutWithoutBoxesTouching_data()
    {
        QTest::addColumn<int>("leaves");
        QTest::addColumn<bool>("deep");
        for (const int leaves : {1, 2, 3, 5, 8, 15}) {
            QTest::addRow("%d leaves", leaves) << leaves << false;
            QTest::addRow("%d leaves, deep", leaves) << leaves << true;
        }
    }
    void treesOfAnySizeAreSetOutWithoutBoxesTouching()
    {
        QFETCH(int, leaves);
        QFETCH(bool, deep);
        World world = chaseWorld();
        NamedTree named{"made", "Made for this.", treeOf(static_cast<std::size_t>(leaves), deep)};
        QVERIFY(isWellFormed(named.tree));
        MonsterThought thought = thoughtIn(world);
        thought.tree = &named;
        thought.trace = {};
        while (const auto *branch = std::get_if<Branch>(&named.tree.nodes[thought.trace.leaf])) {
            thought.trace.steps.push_back({thought.trace.leaf, true});
            thought.trace.leaf = branch->yes;
        }
        m_panel->setThought(thought, world);
        QCOMPARE(m_tree->nodeCount(), named.tree.nodes.size());
        for (std::size_t a = 0; a < m_tree->nodeCount(); ++a) {
            for (std::size_t b = a + 1; b < m_tree->nodeCount(); ++b)
                QVERIFY(!m_tree->boxOf(a).intersects(m_tree->boxOf(b)));
        }
        // The action is in view without scrolling, and the root is a key away.
        QVERIFY(m_tree->viewport()->rect().contains(m_tree->boxOf(thought.trace.leaf)));
        m_tree->setFocus();
        QTest::keyClick(m_tree, Qt::Key_Home);
        QVERIFY(m_tree->viewport()->rect().contains(m_tree->boxOf(0)));
        if (leaves <= 3)
            QCOMPARE(m_tree->horizontalScrollBar()->maximum(), 0);
    }

    void theWayIsLitInThePicture()
    {
        World world = chaseWorld();
        m_panel->setThought(thoughtIn(world), world);
        useTheme(lightTheme());
        const QImage image = m_tree->viewport()->grab().toImage();
        const double ratio = image.devicePixelRatio();
        const auto groundOf = [&](std::size_t node) {
            const QRect box = m_tree->boxOf(node);
            return image.pixelColor((QPointF(box.left() + 4, box.center().y()) * ratio).toPoint());
        };
        QVERIFY(groundOf(3) != groundOf(4)); // chases, doesn't fight
        QVERIFY(groundOf(0) != groundOf(1));
        QCOMPARE(groundOf(1), groundOf(4));
    }

    void keysGoAlongTheTreeAndTheBoxIsRead()
    {
        World world = chaseWorld();
        m_panel->setThought(thoughtIn(world), world);
        m_tree->setFocus();
        QCOMPARE(m_tree->currentNode(), std::size_t{3});
        QVERIFY(m_tree->accessibleDescription().contains("Chase"));
        QTest::keyClick(m_tree, Qt::Key_Up);
        QCOMPARE(m_tree->currentNode(), std::size_t{2});
        QVERIFY(m_tree->accessibleDescription().contains("Player within 1.5 cells?"));
        QTest::keyClick(m_tree, Qt::Key_Right);
        QCOMPARE(m_tree->currentNode(), std::size_t{4});
        QTest::keyClick(m_tree, Qt::Key_Right); // a leaf leads nowhere
        QCOMPARE(m_tree->currentNode(), std::size_t{4});
        QTest::keyClick(m_tree, Qt::Key_Home);
        QTest::keyClick(m_tree, Qt::Key_Left);
        QVERIFY(m_tree->accessibleDescription().contains("Wander"));
        QTest::keyClick(m_tree, Qt::Key_Home);
        QTest::keyClick(m_tree, Qt::Key_Down);
        QCOMPARE(m_tree->currentNode(), std::size_t{2}); // along the way
        QTest::keyClick(m_tree, Qt::Key_End);
        QCOMPARE(m_tree->currentNode(), std::size_t{3});
        QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->boxOf(1).center());
        QCOMPARE(m_tree->currentNode(), std::size_t{1});
    }

    void theTargetAndTheWayThereAreDrawnOnTheMap()
    {
        World world = chaseWorld();
        const MonsterThought thought = thoughtIn(world);
        m_panel->setThought(thought, world);
        const OverlayLayer layer = m_panel->layer();
        QCOMPARE(layer.overlays.paths.size(), std::size_t{1});
        QVERIFY(layer.overlays.paths.front() == thought.path);
        QCOMPARE(layer.overlays.marks.size(), std::size_t{1});
        QVERIFY(layer.overlays.marks.front().at == world.player().position);
        QCOMPARE(layer.legend.size(), 2);
    }

    void aTurnIsAskedForOnlyWhenOneMayPass()
    {
        QSignalSpy asked(m_panel.get(), &MindPanel::stepRequested);
        m_panel->setStepping(false, "A fight is on.");
        QTest::mouseClick(m_step, Qt::LeftButton);
        QCOMPARE(asked.count(), 0);
        QVERIFY(!m_step->isEnabled());
        QCOMPARE(text("mind.reason"), QStringLiteral("A fight is on."));
        m_panel->setStepping(true, {});
        QCOMPARE(text("mind.reason"), QString());
        QTest::mouseClick(m_step, Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        m_step->setFocus();
        QTest::keyClick(m_step, Qt::Key_Space);
        QCOMPARE(asked.count(), 2);
    }

    void oneThatHasNoTurnIsSaidToHaveNone()
    {
        CraftedSpec still;
        still.settings.monsters = MonsterMode::Stationary;
        World world = craftedWorld({"#####", "#@.M#", "#####"}, still);
        m_panel->setThought(thoughtIn(world), world);
        QVERIFY(text("mind.state").contains("don't move"));
    }

    void aMonsterWithoutATreeIsReported()
    {
        World world = chaseWorld();
        MonsterThought thought = thoughtIn(world);
        thought.tree = nullptr;
        m_panel->setThought(thought, world);
        QVERIFY(!m_tree->isVisible());
        QVERIFY(text("mind.about").contains("no decision tree"));
    }

    void aThoughtOutlivesItsWorld()
    {
        {
            World world = chaseWorld();
            m_panel->setThought(thoughtIn(world), world);
        }
        QVERIFY(m_tree->spokenText(0).contains("Sees the player?"));
        QVERIFY(!m_tree->grab().isNull());
    }

private:
    [[nodiscard]] QString text(const char *name) const
    {
        return m_panel->findChild<QLabel *>(QLatin1String(name))->text();
    }

    std::unique_ptr<MindPanel> m_panel;
    TreeView *m_tree = nullptr;
    QToolButton *m_step = nullptr;
};

} // namespace

CAVE_WIDGET_TEST(TestMindPanel)
#include "tst_mind_panel.moc"
