// SPDX-License-Identifier: MIT
// Maps of rooms and level files in the window: made, previewed, listed, refused.

#include "app/play/runs/replay_window.h"
#include "app/play/runs/run_end_panel.h"
#include "app/shell/new_world/cave_preview.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/new_world/rooms_choice.h"
#include "app/shell/new_world/scenario_card.h"
#include "app/shell/start/world_list_model.h"
#include "app/workbench/levels/level_page.h"
#include "core/gen/rooms/level_areas.h"
#include "core/io/worlds/run_history.h"
#include "editor/document/level_document.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QUrl>

#include <algorithm>

#include "tests/shell/shell_fixture.h"
#include "tests/support/level_files.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr int kWait = 30000;

/// A folder with level files.
class Folder {
public:
    void add(const QString &name, const std::string &text) const
    {
        const QString file = path(name);
        QDir().mkpath(QFileInfo(file).path());
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(QByteArray::fromStdString(text)) < 0)
            qFatal("the level file for a test could not be written");
    }
    void add(const std::vector<LevelFileText> &files) const
    {
        for (const LevelFileText &file : files)
            add(QString::fromStdString(file.name), file.text);
    }
    [[nodiscard]] QString path(const QString &name = {}) const { return m_folder.filePath("drawn/" + name); }

private:
    QTemporaryDir m_folder;
};

const std::vector<std::string> kHall{
    "########", //
    "#.@....#", //
    "#......#", //
    "########", //
};

std::string hallText(const std::string &type = "TopDownLevel")
{
    return drawnLevelText(kHall, {}, type);
}

class RoomsShell : public ShellFixture {
public:
    void openForm()
    {
        open();
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
    }
    void chooseRooms() { QTest::keyClick(find<ScenarioCard>("newWorld.scenario.rooms"), Qt::Key_Space); }
    CavePreview &preview() { return *window().newWorldPage()->preview(); }
    const WorldSpec &played() { return window().playPage()->session().session().world().spec; }
    bool waitForPlay()
    {
        return cave::test::waitFor([this] { return window().playPage() != nullptr; }, kWait);
    }
    bool waitForBanner()
    {
        return cave::test::waitFor([this] { return !bannerText().isEmpty(); }, kWait);
    }
    QStringList offers()
    {
        QStringList texts;
        for (const auto *button : window().banner()->findChildren<QPushButton *>("banner.action"))
            texts += button->text();
        return texts;
    }
    /// The level file that is edited; empty if none is.
    QString editedFile()
    {
        const LevelDocument *level = window().levelPage()->document();
        return level == nullptr ? QString() : fromPath(level->file());
    }
    /// As a file manager's files are dragged onto the window and dropped.
    bool drop(const QStringList &files)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &file : files)
            urls += QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.setAccepted(false);
        QCoreApplication::sendEvent(&window(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window(), &drop);
        return true;
    }
};

std::vector<std::string> namesOf(const std::vector<LevelFileText> &files)
{
    std::vector<std::string> names;
    names.reserve(files.size());
    for (const LevelFileText &file : files)
        names.push_back(file.name);
    return names;
}

class TestRoomsShell : public QObject {
    Q_OBJECT

private slots:
    void makesAMapOfRoomsOfTheSizeThatWasSet()
    {
        RoomsShell shell;
        shell.openForm();
        QVERIFY(shell.find<RoomsChoice>("newWorld.roomsChoice")->isHidden());
        shell.chooseRooms();
        QVERIFY(shell.find<RoomsChoice>("newWorld.roomsChoice")->isVisible());
        shell.find<QDoubleSpinBox>("number.rooms.columns")->setValue(3);
        shell.find<QDoubleSpinBox>("number.rooms.rows")->setValue(2);
        shell.find<QDoubleSpinBox>("number.rooms.most")->setValue(4);
        shell.press("newWorld.create");
        QVERIFY(shell.waitForPlay());
        const WorldSpec &spec = shell.played();
        QVERIFY(spec.generator.kind == GeneratorKind::Rooms);
        QCOMPARE(spec.settings.roomColumns, 3);
        QCOMPARE(spec.settings.roomRows, 2);
        QCOMPARE(levelAreas(spec).size(), std::size_t{4});
        QVERIFY(spec.levelFiles.empty());
    }

