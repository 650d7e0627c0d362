// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_details.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/texts/combat_texts.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/fight_choices.h"

#include <QAction>
#include <QFrame>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWidget>

#include "tests/support/round_world.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Fights in rounds, and what is used up in and outside of them: panel and dialog as the page joins them.
class TestRoundFight : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyChoiceSaysWhatItWouldDo();
    void aStrikeDoesWhatThePreviewSaid();
    void everyChoiceIsWholeInASmallWindow();
    void guardingAndSwappingWorkByKeys();
    void somethingIsUsedFromTheInventory();
    void fleeingClosesTheFight();
    void autoPlaysItOut();
    void whatIsUnknownHasNoName();
    void usingOutsideOfFightsTellsWhatItWas();
    void whatWouldBeWastedIsUsedOnlyAfterAQuestion_data();
    void whatWouldBeWastedIsUsedOnlyAfterAQuestion();
    void whenUsingBringsAFightTheInventoryCloses();
    void theFightSaysWhatTheEnemyDoes();
    void whatIsNoLongerOfUseIsMarked();
    void betterThingsAreAnnounced();

private:
    void begin(RoundWorld &world);
    void fight(RoundWorld &world, std::string_view monster = "skeleton");
    std::vector<Event> act(const Command &command) { return m_session->apply(command); }
    void press(Qt::Key key) { QTest::keyClick(m_panel.get(), key); }
    void showDialog();
    void selectItem(const QString &name);
    [[nodiscard]] QString log() const;
    [[nodiscard]] QString text(const char *id) const { return m_panel->findChild<QLabel *>(id)->text(); }
    [[nodiscard]] QToolButton *button(const char *id) const { return m_panel->findChild<QToolButton *>(id); }
    [[nodiscard]] QListView *list() const { return m_dialog->findChild<QListView *>("inventory.items"); }
    [[nodiscard]] const Player &player() const { return m_session->world().player(); }

    QTemporaryDir m_folder;
    Preferences m_preferences;
    FightActions m_keys;
    std::unique_ptr<QWidget> m_page;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<CombatPanel> m_panel;
    std::unique_ptr<InventoryDialog> m_dialog;
};

} // namespace

void TestRoundFight::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestRoundFight::init()
{
    QSettings().clear();
    m_page = std::make_unique<QWidget>();
    m_page->resize(1000, 700);
    m_page->setFocusPolicy(Qt::StrongFocus);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get(), cave::test::kPatience));
}

void TestRoundFight::cleanup()
{
    m_dialog.reset();
    m_panel.reset();
    m_page.reset();
    m_session.reset();
}

void TestRoundFight::begin(RoundWorld &world)
{
    m_session = std::make_unique<Session>(world.begin());
    m_panel = std::make_unique<CombatPanel>(
        CombatPanel::Parts{*m_session, m_preferences, m_keys},
        [this](const Command &command) { return act(command); }, nullptr, m_page.get());
    m_panel->setMotion(false);
    m_dialog = std::make_unique<InventoryDialog>(*m_session, [this](const Command &command) {
        std::vector<Event> events = act(command);
        m_panel->takeChosen(events);
        return events;
    });
    connect(m_panel.get(), &CombatPanel::castRequested, m_dialog.get(), [this] {
        m_dialog->chooseScroll();
        showDialog();
    });
}

void TestRoundFight::fight(RoundWorld &world, std::string_view monster)
{
    world.monsterAt(monster, {21, 2});
    begin(world);
    act(WaitCommand{});
    QVERIFY(m_session->isFighting());
    m_panel->open();
    QVERIFY(m_panel->isOpen());
}

void TestRoundFight::showDialog()
{
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get(), cave::test::kPatience));
}

void TestRoundFight::selectItem(const QString &name)
{
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
        const QModelIndex index = list()->model()->index(row, 0);
        if (index.data().toString() == name)
            list()->setCurrentIndex(index);
    }
    QCOMPARE(list()->currentIndex().data().toString(), name);
}

QString TestRoundFight::log() const
{
    const auto *lines = m_panel->findChild<QListWidget *>("combat.log");
    QStringList texts;
    for (int row = 0; row < lines->count(); ++row)
        texts.append(lines->item(row)->text());
    return texts.join('\n');
}

void TestRoundFight::everyChoiceSaysWhatItWouldDo()
{
    RoundWorld world;
    world.carry("steel_sword").carry("bread", 2).carry("whetstone");
    fight(world);
    QCOMPARE(text("combat.player.health"), "50 of 50");
    QCOMPARE(text("combat.strike.preview"), "1–2 damage; it answers with 3–4");
    QVERIFY(text("combat.guard.preview").startsWith("softens the next blow; it answers with "));
    QVERIFY(text("combat.swap.preview").startsWith("Steel Sword: "));
    QCOMPARE(text("combat.use.preview"), "choose from 2 kinds");
    QVERIFY(text("combat.flee.preview").startsWith("a parting blow of "));
    for (const char *id : {"combat.strikeButton", "combat.guardButton", "combat.swapButton",
                           "combat.useButton", "combat.fleeButton", "combat.autoButton"})
        QVERIFY2(button(id)->isVisible() && button(id)->isEnabled(), id);
    for (const char *id : {"combat.stepButton", "combat.runButton", "combat.finishButton",
                           "combat.attackButton", "combat.castButton"})
        QVERIFY2(!button(id)->isVisible(), id);
}

