// SPDX-License-Identifier: MIT
// Two windows play one world over the loopback address.

#include "app/common/data_folders.h"
#include "app/play/session/marker_store.h"
#include "app/shell/settings/language.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/io/worlds/edited_world.h"
#include "editor/document/world_document.h"

#include <QFile>
#include <QKeyEvent>
#include <QTcpServer>

#include "tests/net/proxy.h"
#include "tests/shell/together_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestPlayingTogether : public QObject {
    Q_OBJECT

private slots:
    void isHostedByKeysAndJoinedByCode();
    void bothSeeEachOthersSteps();
    void messagesAndPlacesGoBothWays();
    void aHeldKeyPointsAtAPlaceOnce();
    void aGuestReadsWhyACommandWasRefused();
    void theHostsNotesStayWithTheHost();
    void wordsWrittenAsTheGameEndsAreNoCommands();
    void aWorldWithTheLongestNameIsJoined();
    void aGuestIsRemoved();
    void theHostStopsAndTheGuestKeepsTheWorld();
    void theGuestLeavesByClosingTheWorld();
    void thereIsOneCopyOfAGame();
    void aCopyIsFoundInAnotherLanguage();
    void closingAHostedWorldAsks();
    void theQuestionGoesWithItsReason();
    void aBrokenConnectionComesBack();
    void anotherGameIsJoinedWhileTheFirstCannotBeReached();
    void whoJoinsIsNotWelcomedBack();
    void whatWasDoneBeforeAGuestCameIsNotTheirs();
    void aDifferentWorldIsLoadedAgainInPlace();
    void whatIsBeingWrittenStaysWhenTheWorldIsLoadedAgain();
    void theHostedWorldCannotBeEdited();
    void aWorldIsEditedOnceItIsNotHostedAnyMore();
    void quittingEndsTheGameForAll();
};

} // namespace

void TestPlayingTogether::isHostedByKeysAndJoinedByCode()
{
    TogetherPair pair;
    QCOMPARE(pair.host.find<QDialog>("hostDialog")->windowTitle(), "Hosting “Deep Hollow”");
    QCOMPARE(pair.host.code().count('-'), 5);
    QTRY_COMPARE(pair.host.players(), (QStringList{"Ann: hosts", "Bob: here"}));
    QCOMPARE(pair.guest.page().played().name(), "Deep Hollow (from Ann)");
    QCOMPARE(pair.guest.worldFiles().size(), 1);
    QVERIFY(!pair.guest.find<QDialog>("joinDialog")->isVisible());
    QVERIFY(pair.host.isShared() && pair.guest.isShared());
    // Both have kept the colour that is offered first.
    const int bob = pair.guest.own();
    QVERIFY(pair.host.colourOf(bob) != pair.host.colourOf(pair.host.own()));
    QCOMPARE(pair.guest.colourOf(bob), pair.host.colourOf(bob));
    QVERIFY(pair.host.own() != pair.guest.own());
    QVERIFY(!pair.guest.find<QAction>("game.host")->isEnabled());
    QVERIFY(pair.guest.find<QAction>("game.host")->toolTip().contains("hosted by someone else"));
}

void TestPlayingTogether::bothSeeEachOthersSteps()
{
    TogetherPair pair;
    const int ann = pair.host.own();
    const int bob = pair.guest.own();
    const WorldPos bobAtFirst = pair.guest.position();
    pair.guest.walk();
    QTRY_VERIFY(pair.guest.position() != bobAtFirst);
    QTRY_COMPARE(pair.host.positionOf(bob), pair.guest.position());
    const WorldPos annAtFirst = pair.host.position();
    pair.host.walk();
    QVERIFY(pair.host.position() != annAtFirst);
    QTRY_COMPARE(pair.guest.positionOf(ann), pair.host.position());
    QTRY_VERIFY(pair.agree());
}

void TestPlayingTogether::messagesAndPlacesGoBothWays()
{
    TogetherPair pair;
    pair.guest.activate();
    pair.guest.press(Qt::Key_Return);
    QTest::keyClicks(QApplication::focusWidget(), "there is a chest");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(pair.host.logSays("there is a chest"));
    QVERIFY(pair.guest.logSays("there is a chest"));
    emit pair.host.page().chatEntered("I am coming");
    QVERIFY(pair.guest.logSays("I am coming"));
    QVERIFY(pair.host.logSays("I am coming"));
}

