// SPDX-License-Identifier: MIT
#include "editor/level/level_properties.h"

#include "core/edit/level_edit.h"
#include "editor/document/level_document.h"
#include "editor/level/level_background_fields.h"
#include "editor/level/level_piece.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/column_area.h"
#include "editor/view/style/disconnect_children.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/mnemonics.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>

namespace cave {
namespace {

QLineEdit *lineCalled(const char *name)
{
    auto *line = new QLineEdit;
    line->setObjectName(name);
    return line;
}

QSpinBox *spinCalled(const char *name, int least, int most)
{
    auto *spin = new QSpinBox;
    spin->setObjectName(name);
    spin->setRange(least, most);
    return spin;
}

QComboBox *comboCalled(const char *name)
{
    auto *combo = new QComboBox;
    combo->setObjectName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return combo;
}

QLabel *problemCalled(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->hide();
    return label;
}

QWidget *inOneRow(std::initializer_list<QWidget *> parts)
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    for (QWidget *part : parts)
        row->addWidget(part, 1);
    return widget;
}

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

} // namespace

LevelProperties::LevelProperties(LevelTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_pages(new QStackedWidget)
    , m_what(named("level.what", new QLabel))
    , m_hint(new QLabel)
    , m_x(lineCalled("level.x"))
    , m_y(lineCalled("level.y"))
    , m_marker(comboCalled("level.markerId"))
    , m_markerName(new QLabel)
    , m_objectProblem(problemCalled("level.objectProblem"))
    , m_name(lineCalled("level.name"))
    , m_type(comboCalled("level.type"))
    , m_width(spinCalled("level.width", 1, kLargestLevel))
    , m_height(spinCalled("level.height", 1, kLargestLevel))
    , m_anchor(comboCalled("level.anchor"))
    , m_resize(named("level.applySize", new QPushButton))
    , m_startX(lineCalled("level.startX"))
    , m_startY(lineCalled("level.startY"))
    , m_levelProblem(problemCalled("level.problem"))
{
    setObjectName("level.properties");
    makeObjects();
    makeLevel();
    vbox(*this, kStyleSpacing, kNoMargins, {m_pages});
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { updateInk(); });
}

LevelProperties::~LevelProperties()
{
    disconnectChildren(*this);
}

void LevelProperties::makeObjects()
{
    auto *page = new QWidget;
    m_objects = new QFormLayout(page);
    m_objects->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    m_objects->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_what->setWordWrap(true);
    m_what->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_hint->setWordWrap(true);
    m_objects->addRow(m_what);
    m_objects->addRow(m_hint);
    m_objects->addRow(new QLabel, m_x);
    m_objects->addRow(new QLabel, m_y);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i] = lineCalled(i == 0 ? "level.field1" : "level.field2");
        m_fieldNames[i] = new QLabel;
        m_fieldNames[i]->setBuddy(m_fields[i]);
        m_objects->addRow(m_fieldNames[i], m_fields[i]);
    }
    m_objects->addRow(m_markerName, m_marker);
    m_objects->addRow(m_objectProblem);
    m_pages->addWidget(new ColumnArea(page));
}

void LevelProperties::makeLevel()
{
    auto *page = new QWidget;
    m_level = new QFormLayout(page);
    m_level->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    m_level->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_level->addRow(new QLabel, m_name);
    m_level->addRow(new QLabel, m_type);
    m_level->addRow(new QLabel, inOneRow({m_width, m_height}));
    m_level->addRow(new QLabel, m_anchor);
    m_level->addRow(new QLabel, m_resize);
    m_level->addRow(new QLabel, inOneRow({m_startX, m_startY}));
    m_background = new LevelBackgroundFields("level.", *m_level, this);
    m_level->addRow(m_levelProblem);
    m_pages->addWidget(new ColumnArea(page));
}

void LevelProperties::connectParts()
{
    connect(&m_tools, &LevelTools::documentChanged, this, &LevelProperties::show);
    connect(&m_tools, &LevelTools::selectionChanged, this, &LevelProperties::show);
    const auto written = [this](QLineEdit *line, auto apply) {
        connect(line, &QLineEdit::editingFinished, this, [line, apply] {
            if (line->isModified())
                apply();
        });
    };
    written(m_x, [this] { applyPlace(*m_x, true); });
    written(m_y, [this] { applyPlace(*m_y, false); });
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        written(m_fields[i], [this, i] { applyField(i, m_fields[i]->text()); });
    connect(m_marker, &QComboBox::activated, this,
            [this](int index) { applyField(0, m_marker->itemData(index).toString()); });
    written(m_name, [this] {
        applyToLevel(tr("Rename"), [name = m_name->text().toStdString()](LevelFile &design) {
            return renameLevel(design, name);
        });
    });
    connect(m_type, &QComboBox::activated, this, [this](int index) {
        applyToLevel(tr("Change the type"), [index](LevelFile &design) {
            changeLevelType(design, static_cast<LevelType>(index));
            return Result<void>();
        });
    });
    connect(m_resize, &QPushButton::clicked, this, &LevelProperties::applySize);
    for (QLineEdit *line : {m_startX, m_startY})
        written(line, [this] { applyStart(); });
    connect(m_background, &LevelBackgroundFields::changed, this, &LevelProperties::applyBackground);
}

