// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/atomic_file.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
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

/// What a host's world may unpack to: a host that means harm could send a gigabyte in one megabyte. Worlds
/// pack to a twentieth or more; small ones, which are mostly empty pages, to less.
inline constexpr std::size_t kMaxUnpacked = std::size_t{1} << 30U;  ///< bytes
inline constexpr std::size_t kMaxRatio = 64;                        ///< to what came
inline constexpr std::size_t kFreeUnpacked = std::size_t{8} << 20U; ///< bytes, whatever the ratio

/// Unpacks what `WorldPacker` made, into a file, in a thread of its own.
class WorldUnpacker {
public:
    using Unpacked = Result<std::shared_ptr<Unfinished>>; ///< the file, on the disk

    WorldUnpacker();
    WorldUnpacker(const WorldUnpacker &) = delete;
    WorldUnpacker &operator=(const WorldUnpacker &) = delete;
    ~WorldUnpacker();

    /// Unpacks into a new file in `folder`, then calls `done` in this thread's event loop. Cancels what goes
    /// on. Errors: it isn't a packed world; it is larger than the above; the file can't be written.
    void unpack(std::vector<std::uint8_t> packed, const std::filesystem::path &folder,
                std::function<void(const Unpacked &)> done);
    /// Ends it, without calling `done`.
    void cancel();

private:
    std::atomic<bool> m_isCancelled = false;
    std::unique_ptr<QObject> m_receiver; ///< in the thread of `done`
    std::unique_ptr<QThread> m_thread;
};

} // namespace cave
