// SPDX-License-Identifier: MIT
#include "editor/level/level_panels.h"

#include "core/edit/level_edit.h"
#include "editor/document/level_document.h"
#include "editor/level/level_background_fields.h"
#include "editor/level/level_commands.h"
#include "editor/level/level_tools.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace cave {
namespace {

QString numberText(double value)
{
    return QString::fromStdString(levelNumber(value));
}

/// Fractions with a point or a comma.
std::optional<double> tilesOf(const QLineEdit &line)
{
    bool number = false;
    const double value = line.text().trimmed().replace(',', '.').toDouble(&number);
    return number && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

constexpr int kIndexRole = Qt::UserRole;

struct LevelIssueText {
    Q_DECLARE_TR_FUNCTIONS(LevelFlaws)
};

/// Lines that are kept unchanged because their type is unknown.
std::vector<LevelIssue> unknownTypes(const LevelFile &design)
{
    std::vector<LevelIssue> issues;
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        const LevelRecord &record = design.records[i];
        if (!record.isObject() ||
            findLevelObject(record.type, record.kind == LevelRecord::Kind::Dynamic) != nullptr)
            continue;
        LevelIssue issue;
        issue.record = i;
        if (design.contains(tileOf(record.at.x), tileOf(record.at.y)))
            issue.tile = LevelTile{static_cast<int>(record.at.x), static_cast<int>(record.at.y)};
        issue.text = located(message("line %1", i + 2), message("unknown type %1", "'" + record.type + "'"));
        issues.push_back(std::move(issue));
    }
    return issues;
}

} // namespace

LevelProperties::LevelProperties(LevelTools &tools, QWidget *parent) : QWidget(parent), m_tools(tools)
{
    setUpForm(m_ui, *this);
    m_fields = {m_ui.level_field1, m_ui.level_field2};
    m_fieldNames = {m_ui.field1Name, m_ui.field2Name};
    m_background = new LevelBackgroundFields("level.", *m_ui.levelForm, this);
    for (QSpinBox *side : {m_ui.level_width, m_ui.level_height})
        side->setMaximum(kLargestLevel);
    connect(&m_tools, &LevelTools::documentChanged, this, &LevelProperties::show);
    connect(&m_tools, &LevelTools::selectionChanged, this, &LevelProperties::show);
    connect(&m_tools, &LevelTools::settling, this, &LevelProperties::commitObjects);
    const auto written = [this](QLineEdit *line, auto apply) {
        connect(line, &QLineEdit::editingFinished, this, [line, apply] {
            if (line->isModified())
                apply();
        });
    };
    written(m_ui.level_x, [this] { applyPlace(*m_ui.level_x, true); });
    written(m_ui.level_y, [this] { applyPlace(*m_ui.level_y, false); });
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        written(m_fields[i], [this, i] { applyField(i, m_fields[i]->text()); });
    connect(m_ui.level_markerId, &QComboBox::activated, this,
            [this](int index) { applyField(0, m_ui.level_markerId->itemData(index).toString()); });
    written(m_ui.level_name, [this] {
        applyToLevel(tr("Rename"), [name = m_ui.level_name->text().toStdString()](LevelFile &design) {
            return renameLevel(design, name);
        });
    });
    connect(m_ui.level_type, &QComboBox::activated, this, [this](int index) {
        applyToLevel(tr("Change the type"), [index](LevelFile &design) {
            changeLevelType(design, static_cast<LevelType>(index));
            return Result<void>();
        });
    });
    connect(m_ui.level_applySize, &QPushButton::clicked, this, &LevelProperties::applySize);
    for (QLineEdit *line : {m_ui.level_startX, m_ui.level_startY})
        written(line, [this] { applyStart(); });
    connect(m_background, &LevelBackgroundFields::changed, this, &LevelProperties::applyBackground);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        for (const QLabel *name : {m_ui.xName, m_ui.yName, m_ui.nameName, m_ui.typeName, m_ui.sizeName,
                                   m_ui.anchorName, m_ui.startName})
            name->buddy()->setAccessibleName(withoutMnemonic(name->text()).remove(':'));
        for (QComboBox *combo : {m_ui.level_type, m_ui.level_anchor})
            combo->setMinimumWidth(combo->sizeHint().width()); // keeps its own minimum size
        m_ui.level_markerId->clear();
        for (const char *id : kMarkerIds)
            m_ui.level_markerId->addItem(pieceName({"Marker", false, {id}}), QString(id));
        m_ui.level_markerId->setAccessibleName(fieldTitle(LevelField::MarkerId));
        m_ui.level_width->setToolTip(tr("Width: 1 to %1 tiles").arg(kLargestLevel));
        m_ui.level_height->setToolTip(tr("Height: 1 to %1 tiles").arg(kLargestLevel));
        m_background->retranslate();
        show();
    });
    bindLook(*this, [this] { updateInk(); });
}

