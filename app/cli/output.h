// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/outcome.h"
#include "app/cli/verb.h"
#include "core/base/result.h"
#include "core/io/files/atomic_file.h"

#include <optional>
#include <string>
#include <string_view>

namespace cave::cli {

/// The file that a verb is to write, as typed.
struct OutFile {
    std::string path;   ///< empty: none was named
    bool force = false; ///< replace a file that is there

    [[nodiscard]] WriteMode mode() const { return {force, true}; }
};

/// Adds --force to a verb; `file` must outlive the parsing.
void addForceFlag(Verb verb, OutFile &file);
/// Adds --out and --force.
Option addOutOption(Verb verb, OutFile &file, const Message &help);

/// True if two paths lead to one regular file, also if it isn't there yet.
bool isSameFile(const std::string &a, const std::string &b);

/// The failure to write a file; it mentions --force where that would help.
Outcome notWritten(const Error &error, const OutFile &file);

template<class T>
auto orNotWritten(Result<T> result, const OutFile &file)
{
    return orElse(std::move(result), [&](const Error &error) { return notWritten(error, file); });
}

/// Where a verb writes its result: standard output or a file, which is there whole or not at all. A reader
/// that went away and a full disk are errors, never silence; they may show as late as `finish`.
class Output {
public:
    /// On a terminal it shows what `printableLines` makes of the text.
    static Output standard() { return Output(std::nullopt, {}); }
    /// The file, or standard output if none is named. Errors of `AtomicFile`.
    static Result<Output> to(const OutFile &file);

    /// "standard output" or the file's path, for messages.
    [[nodiscard]] Message name() const { return m_file ? Message(m_path) : Message("standard output"); }

    Result<void> write(std::string_view text);
    /// Also hands it to the system, so that a reader of standard output has it at once.
    Result<void> writeNow(std::string_view text);

    /// Hands everything written to the system, and makes the file. Call it once, last.
    Result<void> finish() { return m_file ? m_file->commit() : flush(); }

    /// True once the reader of standard output is gone.
    [[nodiscard]] bool readerGone() const;

private:
    explicit Output(std::optional<AtomicFile> file, std::string path);
    Result<void> flush();

    std::optional<AtomicFile> m_file; ///< nothing: standard output
    std::string m_path;
    bool m_terminal = false;
};

/// Writes `text` to the file or to standard output.
Outcome writeResult(const OutFile &file, std::string_view text);

/// Writes text for people, of several lines in their language, to standard output and finishes it. It is
/// escaped by `printableLines`, which also suits JSON.
Outcome print(std::string_view text);
/// The same for a verb that has changed something: if it can't be printed, the failure says that the work is
/// done all the same. Goes to standard error if what the verb wrote, `written`, is on standard output.
Outcome printDone(std::string_view text, const OutFile &written = {});

/// Writes a line with a note to standard error.
void note(const Message &message);

} // namespace cave::cli
