// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/combat_panel.h"
#include "editor/view/map/map_view.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QDialog>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>

#include <deque>
#include <functional>
#include <map>

#include "tests/shell/shell_fixture.h"
#include "tests/support/staged_world.h"
#include "tests/support/widget_test.h"

namespace cave {

/// The key that walks in a direction.
inline Qt::Key letterOf(Direction direction)
{
    constexpr std::array kLetters{Qt::Key_W, Qt::Key_D, Qt::Key_S, Qt::Key_A};
    return kLetters[static_cast<std::size_t>(direction)];
}

/// What the player owns, as text that a failing test can show.
inline QString inventoryText(const World &world)
{
    QStringList lines;
    const Inventory &inventory = world.player().inventory;
    for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
        const ItemStack &stack = inventory.stacks[i];
        lines += QString("%1 %2%3")
                     .arg(stack.amount)
                     .arg(QString::fromStdString(world.content->items[stack.item].name),
                          inventory.isEquipped(i) ? " (worn)" : "");
    }
    return lines.join(", ");
}

/// The whole program, played by keys. Nothing is animated and fights wait for the player.
class PlayedShell : public ShellFixture {
public:
    PlayedShell() { QSettings().setValue("play/motion", false); }

    MainWindow &open()
    {
        m_opened = true;
        return ShellFixture::open();
    }
    void close()
    {
        m_opened = false;
        ShellFixture::close();
    }

    std::filesystem::path addStage(const StagedWorld &stage, const std::string &name = "Stage")
    {
        const auto path = WorldLibrary(worlds()).pathForNewWorld(name);
        std::filesystem::create_directories(worlds());
        if (!path || !WorldFile::create(*path, name, stage.world()))
            qFatal("the staged world could not be kept");
        return *path;
    }
    /// Opens the window, if need be, and the world of `path` in it.
    void play(const std::filesystem::path &path)
    {
        if (!m_opened)
            open();
        window().play().openWorld(path);
        if (!cave::test::waitFor([&] { return isPlaying() && page().played().path() == path; }))
            qFatal("the world did not open: %s", qPrintable(bannerText()));
        find<QCheckBox>("combat.startsRunning")->setChecked(false);
    }
    /// Closes the program, and opens the world again.
    void playAgain(const std::filesystem::path &path)
    {
        close();
        play(path);
    }

