// SPDX-License-Identifier: MIT
#pragma once

#include "app/together/guest_table.h"
#include "editor/panels/inline_question.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "ui_hosting_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace cave {

/// A world while it is hosted: how others get in, and who is there.
class HostingPanel : public QWidget {
    Q_OBJECT

public:
    explicit HostingPanel(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_question(new InlineQuestion(QStringLiteral("host.ending"), this, Qt::Horizontal))
    {
        setUpForm(m_ui, *this);
        m_ui.column->insertWidget(m_ui.column->count() - 1, m_question); // above the buttons
        for (QPushButton *button : {m_ui.host_copyCode, m_ui.host_copyAddress})
            button->setIcon(namedIcon("copy"));
        connect(m_ui.host_copyCode, &QPushButton::clicked, this,
                [this] { copy(m_ui.host_code->text(), tr("Copied the code.")); });
        connect(m_ui.host_newCode, &QPushButton::clicked, this, &HostingPanel::newCodeRequested);
        connect(m_ui.host_copyAddress, &QPushButton::clicked, this, [this] {
            if (const QTreeWidgetItem *item = m_ui.host_addresses->currentItem())
                copy(item->text(0), tr("Copied the address."));
        });
        connect(m_ui.players, &GuestTable::removeRequested, this, &HostingPanel::removeRequested);
        connect(m_ui.host_stop, &QPushButton::clicked, this, &HostingPanel::askToStop);
        bindTexts(*this, [this] {
            m_ui.retranslateUi(this);
            m_ui.host_copied->clear();
            setGuessed(m_guesser, m_tries);
        });
        bindLook(*this, [this] { m_ui.host_code->setFont(fontOf(TextSize::Title, QFont::DemiBold)); });
    }

    void setCode(const QString &code)
    {
        if (code != m_ui.host_code->text())
            m_ui.host_copied->clear(); // that was the one before
        m_ui.host_code->setText(code);
    }

    void setAddresses(const QStringList &addresses)
    {
        QStringList shown;
        for (int i = 0; i < m_ui.host_addresses->topLevelItemCount(); ++i)
            shown += m_ui.host_addresses->topLevelItem(i)->text(0);
        if (shown == addresses)
            return;
        m_ui.host_addresses->clear();
        for (const QString &address : addresses)
            new QTreeWidgetItem(m_ui.host_addresses, {address}); // owned by the tree
        m_ui.host_addresses->setCurrentItem(m_ui.host_addresses->topLevelItem(0));
        m_ui.host_copyAddress->setEnabled(!addresses.isEmpty());
    }

    void setPlayers(const QList<GuestRow> &rows)
    {
        m_ui.players->setRows(rows);
        m_guests = static_cast<int>(
            std::ranges::count_if(rows, [](const GuestRow &row) { return !row.isHost && row.isPresent; }));
        if (m_guests == 0)
            m_question->hide();
        m_question->showTexts();
    }

    /// The number of wrong codes that came from an address.
    void setGuessed(const QString &address, int tries)
    {
        m_guesser = address;
        m_tries = tries;
        m_ui.host_guessed->setVisible(tries > 0);
        if (tries > 0)
            m_ui.host_guessed->setText(tries == 1
                                           ? tr("1 wrong code from %1.").arg(address)
                                           : tr("%n wrong codes from %1.", nullptr, tries).arg(address));
    }

    void focusFirst()
    {
        m_question->hide();
        m_ui.host_copied->clear();
        m_ui.host_copyCode->setFocus();
    }

signals:
    void newCodeRequested();
    void removeRequested(cave::LinkPlayer player);
    void stopRequested();

private:
    void copy(const QString &text, const QString &done)
    {
        QGuiApplication::clipboard()->setText(text);
        m_ui.host_copied->setText(done);
    }

    void askToStop()
    {
        if (m_guests == 0)
            return emit stopRequested();
        m_question->ask(
            [this] {
                return InlineQuestion::Texts{
                    m_guests == 1
                        ? tr("Someone else is playing in this world. Stop hosting?")
                        : tr("%n others are playing in this world. Stop hosting?", nullptr, m_guests),
                    tr("Stop"), tr("Go on")};
            },
            [this] { emit stopRequested(); });
    }

    Ui::HostingPanel m_ui;
    InlineQuestion *m_question;
    int m_guests = 0; ///< who are there
    QString m_guesser;
    int m_tries = 0;
};

} // namespace cave
