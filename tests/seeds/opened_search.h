// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/page/search_panel.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/search/search_controller.h"
#include "core/content/builtin.h"

#include <QPushButton>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <utility>

#include "tests/seeds/seed_fixture.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

namespace cave {

inline SeedSet numbers(std::int64_t from, std::int64_t count)
{
    return SeedSet::range(plainCaves(), from, count).value();
}

/// One run of the program over a library file: its table, search and panel.
struct OpenedSearch {
    explicit OpenedSearch(const QTemporaryDir &folder)
    {
        if (!store.open(folder.filePath("seeds.db").toStdString()))
            qFatal("the library for a test could not be made");
        search = std::make_unique<SearchController>(table, store, gameContent());
        panel = std::make_unique<SearchPanel>(*search, order);
        panel->setSet(numbers(0, 200));
        panel->resize(320, 600);
        bringUp(*panel);
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return named<Widget>(*panel, name);
    }
    void write(const QString &text) { find<ConditionEdit>("search.condition")->setText(text); }
    void press(const char *button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    bool waitFor(SearchController::State state)
    {
        return cave::test::waitFor([this, state] { return search->state() == state; });
    }
    bool waitForMatches(int count)
    {
        return cave::test::waitFor([this, count] { return table.matchCount() >= count; });
    }
    QStringList rows()
    {
        QStringList labels;
        for (int row = 0; row < table.rowCount(); ++row)
            labels += table.index(row, 0).data().toString() +
                      table.index(row, 0).data(seed_roles::Lacks).toString();
        return labels;
    }

    SeedMarksStore store;
    SeedTable table{store, gameContent()};
    SeedOrder order{table};
    std::unique_ptr<SearchController> search;
    std::unique_ptr<SearchPanel> panel;
};

/// True of some worlds in a hundred.
inline constexpr const char *kSome = "chests(20) >= 6";

} // namespace cave
