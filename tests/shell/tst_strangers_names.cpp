// SPDX-License-Identifier: MIT
// Names, seeds, notes, chat and files of strangers, in every view.

#include "app/play/runs/runs_dialog.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/plots/plots_page.h"
#include "app/seeds/search/saved_searches.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/source/source_panel.h"
#include "app/together/game_list.h"
#include "app/together/host_dialog.h"
#include "app/together/hosting_panel.h"
#include "app/together/join_dialog.h"
#include "app/workbench/levels/trees_window.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/io/seeds/seed_library.h"
#include "core/io/worlds/run_history.h"
#include "editor/document/world_document.h"

#include <QAction>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>

#include <array>
#include <memory>
#include <string>

#include "tests/shell/played_shell.h"
#include "tests/support/shown_names.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Of players, which are short.
const std::array<QString, 5> kPlayers{QStringLiteral("Zq<img src=\"/no/picture\">"),
                                      QStringLiteral("Zq<b>x</b>"), QStringLiteral("Zq&amp; &File[*]"),
                                      QStringLiteral("Zq%1 %2 %3 %4 %n %L1"),
                                      QStringLiteral("Zq\u202Ereversed")};
/// Of files, which have no slash.
const QString kFile = QStringLiteral("Zq<img src=x>&amp; &File[*] %1 %2 %3");

QString inOne()
{
    return kPlayers[0] + kPlayers[1].mid(2) + kPlayers[2].mid(2) + kPlayers[3].mid(2) + kPlayers[4].mid(2);
}

QString withoutBlank()
{
    return QStringLiteral("Zq<b>") + QString(2000, 'x');
}

/// A window in which everything has such a name.
class StrangersShell : public PlayedShell {
public:
    StrangersShell()
    {
        makeWorld();
        makeSeeds();
        makeFiles();
        play(m_world);
        SavedSession &session = page().session();
        for (std::size_t i = 1; i < kPlayers.size(); ++i) {
            const auto player = static_cast<int>(i) + 1;
            const std::vector<Event> events = session.apply(1, JoinCommand{player});
            session.session().describePlayer(player, kPlayers[i].toStdString(), 0xe08030);
            page().played().showApplied(events);
            page().showChat(player, inOne());
        }
        page().showChat(2, withoutBlank());
        static_cast<void>(page().played().markers().put({0, position(), MapMarker::Kind::Note, inOne()}));
    }

