// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"
#include "core/session/play/trade.h"
#include "ui_trade_dialog.h"

#include <QDialog>

#include <functional>
#include <vector>

namespace cave {

class Session;

/// What a camp sells: choose with the arrow keys, buy with Enter. Each line says what it does, or why it
/// can't be bought.
class TradeDialog : public QDialog {
    Q_OBJECT

public:
    using Act = std::function<void(const Command &)>;

    /// `session` must outlive this. Commands are given by `act`.
    TradeDialog(Session &session, Act act, QWidget *parent = nullptr);

    /// Shows the offers as they are now; the current line stays.
    void refresh();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refreshLook();
    void fill();
    void showCurrent();
    void buy();
    [[nodiscard]] const Offer *current() const;

    Session &m_session;
    Act m_act;
    std::vector<Offer> m_offers;
    Ui::TradeDialog m_ui;
};

} // namespace cave
