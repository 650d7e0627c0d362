// SPDX-License-Identifier: MIT
#include "app/play/hud/view_list.h"

#include "app/play/map/play_map_objects.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/place_in_levels.h"
#include "core/base/hashing.h"
#include "core/rules/brain.h"
#include "core/rules/forecast/forecast.h"
#include "core/rules/journey/journey.h"
#include "editor/view/figures/figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace cave {
namespace {

struct ViewText {
    Q_DECLARE_TR_FUNCTIONS(cave::ThingsInView)
};

constexpr QLatin1String kHunts("!");
constexpr QLatin1String kSearches("?");
constexpr QLatin1String kIdle("z");

/// Makes the lines of one view.
class Gathering {
    Q_DECLARE_TR_FUNCTIONS(cave::ThingsInView)

public:
    Gathering(Session &session, Disclosure disclosure) : m_session(session), m_disclosure(disclosure) {}

    void addMonsters()
    {
        for (const Monster &monster : knownMonsters(m_session, m_disclosure))
            addMonster(monster);
    }

    void addFinds()
    {
        const VisibleCells &visible = m_session.visible();
        const CellRect area{visible.origin, visible.cells.width(), visible.cells.height()};
        const int size = world().map.regionSize();
        forEachRegion(area, size, [&](RegionPos pos, const CellRect & /*part*/) {
            const RegionChanges &changes = world().map.changesOf(pos);
            for (const CellItems &pile : changes.piles)
                addSeen(ThingInView::Kind::Pile, worldPos(pos, pile.cell, size),
                        shownStacks(world(), pile.items), tr("on the ground"));
            for (const CellPos chest : m_session.region(pos).chests) {
                if (!changes.isClaimed(chest))
                    addSeen(ThingInView::Kind::Chest, worldPos(pos, chest, size), tr("Chest"), tr("closed"));
            }
        });
    }

    void addExits()
    {
        using Kind = ThingInView::Kind;
        const Level *level = world().map.plan().levelAt(world().player().position);
        if (level == nullptr)
            return;
        if (level->finish)
            addSeen(Kind::Exit, *level->finish, featureText(m_session.mutableWorld(), *level->finish), {});
        if (level->start && !world().content->scenario.freeMovement())
            addSeen(Kind::Start, *level->start, featureText(m_session.mutableWorld(), *level->start), {});
    }

    /// With free movement, where all of the room is in view, and in journeys.
    void addGround()
    {
        const Level *level = world().map.plan().levelAt(world().player().position);
        for (const GroundThing &thing : groundOf(m_session, false)) {
            if (!m_session.visible().contains(thing.cell) || thing.kind == FeatureKind::Decoration ||
                thing.kind == FeatureKind::Start || thing.kind == FeatureKind::Spike || // too many to list
                (level != nullptr && level->finish == thing.cell))
                continue;
            QString name = featureText(m_session.mutableWorld(), thing.cell);
            if (name.isEmpty() || (thing.kind == FeatureKind::Door && thing.value == 0))
                continue;
            const QString state = thing.kind != FeatureKind::Door ? QString()
                                  : thing.shut                    ? tr("closed", "a door")
                                                                  : tr("open", "a door");
            addSeen(ThingInView::Kind::Ground, thing.cell, std::move(name), state);
            if (!m_things.empty() && m_things.back().at == thing.cell)
                m_things.back().ground = thing;
        }
    }

    void addAllies()
    {
        for (const MapAlly &ally : figuresNear(world(), world().player().position)) {
            if (!m_session.visible().contains(ally.position))
                continue;
            ThingInView thing;
            thing.kind = ThingInView::Kind::Ally;
            thing.id = hashAt(static_cast<std::uint64_t>(thing.kind), ally.player, 0);
            thing.at = ally.position;
            thing.name = ally.name;
            thing.state = ally.away ? tr("away") : ally.figure.empty() ? tr("ally") : tr("goes with you");
            thing.figure = ally.figure;
            thing.health = ally.health;
            thing.cloak = ally.colour;
            add(std::move(thing));
        }
    }

