// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_dialog.h"

#include "app/play/inventory/inventory_details.h"
#include "app/play/inventory/inventory_list.h"
#include "app/play/texts/combat_texts.h"
#include "core/content/content.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/session/session.h"
#include "core/world/player.h"
#include "editor/panels/inline_question.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QFrame>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QStringList>
#include <QTabBar>
#include <QToolButton>

#include <array>
#include <utility>
#include <vector>

#include "moc_inventory_dialog.cpp"

namespace cave {

/// A slot of the doll: the equipped item and its power, or the effect of an empty slot.
class InventorySlot : public QFrame {
    Q_OBJECT

public:
    InventorySlot(EquipmentSlot slot, QWidget *parent)
        : QFrame(parent)
        , m_slot(slot)
        , m_icon(new QLabel(this))
        , m_caption(new QLabel(this))
        , m_name(new QLabel(this))
        , m_power(new QLabel(this))
    {
        setFrameShape(QFrame::StyledPanel);
        setAutoFillBackground(true);
        m_name->setTextFormat(Qt::PlainText);
        for (QLabel *label : {m_caption, m_name})
            label->setMinimumWidth(0);
        m_icon->setFixedSize(kSlotIcon, kSlotIcon);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(2 * kGrid, kGrid, 3 * kGrid, kGrid);
        grid->setHorizontalSpacing(3 * kGrid);
        grid->setVerticalSpacing(0);
        grid->addWidget(m_icon, 0, 0, 2, 1);
        grid->addWidget(m_caption, 0, 1, Qt::AlignBottom);
        grid->addWidget(m_name, 1, 1, Qt::AlignTop);
        grid->addWidget(m_power, 0, 2, 2, 1);
        grid->setColumnStretch(1, 1);
    }

    /// Null: the slot is empty.
    void show(const ItemType *worn, const Theme &theme)
    {
        setPanelGround(this, theme);
        setSecondary(m_caption, theme);
        m_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        m_power->setFont(fontOf(TextSize::Title));
        const bool weapon = m_slot == EquipmentSlot::Weapon;
        m_caption->setText(weapon ? tr("Wielded weapon") : tr("Worn armour"));
        m_name->setText(worn != nullptr ? shownName(*worn) : weapon ? tr("Bare hands") : tr("Plain clothes"));
        m_power->setText(worn != nullptr ? QString::number(worn->power) : weapon ? QStringLiteral("½") : "0");
        m_icon->setPixmap(worn != nullptr ? itemPixmap(itemLook(*worn), kSlotIcon, devicePixelRatioF())
                                          : emptyPlace(devicePixelRatioF(), theme));
        setToolTip(weapon ? tr("Damage per blow, before armour") : tr("Armour points that absorb damage"));
        setAccessibleName(tr("%1: %2, power %3").arg(m_caption->text(), m_name->text(), m_power->text()));
    }

signals:
    void clicked();

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton)
            emit clicked();
    }

private:
    static constexpr int kSlotIcon = 11 * kGrid;

    static QPixmap emptyPlace(double ratio, const Theme &theme)
    {
        QPixmap pixmap(QSize(kSlotIcon, kSlotIcon) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.mutedText, 1, Qt::DashLine));
        const double inset = kGrid + 0.5;
        painter.drawRoundedRect(QRectF(0, 0, kSlotIcon, kSlotIcon).adjusted(inset, inset, -inset, -inset),
                                kGrid, kGrid);
        return pixmap;
    }

    EquipmentSlot m_slot;
    QLabel *m_icon;
    QLabel *m_caption;
    QLabel *m_name;
    QLabel *m_power;
};

/// The attributes of a player who fights with dice: health, level, experience, and equipment.
class AttributePanel : public QFrame {
    Q_OBJECT

public:
    explicit AttributePanel(QWidget *parent) : QFrame(parent)
    {
        setObjectName("inventory.attributes");
        setFrameShape(QFrame::StyledPanel);
        setAutoFillBackground(true);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
        grid->setHorizontalSpacing(3 * kGrid);
        grid->setVerticalSpacing(kGrid / 2);
        grid->setColumnStretch(1, 1);
        m_names.reserve(kAttributeIds.size());
        m_values.reserve(kAttributeIds.size());
        for (const char *id : kAttributeIds) {
            auto *name = new QLabel(this);
            QLabel *value = plainLabel(QStringLiteral("attributes.") + QLatin1String(id), this);
            const int row = static_cast<int>(m_names.size());
            grid->addWidget(name, row, 0, Qt::AlignTop);
            grid->addWidget(value, row, 1);
            m_names.push_back(name);
            m_values.push_back(value);
        }
    }

