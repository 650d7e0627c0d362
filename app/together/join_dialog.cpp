// SPDX-License-Identifier: MIT
#include "app/together/join_dialog.h"

#include "app/common/banner.h"
#include "app/net/guest_client.h"
#include "app/together/dialog_look.h"
#include "app/together/game_list.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

#include <cmath>

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
    bindLook(*this, [this] { setPrimary(m_ui.join_start, currentTheme()); });
}

void JoinForm::setAddress(const QString &address)
{
    m_ui.join_address->setText(address);
    m_ui.join_gameList->clearSelection();
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

namespace {

constexpr int kWhole = 100;

int percentOf(double share)
{
    return static_cast<int>(std::floor(share * kWhole));
}

} // namespace

JoinDialog::JoinDialog(QWidget *parent)
    : QDialog(parent)
    , m_problem(new Banner(this))
    , m_pages(new QStackedWidget(this))
    , m_form(new JoinForm)
    , m_progressPage(new QWidget)
    , m_stageText(named("join.stage", new QLabel(m_progressPage)))
    , m_bar(named("join.progress", new QProgressBar(m_progressPage)))
    , m_cancel(named("join.cancel", new QPushButton(m_progressPage)))
{
    setObjectName(QStringLiteral("joinDialog"));
    m_stageText->setAlignment(Qt::AlignCenter);
    m_bar->setTextVisible(false);
    m_cancel->setAutoDefault(false);
    auto *buttons = hbox(kStyleSpacing, {BoxPart::stretch(1), m_cancel, BoxPart::stretch(1)});
    vbox(*m_progressPage, 3 * kGrid, std::nullopt,
         {BoxPart::stretch(1), m_stageText, m_bar, buttons, BoxPart::stretch(1)});
    layOutDialog(*this, *m_problem, *m_pages, {m_form, m_progressPage});
    connect(m_form, &JoinForm::refused, this, [this](const QString &problem) { showProblem(problem); });
    connect(m_form, &JoinForm::joinRequested, this, [this](const JoinRequest &request) {
        m_problem->dismiss();
        emit joinRequested(request);
    });
    connect(m_cancel, &QPushButton::clicked, this, &JoinDialog::cancelled);
    bindTexts(*this, [this] {
        setWindowTitle(tr("Join a game"));
        m_form->games().setVersion(QCoreApplication::applicationVersion());
        m_cancel->setText(tr("Cancel"));
        nameStage();
    });
    bindLook(*this, [this] {
        m_stageText->setFont(fontOf(TextSize::Heading));
        growWithText(*this);
    });
}

void JoinDialog::showForm()
{
    showStackPage(*m_pages, *m_form);
    m_problem->dismiss();
    m_form->focusFirst();
}

void JoinDialog::nameStage()
{
    m_stageText->setText(
        m_stage.isUnpacking ? tr("Unpacking the world…")
        : m_stage.share ? tr("Receiving the world: %1 %").arg(QLocale().toString(percentOf(*m_stage.share)))
                        : tr("Connecting…"));
    m_bar->setAccessibleName(m_stageText->text());
}

void JoinDialog::showStage(const Stage &stage)
{
    m_stage = stage;
    const bool begins = !isJoining();
    showStackPage(*m_pages, *m_progressPage);
    m_bar->setRange(0, stage.share ? kWhole : 0); // without a range it shows that something goes on
    m_bar->setValue(percentOf(stage.share.value_or(0)));
    nameStage();
    if (begins) {
        m_problem->dismiss();
        m_cancel->setFocus();
    }
}

void JoinDialog::showProblem(const QString &problem, bool ofCode)
{
    const bool wasJoining = isJoining();
    showStackPage(*m_pages, *m_form);
    m_problem->report(Banner::Kind::Error, problem);
    if (ofCode)
        m_form->focusCode();
    else if (wasJoining)
        m_form->focusFirst();
}

bool JoinDialog::isJoining() const
{
    return showsStackPage(*m_pages, *m_progressPage);
}

/// Closing the window means not to join.
void JoinDialog::done(int result)
{
    if (isJoining())
        emit cancelled();
    QDialog::done(result);
}

} // namespace cave

#include "moc_join_dialog.cpp"
