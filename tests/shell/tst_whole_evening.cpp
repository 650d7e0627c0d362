// SPDX-License-Identifier: MIT
// An evening of play with the keyboard alone, from the start page to the next evening.

#include "app/play/inventory/inventory_model.h"
#include "core/io/worlds/replay.h"

#include <QAction>

#include "tests/shell/played_shell.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestWholeEvening : public QObject {
    Q_OBJECT

private slots:
    void isPlayedByKeysAndStandsTheNextDay();

private:
    /// Types into whatever has the keyboard.
    static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    static void makeWorld(PlayedShell &shell);
    static void explore(PlayedShell &shell, int stops);
    static void wearTheBest(PlayedShell &shell);
};

} // namespace

void TestWholeEvening::makeWorld(PlayedShell &shell)
{
    QTRY_VERIFY(shell.find<QWidget>("start.firstWorld")->hasFocus());
    press(Qt::Key_Return);
    auto *name = shell.find<QLineEdit>("newWorld.name");
    QTRY_VERIFY(name->hasFocus());
    QTest::keySequence(name, QKeySequence::SelectAll);
    type("Evening");
    for (int i = 0; i < 5 && QApplication::focusWidget() != shell.find<QLineEdit>("newWorld.seed"); ++i)
        press(Qt::Key_Tab);
    QTest::keySequence(QApplication::focusWidget(), QKeySequence::SelectAll);
    type("a whole evening");
    press(Qt::Key_Return);
    QTRY_VERIFY(shell.isPlaying());
    QTRY_VERIFY(shell.map().hasFocus());
}

/// Explores by key until it has stopped so often, with a fight and a chest among the reasons.
void TestWholeEvening::explore(PlayedShell &shell, int stops)
{
    for (int i = 0; i < stops; ++i) {
        press(Qt::Key_O);
        QTRY_VERIFY(!shell.find<QLabel>("statusNotice")->text().startsWith("Exploring"));
        for (int fights = 0; shell.panel().isOpen() && fights < 20; ++fights) {
            press(Qt::Key_F);
            press(Qt::Key_Return);
        }
        if (shell.world().player().statistics.fights > 0 &&
            shell.world().player().statistics.chestsOpened > 2)
            return;
        // A monster in the way: let it come.
        press(Qt::Key_Period);
    }
}

void TestWholeEvening::wearTheBest(PlayedShell &shell)
{
    auto *items = shell.openInventory();
    press(Qt::Key_Home);
    for (int row = 0; row < items->model()->rowCount(); ++row) {
        const QVariant more = items->currentIndex().data(InventoryModel::DifferenceRole);
        if (more.isValid() && more.toInt() > 0)
            press(Qt::Key_E);
        press(Qt::Key_Down);
    }
    shell.closeInventory();
    QTRY_VERIFY(shell.map().hasFocus());
}

void TestWholeEvening::isPlayedByKeysAndStandsTheNextDay()
{
    PlayedShell shell;
    shell.open();
    makeWorld(shell);
    shell.find<QCheckBox>("combat.startsRunning")->setChecked(false);
    explore(shell, 300);
    const Statistics &done = shell.world().player().statistics;
    QVERIFY(done.fights > 0 && done.chestsOpened > 0 && done.steps > 100);
    wearTheBest(shell);
    const Inventory &inventory = shell.world().player().inventory;
    const Content &content = *shell.world().content;
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
        for (const ItemStack &stack : inventory.stacks) {
            if (slotOf(content.items[stack.item].kind) == slot)
                QVERIFY(wornItem(content, inventory, slot)->power >= content.items[stack.item].power);
        }
    }
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY2(shell.bannerText().contains("is saved"), qPrintable(shell.bannerText()));

    const std::filesystem::path path = shell.page().played().path();
    const std::uint64_t hash = shell.session().stateHash();
    const QString owned = inventoryText(shell.world());
    const WorldPos at = shell.position();
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!shell.window().isVisible());
    shell.close();

    shell.open();
    QTRY_VERIFY(shell.list()->hasFocus());
    press(Qt::Key_Return);
    QTRY_VERIFY(shell.isPlaying());
    QCOMPARE(shell.page().played().name(), "Evening");
    QCOMPARE(shell.position(), at);
    QCOMPARE(inventoryText(shell.world()), owned);
    QCOMPARE(shell.session().stateHash(), hash);
    QVERIFY(!verifyReplay(path)->difference); // and the log agrees
}

CAVE_WIDGET_TEST(TestWholeEvening)
#include "tst_whole_evening.moc"
