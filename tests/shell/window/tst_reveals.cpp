// SPDX-License-Identifier: MIT
// More of a world may be shown than its player has seen. That world counts no longer, and no other.

#include "app/play/runs/replay_window.h"
#include "app/shell/settings/language.h"
#include "core/io/world_file/world_marks.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/tile_set.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

#include <filesystem>

#include "tests/shell/played_shell.h"

using namespace cave;

namespace {

/// Two worlds that are played one after the other.
class TwoWorlds : public PlayedShell {
public:
    TwoWorlds() : first(addWorld("First", "quiet 31")), second(addWorld("Second", "quiet 31")) {}

    [[nodiscard]] static bool isMarked(const std::filesystem::path &world)
    {
        return isMarkedRevealed(world).valueOr(true);
    }
    [[nodiscard]] bool asks() { return find<InlineQuestion>("play.reveal")->isVisible(); }
    [[nodiscard]] bool fog() { return map().terrain()->fog(); }
    [[nodiscard]] bool isDebuggerOpen() { return find<SightPanel>("sightPanel")->isVisible(); }
    void answer(const char *button) { QTest::keyClick(find<QPushButton>(button), Qt::Key_Space); }

    std::filesystem::path first;
    std::filesystem::path second;
};

class TestReveals : public QObject {
    Q_OBJECT

private slots:
    void fogIsOffInTheWorldWhereItWasTurnedOff()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        worlds.press(Qt::Key_F);
        QVERIFY(worlds.asks());
        QVERIFY(worlds.fog());
        QVERIFY(!TwoWorlds::isMarked(worlds.first));
        {
            const InstalledLanguage german("de");
            QTRY_COMPARE(worlds.find<QPushButton>("play.reveal.no")->text(), "Abbrechen");
            QVERIFY(worlds.find<QLabel>("play.reveal.question")->text().contains("Nebel"));
        }
        QTRY_COMPARE(worlds.find<QPushButton>("play.reveal.no")->text(), "Cancel");
        worlds.answer("play.reveal.yes");
        QVERIFY(!worlds.asks());
        QVERIFY(!worlds.fog());
        QVERIFY(TwoWorlds::isMarked(worlds.first));
        QCOMPARE(QApplication::focusWidget(), &worlds.map());

        worlds.play(worlds.second);
        QVERIFY(worlds.fog());
        QVERIFY(!TwoWorlds::isMarked(worlds.second));
        worlds.playAgain(worlds.second);
        QVERIFY(worlds.fog());
        QVERIFY(!TwoWorlds::isMarked(worlds.second));
        worlds.play(worlds.first);
        QVERIFY(!worlds.fog()); // as it was left
    }

