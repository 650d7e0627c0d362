// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_target.h"

#include "core/io/files/folders.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <set>

#include "tests/support/test_data.h"

// What a power cut does is no concern here, and waiting for the disk takes longest by far.
extern "C" int fsync(int)
{
    return 0;
}
extern "C" int fdatasync(int)
{
    return 0;
}

namespace cave::fuzz {

namespace fs = std::filesystem;

namespace {

const std::string kInputs = "../fuzz/inputs/";

std::vector<fs::path> filesIn(const fs::path &folder)
{
    std::vector<fs::path> files;
    std::error_code missing;
    for (fs::directory_iterator entry(folder, missing), end; !missing && entry != end; ++entry)
        files.push_back(entry->path());
    std::ranges::sort(files);
    return files;
}

} // namespace

const std::vector<FuzzSubject> &fuzzSubjects()
{
    static const std::vector<FuzzSubject> kSubjects{
        {"level", levelTargets()}, {"text", textTargets()},   {"search", searchTargets()},
        {"codec", codecTargets()}, {"world", worldTargets()}, {"link", linkTargets()},
    };
    return kSubjects;
}

std::vector<std::string> strayInputs()
{
    std::set<std::string> names;
    for (const fs::path &folder : filesIn(testData(kInputs)))
        names.insert(folder.filename().string());
    for (const FuzzSubject &subject : fuzzSubjects()) {
        for (const FuzzTarget &target : subject.targets)
            names.erase(target.name);
    }
    return {names.begin(), names.end()};
}

std::vector<Bytes> firstInputs(const FuzzTarget &target)
{
    std::vector<Bytes> inputs = target.samples();
    for (const fs::path &file : filesIn(testData(kInputs + target.name))) {
        Bytes input = fileBytes(file);
        if (std::ranges::find(inputs, input) == inputs.end())
            inputs.push_back(std::move(input));
    }
    return inputs;
}

void require(bool holds, std::string_view rule)
{
    if (holds)
        return;
    static_cast<void>(
        std::fprintf(stderr, "broken rule: %.*s\n", static_cast<int>(rule.size()), rule.data()));
    std::abort();
}

Bytes chosen(std::size_t choice, std::string_view text)
{
    Bytes bytes{static_cast<std::uint8_t>(choice)};
    bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
}

Bytes fileBytes(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    require(stream.is_open(), "a file of the tests can be read: " + file.string());
    Bytes bytes(static_cast<std::size_t>(fs::file_size(file)));
    stream.read(reinterpret_cast<char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

std::vector<Bytes> testFiles(const std::string &folder, std::string_view extension)
{
    std::vector<Bytes> contents;
    for (const fs::path &file : filesIn(testData(folder))) {
        if (file.extension() == extension)
            contents.push_back(fileBytes(file));
    }
    require(!contents.empty(), "there are files in " + folder);
    return contents;
}

fs::path scratchPath(const std::string &name)
{
    static const ScratchFolder kFolder;
    require(!kFolder.path().empty(), "a folder for temporary files can be made");
    std::error_code ignored;
    for (const fs::path &file : filesIn(kFolder.path())) {
        if (file.filename().string().starts_with(name))
            fs::remove_all(file, ignored);
    }
    return kFolder.path() / name;
}

fs::path scratchFile(const std::string &name, Input content)
{
    fs::path path = scratchPath(name);
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char *>(content.data()), static_cast<std::streamsize>(content.size()));
    return path;
}

std::uint8_t InputReader::byte()
{
    const Input one = take(1);
    return one.empty() ? std::uint8_t{0} : one[0];
}

std::size_t InputReader::below(std::size_t limit)
{
    const std::size_t low = byte();
    return (low + 256U * byte()) % limit;
}

std::int64_t InputReader::whole()
{
    std::uint64_t number = 0;
    for (unsigned i = 0; i < 8; ++i)
        number |= std::uint64_t{byte()} << (8 * i);
    return static_cast<std::int64_t>(number);
}

Input InputReader::take(std::size_t length)
{
    const Input taken = m_rest.first(std::min(length, m_rest.size()));
    m_rest = m_rest.subspan(taken.size());
    return taken;
}

} // namespace cave::fuzz
