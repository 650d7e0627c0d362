// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

namespace cave {

/// The identity of a file regardless of its names: hard links, symbolic links and bind mounts of a file have
/// one id.
struct FileId {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;

    friend bool operator==(const FileId &, const FileId &) = default;
    friend bool operator<(const FileId &a, const FileId &b)
    {
        return a.device != b.device ? a.device < b.device : a.inode < b.inode;
    }
};

/// The file at `path`, following links; none if there is no file.
[[nodiscard]] std::optional<FileId> fileIdOf(const std::filesystem::path &path);

/// Marks a file as open in a database of this process. The locks of such a file belong to the process:
/// closing any other descriptor of it releases them (see fcntl(2)), and another program could then write to
/// the file while it is in use. So nothing else may open and close it; see `refuseHeldFile` and
/// `closeUnlessHeld`. Thread-safe.
class HeldFile {
public:
    HeldFile() = default;
    explicit HeldFile(FileId id);
    HeldFile(HeldFile &&other) noexcept : m_id(std::exchange(other.m_id, std::nullopt)) {}
    HeldFile &operator=(HeldFile &&other) noexcept
    {
        std::swap(m_id, other.m_id);
        return *this;
    }
    HeldFile(const HeldFile &) = delete;
    HeldFile &operator=(const HeldFile &) = delete;
    ~HeldFile();

    [[nodiscard]] const std::optional<FileId> &id() const { return m_id; }

private:
    std::optional<FileId> m_id;
};

/// True while a `HeldFile` of this file exists.
[[nodiscard]] bool isHeldFile(const std::filesystem::path &path);

/// Check this before reading a file chosen by the user. Error Locked: this program has it open as a world or
/// library. `what` is the expected kind of file: "settings file".
Result<void> refuseHeldFile(const std::filesystem::path &path, MessageKey what);

/// close(2) for a descriptor of a file that may be held: if so, it is closed when the last holder is gone.
void closeUnlessHeld(int descriptor);

} // namespace cave
