// SPDX-License-Identifier: MIT
#pragma once

#include "app/together/join_form.h"

#include <QDialog>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace cave {

class Banner;

/// The window for joining a game: first which one, then how far it is.
class JoinDialog : public QDialog {
    Q_OBJECT

public:
    explicit JoinDialog(QWidget *parent = nullptr);

    /// Shows the page to begin with.
    void showForm();
    /// Shows how far joining is: `share` of the world, 0 .. 1, has come; none before it begins to.
    void showProgress(std::optional<double> share);
    /// All has come.
    void showUnpacking() { showStage(std::nullopt, tr("Unpacking the world…")); }
    /// Shows the first page with what went wrong; `ofCode`: it was the code.
    void showProblem(const QString &problem, bool ofCode = false);
    /// Whether a game is being joined.
    [[nodiscard]] bool isJoining() const;

    [[nodiscard]] JoinForm &form() const { return *m_form; }

signals:
    void joinRequested(const cave::JoinRequest &request);
    void cancelled();

protected:
    void done(int result) override;

private:
    void createProgress();
    void showStage(std::optional<double> share, const QString &text);
    void refreshLook();
    void retranslateUi();

    Banner *m_problem;
    QStackedWidget *m_pages;
    JoinForm *m_form;
    QWidget *m_progressPage;
    QLabel *m_stage;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace cave
