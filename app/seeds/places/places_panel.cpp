// SPDX-License-Identifier: MIT
#include "app/seeds/places/places_panel.h"

#include "app/common/seed_worlds.h"
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/metrics/metric_texts.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/content/builtin.h"
#include "core/edit/cell_mask.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QHideEvent>
#include <QItemSelectionModel>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <utility>

#include "moc_places_panel.cpp"

namespace cave {
namespace {

constexpr qint64 kSliceTime = 60; // ms

/// Whole rings of regions around the middle one are `searched`: how many cells the last one reaches.
std::int64_t reachOf(std::int64_t searched, int regionSize)
{
    const auto side = static_cast<std::int64_t>(std::sqrt(static_cast<double>(searched)));
    return searched == 0 ? 0 : (side - 1) / 2 * regionSize;
}

struct PlacesText {
    Q_DECLARE_TR_FUNCTIONS(Places)
};

constexpr int kQuarter = 90; // degrees

/// How a sketch lies on a map: "as drawn", "90°", "mirrored", "mirrored, 90°"; turned clockwise.
QString orientationText(Orientation orientation)
{
    const int degrees = orientation.quarters * kQuarter;
    if (degrees == 0)
        return orientation.mirrored ? PlacesText::tr("mirrored") : PlacesText::tr("as drawn");
    return (orientation.mirrored ? PlacesText::tr("mirrored, %1°") : PlacesText::tr("%1°")).arg(degrees);
}

constexpr std::size_t kMaxOutlines = 300; // more would slow down the map

std::optional<SketchQuery> queryOf(const SketchRow &row)
{
    const std::shared_ptr<const SketchMatcher> sketch = row.sketch();
    return sketch ? std::optional(sketch->query()) : std::nullopt;
}

MaskOverlay outlineOf(const CellRect &area, const QColor &colour, bool tinted)
{
    CellMask cells(kMaxRegionSize);
    for (int y = 0; y < area.height; ++y)
        cells.addRow({area.origin.x, area.origin.y + y}, area.width);
    return {std::make_shared<const CellMask>(std::move(cells)), colour, tinted};
}

} // namespace

struct PlaceFinder::Run {
    WorldSpec spec;
    std::shared_ptr<const Content> content;
    PlaceWanted wanted;
    std::optional<PlaceSearch> search; ///< once begun
    std::atomic<bool> halted = false;  ///< the region in work is left for later
};

PlaceFinder::PlaceFinder(QObject *parent)
    : QObject(parent)
    , m_slices(
          WorkUrgency::Measuring, [](const Slice &slice) { return searchSlice(slice); },
          [this](const Slice & /*slice*/, Found found) { take(std::move(found)); })
{
}

PlaceFinder::Found PlaceFinder::searchSlice(const Slice &slice)
{
    Run &run = *slice.run;
    if (!run.search) {
        Result<PlaceSearch> begun = PlaceSearch::begin(run.spec, run.content, run.wanted);
        if (!begun)
            return {{}, 0, 0, begun.error()};
        run.search = std::move(*begun);
    }
    Found found;
    QElapsedTimer time;
    time.start();
    do {
        if (std::optional<Place> place = run.search->next([&run] { return run.halted.load(); }))
            found.places.push_back(std::move(*place));
    } while (found.places.size() < slice.most && !time.hasExpired(kSliceTime) && !run.halted);
    found.searched = run.search->searched();
    found.reach = reachOf(found.searched, run.spec.settings.regionSize);
    return found;
}

void PlaceFinder::start(const WorldSpec &spec, std::shared_ptr<const Content> content, PlaceWanted wanted)
{
    clear();
    m_run = std::make_shared<Run>();
    m_run->spec = spec;
    m_run->content = std::move(content);
    m_run->wanted = std::move(wanted);
    goOn();
}

void PlaceFinder::goOn()
{
    if (m_run == nullptr || m_state == State::Running || m_state == State::Failed)
        return;
    m_most = m_places.size() + kAtOnce;
    m_run->halted = false;
    if (!m_asked) // otherwise it was stopped just now, and what is under way goes on
        askNext();
    setState(State::Running);
}

void PlaceFinder::stop()
{
    if (m_state != State::Running)
        return;
    m_run->halted = true;
    setState(State::Stopped);
}

void PlaceFinder::clear()
{
    m_slices.forget();
    m_asked = false;
    if (m_run)
        m_run->halted = true;
    m_run = nullptr;
    m_places.clear();
    m_searched = 0;
    m_reach = 0;
    m_error.reset();
    setState(State::Idle);
}

void PlaceFinder::askNext()
{
    m_asked = true;
    m_slices.ask({m_run, ++m_sliceNumber, m_most - m_places.size()});
}

/// What was found since the search was stopped counts, too.
void PlaceFinder::take(Found found)
{
    m_asked = false;
    if (found.error) {
        m_error = std::move(found.error);
        return setState(State::Failed);
    }
    m_searched = found.searched;
    m_reach = found.reach;
    m_places.insert(m_places.end(), std::make_move_iterator(found.places.begin()),
                    std::make_move_iterator(found.places.end()));
    if (m_state == State::Running && m_places.size() >= m_most)
        return setState(State::Paused);
    if (m_state == State::Running)
        askNext();
    emit changed();
}

void PlaceFinder::setState(State state)
{
    m_state = state;
    emit changed();
}

void PlacesModel::setPlaces(const std::vector<Place> &places, const std::vector<MetricQuery> &queries)
{
    const bool continues = queries == m_queries && places.size() >= m_places.size() &&
                           std::equal(m_places.begin(), m_places.end(), places.begin(),
                                      [](const Place &a, const Place &b) { return a.region == b.region; });
    if (!continues) {
        beginResetModel();
        m_places = places;
        m_queries = queries;
        return endResetModel();
    }
    if (places.size() == m_places.size())
        return;
    beginInsertRows({}, rowCount(), static_cast<int>(places.size()) - 1);
    m_places = places;
    endInsertRows();
}

int PlacesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int PlacesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PlacesModel::text(const Place &place, int column) const
{
    switch (column) {
    case Where:
        return coordinatesText(place.at);
    case Distance:
        return QLocale().toString(qlonglong{place.distance});
    case Match:
        return place.sketch ? unitValue(MetricUnit::Share, place.sketch->share()) : QString();
    case Turned:
        return place.sketch ? orientationText(place.sketch->orientation) : QString();
    default:
        return {};
    }
}

double PlacesModel::sortValue(const Place &place, int column) const
{
    const Orientation orientation = place.sketch ? place.sketch->orientation : Orientation();
    switch (column) {
    case Where:
        return static_cast<double>(place.at.x);
    case Distance:
        return static_cast<double>(place.distance);
    case Match:
        return place.sketch ? place.sketch->share() : 0;
    default:
        return orientation.quarters + (orientation.mirrored ? 4 : 0);
    }
}

QString PlacesModel::toolTip(const Place &place) const
{
    QStringList lines{
        tr("%1 · %Ln cells from the spawn", "coordinates, distance", pluralCount(place.distance))
            .arg(text(place, Where))};
    if (place.sketch)
        lines += tr("%1 of %2 cells match, %3", "cells, cells, how the sketch is turned")
                     .arg(place.sketch->agreeing)
                     .arg(place.sketch->counted)
                     .arg(text(place, Turned));
    for (std::size_t i = 0; i < std::min(place.values.size(), m_queries.size()); ++i)
        lines += metricLabel(m_queries[i]) + u' ' + metricValue(m_queries[i], place.values[i]);
    return lines.join(u'\n');
}

QVariant PlacesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(place(index.row()), index.column());
    case kSortRole:
        return sortValue(place(index.row()), index.column());
    case Qt::ToolTipRole:
        return toolTip(place(index.row()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(
            (index.column() == Turned ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant PlacesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole) // like the cells below
        return QVariant::fromValue<Qt::Alignment>((section == Turned ? Qt::AlignLeft : Qt::AlignRight) |
                                                  Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Distance)
        return tr("Distance from the spawn, in cells");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Where:
        return tr("Where");
    case Distance:
        return tr("Distance");
    case Match:
        return tr("Match");
    default:
        return tr("Turned");
    }
}

PlacesPanel::PlacesPanel(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    m_ui.search_sketchRow->setReach(SketchRow::Reach::Hidden);
    m_ui.editLabel->setBuddy(m_ui.places_condition->field()); // as in SearchPanel
    m_order.setSourceModel(&m_model);
    m_order.setSortRole(PlacesModel::kSortRole);
    m_ui.places_list->setModel(&m_order);
    m_ui.places_list->setSortingEnabled(true);
    m_ui.places_list->sortByColumn(PlacesModel::Distance, Qt::AscendingOrder);
    m_ui.places_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui.places_list->setMinimumHeight(4 * m_ui.places_list->fontMetrics().lineSpacing());
    connect(m_ui.search_sketchRow, &SketchRow::changed, this, &PlacesPanel::questionChanged);
    connect(m_ui.places_like, &QPushButton::clicked, this, &PlacesPanel::areaWanted);
    connect(m_ui.places_condition, &ConditionEdit::conditionChanged, this, &PlacesPanel::questionChanged);
    connect(m_ui.places_condition, &ConditionEdit::entered, this, &PlacesPanel::find);
    connect(m_ui.places_find, &QPushButton::clicked, this, &PlacesPanel::find);
    connect(m_ui.places_more, &QPushButton::clicked, &m_finder, &PlaceFinder::goOn);
    connect(m_ui.places_stop, &QPushButton::clicked, &m_finder, &PlaceFinder::stop);
    connect(&m_finder, &PlaceFinder::changed, this, &PlacesPanel::follow);
    connect(m_ui.places_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PlacesPanel::choose);
    // A click on the current one goes there again.
    connect(m_ui.places_list, &QTreeView::clicked, this, &PlacesPanel::choose);
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setSecondary(m_ui.places_about, theme);
        setSecondary(m_ui.places_progress, theme);
        mark();
    });
}

