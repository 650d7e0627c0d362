// SPDX-License-Identifier: MIT
// Anything that a user may do, by chance: the program goes on, Qt has nothing to complain about, and the
// worlds in its folder stay intact.
#include "app/common/preferences.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"
#include "core/world/generator_info.h"
#include "core/world/new_world.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QFileDialog>
#include <QPointer>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <random>

#include "tests/shell/shell_fixture.h"
#include "tests/support/test_data.h"

using namespace cave;

namespace {

constexpr std::array kTypedWords{
    "wait",       "3 north, wait", "seed",  "<b>bold</b>", "&amp", "%1%2",
    "chests > 3", "health < 10",   "12,-7", "-1",          "0",    "999999999999",
    "Höhle",      "洞穴",          "🦇",  "\"'`",        "a\tb", "noticed and",
    "",           "dungeon"};

constexpr std::array kWalkKeys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down,
                               Qt::Key_W,    Qt::Key_A,     Qt::Key_S,  Qt::Key_D};

constexpr std::array kAnyKeys{
    Qt::Key_Space,     Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Delete,
    Qt::Key_Backspace, Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Insert,
    Qt::Key_Menu,      Qt::Key_Plus,   Qt::Key_Minus,  Qt::Key_Period, Qt::Key_Comma,    Qt::Key_B,
    Qt::Key_C,         Qt::Key_E,      Qt::Key_F,      Qt::Key_G,      Qt::Key_H,        Qt::Key_I,
    Qt::Key_J,         Qt::Key_K,      Qt::Key_L,      Qt::Key_M,      Qt::Key_N,        Qt::Key_O,
    Qt::Key_P,         Qt::Key_R,      Qt::Key_T,      Qt::Key_U,      Qt::Key_V,        Qt::Key_X,
    Qt::Key_Y,         Qt::Key_Z,      Qt::Key_0,      Qt::Key_1,      Qt::Key_2,        Qt::Key_3,
    Qt::Key_4,         Qt::Key_5,      Qt::Key_F1,     Qt::Key_F2,     Qt::Key_F3,       Qt::Key_F4,
    Qt::Key_F5,        Qt::Key_F6,     Qt::Key_F7,     Qt::Key_F8,     Qt::Key_F9,       Qt::Key_F10,
    Qt::Key_F11,       Qt::Key_F12};

QString widgetName(const QWidget *widget)
{
    return widget->objectName().isEmpty() ? QString::fromLatin1(widget->metaObject()->className())
                                          : widget->objectName();
}

/// A user who does anything: keys, clicks, drags, the wheel, texts, sizes, languages, themes, places and
/// commands of the menus, in the window that is in front, by chance from a seed. Each action is written to
/// the error output before it is done, so that the last one of a crash is known.
class Monkey : public QObject {
public:
    Monkey(MainWindow &window, std::uint32_t seed);

    /// Does this many actions; events are handled meanwhile. False if they don't come to an end.
    bool act(int actions);

private:
    [[nodiscard]] int draw(int below);
    [[nodiscard]] bool chance(int percent) { return draw(100) < percent; }
    [[nodiscard]] QWidget *front();
    void next();
    void actOnce();
    void note(const QString &what) const;
    void pressKey(QWidget &window);
    void type(QWidget &window);
    void click(QWidget &window);
    void drag(QWidget &window);
    void turnWheel(QWidget &window);
    void resize();
    void trigger();
    void openFile();
    void change();
    void answer(QWidget &dialog);

    MainWindow &m_window;
    std::mt19937 m_random;
    int m_left = 0;
    int m_done = 0;
};

Monkey::Monkey(MainWindow &window, std::uint32_t seed) : m_window(window), m_random(seed)
{
    // The program's end is another test's.
    QApplication::setQuitOnLastWindowClosed(false);
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->menuRole() == QAction::QuitRole)
            action->setEnabled(false);
    }
}

int Monkey::draw(int below)
{
    return static_cast<int>(m_random() % static_cast<std::uint32_t>(below));
}

void Monkey::note(const QString &what) const
{
    std::fprintf(stderr, "monkey %d: %s\n", m_done, qPrintable(what));
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
        return;
    --m_left;
    ++m_done;
    QTimer::singleShot(chance(10) ? 20 : 0, this, &Monkey::next);
    actOnce();
}

/// What a user can reach: a menu, a dialog, or any window.
QWidget *Monkey::front()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget *modal = QApplication::activeModalWidget())
        return modal;
    QList<QWidget *> windows;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (window->isVisible() && window->windowType() != Qt::ToolTip)
            windows.append(window);
    }
    std::ranges::sort(windows, {}, widgetName); // their own order differs each time
    return windows.isEmpty() || chance(60) ? &m_window : windows[draw(static_cast<int>(windows.size()))];
}

