// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/play_maps.h"
#include "core/session/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

class InfoCard;
class PlayActions;
class PlayMaps;
class PlaySession;
class RoomHud;

/// What is shown with free movement: moving creatures on the map, the bar above it, the map of rooms, and the
/// texts of signs. Items are selected by key there, too.
class RoomPlay : public QObject {
    Q_OBJECT

public:
    /// Follows `session`, whose movement is free; it, maps and actions must outlive this. The bar is a child
    /// of `page`.
    RoomPlay(PlaySession &session, PlayMaps &maps, PlayActions &actions, QWidget *page);

    [[nodiscard]] QWidget *bar() const;
    /// The state won't change for a while: shows everything in its final position.
    void showState();
    void setClock(const QString &text);

private:
    void update(const std::vector<Event> &events);
    void updateOthers(const std::vector<Event> &events);
    void showShare();
    void showGround();
    void takeInHand(int number);
    void cycleItems(int by);
    void showMovers(const std::vector<Event> &events);
    void showRooms();
    void showHud();
    void readSigns(const std::vector<Event> &events);

    PlaySession &m_play;
    PlayMaps &m_maps;
    Session &m_session; ///< of `m_play`
    std::optional<RoomMap> m_roomMap;
    RoomHud *m_hud;
    InfoCard *m_card;
    std::optional<WorldPos> m_signAt; ///< of the sign shown
    QElapsedTimer m_sinceStep;        ///< since the state shown came
    std::int64_t m_turn;              ///< of the state shown
    std::int64_t m_steps = 1;         ///< from the previous state to this one
};

} // namespace cave
