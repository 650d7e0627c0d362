// SPDX-License-Identifier: MIT
#include "app/play/rooms/room_play.h"

#include "app/play/hud/health_meter.h"
#include "app/play/map/play_map_objects.h"
#include "app/play/map/play_maps.h"
#include "app/play/rooms/info_card.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/place_in_levels.h"
#include "core/content/content.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/event.h"
#include "core/world/generator_info.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QString>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "moc_room_play.cpp"

namespace cave {

/// A usable item as shown in the strip.
struct StripItem {
    std::size_t stack = 0; ///< index into `Inventory::stacks`
    QString key;
    ItemKind kind = ItemKind::Blade;
    QString name;
    QString amount; ///< "×2", "50"; empty for a single one
    bool inHand = false;
    double ready = 1; ///< progress until it can be used again, 0 .. 1; of the selected item

    friend bool operator==(const StripItem &, const StripItem &) = default;
};

/// The usable items in a row; the selected one is larger, with name and readiness. A click selects one.
class ItemStrip : public QWidget {
    Q_OBJECT

public:
    explicit ItemStrip(QWidget *parent = nullptr) : QWidget(parent)
    {
        setObjectName(QStringLiteral("hud.items"));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void show(std::vector<StripItem> items)
    {
        if (items == m_items)
            return;
        const QSize before = sizeHint();
        m_items = std::move(items);
        QStringList spoken;
        for (const StripItem &item : m_items)
            spoken.append(item.inHand ? tr("%1, wielded").arg(lineOf(item)) : lineOf(item));
        setAccessibleName(joinedClauses(spoken));
        if (before != sizeHint())
            updateGeometry();
        update();
    }

    [[nodiscard]] const std::vector<StripItem> &items() const { return m_items; }

    [[nodiscard]] QSize sizeHint() const override
    {
        int width = 0;
        for (const StripItem &item : m_items)
            width += widthOf(item);
        return {width, kStripHeight};
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return {kIconInHand + 2 * kGrid, kStripHeight}; }

signals:
    /// `number` counts from 0 in the strip.
    void chosen(int number);

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ToolTip) {
            const auto *help = static_cast<QHelpEvent *>(event);
            const int number = at(help->pos());
            QToolTip::showText(help->globalPos(),
                               number < 0   ? QString()
                               : number < 9 ? tr("%1 (key %2)")
                                                  .arg(lineOf(m_items[static_cast<std::size_t>(number)]),
                                                       shownKey("play.item" + QByteArray::number(number + 1)))
                                            : lineOf(m_items[static_cast<std::size_t>(number)]));
            return true;
        }
        return QWidget::event(event);
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        if (const int number = at(event->pos()); number >= 0 && event->button() == Qt::LeftButton)
            emit chosen(number);
    }

    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t i = 0; i < m_items.size(); ++i)
            paintItem(painter, i);
    }

