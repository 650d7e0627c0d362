// SPDX-License-Identifier: MIT
#include "app/play/log/journal_dialog.h"

#include <QHeaderView>
#include <QTabWidget>
#include <QTreeWidget>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

class TestJournal : public QObject {
    Q_OBJECT

    static JournalDialog *open(PlayFixture &play)
    {
        play.press(Qt::Key_J, Qt::ControlModifier);
        return play.page().findChild<JournalDialog *>();
    }
    static QStringList facts(const JournalDialog *journal)
    {
        QStringList told;
        for (const QWidget *fact : journal->findChildren<QWidget *>()) {
            if (fact->accessibleName().contains(": "))
                told.append(fact->accessibleName());
        }
        return told;
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
            return !play.session().world().player.statistics.kills.empty() &&
                   play.session().fight() == nullptr;
        }));
        const JournalDialog *journal = open(play);
        const auto *kills = journal->findChild<QTreeWidget *>("journal.kills");
        const auto &[key, count] = *play.session().world().player.statistics.kills.begin();
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
        play.page().setOtherWorlds([] {
            JournalEntry rich;
            rich.name = "Rich";
            rich.gold = 1000;
            JournalEntry poor;
            poor.name = "Poor";
            poor.gold = 99;
            return QList<JournalEntry>{poor, rich};
        });
        JournalDialog *journal = open(play);
        journal->findChild<QTabWidget *>("journal.tabs")->setCurrentIndex(1);
        auto *worlds = journal->findChild<QTreeWidget *>("journal.worlds");
        QCOMPARE(worlds->topLevelItemCount(), 3);
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

    void timesAreReadable()
    {
        QCOMPARE(durationText(-1), QString("–"));
        QCOMPARE(durationText(40'000), QString("40 s"));
        QCOMPARE(durationText(125 * 60'000), QString("2 h 5 min"));
    }
};

CAVE_WIDGET_TEST(TestJournal)
#include "tst_journal.moc"
