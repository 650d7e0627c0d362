// SPDX-License-Identifier: MIT
#include "app/shell/settings/appearance.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/io/files/database.h"
#include "editor/document/world_document.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QScrollArea>
#include <QTextBrowser>
#include <QToolBar>
#include <QTreeWidget>

#include "tests/shell/full_disk.h"
#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

QStringList shownLines(const QTreeWidget &list)
{
    QStringList lines;
    for (QTreeWidgetItemIterator item(const_cast<QTreeWidget *>(&list), QTreeWidgetItemIterator::NotHidden);
         *item != nullptr; ++item)
        lines += (*item)->text(0) + ": " + (*item)->text(1);
    return lines;
}

/// Opens a world and waits a turn that can't be saved.
void playUnsavedTurn(ShellFixture &shell, const std::filesystem::path &path)
{
    shell.open().play().openWorld(path);
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    PlayPage *play = shell.window().playPage();
    const FullDisk full;
    QTest::keyClick(play->focusProxy(), Qt::Key_Period);
    QVERIFY(shell.bannerText().contains("not saved yet"));
}

std::int64_t turnOnDisk(const std::filesystem::path &path)
{
    const Result<WorldSummary> summary = WorldFile::summary(path);
    return summary ? summary->turn : -1;
}

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void saysItsVersionAndLicence();
    void goesFromStartToPlayAndBack();
    void goesOnWhereOneLeft();
    void tellsInTheBannerThatAWorldIsOpenElsewhere();
    void tellsInTheBannerThatAFileIsMissing();
    void tellsInTheBannerThatALostPlayerWasRestored();
    void givesTheKeyboardBackWhenAWorldCanNotBeOpened();
    void savesOnDemand();
    void asksBeforeItLosesTurns_data();
    void asksBeforeItLosesTurns();
    void triesAgainToSaveBeforeItCloses();
    void staysWhenTheQuestionIsDismissed();
    void saysWithEachStepThatItIsNotSaved();
    void asksBeforeAnotherWorldTakesThePlace();
    void asksAgainBeforeAnUnsavedWorldIsEdited();
    void showsTheWorldsWhenTheOpenOneIsClosedForWhatNeverComes();
    void keepsTheWorldOpenIfATrialCanNotBeMade();
    void fullScreenGivesMaximizedBack();
    void leavesFullScreenWithEscape();
    void changesAndRemembersTheTheme();
    void listsMovementKeysAmongTheShortcuts();
    void keysWalkAfterAClickInTheSightDebugger();
    void listsTheKeysOfFightsAndTheInventory();
    void findsAShortcut();
    void showsTheUserGuide();
    void theGuideIsSearched();
    void showsToolsOnlyInPlay();
    void fitsASmallScreen();
    void leavesANarrowWindowToTheMap();
    void keysInAnOpenMenuDoNotReachTheGame();
};

} // namespace

void TestMainWindow::saysItsVersionAndLicence()
{
    QCoreApplication::setApplicationVersion("1.2.3 (0123456789ab)"); // by the program itself
    ShellFixture shell;
    shell.open().findChild<QAction *>("help.about")->trigger();
    const auto *about = shell.find<QMessageBox>("about");
    QVERIFY2(about->text().contains("1.2.3 (0123456789ab)"), qPrintable(about->text()));
    for (const char *part : {"MIT", "QCustomPlot", "GNU General Public License, version 3 or later"})
        QVERIFY2(about->informativeText().contains(part), part);
}

void TestMainWindow::goesFromStartToPlayAndBack()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    QCOMPARE(window.windowTitle(), "Cave Game");
    window.play().openWorld(path);
    QTRY_COMPARE(window.windowTitle(), "Quiet Vault — Cave Game");
    QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(window.startPage()->isVisible());
    QCOMPARE(window.windowTitle(), "Cave Game");
    QVERIFY(WorldFile::open(path).ok()); // it is released
}

void TestMainWindow::goesOnWhereOneLeft()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open().play().openWorld(path);
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    PlayPage *play = shell.window().playPage();
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Period})
        QTest::keyClick(play->focusProxy(), key);
    const World &world = play->session().session().world();
    const WorldPos position = world.player().position;
    const std::int64_t turn = world.turn;
    QVERIFY(turn > 0);
    shell.close();

    shell.open().play().openWorld(path);
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    play = shell.window().playPage();
    QVERIFY(play->session().session().world().player().position == position);
    QCOMPARE(play->session().session().world().turn, turn);
}

