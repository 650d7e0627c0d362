// SPDX-License-Identifier: MIT
#include "app/play/hud/play_hints.h"

#include "app/common/preferences.h"
#include "app/play/hud/hint_card.h"
#include "app/play/hud/play_hud.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "core/rules/inventory.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/style/shown_key.h"

#include <QAction>

#include <algorithm>

namespace cave {
namespace {

constexpr std::int64_t kShownTurns = 20;

bool sees(const HudState &state, ThingInView::Kind kind)
{
    return std::any_of(state.things.begin(), state.things.end(),
                       [kind](const ThingInView &thing) { return thing.kind == kind; });
}

} // namespace

PlayHints::PlayHints(PlaySession &session, const PlayHud &hud, const PlayActions &actions,
                     Preferences &preferences, QWidget &map)
    : QObject(&map)
    , m_play(session)
    , m_hud(hud)
    , m_actions(actions)
    , m_preferences(preferences)
    , m_card(new HintCard(&map))
{
    connect(&session, &PlaySession::changed, this, &PlayHints::offer);
    connect(&hud, &PlayHud::changed, this, &PlayHints::offer);
    connect(&preferences, &Preferences::changed, this, [this](Setting setting) {
        if (setting == Setting::Hints)
            offer();
    });
    connect(&preferences, &Preferences::hintsForgotten, this, &PlayHints::offer);
}

void PlayHints::hide()
{
    m_card->hide();
}

/// Shows the most urgent one that is new; one at a time.
void PlayHints::offer()
{
    if (!m_play.isGoing() || m_play.session().isFighting() || !m_preferences.isOn(Setting::Hints))
        return hide();
    const std::int64_t turn = m_play.world().turn;
    const std::int64_t shownFor = m_play.isFree() ? kShownTurns * kStepsPerSecond : kShownTurns;
    if (m_card->isVisibleTo(m_card->parentWidget())) {
        if (turn - m_shownAt < shownFor)
            return;
        hide();
    }
    for (const Hint &hint : hints()) {
        if (!hint.applies || m_preferences.isHintShown(QLatin1String(hint.id)))
            continue;
        m_preferences.setHintShown(QLatin1String(hint.id));
        m_shownAt = turn;
        return m_card->open(hint.text);
    }
}

/// The most urgent first.
QList<PlayHints::Hint> PlayHints::hints() const
{
    const HudState &state = m_hud.state();
    const bool hunted = std::any_of(state.things.begin(), state.things.end(),
                                    [](const ThingInView &thing) { return thing.danger; });
    return {{"danger", isLow(state.facts.health),
             tr("Your health is low. Stay away from monsters until it is better.")},
            {"hunted", hunted, tr("“!” marks a monster that has seen you. Fight it, or get behind rock.")},
            {"monster", sees(state, ThingInView::Kind::Monster), monsterText()},
            {"firstStep", true, firstStepText()},
            {"upgrade", bestUpgrade(*m_play.world().content, m_play.world().player().inventory).has_value(),
             tr("You carry something better than what you have equipped. %1 opens the inventory.")
                 .arg(shownKey(*m_actions.inventory))},
            {"chest", sees(state, ThingInView::Kind::Chest),
             tr("A chest is in view. Step on it to open it; %1 walks there.")
                 .arg(shownKey(*m_actions.approach))}};
}

QString PlayHints::firstStepText() const
{
    if (m_play.isFree())
        return tr("Walk with the arrow keys and use the wielded item on enemies. The doors of a room open "
                  "once they are beaten.");
    return tr("Walk with the arrow keys or click a place. %1 explores until something comes into view.")
        .arg(shownKey(*m_actions.explore));
}

QString PlayHints::monsterText() const
{
    if (m_play.isFree())
        return tr("Enemies hurt by touch and by shots: keep moving, and strike from a distance.");
    const QString look =
        tr("%1, then %2, looks at it.").arg(shownKey(*m_actions.examine), shownKey(Qt::Key_Tab));
    return (m_play.world().content->scenario.contact
                ? tr("A monster is in view. A fight begins when you touch.")
                : tr("A monster is in view. A fight begins when it sees "
                     "you from near.")) +
           ' ' + look;
}

} // namespace cave

#include "moc_play_hints.cpp"
