// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "editor/document/trees_document.h"
#include "editor/panels/trees/tree_editor.h"
#include "editor/panels/trees/tree_node_form.h"
#include "editor/panels/trees/tree_preview.h"
#include "editor/panels/trees/tree_view.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

Leaf acting(Action action)
{
    return Leaf{action, 0, 0, Axis::Vertical};
}

/// near 4? (no: wander; yes: sees? (no: stay; yes: chase))
DecisionTree guard()
{
    DecisionTree tree;
    tree.nodes = {Branch{Decision::NearPlayer, 400, 1, 2}, acting(Action::Wander),
                  Branch{Decision::SeesPlayer, 0, 3, 4}, acting(Action::Idle), acting(Action::Chase)};
    return tree;
}

TreeTable twoTrees()
{
    return {{"guard", "Guards its place.", guard()}, {"statue", "Never moves.", {}}};
}

class TestTreeEditor : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document = std::make_unique<TreesDocument>();
        m_document->begin(twoTrees());
        m_editor = std::make_unique<TreeEditor>(*m_document);
        m_editor->resize(1100, 700);
        m_editor->show();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get(), cave::test::kPatience));
        m_tree = find<TreeEditView>("trees.tree");
        QApplication::clipboard()->clear();
        m_tree->setFocus();
    }

    void cleanup()
    {
        m_editor.reset();
        m_document.reset();
    }

    void arrowsWalkThroughTheTreeAndTheFormTellsOfTheNode()
    {
        QCOMPARE(m_document->place(), (TreePlace{0, 0}));
        key(Qt::Key_Right);
        QCOMPARE(m_document->place(), (TreePlace{0, 2}));
        QCOMPARE(kind()->currentIndex(), static_cast<int>(Decision::SeesPlayer));
        QVERIFY(!find<QLineEdit>("trees.value")->isVisible());
        key(Qt::Key_Left);
        QCOMPARE(m_document->place(), (TreePlace{0, 3}));
        QCOMPARE(kind()->currentIndex(), static_cast<int>(Action::Idle));
        key(Qt::Key_Home);
        QVERIFY(find<QLineEdit>("trees.value")->isVisible());
        QCOMPARE(find<QLineEdit>("trees.value")->text(), QString("4"));
    }

    void insertAsksAboveANodeAndDeleteTakesThePartAway()
    {
        key(Qt::Key_Left);
        key(Qt::Key_Insert);
        QCOMPARE(m_tree->nodeCount(), std::size_t{7});
        QCOMPARE(m_document->place().node, std::size_t{1});
        QCOMPARE(std::get<Leaf>(nodes()[2]).action, Action::Wander); // the old action is its no
        key(Qt::Key_Delete);
        QCOMPARE(m_tree->nodeCount(), std::size_t{3}); // with the question above it
        QVERIFY(std::get<Branch>(nodes()[0]).decision == Decision::SeesPlayer);
    }

    void everyEditIsUndoneAndDoneAgainByKeys()
    {
        const std::string before = writeTrees(m_document->trees());
        key(Qt::Key_Right);
        key(Qt::Key_Insert, Qt::ShiftModifier);
        key(Qt::Key_T, Qt::ControlModifier);
        key(Qt::Key_Right, Qt::ControlModifier);
        const std::string after = writeTrees(m_document->trees());
        QVERIFY(before != after);
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(writeTrees(m_document->trees()), before);
        QCOMPARE(m_document->place(), (TreePlace{0, 2})); // where the first edit was made
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(writeTrees(m_document->trees()), after);
    }

    void aPartIsCutAndPutElsewhereByKeys()
    {
        key(Qt::Key_Right);
        key(Qt::Key_Right); // chase
        key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(m_tree->nodeCount(), std::size_t{3}); // near? wander : stay
        key(Qt::Key_Home);
        key(Qt::Key_Left);
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(std::get<Leaf>(nodes()[1]).action, Action::Chase);
    }

    void whatIsNoTreeIsNotPasted()
    {
        QApplication::clipboard()->setText("{ \"trees\": [] }");
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_tree->nodeCount(), std::size_t{5});
        QVERIFY(find<QLabel>("trees.message")->isVisible());
        QVERIFY(find<QLabel>("trees.message")->text().contains("trees"));
        key(Qt::Key_Right);
        QVERIFY(!find<QLabel>("trees.message")->isVisible());
    }

    void aNodeThatIsDraggedOntoAnotherChangesPlacesWithIt()
    {
        drag(1, 4, Qt::NoModifier);
        QCOMPARE(std::get<Leaf>(nodes()[1]).action, Action::Chase);
        QCOMPARE(std::get<Leaf>(nodes()[4]).action, Action::Wander);
        QCOMPARE(m_document->place().node, std::size_t{4});
    }

    void withControlACopyIsPutThere()
    {
        drag(2, 1, Qt::ControlModifier);
        QCOMPARE(m_tree->nodeCount(), std::size_t{7});
        QVERIFY(subtreeOf(m_document->tree().tree, 1) == subtreeOf(m_document->tree().tree, 4));
    }

    void aNodeIsNotDroppedOntoOneUnderIt()
    {
        drag(2, 3, Qt::NoModifier);
        QVERIFY(m_document->trees() == twoTrees());
        drag(3, 0, Qt::NoModifier);
        QVERIFY(m_document->trees() == twoTrees());
    }

    void escapeEndsADrag()
    {
        const QPoint from = m_tree->boxOf(1).center();
        const QPoint to = m_tree->boxOf(4).center();
        QTest::mousePress(m_tree->viewport(), Qt::LeftButton, {}, from);
        move(to);
        QVERIFY(m_tree->dropTarget() == std::optional<std::size_t>(4));
        key(Qt::Key_Escape);
        QVERIFY(!m_tree->dropTarget().has_value());
        QTest::mouseRelease(m_tree->viewport(), Qt::LeftButton, {}, to);
        QVERIFY(m_document->trees() == twoTrees());
    }

    void theMenuOfANodeOffersWhatCanBeDoneThere()
    {
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_tree->viewport(), &asked);
        auto *menu = m_editor->findChild<QMenu *>("trees.menu");
        QVERIFY(menu != nullptr);
        QVERIFY(menu->actions().contains(m_editor->actions().swap));
        QVERIFY(m_editor->actions().swap->isEnabled());
        menu->close();
        key(Qt::Key_Left);
        QVERIFY(!m_editor->actions().swap->isEnabled());
    }

    void aChosenActionHasNumbersToBeginWith()
    {
        key(Qt::Key_Left);
        choose(static_cast<int>(Action::Heal));
        const Leaf heal = std::get<Leaf>(nodes()[1]);
        QCOMPARE(heal.action, Action::Heal);
        QVERIFY(heal.amount > 0 && heal.cooldown > 0);
        QVERIFY(find<QLineEdit>("trees.amount")->isVisible());
        QVERIFY(find<QLabel>("trees.about")->text().contains("heals"));
    }

    void aNumberIsTakenWhileItIsWrittenAndUndoneAtOnce()
    {
        auto *value = find<QLineEdit>("trees.value");
        value->setFocus();
        value->selectAll();
        QTest::keyClicks(value, "2.75");
        QCOMPARE(std::get<Branch>(nodes()[0]).value, 275);
        QCOMPARE(value->text(), QString("2.75"));
        m_editor->actions().undo->trigger();
        QCOMPARE(std::get<Branch>(nodes()[0]).value, 400);
        QCOMPARE(value->text(), QString("4"));
        QVERIFY(!m_editor->actions().undo->isEnabled());
    }

    void aNumberThatIsNoneIsReportedAtTheFieldAndAtTheNode_data()
    {
        QTest::addColumn<QString>("written");
        QTest::newRow("word") << "far";
        QTest::newRow("nothing") << "";
        QTest::newRow("too large") << "1000.5";
        QTest::newRow("negative") << "-1";
        QTest::newRow("three decimals") << "1.005";
    }
    void aNumberThatIsNoneIsReportedAtTheFieldAndAtTheNode()
    {
        QFETCH(const QString, written);
        auto *value = find<QLineEdit>("trees.value");
        value->setFocus();
        value->selectAll();
        QTest::keyClick(value, Qt::Key_Delete);
        QTest::keyClicks(value, written);
        QVERIFY(find<QLabel>("trees.value.flaw")->isVisible());
        QVERIFY(m_tree->spokenText(0).contains(find<QLabel>("trees.value.flaw")->text()));
        value->selectAll();
        QTest::keyClicks(value, "3");
        QVERIFY(!find<QLabel>("trees.value.flaw")->isVisible());
        QVERIFY(!m_tree->spokenText(0).contains("number"));
        QCOMPARE(std::get<Branch>(nodes()[0]).value, 300);
    }

    void aQuestionThatIsAnsweredAboveIsMarked()
    {
        key(Qt::Key_Right);
        QVERIFY(!m_tree->spokenText(2).contains("Always"));
        choose(static_cast<int>(Decision::NearPlayer)); // within 4 of what is within 4
        QVERIFY(m_tree->spokenText(2).contains("Always yes"));
    }

    void theTextOfTheFileIsShownAsItIsNow()
    {
        auto *text = find<QPlainTextEdit>("trees.json");
        QCOMPARE(text->toPlainText().toStdString(), writeTrees(m_document->trees()));
        key(Qt::Key_Insert);
        QCOMPARE(text->toPlainText().toStdString(), writeTrees(m_document->trees()));
    }

    void treesAreAddedCopiedAndDeleted()
    {
        auto *list = find<QListWidget>("trees.list");
        key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->currentItem()->text(), QString("guard_2"));
        QVERIFY(m_document->tree().tree == guard());
        QTest::mouseClick(find<QToolButton>("trees.add.button"), Qt::LeftButton);
        QCOMPARE(list->count(), 4);
        QCOMPARE(m_tree->nodeCount(), std::size_t{1});
        for (int i = 0; i < 3; ++i)
            QTest::mouseClick(find<QToolButton>("trees.delete.button"), Qt::LeftButton);
        QCOMPARE(list->count(), 1);
        QVERIFY(!m_editor->actions().deleteTree->isEnabled());
    }

    void aTreeIsChosenFromTheListByKeys()
    {
        auto *list = find<QListWidget>("trees.list");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(m_document->place(), (TreePlace{1, 0}));
        QCOMPARE(find<QLineEdit>("trees.key")->text(), QString("statue"));
        QCOMPARE(m_tree->nodeCount(), std::size_t{1});
    }

    void aKeyThatAnotherTreeHasIsReportedAndNotTaken()
    {
        auto *field = find<QLineEdit>("trees.key");
        write(field, "statue");
        QVERIFY(find<QLabel>("trees.key.flaw")->isVisible());
        QCOMPARE(m_document->trees()[0].key, std::string("statu"));
        write(field, "watchman");
        QVERIFY(!find<QLabel>("trees.key.flaw")->isVisible());
        QCOMPARE(m_document->trees()[0].key, std::string("watchman"));
        write(find<QLineEdit>("trees.description"), "Watches.");
        QCOMPARE(m_document->trees()[0].description, std::string("Watches."));
    }

    void aFileIsWrittenAndOpenedAgain()
    {
        QTemporaryDir folder;
        const std::filesystem::path file(folder.filePath("trees.json").toStdString());
        key(Qt::Key_Insert);
        QVERIFY(m_document->isModified());
        QVERIFY(m_document->save(file).ok());
        QVERIFY(!m_document->isModified());
        const TreeTable saved = m_document->trees();
        key(Qt::Key_Insert);
        QVERIFY(m_document->isModified());
        QVERIFY(m_document->open(file).ok());
        QVERIFY(m_document->trees() == saved);
        QCOMPARE(m_tree->nodeCount(), std::size_t{7});
        QVERIFY(!m_editor->actions().undo->isEnabled());
    }

    void aFileWithAnErrorIsRefusedWithItsPlaceAndNothingIsLost()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath("broken.json");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"trees": [{"key": "a", "description": "A.", "root":
            {"decide": "sees_player", "no": {"act": "wnader"}, "yes": {"act": "idle"}}}]})");
        file.close();
        const Result<void> opened = m_document->open(std::filesystem::path(name.toStdString()));
        QVERIFY(!opened.ok());
        const QString message = QString::fromStdString(opened.error().text());
        QVERIFY2(message.contains("broken.json: tree 1 'a': no: unknown action 'wnader'"),
                 qPrintable(message));
        QVERIFY(m_document->trees() == twoTrees());
    }

    void theWayOfTheMonsterBesideTheTreeIsLit()
    {
        QVERIFY(m_editor->preview().trial() != nullptr);
        QVERIFY(m_tree->spokenText(0).contains("cells away"));
        QVERIFY(m_tree->spokenText(0).contains("On the current path"));
        choose(static_cast<int>(Decision::LowHp));
        write(find<QLineEdit>("trees.value"), "60");
        QVERIFY(m_tree->spokenText(0).contains("no: has 100"));
        find<QSlider>("trees.health")->setValue(50);
        QVERIFY(m_tree->spokenText(0).contains("yes: has 50"));
        m_editor->actions().undo->trigger();
        QVERIFY(m_tree->spokenText(0).contains("no: has 50")); // 30 is what it began with
    }

    void timePassesInTheRoomOnlyWhenItIsLet()
    {
        TreePreview &preview = m_editor->preview();
        const double start = preview.trial()->world().motion().player.x;
        QVERIFY(!preview.isPlaying());
        QTest::mouseClick(find<QToolButton>("trees.step"), Qt::LeftButton);
        const double stepped = preview.trial()->world().motion().player.x;
        QVERIFY(stepped > start);
        QTest::mouseClick(find<QToolButton>("trees.play"), Qt::LeftButton);
        QVERIFY(cave::test::waitFor([&] { return preview.trial()->world().motion().player.x != stepped; }));
        QTest::mouseClick(find<QToolButton>("trees.play"), Qt::LeftButton);
        const double stopped = preview.trial()->world().motion().player.x;
        QTest::qWait(60);
        QCOMPARE(preview.trial()->world().motion().player.x, stopped);
        QTest::mouseClick(find<QToolButton>("trees.restart"), Qt::LeftButton);
        QCOMPARE(preview.trial()->world().motion().player.x, start);
    }

    void slowTimePassesAtAQuarterOfItsSpeed()
    {
        TreePreview &preview = m_editor->preview();
        const auto gone = [&] {
            const double from = preview.trial()->world().motion().player.x;
            preview.passTime(0.5);
            return preview.trial()->world().motion().player.x - from;
        };
        const double fast = gone();
        QTest::mouseClick(find<QToolButton>("trees.slow"), Qt::LeftButton);
        const double slow = gone();
        QVERIFY2(std::abs(slow - fast / 4) < 0.01, qPrintable(QString("%1 %2").arg(slow).arg(fast)));
    }

    void thePlayerIsDraggedAboutAndTheMonsterDecidesAnew()
    {
        MapView &room = m_editor->preview().map();
        QTest::mouseClick(find<QToolButton>("trees.walk"), Qt::LeftButton); // stands from now on
        const TreeTrial &trial = *m_editor->preview().trial();
        const Point monster = trial.world().action->agents.front().position;
        const WorldPos beside{cellAt(monster).x + 2, cellAt(monster).y};
        QTest::mouseClick(&room, Qt::LeftButton, {}, room.cellRect(beside).center().toPoint());
        QCOMPARE(trial.world().player().position, beside);
        QVERIFY2(m_tree->spokenText(0).contains("yes: 2.00 cells away"), qPrintable(m_tree->spokenText(0)));
        const WorldPos wall = trial.area().origin;
        QTest::mouseClick(&room, Qt::LeftButton, {}, room.cellRect(wall).center().toPoint());
        QCOMPARE(trial.world().player().position, beside); // out of reach
    }

    void aMonsterThatKeepsAwayGoesAwayAndOneThatComesComes()
    {
        for (const Action action : {Action::KeepAway, Action::MoveTowardPlayerAvoidWalls}) {
            Result<TreeTrial> trial = TreeTrial::begin(DecisionTree{{acting(action)}});
            QVERIFY(trial.ok());
            trial->setWalking(false);
            const auto apart = [&] {
                const World &world = trial->world();
                return length(world.motion().player - world.action->agents.front().position);
            };
            const double before = apart();
            for (int i = 0; i < 3; ++i)
                trial->pass(1);
            QVERIFY((apart() > before) == (action == Action::KeepAway));
        }
    }

    void nobodyDiesOfALongTrial()
    {
        const Leaf shooting{Action::ShootPlayer, 0, 10, Axis::Vertical};
        Result<TreeTrial> trial = TreeTrial::begin(DecisionTree{{shooting}});
        QVERIFY(trial.ok());
        for (int i = 0; i < 600; ++i)
            trial->pass(1);
        QCOMPARE(trial->world().run, RunState::Going);
        QCOMPARE(trial->health(), TreeTrial::kFullHealth);
    }

    void allBuiltInTreesCanBeShownAndTried()
    {
        for (const ScenarioKind scenario :
             {ScenarioKind::EndlessCaves, ScenarioKind::DungeonRun, ScenarioKind::Rooms}) {
            m_document->begin(builtInContent(scenario).value().trees);
            for (std::size_t tree = 0; tree < m_document->trees().size(); ++tree) {
                m_document->choose({tree, 0});
                m_editor->preview().passTime(0.3);
                QCOMPARE(m_tree->nodeCount(), m_document->tree().tree.nodes.size());
                QVERIFY(!m_tree->grab().isNull());
                QVERIFY(m_tree->spokenText(0).contains("On the current path") ||
                        m_tree->spokenText(0).contains("Current action"));
            }
        }
    }

