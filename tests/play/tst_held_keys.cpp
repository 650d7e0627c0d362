// SPDX-License-Identifier: MIT
#include "app/play/keys/key_bindings.h"
#include "app/play/walking/play_keys.h"

#include <QElapsedTimer>
#include <QKeyEvent>

#include <optional>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// An event as X11 and Wayland bring it: what the key means, and which key it is.
QKeyEvent keyEvent(QEvent::Type type, int key, quint32 place,
                   Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return {type, key, modifiers, place, 0, 0};
}

/// Which way the key walks, or -1.
int directionOf(int key, quint32 place)
{
    const std::optional<Command> command = commandForKey(keyEvent(QEvent::KeyPress, key, place));
    const auto *move = command.has_value() ? std::get_if<MoveCommand>(&*command) : nullptr;
    return move == nullptr ? -1 : static_cast<int>(move->direction);
}

constexpr int kNorth = static_cast<int>(Direction::North);
constexpr int kEast = static_cast<int>(Direction::East);
constexpr int kSouth = static_cast<int>(Direction::South);
constexpr int kWest = static_cast<int>(Direction::West);
constexpr int kSouthEast = static_cast<int>(Direction::SouthEast);
constexpr int kNorthWest = static_cast<int>(Direction::NorthWest);

class TestHeldKeys : public QObject {
    Q_OBJECT

private slots:
    void init();
    void stopsAtTheReleaseThatMeansAnotherKey_data();
    void stopsAtTheReleaseThatMeansAnotherKey();
    void goesOnWithTheKeyHeldBefore();
    void keepsWalkingWhileOneOfTwoKeysForAWayIsDown();
    void walksByTheLettersOrTheirPlaces_data();
    void walksByTheLettersOrTheirPlaces();
    void inRealTimeNoTwoStepsComeSoonerThanThePaceAllows();
    void withoutDiagonalsTheirKeysAreNoCommands();

private:
    /// Lets some beats pass; the commands that came of them.
    std::vector<Command> commandsFromNowOn();

    std::unique_ptr<HeldKeys> m_keys;
    std::vector<Command> m_commands;
};

} // namespace

void TestHeldKeys::init()
{
    m_keys = std::make_unique<HeldKeys>();
    m_commands.clear();
    connect(m_keys.get(), &HeldKeys::commanded, this,
            [this](const Command &command) { m_commands.push_back(command); });
}

std::vector<Command> TestHeldKeys::commandsFromNowOn()
{
    m_commands.clear();
    QTest::qWait(HeldKeys::kFirstBeat + 2 * HeldKeys::kBeat);
    return m_commands;
}

void TestHeldKeys::stopsAtTheReleaseThatMeansAnotherKey_data()
{
    QTest::addColumn<int>("pressed");
    QTest::addColumn<int>("released");
    QTest::addColumn<quint32>("place");
    QTest::addColumn<bool>("pad");
    QTest::newRow("Num Lock went off") << int(Qt::Key_8) << int(Qt::Key_Up) << 80U << true;
    QTest::newRow("Num Lock went off, no scan codes") << int(Qt::Key_8) << int(Qt::Key_Up) << 0U << true;
    QTest::newRow("the layout changed") << int(Qt::Key_D) << 0x0412 << 40U << false;
    QTest::newRow("Shift went down") << int(Qt::Key_6) << int(Qt::Key_PageUp) << 85U << true;
}

void TestHeldKeys::stopsAtTheReleaseThatMeansAnotherKey()
{
    QFETCH(int, pressed);
    QFETCH(int, released);
    QFETCH(quint32, place);
    QFETCH(bool, pad);
    const Qt::KeyboardModifiers modifiers = pad ? Qt::KeypadModifier : Qt::NoModifier;
    QVERIFY(m_keys->press(keyEvent(QEvent::KeyPress, pressed, place, modifiers)));
    QCOMPARE(m_commands.size(), std::size_t(1));
    QVERIFY(m_keys->release(keyEvent(QEvent::KeyRelease, released, place, modifiers)));
    QVERIFY(commandsFromNowOn().empty());
}

void TestHeldKeys::goesOnWithTheKeyHeldBefore()
{
    m_keys->press(keyEvent(QEvent::KeyPress, Qt::Key_D, 40));
    m_keys->press(keyEvent(QEvent::KeyPress, Qt::Key_W, 25));
    m_keys->release(keyEvent(QEvent::KeyRelease, Qt::Key_W, 25));
    const std::vector<Command> commands = commandsFromNowOn();
    QVERIFY(!commands.empty());
    QVERIFY(commands.front() == Command(MoveCommand{Direction::East}));
}

