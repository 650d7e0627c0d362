// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_page.h"

#include "app/common/generator_texts.h"
#include "app/common/seed_words.h"
#include "app/seeds/compare/compare_metrics.h"
#include "app/seeds/compare/compare_overlay.h"
#include "app/seeds/compare/compare_steps.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/compare/side_by_side.h"
#include "core/gen/rooms/level_areas.h"
#include "core/world/new_world.h"
#include "editor/view/form/bindings.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr double kFirstCellPixels = 6; // logical

} // namespace

ComparePage::ComparePage(std::shared_ptr<const Content> content, QWidget *parent)
    : QWidget(parent)
    , m_content(std::move(content))
    , m_empty(new CompareInvitation("compare.empty", this))
    , m_sideBySide(new SideBySide(m_link, this))
    , m_overlay(new CompareOverlay(m_link, this))
    , m_steps(new CompareSteps(m_link, this))
    , m_invitation(new CompareInvitation("compare.invitation", this))
    , m_secondInvitation(new CompareInvitation("compare.missing", this))
    , m_metrics(new CompareMetrics(this))
{
    setObjectName("compare");
    createActions();
    createBar();
    createMetrics();
    layOut();
    connectParts();
    bindTexts(*this, [this] { retranslateUi(); });
    spreadWorlds();
    bindLook(*this, [this] { refreshLook(); });
}

// The views refer to worlds and camera until they are destroyed.
ComparePage::~ComparePage()
{
    delete m_pages;
}

void ComparePage::connectParts()
{
    for (CompareInvitation *invitation : {m_empty, m_invitation, m_secondInvitation})
        connect(invitation, &CompareInvitation::chosen, this, &ComparePage::add);
    const auto connectView = [this](auto *view) {
        using View = std::remove_pointer_t<decltype(view)>;
        connect(view, &View::removed, this, &ComparePage::remove);
        connect(view, &View::playRequested, this,
                [this](int i) { emit playRequested(m_worlds[static_cast<std::size_t>(i)]->spec()); });
    };
    connectView(m_sideBySide);
    connectView(m_overlay);
    connectView(m_steps);
}

void ComparePage::setWorlds(const std::vector<WorldSpec> &specs)
{
    const auto before = std::exchange(m_worlds, {}); // destroyed only after the views have been updated
    for (const WorldSpec &spec : specs) {
        if (m_worlds.size() < kMostWorlds)
            append(spec);
    }
    m_lookForHome = true;
    spreadWorlds();
    focusMode();
}

std::vector<WorldSpec> ComparePage::worlds() const
{
    std::vector<WorldSpec> specs;
    for (const std::unique_ptr<ComparedWorld> &world : m_worlds)
        specs.push_back(world->spec());
    return specs;
}

void ComparePage::setMode(Mode mode)
{
    m_modeActions[static_cast<int>(mode)]->setChecked(true);
    m_mode = mode;
    showMode();
    focusMode();
}

void ComparePage::setMotion(bool on)
{
    m_sideBySide->setMotion(on);
    m_overlay->setMotion(on);
    m_steps->setMotion(on);
}

ComparedWorld &ComparePage::append(const WorldSpec &spec)
{
    m_worlds.push_back(std::make_unique<ComparedWorld>(spec, m_content));
    ComparedWorld *world = m_worlds.back().get();
    connect(world, &ComparedWorld::specChanged, this, &ComparePage::worldsChanged);
    connect(world, &ComparedWorld::made, this, [this] {
        if (m_lookForHome)
            goHome();
    });
    return *world;
}

void ComparePage::add(Addition addition)
{
    if (m_worlds.size() >= kMostWorlds)
        return;
    WorldSpec spec = m_worlds.empty()
                         ? WorldSpec{randomSeed().toStdString(), generatorOfNewWorlds(GeneratorId{}.kind),
                                     defaultSettings(GeneratorId{}.kind)}
                         : m_worlds.back()->spec();
    if (m_worlds.empty())
        append(spec);
    if (addition == Addition::OtherGenerator) {
        spec.generator = generatorOfNewWorlds(mostAlike(spec.generator.kind));
        spec.settings = defaultSettings(spec.generator.kind);
    } else if (addition == Addition::Random) {
        spec.seed = randomSeed().toStdString();
        spec.seedNumber.reset();
    }
    append(spec);
    spreadWorlds();
    emit worldsChanged();
    if (m_mode == Mode::SideBySide && addition == Addition::Random)
        m_sideBySide->focusSeed(static_cast<int>(m_worlds.size()) - 1);
}

