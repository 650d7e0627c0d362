// SPDX-License-Identifier: MIT
// What the seeds page shows of its seeds, and how it follows choices.

#include "app/common/banner.h"
#include "app/common/seed_worlds.h"
#include "app/common/typed_place.h"
#include "app/seeds/compare/compare_page.h"
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/map/seed_details.h"
#include "app/seeds/map/seed_map_window.h"
#include "app/seeds/marks/marks_panel.h"
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/page/floor_box.h"
#include "app/seeds/page/search_panel.h"
#include "app/seeds/page/seed_files.h"
#include "app/seeds/page/seeds_actions.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/plots/plots_page.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_texts.h"
#include "app/seeds/sheet/card_metrics_button.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/sketch/sketch_row.h"
#include "app/seeds/source/source_panel.h"
#include "app/seeds/table/seed_table_view.h"
#include "app/seeds/table/sort_box.h"
#include "core/analysis/sketch/sketch_ground.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/world/generator_info.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSlider>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// A condition is distinguished from a text to search for by its operators.
bool looksLikeCondition(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c == '<' || c == '>' || c == '=' || c == '('; });
}

/// What filters apart from the text in the field, which holds `inField`.
QStringList otherFilters(const SeedOrder &order, const std::vector<MetricSpan> &inField)
{
    QStringList parts;
    if (order.spans() != inField) {
        for (const MetricSpan &span : order.spans())
            parts.append(QStringLiteral("%1 %2").arg(metricLabel(span.query), spanText(span)));
    }
    if (order.results() != ResultsShown::All)
        parts.append(order.results() == ResultsShown::Matches ? SeedsPage::tr("matches only")
                                                              : SeedsPage::tr("near misses only"));
    return parts;
}

} // namespace

void SeedsPage::showView(QWidget *view)
{
    m_views->setCurrentWidget(view);
    const bool maps = view == m_sheet;
    m_cardSize->setVisible(maps);
    m_cardMetrics->setVisible(maps);
    // A comparison is neither filtered nor sorted.
    const bool many = view != m_compare;
    for (QWidget *part : {static_cast<QWidget *>(m_filter), static_cast<QWidget *>(m_sort)})
        part->setVisible(many);
    m_actions->find->setEnabled(many);
    m_count->setVisible(many && view != m_plots); // which shows it itself
    m_spacer->setVisible(!many);
    updateFloor();
    updateCounts();
    updateActions();
    m_views->currentWidget()->setFocus();
}

void SeedsPage::compareSelected()
{
    std::vector<WorldSpec> specs = m_chosen.specs();
    constexpr std::size_t kMost = ComparePage::kMaxWorlds;
    if (specs.size() > kMost) {
        m_banner.report(Banner::Kind::Note, tr("Compare shows the first %1 of the %2 seeds selected.")
                                                .arg(kMost)
                                                .arg(QLocale().toString(qulonglong{specs.size()})));
        specs.resize(kMost);
    }
    // What was changed in a comparison stays until others are selected; a single one joins it.
    const std::vector<WorldSpec> worlds = m_compare->worlds();
    const bool others = specs != m_compared;
    const bool joins =
        others && specs.size() == 1 && std::ranges::find(worlds, specs.front()) == worlds.end();
    if (worlds.empty() || (others && specs.size() >= 2))
        m_compare->setWorlds(specs);
    else if (joins && worlds.size() < kMost)
        m_compare->addWorld(specs.front());
    else if (joins)
        m_banner.report(Banner::Kind::Note,
                        tr("Compare shows %1 worlds already. Remove one to add this seed.").arg(kMost));
    m_compared = std::move(specs);
    m_actions->compare->setChecked(true);
    showView(m_compare);
}

void SeedsPage::inspectCurrent()
{
    if (const std::optional<WorldSpec> spec = m_chosen.currentSpec())
        emit inspectRequested(*spec);
}

/// Turns the middle of the current map into a sketch.
void SeedsPage::searchLikeThis()
{
    const std::optional<WorldSpec> spec = m_chosen.currentSpec();
    if (!spec)
        return;
    const std::shared_ptr<const SeedWorld> seed = seedWorld(*spec);
    if (!seed->source())
        return m_banner.report(Banner::Kind::Error, errorText(seed->source().error()));
    WorldMap map(*seed->source());
    const WorldPos middle = m_sheet->cameras().of(m_chosen.current()).at.normalized().cell;
    const Result<WorldPos> spawn = seed->spawn();
    drawSketch(sketchOf(map, spawn ? std::optional(*spawn) : std::nullopt, usualSketchArea(middle)));
}

void SeedsPage::drawSketch(const SketchPattern &pattern)
{
    m_actions->sidePanel->setChecked(true);
    m_side->setCurrentIndex(1);
    m_search->sketch()->draw(pattern);
}

/// Shows another set of the source, unless it only arrives after other seeds were asked for.
void SeedsPage::setSource(const SeedSet &set)
{
    m_sourceSet = set;
    m_search->setSet(set);
    if (m_origin == Origin::Source || m_source->isEntered())
        showSource();
}

