// SPDX-License-Identifier: MIT
#include "app/common/setting_row.h"
#include "app/shell/settings/language.h"
#include "app/workbench/worlds/what_if_window.h"
#include "app/workbench/worlds/world_pane.h"
#include "core/io/world_file/world_marks.h"
#include "core/session/unsaved_changes.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>

#include <algorithm>
#include <cstddef>
#include <fstream>

#include "tests/support/played_file.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// The window over a world that a test player played.
struct ShownWhatIf {
    ShownWhatIf(GeneratorKind kind, int players, std::int64_t turn) : file(kind, players)
    {
        Result<WorldLog> log = readWorldLog(file.path());
        if (!log)
            qFatal("%s", log.error().text().c_str());
        PastReader past(std::make_shared<const WorldLog>(std::move(*log)));
        if (!cave::test::waitFor([&] { return past.isRead(); }))
            qFatal("the past isn't read");
        const std::filesystem::path folder = file.path().parent_path() / "worlds";
        std::filesystem::create_directories(folder);
        window = std::make_unique<WhatIfWindow>(
            past, WhatIfWindow::Source{file.path(), "Played", WorldLibrary(folder)}, turn);
        window->show();
        wait();
    }

    void wait() const
    {
        if (!cave::test::waitFor([&] { return !window->isBusy(); }))
            qFatal("the courses aren't compared");
    }
    [[nodiscard]] World &world(const char *pane) const
    {
        return window->findChild<WorldPane *>(QLatin1String(pane))->document()->world();
    }
    [[nodiscard]] QString text() const { return window->findChild<QLabel *>("whatIf.parting")->text(); }
    [[nodiscard]] SettingRow *rule(std::string_view key) const
    {
        for (SettingRow *row : window->findChildren<SettingRow *>()) {
            if (row->info().key == key)
                return row;
        }
        return nullptr;
    }
    void change(std::string_view key, int value) const
    {
        rule(key)->setValue(value);
        emit rule(key)->valueChanged();
        wait();
    }

    PlayedFile file;
    std::unique_ptr<WhatIfWindow> window;
};

class TestWhatIf : public QObject {
    Q_OBJECT

private slots:
    void underTheSameRulesNothingDiffers_data();
    void underTheSameRulesNothingDiffers();
    void itShowsWhereTheCoursesPart();
    void otherCommandsTakeTheirPlaces();
    void whatIsNoCommandIsNamed();
    void anItemIsGiven();
    void treesComeFromAFile();
    void theOtherCourseIsKeptAsAWorld();
    void whatCannotBeKeptIsReported();
    void whatIsShownFollowsTheLanguage();
};

void TestWhatIf::underTheSameRulesNothingDiffers_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("players");
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Cavern, GeneratorKind::Dungeon,
                                     GeneratorKind::Rooms, GeneratorKind::Journey}) {
        for (const int players : {1, 2})
            QTest::addRow("%d, %d players", static_cast<int>(kind), players)
                << static_cast<int>(kind) << players;
    }
}

void TestWhatIf::underTheSameRulesNothingDiffers()
{
    QFETCH(const int, kind);
    QFETCH(const int, players);
    const ShownWhatIf shown(static_cast<GeneratorKind>(kind), players, 3);
    QVERIFY(shown.text().contains("Change something"));
    auto *slider = shown.window->findChild<QSlider *>("whatIf.slider");
    for (const int turn : {slider->maximum(), slider->minimum(), slider->maximum() / 2}) {
        slider->setValue(turn);
        shown.wait();
        QCOMPARE(slider->value(), turn);
        QCOMPARE(stateHash(shown.world("whatIf.asItWas")), stateHash(shown.world("whatIf.other")));
    }
}