void ComparePage::remove(int index)
{
    const auto at = m_worlds.begin() + index;
    const std::unique_ptr<ComparedWorld> gone = std::move(*at); // destroyed only after the views have been
                                                                // updated
    m_worlds.erase(at);
    spreadWorlds();
    emit worldsChanged();
}

/// Passes the worlds to all views.
void ComparePage::spreadWorlds()
{
    QList<ComparedWorld *> worlds;
    for (const std::unique_ptr<ComparedWorld> &world : m_worlds)
        worlds += world.get();
    m_sideBySide->setWorlds(worlds);
    m_overlay->setWorlds(worlds);
    m_steps->setWorlds(worlds);
    m_metrics->setWorlds(worlds);
    m_invitation->setWorldCount(1);
    m_secondInvitation->setWorldCount(1);
    m_pages->setCurrentIndex(m_worlds.empty() ? 0 : 1);
    showMode();
    fitToSize();
}

/// Moves to the spawn of the first world that has one.
void ComparePage::goHome()
{
    for (const std::unique_ptr<ComparedWorld> &world : m_worlds) {
        const bool unknown = !world->spawn() && world->problem().isEmpty();
        if (unknown && m_lookForHome) // whichever world is generated first, the view is of the first one
            return;
        if (!world->spawn())
            continue;
        if (const std::optional<CardCamera> camera = levelCamera(world->spec())) {
            m_lookForHome = false;
            return m_link.look(camera->at, camera->zoom);
        }
        const Zoom zoom = m_lookForHome
                              ? Zoom{static_cast<int>(std::lround(kFirstCellPixels * devicePixelRatioF()))}
                              : m_link.zoom();
        m_lookForHome = false;
        return m_link.look({*world->spawn(), 0.5, 0.5}, zoom);
    }
}

/// Fits the level of a bounded world; none for an endless world.
std::optional<CardCamera> ComparePage::levelCamera(const WorldSpec &spec) const
{
    const std::vector<CellRect> areas = viewAreas(spec);
    if (areas.empty())
        return std::nullopt;
    constexpr double kShare = 0.8; // the rest is for headers and borders
    const int columns = m_mode == Mode::SideBySide ? std::clamp(static_cast<int>(m_worlds.size()), 1, 3) : 1;
    const int rows = m_mode == Mode::SideBySide && m_worlds.size() > 3 ? 2 : 1;
    const QSizeF room(m_views->width() * kShare / columns, m_views->height() * kShare / rows);
    const CellRect &area = areas[std::min(static_cast<std::size_t>(m_floor), areas.size()) - 1];
    return cameraOn(area, (room * devicePixelRatioF()).toSize());
}

void ComparePage::setFloor(int floor)
{
    m_floor = floor;
    const bool bounded = std::ranges::any_of(
        m_worlds, [](const auto &world) { return isBounded(world->spec().generator.kind); });
    if (bounded)
        goHome();
}

void ComparePage::showMode()
{
    const bool overlaid = m_mode != Mode::SideBySide && m_mode != Mode::Steps;
    if (overlaid)
        m_overlay->setMode(static_cast<CompareOverlay::Mode>(static_cast<int>(m_mode) - 1));
    QWidget *view = m_mode == Mode::SideBySide ? static_cast<QWidget *>(m_sideBySide)
                    : m_mode == Mode::Steps    ? static_cast<QWidget *>(m_steps)
                    : m_worlds.size() >= 2     ? static_cast<QWidget *>(m_overlay)
                                               : m_secondInvitation;
    m_views->setCurrentWidget(view);
    refreshActions();
}

/// Focuses the control of the mode, so that keys work at once.
void ComparePage::focusMode()
{
    if (m_mode == Mode::SideBySide && !m_worlds.empty())
        m_sideBySide->focusMap();
    else if (m_mode == Mode::Steps && !m_worlds.empty())
        m_steps->focusSlider();
    else if (m_worlds.size() >= 2)
        m_overlay->focusControl();
}

void ComparePage::refreshActions()
{
    const bool any = !m_worlds.empty();
    const bool room = m_worlds.size() < kMostWorlds;
    for (QAction *action : m_modeActions)
        action->setEnabled(any);
    for (QAction *action : {m_home, m_things, m_showMetrics})
        action->setEnabled(any);
    for (QAction *action : {m_addGenerator, m_addCopy})
        action->setEnabled(any && room);
    m_addRandom->setEnabled(room);
    m_add->setEnabled(room);
}

} // namespace cave

#include "moc_compare_page.cpp"
