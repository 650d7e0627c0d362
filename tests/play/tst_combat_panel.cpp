// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/combat/pace_box.h"
#include "app/shell/settings/language.h"
#include "editor/view/texts/texts.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QSettings>
#include <QShortcut>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVBoxLayout>

#include "tests/support/hall_world.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestCombatPanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aStepShowsTheNumbersOfTheRules();
    void finishingEndsWithTheNumbersOfTheRules();
    void runsByItselfAndPauses();
    void startsByItselfUnlessForbidden();
    void noFightTakesLongAtTheDefaultPace_data();
    void noFightTakesLongAtTheDefaultPace();
    void aSlowerPaceIsAlwaysFelt();
    void thePaceIsRememberedAndNoPaceEndsAFightAtOnce();
    void armourThatComesBackIsShownWithWhen();
    void aStunIsMarkedAndReported();
    void whyTheFightBeganIsSaid();
    void victoryShowsTheReward();
    void aFightFollowsTheLanguage();
    void deathShowsTheLossAndWhereThePlayerWakes();
    void theNextEnemyFollows();
    void weaknessAgainstTheWeaponIsSaid_data();
    void weaknessAgainstTheWeaponIsSaid();
    void theButtonsNameTheirKeys();
    void takesTheKeyboardAndGivesItBack();
    void isPlacedBesideASidebarWhereThatLeavesRoom();
    void noKeyReachesThePageBehind();
    void tabStaysInThePanel();
    void aLoadedFightGoesOnWhereItWas();

private:
    void showPage();
    /// `running`: whether fights run from the start; none: as it was chosen before.
    void fight(HallWorld &world, std::optional<bool> running = false);
    void press(Qt::Key key) { QTest::keyClick(m_panel, key); }
    QString text(const char *id) const { return m_panel->findChild<QLabel *>(id)->text(); }
    QStringList log() const;
    QString outcome() const;
    bool isOver() const { return m_panel->findChild<QWidget *>("combat.outcome")->isVisible(); }
    QSlider *pace() const { return m_panel->findChild<QSlider *>("combat.pace"); }
    /// What the rules make of the fight by the stuns that the session drew.
    ArmourCombat byTheRules(const std::vector<Event> &events, const Fight &fight) const;

    QTemporaryDir m_folder;
    Preferences m_preferences;
    FightActions m_actions;
    std::unique_ptr<QWidget> m_page;
    QLineEdit *m_field = nullptr;
    QWidget *m_map = nullptr;
    CombatPanel *m_panel = nullptr;
    std::unique_ptr<Session> m_session;
    std::vector<Event> m_events; ///< all of the commands that the panel gave
};

} // namespace

void TestCombatPanel::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
}

void TestCombatPanel::init()
{
    QSettings().clear();
    showPage();
}

void TestCombatPanel::showPage()
{
    m_events.clear();
    m_page = std::make_unique<QWidget>();
    m_page->resize(800, 600);
    m_field = new QLineEdit(m_page.get());
    m_map = new QWidget(m_page.get());
    m_map->setFocusPolicy(Qt::StrongFocus);
    auto *column = new QVBoxLayout(m_page.get());
    column->addWidget(m_field);
    column->addWidget(m_map, 1);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get(), cave::test::kPatience));
}

void TestCombatPanel::cleanup()
{
    m_page.reset();
    m_session.reset();
}

/// Begins the world and waits for its monster to attack, then opens the panel.
void TestCombatPanel::fight(HallWorld &world, std::optional<bool> running)
{
    m_session = std::make_unique<Session>(world.begin());
    m_session->apply(WaitCommand{});
    QVERIFY(m_session->fight() != nullptr);
    const auto act = [this](const Command &command) {
        const std::vector<Event> events = m_session->apply(command);
        m_events.insert(m_events.end(), events.begin(), events.end());
        return events;
    };
    m_panel = new CombatPanel({*m_session, m_preferences, m_actions}, act, {}, m_map);
    if (running.has_value())
        m_panel->findChild<QCheckBox *>("combat.startsRunning")->setChecked(*running);
    m_panel->setMotion(false);
    m_panel->open();
    QVERIFY(m_panel->isOpen());
}

QStringList TestCombatPanel::log() const
{
    const auto *list = m_panel->findChild<QListWidget *>("combat.log");
    QStringList lines;
    for (int row = 0; row < list->count(); ++row)
        lines.append(list->item(row)->text());
    return lines;
}