void PlacesPanel::setWorld(const std::optional<WorldSpec> &spec, bool changed)
{
    m_changed = changed;
    if (spec != m_spec) {
        m_spec = spec;
        m_ui.places_condition->field()->setWorlds(spec);
        m_finder.clear();
    }
    retranslateUi();
}

void PlacesPanel::drawLike(CellRect area)
{
    if (!m_spec)
        return;
    const std::shared_ptr<const SeedWorld> seed = seedWorld(*m_spec);
    if (!seed->source())
        return m_ui.places_note->warn(errorText(seed->source().error()));
    area.width = std::min(area.width, SketchPattern::kMaxSide);
    area.height = std::min(area.height, SketchPattern::kMaxSide);
    WorldMap map(*seed->source());
    m_ui.search_sketchRow->draw(
        sketchOf(map, std::nullopt, area)); // there is only one spawn, so it would find only this
}

QString PlacesPanel::problem() const
{
    if (!m_spec)
        return tr("Open a world first.");
    const GeneratorKind kind = m_spec->generator.kind;
    if (isBounded(kind))
        return tr("This world has levels. Places are searched for only in endless worlds.");
    if (const std::optional<Condition> &where = m_ui.places_condition->condition()) {
        if (const std::optional<MetricQuery> query = firstUnmeasured(*where, kind))
            return messageText(unmeasuredText(*query, kind)) + u'.';
    }
    return {};
}

