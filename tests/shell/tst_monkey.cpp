// SPDX-License-Identifier: MIT
// Anything that a user may do, by chance: the program goes on, Qt has nothing to complain about, and the
// worlds in its folder stay intact.
#include "core/io/seeds/seed_card.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

#include "tests/shell/monkey_choices.h"
#include "tests/shell/monkey_hands.h"
#include "tests/shell/shell_fixture.h"
#include "tests/shell/together_fixture.h"
#include "tests/support/test_data.h"

using namespace cave;

namespace {

/// A user who does anything in the window that is in front, by chance from a seed.
class Monkey : public QObject {
public:
    Monkey(MainWindow &window, std::uint32_t seed);

    /// Does this many actions; events are handled meanwhile. False if they don't come to an end.
    bool act(int actions);

private:
    [[nodiscard]] QWidget &front();
    void next();
    void endLoops();
    void actOnce();
    void act(QWidget &window);
    void leave(QWidget &window);

    MainWindow &m_window;
    MonkeyDice m_dice;
    MonkeyHands m_hands;
    MonkeyChoices m_choices;
    int m_left = 0;
};

Monkey::Monkey(MainWindow &window, std::uint32_t seed)
    : m_window(window)
    , m_dice(seed)
    , m_hands(m_dice)
    , m_choices(window, m_dice)
{
    // The program's end is another test's.
    QApplication::setQuitOnLastWindowClosed(false);
    for (const QWidget *any : QApplication::topLevelWidgets()) {
        for (QAction *action : any->findChildren<QAction *>()) {
            if (action->menuRole() == QAction::QuitRole)
                action->setEnabled(false);
        }
    }
}

bool Monkey::act(int actions)
{
    m_left = actions;
    next();
    return cave::test::waitFor([this] { return m_left == 0; });
}

/// The next action is due before this one begins, as it may open a menu or begin a drag, which have a loop of
/// events of their own.
void Monkey::next()
{
    if (m_left == 0)
        return endLoops();
    --m_left;
    QTimer::singleShot(m_dice.chance(10) ? 20 : 0, this, &Monkey::next);
    actOnce();
}

/// A menu, a dialog or a drag in a loop of its own would keep the test waiting.
void Monkey::endLoops()
{
    QWidget *open = QApplication::activePopupWidget();
    if (open == nullptr)
        open = QApplication::activeModalWidget();
    if (open == nullptr)
        return QTest::keyClick(&m_window, Qt::Key_Escape);
    open->close();
    QTimer::singleShot(0, this, &Monkey::endLoops);
}

/// What a user can reach: a menu, a dialog, or any window.
QWidget &Monkey::front()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return *popup;
    if (QWidget *modal = QApplication::activeModalWidget())
        return *modal;
    QList<QWidget *> windows;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (window->isVisible() && window->windowType() != Qt::ToolTip)
            windows.append(window);
    }
    std::ranges::sort(windows, {}, [](const QWidget *window) { return nameOf(*window); }); // not theirs
    return windows.isEmpty() || m_dice.chance(60) ? m_window : *m_dice.pick(windows);
}

void Monkey::actOnce()
{
    if (!m_window.isVisible()) {
        noteDeed("show");
        m_window.show();
    }
    QWidget &window = front();
    if (auto *dialog = qobject_cast<QFileDialog *>(&window))
        return m_choices.answer(*dialog); // which could reach anybody's files
    const bool isAside = QApplication::activeModalWidget() != nullptr || &window != &m_window;
    if (isAside && m_dice.chance(15)) // as people do soon
        return leave(window);
    act(window);
}

void Monkey::act(QWidget &window)
{
    const int what = m_dice.draw(100);
    if (what < 38)
        m_hands.pressKey(window);
    else if (what < 56)
        m_hands.click(window);
    else if (what < 66)
        m_hands.pressButton(window);
    else if (what < 72)
        m_hands.drag(window);
    else if (what < 77)
        m_hands.turnWheel(window);
    else if (what < 80)
        m_hands.point(window);
    else if (what < 85)
        m_hands.type(window);
    else if (what < 88)
        m_choices.resize();
    else if (what < 94)
        m_choices.trigger();
    else if (what < 97)
        m_choices.dropFiles();
    else
        m_choices.change();
}

void Monkey::leave(QWidget &window)
{
    noteDeed("leave " + nameOf(window));
    if (m_dice.chance(70))
        QTest::keyClick(&window, Qt::Key_Escape);
    else
        window.close();
}

/// Warnings that say nothing about the program.
bool isHarmless(const QString &text)
{
    return text.contains("This plugin does not support") || text.contains("not accepted by receiving widget");
}

QStringList &complaints()
{
    static QStringList list;
    return list;
}

void noteComplaint(QtMsgType type, const QMessageLogContext & /*context*/, const QString &text)
{
    std::fprintf(stderr, "Qt: %s\n", qPrintable(text));
    if (type != QtDebugMsg && type != QtInfoMsg && !isHarmless(text))
        complaints().append(text);
}

class TestMonkey : public QObject {
    Q_OBJECT

public slots:
    /// Folders aren't opened by other programs.
    void openNothing(const QUrl & /*address*/) {}

private slots:
    void init();
    void cleanup();
    void anythingMayBeDone_data();
    void anythingMayBeDone();
    void anythingMayBeDoneTogether_data();
    void anythingMayBeDoneTogether();

private:
    static void addSeeds(int byDefault);

