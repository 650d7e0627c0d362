// SPDX-License-Identifier: MIT
#include "app/play/map/play_scene.h"

#include "app/play/log/message_log.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_map_objects.h"
#include "app/play/map/play_maps.h"
#include "app/play/session/marker_store.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "core/base/geometry.h"
#include "core/rules/monsters.h"
#include "core/session/event.h"
#include "core/session/session.h"
#include "editor/panels/tools/map_legend.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

#include "moc_play_scene.cpp"

namespace cave {

/// What the play map announces to screen readers (see `announce`): new messages, what the player stands on
/// and the open directions, and what is under the examine cursor or the mouse.
class MapSpeech : public QObject {
    Q_OBJECT

public:
    /// Announces for `map`, which must outlive this.
    MapSpeech(QWidget &map, QObject *parent) : QObject(parent), m_map(map)
    {
        m_rest.setSingleShot(true);
        m_rest.setInterval(kRestMs);
        connect(&m_rest, &QTimer::timeout, this, [this] { announce(m_map, m_hovered); });
    }

    /// Announces lines appended to a message log from now on.
    void followLog(const QAbstractItemModel &log)
    {
        const auto say = [this, &log](int first, int last) {
            for (int row = first; row <= last; ++row)
                announce(m_map, log.index(row, 0).data(MessageLog::TextRole).toString());
        };
        connect(&log, &QAbstractItemModel::rowsInserted, this,
                [say](const QModelIndex & /*parent*/, int first, int last) { say(first, last); });
        // A repeated message increments its count.
        connect(&log, &QAbstractItemModel::dataChanged, this,
                [say](const QModelIndex &first, const QModelIndex &last) { say(first.row(), last.row()); });
    }

    /// The player is on another cell, or another world is open: announces changes in ground and open
    /// directions.
    void sayPlace(Session &session)
    {
        const WorldPos at = session.world().player().position;
        const QString ground = groundText(session.mutableWorld().map.terrainAt(at));
        const QString ways = waysText(session, at);
        const QString place =
            (ways.isEmpty() ? tr("%1. No way out.").arg(ground) : tr("%1. Open: %2.").arg(ground, ways)) +
            nearText(session.world());
        if (place == m_place)
            return;
        m_place = place;
        announce(m_map, place);
    }

    /// The examine cursor is on a cell, or gone.
    void sayExamined(std::optional<WorldPos> cell, const CellDescription &description)
    {
        QString text;
        if (cell) {
            text =
                tr("%1 at %2.").arg(description.title, description.place) + ' ' + description.lines.join(' ');
        }
        if (text != m_examined)
            announce(m_map, text);
        m_examined = text;
    }

    /// The mouse is over something; announced once it rests.
    void sayHovered(const QString &text)
    {
        if (text == m_hovered)
            return;
        m_hovered = text;
        m_rest.start();
    }

private:
    static constexpr int kRestMs = 300; ///< resting time of the mouse before an announcement

    static QString groundText(Terrain ground)
    {
        switch (ground) {
        case Terrain::Water:
            return tr("Water");
        case Terrain::Trees:
            return tr("Trees");
        default:
            return tr("Floor");
        }
    }

    /// "north, east"; empty if surrounded by rock.
    static QString waysText(Session &session, WorldPos from)
    {
        const bool diagonal = session.content().scenario.diagonalMoves;
        const std::span<const Direction> directions =
            diagonal ? std::span<const Direction>(kEightDirections) : std::span<const Direction>(kDirections);
        QStringList ways;
        for (const Direction direction : directions) {
            const WorldPos to = step(from, direction);
            if (!session.mutableWorld().map.isRock(to))
                ways.append(directionText(direction));
        }
        return listed(ways);
    }

