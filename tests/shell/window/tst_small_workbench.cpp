// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/workbench/dock_folding.h"
#include "app/workbench/worlds/workbench_page.h"
#include "editor/document/world_document.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"

#include <QDockWidget>
#include <QMainWindow>

#include <filesystem>
#include <memory>

#include "tests/shell/played_shell.h"

using namespace cave;

namespace {

/// The panels of Inspect and Edit in windows that are too small for them.
class TestSmallWorkbench : public QObject {
    Q_OBJECT

    static QStringList shownPanels(PlayedShell &shell)
    {
        QStringList names;
        for (const auto *dock : shell.window().workbench()->findChildren<QDockWidget *>()) {
            if (!dock->visibleRegion().isEmpty())
                names.append(dock->objectName());
        }
        names.sort();
        return names;
    }

private slots:
    void mostOfASmallWindowShowsTheMap_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("inspect") << int(Qt::Key_3);
        QTest::newRow("edit") << int(Qt::Key_4);
    }
    void mostOfASmallWindowShowsTheMap()
    {
        QFETCH(int, key);
        PlayedShell shell;
        const std::filesystem::path world = shell.addWorld("World", "quiet 31");
        shell.open();
        shell.window().resize(1280, 800);
        shell.window().bench().inspect(world);
        QTRY_VERIFY(shell.window().workbench()->document() != nullptr);
        QTest::keyClick(&shell.window(), Qt::Key(key), Qt::ControlModifier);
        QTRY_VERIFY(shownPanels(shell).size() >= 2);
        const QStringList wide = shownPanels(shell);
        shell.window().resize(640, 480);
        const auto mapWidth = [&shell] {
            for (const auto *map : shell.window().workbench()->findChildren<MapView *>()) {
                if (map->isVisible())
                    return map->width();
            }
            return 0;
        };
        QTRY_VERIFY2(mapWidth() >= 320, qPrintable(QString::number(mapWidth())));
        QTest::keyClick(&shell.window(), Qt::Key_F,
                        Qt::ControlModifier); // a panel that is asked for is shown
        QTRY_VERIFY(shownPanels(shell).contains("bench.find.dock"));
        shell.window().resize(1280, 800);
        QTRY_COMPARE(shownPanels(shell), wide);
    }