void Monkey::actOnce()
{
    if (!m_window.isVisible()) {
        note("show");
        m_window.show();
    }
    QWidget *window = front();
    if (auto *dialog = qobject_cast<QFileDialog *>(window))
        return answer(*dialog);                                       // which could reach anybody's files
    if (QApplication::activeModalWidget() != nullptr && chance(15)) { // as people do soon
        note("leave " + widgetName(window));
        QTest::keyClick(window, Qt::Key_Escape);
        return;
    }
    const int what = draw(100);
    if (what < 40)
        pressKey(*window);
    else if (what < 70)
        click(*window);
    else if (what < 76)
        drag(*window);
    else if (what < 82)
        turnWheel(*window);
    else if (what < 87)
        type(*window);
    else if (what < 89)
        resize();
    else if (what < 95)
        trigger();
    else if (what < 98)
        openFile();
    else
        change();
}

void Monkey::pressKey(QWidget &window)
{
    const Qt::Key key = chance(40) ? kWalkKeys[static_cast<std::size_t>(draw(kWalkKeys.size()))]
                                   : kAnyKeys[static_cast<std::size_t>(draw(kAnyKeys.size()))];
    const int held = draw(100);
    const Qt::KeyboardModifiers modifiers = held < 75   ? Qt::NoModifier
                                            : held < 85 ? Qt::ShiftModifier
                                            : held < 95 ? Qt::ControlModifier
                                                        : Qt::AltModifier;
    QWidget *focus = QApplication::focusWidget();
    QWidget &target = focus != nullptr && focus->window() == window.window() ? *focus : window;
    note("key " + QKeySequence(QKeyCombination(modifiers, key)).toString() + " in " + widgetName(&target));
    QTest::keyClick(&target, key, modifiers);
}

void Monkey::type(QWidget &window)
{
    QWidget *focus = QApplication::focusWidget();
    if (focus == nullptr || focus->window() != window.window())
        return;
    const QString word = QString::fromUtf8(kTypedWords[static_cast<std::size_t>(draw(kTypedWords.size()))]);
    note("text '" + word + "' in " + widgetName(focus));
    QPointer<QWidget> target(focus);
    for (const QChar character : word) {
        if (target.isNull())
            return;
        QTest::sendKeyEvent(QTest::Click, target, Qt::Key_unknown, character, Qt::NoModifier);
    }
}

void Monkey::click(QWidget &window)
{
    if (window.width() < 1 || window.height() < 1)
        return;
    const QPoint at(draw(window.width()), draw(window.height()));
    QWidget *child = window.childAt(at);
    QWidget &target = child != nullptr ? *child : window;
    const int kind = draw(100);
    const Qt::MouseButton button = kind < 80   ? Qt::LeftButton
                                   : kind < 95 ? Qt::RightButton
                                               : Qt::MiddleButton;
    const Qt::KeyboardModifiers modifiers = chance(10) ? Qt::ControlModifier : Qt::NoModifier;
    const bool isTwice = button == Qt::LeftButton && chance(15);
    note(QString(isTwice ? "double click %1 on " : "click %1 on ").arg(static_cast<int>(button)) +
         widgetName(&target));
    const QPoint point = target.mapFrom(&window, at);
    if (isTwice)
        QTest::mouseDClick(&target, button, modifiers, point);
    else
        QTest::mouseClick(&target, button, modifiers, point);
    if (button == Qt::RightButton && child != nullptr)
        QApplication::postEvent(
            &target, new QContextMenuEvent(QContextMenuEvent::Mouse, point, window.mapToGlobal(at)));
}

void Monkey::drag(QWidget &window)
{
    if (window.width() < 1 || window.height() < 1)
        return;
    const QPoint at(draw(window.width()), draw(window.height()));
    QPointer<QWidget> target = window.childAt(at);
    if (target.isNull())
        target = &window;
    note("drag on " + widgetName(target));
    const Qt::MouseButton button = chance(80) ? Qt::LeftButton : Qt::MiddleButton;
    QPoint point = target->mapFrom(&window, at);
    QTest::mousePress(target, button, {}, point);
    for (int i = 0; i < 4 && !target.isNull(); ++i) {
        point += QPoint(draw(81) - 40, draw(81) - 40);
        QTest::mouseMove(target, point);
    }
    if (!target.isNull())
        QTest::mouseRelease(target, button, {}, point);
}

void Monkey::turnWheel(QWidget &window)
{
    if (window.width() < 1 || window.height() < 1)
        return;
    const QPoint at(draw(window.width()), draw(window.height()));
    QWidget *child = window.childAt(at);
    QWidget &target = child != nullptr ? *child : window;
    const Qt::KeyboardModifiers modifiers = chance(20) ? Qt::ControlModifier : Qt::NoModifier;
    note("wheel on " + widgetName(&target));
    QWheelEvent event(target.mapFrom(&window, at), window.mapToGlobal(at), {}, {0, chance(50) ? 120 : -120},
                      Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&target, &event);
}

