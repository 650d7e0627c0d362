// SPDX-License-Identifier: MIT
// What a run leaves behind on the page: the end panel, the last minute, a card's run, bestiary, achievements.
#include "app/play/combat/combat_panel.h"
#include "app/play/log/journal_dialog.h"
#include "app/play/log/play_record_views.h"
#include "app/play/runs/replay_window.h"
#include "app/play/runs/run_card_dialog.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/run_watch.h"
#include "core/content/builtin.h"
#include "core/gen/journey/landmark.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/saved_session.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/session/players/test_player.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

std::filesystem::path pathIn(const QTemporaryDir &folder)
{
    return folder.filePath("run.cave").toStdString();
}

/// Plays a whole dungeon run into a file.
void playDungeon(const std::filesystem::path &path)
{
    const GeneratorKind kind = GeneratorKind::Dungeon;
    Result<SavedSession> saved =
        SavedSession::create(path, "Run", {"first", {kind, 1}, defaultSettings(kind)});
    if (!saved)
        qFatal("the world for a test could not be made");
    DungeonPlayer player(PlayStyle::Reckless);
    while (saved->session().world().run == RunState::Going)
        saved->apply(player.next(saved->session()));
}

SeedCard cardOf(const std::filesystem::path &path)
{
    Result<WorldLog> log = readWorldLog(path);
    SeedCard card;
    card.spec = log->origin.spec;
    card.firstRegions = *hashOfFirstRegions(card.spec);
    card.run = *claimOf(std::move(*log), {});
    return card;
}

} // namespace

/// A cave in which the player has died and woken up; the outcome of the fight was dismissed.
class DeathFixture : public PlayFixture {
public:
    DeathFixture() : PlayFixture(besideATroll()), m_start(position()) { die(); }

    [[nodiscard]] RunEndPanel &panel() { return *page().findChild<RunEndPanel *>("runEndPanel"); }
    /// Goes to the troll, and loses against it.
    void die()
    {
        session().mutableWorld().player().position = m_start;
        page().played().perform(WaitCommand{});
        QVERIFY(session().isFighting());
        auto *combat = page().findChild<CombatPanel *>();
        for (int tries = 0; tries < 100 && combat->isOpen(); ++tries)
            QTest::keyClick(combat, tries % 2 == 0 ? Qt::Key_F : Qt::Key_Return);
        QVERIFY(!combat->isOpen());
    }

private:
    static World besideATroll()
    {
        WorldSpec spec{kQuietSeed, {GeneratorKind::Caves, 1}, defaultSettings(GeneratorKind::Caves)};
        spec.settings.monsters = MonsterMode::Stationary;
        World world = Session::begin(spec).value().takeWorld();
        const Content &content = *world.content;
        world.player().inventory = {};
        addItems(content, world.player().inventory, {indexOf(content, *content.findItem("gold")), 9});
        const int size = world.map.regionSize();
        for (const Direction direction : kDirections) {
            const WorldPos at = step(world.player().position, direction);
            if (world.map.isRock(at))
                continue;
            const RegionPos home = regionOf(at, size);
            MonsterChange troll;
            troll.index = static_cast<int>(world.map.region(home).monsters.size());
            troll.state.position = at;
            troll.kind =
                static_cast<std::size_t>(content.findMonster("deep_troll") - content.monsters.data());
            world.map.edit(home, [&](RegionChanges &changes) { changes.monsters.push_back(troll); });
            break;
        }
        return world;
    }

    WorldPos m_start;
};

namespace {

class TestRunEnd : public QObject {
    Q_OBJECT

private slots:
    void theEndTellsWhoWhereAndHowWithAPicture();
    void aFinishedRunThatIsOpenedIsReportedFromItsLog();
    void theEndOffersToWatchAndToShare();
    void enterNeverStartsAnotherRun();
    void theKeyToWatchIsTheSameForEachEnd();
    void aDeathThatIsNotTheEndIsShownAndClosedByAnyKeyThatWalks_data();
    void aDeathThatIsNotTheEndIsShownAndClosedByAnyKeyThatWalks();
    void aDeathThatIsNotTheEndCanBeWatched();
    void whyItCameToADeathIsShownInTheReplay();
    void onlyADeathHasAWhy();
    void deathsAreNotShownAnyMoreOnRequest();
    void theEndDoesNotTellOfDeathsBeforeIt();
    void aRankAmongEasedRunsSaysSo();
    void theLastMinuteIsPlayed();
    void theLastMinuteOfTimeThatPassesIsAMinute();
    void aCardsRunIsProvedAndWatched();
    void aCardsRunThatWasTamperedWithSaysWhy();
    void theBestiaryKnowsWhatWasMetAndKilled();
    void achievementsAreListedWithTheirDates();
};

} // namespace

