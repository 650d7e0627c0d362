// SPDX-License-Identifier: MIT
#include "app/seeds/table/seed_export.h"

#include "app/common/data_folders.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "core/base/json.h"
#include "core/io/exports/csv.h"
#include "core/io/files/atomic_file.h"
#include "core/world/generator_info.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

namespace cave {
namespace {

/// The shortest text that reads back as the same number.
std::string numberText(double value)
{
    std::array<char, 32> text{};
    const auto [end, problem] = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end};
}

bool isDefault(const SettingInfo &info, const WorldSpec &spec)
{
    return info.get(spec.settings) == info.get(defaultSettings(spec.generator.kind));
}

std::vector<const SettingInfo *> settingsThatDiffer(const SeedExport &seeds)
{
    std::vector<const SettingInfo *> infos;
    for (const GeneratorKind kind : seedGenerators()) {
        for (const SettingInfo &own : settingsOf(kind)) {
            const SettingInfo *info = findSetting(own.key);
            const bool same = std::ranges::all_of(
                seeds.rows, [&](const SeedExport::Row &row) { return isDefault(*info, row.spec); });
            if (!same && std::ranges::find(infos, info) == infos.end())
                infos.push_back(info);
        }
    }
    return infos;
}

std::string joined(const std::vector<std::string> &texts, const char *separator)
{
    std::string all;
    for (const std::string &text : texts)
        all += (all.empty() ? "" : separator) + text;
    return all;
}

/// Fields of a table row, independent of the separator.
using Fields = std::vector<std::string>;

struct Columns {
    bool seedNumbers = false;
    std::vector<const SettingInfo *> settings;
};

Columns columnsOf(const SeedExport &seeds)
{
    return {std::ranges::any_of(seeds.rows, [](const auto &row) { return row.spec.seedNumber.has_value(); }),
            settingsThatDiffer(seeds)};
}

Fields headings(const SeedExport &seeds, const Columns &columns)
{
    Fields fields{"seed"};
    if (columns.seedNumbers)
        fields.emplace_back("seed_number");
    fields.insert(fields.end(), {"generator", "version"});
    for (const SettingInfo *info : columns.settings)
        fields.emplace_back(info->key);
    fields.insert(fields.end(), {"starred", "tags", "note"});
    for (const MetricQuery &query : seeds.queries)
        fields.push_back(queryText(query));
    fields.emplace_back("unmeasured");
    return fields;
}

Fields fieldsOf(const SeedExport::Row &row, const Columns &columns)
{
    Fields fields{row.spec.seed};
    if (columns.seedNumbers)
        fields.push_back(row.spec.seedNumber ? std::to_string(*row.spec.seedNumber) : std::string());
    fields.emplace_back(generatorName(row.spec.generator.kind));
    fields.push_back(std::to_string(row.spec.generator.version));
    for (const SettingInfo *info : columns.settings)
        fields.push_back(settingText(*info, row.spec.settings));
    fields.emplace_back(row.starred ? "1" : "0");
    fields.push_back(joined(row.tags, ","));
    fields.push_back(row.note);
    for (const double value : row.values)
        fields.push_back(std::isfinite(value) ? numberText(value) : std::string());
    fields.push_back(joined(row.unmeasured, " "));
    return fields;
}

/// Pasted into a spreadsheet.
std::string tabField(const std::string &field)
{
    std::string text = guardedText(field);
    std::ranges::replace_if(
        text, [](char letter) { return letter == '\t' || letter == '\n' || letter == '\r'; }, ' ');
    return text;
}

template<class Field>
std::string tableText(const SeedExport &seeds, const Field &field, char separator, const char *lineEnd)
{
    const Columns columns = columnsOf(seeds);
    std::string text;
    const auto addLine = [&](const Fields &fields) {
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (i > 0)
                text += separator;
            text += field(fields[i]);
        }
        text += lineEnd;
    };
    addLine(headings(seeds, columns));
    for (const SeedExport::Row &row : seeds.rows)
        addLine(fieldsOf(row, columns));
    return text;
}

