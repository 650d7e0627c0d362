// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_find.h"
#include "editor/document/job_runner.h"
#include "editor/panels/inspector_panel.h"
#include "editor/view/style/theme.h"
#include "ui_find_panel.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QIcon>
#include <QTimer>

#include <memory>
#include <vector>

class QStringListModel;

namespace cave {

/// The results of a search as a sortable table; initially by distance.
class FoundModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Where, Distance, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// `content` must not be null; distances are measured from `from`.
    void setThings(std::vector<FoundThing> things, std::shared_ptr<const Content> content, WorldPos from,
                   const LevelPlan &plan = {}, const WorldSpec &spec = {});
    [[nodiscard]] const std::vector<FoundThing> &things() const { return m_things; }
    [[nodiscard]] const FoundThing &thing(int row) const { return m_things[static_cast<std::size_t>(row)]; }
    void refreshLook(double pixelRatio);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void arrange();
    [[nodiscard]] QIcon iconOf(const FoundThing &thing) const;

    std::vector<FoundThing> m_things;
    std::shared_ptr<const Content> m_content;
    LevelPlan m_plan; ///< of the things' world
    WorldSpec m_spec; ///< the same
    WorldPos m_from;
    double m_ratio = 1;
    int m_column = Distance;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    mutable QHash<QString, QIcon> m_icons; ///< one per look
};

/// Finds things in all stored regions of a world: chests by content, monsters by kind and state, dropped
/// items, markers. Results are listed, and marked on the map.
class FindPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit FindPanel(QWidget *parent = nullptr);

    /// Searches at once.
    void find(const QString &query);

public slots:
    void focusQuery();

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offerWords();
    void search();
    void take(std::vector<FoundThing> found, const QString &query);
    void keepCurrent(const FoundThing &thing, int row);
    void clearFound();
    void report(const QString &count, const QString &problem = {});
    void mark();
    void flyTo(const QModelIndex &index);

    FoundModel m_model;
    Ui::FindPanel m_ui;
    QStringListModel *m_words = nullptr;
    QTimer m_soon;
    std::size_t m_searched = 0; ///< regions
    QString m_listed;           ///< the query whose results are listed
    JobRunner m_jobs;
};

} // namespace cave
