// SPDX-License-Identifier: MIT
#include "app/cli/output.h"

#include "app/cli/option_checks.h"
#include "app/cli/texts/say.h"
#include "core/base/text.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <poll.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave::cli {
namespace {

Error lastPrintError()
{
    const int code = errno;
    const ErrorCode kind = code == ENOSPC  ? ErrorCode::DiskFull
                           : code == EPIPE ? ErrorCode::ReaderGone
                                           : ErrorCode::Io;
    const Message what =
        code == EBADF ? message("it is closed") : Message(std::generic_category().message(code));
    return {kind, message("can't write the result: %1", what)};
}

} // namespace

void addForceFlag(Verb verb, OutFile &file)
{
    verb.addFlag("--force", file.force,
                 "Overwrite an existing file; worlds and other databases are never overwritten");
}

Option addOutOption(Verb verb, OutFile &file, const Message &help)
{
    const Option out = verb.addOption("--out", file.path, help).check(refuseEmpty).typeName("FILE");
    addForceFlag(verb, file);
    return out;
}

bool isSameFile(const std::string &a, const std::string &b)
{
    namespace fs = std::filesystem;
    std::error_code unknown;
    if (fs::equivalent(a, b, unknown))
        return fs::is_regular_file(a, unknown);
    const auto whole = [&](const std::string &path) {
        return fs::weakly_canonical(fs::absolute(path, unknown), unknown);
    };
    return !fs::exists(a, unknown) && whole(a) == whole(b);
}

Outcome notWritten(const Error &error, const OutFile &file)
{
    Outcome outcome = failed(error, file.path.empty() ? message("standard output") : Message(file.path));
    if (error.code == ErrorCode::AlreadyExists)
        outcome.what = message("%1; use --force to overwrite it", std::move(outcome.what));
    return outcome;
}

Output::Output(std::optional<AtomicFile> file, std::string path)
    : m_file(std::move(file))
    , m_path(std::move(path))
    , m_terminal(!m_file && isatty(STDOUT_FILENO) != 0)
{
}

Result<Output> Output::to(const OutFile &file)
{
    if (file.path.empty())
        return standard();
    auto made = CAVE_TRY(AtomicFile::create(file.path, file.mode()));
    return Output(std::move(made), file.path);
}

Result<void> Output::write(std::string_view text)
{
    if (m_file)
        return m_file->write(text);
    const std::string shown = m_terminal ? printableLines(text) : std::string();
    const std::string_view bytes = m_terminal ? shown : text;
    if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size())
        return lastPrintError();
    return {};
}

Result<void> Output::flush()
{
    if (!m_file && std::fflush(stdout) != 0)
        return lastPrintError();
    return {};
}

Result<void> Output::writeNow(std::string_view text)
{
    CAVE_TRY(write(text));
    return flush();
}

bool Output::readerGone() const
{
    pollfd standard{STDOUT_FILENO, 0, 0};
    return !m_file && poll(&standard, 1, 0) > 0 && (standard.revents & POLLERR) != 0;
}

Outcome writeResult(const OutFile &file, std::string_view text)
{
    auto output = CAVE_TRY(orNotWritten(Output::to(file), file));
    CAVE_TRY(orNotWritten(output.write(text), file));
    return orNotWritten(output.finish(), file);
}

Outcome print(std::string_view text)
{
    return writeResult({}, printableLines(text));
}

Outcome printDone(std::string_view text, const OutFile &written)
{
    if (isStandardOutput(written.path)) {
        std::cerr << printableLines(text);
        return {};
    }
    Outcome outcome = print(text);
    if (!outcome.done())
        outcome.what = message("the command succeeded, but %1", std::move(outcome.what));
    return outcome;
}

void note(const Message &message)
{
    std::cerr << "cavegame-cli: " << sayLine(cave::message("note: %1", message));
}

} // namespace cave::cli