private:
    template<class Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        auto *found = m_editor->findChild<Widget *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("there is no %s", name);
        return found;
    }
    [[nodiscard]] const std::vector<TreeNode> &nodes() const { return m_document->tree().tree.nodes; }
    [[nodiscard]] QComboBox *kind() const { return find<QComboBox>("trees.kind"); }

    void key(int which, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        m_tree->setFocus();
        QTest::keyClick(m_tree, static_cast<Qt::Key>(which), modifiers);
    }
    void write(QLineEdit *field, const char *text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    /// By keys, as anybody would: Home, then down to it.
    void choose(int index)
    {
        kind()->setFocus();
        while (kind()->currentIndex() < index)
            QTest::keyClick(kind(), Qt::Key_Down);
        while (kind()->currentIndex() > index)
            QTest::keyClick(kind(), Qt::Key_Up);
    }
    void move(QPoint to)
    {
        const QPointF at(to);
        QMouseEvent event(QEvent::MouseMove, at, m_tree->viewport()->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_tree->viewport(), &event);
    }
    void drag(std::size_t from, std::size_t to, Qt::KeyboardModifiers modifiers)
    {
        const QPoint start = m_tree->boxOf(from).center();
        const QPoint end = m_tree->boxOf(to).center();
        QTest::mousePress(m_tree->viewport(), Qt::LeftButton, {}, start);
        move((start + end) / 2);
        move(end);
        QTest::mouseRelease(m_tree->viewport(), Qt::LeftButton, modifiers, end);
    }

    std::unique_ptr<TreesDocument> m_document;
    std::unique_ptr<TreeEditor> m_editor;
    TreeEditView *m_tree = nullptr;
};

} // namespace

CAVE_WIDGET_TEST(TestTreeEditor)
#include "tst_tree_editor.moc"
