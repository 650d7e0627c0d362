// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/inventory/inventory_details.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/inventory/inventory_model.h"
#include "core/rules/dice_combat.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/support/dungeon_hall.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Fights by dice and what is carried in the dungeon: panel and dialog as the page joins them.
class TestDiceFight : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theEnemyIsRevealedAndTheThreeDeedsAreOffered();
    void bothCardsHaveTheirRowsAtOneHeight();
    void anAttackShowsTheDiceAsThrown();
    void aDodgeShowsItsMultiplierInTheAnswer();
    void readingAScrollFromTheInventoryIsSeenInTheFight();
    void goingBackReadsNothing();
    void withoutScrollsNothingCanBeCast();
    void victoryTellsExperienceAndTheNewLevel();
    void deathTellsThatTheRunEnds();
    void aFightThatWasLoadedShowsWhatWasThrown();
    void keysChangeTabsAndItems();
    void equippingChangesTheAttributes();
    void droppingIsRInTheDungeon();
    void scrollsAreNotReadOutsideOfFights();
    void attributesTellWhatTheNextLevelNeeds();

private:
    void begin(DungeonHall &hall);
    void fight(DungeonHall &hall);
    std::vector<Event> act(const Command &command);
    void press(Qt::Key key) { QTest::keyClick(m_panel.get(), key); }
    void pressInDialog(Qt::Key key) { QTest::keyClick(list(), key); }
    [[nodiscard]] QStringList log() const;
    [[nodiscard]] QString text(const char *id) const { return m_panel->findChild<QLabel *>(id)->text(); }
    [[nodiscard]] QString attribute(const char *id) const
    {
        return m_dialog->findChild<QLabel *>(id)->text();
    }
    [[nodiscard]] QToolButton *button(const char *id) const { return m_panel->findChild<QToolButton *>(id); }
    [[nodiscard]] QListView *list() const { return m_dialog->findChild<QListView *>("inventory.items"); }
    [[nodiscard]] QTabBar *tabs() const { return m_dialog->findChild<QTabBar *>("inventory.tabs"); }
    [[nodiscard]] QString tab() const { return tabs()->tabText(tabs()->currentIndex()); }
    [[nodiscard]] QString selected() const { return list()->currentIndex().data().toString(); }
    [[nodiscard]] const Player &player() const { return m_session->world().player(); }
    [[nodiscard]] const DiceAction &action(std::size_t fromEnd = 0) const
    {
        return m_actions[m_actions.size() - 1 - fromEnd];
    }
    void showDialog();

    QTemporaryDir m_folder;
    Preferences m_preferences;
    FightActions m_keys;
    std::unique_ptr<QWidget> m_page;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<CombatPanel> m_panel;
    std::unique_ptr<InventoryDialog> m_dialog;
    std::vector<DiceAction> m_actions; ///< all that was thrown
};

} // namespace

void TestDiceFight::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestDiceFight::init()
{
    QSettings().clear();
    m_actions.clear();
    m_page = std::make_unique<QWidget>();
    m_page->resize(800, 620);
    m_page->setFocusPolicy(Qt::StrongFocus);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get(), cave::test::kPatience));
}

void TestDiceFight::cleanup()
{
    m_dialog.reset();
    m_panel.reset();
    m_page.reset();
    m_session.reset();
}

std::vector<Event> TestDiceFight::act(const Command &command)
{
    std::vector<Event> events = m_session->apply(command);
    for (const Event &event : events) {
        if (const auto *thrown = std::get_if<DiceThrown>(&event))
            m_actions.push_back(thrown->action);
    }
    return events;
}

void TestDiceFight::begin(DungeonHall &hall)
{
    m_session = std::make_unique<Session>(hall.begin());
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

void TestDiceFight::showDialog()
{
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get(), cave::test::kPatience));
}

/// Walks into the monster east of the player.
void TestDiceFight::fight(DungeonHall &hall)
{
    begin(hall);
    act(MoveCommand{Direction::East});
    QVERIFY(m_session->isFighting());
    m_panel->open();
    QVERIFY(m_panel->isOpen());
}

