// SPDX-License-Identifier: MIT
#include "editor/panels/checks/find_panel.h"

#include "editor/panels/regions/thing_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/rich_text.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/level_texts.h"
#include "editor/view/texts/texts.h"

#include <QCompleter>
#include <QHeaderView>
#include <QKeyEvent>
#include <QList>
#include <QLocale>
#include <QStringListModel>

#include <algorithm>
#include <array>
#include <utility>

#include "moc_find_panel.cpp"

namespace cave {
namespace {

/// Precomputed sort keys: the texts of thousands of things are made once each.
struct SortKey {
    QString what;
    qint64 distance = 0;
    std::size_t thing = 0;
};

/// More are only listed, as they would cover the map.
constexpr std::size_t kMaxMarks = 5000;

/// Milliseconds from the last key press to the search.
constexpr int kSearchDelay = 250;

/// Completes the word being typed, the last of the line.
class WordCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;

    [[nodiscard]] QStringList splitPath(const QString &path) const override
    {
        return {path.section(QLatin1Char(' '), -1)};
    }
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
    {
        const auto *line = qobject_cast<QLineEdit *>(widget());
        const QString text = line == nullptr ? QString() : line->text();
        return text.left(text.lastIndexOf(QLatin1Char(' ')) + 1) + QCompleter::pathFromIndex(index);
    }
};

} // namespace

void FoundModel::setThings(std::vector<FoundThing> things, std::shared_ptr<const Content> content,
                           WorldPos from, const LevelPlan &plan, const WorldSpec &spec)
{
    beginResetModel();
    m_plan = plan;
    m_spec = spec;
    m_things = std::move(things);
    m_content = std::move(content);
    m_from = from;
    arrange();
    endResetModel();
}

void FoundModel::refreshLook(double pixelRatio)
{
    m_ratio = pixelRatio;
    m_icons.clear();
    if (!m_things.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

int FoundModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_things.size());
}

int FoundModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QIcon FoundModel::iconOf(const FoundThing &thing) const
{
    const QString look =
        QString::number(static_cast<int>(thing.kind)) +
        (thing.monster ? QLatin1Char(' ') + QString::number(thing.monster->kind) : QString());
    QIcon &icon = m_icons[look];
    if (icon.isNull())
        icon = thingIcon(thing, *m_content, currentTheme(), kThingIcon, m_ratio);
    return icon;
}

QVariant FoundModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const FoundThing &shown = thing(index.row());
    if (role == Qt::DecorationRole && index.column() == What)
        return iconOf(shown);
    if (role == Qt::ToolTipRole)
        return thingKindText(shown.kind) + QStringLiteral(": ") + thingText(shown, *m_content) +
               QLatin1Char('\n') + wayText(m_from, shown.at);
    if (role == Qt::TextAlignmentRole && index.column() != What)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case What:
        return thingText(shown, *m_content);
    case Where:
        return placeText(m_spec, m_plan, shown.at);
    default:
        return QLocale().toString(straightDistance(m_from, shown.at));
    }
}

QVariant FoundModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case What:
        return tr("What");
    case Where:
        return tr("Where");
    case Distance:
        return role == Qt::ToolTipRole ? tr("Distance from the player, in cells") : tr("Distance");
    default:
        return {};
    }
}

void FoundModel::arrange()
{
    std::vector<SortKey> keys;
    keys.reserve(m_things.size());
    for (std::size_t i = 0; i < m_things.size(); ++i)
        keys.push_back({m_column == What ? thingText(m_things[i], *m_content) : QString(),
                        straightDistance(m_from, m_things[i].at), i});
    const auto less = [this](const SortKey &a, const SortKey &b) {
        if (m_column == What && a.what != b.what)
            return a.what.localeAwareCompare(b.what) < 0;
        if (m_column == Where)
            return m_things[a.thing].at < m_things[b.thing].at;
        return a.distance < b.distance;
    };
    std::stable_sort(keys.begin(), keys.end(), [&](const SortKey &a, const SortKey &b) {
        return m_order == Qt::AscendingOrder ? less(a, b) : less(b, a);
    });
    std::vector<FoundThing> sorted;
    sorted.reserve(m_things.size());
    for (const SortKey &key : keys)
        sorted.push_back(std::move(m_things[key.thing]));
    m_things = std::move(sorted);
}

