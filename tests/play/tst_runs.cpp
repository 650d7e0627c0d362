// SPDX-License-Identifier: MIT
#include "app/common/seed_words.h"
#include "app/play/log/number_table.h"
#include "app/play/runs/runs_dialog.h"
#include "app/shell/settings/language.h"
#include "core/io/files/database.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <memory>
#include <optional>
#include <string>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// The history of runs as a dialog.
class TestRuns : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void withoutRunsItSaysWhatBelongsThere();
    void theBestComeFirstAndTheLatestInTheOtherTab();
    void aRunIsTakenOutAfterASecondThought();
    void runsThatCannotBeReadAreCounted();
    void runsOfRoomsHaveHeadsOfTheirOwnAndTheirTimeInMinutes();
    void aRunOfSeveralListsThem();
    void whatKilledThePlayerAndWhereAreColumns();
    void revealedRunsAreMarkedAndHaveNoPlace();
    void theSeedOfTheDayHasItsOwnList();
    void runsWithEasedRulesAreRankedApart();
    void noColumnIsCutWithoutAToolTip();
    void longNamesGiveWaySoThatAllColumnsAreInView_data();
    void longNamesGiveWaySoThatAllColumnsAreInView();
    void headingsStandOverTheirNumbers();
    void aHeadingThatIsCutKeepsItsBeginning();

private:
    void add(const char *name, std::int64_t score, std::int64_t endedMs, bool won);
    void open();
    [[nodiscard]] QTreeWidget *table(const char *id) const { return m_dialog->findChild<QTreeWidget *>(id); }
    /// The heads of the columns that are shown.
    [[nodiscard]] static QStringList heads(const QTreeWidget &table);
    /// The names of the worlds, from the first row.
    [[nodiscard]] static QStringList worlds(const QTreeWidget &table);
    /// The text of a row below a head; empty if there is no such column.
    [[nodiscard]] static QString cell(const QTreeWidget &table, int row, const char *head);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<RunHistory> m_history;
    std::unique_ptr<RunsDialog> m_dialog;
};

} // namespace

void TestRuns::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Result<RunHistory> history = RunHistory::open(m_folder->filePath("runs.db").toStdString());
    QVERIFY(history.ok());
    m_history.emplace(std::move(*history));
}

void TestRuns::cleanup()
{
    m_dialog.reset();
    m_history.reset();
}

void TestRuns::add(const char *name, std::int64_t score, std::int64_t endedMs, bool won)
{
    RunRecord run;
    run.scenario = ScenarioKind::DungeonRun;
    run.worldName = name;
    run.seed = "seed";
    run.score = score;
    run.endedMs = endedMs;
    run.won = won;
    QVERIFY(m_history->add(name, run).ok());
}

void TestRuns::open()
{
    m_dialog = std::make_unique<RunsDialog>(*m_history);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get(), cave::test::kPatience));
}

QStringList TestRuns::heads(const QTreeWidget &table)
{
    QStringList heads;
    for (int column = 0; column < table.columnCount(); ++column) {
        if (!table.isColumnHidden(column))
            heads.append(table.headerItem()->text(column));
    }
    return heads;
}

QStringList TestRuns::worlds(const QTreeWidget &table)
{
    QStringList names;
    for (int row = 0; row < table.topLevelItemCount(); ++row) {
        for (int column = 0; column < table.columnCount(); ++column) {
            if (table.headerItem()->text(column) == "World")
                names.append(table.topLevelItem(row)->text(column));
        }
    }
    return names;
}

QString TestRuns::cell(const QTreeWidget &table, int row, const char *head)
{
    for (int column = 0; column < table.columnCount(); ++column) {
        if (!table.isColumnHidden(column) && table.headerItem()->text(column) == QLatin1String(head))
            return table.topLevelItem(row)->text(column);
    }
    return {};
}

void TestRuns::withoutRunsItSaysWhatBelongsThere()
{
    open();
    auto *empty = m_dialog->findChild<QLabel *>("runs.empty");
    QVERIFY(empty->isVisible());
    auto *kind = m_dialog->findChild<QComboBox *>("runs.kind");
    QVERIFY2(empty->text().contains(kind->currentText()), qPrintable(empty->text()));
    QTest::keyClick(kind, Qt::Key_Down);
    QVERIFY2(empty->text().contains(kind->currentText()), qPrintable(empty->text()));
    QVERIFY(!m_dialog->findChild<QPushButton *>("runs.removeButton")->isEnabled());
}

void TestRuns::theBestComeFirstAndTheLatestInTheOtherTab()
{
    add("middling", 900, 3000, false);
    add("poor", 1000 - 950, 2000, false);
    add("best", 1200, 1000, true);
    open();
    QCOMPARE(worlds(*table("runs.best")), QStringList({"best", "middling", "poor"}));
    QCOMPARE(worlds(*table("runs.all")), QStringList({"middling", "poor", "best"}));
}

