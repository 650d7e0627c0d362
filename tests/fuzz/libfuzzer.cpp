// SPDX-License-Identifier: MIT
// Feeds one target with bytes that libFuzzer makes up, led by which code they reach; see tools/fuzz.py.
//
//   cavegame_fuzz --list
//   cavegame_fuzz --target=NAME [--samples=FOLDER] [options of libFuzzer] CORPUS...
//
// Samples, and the words in them as FOLDER.dict, are written before it begins.

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutations.h"

using namespace cave::fuzz;

namespace {

const FuzzTarget *chosenTarget = nullptr;

void write(const std::string &path, std::string_view text)
{
    std::ofstream(path, std::ios::binary) << text;
}

/// A line of a dictionary.
std::string lineOf(const Bytes &word)
{
    std::string line = "\"";
    for (const std::uint8_t byte : word) {
        char text[8];
        static_cast<void>(std::snprintf(text, sizeof text, "\\x%02x", unsigned{byte}));
        line += text;
    }
    return line + "\"\n";
}

void writeSamples(const std::string &folder)
{
    const std::vector<Bytes> inputs = firstInputs(*chosenTarget);
    for (std::size_t i = 0; i < inputs.size(); ++i)
        write(folder + "/sample-" + std::to_string(i), textOf(inputs[i]));
    std::string words;
    for (const Bytes &word : wordsOf(inputs))
        words += lineOf(word);
    write(folder + ".dict", words);
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *count, char ***arguments)
{
    for (int i = 1; i < *count; ++i) {
        const std::string_view argument = (*arguments)[i];
        for (const FuzzSubject &subject : fuzzSubjects()) {
            for (const FuzzTarget &target : subject.targets) {
                if (argument == "--list")
                    static_cast<void>(std::puts(target.name.c_str()));
                else if (argument == "--target=" + target.name)
                    chosenTarget = &target;
            }
        }
        if (argument == "--list")
            std::exit(0);
        constexpr std::string_view kSamples = "--samples=";
        if (argument.starts_with(kSamples) && chosenTarget != nullptr)
            writeSamples(std::string(argument.substr(kSamples.size())));
    }
    require(chosenTarget != nullptr, "an option says which target to feed: --target=NAME");
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    chosenTarget->feed({data, size});
    return 0;
}