    void previewsAllOfTheMapWithItsBeginningAndEnd()
    {
        RoomsShell shell;
        shell.openForm();
        QSignalSpy previewed(&shell.preview(), &CavePreview::previewed);
        shell.find<QLineEdit>("newWorld.seed")->setText("all of it");
        shell.chooseRooms();
        QTRY_VERIFY_WITH_TIMEOUT(shell.preview().caption().startsWith("10 rooms"), kWait);
        shell.find<QCheckBox>("newWorld.showEverything")->click();
        WorldSpec spec{"all of it", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms), {}, {}};
        for (const CellRect &room : levelAreas(spec)) {
            const WorldPos last{room.origin.x + room.width - 1, room.origin.y + room.height - 1};
            QVERIFY(shell.preview().map()->cellsInView().contains(room.origin));
            QVERIFY(shell.preview().map()->cellsInView().contains(last));
        }
        QVERIFY(!shell.preview().map()->figures()->action().ground().empty());
        QVERIFY(shell.find<QWidget>("newWorld.floors")->isHidden()); // no room by itself
    }

    void refusesAMapWithOnePlace()
    {
        RoomsShell shell;
        shell.openForm();
        shell.chooseRooms();
        shell.find<QDoubleSpinBox>("number.rooms.columns")->setValue(1);
        shell.find<QDoubleSpinBox>("number.rooms.rows")->setValue(1);
        QTRY_VERIFY_WITH_TIMEOUT(!shell.find<QPushButton>("newWorld.create")->isEnabled(), kWait);
        QVERIFY(shell.find<QLabel>("newWorld.settingsNote")->text().contains("rooms.columns"));
    }

    void takesTheRoomsOfAFolderIntoTheWorld()
    {
        Folder folder;
        folder.add(plainRooms());
        RoomsShell shell;
        shell.openForm();
        shell.chooseRooms();
        auto *choice = shell.find<RoomsChoice>("newWorld.roomsChoice");
        QVERIFY(shell.find<QPushButton>("newWorld.ownRooms")->isHidden());
        choice->useFolder(toPath(folder.path()));
        QTRY_COMPARE_WITH_TIMEOUT(choice->files().size(), std::size_t{4}, kWait);
        QVERIFY(shell.find<QLabel>("newWorld.rooms")->text().contains("4 of your own rooms"));
        shell.press("newWorld.create");
        QVERIFY(shell.waitForPlay());
        std::vector<LevelFileText> expected = plainRooms();
        std::ranges::sort(expected, {}, &LevelFileText::name);
        QVERIFY(shell.played().levelFiles == expected);
    }

    void goesBackToTheRoomsOfTheGame()
    {
        Folder folder;
        folder.add(plainRooms());
        RoomsShell shell;
        shell.openForm();
        shell.chooseRooms();
        auto *choice = shell.find<RoomsChoice>("newWorld.roomsChoice");
        choice->useFolder(toPath(folder.path()));
        QTRY_VERIFY_WITH_TIMEOUT(!choice->files().empty(), kWait);
        shell.press("newWorld.ownRooms");
        QVERIFY(choice->files().empty());
        QVERIFY(shell.find<QPushButton>("newWorld.ownRooms")->isHidden());
    }

    void saysWhyAFolderMakesNoMap_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reported");
        QTest::newRow("a role is missing") << "boss/plain.csv" << QString() << "boss";
        QTest::newRow("a line is wrong") << "safe/plain.csv"
                                         << "RoguelikeLevel,x,5,5\nNonsense,1\n"
                                         << "line 2";
        QTest::newRow("no room of a map")
            << "safe/plain.csv" << QString::fromStdString(hallText()) << "plain.csv";
    }
    void saysWhyAFolderMakesNoMap()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QString, reported);
        Folder folder;
        folder.add(plainRooms());
        if (text.isEmpty())
            QFile::remove(folder.path(file));
        else
            folder.add(file, text.toStdString());
        RoomsShell shell;
        shell.openForm();
        shell.chooseRooms();
        auto *choice = shell.find<RoomsChoice>("newWorld.roomsChoice");
        choice->useFolder(toPath(folder.path()));
        auto *problem = shell.find<QLabel>("newWorld.roomsProblem");
        QTRY_VERIFY_WITH_TIMEOUT(problem->isVisible(), kWait);
        QVERIFY2(problem->text().contains(reported), qPrintable(problem->text()));
        QVERIFY(choice->files().empty());
        QVERIFY(shell.find<QPushButton>("newWorld.create")->isEnabled());
    }

    void tellsInTheListWhereARunStands()
    {
        RoomsShell shell;
        shell.openForm();
        shell.chooseRooms();
        shell.press("newWorld.create");
        QVERIFY(shell.waitForPlay());
        QTest::keyClick(&shell.window(), Qt::Key_W, Qt::ControlModifier);
        QVERIFY(shell.waitForWorlds(1));
        const QModelIndex card = shell.list()->model()->index(0, 0);
        QTRY_COMPARE_WITH_TIMEOUT(card.data(WorldListModel::DetailRole).toString(),
                                  QStringLiteral("Room 1 · score 0"), kWait);
        QVERIFY(card.data(WorldListModel::PlayedRole).toString().startsWith("Rooms"));
    }

    // --- level files ---

    void playsLevelFilesInTheOrderOfTheirNames()
    {
        Folder folder;
        for (const char *name : {"b1.csv", "b3.csv", "b12.csv"})
            folder.add(name, hallText());
        RoomsShell shell;
        shell.open();
        shell.window().files().playLevels({toPath(folder.path("b12.csv")), toPath(folder.path("b3.csv"))});
        QVERIFY(shell.waitForPlay());
        QVERIFY(shell.played().generator.kind == GeneratorKind::Levels);
        QVERIFY(namesOf(shell.played().levelFiles) == std::vector<std::string>({"b3.csv", "b12.csv"}));
        QCOMPARE(shell.window().playPage()->played().name(), "drawn");
    }

    void playsAllLevelFilesOfAFolder()
    {
        Folder folder;
        for (const char *name : {"10.csv", "2.csv", "1.csv", "further/0.csv"})
            folder.add(name, hallText());
        RoomsShell shell;
        shell.open();
        shell.window().files().playLevels({toPath(folder.path())});
        QVERIFY(shell.waitForPlay());
        QVERIFY(namesOf(shell.played().levelFiles) ==
                std::vector<std::string>({"1.csv", "2.csv", "10.csv", "further/0.csv"}));
        QCOMPARE(shell.window().playPage()->played().name(), "drawn");
    }

    void namesTheWorldOfASingleFileAfterIt()
    {
        Folder folder;
        folder.add("Old cellar.csv", hallText());
        RoomsShell shell;
        shell.open();
        shell.window().files().playLevels({toPath(folder.path("Old cellar.csv"))});
        QVERIFY(shell.waitForPlay());
        QCOMPARE(shell.window().playPage()->played().name(), "Old cellar");
    }

    void saysWhichLevelCannotBePlayedAndWhy_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reported");
        QTest::newRow("wrong line") << "TopDownLevel,x,5,5\nNonsense,1\n"
                                    << "line 2";
        QTest::newRow("no start") << "TopDownLevel,x,5,5\n"
                                  << "odd.csv";
        QTest::newRow("nothing") << ""
                                 << "odd.csv";
    }
    void saysWhichLevelCannotBePlayedAndWhy()
    {
        QFETCH(QString, text);
        QFETCH(QString, reported);
        Folder folder;
        folder.add("odd.csv", text.toStdString());
        RoomsShell shell;
        shell.open();
        shell.window().files().playLevels({toPath(folder.path("odd.csv"))});
        QVERIFY(shell.waitForBanner());
        QVERIFY2(shell.bannerText().contains(reported), qPrintable(shell.bannerText()));
        QVERIFY(shell.window().playPage() == nullptr);
        QCOMPARE(shell.worldFiles().size(), 0);
    }

    void refusesToPlayWhatIsSeenFromTheSideAndOffersToEditIt()
    {
        Folder folder;
        folder.add("jump.csv", hallText("MarioLevel"));
        RoomsShell shell;
        shell.open();
        shell.window().files().playLevels({toPath(folder.path("jump.csv"))});
        QVERIFY(shell.waitForBanner());
        QVERIFY(shell.bannerText().contains("jump.csv") && shell.bannerText().contains("not played"));
        shell.window().banner()->dismiss();
        shell.window().files().playLevels({toPath(folder.path())});
        QTRY_VERIFY_WITH_TIMEOUT(shell.offers().contains("Edit it"), kWait);
        shell.pressInBanner("Edit it");
        QTRY_VERIFY_WITH_TIMEOUT(shell.editedFile() == folder.path("jump.csv"), kWait);
        QCOMPARE(shell.worldFiles().size(), 0);
    }

    void aTrialOfALevelIsNoRunAndBeginsAgainInItsPlace()
    {
        RoomsShell shell;
        shell.open();
        WorldSpec spec{"trial", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
        spec.levelFiles = {drawnLevel("drawn.csv", {"#####", "#@^.#", "#####"}, {}, "TopDownLevel")};
        emit shell.window().levelPage()->playRequested("Trial", spec);
        QVERIFY(shell.waitForPlay());
        const std::filesystem::path file = shell.window().playPage()->played().path();
        for (const int key : {Qt::Key_S, Qt::Key_R}) {
            PlaySession &played = shell.window().playPage()->played();
            played.perform(ClockCommand{false});
            played.perform(MoveCommand{Direction::East});
            auto *end = shell.find<RunEndPanel>("runEndPanel");
            QTRY_VERIFY(end->isOpen());
            shell.find<QAction>("game.replay")->trigger();
            QTRY_VERIFY(shell.window().findChild<ReplayWindow *>() != nullptr);
            QVERIFY2(!end->text().contains("Place"), qPrintable(end->text()));
            QTest::keyClick(end, static_cast<Qt::Key>(key));
            QTRY_VERIFY_WITH_TIMEOUT(shell.isPlaying() &&
                                         shell.window().playPage()->played().world().run == RunState::Going,
                                     kWait);
            const PlaySession &next = shell.window().playPage()->played();
            QCOMPARE(next.path(), file);
            QTRY_VERIFY(shell.window().findChild<ReplayWindow *>() == nullptr); // of a run that is gone
            QCOMPARE(next.name(), QStringLiteral("Trial"));
            QCOMPARE(next.world().turn, 0);
            QVERIFY(shell.played().levelFiles == spec.levelFiles);
        }
        QCOMPARE(shell.worldFiles().size(), 0);
        Result<RunHistory> history = RunHistory::open(shell.worlds().parent_path() / "runs.db");
        QVERIFY(history.ok());
        QVERIFY(history->all().valueOr({RunRecord{}}).empty());
    }

    void opensALevelFileInTheEditorWhereThereIsOne()
    {
        Folder folder;
        folder.add("hall.csv", hallText());
        RoomsShell shell;
        shell.open();
        shell.window().files().openFile(toPath(folder.path("hall.csv")));
        QTRY_VERIFY_WITH_TIMEOUT(shell.editedFile() == folder.path("hall.csv"), kWait);
        QVERIFY(shell.window().playPage() == nullptr);
    }

    void playsWhatIsDroppedOntoTheWindow()
    {
        Folder folder;
        folder.add("hall.csv", hallText());
        folder.add("notes.txt", "none");
        RoomsShell shell;
        shell.open();
        QVERIFY(!shell.drop({folder.path("notes.txt")}));
        QVERIFY(!shell.drop({folder.path("hall.csv"), folder.path("notes.txt")}));
        QVERIFY(shell.drop({folder.path()}));
        QVERIFY(shell.waitForPlay());
        QVERIFY(namesOf(shell.played().levelFiles) == std::vector<std::string>({"hall.csv"}));
    }

    void editsTheOneThatIsDroppedAndPlaysSeveral()
    {
        Folder folder;
        folder.add("a.csv", hallText());
        folder.add("b.csv", hallText());
        RoomsShell shell;
        shell.open();
        QVERIFY(shell.drop({folder.path("b.csv")}));
        QTRY_VERIFY_WITH_TIMEOUT(shell.editedFile() == folder.path("b.csv"), kWait);
        QVERIFY(shell.window().playPage() == nullptr);
        QVERIFY(shell.drop({folder.path("b.csv"), folder.path("a.csv")}));
        QVERIFY(shell.waitForPlay());
        QVERIFY(namesOf(shell.played().levelFiles) == std::vector<std::string>({"a.csv", "b.csv"}));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestRoomsShell)
#include "tst_rooms_shell.moc"