LevelProperties::~LevelProperties()
{
    disconnectChildren(*this);
}

void LevelProperties::askSize()
{
    commitObjects();
    m_tools.setSelection({});
    m_ui.level_width->setFocus();
    m_ui.level_width->selectAll();
}

void LevelProperties::commit()
{
    if (m_tools.document() == nullptr)
        return;
    const bool level = m_tools.selection().empty();
    if (level && m_background->value() != backgroundOf(m_tools.document()->design()))
        applyBackground();
    commitObjects();
    for (QLineEdit *line : {m_ui.level_name, m_ui.level_startX, m_ui.level_startY})
        leave(*line);
}

void LevelProperties::commitObjects()
{
    for (QLineEdit *line : {m_ui.level_x, m_ui.level_y, m_fields[0], m_fields[1]})
        leave(*line);
}

void LevelProperties::leave(QLineEdit &line)
{
    if (line.isModified() && line.isVisibleTo(this))
        emit line.editingFinished();
}

void LevelProperties::report(QLabel &label, const QString &problem)
{
    label.setText(problem);
    label.setVisible(!problem.isEmpty());
}

void LevelProperties::write(QLineEdit &line, const Shared &value)
{
    if (!line.hasFocus() || !line.isModified())
        line.setText(value.mixed ? QString() : value.text);
    line.setPlaceholderText(value.mixed ? tr("several values") : QString());
}

LevelProperties::Shared
LevelProperties::shared(const std::function<QString(const LevelRecord &)> &value) const
{
    const std::vector<LevelRecord> &records = m_tools.document()->design().records;
    Shared all;
    bool first = true;
    for (const std::size_t index : m_tools.selection()) {
        const QString text = value(records[index]);
        if (first)
            all.text = text;
        all.mixed = all.mixed || text != all.text;
        first = false;
    }
    return all;
}

/// The fields common to all selected objects.
std::vector<LevelField> LevelProperties::sharedFields() const
{
    if (m_tools.document() == nullptr)
        return {};
    const std::vector<LevelRecord> &records = m_tools.document()->design().records;
    std::optional<std::vector<LevelField>> common;
    for (const std::size_t index : m_tools.selection()) {
        const LevelRecord &record = records[index];
        const LevelObjectInfo *info = findLevelObject(record.type, record.kind == LevelRecord::Kind::Dynamic);
        if (info == nullptr || record.kind == LevelRecord::Kind::PlayerStart)
            return {};
        const std::vector<LevelField> own(
            info->fields.begin(), info->fields.begin() + static_cast<std::ptrdiff_t>(info->fieldCount));
        if (common && *common != own)
            return {};
        common = own;
    }
    return common.value_or(std::vector<LevelField>());
}

void LevelProperties::show()
{
    m_ui.pages->setEnabled(m_tools.document() != nullptr);
    if (m_tools.document() == nullptr)
        return;
    const bool objects = !m_tools.selection().empty();
    m_ui.pages->setCurrentIndex(objects ? 0 : 1);
    if (objects)
        showObjects();
    else
        showLevel();
}

