// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/link/frames.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// As many combining marks may follow a character: enough for any writing.
inline constexpr int kMaxCombiningMarks = 3;

/// A line of text of someone else's, as it may be shown among others: well-formed UTF-8 without marks of
/// direction and characters without width; control characters and separators of lines become blanks, of which
/// none are at the ends; of combining marks each character keeps kMaxCombiningMarks. All other text is
/// unchanged. Text that isn't UTF-8 becomes empty.
std::string plainText(std::string_view text);

/// "Hello", "SnapshotPiece": as errors name it.
[[nodiscard]] std::string_view frameName(const Frame &frame);

/// The parts in which two states differ.
[[nodiscard]] StateParts differentParts(const StateHashes &a, const StateHashes &b);

/// True for a text of 1 .. kLongestPlayerName code points that is as `plainText` gives it.
[[nodiscard]] bool isPlayerName(std::string_view text);

/// True if it can be sent: a chat text, a cell inside the world.
[[nodiscard]] bool isInRange(const Talk &talk);

/// The bytes of a frame, its length included. Its values are in range; texts for display (names of worlds,
/// arguments, details) are cut to kMaxLinkText bytes. Of ordered entries as many frames as they need.
[[nodiscard]] std::vector<std::uint8_t> encodeFrame(const Frame &frame);

/// The entries of the log from `position` on, in as few frames as they fit in.
[[nodiscard]] std::vector<std::uint8_t> encodeOrdered(std::uint64_t position,
                                                      std::span<const LinkEntry> entries);

/// Reads type and fields, without the length. Error Damaged: "frame Chat: it ends too early".
[[nodiscard]] Result<Frame> decodeFrame(std::span<const std::uint8_t> bytes);

/// Puts frames together from bytes as they come, in pieces of any size. Holds at most one frame.
class FrameReader {
public:
    /// Takes bytes off the front of `bytes` until a frame is whole, and gives it; nothing once all are taken
    /// and none is whole. Error Damaged: what is wrong; there is no reading on behind an error, which every
    /// later call gives again.
    Result<std::optional<Frame>> next(std::span<const std::uint8_t> &bytes);

    /// Bytes of memory that are held.
    [[nodiscard]] std::size_t capacity() const { return m_held.capacity(); }

private:
    /// The length that the first bytes give; nothing while they are too few.
    Result<std::optional<std::size_t>> length(std::span<const std::uint8_t> bytes);
    void hold(std::span<const std::uint8_t> &bytes, std::size_t upTo);
    Result<std::optional<Frame>> finish(std::span<const std::uint8_t> bytes);

    std::vector<std::uint8_t> m_held; ///< length, type and fields as far as they came
    std::optional<Error> m_error;
};

} // namespace cave
