// SPDX-License-Identifier: MIT
// What the windows for hosting and joining say, and what they refuse.

#include "app/net/discovery.h"
#include "app/shell/settings/language.h"
#include "app/together/game_list.h"
#include "app/together/hosting_panel.h"
#include "app/together/join_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QPushButton>
#include <QSpinBox>
#include <QTcpServer>

#include "tests/shell/full_disk.h"
#include "tests/shell/together_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestTogetherDialogs : public QObject {
    Q_OBJECT

private slots:
    void hostingNeedsAWorld();
    void aNameThatIsNoneIsRefused();
    void aPortInUseIsSaidInTheDialog();
    void connectionsFromOutsideComeWithAWarning();
    void theCodeIsCopiedAndRenewed();
    void stoppingWithoutGuestsDoesNotAsk();
    void hostingEndsOnlyIfTheWorldIsClosed();
    void questionsFollowTheLanguage();
    void joiningIsOfferedEverywhere();
    void anEmptyListSaysWhatItWaitsFor();
    void foundGamesAreListedAndChosen();
    void whatIsMissingIsSaid();
    void theCodeFieldCompletesWords();
    void aWrongCodeIsSaidInTheDialog();
    void anAddressWithoutAGameIsSaidInTheDialog();
    void aTakenNameIsSaidInTheDialog();
    void theOpenWorldStaysOpenIfJoiningFails();
    void nameColourAndAddressAreRemembered();
};

} // namespace

void TestTogetherDialogs::hostingNeedsAWorld()
{
    TogetherShell shell;
    shell.open();
    auto *host = shell.find<QAction>("game.host");
    QVERIFY(!host->isEnabled());
    QVERIFY(host->toolTip().contains("Open a world first"));
    shell.play(shell.addWorld("Quiet Vault"));
    QVERIFY(host->isEnabled());
    shell.find<QAction>("place.seeds")->trigger(); // the world stays open
    QVERIFY(host->isEnabled());
}

void TestTogetherDialogs::aNameThatIsNoneIsRefused()
{
    TogetherShell shell;
    shell.play(shell.addWorld("Quiet Vault"));
    shell.openHostDialog();
    shell.enter("hostDialog", "host.name", " ");
    shell.pressIn("hostDialog", "host.start");
    QVERIFY(shell.problem("hostDialog").contains("Enter your name"));
    QVERIFY(!shell.isShared());
    shell.enter("hostDialog", "host.name", QString(41, 'x'));
    shell.pressIn("hostDialog", "host.start");
    QVERIFY(shell.problem("hostDialog").contains("40 characters"));
    QVERIFY(!shell.isShared());
}

void TestTogetherDialogs::aPortInUseIsSaidInTheDialog()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::Any));
    TogetherShell shell;
    shell.play(shell.addWorld("Quiet Vault"));
    shell.openHostDialog();
    shell.pressIn("hostDialog", "host.more");
    shell.part<QSpinBox>("hostDialog", "host.port")->setValue(other.serverPort());
    shell.pressIn("hostDialog", "host.start");
    QVERIFY2(shell.problem("hostDialog").contains(QString::number(other.serverPort())),
             qPrintable(shell.problem("hostDialog")));
    QVERIFY(!shell.isShared());
    shell.part<QSpinBox>("hostDialog", "host.port")->setValue(0); // automatic
    shell.pressIn("hostDialog", "host.start");
    QVERIFY(shell.isShared());
    QVERIFY(shell.problem("hostDialog").isEmpty());
}

void TestTogetherDialogs::connectionsFromOutsideComeWithAWarning()
{
    TogetherShell shell;
    shell.play(shell.addWorld("Quiet Vault"));
    shell.openHostDialog();
    QVERIFY(shell.part<QCheckBox>("hostDialog", "host.announce")->isChecked());
    auto *outside = shell.part<QCheckBox>("hostDialog", "host.anyAddress");
    QVERIFY(!outside->isVisible());
    shell.pressIn("hostDialog", "host.more");
    QVERIFY(outside->isVisible() && !outside->isChecked());
    auto *warning = shell.part<QLabel>("hostDialog", "host.warning");
    QVERIFY(!warning->isVisible());
    outside->setChecked(true);
    QVERIFY(warning->isVisible());
}

