// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QPointer>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QTimer;
class QToolButton;

namespace cave {

/// Something that a banner offers to do.
struct BannerAction {
    QString text;
    std::function<void()> run; ///< called once; the banner is gone by then
};

/// A line over the top of the page that says what happened, without stopping anyone and without moving
/// anything. The newest message replaces the one before.
class Banner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Note, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /// Shows a message. A note without actions goes by itself after a while; anything else stays until it is
    /// dismissed.
    void tell(Kind kind, const QString &text, std::vector<BannerAction> actions = {});
    void dismiss();

    /// Lies over the top of this widget from now on, which has the same window; of a page with panels over
    /// what is between them.
    void lieOver(QWidget &page);
    [[nodiscard]] QString text() const;

signals:
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addAction(BannerAction action);
    void clearActions();
    void place();
    void refreshLook();
    void retranslateUi();

    QPointer<QWidget> m_over;
    Kind m_kind = Kind::Note;
    QLabel *m_icon;
    QLabel *m_text;
    QHBoxLayout *m_actions;
    QToolButton *m_close;
    QTimer *m_leave;
};

} // namespace cave