void TestRunEnd::theEndTellsWhoWhereAndHowWithAPicture()
{
    const GeneratorKind kind = GeneratorKind::Dungeon;
    PlayFixture play(WorldSpec{"first", {kind, 1}, defaultSettings(kind)});
    DungeonPlayer player(PlayStyle::Reckless);
    auto &page = play.page();
    while (play.session().world().run == RunState::Going)
        page.played().perform(player.next(play.session()));
    QVERIFY(play.session().world().run == RunState::Lost);
    const std::optional<Death> death = page.runWatch().report().death();
    QVERIFY(death.has_value());
    auto *panel = page.findChild<RunEndPanel *>("runEndPanel");
    for (int tries = 0; tries < 20 && !panel->isOpen(); ++tries) // the outcome of the fight comes first
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(panel->isOpen());
    const QString text = panel->text();
    QVERIFY2(text.contains("struck you down with a blow of"), qPrintable(text));
    QVERIFY2(text.contains("You carried "), qPrintable(text));
    auto *map = panel->findChild<MapView *>("run.map");
    QVERIFY(map->isVisible());
    const MapOverlays overlays = panel->findChild<OverlayStack *>()->all();
    QCOMPARE(overlays.tracks.size(), std::size_t{1});
    QVERIFY(overlays.tracks.front().cells.back() == death->at);
    QCOMPARE(overlays.lines.size(), std::size_t{death->from && *death->from != death->at ? 1U : 0U});
    QVERIFY(map->cellsInView().contains(death->at));
}

void TestRunEnd::aFinishedRunThatIsOpenedIsReportedFromItsLog()
{
    const QTemporaryDir folder;
    playDungeon(pathIn(folder));
    PlayFixture play(kQuietSeed);
    Result<SavedSession> saved = SavedSession::open(pathIn(folder));
    QVERIFY(saved.ok());
    play.place().open(std::move(*saved));
    auto *panel = play.page().findChild<RunEndPanel *>("runEndPanel");
    QTRY_VERIFY(panel->isOpen());
    QTRY_VERIFY2(panel->text().contains("struck you down with a blow of"), qPrintable(panel->text()));
}

void TestRunEnd::theEndOffersToWatchAndToShare()
{
    QWidget page;
    page.resize(900, 640);
    RunEndActions actions;
    RunEndPanel panel(actions, &page);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page, cave::test::kPatience));
    QStringList asked;
    connect(&panel, &RunEndPanel::watchRequested, &page, [&asked] { asked.append("watch"); });
    connect(&panel, &RunEndPanel::saveCardRequested, &page, [&asked] { asked.append("card"); });
    panel.open({}, std::nullopt);
    QTest::keyClick(&panel, Qt::Key_V);
    QTest::keyClick(&panel, Qt::Key_C);
    QCOMPARE(asked, QStringList({"watch", "card"}));
    QStringList buttons;
    for (const auto *button : panel.findChildren<QToolButton *>())
        buttons.append(button->text());
    QVERIFY2(buttons.filter("Watch the last minute").size() == 1, qPrintable(buttons.join('|')));
    QVERIFY2(buttons.filter("Save seed card").size() == 1, qPrintable(buttons.join('|')));
}

/// It may be meant for the fight that has just ended.
void TestRunEnd::enterNeverStartsAnotherRun()
{
    const GeneratorKind kind = GeneratorKind::Dungeon;
    PlayFixture play(WorldSpec{"first", {kind, 1}, defaultSettings(kind)});
    DungeonPlayer player(PlayStyle::Reckless);
    while (play.session().world().run == RunState::Going)
        play.page().played().perform(player.next(play.session()));
    const QSignalSpy again(&play.page(), &PlayPage::playAgainRequested);
    auto *panel = play.page().findChild<RunEndPanel *>("runEndPanel");
    for (int tries = 0; tries < 20 && !panel->isOpen(); ++tries)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(panel->isOpen());
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Return})
        QTest::keyClick(QApplication::focusWidget(), key);
    QCOMPARE(again.count(), 0);
    QVERIFY(panel->isOpen());
    for (const char *action : {"play.explore", "play.approach", "play.exit"}) // there is nothing to walk to
        QVERIFY2(!play.place().findChild<QAction *>(action)->isEnabled(), action);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    QCOMPARE(again.count(), 1);
}

