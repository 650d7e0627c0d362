// SPDX-License-Identifier: MIT
#include "app/play/runs/run_end_panel.h"

#include "app/play/keys/key_bindings.h"
#include "app/play/log/journal_dialog.h"
#include "app/play/map/play_map_objects.h"
#include "app/play/texts/place_in_levels.h"
#include "core/rules/dice_combat.h"
#include "core/rules/real_time/agents.h"
#include "core/session/report/run_report.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <variant>

#include "moc_run_end_panel.cpp"

namespace cave {
namespace {

/// What is worn, and as much of the rest as can be read at a glance.
QString itemsText(const World &world)
{
    constexpr std::size_t kMaxKinds = 10;
    std::vector<ItemStack> items = carriedItems(world.player().inventory);
    if (items.empty())
        return {};
    const auto more = static_cast<int>(items.size() - std::min(items.size(), kMaxKinds));
    items.resize(items.size() - static_cast<std::size_t>(more));
    const QString text = shownStacks(world, items);
    return more == 0 ? text : RunEndPanel::tr("%1, and %n more kinds of items", nullptr, more).arg(text);
}

} // namespace

std::int64_t RunSummary::treasuresOf(const PlayerSummary &player) const
{
    return scenarioInfo(scenario).freeMovement ? player.statistics.itemsFound
                                               : player.statistics.chestsOpened;
}

RunSummary summaryOf(const World &world)
{
    RunSummary run;
    run.scenario = world.content->scenario.kind;
    run.levelFiles = generatorInfo(world.spec.generator.kind).levels == LevelKind::File;
    run.won = world.run == RunState::Won;
    run.score = world.player().experience;
    if (const std::optional<HeroTable> &hero = world.content->scenario.hero)
        run.level = levelAt(*hero, world.player().experience);
    const LevelPlan &plan = world.map.plan();
    if (const Level *level = plan.levelAt(world.player().position))
        run.floor = level->number;
    run.floors = static_cast<int>(std::max<std::size_t>(1, plan.levels.size()));
    for (const auto &[kind, count] : world.player().statistics.kills)
        run.kills += count;
    run.treasures = world.player().statistics.chestsOpened;
    run.turns = world.turn;
    run.place = placeNumber(world, world.player().position);
    run.carried = itemsText(world);
    run.content = world.content;
    for (std::size_t kind = 0; kind < world.content->monsters.size(); ++kind) {
        const auto kills = world.player().statistics.kills.find(world.content->monsters[kind].key);
        if (kills != world.player().statistics.kills.end())
            run.killed.emplace_back(kind, kills->second);
    }
    std::ranges::stable_sort(run.killed, std::ranges::greater(),
                             [](const auto &kind) { return kind.second; });
    run.players = playersOf(world);
    if (world.content->scenario.freeMovement()) {
        run.treasures = world.player().statistics.itemsFound;
        run.seconds = world.turn / kStepsPerSecond;
    }
    return run;
}

bool isCavernCleared(World &world)
{
    return generatorInfo(world.spec.generator.kind).levels == LevelKind::Whole &&
           !hasFoes(world, levelAround(world, world.player().position));
}

/// A small map of the end of a run: the way walked, and the line of the attack. It takes no input.
class RunPicture : public QWidget {
    Q_OBJECT

public:
    explicit RunPicture(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_map(named("run.map", new MapView(this)))
        , m_overlays(new OverlayStack(*m_map, m_map))
    {
        setObjectName("run.picture");
        setAttribute(Qt::WA_TransparentForMouseEvents);
        constexpr QSize kSmallest{120, 80}; // where the window leaves little room
        setMinimumSize(kSmallest);
        setMaximumSize(sizeHint());
        m_map->setFocusPolicy(Qt::NoFocus);
        m_map->setMotion(false);
        vbox(*this, kStyleSpacing, kNoMargins, {m_map});
    }

    /// Shows the surroundings of a death, or else of the player, as far as they are explored.
    void showEnd(Session &session, const RunReport &report, const std::optional<Death> &death)
    {
        const World &world = session.world();
        const bool free = world.content->scenario.freeMovement();
        const WorldPos at = death ? death->at : world.player().position;
        m_things.begin(session);
        m_map->setSource(world.map.viewSource());
        m_map->terrain()->setExplored(world.map);
        m_map->terrain()->setDaylight(world.content->scenario.view == ViewKind::Level);
        const Level *level = world.map.plan().levelAt(at);
        m_map->setBounds(level == nullptr ? std::nullopt : std::optional(level->area));
        m_map->setZoom({qRound(kZoom * devicePixelRatioF())});
        m_map->setPlayer(at, session.visible()); // who died may be elsewhere by now
        m_map->figures()->setThings(m_things.things(session, {}, {}));
        if (free) {
            m_map->figures()->showAction(sceneOf(world), ActionMotion::AtOnce);
            m_map->figures()->setGround(groundOf(session, false));
        }
        m_map->lookAt(at);
        const std::span<const WorldPos> last = lastCells(report.way(world), at);
        OverlayLayer layer;
        layer.overlays.tracks.push_back({{last.begin(), last.end()}, {}});
        if (death && death->from && *death->from != at)
            layer.overlays.lines.push_back({*death->from, at, {}});
        m_overlays->set(OverlayStack::Slot::Tracks, std::move(layer));
    }

    /// Lets go of the world.
    void clear()
    {
        m_overlays->clear(OverlayStack::Slot::Tracks);
        m_map->setSource(nullptr);
    }

    [[nodiscard]] QSize sizeHint() const override { return {300, 220}; }

private:
    static constexpr std::size_t kWay = 60; ///< the last cells of the way that are shown
    static constexpr int kZoom = 14;        ///< logical pixels per cell

    /// The last cells of the way that led to a place; of the whole way if that doesn't touch it.
    static std::span<const WorldPos> lastCells(std::span<const WorldPos> way, WorldPos at)
    {
        std::size_t length = way.size();
        while (length > 0 && way[length - 1] != at)
            --length;
        if (length > 0)
            way = way.first(length);
        return way.last(std::min(way.size(), kWay));
    }

    MapView *m_map;
    OverlayStack *m_overlays;
    PlayMapObjects m_things;
};

RunEndPanel::RunEndPanel(RunEndActions &actions, QWidget *parent) : ModalOverlay(parent), m_actions(actions)
{
    setUpForm(m_ui, *this);
    addActions(actions.all());
    setAccessibleRole(*this, QAccessible::Dialog);
    m_picture = new RunPicture(m_ui.run_card);
    m_picture->hide();
    m_ui.story->insertWidget(0, m_picture);
    const auto addButtons = [this](QBoxLayout &row, std::initializer_list<QAction *> shown) {
        for (QAction *action : shown)
            row.insertWidget(row.count() - 1, makeButton(action, m_ui.run_card));
    };
    addButtons(*m_ui.first, {actions.watch, actions.why, actions.saveCard});
    addButtons(*m_ui.second,
               {actions.again, actions.sameSeed, actions.leave, actions.goOn, actions.hideDeaths});
    connect(m_actions.again, &QAction::triggered, this, [this] { emit playAgainRequested(false); });
    connect(m_actions.sameSeed, &QAction::triggered, this, [this] { emit playAgainRequested(true); });
    connect(m_actions.watch, &QAction::triggered, this, &RunEndPanel::watchRequested);
    connect(m_actions.why, &QAction::triggered, this, [this] {
        if (tellsDeath())
            emit whyRequested(m_run.death->turn);
    });
    connect(m_actions.saveCard, &QAction::triggered, this, &RunEndPanel::saveCardRequested);
    connect(m_actions.leave, &QAction::triggered, this, [this] {
        if (m_run.cleared)
            close();
        else
            emit leaveRequested();
    });
    connect(m_actions.goOn, &QAction::triggered, this, &RunEndPanel::close);
    connect(m_actions.hideDeaths, &QAction::triggered, this, [this] {
        emit hideDeathsRequested();
        close();
    });
    bindTexts(*this, [this] { showRun(); });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setPanelGround(m_ui.run_card, theme);
        m_ui.run_title->setFont(fontOf(TextSize::Title, QFont::DemiBold));
        m_ui.run_score->setFont(fontOf(TextSize::Title, QFont::DemiBold));
        m_ui.run_place->setFont(fontOf(TextSize::Heading));
        setInk(m_ui.run_place, theme.accent, theme);
        setInk(m_ui.run_kills, theme.mutedText, theme);
        setInk(m_ui.run_carried, theme.mutedText, theme);
        showRun();
    });
}

