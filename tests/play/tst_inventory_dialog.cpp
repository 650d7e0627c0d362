// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_details.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/inventory/inventory_model.h"

#include <QAction>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/support/hall_world.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestInventoryDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void cleanup();
    void showsGroupsWithWhatIsWornAndHowTheRestCompares();
    void equalThingsThatAreNotWornShareARow();
    void wearingByKeyChangesTheDamageOfTheNextFight();
    void enterAndDoubleClickWearAndTakeOff();
    void takingOffLeavesBareHands();
    void goldCanNotBeWorn();
    void searchShowsOnlyWhatMatchesAndSaysWhenNothingDoes();
    void ordersByNamePowerNewestAndKind();
    void theOrderIsRemembered();
    void droppingLeavesTheThingOnTheGround();
    void droppingWhatIsWornAsksFirst_data();
    void droppingWhatIsWornAsksFirst();
    void anEmptyInventorySaysWhereThingsAre();
    void everyKeyIsHarmlessWithNothingSelected();
    void selectionStaysWithTheThing();
    void tellsWhatAThingMeansInAFight();
    void nothingIsChangedWhileFighting();
    void closesByIAndByEscapeStepByStep();
    void homeSelectsTheFirstItem();
    void aKeyThatCannotDoAnythingSaysWhy();
    void theUpgradeIsSelectedOnOpening();

private:
    void open(HallWorld &world);
    QStringList names() const;
    void selectRow(const QString &name, bool worn = false);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    QString selected() const { return list()->currentIndex().data().toString(); }
    QListView *list() const { return m_dialog->findChild<QListView *>("inventory.items"); }
    QLineEdit *search() const { return m_dialog->findChild<QLineEdit *>("inventory.search"); }
    QComboBox *sortBox() const { return m_dialog->findChild<QComboBox *>("inventory.sort"); }
    QFrame *question() const { return m_dialog->findChild<QFrame *>("inventory.confirm"); }
    QLabel *emptyText() const { return m_dialog->findChild<QLabel *>("inventory.empty"); }
    QString totals() const { return m_dialog->findChild<QLabel *>("inventory.totals")->text(); }
    QString details() const { return m_dialog->findChild<InventoryDetails *>("inventory.details")->text(); }
    QToolButton *button(const char *id) const { return m_dialog->findChild<QToolButton *>(id); }
    const ItemType *worn(EquipmentSlot slot) const
    {
        return wornItem(m_session->content(), m_session->world().player().inventory, slot);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<InventoryDialog> m_dialog;
};

} // namespace

void TestInventoryDialog::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestInventoryDialog::cleanup()
{
    m_dialog.reset();
    m_session.reset();
}

void TestInventoryDialog::open(HallWorld &world)
{
    m_session = std::make_unique<Session>(world.begin());
    m_dialog = std::make_unique<InventoryDialog>(
        *m_session, [this](const Command &command) { return m_session->apply(command); });
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get(), cave::test::kPatience));
}

/// The rows in order, headings in brackets.
QStringList TestInventoryDialog::names() const
{
    QStringList names;
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        const bool heading = index.data(InventoryModel::HeadingRole).toBool();
        names.append(heading ? '[' + index.data().toString() + ']' : index.data().toString());
    }
    return names;
}

void TestInventoryDialog::selectRow(const QString &name, bool worn)
{
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        if (index.data().toString() == name && index.data(InventoryModel::WornRole).toBool() == worn &&
            !index.data(InventoryModel::HeadingRole).toBool()) {
            QTest::mouseClick(list()->viewport(), Qt::LeftButton, Qt::NoModifier,
                              list()->visualRect(index).center());
            return;
        }
    }
    QFAIL(qPrintable("there is no row for " + name));
}

void TestInventoryDialog::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *target = m_dialog->focusWidget() != nullptr ? m_dialog->focusWidget() : m_dialog.get();
    QTest::keyClick(target, key, modifiers);
}

