// SPDX-License-Identifier: MIT
// The requirements of the main game, one by one, as far as a player meets them in its window. The numbers in
// the names are those of the requirements.

#include "core/path/reachability.h"

#include <QAction>
#include <QDialog>
#include <QStandardPaths>

#include <set>

#include "tests/shell/requirement_fixtures.h"
#include "tests/support/widget_test.h"

using namespace cave;

Q_DECLARE_METATYPE(Facet)

namespace {

class TestRequirements : public QObject {
    Q_OBJECT

private slots:
    void requirement_1_and_1_1_aWorldIsChosenFromTheListOfThoseOnDisk();
    void requirement_1_2_aLoadedWorldIsAsItWasSaved_data() { addFacets(); }
    void requirement_1_2_aLoadedWorldIsAsItWasSaved();
    void requirement_2_and_2_1_aNewGameAsksForASeed();
    void requirement_2_1_1_aSeedMayConsistOfAnyCharacter_data();
    void requirement_2_1_1_aSeedMayConsistOfAnyCharacter();
    void requirement_2_1_2_worldsOfOneSeedAreIdentical();
    void requirement_3_and_3_1_floorAndRockLookDifferent_data() { addLooks(); }
    void requirement_3_and_3_1_floorAndRockLookDifferent();
    void requirement_3_2_treasureAndMonstersStandOut_data() { addLooks(); }
    void requirement_3_2_treasureAndMonstersStandOut();
    void requirement_3_3_walkingOnMakesNewGrids_data();
    void requirement_3_3_walkingOnMakesNewGrids();
    void requirement_3_4_gridsAreConnectedToTheirNeighbours();
    void requirement_3_5_theGridFollowsFromTheSeed();
    void requirement_3_6_theScreenSizeSetsTheAreaShown();
    void requirement_4_and_4_1_treasureAndEnemiesStandAtRandomOnFloor_data();
    void requirement_4_and_4_1_treasureAndEnemiesStandAtRandomOnFloor();
    void requirement_5_and_5_1_wasdMoveAtOnce_data();
    void requirement_5_and_5_1_wasdMoveAtOnce();
    void requirement_6_aChestIsCollectedOnce_data();
    void requirement_6_aChestIsCollectedOnce();
    void requirement_6_1_and_6_2_chestsHoldRandomGoldAndItems();
    void requirement_7_1_and_7_2_aMonsterAttacksWithinItsSightRadius_data();
    void requirement_7_1_and_7_2_aMonsterAttacksWithinItsSightRadius();
    void requirement_7_2_noAttackFromBehindAnObstacle();
    void requirement_7_3_and_7_3_1_aFightIsFoughtInTurns();
    void requirement_7_3_2_armourReducesTheDamage();
    void requirement_7_3_2_1_usedArmourIsBackTwoTurnsLater();
    void requirement_7_3_3_theBeatenMonsterIsDeadAndGivesAReward();
    void requirement_7_3_4_fivePerCentOfAttacksStun();
    void requirement_7_3_5_theStunnedAreAttackedAgainAndRegainNothing();
    void requirement_7_4_rewardsAreDrawnLikeThoseOfChests();
    void requirement_7_5_theDeadReturnNearbyWithoutAnItem();
    void requirement_8_and_8_1_theInventoryShowsWhatIsEquipped();
    void requirement_8_2_weaponAndArmourAreChosenThere();
    void requirement_9_theGameCanBeClosed_data();
    void requirement_9_theGameCanBeClosed();
    void requirement_10_and_10_1_everythingIsSavedByItself_data() { addFacets(); }
    void requirement_10_and_10_1_everythingIsSavedByItself();
    void requirement_10_2_savesLieWhereTheSystemKeepsData();

private:
    static void addFacets()
    {
        QTest::addColumn<Facet>("facet");
        for (const auto &[name, facet] : savedFacets())
            QTest::newRow(name) << facet;
    }
};

} // namespace

