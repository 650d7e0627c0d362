// SPDX-License-Identifier: MIT
#include "app/seeds/table/column_menu.h"

#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/metrics/reach_box.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/table/seed_table_view.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QActionGroup>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>
#include <cmath>
#include <utility>

#include "moc_column_menu.cpp"

namespace cave {
namespace {

/// The factor from a value to what a field shows.
double shownFactor(const MetricQuery &query)
{
    return infoOf(query.id).unit == MetricUnit::Share ? 100 : 1;
}

QString unitText(const MetricQuery &query)
{
    switch (infoOf(query.id).unit) {
    case MetricUnit::Share:
        return SpanPopup::tr("per cent");
    case MetricUnit::Cells:
        return SpanPopup::tr("cells");
    case MetricUnit::Steps:
        return SpanPopup::tr("steps");
    case MetricUnit::Power:
        return SpanPopup::tr("power");
    case MetricUnit::Count:
    case MetricUnit::Ratio:
        break;
    }
    return {};
}

/// The metrics that the rows may have, also as columns and conditions have them: with other reaches, and
/// those of things.
std::vector<MetricQuery> offeredQueries(const SeedTable &table)
{
    std::vector<MetricQuery> queries;
    for (const MetricInfo &info : metricInfos()) {
        if (table.rows().isMeasurableAnywhere(ownQuery(info.id)))
            queries.push_back(ownQuery(info.id));
    }
    std::vector<MetricQuery> others = table.queries();
    const std::vector<MetricQuery> wanted = table.conditionQueries();
    others.insert(others.end(), wanted.begin(), wanted.end());
    for (const MetricQuery &query : others) {
        // Other reaches follow the metric itself.
        const bool measured = table.rows().isMeasurableAnywhere(query);
        if (measured && std::ranges::find(queries, query) == queries.end())
            queries.insert(std::ranges::upper_bound(queries, query.id, {}, &MetricQuery::id), query);
    }
    return queries;
}

} // namespace

/// A menu that stays open while its items are toggled.
class LastingMenu : public QMenu {
    Q_OBJECT

public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (actionAt(event->pos()) == nullptr || !switchActive())
            QMenu::mouseReleaseEvent(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() != Qt::Key_Space || !switchActive())
            QMenu::keyPressEvent(event);
    }

private:
    [[nodiscard]] bool switchActive()
    {
        QAction *action = activeAction();
        if (action == nullptr || !action->isCheckable() || !action->isEnabled())
            return false;
        action->trigger();
        return true;
    }
};

ColumnMenu::ColumnMenu(SeedTableView &view, int column) : QMenu(&view), m_view(view), m_column(column)
{
    setObjectName("columnMenu");
    setToolTipsVisible(true);
    if (column >= 0) {
        addSection(view.model()->headerData(column, Qt::Horizontal).toString());
        if (const std::optional<MetricQuery> query = view.metricAt(column))
            addMetricActions(*query);
        if (m_column == SeedTable::MatchColumn)
            addResultActions();
        addPlaceActions();
        addSeparator();
    }
    addColumns();
}

void ColumnMenu::addMetricActions(const MetricQuery &query)
{
    addReach(query);
    SeedOrder &order = m_view.order();
    QAction *filter = addAction(tr("&Filter…"));
    filter->setObjectName("columnMenu.filter");
    connect(filter, &QAction::triggered, &m_view, [&view = m_view, &order, query, column = m_column] {
        auto *popup = new SpanPopup(order, query, &view); // deletes itself when closed
        const QHeaderView *header = view.horizontalHeader();
        popup->move(header->mapToGlobal(QPoint(header->sectionViewportPosition(column), header->height())));
        popup->show();
    });
    const bool filtered =
        std::ranges::any_of(order.spans(), [&](const MetricSpan &span) { return span.query == query; });
    if (filtered) {
        QAction *unfilter = addAction(tr("&Clear filter"));
        unfilter->setObjectName("columnMenu.clearFilter");
        connect(unfilter, &QAction::triggered, &order,
                [&order, query] { order.setSpans(withoutSpan(order.spans(), query)); });
    }
    addSeparator();
}

