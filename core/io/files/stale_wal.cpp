// SPDX-License-Identifier: MIT
#include "core/io/files/stale_wal.h"

#include "core/base/held_files.h"
#include "core/io/files/database.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <span>
#include <string_view>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace cave {
namespace {

namespace fs = std::filesystem;
using LogBytes = std::span<const std::uint8_t>;
using LogToken = std::array<std::uint8_t, 16>; ///< identifies a transaction

// The row: these 16 bytes, the token of the newest transaction, that of the one before it.
constexpr std::array<std::uint8_t, 16> kMark{0xc4, 0x7e, 'C', 'a', 'v', 'e', ' ', 'l',
                                             'o',  'g',  ' ', 'l', 'i', 'n', 'k', 0x1a};

constexpr std::size_t kWalHeader = 32;
constexpr std::size_t kFrameHeader = 24;
constexpr std::size_t kFileHeader = 100;        // of a database
constexpr std::uint32_t kWalMagic = 0x377f0682; // the lowest bit: checksums are of big-endian words

struct WalLink {
    LogToken newest{};
    LogToken before{};
};

/// What a log contains.
struct LogChain {
    std::size_t pageSize = 0;       ///< 0: no complete transaction
    std::uint32_t page = 0;         ///< of the link; 0: no transaction renewed it
    LogToken first{};               ///< the predecessor of the first one; zeros: the link was created there
    std::vector<LogToken> tokens{}; ///< of the transactions

    friend bool operator==(const LogChain &, const LogChain &) = default;
};

std::uint32_t bigEndian(LogBytes bytes, std::size_t at)
{
    return std::uint32_t{bytes[at]} << 24U | std::uint32_t{bytes[at + 1]} << 16U |
           std::uint32_t{bytes[at + 2]} << 8U | bytes[at + 3];
}

std::uint32_t littleEndian(LogBytes bytes, std::size_t at)
{
    return std::uint32_t{bytes[at + 3]} << 24U | std::uint32_t{bytes[at + 2]} << 16U |
           std::uint32_t{bytes[at + 1]} << 8U | bytes[at];
}

/// The link in a page of the database: a leaf of a table (type 13) with one row.
std::optional<WalLink> linkIn(LogBytes page)
{
    constexpr std::size_t kLongestStart = 16; // of a row, before the relevant bytes
    constexpr std::uint8_t kLeaf = 13;
    if (page.size() < 512 || page[0] != kLeaf || page[3] != 0 || page[4] != 1)
        return std::nullopt;
    const std::size_t row = std::size_t{page[8]} << 8U | page[9];
    if (row >= page.size())
        return std::nullopt;
    const LogBytes start = page.subspan(row, std::min(page.size() - row, kLongestStart + kMark.size()));
    const auto found = std::search(start.begin(), start.end(), kMark.begin(), kMark.end());
    const auto at = row + static_cast<std::size_t>(found - start.begin());
    if (found == start.end() || at + 3 * kMark.size() > page.size())
        return std::nullopt;
    const auto *tokens = page.data() + at + kMark.size();
    WalLink link;
    std::memcpy(link.newest.data(), tokens, link.newest.size());
    std::memcpy(link.before.data(), tokens + link.newest.size(), link.before.size());
    return link;
}

bool isPageSize(std::size_t bytes)
{
    return bytes >= 512 && bytes <= 65536 && (bytes & (bytes - 1)) == 0;
}

/// Reads a log frame by frame, as SQLite does after a crash: https://www.sqlite.org/fileformat.html, 4.2.
/// Neither log nor journal is ever locked, so they may be opened and closed.
class LogReader {
public:
    explicit LogReader(const fs::path &file) : m_stream(file, std::ios::binary) {}

    /// The transactions that SQLite would apply: complete ones, up to the first invalid frame.
    LogChain read()
    {
        LogChain chain;
        const std::size_t pageSize = readHeader();
        m_frame.resize(pageSize == 0 ? 0 : kFrameHeader + pageSize);
        std::optional<WalLink> pending; // of an incomplete transaction
        std::uint32_t page = 0;
        while (pageSize != 0 && readFrame()) {
            if (const std::optional<WalLink> link = linkIn(LogBytes(m_frame).subspan(kFrameHeader))) {
                pending = link;
                page = bigEndian(m_frame, 0);
            }
            if (bigEndian(m_frame, 4) == 0)
                continue; // only the last frame of a transaction has the resulting size of the file
            chain.pageSize = pageSize;
            if (!pending)
                continue;
            if (chain.page == 0)
                chain.first = pending->before;
            chain.page = page;
            chain.tokens.push_back(pending->newest);
            pending.reset();
        }
        return chain;
    }

private:
    bool fill(std::span<std::uint8_t> bytes)
    {
        return static_cast<bool>(m_stream.read(reinterpret_cast<char *>(bytes.data()),
                                               static_cast<std::streamsize>(bytes.size())));
    }