QStringList TestDiceFight::log() const
{
    const auto *lines = m_panel->findChild<QListWidget *>("combat.log");
    QStringList texts;
    for (int row = 0; row < lines->count(); ++row)
        texts.append(lines->item(row)->text());
    return texts;
}

void TestDiceFight::theEnemyIsRevealedAndTheThreeDeedsAreOffered()
{
    DungeonHall hall;
    hall.monsterAt("knight", {5, 4}).carry("fireball_scroll").health(17);
    fight(hall);
    QCOMPARE(text("combat.enemy.name"), "Knight");
    QVERIFY(!text("combat.description").isEmpty());
    QVERIFY(text("combat.player.health").startsWith("17 of "));
    for (const char *id : {"combat.attackButton", "combat.dodgeButton", "combat.castButton"})
        QVERIFY2(button(id)->isVisible() && button(id)->isEnabled(), id);
    for (const char *id : {"combat.stepButton", "combat.runButton", "combat.finishButton"})
        QVERIFY2(!button(id)->isVisible(), id);
}

void TestDiceFight::bothCardsHaveTheirRowsAtOneHeight()
{
    DungeonHall hall;
    hall.monsterAt("knight", {5, 4});
    fight(hall);
    for (const char *row : {"health", "armour", "returning"}) {
        const auto top = [&](const char *side) {
            const QString id = QString("combat.%1.%2").arg(QLatin1String(side), QLatin1String(row));
            const auto *label = m_panel->findChild<QLabel *>(id);
            return label->isVisible() ? label->mapTo(m_panel.get(), QPoint()).y() : -1;
        };
        QVERIFY2(top("player") > 0, row);
        QCOMPARE(top("enemy"), top("player"));
    }
}

void TestDiceFight::anAttackShowsTheDiceAsThrown()
{
    DungeonHall hall;
    hall.monsterAt("dragon", {5, 4});
    fight(hall);
    press(Qt::Key_1);
    QCOMPARE(m_actions.size(), std::size_t{2}); // the dragon answers
    const DiceAction &own = action(1);
    QCOMPARE(static_cast<int>(own.kind), static_cast<int>(DiceAction::Kind::Attack));
    const QString thrown = QString("1d%1 → %2").arg(own.roll.sides).arg(own.roll.rolled);
    QVERIFY2(log().at(log().size() - 2).contains(thrown), qPrintable(log().join('\n')));
    QVERIFY(log().last().contains(QString("1d%1 → %2").arg(action().roll.sides).arg(action().roll.rolled)));
    QVERIFY(text("combat.enemy.health").startsWith(QString::number(own.health) + " of"));
    QVERIFY(text("combat.player.health").startsWith(QString::number(player().health) + " of"));
}

void TestDiceFight::aDodgeShowsItsMultiplierInTheAnswer()
{
    DungeonHall hall;
    hall.monsterAt("rat", {5, 4});
    fight(hall);
    press(Qt::Key_2);
    QCOMPARE(m_actions.size(), std::size_t{2});
    QCOMPARE(static_cast<int>(action(1).kind), static_cast<int>(DiceAction::Kind::Dodge));
    const QString times = QString("×%1").arg(action(1).roll.rolled / 10.0, 0, 'f', 1);
    QVERIFY2(log().at(log().size() - 2).contains(times), qPrintable(log().join('\n')));
    QVERIFY2(log().last().contains(times), qPrintable(log().join('\n')));
}