void ColumnMenu::addResultActions()
{
    struct Entry {
        const char *id;
        QString text;
        ResultsShown results;
    };
    SeedOrder &order = m_view.order();
    auto *choice = new QActionGroup(this);
    for (const Entry &entry :
         {Entry{"columnMenu.allResults", tr("&All results"), ResultsShown::All},
          Entry{"columnMenu.matches", tr("&Matches only"), ResultsShown::Matches},
          Entry{"columnMenu.nearMisses", tr("&Near misses only"), ResultsShown::NearMisses}}) {
        QAction *action = addAction(entry.text);
        action->setObjectName(QLatin1String(entry.id));
        action->setCheckable(true);
        action->setChecked(order.results() == entry.results);
        choice->addAction(action);
        connect(action, &QAction::triggered, &order,
                [&order, results = entry.results] { order.setResults(results); });
    }
    addSeparator();
}

void ColumnMenu::addReach(const MetricQuery &query)
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(6 * kGrid, kGrid, 2 * kGrid, kGrid);
    auto *reach = named("columnMenu.reach", new ReachBox(row));
    reach->setQuery(query, m_view.order().table().reachesOf());
    const bool square = reach->reachKind() == MetricReach::Square;
    const bool levels = reach->reachKind() == MetricReach::Level;
    setUnit(*reach, reachUnit(reach->reachKind()));
    reach->setToolTip(metricExplanation(query));
    auto *label = new QLabel(levels ? tr("&Level") : square ? tr("S&quare of") : tr("&Within"), row);
    label->setBuddy(reach);
    auto *change = named("columnMenu.changeReach", new QToolButton(row));
    change->setText(tr("Change"));
    change->setToolTip(tr("Use this reach for the column"));
    auto *more = named("columnMenu.addReach", new QToolButton(row));
    more->setText(tr("Add"));
    more->setToolTip(tr("Add a column with this reach"));
    for (QWidget *widget : std::initializer_list<QWidget *>{label, reach, change, more})
        layout->addWidget(widget);
    connect(change, &QToolButton::clicked, this, [this, query, reach] {
        m_view.changeReach(query, reach->reach());
        close();
    });
    connect(more, &QToolButton::clicked, this, [this, query, reach] {
        m_view.showMetric({query.id, reach->reach(), query.things}, true);
        close();
    });
    auto *action = new QWidgetAction(this);
    action->setDefaultWidget(row); // the action owns it
    addAction(action);
}

void ColumnMenu::addPlaceActions()
{
    struct Entry {
        const char *id;
        QString text;
        int by;
    };
    for (const Entry &entry :
         {Entry{"columnMenu.left", tr("Move &left"), -1}, Entry{"columnMenu.right", tr("Move &right"), 1}}) {
        QAction *action = addAction(entry.text);
        action->setObjectName(QLatin1String(entry.id));
        connect(action, &QAction::triggered, &m_view,
                [&view = m_view, key = m_view.keyOf(m_column), by = entry.by] {
                    if (const int column = view.columnOf(key); column >= 0)
                        view.moveColumn(column, by);
                });
    }
    if (m_column == SeedTable::SeedColumn)
        return; // a table without its seeds would be useless
    QAction *hide = addAction(tr("&Hide this column"));
    hide->setObjectName("columnMenu.hide");
    connect(hide, &QAction::triggered, &m_view, [&view = m_view, key = m_view.keyOf(m_column)] {
        if (const int column = view.columnOf(key); column >= 0)
            view.showColumnOf(column, false);
    });
}

