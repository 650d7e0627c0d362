// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "core/base/geometry.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <optional>

class QAction;

namespace cave {

class ActionBar;
class PlayActions;
class PlayHud;
class PlaySession;
struct OfferedAction;
struct ThingInView;

/// Chooses the actions of the bar: by the scenario, by what is in view, and by what goes on.
class ActionOffer : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. The bar is a child of `page`.
    ActionOffer(PlaySession &session, const PlayHud &hud, PlayActions &actions, QWidget &page);

    [[nodiscard]] QWidget *bar() const;
    /// For the keys shown.
    void setBindings(const KeyBindings &bindings);
    /// The nearest chest, pile or exit in view, to which `PlayActions::approach` walks.
    [[nodiscard]] std::optional<WorldPos> nearestFind() const;

private:
    void refresh();
    [[nodiscard]] const ThingInView *find() const;
    [[nodiscard]] QList<OfferedAction> byTurns();
    [[nodiscard]] QList<OfferedAction> inRooms();
    [[nodiscard]] OfferedAction offer(QAction *action, const QString &text) const;
    [[nodiscard]] OfferedAction offer(PlayKey key, const QString &text, const QString &tip) const;

    PlaySession &m_play;
    const PlayHud &m_hud;
    PlayActions &m_actions;
    KeyBindings m_bindings;
    ActionBar *m_bar;
    QTimer m_soon; ///< one refresh for all that changes together
};

} // namespace cave
