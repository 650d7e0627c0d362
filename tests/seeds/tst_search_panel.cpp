// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/page/search_panel.h"
#include "app/seeds/rarity/rarity_view.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_texts.h"
#include "app/shell/settings/language.h"
#include "core/analysis/metrics/survey.h"
#include "core/content/builtin.h"
#include "core/world/world_spec.h"
#include "editor/view/form/field_note.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/seeds/opened_search.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// The seeds of a set that fit, asked one by one.
QStringList fitting(const SeedSet &set, const std::string &text)
{
    const Condition where = conditionOf(text);
    QStringList labels;
    for (std::int64_t i = 0; i < set.size(); ++i) {
        Result<Survey> survey = Survey::begin(set.at(i), gameContent());
        if (where.judge([&](const MetricQuery &query) { return survey->value(query); }, 0).fits)
            labels += QString::fromStdString(set.label(i));
    }
    return labels;
}

class TestSearchPanel : public QObject {
    Q_OBJECT

private slots:
    void findsTheWorldsThatFit();
    void enterInTheConditionSearches();
    void aRangeOfItsOwnIsSearched();
    void theNearestAreShownWhenNothingFits();
    void whatTheNearestLackIsInTheUsersLanguage();
    void nearMissesOfManyWorldsTakeLittleTimeAndThatIsSaid();
    void theLimitEndsTheSearch();
    void wrongFieldsAreNamedAndNothingRuns_data();
    void wrongFieldsAreNamedAndNothingRuns();
    void nothingWrittenIsAskedFor();
    void aPresetIsTaken();
    void onlyExamplesForTheWorldsToSearchAreOffered();
    void mixedWorldsAreSearchedForWhatAnyOfThemHas();
    void tellsHowRareTheWorldsAre();
    void pausesAndResumes();
    void cancelKeepsWhatWasFound();
    void aRestartLosesAndDoublesNothing();
    void aForgottenSearchIsNotOfferedAgain();
    void otherSeedsInTheTableSetTheSearchAside();
    void filtersWhatIsShown();
    void aResumedSearchIsShownUnfiltered();
    void anUnfinishedSearchThatIsShownCanBeDismissed();
    void copiesTheSearchAsACommand_data();
    void copiesTheSearchAsACommand();
    void aSetThatTheCommandLineCannotSayIsNotCopied();
    void comesBackAsItWas();
    void durationsAreShort();
};

} // namespace

void TestSearchPanel::findsTheWorldsThatFit()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write(kSome);
    opened.press("search.run");
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    const QStringList expected = fitting(numbers(0, 200), kSome);
    QVERIFY(!expected.isEmpty());
    QCOMPARE(opened.table.matchCount(), expected.size());
    QCOMPARE(opened.rows().mid(0, expected.size()), expected);
    QVERIFY2(opened.find<QLabel>("search.result")->text().startsWith(QString::number(expected.size())),
             qPrintable(opened.find<QLabel>("search.result")->text()));
    QVERIFY2(opened.find<QLabel>("search.progress")->text().startsWith("200 of 200"),
             qPrintable(opened.find<QLabel>("search.progress")->text()));
    QVERIFY(!opened.find<QProgressBar>("search.bar")->isVisible());
}

void TestSearchPanel::enterInTheConditionSearches()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    ConditionField *field = opened.panel->edit()->field();
    opened.panel->beginWriting();
    QTest::keyClicks(field, "chests(5) >= 0");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    QCOMPARE(opened.table.matchCount(), 200);
}

void TestSearchPanel::aRangeOfItsOwnIsSearched()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write("chests(5) >= 0");
    opened.find<QComboBox>("search.range")->setCurrentIndex(1);
    typeOver(opened.find<QLineEdit>("search.from"), "-3");
    typeOver(opened.find<QLineEdit>("search.count"), "5");
    QTest::keyClick(opened.find<QLineEdit>("search.count"), Qt::Key_Return);
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    QCOMPARE(opened.rows(), QStringList({"-3", "-2", "-1", "0", "1"}));
}

void TestSearchPanel::theNearestAreShownWhenNothingFits()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write("chests(20) >= 1000");
    opened.press("search.run");
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    QCOMPARE(opened.table.matchCount(), 0);
    QCOMPARE(opened.table.rowCount(), 40);
    QVERIFY(opened.rows().first().contains("not >= 1000"));
    QCOMPARE(opened.find<QLabel>("search.result")->text(), "No matches · showing the 40 closest");
}

