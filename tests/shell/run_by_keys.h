// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/runs/run_end_panel.h"
#include "app/shell/new_world/scenario_card.h"
#include "core/io/worlds/replay.h"
#include "editor/view/map/map_view.h"

#include <QLineEdit>
#include <QSettings>

#include <filesystem>
#include <string>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

namespace cave {

constexpr int kMaxCommands = 60'000; ///< of a run that comes to its end

/// A seed whose run a `Player` of this kind, begun by `begin`, brings to an end as wanted.
template<class Player, class Begin>
std::string seedOfRun(RunState wanted, const Player &kind, Begin begin)
{
    for (int number = 0; number < 200; ++number) {
        const std::string seed = "whole run " + std::to_string(number);
        Session session = begin(seed);
        Player player = kind;
        for (int i = 0; i < kMaxCommands && session.world().run == RunState::Going; ++i)
            session.apply(player.next(session));
        if (session.world().run == wanted)
            return seed;
    }
    return {};
}

/// The window with a run in it that is played by keys alone.
class RunByKeys : public ShellFixture {
public:
    RunByKeys() { QSettings().setValue("play/motion", false); }

    PlayPage &page() { return *window().playPage(); }
    Session &session() { return page().session().session(); }
    const World &world() { return session().world(); }
    RunEndPanel &end() { return *page().findChild<RunEndPanel *>(); }

    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    /// From the start page by keys: new world, its seed, the scenario's card, and in.
    void beginRun(const std::string &seed, GeneratorKind kind, const char *card)
    {
        open();
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        auto *line = find<QLineEdit>("newWorld.seed");
        QVERIFY(cave::test::waitFor([line] { return line->isVisible(); }));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QString::fromStdString(seed));
        find<ScenarioCard>("newWorld.scenario.endless-caves")->setFocus();
        while (QApplication::focusWidget()->objectName() != QLatin1String(card)) {
            const QWidget *before = QApplication::focusWidget();
            key(Qt::Key_Down);
            QVERIFY2(QApplication::focusWidget() != before, card);
        }
        key(Qt::Key_Return);
        QVERIFY(cave::test::waitFor([this] { return isPlaying() && page().isVisible(); }));
        QVERIFY(world().spec.generator.kind == kind);
        QCOMPARE(world().spec.seed, seed);
        page().map()->setFocus();
    }

    /// Quits the program, starts it again and opens the world by the keyboard.
    void restart()
    {
        const std::uint64_t before = session().stateHash();
        close();
        open();
        list()->setFocus();
        list()->setCurrentIndex(list()->model()->index(0, 0));
        key(Qt::Key_Return);
        QVERIFY(cave::test::waitFor([this] { return isPlaying() && page().isVisible(); }));
        QCOMPARE(session().stateHash(), before);
    }
};

/// Does all of a world's log again and compares.
inline void verifyReplayOf(const std::filesystem::path &path)
{
    const Result<ReplayReport> report = verifyReplay(path);
    QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
    QVERIFY2(!report->difference, report->difference ? report->difference->what.english().c_str() : "");
    QVERIFY(report->commands > 100);
}

} // namespace cave
