// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeySequence>
#include <QPointer>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <random>

namespace cave {

/// What a random user draws from: the same draws for the same seed.
class MonkeyDice {
public:
    explicit MonkeyDice(std::uint32_t seed) : m_random(seed) {}

    /// 0 .. below - 1
    int draw(int below) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(below)); }
    bool chance(int percent) { return draw(100) < percent; }
    template<class List>
    const auto &pick(const List &list)
    {
        return *(list.begin() + draw(static_cast<int>(list.size())));
    }

private:
    std::mt19937 m_random;
};

inline QString nameOf(const QObject &object)
{
    return object.objectName().isEmpty() ? QString::fromLatin1(object.metaObject()->className())
                                         : object.objectName();
}

/// Written to the error output before it is done, so that the last deed before a crash is known.
inline void noteDeed(const QString &what)
{
    static int number = 0;
    std::fprintf(stderr, "monkey %d: %s\n", ++number, qPrintable(what));
}

/// What a random user does with keyboard and pointer.
class MonkeyHands {
public:
    explicit MonkeyHands(MonkeyDice &dice) : m_dice(dice) {}

    void pressKey(QWidget &window);
    /// Types a text, or pastes it.
    void type(QWidget &window);
    void click(QWidget &window);
    void pressButton(QWidget &window);
    void drag(QWidget &window);
    void turnWheel(QWidget &window);
    void point(QWidget &window);

private:
    static constexpr std::array kTypedWords{
        "wait",       "3 north, wait", "seed",  "<b>bold</b>", "&amp", "%1%2",
        "chests > 3", "health < 10",   "12,-7", "-1",          "0",    "999999999999",
        "Höhle",      "洞穴",          "🦇",  "\"'`",        "a\tb", "noticed and",
        "",           "dungeon"};
    static constexpr std::array kWalkKeys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down,
                                          Qt::Key_W,    Qt::Key_A,     Qt::Key_S,  Qt::Key_D};
    static constexpr std::array kAnyKeys{
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
    /// With Ctrl: places, undo and redo, the clipboard.
    static constexpr std::array kCommandKeys{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_Z,
                                             Qt::Key_Z, Qt::Key_Y, Qt::Key_A, Qt::Key_C, Qt::Key_X,
                                             Qt::Key_V, Qt::Key_S, Qt::Key_F};

    /// A widget under a random point of the window, and the point in it.
    struct Spot {
        QPointer<QWidget> target;
        QPoint at;
        QPoint inWindow;
    };
    Spot drawSpot(QWidget &window);
    static QWidget *focusIn(const QWidget &window);
    static void sendKey(QWidget &window, Qt::Key key, Qt::KeyboardModifiers modifiers);

    MonkeyDice &m_dice;
};

inline MonkeyHands::Spot MonkeyHands::drawSpot(QWidget &window)
{
    const QPoint at(m_dice.draw(std::max(window.width(), 1)), m_dice.draw(std::max(window.height(), 1)));
    QWidget *child = window.childAt(at);
    QWidget &target = child != nullptr ? *child : window;
    return {&target, target.mapFrom(&window, at), at};
}

inline QWidget *MonkeyHands::focusIn(const QWidget &window)
{
    QWidget *focus = QApplication::focusWidget();
    return focus != nullptr && focus->window() == window.window() ? focus : nullptr;
}

inline void MonkeyHands::sendKey(QWidget &window, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = focusIn(window);
    QWidget &target = focus != nullptr ? *focus : window;
    noteDeed("key " + QKeySequence(QKeyCombination(modifiers, key)).toString() + " in " + nameOf(target));
    QTest::keyClick(&target, key, modifiers);
}

inline void MonkeyHands::pressKey(QWidget &window)
{
    if (m_dice.chance(15))
        return sendKey(window, m_dice.pick(kCommandKeys), Qt::ControlModifier);
    const Qt::Key key = m_dice.chance(40) ? m_dice.pick(kWalkKeys) : m_dice.pick(kAnyKeys);
    const int held = m_dice.draw(100);
    sendKey(window, key,
            held < 80   ? Qt::NoModifier
            : held < 90 ? Qt::ShiftModifier
            : held < 95 ? Qt::ControlModifier
                        : Qt::AltModifier);
}