void TestRuns::aRunIsTakenOutAfterASecondThought()
{
    add("one", 10, 1000, false);
    add("two", 20, 2000, true);
    open();
    QTreeWidget *best = table("runs.best");
    best->setFocus();
    best->setCurrentItem(best->topLevelItem(1));
    QTest::keyClick(best, Qt::Key_Delete);
    auto *keep = m_dialog->findChild<QPushButton *>("runs.removal.no");
    QVERIFY(keep->isVisible());
    QTest::mouseClick(keep, Qt::LeftButton);
    QCOMPARE(worlds(*best).size(), 2);
    QTest::keyClick(best, Qt::Key_Delete);
    QTest::mouseClick(m_dialog->findChild<QPushButton *>("runs.removal.yes"), Qt::LeftButton);
    QCOMPARE(worlds(*best), QStringList("two"));
    QCOMPARE(m_history->all()->size(), std::size_t{1});
}

void TestRuns::runsThatCannotBeReadAreCounted()
{
    const InstalledLanguage english("en"); // its plurals
    for (const char *name : {"one", "two", "three"})
        add(name, 10, 1000, false);
    Result<Database> file =
        Database::open(m_folder->filePath("runs.db").toStdString(), Database::Mode::ReadWrite);
    QVERIFY(file.ok());
    QVERIFY(file->execute("UPDATE runs SET scenario = 'chess' WHERE run = 'one'").ok());
    open();
    auto *problem = m_dialog->findChild<QLabel *>("runs.problem");
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().startsWith("1 run can't be read"), qPrintable(problem->text()));
    QCOMPARE(worlds(*table("runs.all")).size(), 2);
    QVERIFY(file->execute("UPDATE runs SET scenario = 'chess'").ok());
    m_dialog->refresh();
    QVERIFY2(problem->text().startsWith("3 runs can't be read"), qPrintable(problem->text()));
}

void TestRuns::runsOfRoomsHaveHeadsOfTheirOwnAndTheirTimeInMinutes()
{
    add("dungeon", 10, 1000, false);
    RunRecord run;
    run.worldName = "rooms";
    run.scenario = ScenarioKind::Rooms;
    run.turns = std::int64_t{125} * 64; // of which a second has 64
    QVERIFY(m_history->add("rooms", run).ok());
    open();
    m_dialog->showKind(ScenarioKind::Rooms);
    for (const char *id : {"runs.best", "runs.all"}) {
        const QTreeWidget *shown = table(id);
        const QStringList named = heads(*shown);
        for (const char *head : {"Room", "Taken", "Time", "Played"})
            QVERIFY2(named.contains(head), head);
        for (const char *head : {"Floor", "Treasures", "Turns", "Level"})
            QVERIFY2(!named.contains(head), head);
        QStringList texts;
        for (int column = 0; column < shown->columnCount(); ++column) {
            if (shown->headerItem()->text(column) == "Time")
                texts.append(shown->topLevelItem(0)->text(column));
        }
        QCOMPARE(texts, QStringList("2:05"));
    }
    m_dialog->showKind(ScenarioKind::DungeonRun);
    for (const char *head : {"Floor", "Treasures", "Turns", "Level"})
        QVERIFY2(heads(*table("runs.best")).contains(head), head);
}

void TestRuns::aRunOfSeveralListsThem()
{
    add("alone", 10, 1000, false);
    open();
    QVERIFY(!heads(*table("runs.best")).contains("Players"));
    RunRecord run;
    run.scenario = ScenarioKind::DungeonRun;
    run.worldName = "together";
    run.score = 50;
    run.endedMs = 2000;
    run.players = {{"Ada", 50, 2, 7, 3}, {"", 40, 1, 5, 0}};
    QVERIFY(m_history->add("together", run).ok());
    m_dialog->refresh();
    QTreeWidget *best = table("runs.best");
    QVERIFY(heads(*best).contains("Players"));
    QTreeWidgetItem *row = best->topLevelItem(0);
    QCOMPARE(row->childCount(), 2);
    QStringList texts;
    for (int player = 0; player < 2; ++player) {
        for (int column = 0; column < best->columnCount(); ++column)
            texts.append(row->child(player)->text(column));
    }
    for (const char *text : {"Ada", "Player 2", "50", "40", "7"})
        QVERIFY2(texts.contains(text), text);
    // A player's row stands for the run.
    best->setFocus();
    best->setCurrentItem(row->child(1));
    QTest::keyClick(best, Qt::Key_Delete);
    QTest::mouseClick(m_dialog->findChild<QPushButton *>("runs.removal.yes"), Qt::LeftButton);
    QCOMPARE(worlds(*best), QStringList("alone"));
}

