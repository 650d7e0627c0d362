// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region_changes.h"
#include "editor/view/overlays/overlay_stack.h"

#include <QDockWidget>

#include <optional>
#include <vector>

class QAction;

namespace cave {

class MapView;
class MindPanel;
class Session;

/// What goes on in the monsters of a world where everything moves freely, as it happens: the decision tree of
/// one of them with the way through it. It is the one under the mouse, else the one that was chosen, else the
/// nearest. In other worlds the dock is closed and can't be opened.
class MindDock : public QDockWidget {
    Q_OBJECT

public:
    /// View and stack must outlive it.
    MindDock(MapView &map, OverlayStack &overlays);

    /// Null: nothing is played.
    void setSession(Session *session);
    /// A command was carried out, or time has passed.
    void refresh();
    /// Chooses the monster on a cell, or none if it is the chosen one; false if the dock is closed or no one
    /// is there.
    bool takeClick(WorldPos cell);
    /// Chooses the one after the one that is shown, in order of distance from the player.
    void chooseNext();
    [[nodiscard]] QAction *nextAction() const { return m_next; }
    /// Whose mind is shown.
    [[nodiscard]] const std::optional<MonsterId> &shown() const { return m_shown; }

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] std::optional<MonsterId> agentAt(WorldPos cell) const;
    [[nodiscard]] bool isAlive(const std::optional<MonsterId> &id) const;
    [[nodiscard]] std::vector<MonsterId> byDistance() const;
    [[nodiscard]] std::optional<MonsterId> wanted() const;
    void showNobody();
    void retranslate();

    OverlayStack &m_overlays;
    Session *m_session = nullptr;
    MindPanel *m_panel;
    QAction *m_next;
    std::optional<WorldPos> m_hovered;
    std::optional<MonsterId> m_chosen;
    std::optional<MonsterId> m_shown;
    bool m_empty = false;   ///< no one is shown
    bool m_wasOpen = false; ///< in the last world that it could be open in
};

} // namespace cave
