// SPDX-License-Identifier: MIT
#include "app/seeds/source/sweep_editor.h"

#include "app/seeds/source/setting_values.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "ui_sweep_row.h"

#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <optional>

#include "moc_sweep_editor.cpp"

namespace cave {
namespace {

constexpr int kUsualValues = 8; // initial number of steps in a setting's range

const QChar kPartSeparator(0x1F); // can't be typed

} // namespace

/// One setting of a `SweepEditor`: from, to and step, or single values, in the setting's unit.
class SweepRow : public QWidget {
    Q_OBJECT

public:
    SweepRow(int number, QWidget *parent) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        m_ui.sweep_remove->setIcon(namedIcon("dismiss"));
        setNumber(number);
        connect(m_ui.sweep_setting, &QComboBox::currentIndexChanged, this, &SweepRow::takeSetting);
        for (const QLineEdit *field : {m_ui.sweep_from, m_ui.sweep_to, m_ui.sweep_step, m_ui.sweep_list}) {
            connect(field, &QLineEdit::textChanged, this, &SweepRow::refresh);
            connect(field, &QLineEdit::returnPressed, this, &SweepRow::entered);
        }
        connect(m_ui.sweep_single, &QToolButton::toggled, this, &SweepRow::refresh);
        connect(m_ui.sweep_remove, &QToolButton::clicked, this, &SweepRow::removeRequested);
        setGenerator(GeneratorId{}.kind);
        retranslateUi();
    }

    void setNumber(int number)
    {
        for (QWidget *part : std::initializer_list<QWidget *>{
                 this, m_ui.sweep_setting, m_ui.sweep_from, m_ui.sweep_to, m_ui.sweep_step, m_ui.sweep_list,
                 m_ui.sweep_single, m_ui.sweep_remove, m_ui.sweep_note})
            part->setObjectName(part->objectName().section('.', 0, 1) + '.' + QString::number(number));
        m_ui.sweep_remove->setVisible(number > 0);
    }

    void setGenerator(GeneratorKind kind)
    {
        const QString before = m_ui.sweep_setting->currentData().toString();
        {
            const QSignalBlocker quiet(m_ui.sweep_setting);
            m_ui.sweep_setting->clear();
            for (const SettingInfo *info : variableSettings(kind))
                m_ui.sweep_setting->addItem(settingLabel(*info),
                                            QString::fromStdString(std::string(info->key)));
            m_ui.sweep_setting->setCurrentIndex(std::max(0, m_ui.sweep_setting->findData(before)));
        }
        if (m_ui.sweep_setting->currentData().toString() != before)
            takeSetting();
    }

    [[nodiscard]] const SettingInfo &info() const
    {
        return *findSetting(m_ui.sweep_setting->currentData().toString().toStdString());
    }

    void setSetting(const SettingInfo &info)
    {
        m_ui.sweep_setting->setCurrentIndex(
            m_ui.sweep_setting->findData(QString::fromStdString(std::string(info.key))));
    }

    /// The values; none while there is a problem.
    [[nodiscard]] std::optional<std::vector<int>> values() const
    {
        Reading reading = read();
        return reading.problem.isEmpty() ? std::optional(std::move(reading.values)) : std::nullopt;
    }

    /// Names the setting and the reason; empty if the values are valid.
    [[nodiscard]] QString problem() const
    {
        const QString wrong = read().problem;
        return wrong.isEmpty() ? QString() : tr("%1: %2.").arg(settingLabel(info()), wrong);
    }

    [[nodiscard]] QStringList state() const
    {
        return {m_ui.sweep_setting->currentData().toString(),
                m_ui.sweep_single->isChecked() ? QStringLiteral("list") : QStringLiteral("range"),
                m_ui.sweep_from->text(),
                m_ui.sweep_to->text(),
                m_ui.sweep_step->text(),
                m_ui.sweep_list->text()};
    }

    void restoreState(const QStringList &state)
    {
        constexpr qsizetype kParts = 6;
        if (state.size() != kParts || m_ui.sweep_setting->findData(state[0]) < 0)
            return;
        m_ui.sweep_setting->setCurrentIndex(m_ui.sweep_setting->findData(state[0]));
        m_ui.sweep_from->setText(state[2]);
        m_ui.sweep_to->setText(state[3]);
        m_ui.sweep_step->setText(state[4]);
        m_ui.sweep_list->setText(state[5]);
        m_ui.sweep_single->setChecked(state[1] == u"list");
    }

