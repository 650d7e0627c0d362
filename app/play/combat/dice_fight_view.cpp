// SPDX-License-Identifier: MIT
#include "app/play/combat/dice_fight_view.h"

#include "app/play/combat/combat_fighter.h"
#include "app/play/combat/combat_outcome.h"
#include "app/play/combat/joint_fight.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/dice_texts.h"
#include "app/play/texts/threat_texts.h"
#include "editor/view/texts/place_texts.h"

#include <algorithm>

namespace cave {

DiceFightView::DiceFightView(const Session &session, FighterCard &player, FighterCard &enemyCard)
    : m_session(&session)
    , m_playerCard(&player)
    , m_enemyCard(&enemyCard)
    , m_kind(session.world().fight()->kind)
    , m_playerHealth(session.world().player().health)
    , m_enemyHealth(session.world().fight()->dice->enemyHealth)
    , m_dodgeTenths(session.world().fight()->dice->dodgeTenths)
{
    player.setFighter(diceStats(session.content(), session.world().player()), enemy());
    enemyCard.setFighter(diceStats(enemy()), enemy());
}

QString DiceFightView::hint() const
{
    const QString text = tr("A dodge roll higher than the attack avoids the hit. Scrolls can't be dodged.");
    return m_session->world().fight() ? joinedSentences({text, threatText(m_session->world(), enemy())})
                                      : text;
}

std::vector<FightView::Line> DiceFightView::before() const
{
    std::vector<Line> lines{{tr("Your turn."), std::nullopt}};
    for (const DiceAction &action : m_session->world().fight()->dice->actions)
        lines.push_back(line(action));
    return lines;
}

std::vector<FightView::Line> DiceFightView::handle(const std::vector<Event> &events, int easeMs)
{
    std::vector<Line> lines;
    for (const Event &event : events) {
        if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
            take(thrown->action, easeMs);
            lines.push_back(line(thrown->action));
        }
    }
    return lines;
}

void DiceFightView::take(const DiceAction &action, int easeMs)
{
    const bool heals = action.kind == DiceAction::Kind::Heal;
    if (action.kind == DiceAction::Kind::Dodge) {
        m_dodgeTenths = action.roll.rolled;
    } else {
        const bool onPlayer = heals || action.by == Side::Enemy;
        (onPlayer ? m_playerHealth : m_enemyHealth) = action.health;
        if (!action.dodged)
            (onPlayer ? m_playerCard : m_enemyCard)->takeHarm(action.harm, heals, easeMs);
    }
    if (action.by == Side::Enemy)
        m_dodgeTenths = 10; // it was used
}

std::vector<FightView::Line> DiceFightView::takeFromAllies(const std::vector<Event> &events,
                                                           const JointFight &fight, int easeMs)
{
    const World &world = m_session->world();
    std::vector<Line> lines;
    for (const Event &event : events) {
        const auto *thrown = std::get_if<DiceThrown>(&event);
        if (thrown == nullptr || event.player == world.party.shown || !fight.has(event.player))
            continue;
        takeFromAlly(thrown->action, easeMs);
        lines.push_back(
            {allyActionText(thrown->action, m_session->content(), enemy(), playerName(world, event.player)),
             thrown->action.by});
    }
    return lines;
}

void DiceFightView::takeFromAlly(const DiceAction &action, int easeMs)
{
    const bool onEnemy = action.kind == DiceAction::Kind::Harm ||
                         (action.kind == DiceAction::Kind::Attack && action.by == Side::Player);
    if (!onEnemy)
        return;
    m_enemyHealth = action.health;
    if (!action.dodged)
        m_enemyCard->takeHarm(action.harm, false, easeMs);
}

void DiceFightView::show(int easeMs)
{
    const bool over = m_enemyHealth == 0 || m_playerHealth == 0;
    const QString ready = m_dodgeTenths > 10 ? tr("▶ dodges %1").arg(timesText(m_dodgeTenths)) : QString();
    m_playerCard->show(m_playerHealth, over ? QString() : ready, {!over, false, over}, easeMs);
    m_enemyCard->show(m_enemyHealth, {}, {false, false, over}, easeMs);
}

QString DiceFightView::end(const std::vector<Event> &events, CombatOutcome &outcome) const
{
    const Content &content = m_session->content();
    int experience = 0;
    bool lost = false;
    QString grown;
    for (const Event &event : events) {
        if (const auto *gained = std::get_if<ExperienceGained>(&event))
            experience += gained->amount;
        else if (const auto *level = std::get_if<LevelGained>(&event);
                 level != nullptr && content.scenario.hero)
            grown = tr("You reach level %1. %2")
                        .arg(level->level)
                        .arg(attributesText(*content.scenario.hero, level->level));
        else if (const auto *ended = std::get_if<RunEnded>(&event))
            lost = !ended->won;
        else if (std::holds_alternative<PlayerFell>(event))
            lost = true;
    }
    if (lost)
        outcome.showEnd(enemy());
    else
        outcome.showTriumph(enemy(), experience, grown);
    return lost ? tr("To the end") : tr("Continue");
}

FightView::Line DiceFightView::line(const DiceAction &action) const
{
    return {actionText(action, m_session->content(), enemy()), action.by};
}

bool DiceFightView::canCast() const
{
    const std::vector<ItemStack> &stacks = m_session->world().player().inventory.stacks;
    return std::any_of(stacks.begin(), stacks.end(), [this](const ItemStack &stack) {
        return m_session->content().items[stack.item].kind == ItemKind::Scroll;
    });
}

} // namespace cave
