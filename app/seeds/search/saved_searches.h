// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/search/search_keeper.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace cave {

class SeedMarksStore;

/// Searches saved by name in the library of seeds, with what they have found. Of each, at most
/// `SearchKeeper::kMaxHits` matches are stored.
///
/// Problems are returned as texts for the user; an empty one means that there is none.
class SavedSearches {
    Q_DECLARE_TR_FUNCTIONS(cave::SavedSearches)

public:
    static constexpr int kMaxSearches = 100;
    static constexpr int kMaxLetters = 60; ///< of a name

    /// `store` must outlive this.
    explicit SavedSearches(SeedMarksStore &store) : m_store(store) {}

    struct Names {
        QStringList names; ///< sorted
        QString problem;   ///< why the list can't be read
    };
    [[nodiscard]] Names names() const;

    /// A search no longer listed. `restore` brings it back until the next `save` or `remove`, which erases
    /// it.
    struct Taken {
        QString name;
        int number = 0;     ///< of its documents
        int replacedBy = 0; ///< the same, of the search saved under its name; 0: it was removed
    };
    struct Outcome {
        QString problem; ///< if there is one, nothing has changed
        std::optional<Taken> taken = std::nullopt;
    };
    /// Replaces a search of the same name. `name` is not empty.
    Outcome save(const QString &name, const SearchKeeper::Kept &found);

    struct Opened {
        std::optional<SearchKeeper::Kept> found; ///< if only the matches are lost, without results
        QString problem;
    };
    /// A saved search as it is stored.
    struct Stored {
        QString name;
        SearchKeeper::Texts texts;
        QString problem; ///< if there is one, there are no texts
    };
    [[nodiscard]] Stored stored(const QString &name) const;
    /// The search in a stored one; takes up to a second, and can be called in any thread.
    static Opened open(const Stored &stored);
    Outcome remove(const QString &name);
    /// Lists a search again, in place of the one that replaced it. Returns the problem, such as another
    /// search saved under its name since.
    QString restore(const Taken &taken);

private:
    struct Entry {
        QString name;
        int number = 0; ///< of its documents
    };
    struct List {
        std::vector<Entry> entries = {};
        std::vector<int> removed = {}; ///< numbers of searches that can be restored
        QString problem = {};
        bool readOnly = false;    ///< it must not be overwritten
        std::string damaged = {}; ///< the text, to be kept when the list is overwritten; empty if intact
    };

    static QString unreadable(const QString &name, const Error &why);
    [[nodiscard]] List read() const;
    [[nodiscard]] SearchKeeper keeperOf(int number) const;
    [[nodiscard]] Result<bool> isUsed(const std::string &document) const;
    [[nodiscard]] Result<int> freeNumber(const List &list) const;
    [[nodiscard]] bool write(const List &list);
    void eraseRemoved(List &list);

    SeedMarksStore &m_store;
};

} // namespace cave
