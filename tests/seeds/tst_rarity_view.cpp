// SPDX-License-Identifier: MIT
#include "app/seeds/rarity/rarity_view.h"
#include "core/content/builtin.h"

#include <QLabel>
#include <QToolButton>

#include <chrono>
#include <cstdint>
#include <set>
#include <utility>

#include "tests/seeds/seed_fixture.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

SeedSet worldsUpTo(std::int64_t count, GeneratorKind kind = GeneratorKind::Caves)
{
    return SeedSet::range(worldsOf(kind), 0, count).value();
}

Rarity sampled(const SeedSet &seeds, const char *text)
{
    RaritySampler sampler(seeds, conditionOf(text), gameContent(), {});
    while (!sampler.finished())
        sampler.advance(std::chrono::milliseconds(50), 1);
    return sampler.rarity();
}

struct OpenedRarity {
    OpenedRarity()
    {
        view.resize(320, 400);
        bringUp(view);
    }
    bool settle()
    {
        return cave::test::waitFor([this] { return !view.isBusy(); });
    }
    QString text(const char *label) { return named<QLabel>(view, label)->text(); }

    RarityView view;
};

class TestRarityView : public QObject {
    Q_OBJECT

private slots:
    void theShareOfASetIsExactOnceItIsSampledWhole()
    {
        OpenedRarity opened;
        const SeedSet seeds = worldsUpTo(40);
        const char *const where = "chests(30) >= 2 && nearest_monster > 12";
        opened.view.setQuestion(conditionOf(where), seeds);
        QVERIFY(opened.settle());
        const Rarity expected = sampled(seeds, where);
        QCOMPARE(opened.view.rarity()->matches, expected.matches);
        QCOMPARE(opened.text("rarity.text"), rarityText(expected));
        QVERIFY(opened.text("rarity.time").contains("seeds/s"));
    }

    void theFunnelNamesEachPartAndOpensOnDemand()
    {
        OpenedRarity opened;
        const SeedSet seeds = worldsUpTo(12); // slow machines judge as many in the time there is
        const char *const where = "monsters >= 0 && chests(5) >= 60";
        opened.view.setQuestion(conditionOf(where), seeds);
        QVERIFY(opened.settle());
        auto *funnel = named<RarityFunnel>(opened.view, "rarity.funnel");
        QVERIFY(!funnel->isVisible());
        QTest::mouseClick(named<QToolButton>(opened.view, "rarity.head"), Qt::LeftButton);
        QVERIFY(funnel->isVisible());
        QCOMPARE(opened.text("rarity.part.0"), "monsters >= 0");
        QCOMPARE(opened.text("rarity.share.0"), "100 % of all seeds");
        QCOMPARE(opened.text("rarity.part.1"), "chests(5) >= 60");
        QCOMPARE(opened.text("rarity.share.1"), "never in 12 seeds");
        QCOMPARE(opened.text("rarity.text"), "Never in 12 seeds");
    }

    void aLaterQuestionReplacesTheOneBefore()
    {
        OpenedRarity opened;
        opened.view.setQuestion(conditionOf("chests(30) >= 2"), worldsUpTo(SeedSet::kMaxSize));
        QVERIFY(cave::test::waitFor([&] { return opened.view.rarity().has_value(); }));
        opened.view.setQuestion(conditionOf("monsters >= 0"), worldsUpTo(30));
        QVERIFY(!opened.view.rarity());
        QVERIFY(opened.settle());
        QCOMPARE(opened.view.rarity()->sampled, 30);
        QCOMPARE(opened.view.rarity()->matches, 30);
        const Rarity before = *opened.view.rarity();
        opened.view.setQuestion(conditionOf("monsters >= 0"), worldsUpTo(30)); // nothing new
        QVERIFY(opened.view.rarity());
        QCOMPARE(opened.view.rarity()->seconds, before.seconds);
    }

    void whatASearchCountedReplacesASmallerSample()
    {
        OpenedRarity opened;
        opened.view.setQuestion(conditionOf("chests(30) >= 2"), worldsUpTo(200));
        QVERIFY(opened.settle());
        const Rarity sample = *opened.view.rarity();
        opened.view.setCounted(RarityView::Counted{100, 100, 0});
        QCOMPARE(opened.view.rarity()->matches, sample.matches);
        opened.view.setQuestion(conditionOf("chests(30) >= 2"), worldsUpTo(SeedSet::kMaxSize));
        QVERIFY(opened.settle());
        opened.view.setCounted(RarityView::Counted{200'000'000, 1'000'000, 3});
        QCOMPARE(opened.view.rarity()->sampled, 200'000'000);
        QVERIFY2(
            opened.text("rarity.text").endsWith("1,000,000 of 200,000,000 seeds · 3 could not be generated"),
            qPrintable(opened.text("rarity.text")));
        QVERIFY(opened.text("rarity.text").startsWith("About 1 in 200"));
        opened.view.setCounted(std::nullopt);
        QVERIFY(opened.view.rarity()->sampled < 200'000'000);
    }

