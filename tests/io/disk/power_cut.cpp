// SPDX-License-Identifier: MIT
#include "tests/io/disk/power_cut.h"

#include "core/base/hashing.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>

#include "tests/io/files/io_fixtures.h"

namespace cave::test {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kSector = 512;
constexpr std::uint64_t kAllSectors = 0;

void readInto(const fs::path &folder, const std::string &prefix, FolderImage &image)
{
    for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
        const std::string name = prefix + entry.path().filename().string();
        if (entry.is_directory()) {
            image[name + '/'];
            readInto(entry.path(), name + '/', image);
        } else {
            image[name] = readBytes(entry.path());
        }
    }
}

/// How many of the changes survive.
std::uint64_t keptOf(Surviving which, std::size_t changes, std::uint64_t draw)
{
    switch (which) {
    case Surviving::None:
        return 0;
    case Surviving::All:
        return changes;
    case Surviving::Some:
        break;
    }
    return draw % (changes + 1);
}

} // namespace

FolderImage imageOf(const fs::path &folder)
{
    FolderImage image;
    readInto(folder, "", image);
    return image;
}

void restore(const FolderImage &image, const fs::path &folder)
{
    for (const fs::directory_entry &entry : fs::directory_iterator(folder))
        fs::remove_all(entry.path());
    for (const auto &[name, bytes] : image) { // a folder before what is in it
        if (name.ends_with('/'))
            fs::create_directory(folder / name);
        else
            writeBytes(folder / name, bytes);
    }
}

RecordedDisk::RecordedDisk(const fs::path &folder)
{
    const Node root = addNode(true);
    struct stat status {};
    if (::stat(folder.c_str(), &status) == 0)
        m_nodes[{status.st_dev, status.st_ino}] = root;
    scan(folder, root);
}

RecordedDisk::Node RecordedDisk::addNode(bool folder)
{
    m_isFolder.push_back(folder);
    m_start.files.emplace_back();
    m_start.folders.emplace_back();
    return m_isFolder.size() - 1;
}

void RecordedDisk::scan(const fs::path &folder, Node node)
{
    for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
        struct stat status {};
        if (::lstat(entry.path().c_str(), &status) != 0)
            continue;
        const auto [place, isNew] = m_nodes.try_emplace({status.st_dev, status.st_ino}, m_isFolder.size());
        const Node found = place->second;
        m_start.folders[node][entry.path().filename().string()] = found;
        if (!isNew)
            continue;
        addNode(S_ISDIR(status.st_mode));
        if (S_ISDIR(status.st_mode)) {
            scan(entry.path(), found);
        } else {
            m_start.files[found] = readBytes(entry.path());
        }
    }
}

RecordedDisk::Node RecordedDisk::nodeOf(int descriptor) const
{
    struct stat status {};
    const auto found =
        ::fstat(descriptor, &status) == 0 ? m_nodes.find({status.st_dev, status.st_ino}) : m_nodes.end();
    return found == m_nodes.end() ? kNoNode : found->second;
}

RecordedDisk::Node RecordedDisk::nodeOf(const std::string &path) const
{
    struct stat status {};
    const auto found =
        ::lstat(path.c_str(), &status) == 0 ? m_nodes.find({status.st_dev, status.st_ino}) : m_nodes.end();
    return found == m_nodes.end() ? kNoNode : found->second;
}

RecordedDisk::Node RecordedDisk::folderOf(const std::string &path) const
{
    return nodeOf(fs::path(path).parent_path().string());
}

/// A new file or folder. One elsewhere may have the inode of a file that was removed here.
void RecordedDisk::enter(const std::string &path, bool folder)
{
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0)
        return;
    const Inode inode{status.st_dev, status.st_ino};
    m_nodes.erase(inode);
    const Node parent = folderOf(path);
    if (parent == kNoNode)
        return;
    const Node node = addNode(folder);
    m_nodes[inode] = node;
    m_changes.push_back({Kind::Enter, parent, 0, {}, fs::path(path).filename().string(), {}, node});
}

void RecordedDisk::created(int /*descriptor*/, const std::string &path)
{
    enter(path, false);
}

void RecordedDisk::madeFolder(const std::string &path)
{
    enter(path, true);
}

void RecordedDisk::wrote(int descriptor, off_t offset, const char *data, std::size_t size)
{
    if (const Node node = nodeOf(descriptor); node != kNoNode)
        m_changes.push_back({Kind::Write, node, offset, std::string(data, size), {}, {}});
}

void RecordedDisk::truncated(int descriptor, off_t size)
{
    if (const Node node = nodeOf(descriptor); node != kNoNode)
        m_changes.push_back({Kind::Truncate, node, size, {}, {}, {}});
}

void RecordedDisk::synced(int descriptor)
{
    if (const Node node = nodeOf(descriptor); node != kNoNode)
        m_changes.push_back({Kind::Sync, node, 0, {}, {}, {}});
}

void RecordedDisk::syncedAll()
{
    m_changes.push_back({Kind::SyncAll, kNoNode, 0, {}, {}, {}});
}

void RecordedDisk::linked(const std::string & /*from*/, const std::string &to)
{
    const Node folder = folderOf(to);
    const Node node = nodeOf(to);
    if (folder != kNoNode && node != kNoNode)
        m_changes.push_back({Kind::Enter, folder, 0, {}, fs::path(to).filename().string(), {}, node});
}

