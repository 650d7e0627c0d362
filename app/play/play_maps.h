#pragma once

#include "core/session/session.h"
#include "editor/view/map_view.h"

#include <QDockWidget>
#include <QObject>
#include <QPointer>

#include <vector>

namespace cave {

struct Theme;

/// The map that is played on and the small one beside it, which always show the same world.
class PlayMaps : public QObject {
    Q_OBJECT

public:
    /// The map becomes a child of `page`.
    explicit PlayMaps(QWidget *page);
    ~PlayMaps() override;

    [[nodiscard]] MapView *map() const { return m_map; }
    /// Belongs to the main window once that has placed it.
    [[nodiscard]] QDockWidget *miniMapDock() const { return m_miniMapDock; }

    void setTheme(const Theme &theme);
    void setFog(bool on);
    void setMotion(bool on);
    void retranslate();

    /// Shows a session from the start; null: nothing.
    void showSession(const Session *session);
    /// Shows what a command has changed of terrain and player.
    void update(const Session &session, const std::vector<Event> &events);
    /// Shows the same things on both; the small one leaves out what nobody would go to.
    void setThings(const std::vector<MapThing> &things);
    /// Brings back what was panned away.
    void centreOnPlayer();

private:
    void showMiniMapArea();
    void showBounds(const Session &session);

    MapView *m_map;
    MapView *m_miniMap;
    QPointer<QDockWidget> m_miniMapDock;
};

} // namespace cave