    void samplesDiffer()
    {
        const auto matches = [] {
            OpenedRarity opened;
            opened.view.setSparing(true); // for a short sample
            opened.view.setQuestion(conditionOf("chests(30) >= 2 && gold(30) >= 9"),
                                    worldsUpTo(SeedSet::kMaxSize));
            if (!cave::test::waitFor([&] { return opened.view.rarity().has_value(); }))
                return std::pair(std::int64_t{0}, std::int64_t{0});
            return std::pair(opened.view.rarity()->sampled, opened.view.rarity()->matches);
        };
        std::set<std::pair<std::int64_t, std::int64_t>> seen;
        for (int i = 0; i < 4; ++i)
            seen.insert(matches());
        QVERIFY(seen.size() > 1);
    }

    void whileSparingOnlyTheBeginningOfASampleIsJudged()
    {
        OpenedRarity opened;
        opened.view.setSparing(true);
        opened.view.setQuestion(conditionOf("tortuosity(60) >= 1 && chokepoints(60) >= 1"),
                                worldsUpTo(SeedSet::kMaxSize));
        QVERIFY(cave::test::waitFor([&] { return opened.view.rarity().has_value(); }));
        const std::int64_t first = opened.view.rarity()->sampled;
        QVERIFY(opened.view.isBusy());
        QTest::qWait(500); // time for another piece
        QCOMPARE(opened.view.rarity()->sampled, first);
        opened.view.setSparing(false);
        QVERIFY(cave::test::waitFor([&] { return opened.view.rarity()->sampled > first; }));
    }

    void nothingIsShownForWhatIsNotMeasuredThere()
    {
        OpenedRarity opened;
        opened.view.setQuestion(conditionOf("chests >= 2"), worldsUpTo(10, GeneratorKind::Rooms));
        QVERIFY(!opened.view.isBusy());
        QVERIFY(!named<QLabel>(opened.view, "rarity.text")->isVisible());
        opened.view.setQuestion(conditionOf("rooms >= 2"), worldsUpTo(10, GeneratorKind::Rooms));
        QVERIFY(opened.settle());
        QVERIFY(named<QLabel>(opened.view, "rarity.text")->isVisible());
        opened.view.setQuestion(std::nullopt, {});
        QVERIFY(!named<QLabel>(opened.view, "rarity.text")->isVisible());
    }

    void textsSayOneInSoManyOrPerCent()
    {
        Rarity rarity;
        rarity.sampled = 4000;
        rarity.timed = 4000;
        rarity.seconds = 1;
        rarity.matches = 12;
        rarity.apart = 4000;
        rarity.parts = {{0, 0, 12, 4000, 12}};
        QCOMPARE(rarityText(rarity), "About 1 in 330 · 1 in 190 to 1 in 640 · 12 of 4,000 seeds");
        QCOMPARE(rarityTimeText(rarity, 2), "8,000 seeds/s · first match in about 1 s");
        rarity.matches = 2;
        QCOMPARE(rarityText(rarity), "Between 1 in 550 and 1 in 17,000 · 2 of 4,000 seeds");
        rarity.matches = 12;
        rarity.isWholeSet = true;
        QCOMPARE(rarityText(rarity), "1 in 330 · 12 of 4,000 seeds");
        rarity.isWholeSet = false;
        rarity.matches = 3000;
        QCOMPARE(rarityText(rarity), "About 75 % · 73.6 % to 76.3 % · 3,000 of 4,000 seeds");
        rarity.matches = 0;
        rarity.parts = {{0, 0, 40, 4000, 40}, {0, 0, 20, 40, 0}, {0, 0, 0, 0, 0}};
        QCOMPARE(rarityText(rarity), "Never in 4,000 seeds · rarer than about 1 in 1,300");
        QCOMPARE(rarityPartText(1, rarity), "0.5 % of all seeds · none of 40 left here");
        QCOMPARE(rarityPartText(2, rarity), "never in 4,000 seeds");
    }
};

} // namespace

CAVE_WIDGET_TEST(TestRarityView)
#include "tst_rarity_view.moc"
