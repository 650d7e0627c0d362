// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/play_maps.h"
#include "app/play/walking/real_time.h"

#include <QAction>
#include <QLabel>

#include <map>
#include <string>
#include <vector>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

namespace cave {

/// A level file drawn in rows from the north: # wall, @ the start, D a demon, ^ a spike, ! and % potions that
/// heal and harm, / an axe, * magic, ? a sign, > the goal.
inline LevelFileText drawn(const std::string &name, const std::vector<std::string> &rows)
{
    static const std::map<char, std::string> kObjects{
        {'#', "StaticGameObject,Wall,X"},        {'D', "DynamicGameObject,Demon,X,100,30"},
        {'^', "StaticGameObject,Spike,X"},       {'!', "StaticGameObject,Potion,X,50"},
        {'%', "StaticGameObject,Potion,X,-50"},  {'/', "StaticGameObject,AxePickup,X"},
        {'*', "StaticGameObject,MagicPickup,X"}, {'?', "StaticGameObject,InfoNode,X,Mind the step"},
        {'>', "StaticGameObject,Goal,X"},
    };
    std::string start;
    std::string objects;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const std::string at = std::to_string(x) + "," + std::to_string(y);
            if (rows[y][x] == '@')
                start = "PlayerStartLocation," + at + "\n";
            const auto object = kObjects.find(rows[y][x]);
            if (object == kObjects.end())
                continue;
            std::string line = object->second;
            line.replace(line.find('X'), 1, at);
            objects += line + "\n";
        }
    }
    const std::string head =
        "TopDownLevel," + name + "," + std::to_string(rows[0].size()) + "," + std::to_string(rows.size());
    return {name + ".csv", head + "\n" + start + "BackgroundTile,floor.png,0,0\n" + objects};
}

inline WorldSpec specOf(const std::vector<LevelFileText> &levels)
{
    WorldSpec spec{"levels", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
    spec.levelFiles = levels;
    return spec;
}

/// A page with a world of levels in which only the time passes that a test lets pass, from now on.
class LevelFixture : public PlayFixture {
public:
    explicit LevelFixture(const WorldSpec &spec) : PlayFixture(spec)
    {
        page().findChild<RealTime *>()->blockSignals(true);
        if (isPaused())
            press(Qt::Key_P);
    }
    explicit LevelFixture(const std::vector<std::string> &rows) : LevelFixture(specOf({drawn("one", rows)}))
    {
    }

    [[nodiscard]] const ActionState &action() { return *session().world().action; }
    [[nodiscard]] const PlayerMotion &motion() { return session().world().motion(); }
    [[nodiscard]] double x() { return motion().player.x; }
    [[nodiscard]] double shownX() { return map().figures()->action().shown().player.x; }
    [[nodiscard]] bool isPaused() { return find<QAction>("play.pause")->isChecked(); }
    void hold(Qt::Key key) { QTest::keyPress(&map(), key); }
    void release(Qt::Key key) { QTest::keyRelease(&map(), key); }
    /// In beats as short as those of a display.
    void pass(double seconds)
    {
        for (double left = seconds; left > 1e-9; left -= 1.0 / 64)
            page().passTime(1.0 / 64);
    }
    template<class Part>
    [[nodiscard]] Part *find(const char *name)
    {
        return place().template findChild<Part *>(QLatin1String(name));
    }
    [[nodiscard]] QString text(const char *label) { return find<QLabel>(label)->text(); }
    [[nodiscard]] std::string inHand()
    {
        const Inventory &inventory = session().world().player().inventory;
        return inventory.weapon ? session().content().items[inventory.stacks[*inventory.weapon].item].key
                                : "";
    }
    [[nodiscard]] bool isAllInView(const MapView &view)
    {
        const CellRect &level = session().world().map.plan().levels[0].area;
        const CellRect seen = view.cellsInView();
        return seen.contains(level.origin) &&
               seen.contains({level.origin.x + level.width - 1, level.origin.y + level.height - 1});
    }
    /// The small map's dock has no owner yet.
    [[nodiscard]] RoomMapView *rooms() { return place().docks().at(0)->findChild<RoomMapView *>("roomMap"); }
};

} // namespace cave
