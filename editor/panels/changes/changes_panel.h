// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"
#include "editor/panels/changes/changes_model.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/panels/inspector_panel.h"
#include "ui_changes_panel.h"

#include <array>
#include <optional>

class QCheckBox;

namespace cave {

/// The differences between a save and its seed: counts by kind, on the map, and one by one; with a button to
/// revert them.
class ChangesPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit ChangesPanel(QWidget *parent = nullptr);

    /// The cells selected on the map, which can be reverted; none if there are none.
    void setSelection(std::optional<CellMask> cells);

signals:
    /// The user wants to revert these cells to the seed. Only for editable documents.
    void revertRequested(const cave::CellMask &cells);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;
    void retranslate() override;
    void refreshLook() override;

private:
    void makeKinds();
    void refresh();
    void reportTotals();
    void showKinds();
    void updateLayer();
    void updateButtons();
    void flyTo(const QModelIndex &index);
    [[nodiscard]] ChangeKinds shownKinds() const;
    [[nodiscard]] CellMask chosenChanges() const;
    [[nodiscard]] CellMask chosenRegions() const;

    DocumentSurvey m_survey;
    ChangesModel m_model;
    std::optional<CellMask> m_selection;
    std::array<QCheckBox *, kChangeKinds> m_kinds{};
    Ui::ChangesPanel m_ui;
};

} // namespace cave
