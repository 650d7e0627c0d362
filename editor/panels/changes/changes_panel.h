// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"
#include "editor/panels/changes/changes_model.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/panels/regions/inspector_panel.h"

#include <array>
#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace cave {

/// What differs between a save and what its seed makes: how much of each kind, on the map, and one by one;
/// and asks to take it back.
class ChangesPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit ChangesPanel(QWidget *parent = nullptr);

    /// The cells that are selected on the map, to be taken back by a button; empty or none: there are none.
    void setSelection(std::optional<CellMask> cells);

signals:
    /// These cells are to be as the seed makes them. Only of a document that can be edited.
    void revertRequested(const cave::CellMask &cells);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override;
    void retranslate() override;
    void refreshLook() override;

private:
    void makeParts();
    void connectParts();
    void refresh();
    void tellTotals();
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
    QLabel *m_summary = nullptr;
    QTreeView *m_list = nullptr;
    QLabel *m_revert = nullptr;
    QPushButton *m_revertThis = nullptr;
    QPushButton *m_revertRegion = nullptr;
    QPushButton *m_revertSelection = nullptr;
    QLabel *m_reason = nullptr;
};

} // namespace cave