    /// The other players on the eight cells around; empty if there are none.
    static QString nearText(const World &world)
    {
        QStringList names;
        for (const PartyMember &member : world.party.members) {
            if (member.id != world.party.shown && !member.watching &&
                cellDistance(member.player.position, world.player().position) <= 1)
                names.append(allyTitle(world, member));
        }
        return names.isEmpty() ? QString() : ' ' + tr("Beside you: %1.").arg(listed(names));
    }

    QWidget &m_map;
    QString m_place;    ///< last announced
    QString m_examined; ///< last announced
    QString m_hovered;
    QTimer m_rest;
};

/// A line edit over the map for the text of a marker: Enter saves it, Esc or a click elsewhere cancels.
class MarkerEditor : public QLineEdit {
    Q_OBJECT

public:
    explicit MarkerEditor(QWidget *map) : QLineEdit(map)
    {
        setObjectName(QStringLiteral("markerEditor"));
        setMaxLength(MapMarker::kLongestText);
        hide();
        bindTexts(*this, [this] {
            setPlaceholderText(tr("Note for this place"));
            setAccessibleName(placeholderText());
        });
    }

    /// Opens next to `cell`, the rectangle of the marker's cell in the map.
    void edit(const MapMarker &marker, const QRectF &cell)
    {
        m_marker = marker;
        setText(marker.text);
        selectAll();
        const QSize size(std::min(kWidth, parentWidget()->width()), sizeHint().height());
        const QSize room = parentWidget()->size() - size;
        const auto inside = [](double at, int most) {
            return static_cast<int>(std::lround(std::clamp(at, 0.0, static_cast<double>(std::max(0, most)))));
        };
        setGeometry(QRect(QPoint(inside(cell.center().x() - size.width() / 2.0, room.width()),
                                 inside(cell.bottom() + kGapBelowCell, room.height())),
                          size));
        show();
        raise();
        setFocus();
    }

signals:
    /// An empty text means that the marker should be removed.
    void written(const cave::MapMarker &marker);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            m_marker.text = text().simplified();
            close();
            emit written(m_marker);
        } else if (event->key() == Qt::Key_Escape) {
            close();
        } else {
            QLineEdit::keyPressEvent(event);
            event->accept(); // typed letters must not walk on the map
        }
    }

    void focusOutEvent(QFocusEvent *event) override
    {
        QLineEdit::focusOutEvent(event);
        if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
            close();
    }

private:
    static constexpr int kWidth = 220;
    static constexpr int kGapBelowCell = 4;

    void close()
    {
        if (isHidden())
            return;
        hide();
        emit closed();
    }

    MapMarker m_marker;
};

namespace {

struct SceneText {
    Q_DECLARE_TR_FUNCTIONS(cave::PlayScene)
};

/// Smoke in which monsters don't see anyone. Returns the number of its entries in the legend.
qsizetype addSmoke(const World &world, OverlayLayer &layer)
{
    const qsizetype before = layer.legend.size();
    for (const SmokeCloud &cloud : smokeClouds(world)) {
        SmokeOverlay shown;
        shown.origin = {cloud.at.x - cloud.radius, cloud.at.y - cloud.radius};
        shown.cells.reset(2 * cloud.radius + 1, 2 * cloud.radius + 1);
        for (int y = 0; y < shown.cells.height(); ++y) {
            for (int x = 0; x < shown.cells.width(); ++x) {
                const WorldPos cell{shown.origin.x + x, shown.origin.y + y};
                if (isInCloud(cloud, cell))
                    shown.cells.set(x, y);
            }
        }
        layer.overlays.smoke.push_back(std::move(shown));
    }
    if (!smokeClouds(world).empty())
        layer.legend.append({LegendEntry::Mark::Fill,
                             currentTheme().mutedText,
                             SceneText::tr("Smoke: monsters don't see who is in it"),
                             {}});
    return layer.legend.size() - before;
}

} // namespace