/// A cavern offers others than the end of a run.
void RunEndPanel::nameActions()
{
    m_actions.retranslate();
    if (!m_run.cleared)
        return;
    setActionTexts(*m_actions.again, tr("Next cavern"), tr("Start a new world with a larger cavern"));
    setActionTexts(*m_actions.leave, tr("Stay here"), tr("Keep playing in this cavern"));
}

/// Those that fit the end shown; keys of the others do nothing.
void RunEndPanel::offerActions()
{
    const bool wakes = m_run.wakes.has_value();
    const auto offer = [](QAction *action, bool on) {
        action->setEnabled(on);
        action->setVisible(on);
    };
    for (QAction *action : {m_actions.again, m_actions.saveCard, m_actions.leave})
        offer(action, !wakes);
    offer(m_actions.sameSeed, !wakes && !m_run.cleared);
    offer(m_actions.why, tellsDeath());
    for (QAction *action : {m_actions.goOn, m_actions.hideDeaths})
        offer(action, wakes);
}

void RunEndPanel::showPlace()
{
    const bool isBest =
        m_place && m_place->place == 1 && m_place->runs > 1 && !m_place->shared && m_run.score > 0;
    m_ui.run_place->setVisible(m_place.has_value());
    if (isBest)
        m_ui.run_place->setText(
            (m_place->eased ? tr("Your best of %1 runs with gentle rules") : tr("Your best of %1 runs"))
                .arg(m_place->runs));
    else if (m_place)
        m_ui.run_place->setText(
            (m_place->eased ? tr("Place %1 of %2 runs with gentle rules") : tr("Place %1 of %2"))
                .arg(m_place->place)
                .arg(m_place->runs));
    if ((m_run.revealed || m_run.copy) && !m_run.cleared) {
        m_ui.run_place->setText(m_run.copy ? tr("Not ranked: this is a copy of a run that went on elsewhere")
                                           : tr("Not ranked: more was revealed than you saw"));
        m_ui.run_place->show();
    }
}

