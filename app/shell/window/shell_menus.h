// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace cave {

class PlayPlace;
class ShellActions;

/// The menu bar: its menus in order, and the places in its corner.
class ShellMenus : public QObject {
    Q_OBJECT

public:
    /// `actions` must outlive it. The menu bar has no parent until added to a window.
    ShellMenus(const ShellActions &actions, QObject *parent);

    [[nodiscard]] QMenuBar *bar() const { return &m_bar; }
    /// Fills the menus Play and View with the page's actions.
    void addPlay(const PlayPlace &place);
    void retranslateUi();

private:
    QMenuBar &m_bar; // created before its menus
    const ShellActions &m_actions;
    QMenu *m_theme = nullptr; // created with the menu View

public:
    QMenu *const game;
    QMenu *const play;
    QMenu *const seeds; ///< these five are filled by the controllers, and shown with their pages
    QMenu *const bench;
    QMenu *const benchPanels;
    QMenu *const level;
    QMenu *const levelPanels;
    QMenu *const view;
    QMenu *const help;

private:
};

/// Adds the actions to a menu or a tool bar; null for a separator.
void placeActions(QWidget &widget, const QList<QAction *> &actions);

} // namespace cave
