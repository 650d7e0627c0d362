// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/job_runner.h"
#include "editor/panels/checks/found_model.h"
#include "editor/panels/inspector_panel.h"
#include "ui_find_panel.h"

#include <QTimer>

#include <memory>

class QStringListModel;

namespace cave {

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
    void retranslate() override;
    void refreshLook() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offerWords();
    void search();
    void take(std::vector<FoundThing> found);
    void clearFound();
    void report(const QString &count, const QString &problem = {});
    void mark();
    void flyTo(const QModelIndex &index);

    FoundModel m_model;
    Ui::FindPanel m_ui;
    QStringListModel *m_words = nullptr;
    QTimer m_soon;
    std::size_t m_searched = 0; ///< regions
    JobRunner m_jobs;
};

} // namespace cave