private:
    static constexpr int kStripHeight = 9 * kGrid;
    static constexpr int kIconInHand = 7 * kGrid;
    static constexpr int kSmallIcon = 5 * kGrid;
    static constexpr int kSmallWidth = 9 * kGrid;
    static constexpr int kBar = 3;

    static QString lineOf(const StripItem &item)
    {
        return item.amount.isEmpty() ? item.name : item.name + ' ' + item.amount;
    }

    [[nodiscard]] int widthOf(const StripItem &item) const
    {
        return item.inHand ? kIconInHand + 5 * kGrid + fontMetrics().horizontalAdvance(lineOf(item))
                           : kSmallWidth;
    }

    [[nodiscard]] QRect placeOf(std::size_t number) const
    {
        int left = 0;
        for (std::size_t i = 0; i < number; ++i)
            left += widthOf(m_items[i]);
        return {left, 0, widthOf(m_items[number]), height()};
    }

    /// The number of the item under a point; −1 for none.
    [[nodiscard]] int at(QPoint point) const
    {
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (placeOf(i).contains(point))
                return static_cast<int>(i);
        }
        return -1;
    }

    void paintItem(QPainter &painter, std::size_t number) const
    {
        const StripItem &item = m_items[number];
        const QRect place = placeOf(number);
        const int side = item.inHand ? kIconInHand : kSmallIcon;
        const QRect icon(place.left() + kGrid, (height() - side) / 2, side, side);
        if (item.inHand) {
            painter.setPen(QPen(currentTheme().accent, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(place).adjusted(0.75, 0.75, -kGrid, -0.75), kGrid, kGrid);
            painter.setPen(currentTheme().text);
            painter.drawText(
                QRect(icon.right() + 2 * kGrid, 0, place.right() - icon.right(), height() - kBar),
                Qt::AlignVCenter | Qt::AlignLeft, lineOf(item));
            const double width = place.width() - 3.0 * kGrid;
            painter.fillRect(QRectF(place.left() + kGrid, height() - kBar - 2, width, kBar),
                             currentTheme().line);
            painter.fillRect(QRectF(place.left() + kGrid, height() - kBar - 2, width * item.ready, kBar),
                             item.ready < 1 ? currentTheme().gold : currentTheme().good);
        } else if (number < 9) {
            painter.setPen(currentTheme().mutedText);
            painter.setFont(fontOf(TextSize::Small));
            painter.drawText(place.adjusted(0, 0, -kGrid, -1), Qt::AlignRight | Qt::AlignBottom,
                             QString::number(number + 1));
            painter.setFont(font());
        }
        drawItem(painter, icon, {item.key.toStdString(), item.kind});
    }

    std::vector<StripItem> m_items;
};

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

/// The stacks of usable items, as indices into `Inventory::stacks`, in the order found.
std::vector<std::size_t> usableStacks(const Session &session)
{
    std::vector<std::size_t> usable;
    const std::vector<ItemStack> &stacks = session.world().player().inventory.stacks;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (isUsable(session.content().items[stacks[i].item].kind))
            usable.push_back(i);
    }
    return usable;
}

/// Progress until the player can use an item again, 0 .. 1.
double readiness(const Session &session, const ItemType &item)
{
    const double since = session.world().motion().sinceUse * 100;
    return item.cooldown <= 0 ? 1 : std::clamp(since / item.cooldown, 0.0, 1.0);
}

/// The number of living monsters on the player's level that can be beaten.
int foesLeft(const Session &session)
{
    const std::vector<Agent> &agents = session.world().action->agents;
    return static_cast<int>(std::ranges::count_if(
        agents, [&](const Agent &agent) { return !session.content().monsters[agent.kind].fixture; }));
}

QString amountText(const ItemType &item, int amount)
{
    if (item.kind == ItemKind::Flask)
        return QString::number(amount);
    return amount == 1 ? QString() : QStringLiteral("×%1").arg(amount);
}

/// The strongest monster of the boss room, while the player is there and it lives; nullptr elsewhere.
const Agent *bossOf(const std::optional<RoomMap> &map, const World &world)
{
    const auto room = static_cast<std::size_t>(world.action->level - 1);
    if (!map || room >= map->rooms.size() || map->rooms[room].role != RoomRole::Boss)
        return nullptr;
    const Agent *boss = nullptr;
    for (const Agent &agent : world.action->agents) {
        const bool beatable = !world.content->monsters[agent.kind].fixture;
        if (beatable && (boss == nullptr || agent.fullHealth > boss->fullHealth))
            boss = &agent;
    }
    return boss;
}

} // namespace

/// Vital information in real time: health, the selected item, score, monsters left, and how time passes. A
/// slim bar above the map.
class RoomHud : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(cave::RoomHud)

