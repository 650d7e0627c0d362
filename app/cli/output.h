#pragma once

#include "app/cli/outcome.h"
#include "core/base/result.h"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace cave::cli {

/// Where a verb writes its result: standard output or a file. A reader that went away and a full disk are
/// errors, never silence; they may show as late as `finish`.
class Output {
public:
    static Output standard();
    /// Makes or empties the file at `path`. Error Io: it can't be written.
    static Result<Output> file(const std::string &path);

    /// "standard output" or the file's path, for messages.
    [[nodiscard]] const std::string &name() const { return m_name; }

    Result<void> write(std::string_view text);
    /// Hands what was written so far to the system, so that a reader has it at once.
    Result<void> flush();

    /// Hands everything written to the system. Call it once, last.
    Result<void> finish();

private:
    struct Close {
        void operator()(std::FILE *file) const;
    };

    Output(std::FILE *file, std::string name);

    std::unique_ptr<std::FILE, Close> m_file;
    std::string m_name;
};

/// Writes `text` to standard output and finishes it.
Result<void> printText(std::string_view text);
/// The same at the end of a verb: how that ended.
Outcome print(std::string_view text);

} // namespace cave::cli
