// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/map/map_titles.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/walking/real_time.h"
#include "core/session/players/test_player.h"

#include <QAction>
#include <QLineEdit>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

namespace cave {

/// Every run is one of these; with so many all that is looked for happens in one of them.
inline constexpr int kRuns = 60;

struct Found {
    std::string seed;
    std::vector<Command> commands; ///< that lead there
};

/// The first run that comes by a state for which `wanted(session, events of the last command)` holds, played
/// in this style.
template<class Wanted>
std::optional<Found> findRun(PlayStyle style, Wanted wanted)
{
    for (int run = 0; run < kRuns; ++run) {
        Found found{"dungeon " + std::to_string(run), {}};
        Session session = *Session::begin(
            {found.seed, {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)});
        DungeonPlayer player(style);
        while (session.world().run == RunState::Going && found.commands.size() < 20'000) {
            const Command command = player.next(session);
            found.commands.push_back(command);
            if (wanted(session, session.apply(command)))
                return found;
        }
    }
    return std::nullopt;
}

template<class E>
bool has(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return std::holds_alternative<E>(event); });
}

inline bool carriesScroll(const Session &session)
{
    const auto &stacks = session.world().player().inventory.stacks;
    return std::any_of(stacks.begin(), stacks.end(), [&](const ItemStack &stack) {
        return session.content().items[stack.item].kind == ItemKind::Scroll;
    });
}

/// What tests of dungeon runs and caverns do on the play page.
class DungeonHands {
protected:
    /// The commands of a run that was found; fights on the way are looked at to their end.
    static void play(PlayFixture &page, const Found &found)
    {
        for (const Command &command : found.commands) {
            if (fight(page)->isOpen() && !page.session().isFighting())
                QTest::keyClick(fight(page), Qt::Key_Space);
            page.page().played().perform(command);
        }
    }
    static QAction *action(PlayFixture &page, const char *id)
    {
        return page.place().findChild<QAction *>(QLatin1String(id));
    }
    static CombatPanel *fight(PlayFixture &page)
    {
        return page.page().findChild<CombatPanel *>("combatPanel");
    }
    static RunEndPanel *end(PlayFixture &page) { return page.page().findChild<RunEndPanel *>("runEndPanel"); }
    static MapTitles *titles(PlayFixture &page) { return page.page().findChild<MapTitles *>("mapTitles"); }
    /// No time passes but what a test lets pass.
    static void holdClock(PlayFixture &page) { page.page().findChild<RealTime *>()->blockSignals(true); }
    /// The dialog that was opened, once it has the keyboard; null if there is none.
    static InventoryDialog *openInventory(PlayFixture &page)
    {
        auto *dialog = page.page().findChild<InventoryDialog *>("inventory");
        if (dialog == nullptr || !dialog->isVisible())
            return nullptr;
        dialog->activateWindow();
        const auto isActive = [dialog] { return QApplication::activeWindow() == dialog; };
        return cave::test::waitFor(isActive) ? dialog : nullptr;
    }
    static bool isMarking(PlayFixture &page)
    {
        const auto *editor = page.map().findChild<QLineEdit *>("markerEditor");
        return editor != nullptr && editor->isVisible();
    }
    /// Lets time pass as it goes by, once a test says how much; nothing is paused.
    static void switchRealTimeOn(PlayFixture &page)
    {
        holdClock(page);
        action(page, "play.realTime")->trigger();
        QTRY_VERIFY(page.map().hasFocus());
        QVERIFY(page.session().world().realTime && titles(page)->pause().isEmpty());
    }
    /// An arrow key that walks from where the player is.
    static Qt::Key freeArrow(PlayFixture &page)
    {
        constexpr std::array kArrows{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
        for (std::size_t i = 0; i < kArrows.size(); ++i) {
            if (isFree(page, step(page.position(), kDirections[i])))
                return kArrows[i];
        }
        return Qt::Key_unknown;
    }
    static bool isFree(PlayFixture &page, WorldPos at)
    {
        return !page.session().isRock(at) && page.session().monstersNear(at, 0).empty();
    }
};

} // namespace cave
