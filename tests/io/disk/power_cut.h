// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/disk/disk_calls.h"

namespace cave::test {

/// The files below a folder by their relative paths; folders end with "/".
using FolderImage = std::map<std::string, std::string>;

FolderImage imageOf(const std::filesystem::path &folder);
/// Replaces all that is in a folder.
void restore(const FolderImage &image, const std::filesystem::path &folder);

/// Which changes survive a power cut that weren't synced.
enum class Surviving { None, All, Some };

struct PowerCut {
    std::size_t at = 0;                 ///< as many changes were made before
    Surviving writes = Surviving::None; ///< `Some`: each sector or not
    Surviving names = Surviving::None;  ///< `Some`: of each folder those up to some time
    std::uint64_t seed = 0;             ///< decides which
};

/// Records what happens to a folder, to find what a power cut leaves. Only what was synced certainly
/// survives: the content of a file by fsync(2) of that file, its name by fsync(2) of its folder.
class RecordedDisk : public DiskWatcher {
public:
    explicit RecordedDisk(const std::filesystem::path &folder);

    /// How many changes and syncs were recorded.
    [[nodiscard]] std::size_t recorded() const { return m_changes.size(); }
    /// Where syncs are: the number of changes before each.
    [[nodiscard]] std::vector<std::size_t> syncs() const;
    [[nodiscard]] FolderImage leftBy(const PowerCut &cut) const;

    void created(int descriptor, const std::string &path) override;
    void wrote(int descriptor, off_t offset, const char *data, std::size_t size) override;
    void truncated(int descriptor, off_t size) override;
    void synced(int descriptor) override;
    void syncedAll() override;
    void madeFolder(const std::string &path) override;
    void linked(const std::string &from, const std::string &to) override;
    void renamed(const std::string &from, const std::string &to) override;
    void removed(int folder, const std::string &path) override;

private:
    using Node = std::size_t; ///< a file or folder, whatever its name
    static constexpr Node kNoNode = SIZE_MAX;
    using Inode = std::pair<dev_t, ino_t>;

    enum class Kind { Write, Truncate, Enter, Leave, Rename, Sync, SyncAll };
    struct Change {
        Kind kind;
        Node node;         ///< the file; the folder in which names change; what was synced
        off_t offset = 0;  ///< of a write; the new size
        std::string bytes; ///< written
        std::string name;  ///< entered, left, or renamed
        std::string to;    ///< its new name
        Node entered = kNoNode;
    };
    /// Of all nodes.
    struct Contents {
        std::vector<std::string> files;
        std::vector<std::map<std::string, Node>> folders;
    };

    Node addNode(bool folder);
    void scan(const std::filesystem::path &folder, Node node);
    [[nodiscard]] Node nodeOf(int descriptor) const;
    [[nodiscard]] Node nodeOf(const std::string &path) const;
    [[nodiscard]] Node folderOf(const std::string &path) const;
    void enter(const std::string &path, bool folder);
    [[nodiscard]] std::vector<bool> surviving(const PowerCut &cut) const;
    static void apply(const Change &change, std::uint64_t sectors, Contents &contents);
    void gather(const Contents &contents, Node folder, const std::string &path, FolderImage &image) const;

    std::map<Inode, Node> m_nodes;
    std::vector<bool> m_isFolder; ///< of each node; the root is the first
    Contents m_start;
    std::vector<Change> m_changes;
};

} // namespace cave::test
