// SPDX-License-Identifier: MIT
#include "app/seeds/page/search_panel.h"

#include "app/common/named_button.h"
#include "app/seeds/conditions/condition_builder.h"
#include "app/seeds/conditions/condition_checks.h"
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/conditions/condition_field.h"
#include "app/seeds/elsewhere/command_row.h"
#include "app/seeds/rarity/rarity_view.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/search/saved_searches_button.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_texts.h"
#include "app/seeds/sketch/sketch_row.h"
#include "app/seeds/source/field_note.h"
#include "app/seeds/source/field_texts.h"
#include "app/seeds/source/number_edit.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/mnemonics.h"
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
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>

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

constexpr int kBarSteps = 1000;

} // namespace

SearchPanel::SearchPanel(SearchController &search, SeedOrder &order, QWidget *parent)
    : QWidget(parent)
    , m_search(search)
    , m_order(order)
{
    setObjectName("searchPanel");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, 3 * kGrid);
    column->setSpacing(2 * kGrid);
    createOffer(*column);
    createCondition(*column);
    createRange(*column);
    createControls(*column);
    createExtras(*column);
    column->addStretch(1);
    connectParts();
    bindTexts(*this, [this] { retranslateUi(); });
    rangeChanged();
    bindLook(*this, [this] { refreshLook(); });
}

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
    m_from = named("search.from", new NumberEdit(m_numbers));
    m_countLabel = new QLabel(m_numbers);
    m_count = named("search.count", new NumberEdit(m_numbers));
    m_fromLabel->setBuddy(m_from);
    m_countLabel->setBuddy(m_count);
    m_from->setValue(0);
    m_count->setRange(1, SeedSet::kMaxSize);
    m_count->setValue(kUsualCount);
    m_limitLabel = new FieldName(kNameWidth, this);
    m_limit = named("search.limit", new NumberEdit(this));
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
    m_note = named("search.note", new FieldNote(this));
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
    m_run->setToolTip(tr("Search all of these worlds (%1 in the condition)").arg(shownKey(Qt::Key_Enter)));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop the search and keep the results"));
    m_filter->setText(tr("&Filter shown seeds only"));
    m_filter->setToolTip(tr("Hide worlds that don't match, without searching further"));
    fillPresets();
    refresh();
}

void SearchPanel::connectParts()
{
    connect(m_edit, &ConditionEdit::conditionChanged, this, &SearchPanel::conditionChanged);
    connect(m_edit, &ConditionEdit::entered, this, &SearchPanel::start);
    connect(m_builder, &ConditionBuilder::expressionChanged, m_edit, &ConditionEdit::setText);
    connect(m_builderHead, &QToolButton::toggled, this, [this](bool open) {
        m_builder->setVisible(open);
        m_builderHead->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
    connect(m_presetMenu, &QMenu::triggered, this, [this](const QAction *preset) {
        m_edit->setText(preset->data().toString());
        beginWriting();
    });
    connect(m_sketch, &SketchRow::changed, this, [this] {
        if (m_filter->isChecked())
            filterShown();
        refresh();
    });
    connect(m_range, &QComboBox::currentIndexChanged, this, &SearchPanel::rangeChanged);
    for (NumberEdit *field : {m_from, m_count, m_limit}) {
        connect(field, &QLineEdit::textChanged, this, &SearchPanel::refresh);
        connect(field, &QLineEdit::returnPressed, this, &SearchPanel::start);
    }
    connect(m_run, &QPushButton::clicked, this, &SearchPanel::start);
    connect(m_pause, &QPushButton::clicked, this, &SearchPanel::pauseOrResume);
    connect(m_cancel, &QPushButton::clicked, &m_search, &SearchController::cancel);
    connect(m_filter, &QCheckBox::toggled, this, &SearchPanel::filterShown);
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (const SavedSearch *offered = m_search.offered())
            showRequest(offered->request);
        m_search.resumeKept();
    });
    connect(m_saved, &SavedSearchesButton::opened, this, &SearchPanel::showRequest);
    connect(m_forget, &QPushButton::clicked, &m_search, &SearchController::discardKept);
    connect(&m_search, &SearchController::changed, this, &SearchPanel::followSearch);
    connect(&m_order, &SeedOrder::filtersChanged, this, &SearchPanel::followFilters);
}

void SearchPanel::refreshLook()
{
    const Theme &theme = currentTheme();
    setPanelGround(m_offer, theme);
    setInk(m_offerText, theme.text, theme);
    setSecondary(m_progress, theme);
    setSecondary(m_limitUnit, theme);
    m_limitUnit->setFont(fontOf(TextSize::Body));
    m_result->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_editLabel->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    refresh();
}

void SearchPanel::setSet(const SeedSet &set)
{
    const GeneratorKind kind = m_set.base().generator.kind;
    m_set = set;
    if (set.base().generator.kind != kind)
        fillPresets();
    const bool mixed = std::holds_alternative<SeedSet::Worlds>(set.source());
    m_builder->setGenerator(set.base().generator.kind);
    m_edit->field()->setWorlds(mixed ? std::nullopt : std::optional(set.base()));
    nameShownSet();
    refresh();
}

