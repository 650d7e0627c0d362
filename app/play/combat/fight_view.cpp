// SPDX-License-Identifier: MIT
#include "app/play/combat/fight_view.h"

#include "app/play/combat/combat_fighter.h"
#include "app/play/combat/joint_fight.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/combat_texts.h"
#include "app/play/texts/place_in_levels.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/session/fight_choices.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>

namespace cave {
namespace {

constexpr int kRewardIcon = 8 * kGrid;

/// Calls `use(action, player)` for what the other players in a fight did.
template<class Action, class Use>
void forEachAllyAction(const World &world, const std::vector<Event> &events, const JointFight &fight, Use use)
{
    for (const Event &event : events) {
        const auto *action = std::get_if<Action>(&event);
        if (action != nullptr && event.player != world.party.shown && fight.has(event.player))
            use(*action, event.player);
    }
}

/// Shows that the player fell; returns what the button that leaves the fight says.
const char *showLoss(const World &world, const MonsterType &enemy, CombatOutcome &outcome)
{
    const bool othersPlay = world.run == RunState::Going;
    outcome.showEnd(enemy, othersPlay);
    return othersPlay ? QT_TRANSLATE_NOOP("cave::CombatPanel", "Watch")
                      : QT_TRANSLATE_NOOP("cave::CombatPanel", "To the end");
}

/// A fight with dice.
class DiceFightView final : public FightView {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)

public:
    /// Shows the current fight of `session` on the two cards; all must outlive this.
    DiceFightView(const Session &session, FighterCard &player, FighterCard &enemyCard)
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

    [[nodiscard]] QString hint() const override
    {
        const QString text =
            tr("A dodge roll higher than the attack avoids the hit. Scrolls can't be dodged.");
        return m_session->world().fight() ? joinedSentences({text, threatText(m_session->world(), enemy())})
                                          : text;
    }

    [[nodiscard]] std::vector<Line> before() const override
    {
        std::vector<Line> lines{{tr("Your turn."), std::nullopt}};
        for (const DiceAction &action : m_session->world().fight()->dice->actions)
            lines.push_back(line(action));
        return lines;
    }

    std::vector<Line> handle(const std::vector<Event> &events, int easeMs) override
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

    std::vector<Line> takeFromAllies(const std::vector<Event> &events, const JointFight &fight,
                                     int easeMs) override
    {
        const World &world = m_session->world();
        std::vector<Line> lines;
        forEachAllyAction<DiceThrown>(world, events, fight, [&](const DiceThrown &thrown, int ally) {
            takeFromAlly(thrown.action, easeMs);
            lines.push_back(
                {allyActionText(thrown.action, m_session->content(), enemy(), playerName(world, ally)),
                 thrown.action.by});
        });
        return lines;
    }

    void show(int easeMs) override
    {
        const bool over = m_enemyHealth == 0 || m_playerHealth == 0;
        const QString ready =
            m_dodgeTenths > 10 ? tr("▶ dodges %1").arg(timesText(m_dodgeTenths)) : QString();
        m_playerCard->show(m_playerHealth, over ? QString() : ready, {!over, false, over}, easeMs);
        m_enemyCard->show(m_enemyHealth, {}, {false, false, over}, easeMs);
    }

    const char *end(const std::vector<Event> &events, CombatOutcome &outcome) const override
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
            return showLoss(m_session->world(), enemy(), outcome);
        outcome.showTriumph(enemy(), experience, grown);
        return QT_TR_NOOP("Continue");
    }

    [[nodiscard]] bool canCast() const override
    {
        const std::vector<ItemStack> &stacks = m_session->world().player().inventory.stacks;
        return std::ranges::any_of(stacks, [this](const ItemStack &stack) {
            return m_session->content().items[stack.item].kind == ItemKind::Scroll;
        });
    }

private:
    void take(const DiceAction &action, int easeMs)
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

    void takeFromAlly(const DiceAction &action, int easeMs)
    {
        const bool onEnemy = action.kind == DiceAction::Kind::Harm ||
                             (action.kind == DiceAction::Kind::Attack && action.by == Side::Player);
        if (!onEnemy)
            return;
        m_enemyHealth = action.health;
        if (!action.dodged)
            m_enemyCard->takeHarm(action.harm, false, easeMs);
    }

    [[nodiscard]] Line line(const DiceAction &action) const
    {
        return {actionText(action, m_session->content(), enemy()), action.by};
    }

