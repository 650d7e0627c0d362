// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/content/content.h"
#include "core/io/world_file/world_inspection.h"
#include "core/world/region_changes.h"
#include "editor/document/job_runner.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/regions/regions_model.h"
#include "ui_damage_panel.h"

#include <QImage>

#include <optional>
#include <vector>

namespace cave {

class InlineQuestion;

/// The readable parts of a damaged region.
struct ReadableChanges {
    RegionChanges changes;       ///< of the intact sections
    std::vector<Message> read;   ///< their names and content: "explored: 213"
    std::vector<Message> broken; ///< names of the damaged sections
};

/// Reads each section of `raw` separately. `regionSize`: of the world; `content`: its tables.
ReadableChanges readableChanges(const RawRegion &raw, const Content &content, int regionSize);

/// Regions with unusable stored differences: what is wrong, what is still readable, and what would be there
/// instead; discards the differences on request, after confirmation.
class DamagePanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit DamagePanel(QWidget *parent = nullptr);

signals:
    /// The user wants to see the bytes of a region.
    void bytesRequested(cave::RegionPos pos, bool quarantined, std::int64_t level);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;

private:
    /// The preview of the current region, made off the interface thread.
    struct Preview {
        Result<RawRegion> raw;
        ReadableChanges readable;
        QImage ofSeed;
        QImage ofFile;
    };

    void refresh();
    /// What of the file besides regions can't be read; empty if there is nothing.
    [[nodiscard]] QString elsewhereText() const;
    [[nodiscard]] QString problemText(const ListedRegion &row) const;
    void fillList();
    void showCurrent();
    void readCurrent();
    void take(const Preview &preview);
    void ask();
    void repair();
    void updateButtons();
    [[nodiscard]] const ListedRegion *current() const;

    std::vector<ListedRegion> m_rows; ///< damaged ones
    QString m_failure;                ///< of the last repair
    Ui::DamagePanel m_ui;
    InlineQuestion *m_question = nullptr;
    JobRunner m_jobs;
};

} // namespace cave
