// SPDX-License-Identifier: MIT
#include "app/common/seed_worlds.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/rows/seed_values.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"

#include <QSemaphore>
#include <QSignalSpy>

#include <atomic>
#include <cmath>
#include <thread>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

WorldSpec specOf(GeneratorKind kind)
{
    return {"shared", {kind, 1}, defaultSettings(kind)};
}

class TestSeedWorlds : public QObject {
    Q_OBJECT

private slots:
    void allWhoAskShareOneWorld()
    {
        const WorldSpec spec = specOf(GeneratorKind::Dungeon);
        const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
        QCOMPARE(seedWorld(spec), world);
        QVERIFY(seedWorld(specOf(GeneratorKind::Caves)) != world);
        ComparedWorld compared(spec, contentFor(ScenarioKind::EndlessCaves));
        QSignalSpy made(&compared, &ComparedWorld::made);
        QVERIFY(made.wait(30'000));
        QCOMPARE(compared.source(), *world->source());
        QVERIFY(compared.madeSpec() == spec);
    }

    void itIsTheWorldThatTheSeedMakes()
    {
        for (const GeneratorKind kind : seedGenerators()) {
            const std::shared_ptr<const SeedWorld> world = seedWorld(specOf(kind));
            const auto source = makeRegionSource(world->spec());
            std::atomic<int> wrong = 0;
            const auto compare = [&] {
                for (std::int64_t x = -6; x <= 6; ++x) // more regions than are kept
                    for (std::int64_t y = -6; y <= 6; ++y)
                        wrong += (*world->source())->generate({x, y}) == (*source)->generate({x, y}) ? 0 : 1;
            };
            std::thread other(compare);
            compare();
            other.join();
            QCOMPARE(wrong.load(), 0);
            World fresh(world->spec(), contentFor(generatorOfNewWorlds(kind)), *source);
            QVERIFY(*world->spawn() == *findSpawn(fresh));
        }
    }

    void saysWhyThereIsNoWorld()
    {
        WorldSpec spec = specOf(GeneratorKind::Caves);
        spec.settings.iterations = 999;
        QVERIFY(!seedWorld(spec)->source());
        QVERIFY(!seedWorld(spec)->spawn());
        QVERIFY(std::isnan(SeedSurvey(spec).value(ownQuery(MetricId::FloorShare))));
    }

    void whatIsKnownOfAWorldIsNotMeasuredAgain()
    {
        const auto content = contentFor(ScenarioKind::EndlessCaves);
        WorldSpec spec = specOf(GeneratorKind::Caves);
        spec.seed = "measured once";
        SurveyRunner table(content);
        QSignalSpy ready(&table, &SurveyRunner::resultsReady);
        table.want({{1, spec, {ownQuery(MetricId::Chests), {MetricId::FloorShare, 7}}}});
        QVERIFY(ready.wait(30'000));
        QCOMPARE(table.takeResults().size(), std::size_t{1});
        QCOMPARE(seedWorld(spec)->measurements(), 2);
        ComparedWorld compared(spec, content);
        QTRY_VERIFY_WITH_TIMEOUT(compared.isMeasured(), 30'000);
        const int all = seedWorld(spec)->measurements();
        QCOMPARE(all,
                 static_cast<int>(kMetricCount) + 1); // the table measured chests, and a reach of its own
        ComparedWorld again(spec, content);
        QTRY_VERIFY_WITH_TIMEOUT(again.isMeasured(), 30'000);
        QCOMPARE(seedWorld(spec)->measurements(), all);
        Survey survey = *Survey::begin(spec, content);
        for (const MetricInfo &info : metricInfos()) {
            const double value = survey.value(ownQuery(info.id));
            QVERIFY(again.value(info.id) == (std::isnan(value) ? std::nullopt : std::optional(value)));
        }
    }

    void onlyTheQuestionAskedLastIsAnswered()
    {
        QSemaphore begun;
        QSemaphore goOn;
        std::vector<std::pair<int, int>> answers;
        LatestQuestion<int, int> question(
            WorkUrgency::Cards,
            [&](const int &number) {
                begun.release();
                goOn.acquire();
                return 10 * number;
            },
            [&](const int &number, int answer) { answers.emplace_back(number, answer); });
        question.ask(1);
        begun.acquire();
        question.ask(2); // the first is being answered
        goOn.release(2);
        QTRY_COMPARE(answers.size(), std::size_t{1});
        QTest::qWait(50);
        QCOMPARE(answers.size(), std::size_t{1});
        QVERIFY(answers.front() == std::pair(2, 20));
        question.ask(3);
        begun.acquire(2);
        question.forget();
        goOn.release();
        QTest::qWait(50);
        QCOMPARE(answers.size(), std::size_t{1});
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSeedWorlds)
#include "tst_seed_worlds.moc"