void RunEndPanel::showRun()
{
    nameActions();
    offerActions();
    const bool isGood = m_run.won || m_run.cleared;
    m_ui.run_title->setText(m_run.cleared   ? tr("Cavern cleared")
                            : m_run.won     ? tr("Victory")
                            : m_run.watched ? tr("The run is over")
                                            : tr("You died"));
    setInk(m_ui.run_title, isGood ? currentTheme().gold : currentTheme().danger, currentTheme());
    m_ui.run_text->setText(endText());
    m_ui.run_text->setVisible(isGood || !m_run.watched);
    m_ui.run_score->setText(tr("Score %Ln", nullptr, pluralCount(m_run.score)));
    m_ui.run_score->setVisible(!m_run.cleared && !m_run.wakes); // no experience is gained in caverns
    showPlace();
    m_ui.run_facts->setText(
        m_run.playMs < 0 ? factsText() : tr("%1 · Played %2").arg(factsText(), durationText(m_run.playMs)));
    showDeath();
    m_ui.run_players->setVisible(!m_run.players.empty());
    m_ui.run_players->setText(playersText());
    setAccessibleName(m_ui.run_title->text());
    setAccessibleDescription(text());
}

void RunEndPanel::showDeath()
{
    m_ui.run_death->setText(tellsDeath() ? messageText(deathText(m_run.scenario, *m_run.death)) : QString());
    m_ui.run_kills->setText(m_run.wakes ? QString() : killsText());
    m_ui.run_carried->setText(carriedText());
    for (QLabel *label : {m_ui.run_death, m_ui.run_kills, m_ui.run_carried})
        label->setVisible(!label->text().isEmpty() && !m_run.watched);
}

QString RunEndPanel::carriedText() const
{
    if (m_run.wakes)
        return m_run.lost.isEmpty() ? tr("You lost nothing.") : tr("You lost %1.").arg(m_run.lost);
    return m_run.carried.isEmpty() ? QString() : tr("You carried %1.").arg(m_run.carried);
}

QString RunEndPanel::killsText() const
{
    QStringList kinds;
    for (const auto &[kind, count] : m_run.killed)
        kinds.append(tr("%1 ×%2").arg(shownName(m_run.content->monsters[kind]), shownNumber(count)));
    return kinds.isEmpty() ? QString() : tr("You killed: %1").arg(listed(kinds));
}

/// Where the player died and wakes.
QString RunEndPanel::wakingText() const
{
    QString wakes = tr("You wake at %1.").arg(m_run.wakesAt);
    if (!m_run.death)
        return wakes;
    const QString at = m_run.diedAt;
    const QString place = messageText(placeName(m_run.scenario, m_run.levelFiles, m_run.place));
    const QString died =
        place.isEmpty() ? tr("You died at %1.").arg(at) : tr("You died in %1, at %2.").arg(place, at);
    return joinedSentences({died, wakes});
}

