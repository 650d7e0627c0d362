// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "app/play/session/marker_store.h"
#include "core/base/geometry.h"
#include "core/session/session.h"

#include <QFrame>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QKeyEvent;
class QLabel;

namespace cave {

/// What may be shown of the world.
struct Disclosure {
    bool terrain = false;                   ///< unexplored rock and floor
    bool monsters = false;                  ///< those out of view
    std::optional<int> eyes = std::nullopt; ///< the ally through whose eyes one looks who only watches
    bool watches = false;                   ///< a game of others: the player shown goes by their name
};

/// A description of a cell, translated.
struct CellDescription {
    QString title;        ///< "Cave Rat, hunting you"; "Floor, remembered"
    QStringList lines;    ///< whole sentences: where, what it does, and whether it sees the player or why not
    bool notable = false; ///< more than terrain
    QString place;        ///< its coordinates, counted from the corner of its level if it is on one
};

/// What the player may know of a cell. Monsters out of view and unexplored cells are hidden unless disclosed.
[[nodiscard]] CellDescription describeCell(Session &session, const QList<MapMarker> &markers, WorldPos cell,
                                           Disclosure disclosure);

/// Living monsters that may be shown, in their current state.
[[nodiscard]] std::vector<Monster> knownMonsters(Session &session, Disclosure disclosure);

/// Places of interest: known monsters, closed chests, piles, the exit, markers; the nearest to the player
/// first.
[[nodiscard]] std::vector<WorldPos> placesOfInterest(Session &session, const QList<MapMarker> &markers,
                                                     Disclosure disclosure);

/// Describes the examined cell in a corner of the map, with the keys available.
class ExaminePanel : public QFrame {
    Q_OBJECT

public:
    /// `map` is the widget that it overlays.
    explicit ExaminePanel(QWidget *map);

    /// `travels`: whether a key goes to the cell.
    void show(const CellDescription &description, bool travels = true);

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

    void begin(WorldPos at) { moveTo(at); }
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
