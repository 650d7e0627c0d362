// SPDX-License-Identifier: MIT
#include "app/play/hud/action_offer.h"

#include "app/play/hud/play_hud.h"
#include "app/play/map/action_scenes.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/journey_texts.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/texts/content_texts.h"

#include <QAction>

#include <algorithm>

namespace cave {

ActionOffer::ActionOffer(PlaySession &session, const PlayHud &hud, PlayActions &actions, QWidget &page)
    : QObject(&page)
    , m_play(session)
    , m_hud(hud)
    , m_actions(actions)
    , m_bar(new ActionBar(&page))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ActionOffer::refresh);
    const auto soon = [this] { m_soon.start(0); };
    connect(&session, &PlaySession::changed, this, &ActionOffer::refresh);
    connect(&session, &PlaySession::pauseChanged, this, soon);
    connect(&hud, &PlayHud::changed, this, &ActionOffer::refresh);
    for (QAction *action : {actions.explore, actions.approach, actions.examine, actions.inventory,
                            actions.travel, actions.nextItem, actions.pause, actions.interact})
        connect(action, &QAction::changed, this, soon);
}

void ActionOffer::setBindings(const KeyBindings &bindings)
{
    m_bindings = bindings;
    refresh();
}

const ThingInView *ActionOffer::find() const
{
    const std::vector<ThingInView> &things = m_hud.state().things;
    const auto found = std::find_if(things.begin(), things.end(), [](const ThingInView &thing) {
        return thing.kind == ThingInView::Kind::Chest || thing.kind == ThingInView::Kind::Pile ||
               thing.kind == ThingInView::Kind::Exit;
    });
    return found != things.end() ? &*found : nullptr;
}

std::optional<WorldPos> ActionOffer::nearestFind() const
{
    const ThingInView *thing = find();
    return thing != nullptr ? std::optional(thing->at) : std::nullopt;
}

void ActionOffer::refresh()
{
    m_soon.stop();
    QList<OfferedAction> actions = m_play.isFree() ? inRooms() : byTurns();
    const bool idle = !m_play.session().isFighting() && m_play.isGoing(); // otherwise panels have the keys
    for (OfferedAction &action : actions)
        action.enabled = action.enabled && idle;
    m_bar->show(std::move(actions));
}

QList<OfferedAction> ActionOffer::byTurns()
{
    QList<OfferedAction> actions;
    if (const std::optional<QString> action = actionAtHand(m_play.session().mutableWorld()))
        actions.append(offer(m_actions.interact, *action));
    actions.append(offer(m_actions.explore, tr("Explore")));
    if (const ThingInView *thing = find()) {
        const QString text = thing->kind == ThingInView::Kind::Chest  ? tr("Open chest")
                             : thing->kind == ThingInView::Kind::Pile ? tr("Pick up")
                                                                      : tr("Go to exit");
        actions.append(offer(m_actions.approach, text));
    } else {
        actions.append(offer(m_actions.travel, tr("Travel")));
    }
    actions.append(offer(m_actions.examine, tr("Look")));
    actions.append(offer(m_actions.inventory, tr("Inventory")));
    actions.append(offer(PlayKey::Wait, tr("Wait"), tr("Let a turn pass")));
    return actions;
}

QList<OfferedAction> ActionOffer::inRooms()
{
    const ItemType *item = itemInHand(m_play.session());
    OfferedAction use = offer(PlayKey::Use, item != nullptr ? tr("Use %1").arg(shownName(*item)) : tr("Use"),
                              tr("Use the wielded item"));
    use.enabled = item != nullptr;
    return {use, offer(m_actions.nextItem, tr("Next item")),
            offer(m_actions.pause, m_play.isPaused() ? tr("Continue") : tr("Pause")),
            offer(m_actions.inventory, tr("Inventory")), offer(m_actions.examine, tr("Look"))};
}

OfferedAction ActionOffer::offer(QAction *action, const QString &text) const
{
    return {text, workingKey(*action).toString(QKeySequence::NativeText), action->toolTip(),
            action->isEnabled(), [action] { action->trigger(); }};
}

OfferedAction ActionOffer::offer(PlayKey key, const QString &text, const QString &tip) const
{
    const QList<QKeySequence> keys = m_bindings.keys(key);
    return {text, keys.isEmpty() ? QString() : keyText(keys.constFirst()), tip, true,
            [this, key] { m_play.perform(commandOf(key)); }};
}

} // namespace cave

#include "moc_action_offer.cpp"
