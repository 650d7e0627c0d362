// SPDX-License-Identifier: MIT
#include "app/play/rooms/room_hud.h"

#include "app/play/hud/health_meter.h"
#include "app/play/inventory/item_strip.h"
#include "app/play/map/action_scenes.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/world/generator_info.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/numbers.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <utility>

namespace cave {
namespace {

constexpr int kRoomForScore = 640;
constexpr int kRoomForPlace = 780;

QLabel *makeLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString amountText(const ItemType &item, int amount)
{
    if (item.kind == ItemKind::Flask)
        return QString::number(amount);
    return amount == 1 ? QString() : QStringLiteral("×%1").arg(amount);
}

} // namespace

RoomHud::RoomHud(QWidget *parent)
    : QWidget(parent)
    , m_health(new HealthMeter(this))
    , m_bossHealth(named("hud.bossHealth", new HealthMeter(this)))
    , m_boss(makeLabel(this, "hud.boss"))
    , m_items(new ItemStrip(this))
    , m_place(makeLabel(this, "hud.place"))
    , m_foes(makeLabel(this, "hud.foes"))
    , m_score(makeLabel(this, "hud.score"))
    , m_clock(makeLabel(this, "hud.clock"))
{
    setObjectName(QStringLiteral("roomHud"));
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMinimumWidth(60 * kGrid); // labels that a narrower bar hides must not keep it wide
    auto *row =
        hbox(*this, 4 * kGrid, evenMargins(3 * kGrid, kGrid), {m_health, {m_items, 1}, m_boss, m_bossHealth});
    for (QWidget *part : {static_cast<QWidget *>(m_boss), static_cast<QWidget *>(m_bossHealth)})
        part->hide();
    for (QLabel *label : {m_place, m_foes, m_score, m_clock})
        row->addWidget(label);
    bindLook(*this, [this] { refreshLook(); });
}

void RoomHud::refreshLook()
{
    const Theme &theme = currentTheme();
    setPanelGround(this, theme);
    setInk(m_place, theme.mutedText, theme);
    setInk(m_clock, theme.accent, theme);
    m_clock->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setInk(m_boss, theme.danger, theme);
    m_boss->setFont(fontOf(TextSize::Body, QFont::DemiBold));
}

void RoomHud::show(const Session &session)
{
    const World &world = session.world();
    m_health->show(world.player().health, session.content().scenario.action->health);
    showItems(session);
    const int foes = foesLeft(session);
    const bool shut = session.stage() != nullptr && session.stage()->isShut();
    const QString left = foes == 0   ? tr("No enemies left")
                         : foes == 1 ? tr("1 enemy left")
                                     : tr("%n enemies left", nullptr, foes);
    m_foes->setText(shut && generatorInfo(world.spec.generator.kind).levels == LevelKind::Room
                        ? tr("%1 · doors closed").arg(left)
                        : left);
    m_score->setText(tr("Score %Ln", nullptr, pluralCount(world.player().experience)));
}

void RoomHud::showItems(const Session &session)
{
    const Inventory &inventory = session.world().player().inventory;
    std::vector<StripItem> shown;
    for (const std::size_t index : usableStacks(session)) {
        const ItemStack &stack = inventory.stacks[index];
        const ItemType &item = session.content().items[stack.item];
        const bool inHand = inventory.weapon == index;
        shown.push_back({index, QString::fromStdString(item.key), item.kind, shownName(item),
                         amountText(item, stack.amount), inHand, inHand ? readiness(session, item) : 1});
    }
    m_items->show(std::move(shown));
}

void RoomHud::setClock(const QString &text)
{
    m_clock->setText(text);
}

QString RoomHud::clock() const
{
    return m_clock->text();
}

void RoomHud::setPlace(const QString &title)
{
    m_place->setText(title);
}

void RoomHud::setBoss(const Session &session, const Agent *boss)
{
    if (boss != nullptr) {
        m_boss->setText(shownName(session.content().monsters[boss->kind]));
        m_bossHealth->show((boss->health + 99) / 100, boss->fullHealth / 100);
    }
    m_boss->setVisible(boss != nullptr);
    m_bossHealth->setVisible(boss != nullptr);
}

/// In a narrow window, hides what is also shown elsewhere.
void RoomHud::shareRoom()
{
    m_place->setVisible(width() >= kRoomForPlace);
    m_score->setVisible(width() >= kRoomForScore);
}

void RoomHud::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareRoom();
}

} // namespace cave

#include "moc_room_hud.cpp"
