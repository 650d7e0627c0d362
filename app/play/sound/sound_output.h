// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/sound/sounds.h"

#include <QThread>

namespace cave {

class SoundDevice;

/// Plays on the system's default device, which may come and go; without one there is silence. All that could
/// wait happens in a thread of its own.
class SoundOutput : public SoundPlayer {
public:
    SoundOutput();
    /// Waits for the thread.
    ~SoundOutput() override;

    void play(Sound sound) override;
    void setAmbience(std::optional<Sound> sound) override;
    void setVolume(double volume) override;

private:
    QThread m_thread;
    SoundDevice *m_device; ///< in the thread, which deletes it
};

} // namespace cave
