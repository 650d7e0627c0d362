// SPDX-License-Identifier: MIT
#include "app/play/log/journal_dialog.h"
#include "app/play/page/play_dialogs.h"
#include "app/play/runs/run_end_panel.h"

#include <QHeaderView>
#include <QSemaphore>
#include <QTabWidget>
#include <QThread>
#include <QTreeWidget>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestJournal : public QObject {
    Q_OBJECT

    static JournalDialog *open(PlayFixture &play)
    {
        play.press(Qt::Key_J, Qt::ControlModifier);
        return play.page().findChild<JournalDialog *>();
    }
    static QStringList facts(const JournalDialog *journal)
    {
        QStringList reported;
        for (const QWidget *fact : journal->findChildren<QWidget *>()) {
            if (fact->accessibleName().contains(": "))
                reported.append(fact->accessibleName());
        }
        return reported;
    }

    static JournalEntry worldWithGold(const QString &name, qint64 gold)
    {
        JournalEntry entry;
        entry.name = name;
        entry.gold = gold;
        return entry;
    }

private slots:
    void itTellsWhatWasDone()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_Period);
        const JournalDialog *journal = open(play);
        QVERIFY(journal != nullptr && journal->isVisible());
        QCOMPARE(journal->findChild<QLabel *>("journal.title")->text(), QString("Test world"));
        QVERIFY2(facts(journal).contains("Turns: 1"), qPrintable(facts(journal).join('\n')));
        QVERIFY(facts(journal).contains("Steps: 0"));
        QVERIFY(facts(journal).contains("Deaths: 0"));
        QVERIFY(journal->findChild<QLabel *>("journal.noKills")->isVisible());
    }

    void itCountsTheDefeatedByKindWithTheirFigures()
    {
        PlayFixture play(kQuietSeed);
        QVERIFY(play.exploreUntil([&] {
            return !play.session().world().player().statistics.kills.empty() &&
                   play.session().fight() == nullptr;
        }));
        const JournalDialog *journal = open(play);
        const auto *kills = journal->findChild<QTreeWidget *>("journal.kills");
        const auto &[key, count] = *play.session().world().player().statistics.kills.begin();
        bool found = false;
        for (int row = 0; row < kills->topLevelItemCount(); ++row) {
            const QTreeWidgetItem *item = kills->topLevelItem(row);
            QVERIFY(!item->icon(0).isNull());
            found = found || (item->text(0) ==
                                  QString::fromStdString(play.session().content().findMonster(key)->name) &&
                              item->text(1) == QString("×%1").arg(count));
        }
        QVERIFY(found);
    }

    void worldsAreComparedAndSortedByNumber()
    {
        PlayFixture play(kQuietSeed);
        play.page().dialogs().setOtherWorlds([] {
            return [](const JobRunner::Wanted &) -> Result<QList<JournalEntry>> {
                return QList<JournalEntry>{worldWithGold("Poor", 99), worldWithGold("Rich", 1000)};
            };
        });
        JournalDialog *journal = open(play);
        journal->findChild<QTabWidget *>("journal.tabs")->setCurrentIndex(1);
        auto *worlds = journal->findChild<QTreeWidget *>("journal.worlds");
        QTRY_COMPARE(worlds->topLevelItemCount(), 3);
        constexpr int kGold = 6;
        QCOMPARE(worlds->headerItem()->text(kGold), QString("Gold"));
        const QHeaderView *header = worlds->header();
        const QPoint at(header->sectionViewportPosition(kGold) + header->sectionSize(kGold) / 2,
                        header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        const bool descending = header->sortIndicatorOrder() == Qt::DescendingOrder;
        QCOMPARE(worlds->topLevelItem(descending ? 0 : 2)->text(0), QString("Rich"));
        QCOMPARE(worlds->topLevelItem(1)->text(0), QString("Poor"));
    }

    void itIsThereBeforeTheOtherWorldsAreRead()
    {
        PlayFixture play(kQuietSeed);
        QSemaphore read;
        play.page().dialogs().setOtherWorlds([&read] {
            return [&read](const JobRunner::Wanted &) -> Result<QList<JournalEntry>> {
                read.acquire();
                return QList<JournalEntry>{worldWithGold("Poor", 99)};
            };
        });
        JournalDialog *journal = open(play);
        QVERIFY(journal->isVisible());
        journal->findChild<QTabWidget *>("journal.tabs")->setCurrentIndex(1);
        const auto *note = journal->findChild<QLabel *>("journal.worldsNote");
        const auto *worlds = journal->findChild<QTreeWidget *>("journal.worlds");
        QVERIFY(note->isVisible());
        QCOMPARE(note->text(), QString("Reading…"));
        QCOMPARE(worlds->topLevelItemCount(), 1);
        QCOMPARE(worlds->topLevelItem(0)->text(0), QString("Test world"));
        read.release();
        QTRY_COMPARE(worlds->topLevelItemCount(), 2);
        QVERIFY(!note->isVisible());
    }

    void openedAgainItShowsWhatIsThereByThen()
    {
        PlayFixture play(kQuietSeed);
        int opened = 0;
        play.page().dialogs().setOtherWorlds([&opened] {
            return [first = ++opened == 1](const JobRunner::Wanted &wanted) -> Result<QList<JournalEntry>> {
                while (first && wanted(0))
                    QThread::msleep(1); // would never end
                return QList<JournalEntry>{worldWithGold(first ? "Outdated" : "Current", 1)};
            };
        });
        JournalDialog *journal = open(play);
        QTest::keyClick(journal, Qt::Key_Escape);
        QVERIFY(!journal->isVisible());
        open(play);
        const auto *worlds = journal->findChild<QTreeWidget *>("journal.worlds");
        QTRY_COMPARE(worlds->topLevelItemCount(), 2);
        QVERIFY(worlds->findItems("Outdated", Qt::MatchExactly).isEmpty());
        QCOMPARE(worlds->findItems("Current", Qt::MatchExactly).size(), 1);
    }

    void theWindowClosesWhileWorldsAreRead()
    {
        PlayFixture play(kQuietSeed);
        play.page().dialogs().setOtherWorlds([] {
            return [](const JobRunner::Wanted &wanted) -> Result<QList<JournalEntry>> {
                while (wanted(0))
                    QThread::msleep(1);
                return QList<JournalEntry>();
            };
        });
        QVERIFY(open(play)->isVisible());
    } // ends: the reading is given up

    void aFolderThatCannotBeReadIsReported()
    {
        PlayFixture play(kQuietSeed);
        play.page().dialogs().setOtherWorlds([] {
            return [](const JobRunner::Wanted &) -> Result<QList<JournalEntry>> {
                return Error{ErrorCode::Io, "cannot read the worlds folder"};
            };
        });
        JournalDialog *journal = open(play);
        const auto *note = journal->findChild<QLabel *>("journal.worldsNote");
        QTRY_VERIFY2(note->text().contains("cannot read the worlds folder"), qPrintable(note->text()));
        QCOMPARE(journal->findChild<QTreeWidget *>("journal.worlds")->topLevelItemCount(), 1);
    }

    void ofSeveralPlayersTheOneAtThisMachineIsShownFirst()
    {
        JournalEntry entry;
        entry.name = "Together";
        for (const int id : {1, 2}) {
            PlayerSummary player;
            player.id = id;
            player.name = id == 1 ? "Ada" : "Bo";
            player.colour = 0xff0000;
            player.shown = id == 2;
            player.present = id == 2;
            player.gold = 100 * id;
            player.statistics.steps = 10 * id;
            player.statistics.deaths = id;
            entry.players.push_back(player);
        }
        JournalDialog journal;
        journal.setWorld(entry, nullptr);
        journal.show();
        auto *players = journal.findChild<QTreeWidget *>("journal.players");
        QVERIFY(players->isVisible());
        QCOMPARE(players->topLevelItemCount(), 2);
        QVERIFY(players->topLevelItem(0)->text(0).contains("Ada (absent)"));
        QVERIFY(facts(&journal).contains("Steps: 20"));
        QVERIFY(facts(&journal).contains("Gold carried: 200"));
        players->setFocus();
        QTest::keyClick(players, Qt::Key_Up);
        QVERIFY2(facts(&journal).contains("Steps: 10"), qPrintable(facts(&journal).join('\n')));
        QVERIFY(facts(&journal).contains("Gold carried: 100"));
        QVERIFY(facts(&journal).contains("Deaths: 1"));
        // Of a lone player there is nothing to choose.
        journal.setWorld({}, nullptr);
        QVERIFY(!players->isVisible());
    }

    void theEndOfARunListsItsPlayers()
    {
        PlayFixture play(kQuietSeed);
        RunEndActions actions;
        RunEndPanel panel(actions, &play.page());
        RunSummary run;
        run.scenario = ScenarioKind::DungeonRun;
        panel.open(run, std::nullopt);
        const qsizetype lines = panel.text().count('\n');
        PlayerSummary player;
        player.name = "Ada";
        player.experience = 77;
        run.players = {player, player};
        run.players[1].name = "Bo";
        panel.open(run, std::nullopt);
        QCOMPARE(panel.text().count('\n'), lines + 2);
        QVERIFY2(panel.text().contains("Ada: score 77"), qPrintable(panel.text()));
    }

    void timesAreReadable()
    {
        QCOMPARE(durationText(-1), QString("–"));
        QCOMPARE(durationText(40'000), QString("40 s"));
        QCOMPARE(durationText(125 * 60'000), QString("2 h 5 min"));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestJournal)
#include "tst_journal.moc"
