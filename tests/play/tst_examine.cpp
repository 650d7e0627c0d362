// SPDX-License-Identifier: MIT
#include "app/play/map/examiner.h"

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Examining, hovering, areas of sight and the cheat.
class TestExamine : public QObject {
    Q_OBJECT

    static QString label(PlayFixture &play, const char *name)
    {
        return play.map().findChild<QLabel *>(QLatin1String(name))->text();
    }
    static QWidget *panel(PlayFixture &play) { return play.map().findChild<QWidget *>("examinePanel"); }
    static bool findMonster(PlayFixture &play)
    {
        return play.exploreUntil(
            [&] { return play.session().fight() == nullptr && !play.session().visibleMonsters().empty(); });
    }
    static WorldPos monsterAt(PlayFixture &play)
    {
        return play.session().visibleMonsters().front().state.position;
    }
    static QImage picture(PlayFixture &play)
    {
        static_cast<void>(cave::test::waitFor([&] { return play.map().isSettled(); }));
        return play.map().grab().toImage();
    }

private slots:
    void theCursorMovesWithTheWalkingKeysAndTakesNoTurn()
    {
        PlayFixture play(kQuietSeed);
        const WorldPos start = play.position();
        play.press(Qt::Key_X);
        QVERIFY(panel(play)->isVisible());
        QCOMPARE(label(play, "examine.title"), QString("You"));
        play.press(Qt::Key_D);
        play.press(Qt::Key_Up);
        QVERIFY2(label(play, "examine.keys").contains(QString("%1, %2").arg(start.x + 1).arg(start.y + 1)),
                 qPrintable(label(play, "examine.keys")));
        play.press(Qt::Key_L, Qt::ShiftModifier);
        QVERIFY2(label(play, "examine.keys").contains(QString("%1, %2").arg(start.x + 9).arg(start.y + 1)),
                 qPrintable(label(play, "examine.keys")));
        play.press(Qt::Key_Period);
        QCOMPARE(play.turn(), 0);
        QCOMPARE(play.position(), start);
        play.press(Qt::Key_Escape);
        QVERIFY(!panel(play)->isVisible());
        play.press(Qt::Key_Period);
        QCOMPARE(play.turn(), 1);
    }

    void enterTravelsToTheCursor()
    {
        PlayFixture play(kQuietSeed);
        WorldPos target = play.position();
        play.press(Qt::Key_X);
        for (int i = 0; i < 2; ++i) {
            play.press(Qt::Key_D);
            target = step(target, Direction::East);
        }
        QVERIFY(!play.session().isRock(target));
        play.press(Qt::Key_Return);
        QVERIFY(!panel(play)->isVisible());
        QTRY_COMPARE(play.position(), target);
    }

    void aMonsterIsDescribedWithWhatItSees()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        play.press(Qt::Key_X);
        const MonsterType &type =
            play.session().content().monsters[play.session().visibleMonsters().front().kind];
        for (int i = 0; i < 40 && !label(play, "examine.title").startsWith(QString::fromStdString(type.name));
             ++i)
            play.press(Qt::Key_Tab);
        QVERIFY2(label(play, "examine.title").startsWith(QString::fromStdString(type.name)),
                 qPrintable(label(play, "examine.title")));
        const QString lines = label(play, "examine.lines");
        QVERIFY2(lines.contains(QString::fromStdString(type.description)), qPrintable(lines));
        QVERIFY2(lines.contains("outside its radius") || lines.contains("doesn't see you"),
                 qPrintable(lines));
        QVERIFY2(lines.contains("cell"), qPrintable(lines));
        QVERIFY2(lines.contains("The monster kills you in about "), qPrintable(lines));
    }

    void hoveringNamesAMonsterInView()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        QTRY_VERIFY(play.map().isSettled());
        play.hover(monsterAt(play));
        const std::string name =
            play.session().content().monsters[play.session().visibleMonsters().front().kind].name;
        QVERIFY2(play.status("statusUnderMouse").startsWith(QString::fromStdString(name)),
                 qPrintable(play.status("statusUnderMouse")));
        QVERIFY(play.map().toolTip().contains(QString::fromStdString(name)));
    }

    void monstersOutOfViewAreNotRevealedUnlessOneCheats()
    {
        PlayFixture play(kQuietSeed);
        std::vector<Monster> hidden = play.session().monstersNear(play.position(), 60);
        std::erase_if(hidden, [&](const Monster &monster) {
            return play.session().visible().contains(monster.state.position);
        });
        QVERIFY(!hidden.empty());
        const WorldPos at = hidden.front().state.position;
        for (const bool fog : {true, false}) {
            const CellDescription reported = describeCell(play.session(), {}, at, {!fog, false});
            QVERIFY2(!reported.notable, qPrintable(reported.title));
        }
        const QImage before = picture(play);
        play.map().lookAt(at);
        const QImage there = picture(play);
        play.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(picture(play) != there);
        QVERIFY2(play.logLines().constLast().startsWith("Cheat on"), qPrintable(play.logLines().constLast()));
        QVERIFY(describeCell(play.session(), {}, at, {false, true}).notable);
        play.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(picture(play), there);
        Q_UNUSED(before)
    }

    void theAreasThatMonstersSeeCanBeShown()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        const QImage without = picture(play);
        play.press(Qt::Key_V);
        QVERIFY(picture(play) != without);
        play.press(Qt::Key_V);
        QCOMPARE(picture(play), without);
    }

    void chestsAndMonstersInViewAreOnTheMap()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(findMonster(play));
        const WorldPos at = monsterAt(play);
        play.map().lookAt(at);
        const QRectF logical = play.map().cellRect(at);
        const double ratio = play.map().devicePixelRatioF();
        const QRect cell = QRectF(logical.topLeft() * ratio, logical.size() * ratio).toRect();
        const QImage with = picture(play).copy(cell);
        play.map().figures()->setThings({});
        QVERIFY(picture(play).copy(cell) != with);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestExamine)
#include "tst_examine.moc"
