// SPDX-License-Identifier: MIT
#include "editor/panels/sight/sight_panel.h"

#include "core/analysis/sight/sight_case.h"
#include "core/base/geometry.h"
#include "core/io/files/atomic_file.h"
#include "core/rules/monsters.h"
#include "core/sight/field_of_view.h"
#include "editor/document/job_runner.h"
#include "editor/panels/sight/sight_views.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QObject>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace cave {
namespace {

/// By the world's own rules.
Result<SightCase> caseOfLine(World &world, const ExportedLine &line)
{
    const auto probe = CAVE_TRY(probeSight(world, line.from, line.to));
    return sightCaseOf(world, probe, world.spec.settings.gaps, std::nullopt);
}

constexpr int kMovedMs = 60;
/// Routes may leave the view by this many cells.
constexpr int kRouteMargin = 50;

/// Picks a cell: each press and drag picks another one.
class CellPick final : public MapTool {
public:
    using Picked = std::function<void(WorldPos)>;

    explicit CellPick(Picked picked) : m_picked(std::move(picked)) {}

    void press(const Pointer &at) override { m_picked(at.cell); }
    void drag(const Pointer &at) override { m_picked(at.cell); }

private:
    Picked m_picked;
};

/// Picks two cells: by dragging from one to the other, or by clicking each.
class PairPick final : public MapTool {
public:
    /// None: cancelled.
    using Picked = std::function<void(const std::optional<CellPair> &)>;

    explicit PairPick(Picked picked) : m_picked(std::move(picked)) {}

    void press(const Pointer &at) override
    {
        const WorldPos from = m_first.value_or(at.cell);
        m_pair = m_first && at.cell != from ? CellPair{from, at.cell, false} : CellPair{from, {}, false};
        m_picked(m_pair);
    }
    void drag(const Pointer &at) override
    {
        if (!m_pair) // the world was replaced since
            return;
        m_pair->to = at.cell == m_pair->from ? std::nullopt : std::optional(at.cell);
        m_picked(m_pair);
    }
    void release(const Pointer &) override
    {
        if (!m_pair)
            return;
        m_pair->done = m_pair->to.has_value();
        m_first = m_pair->done ? std::nullopt : std::optional(m_pair->from);
        m_picked(m_pair);
    }
    /// With only the first of two cells picked, that one is dropped.
    void cancel() override
    {
        m_first.reset();
        m_pair.reset();
        m_picked(m_pair);
    }
    [[nodiscard]] bool hasMoreToCancel() const override { return m_first.has_value(); }
    void hover(std::optional<WorldPos> cell) override
    {
        if (m_first && cell && *cell != *m_first)
            m_picked(CellPair{*m_first, cell, false});
    }

private:
    Picked m_picked;
    std::optional<WorldPos> m_first; ///< waiting for the second one
    std::optional<CellPair> m_pair;
};

/// The bounding rectangle of two cells with a margin.
CellRect around(WorldPos a, WorldPos b, int margin)
{
    const WorldPos low{std::min(a.x, b.x) - margin, std::min(a.y, b.y) - margin};
    return {low, static_cast<int>(std::max(a.x, b.x) + margin - low.x + 1),
            static_cast<int>(std::max(a.y, b.y) + margin - low.y + 1)};
}

bool farApart(WorldPos a, WorldPos b, std::int64_t most)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) > most;
}

} // namespace

/// The menu of a button that writes a line of sight of a world: as a picture, or as a test case for
/// `cavegame-cli sight check`. Both are what `cavegame-cli sight --svg` and `--case` write of it.
class SightExport : public QObject {
    Q_OBJECT

public:
    /// `button` owns it. `outcome` says what was written, or why not; it is hidden until then. `world` may
    /// return null.
    SightExport(QToolButton &button, QLabel &outcome, std::function<World *()> world)
        : QObject(&button)
        , m_button(button)
        , m_outcome(outcome)
        , m_world(std::move(world))
    {
        auto *menu = new QMenu(&button);
        QAction *picture = named("sight.export.picture", menu->addAction(QString()));
        QAction *test = named("sight.export.case", menu->addAction(QString()));
        button.setMenu(menu);
        connect(picture, &QAction::triggered, this, [this] { chooseFile(Form::Picture); });
        connect(test, &QAction::triggered, this, [this] { chooseFile(Form::Case); });
        bindTexts(*menu, [picture, test] {
            picture->setText(tr("Save as &picture (SVG)…"));
            test->setText(tr("Save as &test case…"));
        });
        setLine(std::nullopt);
        m_outcome.hide();
    }