void TestRuns::whatKilledThePlayerAndWhereAreColumns()
{
    RunRecord run;
    run.scenario = ScenarioKind::Journey;
    run.worldName = "deep";
    run.place = 4;
    run.death = Death{};
    run.death->killer = "stone_golem";
    run.death->harm = Points::whole(9);
    run.death->left = Points::whole(4);
    QVERIFY(m_history->add("1 deep", run).ok());
    run.worldName = "old"; // of a version that didn't know
    run.place = 0;
    run.death.reset();
    QVERIFY(m_history->add("2 old", run).ok());
    open();
    m_dialog->showKind(ScenarioKind::Journey);
    QTreeWidget *all = table("runs.all");
    const auto deep = static_cast<int>(worlds(*all).indexOf("deep"));
    QCOMPARE(cell(*all, deep, "Killed by"), QString("Stone Golem"));
    QCOMPARE(cell(*all, deep, "Where"), QString("the Deep"));
    QCOMPARE(cell(*all, 1 - deep, "Killed by"), QString());
    QCOMPARE(cell(*all, 1 - deep, "World"), QString("old"));
    QStringList tips;
    for (int column = 0; column < all->columnCount(); ++column)
        tips.append(all->topLevelItem(deep)->toolTip(column));
    QVERIFY(tips.join("; ").contains(
        "The Stone Golem struck you down with a blow of 9 when you had 4 health left."));
}

void TestRuns::revealedRunsAreMarkedAndHaveNoPlace()
{
    add("fair", 100, 1000, false);
    RunRecord run;
    run.scenario = ScenarioKind::DungeonRun;
    run.worldName = "revealed";
    run.score = 900;
    run.won = true;
    run.revealed = true;
    QVERIFY(m_history->add("2 revealed", run).ok());
    open();
    const QTreeWidget *best = table("runs.best");
    QCOMPARE(worlds(*best), QStringList({"fair", "revealed"}));
    QCOMPARE(cell(*best, 0, "Place"), QString("1"));
    QCOMPARE(cell(*best, 1, "Place"), QString());
    QCOMPARE(cell(*best, 1, "Outcome"), QString("Victory (revealed)"));
}

void TestRuns::theSeedOfTheDayHasItsOwnList()
{
    add("another seed", 900, 1000, false);
    RunRecord run;
    run.scenario = ScenarioKind::DungeonRun;
    run.seed = seedOfTheDay().toStdString();
    for (const int score : {10, 30, 20}) {
        run.worldName = "today " + std::to_string(score);
        run.score = score;
        QVERIFY(m_history->add(std::to_string(score) + " today", run).ok());
    }
    open();
    QCOMPARE(worlds(*table("runs.day")), QStringList({"today 30", "today 20", "today 10"}));
    auto *tabs = m_dialog->findChild<QTabWidget *>("runs.tabs");
    tabs->setCurrentIndex(1);
    QVERIFY(table("runs.day")->isVisible());
    QVERIFY(m_dialog->findChild<QLabel *>("runs.dayText")->text().contains(seedOfTheDay()));
}

void TestRuns::runsWithEasedRulesAreRankedApart()
{
    add("plain", 100, 1000, false);
    open();
    auto *rules = m_dialog->findChild<QComboBox *>("runs.rules");
    QVERIFY(!rules->isVisible()); // there is nothing to choose
    QCOMPARE(cell(*table("runs.best"), 0, "Outcome"), QString("Died"));
    RunRecord run;
    run.scenario = ScenarioKind::DungeonRun;
    run.seed = seedOfTheDay().toStdString();
    run.endedMs = 2000;
    run.eased = true;
    for (const int score : {900, 700}) {
        run.worldName = "eased " + std::to_string(score);
        run.score = score;
        QVERIFY(m_history->add(std::to_string(score) + " eased", run).ok());
    }
    m_dialog->refresh();
    QVERIFY(rules->isVisible());
    // Those like the latest run come first.
    QCOMPARE(worlds(*table("runs.best")), QStringList({"eased 900", "eased 700"}));
    QCOMPARE(worlds(*table("runs.day")).size(), 2);
    QCOMPARE(cell(*table("runs.best"), 0, "Outcome"), QString("Died (gentle)"));
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Up);
    QCOMPARE(worlds(*table("runs.best")), QStringList("plain"));
    QCOMPARE(cell(*table("runs.best"), 0, "Place"), QString("1"));
    QVERIFY(worlds(*table("runs.day")).isEmpty());
    QCOMPARE(worlds(*table("runs.all")).size(), 3);
    m_dialog->showKind(ScenarioKind::Rooms);
    QVERIFY(!rules->isVisible());
}

