// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/window_layout.h"
#include "core/analysis/search/certificate.h"
#include "core/base/text.h"
#include "core/base/thread_priority.h"
#include "editor/document/job_runner.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_certificate_dialog.h"

#include <QClipboard>
#include <QDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QTimer>

#include <functional>
#include <utility>

namespace cave {

/// Verifies that this machine generates the same worlds in any order and with any number of threads, as a
/// code that two people can compare. The work starts when the dialog is first shown, runs off the interface
/// thread, and ends with the dialog.
class CertificateDialog : public QDialog {
    Q_OBJECT

public:
    /// As `certify`.
    using Work = std::function<Result<Certificate>(const std::function<bool(double)> &)>;

    explicit CertificateDialog(QWidget *parent = nullptr, Work work = certify)
        : QDialog(parent)
        , m_work(std::move(work))
        , m_result(Certificate{})
    {
        setUpForm(m_ui, *this);
        setFirstSize(*this, kFirstSize);
        m_beat.setInterval(kBeat);
        m_ui.close->button(QDialogButtonBox::Close)->setAutoDefault(false);
        connect(m_ui.close, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(&m_beat, &QTimer::timeout, this, [this] {
            m_ui.certificate_progress->setValue(
                static_cast<int>(m_jobs.share() * m_ui.certificate_progress->maximum()));
        });
        connect(m_ui.certificate_stop, &QPushButton::clicked, this,
                [this] { m_jobs.isBusy() ? stop() : begin(); });
        connect(m_ui.certificate_copy, &QPushButton::clicked, this,
                [this] { QGuiApplication::clipboard()->setText(m_ui.certificate_code->text()); });
        connect(m_ui.certificate_friend, &QLineEdit::textChanged, this, &CertificateDialog::compare);
        bindTexts(*this, [this] {
            m_ui.retranslateUi(this);
            reportResult();
        });
        bindLook(*this, [this] { refreshLook(); });
        bindEvent(*this, {QEvent::Show}, [this] {
            if (!m_jobs.isBusy() && m_result && m_result->code.empty() && !m_stopped)
                begin();
        });
    }

private:
    static constexpr QSize kFirstSize{520, 520};
    static constexpr int kBeat = 50;             ///< milliseconds between progress updates
    static constexpr qsizetype kCodeLength = 16; ///< "1-7K3F-9QXD-MW0A"

    static QFont fixedFont(TextSize size)
    {
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPixelSize(fontOf(size).pixelSize());
        return font;
    }

    static QString detailsOf(const Certificate &certificate)
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

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        setPalette(paletteFor(theme));
        m_ui.certificate_about->setFont(fontOf(TextSize::Body));
        m_ui.certificate_code->setFont(fixedFont(TextSize::Title));
        m_ui.certificate_details->setFont(fixedFont(TextSize::Small));
        setSecondary(m_ui.certificate_detailsName, theme);
        reportResult();
    }

    void begin()
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

    void stop()
    {
        m_jobs.forgetAll();
        m_stopped = true;
        m_beat.stop();
        reportResult();
    }

    void finish(const Result<Certificate> &certificate)
    {
        m_beat.stop();
        m_result = certificate;
        reportResult();
    }

    /// Updates everything that depends on the state of the work.
    void reportResult()
    {
        const bool busy = m_jobs.isBusy();
        const bool done = !busy && m_result && !m_result->code.empty();
        const bool alike = done && m_result->differences.empty();
        m_ui.certificate_progress->setVisible(busy);
        m_ui.certificate_progress->setValue(
            busy ? static_cast<int>(m_jobs.share() * m_ui.certificate_progress->maximum()) : 0);
        m_ui.certificate_stop->setText(busy ? tr("&Stop") : tr("&Run again"));
        m_ui.certificate_code->setText(done ? QString::fromStdString(m_result->code) : QStringLiteral("–"));
        m_ui.certificate_copy->setEnabled(done);
        m_ui.certificate_details->setPlainText(done ? detailsOf(*m_result) : QString());
        QString verdict;
        if (m_stopped)
            verdict = tr("Cancelled; there is no code.");
        else if (!m_result)
            verdict = withReason(tr("The code could not be computed."), m_result.error());
        else if (alike)
            verdict = tr("✓ All runs gave the same result.");
        else if (done)
            verdict = tr("✗ %n runs differ; see the details.", nullptr,
                         static_cast<int>(m_result->differences.size()));
        m_ui.certificate_verdict->setText(verdict);
        m_ui.certificate_verdict->setVisible(!busy);
        setInk(m_ui.certificate_verdict, alike ? currentTheme().good : currentTheme().danger, currentTheme());
        compare();
    }

    void compare()
    {
        const bool done = !m_jobs.isBusy() && m_result && !m_result->code.empty();
        const QString typed = QString::fromStdString(tidyCode(m_ui.certificate_friend->text().toStdString()));
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
        m_ui.certificate_same->setText(text);
        const bool wrong = done && !same && typed.size() >= kCodeLength;
        setInk(m_ui.certificate_same,
               same    ? currentTheme().good
               : wrong ? currentTheme().danger
                       : currentTheme().mutedText,
               currentTheme());
    }

    Work m_work;
    Result<Certificate> m_result;
    bool m_stopped = false;
    QTimer m_beat;
    Ui::CertificateDialog m_ui;
    JobRunner m_jobs; ///< last member, so that the work ends before anything that it reports to is destroyed
};

} // namespace cave