void TestSearchPanel::whatTheNearestLackIsInTheUsersLanguage()
{
    const InstalledLanguage german("de");
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write("chests > 9000");
    opened.press("search.run");
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    QVERIFY(opened.table.rowCount() > 0);
    const QString lacks = opened.table.index(0, 0).data(seed_roles::Lacks).toString();
    QVERIFY2(lacks.startsWith("chests ist ") && lacks.endsWith(", nicht > 9000"), qPrintable(lacks));
}

void TestSearchPanel::nearMissesOfManyWorldsTakeLittleTimeAndThatIsSaid()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.panel->setSet(numbers(0, 6000));
    opened.write("chests(20) >= 1000");
    opened.press("search.run");
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    QCOMPARE(opened.table.rowCount(), 40);
    // All of the first 4,096, and about one in 16 of the others.
    QCOMPARE(opened.find<QLabel>("search.result")->text(),
             "No matches · showing the 40 closest · near misses from 4,227 seeds only, to save time");
    Search all({numbers(0, 6000), conditionOf("chests(20) >= 1000"), 0, 1}, gameContent(), 1);
    while (!all.ended())
        all.wait(1000);
    const std::int64_t closest = all.state().near.front().index;
    QCOMPARE(opened.table.rows().indices.front(), closest);
}

void TestSearchPanel::theLimitEndsTheSearch()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write(kSome);
    opened.find<QComboBox>("search.range")->setCurrentIndex(2); // without end
    typeOver(opened.find<QLineEdit>("search.limit"), "3");
    opened.press("search.run");
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    QCOMPARE(opened.table.matchCount(), 3);
    QCOMPARE(opened.rows().mid(0, 3), fitting(numbers(0, 400), kSome).mid(0, 3));
    QVERIFY(opened.find<QLabel>("search.result")->text().contains("limit reached"));
}

void TestSearchPanel::wrongFieldsAreNamedAndNothingRuns_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reported");
    QTest::newRow("from") << "search.from"
                          << "x"
                          << "from: “x” is not a whole number.";
    QTest::newRow("count") << "search.count"
                           << "0"
                           << "count: enter a number from 1 to";
    QTest::newRow("limit") << "search.limit"
                           << "-1"
                           << "Stop after: enter a number from 0 to";
    QTest::newRow("end") << "search.from"
                         << "9223372036854775807"
                         << "exceed 64 bits";
}

void TestSearchPanel::wrongFieldsAreNamedAndNothingRuns()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, reported);
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write(kSome);
    opened.find<QComboBox>("search.range")->setCurrentIndex(1);
    typeOver(opened.find<QLineEdit>(field), typed);
    const QString note = opened.find<FieldNote>("search.note")->text();
    QVERIFY2(note.contains(reported), qPrintable(note));
    QVERIFY(!opened.find<QPushButton>("search.run")->isEnabled());
    QTest::keyClick(opened.find<QLineEdit>(field), Qt::Key_Return);
    QCOMPARE(opened.search->state(), SearchController::State::Idle);
}

void TestSearchPanel::nothingWrittenIsAskedFor()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.press("search.run");
    QCOMPARE(opened.search->state(), SearchController::State::Idle);
    QVERIFY(opened.find<FieldNote>("search.note")->text().contains("condition"));
}

void TestSearchPanel::aPresetIsTaken()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    auto *menu = opened.find<QMenu>("search.presetMenu");
    QVERIFY(menu->actions().size() > 5);
    menu->popup(opened.panel->mapToGlobal(QPoint(10, 10)));
    QTest::keyClick(menu, Qt::Key_Down);
    QTest::keyClick(menu, Qt::Key_Return);
    const QString text = opened.panel->edit()->text();
    QVERIFY(opened.panel->edit()->condition());
    QCOMPARE(text, QString::fromStdString(std::string(conditionPresets().front().text)));
}