void TestRequirements::requirement_1_and_1_1_aWorldIsChosenFromTheListOfThoseOnDisk()
{
    PlayedShell shell;
    for (const char *name : {"Amber Hall", "Basalt Hall", "Copper Hall"})
        shell.addWorld(name);
    shell.open();
    QStringList listed = shell.listedWorlds();
    const QString second = listed.at(1);
    listed.sort();
    QCOMPARE(listed, QStringList({"Amber Hall", "Basalt Hall", "Copper Hall"}));
    QTRY_VERIFY(shell.list()->hasFocus());
    QTest::keyClick(shell.list(), Qt::Key_Home);
    QTest::keyClick(shell.list(), Qt::Key_Right);
    QCOMPARE(shell.list()->currentIndex().data().toString(), second);
    QTest::keyClick(shell.list(), Qt::Key_Return);
    QTRY_VERIFY(shell.isPlaying());
    QCOMPARE(shell.page().played().name(), second);
}

void TestRequirements::requirement_1_2_aLoadedWorldIsAsItWasSaved()
{
    QFETCH(Facet, facet);
    PlayedShell shell;
    const std::filesystem::path path = shell.addStage(hall());
    shell.play(path);
    const QString fresh = facet(shell.session());
    playHall(shell);
    const QString saved = facet(shell.session());
    QVERIFY2(saved != fresh, "what was played must show in what is compared");
    shell.playAgain(path);
    QCOMPARE(facet(shell.session()), saved);
}

void TestRequirements::requirement_2_and_2_1_aNewGameAsksForASeed()
{
    PlayedShell shell;
    shell.open();
    QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(shell.find<QLineEdit>("newWorld.seed")->isVisible());
    shell.find<QLineEdit>("newWorld.seed")->clear();
    QTest::keyClicks(shell.find<QLineEdit>("newWorld.seed"), "tin whistle");
    QTest::keyClick(shell.find<QLineEdit>("newWorld.seed"), Qt::Key_Return);
    QTRY_VERIFY(shell.isPlaying());
    QCOMPARE(shell.world().spec.seed, "tin whistle");
    QVERIFY(shell.page().isVisible());
}

void TestRequirements::requirement_2_1_1_aSeedMayConsistOfAnyCharacter_data()
{
    QTest::addColumn<QString>("seed");
    QTest::newRow("none at all") << QString("");
    QTest::newRow("blanks") << QString("  ");
    QTest::newRow("signs") << QString("|/\\:*?\"<>'%;-- .");
    QTest::newRow("Greek, Chinese, Arabic") << QString::fromUtf8("σπηλιά 洞穴 كهف");
    QTest::newRow("outside the first plane") << QString::fromUtf8("🦇🕯️𝔠");
    QTest::newRow("combining and right to left") << QString::fromUtf8("e\u0301\u202E\u200D");
    QTest::newRow("long") << QString(3000, 'x');
}

void TestRequirements::requirement_2_1_1_aSeedMayConsistOfAnyCharacter()
{
    QFETCH(QString, seed);
    PlayedShell shell;
    shell.open();
    shell.makeWorld("Any", seed);
    QCOMPARE(QString::fromStdString(shell.world().spec.seed), seed);
    const std::filesystem::path path = shell.page().played().path();
    const std::uint64_t hash = shell.session().stateHash();
    shell.playAgain(path);
    QCOMPARE(QString::fromStdString(shell.world().spec.seed), seed);
    QCOMPARE(shell.session().stateHash(), hash);
}

void TestRequirements::requirement_2_1_2_worldsOfOneSeedAreIdentical()
{
    PlayedShell shell;
    shell.open();
    shell.makeWorld("First", "twice");
    const auto visit = [&](bool backwards) {
        std::map<RegionPos, QString> seen;
        for (int i = 0; i < 25; ++i) {
            const int n = backwards ? 24 - i : i;
            const RegionPos pos{n % 5 - 2, n / 5 - 2};
            const Region region = shell.session().region(pos);
            QString text;
            for (const std::uint64_t row : region.rock)
                text += QString::number(row, 16) + ' ';
            for (const CellPos chest : region.chests) {
                for (const ItemStack &stack : chestLoot(shell.world(), worldPos(pos, chest, region.size)))
                    text +=
                        QString("%1,%2:%3x%4 ").arg(chest.x).arg(chest.y).arg(stack.item).arg(stack.amount);
            }
            seen[pos] = text;
        }
        return seen;
    };
    const auto first = visit(false);
    const QString spawn = positionText(shell.world());
    const QString monsters = monstersText(shell.session());
    shell.makeWorld("Second", "twice");
    QVERIFY(visit(true) == first);
    QCOMPARE(positionText(shell.world()), spawn);
    QCOMPARE(monstersText(shell.session()), monsters);
}

