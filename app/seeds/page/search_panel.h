// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "ui_search_panel.h"

#include <QString>
#include <QWidget>

#include <cstdint>

class QMenu;
class QSettings;

namespace cave {

class CommandRow;
class SavedSearchesButton;
class SearchController;
class SeedOrder;

/// Where the user enters a condition for worlds and searches for them.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the panel.
    SearchPanel(SearchController &search, SeedOrder &order, QWidget *parent = nullptr);

    /// The set chosen as the source: "the source's seeds", and the generator and settings for numbers.
    void setSet(const SeedSet &set);
    [[nodiscard]] ConditionEdit *edit() const { return m_ui.search_condition; }
    [[nodiscard]] SketchRow *sketch() const { return m_ui.search_sketchRow; }
    [[nodiscard]] SavedSearchesButton *saved() const { return m_saved; }
    /// Focuses the condition.
    void beginWriting();

    /// To and from the current group.
    void saveState(QSettings &settings) const;
    void restoreState(const QSettings &settings);

private:
    enum RangeKind { SourceSet, Numbers, Endless };

    void followInput();
    void nameSourceSet();
    void fillPresets();

    [[nodiscard]] RangeKind rangeKind() const;
    /// What is wrong with the worlds to search or the limit; empty if nothing.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString numbersProblem() const;
    /// The numbers as worlds; call only if there is no problem.
    [[nodiscard]] SeedSet numbers() const;
    /// The worlds to search; call only if there is no problem.
    [[nodiscard]] SeedSet searched() const { return rangeKind() == SourceSet ? m_set : numbers(); }
    [[nodiscard]] std::int64_t limit() const;
    /// What is entered; none if something is missing or wrong.
    [[nodiscard]] std::optional<SearchRequest> request() const;
    /// The condition; any world if there is only a sketch.
    [[nodiscard]] std::optional<Condition> where() const;
    void conditionChanged();
    void rangeChanged();
    void showRequest(const SearchRequest &request);
    void start();
    void pauseOrResume();
    void filterShown();
    void followFilters();
    /// Call this after a change of input.
    void refresh();
    /// Call this after a change of the search.
    void followSearch();
    void showCounted();
    void refreshOffer();
    void refreshProgress();

    SearchController &m_search;
    SeedOrder &m_order;
    SeedSet m_set;
    Ui::SearchPanel m_ui;
    SavedSearchesButton *m_saved = nullptr;
    QMenu *m_presetMenu = nullptr;
    CommandRow *m_commands = nullptr;
};

} // namespace cave
