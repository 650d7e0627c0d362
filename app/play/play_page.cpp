#include "app/play/play_page.h"

#include "app/play/held_keys.h"
#include "editor/view/map_view.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QVBoxLayout>

#include <bit>
#include <utility>

namespace cave {
namespace {

// Logical pixels a cell, until the player chooses.
constexpr int kFirstZoom = 28;
constexpr int kMiniMapZoom = 2;

QString coordinates(std::int64_t x, std::int64_t y)
{
    return QStringLiteral("%1, %2").arg(x).arg(y);
}

QLabel *statusLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

qint64 countExplored(const Level &level)
{
    qint64 cells = 0;
    for (const auto &[pos, changes] : level.changes()) {
        for (const std::uint64_t row : changes.explored)
            cells += std::popcount(row);
    }
    return cells;
}

} // namespace

PlayPage::PlayPage(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("playPage"));
    m_map = new MapView(this);
    m_map->setObjectName(QStringLiteral("playMap"));
    m_map->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_map);
    setFocusProxy(m_map);

    m_keys = new HeldKeys(this);
    connect(m_keys, &HeldKeys::commanded, this, &PlayPage::perform);
    makeMiniMap();
    makeStatus();
    makeActions();
    retranslate();
    restoreView();
}

PlayPage::~PlayPage()
{
    // The dock and the status line may be gone by now; only the file matters here.
    rememberView();
    if (m_session.has_value())
        static_cast<void>(m_session->save());
    if (m_miniMapDock != nullptr && m_miniMapDock->parent() == nullptr)
        delete m_miniMapDock;
}

void PlayPage::makeMiniMap()
{
    m_miniMap = new MapView;
    m_miniMap->setObjectName(QStringLiteral("miniMap"));
    m_miniMap->setZoom({qRound(kMiniMapZoom * devicePixelRatioF())});
    m_miniMap->setFocusPolicy(Qt::NoFocus);
    m_miniMapDock = new QDockWidget;
    m_miniMapDock->setObjectName(QStringLiteral("miniMapDock"));
    m_miniMapDock->setWidget(m_miniMap);
    m_miniMapDock->setMinimumWidth(240);
    connect(m_miniMap, &MapView::cellClicked, m_map, &MapView::lookAt);
    connect(m_map, &MapView::viewChanged, this, &PlayPage::showMiniMapArea);
}

void PlayPage::makeStatus()
{
    m_status = new QWidget(this);
    m_status->hide();
    m_place = statusLabel(m_status, "statusPlace");
    m_underMouse = statusLabel(m_status, "statusUnderMouse");
    m_progress = statusLabel(m_status, "statusProgress");
    m_progress->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = new QHBoxLayout(m_status);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(16);
    layout->addWidget(m_place, 4);
    layout->addWidget(m_underMouse, 4);
    layout->addWidget(m_progress, 3);
    connect(m_map, &MapView::cellHovered, this, [this](WorldPos cell) {
        m_hovered = cell;
        updateHover();
    });
    connect(m_map, &MapView::hoverEnded, this, [this] {
        m_hovered.reset();
        updateHover();
    });
}

QAction *PlayPage::addViewAction(const char *id, const QList<QKeySequence> &shortcuts)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1String(id));
    action->setShortcuts(shortcuts);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    m_viewActions.append(action);
    return action;
}

void PlayPage::makeActions()
{
    m_zoomIn = addViewAction("zoomIn",
                             {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal), QKeySequence::ZoomIn});
    m_zoomOut = addViewAction("zoomOut", {QKeySequence(Qt::Key_Minus), QKeySequence::ZoomOut});
    m_centre = addViewAction("centreOnPlayer", {QKeySequence(Qt::Key_C), QKeySequence(Qt::Key_Home)});
    m_viewActions.append(nullptr);
    m_fog = addViewAction("fog", {QKeySequence(Qt::Key_F)});
    m_glyphs = addViewAction("glyphs", {QKeySequence(Qt::Key_G)});
    m_viewActions.append(nullptr);
    m_followSoftly = addViewAction("followSoftly", {QKeySequence(Qt::Key_T)});
    m_motion = addViewAction("motion", {});
    for (QAction *action : {m_fog, m_glyphs, m_followSoftly, m_motion})
        action->setCheckable(true);

    QAction *miniMap = m_miniMapDock->toggleViewAction();
    miniMap->setObjectName(QStringLiteral("miniMap.toggle"));
    miniMap->setShortcut(QKeySequence(Qt::Key_M));
    miniMap->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(miniMap);

    connect(m_zoomIn, &QAction::triggered, this, [this] { m_map->zoomBy(1); });
    connect(m_zoomOut, &QAction::triggered, this, [this] { m_map->zoomBy(-1); });
    connect(m_centre, &QAction::triggered, this, &PlayPage::centreOnPlayer);
    connect(m_fog, &QAction::toggled, this, [this](bool on) {
        m_map->setFog(on);
        m_miniMap->setFog(on);
    });
    connect(m_glyphs, &QAction::toggled, this,
            [this](bool on) { m_map->setMapStyle(on ? MapStyle::Glyphs : MapStyle::Tiles); });
    connect(m_followSoftly, &QAction::toggled, this,
            [this](bool on) { m_map->setFollowMode(on ? FollowMode::Softly : FollowMode::Strictly); });
    connect(m_motion, &QAction::toggled, this, [this](bool on) {
        m_map->setMotion(on);
        m_miniMap->setMotion(on);
    });
}