void LevelProperties::showObjects()
{
    const std::vector<LevelRecord> &records = m_tools.document()->design().records;
    std::set<QString> names;
    for (const std::size_t index : m_tools.selection())
        names.insert(pieceName(pieceOf(records[index])));
    const auto count = static_cast<int>(m_tools.selection().size());
    const QString name = names.size() == 1 ? *names.begin() : tr("several types");
    m_ui.level_what->setText(count == 1 ? name : tr("%1 objects: %2").arg(count).arg(name));
    const LevelRecord &first = records[*m_tools.selection().begin()];
    m_ui.hint->setText(names.size() == 1 ? pieceHint(pieceOf(first)) : QString());
    write(*m_ui.level_x, shared([](const LevelRecord &record) { return numberText(record.at.x); }));
    write(*m_ui.level_y, shared([](const LevelRecord &record) { return numberText(record.at.y); }));
    const std::vector<LevelField> fields = sharedFields();
    const bool marker = fields.size() == 1 && fields.front() == LevelField::MarkerId;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const bool shown = i < fields.size() && !marker;
        m_fields[i]->setVisible(shown);
        m_fieldNames[i]->setVisible(shown);
        if (!shown)
            continue;
        m_fieldNames[i]->setText(fieldTitle(fields[i]));
        m_fields[i]->setToolTip(fieldHint(fields[i]));
        write(*m_fields[i], shared([i](const LevelRecord &record) {
            return i < record.fields.size() ? QString::fromStdString(record.fields[i]) : QString();
        }));
    }
    m_ui.level_markerId->setVisible(marker);
    m_ui.markerName->setVisible(marker);
    if (marker) {
        m_ui.markerName->setText(fieldTitle(LevelField::MarkerId));
        const Shared id = shared([](const LevelRecord &record) {
            return QString::fromStdString(record.fields.empty() ? "" : record.fields[0]);
        });
        m_ui.level_markerId->setCurrentIndex(id.mixed ? -1 : m_ui.level_markerId->findData(id.text));
        m_ui.level_markerId->setPlaceholderText(tr("several values"));
    }
    report(*m_ui.level_objectProblem, {});
}

void LevelProperties::showLevel()
{
    const LevelFile &design = m_tools.document()->design();
    write(*m_ui.level_name, {QString::fromStdString(design.name)});
    m_ui.level_type->setCurrentIndex(static_cast<int>(design.type));
    const QSize size(design.width, design.height);
    const QSize written(m_ui.level_width->value(), m_ui.level_height->value());
    const bool focused = m_ui.level_width->hasFocus() || m_ui.level_height->hasFocus();
    if (!focused || written == m_size || written == size) {
        m_size = size;
        m_ui.level_width->setValue(size.width());
        m_ui.level_height->setValue(size.height());
    }
    const std::optional<LevelPoint> start = design.start();
    write(*m_ui.level_startX, {start ? numberText(start->x) : QString()});
    write(*m_ui.level_startY, {start ? numberText(start->y) : QString()});
    m_background->show(backgroundOf(design));
    report(*m_ui.level_problem, {});
}

void LevelProperties::applyPlace(QLineEdit &line, bool across)
{
    if (m_tools.document() == nullptr)
        return;
    const std::optional<double> written = tilesOf(line);
    if (!written)
        return report(*m_ui.level_objectProblem, tr("Enter a position in tiles, such as 3 or 2.5"));
    const double value = *written;
    line.setModified(false);
    report(*m_ui.level_objectProblem, {});
    m_tools.change(tr("Move"), [&](LevelFile &design) -> Result<void> {
        for (const std::size_t index : m_tools.selection()) {
            const LevelPoint at = design.records[index].at;
            CAVE_TRY(moveRecords(design, {index}, across ? value - at.x : 0, across ? 0 : value - at.y));
        }
        return {};
    });
    show(); // a place that was refused isn't the object's
}

void LevelProperties::applyField(std::size_t field, const QString &text)
{
    const std::vector<LevelField> fields = sharedFields();
    if (field >= fields.size())
        return;
    const QString problem = fieldProblem(fields[field], text);
    if (!problem.isEmpty())
        return report(*m_ui.level_objectProblem, problem);
    m_fields[field]->setModified(false);
    report(*m_ui.level_objectProblem, {});
    m_tools.change(tr("Change: %1").arg(fieldTitle(fields[field])), [&](LevelFile &design) -> Result<void> {
        for (const std::size_t index : m_tools.selection())
            CAVE_TRY(setLevelField(design, index, field, text.toStdString()));
        return {};
    });
    show();
}

