// SPDX-License-Identifier: MIT
#include "app/seeds/source/sweep_row.h"

#include "app/seeds/source/setting_values.h"
#include "editor/view/form/field_note.h"
#include "editor/view/style/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace cave {
namespace {

constexpr int kUsualValues = 8; // initial number of steps in a setting's range

} // namespace

SweepRow::SweepRow(int number, QWidget *parent)
    : QWidget(parent)
    , m_setting(new QComboBox(this))
    , m_from(new QLineEdit(this))
    , m_to(new QLineEdit(this))
    , m_step(new QLineEdit(this))
    , m_list(new QLineEdit(this))
    , m_fromLabel(new QLabel(this))
    , m_toLabel(new QLabel(this))
    , m_stepLabel(new QLabel(this))
    , m_single(new QToolButton(this))
    , m_remove(new QToolButton(this))
    , m_note(new FieldNote(this))
{
    m_single->setCheckable(true);
    m_remove->setIcon(namedIcon("dismiss"));
    m_remove->setAutoRaise(true);
    layOut();
    setNumber(number);
    connect(m_setting, &QComboBox::currentIndexChanged, this, &SweepRow::takeSetting);
    for (const QLineEdit *field : {m_from, m_to, m_step, m_list}) {
        connect(field, &QLineEdit::textChanged, this, &SweepRow::refresh);
        connect(field, &QLineEdit::returnPressed, this, &SweepRow::entered);
    }
    connect(m_single, &QToolButton::toggled, this, &SweepRow::refresh);
    connect(m_remove, &QToolButton::clicked, this, &SweepRow::removeRequested);
    setGenerator(GeneratorId{}.kind);
    retranslateUi();
}

void SweepRow::layOut()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGrid);
    grid->setVerticalSpacing(kGrid);
    auto *head = new QHBoxLayout;
    head->setSpacing(kGrid);
    m_setting->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    head->addWidget(m_setting, 1);
    head->addWidget(m_single);
    head->addWidget(m_remove);
    grid->addLayout(head, 0, 0, 1, 6);
    int column = 0;
    for (auto [label, field] : {std::pair(m_fromLabel, m_from), {m_toLabel, m_to}, {m_stepLabel, m_step}}) {
        label->setBuddy(field);
        field->setMinimumWidth(10 * kGrid);
        grid->addWidget(label, 1, column++);
        grid->addWidget(field, 1, column);
        grid->setColumnStretch(column++, 1);
    }
    grid->addWidget(m_list, 2, 0, 1, 6);
    grid->addWidget(m_note, 3, 0, 1, 6);
}

void SweepRow::setNumber(int number)
{
    const auto name = [number](const char *part) {
        return QStringLiteral("sweep.%1.%2").arg(part, QString::number(number));
    };
    setObjectName(name("row"));
    m_setting->setObjectName(name("setting"));
    m_from->setObjectName(name("from"));
    m_to->setObjectName(name("to"));
    m_step->setObjectName(name("step"));
    m_list->setObjectName(name("list"));
    m_single->setObjectName(name("single"));
    m_remove->setObjectName(name("remove"));
    m_note->setObjectName(name("note"));
    m_remove->setVisible(number > 0);
}

void SweepRow::setGenerator(GeneratorKind kind)
{
    const QString before = m_setting->currentData().toString();
    {
        const QSignalBlocker quiet(m_setting);
        m_setting->clear();
        for (const SettingInfo *info : variableSettings(kind))
            m_setting->addItem(settingLabel(*info), QString::fromStdString(std::string(info->key)));
        m_setting->setCurrentIndex(std::max(0, m_setting->findData(before)));
    }
    if (m_setting->currentData().toString() != before)
        takeSetting();
}

const SettingInfo &SweepRow::info() const
{
    return *findSetting(m_setting->currentData().toString().toStdString());
}

void SweepRow::setSetting(const SettingInfo &info)
{
    m_setting->setCurrentIndex(m_setting->findData(QString::fromStdString(std::string(info.key))));
}

/// Another setting starts with values over its whole range.
void SweepRow::takeSetting()
{
    const SettingInfo &setting = info();
    const int step = std::max(1, (setting.maximum - setting.minimum) / kUsualValues);
    const QSignalBlocker quietFrom(m_from);
    const QSignalBlocker quietTo(m_to);
    const QSignalBlocker quietStep(m_step);
    const QSignalBlocker quietList(m_list);
    m_from->setText(typedSettingValue(setting, setting.minimum));
    m_to->setText(typedSettingValue(setting, setting.maximum));
    m_step->setText(setting.unit == SettingUnit::Choice ? QStringLiteral("1")
                                                        : typedSettingValue(setting, step));
    QStringList values;
    for (int value = setting.minimum; value <= setting.maximum; value += step)
        values += typedSettingValue(setting, value);
    m_list->setText(values.join(QStringLiteral(", ")));
    retranslateUi();
    refresh();
}

SweepRow::Reading SweepRow::read() const
{
    return isList() ? readList() : readRange();
}

/// Choices have no range.
bool SweepRow::isList() const
{
    return m_single->isChecked() || info().unit == SettingUnit::Choice;
}