inline void MonkeyHands::type(QWidget &window)
{
    const QPointer<QWidget> target = focusIn(window);
    if (target.isNull())
        return;
    const QString word = QString::fromUtf8(m_dice.pick(kTypedWords));
    if (m_dice.chance(20)) {
        noteDeed("paste '" + word + "' in " + nameOf(*target));
        QApplication::clipboard()->setText(word);
        return QTest::keyClick(target, Qt::Key_V, Qt::ControlModifier);
    }
    noteDeed("text '" + word + "' in " + nameOf(*target));
    for (const QChar character : word) {
        if (target.isNull())
            return;
        QTest::sendKeyEvent(QTest::Click, target, Qt::Key_unknown, character, Qt::NoModifier);
    }
}

inline void MonkeyHands::click(QWidget &window)
{
    const Spot spot = drawSpot(window);
    const int kind = m_dice.draw(100);
    const Qt::MouseButton button = kind < 80   ? Qt::LeftButton
                                   : kind < 95 ? Qt::RightButton
                                               : Qt::MiddleButton;
    const Qt::KeyboardModifiers modifiers = m_dice.chance(10)   ? Qt::ControlModifier
                                            : m_dice.chance(10) ? Qt::ShiftModifier
                                                                : Qt::NoModifier;
    const bool isTwice = button == Qt::LeftButton && m_dice.chance(15);
    noteDeed(QString(isTwice ? "double click %1 on " : "click %1 on ").arg(static_cast<int>(button)) +
             nameOf(*spot.target));
    const QPoint onScreen = window.mapToGlobal(spot.inWindow);
    if (isTwice)
        QTest::mouseDClick(spot.target, button, modifiers, spot.at);
    else
        QTest::mouseClick(spot.target, button, modifiers, spot.at);
    if (button == Qt::RightButton && !spot.target.isNull() && spot.target != &window)
        QApplication::postEvent(spot.target,
                                new QContextMenuEvent(QContextMenuEvent::Mouse, spot.at, onScreen));
}

/// Buttons are small, and most clicks miss them.
inline void MonkeyHands::pressButton(QWidget &window)
{
    QList<QAbstractButton *> buttons;
    for (auto *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled() && !button->visibleRegion().isEmpty())
            buttons.append(button);
    }
    if (buttons.isEmpty())
        return click(window);
    QAbstractButton *button = m_dice.pick(buttons);
    noteDeed("button " + nameOf(*button) + " '" + button->text() + "'");
    QTest::mouseClick(button, Qt::LeftButton);
}

inline void MonkeyHands::drag(QWidget &window)
{
    const Spot spot = drawSpot(window);
    noteDeed("drag on " + nameOf(*spot.target));
    const Qt::MouseButton button = m_dice.chance(80) ? Qt::LeftButton : Qt::MiddleButton;
    const Qt::KeyboardModifiers modifiers = m_dice.chance(15) ? Qt::ShiftModifier : Qt::NoModifier;
    const int reach = m_dice.chance(30) ? 400 : 40;
    QPoint point = spot.at;
    QTest::mousePress(spot.target, button, modifiers, point);
    for (int i = 0; i < 4 && !spot.target.isNull(); ++i) {
        point += QPoint(m_dice.draw(2 * reach + 1) - reach, m_dice.draw(2 * reach + 1) - reach);
        QTest::mouseMove(spot.target, point);
    }
    if (!spot.target.isNull())
        QTest::mouseRelease(spot.target, button, modifiers, point);
}

inline void MonkeyHands::turnWheel(QWidget &window)
{
    const Spot spot = drawSpot(window);
    const Qt::KeyboardModifiers modifiers = m_dice.chance(20) ? Qt::ControlModifier : Qt::NoModifier;
    noteDeed("wheel on " + nameOf(*spot.target));
    QWheelEvent event(spot.at, window.mapToGlobal(spot.inWindow), {}, {0, m_dice.chance(50) ? 120 : -120},
                      Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(spot.target, &event);
}

inline void MonkeyHands::point(QWidget &window)
{
    const Spot spot = drawSpot(window);
    noteDeed("point at " + nameOf(*spot.target));
    QTest::mouseMove(spot.target, spot.at);
}

} // namespace cave