    QWidget *trigger(const char *action)
    {
        find<QAction>(action)->trigger();
        return &window();
    }
    QWidget *dialog(const char *action, const char *id)
    {
        trigger(action);
        return opened(id);
    }
    /// A window or dialog, once it is there.
    QWidget *opened(const char *id)
    {
        QWidget *found = nullptr;
        static_cast<void>(cave::test::waitFor([&] {
            for (QWidget *widget : QApplication::topLevelWidgets())
                found = widget->objectName() == QLatin1String(id) && widget->isVisible() ? widget : found;
            return found != nullptr;
        }));
        if (found == nullptr)
            qFatal("there is no window '%s'", id);
        return found;
    }
    QWidget *seeds(const char *view)
    {
        trigger("place.seeds");
        find<QComboBox>("source.kind")->setCurrentIndex(static_cast<int>(SourcePanel::Kind::List));
        find<QPlainTextEdit>("source.list")->setPlainText(inOne() + "\n" + withoutBlank() + "\n");
        auto &sheet = *window().seedsPage()->findChild<ContactSheet *>();
        if (!cave::test::waitFor([&] { return sheet.rows().rowCount() == 2; }))
            qFatal("the seeds are not listed");
        sheet.selection().select(QItemSelection(sheet.rows().index(0, 0), sheet.rows().index(1, 0)),
                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        sheet.setCurrentIndex(sheet.rows().index(0, 0));
        return trigger(view);
    }
    QWidget *bench(bool toEdit)
    {
        toEdit ? window().bench().edit(m_world) : window().bench().inspect(m_world);
        if (!cave::test::waitFor([&] { return window().workbench()->document() != nullptr; }))
            qFatal("the world did not open: %s", qPrintable(bannerText()));
        return &window();
    }
    QWidget *start()
    {
        window().play().showStart();
        if (!waitForWorlds(static_cast<int>(worldFiles().size())))
            qFatal("the worlds are not listed");
        return &window();
    }
    QWidget *level()
    {
        window().files().openFile(folder() / toPath(kFile + ".csv"));
        return &window();
    }
    QWidget *trees()
    {
        auto *trees = qobject_cast<TreesWindow *>(dialog("bench.trees", "trees.window"));
        trees->saveTo(folder() / toPath(kFile + ".json"));
        return trees;
    }
    QWidget *hosting()
    {
        m_dialog = std::make_unique<HostDialog>(&window());
        auto &dialog = static_cast<HostDialog &>(*m_dialog);
        dialog.showHosting(inOne());
        QList<GuestRow> rows;
        for (const QString &name : kPlayers)
            rows.append({static_cast<LinkPlayer>(rows.size() + 1), name, 0x4C9BE8, rows.isEmpty(), false,
                         true, 0, 35});
        dialog.panel().setPlayers(rows);
        dialog.show();
        return &dialog;
    }
    QWidget *joining()
    {
        m_dialog = std::make_unique<JoinDialog>(&window());
        auto &dialog = static_cast<JoinDialog &>(*m_dialog);
        dialog.showForm();
        dialog.form().games().setGames(
            {{"a", inOne(), kPlayers[0], 2, kPlayers[1], QHostAddress("192.168.1.5"), 40'123}});
        dialog.show();
        return &dialog;
    }
    QWidget *banner()
    {
        window().play().showStart();
        window().files().openFile(folder() / toPath(kFile + ".cave"));
        if (!cave::test::waitFor([&] { return window().banner()->isVisible(); }))
            qFatal("no problem is shown");
        return &window();
    }
    QWidget *runs()
    {
        trigger("game.runs");
        auto *runs = qobject_cast<RunsDialog *>(opened("runsDialog"));
        runs->showKind(ScenarioKind::DungeonRun);
        return runs;
    }
    /// The menu of searches saved by name, as in a library from elsewhere.
    QWidget *savedSearches()
    {
        trigger("place.seeds");
        SavedSearches &saved = window().seedsPage()->findChild<SearchController *>()->saved();
        ConditionError error;
        const SearchKeeper::Kept search{
            {{SeedSet::list({}, {inOne().toStdString()}), Condition::parse("chests > 3", error).value()}, {}},
            {}};
        if (const QString problem = saved.save(kPlayers[0], search).problem; !problem.isEmpty())
            qFatal("the search was not saved: %s", qPrintable(problem));
        emit find<QToolButton>("search.saved")->menu()->aboutToShow();
        return find<QToolButton>("search.saved");
    }
    void closeDialogs()
    {
        m_dialog.reset();
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (widget != &window() && widget->isVisible())
                widget->close();
        }
    }

private:
    [[nodiscard]] std::filesystem::path folder() const { return worlds().parent_path(); }

    void makeWorld()
    {
        m_world = addWorld(inOne().toStdString(), inOne().toStdString());
        addFile(kFile + ".cave", "these are not the bytes of a world");
    }
    void makeSeeds() const
    {
        Result<SeedLibrary> library = SeedLibrary::open(folder() / "seeds.library");
        const WorldSpec spec{inOne().toStdString(), {}, defaultSettings(GeneratorKind::Caves)};
        SeedMarks marks;
        marks.starred = true;
        marks.tags = {kPlayers[0].toStdString(), kPlayers[1].toStdString()};
        marks.note = inOne().toStdString();
        if (!library || !library->keep(spec, marks))
            qFatal("the marks of a seed could not be kept");
    }
    void makeFiles() const
    {
        QFile level(fromPath(folder() / toPath(kFile + ".csv")));
        if (!level.open(QIODevice::WriteOnly) ||
            level.write("TopDownLevel," + inOne().toUtf8() + ",10,8\nPlayerStartLocation,1,1\n") < 0)
            qFatal("the level could not be written");
        RunRecord run;
        run.endedMs = 1;
        run.worldName = run.seed = inOne().toStdString();
        run.scenario = ScenarioKind::DungeonRun;
        run.players = {{kPlayers[0].toStdString()}, {kPlayers[1].toStdString()}};
        Result<RunHistory> history = RunHistory::open(folder() / kRunsFile);
        if (!history || !history->add("stranger", run))
            qFatal("the run could not be recorded");
        const std::filesystem::path stamps = folder() / "stamps";
        std::filesystem::create_directories(stamps);
        QFile stamp(fromPath(stamps / toPath(kFile + ".json")));
        if (!stamp.open(QIODevice::WriteOnly) ||
            stamp.write("{\"cavegame_patch\": 1, \"rows\": [\"#\"]}") < 0)
            qFatal("the stamp could not be written");
    }

    std::filesystem::path m_world;
    std::unique_ptr<QDialog> m_dialog;
};

/// A view of the table: what opens it, and where its texts are.
struct View {
    const char *name;
    QWidget *(*open)(StrangersShell &shell);
};

/// A later view is a row. Those of play come first, while the world is on the page.
constexpr std::array kViews{
    View{"play", [](StrangersShell &shell) -> QWidget * { return &shell.window(); }},
    View{"journal", [](StrangersShell &shell) { return shell.dialog("play.journal", "journalDialog"); }},
    View{"remembered places",
         [](StrangersShell &shell) { return shell.dialog("play.travel", "placesDialog"); }},
    View{"replay", [](StrangersShell &shell) { return shell.dialog("game.replay", "replayWindow"); }},
    View{"settings", [](StrangersShell &shell) { return shell.dialog("game.settings", "settingsDialog"); }},
    View{"start page", [](StrangersShell &shell) { return shell.start(); }},
    View{"maps of seeds", [](StrangersShell &shell) { return shell.seeds("seeds.sheet"); }},
    View{"table of seeds", [](StrangersShell &shell) { return shell.seeds("seeds.table"); }},
    View{"saved searches", [](StrangersShell &shell) { return shell.savedSearches(); }},
    View{"runs", [](StrangersShell &shell) { return shell.runs(); }},
    View{"plots", [](StrangersShell &shell) { return shell.seeds("seeds.plots"); }},
    View{"compare", [](StrangersShell &shell) { return shell.seeds("seeds.compare"); }},
    View{"large map",
         [](StrangersShell &shell) {
             shell.seeds("seeds.largeMap");
             return shell.opened("seedMap");
         }},
    View{"worlds to inspect", [](StrangersShell &shell) { return shell.trigger("place.inspect"); }},
    View{"inspect", [](StrangersShell &shell) { return shell.bench(false); }},
    View{"edit", [](StrangersShell &shell) { return shell.bench(true); }},
    View{"stamps",
         [](StrangersShell &shell) -> QWidget * {
             shell.bench(true);
             return shell.find<QWidget>("stampsPanel");
         }},
    View{"level", [](StrangersShell &shell) { return shell.level(); }},
    View{"decision trees", [](StrangersShell &shell) { return shell.trees(); }},
    View{"hosting", [](StrangersShell &shell) { return shell.hosting(); }},
    View{"joining", [](StrangersShell &shell) { return shell.joining(); }},
    View{"banner", [](StrangersShell &shell) { return shell.banner(); }},
};

class TestStrangersNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_shell = std::make_unique<StrangersShell>(); }
    void cleanup() { m_shell->closeDialogs(); }
    void cleanupTestCase() { m_shell.reset(); }

    void areShownAsTheyAre_data()
    {
        QTest::addColumn<int>("view");
        for (std::size_t i = 0; i < kViews.size(); ++i)
            QTest::newRow(kViews[i].name) << static_cast<int>(i);
    }
    void areShownAsTheyAre()
    {
        QFETCH(int, view);
        QWidget *window = kViews[static_cast<std::size_t>(view)].open(*m_shell);
        QCoreApplication::processEvents();
        QStringList names{inOne(), withoutBlank().left(100), kFile};
        names.append(QStringList(kPlayers.begin(), kPlayers.end()));
        ShownNames shown(names);
        shown.look(*window);
        QVERIFY2(shown.faults().isEmpty(), qPrintable(shown.faults().join('\n')));
        QVERIFY2(shown.seen() > 0, "no name is shown");
    }

private:
    std::unique_ptr<StrangersShell> m_shell;
};

} // namespace

CAVE_WIDGET_TEST(TestStrangersNames)
#include "tst_strangers_names.moc"