void PlayPage::retranslate()
{
    const auto name = [](QAction *action, const QString &text, const QString &tip) {
        action->setText(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
    };
    name(m_zoomIn, tr("Zoom &in"), tr("Show the map larger"));
    name(m_zoomOut, tr("Zoom &out"), tr("Show more of the map"));
    name(m_centre, tr("&Centre on player"), tr("Bring the view back to the player and follow them"));
    name(m_fog, tr("&Fog"), tr("Show only what has been explored"));
    name(m_glyphs, tr("&Glyphs"), tr("Draw the map with text characters"));
    name(m_followSoftly, tr("Follow &softly"),
         tr("Let the view glide after the player instead of holding them in the middle"));
    name(m_motion, tr("&Animate"), tr("Animate steps, light and zoom"));
    m_miniMapDock->setWindowTitle(tr("Minimap"));
    m_miniMapDock->toggleViewAction()->setText(tr("&Minimap"));
    m_miniMapDock->toggleViewAction()->setToolTip(tr("Show or hide the minimap"));
    m_map->setAccessibleName(tr("Map"));
    updateStatus();
    updateHover();
}

void PlayPage::restoreView()
{
    const QSettings settings;
    m_fog->setChecked(settings.value(QStringLiteral("play/fog"), true).toBool());
    m_glyphs->setChecked(settings.value(QStringLiteral("play/glyphs"), false).toBool());
    m_followSoftly->setChecked(settings.value(QStringLiteral("play/followSoftly"), true).toBool());
    m_motion->setChecked(settings.value(QStringLiteral("play/motion"), true).toBool());
    m_map->setFog(m_fog->isChecked());
    m_map->setFollowMode(m_followSoftly->isChecked() ? FollowMode::Softly : FollowMode::Strictly);
    m_map->setMotion(m_motion->isChecked());
    bool isNumber = false;
    const int zoom = settings.value(QStringLiteral("play/zoom")).toInt(&isNumber);
    m_map->setZoom({isNumber && zoom != 0 ? zoom : qRound(kFirstZoom * devicePixelRatioF())});
}

void PlayPage::rememberView() const
{
    QSettings settings;
    settings.setValue(QStringLiteral("play/fog"), m_fog->isChecked());
    settings.setValue(QStringLiteral("play/glyphs"), m_glyphs->isChecked());
    settings.setValue(QStringLiteral("play/followSoftly"), m_followSoftly->isChecked());
    settings.setValue(QStringLiteral("play/motion"), m_motion->isChecked());
    settings.setValue(QStringLiteral("play/zoom"), m_map->zoom().step);
}

void PlayPage::setTheme(const Theme &theme)
{
    m_map->setTheme(theme);
    m_miniMap->setTheme(theme);
}

void PlayPage::setKeyBindings(const KeyBindings &bindings)
{
    m_keys->setBindings(bindings);
}

void PlayPage::openWorld(SavedSession session)
{
    if (hasWorld())
        abandonWorld();
    m_session.emplace(std::move(session));
    const Result<std::string> name = m_session->file().name();
    m_name = name ? QString::fromStdString(*name) : QString();
    showSession();
    m_map->setFocus();
}

void PlayPage::showSession()
{
    const Session &session = m_session->session();
    const Level &level = session.world().level;
    m_exploredCells = countExplored(level);
    for (MapView *map : {m_map, m_miniMap}) {
        map->setSource(level.viewSource());
        map->setExplored(level.changes());
        map->setPlayer(session.world().player.position, session.visible());
        map->centreOnPlayer();
    }
    updateStatus();
}

bool PlayPage::closeWorld()
{
    rememberView();
    m_keys->clear();
    if (m_session.has_value() && !m_session->session().unsavedChanges().empty() && !saveNow())
        return false;
    abandonWorld();
    return true;
}

void PlayPage::abandonWorld()
{
    m_keys->clear();
    if (!m_session.has_value())
        return;
    m_session.reset();
    m_name.clear();
    m_saveFailing = false;
    m_map->setSource(nullptr);
    m_miniMap->setSource(nullptr);
    updateStatus();
    updateHover();
}

bool PlayPage::saveNow()
{
    if (!m_session.has_value())
        return true;
    const Result<void> done = m_session->save();
    m_saveFailing = !done.ok();
    if (m_saveFailing)
        emit saveFailed(QString::fromStdString(done.error().message));
    else
        emit saved();
    return done.ok();
}

std::filesystem::path PlayPage::worldPath() const
{
    return m_session.has_value() ? m_session->file().path() : std::filesystem::path();
}

QList<QAction *> PlayPage::toolBarActions() const
{
    return {m_zoomIn, m_zoomOut, m_centre};
}

QList<QDockWidget *> PlayPage::docks() const
{
    return {m_miniMapDock};
}

void PlayPage::perform(const Command &command)
{
    if (!m_session.has_value())
        return;
    bool moved = false;
    bool explored = false;
    for (const Event &event : m_session->apply(command)) {
        moved = moved || std::holds_alternative<PlayerMoved>(event);
        if (const auto *cells = std::get_if<CellsExplored>(&event)) {
            explored = true;
            m_exploredCells += cells->count;
        }
    }
    reportSaving();
    const Session &session = m_session->session();
    const VisibleCells &visible = session.visible();
    for (MapView *map : {m_map, m_miniMap}) {
        if (explored)
            map->updateExplored(session.world().level,
                                {visible.origin, visible.cells.width(), visible.cells.height()});
        if (moved)
            map->setPlayer(session.world().player.position, visible);
    }
    if (moved)
        centreOnPlayer();
    updateStatus();
    updateHover();
    emit performed();
}

void PlayPage::centreOnPlayer()
{
    for (MapView *map : {m_map, m_miniMap}) {
        if (!map->isFollowing())
            map->centreOnPlayer();
    }
}

/// Tells once when saving begins to fail, and once when it works again.
void PlayPage::reportSaving()
{
    const std::optional<Error> &error = m_session->saveError();
    if (error.has_value() == m_saveFailing)
        return;
    m_saveFailing = error.has_value();
    if (m_saveFailing)
        emit saveFailed(QString::fromStdString(error->message));
    else
        emit saved();
}

void PlayPage::showMiniMapArea()
{
    m_miniMap->setMarkedArea(m_map->cellsInView());
}

void PlayPage::updateStatus()
{
    if (!m_session.has_value()) {
        m_place->clear();
        m_progress->clear();
        return;
    }
    const World &world = m_session->session().world();
    const WorldPos p = world.player.position;
    const int size = world.spec.settings.regionSize;
    const RegionPos region = regionOf(p, size);
    const CellPos cell = cellOf(p, size);
    m_place->setText(
        tr("World %1 · Region %2 · Cell %3")
            .arg(coordinates(p.x, p.y), coordinates(region.x, region.y), coordinates(cell.x, cell.y)));
    m_place->setToolTip(m_place->text());
    const QLocale locale;
    m_progress->setText(
        tr("Turn %1 · %2 cells explored")
            .arg(locale.toString(static_cast<qlonglong>(world.turn)), locale.toString(m_exploredCells)));
}

void PlayPage::updateHover()
{
    if (!m_session.has_value() || !m_hovered.has_value()) {
        m_underMouse->clear();
        return;
    }
    m_underMouse->setText(tr("%1 at %2").arg(describe(*m_hovered), coordinates(m_hovered->x, m_hovered->y)));
}

QString PlayPage::describe(WorldPos cell)
{
    Session &session = m_session->session();
    if (cell == session.world().player.position)
        return tr("You");
    const bool known = session.world().level.isExplored(cell);
    if (!known && m_fog->isChecked())
        return tr("Unexplored");
    const bool rock = session.isRock(cell);
    if (session.visible().contains(cell))
        return rock ? tr("Rock, in sight") : tr("Floor, in sight");
    if (known)
        return rock ? tr("Rock, remembered") : tr("Floor, remembered");
    return rock ? tr("Rock, unexplored") : tr("Floor, unexplored");
}

void PlayPage::keyPressEvent(QKeyEvent *event)
{
    if (!m_session.has_value() || !m_keys->press(*event))
        QWidget::keyPressEvent(event);
}

void PlayPage::keyReleaseEvent(QKeyEvent *event)
{
    if (!m_keys->release(*event))
        QWidget::keyReleaseEvent(event);
}

void PlayPage::hideEvent(QHideEvent *event)
{
    m_keys->clear();
    QWidget::hideEvent(event);
}

void PlayPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// The map has the keyboard; when it loses it, no key is held any more.
bool PlayPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_map && event->type() == QEvent::FocusOut)
        m_keys->clear();
    return QWidget::eventFilter(watched, event);
}

} // namespace cave