    /// The nearest first.
    std::vector<ThingInView> take()
    {
        std::ranges::sort(m_things, [](const ThingInView &a, const ThingInView &b) {
            return std::tuple(a.distance, a.kind, a.at, a.id) < std::tuple(b.distance, b.kind, b.at, b.id);
        });
        return std::move(m_things);
    }

private:
    [[nodiscard]] const World &world() const { return m_session.world(); }

    void add(ThingInView thing)
    {
        thing.distance = straightDistance(world().player().position, thing.at);
        m_things.push_back(std::move(thing));
    }

    void addSeen(ThingInView::Kind kind, WorldPos at, QString name, const QString &state)
    {
        if (!m_session.visible().contains(at) || at == world().player().position)
            return;
        ThingInView thing;
        thing.kind = kind;
        thing.id = hashAt(static_cast<std::uint64_t>(kind), at.x, at.y);
        thing.at = at;
        thing.name = std::move(name);
        thing.state = state;
        add(std::move(thing));
    }

    void addMonster(const Monster &monster)
    {
        const MonsterType &type = m_session.content().monsters[monster.kind];
        const bool disguised = isDisguised(world(), monster.id);
        ThingInView thing;
        thing.id =
            combine(hashAt(static_cast<std::uint64_t>(thing.kind), monster.id.home.x, monster.id.home.y),
                    monster.id.index);
        thing.at = monster.state.position;
        thing.name = disguised ? sentenceCase(somethingText()) : shownName(type);
        thing.look = disguised ? disguisedLook() : CreatureLook{type.key, type.colour, type.glyph};
        if (world().content->scenario.freeMovement())
            readAgent(monster, type, thing);
        else
            readMood(monster, thing);
        if (m_disclosure.watches) { // which are about the player at this machine
            thing.danger = false;
            thing.badge.clear();
        }
        if (!disguised && !thing.health && !type.fixture)
            thing.health = healthIn(monster, type);
        add(std::move(thing));
    }

    void readAgent(const Monster &monster, const MonsterType &type, ThingInView &thing)
    {
        if (type.fixture)
            thing.state = tr("can't be hurt");
        else
            readIntent(monster, thing);
        for (const Agent &agent : world().action->agents) {
            if (agent.id == monster.id && !type.fixture && agent.fullHealth > 0)
                thing.health = static_cast<double>(agent.health) / agent.fullHealth;
        }
    }

    static QString peacefulText(Intent::Kind kind)
    {
        if (kind == Intent::Kind::Heal)
            return tr("heals");
        return kind == Intent::Kind::Wait ? tr("waits") : tr("wanders");
    }

    /// With free movement, where nothing is remembered of a hunt.
    void readIntent(const Monster &monster, ThingInView &thing)
    {
        using Kind = Intent::Kind;
        const std::optional<MonsterThought> thought = thoughtOf(m_session.mutableWorld(), monster.id);
        const auto *leaf = thought && thought->tree != nullptr
                               ? std::get_if<Leaf>(&thought->tree->tree.nodes[thought->trace.leaf])
                               : nullptr;
        const Kind kind = leaf != nullptr ? intentOf(*leaf).kind : Kind::Wait;
        const bool wanders = kind == Kind::Patrol || kind == Kind::Wander;
        thing.danger = kind != Kind::Wait && kind != Kind::Heal && !wanders;
        if (kind == Kind::KeepAway)
            thing.state = m_disclosure.watches ? tr("keeps away") : tr("keeps away from you");
        else if (thing.danger)
            thing.state = m_disclosure.watches ? tr("hunts") : tr("hunts you");
        else
            thing.state = peacefulText(kind);
        if (thing.danger || kind == Kind::Wait)
            thing.badge = thing.danger ? kHunts : kIdle;
    }

