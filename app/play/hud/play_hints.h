// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>

namespace cave {

class HintCard;
class PlayActions;
class PlayHud;
class PlaySession;
class Preferences;

/// Hints for the first minutes, each when it first applies, and only once in all worlds.
class PlayHints : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; the hints are shown over `map`.
    PlayHints(PlaySession &session, const PlayHud &hud, const PlayActions &actions, Preferences &preferences,
              QWidget &map);

private:
    struct Hint {
        const char *id; ///< in the settings file
        bool applies;
        QString text;
    };
    void offer();
    void hide();
    [[nodiscard]] QList<Hint> hints() const;
    [[nodiscard]] QString firstStepText() const;
    [[nodiscard]] QString monsterText() const;

    PlaySession &m_play;
    const PlayHud &m_hud;
    const PlayActions &m_actions;
    Preferences &m_preferences;
    HintCard *m_card;
    std::int64_t m_shownAt = 0; ///< turn
};

} // namespace cave
