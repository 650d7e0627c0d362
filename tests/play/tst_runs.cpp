// SPDX-License-Identifier: MIT
#include "app/play/runs/runs_dialog.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <memory>
#include <optional>

#include "tests/support/widget_test.h"

using namespace cave;

/// The history of runs as a dialog.
class TestRuns : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void withoutRunsItSaysWhatBelongsThere();
    void theBestComeFirstAndTheLatestInTheOtherTab();
    void aRunIsTakenOutAfterASecondThought();
    void runsOfRoomsHaveHeadsOfTheirOwnAndTheirTimeInMinutes();
    void aRunOfSeveralListsThem();

private:
    void add(const char *name, std::int64_t score, std::int64_t endedMs, bool won);
    void open();
    [[nodiscard]] QTreeWidget *table(const char *id) const { return m_dialog->findChild<QTreeWidget *>(id); }
    /// The heads of the columns that are shown.
    [[nodiscard]] static QStringList heads(const QTreeWidget &table);
    /// The names of the worlds, from the first row.
    [[nodiscard]] static QStringList worlds(const QTreeWidget &table);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<RunHistory> m_history;
    std::unique_ptr<RunsDialog> m_dialog;
};

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

void TestRuns::withoutRunsItSaysWhatBelongsThere()
{
    open();
    auto *empty = m_dialog->findChild<QLabel *>("runs.empty");
    QVERIFY(empty->isVisible());
    QVERIFY(empty->text().contains("Dungeon Run"));
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
    auto *keep = m_dialog->findChild<QPushButton *>("runs.keepIt");
    QVERIFY(keep->isVisible());
    QTest::mouseClick(keep, Qt::LeftButton);
    QCOMPARE(worlds(*best).size(), 2);
    QTest::keyClick(best, Qt::Key_Delete);
    QTest::mouseClick(m_dialog->findChild<QPushButton *>("runs.removeIt"), Qt::LeftButton);
    QCOMPARE(worlds(*best), QStringList("two"));
    QCOMPARE(m_history->all()->size(), std::size_t{1});
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
    QTest::mouseClick(m_dialog->findChild<QPushButton *>("runs.removeIt"), Qt::LeftButton);
    QCOMPARE(worlds(*best), QStringList("alone"));
}

CAVE_WIDGET_TEST(TestRuns)
#include "tst_runs.moc"
