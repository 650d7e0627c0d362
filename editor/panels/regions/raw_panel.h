// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/job_runner.h"
#include "editor/panels/inspector_panel.h"
#include "ui_raw_panel.h"

#include <QString>

#include <optional>

namespace cave {

/// The stored bytes of a region: sizes, checksums, sections, and a hex dump; also for damaged regions, with
/// their problems.
class RawPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit RawPanel(QWidget *parent = nullptr);

    /// Rereads and shows the region's row.
    void showRegion(RegionPos pos, bool quarantined = false, std::int64_t level = 0);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;
    void retranslate() override;
    void refreshLook() override;

private:
    struct Place {
        RegionPos pos;
        bool quarantined = false;
        std::int64_t level = 0;
    };

    void read();
    void take(const Result<RawRegion> &raw);
    void refresh();
    void reportFacts();
    void fillSections();
    void showBytes();
    void highlightSection();
    void reportCursor();

    std::optional<Place> m_place;
    std::optional<RawRegion> m_raw;
    QString m_failure;
    Ui::RawPanel m_ui;
    JobRunner m_jobs;
};

} // namespace cave
