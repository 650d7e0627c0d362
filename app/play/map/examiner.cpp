// SPDX-License-Identifier: MIT
#include "app/play/map/examiner.h"

#include "app/play/keys/key_bindings.h"
#include "app/play/texts/allies.h"
#include "app/play/texts/combat_texts.h"
#include "app/play/texts/place_in_levels.h"
#include "core/base/enum_values.h"
#include "core/base/geometry.h"
#include "core/rules/monster_turn.h"
#include "core/rules/monsters.h"
#include "core/sight/line_of_sight.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <array>

#include "moc_examiner.cpp"

namespace cave {
namespace {

/// The maximum distance of places to jump to, in cells on either axis.
constexpr int kInterestReach = 100;
/// Monsters beyond this are not shown even when cheating.
constexpr int kDisclosedReach = 80;

class Describer {
    Q_DECLARE_TR_FUNCTIONS(cave::CellDescription)

public:
    Describer(Session &session, WorldPos cell, Disclosure disclosure)
        : m_session(session)
        , m_cell(cell)
        , m_disclosure(disclosure)
        , m_known(session.world().map.isExplored(cell))
    {
    }

    [[nodiscard]] QString terrain()
    {
        if (m_cell == player() && !isOnlooker(m_session.world()))
            return m_disclosure.watches ? playerName(m_session.world(), m_session.world().party.shown)
                                        : tr("You");
        if (!m_known && !m_disclosure.terrain)
            return tr("Unexplored");
        const bool isSeen = m_session.visible().contains(m_cell);
        const Terrain kind = m_session.mutableWorld().map.terrainAt(m_cell);
        const auto *const texts = std::ranges::find(kTerrainTexts, kind, &TerrainTexts::kind);
        return tr(isSeen ? texts->inSight : m_known ? texts->remembered : texts->unexplored);
    }

    /// Chest or pile; empty if none is known.
    [[nodiscard]] QString thing()
    {
        if (!m_known)
            return {};
        const WorldMap &map = m_session.world().map;
        const RegionPos region = regionOf(m_cell, map.regionSize());
        const CellPos cell = cellOf(m_cell, map.regionSize());
        if (const CellItems *pile = findCell(map.changesOf(region).piles, cell))
            return tr("On the ground: %1").arg(shownStacks(m_session.world(), pile->items));
        const ChestState chest = m_session.chestAt(m_cell);
        if (chest == ChestState::Closed)
            return tr("Chest, closed");
        return chest == ChestState::Claimed ? tr("Chest, empty")
                                            : featureText(m_session.mutableWorld(), m_cell);
    }

    [[nodiscard]] QString monsterTitle(const Monster &monster)
    {
        QString name = isDisguised(m_session.world(), monster.id) ? sentenceCase(somethingText())
                                                                  : shownName(type(monster));
        if (m_session.world().content->scenario.freeMovement())
            return name;
        if (QString hunter = hunterTitle(m_session.world(), monster, name, m_disclosure.watches);
            !hunter.isEmpty())
            return hunter;
        if (monster.state.patience > 0)
            return tr("%1, hunting you").arg(name);
        if (m_session.world().spec.settings.monsters == MonsterMode::Stationary || type(monster).speed == 0)
            return tr("%1, standing guard").arg(name);
        return m_disclosure.watches ? name : tr("%1, unaware of you").arg(name);
    }

    [[nodiscard]] QStringList monsterLines(const Monster &monster)
    {
        const MonsterType &kind = type(monster);
        if (m_session.world().content->scenario.freeMovement() && !isDisguised(m_session.world(), monster.id))
            return actionLines(monster);
        if (m_disclosure.watches) // what it means to the player at this machine
            return isDisguised(m_session.world(), monster.id) ? QStringList()
                                                              : QStringList{shownDescription(kind)};
        if (isDisguised(m_session.world(), monster.id))
            return {reach(monster), tr("Fight it to find out what it is.")};
        if (m_session.content().scenario.combat == CombatKind::Dice)
            return {reach(monster), shownDescription(kind),
                    tr("Health %1, strength %2, dexterity %3; gives %4 experience.")
                        .arg(kind.health)
                        .arg(kind.strength)
                        .arg(kind.dexterity)
                        .arg(kind.experience),
                    threatText(m_session.world(), kind)};
        return {sight(monster), shownDescription(kind),
                tr("Health %1, damage %2, armour %3, radius %4, speed %5 %.")
                    .arg(kind.health)
                    .arg(kind.damage)
                    .arg(kind.armour)
                    .arg(kind.sightRadius)
                    .arg(kind.speed),
                threatText(m_session.world(), kind)};
    }

