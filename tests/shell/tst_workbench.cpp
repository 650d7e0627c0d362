// SPDX-License-Identifier: MIT
// The places Inspect and Edit as people use them, through the whole window.

#include "app/shell/new_world/new_world_page.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/world_pane.h"
#include "editor/document/world_document.h"
#include "editor/panels/changes/changes_panel.h"
#include "editor/panels/changes/history_panel.h"
#include "editor/panels/checks/find_panel.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>

#include "tests/shell/bench_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestWorkbench : public QObject {
    Q_OBJECT

private slots:
    void aSaveThatIsPlayedIsInspectedWithoutClosingIt()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Played");
        shell.open();
        shell.window().play().openWorld(path);
        QVERIFY(cave::test::waitFor([&] { return shell.window().playPage() != nullptr; }));
        shell.goToPlace(Qt::Key_3);
        QVERIFY(shell.waitForWorld("Played"));
        QVERIFY(!shell.document()->canEdit());
        QVERIFY(shell.window().playPage() != nullptr);
        QCOMPARE(shell.map().camera().cell, shell.world().player().position);
        shell.goToPlace(Qt::Key_1);
        const PlayPage *page = shell.window().playPage();
        QVERIFY(page->isVisible());
        shell.goToPlace(Qt::Key_3);
        QVERIFY(!page->isVisible());
        shell.bench().actions().play->trigger();
        QVERIFY(page == shell.window().playPage() && page->isVisible());
    }

    void aWorldThatIsEditedIsPlayed()
    {
        BenchFixture shell;
        shell.addWorld("A world with a name that is too long to be stored within a string");
        shell.open();
        shell.edit("A world with a name that is too long to be stored within a string");
        shell.bench().actions().play->trigger();
        QTRY_VERIFY(shell.isPlaying());
        QCOMPARE(shell.window().playPage()->played().name(), shell.document()->name());
        QVERIFY(!shell.document()->canEdit());
    }

    void theProgramEndsWithCellsSelectedAndALegend()
    {
        BenchFixture shell;
        shell.addWorld("Selected");
        shell.open();
        shell.edit("Selected");
        OverlayLayer layer;
        layer.legend.append({LegendEntry::Mark::Outline, Qt::red, "Something else", {}});
        shell.pane().overlays().set(OverlayStack::Slot::Places, layer);
        shell.pane().tools().choose(ToolId::SelectRectangle);
        const WorldPos player = shell.world().player().position;
        shell.drag(player, {player.x + 2, player.y + 2});
        QVERIFY(!shell.pane().tools().selection().empty());
        shell.close();
        QCOMPARE(shell.worldFiles(), QStringList{"Selected.cave"});
    }

    /// Each place has its own panels, which come at once, also while a tool bar still glides.
    void panelsOfInspectAndEditTakeTurns()
    {
        BenchFixture shell;
        shell.addWorld("Turns");
        shell.open();
        shell.window().resize(640, 480);
        shell.edit("Turns");
        auto *more = shell.find<QToolBar>("bench.bar")->findChild<QToolButton *>("qt_toolbar_ext_button");
        QTRY_VERIFY(more->isVisible());
        for (int i = 0; i < 8; ++i) {
            QTest::mouseClick(more, Qt::LeftButton);
            QTest::mouseClick(more, Qt::LeftButton);
            shell.goToPlace(i % 2 == 0 ? Qt::Key_3 : Qt::Key_4);
            QTest::qWait(50);
            QCOMPARE(shell.bench().mode() == WorkbenchPage::Mode::Edit, i % 2 != 0);
        }
    }

    void allTabsOfThePanelsFitWhateverTheLanguage()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Tabs");
        shell.open();
        shell.window().play().openWorld(path);
        QVERIFY(cave::test::waitFor([&] { return shell.window().playPage() != nullptr; }));
        shell.goToPlace(Qt::Key_3);
        QVERIFY(shell.waitForWorld("Tabs"));
        const QString longTitle("Modifications du terrain");
        for (QDockWidget *dock : shell.bench().findChildren<QDockWidget *>())
            dock->setWindowTitle(longTitle);
        int several = 0;
        for (QTabBar *tabs : shell.bench().findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!tabs->isVisible() || tabs->count() < 3)
                continue;
            ++several;
            QTRY_VERIFY(tabs->tabRect(tabs->count() - 1).right() < tabs->width());
            QCOMPARE(tabs->tabToolTip(tabs->count() - 1), longTitle);
        }
        QVERIFY(several > 0);
    }

    void anEditIsUndoneAfterTheProgramWasClosed()
    {
        BenchFixture shell;
        shell.addWorld("Edited");
        shell.open();
        shell.edit("Edited");
        const WorldPos from = shell.paintRock();
        QVERIFY(shell.allRock(from));
        QCOMPARE(shell.document()->history().size(), std::size_t{1});
        shell.close();
        shell.open();
        shell.edit("Edited");
        QVERIFY(shell.allRock(from));
        QTest::keyClick(&shell.map(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shell.document()->position(), std::size_t{0});
        QVERIFY(!shell.allRock(from));
        QTest::keyClick(&shell.map(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shell.allRock(from));
    }

    void aWorldThatIsPlayedIsTakenForEditingAndGoesOnAfterwards()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Both");
        shell.open();
        shell.window().play().openWorld(path);
        QVERIFY(cave::test::waitFor([&] { return shell.window().playPage() != nullptr; }));
        shell.goToPlace(Qt::Key_4);
        QVERIFY(shell.waitForWorld("Both"));
        QVERIFY(shell.document()->canEdit());
        QVERIFY(shell.window().playPage() == nullptr);
        shell.map().setZoom(Zoom{16});
        const WorldPos from = shell.paintRock();
        shell.goToPlace(Qt::Key_1);
        QVERIFY(cave::test::waitFor([&] { return shell.window().playPage() != nullptr; }));
        QVERIFY(shell.window().playPage()->session().session().isRock(from));
    }

    /// Keys of the menu are pressed when the world that they are for is gone.
    void aWorldThatIsTakenFromAListForEditingCanNotBeSavedOrReplayedAnyMore()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Taken");
        shell.open();
        shell.window().play().openWorld(path);
        QTRY_VERIFY(shell.isPlaying());
        shell.goToPlace(Qt::Key_2);
        shell.edit("Taken");
        QVERIFY(!shell.isPlaying());
        for (const char *action : {"game.save", "game.replay", "game.closeWorld", "game.exportWorld"})
            QVERIFY2(!shell.find<QAction>(action)->isEnabled(), action);
        QTest::keyClick(&shell.window(), Qt::Key_S, Qt::ControlModifier);
        QTest::keyClick(&shell.window(), Qt::Key_R, Qt::ControlModifier);
        QVERIFY(shell.bench().isVisible() && shell.document()->canEdit());
    }

    void aWorldThatWasEditedAndIsGoneIsTriedOnce()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Gone");
        shell.open();
        shell.window().play().openWorld(path);
        QTRY_VERIFY(shell.isPlaying());
        shell.goToPlace(Qt::Key_4);
        QVERIFY(shell.waitForWorld("Gone"));
        shell.bench().actions().close->trigger();
        std::filesystem::remove(path);
        shell.goToPlace(Qt::Key_2);
        shell.goToPlace(Qt::Key_1);
        QTRY_VERIFY(shell.window().startPage()->isVisible());
        QVERIFY(!shell.bannerText().isEmpty());
        shell.window().banner()->dismiss();
        shell.goToPlace(Qt::Key_2);
        shell.goToPlace(Qt::Key_1);
        QVERIFY(shell.window().startPage()->isVisible());
        QVERIFY(shell.bannerText().isEmpty());
    }

    void aWorldThatWasEditedIsNotPlayedAgainOnceTheListWasShown()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Left");
        shell.open();
        shell.window().play().openWorld(path);
        QTRY_VERIFY(shell.isPlaying());
        shell.goToPlace(Qt::Key_4);
        QVERIFY(shell.waitForWorld("Left"));
        shell.goToPlace(Qt::Key_N);
        QTest::keyClick(shell.window().newWorldPage(), Qt::Key_Escape);
        QVERIFY(shell.window().startPage()->isVisible());
        shell.goToPlace(Qt::Key_2);
        shell.goToPlace(Qt::Key_1);
        QVERIFY(shell.window().startPage()->isVisible());
    }

    void whatIsBeingReadForEditingComesAlthoughAnotherWorldIsPlayed()
    {
        BenchFixture shell;
        const auto read = shell.addWorld("Read");
        const auto played = shell.addWorld("Played");
        shell.open();
        shell.goToPlace(Qt::Key_4);
        shell.bench().openPath(read);
        shell.window().play().openWorld(played);
        QTRY_VERIFY(shell.isPlaying());
        QVERIFY(shell.waitForWorld("Read"));
        QVERIFY(shell.document()->canEdit());
    }

    void aWorldThatIsBeingReadComesAlthoughThePlaceChanges()
    {
        BenchFixture shell;
        const auto first = shell.addWorld("First");
        const auto second = shell.addWorld("Second");
        shell.open();
        shell.goToPlace(Qt::Key_3);
        shell.bench().openPath(first);
        QVERIFY(shell.waitForWorld("First"));
        shell.bench().openPath(second);
        shell.goToPlace(Qt::Key_4);
        QTRY_VERIFY(!shell.bench().opener().isBusy());
        QCOMPARE(shell.document()->name(), QString("Second"));
        QVERIFY(shell.document()->canEdit());
    }

    void aSeedThatIsBeingMadeComesAlthoughThePlaceChanges()
    {
        BenchFixture shell;
        const auto first = shell.addWorld("First");
        shell.open();
        shell.goToPlace(Qt::Key_3);
        shell.bench().openPath(first);
        QVERIFY(shell.waitForWorld("First"));
        shell.bench().openSeed({"sapphire", {}, {}});
        shell.goToPlace(Qt::Key_4);
        QVERIFY(shell.waitForWorld("sapphire"));
    }

    void aCopyIsOfTheWorldThatItWasAskedFor()
    {
        BenchFixture shell;
        const auto first = shell.addWorld("First");
        shell.open();
        shell.edit("First");
        shell.bench().actions().saveCopy->trigger();
        auto *dialog = shell.bench().findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        shell.bench().actions().close->trigger();
        emit dialog->fileSelected(fromPath(shell.worlds() / "Copy.cave"));
        QTRY_VERIFY2(shell.bannerText().contains("Saved as"), qPrintable(shell.bannerText()));
        QCOMPARE(shell.worldFiles(), QStringList({"Copy.cave", "First.cave"}));
    }

    void aCopyIsAmongTheWorldsWhateverTheNameIs()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("v1.5");
        shell.open();
        shell.edit("v1.5");
        shell.bench().actions().saveCopy->trigger();
        auto *name = shell.bench().findChild<QFileDialog *>()->findChild<QLineEdit *>("fileNameEdit");
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY2(shell.bannerText().contains("Saved as"), qPrintable(shell.bannerText()));
        QVERIFY(shell.worldFiles().contains("v1.5 copy.cave"));
        QCOMPARE(WorldFile::summary(shell.worlds() / "v1.5 copy.cave")->name, std::string("v1.5 copy"));
    }

    void aWorldThatIsBeingReadForEditingIsPlayed()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Both");
        shell.open();
        shell.goToPlace(Qt::Key_4);
        shell.bench().openPath(path);
        shell.window().play().openWorld(path);
        QTRY_VERIFY2(shell.isPlaying(), qPrintable(shell.bannerText()));
        QVERIFY(shell.waitForWorld("Both"));
        QVERIFY(!shell.document()->canEdit());
    }

    void placesCanBeSwitchedFasterThanWorldsOpen()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Hurried");
        shell.open();
        shell.window().play().openWorld(path);
        QVERIFY(cave::test::waitFor([&] { return shell.window().playPage() != nullptr; }));
        shell.goToPlace(Qt::Key_3);
        QVERIFY(shell.waitForWorld("Hurried"));
        shell.goToPlace(Qt::Key_1);
        shell.goToPlace(Qt::Key_4);
        QTRY_VERIFY(shell.document() != nullptr && shell.document()->canEdit());
        for (int i = 0; i < 4; ++i) {
            shell.goToPlace(Qt::Key_1);
            shell.goToPlace(Qt::Key_4);
        }
        shell.goToPlace(Qt::Key_1);
        QTRY_VERIFY2(shell.window().playPage() != nullptr, qPrintable(shell.bannerText()));
    }

    void aFileThatIsBeingEditedCanBeOpenedAgainAndStaysEditable()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Twice");
        shell.open();
        shell.edit("Twice");
        shell.bench().openPath(path);
        QTRY_VERIFY(!shell.bench().opener().isBusy());
        QVERIFY(shell.document()->canEdit());
    }

    void aJumpOfTheViewEndsAStroke()
    {
        BenchFixture shell;
        shell.addWorld("Jump");
        shell.open();
        shell.edit("Jump");
        QTest::keyClick(&shell.map(), Qt::Key_B);
        const WorldPos from = shell.world().player().position;
        const WorldPos to{from.x + 200, from.y};
        QTest::mousePress(&shell.map(), Qt::LeftButton, {}, shell.pointOf(from));
        shell.pane().flyTo(to);
        QTest::mouseMove(&shell.map(), shell.pointOf(to));
        QTest::mouseRelease(&shell.map(), Qt::LeftButton, {}, shell.pointOf(to));
        QCOMPARE(shell.document()->position(), 0U);
    }

    void ofTwoMapsOfAWorldTheActiveOneIsEdited()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Both");
        shell.open();
        shell.goToPlace(Qt::Key_3);
        shell.bench().openPath(path);
        QVERIFY(shell.waitForWorld("Both"));
        WorldDocument *first = shell.document();
        first->showPast(copyOf(first->world()));
        shell.find<QAction>("bench.second")->trigger();
        auto *dialog = shell.bench().findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->selectFile(fromPath(path));
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        QTRY_VERIFY(shell.document() != nullptr && shell.document() != first);
        QVERIFY(!first->showsPast()); // nothing would say so
        shell.window().activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&shell.map()));
        shell.goToPlace(Qt::Key_4);
        QTRY_VERIFY(shell.document()->canEdit());
        QTRY_VERIFY2(shell.bannerText().contains("other map"), qPrintable(shell.bannerText()));
    }

    void editsFarApartAreShownWhenTheyAreUndoneTogether()
    {
        BenchFixture shell;
        shell.addWorld("Wide");
        shell.open();
        shell.edit("Wide");
        const WorldPos home = shell.paintRock();
        const QImage painted = shell.map().grab().toImage();
        shell.pane().flyTo({3'000'000'000, 0});
        shell.drag({3'000'000'000, 0}, {3'000'000'004, 0});
        shell.pane().flyTo(shell.world().player().position);
        QVERIFY(shell.document()->goTo(0));
        QVERIFY(!shell.allRock(home));
        QTRY_VERIFY(shell.map().isSettled() && shell.map().grab().toImage() != painted);
    }

    void aChangeIsTakenBackFromTheListOfChanges()
    {
        BenchFixture shell;
        shell.addWorld("Reverted");
        shell.open();
        shell.edit("Reverted");
        const WorldPos from = shell.paintRock();
        auto *changes = shell.bench().findChild<ChangesPanel *>();
        auto *dock = shell.bench().findChild<QDockWidget *>("bench.changes.dock");
        dock->show();
        dock->raise();
        auto *list = changes->findChild<QTreeView *>();
        QVERIFY(cave::test::waitFor([&] { return list->model()->rowCount() > 0; }));
        list->selectAll();
        QPushButton *revert = nullptr;
        for (auto *button : changes->findChildren<QPushButton *>()) {
            if (button->objectName().contains("region", Qt::CaseInsensitive))
                revert = button;
        }
        QVERIFY(revert != nullptr);
        QVERIFY(cave::test::waitFor([&] { return revert->isEnabled(); }));
        QTest::mouseClick(revert, Qt::LeftButton);
        QVERIFY(!shell.allRock(from));
        QCOMPARE(shell.document()->history().size(), std::size_t{2});
    }

    void cellsAreCopiedFromOneWorldToAnother()
    {
        BenchFixture shell;
        shell.addWorld("From", "one");
        const auto to = shell.addWorld("To", "two");
        shell.open();
        shell.edit("From");
        const WorldPos from = shell.paintRock();
        QTest::keyClick(&shell.map(), Qt::Key_M);
        shell.drag(from, {from.x + 4, from.y});
        QTest::keyClick(&shell.map(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());

        shell.find<QAction>("bench.second")->trigger();
        auto *dialog = shell.bench().findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->selectFile(fromPath(to));
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
        QVERIFY(shell.waitForWorld("To"));
        QVERIFY(shell.document()->canEdit());
        shell.map().setZoom(Zoom{16});
        shell.window().activateWindow();
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&shell.map()));
        const WorldPos target = shell.world().player().position;
        QTest::mouseMove(&shell.map(), shell.pointOf(target));
        QTest::keyClick(&shell.map(), Qt::Key_V, Qt::ControlModifier);
        QTest::mouseMove(&shell.map(), shell.pointOf({target.x + 6, target.y + 6}));
        QTest::keyClick(&shell.map(), Qt::Key_Return);
        QCOMPARE(shell.document()->history().size(), std::size_t{1});
        const auto &changed = shell.document()->world().map.changes();
        QVERIFY(std::any_of(changed.begin(), changed.end(),
                            [](const auto &entry) { return entry.second.changesRegion(); }));
    }

    void whatAPanelDrawsIsOnTheMapWhileThePanelIsInSight()
    {
        BenchFixture shell;
        shell.addWorld("Drawn");
        shell.open();
        shell.edit("Drawn");
        shell.paintRock();
        auto *changes = shell.find<QDockWidget>("bench.changes.dock");
        changes->raise();
        QTRY_VERIFY(!shell.pane().overlays().all().pictures.empty());
        shell.find<QDockWidget>("bench.history.dock")->raise();
        QTRY_VERIFY(shell.pane().overlays().all().pictures.empty());
    }

    void aFileThatIsNoWorldIsShownWithItsErrorAndItsBytes()
    {
        BenchFixture shell;
        shell.addFile("broken.cave", QByteArray(5000, 'x'));
        shell.open();
        shell.window().bench().inspect(shell.worlds() / "broken.cave");
        auto *text = shell.find<QLabel>("bench.unreadable.text");
        QVERIFY(cave::test::waitFor([&] { return text->isVisible(); }));
        QVERIFY2(text->text().contains("broken.cave"), qPrintable(text->text()));
        QVERIFY2(text->text().contains("5,000"), qPrintable(text->text()));
    }

    void aBrokenFileTakesThePlaceOfTheWorldThatWasShown_data()
    {
        QTest::addColumn<bool>("editing");
        QTest::newRow("inspect") << false;
        QTest::newRow("edit") << true;
    }
    void aBrokenFileTakesThePlaceOfTheWorldThatWasShown()
    {
        QFETCH(bool, editing);
        BenchFixture shell;
        const auto fine = shell.addWorld("Fine");
        shell.addFile("broken.cave", QByteArray(5000, 'x'));
        shell.open();
        if (editing) {
            shell.edit("Fine");
        } else {
            shell.window().bench().inspect(fine);
            QVERIFY(shell.waitForWorld("Fine"));
        }
        shell.bench().openPath(shell.worlds() / "broken.cave");
        auto *text = shell.find<QLabel>("bench.unreadable.text");
        QTRY_VERIFY_WITH_TIMEOUT(text->isVisible(), 30'000);
        QVERIFY2(text->text().contains("broken.cave"), qPrintable(text->text()));
        QVERIFY(shell.document() == nullptr);
        QVERIFY(!shell.map().isVisible());
        QCOMPARE(shell.bannerText(), QString());
        QCOMPARE(shell.find<QLabel>("bench.name")->text(), QString("No world"));
    }

    void besideAnotherWorldABrokenFileLeavesItsPaneEmptyAndIsNamed()
    {
        BenchFixture shell;
        const auto leftPath = shell.addWorld("Left");
        const auto rightPath = shell.addWorld("Right");
        shell.addFile("broken.cave", QByteArray(5000, 'x'));
        shell.open();
        shell.window().bench().inspect(leftPath);
        QVERIFY(shell.waitForWorld("Left"));
        shell.find<QAction>("bench.second")->trigger();
        shell.bench().openPath(rightPath);
        QVERIFY(shell.waitForWorld("Right"));
        shell.bench().openPath(shell.worlds() / "broken.cave");
        QTRY_VERIFY_WITH_TIMEOUT(shell.bannerText().contains("broken.cave"), 30'000);
        QVERIFY(shell.document() == nullptr);
        auto *left = shell.find<WorldPane>("bench.first");
        QVERIFY(left->isVisible() && left->document() != nullptr);
    }

    void aSeedBecomesAWorldThatCanBeEdited()
    {
        BenchFixture shell;
        shell.open();
        shell.goToPlace(Qt::Key_4);
        auto *seed = shell.find<QLineEdit>("welcome.seed");
        seed->setFocus();
        QTest::keyClicks(seed, "sapphire");
        QTest::keyClick(seed, Qt::Key_Return);
        QVERIFY(shell.waitForWorld("sapphire"));
        QVERIFY(!shell.document()->canEdit());
        shell.press("bench.makeWorld");
        auto *name = shell.find<QLineEdit>("bench.asking.name");
        QVERIFY(name->isVisible());
        name->selectAll();
        QTest::keyClicks(name, "Sapphire mine");
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(shell.waitForWorld("Sapphire mine"));
        QVERIFY(shell.document()->canEdit());
        QCOMPARE(shell.worldFiles().size(), 1);
    }

    void aNameForOneWorldIsNotTakenForAnother()
    {
        BenchFixture shell;
        const auto other = shell.addWorld("Other");
        shell.open();
        shell.goToPlace(Qt::Key_4);
        shell.bench().openSeed({"sapphire", {}, {}});
        QVERIFY(shell.waitForWorld("sapphire"));
        shell.press("bench.makeWorld");
        QVERIFY(shell.find<QLineEdit>("bench.asking.name")->isVisible());
        shell.bench().openPath(other);
        QVERIFY(shell.waitForWorld("Other"));
        QVERIFY(!shell.find<QLineEdit>("bench.asking.name")->isVisible());
    }

    void aSeedWithoutAPlaceToStartIsReportedAsASeed()
    {
        BenchFixture shell;
        shell.open();
        shell.goToPlace(Qt::Key_3);
        WorldSpec spec;
        spec.seed = "solid";
        spec.generator = kOriginalGenerator;
        spec.settings.floorChance = Chance{3000};
        spec.settings.threshold = 3;
        spec.settings.iterations = 5;
        shell.bench().openSeed(spec);
        auto *text = shell.find<QLabel>("bench.unreadable.text");
        QTRY_VERIFY_WITH_TIMEOUT(text->isVisible(), 30'000);
        QVERIFY2(text->text().startsWith("This seed has no such world."), qPrintable(text->text()));
    }

    void toolsAreOfferedWhereTheyDoSomething()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Tools");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Tools"));
        const auto isOffered = [&] {
            return shell.pane().tools().actions().tool(ToolId::Lasso)->isEnabled();
        };
        QVERIFY(!isOffered());
        shell.goToPlace(Qt::Key_4);
        QTRY_VERIFY(shell.document() != nullptr && shell.document()->canEdit());
        QVERIFY(isOffered());
    }

    void theWheelOverAFieldScrollsThePanelAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("choice") << QByteArray("sight.monsters");
        QTest::newRow("number") << QByteArray("sight.view.radius");
    }
    void theWheelOverAFieldScrollsThePanelAndChangesNothing()
    {
        QFETCH(QByteArray, field);
        BenchFixture shell;
        const auto path = shell.addWorld("Turned");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Turned"));
        shell.find<QDockWidget>("bench.sight.dock")->raise();
        auto *panel = qobject_cast<QScrollArea *>(shell.find<QStackedWidget>("bench.sight")->currentWidget());
        panel->setFixedHeight(120); // too low for all of it
        QTRY_VERIFY(panel->verticalScrollBar()->maximum() > 0);
        auto *widget = panel->findChild<QWidget *>(field);
        panel->ensureWidgetVisible(widget);
        panel->verticalScrollBar()->setValue(0);
        const auto valueOf = [widget] {
            const auto *choice = qobject_cast<QComboBox *>(widget);
            return choice != nullptr ? choice->currentIndex() : qobject_cast<QSpinBox *>(widget)->value();
        };
        const int before = valueOf();
        widget->setFocus(); // even so
        const QPointF middle = QRectF(widget->rect()).center();
        QWheelEvent turn(middle, widget->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                         Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&turn); // as the window system's, it goes to who takes it
        qApp->notify(widget, &turn);
        QCOMPARE(valueOf(), before);
        QVERIFY(panel->verticalScrollBar()->value() > 0);
    }

    void keysOfToolsWorkAfterAClickInAPanel()
    {
        BenchFixture shell;
        shell.addWorld("Keyed");
        shell.open();
        shell.edit("Keyed");
        QTest::keyClick(&shell.map(), Qt::Key_H);
        QCOMPARE(shell.pane().tools().tool(), ToolId::Look);
        // A mark leaves the keyboard on the map, arrows included.
        shell.find<QDockWidget>("bench.sight.dock")->raise();
        QWidget *sight = shell.find<QStackedWidget>("bench.sight")->currentWidget();
        QTest::mouseClick(sight->findChild<QWidget *>("sight.threats"), Qt::LeftButton, {}, {8, 8});
        QVERIFY(sight->findChild<QCheckBox *>("sight.threats")->isChecked());
        QVERIFY(shell.map().hasFocus());
        // A list takes it for its arrows; keys of tools go on working.
        shell.find<QDockWidget>("bench.history.dock")->raise();
        auto *history = shell.find<QDockWidget>("bench.history.dock")->findChild<QAbstractItemView *>();
        QTest::mouseClick(history->viewport(), Qt::LeftButton);
        QVERIFY(history->hasFocus());
        QTest::keyClick(history, Qt::Key_B);
        QCOMPARE(shell.pane().tools().tool(), ToolId::Brush);
        // A field of text keeps its letters.
        shell.find<QAction>("bench.find")->trigger();
        auto *query = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(query != nullptr);
        QTest::keyClicks(query, "g");
        QCOMPARE(query->text(), QString("g"));
        QCOMPARE(shell.pane().tools().tool(), ToolId::Brush);
    }

    void theToolBarIsThereWhileAWorldIsOpen()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Tools");
        shell.open();
        shell.goToPlace(Qt::Key_3);
        auto *welcome = shell.find<QWidget>("welcome");
        auto *bar = shell.find<QToolBar>("bench.bar");
        QTRY_VERIFY(welcome->isVisible());
        QVERIFY(!bar->isVisible());
        shell.goToPlace(Qt::Key_4);
        QVERIFY(!bar->isVisible());
        shell.window().bench().edit(path);
        QVERIFY(shell.waitForWorld("Tools"));
        QTRY_VERIFY(bar->isVisible());
        shell.find<QAction>("bench.close")->trigger();
        QTRY_VERIFY(welcome->isVisible());
        QVERIFY(!bar->isVisible());
        // Panels that come back don't bring it along, and their layout doesn't hide it.
        shell.window().resize(640, 480);
        shell.window().bench().edit(path);
        QVERIFY(shell.waitForWorld("Tools"));
        shell.window().resize(1280, 800);
        shell.goToPlace(Qt::Key_3);
        QTRY_VERIFY(bar->isVisible());
        shell.goToPlace(Qt::Key_4);
        QTRY_VERIFY(bar->isVisible());
    }

    void theWhyProbeSaysWhatBreaksALine()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Probed");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Probed"));
        shell.map().setZoom(Zoom{16});
        shell.find<QDockWidget>("bench.sight.dock")->raise();
        QWidget *sight = shell.find<QStackedWidget>("bench.sight")->currentWidget();
        auto *button = sight->findChild<QToolButton *>("sight.probe");
        QTest::mouseClick(button, Qt::LeftButton);
        WorldPos from = shell.world().player().position;
        while (!shell.world().map.isRock({from.x + 1, from.y}))
            ++from.x;
        shell.pane().flyTo(from);
        shell.drag(from, {from.x + 1, from.y});
        auto *result = sight->findChild<QLabel *>("sight.probe.result");
        const QString reason = QString("blocked at (%1, %2): rock").arg(from.x + 1).arg(from.y);
        QVERIFY2(result->text().contains(reason), qPrintable(result->text()));
    }

    void coordinatesAreFlownToAndNonsenseIsExplained()
    {
        BenchFixture shell;
        shell.addWorld("Far");
        shell.open();
        shell.edit("Far");
        const auto go = [&](const QString &place) {
            QTest::keyClick(&shell.map(), Qt::Key_G, Qt::ControlModifier);
            auto *line = shell.find<QLineEdit>("bench.asking.name");
            line->selectAll();
            QTest::keyClicks(line, place);
            QTest::keyClick(line, Qt::Key_Return);
        };
        go("1000000000000, -7");
        QCOMPARE(shell.map().camera().cell, (WorldPos{1'000'000'000'000, -7}));
        go("over there");
        QVERIFY(shell.bannerText().contains("over there"));
        QCOMPARE(shell.map().camera().cell, (WorldPos{1'000'000'000'000, -7}));
    }

    void aTintShowsWhereManyThingsAreOnceTheMapIsZoomedOut()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Wide");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Wide"));
        MapView &map = shell.map();
        const auto settled = [&map] {
            cave::test::waitFor([&map] {
                map.repaint();
                return map.isSettled();
            });
            return map.grab().toImage();
        };
        map.setZoom({1});
        const QImage tinted = settled();
        shell.pane().setThingsShown(false);
        QVERIFY(tinted != settled());
        shell.pane().setThingsShown(true);
        QCOMPARE(settled(), tinted);
    }

    void turnsOfAnInspectedWorldPassAndAreKeptNowhere()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Watched");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Watched"));
        const std::int64_t turn = shell.world().turn;
        QVERIFY(shell.document()->stepTurn());
        QCOMPARE(shell.world().turn, turn + 1);
        QCOMPARE(WorldFile::summary(path).value().turn, turn);
        shell.find<QAction>("bench.reload")->trigger();
        QTRY_COMPARE(shell.world().turn, turn);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestWorkbench)
#include "tst_workbench.moc"
