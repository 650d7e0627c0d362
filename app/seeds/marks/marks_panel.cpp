// SPDX-License-Identifier: MIT
#include "app/seeds/marks/marks_panel.h"

#include "editor/document/short_text.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/place_texts.h"

#include <QAbstractItemDelegate>
#include <QBoxLayout>
#include <QCompleter>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace cave {
namespace {

constexpr int kNoteDelay = 400; ///< milliseconds from the last key press to the report
constexpr int kLowestNote = 72;
constexpr int kLowestList = 96;
constexpr int kMarkerRowHeight = 24;

enum Column { LabelColumn, PositionColumn };

/// Completes the tag being typed, the last in a comma-separated list.
class TagCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;

    [[nodiscard]] QStringList splitPath(const QString &path) const override
    {
        return {path.section(QLatin1Char(','), -1).trimmed()};
    }
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
    {
        const auto *line = qobject_cast<QLineEdit *>(widget());
        const QString text = line == nullptr ? QString() : line->text();
        const QString before = text.left(text.lastIndexOf(QLatin1Char(',')) + 1);
        return before + (before.isEmpty() ? QString() : QStringLiteral(" ")) +
               QCompleter::pathFromIndex(index);
    }
};

QString joinedTags(const std::vector<std::string> &tags)
{
    QStringList list;
    for (const std::string &tag : tags)
        list.append(QString::fromStdString(tag));
    return list.join(QStringLiteral(", "));
}

/// The valid tags.
std::vector<std::string> keptTags(const QString &text)
{
    std::vector<std::string> tags = tagsOfText(text.toStdString());
    std::erase_if(tags, [](const std::string &tag) { return !validateSeedTag(tag); });
    if (tags.size() > kMaxSeedTags)
        tags.resize(kMaxSeedTags);
    return tags;
}

/// What `mine` changed since `base`, and the rest of `theirs`.
SeedMarks rebased(const SeedMarks &base, SeedMarks mine, const SeedMarks &theirs)
{
    const auto take = [&](auto SeedMarks::*field) {
        if (mine.*field == base.*field)
            mine.*field = theirs.*field;
    };
    take(&SeedMarks::starred);
    take(&SeedMarks::tags);
    take(&SeedMarks::note);
    take(&SeedMarks::markers);
    return mine;
}

} // namespace

MarksPanel::MarksPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("marksPanel"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kNoteDelay);
    makeParts();
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    clear();
    bindLook(*this, [this] { refreshLook(); });
}

MarksPanel::~MarksPanel()
{
    commitLabel();
    flush();
}

void MarksPanel::makeParts()
{
    m_empty = plainLabel("marks.empty", this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_seed = plainLabel("marks.seed", this);
    m_star = named("marks.star", new QToolButton(this));
    m_star->setCheckable(true);
    m_star->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_tagsName = plainLabel("marks.tagsName", this);
    m_tags = named("marks.tags", new QLineEdit(this));
    m_knownTags = new QStringListModel(this);
    auto *completer = new TagCompleter(m_knownTags, m_tags);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_tags->setCompleter(completer);
    m_tagsName->setBuddy(m_tags);
    m_noteName = plainLabel("marks.noteName", this);
    m_note = named("marks.note", new QPlainTextEdit(this));
    m_note->setTabChangesFocus(true);
    m_note->setMinimumHeight(kLowestNote);
    m_noteName->setBuddy(m_note);
    m_issues = plainLabel("marks.flaws", this);

    m_body = new QWidget(this);
    auto *head = hbox(kStyleSpacing, {{m_seed, 1}, m_star});
    auto *column = vbox(*m_body, kGrid, kNoMargins, {head});
    for (QWidget *part : std::initializer_list<QWidget *>{m_tagsName, m_tags, m_noteName})
        column->addWidget(part);
    column->addWidget(m_note, 1);
    column->addWidget(makeMarkers(), 2);
    column->addWidget(m_issues);
    vbox(*this, kStyleSpacing, QMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 3 * kGrid),
         {{m_empty, 1}, {m_body, 1}});
}

