// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_find.h"
#include "editor/document/job_runner.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/regions/regions_model.h"
#include "ui_contents_panel.h"
#include "ui_raw_panel.h"
#include "ui_regions_panel.h"

#include <QString>
#include <QTimer>

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// The regions with stored differences, as a table and as colours on the map.
class RegionsPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit RegionsPanel(QWidget *parent = nullptr);

    /// Makes a region current, if it is listed.
    void selectRegion(RegionPos pos);

signals:
    /// Another region became current.
    void regionChosen(cave::RegionPos pos, bool quarantined);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override { m_survey.follow(change); }

private:
    void refresh();
    void readRows();
    void filter();
    void recolour();
    void reportCount();
    [[nodiscard]] const ListedRegion *rowAt(const QModelIndex &index) const;
    void flyTo(const QModelIndex &index);

    DocumentSurvey m_survey;
    RegionsModel m_model;
    RegionsOrder m_order{m_model};
    Ui::RegionsPanel m_ui;
    std::uint64_t m_readAt = 0; ///< the document's changes when its file was read
    JobRunner m_jobs;           ///< last member, so that its work ends before anything else is destroyed
};

/// The content of one region: its terrain, its things, and its cells as text.
class ContentsPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit ContentsPanel(QWidget *parent = nullptr);

    void showRegion(RegionPos pos);
    /// Shows the region of this cell, and makes the cell current.
    void showCell(WorldPos cell);
    [[nodiscard]] std::optional<RegionPos> region() const { return m_region; }

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;

private:
    void refresh();
    void fillTree();
    void fillTable();
    void addTerrain();
    QTreeWidgetItem *addGroup(const QString &name, const std::vector<const FoundThing *> &things);
    void addDetails(QTreeWidgetItem &item, const FoundThing &thing);
    [[nodiscard]] QString placeText(const FoundThing &thing) const { return placeText(thing.at); }
    [[nodiscard]] QString placeText(WorldPos at) const;
    void addFeatures();
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString cellReadout(WorldPos cell);
    void reportCell();
    void flyTo(const QTreeWidgetItem *item);

    std::optional<RegionPos> m_region;
    std::optional<RegionPos> m_listed; ///< the region in the lists
    std::vector<FoundThing> m_things;
    QTimer m_soon;
    Ui::ContentsPanel m_ui;
};

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
