// SPDX-License-Identifier: MIT
#include "app/play/runs/run_end_panel.h"
#include "core/rules/inventory.h"
#include "core/rules/monsters.h"
#include "core/rules/real_time/agents.h"
#include "core/session/session.h"

#include <QSignalSpy>

#include <algorithm>
#include <utility>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A cavern in which `left` monsters live, one of which is next to the player, whom it can't beat.
World cavernWith(std::size_t left)
{
    Session fresh =
        *Session::begin({"cavern 1", {GeneratorKind::Cavern, 1}, defaultSettings(GeneratorKind::Cavern)});
    World world = std::move(fresh).takeWorld();
    std::vector<Monster> living = livingOn(world, levelAround(world, world.player().position));
    std::ranges::sort(living, {}, [&](const Monster &monster) {
        return kindOf(world, monster).health * kindOf(world, monster).damage;
    });
    for (std::size_t i = left; i < living.size(); ++i) {
        living[i].state.alive = false;
        setMonsterState(world, living[i].id, living[i].state);
    }
    for (const Direction direction : kDirections) {
        const WorldPos beside = step(living.front().state.position, direction);
        if (world.map.terrainAt(beside) == Terrain::Floor)
            world.player().position = beside;
    }
    const std::vector<ItemType> &items = world.content->items;
    for (const char *key : {"infused_sword", "infused_armour"}) {
        const auto item = std::ranges::find(items, std::string(key), &ItemType::key);
        addItems(*world.content, world.player().inventory,
                 {static_cast<std::size_t>(item - items.begin()), 1});
        world.player().inventory.equipped(*slotOf(item->kind)) = world.player().inventory.stacks.size() - 1;
    }
    return world;
}

/// Caverns on the play page, driven by keys.
class TestCavernPlay : public QObject {
    Q_OBJECT

private slots:
    void aClearedCavernSaysSoAndOffersTheNext();
    void whoStaysGoesOnInIt();
    void whileAMonsterIsLeftNothingIsCleared();

private:
    static RunEndPanel *end(PlayFixture &play) { return play.page().findChild<RunEndPanel *>("runEndPanel"); }
    static void win(PlayFixture &play);
};

} // namespace

/// Waits beside the monster until it is beaten, and looks at the fight to its end.
void TestCavernPlay::win(PlayFixture &play)
{
    const auto won = [&] { return !play.session().world().player().statistics.kills.empty(); };
    for (int tries = 0; tries < 200 && !won(); ++tries) {
        if (play.session().fight() != nullptr)
            play.type(QStringLiteral("f"));
        else
            play.press(Qt::Key_Period);
    }
    QVERIFY(won());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
}

void TestCavernPlay::aClearedCavernSaysSoAndOffersTheNext()
{
    PlayFixture play(cavernWith(1));
    win(play);
    QVERIFY(end(play)->isOpen());
    QVERIFY2(end(play)->text().contains("Cavern cleared"), qPrintable(end(play)->text()));
    QVERIFY(play.logLines().join('\n').contains("The cavern is cleared"));
    QSignalSpy again(&play.page(), &PlayPage::playAgainRequested);
    QTest::keyClick(end(play), Qt::Key_R);
    QCOMPARE(again.count(), 1);
    QCOMPARE(again.first().first().toBool(), false);
}

void TestCavernPlay::whoStaysGoesOnInIt()
{
    PlayFixture play(cavernWith(1));
    win(play);
    QSignalSpy left(&play.page(), &PlayPage::leaveRequested);
    QTest::keyClick(end(play), Qt::Key_Escape);
    QVERIFY(!end(play)->isOpen());
    QCOMPARE(left.count(), 0);
    const std::int64_t turn = play.turn();
    play.press(Qt::Key_Period);
    QCOMPARE(play.turn(), turn + 1);
    QVERIFY(!end(play)->isOpen());
}

void TestCavernPlay::whileAMonsterIsLeftNothingIsCleared()
{
    PlayFixture play(cavernWith(2));
    win(play);
    QVERIFY(!end(play)->isOpen());
    QVERIFY(!play.logLines().join('\n').contains("cleared"));
}

CAVE_WIDGET_TEST(TestCavernPlay)
#include "tst_cavern_play.moc"
