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

/// The differences in one region.
struct RegionSurvey {
    std::vector<WorldChange> changes;
    ChangeCounts counts;
};

/// Computes the differences in every region of a document, and follows its changes: those from the seed or,
/// while the past is shown, those of the present from it. Works off the interface thread, on copies, a few
/// regions at a time.
class DocumentSurvey : public QObject {
    Q_OBJECT

public:
    explicit DocumentSurvey(QObject *parent = nullptr);

    /// Starts over with this document, which may be destroyed before the survey; null for none.
    void setDocument(WorldDocument *document);
    void follow(const DocumentChange &change);
    /// Whether the past is compared with the present while it is shown, and not with the seed.
    void setSincePast(bool on);
    /// Whether that is so now.
    [[nodiscard]] bool isSincePast() const { return m_compared; }

    /// The compared regions, without those that neither differ nor are explored.
    [[nodiscard]] const std::map<RegionPos, RegionSurvey> &regions() const { return m_regions; }
    /// The number of regions still to be compared.
    [[nodiscard]] std::size_t pending() const { return m_waiting.size() + m_atWork; }

signals:
    /// Regions were compared, or invalidated.
    void surveyed();

private:
    using Found = std::map<RegionPos, RegionSurvey>;

    void surveyAll();
    void surveyNext();
    void take(Found &&found);

    QPointer<WorldDocument> m_document;
    bool m_sincePast = false;
    bool m_compared = false; ///< the past and the present
    std::map<RegionPos, RegionSurvey> m_regions;
    std::set<RegionPos> m_waiting;
    std::size_t m_atWork = 0;
    QTimer m_soon;
    JobRunner m_jobs;
};

} // namespace cave