    /// Shows nothing for null or a session without a hero.
    void show(const Session &session, const Theme &theme)
    {
        if (!session.content().scenario.hero)
            return;
        setPanelGround(this, theme);
        const Content &content = session.content();
        const HeroTable &hero = *content.scenario.hero;
        const Player &player = session.world().player();
        const DiceStats stats = diceStats(content, player);
        const ItemType *armour = wornItem(content, player.inventory, EquipmentSlot::Armour);
        const ItemType *weapon = wornItem(content, player.inventory, EquipmentSlot::Weapon);
        const auto named = [](const ItemType *item, const QString &bare, const QString &text) {
            return item == nullptr ? bare : text.arg(shownName(*item), QString::number(item->power));
        };
        const std::array<std::pair<QString, QString>, kAttributeIds.size()> lines{{
            {tr("Health"), tr("%1 of %2").arg(player.health).arg(stats.health)},
            {tr("Level"), QString::number(levelAt(hero, player.experience))},
            {tr("Experience"), experienceText(hero, player.experience)},
            {tr("Strength"), QString::number(stats.strength)},
            {tr("Dexterity"), QString::number(stats.dexterity)},
            {tr("Intellect"), QString::number(stats.intellect)},
            {tr("Armour"), named(armour, tr("none"), tr("%1, blocks %2"))},
            {tr("Weapon"), named(weapon, tr("bare hands"), tr("%1, +%2"))},
        }};
        for (std::size_t line = 0; line < lines.size(); ++line)
            setLine(line, lines[line].first, lines[line].second, theme);
        setAccessibleName(tr("Attributes"));
        setAccessibleDescription(text());
    }

    /// All text as plain text, one line each.
    [[nodiscard]] QString text() const
    {
        QStringList lines;
        for (std::size_t line = 0; line < m_names.size(); ++line)
            lines.append(m_names[line]->text() + ' ' + m_values[line]->text());
        return lines.join('\n');
    }

private:
    static constexpr std::array kAttributeIds{"health",    "level",     "experience", "strength",
                                              "dexterity", "intellect", "armour",     "weapon"};

    void setLine(std::size_t line, const QString &name, const QString &value, const Theme &theme)
    {
        m_names[line]->setText(name);
        setSecondary(m_names[line], theme);
        m_values[line]->setText(value);
        m_values[line]->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    }

    std::vector<QLabel *> m_names;
    std::vector<QLabel *> m_values;
};

InventoryDialog::InventoryDialog(const Session &session, Act act, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_act(std::move(act))
    , m_weapon(named("inventory.weapon", new InventorySlot(EquipmentSlot::Weapon, this)))
    , m_armour(named("inventory.armour", new InventorySlot(EquipmentSlot::Armour, this)))
    , m_items(new InventoryList(session, this))
    , m_details(named("inventory.details", new InventoryDetails(this)))
    , m_totals(named("inventory.totals", new QLabel(this)))
    , m_question(new InlineQuestion(QStringLiteral("inventory.confirm"), this, Qt::Horizontal))
    , m_attributes(new AttributePanel(this))
{
    setObjectName("inventory");
    makeActions();
    m_question->setFrameShape(QFrame::StyledPanel);
    m_question->setAutoFillBackground(true);
    m_question->layout()->setContentsMargins(3 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    auto *doll = hbox(2 * kGrid, {{m_weapon, 1}, {m_armour, 1}});
    auto *right = vbox(3 * kGrid, {m_attributes, {m_details, 1}});
    auto *middle = hbox(3 * kGrid, {{m_items, 3}, {right, 2}});
    vbox(*this, 3 * kGrid, evenMargins(3 * kGrid), {doll, {middle, 1}, m_question, makeFoot()});
    setTabOrderByLayout(*this);
    setMinimumSize(120 * kGrid, 90 * kGrid);
    constexpr QSize kSmallestScreen{640, 480};
    const QSize room = screen()->availableSize().expandedTo(kSmallestScreen);
    resize(QSize(184 * kGrid, 144 * kGrid).boundedTo(room));
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refresh(); });
}