/// All that is written on the page about how the fight ended.
QString TestCombatPanel::outcome() const
{
    QStringList texts;
    for (const QLabel *label : m_panel->findChild<QWidget *>("combat.outcome")->findChildren<QLabel *>())
        texts.append(label->text());
    return texts.join('\n');
}

ArmourCombat TestCombatPanel::byTheRules(const std::vector<Event> &events, const Fight &fight) const
{
    ArmourCombat combat(combatRules(m_session->world().spec.settings), fight.playerStats, fight.enemyStats,
                        fight.first);
    for (const Event &event : events) {
        if (const auto *struck = std::get_if<BlowStruck>(&event))
            combat.attack(struck->blow.stunned);
    }
    return combat;
}

void TestCombatPanel::aStepShowsTheNumbersOfTheRules()
{
    HallWorld world;
    world.carry("iron_sword").monsterAt("skeleton", {2, 1});
    fight(world);
    const Fight begun = *m_session->world().fight();
    const QString full = QString(" of %1").arg(begun.enemyStats.health);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        press(key);
        const ArmourCombat combat = byTheRules(m_events, begun);
        QCOMPARE(text("combat.player.health"), shownPoints(combat.fighter(Side::Player).health) + " of 50");
        QCOMPARE(text("combat.enemy.health"), shownPoints(combat.fighter(Side::Enemy).health) + full);
        QCOMPARE(text("combat.player.armour"),
                 shownShortPoints(combat.fighter(Side::Player).armour) + " of 5");
    }
    QCOMPARE(m_session->fight()->blows.size(), std::size_t(4));
    QVERIFY(log().filter("hits you").size() + log().filter("You hit").size() == 4);
    QVERIFY(log().first().contains("first"));
}

void TestCombatPanel::finishingEndsWithTheNumbersOfTheRules()
{
    HallWorld world;
    world.monsterAt("slime", {2, 0});
    fight(world);
    const Fight begun = *m_session->world().fight();
    press(Qt::Key_F);
    QVERIFY(isOver());
    QVERIFY(m_session->fight() == nullptr);
    const ArmourCombat combat = byTheRules(m_events, begun);
    QVERIFY(combat.finished());
    QCOMPARE(text("combat.player.health"), shownPoints(combat.fighter(Side::Player).health) + " of 50");
    QCOMPARE(text("combat.enemy.health"), QString("0.00 of %1").arg(begun.enemyStats.health));
    QVERIFY(log().last().contains("You killed the Slime"));
}

void TestCombatPanel::runsByItselfAndPauses()
{
    HallWorld world;
    world.monsterAt("slime", {2, 0});
    fight(world);
    pace()->setValue(20);
    press(Qt::Key_R);
    QVERIFY(m_panel->isRunning());
    QTRY_VERIFY(!m_session->fight() || m_session->fight()->blows.size() >= 2);
    press(Qt::Key_R);
    QVERIFY(!m_panel->isRunning());
    const std::size_t events = m_events.size();
    QTest::qWait(100);
    QCOMPARE(m_events.size(), events);
    press(Qt::Key_R);
    QTRY_VERIFY(isOver());
}

void TestCombatPanel::startsByItselfUnlessForbidden()
{
    HallWorld world;
    world.monsterAt("slime", {2, 0});
    fight(world, std::nullopt);
    QVERIFY(m_panel->isRunning());
    auto *box = m_panel->findChild<QCheckBox *>("combat.startsRunning");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
    cleanup();
    showPage();
    HallWorld next;
    next.monsterAt("slime", {2, 0});
    fight(next, std::nullopt);
    QVERIFY(!m_panel->isRunning());
}

void TestCombatPanel::noFightTakesLongAtTheDefaultPace_data()
{
    QTest::addColumn<QString>("monster");
    const Result<Content> content = builtInContent();
    for (const MonsterType &monster : content->monsters)
        QTest::newRow(monster.key.c_str()) << QString::fromStdString(monster.key);
}

void TestCombatPanel::noFightTakesLongAtTheDefaultPace()
{
    QFETCH(QString, monster);
    HallWorld world;
    world.monsterAt(monster.toStdString(), {1, 0});
    fight(world);
    QCOMPARE(pace()->value(), kDefaultTurnMs);
    QVERIFY(m_panel->findChild<PaceBox *>()->interval() > 0);
    QVERIFY(m_panel->findChild<PaceBox *>()->interval() * m_session->blowsLeft() <= 5000);
}

