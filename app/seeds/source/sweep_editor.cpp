// SPDX-License-Identifier: MIT
#include "app/seeds/source/sweep_editor.h"

#include "app/seeds/source/setting_values.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <optional>

#include "moc_sweep_editor.cpp"

namespace cave {
namespace {

constexpr int kUsualValues = 8; // initial number of steps in a setting's range

} // namespace

/// One setting of a `SweepEditor`: from, to and step, or single values, in the setting's unit.
class SweepRow : public QWidget {
    Q_OBJECT

public:
    SweepRow(int number, QWidget *parent);

    void setNumber(int number)
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

    void setGenerator(GeneratorKind kind)
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

    [[nodiscard]] const SettingInfo &info() const
    {
        return *findSetting(m_setting->currentData().toString().toStdString());
    }

    void setSetting(const SettingInfo &info)
    {
        m_setting->setCurrentIndex(m_setting->findData(QString::fromStdString(std::string(info.key))));
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
        return {m_setting->currentData().toString(),
                m_single->isChecked() ? QStringLiteral("list") : QStringLiteral("range"),
                m_from->text(),
                m_to->text(),
                m_step->text(),
                m_list->text()};
    }

    void restoreState(const QStringList &state)
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

    void retranslateUi()
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

    void describe()
    {
        const std::optional<std::vector<int>> now = values();
        QString shown = tr("Allowed: %1").arg(settingRangeText(info()));
        if (now)
            shown += now->size() == 1 ? tr(" · 1 value") : tr(" · %1 values").arg(now->size());
        m_note->report(shown);
    }

    /// Choices have no range.
    [[nodiscard]] bool isList() const { return m_single->isChecked() || info().unit == SettingUnit::Choice; }

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

    [[nodiscard]] Reading readList() const
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

    void refresh()
    {
        const bool single = isList();
        m_single->setVisible(info().unit != SettingUnit::Choice);
        for (QWidget *part :
             std::initializer_list<QWidget *>{m_fromLabel, m_from, m_toLabel, m_to, m_stepLabel, m_step})
            part->setVisible(!single);
        m_list->setVisible(single);
        describe();
        emit changed();
    }

    QComboBox *m_setting;
    QLineEdit *m_from;
    QLineEdit *m_to;
    QLineEdit *m_step;
    QLineEdit *m_list;
    QLabel *m_fromLabel;
    QLabel *m_toLabel;
    QLabel *m_stepLabel;
    QToolButton *m_single;
    QToolButton *m_remove;
    FieldNote *m_note;
};

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

namespace {

const QChar kPartSeparator(0x1F); // can't be typed

} // namespace

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
