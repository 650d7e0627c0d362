// SPDX-License-Identifier: MIT
#include "app/seeds/search/certificate_dialog.h"

#include "app/common/first_size.h"
#include "core/base/text.h"
#include "core/base/thread_priority.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/error_texts.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>

#include <initializer_list>
#include <utility>

namespace cave {
namespace {

constexpr QSize kFirstSize{520, 520};
constexpr int kBeat = 50; ///< milliseconds between progress updates
constexpr int kProgressSteps = 1000;
constexpr qsizetype kCodeLength = 16; ///< "1-7K3F-9QXD-MW0A"

QFont fixedFont(TextSize size)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(fontOf(size).pixelSize());
    return font;
}

QString detailsOf(const Certificate &certificate)
{
    QString text;
    for (const Message &difference : certificate.differences)
        text += QStringLiteral("≠ %1\n").arg(messageText(difference));
    for (const Certificate::Part &part : certificate.parts) {
        text += QStringLiteral("%1  %2\n")
                    .arg(QString::fromStdString(hexText(part.hash)), messageText(part.what));
    }
    return text;
}

} // namespace

CertificateDialog::CertificateDialog(QWidget *parent, Work work)
    : QDialog(parent)
    , m_work(std::move(work))
    , m_result(Certificate{})
{
    setObjectName(QStringLiteral("certificateDialog"));
    setFirstSize(*this, kFirstSize);
    m_beat.setInterval(kBeat);
    makeParts();
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void CertificateDialog::makeParts()
{
    m_about = plainLabel("certificate.about", this);
    m_code = plainLabel("certificate.code", this);
    m_code->setWordWrap(false);
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy = named("certificate.copy", new QPushButton(this));
    m_bar = named("certificate.progress", new QProgressBar(this));
    m_bar->setRange(0, kProgressSteps);
    m_stop = named("certificate.stop", new QPushButton(this));
    m_verdict = plainLabel("certificate.verdict", this);
    m_friendName = plainLabel("certificate.friendName", this);
    m_friend = named("certificate.friend", new QLineEdit(this));
    m_friend->setClearButtonEnabled(true);
    m_friendName->setBuddy(m_friend);
    m_same = plainLabel("certificate.same", this);
    m_detailsName = plainLabel("certificate.detailsName", this);
    m_details = named("certificate.details", new QPlainTextEdit(this));
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_detailsName->setBuddy(m_details);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *codeRow = hbox(kStyleSpacing, {{m_code, 1}, m_copy});
    auto *workRow = hbox(kStyleSpacing, {{m_bar, 1}, {m_verdict, 1}, m_stop});
    auto *column = vbox(*this, 2 * kGrid, evenMargins(4 * kGrid), {m_about, codeRow, workRow});
    for (QWidget *part : std::initializer_list<QWidget *>{m_friendName, m_friend, m_same, m_detailsName})
        column->addWidget(part);
    column->addWidget(m_details, 1);
    column->addWidget(close);
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);
}

void CertificateDialog::connectParts()
{
    connect(&m_beat, &QTimer::timeout, this,
            [this] { m_bar->setValue(static_cast<int>(m_jobs.share() * kProgressSteps)); });
    connect(m_stop, &QPushButton::clicked, this, [this] { m_jobs.isBusy() ? stop() : begin(); });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_code->text()); });
    connect(m_friend, &QLineEdit::textChanged, this, &CertificateDialog::compare);
}

void CertificateDialog::retranslate()
{
    setWindowTitle(tr("Determinism certificate"));
    m_about->setText(tr("A fixed set of regions, chests, entrances and games is generated in different "
                        "orders and on several threads. The results are hashed into this code. Machines with "
                        "the same code generate the same worlds."));
    m_code->setAccessibleName(tr("This machine's code"));
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copy the code"));
    m_bar->setAccessibleName(tr("Progress"));
    m_friendName->setText(tr("Your &friend's code"));
    m_friend->setPlaceholderText(tr("Type or paste it here"));
    m_friend->setAccessibleName(tr("Your friend's code"));
    m_detailsName->setText(tr("&Details"));
    m_details->setAccessibleName(tr("Details"));
    reportResult();
}