    /// The page size; 0 if it isn't a log.
    std::size_t readHeader()
    {
        if (!fill(m_header) || (bigEndian(m_header, 0) & ~1U) != kWalMagic)
            return 0;
        m_bigEndian = (bigEndian(m_header, 0) & 1U) != 0;
        add(LogBytes(m_header).first(24));
        const std::size_t pageSize = bigEndian(m_header, 8);
        return isPageSize(pageSize) && isSumAt(m_header, 24) ? pageSize : 0;
    }

    /// False at the first frame that belongs to an older log, or is truncated.
    bool readFrame()
    {
        if (!fill(m_frame) || std::memcmp(m_frame.data() + 8, m_header.data() + 16, 8) != 0)
            return false;
        add(LogBytes(m_frame).first(8));
        add(LogBytes(m_frame).subspan(kFrameHeader));
        return isSumAt(m_frame, 16);
    }

    void add(LogBytes bytes)
    {
        const auto word = m_bigEndian ? bigEndian : littleEndian;
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            m_sum[0] += word(bytes, at) + m_sum[1];
            m_sum[1] += word(bytes, at + 4) + m_sum[0];
        }
    }
    [[nodiscard]] bool isSumAt(LogBytes bytes, std::size_t at) const
    {
        return bigEndian(bytes, at) == m_sum[0] && bigEndian(bytes, at + 4) == m_sum[1];
    }

    std::ifstream m_stream;
    std::array<std::uint8_t, kWalHeader> m_header{};
    std::vector<std::uint8_t> m_frame;
    std::array<std::uint32_t, 2> m_sum{}; ///< the checksum, which is cumulative
    bool m_bigEndian = false;             ///< byte order of the checksum's words
};

LogChain chainOf(const fs::path &log)
{
    return LogReader(log).read();
}

std::optional<WalLink> linkOf(const fs::path &database, const LogChain &chain)
{
    if (chain.page == 0)
        return std::nullopt;
    const std::uint64_t offset = std::uint64_t{chain.page - 1} * chain.pageSize;
    const Result<std::vector<std::uint8_t>> page = readBytes(database, offset, chain.pageSize);
    return page ? linkIn(*page) : std::nullopt;
}

bool hasLinkTable(const Database &alone)
{
    const Result<std::int64_t> tables =
        alone.queryInteger("SELECT count(*) FROM sqlite_schema WHERE name = 'log_link'");
    return tables && *tables > 0;
}

bool isSoundDatabase(const Database &database)
{
    Result<Statement> check = database.prepare("PRAGMA quick_check(1)");
    if (!check)
        return false;
    const Result<bool> row = check->step();
    return row && *row && check->text(0) == "ok";
}

/// Copies a database through SQLite's file layer, which keeps this process's locks.
bool copyDatabase(const fs::path &from, const fs::path &to)
{
    constexpr std::size_t kAtOnce = std::size_t{4} << 20U;
    std::ofstream stream(to, std::ios::binary);
    for (std::uint64_t offset = 0;; offset += kAtOnce) {
        const Result<std::vector<std::uint8_t>> bytes = readBytes(from, offset, kAtOnce);
        if (!bytes)
            return false;
        stream.write(reinterpret_cast<const char *>(bytes->data()),
                     static_cast<std::streamsize>(bytes->size()));
        if (bytes->size() < kAtOnce)
            return static_cast<bool>(stream.flush());
    }
}

/// Examines in a copy what SQLite would make of file and log. Without proof the log counts as the file's, as
/// before: the file alone may be half of a checkpoint.
bool followsFromAlone(const fs::path &database, const fs::path &log, const FollowsFrom &follows)
{
    constexpr std::uintmax_t kMaxCopied = std::uintmax_t{64} << 20U; // bytes
    std::error_code unknown;
    if (fs::file_size(database, unknown) > kMaxCopied || fs::file_size(log, unknown) > kMaxCopied)
        return true;
    const Result<Database> alone = Database::open(database, Database::Mode::Immutable);
    if (!alone || !isSoundDatabase(*alone))
        return true;
    const ScratchFolder folder;
    const fs::path copy = folder.path() / "copy";
    std::error_code status;
    if (folder.path().empty() || !copyDatabase(database, copy) ||
        !fs::copy_file(log, companionFile(copy, "-wal"), status))
        return true;
    const Result<Database> together = Database::open(copy, Database::Mode::ReadWrite);
    return !together || (isSoundDatabase(*together) && follows(*together, *alone));
}

