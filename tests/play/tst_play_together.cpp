// SPDX-License-Identifier: MIT
#include "app/play/party/play_party.h"
#include "app/play/texts/combat_texts.h"
#include "core/content/builtin.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>

#include "tests/play/party_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// What the page shows of others who play in the same world.
class TestPlayTogether : public QObject {
    Q_OBJECT

    static QLineEdit *chatLine(PlayFixture &play) { return play.page().findChild<QLineEdit *>("chatLine"); }
    static QString title(PlayFixture &play)
    {
        return play.map().findChild<QLabel *>("examine.title")->text();
    }
    static QAction *action(PlayFixture &play, const char *name)
    {
        return play.place().findChild<QAction *>(QLatin1String(name));
    }
    /// The colours of the picture around a cell's middle.
    static bool shows(PlayFixture &play, WorldPos cell, QRgb colour)
    {
        static_cast<void>(cave::test::waitFor([&] { return play.map().isSettled(); }));
        const QImage picture = play.map().grab().toImage();
        const QRectF cellArea = play.map().cellRect(cell);
        const double ratio = picture.devicePixelRatio();
        const QRect area = QRectF(cellArea.topLeft() * ratio, cellArea.size() * ratio)
                               .toAlignedRect()
                               .intersected(picture.rect());
        for (int x = area.left(); x <= area.right(); ++x) {
            for (int y = area.top(); y <= area.bottom(); ++y) {
                if ((picture.pixel(x, y) & 0xffffffU) == (colour & 0xffffffU))
                    return true;
            }
        }
        return false;
    }

private slots:
    void anAllyIsDrawnInTheirColourAndMovesWithTheirSteps()
    {
        PartyFixture play(longHall());
        play.press(Qt::Key_D);
        QVERIFY(play.figureOf(2).has_value());
        QCOMPARE(play.figureOf(2)->name, QString("Ann"));
        QVERIFY(shows(play, play.positionOf(2), 0xe08030));
        QVERIFY(play.annWalks(Direction::East, 5) > 0);
        QCOMPARE(play.figureOf(2)->position, play.positionOf(2));
        QVERIFY(shows(play, play.positionOf(2), 0xe08030));
    }

    void whoIsAwayIsPaleAndHasNoColour()
    {
        PartyFixture play(longHall());
        QVERIFY(!play.figureOf(2)->away);
        play.annDoes(LeaveCommand{2});
        QVERIFY(play.figureOf(2)->away);
        QVERIFY(!shows(play, play.positionOf(2), 0xe08030));
        QVERIFY(play.logLines().join('\n').contains("Ann leaves the game."));
        play.annDoes(JoinCommand{2});
        QVERIFY(!play.figureOf(2)->away);
    }

    void anAllyIsDescribedAndAPlaceOfInterest()
    {
        PartyFixture play(longHall());
        QVERIFY(play.annWalks(Direction::East, 3) > 0);
        play.press(Qt::Key_X);
        play.press(Qt::Key_Tab);
        QCOMPARE(title(play), QString("Ann"));
        play.press(Qt::Key_Escape);
        play.annDoes(LeaveCommand{2});
        play.press(Qt::Key_X);
        play.press(Qt::Key_Tab);
        QCOMPARE(title(play), QString("Ann, away"));
    }

    void healthIsShownWherePlayersHaveIt()
    {
        PartyFixture play(
            WorldSpec{"health", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
        play.annDoes(WaitCommand{});
        QVERIFY(play.figureOf(2).has_value());
        QCOMPARE(play.figureOf(2)->health.value_or(0), 1.0);
    }

    void chatGoesOutByKeyboardAndTheMapGetsTheFocusBack()
    {
        PartyFixture play(longHall());
        QSignalSpy entered(&play.page(), &PlayPage::chatEntered);
        play.press(Qt::Key_Return);
        QTRY_VERIFY(chatLine(play)->hasFocus());
        const std::int64_t turn = play.turn();
        play.type("over here");
        QCOMPARE(play.turn(), turn);
        QTest::keyClick(chatLine(play), Qt::Key_Return);
        QCOMPARE(entered.count(), 1);
        QCOMPARE(entered.first().first().toString(), QString("over here"));
        QVERIFY(chatLine(play)->isHidden());
        QTRY_VERIFY(play.map().hasFocus());
        play.press(Qt::Key_Return);
        QTRY_VERIFY(chatLine(play)->hasFocus());
        play.type("never");
        QTest::keyClick(chatLine(play), Qt::Key_Escape);
        QVERIFY(chatLine(play)->isHidden());
        QTRY_VERIFY(play.map().hasFocus());
        QCOMPARE(entered.count(), 1);
    }

    void chatIsCutToWhatTheNetworkTakes()
    {
        PartyFixture play(longHall());
        QSignalSpy entered(&play.page(), &PlayPage::chatEntered);
        play.press(Qt::Key_Return);
        QTRY_VERIFY(chatLine(play)->hasFocus());
        chatLine(play)->setText("a\tb\n" + QString(600, QChar(0x00e9)));
        QTest::keyClick(chatLine(play), Qt::Key_Return);
        const QByteArray sent = entered.first().first().toString().toUtf8();
        QVERIFY2(sent.size() > 490 && sent.size() <= 500, qPrintable(QString::number(sent.size())));
        QVERIFY(sent.startsWith("a b"));
        QVERIFY(!sent.contains('\n') && !sent.contains('\t'));
    }

    void aWorldPlayedAloneHasNoChat()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_Return);
        QVERIFY(chatLine(play)->isHidden());
        for (const char *name : {"play.chat", "play.ping", "play.follow"})
            QVERIFY2(!action(play, name)->isVisible(), name);
    }