void TestInventoryDialog::showsGroupsWithWhatIsWornAndHowTheRestCompares()
{
    HallWorld world;
    world.carry("iron_sword").carry("gold", 7).carry("chainmail_armour");
    open(world);
    QCOMPARE(names(), QStringList({"[Weapons]", "Iron Sword", "Wooden Sword", "[Armour]", "Chainmail Armour",
                                   "Leather Armour", "[Treasure]", "Gold"}));
    selectRow("Iron Sword");
    QCOMPARE(list()->currentIndex().data(InventoryModel::DifferenceRole).toInt(), 4);
    QVERIFY(list()->currentIndex().data(Qt::AccessibleTextRole).toString().contains("+4"));
    selectRow("Leather Armour", true);
    QVERIFY(list()->currentIndex().data(Qt::AccessibleTextRole).toString().contains("equipped"));
    QVERIFY(!list()->currentIndex().data(InventoryModel::DifferenceRole).isValid());
    QCOMPARE(totals(), "4 items · 7 gold");
}

void TestInventoryDialog::equalThingsThatAreNotWornShareARow()
{
    HallWorld world;
    world.carry("wooden_sword").carry("wooden_sword").carry("wooden_sword");
    open(world);
    QCOMPARE(names().count("Wooden Sword"), 2);
    selectRow("Wooden Sword");
    QCOMPARE(list()->currentIndex().data(InventoryModel::AmountRole).toInt(), 3);
    QCOMPARE(totals(), "5 items · 0 gold");
    press(Qt::Key_D);
    QCOMPARE(list()->currentIndex().data(InventoryModel::AmountRole).toInt(), 2);
}

void TestInventoryDialog::wearingByKeyChangesTheDamageOfTheNextFight()
{
    HallWorld world;
    world.carry("steel_sword").monsterAt("cave_rat", {6, 0});
    open(world);
    selectRow("Steel Sword");
    press(Qt::Key_E);
    QCOMPARE(worn(EquipmentSlot::Weapon)->key, "steel_sword");
    QCOMPARE(selected(), "Steel Sword");
    while (m_session->fight() == nullptr)
        m_session->apply(MoveCommand{Direction::East});
    QCOMPARE(m_session->fight()->combat.fighter(Side::Player).damage.text(), "8.00");
}

void TestInventoryDialog::enterAndDoubleClickWearAndTakeOff()
{
    HallWorld world;
    world.carry("iron_armour");
    open(world);
    selectRow("Iron Armour");
    press(Qt::Key_Return);
    QCOMPARE(worn(EquipmentSlot::Armour)->key, "iron_armour");
    press(Qt::Key_Return);
    QVERIFY(worn(EquipmentSlot::Armour) == nullptr);
    QVERIFY(cave::test::waitFor([this] { return list()->visualRect(list()->currentIndex()).isValid(); }));
    const QRect row = list()->visualRect(list()->currentIndex());
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, Qt::NoModifier, row.center());
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, Qt::NoModifier, row.center());
    QCOMPARE(worn(EquipmentSlot::Armour)->key, "iron_armour");
    QTest::mouseClick(button("inventory.takeOffButton"), Qt::LeftButton);
    QVERIFY(worn(EquipmentSlot::Armour) == nullptr);
    QTest::mouseClick(button("inventory.wearButton"), Qt::LeftButton);
    QCOMPARE(worn(EquipmentSlot::Armour)->key, "iron_armour");
}

void TestInventoryDialog::takingOffLeavesBareHands()
{
    HallWorld world;
    open(world);
    selectRow("Wooden Sword", true);
    press(Qt::Key_U);
    QVERIFY(worn(EquipmentSlot::Weapon) == nullptr);
    QVERIFY(!list()->currentIndex().data(InventoryModel::WornRole).toBool());
    QVERIFY(m_dialog->findChild<QWidget *>("inventory.weapon")->accessibleName().contains("Bare hands"));
}

void TestInventoryDialog::goldCanNotBeWorn()
{
    HallWorld world;
    world.carry("gold", 3);
    open(world);
    selectRow("Gold");
    QVERIFY(!button("inventory.wearButton")->isEnabled());
    QCOMPARE(button("inventory.wearButton")->toolTip(), "Gold can't be equipped");
    const std::uint64_t before = m_session->stateHash();
    press(Qt::Key_E);
    press(Qt::Key_Return);
    QCOMPARE(m_session->stateHash(), before);
}

