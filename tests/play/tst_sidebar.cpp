// SPDX-License-Identifier: MIT
#include "app/play/hud/view_list.h"

#include <QAction>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <utility>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Condition, objective and what is in view, beside the map.
class TestSidebar : public QObject {
    Q_OBJECT

    static QWidget *sidebar(PlayFixture &play) { return play.page().findChild<QWidget *>("playSidebar"); }
    static QWidget *strip(PlayFixture &play) { return play.page().findChild<QWidget *>("hudStrip"); }
    static QString label(PlayFixture &play, const char *name)
    {
        return play.page().findChild<QLabel *>(QLatin1String(name))->text();
    }
    static ViewList *list(PlayFixture &play) { return play.page().findChild<ViewList *>("sidebar.view"); }
    static QStringList lines(PlayFixture &play)
    {
        QStringList lines;
        for (int row = 0; row < list(play)->model().rowCount(); ++row)
            lines.append(list(play)->model().index(row).data().toString());
        return lines;
    }
    static QString examined(PlayFixture &play)
    {
        const QLabel *title = play.map().findChild<QLabel *>("examine.title");
        return title->isVisible() ? title->text() : QString();
    }
    static bool findMonster(PlayFixture &play)
    {
        return play.exploreUntil(
            [&] { return play.session().fight() == nullptr && !play.session().visibleMonsters().empty(); });
    }
    static QString health(PlayFixture &play)
    {
        return sidebar(play)->findChild<QWidget *>("hud.health")->accessibleName();
    }

private slots:
    void healthEquipmentAndTheObjectiveAreShownWithoutAFight()
    {
        PlayFixture play(kQuietSeed);
        QVERIFY(sidebar(play)->isVisible());
        QVERIFY2(health(play).contains("50 / 50"), qPrintable(health(play)));
        QVERIFY2(label(play, "sidebar.gear").contains("Wooden Sword"),
                 qPrintable(label(play, "sidebar.gear")));
        QVERIFY(label(play, "sidebar.gear").contains("gold"));
        QVERIFY2(label(play, "sidebar.objective").contains("chest"),
                 qPrintable(label(play, "sidebar.objective")));
    }

    void theObjectiveNamesWhatIsLeftOfACavern()
    {
        PlayFixture play("cavern 1", GeneratorKind::Cavern);
        QVERIFY2(label(play, "sidebar.objective").startsWith("Clear the cavern: "),
                 qPrintable(label(play, "sidebar.objective")));
    }

    void theObjectiveCountsWhatIsLeftAfterAChestIsOpened()
    {
        PlayFixture play("cavern 1", GeneratorKind::Cavern);
        const QString before = label(play, "sidebar.objective");
        for (const CellPos chest : play.session().region({0, 0}).chests) {
            const WorldPos at = worldPos({0, 0}, chest, play.session().world().map.regionSize());
            const auto beside = std::ranges::find_if(kDirections, [&](Direction way) {
                return !play.session().isRock(step(at, way)) && directionTo(step(at, way), at);
            });
            if (beside == std::end(kDirections))
                continue;
            play.session().mutableWorld().player().position = step(at, *beside);
            play.page().played().perform(MoveCommand{*directionTo(step(at, *beside), at)});
            break;
        }
        QCOMPARE(play.session().world().player().statistics.chestsOpened, 1);
        QVERIFY2(label(play, "sidebar.objective") != before, qPrintable(before));
    }

    void whatLiesThereAndIsUnknownIsNotNamed()
    {
        PlayFixture play("unknown", GeneratorKind::Journey);
        const Content &content = play.session().content();
        std::vector<ItemStack> &stacks = play.session().mutableWorld().player().inventory.stacks;
        stacks.push_back(
            {static_cast<std::size_t>(content.findItem("healing_draught") - content.items.data()), 1});
        play.page().played().perform(DropCommand{stacks.size() - 1});
        for (const Direction way : {Direction::North, Direction::East, Direction::South, Direction::West}) {
            if (!play.session().isRock(step(play.position(), way))) {
                play.page().played().perform(MoveCommand{way});
                break;
            }
        }
        QCOMPARE(lines(play).filter("Draught").size(), 1);
        QVERIFY2(lines(play).filter("Healing").isEmpty(), qPrintable(lines(play).join('|')));
    }

