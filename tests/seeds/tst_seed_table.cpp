// SPDX-License-Identifier: MIT
#include "app/seeds/page/seed_files.h"
#include "app/seeds/plots/plots_drawing.h"
#include "app/seeds/table/column_menu.h"
#include "app/seeds/table/seed_table_view.h"
#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/survey.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/world/generator_info.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "tests/seeds/seed_fixture.h"
#include "tests/support/before_result.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

const MetricQuery kChests = ownQuery(MetricId::Chests);
const MetricQuery kNearest = ownQuery(MetricId::NearestChest);

struct Table : SeedFixture {
    Table() : view(order, selection)
    {
        show("chests >= 0 && nearest_chest >= 0", {{4, 30}, {9, kNone}, {6, 10}});
        view.resize(1000, 400);
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view, cave::test::kPatience));
    }

    [[nodiscard]] int columnOf(const MetricQuery &query) const
    {
        for (int column = 0; column < order.columnCount(); ++column) {
            if (view.metricAt(column) == query)
                return column;
        }
        return -1;
    }
    void clickHeader(int column)
    {
        const QHeaderView *header = view.horizontalHeader();
        const QPoint at(header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                        header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    }
    [[nodiscard]] ColumnMenu *openMenu(int column)
    {
        const QHeaderView *header = view.horizontalHeader();
        const QPoint at(header->sectionViewportPosition(column) + 4, header->height() / 2);
        emit view.horizontalHeader()->customContextMenuRequested(at);
        return view.findChild<ColumnMenu *>();
    }
    void clickCell(int row, int column, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(view.viewport(), button, {}, view.visualRect(order.index(row, column)).center());
    }

    SeedTableView view;
};