void TestWhatIf::itShowsWhereTheCoursesPart()
{
    const ShownWhatIf shown(GeneratorKind::Journey, 1, 3);
    shown.change("monsters", static_cast<int>(MonsterMode::Stationary));
    QVERIFY2(shown.text().contains("The two runs diverge in turn"), qPrintable(shown.text()));
    World &logged = shown.world("whatIf.asItWas");
    World &other = shown.world("whatIf.other");
    QVERIFY(stateHash(logged) != stateHash(other));
    const std::int64_t parting = logged.turn;
    QVERIFY(shown.text().contains(QString("turn %1:").arg(parting)));
    auto *slider = shown.window->findChild<QSlider *>("whatIf.slider");
    slider->setValue(slider->maximum());
    shown.wait();
    QCOMPARE(logged.turn, slider->maximum());
    QTest::mouseClick(shown.window->findChild<QPushButton *>("whatIf.toParting"), Qt::LeftButton);
    shown.wait();
    QCOMPARE(logged.turn, parting);
    shown.change("monsters", static_cast<int>(MonsterMode::Roaming));
    QVERIFY(shown.text().contains("Change something"));
    QCOMPARE(logged.turn, 3);
}

void TestWhatIf::otherCommandsTakeTheirPlaces()
{
    const ShownWhatIf shown(GeneratorKind::Dungeon, 1, 3);
    auto *field = shown.window->findChild<QLineEdit *>("whatIf.commands");
    QTest::keyClicks(field, "3 wait");
    shown.wait();
    QVERIFY2(shown.text().contains("The two runs diverge in turn"), qPrintable(shown.text()));
    QVERIFY(stateHash(shown.world("whatIf.asItWas")) != stateHash(shown.world("whatIf.other")));
    field->clear();
    shown.wait();
    QVERIFY(shown.text().contains("Change something"));
    QTest::keyClicks(field, "9999 wait");
    shown.wait();
    QVERIFY2(shown.text().contains("after the end of the comparison"), qPrintable(shown.text()));
}

void TestWhatIf::whatIsNoCommandIsNamed()
{
    const ShownWhatIf shown(GeneratorKind::Caves, 1, 3);
    auto *field = shown.window->findChild<QLineEdit *>("whatIf.commands");
    auto *problem = shown.window->findChild<QLabel *>("whatIf.problem");
    QTest::keyClicks(field, "wait, <b>fly</b>");
    shown.wait();
    QVERIFY2(problem->isVisible() && problem->text().contains("<b>fly</b>"), qPrintable(problem->text()));
    QVERIFY(shown.text().contains("Change something"));
    field->setText("9 wait");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!problem->isVisible());
    shown.wait();
    QVERIFY(!shown.text().contains("Change something"));
    QTest::keyClicks(field, ", fl"); // with a part of it, nothing is compared
    shown.wait();
    QVERIFY(shown.text().contains("Change something"));
    shown.window->findChild<WhatIfChoices *>()->openTrees(shown.file.path().parent_path() / "none.json");
    QVERIFY2(problem->text().contains("fl") && problem->text().contains("none.json"),
             qPrintable(problem->text()));
}

void TestWhatIf::anItemIsGiven()
{
    const ShownWhatIf shown(GeneratorKind::Caves, 1, 3);
    auto *items = shown.window->findChild<QComboBox *>("whatIf.item");
    QTest::keyClick(items, Qt::Key_End);
    const auto item = static_cast<std::size_t>(items->currentData().toULongLong());
    shown.wait();
    shown.window->findChild<QSlider *>("whatIf.slider")->triggerAction(QSlider::SliderToMinimum);
    shown.wait();
    const std::vector<ItemStack> &stacks = shown.world("whatIf.other").player().inventory.stacks;
    QVERIFY(std::ranges::find(stacks, item, &ItemStack::item) != stacks.end());
    QTest::keyClick(items, Qt::Key_Home);
    shown.wait();
    QVERIFY(shown.text().contains("Change something"));
}