    /// None: there is nothing to write. Hides what was said of another line.
    void setLine(std::optional<ExportedLine> line)
    {
        m_button.setEnabled(line.has_value());
        if (line == m_line)
            return;
        m_line = line;
        m_outcome.hide();
    }

private:
    enum class Form { Picture, Case };

    /// What is written is the world of now, whatever happens in it until a file is chosen.
    void chooseFile(Form form)
    {
        World *world = m_world();
        if (world == nullptr || !m_line)
            return;
        const auto kept = std::make_shared<World>(copyOf(*world));
        const bool isPicture = form == Form::Picture;
        QFileDialog *dialog =
            askToSave(&m_button, tr("Save the line of sight"),
                      {isPicture ? tr("SVG (*.svg)") : tr("Test case (*.case)")}, isPicture ? "svg" : "case");
        connect(dialog, &QFileDialog::fileSelected, this,
                [this, form, kept, line = *m_line](const QString &file) { write(file, form, kept, line); });
        dialog->open();
    }

    void write(const QString &file, Form form, const std::shared_ptr<World> &world, ExportedLine line)
    {
        const auto work = [target = file.toStdString(), form, world, line]() -> Result<void> {
            const auto made = CAVE_TRY(caseOfLine(*world, line));
            return writeFileAtomically(std::filesystem::path(target),
                                       form == Form::Picture ? sightCaseSvg(made) : sightCaseText(made));
        };
        m_jobs.run(work, [this, file](const Result<void> &written) {
            m_outcome.setText(written
                                  ? tr("The line of sight was saved to %1.").arg(file)
                                  : withReason(tr("The line of sight could not be saved."), written.error()));
            m_outcome.show();
        });
    }

    QToolButton &m_button;
    QLabel &m_outcome;
    std::function<World *()> m_world;
    std::optional<ExportedLine> m_line;
    JobRunner m_jobs; ///< last member, so that its work ends before anything else is destroyed
};

