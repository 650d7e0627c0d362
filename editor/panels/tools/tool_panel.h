// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/edit_tools.h"

#include <QWidget>

#include <initializer_list>
#include <set>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSlider;
class QSpinBox;
class QVBoxLayout;

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

    void makeGrid(QVBoxLayout &column);
    void makePaintRows(QVBoxLayout &column);
    void makeSelectionRows(QVBoxLayout &column);
    void makeThingRows(QVBoxLayout &column);
    void connectParts();
    /// A row with a label and these parts.
    void addRow(QVBoxLayout &column, QLabel *&name, std::initializer_list<QWidget *> parts,
                std::set<ToolId> tools);
    QWidget *commandGrid(std::initializer_list<EditCommand> commands);
    QSpinBox *makeSpin(const char *name, int least, int most);
    QComboBox *makeCombo(const char *name);
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

    QLabel *m_empty = nullptr;
    QWidget *m_body = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_paintName = nullptr;
    QComboBox *m_paint = nullptr;
    QLabel *m_otherName = nullptr;
    QComboBox *m_other = nullptr;
    QLabel *m_sizeName = nullptr;
    QSlider *m_sizeSlider = nullptr;
    QSpinBox *m_size = nullptr;
    QLabel *m_shapeName = nullptr;
    QComboBox *m_shape = nullptr;
    QLabel *m_fillName = nullptr;
    QComboBox *m_fill = nullptr;
    QLabel *m_densityName = nullptr;
    QSpinBox *m_density = nullptr;
    QLabel *m_limitName = nullptr;
    QSpinBox *m_limit = nullptr;
    QCheckBox *m_onlySelection = nullptr;
    QLabel *m_selected = nullptr;
    QLabel *m_thresholdName = nullptr;
    QSpinBox *m_threshold = nullptr;
    QLabel *m_monsterName = nullptr;
    QComboBox *m_monster = nullptr;
    QLabel *m_labelName = nullptr;
    QLineEdit *m_label = nullptr;
    ChestEditor *m_chest = nullptr;
};

} // namespace cave