void TestCombatPanel::aSlowerPaceIsAlwaysFelt()
{
    for (const int blows : {1, 10, 40, 300}) {
        QVERIFY(blowInterval(kDefaultTurnMs, blows) * blows <= 5000);
        QVERIFY(blowInterval(kDefaultTurnMs, blows) <= kDefaultTurnMs);
        QVERIFY(blowInterval(kSlowestTurnMs, blows) > blowInterval(kDefaultTurnMs, blows));
        QVERIFY(blowInterval(100, blows) < blowInterval(kDefaultTurnMs, blows));
        QCOMPARE(blowInterval(0, blows), 0);
    }
}

void TestCombatPanel::thePaceIsRememberedAndNoPaceEndsAFightAtOnce()
{
    HallWorld world;
    world.monsterAt("cave_rat", {2, 0});
    fight(world);
    pace()->setFocus();
    QTest::keyClick(pace(), Qt::Key_Home);
    QCOMPARE(pace()->value(), 0);
    QCOMPARE(text("combat.paceText"), "instant");
    cleanup();
    showPage();
    HallWorld next;
    next.monsterAt("cave_rat", {2, 0});
    fight(next, true);
    QVERIFY(m_session->fight() == nullptr);
    QVERIFY(outcome().contains("Victory"));
}

void TestCombatPanel::armourThatComesBackIsShownWithWhen()
{
    HallWorld world;
    world.settings().stunChance = {0};
    world.monsterAt("monster", {2, 0});
    fight(world);
    while (text("combat.player.armour") == "5 of 5")
        press(Qt::Key_Space);
    QCOMPARE(text("combat.player.armour"), "2 of 5");
    QCOMPARE(text("combat.player.returning"), "+3 in two blows");
    press(Qt::Key_Space);
    press(Qt::Key_Space);
    QCOMPARE(text("combat.player.armour"), "0 of 5");
    QCOMPARE(text("combat.player.returning"), "+3 next blow, +2 in two blows");
    press(Qt::Key_Space);
    press(Qt::Key_Space);
    QVERIFY(!log().filter("You get 3 armour back.").isEmpty());
    QVERIFY(m_panel->findChild<QWidget *>("combat.player")->accessibleDescription().contains("next blow"));
}

void TestCombatPanel::aStunIsMarkedAndReported()
{
    HallWorld world;
    world.settings().stunChance = {kWholeChance};
    world.monsterAt("monster", {2, 0});
    fight(world);
    const bool playerFirst = m_session->world().fight()->first == Side::Player;
    press(Qt::Key_Space);
    QVERIFY(text(playerFirst ? "combat.enemy.mark" : "combat.player.mark").contains("stunned"));
    QVERIFY(text(playerFirst ? "combat.player.mark" : "combat.enemy.mark").contains("strikes next"));
    QVERIFY(!log().filter(playerFirst ? "The Monster is stunned" : "You are stunned").isEmpty());
}

void TestCombatPanel::whyTheFightBeganIsSaid()
{
    HallWorld world;
    world.monsterAt("slime", {1, 1});
    fight(world);
    QCOMPARE(text("combat.cause"),
             QString("Slime at (1, 1) saw you at (0, 0): radius 2, wide: d² 2 ≤ 7.2, inside "
                     "its area; clear line."));
}

void TestCombatPanel::aFightFollowsTheLanguage()
{
    const auto texts = [this] {
        QStringList shown;
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (!label->text().isEmpty())
                shown += label->objectName() + ": " + label->text();
        }
        return shown;
    };
    HallWorld world;
    world.monsterAt("slime", {1, 1});
    fight(world);
    InstalledLanguage language("en");
    language.change("de");
    QTRY_COMPARE(text("combat.player.name"), QString("Du"));
    const QString german = texts().join('\n');
    for (const char *english : {": You", "saw you", "Slime"})
        QVERIFY2(!german.contains(english), qPrintable(german));
    press(Qt::Key_F);
    QVERIFY(isOver());
    const QString won = outcome();
    language.change("en");
    QTRY_COMPARE(text("combat.player.name"), QString("You"));
    QVERIFY2(outcome() != won, qPrintable(outcome()));
    QVERIFY2(outcome().contains("It carried"), qPrintable(outcome()));
}

