// SPDX-License-Identifier: MIT
#include "app/play/combat/round_fight_view.h"

#include "app/play/combat/combat_fighter.h"
#include "app/play/combat/combat_outcome.h"
#include "app/play/combat/joint_fight.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/combat_texts.h"
#include "app/play/texts/consumable_texts.h"
#include "app/play/texts/round_texts.h"
#include "app/play/texts/threat_texts.h"
#include "core/rules/inventory.h"
#include "core/session/fight_choices.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/place_texts.h"

namespace cave {
namespace {

/// For a card.
Fighter shownFighter(const RoundFighter &fighter)
{
    Fighter shown{Points::whole(fighter.health), Points::whole(fighter.armour), {}, {}};
    for (const int points : fighter.returning)
        shown.returning.push_back(Points::whole(points));
    return shown;
}

} // namespace

RoundFightView::RoundFightView(const Session &session, FighterCard &player, FighterCard &enemyCard)
    : m_session(&session)
    , m_playerCard(&player)
    , m_enemyCard(&enemyCard)
    , m_id(session.world().fight()->enemy)
    , m_kind(session.world().fight()->kind)
    , m_enemy(session.world().fight()->rounds->enemy)
{
    const Content &content = session.content();
    const Player &own = session.world().player();
    m_player = roundFighter(content, own, *session.world().fight()->rounds);
    player.setFighter(FighterStats{fullHealth(content, own), wornArmour(content, own), 0}, enemy(), true);
    enemyCard.setFighter(fighterStats(enemy()), enemy(), true);
}

QString RoundFightView::hint() const
{
    const World &world = m_session->world();
    const ItemType *weapon = wornItem(*world.content, world.player().inventory, EquipmentSlot::Weapon);
    QString text = weaponText(weapon, enemy(),
                              Points::hundredths(blowHundredths(*world.content, world.player(), enemy())));
    if (world.fight())
        text = joinedSentences({text, threatText(world, enemy())});
    const MonsterType *companion = companionOf(*world.content, world.player());
    if (companion == nullptr)
        return text;
    return text + ' ' +
           tr("The %1 strikes after you (%2 of %3 HP).")
               .arg(shownName(*companion), QString::number(world.player().condition.companion->health),
                    QString::number(companion->health));
}

std::vector<FightView::Line> RoundFightView::before() const
{
    const bool whole = m_enemy.health == enemy().health && m_enemy.armour == enemy().armour;
    return {{whole ? tr("Your turn.") : tr("The fight goes on. Your turn."), std::nullopt}};
}

void RoundFightView::take(const RoundAction &action, int easeMs)
{
    if (action.companion && action.by == Side::Enemy)
        return;               // there is no card of theirs
    if (action.damage == 0) { // what the player did to themselves
        m_player.health = action.health;
        m_player.armour = action.armour;
        return;
    }
    RoundFighter &struck = action.by == Side::Player ? m_enemy : m_player;
    struck.health = action.health;
    struck.armour = action.armour;
    (action.by == Side::Player ? m_enemyCard : m_playerCard)->takeHarm(action.harm, false, easeMs);
}

std::vector<FightView::Line> RoundFightView::handle(const std::vector<Event> &events, int easeMs)
{
    std::vector<Line> lines;
    for (const Event &event : events) {
        if (const auto *used = std::get_if<ConsumableUsed>(&event)) {
            lines.push_back({consumedText(*used, m_session->content()), Side::Player});
        } else if (const auto *played = std::get_if<RoundPlayed>(&event)) {
            take(played->action, easeMs);
            if (played->action.kind != RoundAction::Kind::Use || played->action.damage > 0)
                lines.push_back(
                    {roundText(played->action, m_session->content(), enemy()), played->action.by});
        }
    }
    return lines;
}

std::vector<FightView::Line> RoundFightView::takeFromAllies(const std::vector<Event> &events,
                                                            const JointFight &fight, int easeMs)
{
    const World &world = m_session->world();
    std::vector<Line> lines;
    for (const Event &event : events) {
        const auto *played = std::get_if<RoundPlayed>(&event);
        if (played == nullptr || event.player == world.party.shown || !fight.has(event.player))
            continue;
        if (played->action.by == Side::Player && played->action.damage > 0)
            take(played->action, easeMs);
        lines.push_back(
            {roundText(played->action, m_session->content(), enemy(), playerName(world, event.player)),
             played->action.by});
    }
    return lines;
}

void RoundFightView::show(int easeMs)
{
    const World &world = m_session->world();
    if (world.fight() && world.fight()->enemy == m_id && world.fight()->rounds) {
        m_enemy = world.fight()->rounds->enemy;
        m_player = roundFighter(*world.content, world.player(), *world.fight()->rounds);
    }
    const bool over = m_enemy.health == 0 || m_player.health == 0;
    m_playerCard->show(shownFighter(m_player), {!over, false, over}, easeMs);
    m_enemyCard->show(shownFighter(m_enemy), {false, false, over}, easeMs);
}

QString RoundFightView::end(const std::vector<Event> &events, CombatOutcome &outcome) const
{
    for (const Event &event : events) {
        if (const auto *won = std::get_if<FightWon>(&event)) {
            outcome.showVictory(m_session->world(), *won, m_session->isFighting());
            return m_session->isFighting() ? tr("Fight on") : tr("Continue");
        }
        if (const auto *died = std::get_if<PlayerDied>(&event)) {
            outcome.showDeath(m_session->world(), *died);
            return tr("Wake up");
        }
        if (std::holds_alternative<FightFled>(event)) {
            outcome.showEscape(enemy());
            return m_session->isFighting() ? tr("Fight on") : tr("Continue");
        }
    }
    outcome.showEnd(enemy());
    return tr("To the end");
}

bool RoundFightView::canCast() const
{
    return !consumables(m_session->world()).empty();
}

} // namespace cave