Json settingJson(const SettingInfo &info, const WorldSettings &settings)
{
    constexpr double kTenThousand = 10'000;
    switch (info.unit) {
    case SettingUnit::Count:
        return info.get(settings);
    case SettingUnit::TenThousandths:
        return info.get(settings) / kTenThousand;
    case SettingUnit::Choice:
        break;
    }
    return settingText(info, settings);
}

Json jsonOf(const SeedExport &seeds, const SeedExport::Row &row)
{
    Json object;
    object["seed"] = row.spec.seed;
    if (row.spec.seedNumber)
        object["seedNumber"] = *row.spec.seedNumber;
    object["generator"] = {{"name", generatorName(row.spec.generator.kind)},
                           {"version", row.spec.generator.version}};
    Json settings = Json::Object{};
    for (const SettingInfo &info : settingsOf(row.spec.generator.kind)) {
        if (!isDefault(info, row.spec))
            settings[std::string(info.key)] = settingJson(info, row.spec.settings);
    }
    object["settings"] = std::move(settings);
    object["starred"] = row.starred;
    object["tags"] = Json(row.tags);
    object["note"] = row.note;
    Json metrics = Json::Object{};
    for (std::size_t i = 0; i < seeds.queries.size(); ++i) {
        if (isMeasuredIn(seeds.queries[i], row.spec.generator.kind))
            metrics[queryText(seeds.queries[i])] =
                std::isfinite(row.values[i]) ? Json(row.values[i]) : Json();
    }
    object["metrics"] = std::move(metrics);
    object["unmeasured"] = Json(row.unmeasured);
    return object;
}

} // namespace

SeedExport exportOf(const SeedOrder &order, const std::vector<int> &rows)
{
    SeedTable &table = order.table();
    SeedExport seeds{table.queries(), {}};
    seeds.rows.reserve(rows.size());
    for (const int row : rows) {
        const QModelIndex seed = order.index(row, SeedTable::SeedColumn);
        SeedExport::Row out{order.specAt(row), seed.data(seed_roles::Starred).toBool(), {}, {}, {}, {}};
        for (const QString &tag : seed.data(seed_roles::Tags).toStringList())
            out.tags.push_back(tag.toStdString());
        out.note = order.index(row, SeedTable::NoteColumn).data().toString().toStdString();
        const int tableRow = order.mapToSource(seed).row();
        for (const MetricQuery &query : seeds.queries) {
            out.values.push_back(order.value(row, query));
            if (table.values().isUnknown(tableRow, query))
                out.unmeasured.push_back(queryText(query));
        }
        seeds.rows.push_back(std::move(out));
    }
    return seeds;
}

SeedExport exportOf(const SeedOrder &order)
{
    std::vector<int> rows(static_cast<std::size_t>(order.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return exportOf(order, rows);
}

int measuredRows(const SeedExport &seeds)
{
    return static_cast<int>(
        std::ranges::count_if(seeds.rows, [](const SeedExport::Row &row) { return row.unmeasured.empty(); }));
}

std::string toCsv(const SeedExport &seeds)
{
    return tableText(seeds, csvText, ',', "\r\n");
}

std::string toTabText(const SeedExport &seeds)
{
    return tableText(seeds, tabField, '\t', "\n");
}

std::string toJson(const SeedExport &seeds)
{
    constexpr int kIndent = 2;
    Json all = Json::List{};
    for (const SeedExport::Row &row : seeds.rows)
        all.append(jsonOf(seeds, row));
    return all.dump({.indent = kIndent}) + '\n';
}

Result<void> writeExport(const SeedExport &seeds, const QString &file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending != QLatin1String("csv") && ending != QLatin1String("json"))
        return invalid(QCoreApplication::translate("SeedExport", "“%1”: seeds are exported as .csv or .json.")
                           .arg(file)
                           .toStdString());
    return writeFileAtomically(toPath(file), ending == QLatin1String("csv") ? toCsv(seeds) : toJson(seeds));
}

void copyExport(const SeedExport &seeds)
{
    QApplication::clipboard()->setText(QString::fromStdString(toTabText(seeds)));
}

} // namespace cave
