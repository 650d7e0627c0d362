// SPDX-License-Identifier: MIT
#include "core/world/world_map.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QSignalSpy>
#include <QVBoxLayout>

#include <algorithm>

#include "tests/support/plain_source.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Writes down what happens to it: "press 3 4", "drag 4 4", …
class Recorder final : public MapTool {
public:
    QStringList log;
    Qt::KeyboardModifiers modifiers;

    void press(const Pointer &at) override { report("press", at); }
    void drag(const Pointer &at) override { report("drag", at); }
    void release(const Pointer &at) override { report("release", at); }
    void hover(std::optional<WorldPos> cell) override
    {
        log.append(cell ? QStringLiteral("hover %1 %2").arg(cell->x).arg(cell->y) : QStringLiteral("left"));
    }
    void cancel() override { log.append("cancel"); }

    QStringList takeLog() { return std::exchange(log, {}); }

private:
    void report(const char *what, const Pointer &at)
    {
        log.append(QStringLiteral("%1 %2 %3").arg(what).arg(at.cell.x).arg(at.cell.y));
        modifiers = at.modifiers;
    }
};

class TestMapTool : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(640, 480);
        m_view = new MapView(m_window.get());
        auto *layout = new QVBoxLayout(m_window.get());
        layout->setContentsMargins({});
        layout->addWidget(m_view);
        m_view->setMotion(false);
        m_view->terrain()->setFog(false);
        m_view->setZoom({24});
        m_view->setSource(std::make_shared<test::PlainSource>());
        m_view->lookAt({0, 0});
        m_window->show();
        m_window->activateWindow();
        m_view->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), cave::test::kPatience));
        m_tool.log.clear();
        m_view->input()->setTool(&m_tool);
    }
    void cleanup()
    {
        m_view->input()->setTool(nullptr);
        m_window.reset();
    }

    void theLeftButtonPressesDragsAndReleasesTheTool()
    {
        QSignalSpy clicked(m_view->input(), &MapInput::cellClicked);
        QTest::mousePress(m_view, Qt::LeftButton, Qt::ShiftModifier, at({1, 1}));
        QCOMPARE(m_tool.modifiers, Qt::ShiftModifier);
        QTest::mouseMove(m_view, at({1, 1}) + QPoint(2, 2)); // another place in the same cell
        QTest::mouseMove(m_view, at({5, -3}));               // a fast move
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({5, -3}));
        QCOMPARE(m_tool.log, QStringList({"press 1 1", "drag 5 -3", "release 5 -3"}));
        QCOMPARE(clicked.count(), 0);
        QCOMPARE(m_view->camera().cell, (WorldPos{0, 0}));
    }

    void aReleaseInAnotherCellDragsThereFirst()
    {
        QTest::mousePress(m_view, Qt::LeftButton, {}, at({0, 0}));
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({2, 0}));
        QCOMPARE(m_tool.log, QStringList({"press 0 0", "drag 2 0", "release 2 0"}));
    }

    void theToolIsReportedWhereThePointerIs()
    {
        QTest::mouseMove(m_view, at({2, 2}));
        QTest::mouseMove(m_view, at({3, 2}));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(m_view, &leave);
        const QStringList log = m_tool.takeLog();
        QVERIFY2(log.size() >= 2 && log.at(log.size() - 2) == "hover 3 2" && log.last() == "left",
                 qPrintable(log.join(", ")));
    }

    void theMiddleButtonAndSpaceWithTheLeftOnePan()
    {
        const auto pan = [this](Qt::MouseButton button) {
            m_view->lookAt({0, 0});
            m_tool.log.clear();
            QTest::mousePress(m_view, button, {}, {300, 200});
            const WorldPos held = m_view->cellAt({300, 200});
            QTest::mouseMove(m_view, {340, 200});
            QTest::mouseMove(m_view, {400, 230});
            QTest::mouseRelease(m_view, button, {}, {400, 230});
            return held == m_view->cellAt({400, 230}) && held != m_view->cellAt({300, 200});
        };
        QTest::mouseMove(m_view, {299, 200});
        QVERIFY(pan(Qt::MiddleButton));
        QVERIFY(m_tool.log.filter("press").isEmpty());
        QTest::keyPress(m_view, Qt::Key_Space);
        QVERIFY(pan(Qt::LeftButton));
        QTest::keyRelease(m_view, Qt::Key_Space);
        QVERIFY(m_tool.log.filter("press").isEmpty());
        QVERIFY(!pan(Qt::LeftButton));
        QCOMPARE(m_tool.log.filter("press").size(), 1);
    }

    void arrowsMoveACursorAndEnterPressesThere()
    {
        QTest::keyClick(m_view, Qt::Key_Right);
        QTest::keyClick(m_view, Qt::Key_Up);
        QTest::keyClick(m_view, Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(m_view, Qt::Key_Return);
        QCOMPARE(m_tool.log,
                 QStringList({"hover 1 0", "hover 1 1", "hover 1 6", "press 1 6", "release 1 6"}));
    }

    void withoutAnyCursorSpacePressesInTheMiddleOfTheView()
    {
        m_view->lookAt({7, -2});
        QTest::keyClick(m_view, Qt::Key_Space);
        QCOMPARE(m_tool.log, QStringList({"press 7 -2", "release 7 -2"}));
    }

    void arrowsDragWhileSpaceIsHeld()
    {
        QTest::keyClick(m_view, Qt::Key_Left);
        m_tool.log.clear();
        QTest::keyPress(m_view, Qt::Key_Space);
        QTest::keyClick(m_view, Qt::Key_Left);
        QTest::keyClick(m_view, Qt::Key_Down);
        QTest::keyRelease(m_view, Qt::Key_Space);
        QCOMPARE(m_tool.log, QStringList({"press -1 0", "drag -2 0", "drag -2 -1", "release -2 -1"}));
    }

    void theCursorIsDrawnAndStaysInView()
    {
        const QImage before = m_view->grab().toImage();
        QTest::keyClick(m_view, Qt::Key_Right);
        QVERIFY(m_view->grab().toImage() != before);
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(m_view, Qt::Key_Right);
        QTest::keyClick(m_view, Qt::Key_Enter);
        QCOMPARE(m_tool.log.last(), QString("release 41 0"));
        QVERIFY(m_view->cellsInView().contains({41, 0}));
    }

    void theMouseTakesTheCursorAway()
    {
        m_view->grab();
        QTRY_VERIFY(m_view->isSettled());
        const QImage before = m_view->grab().toImage();
        QTest::keyClick(m_view, Qt::Key_Right);
        QTest::mouseClick(m_view, Qt::LeftButton, {}, at({4, 4}));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(m_view, &leave);
        QCOMPARE(m_view->grab().toImage(), before);
    }

    void escapeGivesUpWhatWasBegun()
    {
        QTest::mousePress(m_view, Qt::LeftButton, {}, at({1, 1}));
        QTest::keyClick(m_view, Qt::Key_Escape);
        QTest::mouseMove(m_view, at({3, 3}));
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({3, 3}));
        QCOMPARE(m_tool.log.mid(0, 2), QStringList({"press 1 1", "cancel"}));
        QVERIFY(m_tool.log.filter("drag").isEmpty());
        QVERIFY(m_tool.log.filter("release").isEmpty());
    }

    void losingTheFocusOrTheToolGivesUpWhatWasBegun()
    {
        QTest::mousePress(m_view, Qt::LeftButton, {}, at({1, 1}));
        m_view->clearFocus();
        QCOMPARE(m_tool.takeLog(), QStringList({"press 1 1", "cancel"}));
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({1, 1}));
        QTest::mousePress(m_view, Qt::LeftButton, {}, at({1, 1}));
        m_tool.log.clear();
        m_view->input()->setTool(nullptr);
        QCOMPARE(m_tool.takeLog(), QStringList("cancel"));
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({1, 1}));
        QVERIFY(m_tool.log.isEmpty());
    }

    void aWindowsShortcutsDoNotTakeTheToolsKeys()
    {
        QAction action;
        action.setShortcuts({QKeySequence(Qt::Key_Right), QKeySequence(Qt::Key_Return)});
        m_window->addAction(&action);
        QSignalSpy triggered(&action, &QAction::triggered);
        QTest::keyClick(m_view, Qt::Key_Right);
        QTest::keyClick(m_view, Qt::Key_Return);
        QCOMPARE(triggered.count(), 0);
        QCOMPARE(m_tool.log, QStringList({"hover 1 0", "press 1 0", "release 1 0"}));
        m_view->input()->setTool(nullptr);
        QTest::keyClick(m_view, Qt::Key_Right);
        QCOMPARE(triggered.count(), 1);
    }

    void aMapThatMovesUnderAHeldButtonDragsTheTool()
    {
        QTest::mouseMove(m_view, at({1, 1}) - QPoint(1, 0));
        QTest::mouseMove(m_view, at({1, 1}));
        QTest::mousePress(m_view, Qt::LeftButton, {}, at({1, 1}));
        m_tool.log.clear();
        m_view->setCamera(m_view->camera().movedBy(4, 0));
        QCOMPARE(m_tool.log, QStringList("drag 5 1"));
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({5, 1}));
    }

private:
    [[nodiscard]] QPoint at(WorldPos cell) const { return m_view->cellRect(cell).center().toPoint(); }

    std::unique_ptr<QWidget> m_window;
    MapView *m_view = nullptr;
    Recorder m_tool;
};

} // namespace

CAVE_WIDGET_TEST(TestMapTool)
#include "tst_map_tool.moc"