enum class Kinship { Related, Unrelated, Unclear };

/// Compares the links of a file, before and after reading the log, and of the log. Unclear: one of both has
/// none.
Kinship kinshipOf(const LogChain &chain, const std::optional<WalLink> &before,
                  const std::optional<WalLink> &after)
{
    if (chain.page == 0 || (!before && !after))
        return Kinship::Unclear;
    for (const std::optional<WalLink> &link : {before, after}) {
        if (link && (link->newest == chain.first ||
                     std::ranges::find(chain.tokens, link->newest) != chain.tokens.end()))
            return Kinship::Related;
    }
    return Kinship::Unrelated;
}

bool isRelatedWithoutLink(const fs::path &database, const fs::path &log, const LogChain &chain,
                          const FollowsFrom &follows)
{
    const Result<Database> alone = Database::open(database, Database::Mode::Immutable);
    const bool linked = alone && alone->queryInteger("SELECT length(link) FROM log_link WHERE id = 0").ok();
    const bool hasTable = alone && hasLinkTable(*alone); // otherwise its page may be damaged
    // A log that continues from a link belongs to a file with that link, in that place.
    if (chain.page != 0 && (linked || (!hasTable && chain.first != LogToken{})))
        return false;
    return followsFromAlone(database, log, follows);
}

/// The page size of a file; 0 if it isn't a database, or is empty.
std::size_t pageSizeOf(const fs::path &database)
{
    constexpr std::string_view kMagic = "SQLite format 3";
    const Result<std::vector<std::uint8_t>> start = readBytes(database, 0, kFileHeader);
    if (!start || start->size() < kFileHeader || !std::equal(kMagic.begin(), kMagic.end(), start->begin()))
        return 0;
    const std::size_t size = std::size_t{(*start)[16]} << 8U | (*start)[17];
    return size == 1 ? 65536 : size;
}

