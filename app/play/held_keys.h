#pragma once

#include "app/play/key_bindings.h"
#include "core/session/command.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <vector>

class QKeyEvent;

namespace cave {

/// Turns held keys into commands at a steady pace: one at once, then one a beat while the key is down.
/// Nothing queues up: a beat asks what is held now. The key pressed last wins; letting it go falls back to
/// the one before.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    explicit HeldKeys(QObject *parent = nullptr);

    /// Which keys give commands from now on. Forgets those that are held.
    void setBindings(const KeyBindings &bindings);

    /// True if the key is one that gives commands.
    bool press(const QKeyEvent &event);
    bool release(const QKeyEvent &event);
    /// Forgets all keys, as when the window loses the keyboard.
    void clear();

    static constexpr int kFirstBeat = 190; ///< milliseconds before a held key repeats
    static constexpr int kBeat = 120;      ///< milliseconds between repeats

signals:
    void commanded(const cave::Command &command);

private:
    struct Held {
        std::uint32_t place = 0; ///< which key of the keyboard, see `keyPlace`
        int key = 0;             ///< what it meant when it was pressed
        Command command;
    };

    [[nodiscard]] bool forget(const QKeyEvent &event);
    void beat();

    KeyBindings m_bindings;
    std::vector<Held> m_held; // oldest first
    QTimer m_timer;
};

} // namespace cave
