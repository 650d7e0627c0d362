// SPDX-License-Identifier: MIT
#include "app/play/hud/view_list.h"
#include "app/play/log/journal_dialog.h"
#include "core/rules/inventory.h"
#include "core/rules/journey/journey.h"
#include "core/rules/journey/places.h"
#include "core/world/generator_info.h"

#include <QDialog>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <functional>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Camps, pedestals and captives of a journey, as the page shows and uses them.
class TestJourneyPlaces : public QObject {
    Q_OBJECT

    /// A journey whose player stands at the first feature of a kind; `prepare` may change more.
    static World worldAt(FeatureKind kind, const std::function<void(World &)> &prepare = {})
    {
        const GeneratorInfo &generator = generatorFor(ScenarioKind::Journey);
        WorldSpec spec{"places", {generator.kind, 1}, generator.defaults};
        spec.settings.monsters = MonsterMode::Stationary;
        Session session = Session::begin(spec).value();
        World &world = session.mutableWorld();
        world.player().position = firstPlace(session, kind);
        if (prepare)
            prepare(world);
        session.apply(UnequipCommand{EquipmentSlot::Armour}); // so that the player looks around from there
        return std::move(session).takeWorld();
    }
    static WorldPos firstPlace(Session &session, FeatureKind kind)
    {
        for (std::int64_t reach = 0;; ++reach) {
            for (RegionPos pos{-reach, -reach}; pos.y <= reach; ++pos.y) {
                for (pos.x = -reach; pos.x <= reach; ++pos.x) {
                    for (const Feature &feature : session.region(pos).features) {
                        if (feature.kind == kind)
                            return worldPos(pos, feature.cell, session.world().map.regionSize());
                    }
                }
            }
        }
    }
    static void give(World &world, std::string_view key, int amount)
    {
        addItems(*world.content, world.player().inventory,
                 {indexOf(*world.content, *world.content->findItem(key)), amount});
    }
    static bool offers(PlayFixture &play, const QString &text)
    {
        const QList<QToolButton *> all =
            play.page().findChild<QWidget *>("actionBar")->findChildren<QToolButton *>();
        return std::ranges::any_of(
            all, [&](const QToolButton *button) { return button->isVisible() && button->text() == text; });
    }
    static QString logText(PlayFixture &play) { return play.logLines().join('\n'); }

private slots:
    void aCampThatWasSeenIsAmongThePlaces()
    {
        PlayFixture play(worldAt(FeatureKind::Camp));
        play.press(Qt::Key_Underscore);
        const auto *places = play.page().findChild<QTreeWidget *>("places.list");
        QVERIFY(places != nullptr);
        QVERIFY(!places->findItems("Camp", Qt::MatchExactly).isEmpty());
    }

    void aCampTradesByKeys();
    void whatCantBeBoughtSaysWhy();
    void aPedestalIsExaminedAndTakenFrom();
    void aFreedCaptiveIsShownBesideThePlayer();
    void theJournalTellsWhatIsKnown();
};

} // namespace

