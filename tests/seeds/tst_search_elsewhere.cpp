// SPDX-License-Identifier: MIT
#include "app/seeds/search/saved_searches.h"
#include "app/seeds/sketch/sketch_row.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/view/form/field_note.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QToolButton>

#include <variant>
#include <vector>

#include "tests/seeds/opened_search.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct SearchElsewhere : OpenedSearch {
    explicit SearchElsewhere(const QTemporaryDir &folder) : OpenedSearch(folder)
    {
        QObject::connect(panel->saved(), &SavedSearchesButton::reported, panel.get(),
                         [this](Banner::Kind, const QString &text, const std::vector<BannerAction> &) {
                             reported.append(text);
                         });
    }

    /// Presses *Search elsewhere*, and writes the folder.
    void writeFolder(const QString &folder, const QString &shards = "3")
    {
        QTest::mouseClick(find<QToolButton>("search.elsewhere"), Qt::LeftButton);
        auto *dialog = panel->findChild<QDialog *>("elsewhereDialog");
        typeOver(named<QLineEdit>(*dialog, "elsewhere.shards"), shards);
        QTest::mouseClick(named<QPushButton>(*dialog, "elsewhere.write"), Qt::LeftButton);
        chooseFile(folder);
    }
    /// Opens a file of matches by the menu.
    void openResults(const QString &file)
    {
        auto *menu = find<QMenu>("search.savedMenu");
        menu->popup(panel->mapToGlobal(QPoint(10, 10)));
        menu->findChild<QAction *>("search.openResults")->trigger();
        menu->close();
        chooseFile(file);
    }
    void chooseFile(const QString &file)
    {
        auto *dialog = panel->findChild<QFileDialog *>();
        if (dialog == nullptr)
            qFatal("nothing asks for a file");
        emit dialog->fileSelected(file);
        delete dialog;
    }
    /// What the window itself finds.
    QStringList searched()
    {
        press("search.run");
        if (!waitFor(SearchController::State::Finished))
            qFatal("the search did not end");
        return rows();
    }

    QStringList reported;
};

/// Runs a script of a folder as a user would, from somewhere else; what it printed.
QString runScript(const QString &script, const QStringList &arguments = {})
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("CAVEGAME_CLI", CAVEGAME_CLI);
    shell.setProcessEnvironment(environment);
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.setWorkingDirectory(QDir::rootPath());
    shell.start(script, arguments);
    const bool done = shell.waitForFinished(cave::test::kPatience) && shell.exitCode() == 0;
    return done ? QString() : shell.readAll() + shell.errorString();
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeTo(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s can't be written", qPrintable(path));
}

