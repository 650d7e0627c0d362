// SPDX-License-Identifier: MIT
#include "app/play/hud/view_list.h"

#include <QToolButton>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// The actions below the map, and the hints for new players.
class TestActionBar : public QObject {
    Q_OBJECT

    static QToolButton *button(PlayFixture &play, const QString &text)
    {
        const QList<QToolButton *> all =
            play.page().findChild<QWidget *>("actionBar")->findChildren<QToolButton *>();
        for (QToolButton *button : all) {
            if (button->isVisible() && button->text().startsWith(text))
                return button;
        }
        return nullptr;
    }
    static void click(QWidget *button) { QTest::mouseClick(button, Qt::LeftButton); }
    static QString hint(PlayFixture &play)
    {
        const auto *card = play.map().findChild<QWidget *>("hintCard");
        return card->isVisible() ? card->findChild<QLabel *>("hint.text")->text() : QString();
    }
    static void dismiss(PlayFixture &play) { click(play.map().findChild<QToolButton *>("hint.close")); }
    static bool seesChest(PlayFixture &play)
    {
        const auto &things = play.page().findChild<ViewList *>("sidebar.view")->model().things();
        return std::any_of(things.begin(), things.end(),
                           [](const ThingInView &thing) { return thing.kind == ThingInView::Kind::Chest; });
    }

private slots:
    void theActionsAreThereWithTheirKeys()
    {
        PlayFixture play(kQuietSeed);
        for (const char *text : {"Explore  [O]", "Look  [X]", "Inventory  [I]", "Wait  [.]"})
            QVERIFY2(button(play, text) != nullptr, text);
    }

    void aClickActsAndLeavesTheKeyboardToTheMap()
    {
        PlayFixture play(kQuietSeed);
        click(button(play, "Wait"));
        QCOMPARE(play.turn(), 1);
        click(button(play, "Look"));
        QVERIFY(play.map().findChild<QWidget *>("examinePanel")->isVisible());
        QVERIFY(play.map().hasFocus());
    }

    void aChestInViewIsOpenedByItsButtonOrKey()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(play.exploreUntil([&] { return play.session().fight() == nullptr && seesChest(play); }));
        const std::int64_t before = play.session().world().player().statistics.chestsOpened;
        QVERIFY(button(play, "Open chest") != nullptr);
        bool byButton = false; // by turns, as what comes into view stops the walk
        const auto walkOn = [&] {
            byButton = !byButton;
            if (play.session().fight() != nullptr)
                play.press(Qt::Key_Space);
            else if (QToolButton *open = button(play, "Open chest"); open != nullptr && byButton)
                click(open);
            else
                play.press(Qt::Key_O, Qt::ShiftModifier);
            return play.session().world().player().statistics.chestsOpened > before;
        };
        QTRY_VERIFY_WITH_TIMEOUT(walkOn(), 30'000);
    }

    void roomsOfferWhatMattersInRealTime()
    {
        PlayFixture play("rooms 1", GeneratorKind::Rooms);
        QVERIFY(button(play, "Use ") != nullptr);
        QVERIFY(button(play, "Next item") != nullptr);
    }

    void aNarrowBarKeepsTheFirstActions()
    {
        PlayFixture play(kQuietSeed);
        play.place().resize(330, 400);
        QTRY_VERIFY(button(play, "Wait") == nullptr);
        QVERIFY(button(play, "Explore") != nullptr);
    }

    void aHintAppearsOnceAndIsDismissed()
    {
        PlayFixture play(kQuietSeed);
        QVERIFY(hint(play).isEmpty()); // switched off
        Preferences().showHintsAgain();
        play.press(Qt::Key_Period);
        QVERIFY2(hint(play).startsWith("Walk with the arrow keys"), qPrintable(hint(play)));
        QVERIFY(hint(play).contains("O explores"));
        play.press(Qt::Key_X);
        QVERIFY(hint(play).isEmpty()); // what is examined has its place
        play.press(Qt::Key_Escape);
        QVERIFY(hint(play).contains("O explores"));
        dismiss(play);
        QVERIFY(hint(play).isEmpty());
        for (int i = 0; i < 3; ++i)
            play.press(Qt::Key_Period);
        QVERIFY(!hint(play).startsWith("Walk with"));
        Preferences().set(Setting::Hints, 0);
        play.press(Qt::Key_Period);
        QVERIFY(hint(play).isEmpty());
    }

    void aChestInViewHasItsHint()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(play.exploreUntil([&] { return play.session().fight() == nullptr && seesChest(play); }));
        Preferences().showHintsAgain();
        QStringList seen;
        for (int i = 0; i < 6; ++i) {
            play.press(Qt::Key_Period);
            seen.append(hint(play));
            if (!hint(play).isEmpty())
                dismiss(play);
        }
        QVERIFY2(!seen.filter("Shift+O walks there").isEmpty(), qPrintable(seen.join('\n')));
        QCOMPARE(seen.filter("Shift+O walks there").size(), 1);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestActionBar)
#include "tst_action_bar.moc"