void TestRunEnd::theKeyToWatchIsTheSameForEachEnd()
{
    QWidget page;
    RunEndActions actions;
    RunEndPanel panel(actions, &page);
    const QKeySequence key = actions.watch->shortcut();
    RunSummary woken;
    woken.wakes = WorldPos{};
    panel.open(woken, std::nullopt);
    QCOMPARE(actions.watch->shortcut(), key); // the overview and the settings show it
    const QKeyEvent press(QEvent::KeyPress, key[0].key(), Qt::NoModifier);
    QVERIFY(!commandForKey(press, KeyBindings())); // it would close the panel
}

void TestRunEnd::aDeathThatIsNotTheEndIsShownAndClosedByAnyKeyThatWalks_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Escape") << Qt::Key_Escape;
    QTest::newRow("an arrow") << Qt::Key_Left;
    QTest::newRow("a letter that walks") << Qt::Key_W;
}

void TestRunEnd::aDeathThatIsNotTheEndIsShownAndClosedByAnyKeyThatWalks()
{
    QFETCH(const Qt::Key, key);
    DeathFixture play;
    QVERIFY(play.panel().isOpen());
    const WorldPos wakes = play.position();
    const Death death = play.page().runWatch().report().death().value_or(Death{});
    const QString text = play.panel().text();
    for (const QString &part :
         {QString("You died"), QString("The Deep Troll struck you down with a blow of"),
          QString("You died at %1, %2.").arg(death.at.x).arg(death.at.y),
          QString("You wake at %1, %2.").arg(wakes.x).arg(wakes.y), QString("You lost 9 gold.")})
        QVERIFY2(text.contains(part), qPrintable(text + "\nlacks " + part));
    QVERIFY2(!text.contains("Score"), qPrintable(text));
    auto *map = play.panel().findChild<MapView *>("run.map");
    QVERIFY(map->isVisible() && map->cellsInView().contains(death.at));
    const MapOverlays overlays = play.panel().findChild<OverlayStack *>()->all();
    QVERIFY(overlays.tracks.front().cells.back() == death.at); // the way there, not the one back
    const std::int64_t turn = play.turn();
    QTest::keyClick(QApplication::focusWidget(), key);
    QVERIFY(!play.panel().isOpen());
    QCOMPARE(play.turn(), turn); // the key only closes it
    QVERIFY(play.position() == wakes);
}

void TestRunEnd::aDeathThatIsNotTheEndCanBeWatched()
{
    DeathFixture play;
    int watched = 0;
    connect(&play.page(), &PlayPage::watchRequested, &play.page(), [&watched] { ++watched; });
    QStringList buttons;
    for (const auto *button : play.panel().findChildren<QToolButton *>()) {
        if (button->isVisible())
            buttons.append(button->text());
    }
    QCOMPARE(buttons,
             QStringList({"Watch the last minute · V", "Why? · E", "Continue · Enter", "Don't show again"}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_V);
    QCOMPARE(watched, 1);
    QVERIFY(play.panel().isOpen());
}

void TestRunEnd::whyItCameToADeathIsShownInTheReplay()
{
    DeathFixture play;
    QSignalSpy asked(&play.page(), &PlayPage::replayRequested);
    const Death death = play.page().runWatch().report().death().value_or(Death{});
    QTest::mouseClick(play.panel().findChild<QToolButton *>("run.whyButton"), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.takeFirst().front().toLongLong(), death.turn);
    QVERIFY(play.panel().isOpen());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_E);
    QCOMPARE(asked.count(), 1);
}

void TestRunEnd::onlyADeathHasAWhy()
{
    DeathFixture play;
    QSignalSpy asked(&play.page(), &PlayPage::replayRequested);
    auto *why = play.panel().findChild<QToolButton *>("run.whyButton");
    RunSummary run = summaryOf(play.session().world());
    for (bool RunSummary::*end : {&RunSummary::won, &RunSummary::cleared}) {
        run.won = run.cleared = false;
        run.*end = true;
        play.panel().open(run, std::nullopt);
        play.panel().report(play.session(), play.page().runWatch().report());
        QVERIFY(!why->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_E);
    }
    run.won = run.cleared = false;
    play.panel().open(run, std::nullopt);
    QVERIFY(!why->isVisible()); // it isn't known yet how the player died
    play.panel().report(play.session(), play.page().runWatch().report());
    QVERIFY(why->isVisible());
    QCOMPARE(asked.count(), 0);
    play.panel().window()->resize(640, 480);
    QCoreApplication::processEvents();
    for (const QToolButton *button : play.panel().findChildren<QToolButton *>()) {
        const QRect place(button->mapTo(&play.panel(), QPoint()), button->size());
        QVERIFY2(!button->isVisible() || play.panel().rect().contains(place), qPrintable(button->text()));
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    }
}

