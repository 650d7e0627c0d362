// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"
#include "core/world/world_spec.h"
#include "ui_log_window.h"
#include "ui_report_dialog.h"

#include <QDialog>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace cave {

/// How to report a problem: what to write, and what is known about program, system, world and log, to be
/// copied. Sends nothing. What was written is kept while the program runs.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReportDialog(Log log, QWidget *parent = nullptr);

    /// Collects the facts again; `world` is the one that is open.
    void setWorld(const std::optional<WorldSpec> &world);

private:
    void collect();
    void copy();

    Log m_log;
    std::optional<WorldSpec> m_spec; ///< of the open world
    Ui::ReportDialog m_ui;
};

/// The end of the log, followed as it grows, with filters by level and text.
class LogWindow : public QDialog {
    Q_OBJECT

public:
    explicit LogWindow(Log log, QWidget *parent = nullptr);

    /// Filters as the other one does.
    void continueFrom(const LogWindow &other);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void readNew();
    void showLines();
    [[nodiscard]] bool isWanted(const QString &line) const;

    Log m_log;
    Ui::LogWindow m_ui;
    QTimer m_timer;
    QStringList m_lines;
    qint64 m_read = 0;       // in bytes of the file
    QByteArray m_unfinished; // an incomplete line at the end
};

} // namespace cave
