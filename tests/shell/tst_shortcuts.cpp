// SPDX-License-Identifier: MIT
// Every key has one meaning, wherever one is in the program.

#include "app/workbench/worlds/workbench_page.h"
#include "editor/document/world_document.h"

#include <QAction>
#include <QKeySequence>
#include <QListWidget>
#include <QMenu>
#include <QShortcut>

#include <algorithm>
#include <vector>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A key that something shown answers to.
struct BoundKey {
    QKeySequence key;
    QString name;
    const QObject *of;
    const QWidget *where; ///< works in this and what is in it; null for the whole window
};

/// Whether a menu can be reached from what is shown.
bool isOffered(const QMenu *menu)
{
    const QAction *entry = menu->menuAction();
    if (!entry->isVisible() || !entry->isEnabled())
        return false;
    for (const QObject *in : entry->associatedObjects()) {
        const auto *parent = qobject_cast<const QMenu *>(in);
        const auto *widget = qobject_cast<const QWidget *>(in);
        if (parent != nullptr ? isOffered(parent) : widget != nullptr && widget->isVisible())
            return true;
    }
    return false;
}

void add(std::vector<BoundKey> &keys, const QAction &action, const QWidget &widget)
{
    const auto *menu = qobject_cast<const QMenu *>(&widget);
    const bool windowWide =
        action.shortcutContext() == Qt::WindowShortcut || action.shortcutContext() == Qt::ApplicationShortcut;
    if (menu != nullptr ? !windowWide || !isOffered(menu) : !widget.isVisible())
        return;
    for (const QKeySequence &key : action.shortcuts())
        keys.push_back({key, action.objectName(), &action, windowWide ? nullptr : &widget});
}

std::vector<BoundKey> boundKeys(const QWidget &window)
{
    std::vector<BoundKey> keys;
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (!action->isEnabled() || !action->isVisible())
            continue;
        for (const QObject *in : action->associatedObjects()) {
            const auto *widget = qobject_cast<const QWidget *>(in);
            if (widget != nullptr && (widget->window() == &window || qobject_cast<const QMenu *>(widget)))
                add(keys, *action, *widget);
        }
    }
    for (const QShortcut *shortcut : window.findChildren<QShortcut *>()) {
        const auto *widget = qobject_cast<const QWidget *>(shortcut->parent());
        if (!shortcut->isEnabled() || widget == nullptr || !widget->isVisible() ||
            widget->window() != &window)
            continue;
        const bool windowWide = shortcut->context() == Qt::WindowShortcut;
        keys.push_back({shortcut->key(), "a shortcut of " + widget->objectName(), shortcut,
                        windowWide ? nullptr : widget});
    }
    return keys;
}

/// Whether both can be meant while the keyboard is somewhere.
bool overlap(const BoundKey &a, const BoundKey &b)
{
    return a.where == nullptr || b.where == nullptr || a.where == b.where || a.where->isAncestorOf(b.where) ||
           b.where->isAncestorOf(a.where);
}

QStringList clashes(const QWidget &window)
{
    QStringList found;
    const std::vector<BoundKey> keys = boundKeys(window);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        for (std::size_t j = i + 1; j < keys.size(); ++j) {
            if (keys[i].of != keys[j].of && !keys[i].key.isEmpty() && keys[i].key == keys[j].key &&
                overlap(keys[i], keys[j]))
                found += keys[i].key.toString() + ": " + keys[i].name + " and " + keys[j].name;
        }
    }
    found.removeDuplicates();
    return found;
}

bool means(const QWidget &window, const QString &action, const QKeySequence &key)
{
    const std::vector<BoundKey> keys = boundKeys(window);
    return std::any_of(keys.begin(), keys.end(),
                       [&](const BoundKey &bound) { return bound.name == action && bound.key == key; });
}

void openForEditing(ShellFixture &shell, const QString &name)
{
    QTest::keyClick(&shell.window(), Qt::Key_4, Qt::ControlModifier);
    auto *worlds = shell.find<QListWidget>("welcome.worlds");
    QList<QListWidgetItem *> found;
    const auto isListed = [&] { return !(found = worlds->findItems(name, Qt::MatchExactly)).isEmpty(); };
    if (!cave::test::waitFor(isListed))
        qFatal("the workbench does not list '%s'", qPrintable(name));
    worlds->setCurrentItem(found.front());
    worlds->setFocus();
    QTest::keyClick(worlds, Qt::Key_Return);
    const auto isOpen = [&] {
        const WorldDocument *document = shell.window().workbench()->document();
        return document != nullptr && document->canEdit();
    };
    if (!cave::test::waitFor(isOpen))
        qFatal("the world did not open for editing: %s", qPrintable(shell.bannerText()));
}

class TestShortcuts : public QObject {
    Q_OBJECT

private slots:
    void theListOfWorldsGivesEveryKeyOneMeaning()
    {
        ShellFixture shell;
        shell.addWorld("Listed");
        shell.open();
        QVERIFY(means(shell.window(), "place.seeds", Qt::CTRL | Qt::Key_2));
        QCOMPARE(clashes(shell.window()), QStringList());
    }

    void playGivesEveryKeyOneMeaning()
    {
        ShellFixture shell;
        const auto path = shell.addWorld("Played");
        shell.open().play().openWorld(path);
        QTRY_VERIFY(shell.window().playPage() != nullptr);
        QVERIFY(means(shell.window(), "play.inventory", Qt::Key_I));
        QCOMPARE(clashes(shell.window()), QStringList());
    }

    void seedsGivesEveryKeyOneMeaning()
    {
        ShellFixture shell;
        shell.open();
        QTest::keyClick(&shell.window(), Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(means(shell.window(), "seeds.table", Qt::ALT | Qt::Key_2));
        QCOMPARE(clashes(shell.window()), QStringList());
    }

    void inspectGivesEveryKeyOneMeaning()
    {
        ShellFixture shell;
        const auto path = shell.addWorld("Inspected");
        shell.open();
        QTest::keyClick(&shell.window(), Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY(means(shell.window(), "bench.openFile", Qt::CTRL | Qt::SHIFT | Qt::Key_O));
        QCOMPARE(clashes(shell.window()), QStringList());
        shell.window().bench().inspect(path);
        QTRY_VERIFY(shell.window().workbench()->document() != nullptr);
        QVERIFY(means(shell.window(), "bench.goTo", Qt::CTRL | Qt::Key_G));
        QCOMPARE(clashes(shell.window()), QStringList());
    }

    void editGivesEveryKeyOneMeaning()
    {
        ShellFixture shell;
        shell.addWorld("Edited");
        shell.open();
        openForEditing(shell, "Edited");
        QTRY_VERIFY(means(shell.window(), "edit.brush", Qt::Key_B));
        QTest::keyClick(shell.window().workbench()->pane().focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTRY_VERIFY(means(shell.window(), "edit.invert", Qt::CTRL | Qt::SHIFT | Qt::Key_I)); // of a selection
        QVERIFY(means(shell.window(), "game.importWorld", Qt::CTRL | Qt::Key_I));
        QCOMPARE(clashes(shell.window()), QStringList());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestShortcuts)
#include "tst_shortcuts.moc"
