// SPDX-License-Identifier: MIT
#include "app/seeds/map/seed_map_window.h"

#include "app/common/seed_worlds.h"
#include "app/common/typed_place.h"
#include "app/common/window_layout.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/places/places_panel.h"
#include "app/seeds/source/seed_link.h"
#include "core/path/floor_window.h"
#include "core/world/world_map.h"
#include "editor/document/wanted_work.h"
#include "editor/view/form/form.h"
#include "editor/view/map/coordinate_grid.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/map_view.h"
#include "editor/view/overlays/map_overlays.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QObject>
#include <QSettings>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "moc_seed_map_window.cpp"

namespace cave {
namespace {

constexpr std::int64_t kMargin = 64;     ///< cells around the two ends, for detours
constexpr std::int64_t kFarthest = 2000; ///< cells between the ends, for counting steps

constexpr QSize kUsualSize{1000, 700};
constexpr int kPlacesWidth = 320;
constexpr const char *kGridKey = "seeds/mapGrid";

} // namespace

/// Measures from one cell to another, between two clicks or along a drag: in cells, and in steps on a
/// shortest path with the four cardinal moves. Paths are looked for in another thread, near the two cells
/// only.
class MapRuler : public QObject, public MapTool {
    Q_OBJECT

public:
    explicit MapRuler(QObject *parent = nullptr)
        : QObject(parent)
        , m_walker(
              WorkUrgency::Cards, [](const Question &question) { return stepsOf(question); },
              [this](const Question & /*question*/, std::optional<int> steps) {
                  m_state = steps ? Steps::Known : Steps::NoPath;
                  m_steps = steps.value_or(0);
                  emit changed();
              })
    {
    }

    /// The world that is measured in; removes the previous measurement.
    void setWorld(const WorldSpec &spec)
    {
        m_spec = spec;
        clear();
    }

    /// Removes the measurement.
    void clear()
    {
        m_walker.forget();
        m_from.reset();
        m_open = false;
        m_state = Steps::Unknown;
        emit changed();
    }

    /// The line, and its length as a label.
    [[nodiscard]] MapOverlays overlays() const
    {
        MapOverlays overlays;
        if (!m_from)
            return overlays;
        const QString steps = stepsText();
        overlays.lines.push_back({*m_from, m_to, std::nullopt});
        overlays.labels.push_back({m_to, steps.isEmpty() ? distanceText() : distanceText() + u'\n' + steps});
        return overlays;
    }

    /// "12 cells east, 5 north · 21 steps"; empty if nothing is measured.
    [[nodiscard]] QString text() const
    {
        if (!m_from)
            return {};
        const QString steps = stepsText();
        return steps.isEmpty() ? distanceText() : distanceText() + QStringLiteral(" · ") + steps;
    }

    void press(const Pointer &at) override
    {
        if (m_open)
            return moveEnd(at.cell);
        m_walker.forget();
        m_from = m_to = at.cell;
        m_open = true;
        m_moved = false;
        m_state = Steps::Unknown;
        emit changed();
    }

    void drag(const Pointer &at) override { moveEnd(at.cell); }

    /// A click without a drag is the first one or, elsewhere than that, the second.
    void release(const Pointer &at) override
    {
        if (!m_open)
            return;
        moveEnd(at.cell);
        if (m_moved)
            finish();
    }

    void hover(std::optional<WorldPos> cell) override
    {
        if (m_open && cell)
            moveEnd(*cell);
    }

    void cancel() override { clear(); }
    [[nodiscard]] bool hasMoreToCancel() const override { return m_from.has_value(); }

signals:
    void changed();

private:
    struct Question {
        WorldSpec spec;
        WorldPos from;
        WorldPos to;

        friend bool operator==(const Question &, const Question &) = default;
    };

    /// None if there is no path near the two cells.
    static std::optional<int> stepsOf(const Question &question)
    {
        const std::shared_ptr<const SeedWorld> world = seedWorld(question.spec);
        if (!world->source())
            return std::nullopt;
        WorldMap map(*world->source());
        const WorldPos low{std::min(question.from.x, question.to.x) - kMargin,
                           std::min(question.from.y, question.to.y) - kMargin};
        const CellRect area{low,
                            static_cast<int>(std::abs(question.to.x - question.from.x) + 2 * kMargin + 1),
                            static_cast<int>(std::abs(question.to.y - question.from.y) + 2 * kMargin + 1)};
        BitGrid rock;
        map.copyRock(area, rock);
        const std::vector<WorldPos> path = findPath(FloorWindow(low, rock), question.from, question.to);
        return path.empty() ? std::nullopt : std::optional(static_cast<int>(path.size()) - 1);
    }

