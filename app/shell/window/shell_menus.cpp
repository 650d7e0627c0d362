// SPDX-License-Identifier: MIT
#include "app/shell/window/shell_menus.h"

#include "app/play/page/play_place.h"
#include "app/play/session/play_actions.h"
#include "app/shell/window/shell_actions.h"
#include "editor/view/form/form.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QDockWidget>
#include <QMenuBar>
#include <QToolButton>

#include "moc_shell_menus.cpp"

namespace cave {

ShellMenus::ShellMenus(const ShellActions &actions, QObject *parent)
    : QObject(parent)
    , m_bar(*new QMenuBar)
    , m_actions(actions)
    , game(m_bar.addMenu(QString()))
    , play(m_bar.addMenu(QString()))
    , seeds(m_bar.addMenu(QString()))
    , bench(m_bar.addMenu(QString()))
    , benchPanels(m_bar.addMenu(QString()))
    , level(m_bar.addMenu(QString()))
    , levelPanels(m_bar.addMenu(QString()))
    , view(m_bar.addMenu(QString()))
    , help(m_bar.addMenu(QString()))
{
    const ShellActions &a = actions;
    placeActions(*game,
                 {a.playPlace, a.seedsPlace,  a.inspectPlace, a.editPlace,  nullptr,           a.newWorld,
                  a.openFile,  a.importWorld, nullptr,        a.playLevels, a.playLevelFolder, nullptr,
                  a.hostGame,  a.joinGame,    nullptr,        a.save,       a.exportWorld,     a.replay,
                  a.runs,      a.closeWorld,  nullptr,        a.settings,   nullptr,           a.quit});
    placeActions(*help, {a.keys, a.guide, a.log, a.certificate, nullptr, a.report, a.about});
    for (const QMenu *menu : {seeds, bench, benchPanels, level, levelPanels})
        menu->menuAction()->setVisible(false);
    for (const QAction *menu : m_bar.actions())
        connect(menu, &QAction::visibleChanged, this, &ShellMenus::retranslateUi);
    auto *places = new QWidget(&m_bar);
    auto *row = hbox(*places, 2, QMargins(0, 0, 4, 0), {});
    for (QAction *place : m_actions.places()) {
        auto *button = new QToolButton(places);
        button->setObjectName(place->objectName() + ".button");
        button->setDefaultAction(place);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    m_bar.setCornerWidget(places);
}

void ShellMenus::addPlay(const PlayPlace &place)
{
    placeActions(*play, place.actions().playActions());
    placeActions(*view, place.actions().viewActions());
    view->addSeparator();
    for (const QDockWidget *dock : place.docks())
        view->addAction(dock->toggleViewAction());
    view->addSeparator();
    m_theme = view->addMenu(QString());
    placeActions(*m_theme, {m_actions.dark, m_actions.light, m_actions.followSystem});
    view->addAction(m_actions.fullScreen);
    view->addSeparator();
    placeActions(*view, {m_actions.nextPane, m_actions.previousPane});
}

void ShellMenus::retranslateUi()
{
    // The bar answers to the keys of hidden menus, too, which takes them from what is shown.
    const auto name = [](QMenu &menu, const QString &title) {
        menu.setTitle(menu.menuAction()->isVisible() ? title : withoutMnemonic(title));
    };
    name(*game, tr("&Game"));
    name(*play, tr("&Play"));
    name(*seeds, tr("&Seeds"));
    name(*bench, tr("&World"));
    name(*benchPanels, tr("&Panels"));
    name(*level, tr("&Level"));
    name(*levelPanels, tr("&Panels"));
    name(*view, tr("&View"));
    name(*m_theme, tr("&Theme"));
    name(*help, tr("&Help"));
}

void placeActions(QWidget &widget, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (action != nullptr) {
            widget.addAction(action);
            continue;
        }
        auto *separator = new QAction(&widget);
        separator->setSeparator(true);
        widget.addAction(separator);
    }
}

} // namespace cave
