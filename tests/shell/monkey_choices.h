// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/shell/main_window.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QTest>
#include <QUrl>

#include "tests/shell/monkey_hands.h"

namespace cave {

/// What a random user chooses beside the widgets: commands of the menus, files, sizes and windows, settings.
class MonkeyChoices {
public:
    MonkeyChoices(MainWindow &window, MonkeyDice &dice) : m_window(window), m_dice(dice) {}

    /// A command that could be chosen in a menu.
    void trigger();
    /// One or two files of the current folder, dropped on the window.
    void dropFiles();
    void resize();
    /// Any setting of the program to any of its values.
    void change();
    /// Takes the file that is offered, or none.
    void answer(QFileDialog &dialog);

private:
    static bool isAsked() { return QApplication::activeModalWidget() != nullptr; }

    MainWindow &m_window;
    MonkeyDice &m_dice;
};

inline void MonkeyChoices::trigger()
{
    if (isAsked())
        return;
    QList<QAction *> actions;
    for (QAction *action : m_window.findChildren<QAction *>()) {
        if (action->isEnabled() && action->isVisible() && !action->isSeparator() &&
            action->menuRole() != QAction::QuitRole)
            actions.append(action);
    }
    if (actions.isEmpty())
        return;
    QAction *action = m_dice.pick(actions);
    noteDeed("command " + action->objectName() + " '" + action->text() + "'");
    action->trigger();
}

inline void MonkeyChoices::dropFiles()
{
    const QStringList files = QDir::current().entryList(QDir::Files, QDir::Name);
    if (files.isEmpty() || isAsked())
        return;
    QList<QUrl> urls;
    for (int i = m_dice.chance(15) ? 2 : 1; i > 0; --i) {
        const QString &file = m_dice.pick(files);
        noteDeed("drop " + file);
        urls.append(QUrl::fromLocalFile(QDir::current().filePath(file)));
    }
    QMimeData data;
    data.setUrls(urls);
    QDropEvent event(QPointF(m_window.width() / 2.0, m_window.height() / 2.0), Qt::CopyAction, &data,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &event);
}

inline void MonkeyChoices::resize()
{
    const int kind = m_dice.draw(100);
    if (kind < 10) {
        noteDeed("maximize");
        return m_window.showMaximized();
    }
    if (kind < 20) {
        noteDeed("normal size");
        return m_window.showNormal();
    }
    const QSize size(640 + m_dice.draw(900), 480 + m_dice.draw(600));
    noteDeed(QString("size %1 × %2").arg(size.width()).arg(size.height()));
    m_window.resize(size);
}

inline void MonkeyChoices::change()
{
    const SettingEntry &entry = m_dice.pick(settingEntries());
    const int value = entry.minimum + m_dice.draw(entry.maximum - entry.minimum + 1);
    noteDeed(QString("setting %1 = %2").arg(QLatin1String(entry.key)).arg(value));
    m_window.preferences()->set(entry.setting, value);
}

inline void MonkeyChoices::answer(QFileDialog &dialog)
{
    const bool accepts = m_dice.chance(50);
    noteDeed(accepts ? "accept the file" : "close the file dialog");
    QTest::keyClick(&dialog, accepts ? Qt::Key_Return : Qt::Key_Escape);
    if (!accepts && dialog.isVisible())
        dialog.close();
}

} // namespace cave
