// SPDX-License-Identifier: MIT
// Who has the keyboard after the window comes back from another place.

#include "app/play/runs/run_end_panel.h"

#include <QAction>

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
    QWidget *(*begin)(PlayedShell &shell);
};

void meetMonster(PlayedShell &shell)
{
    shell.play(shell.addStage(StagedWorld({"@M", ".."})));
    shell.press("d");
}

constexpr std::array kStates{
    State{"walking", true,
          [](PlayedShell &shell) -> QWidget * {
              shell.play(shell.addStage(StagedWorld({"@.", ".."})));
              return &shell.map();
          }},
    State{"fight", true,
          [](PlayedShell &shell) -> QWidget * {
              meetMonster(shell);
              return &shell.panel();
          }},
    State{"end of a fight", false,
          [](PlayedShell &shell) -> QWidget * {
              meetMonster(shell);
              QTest::keyClick(&shell.panel(), Qt::Key_F);
              return &shell.panel();
          }},
    State{"end of a run", false,
          [](PlayedShell &shell) -> QWidget * {
              shell.play(shell.addStage(StagedWorld({"@.", ".."})));
              auto *panel = shell.page().findChild<RunEndPanel *>();
              panel->open({}, std::nullopt);
              return panel;
          }},
};

constexpr std::array kPlaces{"place.seeds", "place.inspect", "place.edit"};

class TestFocusInPlaces : public QObject {
    Q_OBJECT

private slots:
    void comesBackToWhatIsOnThePage_data()
    {
        QTest::addColumn<int>("state");
        for (std::size_t i = 0; i < kStates.size(); ++i)
            QTest::newRow(kStates[i].name) << static_cast<int>(i);
    }
    void comesBackToWhatIsOnThePage()
    {
        QFETCH(int, state);
        PlayedShell shell;
        const State &shown = kStates[static_cast<std::size_t>(state)];
        QWidget *expected = shown.begin(shell);
        QCOMPARE(QApplication::focusWidget(), expected);
        for (const std::string_view place : kPlaces) {
            if (place == "place.edit" && !shown.isOfWorld)
                continue;
            shell.find<QAction>(place.data())->trigger();
            QVERIFY2(!shell.page().isVisible(), place.data());
            shell.find<QAction>("place.play")->trigger();
            QVERIFY2(cave::test::waitFor([&] { return shell.page().isVisible(); }), place.data());
            QVERIFY2(cave::test::waitFor([&] { return QApplication::focusWidget() == expected; }, 5000),
                     place.data());
        }
    }

    void staysWithThePanelThatCoversThePage()
    {
        PlayedShell shell;
        meetMonster(shell);
        shell.map().setFocus(); // as whatever closes on the page may do
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&shell.panel()));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestFocusInPlaces)
#include "tst_focus_in_places.moc"