void ColumnMenu::addColumns()
{
    auto *columns = named("columnMenu.columns", new LastingMenu(tr("C&olumns"), this));
    columns->setToolTipsVisible(true);
    const auto add = [&](const QString &id, const QString &text, bool on) {
        QAction *action = columns->addAction(asControlText(text));
        action->setObjectName("columnMenu.column." + id);
        action->setCheckable(true);
        action->setChecked(on);
        return action;
    };
    std::vector<int> own{SeedTable::StarColumn, SeedTable::TagsColumn, SeedTable::NoteColumn};
    if (m_view.order().table().condition().has_value())
        own.push_back(SeedTable::MatchColumn);
    for (const int column : own) {
        const QString text = m_view.model()->headerData(column, Qt::Horizontal).toString();
        QAction *action = add(QString::number(column), text, !m_view.isColumnHidden(column));
        connect(action, &QAction::toggled, &m_view,
                [&view = m_view, column](bool on) { view.showColumnOf(column, on); });
    }
    columns->addSeparator();
    const SeedTable &table = m_view.order().table();
    const std::vector<MetricQuery> &shown = table.queries();
    for (const MetricQuery &query : offeredQueries(table)) {
        QAction *action = add(QString::fromStdString(queryText(query)), metricLabel(query),
                              std::ranges::find(shown, query) != shown.end());
        action->setToolTip(metricExplanation(query));
        connect(action, &QAction::toggled, &m_view,
                [&view = m_view, query](bool on) { view.showMetric(query, on); });
    }
    addMenu(columns);
}

SpanPopup::SpanPopup(SeedOrder &order, const MetricQuery &query, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_order(order)
    , m_query(query)
{
    setUpForm(m_ui, *this);
    setAttribute(Qt::WA_DeleteOnClose);
    MetricSpan span{query, -kNoneValue, kNoneValue};
    for (const MetricSpan &one : order.spans())
        span = one.query == query ? one : span;
    m_ui.heading->setText(metricLabel(query));
    m_ui.unit->setText(unitText(query));
    for (const auto &[field, value] :
         {std::pair(m_ui.spanPopup_least, span.least), {m_ui.spanPopup_most, span.most}}) {
        if (std::isfinite(value) && value != kAnyNumber)
            field->setText(QLocale().toString(value * shownFactor(query), 'g', 10));
        connect(field, &QLineEdit::returnPressed, this, &SpanPopup::apply);
    }
    m_ui.spanPopup_none->setChecked(std::isinf(span.most));
    connect(m_ui.spanPopup_apply, &QPushButton::clicked, this, &SpanPopup::apply);
    connect(m_ui.spanPopup_clear, &QPushButton::clicked, this, &SpanPopup::clear);
    // A span is contiguous: "none" is beyond every number.
    const auto followMost = [this] {
        m_ui.spanPopup_none->setEnabled(m_ui.spanPopup_most->text().trimmed().isEmpty());
    };
    connect(m_ui.spanPopup_most, &QLineEdit::textChanged, this, followMost);
    followMost();
    setFocusProxy(m_ui.spanPopup_least);
    m_ui.spanPopup_least->setFocus();
}

std::optional<double> SpanPopup::read(const QLineEdit &field, double empty)
{
    const QString text = field.text().trimmed();
    if (text.isEmpty())
        return empty;
    bool ok = false;
    double value = QLocale().toDouble(text, &ok);
    if (!ok)
        value = QLocale::c().toDouble(text, &ok);
    if (ok && std::isfinite(value))
        return value / shownFactor(m_query);
    m_ui.spanPopup_problem->setText(tr("“%1” is not a number.").arg(text));
    m_ui.spanPopup_problem->show();
    adjustSize();
    return std::nullopt;
}

void SpanPopup::apply()
{
    const std::optional<double> least = read(*m_ui.spanPopup_least, -kNoneValue);
    const std::optional<double> most = m_ui.spanPopup_none->isChecked()
                                           ? read(*m_ui.spanPopup_most, kNoneValue)
                                           : read(*m_ui.spanPopup_most, kAnyNumber);
    if (!least || !most)
        return;
    if (*least > *most) {
        m_ui.spanPopup_problem->setText(tr("“From” is greater than “to”: no seed matches."));
        m_ui.spanPopup_problem->show();
        adjustSize();
        return;
    }
    m_order.setSpans(withSpan(m_order.spans(), {m_query, *least, *most}));
    close();
}

void SpanPopup::clear()
{
    m_order.setSpans(withoutSpan(m_order.spans(), m_query));
    close();
}

} // namespace cave

#include "column_menu.moc"