    [[nodiscard]] PlayPage &page() { return *window().playPage(); }
    [[nodiscard]] MapView &map() { return *page().map(); }
    [[nodiscard]] Session &session() { return page().session().session(); }
    [[nodiscard]] const World &world() { return session().world(); }
    [[nodiscard]] WorldPos position() { return world().player().position; }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&map(), key, modifiers);
    }
    /// Presses keys of letters and signs on the map, one after the other.
    void press(const char *keys)
    {
        for (const char *key = keys; *key != '\0'; ++key)
            QTest::keyClick(&map(), *key);
    }

    /// Opens the inventory by key; it has the keyboard then.
    QListView *openInventory()
    {
        press("i");
        auto *dialog = find<QDialog>("inventory");
        activate(*dialog);
        return find<QListView>("inventory.items");
    }
    void closeInventory()
    {
        QTest::keyClick(find<QListView>("inventory.items"), Qt::Key_Escape);
        activate(window()); // a window system does this by itself
    }

    [[nodiscard]] CombatPanel &panel() { return *find<CombatPanel>("combatPanel"); }
    [[nodiscard]] QString combatText(const char *id) { return find<QLabel>(id)->text(); }
    [[nodiscard]] QStringList combatLog()
    {
        const auto *list = find<QListWidget>("combat.log");
        QStringList lines;
        for (int row = 0; row < list->count(); ++row)
            lines += list->item(row)->text();
        return lines;
    }
    /// All that the panel writes about how the fight ended.
    [[nodiscard]] QString outcome()
    {
        QStringList texts;
        for (const QLabel *label : find<QWidget>("combat.outcome")->findChildren<QLabel *>())
            texts += label->text();
        return texts.join('\n');
    }
    /// Ends the fights that are on by key: F, and Enter to go on.
    void fightOut()
    {
        while (panel().isOpen()) {
            QTest::keyClick(&panel(), Qt::Key_F);
            QTest::keyClick(&panel(), Qt::Key_Return);
        }
    }

    /// Walks by keys to the nearest cell for which `wanted` holds, within 120 cells, fighting whoever
    /// attacks; false if there is none.
    bool walkTo(const std::function<bool(WorldPos)> &wanted)
    {
        for (int deaths = 0; deaths < 10; ++deaths) {
            const std::vector<Direction> way = wayTo(wanted);
            if (way.empty())
                return wanted(position());
            for (const Direction direction : way) {
                const WorldPos next = step(position(), direction);
                for (int tries = 0; tries < 20 && position() != next; ++tries) {
                    press(letterOf(direction));
                    fightOut();
                }
                if (position() != next)
                    break; // woke up elsewhere
            }
        }
        return wanted(position());
    }

    /// The lines of the message log, oldest first.
    [[nodiscard]] QStringList messages()
    {
        const QAbstractItemModel *model = find<QListView>("messageLog.list")->model();
        QStringList lines;
        for (int row = 0; row < model->rowCount(); ++row)
            lines += model->index(row, 0).data().toString();
        return lines;
    }
    /// The names of the worlds on the start page, in its order.
    [[nodiscard]] QStringList listedWorlds()
    {
        QStringList names;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            names += list()->model()->index(row, 0).data().toString();
        return names;
    }

    /// Makes a world on the page of new worlds, where text of any script can be entered.
    void makeWorld(const QString &name, const QString &seed)
    {
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        enter("newWorld.name", name);
        enter("newWorld.seed", seed);
        QTest::keyClick(find<QLineEdit>("newWorld.seed"), Qt::Key_Return);
        if (!cave::test::waitFor([&] { return isPlaying() && page().played().name() == name; }))
            qFatal("the world was not made: %s", qPrintable(bannerText()));
    }

private:
    static void activate(QWidget &widget)
    {
        widget.activateWindow();
        if (!cave::test::waitFor([&] { return QApplication::activeWindow() == &widget; }))
            qFatal("a window did not become active");
    }

    void enter(const char *field, const QString &text)
    {
        auto *line = find<QLineEdit>(field);
        line->setFocus();
        QTest::keySequence(line, QKeySequence::SelectAll);
        QTest::keyClick(line, Qt::Key_Delete);
        QInputMethodEvent typed; // QTest's keys know Latin letters alone
        typed.setCommitString(text);
        QApplication::sendEvent(line, &typed);
    }

    std::vector<Direction> wayTo(const std::function<bool(WorldPos)> &wanted)
    {
        const WorldPos from = position();
        std::map<WorldPos, Direction> cameBy{{from, Direction::North}};
        std::deque<WorldPos> open{from};
        for (; !open.empty(); open.pop_front()) {
            const WorldPos here = open.front();
            if (wanted(here))
                return wayBack(cameBy, from, here);
            for (const Direction direction : kDirections) {
                const WorldPos next = step(here, direction);
                const bool near = std::abs(next.x - from.x) <= 120 && std::abs(next.y - from.y) <= 120;
                if (near && !session().isRock(next) && cameBy.emplace(next, direction).second)
                    open.push_back(next);
            }
        }
        return {};
    }
    static std::vector<Direction> wayBack(const std::map<WorldPos, Direction> &cameBy, WorldPos from,
                                          WorldPos to)
    {
        std::deque<Direction> way;
        while (to != from) {
            const Direction direction = cameBy.at(to);
            way.push_front(direction);
            to = step(to, static_cast<Direction>((static_cast<int>(direction) + 2) % 4));
        }
        return {way.begin(), way.end()};
    }

    bool m_opened = false;
};

} // namespace cave