void LevelProperties::applyToLevel(const QString &label, const std::function<Result<void>(LevelFile &)> &edit)
{
    if (m_tools.document() == nullptr)
        return;
    LevelFile tried = m_tools.document()->design();
    Result<void> done = edit(tried);
    if (done)
        done = checkWritten(tried);
    for (QLineEdit *line : {m_ui.level_name, m_ui.level_startX, m_ui.level_startY, &m_background->image()})
        line->setModified(line->isModified() && !done);
    report(*m_ui.level_problem, done ? QString() : messageText(done.error().message));
    if (done)
        m_tools.document()->edit(label, tried);
}

void LevelProperties::applyStart()
{
    const std::optional<double> x = tilesOf(*m_ui.level_startX);
    const std::optional<double> y = tilesOf(*m_ui.level_startY);
    if (!x || !y)
        return report(*m_ui.level_problem, tr("Enter the start as two numbers, in tiles, such as 3 and 2.5"));
    const LevelPoint at{*x, *y};
    applyToLevel(tr("Move the start"), [at](LevelFile &design) { return setLevelStart(design, at); });
}

void LevelProperties::applySize()
{
    applyToLevel(tr("Resize"), [this](LevelFile &design) {
        return resizeLevel(design, m_ui.level_width->value(), m_ui.level_height->value(),
                           static_cast<LevelAnchor>(m_ui.level_anchor->currentIndex()));
    });
}

/// Leaving a field without editing changes nothing.
void LevelProperties::applyBackground()
{
    if (m_tools.document() == nullptr)
        return;
    const LevelBackground wanted = m_background->value();
    if (wanted == backgroundOf(m_tools.document()->design())) {
        m_background->image().setModified(false);
        return report(*m_ui.level_problem, {});
    }
    if (wanted.kind != LevelBackground::Kind::None && wanted.images.empty()) {
        m_background->image().setFocus();
        return report(*m_ui.level_problem, tr("Enter the name of a picture"));
    }
    applyToLevel(tr("Change the background"),
                 [&wanted](LevelFile &design) { return setBackground(design, wanted); });
}

void LevelProperties::updateInk()
{
    const Theme &theme = currentTheme();
    setSecondary(m_ui.hint, theme);
    for (QLabel *label : {m_ui.level_objectProblem, m_ui.level_problem})
        setInk(label, theme.danger, theme);
}

QString levelIssueTitle(LevelIssueKind kind)
{
    switch (kind) {
    case LevelIssueKind::NoStart:
        return LevelIssueText::tr("No start for the player");
    case LevelIssueKind::StartOutside:
        return LevelIssueText::tr("The start is outside the level");
    case LevelIssueKind::StartBlocked:
        return LevelIssueText::tr("The start is blocked");
    case LevelIssueKind::NoName:
        return LevelIssueText::tr("The level has no name");
    case LevelIssueKind::WrongSize:
        return LevelIssueText::tr("The size isn't playable");
    case LevelIssueKind::SeveralBackgrounds:
        return LevelIssueText::tr("More than one background");
    case LevelIssueKind::DoorMissing:
        return LevelIssueText::tr("A side has no door");
    case LevelIssueKind::DoorBlocked:
        return LevelIssueText::tr("A door is blocked");
    case LevelIssueKind::DoorWalledUp:
        return LevelIssueText::tr("A door is walled up");
    case LevelIssueKind::NoGoal:
        return LevelIssueText::tr("There is no goal");
    case LevelIssueKind::GoalUnreachable:
        return LevelIssueText::tr("The goal can't be reached");
    case LevelIssueKind::Unreachable:
        return LevelIssueText::tr("Unreachable");
    case LevelIssueKind::EnemyInWall:
        return LevelIssueText::tr("An enemy is in a wall");
    case LevelIssueKind::OutsideLevel:
        return LevelIssueText::tr("Outside the level");
    case LevelIssueKind::Hidden:
        return LevelIssueText::tr("Hidden under another of its type");
    case LevelIssueKind::WrongLevel:
        return LevelIssueText::tr("Belongs to another type of level");
    }
    return {};
}

