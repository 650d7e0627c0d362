// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_library.h"

#include <QMultiHash>
#include <QObject>
#include <QStringList>

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

/// Marks of seeds in memory. Copies share their content until one of them changes, and may be read in
/// another thread.
class MarksBySeed {
public:
    struct Kept {
        KeptSeed seed;
        /// Larger for those marked later. A change doesn't alter it, so that the order stays while a note is
        /// being written.
        int age = 0;
    };

    /// The marks of this world; empty if none. Valid until the next change.
    [[nodiscard]] const SeedMarks &of(const WorldSpec &spec) const;
    [[nodiscard]] bool isEmpty() const { return m_kept.isEmpty(); }
    /// All marked seeds, in no order.
    [[nodiscard]] const QMultiHash<QByteArray, Kept> &all() const { return m_kept; }

    /// Replaces the marks of a world; empty ones remove them.
    void set(const WorldSpec &spec, const SeedMarks &marks);
    void clear() { m_kept.clear(); }

private:
    QMultiHash<QByteArray, Kept> m_kept; ///< by seed text
    int m_age = 0;
};

/// The tags of a seed, in order.
[[nodiscard]] QStringList tagList(const SeedMarks &marks);

/// The marks of all seeds: the library's content, cached in memory for lookups while painting.
class SeedMarksStore : public QObject {
    Q_OBJECT

public:
    explicit SeedMarksStore(QObject *parent = nullptr);

    /// Opens the library file; creates it if missing. After an error marks are kept for this run only.
    Result<void> open(const std::filesystem::path &file);

    /// The same with the marks of this run, which are stored there.
    Result<void> reopen(const std::filesystem::path &file);

    /// A message about the state of the library for the user; empty if none.
    [[nodiscard]] Message notice() const { return m_library ? m_library->notice() : Message(); }

    /// How many entries of the library can't be read. They stay in its file.
    [[nodiscard]] int unreadable() const { return m_library ? m_library->unreadable() : 0; }

    /// The marks of this world; empty if none. Valid until the next change.
    [[nodiscard]] const SeedMarks &marksOf(const WorldSpec &spec) const { return m_kept.of(spec); }
    /// The marks of all worlds as they are now.
    [[nodiscard]] const MarksBySeed &bySeed() const { return m_kept; }
    /// All marked seeds: those marked since the library was opened, the latest first, then the others by
    /// their latest change before that.
    [[nodiscard]] std::vector<KeptSeed> all() const;
    /// All tags in use, sorted.
    [[nodiscard]] QStringList tags() const;

    /// Stores marks in place of those returned by `marksOf`. Changes made by another program meanwhile are
    /// kept where nothing was changed here. False if they aren't stored; `failed` says why.
    bool keep(const WorldSpec &spec, SeedMarks marks);

    /// A text stored in the library under a name; empty if there is none.
    [[nodiscard]] std::string document(std::string_view name) { return readDocument(name).valueOr({}); }
    /// The same. Error Damaged, or why it can't be read.
    [[nodiscard]] Result<std::string> readDocument(std::string_view name);
    /// Replaces a text; an empty one removes it. False if it isn't stored; if there is a library, `failed`
    /// says why.
    bool keepDocument(std::string_view name, std::string_view text);
    /// The same for several: all or none.
    bool keepDocuments(const std::vector<SeedLibrary::Document> &documents);
    /// Removes a text, and all whose names continue its name after a dot. False as for `keepDocument`.
    bool removeDocuments(std::string_view name);

signals:
    void changed(const cave::WorldSpec &spec);
    /// Something could not be written.
    void failed(const cave::Error &error);

private:
    bool report(const Result<void> &written);

    std::optional<SeedLibrary> m_library;
    MarksBySeed m_kept;
};

} // namespace cave
