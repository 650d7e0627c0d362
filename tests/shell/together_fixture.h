// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/together/games.h"
#include "app/shell/together/together_controller.h"
#include "editor/view/style/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>

#include <algorithm>

#include "tests/shell/played_shell.h"
#include "tests/support/widget_test.h"

namespace cave {

/// A window that hosts, or joins by the loopback address.
class TogetherShell : public PlayedShell {
public:
    template<class Widget>
    [[nodiscard]] Widget *part(const char *dialog, const char *id)
    {
        auto *widget = find<QWidget>(dialog)->template findChild<Widget *>(id);
        if (widget == nullptr)
            qFatal("there is no widget '%s' in '%s'", id, dialog);
        return widget;
    }
    /// Presses a button of a dialog, which must be visible and enabled.
    void pressIn(const char *dialog, const char *id)
    {
        auto *button = part<QAbstractButton>(dialog, id);
        if (!button->isVisible() || !button->isEnabled())
            qFatal("'%s' can't be pressed", id);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void enter(const char *dialog, const char *id, const QString &text)
    {
        auto *field = part<QLineEdit>(dialog, id);
        if (std::ranges::any_of(text, [](QChar c) { return c.unicode() > 127; }))
            return field->setText(text); // there are no keys for it
        field->selectAll();
        QTest::keyClicks(field, text);
        if (field->completer() != nullptr)
            field->completer()->popup()->hide(); // as a click elsewhere does
    }
    /// What went wrong, as a dialog says it.
    [[nodiscard]] QString problem(const char *dialog)
    {
        const auto *banner = part<Banner>(dialog, "banner");
        return banner->text();
    }

    /// Makes this window the active one, whose actions keys trigger.
    void activate()
    {
        window().activateWindow();
        if (!cave::test::waitFor([this] { return QApplication::activeWindow() == &window(); }))
            qFatal("the window did not become active");
        map().setFocus();
    }
    /// Opens the window for hosting by key.
    void openHostDialog()
    {
        activate();
        QTest::keyClick(&window(), Qt::Key_H, Qt::ControlModifier);
        if (!cave::test::waitFor([this] {
                auto *dialog = window().findChild<QDialog *>("hostDialog");
                return dialog != nullptr && dialog->isVisible();
            }))
            qFatal("the window for hosting did not open");
    }
    /// Hosts a new world, with the keyboard.
    void host(const QString &player = "Ann", GeneratorKind kind = GeneratorKind::Caves,
              const std::string &name = "Deep Hollow")
    {
        const WorldSpec spec{"seed", {kind, 1}, defaultSettings(kind)};
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld(name);
        if (!path || !SavedSession::create(*path, name, spec))
            qFatal("the world for a test could not be made");
        host(player, *path);
    }
    /// The same with a world that there is.
    void host(const QString &player, const std::filesystem::path &world)
    {
        play(world);
        openHostDialog();
        enter("hostDialog", "host.name", player);
        QTest::keyClick(part<QLineEdit>("hostDialog", "host.name"), Qt::Key_Return);
        if (window().together().hosted() == nullptr)
            qFatal("the world is not hosted: %s", qPrintable(problem("hostDialog")));
    }
    [[nodiscard]] QString code() { return part<QLabel>("hostDialog", "host.code")->text(); }
    /// That of this machine alone, which is the last one.
    [[nodiscard]] QString address()
    {
        const QStringList all = window().together().hosted()->server().addresses();
        const QStringList own = all.filter("127.0.0.1");
        return own.isEmpty() ? QString() : own.last();
    }

    void openJoinDialog() { find<QAction>("game.join")->trigger(); }
    /// Tries to join, and waits for nothing.
    void askToJoin(const QString &address, const QString &code, const QString &player)
    {
        openJoinDialog();
        enter("joinDialog", "join.address", address);
        enter("joinDialog", "join.code", code);
        enter("joinDialog", "join.name", player);
        pressIn("joinDialog", "join.start");
    }
    void join(TogetherShell &host, const QString &player = "Bob", bool watches = false)
    {
        openJoinDialog();
        part<QCheckBox>("joinDialog", "join.watch")->setChecked(watches);
        // Both ends share a thread, which on a busy machine may take longer than a handshake may.
        int tries = 3;
        do {
            askToJoin(host.address(), host.code(), player);
            cave::test::waitFor([&] { return isGuest() || !problem("joinDialog").isEmpty(); });
        } while (!isGuest() && --tries > 0);
        if (!isGuest())
            qFatal("the game was not joined: %s", qPrintable(problem("joinDialog")));
    }
    [[nodiscard]] bool isGuest()
    {
        return window().together().joined() != nullptr && window().together().joined()->isInWorld();
    }
    [[nodiscard]] bool isShared() { return page().played().isShared(); }

    /// Where a player is in this window's world.
    [[nodiscard]] WorldPos positionOf(int player)
    {
        const PartyMember *member = world().party.find(player);
        return member != nullptr ? member->player.position : WorldPos{-1, -1};
    }
    [[nodiscard]] QColor colourOf(int player)
    {
        const PartyMember *member = world().party.find(player);
        return member != nullptr ? playerColour(player, member->colour) : QColor();
    }
    [[nodiscard]] int own() { return page().played().localPlayer(); }
    /// Walks a step in a direction in which there is no rock.
    void walk()
    {
        for (const Direction direction : kDirections) {
            if (!session().isRock(step(position(), direction)))
                return press(letterOf(direction));
        }
    }
    /// A line of the log, waiting for it.
    bool logSays(const QString &text)
    {
        return cave::test::waitFor([&] { return !messages().filter(text).isEmpty(); });
    }
    /// The rows of the list of players: "Bob: here".
    [[nodiscard]] QStringList players()
    {
        const auto *list = part<QTreeWidget>("hostDialog", "host.players");
        QStringList rows;
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            rows += list->topLevelItem(i)->text(0) + ": " + list->topLevelItem(i)->text(1);
        return rows;
    }
};

/// A window that hosts a world, and one that has joined it.
struct TogetherPair {
    TogetherShell host;
    TogetherShell guest;

    explicit TogetherPair(GeneratorKind kind = GeneratorKind::Caves)
    {
        guest.open();
        host.host("Ann", kind);
        guest.join(host);
    }
    /// Whether both have the same world.
    [[nodiscard]] bool agree() { return host.session().stateHash() == guest.session().stateHash(); }
};

} // namespace cave
