// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <vector>

class QObject;
class QThread;

namespace cave {

/// Packs files of worlds for the wire, in a thread of its own.
class WorldPacker {
public:
    using Packed = Result<std::vector<std::uint8_t>>;

    WorldPacker();
    WorldPacker(const WorldPacker &) = delete;
    WorldPacker &operator=(const WorldPacker &) = delete;
    /// Waits for the thread.
    ~WorldPacker();

    /// Packs a file and removes it, then calls `done` in this thread's event loop, unless this is gone by
    /// then. One at a time. Errors: the file can't be read or is too large; out of memory.
    void pack(const std::filesystem::path &file, std::function<void(Packed)> done);

private:
    std::unique_ptr<QObject> m_receiver; ///< in the thread of `done`
    std::unique_ptr<QThread> m_thread;
};

/// The content of a world's file. Errors: it isn't a packed world; it is too large.
Result<std::vector<std::uint8_t>> unpackedWorld(std::span<const std::uint8_t> packed);

} // namespace cave