void FoundModel::sort(int column, Qt::SortOrder order)
{
    m_column = column;
    m_order = order;
    if (m_things.empty())
        return;
    beginResetModel();
    arrange();
    endResetModel();
}

FindPanel::FindPanel(QWidget *parent) : InspectorPanel("findPanel", parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSearchDelay);
    setUpForm(m_ui, *body());
    m_ui.find_query->addAction(namedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_words = new QStringListModel(this);
    auto *completer = new WordCompleter(m_words, m_ui.find_query);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_ui.find_query->setCompleter(completer);
    m_ui.find_list->setModel(&m_model);
    m_ui.find_list->sortByColumn(FoundModel::Distance, Qt::AscendingOrder);
    m_ui.find_list->header()->setSectionResizeMode(FoundModel::What, QHeaderView::Stretch);
    m_ui.find_list->header()->setSectionResizeMode(FoundModel::Where, QHeaderView::ResizeToContents);
    m_ui.find_list->header()->setSectionResizeMode(FoundModel::Distance, QHeaderView::ResizeToContents);
    connect(m_ui.find_query, &QLineEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(m_ui.find_query, &QLineEdit::returnPressed, this, [this] {
        if (m_soon.isActive())
            search();
        else
            flyTo(m_ui.find_list->currentIndex().isValid() ? m_ui.find_list->currentIndex()
                                                           : m_model.index(0, 0));
    });
    connect(&m_soon, &QTimer::timeout, this, &FindPanel::search);
    connect(m_ui.find_examples, &QLabel::linkActivated, this, &FindPanel::find);
    connect(m_ui.find_list, &QTreeView::clicked, this, &FindPanel::flyTo);
    connect(m_ui.find_list, &QTreeView::activated, this, &FindPanel::flyTo);
    connect(m_ui.find_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindPanel::mark);
    m_ui.find_query->installEventFilter(this);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(body());
        // The query language is English, as on the command line.
        static constexpr std::array kExamples{"unclaimed chests holding infused", "dead monsters",
                                              "hunting monsters", "markers"};
        QList<RichText> links;
        for (const char *example : kExamples)
            links.append(RichText::link(QLatin1String(example)));
        showRich(*m_ui.find_examples, RichText::joined(links, QStringLiteral(" · ")).within(tr("Try: %1")));
        search();
    });
    bindLook(*this, [this] {
        m_model.refreshLook(devicePixelRatioF());
        m_ui.find_list->setFont(fontOf(TextSize::Small));
        m_ui.find_list->header()->setFont(fontOf(TextSize::Small));
        mark();
    });
    FindPanel::documentReplaced();
}

void FindPanel::documentReplaced()
{
    showEmpty(document() == nullptr ? tr("Open a world to find chests, monsters, items and markers in it.")
                                    : QString());
    offerWords();
    m_listed.clear();
    search();
}

void FindPanel::documentChanged(const DocumentChange & /*change*/)
{
    if (!m_ui.find_query->text().trimmed().isEmpty())
        m_soon.start();
}

void FindPanel::offerWords()
{
    QStringList words;
    for (const std::string &word : thingQueryWords())
        words.append(QString::fromStdString(word));
    if (document() != nullptr) {
        for (const ItemType &item : document()->content().items)
            words.append(QString::fromStdString(item.name).toLower().split(QLatin1Char(' ')));
        for (const MonsterType &monster : document()->content().monsters)
            words.append(QString::fromStdString(monster.name).toLower().split(QLatin1Char(' ')));
    }
    words.removeDuplicates();
    words.sort();
    m_words->setStringList(words);
}

void FindPanel::find(const QString &query)
{
    m_ui.find_query->setText(query);
    search();
    m_ui.find_query->setFocus();
}

void FindPanel::focusQuery()
{
    m_ui.find_query->setFocus();
    m_ui.find_query->selectAll();
}