void CertificateDialog::refreshLook()
{
    const Theme &theme = currentTheme();
    setPalette(paletteFor(theme));
    m_about->setFont(fontOf(TextSize::Body));
    m_code->setFont(fixedFont(TextSize::Title));
    m_details->setFont(fixedFont(TextSize::Small));
    setSecondary(m_detailsName, theme);
    reportResult();
}

void CertificateDialog::begin()
{
    m_stopped = false;
    m_result = Certificate{};
    m_beat.start();
    const auto work = [work = m_work](const JobRunner::Wanted &wanted) {
        setThreadPriority(ThreadPriority::Low); // its threads inherit it
        return work(wanted);
    };
    m_jobs.run(work, [this](const Result<Certificate> &certificate) { finish(certificate); });
    reportResult();
}

void CertificateDialog::stop()
{
    m_jobs.forgetAll();
    m_stopped = true;
    m_beat.stop();
    reportResult();
}

void CertificateDialog::finish(const Result<Certificate> &certificate)
{
    m_beat.stop();
    m_result = certificate;
    reportResult();
}

/// Updates everything that depends on the state of the work.
void CertificateDialog::reportResult()
{
    const bool busy = m_jobs.isBusy();
    const bool done = !busy && m_result && !m_result->code.empty();
    const bool alike = done && m_result->differences.empty();
    m_bar->setVisible(busy);
    m_bar->setValue(busy ? static_cast<int>(m_jobs.share() * kProgressSteps) : 0);
    m_stop->setText(busy ? tr("&Stop") : tr("&Run again"));
    m_code->setText(done ? QString::fromStdString(m_result->code) : QStringLiteral("–"));
    m_copy->setEnabled(done);
    m_details->setPlainText(done ? detailsOf(*m_result) : QString());
    QString verdict;
    if (m_stopped)
        verdict = tr("Cancelled; there is no code.");
    else if (!m_result)
        verdict = withReason(tr("The code could not be computed."), m_result.error());
    else if (alike)
        verdict = tr("✓ All runs gave the same result.");
    else if (done)
        verdict =
            tr("✗ %n runs differ; see the details.", nullptr, static_cast<int>(m_result->differences.size()));
    m_verdict->setText(verdict);
    m_verdict->setVisible(!busy);
    setInk(m_verdict, alike ? currentTheme().good : currentTheme().danger, currentTheme());
    compare();
}

void CertificateDialog::compare()
{
    const bool done = !m_jobs.isBusy() && m_result && !m_result->code.empty();
    const QString typed = QString::fromStdString(tidyCode(m_friend->text().toStdString()));
    const QString own = done ? QString::fromStdString(m_result->code) : QString();
    const bool same = done && typed == own;
    QString text;
    if (typed.isEmpty())
        text = tr("Ask a friend for their machine's code and compare.");
    else if (!done)
        text = tr("Waiting for this machine's code.");
    else if (same)
        text = tr("✓ Match: both machines generate the same worlds.");
    else if (typed.size() < kCodeLength)
        text = tr("The code is incomplete.");
    else if (typed.section(QLatin1Char('-'), 0, 0) != own.section(QLatin1Char('-'), 0, 0))
        text = tr("✗ The code is from another version; compare with the same version of the program.");
    else
        text = tr("✗ No match: a character is mistyped, or the machines generate different worlds.");
    m_same->setText(text);
    const bool wrong = done && !same && typed.size() >= kCodeLength;
    setInk(m_same,
           same    ? currentTheme().good
           : wrong ? currentTheme().danger
                   : currentTheme().mutedText,
           currentTheme());
}

void CertificateDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (!m_jobs.isBusy() && m_result && m_result->code.empty() && !m_stopped)
        begin();
}

} // namespace cave

#include "moc_certificate_dialog.cpp"
