// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "app/play/map/cell_description.h"
#include "core/base/geometry.h"

#include <QFrame>
#include <QObject>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;
class QLabel;

namespace cave {

/// Describes the examined cell in a corner of the map, with the keys available.
class ExaminePanel : public QFrame {
    Q_OBJECT

public:
    /// `map` is the widget that it overlays.
    explicit ExaminePanel(QWidget *map);

    void show(const CellDescription &description);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settle();

    QLabel *m_title;
    QLabel *m_lines;
    QLabel *m_keys;
};

/// Looking around with the keyboard: movement keys move a cursor, and Tab jumps from one place of interest to
/// the next.
class Examiner : public QObject {
    Q_OBJECT

public:
    /// `interesting` returns the places for Tab, in order.
    explicit Examiner(std::function<std::vector<WorldPos>()> interesting, QObject *parent = nullptr);

    /// The keys that move the cursor.
    void setBindings(const KeyBindings &bindings) { m_bindings = bindings; }

    void begin(WorldPos at);
    void end();
    [[nodiscard]] bool isActive() const { return m_cursor.has_value(); }
    /// The examined cell; none while not examining.
    [[nodiscard]] std::optional<WorldPos> cursor() const { return m_cursor; }
    /// Moves the cursor to a cell, as a click does.
    void moveTo(WorldPos cell);

    /// Handles a key while active: movement keys move the cursor (with Shift by `kLeap`), Tab and Shift+Tab
    /// go to places of interest, Enter requests travel, Esc ends. Returns false for other keys.
    bool press(const QKeyEvent &event);

    static constexpr int kLeap = 8; ///< cells

signals:
    /// Started, moved or ended.
    void changed();
    void travelRequested(cave::WorldPos cell);

private:
    void jump(int by);

    std::function<std::vector<WorldPos>()> m_interesting;
    std::optional<WorldPos> m_cursor;
    KeyBindings m_bindings;
};

} // namespace cave