    [[nodiscard]] const MonsterType &enemy() const { return m_session->content().monsters[m_kind]; }

    const Session *m_session;
    FighterCard *m_playerCard;
    FighterCard *m_enemyCard;
    std::size_t m_kind; ///< of the enemy, index into `Content::monsters`
    int m_playerHealth;
    int m_enemyHealth;
    int m_dodgeTenths;
};

/// For a card.
Fighter shownFighter(const RoundFighter &fighter)
{
    Fighter shown{Points::whole(fighter.health), Points::whole(fighter.armour), {}, {}};
    for (const int points : fighter.returning)
        shown.returning.push_back(Points::whole(points));
    return shown;
}

/// A fight in rounds.
class RoundFightView final : public FightView {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)

public:
    /// Shows the current fight of `session` on the two cards; all must outlive this.
    RoundFightView(const Session &session, FighterCard &player, FighterCard &enemyCard)
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

    [[nodiscard]] QString hint() const override
    {
        const World &world = m_session->world();
        const ItemType *weapon = wornItem(*world.content, world.player().inventory, EquipmentSlot::Weapon);
        QString text = weaponText(
            weapon, enemy(), Points::hundredths(blowHundredths(*world.content, world.player(), enemy())));
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

    [[nodiscard]] std::vector<Line> before() const override
    {
        const bool whole = m_enemy.health == enemy().health && m_enemy.armour == enemy().armour;
        return {{whole ? tr("Your turn.") : tr("The fight goes on. Your turn."), std::nullopt}};
    }

    std::vector<Line> handle(const std::vector<Event> &events, int easeMs) override
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

    std::vector<Line> takeFromAllies(const std::vector<Event> &events, const JointFight &fight,
                                     int easeMs) override
    {
        const World &world = m_session->world();
        std::vector<Line> lines;
        forEachAllyAction<RoundPlayed>(world, events, fight, [&](const RoundPlayed &played, int ally) {
            if (played.action.by == Side::Player && played.action.damage > 0)
                take(played.action, easeMs);
            lines.push_back({roundText(played.action, m_session->content(), enemy(), playerName(world, ally)),
                             played.action.by});
        });
        return lines;
    }

    void show(int easeMs) override
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

    const char *end(const std::vector<Event> &events, CombatOutcome &outcome) const override
    {
        for (const Event &event : events) {
            if (const auto *won = std::get_if<FightWon>(&event)) {
                outcome.showVictory(m_session->world(), *won, m_session->isFighting());
                return m_session->isFighting() ? QT_TR_NOOP("Fight on") : QT_TR_NOOP("Continue");
            }
            if (const auto *died = std::get_if<PlayerDied>(&event)) {
                outcome.showDeath(m_session->world(), *died);
                return QT_TR_NOOP("Wake up");
            }
            if (std::holds_alternative<FightFled>(event)) {
                outcome.showEscape(enemy());
                return m_session->isFighting() ? QT_TR_NOOP("Fight on") : QT_TR_NOOP("Continue");
            }
        }
        return showLoss(m_session->world(), enemy(), outcome);
    }

    [[nodiscard]] bool canCast() const override { return !consumables(m_session->world()).empty(); }

    [[nodiscard]] bool showsChoices() const override { return true; }

private:
    void take(const RoundAction &action, int easeMs)
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

    [[nodiscard]] const MonsterType &enemy() const { return m_session->content().monsters[m_kind]; }

    const Session *m_session;
    FighterCard *m_playerCard;
    FighterCard *m_enemyCard;
    MonsterId m_id;
    std::size_t m_kind; ///< of the enemy, index into `Content::monsters`
    RoundFighter m_player;
    RoundFighter m_enemy;
};

} // namespace

CombatOutcome::CombatOutcome(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel("combat.outcomeTitle", this))
    , m_text(plainLabel("combat.outcomeText", this))
    , m_things(named("combat.outcomeThings", new QScrollArea(this)))
    , m_more(plainLabel("combat.outcomeMore", this))
{
    m_things->setFocusPolicy(Qt::NoFocus);
    m_things->setWidgetResizable(true);
    m_things->setFrameShape(QFrame::NoFrame);
    m_things->setMinimumHeight(kRewardIcon + 2 * kGrid);
    m_things->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    for (QLabel *label : {m_title, m_text, m_more})
        label->setAlignment(Qt::AlignHCenter);
    vbox(*this, kGrid, kNoMargins,
         {BoxPart::stretch(1), m_title, m_text, m_things, m_more, BoxPart::stretch(1)});
    bindLook(*this, [this] { m_title->setFont(fontOf(TextSize::Title, QFont::DemiBold)); });
}

