// SPDX-License-Identifier: MIT
#include "app/play/walking/play_keys.h"

#include "app/play/map/action_scenes.h"
#include "app/play/map/examiner.h"
#include "app/play/session/play_session.h"
#include "app/play/walking/play_clock.h"
#include "app/play/walking/walk_control.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace cave {
namespace {

bool isDiagonal(PlayKey key)
{
    return key == PlayKey::NorthEast || key == PlayKey::SouthEast || key == PlayKey::SouthWest ||
           key == PlayKey::NorthWest;
}

bool isTab(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
}

} // namespace

PlayKeys::PlayKeys(PlaySession &session, PlayClock &clock, WalkControl &walk, Examiner &examiner,
                   QWidget &page, QWidget &map)
    : QObject(&page)
    , m_session(session)
    , m_walk(walk)
    , m_examiner(examiner)
    , m_page(page)
    , m_map(map)
    , m_keys(&clock.pace())
{
    page.installEventFilter(this);
    map.installEventFilter(this);
    m_keys.waitWhile([&session] { return session.awaitsAnswer(); });
    connect(&m_keys, &HeldKeys::commanded, &session, &PlaySession::perform);
    connect(&session, &PlaySession::pauseChanged, this, [this] {
        if (m_session.isPaused() && !m_session.isFree()) // a key may be held there to see what a step does
            m_keys.clear();
    });
    connect(&clock, &PlayClock::ticking, this, &PlayKeys::useItem);
    connect(&clock, &PlayClock::textChanged, this,
            [this] { m_keys.setSteering(m_session.isFree() && m_session.isRealTime()); });
}

void PlayKeys::setBindings(const KeyBindings &bindings)
{
    m_bindings = bindings;
    useBindings();
}

/// Keys for diagonals and for using items have other meanings, or none, in worlds without them.
void PlayKeys::useBindings()
{
    const bool free = m_session.isFree();
    const bool eight = free || m_session.session().content().scenario.diagonalMoves;
    const KeyBindings used = eight ? m_bindings : m_bindings.withoutDiagonals();
    m_keys.setBindings(free ? used : used.withoutUse());
    m_examiner.setBindings(used.withoutUse());
    QList<QKeySequence> taken;
    for (const PlayKey key : kPlayKeys) {
        if (free || (eight && isDiagonal(key)))
            taken += used.keys(key);
    }
    for (QAction *action : m_page.actions())
        setTakenKeys(*action, taken);
}

/// The selected item is used repeatedly while its key is held.
void PlayKeys::useItem()
{
    if (!m_session.isFree() || !m_keys.isUsing() || m_session.awaitsAnswer())
        return;
    const ItemType *item = itemInHand(m_session.session());
    if (item != nullptr && isReady(m_session.world().motion().sinceUse, item->cooldown))
        m_session.perform(UseCommand{});
}

/// True if a key is for walking or using an item, overriding other meanings.
bool PlayKeys::takes(const QKeyEvent &event) const
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (m_keys.isDiagonal(event) || (isEnter && m_examiner.isActive()))
        return true;
    if (!m_session.isFree())
        return false;
    constexpr Qt::KeyboardModifiers kOfActions = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if ((m_examiner.isActive() && isTab(event)) || isUnboundPadDigit(event))
        return true;
    return (event.modifiers() & kOfActions) == 0 && m_keys.takes(event);
}

/// A digit of the number pad that no action is bound to as such. Otherwise it would count as the digit above
/// the letters, which selects items.
bool PlayKeys::isUnboundPadDigit(const QKeyEvent &event) const
{
    const bool isDigit = event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9;
    if (!isDigit || !event.modifiers().testFlag(Qt::KeypadModifier))
        return false;
    const QKeySequence own(combinationOf(event));
    const QList<QAction *> all = m_page.actions();
    return std::none_of(all.begin(), all.end(),
                        [&own](const QAction *action) { return action->shortcuts().contains(own); });
}

/// True if a key on the map was used before it could walk.
bool PlayKeys::pressOnMap(QKeyEvent &event)
{
    const bool isModifier = event.key() >= Qt::Key_Shift && event.key() <= Qt::Key_Alt;
    if (!isModifier && !event.isAutoRepeat() && m_walk.interrupt())
        return true;
    if (m_examiner.press(event))
        return true;
    // Tab would go to the next widget before it reached the page.
    return isTab(event) && m_keys.press(event);
}

/// When the map loses the focus, no key is held any more.
bool PlayKeys::filterMap(QEvent &event)
{
    if (event.type() == QEvent::FocusOut)
        m_keys.clear();
    if (event.type() == QEvent::KeyPress)
        return pressOnMap(static_cast<QKeyEvent &>(event));
    if (event.type() != QEvent::ShortcutOverride || !takes(static_cast<QKeyEvent &>(event)))
        return false;
    event.accept();
    return true;
}

bool PlayKeys::filterPage(QEvent &event)
{
    if (event.type() == QEvent::Hide)
        m_keys.clear();
    if (event.type() == QEvent::KeyPress)
        return m_keys.press(static_cast<QKeyEvent &>(event));
    return event.type() == QEvent::KeyRelease && m_keys.release(static_cast<QKeyEvent &>(event));
}

bool PlayKeys::eventFilter(QObject *watched, QEvent *event)
{
    return watched == &m_map ? filterMap(*event) : filterPage(*event);
}

} // namespace cave

#include "moc_play_keys.cpp"