void FindPanel::search()
{
    m_soon.stop();
    m_jobs.forgetAll();
    const QString text = m_ui.find_query->text().simplified();
    if (document() == nullptr || text.isEmpty()) {
        clearFound();
        report({});
        return;
    }
    Result<ThingQuery> query = parseThingQuery(text.toStdString());
    if (query)
        query->nameOf = [](const Message &name) { return messageText(name).toStdString(); };
    const Message problem = query ? unknownWordText(*query, document()->content(), document()->bookmarks())
                                  : query.error().message;
    if (!problem.empty()) {
        clearFound();
        report({}, messageText(problem));
        return;
    }
    m_searched = document()->world().map.changes().size();
    report(tr("Searching…"));
    m_jobs.run(
        [world = std::make_shared<World>(copyOf(document()->world())), bookmarks = document()->bookmarks(),
         asked = *query](JobRunner::Wanted wanted) { return findThings(*world, bookmarks, asked, wanted); },
        [this, text](std::vector<FoundThing> found) { take(std::move(found), text); });
}

void FindPanel::take(std::vector<FoundThing> found, const QString &query)
{
    if (document() == nullptr)
        return;
    const int row = m_ui.find_list->currentIndex().row();
    std::optional<FoundThing> current;
    if (std::exchange(m_listed, query) == query && row >= 0)
        current = m_model.thing(row);
    const World &world = document()->world();
    m_model.setThings(std::move(found), world.content, world.player().position, world.map.plan(), world.spec);
    if (current)
        keepCurrent(*current, row);
    const QLocale locale;
    const auto regions = static_cast<int>(m_searched);
    report((regions == 1 ? tr("%1 found · searched 1 stored region")
                         : tr("%1 found · searched %n stored regions", nullptr, regions))
               .arg(locale.toString(m_model.rowCount())));
    mark();
}

/// The same thing, or if it is gone, what is in its place in the list.
void FindPanel::keepCurrent(const FoundThing &thing, int row)
{
    const std::vector<FoundThing> &things = m_model.things();
    const auto found = std::ranges::find_if(things, [&thing](const FoundThing &other) {
        return other.kind == thing.kind &&
               (thing.monster ? other.monster->id == thing.monster->id : other.at == thing.at);
    });
    if (found != things.end())
        row = static_cast<int>(found - things.begin());
    m_ui.find_list->setCurrentIndex(m_model.index(std::min(row, m_model.rowCount() - 1), 0));
}

void FindPanel::clearFound()
{
    m_listed.clear();
    m_model.setThings({}, nullptr, {});
    if (!layer().legend.isEmpty())
        setLayer({});
}

void FindPanel::report(const QString &count, const QString &problem)
{
    m_ui.find_count->setText(count);
    m_ui.find_problem->setText(problem);
    m_ui.find_problem->setVisible(!problem.isEmpty());
    m_ui.find_examples->setVisible(m_ui.find_query->text().trimmed().isEmpty() || !problem.isEmpty());
}

/// Everything found has a ring; the current one has a label.
void FindPanel::mark()
{
    if (document() == nullptr || m_model.things().empty()) {
        if (!layer().legend.isEmpty())
            setLayer({});
        return;
    }
    OverlayLayer marked;
    const std::vector<FoundThing> &things = m_model.things();
    for (std::size_t i = 0; i < std::min(things.size(), kMaxMarks); ++i)
        marked.overlays.marks.push_back({things[i].at, MapMark::Shape::Ring, currentTheme().accent});
    if (const QModelIndex current = m_ui.find_list->currentIndex(); current.isValid()) {
        const FoundThing &thing = m_model.thing(current.row());
        marked.overlays.labels.push_back({thing.at, thingText(thing, document()->content())});
    }
    marked.legend.append({LegendEntry::Mark::Outline,
                          currentTheme().accent,
                          tr("Found: %1").arg(QLocale().toString(m_model.rowCount())),
                          {}});
    setLayer(std::move(marked));
}

void FindPanel::flyTo(const QModelIndex &index)
{
    if (!index.isValid() || index.row() >= m_model.rowCount())
        return;
    m_ui.find_list->setCurrentIndex(index);
    emit placeChosen(m_model.thing(index.row()).at);
}

/// Up and Down move in the list while the query is being typed.
bool FindPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui.find_query && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((key == Qt::Key_Down || key == Qt::Key_Up) && m_model.rowCount() > 0) {
            const int now =
                m_ui.find_list->currentIndex().isValid() ? m_ui.find_list->currentIndex().row() : -1;
            const int to = std::clamp(now + (key == Qt::Key_Down ? 1 : -1), 0, m_model.rowCount() - 1);
            m_ui.find_list->setCurrentIndex(m_model.index(to, 0));
            return true;
        }
    }
    return InspectorPanel::eventFilter(watched, event);
}

} // namespace cave