    [[nodiscard]] static QString markerLine(const MapMarker &marker)
    {
        return marker.kind == MapMarker::Kind::Death ? tr("Your last death.")
                                                     : tr("Note: %1").arg(marker.text);
    }

private:
    struct TerrainTexts {
        Terrain kind;
        const char *inSight;
        const char *remembered;
        const char *unexplored;
    };
    static constexpr std::array<TerrainTexts, kValuesOf<Terrain>> kTerrainTexts{{
        {Terrain::Floor, QT_TR_NOOP("Floor, in sight"), QT_TR_NOOP("Floor, remembered"),
         QT_TR_NOOP("Floor, unexplored")},
        {Terrain::Rock, QT_TR_NOOP("Rock, in sight"), QT_TR_NOOP("Rock, remembered"),
         QT_TR_NOOP("Rock, unexplored")},
        {Terrain::Water, QT_TR_NOOP("Water, in sight: takes two turns to enter"),
         QT_TR_NOOP("Water, remembered"), QT_TR_NOOP("Water, unexplored")},
        {Terrain::Trees, QT_TR_NOOP("Trees, in sight: they hide what is behind them"),
         QT_TR_NOOP("Trees, remembered"), QT_TR_NOOP("Trees, unexplored")},
        {Terrain::Bounds, QT_TR_NOOP("The edge of the level"), QT_TR_NOOP("The edge of the level"),
         QT_TR_NOOP("Beyond the edge of the level")},
    }};

    /// With free movement.
    [[nodiscard]] QStringList actionLines(const Monster &monster) const
    {
        QStringList lines{shownDescription(type(monster))};
        for (const Agent &agent : m_session.world().action->agents) {
            if (agent.id != monster.id)
                continue;
            lines.append(type(monster).fixture ? tr("Invulnerable.")
                                               : tr("Health %1 of %2. Contact damage %3.")
                                                     .arg((agent.health + 99) / 100)
                                                     .arg(agent.fullHealth / 100)
                                                     .arg(agent.strength));
        }
        return lines;
    }

    [[nodiscard]] WorldPos player() const { return m_session.world().player().position; }
    [[nodiscard]] const MonsterType &type(const Monster &monster) const
    {
        return m_session.content().monsters[monster.kind];
    }

    /// By contact: the distance at which the monster gives chase.
    [[nodiscard]] QString reach(const Monster &monster) const
    {
        if (monster.state.patience > 0)
            return tr("It hunts you until you leave the floor.");
        const int radius = sightRadiusOf(m_session.world(), monster);
        return radius == 1 ? tr("It chases anyone within 1 cell.")
                           : tr("It chases anyone within %n cells.", nullptr, radius);
    }

    /// Whether the monster sees the player, and why not.
    [[nodiscard]] QString sight(const Monster &monster)
    {
        if (isInSmoke(m_session.world(), player()))
            return tr("It doesn't see you: you are hidden in smoke.");
        if (!inDiscOf(m_session.world(), monster, player()))
            return tr("It can't attack you: you are outside its radius of %1 cells.")
                .arg(type(monster).sightRadius);
        const SightObstacle obstacle =
            firstObstacle([this](WorldPos p) { return m_session.mutableWorld().map.blocksSight(p); },
                          monster.state.position, player(), m_session.world().spec.settings.gaps);
        if (obstacle.kind == SightObstacle::Kind::None)
            return tr("It sees you.");
        if (obstacle.kind == SightObstacle::Kind::DiagonalGap)
            return tr("It doesn't see you: the gap at %1 is too narrow.")
                .arg(placeCoordinates(m_session.world(), obstacle.at));
        const bool trees = m_session.mutableWorld().map.terrainAt(obstacle.at) == Terrain::Trees;
        return (trees ? tr("It doesn't see you: trees at %1.") : tr("It doesn't see you: rock at %1."))
            .arg(placeCoordinates(m_session.world(), obstacle.at));
    }