void TestRunEnd::deathsAreNotShownAnyMoreOnRequest()
{
    DeathFixture play;
    QVERIFY(play.panel().isOpen());
    QTest::mouseClick(play.panel().findChild<QToolButton *>("run.hideDeathsButton"), Qt::LeftButton);
    QVERIFY(!play.panel().isOpen());
    QVERIFY(!Preferences().isOn(Setting::Deaths));
    play.die();
    QVERIFY(!play.panel().isOpen());
}

void TestRunEnd::theEndDoesNotTellOfDeathsBeforeIt()
{
    DeathFixture play;
    RunSummary run = summaryOf(play.session().world());
    run.cleared = true;
    play.panel().open(run, std::nullopt);
    play.panel().report(play.session(), play.page().runWatch().report());
    QVERIFY2(!play.panel().text().contains("struck you down"), qPrintable(play.panel().text()));
    QVERIFY(play.panel().findChild<MapView *>("run.map")->cellsInView().contains(play.position()));
}

void TestRunEnd::aRankAmongEasedRunsSaysSo()
{
    QWidget page;
    RunEndActions actions;
    RunEndPanel panel(actions, &page);
    RunPlace place{2, 5};
    panel.open({}, place);
    QVERIFY2(panel.text().contains("Place 2 of 5\n"), qPrintable(panel.text()));
    place.eased = true;
    panel.open({}, place);
    QVERIFY2(panel.text().contains("Place 2 of 5 runs with gentle rules"), qPrintable(panel.text()));
}

void TestRunEnd::theLastMinuteIsPlayed()
{
    const QTemporaryDir folder;
    playDungeon(pathIn(folder));
    ReplayWindow window(std::move(*readWorldLog(pathIn(folder))), pathIn(folder));
    window.playLastMinute();
    QVERIFY(window.isPlaying());
    QCOMPARE(window.position(), std::max(0, window.length() - 300));
}

void TestRunEnd::theLastMinuteOfTimeThatPassesIsAMinute()
{
    const QTemporaryDir folder;
    const GeneratorKind kind = GeneratorKind::Rooms;
    {
        Result<SavedSession> saved =
            SavedSession::create(pathIn(folder), "Rooms", {"a", {kind, 1}, defaultSettings(kind)});
        QVERIFY(saved.ok());
        for (int i = 0; i < 7; ++i)
            saved->apply(TickCommand{1000}); // one long tick after the other
    }
    WorldLog log = std::move(*readWorldLog(pathIn(folder)));
    const std::int64_t end = log.stored.turn;
    ReplayWindow window(std::move(log), pathIn(folder));
    window.playLastMinute();
    QCOMPARE(window.session().world().turn, std::max<std::int64_t>(0, end - std::int64_t{60} * 64));
}

void TestRunEnd::aCardsRunIsProvedAndWatched()
{
    const QTemporaryDir folder;
    playDungeon(pathIn(folder));
    QWidget owner;
    QDialog *dialog = runCardDialog(cardOf(pathIn(folder)), &owner);
    dialog->show();
    QVERIFY(dialog->findChild<QLabel *>("runCard.claim")->text().contains("seed “first”: lost, score"));
    auto *verdict = dialog->findChild<QLabel *>("runCard.verdict");
    QTRY_VERIFY2(verdict->text().startsWith("Proved:"), qPrintable(verdict->text()));
    QVERIFY(dialog->findChild<QLabel *>("runCard.limits")->isVisible());
    QTest::mouseClick(dialog->findChild<QPushButton *>("runCard.watch"), Qt::LeftButton);
    auto *replay = owner.findChild<ReplayWindow *>();
    QVERIFY(replay != nullptr);
    replay->seek(replay->length());
    QVERIFY(replay->session().world().run == RunState::Lost);
    QVERIFY(!replay->findChild<QPushButton *>("replay.verify")->isVisible()); // there is no file of a world
}