void TestRoundFight::aStrikeDoesWhatThePreviewSaid()
{
    RoundWorld world;
    fight(world);
    press(Qt::Key_1);
    QVERIFY2(log().contains(QRegularExpression("You hit the Skeleton for [12] damage")), qPrintable(log()));
    QVERIFY2(log().contains(QRegularExpression("The Skeleton hits you for [34] damage; you use")),
             qPrintable(log()));
    QCOMPARE(text("combat.player.health"), QStringLiteral("%1 of 50").arg(player().health));
    QTest::mouseClick(button("combat.strikeButton"), Qt::LeftButton);
    QCOMPARE(log().count("You hit the Skeleton"), 2);
}

void TestRoundFight::everyChoiceIsWholeInASmallWindow()
{
    m_page->resize(640, 398); // what a window of 640 × 480 leaves
    RoundWorld world;
    fight(world);
    QTest::qWait(20);
    const auto whereIs = [](const QWidget *part) {
        return QString("%1: %2 to %3 of %4")
            .arg(part->objectName())
            .arg(part->y())
            .arg(part->geometry().bottom())
            .arg(part->parentWidget()->height());
    };
    const auto isWhole = [](const QWidget *part) {
        return part->parentWidget()->rect().contains(part->geometry());
    };
    for (const char *id : {"combat.strikeButton", "combat.guardButton", "combat.swapButton",
                           "combat.useButton", "combat.fleeButton", "combat.autoButton"})
        QVERIFY2(isWhole(button(id)), qPrintable(whereIs(button(id))));
    for (const char *id : {"combat.log", "combat.choices"}) {
        const auto *part = m_panel->findChild<QWidget *>(id);
        QVERIFY2(isWhole(part), qPrintable(whereIs(part)));
    }
}

void TestRoundFight::guardingAndSwappingWorkByKeys()
{
    RoundWorld world;
    world.carry("steel_sword");
    fight(world);
    press(Qt::Key_1);
    QVERIFY(text("combat.guard.preview").contains("armour back"));
    press(Qt::Key_2);
    QVERIFY2(log().contains("You guard, and get"), qPrintable(log()));
    press(Qt::Key_3);
    QVERIFY2(log().contains("You wield the Steel Sword."), qPrintable(log()));
    QCOMPARE(player().inventory.weapon, std::optional<std::size_t>(2));
    QVERIFY(text("combat.swap.preview").startsWith("Wooden Sword: "));
}

void TestRoundFight::somethingIsUsedFromTheInventory()
{
    RoundWorld world;
    world.carry("bread", 2).health(20);
    fight(world);
    press(Qt::Key_4);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(list()->currentIndex().data().toString(), "Bread");
    QTest::keyClick(list(), Qt::Key_E);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY2(log().contains("You use the Bread. You recover 5 HP."), qPrintable(log()));
    QVERIFY2(log().contains("The Skeleton hits you"), qPrintable(log()));
}

void TestRoundFight::fleeingClosesTheFight()
{
    RoundWorld world;
    fight(world);
    press(Qt::Key_5);
    QVERIFY(!m_session->isFighting());
    QCOMPARE(text("combat.outcomeTitle"), "You got away");
    QVERIFY(!button("combat.strikeButton")->isVisible());
    press(Qt::Key_Return);
    QVERIFY(!m_panel->isOpen());
}

void TestRoundFight::autoPlaysItOut()
{
    RoundWorld world;
    world.carry("steel_sword");
    fight(world, "cave_rat");
    press(Qt::Key_6);
    QVERIFY(!m_session->isFighting());
    QCOMPARE(text("combat.outcomeTitle"), "Victory");
}

void TestRoundFight::whatIsUnknownHasNoName()
{
    RoundWorld world;
    world.carry("healing_draught");
    begin(world);
    showDialog();
    const QString look =
        QString::fromStdString(knownName(m_session->world(), player().inventory.stacks[2].item));
    QVERIFY(look != "Healing Draught");
    selectItem(look);
    const QString details = m_dialog->findChild<InventoryDetails *>("inventory.details")->text();
    QVERIFY2(details.contains("You don't know what it does."), qPrintable(details));
    QVERIFY(!details.contains("Heal"));
}

