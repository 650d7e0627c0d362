// SPDX-License-Identifier: MIT
#include "app/together/guest_table.h"

#include "app/together/dialog_look.h"
#include "app/together/link_texts.h"
#include "editor/panels/inline_question.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <algorithm>

namespace cave {
namespace {

enum GuestColumn { GuestNameColumn, GuestStateColumn, GuestLatencyColumn, GuestColumnCount };

} // namespace

GuestTable::GuestTable(QWidget *parent)
    : QWidget(parent)
    , m_list(named("host.players", new QTreeWidget(this)))
    , m_remove(named("host.remove", new QPushButton(this)))
    , m_question(new InlineQuestion(QStringLiteral("host.removal"), this, Qt::Horizontal))
{
    layOutTable(*m_list, GuestColumnCount);
    m_remove->setAutoDefault(false);
    auto *buttons = hbox(kStyleSpacing, {BoxPart::stretch(1), m_remove});
    vbox(*this, 2 * kGrid, kNoMargins, {{m_list, 1}, buttons, m_question});
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &GuestTable::showSelection);
    connect(m_remove, &QPushButton::clicked, this, &GuestTable::askToRemove);
    bindTexts(*this, [this] {
        m_list->setHeaderLabels({tr("Player"), tr("State"), tr("Round trip")});
        m_list->headerItem()->setToolTip(GuestLatencyColumn,
                                         tr("How long an answer of this player's machine takes"));
        m_list->setAccessibleName(tr("Players"));
        m_remove->setText(tr("&Remove…"));
        m_remove->setToolTip(tr("Remove the selected player from the game"));
        fill();
    });
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
        m_question->hide(); // has gone by themselves
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
        m_question->hide();
}

void GuestTable::askToRemove()
{
    const GuestRow *row = chosen();
    if (row == nullptr)
        return;
    m_asked = row->player;
    m_question->ask(
        [name = row->name] {
            return InlineQuestion::Texts{
                tr("Remove %1 from the game? With the code they can join again.").arg(name), tr("Remove"),
                tr("Keep")};
        },
        [this] { emit removeRequested(m_asked); });
}

} // namespace cave

#include "moc_guest_table.cpp"
