// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/sound/sounds.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <QElapsedTimer>
#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace cave {

class PlaySession;
class Preferences;
enum class Setting;

/// What is heard of what the player did, and of what happened to them: each sound once, in the order of the
/// events. The world changes only by generating regions.
std::vector<Sound> soundsOf(const std::vector<Event> &events, World &world);

/// What is heard all the time where the player is; in a journey, that of the band.
Sound ambienceOf(const World &world);

/// Makes heard what happens in the world that is played; the background only while the page is shown.
class PlaySounds : public QObject {
    Q_OBJECT

public:
    /// All must outlive this, which is a child of `page`.
    PlaySounds(PlaySession &session, Preferences &preferences, SoundPlayer &player, QWidget &page);
    ~PlaySounds() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void observe(const std::vector<Event> &events);
    void play(Sound sound);
    void applySettings();
    void showAmbience();

    PlaySession &m_session;
    Preferences &m_preferences;
    SoundPlayer &m_player;
    std::map<Sound, QElapsedTimer> m_played; ///< since then
    std::optional<Sound> m_ambience;         ///< what is to be heard now
    bool m_isShown;                          ///< the page
    bool m_isLow;                            ///< little health was left
};

} // namespace cave