void TestCombatPanel::victoryShowsTheReward()
{
    HallWorld world;
    world.monsterAt("cave_rat", {2, 0});
    fight(world);
    press(Qt::Key_F);
    QVERIFY(outcome().contains("Victory"));
    const auto *won = std::get_if<FightWon>(&m_events.back());
    for (const Event &event : m_events) {
        if (std::holds_alternative<FightWon>(event))
            won = std::get_if<FightWon>(&event);
    }
    QVERIFY(won != nullptr && !won->reward.empty());
    for (const ItemStack &stack : won->reward)
        QVERIFY2(outcome().contains(shownStack(m_session->content(), stack)), qPrintable(outcome()));
    QVERIFY(m_panel->accessibleDescription().contains("Victory"));
    auto *button = m_panel->findChild<QAbstractButton *>("combat.goOnButton");
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!m_panel->isOpen());
}

void TestCombatPanel::deathShowsTheLossAndWhereThePlayerWakes()
{
    HallWorld world;
    world.carryNothing().carry("gold", 9).monsterAt("deep_troll", {1, 0});
    fight(world);
    press(Qt::Key_F);
    QVERIFY2(outcome().contains("You fell to the Deep Troll"), qPrintable(outcome()));
    QVERIFY2(outcome().contains("9 gold"), qPrintable(outcome()));
    const WorldPos wakes = m_session->world().player().position;
    QVERIFY2(outcome().contains(QString("You wake up at %1, %2").arg(wakes.x).arg(wakes.y)),
             qPrintable(outcome()));
    QCOMPARE(m_panel->findChild<QAbstractButton *>("combat.goOnButton")->text(), "Wake up · Enter");
    QCOMPARE(text("combat.player.health"), "0.00 of 50");
}

void TestCombatPanel::theNextEnemyFollows()
{
    HallWorld world;
    world.monsterAt("cave_rat", {1, 0}).monsterAt("slime", {0, 2});
    fight(world);
    QCOMPARE(text("combat.enemy.name"), "Cave Rat");
    press(Qt::Key_F);
    QVERIFY(outcome().contains("monster has already seen you"));
    press(Qt::Key_Return);
    QVERIFY(m_panel->isOpen());
    QCOMPARE(text("combat.enemy.name"), "Slime");
    QCOMPARE(text("combat.player.health"), "50.00 of 50");
    QCOMPARE(log().size(), 1);
    press(Qt::Key_F);
    press(Qt::Key_Escape);
    QVERIFY(!m_panel->isOpen());
}

void TestCombatPanel::weaknessAgainstTheWeaponIsSaid_data()
{
    QTest::addColumn<QString>("monster");
    QTest::addColumn<QString>("said");
    QTest::newRow("weak") << "slime"
                          << "Weak to wood: your Wooden Sword does 3 damage instead of 1.";
    QTest::newRow("resists") << "shade"
                             << "Resists wood: your Wooden Sword does 0.4 damage instead of 1.";
    QTest::newRow("neither") << "cave_rat"
                             << "Your Wooden Sword does 1 damage.";
}

void TestCombatPanel::weaknessAgainstTheWeaponIsSaid()
{
    QFETCH(QString, monster);
    QFETCH(QString, said);
    HallWorld world;
    world.monsterAt(monster.toStdString(), {1, 0});
    fight(world);
    QVERIFY2(text("combat.weakness").contains(said), qPrintable(text("combat.weakness")));
    QVERIFY2(text("combat.weakness").contains("The monster kills you in about "),
             qPrintable(text("combat.weakness")));
    QVERIFY(!text("combat.description").isEmpty());
}

void TestCombatPanel::theButtonsNameTheirKeys()
{
    HallWorld world;
    world.monsterAt("cave_rat", {2, 0});
    fight(world, false);
    QCOMPARE(m_panel->findChild<QToolButton *>("combat.stepButton")->text(), "One blow · Space");
    QVERIFY(m_panel->findChild<QToolButton *>("combat.goOnButton")->isHidden());
    QVERIFY(m_panel->findChild<QToolButton *>("combat.dodgeButton")->isHidden());
}