void TestMainWindow::tellsInTheBannerThatAWorldIsOpenElsewhere()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    const Result<WorldFile> elsewhere = WorldFile::open(path);
    QVERIFY(elsewhere.ok());
    QTest::keyClick(shell.list(), Qt::Key_Return);
    QTRY_VERIFY(shell.bannerText().contains("open in another window"));
    QVERIFY(window.startPage()->isVisible());
    QVERIFY(window.startPage()->isEnabled());
}

void TestMainWindow::tellsInTheBannerThatAFileIsMissing()
{
    ShellFixture shell;
    shell.open().play().openWorld(shell.worlds() / "nowhere.cave");
    QTRY_VERIFY(shell.bannerText().contains("nowhere.cave"));
    QTest::mouseClick(shell.find<QWidget>("banner.close"), Qt::LeftButton);
    QCOMPARE(shell.bannerText(), "");
}

void TestMainWindow::tellsInTheBannerThatALostPlayerWasRestored()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    const Result<WorldSummary> before = WorldFile::summary(path);
    QVERIFY(before.ok());
    {
        Result<Database> writer = Database::open(path, Database::Mode::ReadWrite);
        QVERIFY(writer.ok() && writer->execute("DELETE FROM player").ok());
    }
    QCOMPARE(WorldFile::summary(path)->lastPlayedMs, before->createdMs); // as it is listed
    shell.open().play().openWorld(path);
    QTRY_VERIFY(shell.bannerText().contains("restored from the log"));
    QCOMPARE(shell.window().playPage()->session().session().world().player().position, before->player);
}

void TestMainWindow::givesTheKeyboardBackWhenAWorldCanNotBeOpened()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    QTRY_VERIFY(shell.list()->hasFocus());
    window.play().openWorld(shell.worlds() / "nowhere.cave");
    QTRY_VERIFY(!shell.bannerText().isEmpty());
    QVERIFY(shell.list()->hasFocus());
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(window.playPage() != nullptr);
}

void TestMainWindow::asksBeforeItLosesTurns_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("quit") << int(Qt::Key_Q);
    QTest::newRow("close the world") << int(Qt::Key_W);
    QTest::newRow("new world") << int(Qt::Key_N);
}

void TestMainWindow::asksBeforeItLosesTurns()
{
    QFETCH(int, key);
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    playUnsavedTurn(shell, path);
    MainWindow &window = shell.window();
    const FullDisk full;
    QTest::keyClick(&window, static_cast<Qt::Key>(key), Qt::ControlModifier);
    QVERIFY(window.isVisible() && window.playPage() != nullptr && window.playPage()->isVisible());
    QVERIFY2(shell.bannerText().contains("can't be saved"), qPrintable(shell.bannerText()));
    shell.pressInBanner("Try again"); // in vain
    QVERIFY(window.playPage() != nullptr);
    shell.pressInBanner("Close without saving");
    QVERIFY(window.playPage() == nullptr);
    QCOMPARE(window.isVisible(), key != Qt::Key_Q);
    QCOMPARE(window.startPage()->isVisible(), key == Qt::Key_W);
    QCOMPARE(turnOnDisk(path), 0);
}

void TestMainWindow::triesAgainToSaveBeforeItCloses()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    playUnsavedTurn(shell, path);
    {
        const FullDisk full;
        QVERIFY(!shell.window().close());
    }
    shell.pressInBanner("Try again");
    QVERIFY(!shell.window().isVisible());
    QCOMPARE(turnOnDisk(path), 1);
}

void TestMainWindow::staysWhenTheQuestionIsDismissed()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    playUnsavedTurn(shell, path);
    PlayPage *play = shell.window().playPage();
    {
        const FullDisk full;
        shell.window().play().showStart();
        QTest::mouseClick(shell.find<QWidget>("banner.close"), Qt::LeftButton);
    }
    QVERIFY(play->isVisible());
    QTest::keyClick(play->focusProxy(), Qt::Key_Period); // there is room again
    QCOMPARE(turnOnDisk(path), 2);
}

