// SPDX-License-Identifier: MIT
#include "core/gen/classic/column_draws.h"

#include "core/gen/classic/java_random.h"

namespace cave {
namespace {

// The number of streams whose states fit into registers and which hide the multiplier's latency.
constexpr int kBlock = 5;
static_assert(kMaxColumnStreams % kBlock == 0);

/// Advances streams first .. first + kBlock − 1. `limit` is aligned like the states.
void drawBlock(const std::uint64_t *states, int size, std::uint64_t limit, std::uint64_t *rows, int first)
{
    std::uint64_t a = states[0] << 16U;
    std::uint64_t b = states[1] << 16U;
    std::uint64_t c = states[2] << 16U;
    std::uint64_t d = states[3] << 16U;
    std::uint64_t e = states[4] << 16U;
    for (int y = 0; y < size; ++y) {
        std::uint64_t bits = 0;
        const auto draw = [&bits, limit](std::uint64_t &state) {
            state = state * kLcgMultiplier + (kLcgIncrement << 16U);
            bits = bits + bits + (state > limit ? 1U : 0U);
        };
        draw(e);
        draw(d);
        draw(c);
        draw(b);
        draw(a);
        rows[y] |= bits << static_cast<unsigned>(first);
    }
}

} // namespace

void drawColumnsPortable(std::uint64_t *states, int size, std::uint32_t limit, std::uint64_t *rows)
{
    // The low 40 bits set, so that a draw equal to the limit isn't greater.
    const std::uint64_t aligned = ((std::uint64_t{limit} + 1) << 40U) - 1;
    for (int y = 0; y < size; ++y)
        rows[y] = 0;
    for (int first = 0; first < size; first += kBlock)
        drawBlock(states + first, size, aligned, rows, first);
}

DrawColumns fastestDrawColumns()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
        return drawColumnsAvx2;
#endif
    return drawColumnsPortable;
}

} // namespace cave