    void retranslateUi()
    {
        for (int i = 0; i < m_ui.sweep_setting->count(); ++i) {
            const SettingInfo *info = findSetting(m_ui.sweep_setting->itemData(i).toString().toStdString());
            m_ui.sweep_setting->setItemText(i, settingLabel(*info));
        }
        m_ui.retranslateUi(this);
        describe();
    }

signals:
    void changed();
    void entered();
    void removeRequested();

private:
    struct Reading {
        std::vector<int> values;
        QString problem;
    };

    /// Another setting starts with values over its whole range.
    void takeSetting()
    {
        const SettingInfo &setting = info();
        const int step = std::max(1, (setting.maximum - setting.minimum) / kUsualValues);
        const QSignalBlocker quietFrom(m_ui.sweep_from);
        const QSignalBlocker quietTo(m_ui.sweep_to);
        const QSignalBlocker quietStep(m_ui.sweep_step);
        const QSignalBlocker quietList(m_ui.sweep_list);
        m_ui.sweep_from->setText(typedSettingValue(setting, setting.minimum));
        m_ui.sweep_to->setText(typedSettingValue(setting, setting.maximum));
        m_ui.sweep_step->setText(setting.unit == SettingUnit::Choice ? QStringLiteral("1")
                                                                     : typedSettingValue(setting, step));
        QStringList values;
        for (int value = setting.minimum; value <= setting.maximum; value += step)
            values += typedSettingValue(setting, value);
        m_ui.sweep_list->setText(values.join(QStringLiteral(", ")));
        retranslateUi();
        refresh();
    }

    void describe()
    {
        const std::optional<std::vector<int>> now = values();
        QString shown = tr("Allowed: %1").arg(settingRangeText(info()));
        if (now)
            shown += now->size() == 1 ? tr(" · 1 value") : tr(" · %1 values").arg(now->size());
        m_ui.sweep_note->report(shown);
    }

    /// Choices have no range.
    [[nodiscard]] bool isList() const
    {
        return m_ui.sweep_single->isChecked() || info().unit == SettingUnit::Choice;
    }

    /// What is wrong with a value that is out of range; empty otherwise.
    [[nodiscard]] QString rangeProblem(int value) const
    {
        const SettingInfo &setting = info();
        return value >= setting.minimum && value <= setting.maximum
                   ? QString()
                   : tr("%1 is not in %2").arg(shownSettingValue(setting, value), settingRangeText(setting));
    }

    [[nodiscard]] Reading read() const { return isList() ? readList() : readRange(); }

    [[nodiscard]] Reading readRange() const
    {
        const SettingInfo &setting = info();
        const std::optional<int> from = settingValueFrom(setting, m_ui.sweep_from->text());
        const std::optional<int> to = settingValueFrom(setting, m_ui.sweep_to->text());
        const std::optional<int> step = settingValueFrom(setting, m_ui.sweep_step->text());
        const auto notOne = [](const QString &field, const QLineEdit *edit) {
            return tr("“%1” is not a valid value for “%2”").arg(edit->text().trimmed(), field);
        };
        if (!from)
            return {{}, notOne(tr("from"), m_ui.sweep_from)};
        if (!to)
            return {{}, notOne(tr("to"), m_ui.sweep_to)};
        if (!step || *step == 0)
            return {{}, notOne(tr("step"), m_ui.sweep_step)};
        if (*to < *from)
            return {{},
                    tr("the last value, %1, is less than the first").arg(m_ui.sweep_to->text().trimmed())};
        Reading reading;
        for (const int end : {*from, *to}) { // before the values are listed, which may be very many
            if (reading.problem = rangeProblem(end); !reading.problem.isEmpty())
                return reading;
        }
        for (int value = *from; value <= *to; value += *step)
            reading.values.push_back(value);
        return reading;
    }