/// Whether the fields still have what was searched for: only then can the search go on.
bool PlacesPanel::asksTheSame() const
{
    return m_ui.places_condition->text().trimmed() == m_text && queryOf(*m_ui.search_sketchRow) == m_drawn;
}

/// The results stay until the next search.
void PlacesPanel::questionChanged()
{
    m_finder.stop();
    refresh();
}

void PlacesPanel::find()
{
    m_ui.places_condition->field()->reportProblemNow();
    const bool hasText = !m_ui.places_condition->text().trimmed().isEmpty();
    if (!problem().isEmpty() || (hasText && !m_ui.places_condition->condition()))
        return refresh();
    if (!hasText && !m_ui.search_sketchRow->hasSketch())
        return m_ui.places_note->warn(tr("Draw a sketch or enter a condition."));
    PlaceWanted wanted{m_ui.search_sketchRow->sketch(), m_ui.places_condition->condition()};
    m_queries = wanted.where ? wanted.where->queries() : std::vector<MetricQuery>();
    m_text = m_ui.places_condition->text().trimmed();
    m_drawn = queryOf(*m_ui.search_sketchRow);
    m_finder.start(*m_spec, contentFor(scenarioOf(m_spec->generator.kind)), std::move(wanted));
}

void PlacesPanel::follow()
{
    const int before = m_model.rowCount();
    m_model.setPlaces(m_finder.places(), m_queries);
    m_ui.places_list->setColumnHidden(PlacesModel::Match, !m_drawn);
    m_ui.places_list->setColumnHidden(PlacesModel::Turned, !m_drawn || !m_drawn->turned);
    if (before == 0 && m_model.rowCount() > 0)
        m_ui.places_list->setCurrentIndex(m_order.index(0, 0)); // which also shows it
    if (m_model.rowCount() != before)
        mark();
    refresh();
}