void TestRuns::noColumnIsCutWithoutAToolTip()
{
    RunRecord run;
    run.scenario = ScenarioKind::Rooms;
    run.worldName = std::string(150, 'w');
    run.seed = std::string(150, 's');
    run.death = Death{};
    run.death->cause = Death::Cause::Arrow;
    run.death->killer = "archer";
    run.place = 3;
    QVERIFY(m_history->add("1 long", run).ok());
    open();
    m_dialog->showKind(ScenarioKind::Rooms);
    QTreeWidget *all = table("runs.all");
    m_dialog->findChild<QTabWidget *>("runs.tabs")->setCurrentWidget(all);
    for (int column = 0; column < all->columnCount(); ++column) {
        if (all->isColumnHidden(column))
            continue;
        const QTreeWidgetItem *row = all->topLevelItem(0);
        const int needed = all->fontMetrics().horizontalAdvance(row->text(column));
        const QString name = all->headerItem()->text(column);
        QVERIFY2(needed <= all->columnWidth(column) || row->toolTip(column).startsWith(row->text(column)),
                 qPrintable(name));
        QVERIFY2(all->fontMetrics().horizontalAdvance(name) <= all->columnWidth(column) ||
                     all->headerItem()->toolTip(column) == name,
                 qPrintable(name));
    }
}

void TestRuns::longNamesGiveWaySoThatAllColumnsAreInView_data()
{
    QTest::addColumn<QString>("language");
    for (const LanguageInfo &language : kLanguages)
        QTest::newRow(language.code) << language.code;
}

/// Headings of numbers are never cut, and those of texts only in a very small window.
void TestRuns::longNamesGiveWaySoThatAllColumnsAreInView()
{
    QFETCH(QString, language);
    const InstalledLanguage installed(language);
    QLocale::setDefault(QLocale(language));
    const auto restored = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    RunRecord run;
    run.worldName = std::string(150, 'w');
    run.seed = std::string(150, 's');
    run.death = Death{};
    run.death->cause = Death::Cause::Arrow;
    run.death->killer = "archer";
    run.score = 12'345;
    run.turns = 12'345;
    run.playMs = 3'720'000;
    run.endedMs = 1'790'000'000'000;
    for (const ScenarioKind kind : {ScenarioKind::DungeonRun, ScenarioKind::Rooms}) {
        run.scenario = kind;
        QVERIFY(m_history->add("1 long" + std::to_string(static_cast<int>(kind)), run).ok());
    }
    open();
    for (const ScenarioKind kind : {ScenarioKind::DungeonRun, ScenarioKind::Rooms}) {
        m_dialog->showKind(kind);
        for (const int width : {1040, 784, 640}) {
            m_dialog->resize(width, 480);
            for (const char *id : {"runs.best", "runs.all"}) {
                QTreeWidget *shown = table(id);
                m_dialog->findChild<QTabWidget *>("runs.tabs")->setCurrentWidget(shown);
                QCoreApplication::processEvents();
                QVERIFY2(shown->horizontalScrollBar()->maximum() == 0,
                         qPrintable(QString("%1 in %2 of %3")
                                        .arg(shown->header()->length())
                                        .arg(shown->viewport()->width())
                                        .arg(width)));
                QVERIFY(!shown->horizontalScrollBar()->isVisible());
                QCOMPARE(m_dialog->width(), width);
                for (int column = 0; column < shown->columnCount(); ++column) {
                    const QString name = shown->headerItem()->text(column);
                    const bool isText = (shown->headerItem()->textAlignment(column) & Qt::AlignRight) == 0;
                    const int needed = shown->header()->fontMetrics().horizontalAdvance(name);
                    QVERIFY2(shown->isColumnHidden(column) || needed < shown->columnWidth(column) ||
                                 (isText && width < 784),
                             qPrintable(QString("%1 at %2").arg(name).arg(width)));
                }
            }
        }
    }
}

void TestRuns::headingsStandOverTheirNumbers()
{
    add("one", 10, 1000, false);
    open();
    const QTreeWidget *best = table("runs.best");
    for (int column = 0; column < best->columnCount(); ++column) {
        const auto isRight = [column](const QTreeWidgetItem *item) {
            return (item->textAlignment(column) & Qt::AlignRight) != 0;
        };
        QVERIFY2(isRight(best->topLevelItem(0)) == isRight(best->headerItem()),
                 qPrintable(best->headerItem()->text(column)));
    }
}

void TestRuns::aHeadingThatIsCutKeepsItsBeginning()
{
    const auto table = std::make_unique<NumberTable>();
    table->setColumnCount(2);
    table->headerItem()->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
    const auto picture = [&table](const QString &heading) {
        table->headerItem()->setText(0, heading);
        table->setColumnWidth(0, 60);
        return table->header()->grab().toImage();
    };
    QVERIFY(picture("Beginning and end") == picture("Beginning without it"));
    QVERIFY(picture("One") != picture("Two"));
}

CAVE_WIDGET_TEST(TestRuns)
#include "tst_runs.moc"
