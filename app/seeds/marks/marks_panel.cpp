// SPDX-License-Identifier: MIT
#include "app/seeds/marks/marks_panel.h"

#include "editor/document/short_text.h"
#include "editor/view/form/form.h"
#include "editor/view/style/plain_texts.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAbstractItemDelegate>
#include <QCompleter>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStringListModel>

#include <algorithm>

#include "moc_marks_panel.cpp"

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

MarksPanel::MarksPanel(QWidget *parent) : QWidget(parent), m_knownTags(new QStringListModel(this))
{
    setUpForm(m_ui, *this);
    m_ui.marks_seed->setMinimumWidth(1); // a long seed must not widen it
    m_soon.setSingleShot(true);
    m_soon.setInterval(kNoteDelay);
    auto *completer = new TagCompleter(m_knownTags, m_ui.marks_tags);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_ui.marks_tags->setCompleter(completer);
    m_ui.marks_markers->header()->setSectionResizeMode(LabelColumn, QHeaderView::Stretch);
    m_ui.marks_markers->header()->setSectionResizeMode(PositionColumn, QHeaderView::ResizeToContents);
    connect(&m_soon, &QTimer::timeout, this, &MarksPanel::flush);
    connect(m_ui.marks_star, &QToolButton::toggled, this, [this] {
        updateStar();
        flush();
    });
    connect(m_ui.marks_tags, &QLineEdit::textChanged, this, &MarksPanel::edited);
    connect(m_ui.marks_note, &QPlainTextEdit::textChanged, this, &MarksPanel::edited);
    connect(m_ui.marks_markers, &QTreeWidget::currentItemChanged, this, &MarksPanel::updateButtons);
    connect(m_ui.marks_markers, &QTreeWidget::itemActivated, this, &MarksPanel::activateMarker);
    connect(m_ui.marks_markers, &QTreeWidget::itemChanged, this, &MarksPanel::labelEdited);
    connect(m_ui.marks_fly, &QPushButton::clicked, this, &MarksPanel::activateMarker);
    connect(m_ui.marks_rename, &QPushButton::clicked, this, &MarksPanel::editLabel);
    connect(m_ui.marks_remove, &QPushButton::clicked, this, &MarksPanel::removeMarker);
    m_ui.marks_tags->installEventFilter(this);
    m_ui.marks_note->installEventFilter(this);
    m_ui.marks_markers->installEventFilter(this);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.marks_fly->setToolTip(withKey(tr("Show that part of the map"), Qt::Key_Enter));
        m_ui.marks_rename->setToolTip(withKey(tr("Rename"), Qt::Key_F2));
        m_ui.marks_remove->setToolTip(withKey(tr("Remove this marker"), Qt::Key_Delete));
        nameSeed();
        updateStar();
        reportIssues();
    });
    clear();
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setPalette(paletteFor(theme));
        m_ui.marks_seed->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        for (QLabel *label : {m_ui.marks_empty, m_ui.marks_noMarkers, m_ui.marks_tagsName,
                              m_ui.marks_noteName, m_ui.markersName})
            setSecondary(label, theme);
        m_ui.marks_empty->setFont(fontOf(TextSize::Body));
        setInk(m_ui.marks_flaws, theme.danger, theme);
    });
    bindEvent(*this, {QEvent::Hide}, [this] {
        commitLabel();
        flush();
    });
}

MarksPanel::~MarksPanel()
{
    commitLabel();
    flush();
}

void MarksPanel::nameSeed()
{
    const QString seed = m_spec ? QString::fromStdString(seedText(*m_spec)) : QString();
    m_ui.marks_seed->setText(seed.isEmpty() ? tr("Empty seed") : breakable(seed));
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
    nameSeed();
    m_ui.marks_empty->hide();
    m_ui.body->show();
}

void MarksPanel::clear()
{
    commitLabel();
    flush();
    m_spec.reset();
    m_reported = {};
    fill({}, true);
    m_ui.body->hide();
    m_ui.marks_empty->show();
}

