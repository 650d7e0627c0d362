// SPDX-License-Identifier: MIT
#include "app/common/setting_row.h"

#include "app/common/controls.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <cmath>

namespace cave {
namespace {

constexpr double kPerPercent = 100; // ten-thousandths

} // namespace

SettingRow::SettingRow(const SettingInfo &info, QWidget *parent)
    : QWidget(parent)
    , m_info(info)
    , m_label(new QLabel(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_number(new ShortNumberBox(this))
    , m_reset(new QToolButton(this))
{
    const QString key = QString::fromUtf8(info.key.data(), static_cast<qsizetype>(info.key.size()));
    setObjectName("setting." + key);
    m_slider->setObjectName("slider." + key);
    m_number->setObjectName("number." + key);
    m_reset->setObjectName("reset." + key);
    m_reset->setIcon(namedIcon("reset"));
    m_reset->setAutoRaise(true);
    if (info.unit == SettingUnit::Choice)
        makeChoice(key);
    m_label->setBuddy(editor());
    setRanges();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_label, 0, 0, 1, 3);
    if (m_choice != nullptr) {
        grid->addWidget(m_choice, 1, 0, 1, 2);
    } else {
        grid->addWidget(m_slider, 1, 0);
        grid->addWidget(m_number, 1, 1);
    }
    grid->addWidget(m_reset, 1, 2);
    grid->setColumnStretch(0, 1);
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { m_label->setFont(fontOf(TextSize::Body)); });
    connect(m_slider, &QSlider::valueChanged, this, &SettingRow::changed);
    connect(m_number, &QDoubleSpinBox::valueChanged, this, [this](double shown) {
        changed(static_cast<int>(std::lround(isFraction() ? shown * kPerPercent : shown)));
    });
    connect(m_reset, &QToolButton::clicked, this, [this] { setValue(m_default); });
}

QWidget *SettingRow::editor() const
{
    return m_choice != nullptr ? static_cast<QWidget *>(m_choice) : m_number;
}

/// A choice has only a few names, for which a slider is useless.
void SettingRow::makeChoice(const QString &key)
{
    m_choice = new QComboBox(this);
    m_choice->setObjectName("choice." + key);
    for (int i = m_info.minimum; i <= m_info.maximum; ++i)
        m_choice->addItem(coreText(m_info.choices[static_cast<std::size_t>(i)]));
    m_slider->hide();
    m_number->hide();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &SettingRow::changed);
}

int SettingRow::value() const
{
    return m_slider->value();
}

void SettingRow::setValue(int value)
{
    m_slider->setValue(value);
}

void SettingRow::setDefault(int value)
{
    m_default = value;
    m_reset->setEnabled(this->value() != m_default);
}

void SettingRow::setRanges()
{
    const double unit = isFraction() ? kPerPercent : 1;
    const int step = !isFraction()           ? 1
                     : m_info.maximum > 1000 ? 50
                                             : 10; // 0.5 % of a large range, 0.1 % of a small one
    m_slider->setRange(m_info.minimum, m_info.maximum);
    m_slider->setSingleStep(step);
    m_slider->setPageStep(step * 5);
    m_number->setDecimals(isFraction() ? 2 : 0);
    m_number->setRange(m_info.minimum / unit, m_info.maximum / unit);
    m_number->setSingleStep(step / unit);
    m_number->setAccelerated(true);
    m_number->setValue(m_slider->value() / unit);
    m_number->setMinimumWidth(22 * kGrid);
}

void SettingRow::retranslateUi()
{
    const QString description = coreText(m_info.description);
    m_label->setText(coreText(m_info.label));
    if (isFraction())
        setUnit(*m_number, NumberUnit::PerCent);
    for (QWidget *part : {static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_slider), editor()}) {
        part->setToolTip(description);
        part->setAccessibleDescription(description);
    }
    m_slider->setAccessibleName(coreText(m_info.label));
    if (m_choice != nullptr) {
        m_choice->setAccessibleName(coreText(m_info.label));
        for (int i = m_info.minimum; i <= m_info.maximum; ++i)
            m_choice->setItemText(i, coreText(m_info.choices[static_cast<std::size_t>(i)]));
    }
    m_reset->setToolTip(tr("Back to the default"));
    m_reset->setAccessibleName(tr("%1: back to the default").arg(coreText(m_info.label)));
}

void SettingRow::changed(int value)
{
    {
        const QSignalBlocker quietSlider(m_slider);
        const QSignalBlocker quietNumber(m_number);
        const QSignalBlocker quietChoice(m_choice);
        m_slider->setValue(value);
        m_number->setValue(isFraction() ? value / kPerPercent : value);
        if (m_choice != nullptr)
            m_choice->setCurrentIndex(value);
    }
    m_reset->setEnabled(value != m_default);
    emit valueChanged();
}

} // namespace cave

#include "moc_setting_row.cpp"