void TestDiceFight::readingAScrollFromTheInventoryIsSeenInTheFight()
{
    DungeonHall hall;
    hall.monsterAt("dragon", {5, 4}).carry("fireball_scroll").carry("flash_heal_scroll").health(3);
    fight(hall);
    press(Qt::Key_3);
    QVERIFY(m_dialog->isVisible());
    QCOMPARE(tab(), "Spells");
    while (selected() != "Flash Heal Scroll") {
        const QString before = selected();
        pressInDialog(Qt::Key_S);
        QVERIFY2(selected() != before, "the list has an end");
    }
    pressInDialog(Qt::Key_E);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(static_cast<int>(action().kind), static_cast<int>(DiceAction::Kind::Heal));
    QVERIFY(player().health > 3);
    QVERIFY(log().last().contains("Flash Heal Scroll"));
    QVERIFY(text("combat.player.health").startsWith(QString::number(player().health) + " of"));
    QVERIFY(m_session->isFighting());
    QCOMPARE(m_actions.size(), std::size_t{1}); // the enemy doesn't answer
}

void TestDiceFight::goingBackReadsNothing()
{
    DungeonHall hall;
    hall.monsterAt("rat", {5, 4}).carry("blizzard_scroll");
    fight(hall);
    const std::size_t carried = player().inventory.stacks.size();
    press(Qt::Key_C);
    QVERIFY(m_dialog->isVisible());
    pressInDialog(Qt::Key_R);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(m_actions.empty());
    QCOMPARE(player().inventory.stacks.size(), carried);
    showDialog();
    QVERIFY(!m_dialog->isChoosing());
}

void TestDiceFight::withoutScrollsNothingCanBeCast()
{
    DungeonHall hall;
    hall.monsterAt("rat", {5, 4});
    fight(hall);
    QVERIFY(!button("combat.castButton")->isEnabled());
    press(Qt::Key_3);
    QVERIFY(!m_dialog->isVisible());
}

void TestDiceFight::victoryTellsExperienceAndTheNewLevel()
{
    DungeonHall hall;
    hall.monsterAt("rat", {5, 4}).health(1'000'000); // whom no rat can kill
    fight(hall);
    const HeroTable &hero = *m_session->content().scenario.hero;
    const std::int64_t before = player().experience;
    for (int i = 0; i < 1000 && m_session->isFighting(); ++i)
        press(Qt::Key_1);
    QVERIFY(!m_session->isFighting());
    const QString reported = m_panel->accessibleDescription();
    QVERIFY2(reported.contains("Victory"), qPrintable(reported));
    QVERIFY2(reported.contains(QString::number(player().experience - before)), qPrintable(reported));
    const bool grown = levelAt(hero, player().experience) > levelAt(hero, before);
    QCOMPARE(reported.contains("reach level"), grown);
    press(Qt::Key_Space);
    QVERIFY(!m_panel->isOpen());
}

void TestDiceFight::deathTellsThatTheRunEnds()
{
    DungeonHall hall;
    hall.monsterAt("dragon", {5, 4}).health(1);
    fight(hall);
    for (int i = 0; i < 1000 && m_session->isFighting(); ++i)
        press(Qt::Key_2);
    QCOMPARE(static_cast<int>(m_session->world().run), static_cast<int>(RunState::Lost));
    QVERIFY2(m_panel->accessibleDescription().contains("Dragon"),
             qPrintable(m_panel->accessibleDescription()));
    QVERIFY(m_panel->accessibleDescription().contains("run ends here"));
}

void TestDiceFight::aFightThatWasLoadedShowsWhatWasThrown()
{
    DungeonHall hall;
    hall.monsterAt("dragon", {5, 4}).health(500);
    begin(hall);
    act(MoveCommand{Direction::East});
    act(FightCommand{});
    QVERIFY(m_session->isFighting());
    m_panel->open();
    QCOMPARE(log().size(), 3); // whose move it was, and both attacks
    QVERIFY(text("combat.enemy.health")
                .startsWith(QString::number(m_session->world().fight()->dice->enemyHealth) + " of"));
}