void TestMainWindow::saysWithEachStepThatItIsNotSaved()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    playUnsavedTurn(shell, path);
    PlaySession &played = shell.window().playPage()->played();
    Banner *banner = shell.window().banner();
    banner->report(Banner::Kind::Note, "Copied the seed."); // of something else
    {
        const FullDisk full;
        for (int i = 0; i < 2; ++i) {
            played.perform(WaitCommand{});
            QVERIFY2(shell.bannerText().contains("not saved yet"), qPrintable(shell.bannerText()));
            banner->dismiss();
        }
        played.perform(WaitCommand{});
    }
    QVERIFY2(shell.bannerText().contains("not saved yet"), qPrintable(shell.bannerText()));
    played.perform(WaitCommand{}); // there is room again
    QCOMPARE(shell.bannerText(), QString());
    QCOMPARE(turnOnDisk(path), played.world().turn);
}

void TestMainWindow::asksBeforeAnotherWorldTakesThePlace()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    const std::filesystem::path other = shell.addWorld("Loud Vault");
    playUnsavedTurn(shell, path);
    PlayPage *play = shell.window().playPage();
    // Another program writes to the file, and does not come to an end.
    Result<Database> writer = Database::open(path, Database::Mode::ReadWrite);
    QVERIFY(writer.ok() && writer->execute("BEGIN IMMEDIATE").ok());
    shell.window().play().openWorld(other);
    QTRY_VERIFY(shell.bannerText().contains("“Quiet Vault” is still open"));
    QCOMPARE(play->played().name(), "Quiet Vault");
    shell.pressInBanner("Close without saving");
    QCOMPARE(shell.window().playPage()->played().name(), "Loud Vault");
    QCOMPARE(shell.window().windowTitle(), "Loud Vault — Cave Game");
}

void TestMainWindow::asksAgainBeforeAnUnsavedWorldIsEdited()
{
    ShellFixture shell;
    playUnsavedTurn(shell, shell.addWorld("Quiet Vault"));
    MainWindow &window = shell.window();
    {
        const FullDisk full;
        for (int i = 0; i < 2; ++i) {
            QTest::keyClick(&window, Qt::Key_4, Qt::ControlModifier);
            QVERIFY2(shell.bannerText().contains("can't be saved"), qPrintable(shell.bannerText()));
            QTest::mouseClick(shell.find<QWidget>("banner.close"), Qt::LeftButton);
            QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
            QVERIFY(window.playPage()->isVisible());
        }
    }
    QTest::keyClick(&window, Qt::Key_4, Qt::ControlModifier); // there is room again
    const WorkbenchPage *bench = window.workbench();
    QTRY_VERIFY(bench->document() != nullptr && bench->document()->canEdit());
    QVERIFY(window.playPage() == nullptr);
}

/// As a game that is joined and then cancelled.
void TestMainWindow::showsTheWorldsWhenTheOpenOneIsClosedForWhatNeverComes()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    playUnsavedTurn(shell, path);
    MainWindow &window = shell.window();
    {
        const FullDisk full;
        QVERIFY(!window.play().closeWorld([] {}));
        shell.pressInBanner("Close without saving");
        QTRY_VERIFY(window.startPage()->isVisible());
    }
    QCOMPARE(window.windowTitle(), "Cave Game");
    window.play().openWorld(path);
    QTRY_VERIFY(window.playPage() != nullptr);
    QVERIFY(window.play().closeWorld([] {}));
    QVERIFY(!shell.find<QAction>("game.save")->isEnabled());
    QTRY_VERIFY(window.startPage()->isVisible());
}

void TestMainWindow::keepsTheWorldOpenIfATrialCanNotBeMade()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    window.play().openWorld(path);
    QTRY_VERIFY(window.playPage() != nullptr);
    const WorldSpec spec{"trial", {}, defaultSettings(GeneratorKind::Caves)};
    window.play().playTrial("A\nB", spec, {});
    QTRY_VERIFY(!shell.bannerText().isEmpty());
    QVERIFY(window.playPage() != nullptr && window.playPage()->isVisible());
    QCOMPARE(window.playPage()->played().path(), path);
    window.play().playTrial(QString(300, 'n'), spec, {});
    QTRY_VERIFY(window.play().isTrial());
    QCOMPARE(window.playPage()->played().name(), QString(200, 'n'));
}

void TestMainWindow::fullScreenGivesMaximizedBack()
{
    ShellFixture shell;
    MainWindow &window = shell.open();
    window.showMaximized();
    QTRY_VERIFY(window.isMaximized());
    QTest::keyClick(&window, Qt::Key_F11);
    QTRY_VERIFY(window.isFullScreen());
    QTest::keyClick(&window, Qt::Key_F11);
    QTRY_VERIFY(!window.isFullScreen());
    QVERIFY(window.isMaximized());
}

