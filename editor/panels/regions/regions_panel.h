// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/changes/document_survey.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/regions/regions_model.h"
#include "ui_regions_panel.h"

#include <optional>

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
    void documentChanged(const DocumentChange &change) override;
    void retranslate() override;
    void refreshLook() override;

private:
    void refresh();
    void filter();
    void recolour();
    void reportCount();
    [[nodiscard]] const ListedRegion *rowAt(const QModelIndex &index) const;
    void flyTo(const QModelIndex &index);

    DocumentSurvey m_survey;
    RegionsModel m_model;
    RegionsOrder m_order{m_model};
    Ui::RegionsPanel m_ui;
};

} // namespace cave