void TestRoundFight::usingOutsideOfFightsTellsWhatItWas()
{
    RoundWorld world;
    world.carry("healing_draught", 2).health(10);
    begin(world);
    showDialog();
    selectItem(QString::fromStdString(knownName(m_session->world(), player().inventory.stacks[2].item)));
    QTest::keyClick(list(), Qt::Key_E);
    QCOMPARE(player().health, 30);
    selectItem("Healing Draught");
    const QString details = m_dialog->findChild<InventoryDetails *>("inventory.details")->text();
    QVERIFY2(details.contains("Heals up to 20 HP."), qPrintable(details));
    QVERIFY2(details.contains("Kinds that you know: Healing Draught."), qPrintable(details));
    QCOMPARE(consumedText({player().inventory.stacks[2].item, 20, true}, m_session->content()),
             "You drink it. Now you know it: a Healing Draught. You recover 20 HP.");
}

void TestRoundFight::whatWouldBeWastedIsUsedOnlyAfterAQuestion_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("fights");
    QTest::addColumn<QString>("question");
    QTest::newRow("bread") << "bread"
                           << "Bread" << false << "You are at full health. Use the Bread anyway?";
    QTest::newRow("in a fight") << "bread"
                                << "Bread" << true << "You are at full health. Use the Bread anyway?";
    QTest::newRow("harm") << "bitter_draught"
                          << "Bitter Draught" << false << "The Bitter Draught does you harm. Use it anyway?";
}

void TestRoundFight::whatWouldBeWastedIsUsedOnlyAfterAQuestion()
{
    QFETCH(QString, key);
    QFETCH(QString, name);
    QFETCH(bool, fights);
    RoundWorld world;
    world.carry(key.toStdString()).knows(key.toStdString());
    if (fights) {
        fight(world);
        press(Qt::Key_4);
    } else {
        begin(world);
        showDialog();
    }
    selectItem(name);
    const std::size_t stacks = player().inventory.stacks.size();
    QTest::keyClick(list(), Qt::Key_E);
    QTRY_VERIFY(m_dialog->findChild<QFrame *>("inventory.confirm")->isVisible());
    QTEST(m_dialog->findChild<QLabel *>("inventory.confirm.question")->text(), "question");
    QTest::mouseClick(m_dialog->findChild<QPushButton *>("inventory.confirm.no"), Qt::LeftButton);
    QCOMPARE(player().inventory.stacks.size(), stacks);
    QTest::keyClick(list(), Qt::Key_E);
    QCOMPARE(player().inventory.stacks.size(), stacks);
    QTest::mouseClick(m_dialog->findChild<QPushButton *>("inventory.confirm.yes"), Qt::LeftButton);
    QCOMPARE(player().inventory.stacks.size(), stacks - 1);
    QCOMPARE(m_dialog->isVisible(), !fights);
}

void TestRoundFight::whenUsingBringsAFightTheInventoryCloses()
{
    RoundWorld world;
    world.carry("bread").health(20).monsterAt("skeleton", {21, 2});
    begin(world);
    showDialog();
    selectItem("Bread");
    QTest::keyClick(list(), Qt::Key_E);
    QVERIFY(m_session->isFighting());
    QVERIFY(!m_dialog->isVisible());
}

void TestRoundFight::theFightSaysWhatTheEnemyDoes()
{
    RoundWorld world;
    world.health(20).settings().stunChance = {500};
    fight(world, "rock_spider");
    const QString text = m_panel->findChild<QLabel *>("combat.weakness")->text();
    QVERIFY2(text.contains("A blow that hurts poisons you for 6 turns."), qPrintable(text));
    QVERIFY2(text.contains("5 % of its blows stun you"), qPrintable(text));
    const auto blows = QRegularExpression("The monster kills you in about ([0-9]+) blows").match(text);
    QVERIFY2(blows.hasMatch(), qPrintable(text));
    // The spread is 20 %, so nothing between can be as far off.
    const PointRange answer = *forecastOf(m_session->world(), FightCommand{}).answer;
    QVERIFY(blows.captured(1).toInt() >= 20 / (answer.most + 1));
    QVERIFY(blows.captured(1).toInt() <= 20 / answer.least + 1);
}

void TestRoundFight::whatIsNoLongerOfUseIsMarked()
{
    RoundWorld world;
    world.carry("chainmail_armour").carry("iron_sword");
    world.world().player().inventory.armour = 2;
    begin(world);
    showDialog();
    selectItem("Leather Armour");
    QVERIFY(list()->currentIndex().data(Qt::AccessibleTextRole).toString().contains("junk"));
    selectItem("Iron Sword");
    QVERIFY(!list()->currentIndex().data(Qt::AccessibleTextRole).toString().contains("junk"));
}

void TestRoundFight::betterThingsAreAnnounced()
{
    RoundWorld world;
    world.carry("iron_sword").carry("leather_armour");
    begin(world);
    QWidget window;
    QAction command(&window);
    command.setObjectName("play.nextItem");
    command.setShortcut(Qt::Key_E);
    QCOMPARE(upgradeText(m_session->world(), {player().inventory.stacks[2], player().inventory.stacks[3]}),
             "The Iron Sword is better than yours: press E to wield it.");
    QCOMPARE(bestUpgrade(m_session->content(), player().inventory), std::optional<std::size_t>(2));
}

CAVE_WIDGET_TEST(TestRoundFight)
#include "tst_round_fight.moc"
