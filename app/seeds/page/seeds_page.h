// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/rows/seed_order.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/search/seed_set.h"
#include "core/base/message.h"

#include <QWidget>

#include <filesystem>
#include <memory>
#include <vector>

class QItemSelectionModel;
class QLabel;
class QLineEdit;
class QModelIndex;
class QSlider;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace cave {

class Banner;
class CardMetricsButton;
class ComparePage;
class ContactSheet;
class FloorBox;
class PlotsPage;
class SearchController;
class SearchPanel;
class SeedDetails;
class SeedFiles;
class SeedMapWindow;
class SeedTable;
class SeedTableView;
class SeedsActions;
class SketchPattern;
class SortBox;
class SourcePanel;
struct Content;
struct SeedCard;

/// The place for finding worlds: many seeds as maps, a table or plots, or a few compared; sources and search
/// on the left, the current seed on the right.
class SeedsPage : public QWidget {
    Q_OBJECT

public:
    /// Marks are stored in the file `library`, which is created if missing. Errors are reported in `banner`,
    /// which must outlive the page. `content` must not be null.
    SeedsPage(const std::filesystem::path &library, const std::shared_ptr<const Content> &content,
              Banner &banner, QWidget *parent = nullptr);
    ~SeedsPage() override;

    /// Saves the state of the search and the panels for the next start.
    void suspend();

    /// Panels can be closed, so the page may be smaller than all of its parts.
    [[nodiscard]] QSize minimumSizeHint() const override { return {480, 320}; }

    /// Opens a sketch to be changed and searched for.
    void drawSketch(const SketchPattern &pattern);

    [[nodiscard]] const SeedsActions &actions() const { return *m_actions; }
    /// Seed cards that it opens are shown; the banner says if their world is generated differently here.
    [[nodiscard]] SeedFiles &files() const { return *m_files; }

signals:
    /// The user wants to play a world of this spec.
    void playRequested(const cave::WorldSpec &spec);
    /// The user wants to inspect the world of this spec.
    void inspectRequested(const cave::WorldSpec &spec);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Where the rows come from.
    enum class Origin { Source, Search, Card };

    [[nodiscard]] QWidget *createBar();
    [[nodiscard]] QWidget *createOriginBar();
    [[nodiscard]] QWidget *createSide();
    void restoreState();
    void createViews(const std::shared_ptr<const Content> &content);
    void connectActions();
    void connectViews();
    void connectSources();
    void retranslateUi();

    void showView(QWidget *view);
    void compareSelected();
    void inspectCurrent();
    void searchLikeThis();
    /// Shows the large map of the current seed; returns null if there is none.
    SeedMapWindow *showMap();
    /// Selects the first seed of the set, wherever it is sorted, and shows this place in it.
    void showFirstAt(WorldPos place);
    void applyFilter();
    void clearFilters();
    void showFilterProblem();
    void showSpans();
    void setSource(const SeedSet &set);
    void showSource();
    void showCard(const SeedCard &card);
    void updateOrigin();
    void updateCounts();
    void updateActions();
    void updateDetails();
    void reportRowsInView(int first, int end);
    void showMenu(const QModelIndex &index, const QPoint &at);
    void showKept();
    void updateFloor();
    void toggleStar(const QModelIndex &index);

    Banner &m_banner;
    SeedsActions *m_actions;
    SeedMarksStore m_marks;
    SeedTable *m_table;
    SeedOrder *m_order;
    QItemSelectionModel *m_selection;
    SeedSelection m_chosen;
    const std::shared_ptr<const Content> m_content;
    SeedMapWindow *m_window = nullptr; ///< created on first use
    SeedFiles *m_files = nullptr;
    SearchController *m_searching = nullptr;
    SeedSet m_sourceSet;
    std::vector<WorldSpec> m_compared; ///< those selected when a comparison was last shown
    Origin m_origin = Origin::Source;

    QSplitter *m_split = nullptr;
    QTabWidget *m_side = nullptr;
    SourcePanel *m_source = nullptr;
    SearchPanel *m_search = nullptr;
    FloorBox *m_floor = nullptr;
    QWidget *m_bar = nullptr;
    QList<QToolButton *> m_viewButtons;
    QLineEdit *m_filter = nullptr;
    QWidget *m_spacer = nullptr;          ///< in place of the filter where there is none
    QString m_ownFilter;                  ///< the text of the filter field
    std::vector<MetricSpan> m_fieldSpans; ///< of the order, those that the field's text includes
    std::vector<MetricSpan> m_seenSpans;  ///< of the order, as last seen
    Message m_filterProblem;
    SortBox *m_sort = nullptr;
    CardMetricsButton *m_cardMetrics = nullptr;
    QSlider *m_cardSize = nullptr;
    QLabel *m_count = nullptr;
    QWidget *m_originBar = nullptr; ///< visible unless the rows are the source's seeds
    QLabel *m_originText = nullptr;
    QStackedWidget *m_views = nullptr;
    ContactSheet *m_sheet = nullptr;
    SeedTableView *m_tableView = nullptr;
    PlotsPage *m_plots = nullptr;
    ComparePage *m_compare = nullptr;
    QLabel *m_empty = nullptr;
    SeedDetails *m_details = nullptr;
};

} // namespace cave
