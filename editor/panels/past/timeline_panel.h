// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/replay.h"
#include "editor/document/job_runner.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/past/past_reader.h"

#include <memory>
#include <vector>

namespace cave {

class TimelineStrip;

/// Shows a document's world as it was at any turn of its past, in place of the present one. Its log is read
/// once the panel is visible.
class TimelinePanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit TimelinePanel(QWidget *parent = nullptr);

    /// Shows the world at the start of a turn.
    void seekTurn(qint64 turn);
    /// Returns to the present.
    void seekNow();
    /// The past of the document; null while it isn't read, or if there is none.
    [[nodiscard]] PastReader *past() const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// Another turn is shown, in which these monsters had a part in what happened.
    void turnShown(qint64 turn, const std::vector<cave::MonsterId> &involved);
    /// There is another past, or none.
    void pastReplaced();
    /// The user wants to see what would have happened from a turn on.
    void whatIfRequested(const cave::PastReader &past, qint64 turn);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;

private:
    void readPast();
    void take(Result<WorldLog> &log);
    void showPast(World &past);
    void showPresent();
    void reportShown();
    void showGhosts();
    [[nodiscard]] QString emptyText() const;

    bool m_requested = false; ///< the past of the document is read, or being read
    QString m_failure;        ///< why it can't be read
    JobRunner m_jobs;
    TimelineStrip *m_strip;
};

} // namespace cave
