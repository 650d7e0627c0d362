// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_difference.h"
#include "editor/document/job_runner.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <cstddef>
#include <map>
#include <set>
#include <vector>

namespace cave {

class WorldDocument;
struct DocumentChange;

/// What differs from the seed in one region.
struct RegionSurvey {
    std::vector<WorldChange> changes;
    ChangeCounts counts;
};

/// Knows what differs from the seed in every region of a document, and keeps up with its changes. Works off
/// the interface thread, on copies of what it looks at, some regions at a time.
class DocumentSurvey : public QObject {
    Q_OBJECT

public:
    explicit DocumentSurvey(QObject *parent = nullptr);

    /// Starts again with this document, which may end before the survey; null: none.
    void setDocument(WorldDocument *document);
    void follow(const DocumentChange &change);

    /// Of the regions that were compared; those that don't differ and aren't explored are left out.
    [[nodiscard]] const std::map<RegionPos, RegionSurvey> &regions() const { return m_regions; }
    /// Number of regions that are still to be compared.
    [[nodiscard]] std::size_t pending() const { return m_waiting.size() + m_atWork; }

signals:
    /// Regions were compared, or are no longer known.
    void surveyed();

private:
    using Found = std::map<RegionPos, RegionSurvey>;

    void surveyAll();
    void surveyNext();
    void take(Found &&found);

    QPointer<WorldDocument> m_document;
    std::map<RegionPos, RegionSurvey> m_regions;
    std::set<RegionPos> m_waiting;
    std::size_t m_atWork = 0;
    QTimer m_soon;
    JobRunner m_jobs;
};

} // namespace cave
