// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/what_if.h"
#include "ui_what_if_choices.h"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <filesystem>
#include <memory>

namespace cave {

/// What is to be otherwise in a world from some turn on: rules, commands, an item more, decision trees.
class WhatIfChoices : public QWidget {
    Q_OBJECT

public:
    /// `world` is as it was at `turn`. It needn't outlive this.
    WhatIfChoices(const World &world, std::int64_t turn, QWidget *parent = nullptr);
    ~WhatIfChoices() override;

    /// What is chosen, from `from` on.
    [[nodiscard]] WhatIf whatIf(Moment from) const;
    /// Whether that differs from what was.
    [[nodiscard]] bool isOtherwise() const;
    /// Whether what was typed last isn't read yet.
    [[nodiscard]] bool isTyping() const { return m_typed.isActive(); }
    /// Takes the decision trees of a file, or says what is wrong with them.
    void openTrees(const std::filesystem::path &file);

signals:
    void changed();

private:
    void addRules(const WorldSpec &spec);
    void connectParts();
    void retranslate();
    void listItems();
    void listTrees();
    void chooseTrees(int index);
    void readCommands();
    void showProblems();

    Ui::WhatIfChoices m_ui;
    std::shared_ptr<const Content> m_content;
    WorldSettings m_own; ///< the rules of the log
    std::int64_t m_turn;
    WhatIf m_whatIf;
    QString m_commandsProblem; ///< empty: none
    QString m_treesProblem;
    QString m_treesFile; ///< the name of the one that `m_whatIf.content` has trees of
    QTimer m_typed;
};

} // namespace cave
