// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/search/search_keeper.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cave {

class SeedMarksStore;

/// Searches saved by name in the library of seeds, with what they have found. Of each, at most
/// `SearchKeeper::kMostHits` matches are stored.
///
/// Problems are returned as texts for the user; an empty one means that there is none.
class SavedSearches {
    Q_DECLARE_TR_FUNCTIONS(cave::SavedSearches)

public:
    static constexpr int kMostSearches = 100;
    static constexpr int kMostLetters = 60; ///< of a name

    /// `store` must outlive this.
    explicit SavedSearches(SeedMarksStore &store) : m_store(store) {}

    struct Names {
        QStringList names; ///< sorted
        QString problem;   ///< why the list can't be read
    };
    [[nodiscard]] Names names() const;

    /// Replaces a search of the same name. `name` is not empty. Returns the problem; then nothing is saved.
    QString save(const QString &name, const SearchKeeper::Kept &found);

    struct Opened {
        std::optional<SearchKeeper::Kept> found; ///< if only the matches are lost, without results
        QString problem;
    };
    [[nodiscard]] Opened open(const QString &name) const;
    void remove(const QString &name);

private:
    struct Entry {
        QString name;
        int number = 0; ///< of its documents
    };
    struct List {
        std::vector<Entry> entries;
        QString problem;
        bool tooNew = false; ///< it must not be overwritten
    };

    [[nodiscard]] List read() const;
    [[nodiscard]] SearchKeeper keeperOf(const Entry &entry) const;
    [[nodiscard]] bool write(const std::vector<Entry> &entries);

    SeedMarksStore &m_store;
};

} // namespace cave