void InventoryDialog::makeActions()
{
    const QList<QAction *> actions = exampleActions(*this);
    addActions(actions);
    m_wear = actions[0];
    m_takeOff = actions[1];
    m_drop = actions[2];
    m_find = actions[3];
    for (QAction *action : {m_wear, m_takeOff, m_drop}) {
        QAction *explain = addPageAction(*this, qPrintable(action->objectName() + ".explain"), {});
        // A key that can't do anything now says why, where the totals are until the selection changes.
        connect(explain, &QAction::triggered, this, [this, action] { m_totals->setText(action->toolTip()); });
        m_explanations.append(explain);
    }
    QAction *close = addPageAction(*this, "inventory.close", {Qt::Key_I});
    connect(m_wear, &QAction::triggered, this, &InventoryDialog::wear);
    connect(m_takeOff, &QAction::triggered, this, &InventoryDialog::takeOff);
    connect(m_drop, &QAction::triggered, this, &InventoryDialog::askOrDrop);
    connect(m_find, &QAction::triggered, m_items, &InventoryList::beginSearch);
    m_items->setItemActions({m_wear, m_takeOff, m_drop});
    connect(close, &QAction::triggered, this, &QWidget::close);
}

QLayout *InventoryDialog::makeFoot()
{
    auto *row = hbox(2 * kGrid, {{m_totals, 1}});
    for (QAction *action : {m_wear, m_takeOff, m_drop}) {
        auto *button = new QToolButton(this);
        button->setObjectName(action->objectName() + "Button");
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumSize(22 * kGrid, 8 * kGrid);
        row->addWidget(button);
    }
    return row;
}

void InventoryDialog::connectParts()
{
    connect(m_items, &InventoryList::selectionChanged, this, &InventoryDialog::showSelection);
    connect(m_items, &InventoryList::activated, this, [this] {
        (m_items->isSelectedWorn() ? m_takeOff : m_wear)->trigger(); // does nothing while it is disabled
    });
    connect(m_weapon, &InventorySlot::clicked, m_items,
            [this] { m_items->selectWorn(EquipmentSlot::Weapon); });
    connect(m_armour, &InventorySlot::clicked, m_items,
            [this] { m_items->selectWorn(EquipmentSlot::Armour); });
    connect(m_question, &InlineQuestion::answered, m_items, [this] { m_items->focusItems(); });
}

void InventoryDialog::retranslate()
{
    setWindowTitle(tr("Inventory"));
    m_takeOff->setText(tr("Take off"));
    m_find->setText(tr("Search items"));
    m_items->retranslate();
    m_details->setAccessibleName(tr("Item details"));
    showParts();
    refresh();
}

void InventoryDialog::observe()
{
    if (inventory() != m_shown || m_session.isFighting() != m_shownFighting)
        return refresh();
    m_attributes->show(m_session, currentTheme());
}

void InventoryDialog::refresh()
{
    m_question->hide(); // it is about a stack as it was
    m_shown = inventory();
    m_shownFighting = m_session.isFighting();
    m_items->refresh();
    const auto wornIn = [this](EquipmentSlot slot) {
        return wornItem(m_session.content(), inventory(), slot);
    };
    m_weapon->show(wornIn(EquipmentSlot::Weapon), currentTheme());
    m_armour->show(wornIn(EquipmentSlot::Armour), currentTheme());
    m_attributes->show(m_session, currentTheme());
    showTotals();
    if (m_choosing && !m_session.isFighting())
        close(); // the fight is over
}

/// The parts that apply to the world being played.
void InventoryDialog::showParts()
{
    const bool grows = m_session.content().scenario.hero.has_value();
    m_attributes->setVisible(grows);
    for (QWidget *slot : {static_cast<QWidget *>(m_weapon), static_cast<QWidget *>(m_armour)})
        slot->setVisible(!grows); // the attributes show the equipment
    if (m_session.world().content->scenario.freeMovement())
        m_armour->hide(); // there is none here
    const Qt::Key key = m_items->isTabbed() ? Qt::Key_R : Qt::Key_D;
    m_drop->setShortcuts({QKeySequence(key), QKeySequence(Qt::Key_Delete)});
    showSelection(); // it names the keys
}

void InventoryDialog::chooseScroll()
{
    setChoosing(true);
    m_items->showSpells();
    refresh();
}

