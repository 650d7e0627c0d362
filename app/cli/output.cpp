#include "app/cli/output.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace cave::cli {
namespace {

Error systemError(const std::string &what)
{
    const int code = errno;
    return {code == ENOSPC ? ErrorCode::DiskFull : ErrorCode::Io,
            what + ": " + std::generic_category().message(code)};
}

} // namespace

void Output::Close::operator()(std::FILE *file) const
{
    if (file != stdout)
        (void)std::fclose(file);
}

Output::Output(std::FILE *file, std::string name) : m_file(file), m_name(std::move(name)) {}

Output Output::standard()
{
    return {stdout, "standard output"};
}

Result<Output> Output::file(const std::string &path)
{
    std::FILE *file = std::fopen(path.c_str(), "wb");
    if (file == nullptr)
        return systemError("can't write the file");
    return Output(file, path);
}

Result<void> Output::write(std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), m_file.get()) != text.size())
        return systemError("can't write the result");
    return {};
}

Result<void> Output::flush()
{
    if (std::fflush(m_file.get()) != 0)
        return systemError("can't write the result");
    return {};
}

Result<void> Output::finish()
{
    if (Result<void> flushed = flush(); !flushed)
        return flushed;
    if (m_file.get() != stdout && std::fclose(m_file.release()) != 0)
        return systemError("can't write the result");
    return {};
}

Result<void> printText(std::string_view text)
{
    Output output = Output::standard();
    Result<void> written = output.write(text);
    return written.ok() ? output.finish() : written;
}

Outcome print(std::string_view text)
{
    const Result<void> printed = printText(text);
    return printed.ok() ? Outcome{} : failed(printed.error(), "standard output");
}

} // namespace cave::cli
