// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"
#include "ui_report_dialog.h"

#include <QDialog>
#include <QString>

#include <optional>

namespace cave {

struct WorldSpec;

/// How to report a problem: what to write, and what is known about program, system, world and log, to be
/// copied. Sends nothing. What was written is kept while the program runs.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReportDialog(Log log, QWidget *parent = nullptr);

    /// Collects the facts again; `world` is the one that is open.
    void setWorld(const std::optional<WorldSpec> &world);

private:
    void refreshLook();
    void copy();

    Log m_log;
    Ui::ReportDialog m_ui;
};

} // namespace cave
