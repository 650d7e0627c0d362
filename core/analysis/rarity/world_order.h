// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace cave {

/// An order of the worlds 0 .. size − 1 in which the beginning is a random sample: by a key, or as they are.
class WorldOrder {
public:
    /// `size` is at least 0.
    WorldOrder(std::int64_t size, std::optional<std::uint64_t> key) : m_size(size), m_key(key) {}

    /// The world at a place of the order; each has one.
    [[nodiscard]] std::int64_t at(std::int64_t place) const;

private:
    std::int64_t m_size;
    std::optional<std::uint64_t> m_key;
};

} // namespace cave