    void readMood(const Monster &monster, ThingInView &thing)
    {
        if (isAsleep(world(), monster.id)) {
            thing.state = tr("asleep");
            thing.badge = kIdle;
            return;
        }
        if (!m_disclosure.watches && world().fight() && world().fight()->enemy == monster.id) {
            thing.state = tr("fights you");
            thing.badge = kHunts;
            thing.danger = true;
            return;
        }
        // Full words where it hunts another player.
        if (QString hunter = hunterTitle(world(), monster, thing.name, m_disclosure.watches);
            !hunter.isEmpty()) {
            thing.name = std::move(hunter);
            return;
        }
        thing.mood = moodOf(m_session, monster);
        const bool searches = thing.mood == MapThing::Hunting && !knowsWhere(monster);
        switch (thing.mood) {
        case MapThing::SeesPlayer:
            thing.state = m_disclosure.watches ? QString() : tr("sees you");
            break;
        case MapThing::Hunting:
            thing.state = searches ? tr("searches for you") : tr("hunts you");
            break;
        case MapThing::Wandering:
            thing.state = tr("wanders");
            break;
        case MapThing::Idle:
            thing.state = tr("stands guard");
            break;
        }
        thing.danger = thing.mood == MapThing::SeesPlayer || (thing.mood == MapThing::Hunting && !searches);
        if (thing.danger || searches || thing.mood == MapThing::Idle)
            thing.badge = thing.danger ? kHunts : searches ? kSearches : kIdle;
    }

    [[nodiscard]] bool knowsWhere(const Monster &hunter)
    {
        const WorldPos player = world().player().position;
        return m_session.content().scenario.contact || hunter.state.lastSeen == player ||
               m_session.monsterSees(hunter, player);
    }

    /// Where wounds last no longer than a fight, everything else is unhurt.
    [[nodiscard]] double healthIn(const Monster &monster, const MonsterType &type) const
    {
        const std::optional<Fight> &fight = world().fight();
        if (!fight || fight->enemy != monster.id)
            return 1;
        if (fight->dice)
            return static_cast<double>(fight->dice->enemyHealth) / std::max(1, type.health);
        if (fight->rounds)
            return static_cast<double>(fight->rounds->enemy.health) / std::max(1, type.health);
        if (const FightProgress *progress = m_session.fight())
            return static_cast<double>(progress->combat.fighter(Side::Enemy).health.units) /
                   static_cast<double>(Points::whole(std::max(1, type.health)).units);
        return 1;
    }

    Session &m_session;
    Disclosure m_disclosure;
    std::vector<ThingInView> m_things;
};

constexpr int kHealthBar = 3;

/// Paints a line of the list.
class ViewListDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void forgetPictures() { m_pictures.clear(); }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem & /*option*/,
                                 const QModelIndex & /*index*/) const override
    {
        return {0, nameHeight() + stateHeight() + kHealthBar + 3 * kGrid};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const ViewListModel *>(index.model());
        if (model == nullptr)
            return;
        const ThingInView &thing = model->thing(index.row());
        const Theme &theme = currentTheme();
        paintGround(*painter, option, theme);
        const QRect line = option.rect.adjusted(3 * kGrid, kGrid, -2 * kGrid, -kGrid);
        const int side = nameHeight() + stateHeight();
        painter->drawPixmap(line.topLeft(), picture(thing, side, painter->device()->devicePixelRatioF()));
        const QRect texts = line.adjusted(side + 2 * kGrid, 0, 0, 0);
        paintTexts(*painter, texts, thing, theme);
        if (thing.health)
            paintHealth(*painter, {texts.left(), line.bottom() - kHealthBar, texts.width(), kHealthBar},
                        *thing.health, theme);
    }

