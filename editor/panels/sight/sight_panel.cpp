// SPDX-License-Identifier: MIT
#include "editor/panels/sight/sight_panel.h"

#include "core/rules/monsters.h"
#include "core/sight/field_of_view.h"
#include "editor/panels/sight/sight_texts.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/named.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/number_unit.h"
#include "editor/view/texts/numbers.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

QComboBox *makeList(QBoxLayout &row, const char *name)
{
    auto *list = new QComboBox;
    list->setObjectName(QLatin1String(name));
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(8);
    row.addWidget(list, 1);
    return list;
}

QHBoxLayout *makeRow(QVBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(kGrid);
    column.addLayout(row);
    return row;
}

void fill(QComboBox *list, const QStringList &texts)
{
    const QSignalBlocker quiet(list);
    const int current = std::max(0, list->currentIndex());
    list->clear();
    list->addItems(texts);
    list->setCurrentIndex(current);
}

/// Sets name and description of a control.
void name(QWidget *widget, const QString &name, const QString &tip)
{
    widget->setAccessibleName(name);
    widget->setToolTip(tip);
}

constexpr int kMovedMs = 60;
/// Routes may leave the view by this many cells.
constexpr int kRouteMargin = 50;

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

SightPanel::SightPanel(MapView &view, OverlayStack &overlays, QWidget *parent)
    : QScrollArea(parent)
    , m_view(view)
    , m_map(&view)
    , m_overlays(overlays)
    , m_probeTool([this](const std::optional<PairPick::Pair> &pair) {
        m_probe = pair;
        showSight();
    })
    , m_routeTool([this](const std::optional<PairPick::Pair> &pair) {
        m_route = pair;
        showThreats();
    })
    , m_viewTool([this](WorldPos cell) {
        m_viewFrom = cell;
        showSight();
    })
{
    m_moved.setSingleShot(true);
    m_moved.setInterval(kMovedMs);
    makeParts();
    fillLists();
    m_monsters->setCurrentIndex(static_cast<int>(Shown::Selected));
    m_radius->setValue(20);
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void SightPanel::makeParts()
{
    setObjectName(QStringLiteral("sightPanel"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    m_notice = makeNote(*column, "sight.notice");
    m_notice->hide();
    makeFightParts(*column);
    makeMonsterParts(*column);
    makeProbeParts(*column);
    makeViewParts(*column);
    makeThreatParts(*column);
    column->addStretch(1);
    setWidget(body);
}

QLabel *SightPanel::makeHeading(QVBoxLayout &column)
{
    if (column.count() > 1)
        column.addSpacing(2 * kGrid);
    auto *heading = new QLabel;
    heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    column.addWidget(heading);
    return heading;
}

QLabel *SightPanel::makeNote(QVBoxLayout &column, const char *name)
{
    auto *note = new QLabel;
    note->setObjectName(QLatin1String(name));
    note->setWordWrap(true);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column.addWidget(note);
    return note;
}

QToolButton *SightPanel::makeTool(const char *name, MapTool &tool)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(button, &QToolButton::toggled, this, [this, button, &tool](bool on) { use(button, tool, on); });
    return button;
}

void SightPanel::makeMonsterParts(QVBoxLayout &column)
{
    m_monsterHeading = makeHeading(column);
    QHBoxLayout *row = makeRow(column);
    m_monsters = makeList(*row, "sight.monsters");
    m_disc = makeList(*row, "sight.disc");
    m_marks = named("sight.marks", new QCheckBox);
    column.addWidget(m_marks);
    m_monsterNote = makeNote(column, "sight.monsters.note");
}

/// Visible only after a fight.
void SightPanel::makeFightParts(QVBoxLayout &column)
{
    m_fightHeading = makeHeading(column);
    m_fightNote = makeNote(column, "sight.fight");
    m_fightDrawn = named("sight.fight.drawn", new QCheckBox);
    m_fightDrawn->setChecked(true);
    column.addWidget(m_fightDrawn);
}

void SightPanel::makeProbeParts(QVBoxLayout &column)
{
    m_probeHeading = makeHeading(column);
    m_probeButton = makeTool("sight.probe", m_probeTool);
    column.addWidget(m_probeButton, 0, Qt::AlignLeft);
    m_probeNote = makeNote(column, "sight.probe.result");
}

void SightPanel::makeViewParts(QVBoxLayout &column)
{
    m_viewHeading = makeHeading(column);
    QHBoxLayout *methods = makeRow(column);
    m_method = makeList(*methods, "sight.view");
    m_against = makeList(*methods, "sight.view.against");
    QHBoxLayout *place = makeRow(column);
    m_radius = named("sight.view.radius", new QSpinBox);
    m_radius->setRange(1, kMaxViewRadius);
    m_viewButton = makeTool("sight.view.pick", m_viewTool);
    m_playerButton = named("sight.view.player", new QToolButton);
    m_playerButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    place->addWidget(m_radius, 1);
    place->addWidget(m_viewButton);
    place->addWidget(m_playerButton);
    m_viewNote = makeNote(column, "sight.view.note");
}

void SightPanel::makeThreatParts(QVBoxLayout &column)
{
    m_threatHeading = makeHeading(column);
    m_threats = named("sight.threats", new QCheckBox);
    column.addWidget(m_threats);
    m_routeButton = makeTool("sight.route", m_routeTool);
    column.addWidget(m_routeButton, 0, Qt::AlignLeft);
    m_threatNote = makeNote(column, "sight.threats.note");
}

void SightPanel::fillLists()
{
    fill(m_monsters, {tr("No monster"), tr("Selected ones"), tr("All in view")});
    fill(m_disc, {tr("The world's"), discRuleName(DiscRule::Exact), discRuleName(DiscRule::Original),
                  discRuleName(DiscRule::Wide), tr("Compare all")});
    fill(m_method, {tr("No view"), viewMethodName(ViewMethod::Shadowcasting),
                    viewMethodName(ViewMethod::Lines), viewMethodName(ViewMethod::Permissive)});
    fill(m_against, {tr("Not compared"), viewMethodName(ViewMethod::Shadowcasting),
                     viewMethodName(ViewMethod::Lines), viewMethodName(ViewMethod::Permissive)});
}

void SightPanel::retranslate()
{
    fillLists();
    retranslateMonsters();
    retranslateTools();
    refresh();
}

void SightPanel::retranslateMonsters()
{
    m_fightDrawn->setText(tr("&Draw it on the map"));
    name(m_fightDrawn, tr("Draw the fight on the map"),
         tr("Draws the area of the monster that you fought and the line between you, as they were at that "
            "time"));
    m_monsterHeading->setText(tr("What monsters see"));
    name(m_monsters, tr("Monsters"), tr("Whose area of effect is drawn"));
    name(m_disc, tr("Rule of the area"),
         tr("The rule for the area; comparing marks the cells where the three differ"));
    m_marks->setText(tr("&Mark one-sided sight"));
    name(m_marks, tr("Mark one-sided sight"),
         tr("Cells where a monster notices you unseen, and where you see it unnoticed"));
    m_viewHeading->setText(tr("Visible area"));
    name(m_method, tr("Algorithm"), tr("Field-of-view algorithm"));
    name(m_against, tr("Compared algorithm"), tr("Second algorithm; differing cells are marked"));
    setUnit(*m_radius, NumberUnit::Cells);
    name(m_radius, tr("Radius"), tr("View radius, in cells"));
}

void SightPanel::retranslateTools()
{
    m_probeHeading->setText(tr("Why probe"));
    m_probeButton->setText(tr("Pick two &cells"));
    name(m_probeButton, tr("Why probe"),
         tr("Drag on the map from one cell to another, or press %1 at each, to see why they do or don't see "
            "each other")
             .arg(shownKey(Qt::Key_Space)));
    m_viewButton->setText(tr("From a c&ell"));
    name(m_viewButton, tr("Look from a cell"), tr("Click the cell to look from"));
    m_playerButton->setText(tr("Pla&yer"));
    name(m_playerButton, tr("Look from the player"), tr("Look from the player's position"));
    m_threatHeading->setText(tr("Danger"));
    m_threats->setText(tr("Threat map of the view"));
    name(m_threats, tr("Threat map"), tr("Colours each cell by how many monsters see it"));
    m_routeButton->setText(tr("&Safest route"));
    name(m_routeButton, tr("Safest route"),
         tr("Pick two cells: the route seen by the fewest monsters, and the fastest one"));
}

/// The view may already be destroyed; its owner removes overlays. Only a tool must not stay behind.
SightPanel::~SightPanel()
{
    for (MapTool *tool : {static_cast<MapTool *>(&m_probeTool), static_cast<MapTool *>(&m_routeTool),
                          static_cast<MapTool *>(&m_viewTool)}) {
        if (m_map != nullptr && m_map->input()->borrowedTool() == tool)
            m_map->input()->borrowTool(nullptr);
    }
}

void SightPanel::connectParts()
{
    for (QComboBox *list : {m_monsters, m_disc, m_method, m_against})
        connect(list, &QComboBox::currentIndexChanged, this, &SightPanel::showSight);
    connect(m_fightDrawn, &QCheckBox::toggled, this, &SightPanel::showSight);
    connect(m_marks, &QCheckBox::toggled, this, &SightPanel::showSight);
    connect(m_radius, &QSpinBox::valueChanged, this, &SightPanel::showSight);
    connect(m_threats, &QCheckBox::toggled, this, &SightPanel::showThreats);
    connect(m_playerButton, &QToolButton::clicked, this, [this] {
        m_viewFrom.reset();
        m_viewButton->setChecked(false);
        if (m_method->currentIndex() == 0)
            m_method->setCurrentIndex(static_cast<int>(ViewMethod::Shadowcasting));
        showSight();
    });
    connect(m_view.input(), &MapInput::cellClicked, this, &SightPanel::clickCell);
    connect(&m_view, &MapView::viewChanged, this, [this] {
        if (m_monsters->currentIndex() == static_cast<int>(Shown::InView) || m_threats->isChecked())
            m_moved.start();
    });
    connect(&m_moved, &QTimer::timeout, this, &SightPanel::refresh);
    connect(m_view.input(), &MapInput::borrowedToolDropped, this, [this] {
        for (QToolButton *button : {m_probeButton, m_routeButton, m_viewButton})
            button->setChecked(false);
    });
}

void SightPanel::setWorld(std::function<World *()> world)
{
    m_world = std::move(world);
    m_fight.reset();
    m_selected.clear();
    m_viewFrom.reset();
    m_probeTool.cancel();
    m_routeTool.cancel();
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

void SightPanel::refresh()
{
    showSight();
    showThreats();
}

void SightPanel::refreshLook()
{
    for (QLabel *note : {m_monsterNote, m_probeNote, m_viewNote, m_threatNote})
        setInk(note, currentTheme().mutedText, currentTheme());
    setInk(m_probeNote, currentTheme().text, currentTheme());
    setInk(m_fightNote, currentTheme().text, currentTheme());
    setInk(m_notice, currentTheme().gold, currentTheme());
    refresh();
}

void SightPanel::setNotice(const QString &text)
{
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
}

void SightPanel::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    if (!active) {
        for (QToolButton *button : {m_probeButton, m_routeButton, m_viewButton})
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
    for (QToolButton *other : {m_probeButton, m_routeButton, m_viewButton}) {
        if (other != button)
            other->setChecked(false);
    }
    if (button == m_viewButton && m_method->currentIndex() == 0)
        m_method->setCurrentIndex(static_cast<int>(ViewMethod::Shadowcasting));
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
    return isVisible() && m_monsters->currentIndex() == static_cast<int>(Shown::Selected) &&
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
}

std::vector<Monster> SightPanel::monstersShown(World &world) const
{
    std::vector<Monster> shown;
    if (m_monsters->currentIndex() == static_cast<int>(Shown::Selected)) {
        for (const MonsterId &id : m_selected) {
            if (const std::optional<Monster> monster = findMonster(world, id);
                monster && monster->state.alive)
                shown.push_back(*monster);
        }
    } else if (m_monsters->currentIndex() == static_cast<int>(Shown::InView) && !viewTooWide()) {
        const CellRect view = m_view.cellsInView();
        const WorldPos middle{view.origin.x + view.width / 2, view.origin.y + view.height / 2};
        shown = monstersNear(world, middle, std::max(view.width, view.height) / 2 + 1);
        std::erase_if(shown, [&](const Monster &monster) { return !view.contains(monster.state.position); });
    }
    return shown;
}

void SightPanel::showSight()
{
    OverlayLayer layer;
    World *seen = world();
    if (seen != nullptr) {
        keepFight();
        addTo(layer, viewLayer(*seen));
        addTo(layer, fightLayer(*seen));
        addTo(layer, monsterLayer(*seen));
        addTo(layer, probeLayer(*seen));
    } else {
        const QString nothing = tr("Open a world to see who sees whom.");
        m_monsterNote->setText(nothing);
        m_probeNote->clear();
        m_viewNote->clear();
    }
    for (QWidget *part : {static_cast<QWidget *>(m_fightHeading), static_cast<QWidget *>(m_fightNote),
                          static_cast<QWidget *>(m_fightDrawn)})
        part->setVisible(seen != nullptr && m_fight.has_value());
    m_overlays.set(OverlayStack::Slot::Sight, std::move(layer));
}

OverlayLayer SightPanel::fightLayer(World &world)
{
    if (!m_fight)
        return {};
    m_fightHeading->setText(world.fight() ? tr("Why this fight began") : tr("Why the last fight began"));
    m_fightNote->setText(encounterText(*m_fight, world));
    return m_fightDrawn->isChecked() ? layerOf(world, *m_fight, currentTheme()) : OverlayLayer();
}

OverlayLayer SightPanel::monsterLayer(World &world)
{
    std::vector<MonsterSight> sights;
    for (const Monster &monster : monstersShown(world))
        sights.push_back(sightOf(world, monster));
    const auto shown = static_cast<Shown>(m_monsters->currentIndex());
    const DiscRule ofWorld = world.spec.settings.disc;
    m_disc->setEnabled(shown != Shown::None);
    m_marks->setEnabled(shown != Shown::None);
    if (!sights.empty())
        m_monsterNote->setText(monstersText(sights, ofWorld) + contactText(sights, world));
    else if (shown == Shown::Selected)
        m_monsterNote->setText(tr("Click a monster on the map to see its area of effect."));
    else if (shown == Shown::InView)
        m_monsterNote->setText(viewTooWide() ? tr("Zoom in: area too large.")
                                             : tr("No living monsters in view."));
    else
        m_monsterNote->setText(tr("Choose which areas to show."));
    return layerOf(sights, static_cast<ShownDisc>(m_disc->currentIndex()), ofWorld, m_marks->isChecked(),
                   world.map.regionSize(), currentTheme());
}

OverlayLayer SightPanel::probeLayer(World &world)
{
    OverlayLayer layer;
    if (!m_probe) {
        showRich(
            *m_probeNote,
            RichText::plain(
                m_probeButton->isChecked()
                    ? tr("Drag from one cell to another, or press %1 at each.").arg(shownKey(Qt::Key_Space))
                    : tr("Pick two cells to see why they do or don't see each other.")));
        return layer;
    }
    if (!m_probe->to) {
        showRich(
            *m_probeNote,
            RichText::plain(
                tr("From (%1); now the other cell.").arg(ownCoordinates(world.map.plan(), m_probe->from))));
        layer.overlays.labels.push_back({m_probe->from, tr("from here")});
        return layer;
    }
    const Result<SightProbe> probe = probeSight(world, m_probe->from, *m_probe->to);
    if (!probe) {
        showRich(
            *m_probeNote,
            RichText::plain(tr("These cells can't be probed: more than %1 cells apart, or outside the world.")
                                .arg(kLongestProbe)));
        return layer;
    }
    showRich(*m_probeNote, probeText(*probe, world));
    return layerOf(*probe, currentTheme());
}

OverlayLayer SightPanel::viewLayer(World &world)
{
    const auto method = static_cast<ViewMethod>(m_method->currentIndex());
    auto against = static_cast<ViewMethod>(m_against->currentIndex());
    for (QWidget *part : {static_cast<QWidget *>(m_against), static_cast<QWidget *>(m_radius)})
        part->setEnabled(method != ViewMethod::None);
    if (method == ViewMethod::None) {
        m_viewNote->setText(tr("Choose an algorithm, or two to compare."));
        return {};
    }
    if (against == method)
        against = ViewMethod::None;
    const WorldPos from = m_viewFrom.value_or(world.player().position);
    const ViewFromCell view = viewFrom(world, from, m_radius->value(), method, against);
    const QString where =
        m_viewFrom ? tr("From (%1)").arg(ownCoordinates(world.map.plan(), from)) : tr("From the player");
    m_viewNote->setText(
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
    if (seen != nullptr && m_threats->isChecked()) {
        if (viewTooWide())
            note = tr("Zoom in: area too large.");
        else
            threats = threatMap(*seen, m_view.cellsInView());
        if (threats && threats->most == 0)
            note = tr("No monster sees any cell in view.");
    }
    if (seen != nullptr && m_route)
        note = findRoute(*seen, route);
    m_threatNote->setText(note);
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
