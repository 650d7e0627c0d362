// SPDX-License-Identifier: MIT
// The keyboard goes from pane to pane, and out of the map.

#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_page.h"

#include <QApplication>
#include <QDockWidget>

#include <filesystem>

#include "tests/shell/played_shell.h"

using namespace cave;

namespace {

class PanesShell : public PlayedShell {
public:
    void begin(const QString &place)
    {
        const std::filesystem::path world = addWorld("World", "quiet 31");
        open();
        if (place == "play")
            play(world);
        if (place == "rooms") {
            const GeneratorKind kind = GeneratorKind::Rooms;
            const std::filesystem::path rooms = WorldLibrary(worlds()).pathForNewWorld("Rooms").valueOr({});
            if (!SavedSession::create(rooms, "Rooms", {"first", {kind, 1}, defaultSettings(kind)}))
                qFatal("the world for a test could not be made");
            play(rooms);
        }
        if (place == "new world")
            QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        if (place == "seeds")
            QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier);
        if (place == "inspect" || place == "edit") {
            window().bench().inspect(world);
            QTRY_VERIFY(window().workbench()->document() != nullptr);
            QTest::keyClick(&window(), place == "inspect" ? Qt::Key_3 : Qt::Key_4, Qt::ControlModifier);
            QTRY_VERIFY(!openDocks().isEmpty());
        }
        if (place == "level") {
            addFile("yard.csv", "TopDownLevel,yard,10,8\nPlayerStartLocation,1,1\n");
            window().bench().editLevel(worlds() / "yard.csv");
            QTRY_VERIFY(window().findChild<LevelPage *>()->isVisible());
        }
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    }

    /// Those of the workbench that aren't behind others.
    [[nodiscard]] QList<QDockWidget *> openDocks()
    {
        QList<QDockWidget *> docks = window().workbench()->findChildren<QDockWidget *>();
        docks.removeIf([](const QDockWidget *dock) { return dock->visibleRegion().isEmpty(); });
        return docks;
    }
    /// Presses the key; what has the keyboard then.
    [[nodiscard]] static QWidget *pressed(Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, modifiers);
        return QApplication::focusWidget();
    }
};

class TestPanes : public QObject {
    Q_OBJECT

private slots:
    void theKeyGoesRoundThePanesOfEachPlace_data()
    {
        QTest::addColumn<int>("least");
        QTest::newRow("start") << 2;
        QTest::newRow("new world") << 3;
        QTest::newRow("play") << 3;
        QTest::newRow("rooms") << 2;
        QTest::newRow("seeds") << 2;
        QTest::newRow("inspect") << 3;
        QTest::newRow("edit") << 3;
        QTest::newRow("level") << 4;
    }
    void theKeyGoesRoundThePanesOfEachPlace()
    {
        QFETCH(int, least);
        PanesShell shell;
        shell.begin(QTest::currentDataTag());
        QList<QWidget *> way{PanesShell::pressed(Qt::NoModifier)};
        for (int i = 0; i < 20; ++i) {
            QWidget *next = PanesShell::pressed(Qt::NoModifier);
            if (next == way.front())
                break;
            QVERIFY2(!way.contains(next), qPrintable(next->objectName()));
            way.append(next);
        }
        QVERIFY2(way.size() >= least, qPrintable(QString::number(way.size())));
        QCOMPARE(QApplication::focusWidget(), way.front());
        for (qsizetype i = way.size() - 1; i >= 0; --i)
            QCOMPARE(PanesShell::pressed(Qt::ShiftModifier), way[i]);
        for (const QWidget *one : way)
            QVERIFY2(one->isVisible() && one->window() == &shell.window(), qPrintable(one->objectName()));
    }

    void tabLeavesTheMap_data()
    {
        QTest::addColumn<QString>("place");
        QTest::newRow("play") << "play";
        QTest::newRow("rooms") << "rooms";
        QTest::newRow("edit") << "edit";
    }
    void tabLeavesTheMap()
    {
        QFETCH(QString, place);
        PanesShell shell;
        shell.begin(place);
        QWidget *map = place == "edit" ? shell.window().workbench()->findChild<MapView *>() : &shell.map();
        map->setFocus();
        QVERIFY(map->hasFocus());
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            QTest::keyClick(map, key);
            QVERIFY(!map->hasFocus());
            map->setFocus();
        }
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPanes)

#include "tst_panes.moc"
