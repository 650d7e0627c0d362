// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "tests/io/disk/power_cut.h"

namespace cave::test {

/// What an operation reports to its user while it runs. Its steps are counted from 1.
class Reports {
public:
    /// Calls `act()`, which returns a Result, and after an error once more, as users do. True once it
    /// succeeded: then step `step` is saved.
    template<class Act>
    bool attempt(int step, Act act)
    {
        for (int tries = 0; tries < 2; ++tries) {
            const auto done = act();
            if (done) {
                m_saved = step;
                return true;
            }
            m_errors.push_back(done.error());
        }
        return false;
    }
    /// From now on even a power cut must not lose this step.
    void promise(int step);

    [[nodiscard]] int saved() const { return m_saved; }
    [[nodiscard]] const std::vector<Error> &errors() const { return m_errors; }
    struct Promise {
        std::size_t at; ///< as many changes of the disk were recorded before
        int step;
    };
    [[nodiscard]] const std::vector<Promise> &promises() const { return m_promises; }

    /// Whose changes the promises are counted in.
    void follow(const RecordedDisk *disk) { m_disk = disk; }

private:
    int m_saved = 0;
    std::vector<Error> m_errors;
    std::vector<Promise> m_promises;
    const RecordedDisk *m_disk = nullptr;
};

/// Something that a user does, in a folder of files.
struct DiskOperation {
    std::string name;
    std::string file; ///< a part of its path that errors must mention
    int steps = 1;
    /// Makes what is there before.
    std::function<void(const std::filesystem::path &folder)> prepare = {};
    std::function<void(const std::filesystem::path &folder, Reports &reports)> run = {};
    /// Opens what is there afterwards, which must be sound, and returns the last step that is done.
    std::function<int(const std::filesystem::path &folder)> stepsDone = {};
};

/// Runs an operation again and again: each time another call fails, in each way in which it can. Then the
/// operation must report an error that names the file and the cause, unless it succeeds nevertheless; a
/// failure that doesn't last must not keep it from succeeding when it is tried again; and what was reported
/// as saved must be there.
void requireNoLossByFailingCalls(const DiskOperation &operation);

/// Runs an operation once, and cuts the power at each point at which it waits for the disk or promises
/// something. What is left must be sound and have what was promised.
void requireNoLossByPowerCuts(const DiskOperation &operation);

} // namespace cave::test
