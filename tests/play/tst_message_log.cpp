// SPDX-License-Identifier: MIT
#include "app/play/log/message_log.h"

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <filesystem>
#include <utility>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestMessageLog : public QObject {
    Q_OBJECT

    static LogMessage message(const QString &text, MessageKind kind = MessageKind::Travel, qint64 turn = 1)
    {
        return {kind, text, turn, 1};
    }
    static QStringList shown(const MessageLogDock &dock)
    {
        const auto *list = dock.findChild<QListView *>("messageLog.list");
        QStringList lines;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            lines.append(list->model()->index(row, 0).data().toString());
        return lines;
    }

private slots:
    void whatIsSaidAgainIsCountedInstead()
    {
        MessageLog log;
        for (int turn = 1; turn <= 3; ++turn)
            log.append(message("You wait.", MessageKind::Travel, turn));
        log.append(message("Rock blocks the way."));
        log.append(message("You wait.", MessageKind::Travel, 9));
        QCOMPARE(log.rowCount(), 3);
        QCOMPARE(log.index(0).data().toString(), QString("You wait. ×3"));
        QCOMPARE(log.index(0).data(MessageLog::TurnRole).toLongLong(), 3);
        QCOMPARE(log.index(2).data().toString(), QString("You wait."));
    }

    void whatIsAtAnotherPlaceIsALineOfItsOwn()
    {
        MessageLog log;
        LogMessage chest = message("A chest comes into view, 3 cells north.");
        for (const WorldPos at : {WorldPos{1, 3}, WorldPos{1, 8}, WorldPos{1, 8}}) {
            chest.place = at;
            log.append(chest);
        }
        QCOMPARE(log.rowCount(), 2);
        QCOMPARE(log.index(1).data().toString(), chest.text + " ×2");
        QCOMPARE(log.messages().front().place, (WorldPos{1, 3}));
        QCOMPARE(log.messages().back().place, (WorldPos{1, 8}));
    }

    void theOldestLinesGoFirstWhenItIsFull()
    {
        MessageLog log;
        for (int i = 0; i < MessageLog::kCapacity + 10; ++i)
            log.append(message(QString::number(i)));
        QCOMPARE(log.rowCount(), int(MessageLog::kCapacity));
        QCOMPARE(log.index(0).data().toString(), QString("10"));
    }

    void aWordLongerThanALineGoesOnInTheNext()
    {
        MessageLog log;
        MessageLogDock dock(log);
        log.append(message("A"));
        log.append(message(QString(400, 'W')));
        dock.resize(300, 300);
        dock.show();
        const auto *list = dock.findChild<QListView *>("messageLog.list");
        const auto heightOf = [&](int row) {
            return list->visualRect(list->model()->index(row, 0)).height();
        };
        QTRY_VERIFY(heightOf(1) > 5 * heightOf(0));
    }

    void whyALineIsThereIsAskedOfItsTurn()
    {
        MessageLog log;
        MessageLogDock dock(log);
        log.append(message("A blow", MessageKind::Fight, 17));
        log.append(message("A chest", MessageKind::Find, 23));
        dock.show();
        QSignalSpy requested(&dock, &MessageLogDock::replayRequested);
        auto *list = dock.findChild<QListView *>("messageLog.list");
        list->setCurrentIndex(list->model()->index(0, 0));
        dock.findChild<QAction *>("messageLog.why")->trigger();
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested.front().front().toLongLong(), 17);
    }

    void whereTimePassesTheTimeIsShownAndTheTurnIsAskedFor()
    {
        MessageLog log;
        log.append({MessageKind::Fight, "A blow", 70 * kStepsPerSecond + 3, 1, true});
        QCOMPARE(log.index(0).data(MessageLog::WhenRole).toString(), QString("1:10"));
        QCOMPARE(log.index(0).data(MessageLog::TurnRole).toLongLong(), 70 * kStepsPerSecond + 3);
    }

    void aKindAndASearchNarrowItDown()
    {
        MessageLog log;
        MessageLogDock dock(log);
        log.append(message("A chest", MessageKind::Find));
        log.append(message("A blow", MessageKind::Fight));
        log.append(message("Another CHEST", MessageKind::Travel));
        dock.show();
        auto *search = dock.findChild<QLineEdit *>("messageLog.search");
        auto *kinds = dock.findChild<QComboBox *>("messageLog.kind");
        search->setFocus();
        QTest::keyClicks(search, "chest");
        QCOMPARE(shown(dock), QStringList({"A chest", "Another CHEST"}));
        kinds->setFocus();
        QTest::keyClick(kinds, Qt::Key_Down);
        QTest::keyClick(kinds, Qt::Key_Down); // Finds
        QCOMPARE(kinds->currentText(), QString("Finds"));
        QCOMPARE(shown(dock), QStringList({"A chest"}));
        QTest::keyClick(search, Qt::Key_Escape);
        QTest::keyClick(kinds, Qt::Key_Home);
        QCOMPARE(shown(dock).size(), 3);
    }

    void emptyItSaysWhatBelongsThere()
    {
        MessageLog log;
        MessageLogDock dock(log);
        dock.show();
        const auto *empty = dock.findChild<QLabel *>("messageLog.empty");
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().startsWith("No messages yet"));
        log.append(message("A chest", MessageKind::Find));
        QVERIFY(!empty->isVisible());
        dock.findChild<QLineEdit *>("messageLog.search")->setText("dragon");
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().startsWith("No matching messages"));
    }

    void chosenLinesAreCopiedWithTheirTurns()
    {
        MessageLog log;
        MessageLogDock dock(log);
        log.append(message("One", MessageKind::Find, 4));
        log.append(message("Two", MessageKind::Fight, 5));
        log.append(message("Two", MessageKind::Fight, 6));
        dock.show();
        auto *list = dock.findChild<QListView *>("messageLog.list");
        dock.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dock, cave::test::kPatience));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString("Turn 4: One\nTurn 6: Two ×2"));
    }

    void aFightIsOneLineUntilItIsOpened()
    {
        MessageLog log;
        MessageLogDock dock(log);
        LogMessage begins = message("A fight begins.", MessageKind::Fight);
        begins.fight = 1;
        LogMessage blow = message("You hit the rat.", MessageKind::Fight);
        blow.fight = 1;
        blow.isDetail = true;
        log.append(begins);
        log.append(blow);
        log.append(message("You win.", MessageKind::Fight));
        dock.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dock, cave::test::kPatience));
        QCOMPARE(shown(dock), QStringList({"A fight begins. ▸", "You win."}));
        auto *list = dock.findChild<QListView *>("messageLog.list");
        const auto clickFirst = [list] {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualRect(list->model()->index(0, 0)).center());
        };
        clickFirst();
        QCOMPARE(shown(dock), QStringList({"A fight begins. ▾", "You hit the rat.", "You win."}));
        clickFirst();
        QCOMPARE(shown(dock).size(), 2);
        dock.findChild<QLineEdit *>("messageLog.search")->setText("hit"); // which finds what is folded
        QCOMPARE(shown(dock), QStringList({"You hit the rat."}));
    }

    void aLineAboutAPlaceGoesThere()
    {
        MessageLog log;
        MessageLogDock dock(log);
        LogMessage chest = message("A chest comes into view.", MessageKind::Find);
        chest.place = WorldPos{3, -4};
        log.append(chest);
        dock.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dock, cave::test::kPatience));
        QSignalSpy chosen(&dock, &MessageLogDock::placeChosen);
        auto *list = dock.findChild<QListView *>("messageLog.list");
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<WorldPos>(), (WorldPos{3, -4}));
    }

    void theLinesAreThereWhenTheWorldIsOpenedAgain()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_Period);
        const std::filesystem::path path = play.page().played().path();
        QVERIFY(play.place().close());
        QVERIFY(play.logLines().isEmpty());
        Result<SavedSession> again = SavedSession::open(path);
        QVERIFY(again.ok());
        play.place().open(std::move(*again));
        QCOMPARE(play.logLines().constFirst(), QString("You wait."));
        QVERIFY(play.logLines().constLast().startsWith("Welcome back"));
    }

    void theLinesAreThereAfterARestart()
    {
        std::filesystem::path path;
        const QTemporaryDir folder;
        {
            PlayFixture play(kQuietSeed);
            for (int turn = 0; turn < 3; ++turn)
                play.press(Qt::Key_Period);
            const std::filesystem::path original = play.page().played().path();
            QVERIFY(play.place().close());
            path = folder.filePath("again.cave").toStdString();
            std::filesystem::copy_file(original, path);
        }
        PlayFixture play(kQuietSeed); // a page that has never shown this world
        Result<SavedSession> again = SavedSession::open(path);
        QVERIFY(again.ok());
        QVERIFY(play.place().close());
        play.place().open(std::move(*again));
        QTRY_COMPARE(play.logLines().size(), 2);
        QVERIFY(play.logLines().constFirst().startsWith("You wait."));
        QVERIFY(play.logLines().constLast().startsWith("Welcome back"));
    }

    void theNewestLineStaysInViewUnlessOneScrollsUp()
    {
        MessageLog log;
        MessageLogDock dock(log);
        dock.resize(280, 300);
        dock.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dock, cave::test::kPatience));
        for (int i = 0; i < 100; ++i)
            log.append(message(QString("Message number %1").arg(i)));
        auto *bar = dock.findChild<QListView *>("messageLog.list")->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0 && bar->value() == bar->maximum());
        dock.resize(280, 200);
        QTRY_COMPARE(dock.height(), 200);
        QTRY_COMPARE(bar->value(), bar->maximum());
        bar->setValue(0);
        log.append(message("One more"));
        QTest::qWait(50);
        QCOMPARE(bar->value(), 0);
    }

    void waitingAndBumpingAreReported()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_Period);
        play.press(Qt::Key_Period);
        QCOMPARE(play.logLines().constFirst(), QString("You wait. ×2"));
    }

    void escapeGivesTheKeyboardBack()
    {
        MessageLog log;
        MessageLogDock dock(log);
        QSignalSpy left(&dock, &MessageLogDock::left);
        dock.show();
        auto *search = dock.findChild<QLineEdit *>("messageLog.search");
        QTest::keyClicks(search, "x");
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(search->text(), QString());
        QCOMPARE(left.count(), 0);
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestMessageLog)
#include "tst_message_log.moc"