PlayScene::PlayScene(PlaySession &session, PlayMaps &maps, PlayActions &actions, QObject *parent)
    : QObject(parent)
    , m_play(session)
    , m_maps(maps)
    , m_actions(actions)
    , m_session(session.session())
    , m_markers(session.markers())
    , m_overlays(new OverlayStack(*maps.map(), this))
    , m_legend(new MapLegend(*m_overlays, maps.map()))
    , m_speech(new MapSpeech(*maps.map(), this))
    , m_examiner(new Examiner(
          [this] { return placesOfInterest(m_session, m_markers.markers(), disclosure()); }, this))
    , m_examinePanel(new ExaminePanel(maps.map()))
    , m_markerEditor(new MarkerEditor(maps.map()))
{
    m_legend->setCorner(Qt::TopRightCorner); // below are hints and the description of the examined cell
    connect(m_maps.map()->input(), &MapInput::cellHovered, this, [this](WorldPos cell) {
        m_hovered = cell;
        showHovered();
    });
    connect(m_maps.map()->input(), &MapInput::hoverEnded, this, [this] {
        m_hovered.reset();
        showHovered();
    });
    connect(&m_play, &PlaySession::allActed, this, [this](const std::vector<Event> &events) {
        for (const CellRect &area : areasOfOthers(m_session.world(), events))
            m_things.refresh(m_session, area);
        markGate(events);
        for (const Event &event : events) {
            if (event.player != m_session.world().party.shown)
                flashBlow(event);
        }
    });
    connect(&m_play, &PlaySession::happened, this, &PlayScene::update);
    connect(m_examiner, &Examiner::changed, this, &PlayScene::showExamined);
    connect(m_markerEditor, &MarkerEditor::written, this, [this](const MapMarker &marker) {
        if (marker.text.isEmpty())
            removeMarker(marker.id);
        else
            putMarker(marker);
    });
    connect(m_markerEditor, &MarkerEditor::closed, this, &PlayScene::editingEnded);
    connect(m_actions.discs, &QAction::toggled, this, &PlayScene::showOverlays);
    for (QAction *action : {m_actions.fog, m_actions.allMonsters}) {
        connect(action, &QAction::toggled, this, [this] {
            showThings();
            showOverlays();
            showExamined();
        });
    }
    connectLegend();
    m_things.begin(m_session);
    m_speech->sayPlace(m_session);
    showThings();
    showLegend();
    showOverlays();
    showHovered();
}

PlayScene::~PlayScene() = default;

/// Folded until asked for, or while there is an overlay to explain.
void PlayScene::connectLegend()
{
    m_legend->setCommand(*m_actions.legend);
    m_legend->setFolded(!m_actions.legend->isChecked());
    connect(m_actions.legend, &QAction::toggled, m_legend, [this](bool on) { m_legend->setFolded(!on); });
    connect(m_legend, &MapLegend::foldingChanged, m_actions.legend,
            [this](bool folded) { m_actions.legend->setChecked(!folded); });
    connect(m_overlays, &OverlayStack::legendChanged, this, [this] {
        const bool more = m_overlays->legend().size() > m_ownEntries + m_smokeEntries;
        if (more == m_explainsMore)
            return;
        m_explainsMore = more;
        if (more)
            m_openedItself = !m_actions.legend->isChecked();
        if (m_openedItself)
            m_actions.legend->setChecked(more);
    });
}

/// What the map shows of itself.
void PlayScene::showLegend()
{
    using Mark = LegendEntry::Mark;
    const Theme &theme = currentTheme();
    const Scenario &scenario = m_session.content().scenario;
    OverlayLayer layer;
    if (scenario.view != ViewKind::Level) // otherwise all of the level is lit
        layer.legend.push_back({Mark::Fill, theme.floorRemembered, tr("Explored, not in view now"), {}});
    if (!scenario.freeMovement()) {
        layer.legend.push_back({Mark::Ring, theme.text, tr("This monster wanders"), {}});
        layer.legend.push_back({Mark::BroadRing, theme.danger, tr("It hunts you"), {}});
        if (!scenario.contact)
            layer.legend.push_back({Mark::Alarm, theme.accent, tr("It sees you"), {}});
    }
    layer.legend.push_back({Mark::Pointer, theme.danger, tr("Monster beyond the edge"), {}});
    if (!scenario.freeMovement())
        layer.legend.push_back({Mark::Pointer, theme.gold, tr("Chest or item beyond the edge"), {}});
    m_ownEntries = layer.legend.size();
    m_overlays->set(OverlayStack::Slot::Regions, std::move(layer));
}