void TestHeldKeys::keepsWalkingWhileOneOfTwoKeysForAWayIsDown()
{
    m_keys->press(keyEvent(QEvent::KeyPress, Qt::Key_W, 25));
    m_keys->press(keyEvent(QEvent::KeyPress, Qt::Key_Up, 111));
    m_keys->release(keyEvent(QEvent::KeyRelease, Qt::Key_W, 25));
    QVERIFY(!commandsFromNowOn().empty());
    m_keys->release(keyEvent(QEvent::KeyRelease, Qt::Key_Up, 111));
    QVERIFY(commandsFromNowOn().empty());
}

void TestHeldKeys::walksByTheLettersOrTheirPlaces_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<quint32>("place");
    QTest::addColumn<int>("direction");
    QTest::newRow("English W") << int(Qt::Key_W) << 25U << kNorth;
    QTest::newRow("Russian, place of W") << 0x0426 << 25U << kNorth;
    QTest::newRow("Russian, place of A") << 0x0424 << 38U << kWest;
    QTest::newRow("Russian, place of J") << 0x041E << 44U << kSouth;
    QTest::newRow("Greek, place of S") << 0x03A3 << 39U << kSouth;
    QTest::newRow("Greek, place of L") << 0x039B << 46U << kEast;
    QTest::newRow("Greek, place of F") << 0x03A6 << 41U << -1;
    QTest::newRow("Hebrew, an apostrophe at the place of W") << int(Qt::Key_Apostrophe) << 25U << kNorth;
    QTest::newRow("French, Z at the place of W") << int(Qt::Key_Z) << 25U << kNorth;
    QTest::newRow("French, Q at the place of A") << int(Qt::Key_Q) << 38U << kWest;
    QTest::newRow("French, A at the place of Q") << int(Qt::Key_A) << 24U << kWest;
    QTest::newRow("Dvorak, letters count first") << int(Qt::Key_H) << 44U << kWest;
    QTest::newRow("Y walks north-west") << int(Qt::Key_Y) << 29U << kNorthWest;
    QTest::newRow("Russian, at the place of N") << 0x0422 << 57U << kSouthEast;
    QTest::newRow("Dvorak, N at the place of L") << int(Qt::Key_N) << 46U << kSouthEast;
    QTest::newRow("no scan codes") << 0x0426 << 0U << -1;
    QTest::newRow("Escape with a letter's number") << int(Qt::Key_Escape) << 25U << -1;
}

void TestHeldKeys::walksByTheLettersOrTheirPlaces()
{
    QFETCH(int, key);
    QFETCH(quint32, place);
    QTEST(directionOf(key, place), "direction");
}

void TestHeldKeys::inRealTimeNoTwoStepsComeSoonerThanThePaceAllows()
{
    StepRateLimiter pace;
    pace.setLimited(true);
    HeldKeys keys(&pace);
    QElapsedTimer since;
    QList<qint64> gaps;
    Command last = WaitCommand{};
    connect(&keys, &HeldKeys::commanded, this, [&](const Command &command) {
        if (since.isValid())
            gaps.append(since.elapsed());
        since.start();
        pace.stepped();
        last = command;
    });
    const auto tap = [&](int key, quint32 place) {
        keys.press(keyEvent(QEvent::KeyPress, key, place));
        keys.release(keyEvent(QEvent::KeyRelease, key, place));
    };
    for (int i = 0; i < 5; ++i)
        tap(Qt::Key_W, 25);
    tap(Qt::Key_D, 40); // the last that comes too soon is the one that counts
    QTRY_VERIFY(!gaps.isEmpty());
    QVERIFY(last == Command(MoveCommand{Direction::East}));
    keys.press(keyEvent(QEvent::KeyPress, Qt::Key_S, 39));
    QTRY_VERIFY(gaps.size() >= 5);
    for (const qint64 gap : gaps)
        QVERIFY2(gap >= StepRateLimiter::kLeast - 2, qPrintable(QString::number(gap)));
}

void TestHeldKeys::withoutDiagonalsTheirKeysAreNoCommands()
{
    m_keys->setBindings(KeyBindings().withoutDiagonals());
    QVERIFY(!m_keys->press(keyEvent(QEvent::KeyPress, Qt::Key_N, 57)));
    QVERIFY(!m_keys->press(keyEvent(QEvent::KeyPress, Qt::Key_7, 79, Qt::KeypadModifier)));
    QVERIFY(m_keys->press(keyEvent(QEvent::KeyPress, Qt::Key_K, 45)));
    QCOMPARE(m_commands.size(), std::size_t(1));
}

CAVE_WINDOWLESS_TEST(TestHeldKeys)
#include "tst_held_keys.moc"