QWidget *MarksPanel::makeMarkers()
{
    auto *part = new QWidget(m_body);
    m_markersName = new QLabel(part);
    m_list = named("marks.markers", new QTreeWidget(part));
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setMinimumHeight(kLowestList);
    m_list->header()->setSectionResizeMode(LabelColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(PositionColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_markersName->setBuddy(m_list);
    m_noMarkers = named("marks.noMarkers", new QLabel(part));
    m_noMarkers->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    const auto button = [&](const char *name) {
        auto *made = new QPushButton(part);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        buttons->addWidget(made);
        return made;
    };
    m_fly = button("marks.fly");
    m_rename = button("marks.rename");
    m_remove = button("marks.remove");
    vbox(*part, kGrid, kNoMargins, {m_markersName, {m_list, 1}, m_noMarkers, buttons});
    return part;
}

void MarksPanel::connectParts()
{
    connect(&m_soon, &QTimer::timeout, this, &MarksPanel::flush);
    connect(m_star, &QToolButton::toggled, this, [this] {
        updateStar();
        flush();
    });
    connect(m_tags, &QLineEdit::textChanged, this, &MarksPanel::edited);
    connect(m_note, &QPlainTextEdit::textChanged, this, &MarksPanel::edited);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &MarksPanel::updateButtons);
    connect(m_list, &QTreeWidget::itemActivated, this, &MarksPanel::activateMarker);
    connect(m_list, &QTreeWidget::itemChanged, this, &MarksPanel::labelEdited);
    connect(m_fly, &QPushButton::clicked, this, &MarksPanel::activateMarker);
    connect(m_rename, &QPushButton::clicked, this,
            [this] { m_list->editItem(m_list->currentItem(), LabelColumn); });
    connect(m_remove, &QPushButton::clicked, this, &MarksPanel::removeMarker);
    m_tags->installEventFilter(this);
    m_note->installEventFilter(this);
    m_list->installEventFilter(this);
}

void MarksPanel::retranslate()
{
    m_empty->setText(tr("Select a seed to star it or add tags, notes and markers."));
    m_star->setToolTip(tr("Star this seed"));
    m_tagsName->setText(tr("Tags"));
    m_tags->setPlaceholderText(tr("wide, many chests"));
    m_tags->setToolTip(tr("Tags, separated by commas"));
    m_noteName->setText(tr("Note"));
    m_note->setPlaceholderText(tr("Notes"));
    m_note->setAccessibleName(tr("Note"));
    m_markersName->setText(tr("&Markers"));
    m_list->setHeaderLabels({tr("Marker"), tr("Position")});
    m_list->setAccessibleName(tr("Markers"));
    m_noMarkers->setText(tr("No markers yet. Add one on the map."));
    m_fly->setText(tr("Go to"));
    m_fly->setToolTip(withKey(tr("Show that part of the map"), Qt::Key_Enter));
    m_rename->setText(tr("Rename"));
    m_rename->setToolTip(withKey(tr("Rename"), Qt::Key_F2));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(withKey(tr("Remove this marker"), Qt::Key_Delete));
    updateStar();
    reportIssues();
}

void MarksPanel::refreshLook()
{
    const Theme &theme = currentTheme();
    setPalette(paletteFor(theme));
    m_seed->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    for (QLabel *label : {m_empty, m_noMarkers, m_tagsName, m_noteName, m_markersName})
        setSecondary(label, theme);
    m_empty->setFont(fontOf(TextSize::Body));
    setInk(m_issues, theme.danger, theme);
}

void MarksPanel::setKnownTags(const QStringList &tags)
{
    if (tags != m_knownTags->stringList())
        m_knownTags->setStringList(tags);
}

void MarksPanel::show(const WorldSpec &spec, const SeedMarks &marks)
{
    if (m_spec == spec && marks == m_reported)
        return;
    commitLabel();
    if (m_spec == spec) {
        const SeedMarks both = rebased(m_reported, written(), marks);
        m_reported = marks;
        fill(both, false);
        edited();
        return;
    }
    flush();
    m_spec = spec;
    m_reported = marks;
    fill(marks, true);
    m_seed->setText(seedText(spec).empty() ? tr("Empty seed") : QString::fromStdString(seedText(spec)));
    m_empty->hide();
    m_body->show();
}

void MarksPanel::clear()
{
    commitLabel();
    flush();
    m_spec.reset();
    m_reported = {};
    fill({}, true);
    m_body->hide();
    m_empty->show();
}

/// Unless the seed changes, unchanged fields are left alone, so that typing can continue.
void MarksPanel::fill(const SeedMarks &marks, bool replaced)
{
    const SeedMarks before = written();
    const QSignalBlocker quietStar(m_star);
    const QSignalBlocker quietTags(m_tags);
    const QSignalBlocker quietNote(m_note);
    m_star->setChecked(marks.starred);
    if (replaced || before.tags != marks.tags)
        m_tags->setText(joinedTags(marks.tags));
    if (replaced || before.note != marks.note)
        m_note->setPlainText(QString::fromStdString(marks.note));
    if (replaced || before.markers != marks.markers) {
        m_markers = marks.markers;
        fillMarkers();
    }
    updateStar();
    updateButtons();
    reportIssues();
}

void MarksPanel::fillMarkers()
{
    const QSignalBlocker blocker(m_list);
    const int row = chosenMarker();
    m_list->clear();
    for (const SeedMarker &marker : m_markers) {
        auto *item = new QTreeWidgetItem(
            m_list, {QString::fromStdString(marker.label), coordinatesText(marker.position)});
        item->setSizeHint(LabelColumn, {0, kMarkerRowHeight});
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    const int last = m_list->topLevelItemCount() - 1;
    m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row, 0, std::max(0, last))));
    updateButtons();
}