    Session &m_session;
    WorldPos m_cell;
    Disclosure m_disclosure;
    bool m_known;
};

/// Known closed chests and piles near the player.
void addFinds(Session &session, std::vector<WorldPos> &places)
{
    const WorldMap &map = session.world().map;
    const WorldPos player = session.world().player().position;
    const int size = map.regionSize();
    forEachRegion(squareAround(player, kInterestReach), size, [&](RegionPos pos, const CellRect &) {
        const RegionChanges &changes = map.changesOf(pos);
        if (changes == RegionChanges{})
            return; // nothing is known of it
        for (const CellItems &pile : changes.piles)
            places.push_back(worldPos(pos, pile.cell, size));
        for (const CellPos chest : session.region(pos).chests) {
            if (map.isExplored(worldPos(pos, chest, size)) && !changes.isClaimed(chest))
                places.push_back(worldPos(pos, chest, size));
        }
    });
}

constexpr int kWidestPanel = 340;
constexpr int kPanelMargin = 3 * kGrid;

} // namespace

CellDescription describeCell(Session &session, const QList<MapMarker> &markers, WorldPos cell,
                             Disclosure disclosure)
{
    Describer describer(session, cell, disclosure);
    CellDescription description{
        describer.terrain(), {wayText(session.world().player().position, cell)}, false, {}};
    description.lines[0] =
        Describer::tr("%1.", "where something is, as a sentence").arg(sentenceCase(description.lines[0]));
    description.place = placeCoordinates(session.world(), cell);
    if (const QString thing = describer.thing(); !thing.isEmpty()) {
        description.title = thing;
        description.notable = true;
    }
    for (const Monster &monster : knownMonsters(session, disclosure)) {
        if (monster.state.position == cell) {
            description.title = describer.monsterTitle(monster);
            description.lines += describer.monsterLines(monster);
            description.notable = true;
        }
    }
    if (const PartyMember *ally = allyAt(session.world(), session.world().party.shown, cell)) {
        description.title = allyTitle(session.world(), *ally);
        description.lines += allyLines(session.world(), *ally);
        description.notable = true;
    }
    for (const MapMarker &marker : markers) {
        if (marker.position != cell)
            continue;
        description.lines.append(Describer::markerLine(marker));
        description.notable = true;
    }
    return description;
}

std::vector<Monster> knownMonsters(Session &session, Disclosure disclosure)
{
    if (disclosure.eyes && !disclosure.monsters)
        return viewOf(session, *disclosure.eyes).monsters;
    return disclosure.monsters ? session.monstersNear(session.world().player().position, kDisclosedReach)
                               : session.visibleMonsters();
}

std::vector<WorldPos> placesOfInterest(Session &session, const QList<MapMarker> &markers,
                                       Disclosure disclosure)
{
    const WorldPos player = session.world().player().position;
    std::vector<WorldPos> places;
    for (const Monster &monster : knownMonsters(session, disclosure))
        places.push_back(monster.state.position);
    addFinds(session, places);
    for (const PartyMember &member : session.world().party.members) {
        if (member.id != session.world().party.shown && !member.watching)
            places.push_back(member.player.position);
    }
    for (const MapMarker &marker : markers)
        places.push_back(marker.position);
    for (const std::optional<WorldPos> end : {knownExit(session.world()), knownStart(session.world())}) {
        if (end)
            places.push_back(*end);
    }
    std::erase_if(places,
                  [player](WorldPos p) { return cellDistance(p, player) > kInterestReach || p == player; });
    const auto squared = [player](WorldPos p) {
        return (p.x - player.x) * (p.x - player.x) + (p.y - player.y) * (p.y - player.y);
    };
    std::ranges::sort(
        places, [&](WorldPos a, WorldPos b) { return std::pair(squared(a), a) < std::pair(squared(b), b); });
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

ExaminePanel::ExaminePanel(QWidget *map)
    : QFrame(map)
    , m_title(plainLabel("examine.title", this))
    , m_lines(plainLabel("examine.lines", this))
    , m_keys(plainLabel("examine.keys", this))
{
    setObjectName(QStringLiteral("examinePanel"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    vbox(*this, kGrid, evenMargins(kPanelMargin, 2 * kGrid), {m_title, m_lines, m_keys});
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setPanelGround(this, theme);
        m_title->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        m_lines->setFont(fontOf(TextSize::Body));
        setSecondary(m_keys, theme);
    });
    bindEvent(*map, {QEvent::Resize}, *this, [this] {
        if (isVisible())
            settle();
    });
    hide();
}

void ExaminePanel::show(const CellDescription &description, bool travels)
{
    m_title->setText(description.title);
    m_lines->setText(description.lines.join('\n'));
    const QString next = shownKey(Qt::Key_Tab);
    const QString close = shownKey(Qt::Key_Escape);
    m_keys->setText(
        travels ? tr("At %1 · movement keys, with Shift 8 cells · %2 next object · %3 travel · %4 close")
                      .arg(description.place, next, shownKey(Qt::Key_Enter), close)
                : tr("At %1 · movement keys, with Shift 8 cells · %2 next object · %3 close")
                      .arg(description.place, next, close));
    QFrame::show();
    settle();
}

/// The bottom left corner, as tall as needed.
void ExaminePanel::settle()
{
    const QWidget *map = parentWidget();
    const int width = std::min(kWidestPanel, map->width() - 2 * kPanelMargin);
    const int height = std::min(layout()->totalHeightForWidth(width), map->height() - 2 * kPanelMargin);
    setGeometry(kPanelMargin, map->height() - height - kPanelMargin, width, height);
}

Examiner::Examiner(std::function<std::vector<WorldPos>()> interesting, QObject *parent)
    : QObject(parent)
    , m_interesting(std::move(interesting))
{
}

void Examiner::end()
{
    if (!isActive())
        return;
    m_cursor.reset();
    emit changed();
}

void Examiner::moveTo(WorldPos cell)
{
    if (!insideWorld(cell))
        return;
    m_cursor = cell;
    emit changed();
}

bool Examiner::press(const QKeyEvent &event)
{
    if (!isActive())
        return false;
    switch (event.key()) {
    case Qt::Key_Escape:
        end();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const WorldPos target = *m_cursor;
        end();
        emit travelRequested(target);
        return true;
    }
    case Qt::Key_Tab:
    case Qt::Key_Backtab: {
        const bool back = event.key() == Qt::Key_Backtab || (event.modifiers() & Qt::ShiftModifier) != 0;
        jump(back ? -1 : 1);
        return true;
    }
    default:
        break;
    }
    const std::optional<Command> command = commandForKey(event, m_bindings);
    if (!command)
        return false;
    const auto *move = std::get_if<MoveCommand>(&*command);
    if (move == nullptr)
        return true; // no turn passes while looking around
    WorldPos cell = *m_cursor;
    const int cells = (event.modifiers() & Qt::ShiftModifier) != 0 ? kLeap : 1;
    for (int i = 0; i < cells; ++i)
        cell = step(cell, move->direction);
    moveTo(cell);
    return true;
}

/// Continues from the thing under the cursor; from elsewhere goes to the first or last.
void Examiner::jump(int by)
{
    const std::vector<WorldPos> places = m_interesting();
    if (places.empty())
        return;
    const auto count = static_cast<std::ptrdiff_t>(places.size());
    const auto here = std::ranges::find(places, *m_cursor);
    const std::ptrdiff_t from = here != places.end() ? here - places.begin() : (by > 0 ? -1 : 0);
    moveTo(places[static_cast<std::size_t>((from + by + count) % count)]);
}

} // namespace cave
