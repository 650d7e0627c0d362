#include "app/play/cell_description.h"

#include "core/rules/monster_turn.h"
#include "core/sight/line_of_sight.h"
#include "editor/view/content_texts.h"
#include "editor/view/place_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace cave {
namespace {

/// Things farther away are not jumped to, in cells on either axis.
constexpr int kInterestReach = 100;
/// Monsters beyond this are not shown to those who cheat either.
constexpr int kDisclosedReach = 80;

class Describer {
    Q_DECLARE_TR_FUNCTIONS(cave::CellDescription)

public:
    Describer(Session &session, WorldPos cell, Disclosure disclosure)
        : m_session(session)
        , m_cell(cell)
        , m_disclosure(disclosure)
        , m_known(session.world().level.isExplored(cell))
    {
    }

    [[nodiscard]] QString terrain()
    {
        if (m_cell == player())
            return tr("You");
        if (!m_known && !m_disclosure.terrain)
            return tr("Unexplored");
        const bool rock = m_session.isRock(m_cell);
        if (m_session.visible().contains(m_cell))
            return rock ? tr("Rock, in sight") : tr("Floor, in sight");
        if (m_known)
            return rock ? tr("Rock, remembered") : tr("Floor, remembered");
        return rock ? tr("Rock, unexplored") : tr("Floor, unexplored");
    }

    /// Chest or pile; empty if there is none that is known.
    [[nodiscard]] QString thing()
    {
        if (!m_known)
            return {};
        const Level &level = m_session.world().level;
        const RegionPos region = regionOf(m_cell, level.regionSize());
        const CellPos cell = cellOf(m_cell, level.regionSize());
        if (const CellItems *pile = findCell(level.changesOf(region).piles, cell))
            return tr("On the ground: %1").arg(shownStacks(m_session.content(), pile->items));
        const ChestState chest = m_session.chestAt(m_cell);
        if (chest == ChestState::Closed)
            return tr("Chest, closed");
        return chest == ChestState::Claimed ? tr("Chest, emptied") : QString();
    }

    [[nodiscard]] QString monsterTitle(const Monster &monster)
    {
        const QString name = shownName(type(monster));
        if (monster.state.patience > 0)
            return tr("%1, hunting you").arg(name);
        if (m_session.world().spec.settings.monsters == MonsterMode::Stationary || type(monster).speed == 0)
            return tr("%1, keeping its place").arg(name);
        return tr("%1, unaware of you").arg(name);
    }

    [[nodiscard]] QStringList monsterLines(const Monster &monster)
    {
        const MonsterType &kind = type(monster);
        return {sight(monster), QString::fromStdString(kind.description),
                tr("Health %1, damage %2, armour %3, reach %4, speed %5 %.")
                    .arg(kind.health)
                    .arg(kind.damage)
                    .arg(kind.armour)
                    .arg(kind.sightRadius)
                    .arg(kind.speed)};
    }

    [[nodiscard]] static QString markerLine(const MapMarker &marker)
    {
        return marker.kind == MapMarker::Kind::Death ? tr("You died here last.")
                                                     : tr("Note: %1").arg(marker.text);
    }

private:
    [[nodiscard]] WorldPos player() const { return m_session.world().player.position; }
    [[nodiscard]] const MonsterType &type(const Monster &monster) const
    {
        return m_session.content().monsters[monster.kind];
    }

    /// Whether the monster sees the player, and why not.
    [[nodiscard]] QString sight(const Monster &monster)
    {
        if (!inDiscOf(m_session.world(), monster, player()))
            return tr("It can't attack you: you are outside its reach of %1 cells.")
                .arg(type(monster).sightRadius);
        const SightObstacle obstacle =
            firstObstacle([this](WorldPos p) { return m_session.isRock(p); }, monster.state.position,
                          player(), m_session.world().spec.settings.gaps);
        if (obstacle.kind == SightObstacle::Kind::None)
            return tr("It sees you.");
        if (obstacle.kind == SightObstacle::Kind::DiagonalGap)
            return tr("It does not see you: the gap at %1 is too narrow.").arg(coordinatesText(obstacle.at));
        return tr("It does not see you: rock at %1.").arg(coordinatesText(obstacle.at));
    }

    Session &m_session;
    WorldPos m_cell;
    Disclosure m_disclosure;
    bool m_known;
};

bool isNear(WorldPos a, WorldPos b)
{
    return std::abs(a.x - b.x) <= kInterestReach && std::abs(a.y - b.y) <= kInterestReach;
}

/// Known closed chests and piles near the player.
void addFinds(Session &session, std::vector<WorldPos> &places)
{
    const Level &level = session.world().level;
    const WorldPos player = session.world().player.position;
    const int size = level.regionSize();
    const CellRect around{{player.x - kInterestReach, player.y - kInterestReach},
                          2 * kInterestReach + 1,
                          2 * kInterestReach + 1};
    forEachRegion(around, size, [&](RegionPos pos, const CellRect &) {
        const RegionChanges &changes = level.changesOf(pos);
        if (changes == RegionChanges{})
            return; // nothing is known of it
        for (const CellItems &pile : changes.piles)
            places.push_back(worldPos(pos, pile.cell, size));
        for (const CellPos chest : session.region(pos).chests) {
            if (testCell(changes.explored, chest) && !changes.isClaimed(chest))
                places.push_back(worldPos(pos, chest, size));
        }
    });
}

} // namespace

CellDescription describeCell(Session &session, const QList<MapMarker> &markers, WorldPos cell,
                             Disclosure disclosure)
{
    Describer describer(session, cell, disclosure);
    CellDescription description{describer.terrain(), {wayText(session.world().player.position, cell)}, false};
    description.lines[0] = sentenceCase(description.lines[0]) + '.';
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
    return disclosure.monsters ? session.monstersNear(session.world().player.position, kDisclosedReach)
                               : session.visibleMonsters();
}

std::vector<WorldPos> placesOfInterest(Session &session, const QList<MapMarker> &markers,
                                       Disclosure disclosure)
{
    const WorldPos player = session.world().player.position;
    std::vector<WorldPos> places;
    for (const Monster &monster : knownMonsters(session, disclosure))
        places.push_back(monster.state.position);
    addFinds(session, places);
    for (const MapMarker &marker : markers)
        places.push_back(marker.position);
    std::erase_if(places, [player](WorldPos p) { return !isNear(p, player) || p == player; });
    const auto squared = [player](WorldPos p) {
        return (p.x - player.x) * (p.x - player.x) + (p.y - player.y) * (p.y - player.y);
    };
    std::sort(places.begin(), places.end(),
              [&](WorldPos a, WorldPos b) { return std::pair(squared(a), a) < std::pair(squared(b), b); });
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

} // namespace cave