void TestRequirements::requirement_3_and_3_1_floorAndRockLookDifferent()
{
    QFETCH(bool, dark);
    QFETCH(bool, glyphs);
    PlayedShell shell;
    shell.play(shell.addStage(StagedWorld({"...", "#@#", "..."})));
    setLook(shell, dark, glyphs);
    const WorldPos at = shell.position();
    const QImage floor = pictureOf(shell, {at.x, at.y + 1});
    const QImage rock = pictureOf(shell, {at.x + 1, at.y});
    QVERIFY2(difference(floor, rock) > 0.15, qPrintable(QString::number(difference(floor, rock))));
}

void TestRequirements::requirement_3_2_treasureAndMonstersStandOut()
{
    QFETCH(bool, dark);
    QFETCH(bool, glyphs);
    StageSpec stage;
    stage.disc = DiscRule::Exact;
    PlayedShell shell;
    // The same places without and with something on them, equally far from the player's light.
    shell.play(shell.addStage(StagedWorld({"....@...."}, stage), "Bare"));
    setLook(shell, dark, glyphs);
    const WorldPos at = shell.position();
    const WorldPos west{at.x - 4, at.y};
    const WorldPos east{at.x + 4, at.y};
    const QImage bareWest = pictureOf(shell, west);
    const QImage bareEast = pictureOf(shell, east);
    shell.window().play().openWorld(shell.addStage(StagedWorld({"C...@...M"}, stage), "Furnished"));
    QTRY_COMPARE(shell.page().played().name(), "Furnished");
    const QImage chest = pictureOf(shell, west);
    const QImage monster = pictureOf(shell, east);
    QVERIFY2(difference(chest, bareWest) > 0.1, qPrintable(QString::number(difference(chest, bareWest))));
    QVERIFY2(difference(monster, bareEast) > 0.1, qPrintable(QString::number(difference(monster, bareEast))));
    QVERIFY2(difference(chest, monster) > 0.1, qPrintable(QString::number(difference(chest, monster))));
}

void TestRequirements::requirement_3_3_walkingOnMakesNewGrids_data()
{
    QTest::addColumn<qint64>("x");
    QTest::addColumn<qint64>("y");
    QTest::newRow("at the entrance") << qint64{0} << qint64{0};
    QTest::newRow("very far out") << qint64{1'000'000'000'000} << qint64{-1'000'000'000'000};
}

void TestRequirements::requirement_3_3_walkingOnMakesNewGrids()
{
    QFETCH(qint64, x);
    QFETCH(qint64, y);
    PlayedShell shell;
    std::filesystem::create_directories(shell.worlds());
    World world = worldOf("endless", GeneratorKind::Caves);
    if (x != 0) {
        world.player().position = {x, y};
        while (world.map.isRock(world.player().position))
            ++world.player().position.x;
    }
    const std::filesystem::path path = shell.worlds() / "far.cave";
    QVERIFY(WorldFile::create(path, "Far", world).ok());
    shell.play(path);
    std::set<RegionPos> visited{regionOf(shell.position(), 50)};
    for (int i = 0; i < 3; ++i) {
        QVERIFY(shell.walkTo([&](WorldPos p) { return !visited.contains(regionOf(p, 50)); }));
        QVERIFY(visited.insert(regionOf(shell.position(), 50)).second);
        QVERIFY(shell.world().map.isExplored(shell.position()));
    }
    QTRY_VERIFY(shell.map().cellsInView().contains(shell.position()));
}