/// What is wrong with a value that is out of range; empty otherwise.
QString SweepRow::rangeProblem(int value) const
{
    const SettingInfo &setting = info();
    return value >= setting.minimum && value <= setting.maximum
               ? QString()
               : tr("%1 is not in %2").arg(shownSettingValue(setting, value), settingRangeText(setting));
}

SweepRow::Reading SweepRow::readRange() const
{
    const SettingInfo &setting = info();
    const std::optional<int> from = settingValueFrom(setting, m_from->text());
    const std::optional<int> to = settingValueFrom(setting, m_to->text());
    const std::optional<int> step = settingValueFrom(setting, m_step->text());
    const auto notOne = [](const QString &field, const QLineEdit *edit) {
        return tr("“%1” is not a valid value for “%2”").arg(edit->text().trimmed(), field);
    };
    if (!from)
        return {{}, notOne(tr("from"), m_from)};
    if (!to)
        return {{}, notOne(tr("to"), m_to)};
    if (!step || *step == 0)
        return {{}, notOne(tr("step"), m_step)};
    if (*to < *from)
        return {{}, tr("the last value, %1, is less than the first").arg(m_to->text().trimmed())};
    Reading reading;
    for (const int end : {*from, *to}) { // before the values are listed, which may be very many
        if (reading.problem = rangeProblem(end); !reading.problem.isEmpty())
            return reading;
    }
    for (int value = *from; value <= *to; value += *step)
        reading.values.push_back(value);
    return reading;
}

SweepRow::Reading SweepRow::readList() const
{
    static const QRegularExpression kSeparator(QStringLiteral(R"([,;]\s*|\s+(?!%))"));
    Reading reading;
    for (const QString &part : m_list->text().split(kSeparator, Qt::SkipEmptyParts)) {
        const std::optional<int> value = settingValueFrom(info(), part);
        if (!value)
            return {{}, tr("“%1” is not a value").arg(part.trimmed())};
        if (const QString wrong = rangeProblem(*value); !wrong.isEmpty())
            return {{}, wrong};
        reading.values.push_back(*value);
    }
    if (reading.values.empty())
        reading.problem = tr("no values yet");
    return reading;
}

std::optional<std::vector<int>> SweepRow::values() const
{
    Reading reading = read();
    return reading.problem.isEmpty() ? std::optional(std::move(reading.values)) : std::nullopt;
}

QString SweepRow::problem() const
{
    const QString wrong = read().problem;
    return wrong.isEmpty() ? QString() : tr("%1: %2.").arg(settingLabel(info()), wrong);
}

void SweepRow::refresh()
{
    const bool single = isList();
    m_single->setVisible(info().unit != SettingUnit::Choice);
    for (QWidget *part : {static_cast<QWidget *>(m_fromLabel), static_cast<QWidget *>(m_from),
                          static_cast<QWidget *>(m_toLabel), static_cast<QWidget *>(m_to),
                          static_cast<QWidget *>(m_stepLabel), static_cast<QWidget *>(m_step)})
        part->setVisible(!single);
    m_list->setVisible(single);
    describe();
    emit changed();
}

void SweepRow::describe()
{
    const std::optional<std::vector<int>> now = values();
    QString shown = tr("Allowed: %1").arg(settingRangeText(info()));
    if (now)
        shown += now->size() == 1 ? tr(" · 1 value") : tr(" · %1 values").arg(now->size());
    m_note->report(shown);
}

QStringList SweepRow::state() const
{
    return {m_setting->currentData().toString(),
            m_single->isChecked() ? QStringLiteral("list") : QStringLiteral("range"),
            m_from->text(),
            m_to->text(),
            m_step->text(),
            m_list->text()};
}

void SweepRow::restoreState(const QStringList &state)
{
    constexpr qsizetype kParts = 6;
    if (state.size() != kParts || m_setting->findData(state[0]) < 0)
        return;
    m_setting->setCurrentIndex(m_setting->findData(state[0]));
    m_from->setText(state[2]);
    m_to->setText(state[3]);
    m_step->setText(state[4]);
    m_list->setText(state[5]);
    m_single->setChecked(state[1] == u"list");
}

void SweepRow::retranslateUi()
{
    for (int i = 0; i < m_setting->count(); ++i) {
        const SettingInfo *info = findSetting(m_setting->itemData(i).toString().toStdString());
        m_setting->setItemText(i, settingLabel(*info));
    }
    m_setting->setAccessibleName(tr("Setting"));
    m_fromLabel->setText(tr("from"));
    m_toLabel->setText(tr("to"));
    m_stepLabel->setText(tr("step"));
    m_single->setText(tr("1, 2, 5"));
    m_single->setToolTip(tr("Enter single values instead of a range"));
    m_single->setAccessibleName(m_single->toolTip());
    m_list->setPlaceholderText(tr("Values, separated by commas"));
    m_list->setAccessibleName(tr("Values"));
    m_remove->setToolTip(tr("Remove this setting"));
    m_remove->setAccessibleName(m_remove->toolTip());
    describe();
}

} // namespace cave

#include "moc_sweep_row.cpp"