void TestMainWindow::leavesFullScreenWithEscape()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    window.play().openWorld(path);
    QTRY_VERIFY(window.playPage() != nullptr);
    auto *fullScreen = shell.find<QAction>("view.fullScreen");
    QVERIFY(fullScreen->toolTip().contains("Esc"));
    fullScreen->trigger();
    QTRY_VERIFY(window.isFullScreen());
    QTest::keyClick(window.playPage()->focusProxy(), Qt::Key_Escape);
    QTRY_VERIFY(!window.isFullScreen());
    QVERIFY(!fullScreen->isChecked());
    QVERIFY(window.playPage() != nullptr);
}

void TestMainWindow::savesOnDemand()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    auto *save = shell.find<QAction>("game.save");
    QVERIFY(!save->isEnabled());
    window.play().openWorld(path);
    QTRY_VERIFY(save->isEnabled());
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(shell.bannerText().contains("saved"));
}

void TestMainWindow::changesAndRemembersTheTheme()
{
    ShellFixture shell;
    shell.open();
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkTheme().background);
    shell.find<QAction>("view.theme.light")->trigger();
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightTheme().background);
    shell.close();
    shell.open();
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightTheme().background);
    QVERIFY(shell.find<QAction>("view.theme.light")->isChecked());
}

void TestMainWindow::listsMovementKeysAmongTheShortcuts()
{
    ShellFixture shell;
    MainWindow &window = shell.open();
    QTest::keyClick(&window, Qt::Key_F1);
    const QString lines = shownLines(*shell.find<QTreeWidget>("shortcuts.list")).join('\n');
    QVERIFY2(lines.contains("Walk north: W"), qPrintable(lines));
    QVERIFY2(lines.contains("New world: Ctrl+N"), qPrintable(lines));
    QVERIFY2(lines.contains("Rename: F2"), qPrintable(lines));
}

void TestMainWindow::keysWalkAfterAClickInTheSightDebugger()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault", "quiet 31");
    shell.open().play().openWorld(path);
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    PlayPage *play = shell.window().playPage();
    play->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F9);
    auto *dock = shell.find<QDockWidget>("sightDock");
    QVERIFY(dock->isVisible());
    QTest::mouseClick(shell.find<QPushButton>("sight.reveal.yes"), Qt::LeftButton);
    const auto turn = [play] { return play->session().session().world().turn; };
    for (const char *id : {"sight.threats", "sight.marks", "sight.monsters.note", "sightPanel"}) {
        auto *part = id == QByteArray("sightPanel") ? dock->findChild<QScrollArea *>()->viewport()
                                                    : dock->findChild<QWidget *>(id);
        QTest::mouseClick(part, Qt::LeftButton, {}, {8, 8});
        const std::int64_t before = turn();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Period);
        QVERIFY2(turn() == before + 1, id);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F9);
    QVERIFY(!dock->isVisible());
}

void TestMainWindow::listsTheKeysOfFightsAndTheInventory()
{
    ShellFixture shell;
    MainWindow &window = shell.open();
    QTest::keyClick(&window, Qt::Key_F1);
    const QString lines = shownLines(*shell.find<QTreeWidget>("shortcuts.list")).join('\n');
    for (const char *line : {"One blow: Space", "Finish: F", "Equip: E", "Take off: U", "Drop: D",
                             "Next object, previous object: Tab", "Previous, next command: Left"})
        QVERIFY2(lines.contains(line), qPrintable(lines));
}

void TestMainWindow::findsAShortcut()
{
    ShellFixture shell;
    MainWindow &window = shell.open();
    QTest::keyClick(&window, Qt::Key_F1);
    QTest::keyClicks(shell.find<QLineEdit>("shortcuts.search"), "f11");
    QStringList lines = shownLines(*shell.find<QTreeWidget>("shortcuts.list"));
    QCOMPARE(lines.filter("Full screen").size(), 1);
    QCOMPARE(lines.filter("Walk").size(), 0);
}

void TestMainWindow::showsTheUserGuide()
{
    ShellFixture shell;
    shell.open();
    shell.find<QAction>("help.guide")->trigger();
    auto *topics = shell.find<QListWidget>("guide.topics");
    QVERIFY(topics->count() >= 3);
    auto *text = shell.find<QTextBrowser>("guide.text");
    for (int row = 0; row < topics->count(); ++row) {
        topics->setCurrentRow(row);
        QVERIFY(text->toPlainText().startsWith(topics->item(row)->text()));
    }
}