void Monkey::resize()
{
    const QSize size(640 + draw(900), 480 + draw(600));
    note(QString("size %1 × %2").arg(size.width()).arg(size.height()));
    m_window.resize(size);
}

/// A command that could be chosen in a menu.
void Monkey::trigger()
{
    if (QApplication::activeModalWidget() != nullptr)
        return;
    QList<QAction *> actions;
    for (QAction *action : m_window.findChildren<QAction *>()) {
        if (action->isEnabled() && action->isVisible() && !action->isSeparator() &&
            action->menuRole() != QAction::QuitRole)
            actions.append(action);
    }
    if (actions.isEmpty())
        return;
    QAction *action = actions[draw(static_cast<int>(actions.size()))];
    note("command " + action->objectName() + " '" + action->text() + "'");
    action->trigger();
}

/// A file of the folder, as if it was dropped on the window.
void Monkey::openFile()
{
    const QStringList files = QDir::current().entryList(QDir::Files, QDir::Name);
    if (files.isEmpty() || QApplication::activeModalWidget() != nullptr)
        return;
    const QString file = files[draw(static_cast<int>(files.size()))];
    note("open " + file);
    m_window.files().openFile(toPath(QDir::current().filePath(file)));
}

/// Language, theme, size of texts …
void Monkey::change()
{
    constexpr std::array kSettings{Setting::Language, Setting::Theme, Setting::TextSize, Setting::Colours};
    const Setting setting = kSettings[static_cast<std::size_t>(draw(kSettings.size()))];
    const int value =
        setting == Setting::TextSize ? 80 + draw(121) : draw(setting == Setting::Language ? 5 : 3);
    note(QString("setting %1 = %2").arg(static_cast<int>(setting)).arg(value));
    m_window.preferences()->set(setting, value);
}

/// Takes the file that is offered, or none.
void Monkey::answer(QWidget &dialog)
{
    const bool accepts = chance(50);
    note(accepts ? "accept the file" : "close the file dialog");
    QTest::keyClick(&dialog, accepts ? Qt::Key_Return : Qt::Key_Escape);
    if (!accepts && dialog.isVisible())
        dialog.close();
}

/// Warnings that say nothing about the program.
bool isHarmless(const QString &text)
{
    return text.contains("This plugin does not support") || text.startsWith("Mouse event");
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

private:
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

/// CAVEGAME_MONKEY_SEED: the first seed; CAVEGAME_MONKEY_RUNS: how many; CAVEGAME_MONKEY_ACTIONS: how many
/// actions each.
void TestMonkey::anythingMayBeDone_data()
{
    QTest::addColumn<int>("seed");
    const int first = qEnvironmentVariableIntValue("CAVEGAME_MONKEY_SEED");
    const int runs = qMax(qEnvironmentVariable("CAVEGAME_MONKEY_RUNS", "3").toInt(), 1);
    for (int seed = first; seed < first + runs; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

/// A world of each scenario, one of several players, and a damaged one.
void addWorlds(const ShellFixture &shell)
{
    for (const char *name : {"caves", "cavern", "dungeon", "rooms", "journey", "party"}) {
        std::filesystem::create_directories(shell.worlds());
        std::filesystem::copy_file(testData("stored/5/" + std::string(name) + ".cave"),
                                   shell.worlds() / (std::string(name) + ".cave"));
    }
    shell.addFile("damaged.cave", QByteArray("SQLite format 3").leftJustified(4096, '?'));
}

void TestMonkey::anythingMayBeDone()
{
    QFETCH(const int, seed);
    ShellFixture shell;
    addWorlds(shell);
    QDir::setCurrent(fromPath(shell.worlds()));
    Monkey monkey(shell.open(), static_cast<std::uint32_t>(seed));
    QVERIFY(monkey.act(qMax(qEnvironmentVariable("CAVEGAME_MONKEY_ACTIONS", "400").toInt(), 1)));
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    shell.close();
    QDir::setCurrent(QDir::tempPath());
    QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join('\n')));
    for (const QString &name : shell.worldFiles()) {
        if (name == "damaged.cave")
            continue;
        const std::filesystem::path file = shell.worlds() / name.toStdString();
        const auto problems = verifyWorldFile(file);
        QVERIFY2(problems && problems->empty(), qPrintable(name));
        const Result<ReplayReport> replayed = verifyReplay(file);
        QVERIFY2(replayed && !replayed->difference, qPrintable(name));
    }
}

} // namespace

CAVE_WIDGET_TEST(TestMonkey)
#include "tst_monkey.moc"
