// SPDX-License-Identifier: MIT
#include "app/together/join_form.h"

#include "app/common/large_button.h"
#include "app/net/guest_client.h"
#include "app/together/code_field.h"
#include "app/together/game_list.h"
#include "app/together/player_fields.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/place_texts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace cave {

JoinForm::JoinForm(QWidget *parent)
    : QWidget(parent)
    , m_gamesLabel(new QLabel(this))
    , m_games(new GameList(this))
    , m_addressLabel(new QLabel(this))
    , m_address(named("join.address", new QLineEdit(this)))
    , m_codeLabel(new QLabel(this))
    , m_code(named("join.code", new CodeField(this)))
    , m_player(new PlayerFields(QStringLiteral("join"), this))
    , m_watch(named("join.watch", new QCheckBox(this)))
    , m_join(new LargeButton(QStringLiteral("join.start"), this))
{
    m_addressLabel->setBuddy(m_address);
    m_codeLabel->setBuddy(m_code);
    m_join->setDefault(true);
    layOut();
    connect(m_games, &GameList::chosen, this,
            [this](const FoundGame &game) { m_address->setText(addressText(game)); });
    connect(m_games, &GameList::activated, this, &JoinForm::focusCode);
    connect(m_address, &QLineEdit::textEdited, this, [this] { m_games->clearSelection(); });
    connect(m_join, &QPushButton::clicked, this, &JoinForm::submit);
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

void JoinForm::layOut()
{
    auto *buttons = hbox(kStyleSpacing, {BoxPart::stretch(1), m_join});
    vbox(*this, kGrid, kNoMargins,
         {m_gamesLabel,
          {m_games, 1},
          BoxPart::gap(2 * kGrid),
          m_addressLabel,
          m_address,
          BoxPart::gap(2 * kGrid),
          m_codeLabel,
          m_code,
          BoxPart::gap(2 * kGrid),
          m_player,
          BoxPart::gap(kGrid),
          m_watch,
          BoxPart::gap(2 * kGrid),
          buttons});
}

void JoinForm::setLook(const PlayerLook &look)
{
    m_player->setLook(look);
}

void JoinForm::setAddress(const QString &address)
{
    m_address->setText(address);
}

void JoinForm::focusFirst()
{
    m_address->setFocus();
    m_address->selectAll();
}

void JoinForm::focusCode()
{
    m_code->setFocus();
    m_code->selectAll();
}

void JoinForm::refuse(QWidget &field, const QString &problem)
{
    field.setFocus();
    emit refused(problem);
}

void JoinForm::submit()
{
    if (m_address->text().trimmed().isEmpty())
        return refuse(*m_address, tr("Choose a game, or enter the address that the host sees."));
    if (const Result<GameAddress> address = gameAddress(m_address->text()); !address)
        return refuse(
            *m_address,
            tr("%1.", "an error as a sentence").arg(sentenceCase(messageText(address.error().message))));
    if (const QString problem = m_code->problem(); !problem.isEmpty())
        return refuse(*m_code, problem);
    if (const QString problem = m_player->problem(); !problem.isEmpty()) {
        m_player->focusName();
        return emit refused(problem);
    }
    emit joinRequested({m_player->look(), m_address->text().trimmed(), m_code->code(), m_watch->isChecked()});
}

void JoinForm::refreshLook()
{
    for (QLabel *heading : {m_gamesLabel, m_addressLabel, m_codeLabel})
        heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setPrimary(m_join, currentTheme());
}

void JoinForm::retranslateUi()
{
    m_gamesLabel->setText(tr("Games on this network"));
    m_addressLabel->setText(tr("&Address"));
    m_address->setPlaceholderText(tr("For example 192.168.1.5:40123"));
    m_codeLabel->setText(tr("Join &code"));
    m_code->setPlaceholderText(tr("Six words, from the host"));
    m_watch->setText(tr("Only &watch"));
    m_watch->setToolTip(tr("See the world through the host's eyes, without a player of your own"));
    m_join->setText(tr("&Join"));
}

} // namespace cave

#include "moc_join_form.cpp"
