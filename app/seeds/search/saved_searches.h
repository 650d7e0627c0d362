// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/banner.h"
#include "core/analysis/search/search.h"
#include "editor/document/job_runner.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QToolButton>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QMenu;

namespace cave {

class SearchController;
class SeedMarksStore;

/// Saves a search in the library with its results: a running one, so that it can be resumed after a restart,
/// or one saved by name. Matches are stored in chunks, each of which is written once.
class SearchKeeper {
public:
    /// Later matches are counted but not stored.
    static constexpr std::size_t kMaxHits = 100'000;

    /// Stores documents whose names begin with `name`. `store` must outlive this.
    explicit SearchKeeper(SeedMarksStore &store, std::string name = "search")
        : m_store(store)
        , m_name(std::move(name))
    {
    }

    /// Begins another search and forgets the previous one. `hits` are its matches so far.
    void begin(const std::vector<SearchHit> &hits = {});
    void add(const std::vector<SearchHit> &hits);
    /// The matches so far, at most kMaxHits; also after `forget`.
    [[nodiscard]] const std::vector<SearchHit> &hits() const { return m_hits; }
    /// Saves the search's progress; false if that failed. `state` must cover exactly the matches added. A
    /// search over a list of seeds larger than the library accepts, 32 MiB, is not saved.
    bool keep(const SearchRequest &request, const SearchState &state);
    /// Removes what is saved.
    void forget();
    /// The same, unless another window has saved its search in the same place.
    void forgetOwn();

    struct Kept {
        SavedSearch search;
        std::vector<SearchHit> hits; ///< matches covered by its state, at most kMaxHits
        bool matchesLost = false;    ///< they can't be read: there are none, and the state is initial
    };
    /// The saved search, if there is one that isn't finished. If its matches are lost, it starts from the
    /// beginning. Errors: why it can't be read.
    [[nodiscard]] Result<std::optional<Kept>> load() const;
    /// A saved search, finished or not, as it is stored.
    struct Texts {
        std::string search;
        std::vector<std::string> pieces; ///< the matches, in order
    };
    /// Errors: why it can't be read.
    [[nodiscard]] Result<Texts> texts() const;
    /// Saves a search as it was stored elsewhere; false if that failed.
    bool keepTexts(const Texts &texts);
    /// The search in these texts, which takes up to a second. Errors: why it can't be read.
    static Result<Kept> read(const Texts &texts);

private:
    [[nodiscard]] std::string pieceName(std::size_t piece) const;
    [[nodiscard]] std::string pieceText(std::size_t from) const;

    SeedMarksStore &m_store;
    const std::string m_name;
    std::vector<SearchHit> m_hits;
    std::size_t m_written = 0; // hits in completed chunks, which are written
    std::string m_stored;      // the search as it was last written
};

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

    /// What became of an interrupted search.
    struct SetAside {
        QString name; ///< empty if there was nothing to be lost
        bool listed = true;
    };
    /// Lists the search in `interrupted`, readable or not, under a name of its own, unless `next` goes on
    /// from there, having reached `from`.
    SetAside setAside(const SearchKeeper &interrupted, const SearchRequest &next, const SearchState &from);

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

/// A menu of the searches saved by name: saves what the last search has found, shows what a saved one found,
/// and deletes. It also opens results of the command line.
class SavedSearchesButton : public QToolButton {
    Q_OBJECT

public:
    /// `search` must outlive this.
    explicit SavedSearchesButton(SearchController &search, QWidget *parent = nullptr);

signals:
    /// A search is about to be shown: conditions and ranges should show what it looks for.
    void opened(const cave::SearchRequest &request);
    /// Something was done, or could not be done.
    void reported(cave::Banner::Kind kind, const QString &text,
                  const std::vector<cave::BannerAction> &actions);

private:
    void fillMenu();
    void askName();
    void save(const QString &name);
    void open(const QString &name);
    void remove(const QString &name);
    void askForResults();
    void openResults(const QString &file);
    template<class Work, class Done>
    void runOpening(Work work, Done done);
    void stopOpening();
    [[nodiscard]] std::vector<BannerAction> undoOf(const SavedSearches::Outcome &outcome);
    [[nodiscard]] bool isNamed() const;
    void retranslateUi();

    SearchController &m_search;
    JobRunner m_opening;
    QTimer m_patience; ///< before that is shown
    QMenu *m_menu;
    QMenu *m_removal;
    QString m_name;                       ///< last saved or opened
    std::optional<SearchRequest> m_named; ///< what is saved under it
};

} // namespace cave