void LevelProperties::askSize()
{
    m_tools.setSelection({});
    m_width->setFocus();
    m_width->selectAll();
}

void LevelProperties::commit()
{
    if (m_tools.document() == nullptr)
        return;
    const bool level = m_tools.selection().empty();
    if (level && m_background->value() != backgroundOf(m_tools.document()->design()))
        applyBackground();
    const auto left = [this](QLineEdit *line) {
        if (line->isModified() && line->isVisibleTo(this))
            emit line->editingFinished();
    };
    for (QLineEdit *line : {m_x, m_y, m_fields[0], m_fields[1], m_name, m_startX, m_startY})
        left(line);
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
    m_pages->setEnabled(m_tools.document() != nullptr);
    if (m_tools.document() == nullptr)
        return;
    const bool objects = !m_tools.selection().empty();
    m_pages->setCurrentIndex(objects ? 0 : 1);
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
    m_what->setText(count == 1 ? name : tr("%1 objects: %2").arg(count).arg(name));
    const LevelRecord &first = records[*m_tools.selection().begin()];
    m_hint->setText(names.size() == 1 ? pieceHint(pieceOf(first)) : QString());
    write(*m_x, shared([](const LevelRecord &record) { return numberText(record.at.x); }));
    write(*m_y, shared([](const LevelRecord &record) { return numberText(record.at.y); }));
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
    m_marker->setVisible(marker);
    m_markerName->setVisible(marker);
    if (marker) {
        m_markerName->setText(fieldTitle(LevelField::MarkerId));
        const Shared id = shared([](const LevelRecord &record) {
            return QString::fromStdString(record.fields.empty() ? "" : record.fields[0]);
        });
        m_marker->setCurrentIndex(id.mixed ? -1 : m_marker->findData(id.text));
        m_marker->setPlaceholderText(tr("several values"));
    }
    report(*m_objectProblem, {});
}

void LevelProperties::showLevel()
{
    const LevelFile &design = m_tools.document()->design();
    write(*m_name, {QString::fromStdString(design.name)});
    m_type->setCurrentIndex(static_cast<int>(design.type));
    if (!m_width->hasFocus() && !m_height->hasFocus()) {
        m_width->setValue(design.width);
        m_height->setValue(design.height);
    }
    const std::optional<LevelPoint> start = design.start();
    write(*m_startX, {start ? numberText(start->x) : QString()});
    write(*m_startY, {start ? numberText(start->y) : QString()});
    m_background->show(backgroundOf(design));
    report(*m_levelProblem, {});
}

void LevelProperties::applyPlace(QLineEdit &line, bool across)
{
    if (m_tools.document() == nullptr)
        return;
    const std::optional<double> written = tilesOf(line);
    if (!written)
        return report(*m_objectProblem, tr("Enter a position in tiles, such as 3 or 2.5"));
    const double value = *written;
    line.setModified(false);
    report(*m_objectProblem, {});
    m_tools.change(tr("Move"), [&](LevelFile &design) -> Result<void> {
        for (const std::size_t index : m_tools.selection()) {
            const LevelPoint at = design.records[index].at;
            CAVE_TRY(moveRecords(design, {index}, across ? value - at.x : 0, across ? 0 : value - at.y));
        }
        return {};
    });
}

void LevelProperties::applyField(std::size_t field, const QString &text)
{
    const std::vector<LevelField> fields = sharedFields();
    if (field >= fields.size())
        return;
    const QString problem = fieldProblem(fields[field], text);
    if (!problem.isEmpty())
        return report(*m_objectProblem, problem);
    m_fields[field]->setModified(false);
    report(*m_objectProblem, {});
    m_tools.change(tr("Change: %1").arg(fieldTitle(fields[field])), [&](LevelFile &design) -> Result<void> {
        for (const std::size_t index : m_tools.selection())
            CAVE_TRY(setLevelField(design, index, field, text.toStdString()));
        return {};
    });
}