    void enterStillTravelsWhileExamining()
    {
        PartyFixture play(longHall());
        const WorldPos start = play.position();
        play.press(Qt::Key_X);
        for (int i = 0; i < 4; ++i)
            play.press(Qt::Key_D);
        play.press(Qt::Key_Return);
        QVERIFY(chatLine(play)->isHidden());
        QTRY_COMPARE(play.position(), (WorldPos{start.x + 4, start.y}));
    }

    void chatAndSystemLinesAreAKindOfTheirOwn()
    {
        PartyFixture play(longHall());
        play.page().showChat(2, "this way");
        play.page().logSystem("Bob is back.");
        play.press(Qt::Key_Period);
        auto *kinds = play.logDock()->findChild<QComboBox *>("messageLog.kind");
        kinds->setCurrentIndex(kinds->findText("Chat"));
        const QStringList lines = play.logLines();
        QVERIFY2(lines.contains("Ann: this way"), qPrintable(lines.join('\n')));
        QVERIFY(lines.contains("Bob is back."));
        QVERIFY(!lines.contains("You wait."));
    }

    void aMiddleClickPointsAndADragDoesNot()
    {
        PartyFixture play(longHall());
        QSignalSpy pointed(&play.page(), &PlayPage::pingRequested);
        const WorldPos cell{play.position().x + 3, play.position().y};
        QTest::mouseClick(&play.map(), Qt::MiddleButton, {}, play.pointOf(cell));
        QCOMPARE(pointed.count(), 1);
        QCOMPARE(pointed.first().first().value<WorldPos>(), cell);
        const QPoint from = play.pointOf(cell);
        QTest::mousePress(&play.map(), Qt::MiddleButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, from + QPoint(60, 0),
                         play.map().mapToGlobal(from + QPoint(60, 0)), Qt::NoButton, Qt::MiddleButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&play.map(), &move);
        QTest::mouseRelease(&play.map(), Qt::MiddleButton, {}, from + QPoint(60, 0));
        QCOMPARE(pointed.count(), 1);
    }

    void theKeyPointsAtTheExaminedOrTheOwnCell()
    {
        PartyFixture play(longHall());
        QSignalSpy pointed(&play.page(), &PlayPage::pingRequested);
        play.press(Qt::Key_Z);
        QCOMPARE(pointed.last().first().value<WorldPos>(), play.position());
        play.press(Qt::Key_X);
        play.press(Qt::Key_D);
        play.press(Qt::Key_Z);
        QCOMPARE(pointed.last().first().value<WorldPos>(),
                 (WorldPos{play.position().x + 1, play.position().y}));
    }

    void theNameOfAnAllyIsNoPlaceForANumber()
    {
        Blow blow;
        blow.attacker = Side::Enemy;
        blow.health = Points::whole(7);
        const std::shared_ptr<const Content> content =
            std::make_shared<const Content>(std::move(builtInContent().value()));
        const QString text = blowText(blow, content->monsters[0], "%1");
        QVERIFY2(text.contains("Health of %1: 7"), qPrintable(text));
    }

    void aPlacePointedAtIsShownAndSaid()
    {
        PartyFixture play(longHall());
        const WorldPos cell{play.position().x + 8, play.position().y};
        // A picture that is taken before the first frame is lacking chunks that are asked for by it.
        QTRY_VERIFY((play.map().composeFrame(), play.map().isSettled()));
        const QImage before = play.map().grab().toImage();
        play.page().showPing(2, cell);
        QVERIFY(play.map().grab().toImage() != before);
        const QString lines = play.logLines().join('\n');
        QVERIFY2(lines.contains("Ann points at") && lines.contains("8 cells east"), qPrintable(lines));
        QTRY_VERIFY(play.map().isSettled()); // it goes away
        QTRY_VERIFY(play.map().grab().toImage() == before);
    }

