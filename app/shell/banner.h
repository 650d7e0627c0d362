#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QTimer;
class QToolButton;

namespace cave {

struct Theme;

/// Something that a banner offers to do.
struct BannerAction {
    QString text;
    std::function<void()> run; ///< called once; the banner is gone by then
};

/// A line above the page that says what happened, without stopping anyone. The newest message replaces the
/// one before.
class Banner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Note, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /// Shows a message. A note without actions goes by itself after a while; anything else stays until it is
    /// dismissed.
    void tell(Kind kind, const QString &text, std::vector<BannerAction> actions = {});
    void dismiss();

    void setTheme(const Theme &theme);
    [[nodiscard]] QString text() const;

signals:
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addAction(BannerAction action);
    void clearActions();
    void refreshLook();
    void retranslateUi();

    Kind m_kind = Kind::Note;
    const Theme *m_theme;
    QLabel *m_icon;
    QLabel *m_text;
    QHBoxLayout *m_actions;
    QToolButton *m_close;
    QTimer *m_leave;
};

} // namespace cave