SeedMarks MarksPanel::written() const
{
    return {m_star->isChecked(), keptTags(m_tags->text()),
            shortened(m_note->toPlainText(), kMaxSeedNoteBytes).toStdString(), m_markers};
}

void MarksPanel::edited()
{
    reportIssues();
    if (m_spec)
        m_soon.start();
}

void MarksPanel::flush()
{
    m_soon.stop();
    if (!m_spec)
        return;
    SeedMarks now = written();
    if (now == m_reported)
        return;
    // A receiver may show it here again at once, or another seed.
    m_reported = now;
    const WorldSpec spec = *m_spec;
    emit marksChanged(spec, now);
}

void MarksPanel::reportIssues()
{
    QStringList issues;
    const std::vector<std::string> typed = tagsOfText(m_tags->text().toStdString());
    const auto tooLong = std::find_if(typed.begin(), typed.end(),
                                      [](const std::string &tag) { return !validateSeedTag(tag); });
    if (tooLong != typed.end())
        issues.append(tr("Tag too long: %1…").arg(QString::fromStdString(*tooLong).left(20)));
    if (typed.size() > kMaxSeedTags)
        issues.append(tr("At most %n tags are saved.", nullptr, static_cast<int>(kMaxSeedTags)));
    if (m_note->toPlainText().toUtf8().size() > static_cast<qsizetype>(kMaxSeedNoteBytes))
        issues.append(tr("The note is too long; its end is not saved."));
    if (m_markers.size() >= kMaxSeedMarkers)
        issues.append(tr("No more markers can be added."));
    m_issues->setText(issues.join(QLatin1Char('\n')));
    m_issues->setVisible(!issues.isEmpty());
}

void MarksPanel::updateStar()
{
    const bool starred = m_star->isChecked();
    m_star->setIcon(namedIcon(starred ? QStringLiteral("starred") : QStringLiteral("star")));
    m_star->setText(starred ? tr("Starred") : tr("Star"));
}

int MarksPanel::chosenMarker() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void MarksPanel::updateButtons()
{
    const bool chosen = chosenMarker() >= 0;
    for (QPushButton *button : {m_fly, m_rename, m_remove})
        button->setEnabled(chosen);
    m_noMarkers->setVisible(m_markers.empty());
}

void MarksPanel::addMarkerAt(WorldPos cell)
{
    if (!m_spec || !insideWorld(cell))
        return;
    auto marker = std::find_if(m_markers.begin(), m_markers.end(),
                               [&](const SeedMarker &other) { return other.position == cell; });
    if (marker == m_markers.end() && m_markers.size() >= kMaxSeedMarkers)
        return;
    const auto row = static_cast<int>(marker - m_markers.begin());
    if (marker == m_markers.end()) {
        m_markers.push_back({cell, tr("Marker %1").arg(row + 1).toStdString()});
        fillMarkers();
        reportIssues();
        flush();
    }
    QTreeWidgetItem *item = m_list->topLevelItem(row);
    m_list->setCurrentItem(item);
    if (item != nullptr && isVisible())
        m_list->editItem(item, LabelColumn);
}

void MarksPanel::labelEdited(QTreeWidgetItem *item)
{
    SeedMarker &marker = m_markers[static_cast<std::size_t>(m_list->indexOfTopLevelItem(item))];
    const QString label = shortened(item->text(LabelColumn).simplified(), kMaxMarkerLabelBytes);
    marker.label = label.toStdString();
    {
        const QSignalBlocker blocker(m_list);
        item->setText(LabelColumn, label);
    }
    flush();
}

/// Commits a label being edited.
void MarksPanel::commitLabel()
{
    auto *editor = m_list->viewport()->findChild<QLineEdit *>();
    if (editor == nullptr || editor->isHidden()) // a closed one is hidden until it is deleted
        return;
    QAbstractItemDelegate *delegate = m_list->itemDelegate();
    emit delegate->commitData(editor);
    emit delegate->closeEditor(editor);
}

void MarksPanel::activateMarker()
{
    if (const int row = chosenMarker(); row >= 0)
        emit markerActivated(m_markers[static_cast<std::size_t>(row)].position);
}

void MarksPanel::removeMarker()
{
    const int row = chosenMarker();
    if (row < 0)
        return;
    m_markers.erase(m_markers.begin() + row);
    fillMarkers();
    reportIssues();
    flush();
}

bool MarksPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        flush();
    if (watched == m_list && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        removeMarker();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MarksPanel::hideEvent(QHideEvent *event)
{
    commitLabel();
    flush();
    QWidget::hideEvent(event);
}

} // namespace cave

#include "moc_marks_panel.cpp"
