// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "core/content/builtin.h"

#include <QCoreApplication>
#include <QItemSelectionModel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace cave {

inline constexpr double kNone = std::numeric_limits<double>::infinity();
inline constexpr double kUnmeasured = std::numeric_limits<double>::quiet_NaN();

struct ManySeeds {
    static constexpr int kRows = 10'000;
};

/// Seeds with values of our own, handed in as what a search found, in the model that all views share.
struct SeedFixture {
    SeedFixture()
        : content(std::make_shared<const Content>(*builtInContent()))
        , table(marks, content)
        , order(table)
        , selection(&order)
    {
        // Column choices of one test must not reach the next.
        QCoreApplication::setOrganizationName("Cave Game tests");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    }

    /// Worlds 0, 1, … with these values of `metrics`, a row each.
    void show(const std::string &metrics, const std::vector<std::vector<double>> &values,
              const std::vector<std::string> &seeds = {})
    {
        ConditionError error;
        const std::optional<Condition> where = Condition::parse(metrics, error);
        QVERIFY2(where.has_value(), error.message.english().c_str());
        std::vector<std::string> names = seeds;
        for (std::size_t i = names.size(); i < values.size(); ++i)
            names.push_back("seed " + std::to_string(i));
        WorldSpec base;
        base.settings = defaultSettings(GeneratorKind::Caves);
        table.setQueries(where->queries());
        table.beginHits(SeedSet::list(base, names), *where);
        std::vector<SearchHit> hits;
        for (std::size_t i = 0; i < values.size(); ++i)
            hits.push_back({static_cast<std::int64_t>(i), {true, 0, {}}, values[i]});
        table.addHits(hits);
    }

    /// More worlds than are arranged at once; "seed 123" has 3 chests. There are names for two more.
    void showMany()
    {
        std::vector<std::vector<double>> values;
        std::vector<std::string> names;
        for (int i = 0; i < ManySeeds::kRows + 2; ++i)
            names.push_back("seed " + std::to_string(i));
        for (int i = 0; i < ManySeeds::kRows; ++i)
            values.push_back({static_cast<double>(i % 10)});
        table.setFacts({});
        show("chests >= 0", values, names);
    }

    /// Seeds in the order shown.
    [[nodiscard]] QStringList shown() const
    {
        QStringList seeds;
        for (int row = 0; row < order.rowCount(); ++row)
            seeds.append(order.index(row, SeedTable::SeedColumn).data().toString());
        return seeds;
    }

    [[nodiscard]] QStringList selected() const
    {
        QStringList seeds;
        for (const QModelIndex &index : selection.selectedRows())
            seeds.append(index.data().toString());
        return seeds;
    }

    QTemporaryDir settings;
    SeedMarksStore marks;
    std::shared_ptr<const Content> content;
    SeedTable table;
    SeedOrder order;
    QItemSelectionModel selection;
};

/// The content of the Endless Caves.
inline std::shared_ptr<const Content> gameContent()
{
    static const auto kContent = std::make_shared<const Content>(std::move(builtInContent().value()));
    return kContent;
}

inline WorldSpec worldsOf(GeneratorKind kind)
{
    WorldSpec spec;
    spec.generator.kind = kind;
    spec.settings = defaultSettings(kind);
    return spec;
}

inline WorldSpec plainCaves(const std::string &seed = {})
{
    return {seed, {}, defaultSettings(GeneratorKind::Caves)};
}

inline Condition conditionOf(const std::string &text)
{
    ConditionError error;
    const std::optional<Condition> condition = Condition::parse(text, error);
    if (!condition)
        qFatal("%s is no condition", text.c_str());
    return *condition;
}

} // namespace cave
