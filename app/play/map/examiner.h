// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/key_bindings.h"
#include "core/base/geometry.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QKeyEvent;

namespace cave {

/// Looking around with the keyboard: a cursor that the movement keys move, and Tab takes from one thing of
/// interest to the next.
class Examiner : public QObject {
    Q_OBJECT

public:
    /// `interesting` gives the places that Tab goes to, in order.
    explicit Examiner(std::function<std::vector<WorldPos>()> interesting, QObject *parent = nullptr);

    /// The keys that move the cursor.
    void setBindings(const KeyBindings &bindings) { m_bindings = bindings; }

    void begin(WorldPos at);
    void end();
    [[nodiscard]] bool isActive() const { return m_cursor.has_value(); }
    /// The cell looked at; none while not examining.
    [[nodiscard]] std::optional<WorldPos> cursor() const { return m_cursor; }
    /// Puts the cursor somewhere, as a click does.
    void moveTo(WorldPos cell);

    /// Takes a key while active: movement keys move the cursor (with Shift by `kLeap`), Tab and Shift+Tab go
    /// to what is of interest, Enter asks to travel, Esc ends. False for other keys.
    bool press(const QKeyEvent &event);

    static constexpr int kLeap = 8; ///< cells

signals:
    /// Began, moved or ended.
    void changed();
    void travelRequested(cave::WorldPos cell);

private:
    void jump(int by);

    std::function<std::vector<WorldPos>()> m_interesting;
    std::optional<WorldPos> m_cursor;
    KeyBindings m_bindings;
};

} // namespace cave