class TestSeedTable : public QObject {
    Q_OBJECT

private slots:
    void aWorldThatCannotBeMadeIsNotMeasuredForEver()
    {
        Table table;
        WorldSpec base{{}, {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
        table.table.showSet(SeedSet::list(base, {"good", "\xff"})); // the other one is no text
        QVERIFY(cave::test::waitFor([&] { return table.table.values().measuredShare() == 1; }));
        QVERIFY(!std::isnan(table.table.values().value(0, kChests)));
        QVERIFY(std::isnan(table.table.values().value(1, kChests)));
    }

    void aWorldWithoutOneValueIsMeasuredForOthers()
    {
        Table table;
        const GeneratorKind kind = GeneratorKind::Rooms;
        const MetricQuery last{MetricId::Loot, generatorInfo(kind).mostLevels}; // few worlds have that many
        const MetricQuery first{MetricId::Loot, 1};
        const WorldSpec base{{}, {kind, 1}, defaultSettings(kind)};
        const SeedSet set = SeedSet::range(base, 0, 12).value();
        table.table.setFacts({});
        table.table.setQueries({last});
        table.table.showSet(set);
        const SeedValues &values = table.table.values();
        QTRY_COMPARE(values.measuredShare(), 1.0);
        table.table.setQueries({last, first});
        QTRY_COMPARE(values.measuredShare(), 1.0);
        int without = 0;
        for (int row = 0; row < 12; ++row) {
            Result<Survey> survey = Survey::begin(set.at(row), table.content);
            QCOMPARE(values.value(row, first), survey->value(first));
            if (!std::isnan(survey->value(last)))
                continue;
            ++without;
            QCOMPARE(table.table.index(row, SeedTable::FirstMetricColumn).data().toString(), "–");
        }
        QVERIFY(without > 0);
        QCOMPARE(measuredRows(exportOf(table.order)), 12);
        QCOMPARE(plotDataOf(table.order, last, std::nullopt).total, 12 - without);
        table.order.setSpans({{last, 0, kNone}});
        QTRY_COMPARE(table.shown().size(), 12 - without);
    }

    void rowsInViewAreComparedWithASketchFirst()
    {
        SeedFixture table;
        WorldSpec base{{}, {}, defaultSettings(GeneratorKind::Caves)};
        table.table.setFacts({});
        table.table.showSet(SeedSet::range(base, 0, 3000).value());
        SketchedRows &sketched = table.table.sketched();
        sketched.setRowsInView({2900});
        std::optional<bool> before; // was a row before it compared earlier?
        connect(&sketched, &SketchedRows::matched, this, [&] {
            if (!before && sketched.fitOf(2900) != SketchedRows::Fit::Unknown)
                before = sketched.fitOf(2000) != SketchedRows::Fit::Unknown;
        });
        SketchQuery query;
        query.pattern = SketchPattern::parse("#.#\n.@.\n").value();
        table.order.setSearchFilter(std::make_shared<const SketchMatcher>(query), {});
        QTRY_VERIFY_WITH_TIMEOUT(before.has_value(), cave::test::kPatience);
        QVERIFY(!*before);
    }

    void onlyWorldsOfOtherGeneratorsHaveOtherMetrics()
    {
        Table table;
        const QSignalSpy changes(&table.table, &SeedTable::generatorsChanged);
        const auto worlds = [](GeneratorKind kind) {
            return WorldSpec{"1", GeneratorId{kind}, defaultSettings(kind)};
        };
        const GeneratorKind shown = table.table.rows().set().base().generator.kind;
        table.table.showSet(SeedSet::list(worlds(shown), {"a", "b"}));
        table.show("chests >= 0", {{1}, {2}});
        QCOMPARE(changes.count(), 0);
        table.table.showSet(SeedSet::worlds({worlds(shown), worlds(GeneratorKind::Rooms)}));
        QCOMPARE(changes.count(), 1);
        table.table.showSet(SeedSet::list(worlds(GeneratorKind::Rooms), {"a"}));
        QCOMPARE(changes.count(), 2);
    }

    void theMetricsOfASearchAreColumnsAndOnCardsAsLongAsItIsShown()
    {
        Table table;
        const MetricQuery wide = ownQuery(MetricId::MaxWidth);
        const MetricQuery near{MetricId::Chests, 11};
        const std::vector<MetricQuery> before = table.table.queries();
        table.table.setFacts({kChests});
        const SeedSet seeds = table.table.rows().set();
        table.table.beginHits(seeds, conditionOf("max_width >= 0 && chests(11) >= 0"));
        table.table.addHits({{0, {true, 0, {}}, {7, 2}}, {1, {true, 0, {}}, {5, 3}}});
        std::vector<MetricQuery> during = before;
        during.insert(during.end(), {wide, near});
        QCOMPARE(table.table.queries(), during);
        QCOMPARE(table.table.chosenQueries(), before);
        const QStringList facts =
            table.table.index(0, SeedTable::SeedColumn).data(seed_roles::Facts).toStringList();
        QVERIFY2(facts.first().endsWith(" 7") && facts.value(1).endsWith(" 2"), qPrintable(facts.join("; ")));
        table.clickHeader(table.columnOf(near)); // sorts
        QCOMPARE(table.order.sortedBy(), near);
        table.table.beginHits(seeds, conditionOf("gold(3) >= 0"));
        QVERIFY(std::ranges::find(table.table.queries(), near) == table.table.queries().end());
        QCOMPARE(table.table.queries().back(), (MetricQuery{MetricId::Gold, 3}));
        table.table.showSet(seeds);
        QCOMPARE(table.table.queries(), before);
    }

    void aValueThatComesAfterItsRowShowsAnotherSeedIsNotTaken()
    {
        Table table;
        table.show("chests >= 0", {}, {"before", "after"});
        const MetricQuery floor = ownQuery(MetricId::FloorShare);
        table.table.values().setNeeded(SeedValues::Need::Plots, {floor});
        table.table.setNearHits({{0, {false, 1, {}}, {0}}});
        const BeforeResult another("cave::SurveyRunner", [&table] {
            table.table.addHits({{1, {true, 0, {}}, {3}}}); // in the near miss's row
        });
        QTRY_VERIFY_WITH_TIMEOUT(another.isDone(), 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(!std::isnan(table.table.values().value(0, floor)), 30'000);
        Result<Survey> survey = Survey::begin(table.table.rows().specAt(0), table.content);
        QVERIFY(survey.ok());
        QCOMPARE(table.table.rows().specAt(0).seed, std::string("after"));
        QCOMPARE(table.table.values().value(0, floor), survey->value(floor));
    }

    void aHeadingSortsThenTurnsRoundThenGivesTheSetsOrderBack()
    {
        Table table;
        const QStringList first = table.shown();
        table.clickHeader(table.columnOf(kNearest));
        QCOMPARE(table.shown(), (QStringList{"seed 2", "seed 0", "seed 1"})); // none is beyond all numbers
        QCOMPARE(table.view.horizontalHeader()->sortIndicatorSection(), table.columnOf(kNearest));
        table.clickHeader(table.columnOf(kNearest));
        QCOMPARE(table.shown(), (QStringList{"seed 1", "seed 0", "seed 2"}));
        table.clickHeader(table.columnOf(kNearest));
        QCOMPARE(table.shown(), first);
    }

    void anOrderChosenElsewhereIsMarkedInTheHeading()
    {
        Table table;
        table.order.sortBy(kChests, Qt::DescendingOrder);
        QCOMPARE(table.view.horizontalHeader()->sortIndicatorSection(), table.columnOf(kChests));
        QCOMPARE(table.view.horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
        QCOMPARE(table.shown(), (QStringList{"seed 1", "seed 2", "seed 0"}));
    }

    void aClickOnAStarKeepsIt()
    {
        Table table;
        table.clickCell(1, SeedTable::StarColumn);
        QVERIFY(table.marks.marksOf(table.order.specAt(1)).starred);
        table.clickCell(1, SeedTable::StarColumn);
        QVERIFY(!table.marks.marksOf(table.order.specAt(1)).starred);
    }

    void selectingARowIsSharedAndEnterOpensIt()
    {
        Table table;
        QSignalSpy opened(&table.view, &QAbstractItemView::activated);
        table.clickCell(2, SeedTable::SeedColumn);
        QCOMPARE(table.selected(), QStringList{"seed 2"});
        QTest::keyClick(&table.view, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
    }

    void theMenuOfColumnsShowsAndTakesAwayMetrics()
    {
        Table table;
        ColumnMenu *menu = table.openMenu(SeedTable::SeedColumn);
        QVERIFY(menu != nullptr);
        auto *gold = menu->findChild<QAction *>("columnMenu.column.gold");
        QVERIFY(gold->toolTip().contains("Gold in the chests"));
        gold->trigger();
        QVERIFY(table.columnOf(ownQuery(MetricId::Gold)) > 0);
        gold->trigger();
        QCOMPARE(table.columnOf(ownQuery(MetricId::Gold)), -1);
        menu->close();
    }

    void aHeadingsMenuIsAboutItsColumnWhateverElseIsHidden()
    {
        Table table;
        ColumnMenu *menu = table.openMenu(table.columnOf(kNearest));
        menu->findChild<QAction *>("columnMenu.column.chests")->trigger(); // before it
        menu->findChild<QAction *>("columnMenu.column.gold")->trigger();
        menu->findChild<QAction *>("columnMenu.hide")->trigger();
        QCOMPARE(table.columnOf(kNearest), -1);
        QVERIFY(table.columnOf(ownQuery(MetricId::Gold)) > 0);
        delete menu;
    }

    void numbersAreSortedAsNumbers()
    {
        Table table;
        table.table.showSet(SeedSet::list(plainCaves(), {"10", "b", "-2", "9", "-10", "a"}));
        table.clickHeader(SeedTable::SeedColumn);
        QCOMPARE(table.shown(), (QStringList{"-10", "-2", "9", "10", "a", "b"}));
    }

    void inWorldsOfLevelsTheReachOfASquareIsALevel()
    {
        Table table;
        table.table.showSet(SeedSet::range(worldsOf(GeneratorKind::Dungeon), 0, 2).value());
        const MetricQuery floor = ownQuery(MetricId::FloorShare);
        table.view.showMetric(floor, true);
        ColumnMenu *menu = table.openMenu(table.columnOf(floor));
        auto *reach = menu->findChild<QSpinBox *>("columnMenu.reach");
        QCOMPARE(reach->text(), QString("all levels"));
        reach->setValue(30); // there is no such level
        QTest::mouseClick(menu->findChild<QToolButton *>("columnMenu.changeReach"), Qt::LeftButton);
        QVERIFY(table.columnOf({MetricId::FloorShare, 5}) > 0);
    }

    void aColumnIsMeasuredWithAnotherReach()
    {
        Table table;
        ColumnMenu *menu = table.openMenu(table.columnOf(kChests));
        menu->findChild<QSpinBox *>("columnMenu.reach")->setValue(30);
        QTest::mouseClick(menu->findChild<QToolButton *>("columnMenu.addReach"), Qt::LeftButton);
        const MetricQuery nearer{MetricId::Chests, 30};
        QVERIFY(table.columnOf(nearer) > 0 && table.columnOf(kChests) > 0);
        QTRY_VERIFY(table.table.values().value(0, nearer) >= 0);
    }

    void theMenuOfColumnsOffersTheMetricsOfConditions()
    {
        Table table;
        ConditionError error;
        table.order.setCondition(Condition::parse("count(chest within 90 of chest) >= 0", error));
        const MetricQuery things = parseQuery("count(chest within 90 of chest)", error).value();
        ColumnMenu *menu = table.openMenu(SeedTable::SeedColumn);
        auto *action = menu->findChild<QAction *>("columnMenu.column.count(chest within 90 of chest)");
        QVERIFY(action != nullptr);
        QVERIFY(action->toolTip().contains("description in brackets"));
        action->trigger();
        QVERIFY(table.columnOf(things) > 0);
        QTRY_VERIFY(table.table.values().value(0, things) >= 0);
    }

    void aColumnOfThingsKeepsItsDescription()
    {
        ConditionError error;
        const auto column = [&](const char *text) { return parseQuery(text, error).value(); };
        const MetricQuery things = column("count(chest within 20 of chest)");
        const MetricQuery nearer = column("count(chest within 20 of chest and within 30 of spawn)");
        Table table;
        table.view.showMetric(things, true);
        const int shown = table.columnOf(things);
        QVERIFY(shown > 0);
        QCOMPARE(table.order.headerData(shown, Qt::Horizontal).toString(),
                 QString("count(chest within 20 of chest)"));
        ColumnMenu *menu = table.openMenu(shown);
        menu->findChild<QSpinBox *>("columnMenu.reach")->setValue(30);
        QTest::mouseClick(menu->findChild<QToolButton *>("columnMenu.changeReach"), Qt::LeftButton);
        QCOMPARE(table.columnOf(things), -1);
        QVERIFY(table.columnOf(nearer) > 0);
        QTRY_VERIFY(table.table.values().value(0, nearer) >= 0);
        table.view.hide();

        SeedTable model(table.marks, table.content);
        SeedOrder order(model);
        QItemSelectionModel selection(&order);
        const SeedTableView again(order, selection);
        QVERIFY(std::ranges::find(model.queries(), nearer) != model.queries().end());
    }

    void aColumnIsFilteredByASpan()
    {
        Table table;
        ColumnMenu *menu = table.openMenu(table.columnOf(kChests));
        menu->findChild<QAction *>("columnMenu.filter")->trigger();
        menu->close();
        auto *popup = table.view.findChild<SpanPopup *>();
        QVERIFY(popup != nullptr);
        auto *least = popup->findChild<QLineEdit *>("spanPopup.least");
        auto *most = popup->findChild<QLineEdit *>("spanPopup.most");
        QTest::keyClicks(least, "many");
        QTest::keyClick(least, Qt::Key_Return);
        QVERIFY(popup->findChild<QLabel *>("spanPopup.problem")->text().contains("many"));
        QCOMPARE(table.shown().size(), 3);
        least->selectAll();
        QTest::keyClicks(least, "5");
        QTest::keyClicks(most, "8");
        QTest::mouseClick(popup->findChild<QPushButton *>("spanPopup.apply"), Qt::LeftButton);
        QCOMPARE(table.shown(), QStringList{"seed 2"});
    }

    void variedSettingsAreNamedAsInTheUsersLanguage()
    {
        Table table;
        table.table.showSet(SeedSet::sweep(plainCaves("hall"), {{"caves.floor_chance", {4550}}}).value());
        QCOMPARE(table.shown(), QStringList("Open space 45.5 %"));
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(table.shown(), QStringList("Open space 45,5 %"));
        QLocale::setDefault(before);
    }

    void aSpanWithoutAnEndIsShownAsItWasEntered()
    {
        Table table;
        const auto openPopup = [&table] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            ColumnMenu *menu = table.openMenu(table.columnOf(kNearest));
            menu->findChild<QAction *>("columnMenu.filter")->trigger();
            menu->close();
            return table.view.findChild<SpanPopup *>();
        };
        SpanPopup *popup = openPopup();
        QTest::keyClicks(popup->findChild<QLineEdit *>("spanPopup.least"), "20");
        QTest::keyClick(popup->findChild<QCheckBox *>("spanPopup.none"), Qt::Key_Space);
        QTest::mouseClick(popup->findChild<QPushButton *>("spanPopup.apply"), Qt::LeftButton);
        QCOMPARE(table.shown(), QStringList{"seed 0"});
        popup = openPopup();
        QCOMPARE(popup->findChild<QLineEdit *>("spanPopup.least")->text(), QString("20"));
        QCOMPARE(popup->findChild<QLineEdit *>("spanPopup.most")->text(), QString());
        QVERIFY(!popup->findChild<QCheckBox *>("spanPopup.none")->isChecked());
    }

    void columnsStayWhereTheyWerePutInTheNextRun()
    {
        Table table;
        table.view.showMetric(ownQuery(MetricId::Gold), true);
        table.view.moveColumn(table.columnOf(ownQuery(MetricId::Gold)), -1);
        table.view.showColumnOf(SeedTable::NoteColumn, false);
        QStringList before;
        const QHeaderView *header = table.view.horizontalHeader();
        for (int place = 0; place < header->count(); ++place)
            before.append(table.order.headerData(header->logicalIndex(place), Qt::Horizontal).toString());
        table.view.hide();

        SeedTable model(table.marks, table.content);
        SeedOrder order(model);
        QItemSelectionModel selection(&order);
        const SeedTableView again(order, selection);
        QStringList after;
        for (int place = 0; place < again.horizontalHeader()->count(); ++place)
            after.append(
                order.headerData(again.horizontalHeader()->logicalIndex(place), Qt::Horizontal).toString());
        QCOMPARE(after, before);
        QVERIFY(again.isColumnHidden(SeedTable::NoteColumn));
    }

    void aRightClickOffersWhatCanBeDoneWithTheRow()
    {
        Table table;
        QSignalSpy asked(&table.view, &SeedTableView::contextMenuRequested);
        const QPoint at = table.view.visualRect(table.order.index(1, 0)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, table.view.viewport()->mapToGlobal(at));
        QApplication::sendEvent(table.view.viewport(), &event);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.front().front().toModelIndex().row(), 1);
    }

    void whileSparingOnlyVisibleRowsAreMeasuredForTheirColumns()
    {
        SeedFixture table; // without a view, which would report its own rows
        table.show("chests >= 0", {{4}, {9}, {6}});
        SeedValues &values = table.table.values();
        const MetricQuery floor{MetricId::FloorShare, 8};
        const MetricQuery gold{MetricId::Gold, 8};
        values.setSparing(true);
        table.table.setQueries({floor});
        values.setRowsInView({1});
        QTRY_VERIFY(!std::isnan(values.value(1, floor)));
        QCOMPARE(values.measuredShare(), 1.0);
        // What a filter needs is measured in all rows; that would include the columns.
        values.setNeeded(SeedValues::Need::Filter, {gold});
        QTRY_VERIFY(!std::isnan(values.value(0, gold)) && !std::isnan(values.value(2, gold)));
        QVERIFY(std::isnan(values.value(0, floor)) && std::isnan(values.value(2, floor)));
        values.setSparing(false);
        QTRY_VERIFY(!std::isnan(values.value(0, floor)) && !std::isnan(values.value(2, floor)));
        Result<Survey> survey = Survey::begin(table.table.rows().specAt(2), table.content);
        QVERIFY(survey.ok());
        QCOMPARE(values.value(2, floor), survey->value(floor));
    }

    void manyRowsAreMeasuredToTheEnd()
    {
        Table table;
        constexpr int kRows = 20'000; // more than are requested at a time
        const MetricQuery floor{MetricId::FloorShare, 3};
        table.table.setFacts({});
        table.table.setQueries({floor});
        table.table.showSet(SeedSet::range(table.table.rows().set().base(), 1, kRows).value());
        SeedValues &values = table.table.values();
        QTRY_COMPARE(values.measuredShare(), 1.0);
        for (int row = 0; row < kRows; ++row)
            QVERIFY(!std::isnan(values.value(row, floor)));
        Result<Survey> survey = Survey::begin(table.table.rows().specAt(kRows - 1), table.content);
        QVERIFY(survey.ok());
        QCOMPARE(values.value(kRows - 1, floor), survey->value(floor));
    }

    void aSeedThatFailsInOnePartLeavesAtOnceWhateverTheOthersAre()
    {
        SeedFixture table;
        table.show("chests >= 0", {{4}, {9}, {6}});
        SeedValues &values = table.table.values();
        values.setRowsInView({});
        table.order.setCondition(conditionOf("chests >= 5 && gold(30) >= 0"));
        QCOMPARE(table.shown(), (QStringList{"seed 1", "seed 2"})); // before any gold is measured
        table.order.setCondition(conditionOf("chests >= 5 || gold(30) >= 0"));
        QCOMPARE(table.shown().size(), 3);
    }

    void aSeedThatFailsInOnePartIsNotMeasuredForOthers()
    {
        SeedFixture table;
        table.table.setQueries({});
        table.table.setFacts({});
        const MetricQuery share{MetricId::FloorShare, 8};
        const MetricQuery gold{MetricId::Gold, 30};
        const MetricQuery threat = ownQuery(MetricId::Threat);
        table.table.showSet(SeedSet::range(plainCaves(), 0, 40).value());
        SeedValues &values = table.table.values();
        table.table.setQueries({threat});
        table.order.setCondition(conditionOf("floor_share(8) > 0.6 && gold(30) >= 0"));
        QTRY_COMPARE(values.measuredShare(), 1.0);
        QTRY_VERIFY(table.shown().size() < 40);
        int left = 0;
        for (int row = 0; row < 40; ++row) {
            const bool fits = values.value(row, share) > 0.6;
            left += fits ? 0 : 1;
            QCOMPARE(!values.isUnknown(row, gold), fits);
            QCOMPARE(!values.isUnknown(row, threat), fits);
        }
        QVERIFY(left > 0 && left < 40);
        QTRY_COMPARE(table.shown().size(), 40 - left);
        table.order.setCondition({}); // now all are wanted again
        QTRY_VERIFY(!std::isnan(values.value(0, threat)) && !std::isnan(values.value(39, threat)));
        QCOMPARE(table.shown().size(), 40);
    }

    void whatAConditionCalculatesIsAColumnASortKeyAndALineOnTheCards()
    {
        Table table;
        const SeedSet seeds = table.table.rows().set();
        const int before = table.order.columnCount();
        table.table.setFacts({kChests});
        table.table.beginHits(seeds, conditionOf("nearest_chest - 2 * chests < 20 && gold / chests > 0"));
        table.table.addHits(
            {{0, {true, 0, {}}, {30, 4, 6}}, {1, {true, 0, {}}, {10, 0, 0}}, {2, {true, 0, {}}, {9, 3, 9}}});
        const auto columnNamed = [&](const char *name) {
            for (int column = 0; column < table.order.columnCount(); ++column) {
                if (table.order.headerData(column, Qt::Horizontal).toString() == QLatin1String(name))
                    return column;
            }
            return -1;
        };
        const int difference = columnNamed("nearest_chest - 2 * chests");
        const int quotient = columnNamed("gold / chests");
        QVERIFY(difference > 0 && quotient > 0);
        QCOMPARE(table.order.index(0, difference).data().toString(), QStringLiteral("22"));
        QCOMPARE(table.order.index(0, quotient).data().toString(), QStringLiteral("1.50"));
        QCOMPARE(table.order.index(1, quotient).data().toString(), QStringLiteral("–")); // divided by 0
        table.clickHeader(quotient);
        QCOMPARE(table.shown(), (QStringList{"seed 0", "seed 2", "seed 1"})); // without a value: last
        QCOMPARE(table.view.horizontalHeader()->sortIndicatorSection(), quotient);
        table.clickHeader(quotient);
        QCOMPARE(table.shown(), (QStringList{"seed 2", "seed 0", "seed 1"}));
        const QStringList facts =
            table.table.index(0, SeedTable::SeedColumn).data(seed_roles::Facts).toStringList();
        QVERIFY2(facts.contains("gold / chests 1.50"), qPrintable(facts.join("; ")));
        table.table.showSet(seeds);
        QCOMPARE(table.order.columnCount(), before);
        QCOMPARE(columnNamed("gold / chests"), -1);
        QCOMPARE(table.shown(), (QStringList{"seed 0", "seed 1", "seed 2"}));
    }

    void nearMissesHaveAColumnToSortAndFilterBy()
    {
        Table table;
        table.table.setNearHits({{0, {false, 0.7, {}}, {1, 1}}, {1, {false, 0.2, {}}, {1, 1}}});
        const int column = SeedTable::MatchColumn;
        QVERIFY(!table.view.isColumnHidden(column));
        QCOMPARE(table.order.index(2, column).data().toString(), QStringLiteral("match"));
        QCOMPARE(table.order.index(3, column).data().toString(), QStringLiteral("near miss"));
        table.clickHeader(column);
        QCOMPARE(table.shown(),
                 (QStringList{"seed 0", "seed 1", "seed 2", "seed 1", "seed 0"})); // the nearest first
        const auto choose = [&](const char *action) {
            ColumnMenu *menu = table.openMenu(column);
            menu->findChild<QAction *>(action)->trigger();
            delete menu;
        };
        choose("columnMenu.nearMisses");
        QCOMPARE(table.shown(), (QStringList{"seed 1", "seed 0"}));
        choose("columnMenu.matches");
        QCOMPARE(table.shown(), (QStringList{"seed 0", "seed 1", "seed 2"}));
        QVERIFY(table.order.isFiltering());
        table.table.showSet(table.table.rows().set()); // no results of a search any more
        QVERIFY(!table.order.isFiltering());
        QVERIFY(table.view.isColumnHidden(column));
    }

    void manyRowsAreFilteredInOneStepAndTheSelectionStays()
    {
        SeedFixture table;
        table.showMany();
        for (const int row : {7003, 9002})
            table.selection.select(table.order.index(row, 0),
                                   QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QSignalSpy removed(&table.order, &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(&table.order, &QAbstractItemModel::rowsInserted);
        QSignalSpy changed(&table.order, &QAbstractItemModel::layoutChanged);
        table.order.setCondition(conditionOf("chests = 3")); // every tenth
        QTRY_COMPARE(table.order.rowCount(), ManySeeds::kRows / 10);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(table.selected(), QStringList{"seed 7003"});
        table.order.setCondition({});
        QTRY_COMPARE(table.order.rowCount(), ManySeeds::kRows);
        QCOMPARE(table.selected(), QStringList{"seed 7003"});
        QCOMPARE(changed.count(), 2);
        QCOMPARE(removed.count() + inserted.count(), 0);
    }

    void typingAFilterArrangesManyRowsOnce()
    {
        SeedFixture table;
        table.showMany();
        QSignalSpy changed(&table.order, &QAbstractItemModel::layoutChanged);
        for (const char *typed : {"c", "ch", "seed 1", "seed 12", "seed 123", "seed 1234"})
            table.order.setText(QString::fromLatin1(typed));
        QTRY_COMPARE(table.shown(), (QStringList{"seed 1234"}));
        QCOMPARE(changed.count(), 1);
    }

    void manyRowsAreSortedAndThoseThatComeMeanwhileFindTheirPlaces()
    {
        SeedFixture table;
        table.showMany();
        table.order.sortBy(kChests, Qt::DescendingOrder);
        table.table.addHits({{ManySeeds::kRows, {true, 0, {}}, {8.5}}});
        QTRY_COMPARE(table.shown().value(ManySeeds::kRows / 10), QString("seed %1").arg(ManySeeds::kRows));
        QCOMPARE(table.shown().first(), QStringLiteral("seed 9"));
        QCOMPARE(table.shown().last(), QString("seed %1").arg(ManySeeds::kRows - 10));
        // Near misses come and go in the middle of the order.
        table.table.setNearHits({{ManySeeds::kRows + 1, {false, 1, {}}, {9.5}}});
        QTRY_COMPARE(table.shown().first(), QString("seed %1").arg(ManySeeds::kRows + 1));
        table.table.setNearHits({});
        QCOMPARE(table.shown().first(), QStringLiteral("seed 9"));
        QCOMPARE(table.order.rowCount(), ManySeeds::kRows + 1);
        table.order.sort(SeedTable::SeedColumn, Qt::AscendingOrder);
        QTRY_COMPARE(table.shown().mid(0, 3), (QStringList{"seed 0", "seed 1", "seed 10"}));
    }

    void anotherColumnLeavesWhatIsSelected()
    {
        Table table;
        table.clickCell(0, SeedTable::SeedColumn);
        QTest::mouseClick(table.view.viewport(), Qt::LeftButton, Qt::ControlModifier,
                          table.view.visualRect(table.order.index(2, SeedTable::SeedColumn)).center());
        const QStringList selected = table.selected();
        QCOMPARE(selected.size(), 2);
        table.view.showMetric({MetricId::FloorShare, 8}, true);
        QCOMPARE(table.selected(), selected);
        QCOMPARE(table.selection.currentIndex().row(), 2);
        table.view.changeReach({MetricId::FloorShare, 8}, 9);
        table.view.showMetric(kChests, false);
        QCOMPARE(table.selected(), selected);
        QCOMPARE(table.selection.currentIndex().row(), 2);
    }

    void anotherReachMovesNoOtherColumn()
    {
        Table table;
        const MetricQuery wide{MetricId::Chests, 16}; // whose name begins as the other's
        table.view.showMetric(wide, true);
        QHeaderView *header = table.view.horizontalHeader();
        header->moveSection(header->visualIndex(table.columnOf(wide)), 0);
        table.view.changeReach(kChests, 8);
        QCOMPARE(header->visualIndex(table.columnOf(wide)), 0);
    }

    void rowsFollowTheirMarksOnceTheyAreTold()
    {
        SeedFixture table;
        table.show("chests >= 0", {{1}, {2}, {3}});
        const auto mark = [&](int row, SeedMarks marks) {
            QVERIFY(table.marks.keep(table.table.rows().specAt(row), std::move(marks)));
        };
        SeedMarks todo;
        todo.tags = {"todo"};
        mark(0, todo);
        mark(2, todo);
        table.order.setText("todo");
        QCOMPARE(table.shown(), (QStringList{"seed 0", "seed 2"}));
        mark(0, {});
        mark(1, todo);
        QCOMPARE(table.shown(), (QStringList{"seed 0", "seed 2"})); // its marks may still be written
        table.order.followMarks();
        QCOMPARE(table.shown(), (QStringList{"seed 1", "seed 2"}));
        table.order.clearFilters();
        table.order.sort(SeedTable::StarColumn, Qt::DescendingOrder);
        SeedMarks starred;
        starred.starred = true;
        mark(2, starred);
        QTRY_COMPARE(table.shown(), (QStringList{"seed 2", "seed 0", "seed 1"}));
    }

    void anotherOrderNoLongerMeasuresTheMetricOfTheOneBefore()
    {
        Table table;
        table.clickHeader(table.columnOf(kChests));
        QVERIFY(table.table.values().needed(SeedValues::Need::Sort) == std::vector{kChests});
        table.clickHeader(SeedTable::SeedColumn);
        QVERIFY(table.table.values().needed(SeedValues::Need::Sort).empty());
    }

    void whatASpanAsksForIsMeasuredThoughItHasNoColumn()
    {
        Table table;
        const MetricQuery floor{MetricId::FloorShare, 8};
        table.order.setSpans({{floor, 2, 3}}); // a share is never so high
        QTRY_COMPARE(table.shown().size(), 0);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSeedTable)

#include "tst_seed_table.moc"