QString RunEndPanel::endText() const
{
    if (m_run.wakes)
        return wakingText();
    if (m_run.cleared)
        return tr("No monsters are left. The next cavern is larger.");
    if (scenarioInfo(m_run.scenario).journey)
        return m_run.won         ? tr("The guardian has fallen, and the gate is yours.")
               : m_run.place > 0 ? tr("Your journey ended in %1.")
                                       .arg(messageText(placeName(m_run.scenario, false, m_run.place)))
                                 : tr("Your journey ended in the caves.");
    if (scenarioInfo(m_run.scenario).freeMovement)
        return m_run.won          ? tr("All enemies are defeated.")
               : m_run.levelFiles ? tr("Your run ended on level %1 of %2.").arg(m_run.floor).arg(m_run.floors)
                                  : tr("Your run ended in room %1 of %2.").arg(m_run.floor).arg(m_run.floors);
    return m_run.won ? tr("You escaped the dungeon alive.")
                     : tr("Your run ended on floor %1 of %2.").arg(m_run.floor).arg(m_run.floors);
}

QString RunEndPanel::factsText() const
{
    if (scenarioInfo(m_run.scenario).journey || m_run.wakes || m_run.cleared)
        return tr("Kills %1 · Chests %2 · Turns %3")
            .arg(shownNumber(m_run.kills), shownNumber(m_run.treasures), shownNumber(m_run.turns));
    if (scenarioInfo(m_run.scenario).freeMovement)
        return tr("Kills %1 · Found %2 · Time %3")
            .arg(shownNumber(m_run.kills), shownNumber(m_run.treasures), minutesText(m_run.seconds));
    return tr("Level %1 · Floor %2 · Kills %3 · Treasures %4 · Turns %5")
        .arg(m_run.level)
        .arg(m_run.floor)
        .arg(shownNumber(m_run.kills), shownNumber(m_run.treasures), shownNumber(m_run.turns));
}

QString RunEndPanel::playersText() const
{
    QStringList lines;
    for (const PlayerSummary &player : m_run.players) {
        lines.append(tr("%1: score %Ln, kills %2, found %3", nullptr, pluralCount(player.experience))
                         .arg(playerName(player.id, player.name), shownNumber(player.kills()),
                              shownNumber(m_run.treasuresOf(player))));
    }
    return lines.join('\n');
}

QString RunEndPanel::text() const
{
    QStringList lines{m_ui.run_title->text()};
    if (!m_ui.run_text->isHidden())
        lines.append(m_ui.run_text->text());
    if (!m_ui.run_score->isHidden())
        lines.append(m_ui.run_score->text());
    if (!m_ui.run_place->isHidden())
        lines.append(m_ui.run_place->text());
    lines.append(m_ui.run_facts->text());
    for (const QLabel *label : {m_ui.run_death, m_ui.run_kills, m_ui.run_carried}) {
        if (!label->isHidden())
            lines.append(label->text());
    }
    if (!m_run.players.empty())
        lines.append(m_ui.run_players->text());
    return lines.join('\n');
}

void RunEndPanel::open(const RunSummary &run, std::optional<RunPlace> place)
{
    m_run = run;
    m_place = place;
    showRun();
    uncover();
    takeFocus();
}

void RunEndPanel::report(Session &session, const RunReport &report)
{
    // A run that was won, or a cavern that was cleared, may have had deaths before.
    m_run.death = m_run.won || m_run.cleared ? std::nullopt : report.death();
    if (m_run.death)
        m_run.diedAt = placeCoordinates(session.world(), m_run.death->at);
    m_picture->showEnd(session, report, m_run.death);
    m_picture->show();
    showRun();
}

void RunEndPanel::close()
{
    m_picture->clear();
    m_picture->hide();
    if (isHidden())
        return;
    hide();
    parentWidget()->setFocus();
}

void RunEndPanel::keyPressEvent(QKeyEvent *event)
{
    const std::optional<Command> command = commandForKey(*event, m_bindings);
    if (m_run.wakes && !event->isAutoRepeat() && command && std::holds_alternative<MoveCommand>(*command))
        close();
    else
        ModalOverlay::keyPressEvent(event);
}

} // namespace cave

#include "run_end_panel.moc"