    void aWorldIsAskedAboutOnce()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        worlds.press(Qt::Key_F);
        worlds.answer("play.reveal.yes");
        worlds.press(Qt::Key_F);
        QVERIFY(worlds.fog());
        worlds.press(Qt::Key_F);
        worlds.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        worlds.press(Qt::Key_F9);
        QVERIFY(!worlds.asks());
        QVERIFY(!worlds.fog());
        QVERIFY(worlds.isDebuggerOpen());
    }

    void whoDeclinesSeesNoMoreAndIsAskedAgain()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        const auto declines = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            worlds.press(key, modifiers);
            QVERIFY(worlds.asks());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QVERIFY(!worlds.asks());
            QCOMPARE(QApplication::focusWidget(), &worlds.map());
        };
        declines(Qt::Key_F, Qt::NoModifier);
        declines(Qt::Key_F, Qt::NoModifier);
        declines(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(worlds.fog());
        QVERIFY(!TwoWorlds::isMarked(worlds.first));
        QVERIFY(worlds.messages().filter("Cheat").isEmpty());
    }

    void allMonstersAreShownInTheWorldWhereThatWasChosen()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        worlds.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!TwoWorlds::isMarked(worlds.first));
        worlds.answer("play.reveal.yes");
        QVERIFY(TwoWorlds::isMarked(worlds.first));
        QCOMPARE(worlds.messages().filter("Cheat on").size(), 1);
        worlds.play(worlds.second);
        QVERIFY(!worlds.find<QAction>("ui.debug")->isChecked());
        QVERIFY(!TwoWorlds::isMarked(worlds.second));
    }

    void aReplayAsksBeforeItShowsWhatMonstersSee()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        worlds.press(Qt::Key_Period);
        worlds.find<QAction>("game.replay")->trigger();
        ReplayWindow *replay = nullptr;
        QTRY_VERIFY((replay = worlds.window().findChild<ReplayWindow *>()) != nullptr);
        auto *side = replay->findChild<QTabWidget *>("replay.side");
        side->setCurrentIndex(1);
        auto *question = replay->findChild<InlineQuestion *>("sight.reveal");
        QVERIFY(question->isVisible());
        QVERIFY(!TwoWorlds::isMarked(worlds.first));
        QTest::mouseClick(replay->findChild<QPushButton *>("sight.reveal.yes"), Qt::LeftButton);
        QVERIFY(!question->isVisible());
        QVERIFY(replay->findChild<SightPanel *>("sightPanel")->isVisible());
        QVERIFY(TwoWorlds::isMarked(worlds.first));
        replay->close();
        QTRY_VERIFY(worlds.window().findChild<ReplayWindow *>() == nullptr);
        worlds.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&worlds.window(), cave::test::kPatience));
        worlds.press(Qt::Key_F9);
        QVERIFY(worlds.isDebuggerOpen()); // as it was agreed to
    }

    void aReplayThatIsHeldBackClosesWithItsWorld()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        worlds.find<QAction>("game.replay")->trigger();
        QTRY_VERIFY(worlds.window().findChild<ReplayWindow *>() != nullptr);
        worlds.play(worlds.second);
        QTRY_VERIFY(worlds.window().findChild<ReplayWindow *>() == nullptr);
    }

    void theSightDebuggerAsksInEachWorld()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        worlds.press(Qt::Key_F9);
        auto *dock = worlds.find<QDockWidget>("sightDock");
        QVERIFY(dock->isVisible());
        QVERIFY(!worlds.isDebuggerOpen());
        QVERIFY(!TwoWorlds::isMarked(worlds.first));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!dock->isVisible());
        QCOMPARE(QApplication::focusWidget(), &worlds.map());
        worlds.press(Qt::Key_F9);
        worlds.answer("sight.reveal.yes");
        QVERIFY(worlds.isDebuggerOpen());
        QVERIFY(TwoWorlds::isMarked(worlds.first));
        worlds.find<QComboBox>("sight.monsters")->setCurrentIndex(2); // all in view
        worlds.find<QCheckBox>("sight.threats")->setChecked(true);

        worlds.play(worlds.second);
        QVERIFY(dock->isVisible());
        QVERIFY(!worlds.isDebuggerOpen());
        QVERIFY(!TwoWorlds::isMarked(worlds.second));
        QCOMPARE(QApplication::focusWidget(), &worlds.map());
        worlds.answer("sight.reveal.yes");
        QVERIFY(worlds.isDebuggerOpen());
        QVERIFY(TwoWorlds::isMarked(worlds.second));
    }

    void zoomingOutShowsNothingUnexplored()
    {
        TwoWorlds worlds;
        worlds.play(worlds.first);
        for (int steps = 0; steps < 30; ++steps) {
            worlds.press(Qt::Key_Minus);
            if (worlds.map().zoom().step > 4 && steps % 4 != 0)
                continue;
            QTRY_VERIFY((worlds.map().composeFrame(), worlds.map().isSettled()));
            const QImage &frame = worlds.map().composeFrame();
            const QColor unexplored = QColor::fromRgb(unexploredColour(currentTheme()));
            const int step = std::max(1, worlds.map().zoom().step) * 8;
            for (int y = 0; y < frame.height(); y += step) {
                for (int x = 0; x < frame.width(); x += step) {
                    const QPointF at = QPointF(x, y) / worlds.map().devicePixelRatioF();
                    const WorldPos cell = worlds.map().cellAt(at);
                    const WorldPos player = worlds.position();
                    if (std::max(std::abs(cell.x - player.x), std::abs(cell.y - player.y)) > 60)
                        QCOMPARE(QColor(frame.pixel(x, y)), unexplored);
                }
            }
        }
        QVERIFY(!TwoWorlds::isMarked(worlds.first));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestReveals)

#include "tst_reveals.moc"