/// Shows the source's seeds. A running search is stored and can be resumed.
void SeedsPage::showSource()
{
    m_origin = Origin::Source;
    m_table->showSet(m_sourceSet);
    m_cardMetrics->offer();
    updateFloor();
    if (m_views->currentWidget() == m_empty || m_views->currentWidget() == m_compare)
        m_actions->sheet->trigger();
}

/// Shows only the card's world.
void SeedsPage::showCard(const SeedCard &card)
{
    m_origin = Origin::Card;
    m_source->settle();
    m_table->showSet(SeedSet::worlds({card.spec}));
    clearFilters(); // otherwise they might hide the card
    m_cardMetrics->offer();
    updateFloor();
    m_actions->sheet->trigger();
    const QModelIndex shown = m_order->index(0, 0);
    m_sheet->setCurrentIndex(shown);
    if (card.camera)
        m_sheet->cameras().steer(shown, CardCamera{{card.camera->cell}, Zoom{card.camera->zoom}}.valid());
}

void SeedsPage::updateOrigin()
{
    const bool away = m_origin != Origin::Source;
    m_actions->back->setEnabled(away);
    m_originBar->setVisible(away);
    if (m_origin == Origin::Card) {
        m_originText->setText(
            tr("Seed card: %1").arg(QString::fromStdString(seedText(m_table->rows().set().base()))));
    } else if (away && m_searching->request()) {
        m_originText->setText(tr("Search results: %1").arg(wantedText(*m_searching->request()).simplified()));
    }
}

/// A filter from a plot or a column is appended to the text in the field, as a condition. It can't be
/// combined with a text to search for: then the line below shows it.
void SeedsPage::showSpans()
{
    updateCounts();
    if (m_order->spans() == m_seenSpans)
        return;
    m_seenSpans = m_order->spans();
    ConditionError ignored;
    const bool joins = m_ownFilter.isEmpty() || Condition::parse(m_ownFilter.toStdString(), ignored);
    QStringList parts;
    for (const MetricSpan &span : m_order->spans()) {
        if (const QString text = spanCondition(span); joins && !text.isEmpty())
            parts.append(text);
    }
    if (!parts.isEmpty() && !m_ownFilter.isEmpty())
        parts.prepend(QStringLiteral("(%1)").arg(m_ownFilter));
    const QString text = parts.isEmpty() ? m_ownFilter : parts.join(QLatin1String(" and "));
    m_fieldSpans = joins ? m_order->spans() : std::vector<MetricSpan>();
    if (m_filter->text().trimmed() != text) {
        // Not by blocking its signals: its clear button is connected, too.
        disconnect(m_filter, &QLineEdit::textChanged, this, &SeedsPage::applyFilter);
        m_filter->setText(text);
        connect(m_filter, &QLineEdit::textChanged, this, &SeedsPage::applyFilter);
    }
    updateCounts();
}

/// Typing replaces the whole field, including spans in it.
void SeedsPage::applyFilter()
{
    const QString text = m_filter->text().trimmed();
    m_ownFilter = text;
    std::optional<Condition> condition;
    ConditionError error;
    const bool wanted = looksLikeCondition(text);
    if (wanted)
        condition = Condition::parse(text.toStdString(), error);
    m_filterProblem = wanted && !condition ? error.message : Message();
    const SeedSet &set = m_table->rows().set();
    if (const auto query = condition ? firstUnmeasured(*condition, set) : std::nullopt) {
        m_filterProblem = unmeasuredText(*query, set.base().generator.kind);
        condition.reset();
    }
    showFilterProblem();
    if (!std::exchange(m_fieldSpans, {}).empty() || text.isEmpty())
        m_order->setSpans({});
    if (text.isEmpty())
        m_order->setResults(ResultsShown::All);
    // An incomplete condition doesn't filter anything.
    m_order->setText(wanted ? QString() : text);
    m_order->setCondition(std::move(condition));
    updateCounts();
}

void SeedsPage::showFilterProblem()
{
    const bool wrong = !m_filterProblem.empty();
    m_filter->setToolTip(wrong ? messageText(m_filterProblem) : m_filter->placeholderText());
    QPalette palette = this->palette();
    if (wrong)
        palette.setColor(QPalette::Text, currentTheme().danger);
    m_filter->setPalette(palette);
}

/// Also those that aren't in the field.
void SeedsPage::clearFilters()
{
    m_filter->clear();
    m_order->clearFilters();
}