SightPanel::SightPanel(MapView &view, OverlayStack &overlays, QWidget *parent)
    : QScrollArea(parent)
    , m_view(view)
    , m_map(&view)
    , m_overlays(overlays)
    , m_probeTool(std::make_unique<PairPick>([this](const std::optional<CellPair> &pair) {
        m_probe = pair;
        showSight();
    }))
    , m_routeTool(std::make_unique<PairPick>([this](const std::optional<CellPair> &pair) {
        m_route = pair;
        showThreats();
    }))
    , m_viewTool(std::make_unique<CellPick>([this](WorldPos cell) {
        m_viewFrom = cell;
        showSight();
    }))
{
    m_moved.setSingleShot(true);
    m_moved.setInterval(kMovedMs);
    setUpForm(m_ui, *this);
    m_ui.sight_monsters->setCurrentIndex(static_cast<int>(Shown::Selected));
    m_ui.sight_view_radius->setMaximum(kMaxViewRadius);
    m_monsterExport = new SightExport(*m_ui.sight_monsters_export, *m_ui.sight_monsters_outcome,
                                      [this] { return world(); });
    m_probeExport =
        new SightExport(*m_ui.sight_probe_export, *m_ui.sight_probe_outcome, [this] { return world(); });
    connectTools();
    for (QComboBox *list : {m_ui.sight_monsters, m_ui.sight_disc, m_ui.sight_view, m_ui.sight_view_against})
        connect(list, &QComboBox::currentIndexChanged, this, &SightPanel::showSight);
    connect(m_ui.sight_fight_drawn, &QCheckBox::toggled, this, &SightPanel::showSight);
    connect(m_ui.sight_marks, &QCheckBox::toggled, this, &SightPanel::showSight);
    connect(m_ui.sight_view_radius, &QSpinBox::valueChanged, this, &SightPanel::showSight);
    connect(m_ui.sight_threats, &QCheckBox::toggled, this, &SightPanel::showThreats);
    connect(m_ui.sight_view_player, &QToolButton::clicked, this, [this] {
        m_viewFrom.reset();
        m_ui.sight_view_pick->setChecked(false);
        if (m_ui.sight_view->currentIndex() == 0)
            m_ui.sight_view->setCurrentIndex(static_cast<int>(ViewMethod::Shadowcasting));
        showSight();
    });
    connect(m_view.input(), &MapInput::cellClicked, this, &SightPanel::clickCell);
    connect(&m_view, &MapView::viewChanged, this, [this] {
        if (m_ui.sight_monsters->currentIndex() == static_cast<int>(Shown::InView) ||
            m_ui.sight_threats->isChecked())
            m_moved.start();
    });
    connect(&m_moved, &QTimer::timeout, this, &SightPanel::refresh);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void SightPanel::connectTools()
{
    const auto connectTool = [this](QToolButton *button, MapTool &tool) {
        connect(button, &QToolButton::toggled, this,
                [this, button, &tool](bool on) { use(button, tool, on); });
    };
    connectTool(m_ui.sight_probe, *m_probeTool);
    connectTool(m_ui.sight_view_pick, *m_viewTool);
    connectTool(m_ui.sight_route, *m_routeTool);
    connect(m_view.input(), &MapInput::borrowedToolDropped, this, [this] {
        for (QToolButton *button : {m_ui.sight_probe, m_ui.sight_route, m_ui.sight_view_pick})
            button->setChecked(false);
    });
}

void SightPanel::retranslate()
{
    m_ui.retranslateUi(this);
    for (const DiscRule rule : {DiscRule::Exact, DiscRule::Original, DiscRule::Wide})
        m_ui.sight_disc->setItemText(1 + static_cast<int>(rule), discRuleName(rule));
    for (const ViewMethod method : {ViewMethod::Shadowcasting, ViewMethod::Lines, ViewMethod::Permissive}) {
        for (QComboBox *list : {m_ui.sight_view, m_ui.sight_view_against})
            list->setItemText(static_cast<int>(method), viewMethodName(method));
    }
    setUnit(*m_ui.sight_view_radius, NumberUnit::Cells);
    m_ui.sight_probe->setToolTip(
        tr("Drag on the map from one cell to another, or press %1 at each, to see why "
           "they do or don't see each other")
            .arg(shownKey(Qt::Key_Space)));
    refresh();
}

/// The view may already be destroyed; its owner removes overlays. Only a tool must not stay behind.
QSize SightPanel::sizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {std::max(280, width), 480};
}

SightPanel::~SightPanel()
{
    for (MapTool *tool : {m_probeTool.get(), m_routeTool.get(), m_viewTool.get()}) {
        if (m_map != nullptr && m_map->input()->borrowedTool() == tool)
            m_map->input()->borrowTool(nullptr);
    }
}

void SightPanel::setWorld(std::function<World *()> world)
{
    m_selected.clear();
    m_viewFrom.reset();
    setWorldAgain(std::move(world));
}

void SightPanel::setWorldAgain(std::function<World *()> world)
{
    m_world = std::move(world);
    m_fight.reset();
    m_probeTool->cancel();
    m_routeTool->cancel();
    refresh();
}

void SightPanel::keepFight()
{
    World *seen = m_world ? m_world() : nullptr;
    if (seen == nullptr)
        return;
    if (std::optional<SightVerdict> encounter = encounterOf(*seen))
        m_fight = std::move(encounter);
}

void SightPanel::select(std::vector<MonsterId> monsters)
{
    m_selected = std::move(monsters);
    m_ui.sight_monsters->setCurrentIndex(static_cast<int>(Shown::Selected));
    showSight();
    emit monsterChosen(lastSelected());
}