void TestDiceFight::keysChangeTabsAndItems()
{
    DungeonHall hall;
    hall.carry("dagger").carry("short_sword").carry("fireball_scroll");
    begin(hall);
    showDialog();
    QCOMPARE(tab(), "Weapons"); // the better one
    QCOMPARE(selected(), "Short Sword");
    pressInDialog(Qt::Key_A);
    QCOMPARE(tab(), "Armour");
    QCOMPARE(selected(), "Cotton Shirt");
    pressInDialog(Qt::Key_D);
    QCOMPARE(tab(), "Weapons");
    while (list()->currentIndex().row() > 0)
        pressInDialog(Qt::Key_W);
    QStringList seen{selected()};
    pressInDialog(Qt::Key_S);
    seen.append(selected());
    pressInDialog(Qt::Key_S);
    seen.append(selected());
    QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), 3);
    pressInDialog(Qt::Key_W);
    QCOMPARE(selected(), seen[1]);
    pressInDialog(Qt::Key_D);
    QCOMPARE(tab(), "Spells");
    QCOMPARE(selected(), "Fireball Scroll");
    pressInDialog(Qt::Key_D);
    QCOMPARE(tab(), "Armour"); // round and round
    pressInDialog(Qt::Key_A);
    QCOMPARE(tab(), "Spells");
    pressInDialog(Qt::Key_I);
    QVERIFY(!m_dialog->isVisible());
}

void TestDiceFight::equippingChangesTheAttributes()
{
    DungeonHall hall;
    hall.carry("dagger");
    begin(hall);
    showDialog();
    QVERIFY(attribute("attributes.weapon").contains("Wooden Ladle"));
    QCOMPARE(tab(), "Weapons"); // of the upgrade
    while (selected() != "Dagger") {
        const QString before = selected();
        pressInDialog(Qt::Key_S);
        QVERIFY2(selected() != before, "the list has an end");
    }
    pressInDialog(Qt::Key_E);
    QVERIFY(attribute("attributes.weapon").contains("Dagger"));
    QVERIFY(attribute("attributes.weapon").contains("+5"));
    QVERIFY(list()->currentIndex().data(InventoryModel::WornRole).toBool());
}

void TestDiceFight::droppingIsRInTheDungeon()
{
    DungeonHall hall;
    hall.carry("fireball_scroll");
    begin(hall);
    showDialog();
    pressInDialog(Qt::Key_A);
    QCOMPARE(selected(), "Fireball Scroll");
    const std::size_t carried = player().inventory.stacks.size();
    pressInDialog(Qt::Key_R);
    QCOMPARE(player().inventory.stacks.size(), carried - 1);
    QVERIFY(m_dialog->findChild<QLabel *>("inventory.empty")->text().contains("spells"));
}

void TestDiceFight::scrollsAreNotReadOutsideOfFights()
{
    DungeonHall hall;
    hall.carry("fireball_scroll");
    begin(hall);
    showDialog();
    pressInDialog(Qt::Key_A);
    const std::size_t carried = player().inventory.stacks.size();
    pressInDialog(Qt::Key_E);
    QCOMPARE(player().inventory.stacks.size(), carried);
    auto *equip = m_dialog->findChild<QToolButton *>("inventory.wearButton");
    QVERIFY(!equip->isEnabled());
    QVERIFY(equip->toolTip().contains("fights"));
    const QString about = m_dialog->findChild<InventoryDetails *>("inventory.details")->text();
    const int most = diceStats(m_session->content(), player()).intellect + 10;
    QVERIFY2(about.contains(QString("11 to %1").arg(most)), qPrintable(about));
}

void TestDiceFight::attributesTellWhatTheNextLevelNeeds()
{
    DungeonHall hall;
    hall.experienced(150).health(12);
    begin(hall);
    showDialog();
    const HeroTable &hero = *m_session->content().scenario.hero;
    const std::int64_t more = experienceFor(hero, levelAt(hero, 150) + 1) - 150;
    QVERIFY(attribute("attributes.health").startsWith("12 of "));
    QVERIFY2(attribute("attributes.experience").contains(QString::number(more)),
             qPrintable(attribute("attributes.experience")));
    QVERIFY(attribute("attributes.armour").contains("Cotton Shirt"));
}

CAVE_WIDGET_TEST(TestDiceFight)
#include "tst_dice_fight.moc"