void TestMainWindow::theGuideIsSearched()
{
    ShellFixture shell;
    shell.open();
    shell.find<QAction>("help.guide")->trigger();
    auto *topics = shell.find<QListWidget>("guide.topics");
    auto *search = shell.find<QLineEdit>("guide.search");
    auto *text = shell.find<QTextBrowser>("guide.text");
    QCOMPARE(topics->currentItem()->text(), QString("Journey"));
    const auto listed = [topics] {
        QStringList titles;
        for (int row = 0; row < topics->count(); ++row) {
            if (!topics->item(row)->isHidden())
                titles.append(topics->item(row)->text());
        }
        return titles;
    };
    const qsizetype all = listed().size();
    QTest::keyClicks(search, "pedestals");
    QCOMPARE(listed(), QStringList("Journey"));
    QVERIFY(topics->currentItem()->toolTip().contains("pedestals"));
    QCOMPARE(text->textCursor().selectedText(), QString("pedestals"));
    search->setText("no such word");
    QVERIFY(listed().isEmpty());
    QCOMPARE(text->toPlainText(), QString("No page contains “no such word”."));
    search->clear();
    QCOMPARE(listed().size(), all);
    QVERIFY(topics->currentItem() != nullptr);
}

void TestMainWindow::showsToolsOnlyInPlay()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    auto *tools = shell.find<QToolBar>("playToolBar");
    QDockWidget *dock = window.play().place().docks().constFirst();
    QVERIFY(!tools->isVisible() && !dock->isVisible());
    window.play().openWorld(path);
    QTRY_VERIFY(tools->isVisible() && dock->isVisible());
    dock->close();
    window.play().showStart();
    QVERIFY(!tools->isVisible());
    window.play().openWorld(path);
    QTRY_VERIFY(tools->isVisible());
    QVERIFY(!dock->isVisible()); // it was closed, and stays so
}

void TestMainWindow::fitsASmallScreen()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    const QSize least = window.minimumSizeHint();
    QVERIFY2(least.width() <= 640 && least.height() <= 480,
             qPrintable(QString("%1 x %2").arg(least.width()).arg(least.height())));
}

void TestMainWindow::leavesANarrowWindowToTheMap()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    window.play().openWorld(path);
    QDockWidget *kept = window.play().place().firstDocks().constFirst();
    QDockWidget *closed = window.play().place().firstDocks().constLast();
    QTRY_VERIFY(kept->isVisible() && closed->isVisible());
    closed->close();
    window.resize(640, 480);
    QTRY_COMPARE(window.size(), QSize(640, 480));
    QTRY_VERIFY(!kept->isVisible());
    QTRY_VERIFY(window.playPage()->map()->width() > 600);
    kept->toggleViewAction()->trigger(); // it can be asked for
    QVERIFY(kept->isVisible());
    kept->close();
    window.play().showStart();
    window.resize(1000, 700);
    window.play().openWorld(path);
    QTRY_VERIFY(kept->isVisible());
    QVERIFY(!closed->isVisible());
}

void TestMainWindow::keysInAnOpenMenuDoNotReachTheGame()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    window.play().openWorld(path);
    QTRY_VERIFY_WITH_TIMEOUT(window.playPage() != nullptr, 30000);
    MapView *map = window.playPage()->map();
    QTRY_VERIFY(map->hasFocus());
    QTest::keyClick(map, Qt::Key_G, Qt::AltModifier);
    QWidget *menu = nullptr;
    QTRY_VERIFY((menu = QApplication::activePopupWidget()) != nullptr);
    const auto isMarking = [&window] {
        const auto *editor = window.findChild<QLineEdit *>("markerEditor");
        return editor != nullptr && editor->isVisible();
    };
    QTest::keyClick(menu, Qt::Key_Period); // waits a turn on the map
    QTest::keyClick(menu, Qt::Key_W);      // walks
    QCOMPARE(window.playPage()->session().session().world().turn, 0);
    QVERIFY(QApplication::activePopupWidget() == menu);
    QTest::keyClick(menu, Qt::Key_Down); // an item is selected, and the menu has the keyboard
    QTest::keyClick(menu, Qt::Key_Period);
    QCOMPARE(window.playPage()->session().session().world().turn, 0);
    QVERIFY(QApplication::activePopupWidget() == menu);
    QTest::keyClick(menu, Qt::Key_N); // marks a place on the map; an entry of the menu may have it
    QVERIFY(!isMarking());
}

CAVE_WIDGET_TEST(TestMainWindow)
#include "tst_main_window.moc"
