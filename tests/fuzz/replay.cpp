// SPDX-License-Identifier: MIT
// Feeds targets with all inputs that are known, and with changes of them that are always the same.
//
//   cavegame_fuzz_replay SUBJECT      all targets of a subject
//   cavegame_fuzz_replay TARGET FILE  one input, such as one that was found
//
// An input that ends the program is left in a file.

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <initializer_list>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutations.h"

using namespace cave::fuzz;

namespace {

constexpr int kLongest = 20; // seconds of processor time for an input

/// What is being fed, for the handler of signals.
struct Fed {
    const char *target = "";
    std::string file; ///< where it is left if it ends the program
    Input input;
};
Fed fed;

void say(std::initializer_list<const char *> texts)
{
    for (const char *text : texts) {
        if (::write(STDERR_FILENO, text, std::strlen(text)) < 0)
            return;
    }
}

/// Keeps the input, by what a handler may call.
void keepInput(int signal)
{
    const int file = ::open(fed.file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    const bool kept = ::write(file, fed.input.data(), fed.input.size()) >= 0;
    say({"\n", fed.target, signal == SIGPROF ? ": an input takes too long" : ": an input ends the program",
         kept ? "; it is in the file " : "", kept ? fed.file.c_str() : "", "\n"});
    std::signal(SIGABRT, SIG_DFL);
    std::abort();
}

bool feed(const FuzzTarget &target, Input input)
{
    fed.target = target.name.c_str();
    fed.file = "failed-" + target.name;
    fed.input = input;
    const itimerval limit{{0, 0}, {kLongest, 0}};
    ::setitimer(ITIMER_PROF, &limit, nullptr);
    return target.feed(input);
}

void replay(const FuzzTarget &target)
{
    const std::vector<Bytes> inputs = firstInputs(target);
    const std::vector<Bytes> words = wordsOf(inputs);
    const std::size_t samples = target.samples().size();
    int valid = 0;
    for (std::size_t number = 0; number < inputs.size(); ++number) {
        const bool isValid = feed(target, inputs[number]);
        require(isValid || number >= samples, "samples are valid");
        valid += isValid ? 1 : 0;
        Mutator mutator(inputs[number], inputs, words);
        for (int i = 0; i < target.mutations; ++i)
            valid += feed(target, mutator.next()) ? 1 : 0;
    }
    static_cast<void>(std::printf("%s: %zu inputs, %d changes of each; %d were valid\n", target.name.c_str(),
                                  inputs.size(), target.mutations, valid));
}

} // namespace

int main(int count, char **arguments)
{
    for (const int signal : {SIGABRT, SIGPROF})
        std::signal(signal, keepInput);
#ifdef CAVEGAME_FUZZ_MEMORY
    const rlimit memory{CAVEGAME_FUZZ_MEMORY, CAVEGAME_FUZZ_MEMORY};
    ::setrlimit(RLIMIT_AS, &memory);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE})
        std::signal(signal, keepInput);
#endif
    require(strayInputs().empty(), "every folder of inputs has the name of a target");
    const std::string_view wanted = count > 1 ? arguments[1] : "";
    bool isFound = false;
    for (const FuzzSubject &subject : fuzzSubjects()) {
        for (const FuzzTarget &target : subject.targets) {
            if (count == 3 && wanted == target.name)
                feed(target, fileBytes(arguments[2]));
            else if (wanted == subject.name)
                replay(target);
            isFound = isFound || wanted == target.name || wanted == subject.name;
        }
    }
    require(isFound, "an argument says what to feed");
    return 0;
}