    void whatAilsOrHelpsThePlayerStandsBesideTheirHealth()
    {
        PlayFixture play("ailing", GeneratorKind::Journey);
        const auto *conditions = sidebar(play)->findChild<QLabel *>("sidebar.conditions");
        QVERIFY(!conditions->isVisible());
        PlayerCondition &condition = play.session().mutableWorld().player().condition;
        condition.poison = 5;
        condition.smoke = SmokeCloud{play.position(), 2, 7};
        play.press(Qt::Key_Period);
        QVERIFY(conditions->isVisible());
        QCOMPARE(conditions->text(), "poisoned (4)\nhidden in smoke (6)");
        QVERIFY(!play.status("statusGear").contains("poisoned")); // not twice
        auto *legend = play.place().findChild<QAction *>("play.legend");
        QVERIFY(!legend->isChecked()); // smoke is no news that opens it
    }

    void whatIsBetterIsWieldedByOneKeyWhereverOneFightsByTurns()
    {
        for (const GeneratorKind kind :
             {GeneratorKind::Caves, GeneratorKind::Cavern, GeneratorKind::Dungeon}) {
            PlayFixture play("better", kind);
            const auto *action = play.place().findChild<QAction *>("play.nextItem");
            QVERIFY(!action->isEnabled());
            const Content &content = play.session().content();
            Inventory &inventory = play.session().mutableWorld().player().inventory;
            const auto best = std::ranges::max_element(content.items, {}, [](const ItemType &item) {
                return item.kind == ItemKind::Sword ? item.power : -1;
            });
            inventory.stacks.push_back({static_cast<std::size_t>(best - content.items.begin()), 1});
            const std::size_t last = inventory.stacks.size() - 1;
            play.press(Qt::Key_Period);
            QVERIFY(action->isEnabled());
            play.press(Qt::Key_E);
            QCOMPARE(play.session().world().player().inventory.weapon, std::optional(last));
            QVERIFY(!action->isEnabled());
        }
    }

    void theObjectiveNamesTheFloor()
    {
        PlayFixture play("dungeon 1", GeneratorKind::Dungeon);
        QVERIFY2(label(play, "sidebar.objective").startsWith("Floor 1 of 5"),
                 qPrintable(label(play, "sidebar.objective")));
        QVERIFY(label(play, "sidebar.gear").contains("Level 1"));
    }

    void theObjectiveCountsClearedRooms()
    {
        PlayFixture play("rooms 1", GeneratorKind::Rooms);
        QVERIFY2(label(play, "sidebar.objective").contains("rooms cleared"),
                 qPrintable(label(play, "sidebar.objective")));
        QVERIFY(!sidebar(play)->findChild<QWidget *>("hud.health")->isVisible()); // the bar above shows it
    }

