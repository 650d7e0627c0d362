// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "ui_join_form.h"

#include <QDialog>
#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace cave {

class Banner;

/// What someone enters to join a game.
struct JoinRequest {
    PlayerLook look;
    QString address; ///< as `gameAddress` reads it
    QString code;    ///< normalised
    bool watches = false;
};

/// Which game to join, and as whom.
class JoinForm : public QWidget {
    Q_OBJECT

public:
    explicit JoinForm(QWidget *parent = nullptr);

    void setLook(const PlayerLook &look) { m_ui.player->setLook(look); }
    void setAddress(const QString &address);
    [[nodiscard]] GameList &games() const { return *m_ui.join_gameList; }
    void focusFirst();
    void focusCode();

signals:
    void joinRequested(const cave::JoinRequest &request);
    /// Something that was entered can't be used.
    void refused(const QString &problem);

private:
    void submit();
    void refuse(QWidget &field, const QString &problem);

    Ui::JoinForm m_ui;
};

/// The window for joining a game: first which one, then how far it is.
class JoinDialog : public QDialog {
    Q_OBJECT

public:
    explicit JoinDialog(QWidget *parent = nullptr);

    /// Shows the page to begin with.
    void showForm();
    /// Shows how far joining is: `share` of the world, 0 .. 1, has come; none before it begins to.
    void showProgress(std::optional<double> share) { showStage({share, false}); }
    /// All has come.
    void showUnpacking() { showStage({std::nullopt, true}); }
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
    /// How far joining is.
    struct Stage {
        std::optional<double> share; ///< of the world
        bool isUnpacking = false;
    };

    void showStage(const Stage &stage);
    void nameStage();

    Banner *m_problem;
    QStackedWidget *m_pages;
    JoinForm *m_form;
    QWidget *m_progressPage;
    QLabel *m_stageText;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    Stage m_stage;
};

} // namespace cave