void TestRunEnd::aCardsRunThatWasTamperedWithSaysWhy()
{
    const QTemporaryDir folder;
    playDungeon(pathIn(folder));
    SeedCard card = cardOf(pathIn(folder));
    card.run->score += 5000;
    const std::unique_ptr<QDialog> dialog(runCardDialog(card, nullptr));
    dialog->show();
    auto *verdict = dialog->findChild<QLabel *>("runCard.verdict");
    QTRY_VERIFY2(verdict->text().startsWith("Not proved: it claims"), qPrintable(verdict->text()));
    QVERIFY(!dialog->findChild<QLabel *>("runCard.limits")->isVisible());
}

void TestRunEnd::theBestiaryKnowsWhatWasMetAndKilled()
{
    JournalDialog journal;
    journal.setWorld({}, std::make_shared<const Content>(*builtInContent()));
    PlayRecord playRecord;
    WorldTotals world{ScenarioKind::EndlessCaves, 9, {}, false, {}};
    world.totals = {{"met:cave_rat", 4}, {"killed:cave_rat", 3}, {"met:slime", 2}, {"killer:skeleton", 1}};
    playRecord.worlds = {world};
    world.revealed = true;
    world.totals = {{"met:shade", 7}};
    playRecord.worlds.push_back(world);
    journal.setPlayRecord(playRecord);
    auto *kinds = journal.findChild<QTreeWidget *>("bestiary.kinds");
    const auto rowOf = [kinds](const QString &name) {
        const QList<QTreeWidgetItem *> rows = kinds->findItems(name, Qt::MatchExactly, 0);
        return rows.isEmpty() ? nullptr : rows.front();
    };
    const QTreeWidgetItem *rat = rowOf("Cave Rat");
    QVERIFY(rat != nullptr);
    QCOMPARE(rat->text(1), QString("4"));
    QCOMPARE(rat->text(2), QString("3"));
    QCOMPARE(rat->text(4), QString("6")); // health
    QCOMPARE(rat->text(7), QString("none"));
    const QTreeWidgetItem *slime = rowOf("Slime");
    QVERIFY(slime != nullptr);
    QVERIFY(slime->text(4).isEmpty()); // only met
    const QTreeWidgetItem *skeleton = rowOf("Skeleton");
    QVERIFY(skeleton != nullptr);
    QCOMPARE(skeleton->text(4), QString("22"));
    QVERIFY(skeleton->text(7).isEmpty()); // it killed the player, who doesn't know how to kill it
    QVERIFY(rowOf("Shade") == nullptr);   // that world doesn't count
    QCOMPARE(kinds->topLevelItemCount(), 3);
    const auto kindsOf = [](const Content &content) {
        return std::ranges::count_if(content.monsters,
                                     [](const MonsterType &type) { return !isCaptiveKind(type.key); });
    };
    QCOMPARE(journal.findChild<QLabel *>("bestiary.unmet")->text(),
             QString("%1 kinds not met yet").arg(kindsOf(*builtInContent()) - 3));
    for (int row = 0; row < kinds->topLevelItemCount(); ++row)
        QVERIFY(kinds->visualItemRect(kinds->topLevelItem(row)).height() >= kinds->iconSize().height());
    auto *scenario = journal.findChild<QComboBox *>("bestiary.scenario");
    scenario->setCurrentIndex(scenario->findData(static_cast<int>(ScenarioKind::DungeonRun)));
    QVERIFY(rowOf("Cave Rat") == nullptr);
}

void TestRunEnd::achievementsAreListedWithTheirDates()
{
    AchievementsView view;
    PlayRecord playRecord;
    playRecord.reached = {{"first_blood", 1'700'000'000'000}};
    view.setPlayRecord(playRecord);
    auto *list = view.findChild<QTreeWidget *>("achievements.list");
    QCOMPARE(list->topLevelItemCount(), static_cast<int>(achievements().size()));
    QVERIFY(list->topLevelItem(0)->text(0).contains("First blood"));
    QVERIFY(list->topLevelItem(0)->text(2) != "not yet");
    QCOMPARE(list->topLevelItem(1)->text(2), QString("not yet"));
    QVERIFY(view.findChild<QLabel *>("achievements.count")->text().startsWith("1 of "));
}

CAVE_WIDGET_TEST(TestRunEnd)
#include "tst_run_end.moc"