public:
    explicit RoomHud(QWidget *parent = nullptr)
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
        hbox(*this, 4 * kGrid, evenMargins(3 * kGrid, kGrid),
             {m_health, {m_items, 1}, m_boss, m_bossHealth, m_place, m_foes, m_score, m_clock});
        for (QWidget *part : {static_cast<QWidget *>(m_boss), static_cast<QWidget *>(m_bossHealth)})
            part->hide();
        bindEvent(*this, {QEvent::Resize}, [this] { shareRoom(); });
        bindLook(*this, [this] {
            const Theme &theme = currentTheme();
            setPanelGround(this, theme);
            setInk(m_place, theme.mutedText, theme);
            setInk(m_clock, theme.accent, theme);
            m_clock->setFont(fontOf(TextSize::Body, QFont::DemiBold));
            setInk(m_boss, theme.danger, theme);
            m_boss->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        });
    }

    /// Shows a session with free movement.
    void show(const Session &session)
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

    /// "Real time", "Paused", "By turns".
    void setClock(const QString &text) { m_clock->setText(text); }

    /// The title of the room or level.
    void setPlace(const QString &title) { m_place->setText(title); }

    /// The boss of the room, which belongs to the session shown; nullptr: there is none.
    void setBoss(const Session &session, const Agent *boss)
    {
        if (boss != nullptr) {
            m_boss->setText(shownName(session.content().monsters[boss->kind]));
            m_bossHealth->show((boss->health + 99) / 100, boss->fullHealth / 100);
        }
        m_boss->setVisible(boss != nullptr);
        m_bossHealth->setVisible(boss != nullptr);
    }

    [[nodiscard]] ItemStrip &items() { return *m_items; }

private:
    void showItems(const Session &session)
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

    /// In a narrow window, hides what is also shown elsewhere.
    void shareRoom()
    {
        m_place->setVisible(width() >= kRoomForPlace);
        m_score->setVisible(width() >= kRoomForScore);
    }

    HealthMeter *m_health;
    HealthMeter *m_bossHealth;
    QLabel *m_boss;
    ItemStrip *m_items;
    QLabel *m_place;
    QLabel *m_foes;
    QLabel *m_score;
    QLabel *m_clock;
};

RoomPlay::RoomPlay(PlaySession &session, PlayMaps &maps, PlayActions &actions, QWidget *page)
    : QObject(page)
    , m_play(session)
    , m_maps(maps)
    , m_session(session.session())
    , m_roomMap(roomMapOf(session.world().spec))
    , m_hud(new RoomHud(page))
    , m_card(new InfoCard(maps.map()))
    , m_turn(session.world().turn)
{
    connect(&m_hud->items(), &ItemStrip::chosen, this, &RoomPlay::takeInHand);
    connect(&session, &PlaySession::stepped, this, &RoomPlay::update);
    connect(&session, &PlaySession::allActed, this, &RoomPlay::updateOthers);
    connect(&session, &PlaySession::timePassed, this, [this](const std::vector<Event> &events) {
        if (events.empty()) // others trigger it along with their own updates
            showShare();
    });
    connect(actions.fog, &QAction::toggled, this, &RoomPlay::showGround);
    connect(actions.nextItem, &QAction::triggered, this, [this] { cycleItems(1); });
    connect(actions.previousItem, &QAction::triggered, this, [this] { cycleItems(-1); });
    const QList<QAction *> &items = actions.itemActions();
    for (int i = 0; i < items.size(); ++i)
        connect(items[i], &QAction::triggered, this, [this, i] { takeInHand(i); });
    showState();
    showGround();
    bindTexts(*m_hud, [this] {
        showRooms();
        showHud();
    });
}

QWidget *RoomPlay::bar() const
{
    return m_hud;
}

/// Shows the changes by a command or time.
void RoomPlay::update(const std::vector<Event> &events)
{
    showMovers(events);
    showHud();
    if (isOnlyTime(events))
        return;
    showGround();
    readSigns(events);
    if (std::ranges::any_of(events, isAnyOf<LevelEntered, LevelBeaten>))
        showRooms();
}

/// What others have changed on the ground.
void RoomPlay::updateOthers(const std::vector<Event> &events)
{
    if (areasOfOthers(m_session.world(), events).empty())
        return;
    showGround();
    showHud();
    for (const ActionEffect &effect : effectsOfAllies(m_session, events))
        m_maps.map()->figures()->showEffect(effect);
}

void RoomPlay::showHud()
{
    m_hud->show(m_session);
    m_hud->setBoss(m_session, bossOf(m_roomMap, m_session.world()));
}