void PlacesPanel::refresh()
{
    using State = PlaceFinder::State;
    const State state = m_finder.state();
    const QString wrong = state == State::Failed ? errorText(*m_finder.error()) : problem();
    m_ui.places_note->warn(wrong);
    const bool running = state == State::Running;
    m_ui.places_find->setVisible(!running);
    for (QPushButton *button : {m_ui.places_find, m_ui.places_like})
        button->setEnabled(problem().isEmpty());
    m_ui.places_more->setVisible((state == State::Paused || state == State::Stopped) && asksTheSame());
    m_ui.places_stop->setVisible(running);
    m_ui.places_progress->setText(progressText());
    m_ui.places_progress->setVisible(!m_ui.places_progress->text().isEmpty());
}

QString PlacesPanel::progressText() const
{
    using State = PlaceFinder::State;
    const State state = m_finder.state();
    if (state == State::Idle || state == State::Failed)
        return {};
    const QLocale locale;
    const auto count = static_cast<int>(m_finder.places().size());
    QStringList parts{count == 0   ? tr("No places yet")
                      : count == 1 ? tr("1 place")
                                   : tr("%1 places").arg(locale.toString(count))};
    parts += tr("searched %Ln cells around the spawn", nullptr, pluralCount(m_finder.reach()));
    if (state == State::Stopped)
        parts += tr("stopped");
    return parts.join(QStringLiteral(" · "));
}

/// Every place has a ring, and a sketch's an outline; the current one has a label.
void PlacesPanel::mark()
{
    OverlayLayer layer;
    const Theme &theme = currentTheme();
    const std::vector<Place> &places = m_model.places();
    const Place *current = placeOf(m_ui.places_list->currentIndex());
    for (std::size_t i = 0; i < places.size(); ++i) {
        layer.overlays.marks.push_back({places[i].at, MapMark::Shape::Ring, theme.accent});
        if (const bool isCurrent = current == &places[i]; places[i].sketch && (isCurrent || i < kMaxOutlines))
            layer.overlays.masks.push_back(outlineOf(places[i].sketch->place, theme.accent, isCurrent));
    }
    if (current != nullptr) {
        QString text = coordinatesText(current->at);
        if (current->sketch)
            text += QStringLiteral(" · ") + unitValue(MetricUnit::Share, current->sketch->share());
        layer.overlays.labels.push_back({current->at, text});
    }
    if (!places.empty())
        layer.legend.append({LegendEntry::Mark::Ring,
                             theme.accent,
                             tr("Places: %1").arg(QLocale().toString(m_model.rowCount())),
                             {}});
    m_layer = std::move(layer);
    emit layerChanged();
}

const Place *PlacesPanel::placeOf(const QModelIndex &index) const
{
    const QModelIndex row = m_order.mapToSource(index);
    return row.isValid() ? &m_model.place(row.row()) : nullptr;
}

void PlacesPanel::choose(const QModelIndex &index)
{
    const Place *place = placeOf(index);
    if (place == nullptr)
        return;
    mark();
    emit placeChosen(place->sketch ? place->sketch->middle() : place->at);
}

/// Nothing is searched unseen; `Find more` continues. A minimized window's search goes on.
void PlacesPanel::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous())
        m_finder.stop();
    QWidget::hideEvent(event);
}

void PlacesPanel::retranslateUi()
{
    m_ui.retranslateUi(this);
    QString about = tr("Finds the nearest places in this world that look like a sketch or meet a condition, "
                       "the best one in each region.");
    if (m_changed)
        about += u' ' + tr("It searches the world as generated, without later changes.");
    m_ui.places_about->setText(about);
    refresh();
    mark();
}

} // namespace cave