LevelChecksPanel::LevelChecksPanel(LevelTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_state(named("level.checks.state", new QLabel))
    , m_list(named("level.checks.list", new QListWidget))
{
    setObjectName("level.checks");
    m_state->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(1);
    vbox(*this, kGrid, evenMargins(2 * kGrid), {m_state, {m_list, 1}});
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &LevelChecksPanel::check);
    connect(&m_tools, &LevelTools::edited, this, &LevelChecksPanel::follow);
    connect(&m_tools, &LevelTools::documentChanged, this, [this] {
        if (std::exchange(m_listed, m_tools.document()) != m_tools.document())
            forgetRecords();
        m_settle.start();
    });
    connect(m_list, &QListWidget::itemClicked, this, &LevelChecksPanel::choose);
    connect(m_list, &QListWidget::itemActivated, this, &LevelChecksPanel::choose);
    bindTexts(*this, [this] { list(); });
    bindLook(*this, [this] {
        setSecondary(m_state, currentTheme());
        m_state->setFont(fontOf(TextSize::Body));
    });
}

LevelChecksPanel::~LevelChecksPanel() = default;

void LevelChecksPanel::check()
{
    if (m_tools.document() == nullptr) {
        m_jobs.forgetAll();
        return take({});
    }
    m_jobs.runLatest(
        [design = m_tools.document()->design()] {
            return std::pair(levelIssues(design), unknownTypes(design));
        },
        [this](std::pair<std::vector<LevelIssue>, std::vector<LevelIssue>> found) {
            m_unknown = found.second.size();
            found.first.insert(found.first.end(), std::make_move_iterator(found.second.begin()),
                               std::make_move_iterator(found.second.end()));
            take(std::move(found.first));
        });
}

/// Until the level is checked again, the issues are of the records that they were found in.
void LevelChecksPanel::follow(const LevelPatch &patch)
{
    m_jobs.forgetAll(); // which knows only the records before
    for (LevelIssue &issue : m_issues)
        issue.record = issue.record ? patch.indexAfter(*issue.record) : std::nullopt;
}

/// They are another level's.
void LevelChecksPanel::forgetRecords()
{
    m_jobs.forgetAll();
    for (LevelIssue &issue : m_issues)
        issue.record.reset();
}

void LevelChecksPanel::take(std::vector<LevelIssue> issues)
{
    if (issues.empty())
        m_unknown = 0;
    m_issues = std::move(issues);
    list();
    emit issuesChanged();
}

void LevelChecksPanel::list()
{
    constexpr std::size_t kMaxListed = 1'000;
    m_list->clear();
    for (std::size_t i = 0; i < std::min(m_issues.size(), kMaxListed); ++i) {
        const LevelIssue &issue = m_issues[i];
        const bool unknown = i >= m_issues.size() - m_unknown;
        const QString title = unknown ? tr("Unknown, kept unchanged") : levelIssueTitle(issue.kind);
        auto *item = new QListWidgetItem(title + '\n' + messageText(issue.text), m_list);
        const bool error = !unknown && issue.severity == LevelIssue::Severity::Error;
        item->setIcon(namedIcon(error ? "error" : unknown ? "note" : "warning"));
        item->setData(kIndexRole, static_cast<uint>(i));
    }
    retranslate();
}

void LevelChecksPanel::choose(const QListWidgetItem *item)
{
    if (item == nullptr)
        return;
    const std::size_t index = item->data(kIndexRole).toUInt();
    if (index < m_issues.size())
        emit issueChosen(m_issues[index]);
}

void LevelChecksPanel::retranslate()
{
    const int count = static_cast<int>(m_issues.size());
    m_state->setText(m_tools.document() == nullptr ? tr("Open a level to check it.")
                     : count == 0                  ? tr("No issues.")
                     : count == 1                  ? tr("1 issue")
                                                   : tr("%1 issues").arg(count));
    m_list->setAccessibleName(tr("Issues"));
}

} // namespace cave

#include "moc_level_panels.cpp"