    QtMessageHandler m_before = nullptr;
};

void TestMonkey::init()
{
    QDesktopServices::setUrlHandler("file", this, "openNothing");
    QDesktopServices::setUrlHandler("https", this, "openNothing");
    complaints().clear();
    m_before = qInstallMessageHandler(noteComplaint);
}

void TestMonkey::cleanup()
{
    qInstallMessageHandler(m_before);
    for (const char *scheme : {"file", "https"})
        QDesktopServices::unsetUrlHandler(scheme);
}

/// The same few seeds each time; `./check --monkey` takes others. CAVEGAME_MONKEY_SEED: the first one;
/// CAVEGAME_MONKEY_RUNS: how many; CAVEGAME_MONKEY_ACTIONS: how many actions each; CAVEGAME_MONKEY_KEEP: an
/// existing folder for copies of the worlds.
void TestMonkey::anythingMayBeDone_data()
{
    addSeeds(3);
}

void TestMonkey::addSeeds(int byDefault)
{
    QTest::addColumn<int>("seed");
    const int first = qEnvironmentVariableIntValue("CAVEGAME_MONKEY_SEED");
    const int wanted = qEnvironmentVariableIntValue("CAVEGAME_MONKEY_RUNS");
    const int runs = wanted > 0 ? wanted : byDefault;
    for (int seed = first; seed < first + runs; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

/// A world of each scenario, one of several players, and a damaged one; levels, a seed card and a damaged
/// one.
void addFiles(const ShellFixture &shell)
{
    std::filesystem::create_directories(shell.worlds());
    for (const char *name : {"caves", "cavern", "dungeon", "rooms", "journey", "party"})
        std::filesystem::copy_file(testData("stored/5/" + std::string(name) + ".cave"),
                                   shell.worlds() / (std::string(name) + ".cave"));
    for (const char *name : {"hall.csv", "mixed.csv"})
        std::filesystem::copy_file(testData("levels/" + std::string(name)), shell.worlds() / name);
    SeedCard card;
    card.spec = {"a card", {}, defaultSettings(GeneratorKind::Caves)};
    if (!writeSeedCard(card, shell.worlds() / "card.cavecard"))
        qFatal("the card could not be written");
    shell.addFile("damaged.cave", QByteArray("SQLite format 3").leftJustified(4096, '?'));
    shell.addFile("damaged.cavecard", "{\"format\": \"cave game seed");
}

int actionsOfARun()
{
    return qMax(qEnvironmentVariable("CAVEGAME_MONKEY_ACTIONS", "300").toInt(), 1);
}

void closePopups()
{
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
}

void requireIntactWorlds(const ShellFixture &shell)
{
    const std::filesystem::path kept = qEnvironmentVariable("CAVEGAME_MONKEY_KEEP").toStdString();
    for (const QString &name : shell.worldFiles()) {
        if (name == "damaged.cave")
            continue;
        const std::filesystem::path file = shell.worlds() / name.toStdString();
        if (!kept.empty())
            std::filesystem::copy(file, kept, std::filesystem::copy_options::overwrite_existing);
        const auto problems = verifyWorldFile(file);
        QVERIFY2(problems, problems ? "" : (name.toStdString() + ": " + problems.error().text()).c_str());
        QVERIFY2(problems->empty(),
                 problems->empty() ? "" : (name.toStdString() + ": " + problems->front().english()).c_str());
        const Result<ReplayReport> replayed = verifyReplay(file);
        QVERIFY2(replayed, replayed ? "" : (name.toStdString() + ": " + replayed.error().text()).c_str());
        QVERIFY2(!replayed->difference, qPrintable(name));
    }
}

void TestMonkey::anythingMayBeDone()
{
    QFETCH(const int, seed);
    ShellFixture shell;
    addFiles(shell);
    QDir::setCurrent(fromPath(shell.worlds()));
    Monkey monkey(shell.open(), static_cast<std::uint32_t>(seed));
    QVERIFY(monkey.act(actionsOfARun()));
    closePopups();
    shell.close();
    QDir::setCurrent(QDir::tempPath());
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join('\n')));
    requireIntactWorlds(shell);
}

void TestMonkey::anythingMayBeDoneTogether_data()
{
    addSeeds(2);
}

/// The window of the host, or in every second run that of the guest; now and then the other one, too.
void TestMonkey::anythingMayBeDoneTogether()
{
    QFETCH(const int, seed);
    constexpr std::array kKinds{GeneratorKind::Caves, GeneratorKind::Journey, GeneratorKind::Rooms,
                                GeneratorKind::Dungeon, GeneratorKind::Cavern};
    TogetherPair pair(kKinds[static_cast<std::size_t>(seed) % kKinds.size()]);
    TogetherShell &shell = seed % 2 == 0 ? pair.host : pair.guest;
    addFiles(shell);
    QDir::setCurrent(fromPath(shell.worlds()));
    Monkey monkey(shell.window(), static_cast<std::uint32_t>(seed));
    QVERIFY(monkey.act(actionsOfARun()));
    closePopups();
    pair.guest.close();
    pair.host.close();
    QDir::setCurrent(QDir::tempPath());
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join('\n')));
    requireIntactWorlds(pair.host);
    requireIntactWorlds(pair.guest);
}

} // namespace

CAVE_WIDGET_TEST(TestMonkey)
#include "tst_monkey.moc"