    void aMonsterInViewIsListedWithItsStateAndDistance()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        const QString first = lines(play).join('\n');
        QVERIFY2(first.contains("Monster, stands guard") || first.contains("Monster, sees you"),
                 qPrintable(first));
        QVERIFY2(first.contains("cell"), qPrintable(first));
    }

    void aBadgeTellsWhetherAMonsterHuntsAndItsToolTipWhy()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        const ThingInView &thing = list(play)->model().thing(0);
        QVERIFY(thing.kind == ThingInView::Kind::Monster);
        QCOMPARE(thing.badge, thing.danger ? QString("!") : QString("z"));
        const QString tip = list(play)->model().index(0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(thing.danger ? "! – hunts" : "z – doesn't move"), qPrintable(tip));
    }

    void theGuardianOfAShutGateSleeps()
    {
        Session fresh = *Session::begin(
            {"guarded", {GeneratorKind::Journey, 1}, defaultSettings(GeneratorKind::Journey)});
        World world = std::move(fresh).takeWorld();
        const WorldPos gate = *world.map.source()->journey().gate;
        for (const Direction way : {Direction::North, Direction::East, Direction::South, Direction::West}) {
            if (!world.map.isRock(step(gate, way)))
                world.player().position = step(gate, way);
        }
        PlayFixture play(world);
        const std::vector<ThingInView> &things = list(play)->model().things();
        const auto guardian = std::ranges::find(things, gate, &ThingInView::at);
        QVERIFY(guardian != things.end());
        QCOMPARE(guardian->state, QString("asleep"));
        QCOMPARE(guardian->badge, QString("z"));
        QVERIFY(!guardian->danger);
    }

    void aRelicFarAwayIsNamedWithItsDistance()
    {
        Session fresh =
            *Session::begin({"far", {GeneratorKind::Journey, 1}, defaultSettings(GeneratorKind::Journey)});
        World world = std::move(fresh).takeWorld();
        world.player().position = {0, 30'000'000'000};
        while (world.map.isRock(world.player().position))
            ++world.player().position.x;
        PlayFixture play(world);
        const QString text = sidebar(play)->findChild<QLabel *>("sidebar.objective")->text();
        QVERIFY2(text.contains("about 29999999") || text.contains("about 30000000"), qPrintable(text));
    }

    void theKeyThatHidesTheSidebarIsInItsToolTipEvenAfterAChange()
    {
        PlayFixture play(kQuietSeed);
        const auto *close = play.page().findChild<QToolButton *>("sidebar.close");
        QCOMPARE(close->toolTip(), QString("Hide the sidebar (Ctrl+B)"));
        play.place().findChild<QAction *>("play.sidebar")->setShortcut(QKeySequence("Ctrl+Shift+F7"));
        QCOMPARE(close->toolTip(), QString("Hide the sidebar (Ctrl+Shift+F7)"));
    }

    void whatIsNearestComesFirst()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(play.exploreUntil([&] { return list(play)->model().rowCount() > 1; }));
        const std::vector<ThingInView> &things = list(play)->model().things();
        for (std::size_t i = 1; i < things.size(); ++i)
            QVERIFY(things[i - 1].distance <= things[i].distance);
    }

    void aClickOnALineExaminesItsCell()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        ViewList *view = list(play);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model().index(0)).center());
        QVERIFY(!examined(play).isEmpty());
        QVERIFY(play.map().hasFocus());
    }

    void pointingAtALineHighlightsItsCellOnTheMap()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        const auto picture = [&] {
            QImage last;
            static_cast<void>(cave::test::waitFor([&] {
                const QImage now = play.map().grab().toImage();
                return play.map().isSettled() && std::exchange(last, now) == now;
            }));
            return last;
        };
        const QImage before = picture();
        ViewList *view = list(play);
        const auto move = [view](QPoint to) {
            QMouseEvent event(QEvent::MouseMove, to, view->viewport()->mapToGlobal(to), Qt::NoButton,
                              Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(view->viewport(), &event);
        };
        move(view->visualRect(view->model().index(0)).center());
        QVERIFY(picture() != before);
        move({5, view->viewport()->height() - 1}); // below the last line
        QCOMPARE(picture(), before);
    }

    void examiningLooksAtTheNearestThing()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        play.press(Qt::Key_X);
        play.press(Qt::Key_Tab);
        QVERIFY(list(play)->selectionModel()->isSelected(list(play)->model().index(0)));
        QVERIFY(!examined(play).isEmpty());
        play.press(Qt::Key_Escape);
        QVERIFY(examined(play).isEmpty());
        QVERIFY(!list(play)->selectionModel()->hasSelection());
        const std::int64_t before = play.turn();
        play.press(Qt::Key_X);
        QCOMPARE(play.turn(), before);
    }

    void hidingTheSidebarLeavesAStripAndIsRemembered()
    {
        PlayFixture play(kQuietSeed);
        QVERIFY(!strip(play)->isVisible());
        QTest::mouseClick(play.page().findChild<QToolButton *>("sidebar.close"), Qt::LeftButton);
        QVERIFY(!sidebar(play)->isVisible());
        QVERIFY(strip(play)->isVisible());
        QVERIFY(!label(play, "strip.objective").isEmpty());
        QVERIFY(play.place().close());
        Preferences preferences;
        const PlayPlace next(preferences);
        QVERIFY(!next.findChild<QAction *>("play.sidebar")->isChecked());
    }

    void aNarrowWindowHasTheStripAndTheSidebarOnDemand()
    {
        PlayFixture play(kQuietSeed);
        play.place().resize(420, 400);
        QTRY_VERIFY(strip(play)->isVisible());
        QVERIFY(!sidebar(play)->isVisible());
        QTest::mouseClick(play.page().findChild<QToolButton *>("strip.open"), Qt::LeftButton);
        QVERIFY(sidebar(play)->isVisible());
        QTest::mouseClick(play.page().findChild<QToolButton *>("sidebar.close"), Qt::LeftButton);
        QVERIFY(strip(play)->isVisible());
        play.place().resize(1000, 640);
        QTRY_VERIFY(sidebar(play)->isVisible());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSidebar)
#include "tst_sidebar.moc"