/// Unless the seed changes, unchanged fields are left alone, so that typing can continue.
void MarksPanel::fill(const SeedMarks &marks, bool replaced)
{
    const SeedMarks before = written();
    const QSignalBlocker quietStar(m_ui.marks_star);
    const QSignalBlocker quietTags(m_ui.marks_tags);
    const QSignalBlocker quietNote(m_ui.marks_note);
    m_ui.marks_star->setChecked(marks.starred);
    if (replaced || before.tags != marks.tags)
        m_ui.marks_tags->setText(joinedTags(marks.tags));
    if (replaced || before.note != marks.note) {
        m_ui.marks_note->setPlainText(QString::fromStdString(marks.note));
        m_note = marks.note;
    }
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
    const QSignalBlocker blocker(m_ui.marks_markers);
    const int row = chosenMarker();
    m_ui.marks_markers->clear();
    for (const SeedMarker &marker : m_markers) {
        auto *item = new QTreeWidgetItem(
            m_ui.marks_markers, {QString::fromStdString(marker.label), coordinatesText(marker.position)});
        item->setSizeHint(LabelColumn, {0, kMarkerRowHeight});
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    const int last = m_ui.marks_markers->topLevelItemCount() - 1;
    m_ui.marks_markers->setCurrentItem(
        m_ui.marks_markers->topLevelItem(std::clamp(row, 0, std::max(0, last))));
    updateButtons();
}

SeedMarks MarksPanel::written() const
{
    const QTextDocument &note = *m_ui.marks_note->document();
    const std::string text =
        note.isModified() ? shortened(rawText(note), kMaxSeedNoteBytes).toStdString() : m_note;
    return {m_ui.marks_star->isChecked(), keptTags(m_ui.marks_tags->text()), text, m_markers};
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

void MarksPanel::keepPending(const SeedMarks &stored)
{
    m_reported = stored;
    const QSignalBlocker quiet(m_ui.marks_star);
    m_ui.marks_star->setChecked(stored.starred);
    updateStar();
}

void MarksPanel::reportIssues()
{
    QStringList issues;
    const std::vector<std::string> typed = tagsOfText(m_ui.marks_tags->text().toStdString());
    const auto tooLong = std::find_if(typed.begin(), typed.end(),
                                      [](const std::string &tag) { return !validateSeedTag(tag); });
    if (tooLong != typed.end())
        issues.append(tr("Tag too long: %1…").arg(QString::fromStdString(*tooLong).left(20)));
    if (typed.size() > kMaxSeedTags)
        issues.append(tr("At most %n tags are saved.", nullptr, static_cast<int>(kMaxSeedTags)));
    if (rawText(*m_ui.marks_note->document()).toUtf8().size() > static_cast<qsizetype>(kMaxSeedNoteBytes))
        issues.append(tr("The note is too long; its end is not saved."));
    if (m_markers.size() >= kMaxSeedMarkers)
        issues.append(tr("No more markers can be added."));
    m_ui.marks_flaws->setText(issues.join(QLatin1Char('\n')));
    m_ui.marks_flaws->setVisible(!issues.isEmpty());
}

void MarksPanel::updateStar()
{
    const bool starred = m_ui.marks_star->isChecked();
    m_ui.marks_star->setIcon(namedIcon(starred ? QStringLiteral("starred") : QStringLiteral("star")));
    m_ui.marks_star->setText(starred ? tr("Starred") : tr("Star"));
}

int MarksPanel::chosenMarker() const
{
    return m_ui.marks_markers->indexOfTopLevelItem(m_ui.marks_markers->currentItem());
}

void MarksPanel::updateButtons()
{
    const bool chosen = chosenMarker() >= 0;
    for (QPushButton *button : {m_ui.marks_fly, m_ui.marks_rename, m_ui.marks_remove})
        button->setEnabled(chosen);
    m_ui.marks_noMarkers->setVisible(m_markers.empty());
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
    m_ui.marks_markers->setCurrentItem(m_ui.marks_markers->topLevelItem(row));
    if (isVisible())
        editLabel();
}

/// Another label may be open in an editor: Qt begins a second one only after that is closed.
void MarksPanel::editLabel()
{
    commitLabel();
    if (chosenMarker() >= 0)
        m_ui.marks_markers->editItem(m_ui.marks_markers->currentItem(), LabelColumn);
}

void MarksPanel::labelEdited(QTreeWidgetItem *item)
{
    SeedMarker &marker = m_markers[static_cast<std::size_t>(m_ui.marks_markers->indexOfTopLevelItem(item))];
    const QString label = shortened(item->text(LabelColumn).simplified(), kMaxMarkerLabelBytes);
    marker.label = label.toStdString();
    {
        const QSignalBlocker blocker(m_ui.marks_markers);
        item->setText(LabelColumn, label);
    }
    flush();
}

/// Commits a label being edited.
void MarksPanel::commitLabel()
{
    auto *editor = m_ui.marks_markers->viewport()->findChild<QLineEdit *>();
    if (editor == nullptr || editor->isHidden()) // a closed one is hidden until it is deleted
        return;
    QAbstractItemDelegate *delegate = m_ui.marks_markers->itemDelegate();
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
    if (watched == m_ui.marks_markers && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        removeMarker();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace cave