void PlayScene::refreshLook()
{
    showOverlays();
    showLegend();
}

Disclosure PlayScene::disclosure() const
{
    const bool watches = isOnlooker(m_session.world());
    return {!m_actions.fog->isChecked(), m_actions.allMonsters->isChecked(),
            watches ? m_maps.followed() : std::nullopt, m_play.isOnlooker()};
}

void PlayScene::update(const std::vector<Event> &events)
{
    const VisibleCells &visible = m_session.visible();
    const CellRect view{visible.origin, visible.cells.width(), visible.cells.height()};
    m_things.refresh(m_session, view);
    for (const CellRect &area : areasExplored(events)) {
        if (area != view) // such as what a scroll has mapped
            m_things.refresh(m_session, area);
    }
    keepDeath(events);
    markGate(events);
    if (std::ranges::any_of(events, isAnyOf<PlayerMoved, LevelEntered, PlacesSwapped>))
        m_speech->sayPlace(m_session);
    showThings();
    showOverlays();
    showExamined();
    showHovered();
    flash(events);
}

void PlayScene::followLog(const QAbstractItemModel &log)
{
    m_speech->followLog(log);
}

void PlayScene::setPath(std::vector<WorldPos> path)
{
    m_path = std::move(path);
    showOverlays();
}

void PlayScene::pointAt(std::optional<WorldPos> cell)
{
    m_pointed = cell;
    showOverlays();
}

void PlayScene::showThings()
{
    m_maps.setThings(m_things.things(m_session, m_markers.markers(), disclosure()));
    if (m_session.content().scenario.journey)
        m_maps.map()->figures()->setGround(groundOf(m_session, !m_actions.fog->isChecked()));
}

void PlayScene::showOverlays()
{
    OverlayLayer discs;
    if (m_actions.discs->isChecked())
        discs.overlays = discsOfMonsters(m_session, disclosure());
    if (!discs.overlays.discs.empty()) {
        using Mark = LegendEntry::Mark;
        discs.legend = {{Mark::Outline, currentTheme().danger, tr("A monster's field of view"), {}},
                        {Mark::Hatched, currentTheme().gold, tr("It sees these cells"), {}}};
    }
    m_smokeEntries = addSmoke(m_session.world(), discs);
    OverlayLayer way;
    if (m_path.size() > 1)
        way.overlays.paths.push_back(m_path);
    way.overlays.cursor = m_examiner->isActive() ? m_examiner->cursor() : m_pointed;
    m_overlays->set(OverlayStack::Slot::Mind, std::move(discs));
    m_overlays->set(OverlayStack::Slot::Tool, std::move(way));
}

/// Panel and camera follow the cursor, and are reset when it is gone.
void PlayScene::showExamined()
{
    const std::optional<WorldPos> cursor = m_examiner->cursor();
    const bool ended = !cursor && m_examinePanel->isVisibleTo(m_maps.map());
    m_actions.examine->setChecked(cursor.has_value());
    if (cursor) {
        if (!m_maps.map()->cellsInView().contains(*cursor))
            m_maps.map()->lookAt(*cursor);
        const CellDescription description =
            describeCell(m_session, m_markers.markers(), *cursor, disclosure());
        const bool travels = !m_session.world().content->scenario.freeMovement() &&
                             !isOnlooker(m_session.world()) && !m_play.isOnlooker();
        m_examinePanel->show(description, travels);
        m_speech->sayExamined(cursor, description);
    } else {
        m_examinePanel->hide();
        m_speech->sayExamined(std::nullopt, {});
    }
    if (ended)
        m_maps.centreOnPlayer();
    showOverlays();
}

