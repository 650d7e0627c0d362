// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_details.h"

#include "app/play/texts/combat_texts.h"
#include "core/rules/dice_combat.h"
#include "core/rules/rounds/round_combat.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdint>

#include "moc_inventory_details.cpp"

namespace cave {
namespace {

constexpr int kSurvivor = 1'000'000; // health that no fight uses up
constexpr int kManyBlows = 1000;
constexpr std::array kSampleBlows{3, 8};

/// How much `armour` points absorb of a first blow of `damage` points.
Points takenOff(const CombatRules &rules, int armour, int damage)
{
    ArmourCombat combat(rules, {kSurvivor, armour, 0}, {1, 0, damage * 100}, Side::Enemy);
    return Points::whole(damage) - combat.attack(false).harm;
}

/// How many of the player's blows of `damageHundredths` kill a monster if neither is stunned and the player
/// strikes first; none after a thousand blows.
std::optional<int> blowsToKill(const CombatRules &rules, int damageHundredths, const MonsterType &monster)
{
    ArmourCombat combat(rules, {kSurvivor, 0, damageHundredths}, fighterStats(monster), Side::Player);
    for (int blows = 1; blows <= kManyBlows; ++blows) {
        combat.attack(false);
        if (combat.finished())
            return blows;
        combat.attack(false);
    }
    return std::nullopt;
}

/// What an item means in a fight under the rules of a world, in sentences.
struct ItemFacts {
    QStringList sentences;
    /// against each kind of monster that the player has beaten; empty if it makes no difference
    QStringList againstKinds;
    bool dependsOnKind = false; ///< true if `againstKinds` will say something once a monster has been beaten
};

struct InventoryText {
    Q_DECLARE_TR_FUNCTIONS(cave::InventoryDialog)
};

std::vector<const MonsterType *> beatenKinds(const Session &session)
{
    std::vector<const MonsterType *> kinds;
    const auto &kills = session.world().player().statistics.kills;
    for (const MonsterType &monster : session.content().monsters) {
        if (kills.contains(monster.key))
            kinds.push_back(&monster);
    }
    return kinds;
}

QString weaponLine(const CombatRules &rules, const ItemType &item, const MonsterType &monster)
{
    const int damage = damageHundredths(item, monster);
    const std::string &bonusKind = item.bonus.weaponKind;
    const bool byBonus =
        !bonusKind.empty() && monster.harmPercent(bonusKind) > monster.harmPercent(item.weaponKind);
    const std::string &weaponKind = byBonus ? bonusKind : item.weaponKind;
    const int percent = monster.harmPercent(weaponKind);
    const std::optional<int> blows = blowsToKill(rules, damage, monster);
    const QString shown = shownShortPoints(Points::hundredths(damage));
    const QString effort = !blows.has_value() ? InventoryText::tr("can't kill it")
                           : *blows == 1      ? InventoryText::tr("one blow")
                                              : InventoryText::tr("%n blows", nullptr, *blows);
    if (percent == 100)
        return InventoryText::tr("• %1: %2 damage, %3").arg(shownName(monster), shown, effort);
    const QString line = percent > 100 ? InventoryText::tr("▲ %1: weak to %2, %3 damage, %4")
                                       : InventoryText::tr("▼ %1: resists %2, %3 damage, %4");
    return line.arg(shownName(monster), shownWeaponKind(weaponKind), shown, effort);
}

ItemFacts weaponFacts(const Session &session, const ItemType &item)
{
    ItemFacts facts;
    facts.dependsOnKind = true;
    facts.sentences.append(
        InventoryText::tr(
            "%1 damage per blow before armour; more against monsters weak to %2, less against those "
            "that resist it.")
            .arg(shownShortPoints(Points::whole(item.power)), shownWeaponKind(item.weaponKind)));
    facts.sentences += bonusTexts(item.bonus);
    const CombatRules rules = combatRules(session.world().spec.settings);
    for (const MonsterType *monster : beatenKinds(session))
        facts.againstKinds.append(weaponLine(rules, item, *monster));
    return facts;
}

ItemFacts armourFacts(const Session &session, const ItemType &item)
{
    ItemFacts facts;
    facts.dependsOnKind = true;
    const CombatRules rules = combatRules(session.world().spec.settings);
    const auto off = [&](int blow) { return shownShortPoints(takenOff(rules, item.power, blow)); };
    facts.sentences.append(InventoryText::tr("Blocks %1 of a blow of %2, and %3 of one of %4.")
                               .arg(off(kSampleBlows[0]), QString::number(kSampleBlows[0]),
                                    off(kSampleBlows[1]), QString::number(kSampleBlows[1])));
    facts.sentences.append(InventoryText::tr(
        "It has %n points; points used by a blow return two blows later.", nullptr, item.power));
    facts.sentences += bonusTexts(item.bonus);
    for (const MonsterType *monster : beatenKinds(session))
        facts.againstKinds.append(
            InventoryText::tr("• %1: blocks %2 of its blow of %3")
                .arg(shownName(*monster), off(monster->damage), QString::number(monster->damage)));
    return facts;
}

/// With dice, where nothing depends on the enemy.
ItemFacts diceFacts(const Session &session, const ItemType &item)
{
    const DiceStats stats = diceStats(session.content(), session.world().player());
    const auto range = [&item](int sides) {
        return InventoryText::tr("%1 to %2").arg(1 + item.power).arg(sides + item.power);
    };
    ItemFacts facts;
    switch (item.kind) {
    case ItemKind::Sword:
        facts.sentences = {InventoryText::tr("Adds %1 to your attack roll: %2 in total.")
                               .arg(item.power)
                               .arg(range(stats.strength))};
        break;
    case ItemKind::Armour:
        facts.sentences = {item.power == 1
                               ? InventoryText::tr("Blocks 1 point of every hit.")
                               : InventoryText::tr("Blocks %n points of every hit.", nullptr, item.power)};
        break;
    case ItemKind::Scroll:
        facts.sentences = {
            (item.spell == SpellKind::Heal ? InventoryText::tr("Heals %1 points of your health.")
                                           : InventoryText::tr("Deals %1 damage, ignoring dodge and armour."))
                .arg(range(stats.intellect)),
            item.spell == SpellKind::Heal
                ? InventoryText::tr("Read it in a fight or outside. It is used up, and takes no turn.")
                : InventoryText::tr("Read it in a fight. It is used up, and doesn't end your turn.")};
        break;
    case ItemKind::Gold:
    case ItemKind::Blade:
    case ItemKind::Staff:
    case ItemKind::Flask:
    case ItemKind::Consumable:
        facts.sentences = {InventoryText::tr("Can't be equipped.")};
        break;
    }
    return facts;
}

ItemFacts consumableFacts(const Session &session, std::size_t item)
{
    const World &world = session.world();
    QStringList sentences;
    if (isKnown(*world.content, world.player(), item))
        sentences = {effectText(world.content->items[item])};
    else
        sentences = {
            InventoryText::tr("You don't know what it does. Try one, and you know all of its kind.")};
    sentences.append(
        InventoryText::tr("%1 uses it, in a fight in place of a blow.").arg(shownKey("inventory.wear")));
    std::vector<QString> known;
    for (const std::size_t kind : knownConsumables(*world.content, world.player()))
        known.push_back(shownName(world.content->items[kind]));
    if (!known.empty())
        sentences.append(
            InventoryText::tr("Kinds that you know: %1.").arg(listed({known.begin(), known.end()})));
    return {sentences, {}, false};
}

/// For usable items.
ItemFacts usableFacts(const Session &session, const ItemType &item)
{
    int amount = 0;
    for (const ItemStack &stack : session.world().player().inventory.stacks)
        amount += &session.content().items[stack.item] == &item ? stack.amount : 0;
    const QString pause = QLocale().toString(item.cooldown / 100.0, 'g', 3);
    const std::int64_t points = item.power + std::int64_t{item.power} * std::max(0, amount - 1) / 2;
    ItemFacts facts;
    switch (item.kind) {
    case ItemKind::Blade:
        facts.sentences = {
            InventoryText::tr("Hits the nearest enemy in front of you for %1 damage.").arg(points),
            InventoryText::tr("Each extra one adds half of %1.").arg(item.power)};
        break;
    case ItemKind::Staff:
        facts.sentences = {InventoryText::tr("Flies the way you face: %1 damage on hit.").arg(points),
                           InventoryText::tr("Each extra one adds half of %1.").arg(item.power)};
        break;
    default:
        facts.sentences = {
            InventoryText::tr("A sip heals up to %1 HP; %2 left.").arg(item.power).arg(amount)};
        break;
    }
    facts.sentences.append(InventoryText::tr("Cooldown: %1 s.").arg(pause));
    return facts;
}

/// The facts of an item; `item` indexes the session's `Content::items`.
ItemFacts itemFacts(const Session &session, std::size_t item)
{
    const ItemType &type = session.content().items[item];
    if (type.kind == ItemKind::Consumable)
        return consumableFacts(session, item);
    if (isUsable(type.kind))
        return usableFacts(session, type);
    if (session.content().scenario.combat == CombatKind::Dice)
        return diceFacts(session, type);
    if (type.kind == ItemKind::Sword)
        return weaponFacts(session, type);
    if (type.kind == ItemKind::Armour)
        return armourFacts(session, type);
    return {{InventoryText::tr("Found in chests and on defeated monsters. Can't be equipped.")}, {}, false};
}

constexpr int kDetailsIcon = 16 * kGrid;

QString kindLine(const ItemType &item)
{
    switch (item.kind) {
    case ItemKind::Sword:
        return InventoryDetails::tr("Weapon of %1, power %2")
            .arg(shownWeaponKind(item.weaponKind), QString::number(item.power));
    case ItemKind::Armour:
        return InventoryDetails::tr("Armour, power %1").arg(item.power);
    case ItemKind::Scroll:
        return item.spell == SpellKind::Heal
                   ? InventoryDetails::tr("Scroll, heals roll + %1").arg(item.power)
                   : InventoryDetails::tr("Scroll, deals roll + %1").arg(item.power);
    case ItemKind::Blade:
        return InventoryDetails::tr("Melee, power %1").arg(item.power);
    case ItemKind::Staff:
        return InventoryDetails::tr("Ranged, power %1").arg(item.power);
    case ItemKind::Flask:
        return InventoryDetails::tr("Flask, %1 HP per sip").arg(item.power);
    case ItemKind::Consumable:
        return InventoryDetails::tr("Used up by one use");
    case ItemKind::Gold:
        break;
    }
    return InventoryDetails::tr("Treasure");
}

} // namespace

InventoryDetails::InventoryDetails(QWidget *parent)
    : QScrollArea(parent)
    , m_icon(new QLabel)
    , m_name(new QLabel)
    , m_kind(new QLabel)
    , m_facts(new QLabel)
    , m_heading(new QLabel)
    , m_kinds(new QLabel)
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    for (QLabel *label : {m_icon, m_name, m_kind, m_facts, m_heading, m_kinds}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_icon->setFixedHeight(kDetailsIcon);
    vbox(*page, 2 * kGrid, evenMargins(3 * kGrid),
         {m_icon, m_name, m_kind, m_facts, m_heading, m_kinds, BoxPart::stretch(1)});
    setWidget(page);
}

void InventoryDetails::show(const Session &session, std::optional<std::size_t> item, const Theme &theme)
{
    setPanelGround(widget(), theme);
    setSecondary(m_kind, theme);
    m_heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    const bool any = item.has_value();
    for (QLabel *label : {m_icon, m_kind, m_facts, m_heading, m_kinds})
        label->setVisible(any);
    if (any)
        showItem(session, *item);
    else
        m_name->setText(tr("Select an item to see its details."));
    m_name->setFont(any ? fontOf(TextSize::Heading, QFont::DemiBold) : fontOf(TextSize::Body));
}

void InventoryDetails::showItem(const Session &session, std::size_t item)
{
    const ItemType &type = session.content().items[item];
    m_icon->setPixmap(itemPixmap(itemLook(session.world(), item), kDetailsIcon, devicePixelRatioF()));
    m_name->setText(shownKnownName(session.world(), item));
    m_kind->setText(kindLine(type));
    const ItemFacts facts = itemFacts(session, item);
    m_facts->setText(facts.sentences.join('\n'));
    m_heading->setVisible(facts.dependsOnKind);
    m_kinds->setVisible(facts.dependsOnKind);
    m_heading->setText(tr("Against monsters you have defeated"));
    m_kinds->setText(facts.againstKinds.isEmpty() ? tr("None yet. Win a fight to learn more.")
                                                  : facts.againstKinds.join('\n'));
}

QString InventoryDetails::text() const
{
    QStringList shown;
    for (const QLabel *label : {m_name, m_kind, m_facts, m_heading, m_kinds}) {
        if (!label->isHidden())
            shown.append(label->text());
    }
    return shown.join('\n');
}

} // namespace cave
