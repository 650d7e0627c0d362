// Fights by dice in the combat panel.

#include "app/play/combat/combat_fighter.h"
#include "app/play/combat/combat_outcome.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/combat/dice_texts.h"

#include <QLabel>

#include <algorithm>

namespace cave {

void CombatPanel::beginDice()
{
    const World &world = m_session->world();
    const Content &content = m_session->content();
    const MonsterType &enemy = content.monsters[m_kind];
    ShownDice shown{diceStats(content, world.player), diceStats(enemy), world.player.health,
                    world.fight->dice->enemyHealth, world.fight->dice->dodgeTenths};
    m_player->setFighter(shown.player, enemy);
    m_enemy->setFighter(shown.enemy, enemy);
    m_dice = shown;
    m_weakness->setText(
        tr("Whoever rolls higher to dodge than the attack isn't hit. Scrolls can't be dodged."));
    addLog(tr("It is your move."), std::nullopt);
    for (const DiceAction &action : world.fight->dice->actions)
        addLog(actionText(action, content, enemy), action.by);
    setRunning(false);
    showDice(false);
}

bool CombatPanel::hasScrolls() const
{
    if (m_session == nullptr)
        return false;
    const std::vector<ItemStack> &stacks = m_session->world().player.inventory.stacks;
    return std::any_of(stacks.begin(), stacks.end(), [this](const ItemStack &stack) {
        return m_session->content().items[stack.item].kind == ItemKind::Scroll;
    });
}

void CombatPanel::throwDice(const Command &command)
{
    if (m_stage != Stage::Fighting || !m_dice || !m_act)
        return;
    m_acting = true;
    const std::vector<Event> events = m_act(command);
    m_acting = false;
    showThrown(events);
}

void CombatPanel::takeDice(const std::vector<Event> &events)
{
    if (!m_acting && m_stage == Stage::Fighting && m_dice)
        showThrown(events);
}

void CombatPanel::showThrown(const std::vector<Event> &events)
{
    bool over = false;
    for (const Event &event : events) {
        if (m_stage != Stage::Fighting || !m_dice) // closed in between
            return;
        if (const auto *thrown = std::get_if<DiceThrown>(&event))
            takeAction(thrown->action);
        over = over || std::holds_alternative<FightWon>(event) || std::holds_alternative<RunEnded>(event);
    }
    if (m_stage != Stage::Fighting || !m_dice)
        return;
    showDice(true);
    if (over)
        endDice(events);
    showFoot();
}

void CombatPanel::takeAction(const DiceAction &action)
{
    const bool heals = action.kind == DiceAction::Kind::Heal;
    if (action.kind == DiceAction::Kind::Dodge) {
        m_dice->dodgeTenths = action.roll.rolled;
    } else {
        const bool onPlayer = heals || action.by == Side::Enemy;
        (onPlayer ? m_dice->playerHealth : m_dice->enemyHealth) = action.health;
        if (!action.dodged)
            (onPlayer ? m_player : m_enemy)->takeHarm(action.harm, heals, easeMs());
    }
    if (action.by == Side::Enemy)
        m_dice->dodgeTenths = 10; // it has counted
    addLog(actionText(action, m_session->content(), m_session->content().monsters[m_kind]), action.by);
}

void CombatPanel::endDice(const std::vector<Event> &events)
{
    m_stage = Stage::Over;
    const Content &content = m_session->content();
    const MonsterType &enemy = content.monsters[m_kind];
    int experience = 0;
    bool lost = false;
    QString grown;
    for (const Event &event : events) {
        if (const auto *gained = std::get_if<ExperienceGained>(&event))
            experience += gained->amount;
        else if (const auto *level = std::get_if<LevelGained>(&event);
                 level != nullptr && content.scenario.hero)
            grown = tr("You are of level %1 now. %2")
                        .arg(level->level)
                        .arg(attributesText(*content.scenario.hero, level->level));
        else if (const auto *ended = std::get_if<RunEnded>(&event))
            lost = !ended->won;
    }
    if (lost)
        m_outcome->showEnd(enemy);
    else
        m_outcome->showTriumph(enemy, experience, grown);
    showOutcome(lost ? tr("To the end") : tr("Go on"));
}

void CombatPanel::showDice(bool eased)
{
    const bool over = m_dice->enemyHealth == 0 || m_dice->playerHealth == 0;
    const QString ready =
        m_dice->dodgeTenths > 10 ? tr("▶ dodges %1").arg(timesText(m_dice->dodgeTenths)) : QString();
    const int ease = eased ? easeMs() : 0;
    m_player->show(m_dice->playerHealth, over ? QString() : ready, {!over, false, over}, ease);
    m_enemy->show(m_dice->enemyHealth, {}, {false, false, over}, ease);
}

} // namespace cave
