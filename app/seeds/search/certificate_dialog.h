// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/certificate.h"
#include "editor/document/job_runner.h"
#include "ui_certificate_dialog.h"

#include <QDialog>
#include <QTimer>

#include <functional>

namespace cave {

/// Verifies that this machine generates the same worlds in any order and with any number of threads, as a
/// code that two people can compare. The work starts when the dialog is first shown, runs off the interface
/// thread, and ends with the dialog.
class CertificateDialog : public QDialog {
    Q_OBJECT

public:
    /// As `certify`.
    using Work = std::function<Result<Certificate>(const std::function<bool(double)> &)>;

    explicit CertificateDialog(QWidget *parent = nullptr, Work work = certify);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refreshLook();
    void begin();
    void stop();
    void finish(const Result<Certificate> &certificate);
    void reportResult();
    void compare();

    Work m_work;
    Result<Certificate> m_result;
    bool m_stopped = false;
    QTimer m_beat;
    Ui::CertificateDialog m_ui;
    JobRunner m_jobs; ///< last member, so that the work ends before anything that it reports to is destroyed
};

} // namespace cave
