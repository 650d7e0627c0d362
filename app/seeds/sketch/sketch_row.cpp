// SPDX-License-Identifier: MIT
#include "app/seeds/sketch/sketch_row.h"

#include "app/seeds/sketch/sketch_dialog.h"
#include "app/seeds/sketch/sketch_painting.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/number_unit.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace cave {
namespace {

constexpr int kNameWidth = 68; // as of the fields below
constexpr int kPictureSide = kNameWidth;
constexpr int kNewSide = 16; // cells
constexpr double kPerCent = 100;

} // namespace

SketchRow::SketchRow(QWidget *parent, Reach reach) : QWidget(parent), m_reach(reach)
{
    setObjectName("search.sketchRow");
    makeParts();
    connect(m_draw, &QPushButton::clicked, this,
            [this] { draw(m_pattern.value_or(SketchPattern(kNewSide, kNewSide))); });
    connect(m_remove, &QToolButton::clicked, this, [this] { setPattern(std::nullopt); });
    connect(m_agree, &QSpinBox::valueChanged, this, &SketchRow::changed);
    connect(m_within, &QSpinBox::valueChanged, this, &SketchRow::changed);
    connect(m_turned, &QCheckBox::toggled, this, &SketchRow::changed);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refresh(); });
}

void SketchRow::makeParts()
{
    m_name = new FieldName(kNameWidth, this);
    m_draw = named("search.sketch", new QPushButton(this));
    m_draw->setAutoDefault(false);
    m_remove = named("search.sketchRemove", new QToolButton(this));
    m_remove->setIcon(namedIcon("dismiss"));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_options = new QWidget(this);
    m_picture = named("search.sketchPicture", new QLabel(m_options));
    m_picture->setAlignment(Qt::AlignTop);
    m_agreeName = new QLabel(m_options);
    m_agree = named("search.sketchAgree", new QSpinBox(m_options));
    m_agree->setRange(0, static_cast<int>(kPerCent));
    m_agree->setValue(static_cast<int>(std::lround(SketchQuery{}.agree * kPerCent)));
    m_agreeName->setBuddy(m_agree);
    m_withinName = new QLabel(m_options);
    m_within = named("search.sketchWithin", new QSpinBox(m_options));
    m_within->setRange(0, SketchQuery::kMaxReach);
    m_within->setValue(SketchQuery{}.within);
    m_withinName->setBuddy(m_within);
    m_turned = named("search.sketchTurned", new QCheckBox(m_options));

    auto *head = hbox(2 * kGrid, {m_name, {m_draw, 1}, m_remove});
    auto *options = new QGridLayout(m_options);
    options->setContentsMargins(0, 0, 0, 0);
    options->setSpacing(kGrid);
    options->addWidget(m_picture, 0, 0, 3, 1);
    options->addWidget(m_agreeName, 0, 1);
    options->addWidget(m_agree, 0, 2);
    options->addWidget(m_withinName, 1, 1);
    options->addWidget(m_within, 1, 2);
    options->addWidget(m_turned, 2, 1, 1, 2);
    options->setColumnStretch(2, 1);
    vbox(*this, kGrid, kNoMargins, {head, m_options});
}

std::shared_ptr<const SketchMatcher> SketchRow::sketch() const
{
    if (!m_pattern)
        return nullptr;
    return std::make_shared<const SketchMatcher>(
        SketchQuery{*m_pattern, m_agree->value() / kPerCent, m_within->value(), m_turned->isChecked()});
}

void SketchRow::setPattern(const std::optional<SketchPattern> &pattern)
{
    m_pattern = pattern;
    refresh();
    emit changed();
}

void SketchRow::showSketch(const std::shared_ptr<const SketchMatcher> &sketch)
{
    if (!sketch)
        return setPattern(std::nullopt);
    const SketchQuery &query = sketch->query();
    setOptions(static_cast<int>(std::lround(query.agree * kPerCent)), query.within, query.turned);
    setPattern(query.pattern);
}

/// Emits nothing.
void SketchRow::setOptions(int agree, int within, bool turned)
{
    const QSignalBlocker quiet(this);
    m_agree->setValue(agree);
    m_within->setValue(within);
    m_turned->setChecked(turned);
}

void SketchRow::draw(const SketchPattern &pattern)
{
    auto *dialog = new SketchDialog(pattern, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setPattern(dialog->pattern()); });
    dialog->open();
}

void SketchRow::saveState(QSettings &settings) const
{
    settings.setValue("sketch", m_pattern ? QString::fromStdString(m_pattern->text()) : QString());
    settings.setValue("sketchAgree", m_agree->value());
    settings.setValue("sketchWithin", m_within->value());
    settings.setValue("sketchTurned", m_turned->isChecked());
}

void SketchRow::restoreState(const QSettings &settings)
{
    setOptions(settings.value("sketchAgree", m_agree->value()).toInt(),
               settings.value("sketchWithin", m_within->value()).toInt(),
               settings.value("sketchTurned", false).toBool());
    const Result<SketchPattern> kept =
        SketchPattern::parse(settings.value("sketch").toString().toStdString());
    setPattern(kept ? std::optional(*kept) : std::nullopt);
}

void SketchRow::retranslate()
{
    m_name->setText(tr("Sketch"));
    m_picture->setAccessibleName(tr("Sketch"));
    m_remove->setToolTip(tr("Search without the sketch"));
    m_remove->setAccessibleName(m_remove->toolTip());
    m_agreeName->setText(tr("&Match at least"));
    setUnit(*m_agree, NumberUnit::PerCent);
    m_withinName->setText(tr("&Within"));
    setUnit(*m_within, NumberUnit::Cells);
    m_within->setToolTip(tr("Most cells from the spawn to the middle of the sketch"));
    m_turned->setText(tr("Turne&d and mirrored"));
    m_turned->setToolTip(tr("Also find the sketch turned by right angles and mirrored"));
    refresh();
}

void SketchRow::refresh()
{
    m_draw->setText(m_pattern
                        ? tr("Sk&etch of %1 × %2 cells…").arg(m_pattern->width()).arg(m_pattern->height())
                        : tr("Draw a sk&etch…"));
    m_draw->setToolTip(m_reach == Reach::Chosen ? tr("Draw what worlds must have near the spawn")
                                                : tr("Draw what places must look like"));
    m_remove->setVisible(m_pattern.has_value());
    m_options->setVisible(m_pattern.has_value());
    m_withinName->setVisible(m_reach == Reach::Chosen);
    m_within->setVisible(m_reach == Reach::Chosen);
    if (m_pattern)
        m_picture->setPixmap(sketchPicture(*m_pattern, kPictureSide, devicePixelRatioF(), currentTheme()));
}

} // namespace cave

#include "moc_sketch_row.cpp"