void TestSearchPanel::onlyExamplesForTheWorldsToSearchAreOffered()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    const auto *menu = opened.find<QMenu>("search.presetMenu");
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Dungeon, GeneratorKind::Rooms}) {
        const WorldSpec base{{}, {kind, 1}, defaultSettings(kind)};
        opened.panel->setSet(SeedSet::range(base, 0, 10).value());
        QVERIFY(menu->actions().size() >= 3);
        for (const QAction *preset : menu->actions()) {
            const Condition where = conditionOf(preset->data().toString().toStdString());
            for (const MetricQuery &query : where.queries())
                QVERIFY(isMeasuredIn(query, kind));
        }
    }
}

void TestSearchPanel::mixedWorldsAreSearchedForWhatAnyOfThemHas()
{
    const QTemporaryDir folder;
    OpenedSearch run(folder);
    WorldSpec dungeon = worldsOf(GeneratorKind::Dungeon);
    dungeon.seed = "deep";
    const SeedSet mixed = SeedSet::worlds({dungeon, plainCaves("wide")});
    const Condition where = conditionOf("gold(20) >= 0"); // which no dungeon has
    QVERIFY(!isMeasuredIn(where.queries().front(), GeneratorKind::Dungeon));
    run.panel->setSet(mixed);
    run.write("gold(20) >= 0");
    run.press("search.run");
    QVERIFY(run.waitFor(SearchController::State::Finished));
    QVERIFY(run.rows().contains("wide"));
}

void TestSearchPanel::tellsHowRareTheWorldsAre()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    auto *rarity = opened.find<RarityView>("rarity");
    opened.write(kSome);
    QVERIFY(cave::test::waitFor([&] { return !rarity->isBusy(); }));
    QCOMPARE(rarity->rarity()->matches, fitting(numbers(0, 200), kSome).size());
    QVERIFY(opened.find<QLabel>("rarity.text")->text().endsWith("of 200 seeds"));
    opened.write("chests(20) >");
    QVERIFY(!opened.find<QLabel>("rarity.text")->isVisible());
}

void TestSearchPanel::pausesAndResumes()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write(kSome);
    opened.find<QComboBox>("search.range")->setCurrentIndex(2);
    opened.press("search.run");
    QVERIFY(opened.find<QProgressBar>("search.bar")->isVisible());
    QVERIFY(opened.waitForMatches(1));
    opened.press("search.pause");
    QCOMPARE(opened.search->state(), SearchController::State::Paused);
    QTest::qWait(400); // what was being decided may still come in
    const int before = opened.table.matchCount();
    QTest::qWait(400);
    QCOMPARE(opened.table.matchCount(), before);
    QVERIFY(opened.table.rowCount() > before); // near misses behind them
    opened.press("search.pause");
    QVERIFY(opened.waitForMatches(before + 1));
    const QStringList found = opened.rows().mid(0, before + 1);
    QCOMPARE(found, fitting(numbers(0, found.last().toLongLong() + 1), kSome));
}

void TestSearchPanel::cancelKeepsWhatWasFound()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write(kSome);
    opened.find<QComboBox>("search.range")->setCurrentIndex(2);
    opened.press("search.run");
    QVERIFY(opened.waitForMatches(1));
    opened.press("search.cancel");
    QCOMPARE(opened.search->state(), SearchController::State::Cancelled);
    const int found = opened.table.matchCount();
    QVERIFY(found >= 1);
    QTest::qWait(300);
    QCOMPARE(opened.table.matchCount(), found);
    QVERIFY(opened.find<QPushButton>("search.run")->isVisible());
    QVERIFY(!opened.search->offersResume());
}

void TestSearchPanel::aRestartLosesAndDoublesNothing()
{
    constexpr int kWorlds = 5000;
    const QTemporaryDir folder;
    QStringList whole;
    {
        OpenedSearch opened(folder);
        opened.search->start({numbers(0, kWorlds), conditionOf(kSome)});
        QVERIFY(opened.waitFor(SearchController::State::Finished));
        whole = opened.rows();
    }
    int before = 0;
    {
        OpenedSearch opened(folder);
        QVERIFY(!opened.find<QWidget>("search.offer")->isVisible()); // it was finished
        opened.search->setThreads(1);
        opened.search->start({numbers(0, kWorlds), conditionOf(kSome)});
        QVERIFY(opened.waitForMatches(1));
        before = opened.table.matchCount();
    } // the program closes
    OpenedSearch opened(folder);
    QVERIFY(opened.search->offersResume());
    QVERIFY(opened.find<QWidget>("search.offer")->isVisible());
    QVERIFY(opened.find<QLabel>("search.offerText")->text().contains(kSome));
    opened.press("search.goOn");
    QVERIFY(opened.table.matchCount() >= before); // at once
    QVERIFY(opened.table.matchCount() < static_cast<int>(whole.size()));
    QVERIFY(opened.waitFor(SearchController::State::Finished));
    QCOMPARE(opened.rows(), whole);
    QCOMPARE(opened.panel->edit()->text(), kSome);
    QVERIFY(!opened.find<QWidget>("search.offer")->isVisible());
}