void InventoryDialog::setChoosing(bool on)
{
    m_choosing = on;
    showSelection();
}

void InventoryDialog::nameActions()
{
    const QString choice =
        usesConsumables() ? tr("Choose something to use or wield") : tr("Choose a scroll to read");
    setWindowTitle(m_choosing ? choice : tr("Inventory"));
    const bool reads = (m_choosing && !usesConsumables()) || isScrollSelected();
    m_wear->setText(reads ? tr("Read") : isSelectedConsumable() ? tr("Use") : tr("Equip"));
    m_drop->setText(m_choosing ? tr("Cancel") : tr("Drop"));
}

bool InventoryDialog::isSelectedConsumable() const
{
    const std::optional<std::size_t> item = m_items->selectedItem();
    return item && m_session.content().items[*item].kind == ItemKind::Consumable;
}

/// What would be wasted, or does harm, is used only after confirmation.
void InventoryDialog::wear()
{
    const std::optional<std::size_t> stack = m_items->selectedStack();
    if (!stack.has_value())
        return;
    const bool uses = isScrollSelected() || isSelectedConsumable();
    const QString doubt = uses ? doubtText(m_session.world(), *stack) : QString();
    const Command command = uses ? Command{CastCommand{*stack}} : Command{EquipCommand{*stack}};
    if (doubt.isEmpty())
        perform(command);
    else
        ask(doubt, tr("Use it"), command);
}

void InventoryDialog::takeOff()
{
    const std::optional<std::size_t> item = m_items->selectedItem();
    const std::optional<EquipmentSlot> slot =
        item.has_value() ? slotOf(m_session.content().items[*item].kind) : std::nullopt;
    if (slot.has_value())
        perform(UnequipCommand{*slot});
}

/// Equipped items and gold are dropped only after confirmation.
void InventoryDialog::askOrDrop()
{
    if (m_choosing) {
        close();
        return;
    }
    const std::optional<std::size_t> stack = m_items->selectedStack();
    const std::optional<std::size_t> item = m_items->selectedItem();
    if (!stack.has_value() || !item.has_value())
        return;
    const ItemType &type = m_session.content().items[*item];
    if (!inventory().isEquipped(*stack) && type.kind != ItemKind::Gold) {
        perform(DropCommand{*stack});
        return;
    }
    ask(type.kind == ItemKind::Gold ? tr("Drop all your gold here? You can pick it up again later.")
                                    : tr("The %1 is equipped. Drop it anyway?").arg(shownName(type)),
        tr("Drop it"), DropCommand{*stack});
}

/// About the selected item: the question goes as soon as another is selected.
void InventoryDialog::ask(const QString &question, const QString &answer, const Command &command)
{
    m_question->ask(
        [question, answer] {
            return InlineQuestion::Texts{question, answer, tr("Keep it")};
        },
        [this, command] { perform(command); }, InlineQuestion::Focus::Yes);
}

/// What came of a choice in a fight is shown there; something else can be chosen from there. A turn that
/// passes can bring a fight, too.
void InventoryDialog::perform(const Command &command)
{
    m_question->hide();
    if (m_choosing)
        close();
    m_act(command);
    refresh();
    if (isVisible() && m_session.isFighting())
        close();
    m_items->focusItems();
}

void InventoryDialog::showSelection()
{
    m_question->hide();
    showTotals();
    nameActions();
    m_details->show(m_session, m_items->selectedItem(), currentTheme());
    const bool reads = (m_choosing && !usesConsumables()) || isScrollSelected();
    enable(m_wear,
           isSelectedConsumable() ? tr("Use the selected item up")
           : reads                ? tr("Read the selected scroll")
                                  : tr("Equip the selected item"),
           whyNoWearing());
    enable(m_takeOff, tr("Take off the selected item"), whyNoTakingOff());
    enable(m_drop,
           m_choosing ? (usesConsumables() ? tr("Close without using anything") : tr("Close without reading"))
                      : tr("Drop the selected item here"),
           m_choosing ? QString() : whyNothing());
}

/// Enables an action if there is no reason against it, and otherwise shows the reason.
void InventoryDialog::enable(QAction *action, const QString &tip, const QString &reasonAgainst)
{
    action->setEnabled(reasonAgainst.isEmpty());
    const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
    action->setToolTip(reasonAgainst.isEmpty() ? tr("%1 (%2)").arg(tip, keys) : reasonAgainst);
    QAction *explain = m_explanations[QList{m_wear, m_takeOff, m_drop}.indexOf(action)];
    explain->setEnabled(!action->isEnabled());
    explain->setShortcuts(action->shortcuts());
}

