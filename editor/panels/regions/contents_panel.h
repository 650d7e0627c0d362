// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_find.h"
#include "editor/panels/inspector_panel.h"
#include "ui_contents_panel.h"

#include <QTimer>

#include <optional>
#include <vector>

namespace cave {

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
    void retranslate() override;
    void refreshLook() override;

private:
    void refresh();
    void fillTree();
    void fillTable();
    void addTerrain();
    QTreeWidgetItem *addGroup(const QString &name, const std::vector<const FoundThing *> &things);
    void addDetails(QTreeWidgetItem &item, const FoundThing &thing);
    [[nodiscard]] QString placeText(const FoundThing &thing) const;
    [[nodiscard]] QString placeText(WorldPos at) const;
    void addFeatures();
    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString cellReadout(WorldPos cell);
    void reportCell();
    void flyTo(const QTreeWidgetItem *item);

    std::optional<RegionPos> m_region;
    std::vector<FoundThing> m_things;
    QTimer m_soon;
    Ui::ContentsPanel m_ui;
};

} // namespace cave
