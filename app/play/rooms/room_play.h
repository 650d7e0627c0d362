#pragma once

#include "app/play/rooms/rooms_known.h"
#include "core/session/session.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

class InfoCard;
class PlayMaps;
class RoomHud;
struct Theme;

/// What of a session is shown only where everything moves freely: who moves on the map, the bar above it, the
/// map of rooms, and what signs say.
class RoomPlay : public QObject {
    Q_OBJECT

public:
    /// `maps` must outlive this. The bar is a child of `page`.
    RoomPlay(PlayMaps &maps, QWidget *page);

    [[nodiscard]] QWidget *bar() const;
    void setTheme(const Theme &theme);

    /// Shows a session, which must live until `end`; nothing unless everything moves freely in it.
    void begin(Session &session);
    void end();
    [[nodiscard]] bool isOpen() const { return m_session != nullptr; }

    /// Shows what a command or time has changed.
    void update(const std::vector<Event> &events);
    /// Time passed, but not enough for a step: what moves is a little farther.
    void showShare();
    /// The state is as it will stay for a while: everybody is shown where it says.
    void showState();
    /// Shows what lies on the ground anew, as when fog was switched.
    void showGround();
    void setClock(const QString &text);

signals:
    /// A stack of the inventory is wanted in hand, by its place among those that can be.
    void itemChosen(int number);

private:
    void showMovers(const std::vector<Event> &events);
    void showRooms();
    void readSigns(const std::vector<Event> &events);

    PlayMaps &m_maps;
    Session *m_session = nullptr;
    std::optional<RoomMap> m_roomMap;
    RoomHud *m_hud;
    InfoCard *m_card;
    std::optional<WorldPos> m_signAt; ///< of the sign that is shown
    std::int64_t m_turn = 0;          ///< of the state that is shown
    std::int64_t m_steps = 1;         ///< between it and the one before
};

} // namespace cave
