// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/edit_tools.h"
#include "ui_tool_panel.h"

#include <QWidget>

#include <initializer_list>
#include <set>
#include <vector>

namespace cave {

class ChestEditor;

/// The editor's tools as a grid of buttons, and the options of the current one.
class ToolPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit ToolPanel(EditTools &tools, QWidget *parent = nullptr);
    ~ToolPanel() override;

    [[nodiscard]] QSize sizeHint() const override { return {280, 480}; }

private:
    void refreshLook();
    struct Row {
        QWidget *widget;
        std::set<ToolId> tools; ///< that have this option
    };

    void fillGrid();
    void nameRows();
    void orderTabs();
    void addCommands(QWidget &part, std::initializer_list<EditCommand> commands);
    void connectParts();
    void retranslate();
    void nameKeys();
    void fillChoices();
    void fillMonsters();
    void showTool();
    void nameTool();
    void showOptions();
    void showSelection();
    void showChosen();
    [[nodiscard]] QString hint() const;
    template<class Change>
    void changeOptions(Change change);

    EditTools &m_tools;
    bool m_filling = false; ///< the parts are being set programmatically
    std::vector<Row> m_rows;

    Ui::ToolPanel m_ui;
    ChestEditor *m_chest = nullptr;
};

} // namespace cave
