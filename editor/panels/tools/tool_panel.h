// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "editor/tools/edit_tools.h"
#include "ui_tool_panel.h"

#include <QWidget>

#include <initializer_list>
#include <memory>
#include <set>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace cave {

/// The contents of a chest: rows of items and amounts, which can be changed, added and removed. A chest is
/// never empty.
class ChestEditor : public QWidget {
    Q_OBJECT

public:
    explicit ChestEditor(QWidget *parent = nullptr);

    /// Shows these items of these tables. Unchanged rows keep text being typed.
    void setContents(const std::shared_ptr<const Content> &content, const std::vector<ItemStack> &items,
                     bool asSeed);
    [[nodiscard]] const std::vector<ItemStack> &items() const { return m_items; }

    static constexpr int kMaxItems = 100;    ///< rows
    static constexpr int kMaxOfOne = 99'999; ///< of one item

signals:
    /// The user changed the rows.
    void edited(const std::vector<cave::ItemStack> &items);
    void seedWanted();

private:
    void rebuild();
    QWidget *makeRow(std::size_t row);
    void change(std::size_t row, const ItemStack &stack);
    void add();
    void remove(std::size_t row);

    std::shared_ptr<const Content> m_content;
    std::vector<ItemStack> m_items;
    std::vector<QWidget *> m_rows;
    QVBoxLayout *m_column;
    QLabel *m_title;
    QPushButton *m_add;
    QPushButton *m_seed;
};

/// The editor's tools as a grid of buttons, and the options of the current one.
class ToolPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit ToolPanel(EditTools &tools, QWidget *parent = nullptr);
    ~ToolPanel() override;

    [[nodiscard]] QSize sizeHint() const override { return {280, 480}; }

private:
    struct Row {
        QWidget *widget;
        std::set<ToolId> tools; ///< that have this option
    };

    void nameRows();
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
