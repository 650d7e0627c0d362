// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "tests/fuzz/fuzz_target.h"

namespace cave::fuzz {

/// The words and numbers in some inputs, each once and at most a few hundred, with numbers at the edges of
/// what readers take: a dictionary for the format that the inputs are in.
std::vector<Bytes> wordsOf(const std::vector<Bytes> &inputs);

/// Changes an input in ever new ways, which depend on its contents alone: bits, bytes, numbers and words;
/// parts that are cut out, doubled, cut off, or taken from other inputs.
class Mutator {
public:
    /// Observes all of them.
    Mutator(const Bytes &input, const std::vector<Bytes> &others, const std::vector<Bytes> &words);

    [[nodiscard]] Bytes next();

private:
    std::size_t below(std::size_t limit);
    void change(Bytes &bytes);
    void changeByte(Bytes &bytes);
    void changeLength(Bytes &bytes);
    void putWord(Bytes &bytes);
    void replaceNumber(Bytes &bytes);
    void splice(Bytes &bytes);

    const Bytes &m_input;
    const std::vector<Bytes> &m_others;
    const std::vector<Bytes> &m_words;
    std::uint64_t m_key;
    std::uint64_t m_draws = 0;
};

} // namespace cave::fuzz