void CombatOutcome::showTexts(const QColor &ink, const QString &title, const QString &text,
                              const QString &more)
{
    setInk(m_title, ink, currentTheme());
    m_title->setText(title);
    m_text->setText(text);
    m_things->hide();
    m_shown.clear();
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
}

void CombatOutcome::showVictory(const World &world, const FightWon &won, bool goesOn)
{
    showTexts(currentTheme().gold, tr("Victory"),
              tr("The %1 is dead. It carried:").arg(shownName(world.content->monsters[won.kind])),
              goesOn ? tr("Another monster has already seen you.") : QString());
    showStacks(world, won.reward);
}

void CombatOutcome::showDeath(const World &world, const PlayerDied &died)
{
    showTexts(currentTheme().danger,
              tr("You fell to the %1").arg(shownName(world.content->monsters[died.kind])),
              died.lost.has_value() ? tr("You lost:") : tr("You lost nothing."),
              tr("You wake up at %1 with full health.").arg(placeCoordinates(world, died.wakes)));
    showStacks(world, died.lost.has_value() ? std::vector{*died.lost} : std::vector<ItemStack>());
}

void CombatOutcome::showTriumph(const MonsterType &enemy, int experience, const QString &grown)
{
    const QString dead = tr("The %1 is dead.").arg(shownName(enemy));
    const QString gained =
        experience == 1 ? tr("You gain 1 experience.") : tr("You gain %n experience.", nullptr, experience);
    showTexts(currentTheme().gold, tr("Victory"), joinedSentences({dead, gained}), grown);
}

void CombatOutcome::showEnd(const MonsterType &enemy, bool othersPlay)
{
    showTexts(currentTheme().danger, tr("You fell to the %1").arg(shownName(enemy)),
              othersPlay ? tr("The others play on, and you can watch them.") : tr("This run ends here."));
}

void CombatOutcome::showEscape(const MonsterType &enemy)
{
    showTexts(currentTheme().text, tr("You got away"),
              tr("The %1 stays where it was, and recovers.").arg(shownName(enemy)));
}

QString CombatOutcome::text() const
{
    return (QStringList{m_title->text(), m_text->text()} + m_shown + QStringList{m_more->text()}).join(' ');
}

/// Two side by side if they fit, centred; many can be scrolled.
void CombatOutcome::showStacks(const World &world, const std::vector<ItemStack> &stacks)
{
    constexpr int kTwoColumns = 120 * kGrid;
    const int columns = parentWidget()->width() < kTwoColumns ? 1 : 2;
    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(0, kGrid, 0, kGrid);
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_shown.clear();
    for (const ItemStack &stack : stacks) {
        const ItemType &item = world.content->items[stack.item];
        const QString name = shownStack(world, stack);
        const QString text = item.kind == ItemKind::Gold || item.kind == ItemKind::Consumable
                                 ? name
                                 : tr("%1, power %2").arg(name, QString::number(item.power));
        auto *icon = new QLabel(page);
        icon->setPixmap(itemPixmap(itemLook(world, stack.item), kRewardIcon, devicePixelRatioF()));
        auto *label = new QLabel(text, page);
        label->setContentsMargins(0, 0, 4 * kGrid, 0);
        const int place = static_cast<int>(m_shown.size());
        grid->addWidget(icon, place / columns, place % columns * 2);
        grid->addWidget(label, place / columns, place % columns * 2 + 1);
        m_shown.append(text);
    }
    m_things->setMaximumHeight(page->sizeHint().height() + kGrid);
    m_things->setWidget(page); // takes ownership, and deletes the previous one
    m_things->setVisible(!stacks.empty());
}

std::unique_ptr<FightView> makeFightView(const Session &session, FighterCard &player, FighterCard &enemy)
{
    if (session.world().fight()->dice)
        return std::make_unique<DiceFightView>(session, player, enemy);
    return std::make_unique<RoundFightView>(session, player, enemy);
}

} // namespace cave

#include "moc_fight_view.cpp"