QString InventoryDialog::whyNothing() const
{
    if (!m_items->selectedItem().has_value())
        return tr("Select an item first");
    return m_session.isFighting() ? tr("Not during a fight") : QString();
}

/// In a fight in rounds.
QString InventoryDialog::whyNoChoosing() const
{
    const std::optional<std::size_t> item = m_items->selectedItem();
    if (!item)
        return tr("Select an item first");
    if (isSelectedConsumable())
        return {};
    const bool weapon = slotOf(m_session.content().items[*item].kind) == EquipmentSlot::Weapon;
    if (!weapon)
        return tr("Not during a fight");
    return m_items->isSelectedWorn() ? tr("Already equipped") : QString();
}

QString InventoryDialog::whyNoWearing() const
{
    if (m_choosing && usesConsumables())
        return whyNoChoosing();
    if (m_choosing && m_items->selectedItem().has_value())
        return isScrollSelected() ? QString() : tr("Only scrolls can be read");
    QString reason = whyNothing();
    if (!reason.isEmpty())
        return reason;
    if (isScrollSelected())
        return whyNoReading();
    if (isSelectedConsumable())
        return {};
    if (!slotOf(m_session.content().items[*m_items->selectedItem()].kind).has_value())
        return tr("Gold can't be equipped");
    return m_items->isSelectedWorn() ? tr("Already equipped") : QString();
}

/// Outside fights.
QString InventoryDialog::whyNoReading() const
{
    const Content &content = m_session.content();
    const Player &player = m_session.world().player();
    if (content.items[*m_items->selectedItem()].spell != SpellKind::Heal)
        return tr("This scroll can only be read in fights");
    return player.health < diceStats(content, player).health ? QString() : tr("You are at full health");
}

bool InventoryDialog::isScrollSelected() const
{
    const std::optional<std::size_t> item = m_items->selectedItem();
    return item.has_value() && m_session.content().items[*item].kind == ItemKind::Scroll;
}

QString InventoryDialog::whyNoTakingOff() const
{
    QString reason = whyNothing();
    if (!reason.isEmpty())
        return reason;
    return m_items->isSelectedWorn() ? QString() : tr("Not equipped");
}

void InventoryDialog::showTotals()
{
    int items = 0;
    for (const ItemStack &stack : inventory().stacks) {
        if (m_session.content().items[stack.item].kind != ItemKind::Gold)
            items += stack.amount;
    }
    const int gold = goldOf(m_session.content(), inventory());
    const QString things = items == 1 ? tr("1 item") : tr("%n items", nullptr, items);
    m_totals->setText(m_items->isTabbed() || m_session.world().content->scenario.freeMovement()
                          ? things
                          : tr("%1 · %2 gold").arg(things, shownNumber(gold)));
}

/// Esc steps back: from a question, from a search, from the dialog.
void InventoryDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QDialog::keyPressEvent(event);
    } else if (!m_question->isHidden()) {
        m_question->hide();
        m_items->focusItems();
    } else if (!m_items->endSearch()) {
        close();
    }
}

void InventoryDialog::showEvent(QShowEvent *event)
{
    refresh();
    if (!m_choosing)
        m_items->selectUpgrade();
    m_items->focusItems();
    QDialog::showEvent(event);
}

void InventoryDialog::hideEvent(QHideEvent *event)
{
    setChoosing(false);
    QDialog::hideEvent(event);
}

QList<QAction *> InventoryDialog::exampleActions(QObject &owner)
{
    const auto make = [&owner](const char *id, const QList<QKeySequence> &keys, const QString &text) {
        QAction *action = makePageAction(owner, id, keys);
        action->setText(text);
        return action;
    };
    return {make("inventory.wear", {Qt::Key_E}, tr("Equip")),
            make("inventory.takeOff", {Qt::Key_U}, tr("Take off")),
            make("inventory.drop", {Qt::Key_D, Qt::Key_Delete}, tr("Drop")),
            make("inventory.find", {Qt::Key_Slash, QKeySequence::Find}, tr("Search items"))};
}

} // namespace cave

#include "inventory_dialog.moc"
