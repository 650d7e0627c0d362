// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace cave {

class PlayPage;
class ShellActions;

/// The menu bar: its menus in their order, and the places in its corner.
class ShellMenus : public QObject {
    Q_OBJECT

public:
    /// `actions` must outlive it. The menu bar has no parent until a window takes it.
    ShellMenus(const ShellActions &actions, QObject *parent);

    [[nodiscard]] QMenuBar *bar() const { return &m_bar; }
    /// Fills the menus Play and View, which are made of the page's actions.
    void addPlay(const PlayPage &page);
    void retranslateUi();

private:
    QMenuBar &m_bar; // made before its menus
    const ShellActions &m_actions;
    QMenu *m_theme = nullptr; // made with the menu View

public:
    QMenu *const game;
    QMenu *const play;
    QMenu *const seeds; ///< this and the next four are filled by the controllers, and shown with their pages
    QMenu *const bench;
    QMenu *const benchPanels;
    QMenu *const level;
    QMenu *const levelPanels;
    QMenu *const view;
    QMenu *const help;

private:
    void createPlaces();
};

/// Adds the actions to a menu or a tool bar; null stands for a separator.
void placeActions(QWidget &widget, const QList<QAction *> &actions);

} // namespace cave