    [[nodiscard]] Reading readList() const
    {
        static const QRegularExpression kSeparator(QStringLiteral(R"([,;]\s*|\s+(?!%))"));
        Reading reading;
        for (const QString &part : m_ui.sweep_list->text().split(kSeparator, Qt::SkipEmptyParts)) {
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

    void refresh()
    {
        const bool single = isList();
        m_ui.sweep_single->setVisible(info().unit != SettingUnit::Choice);
        for (QWidget *part : std::initializer_list<QWidget *>{m_ui.fromName, m_ui.sweep_from, m_ui.toName,
                                                              m_ui.sweep_to, m_ui.stepName, m_ui.sweep_step})
            part->setVisible(!single);
        m_ui.sweep_list->setVisible(single);
        describe();
        emit changed();
    }

    Ui::SweepRow m_ui;
};

SweepEditor::SweepEditor(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_add(named("sweep.add", new QPushButton(this)))
{
    m_add->setAutoDefault(false);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2 * kGrid);
    addRow();
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow();
        refresh();
    });
    retranslateUi();
}

void SweepEditor::setGenerator(GeneratorKind kind)
{
    m_generator = kind;
    for (SweepRow *row : m_rows)
        row->setGenerator(kind);
}

/// With the first setting not used by another row.
SweepRow *SweepEditor::addRow()
{
    auto *row = new SweepRow(static_cast<int>(m_rows.size()), this);
    row->setGenerator(m_generator);
    const auto isUsed = [this](const SettingInfo &info) {
        return std::any_of(m_rows.begin(), m_rows.end(),
                           [&info](const SweepRow *other) { return &other->info() == &info; });
    };
    for (const SettingInfo *info : variableSettings(m_generator)) {
        if (!isUsed(*info)) {
            row->setSetting(*info);
            break;
        }
    }
    m_column->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
    connect(row, &SweepRow::changed, this, &SweepEditor::changed);
    connect(row, &SweepRow::entered, this, &SweepEditor::entered);
    connect(row, &SweepRow::removeRequested, this, [this, row] {
        removeRow(row);
        refresh();
    });
    return row;
}

void SweepEditor::removeRow(SweepRow *row)
{
    m_rows.erase(std::find(m_rows.begin(), m_rows.end(), row));
    row->hide();
    row->deleteLater();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setNumber(static_cast<int>(i));
}

void SweepEditor::refresh()
{
    m_add->setVisible(m_rows.size() < kMaxSettings);
    emit changed();
}

QString SweepEditor::problem() const
{
    for (const SweepRow *row : m_rows) {
        if (QString wrong = row->problem(); !wrong.isEmpty())
            return wrong;
    }
    for (auto row = m_rows.begin(); row != m_rows.end(); ++row) {
        const auto isSame = [&](const SweepRow *other) { return &other->info() == &(*row)->info(); };
        if (std::any_of(m_rows.begin(), row, isSame))
            return tr("%1: setting used twice.").arg(settingLabel((*row)->info()));
    }
    return {};
}

std::vector<SettingSweep> SweepEditor::sweeps() const
{
    std::vector<SettingSweep> sweeps;
    for (const SweepRow *row : m_rows)
        sweeps.push_back({std::string(row->info().key), row->values().value_or(std::vector<int>())});
    return sweeps;
}

QString SweepEditor::productText() const
{
    if (!problem().isEmpty())
        return {};
    const QLocale locale;
    QStringList factors;
    qulonglong product = 1;
    for (const SettingSweep &sweep : sweeps()) {
        factors += locale.toString(qulonglong(sweep.values.size()));
        product *= sweep.values.size();
    }
    const QString worlds = product == 1 ? tr("1 world") : tr("%1 worlds").arg(locale.toString(product));
    return factors.size() == 1 ? worlds : QStringLiteral("%1 = %2").arg(factors.join(" × "), worlds);
}

QStringList SweepEditor::state() const
{
    QStringList state;
    for (const SweepRow *row : m_rows)
        state += row->state().join(kPartSeparator);
    return state;
}

void SweepEditor::restoreState(const QStringList &state)
{
    if (state.isEmpty())
        return;
    while (m_rows.size() > 1)
        removeRow(m_rows.back());
    for (qsizetype i = 0; i < std::min<qsizetype>(state.size(), kMaxSettings); ++i) {
        if (i > 0)
            addRow();
        m_rows.back()->restoreState(state[i].split(kPartSeparator));
    }
    refresh();
}

void SweepEditor::retranslateUi()
{
    m_add->setText(tr("&Add a setting"));
    for (SweepRow *row : m_rows)
        row->retranslateUi();
}

} // namespace cave

#include "sweep_editor.moc"