private:
    [[nodiscard]] static int nameHeight() { return QFontMetrics(fontOf(TextSize::Body)).height(); }
    [[nodiscard]] static int stateHeight() { return QFontMetrics(fontOf(TextSize::Small)).height(); }

    static void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme)
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (!selected && !option.state.testFlag(QStyle::State_MouseOver))
            return;
        QColor tint = theme.accent;
        tint.setAlphaF(selected ? 0.22F : 0.12F);
        painter.fillRect(option.rect, tint);
        if (selected)
            painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
    }

    static void paintTexts(QPainter &painter, const QRect &texts, const ThingInView &thing,
                           const Theme &theme)
    {
        const QRect first(texts.left(), texts.top(), texts.width(), nameHeight());
        const QRect second(texts.left(), first.bottom() + 1, texts.width(), stateHeight());
        painter.setFont(fontOf(TextSize::Small));
        painter.setPen(theme.mutedText);
        const QString distance = QLocale().toString(thing.distance);
        const int wide = painter.fontMetrics().horizontalAdvance(distance) + kGrid;
        painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, distance);
        painter.setPen(thing.danger ? theme.danger : theme.mutedText);
        // Not before it, where it would read as a name.
        const QString state =
            thing.badge.isEmpty() ? thing.state : thing.state + QStringLiteral(" · ") + thing.badge;
        painter.drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(state, Qt::ElideRight, second.width()));
        painter.setFont(fontOf(TextSize::Body, thing.danger ? QFont::DemiBold : QFont::Normal));
        painter.setPen(theme.text);
        painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(thing.name, Qt::ElideRight, first.width() - wide));
    }

    static void paintHealth(QPainter &painter, const QRect &bar, double share, const Theme &theme)
    {
        painter.fillRect(bar, theme.line);
        const double left = std::clamp(share, 0.0, 1.0);
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * left, bar.height()),
                         left <= 0.3 ? theme.danger : theme.good);
    }

    /// Painting a figure costs more than a line, so pictures are kept by the look of things.
    [[nodiscard]] QPixmap picture(const ThingInView &thing, int side, double ratio) const
    {
        QString key = QStringLiteral("%1 %2 %3").arg(static_cast<int>(thing.kind)).arg(side).arg(ratio);
        key += QString::fromStdString(thing.look.key + thing.look.colour) + thing.cloak.name();
        if (thing.ground)
            key += QStringLiteral("%1 %2 %3 %4")
                       .arg(static_cast<int>(thing.ground->kind))
                       .arg(thing.ground->value)
                       .arg(thing.ground->shut)
                       .arg(QString::fromStdString(thing.ground->text));
        auto kept = m_pictures.find(key);
        if (kept == m_pictures.end()) {
            QPixmap made = QPixmap::fromImage(pictureOf(thing, static_cast<int>(std::lround(side * ratio))));
            made.setDevicePixelRatio(ratio);
            kept = m_pictures.emplace(key, std::move(made)).first;
        }
        return kept->second;
    }

    mutable std::map<QString, QPixmap> m_pictures;
};

} // namespace

std::vector<ThingInView> thingsInView(Session &session, Disclosure disclosure)
{
    Gathering gathering(session, disclosure);
    gathering.addMonsters();
    gathering.addFinds();
    gathering.addExits();
    if (session.world().content->scenario.freeMovement() || session.world().content->scenario.journey)
        gathering.addGround();
    gathering.addAllies();
    return gathering.take();
}

QImage pictureOf(const ThingInView &thing, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cell(0, 0, size, size);
    const Theme &theme = currentTheme();
    switch (thing.kind) {
    case ThingInView::Kind::Monster:
        drawMonster(painter, cell, thing.look, theme);
        break;
    case ThingInView::Kind::Chest:
        drawChest(painter, cell, false);
        break;
    case ThingInView::Kind::Pile:
        drawPile(painter, cell);
        break;
    case ThingInView::Kind::Exit:
        drawFeature(painter, cell, FeatureKind::Finish, theme.good);
        break;
    case ThingInView::Kind::Start:
        drawFeature(painter, cell, FeatureKind::Start, theme.mutedText);
        break;
    case ThingInView::Kind::Ground:
        if (thing.ground)
            drawGroundThing(painter, cell, *thing.ground, MapStyle::Tiles, theme);
        break;
    case ThingInView::Kind::Ally:
        if (thing.figure.empty())
            drawPlayer(painter, cell, thing.cloak);
        else
            drawFigure(painter, cell, figureNamed("monsters", thing.figure), thing.cloak);
        break;
    }
    return image;
}

QString wordsFor(const ThingInView &thing)
{
    QStringList words{thing.name};
    if (!thing.state.isEmpty())
        words.append(thing.state);
    words.append(thing.distance == 1
                     ? ViewText::tr("1 cell away")
                     : ViewText::tr("%n cells away", nullptr, static_cast<int>(thing.distance)));
    if (thing.health && thing.kind == ThingInView::Kind::Monster && *thing.health < 1)
        words.append(ViewText::tr("health %1 %").arg(qRound(*thing.health * 100)));
    return words.join(QStringLiteral(", "));
}