void TestSearchPanel::aForgottenSearchIsNotOfferedAgain()
{
    const QTemporaryDir folder;
    {
        OpenedSearch opened(folder);
        opened.search->start({numbers(0, SeedSet::kMaxSize), conditionOf(kSome)});
    }
    {
        OpenedSearch opened(folder);
        const QString text = opened.find<QLabel>("search.offerText")->text();
        QVERIFY2(text.contains(" searched, ") && !text.contains(" of "), qPrintable(text)); // it is endless
        opened.press("search.forget");
        QVERIFY(!opened.find<QWidget>("search.offer")->isVisible());
    }
    const OpenedSearch opened(folder);
    QVERIFY(!opened.search->offersResume());
}

void TestSearchPanel::otherSeedsInTheTableSetTheSearchAside()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.search->start({numbers(0, SeedSet::kMaxSize), conditionOf(kSome)});
    QVERIFY(opened.waitForMatches(1));
    const int found = opened.table.matchCount();
    opened.table.showSet(numbers(50, 7));
    QCOMPARE(opened.search->state(), SearchController::State::Idle);
    QTest::qWait(300);
    QCOMPARE(opened.table.rowCount(), 7);
    QVERIFY(opened.find<QWidget>("search.offer")->isVisible());
    opened.press("search.goOn");
    QVERIFY(opened.table.matchCount() >= found);
}

void TestSearchPanel::filtersWhatIsShown()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.table.showSet(numbers(0, 60));
    opened.write(kSome);
    auto *filter = opened.find<QCheckBox>("search.filter");
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Space);
    const auto expected = static_cast<int>(fitting(numbers(0, 60), kSome).size());
    QTRY_COMPARE_WITH_TIMEOUT(opened.order.rowCount(), expected, cave::test::kPatience);
    QCOMPARE(opened.table.rowCount(), 60);
    QVERIFY(filter->isChecked());
    QTest::keyClick(filter, Qt::Key_Space);
    QVERIFY(!filter->isChecked());
    QCOMPARE(opened.order.rowCount(), 60);
    QTest::keyClick(filter, Qt::Key_Space);
    QVERIFY(filter->isChecked());
    opened.order.clearFilters();
    QVERIFY(!filter->isChecked());
    QCOMPARE(opened.order.rowCount(), 60);
    QTest::keyClick(filter, Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(opened.order.rowCount(), expected, cave::test::kPatience);
    opened.write({});
    QCOMPARE(opened.order.rowCount(), 60);
    QVERIFY(!filter->isChecked());
    QCOMPARE(opened.find<QComboBox>("search.range")->itemText(0), QString("The source's seeds (200)"));
}

void TestSearchPanel::aResumedSearchIsShownUnfiltered()
{
    const QTemporaryDir folder;
    {
        OpenedSearch opened(folder);
        opened.search->start({numbers(0, SeedSet::kMaxSize), conditionOf(kSome)});
        QVERIFY(opened.waitForMatches(1));
    }
    OpenedSearch opened(folder);
    opened.table.showSet(numbers(0, 60));
    opened.write("chests(20) >= 1000");
    auto *filter = opened.find<QCheckBox>("search.filter");
    filter->setFocus();
    QTest::keyClick(filter, Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(opened.order.rowCount(), 0, cave::test::kPatience);
    QCOMPARE(opened.find<QPushButton>("search.forget")->text(), "Discard");
    opened.press("search.goOn");
    QVERIFY(!filter->isChecked());
    QVERIFY(opened.table.matchCount() > 0);
    QCOMPARE(opened.order.rowCount(), opened.table.rowCount());
}

void TestSearchPanel::anUnfinishedSearchThatIsShownCanBeDismissed()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.search->start({numbers(0, SeedSet::kMaxSize), conditionOf(kSome)});
    QVERIFY(opened.waitForMatches(1));
    opened.press("search.cancel");
    const int found = opened.table.matchCount();
    opened.search->show(opened.search->found());
    QVERIFY(opened.find<QWidget>("search.offer")->isVisible());
    const QString text = opened.find<QLabel>("search.offerText")->text();
    QVERIFY2(text.startsWith("This search isn't finished: "), qPrintable(text));
    QCOMPARE(opened.find<QPushButton>("search.forget")->text(), "Dismiss");
    opened.press("search.forget");
    QVERIFY(!opened.find<QWidget>("search.offer")->isVisible());
    QCOMPARE(opened.table.matchCount(), found);
}

