// SPDX-License-Identifier: MIT
#include "app/seeds/places/places_panel.h"

#include "app/common/named_button.h"
#include "app/common/seed_worlds.h"
#include "app/seeds/conditions/condition_checks.h"
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/conditions/condition_field.h"
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/sketch/sketch_row.h"
#include "app/seeds/source/field_note.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/content/shared_content.h"
#include "core/edit/cell_mask.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/numbers.h"
#include "editor/view/texts/place_texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
namespace {

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

PlacesPanel::PlacesPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName("placesPanel");
    makeParts();
    layOut();
    connectParts();
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

void PlacesPanel::makeParts()
{
    m_about = plainLabel("places.about", this);
    m_sketch = new SketchRow(this, SketchRow::Reach::Hidden);
    m_like = namedButton("places.like", this);
    m_editLabel = new QLabel(this);
    m_edit = named("places.condition", new ConditionEdit(this));
    m_editLabel->setBuddy(m_edit->field()); // as in SearchPanel
    m_note = new FieldNote("places.note", this);
    m_find = namedButton("places.find", this);
    m_more = namedButton("places.more", this);
    m_stop = namedButton("places.stop", this);
    m_progress = plainLabel("places.progress", this);
    m_list = named("places.list", new QTreeView(this));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_order.setSourceModel(&m_model);
    m_order.setSortRole(PlacesModel::kSortRole);
    m_list->setModel(&m_order);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(PlacesModel::Distance, Qt::AscendingOrder);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_list->setMinimumHeight(4 * m_list->fontMetrics().lineSpacing());
}

void PlacesPanel::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(2 * kGrid);
    for (QPushButton *button : {m_find, m_more, m_stop})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *column = vbox(*this, 2 * kGrid, QMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 3 * kGrid),
                        {m_about, m_sketch, {m_like, 0, Qt::AlignLeft}});
    for (QWidget *part : {static_cast<QWidget *>(m_editLabel), static_cast<QWidget *>(m_edit),
                          static_cast<QWidget *>(m_note)})
        column->addWidget(part);
    column->addLayout(buttons);
    column->addWidget(m_progress);
    column->addWidget(m_list, 1);
}

void PlacesPanel::connectParts()
{
    connect(m_sketch, &SketchRow::changed, this, &PlacesPanel::questionChanged);
    connect(m_like, &QPushButton::clicked, this, &PlacesPanel::areaWanted);
    connect(m_edit, &ConditionEdit::conditionChanged, this, &PlacesPanel::questionChanged);
    connect(m_edit, &ConditionEdit::entered, this, &PlacesPanel::find);
    connect(m_find, &QPushButton::clicked, this, &PlacesPanel::find);
    connect(m_more, &QPushButton::clicked, &m_finder, &PlaceFinder::goOn);
    connect(m_stop, &QPushButton::clicked, &m_finder, &PlaceFinder::stop);
    connect(&m_finder, &PlaceFinder::changed, this, &PlacesPanel::follow);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &PlacesPanel::choose);
    // A click on the current one goes there again.
    connect(m_list, &QTreeView::clicked, this, &PlacesPanel::choose);
}

void PlacesPanel::setWorld(const std::optional<WorldSpec> &spec, bool changed)
{
    m_changed = changed;
    if (spec != m_spec) {
        m_spec = spec;
        m_edit->field()->setWorlds(spec);
        m_finder.clear();
    }
    retranslateUi();
}

void PlacesPanel::focusFirst()
{
    m_edit->setFocus(Qt::OtherFocusReason);
}

void PlacesPanel::drawLike(CellRect area)
{
    if (!m_spec)
        return;
    const std::shared_ptr<const SeedWorld> seed = seedWorld(*m_spec);
    if (!seed->source())
        return m_note->warn(errorText(seed->source().error()));
    area.width = std::min(area.width, SketchPattern::kMaxSide);
    area.height = std::min(area.height, SketchPattern::kMaxSide);
    WorldMap map(*seed->source());
    m_sketch->draw(sketchOf(map, std::nullopt, area)); // there is only one spawn, so it would find only this
}

