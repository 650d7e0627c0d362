// SPDX-License-Identifier: MIT
#include "app/together/hosting_panel.h"

#include "app/common/large_button.h"
#include "app/common/named_button.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
namespace {

} // namespace

HostingPanel::HostingPanel(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    createCode(*column);
    createAddresses(*column);
    m_playerHeading = new QLabel(this);
    m_players = new GuestTable(this);
    m_guessed = named("host.guessed", new WrappedLabel(this));
    m_guessed->setTextFormat(Qt::PlainText);
    m_guessed->hide();
    column->addSpacing(2 * kGrid);
    column->addWidget(m_playerHeading);
    column->addWidget(m_players, 1);
    column->addWidget(m_guessed);
    createStop(*column);
    connect(m_players, &GuestTable::removeRequested, this, &HostingPanel::removeRequested);
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

void HostingPanel::createCode(QVBoxLayout &column)
{
    m_codeHeading = new QLabel(this);
    m_code = named("host.code", new WrappedLabel(this));
    m_code->setTextFormat(Qt::PlainText);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_codeHeading->setBuddy(m_code);
    m_copyCode = namedButton("host.copyCode", this);
    m_copyCode->setIcon(namedIcon("copy"));
    m_newCode = namedButton("host.newCode", this);
    auto *buttons = hbox(kStyleSpacing, {m_copyCode, m_newCode});
    m_done = named("host.copied", new QLabel(this));
    buttons->addWidget(m_done);
    buttons->addStretch(1);
    column.addWidget(m_codeHeading);
    column.addWidget(m_code);
    column.addLayout(buttons);
    connect(m_copyCode, &QPushButton::clicked, this,
            [this] { copy(m_code->text(), tr("Copied the code.")); });
    connect(m_newCode, &QPushButton::clicked, this, &HostingPanel::newCodeRequested);
}

void HostingPanel::createAddresses(QVBoxLayout &column)
{
    m_addressHeading = new QLabel(this);
    m_addresses = named("host.addresses", new QTreeWidget(this));
    m_addresses->setHeaderHidden(true);
    m_addresses->setRootIsDecorated(false);
    m_addresses->setUniformRowHeights(true);
    m_addresses->setMinimumHeight(14 * kGrid);
    m_addresses->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_addresses->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_addressHeading->setBuddy(m_addresses);
    m_copyAddress = namedButton("host.copyAddress", this);
    m_copyAddress->setIcon(namedIcon("copy"));
    auto *side = vbox(kStyleSpacing, {m_copyAddress, BoxPart::stretch(1)});
    auto *row = hbox(2 * kGrid, {{m_addresses, 1}, side});
    column.addSpacing(2 * kGrid);
    column.addWidget(m_addressHeading);
    column.addLayout(row);
    connect(m_copyAddress, &QPushButton::clicked, this, [this] {
        if (const QTreeWidgetItem *item = m_addresses->currentItem())
            copy(item->text(0), tr("Copied the address."));
    });
}

void HostingPanel::createStop(QVBoxLayout &column)
{
    m_stop = namedButton("host.stop", this);
    m_confirm = new QWidget(this);
    m_question = named("host.stopQuestion", new QLabel(m_confirm));
    m_question->setWordWrap(true);
    m_stopIt = namedButton("host.stopIt", m_confirm);
    m_keepOn = namedButton("host.keepOn", m_confirm);
    hbox(*m_confirm, kStyleSpacing, kNoMargins, {{m_question, 1}, m_stopIt, m_keepOn});
    m_confirm->hide();
    auto *buttons = hbox(kStyleSpacing, {BoxPart::stretch(1), m_stop});
    column.addSpacing(2 * kGrid);
    column.addWidget(m_confirm);
    column.addLayout(buttons);
    connect(m_stop, &QPushButton::clicked, this, &HostingPanel::askToStop);
    connect(m_stopIt, &QPushButton::clicked, this, &HostingPanel::stopRequested);
    connect(m_keepOn, &QPushButton::clicked, m_confirm, &QWidget::hide);
}

void HostingPanel::setCode(const QString &code)
{
    m_code->setText(code);
}

void HostingPanel::setAddresses(const QStringList &addresses)
{
    QStringList shown;
    for (int i = 0; i < m_addresses->topLevelItemCount(); ++i)
        shown += m_addresses->topLevelItem(i)->text(0);
    if (shown == addresses)
        return;
    m_addresses->clear();
    for (const QString &address : addresses)
        new QTreeWidgetItem(m_addresses, {address}); // owned by the tree
    m_addresses->setCurrentItem(m_addresses->topLevelItem(0));
    m_copyAddress->setEnabled(!addresses.isEmpty());
}

void HostingPanel::setPlayers(const QList<GuestRow> &rows)
{
    m_players->setRows(rows);
    m_guests = static_cast<int>(
        std::ranges::count_if(rows, [](const GuestRow &row) { return !row.isHost && row.isPresent; }));
    if (m_guests == 0)
        m_confirm->hide();
}

void HostingPanel::setGuessed(const QString &address, int tries)
{
    m_guesser = address;
    m_tries = tries;
    m_guessed->setVisible(tries > 0);
    if (tries > 0)
        m_guessed->setText(tries == 1 ? tr("1 wrong code from %1.").arg(address)
                                      : tr("%n wrong codes from %1.", nullptr, tries).arg(address));
}

void HostingPanel::focusFirst()
{
    m_confirm->hide();
    m_done->clear();
    m_copyCode->setFocus();
}

void HostingPanel::copy(const QString &text, const QString &done)
{
    QGuiApplication::clipboard()->setText(text);
    m_done->setText(done);
}

void HostingPanel::askToStop()
{
    if (m_guests == 0)
        return emit stopRequested();
    m_question->setText(m_guests == 1
                            ? tr("Someone else is playing in this world. Stop hosting?")
                            : tr("%n others are playing in this world. Stop hosting?", nullptr, m_guests));
    m_confirm->show();
    m_keepOn->setFocus();
}

void HostingPanel::refreshLook()
{
    const Theme &theme = currentTheme();
    for (QLabel *heading : {m_codeHeading, m_addressHeading, m_playerHeading})
        heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_code->setFont(fontOf(TextSize::Title, QFont::DemiBold));
    setSecondary(m_done, theme);
    setInk(m_guessed, theme.danger, theme);
}

void HostingPanel::retranslateUi()
{
    m_codeHeading->setText(tr("Join code"));
    m_code->setAccessibleName(tr("Join code"));
    m_copyCode->setText(tr("&Copy code"));
    m_copyCode->setToolTip(tr("Copy the join code to the clipboard"));
    m_newCode->setText(tr("&New code"));
    m_newCode->setToolTip(tr(
        "Make another code. Players who are here stay; if they lose the connection, they need the new code"));
    m_addressHeading->setText(tr("A&ddresses, if it isn't found"));
    m_addresses->setAccessibleName(tr("Addresses of this game"));
    m_copyAddress->setText(tr("Copy &address"));
    m_copyAddress->setToolTip(tr("Copy the selected address to the clipboard"));
    m_done->clear();
    m_playerHeading->setText(tr("Players"));
    m_stop->setText(tr("&Stop hosting"));
    m_stop->setToolTip(tr("End the game for all; the world stays yours"));
    m_stopIt->setText(tr("Stop"));
    m_keepOn->setText(tr("Go on"));
    setGuessed(m_guesser, m_tries);
}

} // namespace cave

#include "moc_hosting_panel.cpp"