    [[nodiscard]] QString distanceText() const
    {
        const auto cells = [](std::int64_t count) { return QLocale().toString(qlonglong{std::abs(count)}); };
        const std::int64_t east = m_to.x - m_from->x;
        const std::int64_t north = m_to.y - m_from->y;
        return (east < 0 ? tr("%1 west") : tr("%1 east")).arg(cells(east)) + QStringLiteral(" · ") +
               (north < 0 ? tr("%1 south") : tr("%1 north")).arg(cells(north));
    }

    [[nodiscard]] QString stepsText() const
    {
        switch (m_state) {
        case Steps::Unknown:
            break;
        case Steps::Counting:
            return tr("counting steps…");
        case Steps::Known:
            return m_steps == 1 ? tr("1 step") : tr("%1 steps").arg(QLocale().toString(m_steps));
        case Steps::NoPath:
            return tr("no path nearby");
        case Steps::TooFar:
            return tr("too far to count steps");
        }
        return {};
    }

    void moveEnd(WorldPos to)
    {
        if (!m_open || m_to == to)
            return;
        m_to = to;
        m_moved = m_moved || to != *m_from;
        emit changed();
    }

    void finish()
    {
        m_open = false;
        const bool near = std::max(std::abs(m_to.x - m_from->x), std::abs(m_to.y - m_from->y)) <= kFarthest;
        m_state = near ? Steps::Counting : Steps::TooFar;
        if (near)
            m_walker.ask({m_spec, *m_from, m_to});
        emit changed();
    }

    WorldSpec m_spec;
    std::optional<WorldPos> m_from;
    WorldPos m_to;
    bool m_open = false; ///< the second click is awaited
    bool m_moved = false;
    enum class Steps : std::uint8_t { Unknown, Counting, Known, NoPath, TooFar } m_state = Steps::Unknown;
    int m_steps = 0;
    LatestQuestion<Question, std::optional<int>> m_walker;
};

SeedMapWindow::SeedMapWindow(std::shared_ptr<const Content> content, QWidget *parent)
    : QDialog(parent)
    , m_content(std::move(content))
    , m_ruler(std::make_unique<MapRuler>())
{
    setUpForm(m_ui, *this);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    for (const auto &[button, icon] : {std::pair(m_ui.seedMap_grid, "table"),
                                       {m_ui.seedMap_ruler, "line"},
                                       {m_ui.seedMap_places, "search"},
                                       {m_ui.seedMap_copyLink, "copy"}})
        button->setIcon(namedIcon(icon));
    m_map = new ComparedMap("seedMap.view");
    m_grid = new CoordinateGrid(map());
    m_places = new PlacesPanel;
    m_ui.split->addWidget(m_map);
    m_ui.split->addWidget(m_places);
    m_ui.split->setStretchFactor(0, 1);
    m_ui.split->setSizes({kUsualSize.width() - kPlacesWidth, kPlacesWidth});
    connect(m_ui.seedMap_goTo, &QLineEdit::returnPressed, this, [this] { goTo(m_ui.seedMap_goTo->text()); });
    connect(m_ui.seedMap_grid, &QToolButton::toggled, this, [this](bool on) {
        m_grid->setVisible(on);
        QSettings().setValue(kGridKey, on);
    });
    connect(m_ui.seedMap_ruler, &QToolButton::toggled, this, &SeedMapWindow::setRuling);
    connect(m_ui.seedMap_places, &QToolButton::toggled, m_places, &QWidget::setVisible);
    connect(m_ui.seedMap_copyLink, &QToolButton::clicked, this, &SeedMapWindow::copyLink);
    connect(m_ruler.get(), &MapRuler::changed, this, &SeedMapWindow::followRuler);
    connect(m_places, &PlacesPanel::layerChanged, this, &SeedMapWindow::refreshOverlays);
    connect(m_places, &PlacesPanel::areaWanted, this,
            [this] { m_places->drawLike(usualSketchArea(map().camera().normalized().cell)); });
    connect(m_places, &PlacesPanel::placeChosen, this, [this](WorldPos at) { map().lookAt(at); });
    connect(map().input(), &MapInput::cellHovered, this, &SeedMapWindow::reportCell);
    connect(map().input(), &MapInput::hoverEnded, this, &SeedMapWindow::reportCell);
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { m_grid->update(); });
    m_ui.seedMap_grid->setChecked(QSettings().value(kGridKey, true).toBool());
    m_places->hide();
    setFirstSize(*this, kUsualSize);
}

