// SPDX-License-Identifier: MIT
#include "app/seeds/page/seed_files.h"
#include "core/base/json.h"
#include "core/io/worlds/saved_session.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>

#include "tests/seeds/seed_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Reads CSV as RFC 4180 has it.
std::vector<std::vector<std::string>> readCsv(const std::string &text)
{
    std::vector<std::vector<std::string>> lines(1, {""});
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (quoted && letter == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            lines.back().back() += letter;
            ++i;
        } else if (letter == '"') {
            quoted = !quoted;
        } else if (!quoted && letter == ',') {
            lines.back().emplace_back();
        } else if (!quoted && letter == '\r') {
            continue;
        } else if (!quoted && letter == '\n') {
            lines.push_back({""});
        } else {
            lines.back().back() += letter;
        }
    }
    lines.pop_back(); // what follows the last line end
    return lines;
}

std::string textIn(const QString &file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll().toStdString() : std::string();
}

const std::vector<std::string> kSeeds{"plain", "a, \"b\"\nc", " wöods\t "};

struct Exports : SeedFixture {
    Exports()
    {
        show("floor_share(9) >= 0 && nearest_chest >= 0", {{1.0 / 3, 10}, {0.1, kNone}, {0.2, kUnmeasured}},
             kSeeds);
        marks.keep(order.specAt(1), {true, {"deep", "red"}, "first line\r\nsecond, \"quoted\"", {}});
        // Nothing is measured while no event is handled, so the third row stays as it is.
    }
};

class TestSeedExport : public QObject {
    Q_OBJECT

private slots:
    void csvGivesBackEverySeedNoteAndNumber()
    {
        Exports seeds;
        const auto lines = readCsv(toCsv(exportOf(seeds.order)));
        QCOMPARE(lines.size(), std::size_t(4));
        const std::vector<std::string> heading{"seed",   "generator", "version",        "starred",
                                               "tags",   "note",      "floor_share(9)", "nearest_chest",
                                               "result", "unmeasured"};
        QVERIFY(lines[0] == heading);
        for (std::size_t i = 0; i < kSeeds.size(); ++i)
            QCOMPARE(lines[i + 1][0], kSeeds[i]);
        QCOMPARE(lines[2][3], std::string("1"));
        QCOMPARE(lines[2][4], std::string("deep,red"));
        QCOMPARE(lines[2][5], std::string("first line\r\nsecond, \"quoted\""));
        QCOMPARE(std::stod(lines[1][6]), 1.0 / 3);
        QCOMPARE(lines[2][7], std::string()); // none
        QCOMPARE(lines[2][8], std::string("match"));
        QCOMPARE(lines[2][9], std::string());
        QCOMPARE(lines[3][7], std::string()); // not measured
        QCOMPARE(lines[3][9], std::string("nearest_chest"));
    }

    void aSpreadsheetRunsNoTextOfATable()
    {
        SeedFixture seeds;
        const std::vector<std::string> names{"=1+1", "-5", "'@x"};
        seeds.show("floor_share(9) >= 0", {{-0.5}, {0.1}, {0.2}}, names);
        seeds.marks.keep(seeds.order.specAt(1), {true, {}, "+note", {}});
        const std::string text = toCsv(exportOf(seeds.order));
        QVERIFY(text.find("\r\n'=1+1,") != std::string::npos);
        QVERIFY(text.find("\r\n-5,") != std::string::npos);
        QVERIFY(text.find(",'+note,") != std::string::npos);
        QVERIFY(text.find(",-0.5,") != std::string::npos);
        QVERIFY(readSeedLines(text, "seed")->seeds == names);
        QVERIFY(toTabText(exportOf(seeds.order)).find("\n'=1+1\t") != std::string::npos);
    }

    void jsonGivesBackTheSameValues()
    {
        Exports seeds;
        const QTemporaryDir folder;
        const QString file = folder.filePath("seeds.json");
        QVERIFY(writeExport(exportOf(seeds.order), file).ok());
        const Json all = Json::parse(textIn(file)).value;
        QCOMPARE(all.size(), std::size_t(3));
        for (std::size_t i = 0; i < kSeeds.size(); ++i)
            QCOMPARE(all[i]["seed"].text(), kSeeds[i]);
        QCOMPARE(all[0]["metrics"]["floor_share(9)"].number(), 1.0 / 3);
        QVERIFY(all[1]["metrics"]["nearest_chest"].isNull());
        QCOMPARE(all[1]["unmeasured"].size(), std::size_t(0));
        QCOMPARE(all[2]["unmeasured"][0].text(), std::string("nearest_chest"));
        QCOMPARE(all[1]["note"].text(), std::string("first line\r\nsecond, \"quoted\""));
        QCOMPARE(all[0]["generator"]["name"].text(), std::string("caves"));
    }

