// SPDX-License-Identifier: MIT
#include "app/seeds/table/column_menu.h"
#include "app/seeds/table/seed_table_view.h"
#include "app/seeds/table/sort_box.h"

#include <QComboBox>
#include <QHeaderView>
#include <QListView>
#include <QToolButton>

#include "tests/seeds/seed_fixture.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A table and its sort box, as on the page of seeds.
struct OpenedTable : SeedFixture {
    OpenedTable()
    {
        view.resize(900, 300);
        show("chests >= 0 && nearest_chest(40) >= 0", {{3, 10}, {1, 30}, {2, 20}});
        bringUp(view);
    }
    void showWorldsOf(GeneratorKind kind)
    {
        WorldSpec base;
        base.generator.kind = kind;
        base.settings = defaultSettings(kind);
        table.showSet(SeedSet::range(base, 0, 4).value());
    }
    QComboBox *choice() { return named<QComboBox>(box, "seeds.sort"); }
    QToolButton *direction() { return named<QToolButton>(box, "seeds.direction"); }
    void clickHeading(const QString &text)
    {
        QHeaderView *header = view.horizontalHeader();
        for (int column = 0; column < header->count(); ++column) {
            if (order.headerData(column, Qt::Horizontal).toString() != text)
                continue;
            const QPoint at(header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                            header->height() / 2);
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
            return;
        }
        qFatal("there is no heading '%s'", qPrintable(text));
    }
    /// The metrics that can be chosen.
    QStringList offered()
    {
        QStringList texts;
        const auto *list = qobject_cast<QListView *>(choice()->view());
        for (int row = 0; row < choice()->count(); ++row) {
            if (!list->isRowHidden(row))
                texts += choice()->itemText(row);
        }
        return texts;
    }

    SortBox box{order};
    SeedTableView view{order, selection};
};

class TestSortBox : public QObject {
    Q_OBJECT

private slots:
    void aClickOnAHeadingIsShown()
    {
        OpenedTable opened;
        QCOMPARE(opened.choice()->currentText(), "Source order");
        opened.clickHeading("Chests");
        QCOMPARE(opened.choice()->currentText(), "Chests");
        QCOMPARE(opened.shown(), QStringList({"seed 1", "seed 2", "seed 0"}));
        opened.clickHeading("Chests");
        QVERIFY(opened.direction()->isChecked());
        QCOMPARE(opened.shown(), QStringList({"seed 0", "seed 2", "seed 1"}));
        opened.clickHeading("Chests");
        QCOMPARE(opened.choice()->currentText(), "Source order");
    }

    void anotherReachAndOtherColumnsAreShownByTheirHeading()
    {
        OpenedTable opened;
        opened.clickHeading("Nearest chest (40)");
        QCOMPARE(opened.choice()->currentText(), "Nearest chest (40)");
        QTest::mouseClick(opened.direction(), Qt::LeftButton);
        QCOMPARE(opened.shown(), QStringList({"seed 1", "seed 2", "seed 0"}));
        opened.clickHeading("Seed");
        QCOMPARE(opened.choice()->currentText(), "Seed");
        QVERIFY(!opened.offered().contains("Nearest chest (40)"));
    }

    void onlyMetricsOfTheWorldsShownAreOffered()
    {
        OpenedTable opened;
        QVERIFY(opened.offered().contains("Nearest chest"));
        QVERIFY(!opened.offered().contains("Distance to the boss"));
        opened.clickHeading("Chests");
        opened.showWorldsOf(GeneratorKind::Rooms);
        QVERIFY(!opened.offered().contains("Nearest chest"));
        QVERIFY(opened.offered().contains("Distance to the boss"));
        QCOMPARE(opened.choice()->currentText(), "Source order");
    }

    void theTableHidesColumnsThatWorldsDoNotHaveAndItsMenuDoesNotOfferThem()
    {
        OpenedTable opened;
        opened.showWorldsOf(GeneratorKind::Rooms);
        const auto isShown = [&](const QString &text) {
            for (int column = 0; column < opened.order.columnCount(); ++column) {
                if (opened.order.headerData(column, Qt::Horizontal).toString() == text)
                    return !opened.view.isColumnHidden(column);
            }
            return false;
        };
        QVERIFY(!isShown("Chests"));
        QVERIFY(isShown("Seed"));
        const ColumnMenu menu(opened.view, -1);
        const QMenu *columns = menu.findChild<QMenu *>("columnMenu.columns");
        QVERIFY(columns->findChild<QAction *>("columnMenu.column.rooms") != nullptr);
        QVERIFY(columns->findChild<QAction *>("columnMenu.column.chests") == nullptr);
        opened.showWorldsOf(GeneratorKind::Caves);
        QVERIFY(isShown("Chests"));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSortBox)
#include "tst_sort_box.moc"