void TestTogetherDialogs::theCodeIsCopiedAndRenewed()
{
    TogetherShell shell;
    shell.host();
    QCOMPARE(shell.players(), QStringList{"Ann: hosts"});
    const QString code = shell.code();
    shell.pressIn("hostDialog", "host.copyCode");
    QCOMPARE(QGuiApplication::clipboard()->text(), code);
    const auto *copied = shell.part<QLabel>("hostDialog", "host.copied");
    QVERIFY(!copied->text().isEmpty());
    shell.pressIn("hostDialog", "host.newCode");
    QVERIFY(shell.code() != code);
    QVERIFY(copied->text().isEmpty()); // that was another one
    QCOMPARE(shell.code().count('-'), 5);
    shell.pressIn("hostDialog", "host.copyAddress");
    QVERIFY(shell.window().together().hosted()->server().addresses().contains(
        QGuiApplication::clipboard()->text()));
}

void TestTogetherDialogs::stoppingWithoutGuestsDoesNotAsk()
{
    TogetherShell shell;
    shell.host();
    shell.pressIn("hostDialog", "host.stop");
    QVERIFY(!shell.isShared());
    QVERIFY(!shell.find<QDialog>("hostDialog")->isVisible());
    shell.openHostDialog();
    QCOMPARE(shell.find<QDialog>("hostDialog")->windowTitle(), "Host “Deep Hollow”");
}

void TestTogetherDialogs::hostingEndsOnlyIfTheWorldIsClosed()
{
    TogetherShell shell;
    shell.host();
    shell.activate();
    {
        const FullDisk full;
        shell.press(".");
        QTest::keyClick(&shell.window(), Qt::Key_W, Qt::ControlModifier);
        QVERIFY2(shell.bannerText().contains("still open"), qPrintable(shell.bannerText()));
        QVERIFY(shell.isShared());
    }
    shell.pressInBanner("Try again");
    QVERIFY(!shell.isPlaying());
    QVERIFY(shell.window().together().hosted() == nullptr);
}

void TestTogetherDialogs::questionsFollowTheLanguage()
{
    JoinDialog joining;
    joining.showProgress(std::nullopt);
    HostingPanel hosting;
    hosting.setPlayers({{1, "Ann", 0, true, false, true, 0, {}}, {2, "Bob", 0, false, false, true, 0, {}}});
    hosting.findChild<QPushButton *>("host.stop")->click();
    auto *players = hosting.findChild<QTreeWidget *>("host.players");
    players->setCurrentItem(players->topLevelItem(1));
    hosting.findChild<QPushButton *>("host.remove")->click();
    const QList<const QLabel *> texts{joining.findChild<QLabel *>("join.stage"),
                                      hosting.findChild<QLabel *>("host.ending.question"),
                                      hosting.findChild<QLabel *>("host.removal.question")};
    QStringList english;
    for (const QLabel *text : texts)
        english += text->text();
    {
        const InstalledLanguage german("de");
        for (int i = 0; i < texts.size(); ++i)
            QTRY_VERIFY2(texts[i]->text() != english[i], qPrintable(english[i]));
        QVERIFY2(texts[2]->text().contains("Bob"), qPrintable(texts[2]->text()));
    }
}

void TestTogetherDialogs::joiningIsOfferedEverywhere()
{
    TogetherShell shell;
    shell.open();
    QVERIFY(shell.find<QAction>("game.join")->isEnabled());
    shell.ShellFixture::press("start.join");
    QTRY_VERIFY(shell.find<QDialog>("joinDialog")->isVisible());
}