void SeedsPage::updateCounts()
{
    const QLocale locale;
    const int shown = m_order->rowCount();
    const int all = m_table->rowCount();
    for (QAction *action : {m_actions->saveSheet, m_actions->saveRows, m_actions->copyRows})
        action->setEnabled(shown > 0);
    QStringList parts;
    if (!m_filterProblem.empty())
        parts.append(tr("The filter: %1").arg(messageText(m_filterProblem)));
    parts.append(otherFilters(*m_order, m_fieldSpans));
    parts.append(shown == all ? (all == 1 ? tr("One seed") : tr("%1 seeds").arg(locale.toString(all)))
                              : tr("%1 of %2 seeds").arg(locale.toString(shown), locale.toString(all)));
    if (m_table->leftOut() > 0) {
        parts.append(tr("%1 more are not shown; search covers all of them")
                         .arg(locale.toString(qlonglong{m_table->leftOut()})));
    }
    if (m_table->values().measuredShare() < 1)
        parts.append(tr("measured %1 %").arg(static_cast<int>(100 * m_table->values().measuredShare())));
    const auto selected = static_cast<int>(m_chosen.rows().size());
    if (selected > 1)
        parts.append(tr("%Ln selected", nullptr, selected));
    m_count->setText(parts.join(QStringLiteral("  ·  ")));
    const bool nothing = shown == 0 && m_views->currentWidget() != m_compare;
    m_empty->setText(all == 0 ? tr("No seeds yet.\n\nChoose a source on the left: numbers, a list, a file, "
                                   "random seeds, or one seed with many settings. Or start a search.")
                              : tr("No seeds match the filter."));
    if (nothing)
        m_views->setCurrentWidget(m_empty);
    else if (m_views->currentWidget() == m_empty)
        m_views->setCurrentWidget(m_actions->table->isChecked()   ? static_cast<QWidget *>(m_tableView)
                                  : m_actions->plots->isChecked() ? static_cast<QWidget *>(m_plots)
                                                                  : static_cast<QWidget *>(m_sheet));
}

void SeedsPage::updateActions()
{
    const bool any = m_chosen.current().isValid();
    for (QAction *action : {m_actions->play, m_actions->inspect, m_actions->largeMap, m_actions->places,
                            m_actions->likeThis, m_actions->star, m_actions->copySeed, m_actions->copyLink,
                            m_actions->copyCommand, m_actions->saveCard, m_actions->saveMap})
        action->setEnabled(any);
    updateCounts();
}

void SeedsPage::updateDetails()
{
    const std::optional<WorldSpec> spec = m_chosen.currentSpec();
    updateActions();
    if (!spec) {
        m_actions->star->setChecked(false);
        m_details->clear();
        return;
    }
    const SeedMarks &marks = m_marks.marksOf(*spec);
    m_actions->star->setChecked(marks.starred);
    m_details->marks()->setKnownTags(m_marks.tags());
    m_details->show(*spec, marks);
}

void SeedsPage::reportRowsInView(int first, int end)
{
    std::vector<int> rows;
    for (int row = first; row < std::min(end, m_order->rowCount()); ++row)
        rows.push_back(m_order->mapToSource(m_order->index(row, 0)).row());
    m_table->values().setRowsInView(rows);
    m_table->sketched().setRowsInView(rows);
}

void SeedsPage::showMenu(const QModelIndex & /*index*/, const QPoint &at)
{
    QMenu menu;
    for (QAction *action : m_actions->ofSeed()) {
        if (action == nullptr)
            menu.addSeparator();
        else
            menu.addAction(action);
    }
    menu.exec(at);
}

/// Passes the content of the library to the source panel.
void SeedsPage::showKept()
{
    m_source->setKept(m_marks.all());
}

/// The stepper is shown for dungeons: among the seeds, or the compared worlds.
void SeedsPage::updateFloor()
{
    const auto isDungeon = [](GeneratorKind kind) { return generatorInfo(kind).levels == LevelKind::Floor; };
    const bool comparing = m_views->currentWidget() == m_compare;
    const bool any = comparing
                         ? std::ranges::any_of(m_compare->worlds(), isDungeon,
                                               [](const WorldSpec &spec) { return spec.generator.kind; })
                         : std::ranges::any_of(m_table->generators(), isDungeon);
    m_floor->showFloor(m_sheet->cameras().floor(), any);
    if (comparing && m_compare->mode() == ComparePage::Mode::Steps) { // which has these keys for its stages
        m_actions->previousFloor->setEnabled(false);
        m_actions->nextFloor->setEnabled(false);
    }
}

void SeedsPage::toggleStar(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_details->marks()->flush();
    const WorldSpec spec = m_order->specAt(index.row());
    SeedMarks marks = m_marks.marksOf(spec);
    marks.starred = !marks.starred;
    if (!m_marks.keep(spec, marks))
        updateDetails(); // the action has changed
}

SeedMapWindow *SeedsPage::showMap()
{
    const std::optional<WorldSpec> spec = m_chosen.currentSpec();
    if (!spec)
        return nullptr;
    if (m_window == nullptr)
        m_window = new SeedMapWindow(m_content, this);
    m_window->showWorld(*spec, m_sheet->cameras().of(*spec));
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    return m_window;
}

void SeedsPage::showFirstAt(WorldPos place)
{
    const QModelIndex source = m_table->index(0, 0);
    if (source.isValid() && !m_order->mapFromSource(source).isValid())
        clearFilters();
    const QModelIndex first = m_order->mapFromSource(source);
    if (!first.isValid())
        return;
    m_sheet->setCurrentIndex(first);
    CardCamera camera = m_sheet->cameras().of(first);
    camera.at = {place, 0.5, 0.5};
    m_sheet->cameras().steer(first, camera.valid());
    m_details->lookAt(place);
}

} // namespace cave
