// SPDX-License-Identifier: MIT
#include "tests/io/disk/disk_trial.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cerrno>
#include <cstring>
#include <initializer_list>
#include <iostream>
#include <map>
#include <optional>
#include <set>

#include "tests/support/temp_folder.h"

namespace cave::test {
namespace {

namespace fs = std::filesystem;

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CAVEGAME_SLOW_BUILD
#endif
#endif
#ifdef CAVEGAME_SLOW_BUILD
constexpr int kStride = 3; // of the calls; all are tried in the release build
#else
constexpr int kStride = 1;
#endif

struct Failure {
    const char *name;
    int error;
    std::set<DiskCall> calls; ///< that can fail so
    bool lasts;               ///< all later calls fail, too
    bool shortens = false;    ///< the first one writes half
    int first = 1;            ///< the number of a call
    int every = 1;            ///< not all calls are tried
};

const std::vector<Failure> &failures()
{
    using enum DiskCall;
    static const std::vector<Failure> kFailures{
        {"full disk", ENOSPC, {Create, Write, Sync, Rename, Truncate, MakeFolder, Link}, true},
        {"full disk after half a write", ENOSPC, {Write}, true, true, 1, 2},
        {"half a write", 0, {Write}, false, true, 2, 2},
        {"error of the disk", EIO, {Create, Open, Write, Sync, Rename, Truncate, MakeFolder, Link}, false},
        {"no permission", EACCES, {Create, Open, Rename, MakeFolder, Link}, false},
    };
    return kFailures;
}

/// Lets the n-th call fail.
class FailingDisk : public DiskWatcher {
public:
    FailingDisk(const Failure &failure, int n) : m_failure(failure), m_n(n) {}

    [[nodiscard]] bool failed() const { return m_calls >= m_n; }
    /// Whether the call that failed was to open or create a file. SQLite doesn't report why that fails.
    [[nodiscard]] bool failedToOpen() const { return m_failedToOpen; }

    int before(DiskCall call, std::size_t &bytes) override
    {
        if (!m_failure.calls.contains(call))
            return 0;
        ++m_calls;
        if (m_calls < m_n || (m_calls > m_n && !m_failure.lasts))
            return 0;
        m_failedToOpen = call == DiskCall::Open || call == DiskCall::Create;
        if (m_failure.shortens && m_calls == m_n && bytes > 1) {
            bytes /= 2;
            return 0;
        }
        return m_failure.error;
    }

private:
    const Failure &m_failure;
    int m_n;
    int m_calls = 0;
    bool m_failedToOpen = false;
};

bool namesCause(const std::string &text, const Failure &failure, bool failedToOpen)
{
    std::vector<std::string> words{std::strerror(failure.error)};
    if (failure.error == ENOSPC)
        words.emplace_back("no space left on the disk");
    if (failedToOpen && !failure.lasts) // by the time of the report it can be opened again
        words.insert(words.end(), {"read-only", "readonly database", "unable to open database"});
    return std::ranges::any_of(words,
                               [&](const std::string &word) { return text.find(word) != std::string::npos; });
}

/// True if no call failed any more.
bool tryFailure(const DiskOperation &operation, const FolderImage &start, const fs::path &folder,
                const Failure &failure, int n)
{
    INFO(operation.name << ": " << failure.name << " at call " << n);
    restore(start, folder);
    Reports reports;
    bool failedToOpen = false;
    {
        FailingDisk disk(failure, n);
        operation.run(folder, reports);
        failedToOpen = disk.failedToOpen();
        if (!disk.failed()) {
            REQUIRE(reports.errors().empty());
            REQUIRE(reports.saved() == operation.steps);
            return true;
        }
    }
    for (const Error &error : reports.errors()) {
        INFO(error.text());
        CHECK(error.text().find(operation.file) != std::string::npos);
        CHECK(namesCause(error.text(), failure, failedToOpen));
    }
    if (!failure.lasts)
        CHECK(reports.saved() == operation.steps);
    CHECK(operation.stepsDone(folder) >= reports.saved());
    return false;
}

std::vector<PowerCut> cutsAt(std::size_t at)
{
    using enum Surviving;
    return {{at, None, None},         {at, None, All},         {at, All, None},
            {at, All, All},           {at, Some, All, at + 1}, {at, Some, Some, at + 2},
            {at, None, Some, at + 3}, {at, All, Some, at + 4}};
}

/// In memory, where there is such a folder.
fs::path quickest()
{
    const fs::path inMemory = "/dev/shm";
    return fs::is_directory(inMemory) ? inMemory : fs::temp_directory_path();
}

int promisedBefore(const Reports &reports, std::size_t at)
{
    int step = 0;
    for (const Reports::Promise &promise : reports.promises())
        step = promise.at <= at ? promise.step : step;
    return step;
}

} // namespace

void Reports::promise(int step)
{
    if (m_disk != nullptr)
        m_promises.push_back({m_disk->recorded(), step});
}

void requireNoLossByFailingCalls(const DiskOperation &operation)
{
    const DiskWatcher quick;
    const TempFolder folder(quickest());
    operation.prepare(folder.path());
    const FolderImage start = imageOf(folder.path());
    std::cout << "disk test: " << operation.name << ", failing calls:";
    for (const Failure &failure : failures()) {
        int tried = 0;
        for (int n = failure.first; !tryFailure(operation, start, folder.path(), failure, n);
             n += kStride * failure.every)
            ++tried;
        std::cout << ' ' << tried << ' ' << failure.name << (&failure == &failures().back() ? "" : ",");
    }
    std::cout << std::endl;
}

void requireNoLossByPowerCuts(const DiskOperation &operation)
{
    const DiskWatcher quick;
    const TempFolder folder(quickest());
    operation.prepare(folder.path());
    Reports reports;
    RecordedDisk disk(folder.path());
    reports.follow(&disk);
    operation.run(folder.path(), reports);
    {
        const DiskWatcher unrecorded;
        REQUIRE(reports.saved() == operation.steps);
        std::set<std::size_t> places{disk.recorded()};
        for (const std::size_t at : disk.syncs())
            places.insert(at);
        for (const Reports::Promise &promise : reports.promises())
            places.insert(promise.at);
        std::map<FolderImage, int> doneIn; // many cuts leave the same
        std::size_t cuts = 0;
        for (const std::size_t at : places) {
            for (const PowerCut &cut : cutsAt(at)) {
                INFO(operation.name << ": cut after change " << at << ", surviving writes "
                                    << static_cast<int>(cut.writes) << ", names "
                                    << static_cast<int>(cut.names));
                const FolderImage left = disk.leftBy(cut);
                ++cuts;
                const auto [known, isNew] = doneIn.try_emplace(left, 0);
                if (isNew) {
                    restore(left, folder.path());
                    known->second = operation.stepsDone(folder.path());
                }
                CHECK(known->second >= promisedBefore(reports, at));
            }
        }
        std::cout << "disk test: " << operation.name << ", power cuts: " << disk.syncs().size() << " syncs, "
                  << cuts << " cuts, " << doneIn.size() << " different states of the disk" << std::endl;
    }
}

} // namespace cave::test