void PlayScene::showHovered()
{
    if (!m_hovered) {
        emit hovered({});
        m_speech->sayHovered({});
        m_maps.map()->setToolTip({});
        return;
    }
    const CellDescription description =
        describeCell(m_session, m_markers.markers(), *m_hovered, disclosure());
    const QString text = tr("%1 at %2").arg(description.title, description.place);
    emit hovered(text);
    m_speech->sayHovered(text);
    m_maps.map()->setToolTip(description.notable ? description.title + '\n' + description.lines.join('\n')
                                                 : QString());
}

void PlayScene::flash(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *chest = std::get_if<ChestOpened>(&event))
            m_maps.map()->figures()->flashCell(chest->at, Flash::Open);
        else if (const auto *pile = std::get_if<ItemsPickedUp>(&event))
            m_maps.map()->figures()->flashCell(pile->at, Flash::Pickup);
        else if (const auto *won = std::get_if<FightWon>(&event))
            m_maps.map()->figures()->flashCell(won->at, Flash::Hit);
        else
            flashBlow(event);
    }
}

/// Of any player.
void PlayScene::flashBlow(const Event &event)
{
    const auto *struck = std::get_if<BlowStruck>(&event);
    const Party &party = m_session.world().party;
    const PartyMember *member = party.isAlone() ? &party.current() : party.find(event.player);
    if (struck == nullptr || member == nullptr)
        return;
    if (struck->blow.attacker == Side::Enemy)
        return m_maps.map()->figures()->flashCell(member->player.position, Flash::Hit);
    if (!member->fight)
        return; // the fatal blow shows where the loser was
    for (const Monster &monster : m_session.visibleMonsters()) {
        if (monster.id == member->fight->enemy)
            m_maps.map()->figures()->flashCell(monster.state.position, Flash::Hit);
    }
}

void PlayScene::keepDeath(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        const auto *died = std::get_if<PlayerDied>(&event);
        if (died == nullptr)
            continue;
        MapMarker death{0, died->at, MapMarker::Kind::Death, {}};
        for (const MapMarker &marker : m_markers.markers()) {
            if (marker.kind == MapMarker::Kind::Death)
                death.id = marker.id;
        }
        report(m_markers.put(death));
    }
}

void PlayScene::report(const Result<void> &kept)
{
    if (!kept)
        emit markersNotSaved(messageText(kept.error().message));
}

void PlayScene::editMarker()
{
    MapMarker wanted;
    wanted.position = m_examiner->cursor().value_or(m_session.world().player().position);
    for (const MapMarker &marker : m_markers.markers()) {
        if (marker.position == wanted.position && marker.kind == MapMarker::Kind::Note)
            wanted = marker;
    }
    m_markerEditor->edit(wanted, m_maps.map()->cellRect(wanted.position));
}

/// A marker at the gate of a journey once its place is known.
void PlayScene::markGate(const std::vector<Event> &events)
{
    if (std::ranges::none_of(events, isAnyOf<MapPieceFound, GateOpened>))
        return;
    const WorldPos gate = m_session.world().map.source()->journey().gate.value_or(WorldPos{});
    const QList<MapMarker> known = m_markers.markers();
    if (std::ranges::none_of(known, [gate](const MapMarker &marker) { return marker.position == gate; }))
        report(m_markers.put({0, gate, MapMarker::Kind::Note, tr("The gate")}));
}

void PlayScene::putMarker(const MapMarker &marker)
{
    report(m_markers.put(marker));
    showThings();
    showExamined();
    showHovered();
}

void PlayScene::removeMarker(qint64 id)
{
    if (id == 0)
        return;
    report(m_markers.remove(id));
    showThings();
    showExamined();
    showHovered();
}

} // namespace cave

#include "play_scene.moc"
