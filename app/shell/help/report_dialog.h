// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"

#include <QDialog>
#include <QString>

#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

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
    [[nodiscard]] QWidget *createButtons();
    void retranslateUi();
    void refreshLook();
    void copy();

    Log m_log;
    QLabel *m_how = nullptr;
    QPlainTextEdit *m_story = nullptr;
    QLabel *m_privacy = nullptr;
    QPlainTextEdit *m_facts = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_folder = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace cave