void SightPanel::refresh()
{
    showSight();
    showThreats();
}

void SightPanel::refreshLook()
{
    for (QLabel *heading :
         {m_ui.fightHeading, m_ui.monsterHeading, m_ui.probeHeading, m_ui.viewHeading, m_ui.threatHeading})
        heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    for (QLabel *note : {m_ui.sight_monsters_note, m_ui.sight_monsters_outcome, m_ui.sight_probe_outcome,
                         m_ui.sight_view_note, m_ui.sight_threats_note})
        setInk(note, currentTheme().mutedText, currentTheme());
    setInk(m_ui.sight_probe_result, currentTheme().text, currentTheme());
    setInk(m_ui.sight_fight, currentTheme().text, currentTheme());
    setInk(m_ui.sight_notice, currentTheme().gold, currentTheme());
    refresh();
}

void SightPanel::setNotice(const QString &text)
{
    m_ui.sight_notice->setText(text);
    m_ui.sight_notice->setVisible(!text.isEmpty());
}

void SightPanel::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    if (!active) {
        for (QToolButton *button : {m_ui.sight_probe, m_ui.sight_route, m_ui.sight_view_pick})
            button->setChecked(false);
    }
    refresh();
}

void SightPanel::use(QToolButton *button, MapTool &tool, bool on)
{
    if (!on) {
        if (m_view.input()->borrowedTool() == &tool)
            m_view.input()->borrowTool(nullptr);
        return;
    }
    m_view.input()->borrowTool(&tool);
    for (QToolButton *other : {m_ui.sight_probe, m_ui.sight_route, m_ui.sight_view_pick}) {
        if (other != button)
            other->setChecked(false);
    }
    if (button == m_ui.sight_view_pick && m_ui.sight_view->currentIndex() == 0)
        m_ui.sight_view->setCurrentIndex(static_cast<int>(ViewMethod::Shadowcasting));
    m_view.setFocus(); // so that the keyboard can pick
    refresh();
}

bool SightPanel::viewTooWide() const
{
    const CellRect view = m_view.cellsInView();
    return view.width > kWidestView || view.height > kWidestView;
}