    void resultsOfASearchSayWhatMatchesAndWhatWasCalculated()
    {
        Exports seeds;
        seeds.table.beginHits(seeds.table.rows().set(), conditionOf("gold / chests > 0"));
        seeds.table.addHits({{0, {true, 0, {}}, {6, 4}}});
        seeds.table.setNearHits({{1, {false, 0.5, {}}, {0, 4}}});
        const auto lines = readCsv(toCsv(exportOf(seeds.order)));
        const auto column = [&](const char *name) {
            return static_cast<std::size_t>(std::ranges::find(lines[0], name) - lines[0].begin());
        };
        QCOMPARE(lines[1].at(column("gold / chests")), std::string("1.5"));
        QCOMPARE(lines[1].at(column("result")), std::string("match"));
        QCOMPARE(lines[2].at(column("result")), std::string("near miss"));
        const Json all = Json::parse(toJson(exportOf(seeds.order))).value;
        QCOMPARE(all[0]["metrics"]["gold / chests"].number(), 1.5);
        QCOMPARE(all[1]["result"].text(), std::string("near miss"));
    }

    void settingsThatDifferHaveAColumnEach()
    {
        SeedFixture seeds;
        WorldSpec base;
        base.settings = defaultSettings(GeneratorKind::Caves);
        base.seed = "one";
        const SettingInfo &varied = *std::ranges::find_if(
            settingInfos(), [](const SettingInfo &info) { return info.key == "caves.iterations"; });
        const int usual = varied.get(base.settings);
        seeds.table.showSet(*SeedSet::sweep(base, {{std::string(varied.key), {usual, usual + 1}}}));
        const auto lines = readCsv(toCsv(exportOf(seeds.order)));
        QCOMPARE(lines[0][3], std::string("caves.iterations"));
        QCOMPARE(lines[1][3], std::to_string(usual));
        QCOMPARE(lines[2][3], std::to_string(usual + 1));
    }

    void onlyTheRowsAskedForAreExportedInTheirOrder()
    {
        Exports seeds;
        const SeedExport some = exportOf(seeds.order, {2, 0});
        QCOMPARE(some.rows.size(), std::size_t(2));
        QCOMPARE(some.rows[0].spec.seed, kSeeds[2]);
        QCOMPARE(some.rows[1].spec.seed, kSeeds[0]);
    }

    void rowsWithAllValuesAreCounted()
    {
        Exports seeds;
        QCOMPARE(measuredRows(exportOf(seeds.order)), 2);
    }

    void theClipboardGetsOneLineARowSeparatedByTabs()
    {
        Exports seeds;
        copyExport(exportOf(seeds.order));
        const QStringList lines = QApplication::clipboard()->text().split('\n');
        QCOMPARE(lines.size(), 5); // heading, three rows, and the end of the last
        QVERIFY(lines[0].startsWith("seed\tgenerator\t"));
        for (int i = 0; i < 4; ++i)
            QCOMPARE(lines[i].count('\t'), lines[0].count('\t'));
    }

    void aWorldIsNotExportedOver()
    {
        Exports seeds;
        const QTemporaryDir folder;
        for (const char *name : {"seeds.csv", "seeds.json"}) {
            const QString file = folder.filePath(name);
            QVERIFY(SavedSession::create(file.toStdString(), "W", {"abc123", {}, {}}).ok());
            const std::string before = textIn(file);
            const Result<void> written = writeExport(exportOf(seeds.order), file);
            QVERIFY(!written.ok());
            QVERIFY2(QString::fromStdString(written.error().text()).contains(file), name);
            QVERIFY(textIn(file) == before);
        }
    }

    void aFileThatCanNotBeWrittenIsNamed()
    {
        Exports seeds;
        const QTemporaryDir folder;
        for (const char *name : {"missing/seeds.csv", "seeds.xls"}) {
            const QString file = folder.filePath(name);
            const Result<void> written = writeExport(exportOf(seeds.order), file);
            QVERIFY(!written.ok());
            QVERIFY2(QString::fromStdString(written.error().text()).contains(file), name);
            QVERIFY(!QFile::exists(file));
        }
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSeedExport)

#include "tst_seed_export.moc"