class TestSearchElsewhere : public QObject {
    Q_OBJECT

private slots:
    void whatTheScriptFindsIsWhatTheWindowFinds_data()
    {
        WorldSpec settings = plainCaves();
        settings.settings.floorChance = Chance{4500};
        WorldSpec cavern{{}, {GeneratorKind::Cavern, 1}, defaultSettings(GeneratorKind::Cavern)};
        QTest::addColumn<SeedSet>("seeds");
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("sketched");
        QTest::newRow("numbers") << SeedSet::range(settings, -20, 150).value() << kSome << false;
        QTest::newRow("random") << SeedSet::random(plainCaves(), 7, 150).value()
                                << "nearest_monster = none || gold(20) > 5 * (chests - 3)" << false;
        QTest::newRow("a list") << SeedSet::list(plainCaves(),
                                                 {"it's", "$HOME", "a b", "7", "-x", "hollow", "ä", "7"})
                                << "chests(20) >= 4" << false;
        QTest::newRow("cavern") << SeedSet::range(cavern, 5, 20).value() << "chests >= 9" << false;
        QTest::newRow("things near things") << SeedSet::range(plainCaves(), 1, 60).value()
                                            << "count(chest within 8 of chest) >= 12 && gold > 2" << false;
        QTest::newRow("sketch") << SeedSet::range(plainCaves(), 1, 60).value() << "" << true;
        QTest::newRow("sketch and condition")
            << SeedSet::range(plainCaves(), 1, 60).value() << "chests(20) >= 3" << true;
        QTest::newRow("undefined values")
            << SeedSet::range(worldsOf(GeneratorKind::Rooms), 1, 20).value() << "loot(14) >= 1" << false;
        QTest::newRow("nothing") << SeedSet::range(plainCaves(), 1, 60).value() << "3 > 4" << false;
    }
    void whatTheScriptFindsIsWhatTheWindowFinds()
    {
        QFETCH(SeedSet, seeds);
        QFETCH(QString, where);
        QFETCH(bool, sketched);
        const QTemporaryDir folder;
        SearchElsewhere run(folder);
        run.panel->setSet(seeds);
        run.write(where);
        if (sketched)
            run.panel->sketch()->setPattern(SketchPattern::parse("###.#\n#...#\n##..#\n").value());
        const QString job = folder.filePath("my search");
        run.writeFolder(job);
        const auto *note = run.find<FieldNote>("search.note");
        QVERIFY2(note->text().contains(job) && !note->isProblem(), qPrintable(note->text()));
        const QStringList expected = run.searched();
        const QString result = run.find<QLabel>("search.result")->text();
        QVERIFY(!expected.isEmpty());

        QCOMPARE(runScript(job + "/here.sh"), QString());
        QCOMPARE(runScript(job + "/here.sh"), QString()); // again: it is finished already
        const QTemporaryDir elsewhere;
        SearchElsewhere opened(elsewhere);
        opened.openResults(job + "/found/all.ndjson");
        QTRY_COMPARE(opened.search->state(), SearchController::State::Finished);
        QCOMPARE(opened.rows(), expected);
        QCOMPARE(opened.panel->edit()->text(), where);
        QCOMPARE(opened.panel->sketch()->hasSketch(), sketched);
        QCOMPARE(opened.find<QLabel>("search.result")->text(), result);
        QVERIFY(opened.reported.isEmpty());
        QVERIFY(!opened.search->offersResume());
        if (const auto *list = std::get_if<SeedSet::List>(&seeds.source()))
            QVERIFY(opened.search->request()->seeds.size() <=
                    static_cast<std::int64_t>(list->seeds().size()));
        else
            QCOMPARE(opened.search->request()->seeds, seeds);
    }

    void theFolderHasTheScriptsOfShardsAndNeverReplacesAnything()
    {
        const QTemporaryDir folder;
        SearchElsewhere run(folder);
        run.write(kSome);
        typeOver(run.find<QLineEdit>("search.limit"), "3");
        const QString job = folder.filePath("job");
        run.writeFolder(job, "12");
        for (const char *script : {"parallel.sh", "slurm.sh"}) {
            const QByteArray text = contentOf(job + '/' + script);
            QVERIFY2(text.contains("--shards 12 ") && text.contains("--from=0 --count 200") &&
                         !text.contains("--limit 3"),
                     text);
        }
        for (const char *script : {"here.sh", "parallel.sh", "slurm.sh", "search_parallel.sh",
                                   "search_slurm.sh", "slurm_merge.sh", "slurm_shard.sh"})
            QVERIFY2(QFileInfo(job + '/' + script).isExecutable(), script);
        QVERIFY(contentOf(job + "/here.sh").contains("--limit 3"));
        QVERIFY(contentOf(job + "/README.txt").contains(kSome));
        QVERIFY(!contentOf(job + "/shards.sh").isEmpty());

        const QString taken = folder.filePath("taken");
        QVERIFY(QDir().mkdir(taken));
        writeTo(taken + "/mine.txt", "mine");
        run.writeFolder(taken);
        auto *dialog = run.panel->findChild<QDialog *>("elsewhereDialog");
        QVERIFY(dialog != nullptr); // still open
        const auto *note = named<FieldNote>(*dialog, "elsewhere.note");
        QVERIFY2(note->isProblem() && note->text().contains("already exists"), qPrintable(note->text()));
        QCOMPARE(QDir(taken).entryList(QDir::Files), QStringList{"mine.txt"});
        typeOver(named<QLineEdit>(*dialog, "elsewhere.shards"), "0");
        QVERIFY(!named<QPushButton>(*dialog, "elsewhere.write")->isEnabled());
    }