void TestRequirements::requirement_3_4_gridsAreConnectedToTheirNeighbours()
{
    Session session = Session::begin({"bridges", {}, {}}).value();
    // Two regions around are enough for the way between two neighbours.
    for (const RegionPos home : {RegionPos{0, 0}, RegionPos{7, -3}, RegionPos{-20, 11}}) {
        const WorldPos corner = worldPos({home.x - 2, home.y - 2}, {0, 0}, 50);
        BitGrid floor(250, 250);
        for (int py = 0; py < 250; ++py) {
            for (int px = 0; px < 250; ++px) {
                if (!session.isRock({corner.x + px, corner.y + py}))
                    floor.set(px, py);
            }
        }
        int start = 100 * 250;
        while (!floor.test(100 + start % 50, start / 250))
            ++start;
        BitGrid reached;
        floodFrom(floor, 100 + start % 50, start / 250, reached);
        for (const auto &[dx, dy] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
            int cells = 0;
            for (int i = 0; i < 2500; ++i)
                cells += reached.test(100 + 50 * dx + i % 50, 100 + 50 * dy + i / 50) ? 1 : 0;
            QVERIFY2(cells > 100, qPrintable(QString("from %1, %2 to the %3, %4 side: %5 cells")
                                                 .arg(home.x)
                                                 .arg(home.y)
                                                 .arg(dx)
                                                 .arg(dy)
                                                 .arg(cells)));
        }
    }
}

void TestRequirements::requirement_3_5_theGridFollowsFromTheSeed()
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        World first = worldOf("first seed", kind);
        World other = worldOf("other seed", kind);
        World again = worldOf("first seed", kind);
        QVERIFY(first.map.region({3, -2}) == again.map.region({3, -2}));
        QVERIFY(first.map.region({3, -2}).rock != other.map.region({3, -2}).rock);
        QVERIFY(first.map.region({3, -2}).rock != first.map.region({4, -2}).rock);
    }
}

void TestRequirements::requirement_3_6_theScreenSizeSetsTheAreaShown()
{
    PlayedShell shell;
    shell.play(shell.addWorld("Wide"));
    shell.window().resize(1000, 700);
    const CellRect before = shell.map().cellsInView();
    shell.window().resize(1300, 900);
    QTRY_VERIFY(shell.map().cellsInView().width > before.width);
    QTRY_VERIFY(shell.map().cellsInView().height > before.height);
    QVERIFY(shell.map().cellsInView().width < 200);
    const WorldPos from = shell.position();
    QVERIFY(shell.walkTo([&](WorldPos p) { return std::abs(p.x - from.x) + std::abs(p.y - from.y) == 60; }));
    QTRY_VERIFY(shell.map().isFollowing() && shell.map().cellsInView().contains(shell.position()));
}

void TestRequirements::requirement_4_and_4_1_treasureAndEnemiesStandAtRandomOnFloor_data()
{
    QTest::addColumn<int>("generator");
    QTest::newRow("caves") << static_cast<int>(GeneratorKind::Caves);
    QTest::newRow("classic") << static_cast<int>(GeneratorKind::Classic);
}

void TestRequirements::requirement_4_and_4_1_treasureAndEnemiesStandAtRandomOnFloor()
{
    QFETCH(int, generator);
    World world = worldOf("scattered", static_cast<GeneratorKind>(generator));
    std::set<CellPos> chests;
    std::set<CellPos> monsters;
    int floor = 0;
    int count = 0;
    for (int n = 0; n < 400; ++n) {
        const Region &region = world.map.region({n % 20, n / 20});
        floor += region.floorCount();
        for (const CellPos cell : region.chests) {
            QVERIFY(!region.isRock(cell));
            chests.insert(cell);
            ++count;
        }
        for (const CellPos cell : region.monsters) {
            QVERIFY(!region.isRock(cell) && !region.hasChest(cell));
            monsters.insert(cell);
        }
        QCOMPARE(region.monsters.size(), std::size_t(1));
    }
    QVERIFY(count > floor * 0.004 && count < floor * 0.006);
    QVERIFY(chests.size() > 1000); // of 2500 cells
    QVERIFY(monsters.size() > 300);
}

void TestRequirements::requirement_5_and_5_1_wasdMoveAtOnce_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("dx");
    QTest::addColumn<int>("dy");
    QTest::newRow("W") << "w" << 0 << 1;
    QTest::newRow("A") << "a" << -1 << 0;
    QTest::newRow("S") << "s" << 0 << -1;
    QTest::newRow("D") << "d" << 1 << 0;
}

