// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/inventory/inventory_model.h"

#include <QAction>

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/shell/played_shell.h"

namespace cave {

/// One side of a world in words, so that two of them can be compared.
using Facet = std::function<QString(Session &)>;

inline QString positionText(const World &world)
{
    return QString("%1, %2 at turn %3")
        .arg(world.player().position.x)
        .arg(world.player().position.y)
        .arg(world.turn);
}

inline QString monstersText(Session &session)
{
    QStringList lines;
    for (const Monster &monster : session.monstersNear(session.world().player().position, 100))
        lines += QString("%1 at %2, %3")
                     .arg(monster.kind)
                     .arg(monster.state.position.x)
                     .arg(monster.state.position.y);
    return lines.join("; ");
}

inline QString chestsText(Session &session)
{
    QStringList lines;
    for (std::int64_t y = 0; y < 50; ++y) {
        for (std::int64_t x = 0; x < 50; ++x) {
            if (const ChestState state = session.chestAt({x, y}); state != ChestState::None)
                lines +=
                    QString("%1, %2: %3").arg(x).arg(y).arg(state == ChestState::Closed ? "closed" : "open");
        }
    }
    return lines.join("; ");
}

inline const std::vector<std::pair<const char *, Facet>> &savedFacets()
{
    static const std::vector<std::pair<const char *, Facet>> kFacets{
        {"1.2.1 position", [](Session &session) { return positionText(session.world()); }},
        {"1.2.2 inventory", [](Session &session) { return inventoryText(session.world()); }},
        {"1.2.3 world and its state", [](Session &session) { return QString::number(session.stateHash()); }},
        {"1.2.4 enemies", monstersText},
        {"1.2.5 chests", chestsText},
    };
    return kFacets;
}

/// A hall with two chests and two monsters, of which the southern ones can be met without the others.
inline const std::vector<std::string> kHall{"C.........M", //
                                            "###########", //
                                            "@.C.......M"};

inline StagedWorld hall()
{
    StageSpec stage;
    stage.carried = {"infused_sword", "infused_armour"};
    stage.loose = {"steel_sword"};
    return StagedWorld(kHall, stage);
}

/// Opens the hall's chest and kills its monster.
inline void playHall(PlayedShell &shell)
{
    for (int i = 0; i < 9; ++i) {
        shell.press("d");
        shell.fightOut();
    }
}

/// The blows of a fight, fought to its end.
inline std::vector<Blow> fightBlows(Session &session)
{
    std::vector<Blow> blows;
    while (session.fight() != nullptr && blows.size() < 10'000) {
        for (const Event &event : session.apply(FightCommand{})) {
            if (const auto *struck = std::get_if<BlowStruck>(&event))
                blows.push_back(struck->blow);
        }
    }
    return blows;
}

/// Blows of many fights with the plain monster, by the chances of `stage`.
inline std::vector<std::vector<Blow>> manyFights(StageSpec stage, int count)
{
    std::vector<std::vector<Blow>> fights;
    for (int i = 0; i < count; ++i) {
        stage.seed = "fight " + std::to_string(i);
        Session session(StagedWorld({"@.M"}, stage).take());
        session.apply(WaitCommand{});
        fights.push_back(fightBlows(session));
    }
    return fights;
}

/// How far apart two pictures of a cell are: the share of pixels that clearly differ.
inline double difference(const QImage &a, const QImage &b)
{
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            const int apart =
                std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                          std::abs(one.blue() - other.blue())});
            different += apart > 24 ? 1 : 0;
        }
    }
    return different / static_cast<double>(a.width() * a.height());
}

/// What the window shows of a cell, once it is painted.
inline QImage pictureOf(PlayedShell &shell, WorldPos cell)
{
    MapView &map = shell.map();
    for (int i = 0; i < 1000 && !map.isSettled(); ++i) {
        map.composeFrame();
        QTest::qWait(2);
    }
    return map.grab(map.cellRect(cell).toRect()).toImage();
}

/// Chooses the look of the map by its actions.
inline void setLook(PlayedShell &shell, bool dark, bool glyphs)
{
    shell.find<QAction>(dark ? "view.theme.dark" : "view.theme.light")->trigger();
    if (shell.find<QAction>("glyphs")->isChecked() != glyphs)
        shell.press("g");
}

inline void addLooks()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("glyphs");
    QTest::newRow("tiles, dark") << true << false;
    QTest::newRow("tiles, light") << false << false;
    QTest::newRow("glyphs, dark") << true << true;
    QTest::newRow("glyphs, light") << false << true;
}

inline World worldOf(const std::string &seed, GeneratorKind kind)
{
    const WorldSpec spec{seed, {kind, 1}, defaultSettings(kind)};
    return Session::begin(spec).value().takeWorld();
}

/// The rows of the inventory dialog with a name; the one that is worn first.
inline QModelIndex inventoryRow(PlayedShell &shell, const QString &name, bool worn)
{
    const QAbstractItemModel *model = shell.find<QListView>("inventory.items")->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        if (index.data().toString() == name && index.data(InventoryModel::WornRole).toBool() == worn)
            return index;
    }
    return {};
}

} // namespace cave