/// A reader may see inconsistent states of a log or file that are being written; then it tries again.
bool isLogRelated(const fs::path &database, const fs::path &log, const FollowsFrom &follows)
{
    constexpr int kTries = 20;
    LogChain early = chainOf(log); // contains the location of the link
    for (int i = 0;; ++i) {
        const std::optional<WalLink> before = linkOf(database, early);
        if (early.pageSize == 0 || kinshipOf(early, before, std::nullopt) == Kinship::Related)
            return true; // or it is empty
        LogChain chain = chainOf(log);
        const Kinship kinship = kinshipOf(chain, before, linkOf(database, chain));
        if (kinship == Kinship::Related)
            return true;
        if (i == kTries || early == chain)
            return kinship == Kinship::Unclear && chain.pageSize == pageSizeOf(database) &&
                   isRelatedWithoutLink(database, log, chain, follows);
        early = std::move(chain);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

/// The pages that a rollback journal would restore, as before the interrupted transaction; see section 3 of
/// the file format. Only its first part is read, which contains page 1.
struct JournalPages {
    std::optional<WalLink> link;
    std::uint32_t linkPage = 0;
    std::vector<std::uint8_t> firstPage;
    std::size_t pageSize = 0; ///< 0: there is nothing to restore
};

JournalPages pagesOf(LogBytes journal)
{
    constexpr std::array<std::uint8_t, 8> kMagic{0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
    JournalPages pages;
    if (journal.size() < 28 || !std::equal(kMagic.begin(), kMagic.end(), journal.begin()))
        return pages;
    const std::size_t sector = bigEndian(journal, 20);
    const std::size_t pageSize = bigEndian(journal, 24);
    if (!isPageSize(pageSize) || sector < 28 || sector > journal.size())
        return pages;
    const std::size_t record = 4 + pageSize + 4;
    const std::size_t most = (journal.size() - sector) / record;
    const std::size_t count = std::min<std::size_t>(bigEndian(journal, 8), most);
    for (std::size_t i = 0; i < count; ++i) {
        const LogBytes page = journal.subspan(sector + i * record, record);
        pages.pageSize = pageSize;
        if (bigEndian(page, 0) == 1)
            pages.firstPage.assign(page.begin() + 4,
                                   page.begin() + 4 + static_cast<std::ptrdiff_t>(pageSize));
        if (const std::optional<WalLink> link = linkIn(page.subspan(4, pageSize))) {
            pages.link = link;
            pages.linkPage = bigEndian(page, 0);
        }
    }
    return pages;
}

std::vector<std::uint8_t> readJournal(const fs::path &file)
{
    constexpr std::size_t kMaxPage = std::size_t{1} << 20U; // contains page 1, which every transaction writes
                                                            // first
    std::ifstream stream(file, std::ios::binary);
    std::vector<std::uint8_t> bytes(kMaxPage);
    stream.read(reinterpret_cast<char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return bytes;
}

/// A file with an interrupted transaction is in the state of the journal, or in that after the next
/// transaction.
bool followsJournal(const fs::path &database, const JournalPages &pages)
{
    if (pages.pageSize != pageSizeOf(database))
        return false;
    if (pages.link) {
        const std::optional<WalLink> link = linkOf(database, {pages.pageSize, pages.linkPage, {}, {}});
        return link && (link->newest == pages.link->newest || link->before == pages.link->newest);
    }
    const Result<std::vector<std::uint8_t>> start = readBytes(database, 0, kFileHeader);
    if (pages.firstPage.empty() || !start || start->size() < kFileHeader)
        return true;
    constexpr std::size_t kChangeCounter = 24; // in a file's header: its transaction counter
    return bigEndian(*start, kChangeCounter) - bigEndian(pages.firstPage, kChangeCounter) <= 1;
}

bool isJournalRelated(const fs::path &database, const fs::path &journal)
{
    const std::vector<std::uint8_t> bytes = readJournal(journal);
    const JournalPages pages = pagesOf(bytes);
    // One that changes meanwhile is being written by another program, which takes care of it.
    return pages.pageSize == 0 || followsJournal(database, pages) || readJournal(journal) != bytes;
}

} // namespace

fs::path nameSetAside(const fs::path &log)
{
    std::error_code status;
    for (int number = 1;; ++number) {
        fs::path path = companionFile(log, ".unrelated-" + std::to_string(number));
        if (!fs::exists(fs::symlink_status(path, status)))
            return path;
    }
}

const char *const kMakeWalLink =
    "CREATE TABLE IF NOT EXISTS log_link (id INTEGER PRIMARY KEY CHECK (id = 0), link BLOB NOT NULL) STRICT;"
    "INSERT OR IGNORE INTO log_link VALUES (0, "
    "CAST(x'c47e43617665206c6f67206c696e6b1a' || randomblob(16) || zeroblob(16) AS BLOB))";

const char *const kRenewWalLink =
    "UPDATE log_link SET link = CAST(substr(link, 1, 16) || randomblob(16) || substr(link, 17, 16) AS BLOB)";

Result<std::optional<fs::path>> unrelatedWal(const fs::path &database, const FollowsFrom &follows)
{
    std::error_code status;
    // SQLite looks next to the target of a link.
    const fs::path real = fs::weakly_canonical(database, status);
    if (status)
        return fileError("cannot read", database, status);
    if (isHeldFile(real))
        return std::optional<fs::path>(); // open in this program, which has checked before
    const fs::path journal = companionFile(real, "-journal");
    if (fs::exists(journal, status) && !isJournalRelated(real, journal))
        return std::optional(journal);
    const fs::path log = companionFile(real, "-wal");
    if (fs::exists(log, status) && !isLogRelated(real, log, follows))
        return std::optional(log);
    return std::optional<fs::path>();
}

Result<Message> setUnrelatedWalAside(const fs::path &database, const FollowsFrom &follows)
{
    Message report;
    for (;;) {
        const auto log = CAVE_TRY(unrelatedWal(database, follows));
        if (!log)
            return report;
        const fs::path aside = nameSetAside(*log);
        std::error_code status;
        fs::rename(*log, aside, status);
        if (status == std::errc::no_such_file_or_directory)
            continue; // another program was faster
        if (status)
            return fileError("cannot set aside the log of another file,", *log, status);
        // An index of the log that SQLite recreates on demand.
        fs::remove(companionFile(fs::weakly_canonical(database, status), "-shm"), status);
        Message more =
            message("%1 doesn't belong to %2 and was not used; it is kept as %3", quoted(log->filename()),
                    quoted(database.filename()), quoted(aside.filename()));
        report = report.empty() ? std::move(more) : message("%1; %2", std::move(report), std::move(more));
    }
}

Message ignoredWalText(const fs::path &log)
{
    return message("%1 doesn't belong to the file beside it and is not used", quoted(log.filename()));
}

} // namespace cave