void TestRequirements::requirement_5_and_5_1_wasdMoveAtOnce()
{
    QFETCH(QString, key);
    QFETCH(int, dx);
    QFETCH(int, dy);
    PlayedShell shell;
    shell.play(shell.addStage(StagedWorld({"...", ".@.", "..."})));
    const WorldPos at = shell.position();
    shell.press(qPrintable(key));
    QCOMPARE(shell.position(), (WorldPos{at.x + dx, at.y + dy})); // and no Enter
    shell.press(qPrintable(key));
    QCOMPARE(shell.position(), (WorldPos{at.x + dx, at.y + dy})); // rock stops
}

void TestRequirements::requirement_6_aChestIsCollectedOnce_data()
{
    QTest::addColumn<bool>("gold");
    QTest::newRow("6.1 gold") << true;
    QTest::newRow("6.2 item") << false;
}

void TestRequirements::requirement_6_aChestIsCollectedOnce()
{
    QFETCH(bool, gold);
    StageSpec stage;
    std::vector<ItemStack> reward;
    for (int n = 0; reward.size() != 1 ||
                    (goldOf(*StagedWorld({"@C"}, stage).world().content, {reward, {}, {}}) > 0) != gold;
         ++n) {
        stage.seed = "chest " + std::to_string(n);
        const StagedWorld staged({"@C"}, stage);
        reward = chestLoot(staged.world(), staged.cell('C'));
    }
    PlayedShell shell;
    shell.play(shell.addStage(StagedWorld({"@C"}, stage)));
    const Inventory before = shell.world().player().inventory;
    shell.press("d");
    QCOMPARE(shell.world().player().inventory.stacks.size(), before.stacks.size() + 1);
    QVERIFY(shell.world().player().inventory.stacks.back() == reward.front());
    QVERIFY2(shell.messages().join('\n').contains("open a chest"), qPrintable(shell.messages().join('\n')));
    shell.press("ad");
    QCOMPARE(shell.world().player().inventory.stacks.size(), before.stacks.size() + 1);
}

void TestRequirements::requirement_6_1_and_6_2_chestsHoldRandomGoldAndItems()
{
    World world = worldOf("treasures", GeneratorKind::Caves);
    std::set<int> gold;
    std::set<std::size_t> items;
    for (int n = 0; n < 100; ++n) {
        const RegionPos pos{n % 10, n / 10};
        for (const CellPos chest : world.map.region(pos).chests) {
            const std::vector<ItemStack> loot = chestLoot(world, worldPos(pos, chest, 50));
            QVERIFY(!loot.empty());
            for (const ItemStack &stack : loot) {
                items.insert(stack.item);
                QVERIFY(stack.amount >= 1);
                if (world.content->items[stack.item].kind == ItemKind::Gold)
                    gold.insert(stack.amount);
            }
        }
    }
    for (int amount = 1; amount <= 10; ++amount)
        QVERIFY2(gold.contains(amount), qPrintable(QString::number(amount)));
    QCOMPARE(items.size(), world.content->items.size());
}

void TestRequirements::requirement_7_1_and_7_2_aMonsterAttacksWithinItsSightRadius_data()
{
    QTest::addColumn<QString>("monster");
    QTest::addColumn<int>("radius");
    const Result<Content> content = builtInContent();
    for (const MonsterType &monster : content->monsters)
        QTest::newRow(monster.key.c_str()) << QString::fromStdString(monster.key) << monster.sightRadius;
}

void TestRequirements::requirement_7_1_and_7_2_aMonsterAttacksWithinItsSightRadius()
{
    QFETCH(QString, monster);
    QFETCH(int, radius);
    QVERIFY(radius >= 1);
    StageSpec stage;
    stage.monster = monster.toStdString();
    stage.disc = DiscRule::Exact;
    PlayedShell shell;
    const StagedWorld staged({"@" + std::string(static_cast<std::size_t>(radius) + 2, '.') + "M"}, stage);
    shell.play(shell.addStage(staged));
    while (staged.cell('M').x - shell.position().x > radius + 1) {
        shell.press("d");
        QVERIFY(!shell.panel().isOpen());
    }
    shell.press("d");
    QCOMPARE(staged.cell('M').x - shell.position().x, radius);
    QVERIFY(shell.panel().isOpen());
}

