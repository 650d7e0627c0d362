// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <sys/types.h>

namespace cave::test {

/// A call by which a program changes the disk.
enum class DiskCall { Create, Open, Write, Sync, Rename, Truncate, MakeFolder, Link };

/// Watches this process's calls that change files, those of SQLite and the standard library included: the
/// test program defines these functions of the C library itself (disk_calls.cpp). A watched disk isn't waited
/// for: syncs do nothing else. One watcher at a time; the default one only saves that time.
class DiskWatcher {
public:
    DiskWatcher();
    DiskWatcher(const DiskWatcher &) = delete;
    DiskWatcher &operator=(const DiskWatcher &) = delete;
    virtual ~DiskWatcher();

    /// Before a call: an errno to fail with, or 0. May shorten a write. `Open` is that of an existing file
    /// for writing.
    virtual int before(DiskCall /*call*/, std::size_t & /*bytes*/) { return 0; }

    // After a call that succeeded.
    virtual void created(int /*descriptor*/, const std::string & /*path*/) {}
    virtual void wrote(int /*descriptor*/, off_t /*offset*/, const char * /*data*/, std::size_t /*size*/) {}
    virtual void truncated(int /*descriptor*/, off_t /*size*/) {}
    virtual void synced(int /*descriptor*/) {}
    virtual void syncedAll() {}
    virtual void madeFolder(const std::string & /*path*/) {}
    virtual void linked(const std::string & /*from*/, const std::string & /*to*/) {}
    virtual void renamed(const std::string & /*from*/, const std::string & /*to*/) {}
    /// `folder`: a descriptor to which the path is relative, or AT_FDCWD.
    virtual void removed(int /*folder*/, const std::string & /*path*/) {}

private:
    DiskWatcher *m_outer; ///< watches again when this one is gone
};

} // namespace cave::test
