// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <array>
#include <functional>

class QToolButton;

namespace cave {

/// Something that can be done now.
struct OfferedAction {
    QString text; ///< "Explore"
    QString key;  ///< as displayed; may be empty
    QString tip;
    bool enabled = true;
    std::function<void()> run;
};

/// Up to five actions in a row below the map, with their keys; the first ones of them where space is short.
class ActionBar : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMax = 5;

    explicit ActionBar(QWidget *parent);

    void show(QList<OfferedAction> actions);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    void fit();

    std::array<QToolButton *, kMax> m_buttons{};
    QList<OfferedAction> m_actions;
};

} // namespace cave
