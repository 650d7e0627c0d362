// SPDX-License-Identifier: MIT
#include "app/play/log/event_messages.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/place_in_levels.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

/// A visitor of what an ally did.
struct AllyWriter {
    Q_DECLARE_TR_FUNCTIONS(cave::AllyWriter)

public:
    const World &world;
    QString ally;
    std::optional<int> own = {};
    MessageKind kind = MessageKind::Travel;
    QString text = {};

    void say(MessageKind of, const QString &line)
    {
        kind = of;
        text = line;
    }
    [[nodiscard]] const MonsterType &type(std::size_t monster) const
    {
        return world.content->monsters[monster];
    }

    template<class Other>
    void operator()(const Other & /*event*/)
    {
    }
    void operator()(const ChestOpened & /*event*/)
    {
        say(MessageKind::Find, tr("%1 opens a chest.").arg(ally));
    }
    void operator()(const ItemDropped &event)
    {
        say(MessageKind::Find, tr("%1 drops %2.").arg(ally, shownStacks(world, {event.stack})));
    }
    void operator()(const ItemsPickedUp &event)
    {
        say(MessageKind::Find, tr("%1 picks up %2.").arg(ally, shownStacks(world, event.items)));
    }
    void operator()(const FightBegan &event)
    {
        say(MessageKind::Fight, tr("%1 fights %2.").arg(ally, aMonster(type(event.kind))));
    }
    void operator()(const FightJoined &event)
    {
        say(MessageKind::Fight, tr("%1 joins the fight with %2.").arg(ally, aMonster(type(event.kind))));
    }
    void operator()(const FightWon &event) { slain(event.kind); }
    void operator()(const AgentSlain &event) { slain(event.kind); }
    void operator()(const PlayerDied &event)
    {
        say(MessageKind::Warning,
            tr("The %1 strikes %2 down. %2 wakes up at %3.")
                .arg(shownName(type(event.kind)), ally, placeCoordinates(world, event.wakes)));
    }
    void operator()(const PlayerFell & /*event*/)
    {
        say(MessageKind::Warning, tr("%1 has fallen and can only watch now.").arg(ally));
    }
    void operator()(const FightFled &event)
    {
        say(MessageKind::Fight, tr("%1 gets away from the %2.").arg(ally, shownName(type(event.kind))));
    }
    void operator()(const LevelEntered &event)
    {
        if (!world.action) // all players go on together there
            say(MessageKind::Travel, tr("%1 enters floor %2.").arg(ally, QString::number(event.number)));
    }
    void operator()(const RelicFound &event)
    {
        say(MessageKind::Find, tr("%1 takes a relic: %2 of %3.")
                                   .arg(ally, QString::number(event.found), QString::number(event.total)));
    }
    void operator()(const MapPieceFound &event)
    {
        say(MessageKind::Find, tr("%1 finds a piece of a map. The gate is at %2.")
                                   .arg(ally, placeCoordinates(world, event.gate)));
    }
    void operator()(const PedestalEmptied &event)
    {
        say(MessageKind::Find, tr("%1 takes %2 from a pedestal; the others close.")
                                   .arg(ally, shownStacks(world, {event.taken})));
    }
    void operator()(const LevelGained &event)
    {
        say(MessageKind::Find, tr("%1 reaches level %2.").arg(ally, QString::number(event.level)));
    }
    void operator()(const PlacesSwapped &event)
    {
        if (event.player == own)
            say(MessageKind::Travel, tr("%1 swaps places with you.").arg(ally));
    }

    void slain(std::size_t monster)
    {
        say(MessageKind::Fight, tr("%1 defeats the %2.").arg(ally, shownName(type(monster))));
    }
};

struct ChatText {
    Q_DECLARE_TR_FUNCTIONS(cave::ChatText)
};

} // namespace

std::optional<LogMessage> allyMessage(const World &world, int player, const Event &event,
                                      std::optional<int> own)
{
    AllyWriter writer{world, playerName(world, player), own};
    std::visit(writer, event);
    if (writer.text.isEmpty())
        return std::nullopt;
    return messageAt(world, writer.kind, writer.text);
}

LogMessage pingMessage(const World &world, const QString &name, WorldPos cell)
{
    const QString place = placeCoordinates(world, cell);
    const QString way = wayText(world.player().position, cell);
    return messageAt(world, MessageKind::Chat,
                     name.isEmpty() ? ChatText::tr("You point at %1, %2.").arg(place, way)
                                    : ChatText::tr("%1 points at %2, %3.").arg(name, place, way));
}

LogMessage chatMessage(const World &world, int player, const QString &text)
{
    return messageAt(
        world, MessageKind::Chat,
        ChatText::tr("%1: %2", "a player's name, and what they say").arg(playerName(world, player), text));
}

LogMessage systemMessage(const World &world, const QString &text)
{
    return messageAt(world, MessageKind::Chat, text);
}

} // namespace cave
