// SPDX-License-Identifier: MIT
#include "app/seeds/source/sweep_editor.h"

#include "app/seeds/source/setting_values.h"
#include "app/seeds/source/sweep_row.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
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

#include "moc_sweep_editor.cpp"
