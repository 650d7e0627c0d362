// SPDX-License-Identifier: MIT
#include "app/together/guest_table.h"

#include "app/together/dialog_look.h"
#include "app/together/link_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
namespace {

enum GuestColumn { GuestNameColumn, GuestStateColumn, GuestLatencyColumn, GuestColumnCount };

} // namespace

GuestTable::GuestTable(QWidget *parent)
    : QWidget(parent)
    , m_list(named("host.players", new QTreeWidget(this)))
    , m_remove(named("host.remove", new QPushButton(this)))
    , m_confirm(new QWidget(this))
    , m_question(named("host.removeQuestion", new QLabel(m_confirm)))
    , m_removeIt(named("host.removeIt", new QPushButton(m_confirm)))
    , m_keepIt(named("host.keepIt", new QPushButton(m_confirm)))
{
    layOut();
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &GuestTable::showSelection);
    connect(m_remove, &QPushButton::clicked, this, &GuestTable::askToRemove);
    connect(m_removeIt, &QPushButton::clicked, this, [this] {
        m_confirm->hide();
        emit removeRequested(m_asked);
    });
    connect(m_keepIt, &QPushButton::clicked, m_confirm, &QWidget::hide);
    bindTexts(*this, [this] {
        m_list->setHeaderLabels({tr("Player"), tr("State"), tr("Round trip")});
        m_list->headerItem()->setToolTip(GuestLatencyColumn,
                                         tr("How long an answer of this player's machine takes"));
        m_list->setAccessibleName(tr("Players"));
        m_remove->setText(tr("&Remove…"));
        m_remove->setToolTip(tr("Remove the selected player from the game"));
        m_removeIt->setText(tr("Remove"));
        m_keepIt->setText(tr("Keep"));
        fill();
        nameQuestion();
    });
}

void GuestTable::layOut()
{
    layOutTable(*m_list, GuestColumnCount);
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText);
    for (QPushButton *button : {m_remove, m_removeIt, m_keepIt})
        button->setAutoDefault(false);
    hbox(*m_confirm, kStyleSpacing, kNoMargins, {{m_question, 1}, m_removeIt, m_keepIt});
    m_confirm->hide();
    auto *buttons = hbox(kStyleSpacing, {BoxPart::stretch(1), m_remove});
    vbox(*this, 2 * kGrid, kNoMargins, {{m_list, 1}, buttons, m_confirm});
}

void GuestTable::setRows(const QList<GuestRow> &rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    fill();
    const bool isThere =
        std::ranges::any_of(m_rows, [this](const GuestRow &row) { return row.player == m_asked; });
    if (!isThere)
        m_confirm->hide(); // has gone by themselves
}

void GuestTable::fill()
{
    const GuestRow *selected = chosen();
    const LinkPlayer player = selected != nullptr ? selected->player : 0;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const GuestRow &row : m_rows) {
            auto *item = new QTreeWidgetItem(m_list);
            item->setText(GuestNameColumn, row.name);
            item->setIcon(GuestNameColumn, colourDot(playerColour(static_cast<int>(row.player), row.colour)));
            item->setText(GuestStateColumn, guestStateText(row));
            item->setText(GuestLatencyColumn, row.latencyMs ? latencyText(*row.latencyMs) : QString());
            item->setData(GuestNameColumn, Qt::UserRole, row.player);
            item->setSizeHint(GuestNameColumn, {0, fontMetrics().height() + 2 * kGrid});
            if (row.player == player)
                m_list->setCurrentItem(item);
        }
    }
    showSelection();
}

const GuestRow *GuestTable::chosen() const
{
    const QList<QTreeWidgetItem *> selected = m_list->selectedItems();
    if (selected.isEmpty())
        return nullptr;
    const LinkPlayer player = selected.first()->data(GuestNameColumn, Qt::UserRole).toUInt();
    const auto found = std::ranges::find(m_rows, player, &GuestRow::player);
    return found == m_rows.end() ? nullptr : &*found;
}

void GuestTable::showSelection()
{
    const GuestRow *row = chosen();
    m_remove->setEnabled(row != nullptr && !row->isHost);
    if (row == nullptr || row->player != m_asked)
        m_confirm->hide();
}

void GuestTable::nameQuestion()
{
    m_question->setText(tr("Remove %1 from the game? With the code they can join again.").arg(m_askedName));
}

void GuestTable::askToRemove()
{
    const GuestRow *row = chosen();
    if (row == nullptr)
        return;
    m_asked = row->player;
    m_askedName = row->name;
    nameQuestion();
    m_confirm->show();
    m_keepIt->setFocus();
}

} // namespace cave

#include "moc_guest_table.cpp"