std::optional<Monster> SightPanel::monsterAt(WorldPos cell) const
{
    World *seen = world();
    if (seen == nullptr || !insideWorld(cell))
        return std::nullopt;
    const std::vector<Monster> found = monstersNear(*seen, cell, 0);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

bool SightPanel::takesClick(WorldPos cell) const
{
    return isVisible() && m_ui.sight_monsters->currentIndex() == static_cast<int>(Shown::Selected) &&
           monsterAt(cell).has_value();
}

void SightPanel::clickCell(WorldPos cell)
{
    if (!takesClick(cell))
        return;
    const MonsterId id = monsterAt(cell)->id;
    const auto found = std::find(m_selected.begin(), m_selected.end(), id);
    if (found != m_selected.end())
        m_selected.erase(found);
    else
        m_selected.push_back(id);
    showSight();
    emit monsterChosen(lastSelected());
}

std::optional<MonsterId> SightPanel::lastSelected() const
{
    return m_selected.empty() ? std::nullopt : std::optional(m_selected.back());
}

std::vector<Monster> SightPanel::monstersShown(World &world) const
{
    std::vector<Monster> shown;
    if (m_ui.sight_monsters->currentIndex() == static_cast<int>(Shown::Selected)) {
        for (const MonsterId &id : m_selected) {
            if (const std::optional<Monster> monster = findMonster(world, id);
                monster && monster->state.alive)
                shown.push_back(*monster);
        }
    } else if (m_ui.sight_monsters->currentIndex() == static_cast<int>(Shown::InView) && !viewTooWide()) {
        const CellRect view = m_view.cellsInView();
        const WorldPos middle{view.origin.x + view.width / 2, view.origin.y + view.height / 2};
        shown = monstersNear(world, middle, std::max(view.width, view.height) / 2 + 1);
        std::erase_if(shown, [&](const Monster &monster) { return !view.contains(monster.state.position); });
    }
    return shown;
}

/// From the monster selected last to the player whom it is nearest to.
std::optional<ExportedLine> SightPanel::lineOfMonster(World &world) const
{
    const std::optional<MonsterId> id = lastSelected();
    if (!id || m_ui.sight_monsters->currentIndex() != static_cast<int>(Shown::Selected))
        return std::nullopt;
    const std::optional<Monster> monster = findMonster(world, *id);
    if (!monster || !monster->state.alive)
        return std::nullopt;
    const WorldPos at = monster->state.position;
    return ExportedLine{at, world.party.find(nearestPlayer(world, at))->player.position};
}

void SightPanel::showSight()
{
    OverlayLayer layer;
    World *seen = world();
    m_monsterExport->setLine(seen != nullptr ? lineOfMonster(*seen) : std::nullopt);
    m_probeExport->setLine(seen != nullptr && m_probe && m_probe->done
                               ? std::optional(ExportedLine{m_probe->from, *m_probe->to})
                               : std::nullopt);
    if (seen != nullptr) {
        keepFight();
        addTo(layer, viewLayer(*seen));
        addTo(layer, fightLayer(*seen));
        addTo(layer, monsterLayer(*seen));
        addTo(layer, probeLayer(*seen));
    } else {
        const QString nothing = tr("Open a world to see who sees whom.");
        m_ui.sight_monsters_note->setText(nothing);
        m_ui.sight_probe_result->clear();
        m_ui.sight_view_note->clear();
    }
    for (QWidget *part : {static_cast<QWidget *>(m_ui.fightHeading), static_cast<QWidget *>(m_ui.sight_fight),
                          static_cast<QWidget *>(m_ui.sight_fight_drawn)})
        part->setVisible(seen != nullptr && m_fight.has_value());
    m_overlays.set(OverlayStack::Slot::Sight, std::move(layer));
}

OverlayLayer SightPanel::fightLayer(World &world)
{
    if (!m_fight)
        return {};
    m_ui.fightHeading->setText(world.fight() ? tr("Why this fight began") : tr("Why the last fight began"));
    m_ui.sight_fight->setText(encounterText(*m_fight, world));
    return m_ui.sight_fight_drawn->isChecked() ? layerOf(world, *m_fight, currentTheme()) : OverlayLayer();
}

OverlayLayer SightPanel::monsterLayer(World &world)
{
    std::vector<MonsterSight> sights;
    for (const Monster &monster : monstersShown(world))
        sights.push_back(sightOf(world, monster));
    const auto shown = static_cast<Shown>(m_ui.sight_monsters->currentIndex());
    const DiscRule ofWorld = world.spec.settings.disc;
    m_ui.sight_disc->setEnabled(shown != Shown::None);
    m_ui.sight_marks->setEnabled(shown != Shown::None);
    if (!sights.empty())
        m_ui.sight_monsters_note->setText(monstersText(sights, ofWorld) + contactText(sights, world));
    else if (shown == Shown::Selected)
        m_ui.sight_monsters_note->setText(tr("Click a monster on the map to see its area of effect."));
    else if (shown == Shown::InView)
        m_ui.sight_monsters_note->setText(viewTooWide() ? tr("Zoom in: area too large.")
                                                        : tr("No living monsters in view."));
    else
        m_ui.sight_monsters_note->setText(tr("Choose which areas to show."));
    return layerOf(sights, static_cast<ShownDisc>(m_ui.sight_disc->currentIndex()), ofWorld,
                   m_ui.sight_marks->isChecked(), world.map.regionSize(), currentTheme());
}

OverlayLayer SightPanel::probeLayer(World &world)
{
    OverlayLayer layer;
    if (!m_probe) {
        showRich(
            *m_ui.sight_probe_result,
            RichText::plain(
                m_ui.sight_probe->isChecked()
                    ? tr("Drag from one cell to another, or press %1 at each.").arg(shownKey(Qt::Key_Space))
                    : tr("Pick two cells to see why they do or don't see each other.")));
        return layer;
    }
    if (!m_probe->to) {
        showRich(
            *m_ui.sight_probe_result,
            RichText::plain(
                tr("From (%1); now the other cell.").arg(ownCoordinates(world.map.plan(), m_probe->from))));
        layer.overlays.labels.push_back({m_probe->from, tr("from here")});
        return layer;
    }
    const Result<SightProbe> probe = probeSight(world, m_probe->from, *m_probe->to);
    if (!probe) {
        showRich(
            *m_ui.sight_probe_result,
            RichText::plain(tr("These cells can't be probed: more than %1 cells apart, or outside the world.")
                                .arg(kLongestProbe)));
        return layer;
    }
    showRich(*m_ui.sight_probe_result, probeText(*probe, world));
    return layerOf(*probe, currentTheme());
}

OverlayLayer SightPanel::viewLayer(World &world)
{
    const auto method = static_cast<ViewMethod>(m_ui.sight_view->currentIndex());
    auto against = static_cast<ViewMethod>(m_ui.sight_view_against->currentIndex());
    for (QWidget *part :
         {static_cast<QWidget *>(m_ui.sight_view_against), static_cast<QWidget *>(m_ui.sight_view_radius)})
        part->setEnabled(method != ViewMethod::None);
    if (method == ViewMethod::None) {
        m_ui.sight_view_note->setText(tr("Choose an algorithm, or two to compare."));
        return {};
    }
    if (against == method)
        against = ViewMethod::None;
    const WorldPos from = m_viewFrom.value_or(world.player().position);
    const ViewFromCell view = viewFrom(world, from, m_ui.sight_view_radius->value(), method, against);
    const QString where =
        m_viewFrom ? tr("From (%1)").arg(ownCoordinates(world.map.plan(), from)) : tr("From the player");
    m_ui.sight_view_note->setText(
        against == ViewMethod::None
            ? tr("%1: %Ln cells in view.", nullptr, pluralCount(view.seen.count())).arg(where)
            : tr("%1: %Ln cells in view, %2 by the other algorithm.", nullptr, pluralCount(view.seen.count()))
                  .arg(where, QString::number(view.seenAgainst.count())));
    return layerOf(view, world.map.regionSize(), currentTheme());
}

void SightPanel::showThreats()
{
    World *seen = world();
    std::optional<ThreatMap> threats;
    std::optional<SafeRoute> route;
    QString note = seen == nullptr ? QString() : tr("Pick two cells for a route between them.");
    if (seen != nullptr && m_ui.sight_threats->isChecked()) {
        if (viewTooWide())
            note = tr("Zoom in: area too large.");
        else
            threats = threatMap(*seen, m_view.cellsInView());
        if (threats && threats->most == 0)
            note = tr("No monster sees any cell in view.");
    }
    if (seen != nullptr && m_route)
        note = findRoute(*seen, route);
    m_ui.sight_threats_note->setText(note);
    m_overlays.set(OverlayStack::Slot::Threat,
                   layerOf(threats ? &*threats : nullptr, route ? &*route : nullptr,
                           seen != nullptr ? seen->map.regionSize() : kMinRegionSize, currentTheme()));
}

/// The text about the requested route, and the route if there is one.
QString SightPanel::findRoute(World &world, std::optional<SafeRoute> &route)
{
    if (!m_route->done)
        return m_route->to
                   ? tr("Release for the route to (%1).").arg(ownCoordinates(world.map.plan(), *m_route->to))
                   : tr("From (%1); now the other end.").arg(ownCoordinates(world.map.plan(), m_route->from));
    if (farApart(m_route->from, *m_route->to, kWidestView))
        return tr("These cells are more than %1 apart.").arg(kWidestView);
    const ThreatMap threats = threatMap(world, around(m_route->from, *m_route->to, kRouteMargin));
    Result<SafeRoute> found = safestRoute(world, threats, m_route->from, *m_route->to);
    if (!found)
        return tr("A route must start and end on floor.");
    route = std::move(*found);
    return routeText(*route);
}

} // namespace cave

#include "moc_sight_panel.cpp"
#include "sight_panel.moc"
