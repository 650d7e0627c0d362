// SPDX-License-Identifier: MIT
#include "app/play/combat/combat_panel.h"
#include "app/play/texts/combat_texts.h"

#include <QDialog>
#include <QLineEdit>
#include <QListWidget>

#include "tests/play/party_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Fights in a world that is played together.
class TestSharedFight : public QObject {
    Q_OBJECT

    static CombatPanel &panel(PlayFixture &play) { return *play.page().findChild<CombatPanel *>(); }
    static QString log(PlayFixture &play)
    {
        auto *list = panel(play).findChild<QListWidget *>("combat.log");
        QStringList lines;
        for (int row = 0; row < list->count(); ++row)
            lines.append(list->item(row)->text());
        return lines.join('\n');
    }
    static QAction *action(PlayFixture &play, const char *name)
    {
        return play.place().findChild<QAction *>(QLatin1String(name));
    }
    /// A monster beside the player, behind a corner, so that it doesn't attack by itself.
    static World besideAMonster(const char *kind = "cave_rat")
    {
        StageSpec spec;
        spec.carried = {"steel_sword"};
        spec.monster = kind;
        return StagedWorld({"....", ".@M.", "...."}, spec).take();
    }
    static Direction opposite(Direction way)
    {
        for (const Direction other : kDirections) {
            if (step(step(WorldPos{}, way), other) == WorldPos{})
                return other;
        }
        return way;
    }
    /// A way on which the next two cells are free.
    static std::optional<Direction> freeWay(PartyFixture &play)
    {
        for (const Direction way : kDirections) {
            const WorldPos next = step(play.position(), way);
            if (!play.session().isRock(next) && !play.session().isRock(step(next, way)) &&
                allyAt(play.session().world(), play.session().world().party.shown, next) == nullptr)
                return way;
        }
        return std::nullopt;
    }
    static bool isFighting(PartyFixture &play, int player)
    {
        const World &world = play.session().world();
        return world.party.find(player)->fight.has_value();
    }
    static void fight(PartyFixture &play, int player, Direction way)
    {
        play.order().act(player, MoveCommand{way});
    }

private slots:
    void aBlowIsShownWhenItsAnswerComesAndNoneIsGivenMeanwhile()
    {
        PartyFixture play(besideAMonster(), false);
        fight(play, 1, Direction::East);
        QVERIFY(panel(play).isOpen());
        const QString before = log(play);
        action(play, "combat.step")->trigger();
        action(play, "combat.step")->trigger();
        QCOMPARE(play.order().waiting(), std::size_t(1));
        QCOMPARE(log(play), before);
        play.order().answer();
        QVERIFY(log(play) != before);
    }

    void aFightThatBeginsClosesWhatIsInFrontOfIt()
    {
        PartyFixture play(besideAMonster(), false);
        play.press(Qt::Key_I);
        action(play, "play.travel")->trigger();
        action(play, "play.journal")->trigger();
        const auto open = [&] {
            qsizetype count = 0;
            for (const QDialog *dialog : play.page().findChildren<QDialog *>())
                count += dialog->isVisible() ? 1 : 0;
            return count;
        };
        QCOMPARE(open(), 3);
        fight(play, 1, Direction::East); // an answer that comes later
        QVERIFY(panel(play).isOpen());
        QCOMPARE(open(), 0);
        play.press(Qt::Key_I);
        QCOMPARE(open(), 1); // what is opened in the fight stays
        play.annDoes(WaitCommand{});
        QCOMPARE(open(), 1);
    }

    void theCompanionOfAnAllyIsNotOnesOwn()
    {
        const World world = besideAMonster();
        const MonsterType &rat = *world.content->findMonster("cave_rat");
        RoundAction action;
        action.companion = true;
        action.harm = 3;
        action.health = 5;
        for (const Side by : {Side::Player, Side::Enemy}) {
            action.by = by;
            const QString text = roundText(action, *world.content, rat, "Ann");
            QVERIFY2(text.contains("Ann's companion") && !text.contains("our companion"), qPrintable(text));
            QVERIFY(roundText(action, *world.content, rat).contains("our companion"));
        }
    }

    void theLogHasTheBlowsOfBothPlayers()
    {
        PartyFixture play(besideAMonster("deep_troll"));
        fight(play, 1, Direction::East);
        const WorldPos monster = step(play.position(), Direction::East);
        play.session().mutableWorld().party.find(2)->player.position = step(monster, Direction::East);
        fight(play, 2, Direction::West);
        QVERIFY(isFighting(play, 2));
        auto *search = play.logDock()->findChild<QLineEdit *>("messageLog.search");
        const auto linesWith = [&](const char *text) {
            search->setText(text);
            return play.logLines().size();
        };
        for (const int giver : {1, 2}) {
            const qsizetype ofAnn = linesWith("Ann");
            const qsizetype own = linesWith("you");
            for (int i = 0; i < 4; ++i)
                play.order().act(giver, FightCommand{});
            QVERIFY(play.session().isFighting());
            QVERIFY(linesWith("Ann") > ofAnn);
            QVERIFY2(linesWith("you") > own, qPrintable(play.logLines().join('\n')));
        }
    }

