// SPDX-License-Identifier: MIT
#include "app/together/join_form.h"

#include "app/net/guest_client.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/form_file.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/place_texts.h"

namespace cave {

JoinForm::JoinForm(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    connect(m_ui.join_gameList, &GameList::chosen, this,
            [this](const FoundGame &game) { m_ui.join_address->setText(addressText(game)); });
    connect(m_ui.join_gameList, &GameList::activated, this, &JoinForm::focusCode);
    connect(m_ui.join_address, &QLineEdit::textEdited, this,
            [this] { m_ui.join_gameList->clearSelection(); });
    connect(m_ui.join_start, &QPushButton::clicked, this, &JoinForm::submit);
    bindTexts(*this, [this] { m_ui.retranslateUi(this); });
    bindLook(*this, [this] { refreshLook(); });
}

void JoinForm::setLook(const PlayerLook &look)
{
    m_ui.player->setLook(look);
}

void JoinForm::setAddress(const QString &address)
{
    m_ui.join_address->setText(address);
}

void JoinForm::focusFirst()
{
    m_ui.join_address->setFocus();
    m_ui.join_address->selectAll();
}

void JoinForm::focusCode()
{
    m_ui.join_code->setFocus();
    m_ui.join_code->selectAll();
}

void JoinForm::refuse(QWidget &field, const QString &problem)
{
    field.setFocus();
    emit refused(problem);
}

void JoinForm::submit()
{
    if (m_ui.join_address->text().trimmed().isEmpty())
        return refuse(*m_ui.join_address, tr("Choose a game, or enter the address that the host sees."));
    if (const Result<GameAddress> address = gameAddress(m_ui.join_address->text()); !address)
        return refuse(
            *m_ui.join_address,
            tr("%1.", "an error as a sentence").arg(sentenceCase(messageText(address.error().message))));
    if (const QString problem = m_ui.join_code->problem(); !problem.isEmpty())
        return refuse(*m_ui.join_code, problem);
    if (const QString problem = m_ui.player->problem(); !problem.isEmpty()) {
        m_ui.player->focusName();
        return emit refused(problem);
    }
    emit joinRequested({m_ui.player->look(), m_ui.join_address->text().trimmed(), m_ui.join_code->code(),
                        m_ui.join_watch->isChecked()});
}

void JoinForm::refreshLook()
{
    for (QLabel *heading : {m_ui.gamesLabel, m_ui.addressLabel, m_ui.codeLabel})
        heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setPrimary(m_ui.join_start, currentTheme());
}

} // namespace cave

#include "moc_join_form.cpp"
