#pragma once

#include <QFrame>
#include <QString>

class QLabel;

namespace cave {

struct Theme;

/// What a sign on the ground says, as a card over the map. Takes neither mouse nor keyboard.
class InfoCard : public QFrame {
    Q_OBJECT

public:
    /// Lies in the upper part of `map`, its parent. Hidden at first.
    explicit InfoCard(QWidget *map);

    void setTheme(const Theme &theme);
    void open(const QString &text);
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QLabel *m_text;
};

} // namespace cave