QString PlacesPanel::problem() const
{
    if (!m_spec)
        return tr("Open a world first.");
    const GeneratorKind kind = m_spec->generator.kind;
    if (isBounded(kind))
        return tr("This world has levels. Places are searched for only in endless worlds.");
    if (const std::optional<Condition> &where = m_edit->condition()) {
        if (const std::optional<MetricQuery> query = firstUnmeasured(*where, kind))
            return messageText(unmeasuredText(*query, kind)) + u'.';
    }
    return {};
}

/// Whether the fields still have what was searched for: only then can the search go on.
bool PlacesPanel::asksTheSame() const
{
    return m_edit->text().trimmed() == m_text && queryOf(*m_sketch) == m_drawn;
}

/// The results stay until the next search.
void PlacesPanel::questionChanged()
{
    m_finder.stop();
    refresh();
}

void PlacesPanel::find()
{
    m_edit->field()->reportProblemNow();
    const bool hasText = !m_edit->text().trimmed().isEmpty();
    if (!problem().isEmpty() || (hasText && !m_edit->condition()))
        return refresh();
    if (!hasText && !m_sketch->hasSketch())
        return m_note->warn(tr("Draw a sketch or enter a condition."));
    PlaceWanted wanted{m_sketch->sketch(), m_edit->condition()};
    m_queries = wanted.where ? wanted.where->queries() : std::vector<MetricQuery>();
    m_text = m_edit->text().trimmed();
    m_drawn = queryOf(*m_sketch);
    m_finder.start(*m_spec, contentFor(scenarioOf(m_spec->generator.kind)), std::move(wanted));
}

void PlacesPanel::follow()
{
    const int before = m_model.rowCount();
    m_model.setPlaces(m_finder.places(), m_queries);
    m_list->setColumnHidden(PlacesModel::Match, !m_drawn);
    m_list->setColumnHidden(PlacesModel::Turned, !m_drawn || !m_drawn->turned);
    if (before == 0 && m_model.rowCount() > 0)
        m_list->setCurrentIndex(m_order.index(0, 0)); // which also shows it
    if (m_model.rowCount() != before)
        mark();
    refresh();
}

void PlacesPanel::refresh()
{
    using State = PlaceFinder::State;
    const State state = m_finder.state();
    const QString wrong = state == State::Failed ? errorText(*m_finder.error()) : problem();
    m_note->warn(wrong);
    const bool running = state == State::Running;
    m_find->setVisible(!running);
    for (QPushButton *button : {m_find, m_like})
        button->setEnabled(problem().isEmpty());
    m_more->setVisible((state == State::Paused || state == State::Stopped) && asksTheSame());
    m_stop->setVisible(running);
    m_progress->setText(progressText());
    m_progress->setVisible(!m_progress->text().isEmpty());
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
    const Place *current = placeOf(m_list->currentIndex());
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

void PlacesPanel::refreshLook()
{
    const Theme &theme = currentTheme();
    setSecondary(m_about, theme);
    setSecondary(m_progress, theme);
    mark();
}

void PlacesPanel::retranslateUi()
{
    QString about = tr("Finds the nearest places in this world that look like a sketch or meet a condition, "
                       "the best one in each region.");
    if (m_changed)
        about += u' ' + tr("It searches the world as generated, without later changes.");
    m_about->setText(about);
    m_like->setText(tr("Like the pl&ace shown…"));
    m_like->setToolTip(tr("Begin a sketch with the middle of the map, or with what is selected"));
    m_editLabel->setText(tr("C&ondition"));
    m_edit->setToolTip(tr("Distances in it are measured from the place"));
    m_find->setText(tr("&Find"));
    m_find->setToolTip(tr("Search outward from the spawn"));
    m_more->setText(tr("Find more"));
    m_more->setToolTip(tr("Search farther away from the spawn"));
    m_stop->setText(tr("&Stop"));
    m_list->setAccessibleName(tr("Places found"));
    refresh();
}

} // namespace cave

#include "moc_places_panel.cpp"