void TestRequirements::requirement_7_2_noAttackFromBehindAnObstacle()
{
    PlayedShell shell;
    shell.play(shell.addStage(StagedWorld({"@.#M"}), "Obscured"));
    shell.press("d.ad");
    QVERIFY(!shell.panel().isOpen());
    QVERIFY(shell.session().fight() == nullptr);
    shell.play(shell.addStage(StagedWorld({"@..M"}), "Open"));
    QTRY_COMPARE(shell.page().played().name(), "Open");
    shell.press("d");
    QVERIFY(shell.panel().isOpen());
}

void TestRequirements::requirement_7_3_and_7_3_1_aFightIsFoughtInTurns()
{
    StageSpec stage;
    stage.stunChance = {0};
    PlayedShell shell;
    shell.play(shell.addStage(StagedWorld({"@..M"}, stage)));
    shell.press("d");
    QVERIFY(shell.panel().isOpen());
    for (int i = 0; i < 8; ++i)
        QTest::keyClick(&shell.panel(), Qt::Key_Space);
    const QStringList blows = shell.combatLog().filter("damage");
    QCOMPARE(blows.size(), 8);
    for (int i = 1; i < blows.size(); ++i)
        QVERIFY2(blows[i].contains("You hit") != blows[i - 1].contains("You hit"),
                 qPrintable(blows.join('\n')));
    QVERIFY(shell.combatText("combat.player.health") != "50.00 of 50");
    QVERIFY(shell.combatText("combat.enemy.health") != "25.00 of 25");
}

void TestRequirements::requirement_7_3_2_armourReducesTheDamage()
{
    StageSpec stage;
    stage.stunChance = {0};
    for (const bool armoured : {true, false}) {
        PlayedShell shell;
        shell.play(shell.addStage(StagedWorld({"@..M"}, stage)));
        if (!armoured) {
            shell.openInventory()->setCurrentIndex(inventoryRow(shell, "Leather Armour", true));
            QTest::keyClick(shell.find<QListView>("inventory.items"), Qt::Key_U);
            shell.closeInventory();
        }
        shell.press("d");
        while (shell.combatText("combat.player.health") == "50.00 of 50")
            QTest::keyClick(&shell.panel(), Qt::Key_Space);
        // 3 damage, less 0.3 · 1.2 for each point of armour that is used up.
        QCOMPARE(shell.combatText("combat.player.health"), armoured ? "48.08 of 50" : "47.00 of 50");
        QCOMPARE(shell.combatText("combat.player.armour"), armoured ? "2 of 5" : "none");
    }
}

void TestRequirements::requirement_7_3_2_1_usedArmourIsBackTwoTurnsLater()
{
    StageSpec stage;
    stage.stunChance = {0};
    for (const std::vector<Blow> &blows : manyFights(stage, 5)) {
        std::vector<Blow> taken; // by the player
        std::copy_if(blows.begin(), blows.end(), std::back_inserter(taken),
                     [](const Blow &blow) { return blow.attacker == Side::Enemy; });
        QVERIFY(taken.size() > 4);
        QVERIFY(taken[0].used == Points::whole(3) && taken[1].used == Points::whole(2));
        QVERIFY(taken[0].restored == Points{} && taken[1].restored == Points{});
        for (std::size_t i = 2; i < taken.size(); ++i)
            QVERIFY(taken[i].restored == taken[i - 2].used);
    }
}

void TestRequirements::requirement_7_3_3_theBeatenMonsterIsDeadAndGivesAReward()
{
    StageSpec stage;
    stage.carried = {"infused_sword", "infused_armour"};
    PlayedShell shell;
    const StagedWorld staged({"@..M"}, stage);
    const std::filesystem::path path = shell.addStage(staged);
    shell.play(path);
    const std::size_t before = shell.world().player().inventory.stacks.size();
    shell.press("d");
    QTest::keyClick(&shell.panel(), Qt::Key_F);
    QVERIFY2(shell.outcome().contains("Victory"), qPrintable(shell.outcome()));
    QVERIFY(shell.world().player().inventory.stacks.size() > before);
    QTest::keyClick(&shell.panel(), Qt::Key_Return);
    shell.press("dd"); // onto its place
    QCOMPARE(shell.position(), staged.cell('M'));
    QVERIFY(!shell.panel().isOpen());
    shell.playAgain(path);
    shell.press("a.");
    QVERIFY(!shell.panel().isOpen());
    QVERIFY(shell.session().monstersNear(shell.position(), 5).empty());
}