void RecordedDisk::renamed(const std::string &from, const std::string &to)
{
    const Node folder = folderOf(to);
    const Node before = folderOf(from);
    if (folder == kNoNode && before == kNoNode)
        return;
    if (folder == before) {
        m_changes.push_back({Kind::Rename,
                             folder,
                             0,
                             {},
                             fs::path(from).filename().string(),
                             fs::path(to).filename().string()});
        return;
    }
    if (folder != kNoNode)
        m_changes.push_back({Kind::Enter, folder, 0, {}, fs::path(to).filename().string(), {}, nodeOf(to)});
    if (before != kNoNode)
        m_changes.push_back({Kind::Leave, before, 0, {}, fs::path(from).filename().string(), {}});
}

void RecordedDisk::removed(int folder, const std::string &path)
{
    const fs::path name(path);
    const Node parent = folder == AT_FDCWD || name.is_absolute() ? folderOf(path) : nodeOf(folder);
    if (parent != kNoNode)
        m_changes.push_back({Kind::Leave, parent, 0, {}, name.filename().string(), {}});
}

std::vector<std::size_t> RecordedDisk::syncs() const
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        if (m_changes[i].kind == Kind::Sync || m_changes[i].kind == Kind::SyncAll)
            places.push_back(i);
    }
    return places;
}

/// Of each change before the cut, whether any of it is on the disk.
std::vector<bool> RecordedDisk::surviving(const PowerCut &cut) const
{
    std::vector<bool> survives(cut.at);
    std::vector<bool> synced(m_isFolder.size());
    std::vector<std::size_t> later(m_isFolder.size()); // changes of a folder's names after its last sync
    bool allSynced = false;
    for (std::size_t i = cut.at; i-- > 0;) {
        const Change &change = m_changes[i];
        allSynced = allSynced || change.kind == Kind::SyncAll;
        if (change.kind == Kind::Sync)
            synced[change.node] = true;
        if (change.kind == Kind::Sync || change.kind == Kind::SyncAll)
            continue;
        survives[i] = allSynced || synced[change.node];
        if (!survives[i] && m_isFolder[change.node])
            ++later[change.node];
    }
    // Of a folder, as in the journal of a file system, none survives without those before it.
    std::vector<std::size_t> passed(m_isFolder.size());
    for (std::size_t i = 0; i < cut.at; ++i) {
        const Change &change = m_changes[i];
        if (survives[i] || change.kind == Kind::Sync || change.kind == Kind::SyncAll)
            continue;
        const std::uint64_t draw = mix64(combine(cut.seed, change.kind == Kind::Truncate ? i : change.node));
        if (m_isFolder[change.node])
            survives[i] = passed[change.node]++ < keptOf(cut.names, later[change.node], draw);
        else if (change.kind == Kind::Truncate)
            survives[i] = keptOf(cut.writes, 1, draw) == 1;
        else
            survives[i] = cut.writes != Surviving::None; // `apply` leaves out sectors
    }
    return survives;
}

/// `sectors`: decides which sectors of a write are left out; `kAllSectors` for none.
void RecordedDisk::apply(const Change &change, std::uint64_t sectors, Contents &contents)
{
    switch (change.kind) {
    case Kind::Write: {
        std::string &file = contents.files[change.node];
        const auto start = static_cast<std::size_t>(change.offset);
        for (std::size_t at = 0; at < change.bytes.size();) {
            const std::size_t end =
                std::min(change.bytes.size(), ((start + at) / kSector + 1) * kSector - start);
            if (sectors == kAllSectors || mix64(combine(sectors, start + at)) % 2 == 0) {
                file.resize(std::max(file.size(), start + end));
                std::memcpy(file.data() + start + at, change.bytes.data() + at, end - at);
            }
            at = end;
        }
        break;
    }
    case Kind::Truncate:
        contents.files[change.node].resize(static_cast<std::size_t>(change.offset));
        break;
    case Kind::Enter:
        contents.folders[change.node][change.name] = change.entered;
        break;
    case Kind::Leave:
        contents.folders[change.node].erase(change.name);
        break;
    case Kind::Rename: {
        std::map<std::string, Node> &names = contents.folders[change.node];
        if (const auto found = names.find(change.name); found != names.end()) {
            const Node node = found->second;
            names.erase(found);
            names[change.to] = node;
        }
        break;
    }
    case Kind::Sync:
    case Kind::SyncAll:
        break;
    }
}

FolderImage RecordedDisk::leftBy(const PowerCut &cut) const
{
    const std::vector<bool> survives = surviving(cut);
    // What survives for certain does so whole.
    PowerCut certain = cut;
    certain.writes = certain.names = Surviving::None;
    const std::vector<bool> isCertain = surviving(certain);
    Contents contents = m_start;
    for (std::size_t i = 0; i < cut.at; ++i) {
        if (!survives[i])
            continue;
        const bool torn = cut.writes == Surviving::Some && !isCertain[i];
        apply(m_changes[i], torn ? combine(cut.seed, i) | 1U : kAllSectors, contents);
    }
    FolderImage image;
    gather(contents, 0, "", image);
    return image;
}

void RecordedDisk::gather(const Contents &contents, Node folder, const std::string &path,
                          FolderImage &image) const
{
    for (const auto &[name, node] : contents.folders[folder]) {
        if (m_isFolder[node]) {
            image[path + name + '/'];
            gather(contents, node, path + name + '/', image);
        } else {
            image[path + name] = contents.files[node];
        }
    }
}

} // namespace cave::test