    void theViewFollowsAnAllyUntilTheOwnNextStep()
    {
        PartyFixture play(longHall());
        QVERIFY(play.annWalks(Direction::East, 25) > 20);
        QVERIFY(!play.map().cellsInView().contains(play.positionOf(2)) ||
                play.map().camera().cell == play.position());
        play.press(Qt::Key_Z, Qt::ShiftModifier);
        QTRY_COMPARE(play.map().camera().cell, play.positionOf(2));
        play.annWalks(Direction::West, 3);
        QTRY_COMPARE(play.map().camera().cell, play.positionOf(2));
        play.press(Qt::Key_D);
        QTRY_COMPARE(play.map().camera().cell, play.position());
        play.press(Qt::Key_Z, Qt::ShiftModifier);
        QTRY_COMPARE(play.map().camera().cell, play.positionOf(2));
        play.press(Qt::Key_Z, Qt::ShiftModifier); // there is no other ally
        QTRY_COMPARE(play.map().camera().cell, play.position());
    }

    void whoOnlyWatchesFollowsAnAllyAndSeesWhatTheySee()
    {
        PartyFixture play(longHall());
        play.session().mutableWorld().party.find(1)->watching = true;
        play.annWalks(Direction::East, 25);
        QTRY_COMPARE(play.map().camera().cell, play.positionOf(2));
        QVERIFY(!play.map().figures()->player().has_value());
        play.join(3, "Bob", 0x40c040);
        play.press(Qt::Key_Z, Qt::ShiftModifier);
        QTRY_COMPARE(play.map().camera().cell, play.positionOf(3));
        play.order().act(1, LeaveCommand{3});
        QTRY_COMPARE(play.map().camera().cell, play.positionOf(2));
    }

    void alliesOutOfViewHaveAPointerAtTheEdge()
    {
        PartyFixture play(longHall());
        play.annWalks(Direction::East, 30);
        play.join(3, "Bob", 0x40c040);
        QVERIFY(!play.map().cellsInView().contains(play.positionOf(2)));
        static_cast<void>(cave::test::waitFor([&] { return play.map().isSettled(); }));
        const QImage picture = play.map().grab().toImage();
        int ann = 0;
        for (int x = picture.width() * 3 / 4; x < picture.width(); ++x) {
            for (int y = 0; y < picture.height(); ++y)
                ann += (picture.pixel(x, y) & 0xffffffU) == 0xe08030U ? 1 : 0;
        }
        QVERIFY2(ann > 20, qPrintable(QString::number(ann)));
    }

    void whatAlliesDoIsSaidOnceAndTheirStepsAreNot()
    {
        StagedWorld stage({"....", "@..C", "...."});
        const WorldPos chest = stage.cell('C');
        PartyFixture play(std::move(stage).take());
        const auto lines = static_cast<int>(play.logLines().size());
        for (int i = 0; i < 8 && play.positionOf(2) != chest; ++i) {
            const WorldPos at = play.positionOf(2);
            const Direction way = at.x < chest.x   ? Direction::East
                                  : at.y < chest.y ? Direction::North
                                                   : Direction::South;
            play.annDoes(MoveCommand{way});
        }
        QCOMPARE(play.positionOf(2), chest);
        QCOMPARE(play.logLines().mid(lines).filter("Ann"), QStringList{"Ann opens a chest."});
        QVERIFY(play.logLines().filter("You open").isEmpty());
        // What one gives to another is dropped.
        play.annDoes(DropCommand{0});
        QCOMPARE(play.logLines().filter("Ann drops").size(), 1);
    }

    void theLinkIsShownAndHiddenAgain()
    {
        PartyFixture play(longHall());
        QWidget *status = play.place().statusWidget();
        status->resize(1280, 24);
        status->show();
        play.page().setLinkState("3 players · 4 ms", false);
        auto *link = status->findChild<QLabel *>("statusLink");
        QVERIFY(link->isVisibleTo(status));
        QCOMPARE(link->text(), QString("3 players · 4 ms"));
        QTRY_VERIFY(link->width() > 80); // all of it can be read
        play.page().setLinkState(QString(400, 'x'), true);
        QVERIFY(link->width() < 1280 / 4);
        auto *place = status->findChild<QLabel *>("statusPlace");
        QTRY_VERIFY(place->width() > 150);
        play.page().setLinkState({}, false);
        QVERIFY(!link->isVisibleTo(status));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPlayTogether)
#include "tst_play_together.moc"