void TestPlayingTogether::aHeldKeyPointsAtAPlaceOnce()
{
    TogetherPair pair;
    pair.guest.activate();
    for (const bool isRepeated : {false, true, true, true}) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Z, Qt::NoModifier, "z", isRepeated);
        QKeyEvent shortcut(QEvent::ShortcutOverride, Qt::Key_Z, Qt::NoModifier, "z", isRepeated);
        QApplication::sendEvent(&pair.guest.map(), &shortcut);
        QApplication::sendEvent(&pair.guest.map(), &press);
    }
    pair.guest.press(Qt::Key_Z);
    QVERIFY(pair.host.logSays("Bob points"));
    QVERIFY(!pair.guest.find<QAction>("play.ping")->autoRepeat());
}

void TestPlayingTogether::aGuestReadsWhyACommandWasRefused()
{
    TogetherPair pair;
    for (int i = 0; i < 2; ++i)
        pair.guest.page().played().perform(UnequipCommand{EquipmentSlot::Armour});
    QVERIFY(pair.guest.logSays("There is nothing to take off."));
    QVERIFY(!pair.host.messages().join('\n').contains("nothing to take off"));
}

void TestPlayingTogether::theHostsNotesStayWithTheHost()
{
    TogetherShell host;
    TogetherShell guest;
    guest.open();
    const std::filesystem::path world = host.addStage(StagedWorld({"@.....", "......"}));
    {
        Result<EditedWorld> edited = EditedWorld::open(world);
        QVERIFY(edited.ok() && edited->addSavePoint("my stash").ok());
    }
    MapMarker note;
    note.position = {1, 0};
    note.text = "Bob cheats";
    host.host("Ann", world);
    QVERIFY(host.page().played().markers().put(note).ok());
    guest.join(host);
    QCOMPARE(guest.page().played().markers().markers().size(), 0);
    QFile copy(fromPath(guest.page().played().path()));
    QVERIFY(copy.open(QIODevice::ReadOnly));
    const QByteArray bytes = copy.readAll();
    QVERIFY(!bytes.contains("Bob cheats") && !bytes.contains("my stash"));
    QCOMPARE(host.page().played().markers().markers().size(), 1);
}