    void onlyWhatTheCommandLineCanSearchIsOffered()
    {
        const QTemporaryDir folder;
        SearchElsewhere run(folder);
        auto *elsewhere = run.find<QToolButton>("search.elsewhere");
        QVERIFY(!elsewhere->isEnabled()); // no condition
        run.write(kSome);
        QVERIFY(elsewhere->isEnabled());
        run.panel->setSet(SeedSet::sweep(plainCaves(), {{"caves.threshold", {4, 5}}}).value());
        QVERIFY2(!elsewhere->isEnabled() && elsewhere->toolTip().contains("random seeds or a list"),
                 qPrintable(elsewhere->toolTip()));
        run.find<QComboBox>("search.range")->setCurrentIndex(2); // without an end
        QVERIFY(!elsewhere->isEnabled());
        run.find<QComboBox>("search.range")->setCurrentIndex(0);
        run.panel->setSet(SeedSet::list(plainCaves(), {"two\nlines"}));
        run.writeFolder(folder.filePath("job"));
        const auto *note =
            named<FieldNote>(*run.panel->findChild<QDialog *>("elsewhereDialog"), "elsewhere.note");
        QVERIFY2(note->isProblem() && note->text().contains("several lines"), qPrintable(note->text()));
        QVERIFY(!QFileInfo::exists(folder.filePath("job")));
    }

    void aFileThatDoesNotHoldResultsIsRefusedAndNothingChanges_data()
    {
        // Double quotes are written as single ones.
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *name, const char *before, const char *after, const char *problem) {
            QTest::newRow(name) << QByteArray(before).replace('\'', '"')
                                << QByteArray(after).replace('\'', '"') << QString(problem);
        };
        row("not json", "{", "x", "line 1: this is not a JSON object");
        row("another seed", "'seed':'", "'seed':'9", "line 1:");
        row("another value", "'chests(20)':", "'chests(20)':-", "line 1:");
        row("a line less", "\n{", "{", "line 1: this is not a JSON object");
        row("too few", "'found':", "'found':9", "not in order");
        row("unfinished", "'finished':true", "'finished':false", "run its command again");
        row("a shard", "'done'", "'shard':{'number':2,'of':3},'done'", "merge all of them");
        row("too many near misses", "'near':", "'near':9", "near is missing or wrong");
        row("no distance", "'miss':", "'miss':-", "this is not a match");
        row("no summary", "{'summary'", "{'other'", "there is no summary");
        row("newer generator", "'generator_version':", "'generator_version':9", "generator_version");
        row("unknown condition", "'condition':'chests", "'condition':'chest", "chest");
    }
    void aFileThatDoesNotHoldResultsIsRefusedAndNothingChanges()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, problem);
        const QTemporaryDir folder;
        SearchElsewhere run(folder);
        run.write(kSome);
        run.writeFolder(folder.filePath("job"));
        QCOMPARE(runScript(folder.filePath("job/here.sh")), QString());
        QByteArray results = contentOf(folder.filePath("job/found/all.ndjson"));
        const qsizetype at = results.indexOf(before);
        QVERIFY(at >= 0);
        results.replace(at, before.size(), after);
        const QString file = folder.filePath("changed.ndjson");
        writeTo(file, results);
        const QStringList shown = run.searched();
        run.openResults(file);
        QTRY_COMPARE(run.reported.size(), 1);
        QVERIFY2(run.reported.front().contains(file) && run.reported.front().contains(problem),
                 qPrintable(run.reported.front()));
        QCOMPARE(run.rows(), shown);
        run.openResults(folder.filePath("missing.ndjson"));
        QTRY_COMPARE(run.reported.size(), 2);
        QVERIFY(run.reported.back().contains("missing.ndjson"));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSearchElsewhere)

#include "tst_search_elsewhere.moc"
