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

/// An action offered by a banner.
struct BannerAction {
    QString text;
    std::function<void()> run; ///< called at most once, after the banner has been dismissed
};

/// A non-modal message across the top of the page. A new message replaces the previous one.
class Banner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Note, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /// Shows a message. A note without actions disappears after a while; any other message stays until
    /// dismissed.
    void tell(Kind kind, const QString &text, std::vector<BannerAction> actions = {});
    void dismiss();

    /// From now on overlays this widget, which must be in the same window; on a page with panels, the area
    /// between them.
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
