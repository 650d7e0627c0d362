// SPDX-License-Identifier: MIT
#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// What the play map says to screen readers.
class TestSpeech : public QObject {
    Q_OBJECT

    static QString said(PlayFixture &play) { return play.map().accessibleDescription(); }

private slots:
    void aStepSaysWhichWaysAreOpen()
    {
        PlayFixture play(kQuietSeed);
        QStringList ways;
        const std::vector<std::pair<Direction, QString>> names{{Direction::North, "north"},
                                                               {Direction::East, "east"},
                                                               {Direction::South, "south"},
                                                               {Direction::West, "west"}};
        for (const auto &[direction, name] : names) {
            if (!play.session().isRock(step(play.position(), direction)))
                ways.append(name);
        }
        QVERIFY2(said(play).contains("Floor. Open: " + ways.join(", ")), qPrintable(said(play)));
        for (int i = 0; i < 100 && !said(play).contains("Rock blocks the way."); ++i) {
            QCoreApplication::processEvents();
            play.press(Qt::Key_Up);
        }
        QVERIFY2(said(play).contains("Rock blocks the way."), qPrintable(said(play)));
    }

    void theExamineCursorSaysWhatItIsOn()
    {
        PlayFixture play(kQuietSeed);
        QCoreApplication::processEvents();
        play.press(Qt::Key_X);
        QVERIFY2(said(play).contains("You at "), qPrintable(said(play)));
        QCoreApplication::processEvents();
        play.press(Qt::Key_D);
        QVERIFY2(said(play).startsWith("Floor, in sight at "), qPrintable(said(play)));
        QVERIFY2(said(play).contains("1 cell east"), qPrintable(said(play)));
    }

    void theMouseSaysWhatItRestsOn()
    {
        PlayFixture play(kQuietSeed);
        QCoreApplication::processEvents();
        play.hover(step(play.position(), Direction::East));
        QTRY_VERIFY2(said(play).startsWith("Floor, in sight at "), qPrintable(said(play)));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSpeech)
#include "tst_speech.moc"
