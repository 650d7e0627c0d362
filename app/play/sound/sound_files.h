// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/sound/sound_mixer.h"
#include "core/base/result.h"

#include <QByteArray>

namespace cave {

/// Decodes an Ogg Vorbis file of one channel and kMixRate. Errors: it is none, or damaged.
Result<Samples> decodedSound(const QByteArray &file);

} // namespace cave
