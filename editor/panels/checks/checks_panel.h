// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_checks.h"
#include "editor/document/job_runner.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/overlay_stack.h"
#include "ui_checks_panel.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QModelIndex;

namespace cave {

/// The issues of a check, one per row.
class IssueModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        FixRole = Qt::UserRole, ///< QString: its fix; empty if there is none
        PlaceRole               ///< QString: its place
    };

    explicit IssueModel(QObject *parent = nullptr);

    void setIssues(std::vector<Issue> issues);
    [[nodiscard]] const std::vector<Issue> &issues() const { return m_issues; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Issue> m_issues;
};

/// Paints an issue in two lines, with a Fix button at the end.
class IssueDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit IssueDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The button's rectangle for a row painted at `row`.
    [[nodiscard]] static QRect buttonRect(const QRect &row);

signals:
    void fixClicked(const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
};

/// "A sealed area", for display.
QString issueTitle(IssueKind kind);

/// Problems of an edited world: checked off the interface thread after a pause in editing, listed with their
/// fixes, and marked on the map.
class ChecksPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it: it follows their document, and applies fixes through them.
    explicit ChecksPanel(EditTools &tools, QWidget *parent = nullptr);

    [[nodiscard]] const std::vector<Issue> &issues() const { return m_model->issues(); }
    /// True while the list may be outdated.
    [[nodiscard]] bool isBusy() const { return m_settle.isActive() || m_jobs.isBusy() || isFixing(); }
    /// True while it computes fixes for all issues of a kind.
    [[nodiscard]] bool isFixing() const { return m_fixing.isBusy(); }
    /// Its overlay on the map, for `OverlayStack::Slot::Checks`.
    [[nodiscard]] const OverlayLayer &layer() const { return m_layer; }
    [[nodiscard]] QSize sizeHint() const override { return {280, 320}; }

    static constexpr int kSettleMs = 500; ///< from an edit to the check

signals:
    void placeChosen(cave::WorldPos place);
    void layerChanged();

private:
    void followDocument();
    void checkLater();
    void check();
    void take(std::vector<Issue> issues);
    void refresh();
    void updateLayer();
    void fly(const QModelIndex &index);
    void fix(const QModelIndex &index);
    void fixAllOf(IssueKind kind);
    void takeFixes(const QString &label, const Result<WorldDelta> &delta);
    void cancelFix();
    [[nodiscard]] std::optional<Issue> currentIssue() const;

    EditTools &m_tools;
    QMetaObject::Connection m_following; ///< to the document's changes
    QTimer m_settle;
    QTimer m_ticks; ///< for showing progress while fixing
    OverlayLayer m_layer;
    IssueModel *m_model;
    bool m_checked = false; ///< the document was checked at least once
    Ui::ChecksPanel m_ui;
    JobRunner m_fixing;
    JobRunner m_jobs; ///< last member, so that its work ends before anything else is destroyed
};

} // namespace cave
