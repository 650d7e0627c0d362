// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/sound/sound_mixer.h"
#include "app/play/sound/sounds.h"

#include <QIODevice>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>
#include <random>

class QAudioSink;
class QMediaDevices;

namespace cave {

/// The sink of the default device, and the mixer that it reads from. Lives in one thread.
class SoundDevice : public QIODevice {
    Q_OBJECT

public:
    SoundDevice();
    ~SoundDevice() override;

    /// Finds the device, and another one whenever the default changes.
    void begin();
    void play(Sound sound);
    void setAmbience(std::optional<Sound> sound);
    void setVolume(double volume);

protected:
    qint64 readData(char *data, qint64 size) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    void openSink();
    void wake();
    void rest();
    [[nodiscard]] Samples samplesOf(Sound sound);

    SoundMixer m_mixer;
    std::array<Samples, kSoundNames.size()> m_samples; ///< read on first use
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink; ///< null without a device
    QTimer m_resting;                   ///< runs while there is something to hear
    std::minstd_rand m_chance;          ///< so that steps don't sound all alike
};

} // namespace cave