void TestPlayingTogether::wordsWrittenAsTheGameEndsAreNoCommands()
{
    TogetherPair pair;
    pair.guest.activate();
    pair.guest.press(Qt::Key_Return);
    QTest::keyClicks(QApplication::focusWidget(), "he");
    const WorldPos before = pair.guest.position();
    pair.host.window().together().hosted()->stop();
    QTRY_VERIFY(!pair.guest.isShared());
    QTest::keyClicks(QApplication::focusWidget(), "llo");
    QCOMPARE(pair.guest.position(), before);
    QCOMPARE(pair.guest.find<QLineEdit>("chatLine")->text(), QString("hello"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(pair.guest.logSays("Not sent: the game is over."));
    QVERIFY(pair.guest.map().hasFocus());
}

void TestPlayingTogether::aWorldWithTheLongestNameIsJoined()
{
    TogetherShell host;
    TogetherShell guest;
    guest.open();
    host.host("%1", GeneratorKind::Caves, std::string(200, 'w'));
    guest.join(host);
    const QString name = guest.page().played().name();
    QVERIFY2(name.endsWith("w (from %1)") && name.size() == 200, qPrintable(name));
}

void TestPlayingTogether::aGuestIsRemoved()
{
    TogetherPair pair;
    pair.host.openHostDialog();
    auto *players = pair.host.part<QTreeWidget>("hostDialog", "host.players");
    auto *remove = pair.host.part<QPushButton>("hostDialog", "host.remove");
    QTRY_COMPARE(players->topLevelItemCount(), 2);
    players->setCurrentItem(players->topLevelItem(0));
    QVERIFY(!remove->isEnabled()); // the host
    players->setCurrentItem(players->topLevelItem(1));
    pair.host.pressIn("hostDialog", "host.remove");
    QVERIFY(pair.host.part<QLabel>("hostDialog", "host.removal.question")->text().contains("Bob"));
    pair.host.pressIn("hostDialog", "host.removal.no");
    QVERIFY(pair.guest.isShared());
    pair.host.pressIn("hostDialog", "host.remove");
    pair.host.pressIn("hostDialog", "host.removal.yes");
    QTRY_COMPARE(pair.host.players(), QStringList{"Ann: hosts"});
    QTRY_VERIFY(!pair.guest.isShared());
    QVERIFY2(pair.guest.bannerText().contains("removed"), qPrintable(pair.guest.bannerText()));
}

void TestPlayingTogether::theHostStopsAndTheGuestKeepsTheWorld()
{
    TogetherPair pair;
    pair.host.openHostDialog();
    QTRY_COMPARE(pair.host.players().size(), 2);
    pair.host.pressIn("hostDialog", "host.stop");
    QVERIFY(pair.host.isShared()); // asks first
    pair.host.pressIn("hostDialog", "host.ending.yes");
    QVERIFY(!pair.host.isShared());
    QTRY_VERIFY(!pair.guest.isShared());
    QVERIFY2(pair.guest.bannerText().contains("go on playing your copy"),
             qPrintable(pair.guest.bannerText()));
    for (TogetherShell *shell : {&pair.guest, &pair.host}) { // each alone
        const WorldPos before = shell->position();
        shell->walk();
        QTRY_VERIFY(shell->position() != before);
    }
    const std::filesystem::path copy = pair.guest.page().played().path();
    const WorldPos last = pair.guest.position();
    pair.guest.playAgain(copy);
    QCOMPARE(pair.guest.position(), last);
}

void TestPlayingTogether::theGuestLeavesByClosingTheWorld()
{
    TogetherPair pair;
    QTRY_COMPARE(pair.host.players().size(), 2);
    pair.guest.find<QAction>("game.closeWorld")->trigger();
    QTRY_VERIFY(pair.guest.window().startPage()->isVisible());
    QVERIFY(!pair.guest.isGuest());
    QTRY_COMPARE(pair.host.players(), QStringList{"Ann: hosts"});
    QVERIFY(pair.host.logSays("Bob leaves the game."));
    QVERIFY(pair.host.isShared());
    pair.guest.join(pair.host); // once more
    QTRY_COMPARE(pair.host.players(), (QStringList{"Ann: hosts", "Bob: here"}));
}

void TestPlayingTogether::thereIsOneCopyOfAGame()
{
    TogetherPair pair;
    const std::filesystem::path copy = pair.guest.page().played().path();
    const auto joinAgain = [&] {
        pair.guest.find<QAction>("game.closeWorld")->trigger();
        QTRY_VERIFY(pair.guest.window().startPage()->isVisible());
        pair.host.walk(); // the game goes on
        pair.guest.join(pair.host);
    };
    QVERIFY(pair.guest.page().played().markers().put({0, {2, 3}, MapMarker::Kind::Note, "Meet here"}).ok());
    pair.guest.walk();
    joinAgain();
    QCOMPARE(pair.guest.page().played().path(), copy);
    QCOMPARE(pair.guest.page().played().name(), "Deep Hollow (from Ann)");
    QCOMPARE(pair.guest.page().played().markers().markers().size(), 1);
    QVERIFY(pair.guest.messages().filter("stays as it is").isEmpty());

    pair.guest.find<QAction>("game.closeWorld")->trigger();
    QTRY_VERIFY(pair.guest.window().startPage()->isVisible());
    pair.guest.play(copy);
    pair.guest.walk(); // alone
    const std::uint64_t alone = pair.guest.session().stateHash();
    joinAgain();
    QCOMPARE(pair.guest.page().played().name(), "Deep Hollow (from Ann) 2");
    QVERIFY(
        pair.guest.logSays("“Deep Hollow (from Ann)” is from another game, or you played on in it alone"));
    const std::filesystem::path second = pair.guest.page().played().path();
    joinAgain();
    QCOMPARE(pair.guest.page().played().path(), second);
    Result<SavedSession> first = SavedSession::open(copy);
    QVERIFY(first.ok());
    QCOMPARE(first->session().stateHash(), alone);
}

void TestPlayingTogether::aCopyIsFoundInAnotherLanguage()
{
    TogetherPair pair;
    const std::filesystem::path copy = pair.guest.page().played().path();
    pair.guest.find<QAction>("game.closeWorld")->trigger();
    QTRY_VERIFY(pair.guest.window().startPage()->isVisible());
    const InstalledLanguage german("de");
    pair.guest.join(pair.host);
    QCOMPARE(pair.guest.page().played().path(), copy);
    QCOMPARE(pair.guest.page().played().name(), "Deep Hollow (from Ann)"); // names stay
}

void TestPlayingTogether::closingAHostedWorldAsks()
{
    TogetherPair pair;
    pair.host.find<QAction>("game.closeWorld")->trigger();
    QVERIFY(pair.host.isPlaying());
    QVERIFY2(pair.host.bannerText().contains("ends the game"), qPrintable(pair.host.bannerText()));
    pair.host.pressInBanner("Go on playing");
    QVERIFY(pair.host.isShared() && pair.guest.isShared());
    pair.host.find<QAction>("game.closeWorld")->trigger();
    pair.host.pressInBanner("Stop hosting and close");
    QTRY_VERIFY(pair.host.window().startPage()->isVisible());
    QTRY_VERIFY(!pair.guest.isShared());
    QVERIFY(pair.guest.isPlaying());
}

void TestPlayingTogether::theQuestionGoesWithItsReason()
{
    TogetherPair pair;
    const std::filesystem::path other = pair.host.addWorld("Quiet Vault");
    pair.host.window().play().openWorld(other);
    QTRY_VERIFY2(pair.host.bannerText().contains("ends the game"), qPrintable(pair.host.bannerText()));
    pair.guest.window().close();
    QTRY_COMPARE(pair.host.bannerText(), QString());
    pair.host.find<QAction>("game.closeWorld")->trigger();
    QTRY_VERIFY(pair.host.window().startPage()->isVisible());
    pair.host.window().play().openWorld(other); // which the question had kept
    QTRY_VERIFY2(pair.host.isPlaying(), qPrintable(pair.host.bannerText()));
    QCOMPARE(pair.host.page().played().name(), "Quiet Vault");
}

void TestPlayingTogether::aBrokenConnectionComesBack()
{
    TogetherPair pair;
    pair.guest.window().together().joined()->client().breakConnection();
    QVERIFY(pair.guest.logSays("Reconnecting…"));
    emit pair.guest.page().pingRequested(pair.guest.position());
    QVERIFY(pair.guest.logSays("Not sent: the connection is lost."));
    emit pair.guest.page().chatEntered("hello"); // as by the line for it
    const auto *line = pair.guest.find<QLineEdit>("chatLine");
    QVERIFY(line->isVisible());
    QCOMPARE(line->text(), "hello"); // it can be sent later
    QVERIFY(pair.guest.logSays("Connected again."));
    QVERIFY(pair.host.logSays("Bob is back."));
    const WorldPos before = pair.guest.position();
    pair.guest.walk();
    QTRY_VERIFY(pair.guest.position() != before);
    QTRY_VERIFY(pair.agree());
}

void TestPlayingTogether::anotherGameIsJoinedWhileTheFirstCannotBeReached()
{
    TogetherShell first;
    first.host();
    TogetherShell second;
    second.host("Eve", GeneratorKind::Caves, "Second Hollow");
    TogetherShell guest;
    guest.open();
    auto cable = std::make_unique<cave::test::Proxy>(first.window().together().hosted()->server().port(), 0);
    guest.askToJoin(QString("127.0.0.1:%1").arg(cable->port()), first.code(), "Bob");
    QTRY_VERIFY(guest.isGuest());
    guest.openJoinDialog();
    guest.askToJoin(second.address(), second.code(), "Bob");
    QVERIFY(guest.problem("joinDialog").contains("already in a game"));
    cable.reset();
    QVERIFY(guest.logSays("Reconnecting…"));
    guest.join(second);
    QCOMPARE(guest.window().together().joined()->client().worldName(), std::string("Second Hollow"));
}

void TestPlayingTogether::whoJoinsIsNotWelcomedBack()
{
    TogetherShell host;
    host.host();
    host.walk();
    TogetherShell guest;
    guest.open();
    guest.join(host);
    QVERIFY(guest.logSays("Welcome to Deep Hollow"));
    for (const LogMessage &line : guest.page().messages().messages())
        QVERIFY(!line.text.contains("Welcome back"));
}

void TestPlayingTogether::whatWasDoneBeforeAGuestCameIsNotTheirs()
{
    TogetherShell host;
    host.open();
    host.host("Ann", host.addStage(StagedWorld({"@C....", "......"})));
    host.activate();
    host.press("d");
    QVERIFY(host.logSays("You open a chest"));
    TogetherShell guest;
    guest.open();
    guest.join(host);
    QVERIFY2(guest.logSays("Ann opens a chest"), qPrintable(guest.messages().join('|')));
    QVERIFY(guest.logSays("Bob joins the game"));
    QVERIFY(guest.messages().filter("You open").isEmpty());
}

void TestPlayingTogether::aDifferentWorldIsLoadedAgainInPlace()
{
    TogetherPair pair;
    const std::filesystem::path old = pair.guest.page().played().path();
    MapMarker note;
    note.position = pair.guest.position();
    note.text = "mine";
    QVERIFY(pair.guest.page().played().markers().put(note).ok());
    const Bookmark other{0, pair.guest.position(), "marker", "of another program"};
    QVERIFY(pair.guest.page().session().file().putBookmark(other).ok());
    pair.guest.map().setZoom(Zoom{40});
    pair.guest.session().mutableWorld().player().experience += 5;
    pair.host.walk();
    QTRY_VERIFY(pair.guest.isPlaying() && pair.guest.page().played().path() != old);
    QVERIFY(pair.guest.logSays("loaded again"));
    QVERIFY(pair.guest.messages().filter("connection").isEmpty());
    QVERIFY(!std::filesystem::exists(old));
    QVERIFY(pair.guest.isShared());
    QVERIFY(pair.guest.map().zoom() == Zoom{40});
    QCOMPARE(pair.guest.page().played().name(), "Deep Hollow (from Ann)");
    const std::vector<Bookmark> kept = pair.guest.page().session().file().bookmarks().valueOr({});
    QCOMPARE(kept.size(), std::size_t{2});
    QCOMPARE(kept[0].label, std::string("mine"));
    QCOMPARE(kept[1].kind, std::string("marker"));
    QCOMPARE(pair.guest.page().played().markers().markers().size(), 2);
    QCOMPARE(pair.guest.page().played().markers().markers().first().text, "mine");
    QTRY_VERIFY(pair.agree());
}

void TestPlayingTogether::whatIsBeingWrittenStaysWhenTheWorldIsLoadedAgain()
{
    TogetherPair pair;
    pair.guest.activate();
    pair.guest.press(Qt::Key_Return);
    QTest::keyClicks(QApplication::focusWidget(), "wai");
    const std::filesystem::path old = pair.guest.page().played().path();
    pair.guest.session().mutableWorld().player().experience += 5;
    pair.host.walk();
    QTRY_VERIFY(pair.guest.isPlaying() && pair.guest.page().played().path() != old);
    const WorldPos before = pair.guest.position();
    QTest::keyClicks(QApplication::focusWidget(), "ts");
    const auto *line = pair.guest.find<QLineEdit>("chatLine");
    QVERIFY(line->isVisible());
    QCOMPARE(line->text(), "waits");
    QCOMPARE(pair.guest.position(), before);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(pair.host.logSays("waits"));
}

void TestPlayingTogether::theHostedWorldCannotBeEdited()
{
    TogetherPair pair;
    pair.host.find<QAction>("place.edit")->trigger();
    QVERIFY(
        pair.host.find<QAction>("place.edit")->toolTip().contains("not the world that you play together"));
    WorkbenchPage *bench = pair.host.window().workbench();
    QTRY_VERIFY(bench->isVisible());
    QVERIFY2(pair.host.bannerText().contains("can't be edited"), qPrintable(pair.host.bannerText()));
    QVERIFY(pair.host.isShared() && pair.guest.isShared());
    pair.host.window().banner()->dismiss();
    pair.host.window().bench().edit(pair.host.page().played().path());
    QTRY_VERIFY(pair.host.bannerText().contains("can't be edited"));
    QVERIFY(pair.host.isShared() && pair.guest.isShared());
    pair.host.find<QAction>("place.play")->trigger();
    QTRY_VERIFY(pair.host.page().isVisible());
    const WorldPos before = pair.guest.position();
    pair.guest.walk();
    QTRY_VERIFY(pair.guest.position() != before);
}

void TestPlayingTogether::aWorldIsEditedOnceItIsNotHostedAnyMore()
{
    TogetherShell host;
    host.host();
    host.window().bench().edit(host.page().played().path());
    QTRY_VERIFY(host.bannerText().contains("can't be edited"));
    host.find<QAction>("place.play")->trigger();
    host.openHostDialog();
    host.pressIn("hostDialog", "host.stop");
    host.find<QAction>("place.edit")->trigger();
    const WorkbenchPage *bench = host.window().workbench();
    QTRY_VERIFY(bench->document() != nullptr && bench->document()->canEdit());
}

void TestPlayingTogether::quittingEndsTheGameForAll()
{
    TogetherPair pair;
    QVERIFY(pair.host.window().endQuietly()); // as on a signal
    QVERIFY(!pair.host.isPlaying());
    QTRY_VERIFY(!pair.guest.isShared());
    QVERIFY(pair.guest.isPlaying());
    QVERIFY(pair.guest.window().endQuietly());
}

CAVE_WIDGET_TEST(TestPlayingTogether)
#include "tst_playing_together.moc"
