// SPDX-License-Identifier: MIT
#include "app/shell/controllers/places_controller.h"

#include "app/common/sketch_area.h"
#include "app/seeds/places/places_panel.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "app/workbench/worlds/workbench_page.h"
#include "app/workbench/worlds/workbench_panels.h"
#include "app/workbench/worlds/world_pane.h"
#include "editor/document/world_document.h"
#include "editor/tools/edit_tools.h"
#include "editor/tools/selection.h"
#include "editor/view/form/named.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/click_focus.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMenu>

namespace cave {
namespace {

constexpr int kWidth = 320;

} // namespace

PlacesController::PlacesController(WorkbenchPage &page, QMenu &panels)
    : QObject(&page)
    , m_page(page)
    , m_menu(panels)
{
    connect(page.actions().places, &QAction::triggered, this, &PlacesController::show);
    connect(&page, &WorkbenchPage::documentReplaced, this, &PlacesController::followPane);
}

void PlacesController::show()
{
    if (m_dock == nullptr)
        createDock();
    m_dock->show();
    m_dock->raise();
    m_panel->focusFirst();
}

void PlacesController::createDock()
{
    m_panel = new PlacesPanel;
    m_dock = named("bench.places.dock", new QDockWidget(&m_page));
    m_dock->setWidget(m_panel);
    m_dock->addActions(m_page.QWidget::actions()); // so that shortcuts work in it
    keepKeyboardOnClicks(*m_dock, ClickFocus::Texts);
    m_page.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_page.resizeDocks({m_dock}, {kWidth}, Qt::Horizontal);
    m_menu.addAction(m_dock->toggleViewAction());
    m_dock->installEventFilter(this);
    connect(m_dock, &QDockWidget::visibilityChanged, this, &PlacesController::refreshLayer);
    connect(m_panel, &PlacesPanel::layerChanged, this, &PlacesController::refreshLayer);
    connect(m_panel, &PlacesPanel::areaWanted, this, [this] {
        const WorldPane &pane = m_page.pane();
        m_panel->drawLike(pane.tools().selection().cells().bounds().value_or(
            usualSketchArea(pane.map().camera().normalized().cell)));
    });
    connect(m_panel, &PlacesPanel::placeChosen, this, &PlacesController::lookAt);
    retranslate();
    followPane();
}

bool PlacesController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

void PlacesController::retranslate()
{
    m_dock->setWindowTitle(tr("Places"));
}

void PlacesController::followPane()
{
    if (m_panel == nullptr)
        return;
    WorldPane &pane = m_page.pane();
    if (m_pane != nullptr && m_pane != &pane)
        m_pane->overlays().clear(OverlayStack::Slot::Places);
    m_pane = &pane;
    WorldDocument *document = pane.document();
    if (document == nullptr)
        m_panel->setWorld(std::nullopt);
    else
        m_panel->setWorld(document->world().spec, document->origin() != DocumentOrigin::Seed);
    refreshLayer();
}

/// The places are on the map while the panel is visible.
void PlacesController::refreshLayer()
{
    if (m_pane != nullptr)
        m_pane->overlays().set(OverlayStack::Slot::Places,
                               m_dock->isVisible() ? m_panel->layer() : OverlayLayer());
}

void PlacesController::lookAt(WorldPos at)
{
    m_page.pane().flyTo(at);
    m_page.panels().lookAtCell(at);
}

} // namespace cave

#include "moc_places_controller.cpp"