void TestRequirements::requirement_7_3_4_fivePerCentOfAttacksStun()
{
    PlayedShell shell;
    shell.open();
    shell.makeWorld("New", "stunning");
    QCOMPARE(shell.world().spec.settings.stunChance.perTenThousand, 500);
    std::array<int, 2> attacks{};
    std::array<int, 2> stuns{};
    for (const std::vector<Blow> &blows : manyFights({}, 200)) {
        for (const Blow &blow : blows) {
            ++attacks[static_cast<std::size_t>(blow.attacker)];
            stuns[static_cast<std::size_t>(blow.attacker)] += blow.stunned ? 1 : 0;
        }
    }
    for (const Side side : {Side::Player, Side::Enemy}) {
        const double share = stuns[static_cast<std::size_t>(side)] /
                             static_cast<double>(attacks[static_cast<std::size_t>(side)]);
        QVERIFY(attacks[static_cast<std::size_t>(side)] > 3000);
        QVERIFY2(share > 0.04 && share < 0.06, qPrintable(QString::number(share)));
    }
}

void TestRequirements::requirement_7_3_5_theStunnedAreAttackedAgainAndRegainNothing()
{
    int stuns = 0;
    for (const std::vector<Blow> &blows : manyFights({}, 50)) {
        for (std::size_t i = 1; i < blows.size(); ++i) {
            const bool again = blows[i].attacker == blows[i - 1].attacker;
            QCOMPARE(again, blows[i - 1].stunned);
            QVERIFY(!again || blows[i].restored == Points{});
            stuns += again ? 1 : 0;
        }
    }
    QVERIFY(stuns > 50);
    StageSpec often;
    often.stunChance = {9000};
    PlayedShell shell;
    shell.play(shell.addStage(StagedWorld({"@..M"}, often)));
    shell.press("d");
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(&shell.panel(), Qt::Key_Space);
    QVERIFY2(shell.combatLog().filter("stunned").size() > 2, qPrintable(shell.combatLog().join('\n')));
}

void TestRequirements::requirement_7_4_rewardsAreDrawnLikeThoseOfChests()
{
    const World world = worldOf("rewards", GeneratorKind::Caves);
    constexpr int kDraws = 4000;
    std::map<std::size_t, int> ofChests;
    std::map<std::size_t, int> ofVictories;
    for (int i = 0; i < kDraws; ++i) {
        for (const ItemStack &stack : chestLoot(world, {i, 7}))
            ++ofChests[stack.item];
        for (const ItemStack &stack : victoryLoot(world, {{i, 7}, 0}))
            ++ofVictories[stack.item];
    }
    for (std::size_t item = 0; item < world.content->items.size(); ++item) {
        const double apart = std::abs(ofChests[item] - ofVictories[item]) / static_cast<double>(kDraws);
        QVERIFY2(apart < 0.03, world.content->items[item].key.c_str());
        QVERIFY(ofVictories[item] > 0);
    }
}

void TestRequirements::requirement_7_5_theDeadReturnNearbyWithoutAnItem()
{
    StageSpec stage;
    stage.monster = "deep_troll";
    stage.loose = {"iron_sword", "steel_sword"};
    stage.stunChance = {0};
    PlayedShell shell;
    const StagedWorld staged({"..................", "################.#", "M..............@.."}, stage);
    const std::filesystem::path path = shell.addStage(staged);
    shell.play(path);
    while (!shell.panel().isOpen())
        shell.press("a");
    const WorldPos died = shell.position();
    const QString before = inventoryText(shell.world());
    QTest::keyClick(&shell.panel(), Qt::Key_F);
    QVERIFY2(shell.outcome().contains("You fell"), qPrintable(shell.outcome()));
    QTest::keyClick(&shell.panel(), Qt::Key_Return);
    QVERIFY(shell.position() != died);
    QCOMPARE(regionOf(shell.position(), 50), regionOf(died, 50));
    QVERIFY(!shell.panel().isOpen());
    const Inventory &inventory = shell.world().player().inventory;
    QCOMPARE(inventory.stacks.size(), std::size_t(3));
    QVERIFY2(inventory.weapon && inventory.armour, qPrintable(before)); // what is worn stays
}