    void finishingGoesOnAnswerByAnswer()
    {
        PartyFixture play(besideAMonster(), false);
        fight(play, 1, Direction::East);
        action(play, "combat.finish")->trigger();
        for (int i = 0; i < 500 && play.session().isFighting(); ++i) {
            QTRY_VERIFY(play.order().waiting() > 0 || !play.session().isFighting());
            if (play.order().waiting() > 0)
                play.order().answer();
        }
        QVERIFY(!play.session().isFighting());
        QCOMPARE(play.order().mostWaiting(), std::size_t(1));
        QVERIFY(action(play, "combat.goOn")->isEnabled());
        action(play, "combat.goOn")->trigger();
        QVERIFY(!panel(play).isOpen());
    }

    void aHostFinishesAFightAsWhenAlone()
    {
        PartyFixture play(besideAMonster());
        fight(play, 1, Direction::East);
        action(play, "combat.finish")->trigger();
        QTRY_VERIFY(!play.session().isFighting());
        QVERIFY(action(play, "combat.goOn")->isEnabled());
    }

    void bothFightWithDiceAndEachSeesWhatTheOtherDoes()
    {
        PartyFixture play(
            WorldSpec{"dice 7", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
        // A monster beside the player, and Ann on its other side, as if they had walked there.
        World &world = play.session().mutableWorld();
        const std::optional<Direction> free = freeWay(play);
        QVERIFY(free.has_value());
        const WorldPos at = step(play.position(), *free);
        MonsterState state;
        state.position = at;
        world.map.edit(regionOf(at, world.map.regionSize()), [&](RegionChanges &changes) {
            changes.monsters.push_back({90, state, 1});
        });
        fight(play, 1, *free);
        QVERIFY(panel(play).isOpen());
        world.party.find(2)->player.position = step(at, *free);
        fight(play, 2, opposite(*free));
        QVERIFY(isFighting(play, 2));
        const QString before = log(play);
        play.annDoes(DodgeCommand{});
        QVERIFY2(log(play).contains("Ann gets ready to dodge."), qPrintable(log(play)));
        for (int i = 0; i < 100 && play.session().isFighting(); ++i) {
            play.annDoes(FightCommand{});
            action(play, "combat.attack")->trigger();
        }
        QVERIFY(!play.session().isFighting());
        QVERIFY(action(play, "combat.goOn")->isEnabled());
    }

    void theFightOfAnAllyIsSaidAndCanBeJoined()
    {
        StageSpec spec;
        spec.carried = {"steel_sword"};
        spec.monster = "cave_rat";
        PartyFixture play(StagedWorld({"#######M", "........", "@......."}, spec).take());
        // Ann walks along one row until the monster around the corner attacks her.
        for (int i = 0; i < 10 && !isFighting(play, 2); ++i)
            fight(play, 2, Direction::East);
        QVERIFY(isFighting(play, 2));
        QVERIFY2(play.logLines().join('\n').contains("Ann fights"), qPrintable(play.logLines().join('\n')));
        QVERIFY(!panel(play).isOpen());
        const bool annIsBelow = play.positionOf(2).y == play.position().y;
        if (annIsBelow)
            play.press(Qt::Key_W);
        const std::int64_t corner = kStageOrigin.x + 7;
        for (int i = 0; i < 20 && play.position().x < corner; ++i)
            play.press(Qt::Key_D);
        QCOMPARE(play.position().x, corner);
        if (!annIsBelow)
            play.press(Qt::Key_W);
        QVERIFY(!panel(play).isOpen());
        play.press(Qt::Key_W);
        QVERIFY(panel(play).isOpen());
        const QString together = panel(play).findChild<QLabel *>("combat.weakness")->text();
        QVERIFY2(together.contains("together with Ann"), qPrintable(together));
        QVERIFY2(play.logLines().join('\n').contains("You join the fight"),
                 qPrintable(play.logLines().join('\n')));
        QVERIFY(panel(play).findChild<QLabel *>("combat.player.name") != nullptr);
        const QString before = log(play);
        play.annDoes(FightCommand{});
        QVERIFY(log(play) != before);
        for (int i = 0; i < 500 && play.session().isFighting(); ++i)
            play.annDoes(FightCommand{});
        QVERIFY2(log(play).contains("Ann"), qPrintable(log(play)));
        QVERIFY(action(play, "combat.goOn")->isEnabled()); // won by both, or one of them was struck down
        action(play, "combat.goOn")->trigger();
        QVERIFY(!panel(play).isOpen());
        QTRY_VERIFY(play.map().hasFocus());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSharedFight)
#include "tst_shared_fight.moc"