void LevelProperties::applyToLevel(const QString &label, const std::function<Result<void>(LevelFile &)> &edit)
{
    if (m_tools.document() == nullptr)
        return;
    LevelFile tried = m_tools.document()->design();
    const Result<void> done = edit(tried);
    for (QLineEdit *line : {m_name, m_startX, m_startY, &m_background->image()})
        line->setModified(line->isModified() && !done);
    report(*m_levelProblem, done ? QString() : messageText(done.error().message));
    if (done)
        m_tools.document()->edit(label, tried);
}

void LevelProperties::applyStart()
{
    const std::optional<double> x = tilesOf(*m_startX);
    const std::optional<double> y = tilesOf(*m_startY);
    if (!x || !y)
        return report(*m_levelProblem, tr("Enter the start as two numbers, in tiles, such as 3 and 2.5"));
    const LevelPoint at{*x, *y};
    applyToLevel(tr("Move the start"), [at](LevelFile &design) { return setLevelStart(design, at); });
}

void LevelProperties::applySize()
{
    applyToLevel(tr("Resize"), [this](LevelFile &design) {
        return resizeLevel(design, m_width->value(), m_height->value(),
                           static_cast<LevelAnchor>(m_anchor->currentIndex()));
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
        return report(*m_levelProblem, {});
    }
    if (wanted.kind != LevelBackground::Kind::None && wanted.images.empty()) {
        m_background->image().setFocus();
        return report(*m_levelProblem, tr("Enter the name of a picture"));
    }
    applyToLevel(tr("Change the background"),
                 [&wanted](LevelFile &design) { return setBackground(design, wanted); });
}

void LevelProperties::retranslate()
{
    const auto name = [](QFormLayout *form, QWidget *field, const QString &text) {
        auto *label = qobject_cast<QLabel *>(form->labelForField(field));
        label->setText(text);
        label->setBuddy(field);
        field->setAccessibleName(withoutMnemonic(text).remove(':'));
    };
    const auto fill = [](QComboBox &combo, const QStringList &texts) {
        const int index = std::max(combo.currentIndex(), 0);
        combo.clear();
        combo.addItems(texts);
        combo.setMinimumWidth(combo.sizeHint().width()); // keeps its own minimum size
        combo.setCurrentIndex(index);
    };
    name(m_objects, m_x, tr("&x (tiles):"));
    name(m_objects, m_y, tr("&y (tiles):"));
    m_marker->clear();
    for (const char *id : kMarkerIds)
        m_marker->addItem(pieceName({"Marker", false, {id}}), QString(id));
    m_marker->setAccessibleName(fieldTitle(LevelField::MarkerId));
    name(m_level, m_name, tr("&Name:"));
    name(m_level, m_type, tr("T&ype:"));
    fill(*m_type, {tr("Room of a map"), tr("Single level"), tr("Side view")});
    name(m_level, m_width->parentWidget(), tr("Size (tiles):"));
    m_width->setAccessibleName(tr("Width in tiles"));
    m_height->setAccessibleName(tr("Height in tiles"));
    name(m_level, m_anchor, tr("Anchor content:"));
    fill(*m_anchor, {tr("at the top left"), tr("at the top"), tr("at the top right"), tr("at the left"),
                     tr("in the centre"), tr("at the right"), tr("at the bottom left"), tr("at the bottom"),
                     tr("at the bottom right")});
    m_resize->setText(tr("&Resize"));
    m_resize->setToolTip(tr("Resize the level; objects outside are kept"));
    name(m_level, m_startX->parentWidget(), tr("Start (tiles):"));
    m_startX->setAccessibleName(tr("Column of the start, in tiles"));
    m_startY->setAccessibleName(tr("Row of the start, in tiles"));
    m_background->retranslate();
    retranslateHints();
    show();
}

void LevelProperties::retranslateHints()
{
    const QString across = tr("Tiles from the left edge; fractions such as 2.5 are allowed");
    const QString down = tr("Tiles from the top edge; fractions such as 2.5 are allowed");
    for (QLineEdit *line : {m_x, m_startX})
        line->setToolTip(across);
    for (QLineEdit *line : {m_y, m_startY})
        line->setToolTip(down);
    m_width->setToolTip(tr("Width: 1 to %1 tiles").arg(kLargestLevel));
    m_height->setToolTip(tr("Height: 1 to %1 tiles").arg(kLargestLevel));
    m_name->setToolTip(tr("Any text without a comma"));
}

void LevelProperties::updateInk()
{
    const Theme &theme = currentTheme();
    setSecondary(m_hint, theme);
    for (QLabel *label : {m_objectProblem, m_levelProblem})
        setInk(label, theme.danger, theme);
}

} // namespace cave

#include "moc_level_properties.cpp"
