// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/output.h"
#include "app/cli/search/search_job.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cave::cli {

/// Where a search writes: standard output, a pipe or device, or a file that grows with each match, so that
/// it holds them all even after the program was killed.
class SearchOutput {
public:
    /// Standard output if no file is named. Errors: AlreadyExists for a file that may not be replaced; those
    /// of `AtomicFile`.
    static Result<SearchOutput> begin(const OutFile &file);
    /// Continues a file after what `mark` knows of it; what follows is removed. A file that isn't recognised
    /// stays as it is, unless nothing was written yet and it may be replaced. Errors: AlreadyExists if
    /// another file has the place of one that is still empty; Damaged for a file that is another one or too
    /// short; those of `begin`.
    static Result<SearchOutput> resume(const OutFile &file, const OutputMark &mark);
    /// Whether `begin` would succeed with a file that can be resumed, for instance before a state is saved.
    static Result<void> checkResumable(const OutFile &file);

    SearchOutput(SearchOutput &&other) noexcept;
    SearchOutput &operator=(SearchOutput &&) = delete;
    SearchOutput(const SearchOutput &) = delete;
    SearchOutput &operator=(const SearchOutput &) = delete;
    ~SearchOutput();

    /// "standard output" or the file's path, for messages.
    [[nodiscard]] Message name() const { return m_plain ? m_plain->name() : Message("--out " + m_path); }
    /// What a growing file is recognised by; none for others.
    [[nodiscard]] std::optional<OutputMark> mark() const;
    /// The length of a growing file; none for others.
    [[nodiscard]] std::optional<std::int64_t> bytes() const;

    /// Hands the text to the system, so that a reader has it at once.
    Result<void> write(std::string_view text);
    /// A growing file is on the disk on return.
    Result<void> sync();
    /// Call it once, last.
    Result<void> finish() { return m_plain ? m_plain->finish() : sync(); }

    /// True once the reader of standard output is gone.
    [[nodiscard]] bool readerGone() const { return m_plain && m_plain->readerGone(); }

private:
    explicit SearchOutput(Output plain);
    SearchOutput(std::string path, int descriptor);

    static Result<SearchOutput> open(const std::string &path, int flags);
    [[nodiscard]] Error cannot(const Message &what, int code) const;
    Result<void> recognise(const OutputMark &mark);
    Result<void> cutTo(std::int64_t bytes);

    std::optional<Output> m_plain; ///< none: a growing file
    std::string m_path;
    int m_descriptor = -1;
    std::int64_t m_bytes = 0;
    std::string m_tail; ///< the last of them, as many as a mark is made of
};

} // namespace cave::cli
