// SPDX-License-Identifier: MIT
#include "app/common/setting_row.h"
#include "app/workbench/worlds/what_if_window.h"
#include "app/workbench/worlds/world_pane.h"
#include "core/io/world_file/world_marks.h"
#include "core/session/unsaved_changes.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>

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
    void theOtherCourseIsKeptAsAWorld();
    void whatCannotBeKeptIsReported();
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
    QVERIFY(shown.text().contains("Change a rule"));
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
    QVERIFY2(shown.text().contains("The courses part in turn"), qPrintable(shown.text()));
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
    QVERIFY(shown.text().contains("Change a rule"));
    QCOMPARE(logged.turn, 3);
}

void TestWhatIf::theOtherCourseIsKeptAsAWorld()
{
    const ShownWhatIf shown(GeneratorKind::Journey, 1, 3);
    shown.change("monsters", static_cast<int>(MonsterMode::Stationary));
    const std::uint64_t hash = stateHash(shown.world("whatIf.other"));
    QTest::mouseClick(shown.window->findChild<QPushButton *>("whatIf.keep"), Qt::LeftButton);
    auto *name = shown.window->findChild<QLineEdit *>("whatIf.name");
    name->setText("<b>Otherwise</b>");
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY2(shown.text().contains("<b>Otherwise</b>"), qPrintable(shown.text()));
    const WorldLibrary library(shown.file.path().parent_path() / "worlds");
    const Result<std::filesystem::path> path = library.find("<b>Otherwise</b>");
    QVERIFY(path.ok());
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

} // namespace

CAVE_WIDGET_TEST(TestWhatIf)
#include "tst_what_if.moc"