void TestInventoryDialog::searchShowsOnlyWhatMatchesAndSaysWhenNothingDoes()
{
    HallWorld world;
    world.carry("iron_sword").carry("iron_armour").carry("gold", 2);
    open(world);
    press(Qt::Key_Slash);
    QVERIFY(search()->hasFocus());
    QTest::keyClicks(search(), "iron");
    QCOMPARE(names(), QStringList({"[Weapons]", "Iron Sword", "[Armour]", "Iron Armour"}));
    press(Qt::Key_Return);
    QVERIFY(list()->hasFocus());
    press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(search(), "due"); // whose letters are keys of the list
    QVERIFY(names().isEmpty());
    QVERIFY(emptyText()->isVisible());
    QVERIFY(emptyText()->text().contains("due"));
    QTest::mouseClick(m_dialog->findChild<QPushButton *>("inventory.showAll"), Qt::LeftButton);
    QCOMPARE(names().count(), 8);
    QVERIFY(!emptyText()->isVisible());
}

void TestInventoryDialog::ordersByNamePowerNewestAndKind()
{
    HallWorld world;
    world.carryNothing();
    for (const char *key : {"iron_sword", "infused_sword", "wooden_sword", "steel_sword"})
        world.carry(key);
    open(world);
    const auto order = [this](const QString &choice) {
        sortBox()->setFocus();
        while (sortBox()->currentText() != choice && sortBox()->currentIndex() > 0)
            press(Qt::Key_Up);
        while (sortBox()->currentText() != choice)
            press(Qt::Key_Down);
        return names().mid(1);
    };
    QCOMPARE(order("By name"), QStringList({"Infused Sword", "Iron Sword", "Steel Sword", "Wooden Sword"}));
    QCOMPARE(order("By power"), QStringList({"Infused Sword", "Steel Sword", "Iron Sword", "Wooden Sword"}));
    QCOMPARE(order("Newest first"),
             QStringList({"Steel Sword", "Wooden Sword", "Infused Sword", "Iron Sword"}));
    QCOMPARE(order("By kind"), QStringList({"Wooden Sword", "Iron Sword", "Steel Sword", "Infused Sword"}));
}

void TestInventoryDialog::theOrderIsRemembered()
{
    HallWorld first;
    open(first);
    sortBox()->setFocus();
    press(Qt::Key_Down);
    const QString chosen = sortBox()->currentText();
    cleanup();
    HallWorld second;
    open(second);
    QCOMPARE(sortBox()->currentText(), chosen);
}

void TestInventoryDialog::droppingLeavesTheThingOnTheGround()
{
    HallWorld world;
    world.carry("iron_sword");
    open(world);
    selectRow("Iron Sword");
    press(Qt::Key_Delete);
    QVERIFY(!names().contains("Iron Sword"));
    QVERIFY(!selected().isEmpty());
    m_session->apply(MoveCommand{Direction::East});
    m_session->apply(MoveCommand{Direction::West});
    m_dialog->refresh();
    QVERIFY(names().contains("Iron Sword"));
}

void TestInventoryDialog::droppingWhatIsWornAsksFirst_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("worn");
    QTest::newRow("worn") << "Wooden Sword" << true;
    QTest::newRow("gold") << "Gold" << false;
}

void TestInventoryDialog::droppingWhatIsWornAsksFirst()
{
    QFETCH(QString, name);
    QFETCH(bool, worn);
    HallWorld world;
    world.carry("gold", 5);
    open(world);
    selectRow(name, worn);
    press(Qt::Key_D);
    QVERIFY(question()->isVisible());
    QVERIFY(names().contains(name));
    press(Qt::Key_Escape);
    QVERIFY(!question()->isVisible());
    QVERIFY(m_dialog->isVisible());
    QVERIFY(names().contains(name));
    press(Qt::Key_D);
    press(Qt::Key_Return);
    QVERIFY(!question()->isVisible());
    QVERIFY(!names().contains(name));
}

void TestInventoryDialog::anEmptyInventorySaysWhereThingsAre()
{
    HallWorld world;
    world.carryNothing();
    open(world);
    QVERIFY(emptyText()->isVisible());
    QVERIFY(emptyText()->text().contains("Chests"));
    QCOMPARE(totals(), "0 items · 0 gold");
    for (const char *id : {"inventory.wearButton", "inventory.takeOffButton", "inventory.dropButton"}) {
        QVERIFY(!button(id)->isEnabled());
        QCOMPARE(button(id)->toolTip(), "Select an item first");
    }
}

