// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_library.h"

#include <QMultiHash>
#include <QObject>
#include <QStringList>

#include <filesystem>
#include <optional>

namespace cave {

/// What is kept of seeds: the library's content, held in memory to be looked up while painting.
class SeedMarksStore : public QObject {
    Q_OBJECT

public:
    explicit SeedMarksStore(QObject *parent = nullptr);

    /// Reads the library file, which is made if there is none. On an error nothing is kept beyond this run.
    Result<void> open(const std::filesystem::path &file);

    /// What people should know about how the library was found; empty if nothing.
    [[nodiscard]] Message notice() const { return m_library ? m_library->notice() : Message(); }

    /// What is kept of this world; empty marks if nothing is. Valid until the next change.
    [[nodiscard]] const SeedMarks &marksOf(const WorldSpec &spec) const;
    /// Everything kept, the latest change first.
    [[nodiscard]] std::vector<KeptSeed> all() const;
    /// All tags in use, sorted.
    [[nodiscard]] QStringList tags() const;

    /// Keeps marks in place of those that `marksOf` returned. What another program has kept of this world
    /// meanwhile stays, where nothing was changed here.
    void keep(const WorldSpec &spec, SeedMarks marks);

    /// A text kept in the library under a name; empty if there is none.
    [[nodiscard]] std::string document(std::string_view name);
    void keepDocument(std::string_view name, std::string_view text);

signals:
    void changed(const cave::WorldSpec &spec);
    /// Something could not be written.
    void failed(const cave::Error &error);

private:
    struct Kept {
        KeptSeed seed;
        int age = 0; ///< larger: changed later
    };

    void remember(const WorldSpec &spec, const SeedMarks &marks);

    std::optional<SeedLibrary> m_library;
    QMultiHash<QByteArray, Kept> m_kept; ///< by seed text
    int m_age = 0;
};

} // namespace cave
