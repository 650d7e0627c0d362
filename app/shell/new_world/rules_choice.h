// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/generator_texts.h"
#include "core/world/rules_of_play.h"
#include "editor/view/form/form.h"
#include "ui_rules_choice.h"

#include <QWidget>

namespace cave {

/// Chooses between the standard rules of a game and gentle ones, whose runs are ranked in separate lists.
/// Hidden for worlds whose runs aren't ranked.
class RulesChoice : public QWidget {
    Q_OBJECT

public:
    explicit RulesChoice(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        connect(m_ui.newWorld_gentle, &QRadioButton::toggled, this, &RulesChoice::changed);
        bindTexts(*this, [this] { showRules(); });
    }

    /// Describes the rules of this generator's worlds. The choice stays.
    void setGenerator(GeneratorKind kind)
    {
        m_generator = kind;
        showRules();
    }

    /// False at first.
    [[nodiscard]] bool isGentle() const { return m_ui.newWorld_gentle->isChecked(); }

    void setGentle(bool gentle)
    {
        (gentle ? m_ui.newWorld_gentle : m_ui.newWorld_standard)->setChecked(true);
    }

signals:
    void changed();

private:
    void showRules()
    {
        m_ui.retranslateUi(this);
        const QString eases = gentleExplanation(m_generator);
        m_ui.newWorld_gentleNote->setText(tr("%1 Runs have a list of their own.").arg(eases));
        m_ui.newWorld_standard->setAccessibleDescription(m_ui.newWorld_standardNote->text());
        m_ui.newWorld_gentle->setAccessibleDescription(m_ui.newWorld_gentleNote->text());
        setVisible(!eases.isEmpty());
    }

    GeneratorKind m_generator{};
    Ui::RulesChoice m_ui;
};

} // namespace cave
