// SPDX-License-Identifier: MIT
#include "app/play/runs/run_end_panel.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QTextBrowser>
#include <QToolButton>

#include <array>
#include <optional>
#include <string_view>

#include "tests/shell/played_shell.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// What is on the page of play, and which widget then has the keyboard.
struct State {
    const char *name;
    bool isOfWorld; ///< it is there again when the world was closed, which Edit does
    const char *keyboard;
    void (*begin)(PlayedShell &shell);
};

void meetMonster(PlayedShell &shell)
{
    shell.play(shell.addStage(StagedWorld({"@M", ".."})));
    shell.press("d");
}

constexpr std::array kStates{
    State{"walking", true, "playMap",
          [](PlayedShell &shell) {
              shell.play(shell.addStage(StagedWorld({"@.", ".."})));
          }},
    State{"fight", true, "combatPanel", meetMonster},
    State{"end of a fight", false, "combatPanel",
          [](PlayedShell &shell) {
              meetMonster(shell);
              QTest::keyClick(&shell.panel(), Qt::Key_F);
          }},
    State{"end of a run", false, "runEndPanel",
          [](PlayedShell &shell) {
              shell.play(shell.addStage(StagedWorld({"@.", ".."})));
              shell.find<RunEndPanel>("runEndPanel")->open({}, std::nullopt);
          }},
};

constexpr std::array kPlaces{"place.seeds", "place.inspect", "place.edit"};

/// Hints, the guide and the keyboard, as the whole window shows them.
class TestPlayHud : public QObject {
    Q_OBJECT

    static void play(ShellFixture &shell, const std::filesystem::path &world)
    {
        shell.window().play().openWorld(world);
        QTRY_VERIFY(shell.window().playPage() != nullptr);
        QTRY_VERIFY(shell.window().playPage() != nullptr && shell.window().playPage()->isVisible());
    }
    static bool hasHint(ShellFixture &shell) { return shell.find<QWidget>("hintCard")->isVisible(); }
    static void waitATurn(ShellFixture &shell)
    {
        QTest::keyClick(shell.window().playPage()->map(), Qt::Key_Period);
    }
    static std::filesystem::path addWorldOf(const ShellFixture &shell, GeneratorKind kind)
    {
        const Result<std::filesystem::path> path = WorldLibrary(shell.worlds()).pathForNewWorld("Run");
        const WorldSpec spec{"dungeon 1", {kind, 1}, defaultSettings(kind)};
        if (!path || !SavedSession::create(*path, "Run", spec))
            qFatal("the world for a test could not be made");
        return *path;
    }

private slots:
    void aNewPlayerGetsAHintOnceAndCanHaveItAgain()
    {
        ShellFixture shell;
        const std::filesystem::path world = shell.addWorld("Vault");
        shell.open();
        play(shell, world);
        QTRY_VERIFY(hasHint(shell));
        QTest::mouseClick(shell.find<QToolButton>("hint.close"), Qt::LeftButton);
        QVERIFY(!hasHint(shell));

        shell.find<QAction>("game.settings")->trigger();
        auto *hints = shell.find<QCheckBox>("pref.play/hints");
        QVERIFY(hints->isChecked());
        hints->click();
        waitATurn(shell);
        QVERIFY(!hasHint(shell));
        shell.find<QPushButton>("settings.hintsAgain")->click();
        QVERIFY(hints->isChecked());
        QTRY_VERIFY(hasHint(shell));
        hints->click();
        QVERIFY(!hasHint(shell));
    }

    void theGuideOpensAtThePageOfTheScenario_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("page");
        QTest::newRow("caves") << static_cast<int>(GeneratorKind::Caves) << "First steps";
        QTest::newRow("dungeon") << static_cast<int>(GeneratorKind::Dungeon) << "Dungeon Run";
        QTest::newRow("journey") << static_cast<int>(GeneratorKind::Journey) << "Journey";
    }
    void theGuideOpensAtThePageOfTheScenario()
    {
        QFETCH(int, kind);
        QFETCH(QString, page);
        ShellFixture shell;
        const std::filesystem::path run = addWorldOf(shell, static_cast<GeneratorKind>(kind));
        shell.open();
        play(shell, run);
        shell.find<QAction>("help.guide")->trigger();
        auto *topics = shell.find<QListWidget>("guide.topics");
        QTRY_VERIFY(topics->isVisible());
        QCOMPARE(topics->currentItem()->text(), page);
    }

    void theKeyboardComesBackToWhatIsOnThePage_data()
    {
        QTest::addColumn<int>("state");
        for (std::size_t i = 0; i < kStates.size(); ++i)
            QTest::newRow(kStates[i].name) << static_cast<int>(i);
    }
    void theKeyboardComesBackToWhatIsOnThePage()
    {
        QFETCH(int, state);
        PlayedShell shell;
        const State &shown = kStates[static_cast<std::size_t>(state)];
        shown.begin(shell);
        const auto hasKeyboard = [&] {
            return QApplication::focusWidget() != nullptr &&
                   QApplication::focusWidget()->objectName() == shown.keyboard;
        };
        QVERIFY(hasKeyboard());
        for (const std::string_view place : kPlaces) {
            if (place == "place.edit" && !shown.isOfWorld)
                continue;
            shell.find<QAction>(place.data())->trigger();
            QVERIFY2(!shell.isPlaying() || !shell.page().isVisible(), place.data());
            shell.find<QAction>("place.play")->trigger();
            QVERIFY2(cave::test::waitFor([&] { return shell.isPlaying() && shell.page().isVisible(); }),
                     place.data());
            QVERIFY2(cave::test::waitFor(hasKeyboard, 5000), place.data());
        }
    }

    void theKeyboardStaysWithThePanelThatCoversThePage()
    {
        PlayedShell shell;
        meetMonster(shell);
        shell.map().setFocus(); // as whatever closes on the page may do
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&shell.panel()));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPlayHud)
#include "tst_play_hud.moc"
