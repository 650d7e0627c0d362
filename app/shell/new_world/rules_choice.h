// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/generator_texts.h"
#include "core/world/rules_of_play.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QLabel>
#include <QRadioButton>
#include <QWidget>

#include <utility>

namespace cave {

/// Chooses between the standard rules of a game and gentle ones, whose runs are ranked in separate lists.
/// Hidden for worlds whose runs aren't ranked.
class RulesChoice : public QWidget {
    Q_OBJECT

public:
    explicit RulesChoice(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_heading(new QLabel(this))
        , m_standard(named("newWorld.standard", new QRadioButton(this)))
        , m_standardNote(named("newWorld.standardNote", new QLabel(this)))
        , m_gentle(named("newWorld.gentle", new QRadioButton(this)))
        , m_gentleNote(named("newWorld.gentleNote", new QLabel(this)))
    {
        m_standard->setChecked(true);
        auto *column = vbox(*this, kGrid, QMargins(0, 2 * kGrid, 0, 0), {m_heading});
        for (const auto &[button, note] : {std::pair(m_standard, m_standardNote), {m_gentle, m_gentleNote}}) {
            note->setWordWrap(true);
            note->setIndent(5 * kGrid);
            column->addWidget(button);
            column->addWidget(note);
        }
        connect(m_gentle, &QRadioButton::toggled, this, &RulesChoice::changed);
        bindTexts(*this, [this] { retranslateUi(); });
        bindLook(*this, [this] { refreshLook(); });
    }

    /// Describes the rules of this generator's worlds. The choice stays.
    void setGenerator(GeneratorKind kind)
    {
        m_generator = kind;
        retranslateUi();
    }

    /// False at first.
    [[nodiscard]] bool isGentle() const { return m_gentle->isChecked(); }

    void setGentle(bool gentle) { (gentle ? m_gentle : m_standard)->setChecked(true); }

signals:
    void changed();

private:
    void refreshLook()
    {
        m_heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        for (QLabel *note : {m_standardNote, m_gentleNote})
            setSecondary(note, currentTheme());
    }

    void retranslateUi()
    {
        const QString eases = gentleExplanation(m_generator);
        m_heading->setText(tr("Rules"));
        m_standard->setText(tr("Standard (ranked)"));
        m_standardNote->setText(tr("One life, by the rules of the game. Runs are ranked."));
        m_gentle->setText(tr("Gentle"));
        m_gentleNote->setText(tr("%1 Runs have a list of their own.").arg(eases));
        m_standard->setAccessibleDescription(m_standardNote->text());
        m_gentle->setAccessibleDescription(m_gentleNote->text());
        setVisible(!eases.isEmpty());
    }

    GeneratorKind m_generator{};
    QLabel *m_heading;
    QRadioButton *m_standard;
    QLabel *m_standardNote;
    QRadioButton *m_gentle;
    QLabel *m_gentleNote;
};

} // namespace cave
