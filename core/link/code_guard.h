// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// Slows down those who guess join codes. The fourth wrong code of an address costs a wait of one second, and
/// each further one twice as much, up to five minutes; ten minutes after its last wrong code an address
/// starts again. When many addresses guess, all of them together are held to one try a second. Times are as
/// in link_times.h.
class CodeGuard {
public:
    static constexpr std::int64_t kForgetMs = 600'000;
    static constexpr std::int64_t kLongestWaitMs = 300'000;
    static constexpr int kFreeTries = 3;
    static constexpr std::size_t kMostAddresses = 1024; ///< kept; beyond that the oldest are forgotten
    static constexpr int kManyTries = 100;              ///< wrong codes of all addresses within kForgetMs

    /// How long until a code of this address may be tried, in milliseconds; 0: now.
    [[nodiscard]] std::int64_t waitMs(std::string_view address, std::int64_t nowMs) const;

    /// A wrong code was tried. True when the host's player should hear of it: at the fourth of an address,
    /// and whenever their number has doubled since.
    bool wrong(std::string_view address, std::int64_t nowMs);

    /// A right code was given: the address has a clean sheet.
    void right(std::string_view address);

    /// Wrong codes of an address that aren't forgotten.
    [[nodiscard]] int wrongTries(std::string_view address, std::int64_t nowMs) const;
    [[nodiscard]] std::size_t addresses() const { return m_tries.size(); }

private:
    struct Tries {
        int count = 0;
        std::int64_t lastMs = 0;
    };
    static int countOf(const Tries &tries, std::int64_t nowMs);
    static void add(Tries &tries, std::int64_t nowMs);

    std::map<std::string, Tries, std::less<>> m_tries;
    Tries m_all;
};

} // namespace cave