void RoomPlay::showMovers(const std::vector<Event> &events)
{
    const World &world = m_session.world();
    const std::int64_t steps = world.turn - m_turn;
    m_turn = world.turn;
    const bool entered = std::ranges::any_of(events, isAnyOf<LevelEntered>);
    // By turns many steps pass at once; they are shown one after the other.
    const ActionMotion motion = entered          ? ActionMotion::AtOnce
                                : steps == 0     ? ActionMotion::Amended
                                : world.realTime ? ActionMotion::AtOnce
                                                 : ActionMotion::Gliding;
    m_maps.map()->figures()->showAction(sceneOf(world), motion);
    m_maps.showAllies(world, motion);
    if (steps > 0) {
        m_steps = steps;
        m_sinceStep.start();
    }
    if (world.realTime && !entered)
        showShare();
    for (const ActionEffect &effect : effectsOf(m_session, events))
        m_maps.map()->figures()->showEffect(effect);
}

/// A state's age is the elapsed share of the next step. It is shown one step late, so that the destination of
/// all movement is known.
void RoomPlay::showShare()
{
    if (!m_session.world().realTime)
        return;
    const auto steps = static_cast<double>(m_steps);
    // Where another machine keeps time, a state's age is all there is to go by.
    const double share = m_play.keepsTime() ? m_session.stepShare()
                         : m_sinceStep.isValid()
                             ? static_cast<double>(m_sinceStep.elapsed()) * kStepsPerSecond / 1000.0
                             : 1;
    m_maps.map()->figures()->setActionShare((steps - 1 + share) / steps);
}

/// Also as the previous state, as time would otherwise resume with a step back.
void RoomPlay::showState()
{
    m_maps.map()->figures()->showAction(sceneOf(m_session.world()), ActionMotion::AtOnce);
    m_maps.showAllies(m_session.world(), ActionMotion::AtOnce);
}

/// Things on the ground: the known ones or, without fog, all.
void RoomPlay::showGround()
{
    m_maps.map()->figures()->setGround(groundOf(m_session, !m_maps.map()->terrain()->fog()));
}

void RoomPlay::showRooms()
{
    const World &world = m_session.world();
    m_hud->setPlace(levelTitle(world, world.action->level));
    if (m_roomMap)
        m_maps.rooms()->showRooms(knownRooms(*m_roomMap, m_session), m_roomMap->columns, m_roomMap->rows);
    else
        m_maps.rooms()->showLevel(world.action->level, static_cast<int>(world.map.plan().levels.size()));
}

/// A sign is shown until the player walks on.
void RoomPlay::readSigns(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *read = std::get_if<InfoRead>(&event)) {
            m_signAt = read->at;
            m_card->open(coreText(read->text));
        }
    }
    if (m_signAt && *m_signAt != m_session.world().player().position) {
        m_signAt.reset();
        m_card->hide();
    }
}

/// `number` counts from 0 among the usable items.
void RoomPlay::takeInHand(int number)
{
    const std::vector<std::size_t> stacks = usableStacks(m_session);
    if (number < 0 || std::cmp_greater_equal(number, stacks.size()))
        return;
    const std::size_t stack = stacks[static_cast<std::size_t>(number)];
    if (m_session.world().player().inventory.weapon != stack)
        m_play.perform(EquipCommand{stack});
}

void RoomPlay::cycleItems(int by)
{
    const std::vector<std::size_t> stacks = usableStacks(m_session);
    if (stacks.empty())
        return;
    const auto &inHand = m_session.world().player().inventory.weapon;
    const auto at = inHand ? std::ranges::find(stacks, *inHand) : stacks.end();
    const auto count = static_cast<int>(stacks.size());
    const int from = at != stacks.end() ? static_cast<int>(at - stacks.begin()) : by > 0 ? -1 : 0;
    takeInHand((from + by + count) % count);
}

void RoomPlay::setClock(const QString &text)
{
    m_hud->setClock(text);
}

} // namespace cave

#include "room_play.moc"