void TestCombatPanel::takesTheKeyboardAndGivesItBack()
{
    m_field->setFocus();
    HallWorld world;
    world.monsterAt("cave_rat", {2, 0});
    fight(world);
    QVERIFY(m_panel->hasFocus());
    QVERIFY(!m_field->hasFocus());
    QCOMPARE(m_panel->geometry(), m_map->rect());
    m_page->resize(700, 500);
    QTRY_COMPARE(m_panel->geometry(), m_map->rect());
    QSignalSpy closed(m_panel, &CombatPanel::closed);
    press(Qt::Key_F);
    QCOMPARE(closed.count(), 0);
    press(Qt::Key_Return);
    QCOMPARE(closed.count(), 1);
    QVERIFY(m_field->hasFocus());
    QVERIFY(!m_panel->isVisible());
}

void TestCombatPanel::isPlacedBesideASidebarWhereThatLeavesRoom()
{
    m_page->resize(1100, 700);
    auto *sidebar = new QWidget(m_map);
    sidebar->setGeometry(0, 0, 200, 600);
    sidebar->show();
    HallWorld world;
    world.monsterAt("cave_rat", {2, 0});
    fight(world);
    m_panel->keepBeside(*sidebar);
    const auto card = [this] {
        const auto *frame = m_panel->findChild<QWidget *>("combat.card");
        return QRect(frame->mapTo(m_map, QPoint()), frame->size());
    };
    const auto middleOf = [this](int from) { return (from + m_map->width()) / 2; };
    QCOMPARE(m_panel->geometry(), m_map->rect());
    QTRY_VERIFY(card().left() >= 200 && std::abs(card().center().x() - middleOf(200)) <= 2);
    sidebar->hide();
    QTRY_VERIFY(std::abs(card().center().x() - middleOf(0)) <= 2);
    sidebar->show();
    m_page->resize(700, 600);
    QTRY_VERIFY(card().width() > 500); // the sidebar would leave too little
}

void TestCombatPanel::noKeyReachesThePageBehind()
{
    QShortcut fog(QKeySequence(Qt::Key_F), m_page.get());
    fog.setContext(Qt::WidgetWithChildrenShortcut);
    QSignalSpy fogged(&fog, &QShortcut::activated);
    HallWorld world;
    world.monsterAt("slime", {2, 0});
    fight(world);
    const std::uint64_t before = m_session->stateHash();
    for (const Qt::Key key : {Qt::Key_W, Qt::Key_Left, Qt::Key_Up, Qt::Key_K, Qt::Key_Period, Qt::Key_I,
                              Qt::Key_Escape, Qt::Key_PageUp})
        press(key);
    QCOMPARE(m_session->stateHash(), before);
    QVERIFY(m_panel->hasFocus());
    press(Qt::Key_F);
    QCOMPARE(fogged.count(), 0);
    QVERIFY(isOver());
}

void TestCombatPanel::tabStaysInThePanel()
{
    HallWorld world;
    world.monsterAt("slime", {2, 0});
    fight(world);
    QSet<QWidget *> visited;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(QApplication::focusWidget(), i < 6 ? Qt::Key_Tab : Qt::Key_Backtab);
        QVERIFY(QApplication::focusWidget() == m_panel || m_panel->isAncestorOf(QApplication::focusWidget()));
        visited.insert(QApplication::focusWidget());
    }
    QVERIFY(visited.contains(pace()));
    QVERIFY(visited.contains(m_panel->findChild<QAbstractButton *>("combat.stepButton")));
}

void TestCombatPanel::aLoadedFightGoesOnWhereItWas()
{
    HallWorld world;
    world.monsterAt("slime", {2, 0});
    fight(world);
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Space);
    const QStringList lines = log();
    const QString health = text("combat.enemy.health");
    HallWorld saved;
    delete m_panel;
    m_session = std::make_unique<Session>(
        saved.monsterAt("slime", {2, 0}).fighting(*m_session->world().fight()).begin());
    m_panel = new CombatPanel(
        {*m_session, m_preferences, m_actions},
        [this](const Command &command) { return m_session->apply(command); }, {}, m_map);
    m_panel->open();
    QCOMPARE(log(), lines);
    QCOMPARE(text("combat.enemy.health"), health);
    press(Qt::Key_F);
    QVERIFY(isOver());
}

CAVE_WIDGET_TEST(TestCombatPanel)
#include "tst_combat_panel.moc"
