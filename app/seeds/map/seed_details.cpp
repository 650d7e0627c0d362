// SPDX-License-Identifier: MIT
#include "app/seeds/map/seed_details.h"

#include "app/seeds/compare/compared_world.h"
#include "app/seeds/marks/marks_panel.h"
#include "core/gen/rooms/level_areas.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <vector>

#include "moc_seed_details.cpp"

namespace cave {
namespace {

constexpr int kNarrowest = 71 * kGrid;

constexpr int kMapHeight = 220;
constexpr int kMapCellPixels = 8;
constexpr int kColumns = 2; // of buttons

QToolButton *makeButton(QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

SeedDetails::SeedDetails(const QList<QAction *> &actions, std::shared_ptr<const Content> content,
                         QWidget *parent)
    : QWidget(parent)
    , m_content(std::move(content))
    , m_empty(named("seeds.detailsEmpty", new QLabel))
    , m_area(ColumnArea::around(new QWidget, kNarrowest))
    , m_body(new QWidget)
    , m_map(new ComparedMap("seeds.detailsMap"))
    , m_mark(named("seeds.markPlace", new QToolButton))
    , m_cell(named("seeds.detailsCell", new QLabel))
    , m_marks(new MarksPanel)
{
    setObjectName("seeds.detailsPanel");
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(4 * kGrid);
    m_empty->setMinimumWidth(kNarrowest);
    m_map->setFixedHeight(kMapHeight);
    m_mark->setIcon(namedIcon("marker"));
    m_mark->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_mark->setCheckable(true);
    m_cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *below = hbox(kStyleSpacing, {m_mark, {m_cell, 1}});
    auto *tools = new QGridLayout;
    tools->setSpacing(kGrid);
    for (int i = 0; i < actions.size(); ++i)
        tools->addWidget(makeButton(actions[i]), i / kColumns, i % kColumns);
    vbox(*m_body, kGrid, evenMargins(3 * kGrid, 2 * kGrid), {m_map, below, tools});
    vbox(*this, 0, kNoMargins, {{m_empty, 1}, {m_area, 1}});
    vbox(*m_area->widget(), 0, kNoMargins, {m_body, {m_marks, 1}});
    connect(m_map->map().input(), &MapInput::cellClicked, this, &SeedDetails::takeClick);
    connect(m_map->map().input(), &MapInput::cellHovered, this,
            [this](WorldPos cell) { m_cell->setText(QStringLiteral("(%1, %2)").arg(cell.x).arg(cell.y)); });
    connect(m_map->map().input(), &MapInput::hoverEnded, m_cell, &QLabel::clear);
    connect(m_marks, &MarksPanel::markerActivated, this, &SeedDetails::lookAt);
    bindTexts(*this, [this] {
        m_empty->setText(tr("Select a seed to see its map, notes and actions."));
        m_mark->setText(tr("Add marker"));
        m_mark->setToolTip(tr("Click the map to add a marker"));
    });
    clear();
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setSecondary(m_empty, theme);
        setSecondary(m_cell, theme);
    });
}

SeedDetails::~SeedDetails() = default;

void SeedDetails::show(const WorldSpec &spec, const SeedMarks &marks)
{
    m_marks->show(spec, marks);
    m_map->setMarkers(marks.markers);
    if (m_spec == spec)
        return;
    m_spec = spec;
    m_mark->setChecked(false);
    if (m_world == nullptr) {
        m_world = std::make_unique<ComparedWorld>(spec, m_content, ComparedWorld::Metrics::None);
        m_map->setWorld(m_world.get());
    } else {
        m_world->setSpec(spec);
    }
    m_empty->hide();
    m_area->show();
    lookAtHome();
}

void SeedDetails::setFloor(int floor)
{
    m_floor = floor;
    if (m_spec)
        lookAtHome();
}

/// Moves to the spawn of the world; fits a level of a bounded one.
void SeedDetails::lookAtHome()
{
    const std::vector<CellRect> areas = viewAreas(*m_spec);
    if (areas.empty()) {
        lookAt({});
        m_map->map().setZoom(Zoom{qRound(kMapCellPixels * devicePixelRatioF())});
        return;
    }
    const CellRect &area = areas[std::min(static_cast<std::size_t>(m_floor), areas.size()) - 1];
    m_map->map().fit(area);
}

void SeedDetails::clear()
{
    m_spec.reset();
    m_marks->clear();
    m_area->hide();
    m_empty->show();
}

void SeedDetails::takeClick(WorldPos cell)
{
    if (!m_mark->isChecked())
        return;
    m_mark->setChecked(false);
    m_marks->addMarkerAt(cell);
}

void SeedDetails::setThingsShown(bool shown)
{
    m_map->setThingsShown(shown);
}

void SeedDetails::lookAt(WorldPos cell)
{
    m_map->map().lookAt(cell);
}

} // namespace cave