/// The map must forget the ruler and the world first.
SeedMapWindow::~SeedMapWindow()
{
    hide(); // the mouse leaves the map, which is reported to this window
    map().input()->setTool(nullptr);
    m_map->setWorld(nullptr);
}

void SeedMapWindow::showWorld(const WorldSpec &spec, const CardCamera &camera)
{
    if (m_world == nullptr || spec != m_spec) {
        m_spec = spec;
        m_ui.seedMap_note->report({});
        m_ruler->setWorld(spec);
        m_places->setWorld(spec);
        if (m_world == nullptr) {
            m_world = std::make_unique<ComparedWorld>(spec, m_content, ComparedWorld::Metrics::None);
            m_map->setWorld(m_world.get());
        } else {
            m_world->setSpec(spec);
        }
    }
    map().setZoom(camera.zoom);
    map().setCamera(camera.at);
    m_ui.seedMap_copyLink->setEnabled(canBeLinked(spec));
    retranslateUi();
}

void SeedMapWindow::showPlaces()
{
    m_ui.seedMap_places->setChecked(true);
    m_places->focusFirst();
}

void SeedMapWindow::goTo(const QString &text)
{
    const std::optional<WorldPos> place = typedPlace(text);
    if (!place)
        return m_ui.seedMap_note->warn(
            tr("“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).")
                .arg(text));
    m_ui.seedMap_note->report({});
    map().lookAt(*place);
    map().setFocus();
}

void SeedMapWindow::setRuling(bool on)
{
    map().input()->setTool(on ? m_ruler.get() : nullptr);
    m_ruler->clear();
}

/// The distance is also in the note, where screen readers find it.
void SeedMapWindow::followRuler()
{
    refreshOverlays();
    const QString measured = m_ruler->text();
    if (!m_ui.seedMap_ruler->isChecked())
        m_ui.seedMap_note->report({});
    else
        m_ui.seedMap_note->report(
            measured.isEmpty() ? tr("Click two cells to measure the distance between them.") : measured);
}

/// The middle of the map is the place.
void SeedMapWindow::copyLink()
{
    const QString link = seedLinkText({m_spec, map().camera().normalized().cell});
    QGuiApplication::clipboard()->setText(link);
    m_ui.seedMap_note->report(tr("Copied: %1").arg(link) + u'\n' +
                              tr("To open it, paste it in Seeds under Source, in a list of seeds."));
}

void SeedMapWindow::refreshOverlays()
{
    MapOverlays overlays = m_places->layer().overlays;
    append(overlays, m_ruler->overlays());
    m_map->setOverlays(std::move(overlays));
}

void SeedMapWindow::reportCell()
{
    const std::optional<WorldPos> &cell = map().input()->hovered();
    m_ui.seedMap_cell->setText(cell ? coordinatesText(*cell) : QString());
}

void SeedMapWindow::retranslateUi()
{
    m_ui.retranslateUi(this);
    setWindowTitle(tr("Map of %1").arg(asTitle(QString::fromStdString(seedText(m_spec)))));
    if (m_ui.seedMap_ruler->isChecked())
        followRuler();
    m_ui.seedMap_copyLink->setToolTip(
        m_ui.seedMap_copyLink->isEnabled()
            ? tr("Copy this world and place as a line of text that others can paste")
        : m_spec.levelFiles.empty() ? tr("This seed is too long for a link")
                                    : tr("Worlds made from your own level files don't fit into a link"));
}

MapView &SeedMapWindow::map() const
{
    return m_map->map();
}

} // namespace cave

#include "seed_map_window.moc"