void SearchPanel::beginWriting()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->field()->moveCursor(QTextCursor::End);
}

void SearchPanel::saveState(QSettings &settings) const
{
    settings.setValue("condition", m_edit->text());
    settings.setValue("builderShown", m_builderHead->isChecked());
    settings.setValue("rarityShown", m_rarity->isOpen());
    settings.setValue("range", m_range->currentIndex());
    settings.setValue("from", m_from->text());
    settings.setValue("count", m_count->text());
    settings.setValue("limit", m_limit->text());
    m_sketch->saveState(settings);
}

void SearchPanel::restoreState(const QSettings &settings)
{
    m_edit->setText(settings.value("condition").toString());
    m_builderHead->setChecked(settings.value("builderShown", false).toBool());
    m_rarity->setOpen(settings.value("rarityShown", false).toBool());
    m_range->setCurrentIndex(std::clamp(settings.value("range", 0).toInt(), 0, m_range->count() - 1));
    m_from->setText(settings.value("from", m_from->text()).toString());
    m_count->setText(settings.value("count", m_count->text()).toString());
    m_limit->setText(settings.value("limit", m_limit->text()).toString());
    m_sketch->restoreState(settings);
}

SearchPanel::RangeKind SearchPanel::rangeKind() const
{
    return static_cast<RangeKind>(std::max(0, m_range->currentIndex()));
}

QString SearchPanel::numbersProblem() const
{
    if (QString wrong = m_from->problem(withoutMnemonic(m_fromLabel->text())); !wrong.isEmpty())
        return wrong;
    if (rangeKind() == Endless)
        return {};
    if (QString wrong = m_count->problem(withoutMnemonic(m_countLabel->text())); !wrong.isEmpty())
        return wrong;
    const bool pastEnd =
        *m_from->value() > std::numeric_limits<std::int64_t>::max() - (*m_count->value() - 1);
    return pastEnd ? tr("Count: the last number would exceed 64 bits.") : QString();
}

QString SearchPanel::problem() const
{
    const bool none = rangeKind() == ShownSet && m_set.size() == 0;
    QString wrong = none                      ? tr("No seeds to search. Choose a source.")
                    : rangeKind() == ShownSet ? QString()
                                              : numbersProblem();
    if (const std::optional<Condition> &where = m_edit->condition(); wrong.isEmpty() && where) {
        const GeneratorKind kind = m_set.base().generator.kind;
        if (const std::optional<MetricQuery> query = firstUnmeasured(*where, kind))
            return messageText(unmeasuredText(*query, kind)) + u'.';
    }
    if (!wrong.isEmpty() || m_limit->text().trimmed().isEmpty())
        return wrong;
    return m_limit->problem(withoutMnemonic(m_limitLabel->text()));
}

SeedSet SearchPanel::searched() const
{
    return rangeKind() == ShownSet ? m_set : numbers();
}

SeedSet SearchPanel::numbers() const
{
    const std::int64_t from = *m_from->value();
    std::int64_t count = SeedSet::kMaxSize;
    if (rangeKind() == Numbers)
        count = *m_count->value();
    else if (from > 0)
        count = std::min(count, std::numeric_limits<std::int64_t>::max() - from + 1);
    return SeedSet::range(m_set.base(), from, count).valueOr({});
}

std::int64_t SearchPanel::limit() const
{
    return m_limit->value().value_or(0);
}

std::optional<Condition> SearchPanel::where() const
{
    if (m_edit->text().trimmed().isEmpty() && m_sketch->hasSketch())
        return anyWorld();
    return m_edit->condition();
}

std::optional<SearchRequest> SearchPanel::request() const
{
    const std::optional<Condition> where = this->where();
    if (!where || !problem().isEmpty())
        return std::nullopt;
    SearchRequest request{searched(), *where};
    request.limit = limit();
    request.sketch = m_sketch->sketch();
    return request;
}

void SearchPanel::conditionChanged()
{
    m_builder->showExpression(m_edit->text());
    if (m_filter->isChecked() && where()) // an incomplete one doesn't filter
        filterShown();
    refresh();
}

void SearchPanel::rangeChanged()
{
    const RangeKind kind = rangeKind();
    m_numbers->setVisible(kind != ShownSet);
    m_countLabel->setVisible(kind == Numbers);
    m_count->setVisible(kind == Numbers);
    refresh();
}

/// Enters what a search looks for; and where, if the fields can say it.
void SearchPanel::showRequest(const SearchRequest &request)
{
    m_filter->setChecked(false); // all that was found is to be shown
    m_edit->setText(isAnyWorld(request.where) ? QString() : QString::fromStdString(request.where.text()));
    m_sketch->showSketch(request.sketch);
    m_limit->setText(request.limit > 0 ? QString::number(request.limit) : QString());
    const auto *range = std::get_if<SeedSet::Range>(&request.seeds.source());
    if (range == nullptr || request.seeds.base() != m_set.base())
        return;
    const bool endless = request.seeds.size() >= SeedSet::kMaxSize;
    m_range->setCurrentIndex(endless ? Endless : Numbers);
    m_from->setText(QString::number(range->from));
    if (!endless)
        m_count->setText(QString::number(request.seeds.size()));
}