void TestTogetherDialogs::anEmptyListSaysWhatItWaitsFor()
{
    TogetherShell shell;
    shell.open();
    shell.openJoinDialog();
    auto *empty = shell.part<QLabel>("joinDialog", "join.noGames");
    QVERIFY(empty->isVisible());
    QVERIFY(empty->text().contains("Looking for games on this network"));
}

void TestTogetherDialogs::foundGamesAreListedAndChosen()
{
    TogetherShell shell;
    shell.open();
    shell.openJoinDialog();
    const QString version = QCoreApplication::applicationVersion();
    const FoundGame same{"a", "Deep Hollow", "Ann", 2, version, QHostAddress("192.168.7.9"), 40'123};
    const FoundGame other{"b", "Ember Gallery", "Cleo", 1, "0.0.1", QHostAddress("192.168.7.10"), 40'124};
    shell.part<GameList>("joinDialog", "join.gameList")->setGames({same, other});
    auto *games = shell.part<QTreeWidget>("joinDialog", "join.games");
    QCOMPARE(games->topLevelItemCount(), 2);
    QVERIFY(!shell.part<QLabel>("joinDialog", "join.noGames")->isVisible());
    QCOMPARE(games->topLevelItem(0)->text(1), "Ann");
    QVERIFY(!games->topLevelItem(0)->text(3).contains("differs"));
    QVERIFY(games->topLevelItem(1)->text(3).contains("differs"));
    games->setCurrentItem(games->topLevelItem(0));
    const auto *address = shell.part<QLineEdit>("joinDialog", "join.address");
    QCOMPARE(address->text(), "192.168.7.9:40123");
    shell.enter("joinDialog", "join.address", "10.0.0.1:1");
    QVERIFY(games->selectedItems().isEmpty()); // it is another game
    const auto click = [games] {
        QTest::mouseClick(games->viewport(), Qt::LeftButton, {},
                          games->visualItemRect(games->topLevelItem(0)).center());
    };
    click();
    QCOMPARE(address->text(), "192.168.7.9:40123");
    shell.part<QLineEdit>("joinDialog", "join.address")->setText({});
    click(); // it is selected already
    QCOMPARE(address->text(), "192.168.7.9:40123");
    shell.find<QDialog>("joinDialog")->close();
    shell.openJoinDialog(); // the games may be over by now
    QCOMPARE(games->topLevelItemCount(), 0);
}

void TestTogetherDialogs::whatIsMissingIsSaid()
{
    TogetherShell shell;
    shell.open();
    shell.openJoinDialog();
    shell.pressIn("joinDialog", "join.start");
    QVERIFY(shell.problem("joinDialog").contains("Choose a game"));
    shell.enter("joinDialog", "join.address", "192.168.1.5");
    shell.pressIn("joinDialog", "join.start");
    QVERIFY(shell.problem("joinDialog").contains("the port is missing"));
    shell.enter("joinDialog", "join.address", "192.168.1.5:40123");
    shell.pressIn("joinDialog", "join.start");
    QVERIFY(shell.problem("joinDialog").contains("Enter the join code"));
    shell.enter("joinDialog", "join.code", "amber otter nonsense reef snow tuba");
    shell.pressIn("joinDialog", "join.start");
    QVERIFY(shell.problem("joinDialog").contains("nonsense"));
    QVERIFY(shell.window().together().joined() == nullptr);
}

void TestTogetherDialogs::theCodeFieldCompletesWords()
{
    TogetherShell shell;
    shell.open();
    shell.openJoinDialog();
    auto *code = shell.part<QLineEdit>("joinDialog", "join.code");
    QCompleter *completer = code->completer();
    const QString word = "amber";
    QTest::keyClicks(code, "amb");
    completer->setCompletionPrefix(code->text());
    QCOMPARE(completer->currentCompletion(), word + "-");
    code->clear();
    QTest::keyClicks(code, "amber otter raven reef snow tuba");
    QTRY_VERIFY(!completer->popup()->isVisible()); // Enter joins now
    code->setText("amber-otter-raven-reef-snow-tub");
    completer->setCompletionPrefix(code->text());
    QCOMPARE(completer->currentCompletion(), "amber-otter-raven-reef-snow-tuba");
}

void TestTogetherDialogs::aWrongCodeIsSaidInTheDialog()
{
    TogetherShell guest;
    guest.open();
    TogetherShell host;
    host.host();
    const QString wrong = host.code() == "amber-otter-raven-reef-snow-tuba"
                              ? "amber-otter-raven-reef-snow-tulip"
                              : "Amber, otter, raven, reef, snow, tuba";
    guest.askToJoin(host.address(), wrong, "Bob");
    QTRY_VERIFY(!guest.problem("joinDialog").isEmpty());
    QVERIFY2(guest.problem("joinDialog").contains("code is wrong"), qPrintable(guest.problem("joinDialog")));
    QVERIFY(guest.window().together().joined() == nullptr);
    guest.join(host); // with the right one
}

void TestTogetherDialogs::anAddressWithoutAGameIsSaidInTheDialog()
{
    QTcpServer gone;
    QVERIFY(gone.listen(QHostAddress::LocalHost));
    const quint16 port = gone.serverPort();
    gone.close();
    TogetherShell guest;
    guest.open();
    guest.askToJoin(QString("127.0.0.1:%1").arg(port), "amber-otter-raven-reef-snow-tuba", "Bob");
    QTRY_VERIFY(!guest.problem("joinDialog").isEmpty());
    QVERIFY2(guest.problem("joinDialog").contains("Check the address"),
             qPrintable(guest.problem("joinDialog")));
    QVERIFY(guest.part<QPushButton>("joinDialog", "join.start")->isVisible());
}

void TestTogetherDialogs::aTakenNameIsSaidInTheDialog()
{
    TogetherShell guest;
    guest.open();
    TogetherShell host;
    host.host();
    guest.askToJoin(host.address(), host.code(), "Ann");
    QTRY_VERIFY(!guest.problem("joinDialog").isEmpty());
    QVERIFY2(guest.problem("joinDialog").contains("already taken"), qPrintable(guest.problem("joinDialog")));
    QVERIFY(guest.problem("joinDialog").contains("Choose another one"));
}

void TestTogetherDialogs::theOpenWorldStaysOpenIfJoiningFails()
{
    TogetherShell guest;
    const std::filesystem::path own = guest.addWorld("Own World");
    guest.play(own);
    TogetherShell host;
    host.host();
    guest.askToJoin(host.address(), "amber-otter-raven-reef-snow-tuba", "Bob");
    QTRY_VERIFY(!guest.problem("joinDialog").isEmpty());
    QVERIFY(guest.isPlaying() && guest.page().played().path() == own);
    guest.join(host);
    QCOMPARE(guest.page().played().name(), "Deep Hollow (from Ann)");
    QVERIFY(SavedSession::open(own).ok()); // it was closed
}

void TestTogetherDialogs::nameColourAndAddressAreRemembered()
{
    TogetherShell shell;
    shell.open();
    shell.openJoinDialog();
    shell.part<QComboBox>("joinDialog", "join.colour")->setCurrentIndex(3);
    shell.askToJoin("127.0.0.1:1", "amber-otter-raven-reef-snow-tuba", "Zoë");
    QTRY_VERIFY(!shell.problem("joinDialog").isEmpty());
    shell.close();
    shell.open();
    shell.openJoinDialog();
    QCOMPARE(shell.part<QLineEdit>("joinDialog", "join.name")->text(), "Zoë");
    QCOMPARE(shell.part<QComboBox>("joinDialog", "join.colour")->currentIndex(), 3);
    QCOMPARE(shell.part<QLineEdit>("joinDialog", "join.address")->text(), "127.0.0.1:1");
}

CAVE_WIDGET_TEST(TestTogetherDialogs)
#include "tst_together_dialogs.moc"