void TestRequirements::requirement_8_and_8_1_theInventoryShowsWhatIsEquipped()
{
    StageSpec stage;
    stage.loose = {"steel_sword", "chainmail_armour"};
    PlayedShell shell;
    shell.play(shell.addStage(StagedWorld({"@."}, stage)));
    shell.openInventory();
    for (const char *worn : {"Wooden Sword", "Leather Armour"})
        QVERIFY2(inventoryRow(shell, worn, true).isValid(), worn);
    for (const char *loose : {"Steel Sword", "Chainmail Armour"})
        QVERIFY2(inventoryRow(shell, loose, false).isValid(), loose);
    QVERIFY(shell.find<QWidget>("inventory.weapon")->accessibleName().contains("Wooden Sword"));
    QVERIFY(shell.find<QWidget>("inventory.armour")->accessibleName().contains("Leather Armour"));
}

void TestRequirements::requirement_8_2_weaponAndArmourAreChosenThere()
{
    StageSpec stage;
    stage.loose = {"steel_sword", "chainmail_armour"};
    PlayedShell shell;
    const std::filesystem::path path = shell.addStage(StagedWorld({"@."}, stage));
    shell.play(path);
    auto *items = shell.openInventory();
    for (const char *wanted : {"Steel Sword", "Chainmail Armour"}) {
        QTest::keyClick(items, Qt::Key_Home);
        for (int i = 0; i < 10 && items->currentIndex().data().toString() != wanted; ++i)
            QTest::keyClick(items, Qt::Key_Down);
        QTest::keyClick(items, Qt::Key_E);
    }
    const QString worn = inventoryText(shell.world());
    QVERIFY2(worn.contains("Steel Sword (worn)") && worn.contains("Chainmail Armour (worn)"),
             qPrintable(worn));
    shell.closeInventory();
    QVERIFY(!shell.find<QDialog>("inventory")->isVisible());
    shell.playAgain(path);
    QCOMPARE(inventoryText(shell.world()), worn);
}

void TestRequirements::requirement_9_theGameCanBeClosed_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by key") << true;
    QTest::newRow("by the window's button") << false;
}

void TestRequirements::requirement_9_theGameCanBeClosed()
{
    QFETCH(bool, byKey);
    PlayedShell shell;
    const std::filesystem::path path = shell.addStage(hall());
    shell.play(path);
    playHall(shell);
    if (byKey)
        QTest::keyClick(&shell.window(), Qt::Key_Q, Qt::ControlModifier);
    else
        QVERIFY(shell.window().close());
    QVERIFY(!shell.window().isVisible());
    QVERIFY(WorldFile::open(path).ok()); // it is released
}

void TestRequirements::requirement_10_and_10_1_everythingIsSavedByItself()
{
    QFETCH(Facet, facet);
    PlayedShell shell;
    const std::filesystem::path path = shell.addStage(hall());
    shell.play(path);
    for (int i = 0; i < 9; ++i) {
        shell.press("d");
        shell.fightOut();
        Result<LoadedWorld> kept = WorldFile::readSnapshot(path); // it wasn't asked for
        QVERIFY(kept.ok());
        Session session(std::move(kept->world));
        QCOMPARE(facet(session), facet(shell.session()));
    }
}

void TestRequirements::requirement_10_2_savesLieWhereTheSystemKeepsData()
{
    PlayedShell shell;
    QCOMPARE(fromPath(*defaultDataFolder()),
             QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    QVERIFY(fromPath(*defaultDataFolder()).startsWith(qEnvironmentVariable("XDG_DATA_HOME")));
    MainWindow window(worldsFolder(*defaultDataFolder()));
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window, cave::test::kPatience));
    QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
    QTest::keyClick(window.findChild<QLineEdit *>("newWorld.seed"), Qt::Key_Return);
    QTRY_VERIFY(window.playPage() != nullptr);
    QVERIFY(fromPath(window.playPage()->played().path()).startsWith(fromPath(*defaultDataFolder())));
}

CAVE_WIDGET_TEST(TestRequirements)
#include "tst_requirements.moc"