void SearchPanel::start()
{
    if (m_search.isActive()) // Enter in a field is no reason to cancel it
        return;
    m_edit->field()->reportProblemNow();
    if (std::optional<SearchRequest> request = this->request()) {
        m_filter->setChecked(false);
        m_search.start(std::move(*request));
        m_pause->setFocus();
    } else if (m_edit->text().trimmed().isEmpty()) {
        m_note->warn(tr("Enter a condition, choose an example or draw a sketch."));
        m_edit->setFocus();
    }
}

void SearchPanel::pauseOrResume()
{
    if (m_search.state() == SearchController::State::Paused)
        m_search.resume();
    else
        m_search.pause();
}

void SearchPanel::filterShown()
{
    const bool on = m_filter->isChecked();
    m_order.setFilter(on ? m_sketch->sketch() : nullptr, on ? m_edit->condition() : std::nullopt);
}

/// The filters may be cleared elsewhere.
void SearchPanel::followFilters()
{
    if (m_order.isFiltering() || !m_filter->isChecked())
        return;
    const QSignalBlocker quiet(m_filter);
    m_filter->setChecked(false);
}

void SearchPanel::refresh()
{
    QString wrong = problem();
    m_note->warn(wrong);
    const bool writable = m_edit->condition() || m_edit->text().trimmed().isEmpty();
    m_run->setEnabled(wrong.isEmpty() && writable);
    if (m_run->isEnabled())
        setPrimary(m_run, currentTheme());
    else
        m_run->setPalette(paletteFor(currentTheme()));
    if (wrong.isEmpty() && !m_sketch->hasSketch())
        m_rarity->setQuestion(m_edit->condition(), searched());
    else // with a sketch, worlds are rarer and take longer than the condition alone says
        m_rarity->setQuestion(std::nullopt, {});
    m_filter->setEnabled(where().has_value() || m_filter->isChecked());
    m_commands->setRequest(request());
    followSearch();
}

void SearchPanel::followSearch()
{
    const bool active = m_search.isActive();
    const bool paused = m_search.state() == SearchController::State::Paused;
    m_run->setVisible(!active);
    m_pause->setVisible(active);
    m_pause->setText(paused ? tr("&Resume") : tr("&Pause"));
    m_pause->setToolTip(paused ? tr("Resume") : tr("Pause"));
    m_cancel->setVisible(active);
    m_rarity->setSparing(active && !paused);
    showCounted();
    refreshOffer();
    refreshProgress();
}

/// What the last search counted says how rare worlds are, if it is for what is written.
void SearchPanel::showCounted()
{
    const std::optional<SearchRequest> &last = m_search.request();
    const std::optional<Condition> &where = m_edit->condition();
    const bool same = last && where && problem().isEmpty() && !last->sketch &&
                      last->where.text() == where->text() && last->seeds == searched();
    const SearchProgress &progress = m_search.progress();
    const RarityView::Counted counted{progress.done, progress.matches, progress.failures};
    m_rarity->setCounted(same ? std::optional(counted) : std::nullopt);
}

void SearchPanel::refreshOffer()
{
    const SavedSearch *offered = m_search.offered();
    m_offer->setVisible(offered != nullptr);
    if (offered == nullptr)
        return;
    const bool shown = m_search.offersShown();
    m_forget->setText(shown ? tr("Dismiss") : tr("Discard"));
    const int matches = pluralCount(offered->state.matches);
    const QString text =
        shown ? tr("This search isn't finished: %1\n%2 of %3 searched, %Ln matches.", nullptr, matches)
              : tr("A search was interrupted: %1\n%2 of %3 searched, %Ln matches.", nullptr, matches);
    m_offerText->setText(text.arg(wantedText(offered->request), shownNumber(offered->state.done),
                                  shownNumber(offered->request.seeds.size())));
}

void SearchPanel::refreshProgress()
{
    const bool any = m_search.state() != SearchController::State::Idle;
    const SearchProgress &progress = m_search.progress();
    m_bar->setVisible(m_search.isActive());
    m_progress->setVisible(any);
    m_result->setVisible(any);
    if (!any)
        return;
    const bool endless = progress.total >= SeedSet::kMaxSize;
    m_bar->setRange(0, endless ? 0 : kBarSteps); // indeterminate if the search is endless
    if (!endless)
        m_bar->setValue(static_cast<int>(static_cast<double>(progress.decided) * kBarSteps /
                                         static_cast<double>(std::max<std::int64_t>(1, progress.total))));
    m_progress->setText(progressText(m_search));
    m_result->setText(resultText(m_search));
}

} // namespace cave

#include "moc_search_panel.cpp"
