// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <QString>
#include <QWidget>

#include <cstdint>

class QCheckBox;
class QComboBox;
class QFrame;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QSettings;
class QToolButton;
class QVBoxLayout;

namespace cave {

class CommandRow;
class ConditionBuilder;
class ConditionEdit;
class FieldNote;
class NumberEdit;
class RarityView;
class SavedSearchesButton;
class SearchController;
class SeedOrder;
class SketchRow;

/// Where the user enters a condition for worlds and searches for them.
class SearchPanel : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the panel.
    SearchPanel(SearchController &search, SeedOrder &order, QWidget *parent = nullptr);

    /// The set chosen as the source: "the seeds shown", and the generator and settings for numbers.
    void setSet(const SeedSet &set);
    [[nodiscard]] ConditionEdit *edit() const { return m_edit; }
    [[nodiscard]] SketchRow *sketch() const { return m_sketch; }
    [[nodiscard]] SavedSearchesButton *saved() const { return m_saved; }
    /// Focuses the condition.
    void beginWriting();

    /// To and from the current group.
    void saveState(QSettings &settings) const;
    void restoreState(const QSettings &settings);

private:
    void refreshLook();
    enum RangeKind { ShownSet, Numbers, Endless };

    void createOffer(QVBoxLayout &column);
    void createCondition(QVBoxLayout &column);
    void createRange(QVBoxLayout &column);
    void createControls(QVBoxLayout &column);
    void createExtras(QVBoxLayout &column);
    void connectParts();
    void retranslateUi();
    void nameShownSet();
    void fillPresets();

    [[nodiscard]] RangeKind rangeKind() const;
    /// What is wrong with the worlds to search or the limit; empty if nothing.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString numbersProblem() const;
    /// The numbers as worlds; call only if there is no problem.
    [[nodiscard]] SeedSet numbers() const;
    /// The worlds to search; call only if there is no problem.
    [[nodiscard]] SeedSet searched() const;
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
    QFrame *m_offer = nullptr;
    QLabel *m_offerText = nullptr;
    QPushButton *m_goOn = nullptr;
    QPushButton *m_forget = nullptr;
    QLabel *m_editLabel = nullptr;
    SavedSearchesButton *m_saved = nullptr;
    QToolButton *m_presets = nullptr;
    QMenu *m_presetMenu = nullptr;
    ConditionEdit *m_edit = nullptr;
    RarityView *m_rarity = nullptr;
    SketchRow *m_sketch = nullptr;
    QToolButton *m_builderHead = nullptr;
    ConditionBuilder *m_builder = nullptr;
    QLabel *m_rangeLabel = nullptr;
    QComboBox *m_range = nullptr;
    QWidget *m_numbers = nullptr;
    QLabel *m_fromLabel = nullptr;
    NumberEdit *m_from = nullptr;
    QLabel *m_countLabel = nullptr;
    NumberEdit *m_count = nullptr;
    QLabel *m_limitLabel = nullptr;
    NumberEdit *m_limit = nullptr;
    QLabel *m_limitUnit = nullptr;
    FieldNote *m_note = nullptr;
    QPushButton *m_run = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_cancel = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_progress = nullptr;
    QLabel *m_result = nullptr;
    QCheckBox *m_filter = nullptr;
    CommandRow *m_commands = nullptr;
};

} // namespace cave
