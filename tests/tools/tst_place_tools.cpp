// SPDX-License-Identifier: MIT
#include "core/io/worlds/saved_session.h"
#include "core/rules/loot.h"
#include "core/world/world_spec.h"
#include "editor/tools/things_at.h"

#include <cstddef>
#include <filesystem>

#include "tests/support/widget_test.h"
#include "tests/tools/edit_fixture.h"

using namespace cave;

namespace {

class TestPlaceTools : public QObject {
    Q_OBJECT

private slots:
    void aClickPutsAChestAndADragMovesIt()
    {
        EditFixture edit;
        edit.key(Qt::Key_C);
        edit.click({25, 25});
        QCOMPARE(edit.world().map.chestAt({25, 25}), ChestState::Closed);
        QCOMPARE(edit.tools().chosenChest(), std::optional(WorldPos{25, 25}));
        const std::vector<ItemStack> items = chestLoot(edit.world(), {25, 25});
        edit.drag({{25, 25}, {26, 25}, {27, 25}});
        QCOMPARE(edit.world().map.chestAt({25, 25}), ChestState::None);
        QCOMPARE(edit.world().map.chestAt({27, 25}), ChestState::Closed);
        QVERIFY(chestLoot(edit.world(), {27, 25}) == items);
        QCOMPARE(edit.document().history().size(), 2U);
    }

    void aChestInRockIsRefusedWithItsPlace()
    {
        EditFixture edit;
        edit.key(Qt::Key_C);
        edit.click({18, 30});
        QCOMPARE(edit.errors.size(), 1);
        QVERIFY2(edit.errors.first().contains("(18, 30)"), qPrintable(edit.errors.first()));
        QVERIFY(edit.document().history().empty());
    }

    void theKindOfMonsterIsOfTheWorldShown()
    {
        EditFixture edit;
        edit.change([](EditOptions &o) { o.monsterKind = 2; });
        WorldSpec spec;
        spec.generator = generatorNamed("dungeon").value();
        spec.settings = defaultSettings(spec.generator.kind);
        const std::filesystem::path file = (edit.folder() + "/other.cave").toStdString();
        QVERIFY(SavedSession::create(file, "Other", spec).ok());
        WorldDocument other(readDocument(file).value());
        edit.closeDocument();
        edit.tools().setDocument(&other);
        QCOMPARE(edit.tools().options().monsterKind, std::size_t(0));
        edit.tools().setDocument(nullptr);
    }

    void theChosenChestIsFilled()
    {
        EditFixture edit;
        edit.key(Qt::Key_C);
        edit.click(kHallChest);
        QVERIFY(edit.document().history().empty()); // a click on one only chooses it
        const std::vector<ItemStack> wanted{{1, 1}, {8, 70}};
        edit.tools().fillChest(wanted);
        QVERIFY(chestLoot(edit.world(), kHallChest) == wanted);
        edit.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!(chestLoot(edit.world(), kHallChest) == wanted));
    }

    void aMonsterOfTheChosenKindIsPut()
    {
        EditFixture edit;
        edit.key(Qt::Key_K);
        edit.change([](EditOptions &o) { o.monsterKind = 2; });
        edit.click({25, 25});
        QVERIFY(monsterAt(edit.world(), {25, 25}).has_value());
        QCOMPARE(monsterAt(edit.world(), {25, 25})->kind, 2U);
        edit.drag({{25, 25}, {26, 26}});
        QVERIFY(!monsterAt(edit.world(), {25, 25}).has_value());
        QCOMPARE(monsterAt(edit.world(), {26, 26})->kind, 2U);
        edit.change([](EditOptions &o) { o.monsterKind = 3; });
        edit.click({26, 26});
        QCOMPARE(monstersAt(edit.world(), {26, 26}).size(), 1U);
        QCOMPARE(monsterAt(edit.world(), {26, 26})->kind, 3U);
    }

    void aMarkerIsPutNamedAndMoved()
    {
        EditFixture edit;
        edit.key(Qt::Key_T);
        edit.click({25, 25});
        QVERIFY(edit.tools().chosenMarker().has_value());
        edit.tools().nameMarker("Camp");
        edit.drag({{25, 25}, {28, 25}});
        QCOMPARE(edit.document().bookmarks().size(), 1U);
        QCOMPARE(edit.document().bookmarks().front().label, std::string("Camp"));
        QCOMPARE(edit.document().bookmarks().front().at, (WorldPos{28, 25}));
        QVERIFY(edit.document().goTo(0).ok());
        QVERIFY(edit.document().bookmarks().empty());
        QVERIFY(!edit.tools().chosenMarker().has_value());
    }

    void thePlayerGoesWhereOneClicks()
    {
        EditFixture edit;
        edit.key(Qt::Key_P);
        edit.click({30, 25});
        QCOMPARE(edit.world().player().position, (WorldPos{30, 25}));
        edit.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(edit.world().player().position, (WorldPos{20, 20}));
    }

    void theEraserTakesThingsAsOneEditAndLeavesTerrain()
    {
        EditFixture edit;
        edit.key(Qt::Key_T);
        edit.click({30, 28});
        const std::size_t before = edit.document().history().size();
        edit.key(Qt::Key_E);
        edit.drag({{30, 27}, {30, 31}, {35, 35}});
        QCOMPARE(edit.errors, QStringList());
        QCOMPARE(edit.world().map.chestAt(kHallChest), ChestState::None);
        QVERIFY(!monsterAt(edit.world(), kHallMonster).has_value());
        QVERIFY(edit.document().bookmarks().empty());
        QVERIFY(!edit.isRock(kHallChest));
        QCOMPARE(edit.document().history().size(), before + 1);
    }

    void escapeTakesBackWhatWasErased()
    {
        EditFixture edit;
        edit.key(Qt::Key_E);
        edit.press(kHallChest);
        edit.move({31, 30});
        QCOMPARE(edit.world().map.chestAt(kHallChest), ChestState::None);
        QTest::keyClick(&edit.map(), Qt::Key_Escape);
        QCOMPARE(edit.world().map.chestAt(kHallChest), ChestState::Closed);
        QCOMPARE(edit.document().position(), 0U);
        edit.release(kHallMonster);
        QVERIFY(monsterAt(edit.world(), kHallMonster).has_value());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPlaceTools)
#include "tst_place_tools.moc"
