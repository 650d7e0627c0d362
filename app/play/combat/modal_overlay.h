// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

class QAction;
class QToolButton;

namespace cave {

struct Theme;

/// A widget that covers and dims its parent, and blocks keyboard and mouse input to it; while it is visible,
/// the parent's focus is in it. Its actions are triggered by their shortcuts.
class ModalOverlay : public QWidget {
    Q_OBJECT

public:
    /// Covers `parent`; not null. Initially hidden.
    explicit ModalOverlay(QWidget *parent);

    /// What is shown is placed beside `neighbour`, a part of the parent at its left or right edge, while it
    /// is visible and leaves enough room; it is dimmed all the same.
    void keepBeside(QWidget &neighbour);

    /// Actions whose shortcuts work while the panel has the focus.
    [[nodiscard]] virtual QList<QAction *> keyActions() const = 0;
    /// A button in `card` with its action's text and first shortcut; visible only with the action.
    [[nodiscard]] static QToolButton *makeButton(QAction *action, QWidget *card);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

    /// Shows the overlay above everything else in the parent.
    void uncover();
    /// Takes the keyboard, unless a line of text of the parent is being written: then it comes with its end.
    void takeFocus();

private:
    [[nodiscard]] bool isWriting(const QWidget *focus) const;
    void keepFocus(const QWidget *now);
    void coverParent();

    QPointer<QWidget> m_neighbour;
};

} // namespace cave
