// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_page.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "core/world/world_spec.h"

#include <QAction>
#include <QSlider>

#include <string>
#include <vector>

#include "tests/shell/seeds_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Comparing seeds of the place Seeds.
class TestSeedsComparison : public QObject {
    Q_OBJECT

private slots:
    void selectedSeedsAreComparedUnderOneCamera()
    {
        SeedsFixture seeds;
        seeds.showNumbers("0", "8");
        QVERIFY(seeds.waitForRows(8));
        seeds.choose(0);
        seeds.select(0, 2);
        seeds.trigger("seeds.compare");
        auto *compare = seeds.page().findChild<ComparePage *>();
        QVERIFY(compare->isVisible());
        QCOMPARE(compare->worlds().size(), std::size_t{3});
        QTest::keyClick(compare, Qt::Key_2);
        QCOMPARE(compare->mode(), ComparePage::Mode::Swipe);
        QTest::keyClick(compare, Qt::Key_Escape);
        QVERIFY(cave::test::waitFor([&] { return seeds.sheet().isVisible(); }));
        QCOMPARE(seeds.bannerText(), QString());
        seeds.select(0, 7); // more than it has room for
        seeds.trigger("seeds.compare");
        QCOMPARE(compare->worlds().size(), std::size_t{6});
        QVERIFY2(seeds.bannerText().contains("first 6 of the 8"), qPrintable(seeds.bannerText()));
    }

    void whatWasChangedInAComparisonStaysUntilOthersAreSelected()
    {
        SeedsFixture seeds;
        seeds.showNumbers("0", "8");
        QVERIFY(seeds.waitForRows(8));
        seeds.choose(0);
        seeds.select(0, 1);
        seeds.trigger("seeds.compare");
        const auto *compare = seeds.page().findChild<ComparePage *>();
        seeds.find<QAction>("compare.add.random")->trigger();
        QVERIFY(!seeds.find<QAction>("seeds.find")->isEnabled());
        seeds.trigger("seeds.things");
        QVERIFY(!seeds.find<QAction>("compare.things")->isChecked());
        const std::vector<WorldSpec> changed = compare->worlds();
        seeds.trigger("seeds.table");
        QVERIFY(seeds.find<QAction>("seeds.find")->isEnabled());
        seeds.trigger("seeds.compare");
        QVERIFY(compare->worlds() == changed);
        seeds.trigger("seeds.sheet");
        seeds.choose(4);
        seeds.trigger("seeds.compare"); // a single one joins them
        QCOMPARE(compare->worlds().size(), std::size_t{4});
        QCOMPARE(compare->worlds().back().seed, std::string("4"));
        seeds.trigger("seeds.sheet");
        seeds.select(5, 6);
        seeds.trigger("seeds.compare");
        QCOMPARE(compare->worlds().size(), std::size_t{2});
    }

    void theKeysOfFloorsStepTheStagesWhereTheseAreShown()
    {
        SeedsFixture seeds;
        seeds.showNumbers("0", "2");
        QVERIFY(seeds.waitForRows(2));
        seeds.choose(0);
        seeds.trigger("seeds.compare");
        auto *next = seeds.find<QAction>("seeds.nextFloor");
        auto *compare = seeds.page().findChild<ComparePage *>();
        QVERIFY(!next->isEnabled());
        WorldSpec dungeon = compare->worlds().front();
        dungeon.generator = generatorOfNewWorlds(GeneratorKind::Dungeon);
        dungeon.settings = defaultSettings(GeneratorKind::Dungeon);
        compare->addWorld(dungeon);
        QVERIFY(next->isEnabled());
        compare->setMode(ComparePage::Mode::Steps);
        QVERIFY(!next->isEnabled());
        auto *slider = seeds.find<QSlider>("compare.steps");
        QTRY_VERIFY(slider->maximum() > 0);
        slider->setFocus();
        slider->setValue(0);
        QTest::keyClick(slider, Qt::Key_Period);
        QCOMPARE(slider->value(), 1);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSeedsComparison)

#include "tst_seeds_comparison.moc"