void TestJourneyPlaces::aCampTradesByKeys()
{
    PlayFixture play(worldAt(FeatureKind::Camp, [](World &world) { give(world, "gold", 60); }));
    QVERIFY(offers(play, "Trade  [Space]"));
    play.press(Qt::Key_Space);
    auto *dialog = play.page().findChild<QDialog *>("tradeDialog");
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto *list = dialog->findChild<QTreeWidget *>("trade.list");
    QCOMPARE(list->topLevelItem(0)->text(0), QString("Healing Draught"));
    QCOMPARE(dialog->findChild<QLabel *>("trade.gold")->text(), QString("You have 60 gold."));
    QVERIFY(dialog->findChild<QLabel *>("trade.text")->text().startsWith("Heals up to 25 HP"));
    QTest::keyClick(list, Qt::Key_Return); // the default button
    const int price = play.session().content().wares.front().price;
    QCOMPARE(dialog->findChild<QLabel *>("trade.gold")->text(), QString("You have %1 gold.").arg(60 - price));
    QVERIFY2(logText(play).contains("You buy the Healing Draught"), qPrintable(logText(play)));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_VERIFY(logText(play).contains("You buy the Antidote"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
}

void TestJourneyPlaces::whatCantBeBoughtSaysWhy()
{
    PlayFixture play(worldAt(FeatureKind::Camp));
    play.press(Qt::Key_Space);
    auto *dialog = play.page().findChild<QDialog *>("tradeDialog");
    QVERIFY(dialog != nullptr);
    auto *list = dialog->findChild<QTreeWidget *>("trade.list");
    QStringList reasons;
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        list->setCurrentItem(list->topLevelItem(row));
        reasons.append(dialog->findChild<QLabel *>("trade.text")->text());
        QVERIFY(!dialog->findChild<QPushButton *>("trade.buy")->isEnabled());
    }
    QVERIFY(reasons.first().endsWith("You don't have enough gold."));
    QVERIFY(!reasons.filter("Everything you carry is identified.").isEmpty());
}

void TestJourneyPlaces::aPedestalIsExaminedAndTakenFrom()
{
    PlayFixture play(worldAt(FeatureKind::Pedestal));
    QVERIFY(offers(play, "Take  [Space]"));
    const std::optional<PlaceAtHand> place =
        placeAtHand(play.session().mutableWorld(), play.session().world().player());
    QVERIFY(place);
    const ItemStack wanted = itemOn(play.session().world(), *place);
    play.press(Qt::Key_X);
    const auto *panel = play.map().findChild<QWidget *>("examinePanel");
    QStringList shown;
    for (const QLabel *label : panel->findChildren<QLabel *>())
        shown.append(label->text());
    const QString name = QString::fromStdString(play.session().content().items[wanted.item].name);
    QVERIFY2(!shown.filter("Pedestal: " + name).isEmpty(), qPrintable(shown.join('\n')));
    play.press(Qt::Key_Escape);
    play.press(Qt::Key_Space);
    QVERIFY2(logText(play).contains("You take " + name), qPrintable(logText(play)));
    QCOMPARE(play.session().world().player().inventory.stacks.back(), wanted);
    QVERIFY(!offers(play, "Take  [Space]"));
    play.press(Qt::Key_Space);
    QVERIFY(logText(play).contains("There is nothing left here."));
}

void TestJourneyPlaces::aFreedCaptiveIsShownBesideThePlayer()
{
    PlayFixture play(worldAt(FeatureKind::Captive));
    QVERIFY(offers(play, "Free the captive  [Space]"));
    play.press(Qt::Key_Space);
    QVERIFY(logText(play).contains("who goes with you from now on."));
    const WorldPos before = play.position();
    for (const int key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right}) {
        if (play.position() == before)
            play.press(key);
    }
    QVERIFY(play.position() != before);
    const auto &things = play.page().findChild<ViewList *>("sidebar.view")->model().things();
    const auto companion = std::ranges::find(things, ThingInView::Kind::Ally, &ThingInView::kind);
    QVERIFY(companion != things.end());
    QCOMPARE(companion->at, before);
    QCOMPARE(companion->state, QString("goes with you"));
}

void TestJourneyPlaces::theJournalTellsWhatIsKnown()
{
    PlayFixture play(worldAt(FeatureKind::Camp, [](World &world) {
        give(world, "gold", 100);
        world.player().condition.known = {"antidote", "keen"};
    }));
    play.press(Qt::Key_J, Qt::ControlModifier);
    const auto *journal = play.page().findChild<JournalDialog *>();
    const auto *tabs = journal->findChild<QTabWidget *>("journal.tabs");
    const auto *known = journal->findChild<QTreeWidget *>("journal.known");
    QVERIFY(tabs->isTabVisible(tabs->indexOf(known->parentWidget())));
    QCOMPARE(known->topLevelItemCount(), 2);
    QCOMPARE(known->topLevelItem(0)->text(0), QString("Antidote"));
    QCOMPARE(known->topLevelItem(0)->text(1), QString("Ends a poisoning."));
    QCOMPARE(known->topLevelItem(1)->text(0), QString("Keen …"));
}

CAVE_WIDGET_TEST(TestJourneyPlaces)
#include "tst_journey_places.moc"
