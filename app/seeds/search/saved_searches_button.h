// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/banner.h"
#include "app/seeds/search/saved_searches.h"
#include "core/analysis/search/search.h"
#include "editor/document/job_runner.h"

#include <QTimer>
#include <QToolButton>

#include <optional>
#include <vector>

class QMenu;

namespace cave {

class SearchController;

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