    void toolsAreWholeBesideTheMap_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << 1;
        QTest::newRow("German") << 2;
        QTest::newRow("French") << 3;
        QTest::newRow("Chinese") << 4;
    }
    void toolsAreWholeBesideTheMap()
    {
        QFETCH(int, language);
        PlayedShell shell;
        const std::filesystem::path world = shell.addWorld("World", "quiet 31");
        shell.open();
        shell.window().preferences()->set(Setting::Language, language);
        shell.window().resize(1280, 800);
        shell.window().bench().inspect(world);
        QTRY_VERIFY(shell.window().workbench()->document() != nullptr);
        QTest::keyClick(&shell.window(), Qt::Key_4, Qt::ControlModifier);
        WorkbenchPage &page = *shell.window().workbench();
        QTRY_VERIFY(page.document() != nullptr && page.document()->canEdit());
        page.pane().tools().choose(ToolId::SelectRectangle);
        const auto *tools = page.findChild<QDockWidget *>("bench.tools.dock");
        QTRY_VERIFY(tools->isVisible());
        shell.window().resize(640, 480);
        QTRY_VERIFY(page.width() <= 640);
        QTRY_VERIFY(tools->geometry().right() < page.centralWidget()->geometry().left());
        QTRY_VERIFY(tools->width() >= tools->minimumSizeHint().width());
    }

    void theWidePanelsAreThereAtTheNextStart()
    {
        PlayedShell shell;
        const std::filesystem::path world = shell.addWorld("World", "quiet 31");
        const auto inspect = [&] {
            shell.window().bench().inspect(world);
            QTRY_VERIFY(shell.window().workbench()->document() != nullptr);
            QTest::keyClick(&shell.window(), Qt::Key_3, Qt::ControlModifier);
        };
        shell.open();
        shell.window().resize(1280, 800);
        inspect();
        QTRY_VERIFY(shownPanels(shell).size() >= 2);
        const QStringList wide = shownPanels(shell);
        shell.window().resize(640, 480);
        QTRY_VERIFY(shownPanels(shell).size() < wide.size());
        shell.close();
        shell.open();
        shell.window().resize(1280, 800);
        inspect();
        QTRY_COMPARE(shownPanels(shell), wide);
    }

    /// As at the end of a session, which doesn't ask windows.
    void aWindowThatIsNotClosedEndsWithItsPanels()
    {
        PlayedShell shell;
        const std::filesystem::path world = shell.addWorld("World", "quiet 31");
        auto window = std::make_unique<MainWindow>(shell.worlds());
        window->resize(1280, 800);
        window->show();
        window->bench().inspect(world);
        QTRY_VERIFY(window->workbench()->document() != nullptr);
        QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
        const auto *damage = window->findChild<QDockWidget *>("bench.damage.dock");
        window->findChild<QDockWidget *>("bench.damage.dock")->raise();
        QTRY_VERIFY(!damage->visibleRegion().isEmpty());
        window.reset();
    }

    void aFloatingPanelIsHiddenWithItsPage()
    {
        PlayedShell shell;
        const std::filesystem::path world = shell.addWorld("World", "quiet 31");
        const auto inspect = [&] {
            shell.window().bench().inspect(world);
            QTRY_VERIFY(shell.window().workbench()->document() != nullptr);
            QTest::keyClick(&shell.window(), Qt::Key_3, Qt::ControlModifier);
        };
        const auto panel = [&] {
            return shell.window().workbench()->findChild<QDockWidget *>("bench.find.dock");
        };
        shell.open();
        shell.window().resize(1280, 800);
        inspect();
        panel()->setFloating(true);
        panel()->show();
        QTRY_VERIFY(panel()->isVisible());
        QTest::keyClick(&shell.window(), Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(!panel()->isVisible());
        shell.close();
        shell.open();
        shell.window().resize(1280, 800);
        QVERIFY(!panel()->isVisible());
        inspect();
        QTRY_VERIFY(panel()->isVisible());
        QVERIFY(panel()->isFloating());
        QTest::keyClick(&shell.window(), Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(!panel()->isVisible());
        QTest::keyClick(&shell.window(), Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY(panel()->isVisible());
    }

    /// Beside the docks of play the page is narrow, and it gets wide while Qt places its own docks.
    void panelsComeAsTheDocksOfPlayLeave_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {830, 870, 910, 950, 1000, 1040, 1080, 1120})
            QTest::addRow("%d", width) << width;
    }
    void panelsComeAsTheDocksOfPlayLeave()
    {
        QFETCH(int, width);
        PlayedShell shell;
        const std::filesystem::path world = shell.addWorld("World", "quiet 31");
        shell.open();
        shell.window().resize(width, 700);
        shell.window().play().openWorld(world);
        QTRY_VERIFY(shell.isPlaying());
        QTRY_VERIFY(shell.window().centralWidget()->width() < width);
        QTest::qWait(50); // what was just laid out would be laid out in another order
        QTest::keyClick(&shell.window(), Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY(shell.window().workbench()->document() != nullptr);
        QTRY_VERIFY(shownPanels(shell).contains("bench.regions.dock"));
        QTRY_COMPARE(shell.window().workbench()->width(), width);
    }

    /// Qt may be placing the docks while it resizes the page, and can't bear other ones meanwhile.
    void docksStayWhileThePageIsResized()
    {
        QWidget around;
        around.resize(1300, 500);
        auto *page = new QMainWindow(&around);
        page->setWindowFlags(Qt::Widget);
        page->setGeometry(0, 0, 1200, 500);
        auto *dock = new QDockWidget;
        dock->setObjectName("dock");
        page->addDockWidget(Qt::RightDockWidgetArea, dock);
        const DockFolding folding(*page, 1);
        around.show();
        QTRY_VERIFY(dock->isVisible());
        page->resize(640, 500);
        QVERIFY(dock->isVisible());
        QTRY_VERIFY(!dock->isVisible());
        page->resize(1200, 500);
        QVERIFY(!dock->isVisible());
        QTRY_VERIFY(dock->isVisible());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSmallWorkbench)
#include "tst_small_workbench.moc"