void TestInventoryDialog::everyKeyIsHarmlessWithNothingSelected()
{
    HallWorld world;
    world.carryNothing();
    open(world);
    const std::uint64_t before = m_session->stateHash();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_E, Qt::Key_U, Qt::Key_D, Qt::Key_Delete,
                              Qt::Key_Space, Qt::Key_Down, Qt::Key_Up})
        press(key);
    QCOMPARE(m_session->stateHash(), before);
    QVERIFY(m_dialog->isVisible());
}

void TestInventoryDialog::selectionStaysWithTheThing()
{
    HallWorld world;
    world.carry("iron_sword").carry("steel_sword").carry("chainmail_armour");
    open(world);
    selectRow("Chainmail Armour");
    sortBox()->setFocus();
    press(Qt::Key_Down);
    QCOMPARE(selected(), "Chainmail Armour");
    m_session->apply(EquipCommand{3});
    m_dialog->refresh();
    QCOMPARE(selected(), "Chainmail Armour");
    search()->setFocus();
    QTest::keyClicks(search(), "armour");
    QCOMPARE(selected(), "Chainmail Armour");
    search()->clear();
    QCOMPARE(selected(), "Chainmail Armour");
}

void TestInventoryDialog::tellsWhatAThingMeansInAFight()
{
    HallWorld world;
    world.carry("iron_sword").beaten("slime");
    open(world);
    selectRow("Leather Armour", true);
    QVERIFY2(details().contains("Blocks 1.08 of a blow of 3, and 1.8 of one of 8."), qPrintable(details()));
    selectRow("Iron Sword");
    QVERIFY2(details().contains("Slime: resists iron, 2.5 damage, "), qPrintable(details()));
    selectRow("Wooden Sword", true);
    QVERIFY2(details().contains("Slime: weak to wood, 3 damage, "), qPrintable(details()));
    QVERIFY(!details().contains("Skeleton"));
}

void TestInventoryDialog::nothingIsChangedWhileFighting()
{
    HallWorld world;
    world.carry("iron_sword").monsterAt("cave_rat", {1, 0});
    open(world);
    m_session->apply(WaitCommand{});
    QVERIFY(m_session->fight() != nullptr);
    m_dialog->refresh();
    selectRow("Iron Sword");
    QCOMPARE(button("inventory.wearButton")->toolTip(), "Not during a fight");
    press(Qt::Key_E);
    QCOMPARE(worn(EquipmentSlot::Weapon)->key, "wooden_sword");
}

void TestInventoryDialog::closesByIAndByEscapeStepByStep()
{
    HallWorld world;
    open(world);
    search()->setFocus();
    QTest::keyClicks(search(), "i");
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(search()->text(), "i");
    press(Qt::Key_Escape);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(search()->text().isEmpty());
    press(Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get(), cave::test::kPatience));
    press(Qt::Key_I);
    QVERIFY(!m_dialog->isVisible());
}

void TestInventoryDialog::homeSelectsTheFirstItem()
{
    HallWorld world;
    world.carry("iron_sword").carry("chainmail_armour").carry("gold", 3);
    open(world);
    selectRow("Gold");
    press(Qt::Key_Home);
    QCOMPARE(selected(), "Iron Sword");
    press(Qt::Key_End);
    QCOMPARE(selected(), "Gold");
}

void TestInventoryDialog::aKeyThatCannotDoAnythingSaysWhy()
{
    HallWorld world;
    world.carry("gold", 3);
    open(world);
    selectRow("Gold");
    press(Qt::Key_E);
    QCOMPARE(totals(), "Gold can't be equipped");
    press(Qt::Key_U);
    QCOMPARE(totals(), "Not equipped");
    press(Qt::Key_Up);
    QCOMPARE(totals(), "2 items · 3 gold");
}

void TestInventoryDialog::theUpgradeIsSelectedOnOpening()
{
    HallWorld world;
    world.carry("iron_sword").carry("chainmail_armour").carry("steel_sword");
    open(world);
    QCOMPARE(selected(), "Steel Sword"); // 7 points more, the armour only 3
}

CAVE_WIDGET_TEST(TestInventoryDialog)
#include "tst_inventory_dialog.moc"
