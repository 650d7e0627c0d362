// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/output.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cave::cli {

/// Where a search writes: standard output, a pipe or device, or a file that grows with each match, so that
/// it holds them all even after the program was killed.
class SearchOutput {
public:
    /// Standard output if no file is named. Errors: AlreadyExists for a file that may not be replaced; those
    /// of `AtomicFile`.
    static Result<SearchOutput> begin(const OutFile &file);
    /// Goes on with a file after its first `bytes`; what follows them is removed. Without any bytes, the file
    /// need not exist. Errors: Damaged if there are fewer; Io.
    static Result<SearchOutput> resume(const std::string &path, std::int64_t bytes);
    /// Whether `begin` would succeed, for instance before a state is saved.
    static Result<void> check(const OutFile &file);

    SearchOutput(SearchOutput &&other) noexcept;
    SearchOutput &operator=(SearchOutput &&) = delete;
    SearchOutput(const SearchOutput &) = delete;
    SearchOutput &operator=(const SearchOutput &) = delete;
    ~SearchOutput();

    /// "standard output" or the file's path, for messages.
    [[nodiscard]] Message name() const;
    /// The length of a growing file; none for others.
    [[nodiscard]] std::optional<std::int64_t> bytes() const;

    /// Hands the text to the system, so that a reader has it at once.
    Result<void> write(std::string_view text);
    /// A growing file is on the disk on return.
    Result<void> sync();
    /// Call it once, last.
    Result<void> finish();

    /// True once the reader of standard output is gone.
    [[nodiscard]] bool readerGone() const;

private:
    explicit SearchOutput(Output plain);
    SearchOutput(std::string path, int descriptor, std::int64_t bytes);

    std::optional<Output> m_plain; ///< none: a growing file
    std::string m_path;
    int m_descriptor = -1;
    std::int64_t m_bytes = 0;
};

} // namespace cave::cli
