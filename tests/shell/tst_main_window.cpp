#include "app/shell/appearance.h"
#include "app/shell/shortcut_overview.h"
#include "editor/view/theme.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QToolBar>
#include <QTreeWidget>

#include "tests/shell/shell_fixture.h"

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

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void goesFromStartToPlayAndBack();
    void goesOnWhereOneLeft();
    void tellsInTheBannerThatAWorldIsOpenElsewhere();
    void tellsInTheBannerThatAFileIsMissing();
    void savesOnDemand();
    void changesAndRemembersTheTheme();
    void listsMovementKeysAmongTheShortcuts();
    void findsAShortcut();
    void showsTheUserGuide();
    void showsToolsOnlyInPlay();
    void fitsASmallScreen();
};

void TestMainWindow::goesFromStartToPlayAndBack()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    QCOMPARE(window.windowTitle(), "Cave Game");
    window.openWorld(path);
    QTRY_COMPARE(window.windowTitle(), "Quiet Vault — Cave Game");
    QTest::keyClick(&window, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(window.startPage()->isVisible());
    QCOMPARE(window.windowTitle(), "Cave Game");
    QVERIFY(WorldFile::open(path).ok()); // it is let go of
}

void TestMainWindow::goesOnWhereOneLeft()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open().openWorld(path);
    PlayPage *play = shell.window().playPage();
    QTRY_VERIFY(play->hasWorld());
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Period})
        QTest::keyClick(play->focusProxy(), key);
    const World &world = play->session()->session().world();
    const WorldPos position = world.player.position;
    const std::int64_t turn = world.turn;
    QVERIFY(turn > 0);
    shell.close();

    shell.open().openWorld(path);
    play = shell.window().playPage();
    QTRY_VERIFY(play->hasWorld());
    QVERIFY(play->session()->session().world().player.position == position);
    QCOMPARE(play->session()->session().world().turn, turn);
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
    shell.open().openWorld(shell.worlds() / "nowhere.cave");
    QTRY_VERIFY(shell.bannerText().contains("nowhere.cave"));
    QTest::mouseClick(shell.find<QWidget>("banner.close"), Qt::LeftButton);
    QCOMPARE(shell.bannerText(), "");
}

void TestMainWindow::savesOnDemand()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    auto *save = shell.find<QAction>("game.save");
    QVERIFY(!save->isEnabled());
    window.openWorld(path);
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

void TestMainWindow::showsToolsOnlyInPlay()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    auto *tools = shell.find<QToolBar>("playToolBar");
    QDockWidget *dock = window.playPage()->docks().constFirst();
    QVERIFY(!tools->isVisible() && !dock->isVisible());
    window.openWorld(path);
    QTRY_VERIFY(tools->isVisible() && dock->isVisible());
    dock->close();
    window.showStart();
    QVERIFY(!tools->isVisible());
    window.openWorld(path);
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

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
