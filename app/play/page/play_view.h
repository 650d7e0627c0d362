// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace cave {

class PlayActions;
class PlayMaps;
struct PlayHabits;

/// How the maps are shown, as set by actions; the zoom is remembered.
class PlayView : public QObject {
    Q_OBJECT

public:
    /// The maps begin once they know how they are to be shown. All must outlive this.
    PlayView(const PlayActions &actions, PlayHabits &habits, PlayMaps &maps);

    /// Stores the zoom, and keeps that of the mini map for the next page.
    void remember() const;

private:
    void connectActions();
    void restoreZoom();

    const PlayActions &m_actions;
    PlayHabits &m_habits;
    PlayMaps &m_maps;
};

} // namespace cave
