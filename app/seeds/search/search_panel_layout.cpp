// SPDX-License-Identifier: MIT
#include "app/common/named_button.h"
#include "app/seeds/elsewhere/command_row.h"
#include "app/seeds/rarity/rarity_view.h"
#include "app/seeds/saved/saved_searches_button.h"
#include "app/seeds/search/condition_builder.h"
#include "app/seeds/search/condition_checks.h"
#include "app/seeds/search/condition_edit.h"
#include "app/seeds/search/condition_field.h"
#include "app/seeds/search/search_panel.h"
#include "app/seeds/sketch/sketch_row.h"
#include "app/seeds/source/field_note.h"
#include "app/seeds/source/number_edit.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/numbers.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <optional>
#include <string>

namespace cave {
namespace {

constexpr int kNameWidth = 68; // so that fields line up

QLabel *makeText(const char *id, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(id);
    label->setWordWrap(true);
    return label;
}

} // namespace

void SearchPanel::createOffer(QVBoxLayout &column)
{
    m_offer = named("search.offer", new QFrame(this));
    m_offer->setFrameShape(QFrame::StyledPanel);
    m_offer->setAutoFillBackground(true);
    m_offerText = makeText("search.offerText", m_offer);
    m_goOn = namedButton("search.goOn", m_offer);
    m_forget = namedButton("search.forget", m_offer);
    auto *grid = new QGridLayout(m_offer);
    grid->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    grid->setSpacing(2 * kGrid);
    grid->addWidget(m_offerText, 0, 0, 1, 3);
    grid->addWidget(m_goOn, 1, 0);
    grid->addWidget(m_forget, 1, 1);
    grid->setColumnStretch(2, 1);
    column.addWidget(m_offer);
}

void SearchPanel::createCondition(QVBoxLayout &column)
{
    m_editLabel = new QLabel(this);
    m_edit = named("search.condition", new ConditionEdit(this));
    m_editLabel->setBuddy(m_edit->field()); // the widget around it takes no focus itself
    m_rarity = new RarityView(this);
    m_presets = named("search.presets", new QToolButton(this));
    m_presets->setPopupMode(QToolButton::InstantPopup);
    m_presets->setAutoRaise(true);
    m_presets->setFocusPolicy(Qt::StrongFocus);
    m_presetMenu = named("search.presetMenu", new QMenu(m_presets));
    m_presetMenu->setToolTipsVisible(true);
    m_presets->setMenu(m_presetMenu);
    m_builderHead = named("search.builderHead", new QToolButton(this));
    m_builderHead->setCheckable(true);
    m_builderHead->setAutoRaise(true);
    m_builderHead->setArrowType(Qt::RightArrow);
    m_builderHead->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_builderHead->setFocusPolicy(Qt::StrongFocus);
    m_builder = new ConditionBuilder(this);
    m_builder->hide();
    auto *head = hbox(kStyleSpacing, {m_editLabel, BoxPart::stretch(1)});
    m_saved = new SavedSearchesButton(m_search, this);
    head->addWidget(m_presets);
    head->addWidget(m_saved);
    auto *builder = new QVBoxLayout;
    builder->setContentsMargins(2 * kGrid, 0, 0, 0);
    builder->addWidget(m_builder);
    column.addLayout(head);
    column.addWidget(m_edit);
    column.addWidget(m_rarity);
    column.addWidget(m_builderHead, 0, Qt::AlignLeft);
    column.addLayout(builder);
    m_sketch = new SketchRow(this);
    column.addWidget(m_sketch);
}

void SearchPanel::createRange(QVBoxLayout &column)
{
    constexpr std::int64_t kUsualCount = 100'000;
    m_rangeLabel = new FieldName(kNameWidth, this);
    m_range = named("search.range", new QComboBox(this));
    m_range->addItems({QString(), QString(), QString()});
    m_rangeLabel->setBuddy(m_range);
    m_numbers = new QWidget(this);
    m_fromLabel = new FieldName(kNameWidth, m_numbers);
    m_from = new NumberEdit("search.from", m_numbers);
    m_countLabel = new QLabel(m_numbers);
    m_count = new NumberEdit("search.count", m_numbers);
    m_fromLabel->setBuddy(m_from);
    m_countLabel->setBuddy(m_count);
    m_from->setValue(0);
    m_count->setRange(1, SeedSet::kMaxSize);
    m_count->setValue(kUsualCount);
    m_limitLabel = new FieldName(kNameWidth, this);
    m_limit = new NumberEdit("search.limit", this);
    m_limit->setRange(0, SeedSet::kMaxSize);
    m_limitLabel->setBuddy(m_limit);
    m_limitUnit = new QLabel(this);
    auto *range = hbox(2 * kGrid, {m_rangeLabel, {m_range, 1}});
    hbox(*m_numbers, 2 * kGrid, kNoMargins, {m_fromLabel, {m_from, 1}, m_countLabel, {m_count, 1}});
    auto *limit = hbox(2 * kGrid, {m_limitLabel, {m_limit, 1}, m_limitUnit});
    column.addLayout(range);
    column.addWidget(m_numbers);
    column.addLayout(limit);
}

void SearchPanel::createControls(QVBoxLayout &column)
{
    m_note = new FieldNote("search.note", this);
    m_run = namedButton("search.run", this);
    m_pause = namedButton("search.pause", this);
    m_cancel = namedButton("search.cancel", this);
    auto *buttons = hbox(2 * kGrid, {{m_run, 1}, {m_pause, 1}, {m_cancel, 1}});
    m_bar = named("search.bar", new QProgressBar(this));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(2 * kGrid);
    m_progress = makeText("search.progress", this);
    m_result = makeText("search.result", this);
    column.addWidget(m_note);
    column.addLayout(buttons);
    auto *progress = vbox(kGrid, {m_bar, m_result, m_progress});
    column.addLayout(progress);
}

void SearchPanel::createExtras(QVBoxLayout &column)
{
    m_filter = named("search.filter", new QCheckBox(this));
    m_commands = new CommandRow(*m_note, this);
    column.addWidget(m_filter);
    column.addWidget(m_commands);
}

/// Only those that can be measured in the worlds to search.
void SearchPanel::fillPresets()
{
    m_presetMenu->clear();
    const GeneratorKind kind = m_set.base().generator.kind;
    for (const ConditionPreset &preset : conditionPresets()) {
        ConditionError ignored;
        const std::optional<Condition> where = Condition::parse(preset.text, ignored);
        if (!where || firstUnmeasured(*where, kind))
            continue;
        auto *action = m_presetMenu->addAction(coreText(preset.name));
        action->setToolTip(coreText(preset.purpose) + '\n' +
                           QString::fromStdString(std::string(preset.text)));
        action->setData(QString::fromStdString(std::string(preset.text)));
    }
}

void SearchPanel::nameShownSet()
{
    m_range->setItemText(ShownSet, m_set.size() == 0
                                       ? tr("The seeds shown")
                                       : tr("The seeds shown (%1)").arg(shownNumber(m_set.size())));
}

void SearchPanel::retranslateUi()
{
    m_goOn->setText(tr("&Resume"));
    m_editLabel->setText(tr("&Condition"));
    m_presets->setText(tr("E&xamples"));
    m_presets->setToolTip(tr("Examples"));
    m_builderHead->setText(tr("Condition &builder"));
    m_rangeLabel->setText(tr("Search &in"));
    nameShownSet();
    m_range->setItemText(Numbers, tr("Numbers"));
    m_range->setItemText(Endless, tr("All numbers upward"));
    m_fromLabel->setText(tr("fr&om"));
    m_countLabel->setText(tr("co&unt"));
    m_limitLabel->setText(tr("Stop af&ter"));
    m_limit->setPlaceholderText(tr("all"));
    m_limit->setToolTip(tr("Stop after this many matches; empty: search everything"));
    m_limitUnit->setText(tr("matches"));
    m_run->setText(tr("Search"));
    m_run->setToolTip(tr("Search all of these worlds (Enter in the condition)"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop the search and keep the results"));
    m_filter->setText(tr("&Filter shown seeds only"));
    m_filter->setToolTip(tr("Hide worlds that don't match, without searching further"));
    fillPresets();
    refresh();
}

} // namespace cave
