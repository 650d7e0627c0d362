// SPDX-License-Identifier: MIT
#include "app/shell/new_world/rules_choice.h"

#include "app/common/generator_texts.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>
#include <QLabel>
#include <QRadioButton>

#include <utility>

namespace cave {

RulesChoice::RulesChoice(QWidget *parent)
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

void RulesChoice::refreshLook()
{
    m_heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    for (QLabel *note : {m_standardNote, m_gentleNote})
        setSecondary(note, currentTheme());
}

void RulesChoice::retranslateUi()
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

void RulesChoice::setGenerator(GeneratorKind kind)
{
    m_generator = kind;
    retranslateUi();
}

bool RulesChoice::isGentle() const
{
    return m_gentle->isChecked();
}

void RulesChoice::setGentle(bool gentle)
{
    (gentle ? m_gentle : m_standard)->setChecked(true);
}

} // namespace cave

#include "moc_rules_choice.cpp"