void TestSearchPanel::copiesTheSearchAsACommand_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("limit");
    QTest::addColumn<QString>("command");
    QTest::newRow("plain") << "gold > 5"
                           << ""
                           << "cavegame-cli search --where 'gold > 5' --from=-5 --count 1000";
    QTest::newRow("limit") << "gold > 5"
                           << "9"
                           << "cavegame-cli search --where 'gold > 5' --from=-5 --count 1000 --limit 9";
}

void TestSearchPanel::copiesTheSearchAsACommand()
{
    QFETCH(QString, where);
    QFETCH(QString, limit);
    QFETCH(QString, command);
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    WorldSpec usual = plainCaves();
    usual.generator = generatorOfNewWorlds(usual.generator.kind); // others are named in the command
    opened.panel->setSet(SeedSet::range(usual, 0, 200).value());
    opened.write(where);
    opened.find<QComboBox>("search.range")->setCurrentIndex(1);
    typeOver(opened.find<QLineEdit>("search.from"), "-5");
    typeOver(opened.find<QLineEdit>("search.count"), "1000");
    typeOver(opened.find<QLineEdit>("search.limit"), limit);
    QTest::mouseClick(opened.find<QToolButton>("search.copy"), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), command);
}

void TestSearchPanel::aSetThatTheCommandLineCannotSayIsNotCopied()
{
    const QTemporaryDir folder;
    OpenedSearch opened(folder);
    opened.write("gold > 5");
    QVERIFY(opened.find<QToolButton>("search.copy")->isEnabled());
    opened.panel->setSet(SeedSet::list(plainCaves(), {"a", "b"}));
    QVERIFY(!opened.find<QToolButton>("search.copy")->isEnabled());
    WorldSpec other = plainCaves();
    other.settings.threshold = 4;
    opened.panel->setSet(SeedSet::range(other, 0, 10).value());
    QTest::mouseClick(opened.find<QToolButton>("search.copy"), Qt::LeftButton);
    QVERIFY(QApplication::clipboard()->text().endsWith(" --set caves.threshold=4"));
}

void TestSearchPanel::comesBackAsItWas()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("state.ini"), QSettings::IniFormat);
    {
        OpenedSearch opened(folder);
        opened.write("gold > 5 && \"");
        opened.find<QComboBox>("search.range")->setCurrentIndex(1);
        typeOver(opened.find<QLineEdit>("search.from"), "-9000000000000000001");
        typeOver(opened.find<QLineEdit>("search.limit"), "12");
        opened.panel->saveState(settings);
    }
    OpenedSearch opened(folder);
    opened.panel->restoreState(settings);
    QCOMPARE(opened.panel->edit()->text(), "gold > 5 && \"");
    QCOMPARE(opened.find<QLineEdit>("search.from")->text(), "-9000000000000000001");
    QCOMPARE(opened.find<QLineEdit>("search.limit")->text(), "12");
    QVERIFY(opened.find<QLineEdit>("search.from")->isVisible());
}

void TestSearchPanel::durationsAreShort()
{
    QCOMPARE(durationText(27.2), "28 s");
    QCOMPARE(durationText(200), "4 min");
    QCOMPARE(durationText(3 * 3600 + 1230), "3 h 20 min");
    QCOMPARE(durationText(2.5 * 86400), "3 days");
}

CAVE_WIDGET_TEST(TestSearchPanel)
#include "tst_search_panel.moc"
