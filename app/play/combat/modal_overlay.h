// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QToolButton;

namespace cave {

struct Theme;

/// A widget over all of its parent, which it dims and keeps keyboard and mouse from. Its actions work by
/// their keys.
class ModalOverlay : public QWidget {
    Q_OBJECT

public:
    /// Covers `parent`; not null. Hidden at first.
    explicit ModalOverlay(QWidget *parent);

    /// Those whose keys work while the panel has the keyboard.
    [[nodiscard]] virtual QList<QAction *> keyActions() const = 0;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

    /// Covers the parent and shows above everything in it.
    void uncover();
    /// A button in `card` that shows its action's text and first key, and hides with it.
    [[nodiscard]] static QToolButton *makeButton(QAction *action, QWidget *card);

private:
};

} // namespace cave