QString meaningOfBadge(const ThingInView &thing)
{
    if (thing.badge == kHunts)
        return ViewText::tr("! – hunts or fights you");
    if (thing.badge == kSearches)
        return ViewText::tr("? – searches where it last saw you");
    return thing.badge == kIdle ? ViewText::tr("z – doesn't move until it notices you") : QString();
}

void ViewListModel::show(std::vector<ThingInView> things)
{
    if (things == m_things)
        return;
    for (auto row = static_cast<int>(m_things.size()) - 1; row >= 0; --row) {
        const auto same = [id = thing(row).id](const ThingInView &other) { return other.id == id; };
        if (std::ranges::any_of(things, same))
            continue;
        beginRemoveRows({}, row, row);
        m_things.erase(m_things.begin() + row);
        endRemoveRows();
    }
    for (std::size_t row = 0; row < things.size(); ++row)
        placeRow(row, things[row]);
}

/// All rows before this one are as wanted.
void ViewListModel::placeRow(std::size_t row, const ThingInView &wanted)
{
    const auto first = m_things.begin() + static_cast<std::ptrdiff_t>(row);
    const auto found =
        std::find_if(first, m_things.end(), [&wanted](const ThingInView &t) { return t.id == wanted.id; });
    const auto place = static_cast<int>(row);
    if (found == m_things.end()) {
        beginInsertRows({}, place, place);
        m_things.insert(first, wanted);
        endInsertRows();
        return;
    }
    if (found != first) {
        const auto from = static_cast<int>(found - m_things.begin());
        beginMoveRows({}, from, from, {}, place);
        std::rotate(first, found, found + 1);
        endMoveRows();
    }
    if (m_things[row] == wanted)
        return;
    m_things[row] = wanted;
    emit dataChanged(index(place), index(place));
}

int ViewListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_things.size());
}

QVariant ViewListModel::data(const QModelIndex &index, int role) const
{
    const bool inWords = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole;
    if (!index.isValid() || !inWords)
        return {};
    const QString meaning = role == Qt::ToolTipRole ? meaningOfBadge(thing(index.row())) : QString();
    return meaning.isEmpty() ? wordsFor(thing(index.row())) : wordsFor(thing(index.row())) + '\n' + meaning;
}

ViewList::ViewList(QWidget *parent) : QListView(parent), m_model(new ViewListModel(this))
{
    setObjectName(QStringLiteral("sidebar.view"));
    setModel(m_model);
    auto *delegate = new ViewListDelegate(this);
    setItemDelegate(delegate);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex &index) { emit chosen(m_model->thing(index.row()).at); });
    connect(this, &QListView::entered, this,
            [this](const QModelIndex &index) { point(m_model->thing(index.row()).at); });
    bindLook(*this, [this, delegate] {
        delegate->forgetPictures();
        doItemsLayout();
    });
}

void ViewList::show(std::vector<ThingInView> things)
{
    m_model->show(std::move(things));
    if (!m_pointed)
        return;
    const QModelIndex under = indexAt(viewport()->mapFromGlobal(QCursor::pos()));
    point(under.isValid() ? std::optional(m_model->thing(under.row()).at) : std::nullopt);
}

void ViewList::select(std::optional<WorldPos> at)
{
    const std::vector<ThingInView> &things = m_model->things();
    const auto found = std::ranges::find_if(things, [at](const ThingInView &t) { return t.at == at; });
    if (found == things.end())
        return clearSelection();
    setCurrentIndex(m_model->index(static_cast<int>(found - things.begin())));
}

void ViewList::point(std::optional<WorldPos> at)
{
    if (at == m_pointed)
        return;
    m_pointed = at;
    emit pointedAt(at);
}

bool ViewList::viewportEvent(QEvent *event)
{
    const bool left = event->type() == QEvent::Leave;
    const bool empty = event->type() == QEvent::MouseMove &&
                       !indexAt(static_cast<QMouseEvent *>(event)->position().toPoint()).isValid();
    if (left || empty)
        point(std::nullopt);
    return QListView::viewportEvent(event);
}

void ViewList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit left();
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) {
        emit chosen(m_model->thing(currentIndex().row()).at);
        return;
    }
    QListView::keyPressEvent(event);
}

} // namespace cave

#include "moc_view_list.cpp"