void TestWhatIf::treesComeFromAFile()
{
    const ShownWhatIf shown(GeneratorKind::Journey, 1, 3);
    auto *choices = shown.window->findChild<WhatIfChoices *>();
    auto *problem = shown.window->findChild<QLabel *>("whatIf.problem");
    auto *list = shown.window->findChild<QComboBox *>("whatIf.trees");
    const std::filesystem::path file = shown.file.path().parent_path() / "idle.json";
    std::ofstream(file) << "{}";
    choices->openTrees(file);
    QVERIFY(problem->isVisible());
    QVERIFY(shown.text().contains("Change something"));
    std::vector<NamedTree> idle = shown.world("whatIf.other").content->trees;
    for (NamedTree &named : idle)
        named.tree.nodes = {Leaf{Action::Idle}};
    std::ofstream(file) << writeTrees(idle);
    choices->openTrees(file);
    shown.wait();
    QVERIFY(!problem->isVisible());
    QCOMPARE(list->currentText(), QString("idle.json"));
    QVERIFY2(shown.text().contains("The two runs diverge in turn"), qPrintable(shown.text()));
    QTest::mouseClick(shown.window->findChild<QPushButton *>("whatIf.keep"), Qt::LeftButton);
    auto *name = shown.window->findChild<QLineEdit *>("whatIf.name");
    name->setText("Idle");
    QTest::keyClick(name, Qt::Key_Return);
    const WorldLibrary library(shown.file.path().parent_path() / "worlds");
    const Result<LoadedWorld> kept = WorldFile::readSnapshot(library.find("Idle").valueOr({}));
    QVERIFY(kept.ok());
    QVERIFY(kept->world.content->trees == idle);
    list->setCurrentIndex(0);
    emit list->activated(0);
    shown.wait();
    QVERIFY(shown.text().contains("Change something"));
}

void TestWhatIf::theOtherCourseIsKeptAsAWorld()
{
    const ShownWhatIf shown(GeneratorKind::Journey, 1, 3);
    shown.change("monsters", static_cast<int>(MonsterMode::Stationary));
    const std::uint64_t hash = stateHash(shown.world("whatIf.other"));
    QSignalSpy reported(shown.window.get(), &WhatIfWindow::kept);
    QTest::mouseClick(shown.window->findChild<QPushButton *>("whatIf.keep"), Qt::LeftButton);
    auto *name = shown.window->findChild<QLineEdit *>("whatIf.name");
    name->setText("<b>Otherwise</b>");
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY2(shown.text().contains("<b>Otherwise</b>"), qPrintable(shown.text()));
    const WorldLibrary library(shown.file.path().parent_path() / "worlds");
    const Result<std::filesystem::path> path = library.find("<b>Otherwise</b>");
    QVERIFY(path.ok());
    QCOMPARE(reported.count(), 1);               // lists of worlds follow
    QVERIFY(isMarkedCopy(*path).valueOr(false)); // its run isn't ranked
    Result<SavedSession> kept = SavedSession::open(*path);
    QVERIFY(kept.ok());
    QCOMPARE(kept->session().stateHash(), hash);
    kept->apply(WaitCommand{});
    QVERIFY(kept->save().ok());
}

void TestWhatIf::whatCannotBeKeptIsReported()
{
    const ShownWhatIf shown(GeneratorKind::Dungeon, 1, 3);
    QTest::mouseClick(shown.window->findChild<QPushButton *>("whatIf.keep"), Qt::LeftButton);
    std::filesystem::remove_all(shown.file.path().parent_path() / "worlds");
    std::filesystem::remove(shown.file.path());
    auto *name = shown.window->findChild<QLineEdit *>("whatIf.name");
    name->setText("Otherwise");
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY2(shown.text().contains("could not be saved"), qPrintable(shown.text()));
}

void TestWhatIf::whatIsShownFollowsTheLanguage()
{
    const ShownWhatIf shown(GeneratorKind::Caves, 1, 3);
    auto *problem = shown.window->findChild<QLabel *>("whatIf.problem");
    QTest::keyClicks(shown.window->findChild<QLineEdit *>("whatIf.commands"), "fly");
    shown.wait();
    QTest::mouseClick(shown.window->findChild<QPushButton *>("whatIf.keep"), Qt::LeftButton);
    auto *name = shown.window->findChild<QLineEdit *>("whatIf.name");
    name->setText("Otherwise");
    QTest::keyClick(name, Qt::Key_Return);
    const QString english = problem->text();
    const InstalledLanguage german("de");
    QTRY_VERIFY(shown.window->findChild<QLabel *>("whatIf.turn")->text().contains("Zug 3"));
    QVERIFY2(problem->text() != english && problem->text().contains("fly"), qPrintable(problem->text()));
    QVERIFY2(shown.text().startsWith("Otherwise ") && !shown.text().contains("list of your worlds"),
             qPrintable(shown.text()));
}

} // namespace

CAVE_WIDGET_TEST(TestWhatIf)
#include "tst_what_if.moc"
