// SPDX-License-Identifier: MIT
#include "app/seeds/page/search_panel.h"

#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/elsewhere/command_row.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/search/saved_searches.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_texts.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMenu>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "moc_search_panel.cpp"

namespace cave {
namespace {

constexpr int kNameWidth = 68; // so that fields line up

constexpr int kBarSteps = 1000;

} // namespace

SearchPanel::SearchPanel(SearchController &search, SeedOrder &order, QWidget *parent)
    : QWidget(parent)
    , m_search(search)
    , m_order(order)
{
    setUpForm(m_ui, *this);
    constexpr std::int64_t kUsualCount = 100'000;
    m_ui.editLabel->setBuddy(m_ui.search_condition->field()); // the widget around it takes no focus itself
    m_presetMenu = named("search.presetMenu", new QMenu(m_ui.search_presets));
    m_presetMenu->setToolTipsVisible(true);
    m_ui.search_presets->setMenu(m_presetMenu);
    m_saved = new SavedSearchesButton(m_search, this);
    m_ui.head->addWidget(m_saved);
    m_commands = new CommandRow(*m_ui.search_note, this);
    m_ui.column->insertWidget(m_ui.column->indexOf(m_ui.search_filter) + 1, m_commands);
    setTabOrderByLayout(*this);
    for (FieldName *name : {m_ui.rangeLabel, m_ui.fromLabel, m_ui.limitLabel})
        name->setNarrowest(kNameWidth);
    m_ui.search_from->setValue(0);
    m_ui.search_count->setRange(1, SeedSet::kMaxSize);
    m_ui.search_count->setValue(kUsualCount);
    m_ui.search_limit->setRange(0, SeedSet::kMaxSize);
    followInput();
    connect(&m_search, &SearchController::changed, this, &SearchPanel::followSearch);
    connect(&m_order, &SeedOrder::filtersChanged, this, &SearchPanel::followFilters);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        nameSourceSet();
        m_ui.search_run->setToolTip(
            tr("Search all of these worlds (%1 in the condition)").arg(shownKey(Qt::Key_Enter)));
        fillPresets();
        refresh();
    });
    rangeChanged();
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setPanelGround(m_ui.search_offer, theme);
        setInk(m_ui.search_offerText, theme.text, theme);
        setSecondary(m_ui.search_progress, theme);
        setSecondary(m_ui.limitUnit, theme);
        m_ui.limitUnit->setFont(fontOf(TextSize::Body));
        m_ui.search_result->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        m_ui.editLabel->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        refresh();
    });
}

/// Only those that can be measured in the worlds to search.
void SearchPanel::fillPresets()
{
    m_presetMenu->clear();
    for (const ConditionPreset &preset : conditionPresets()) {
        ConditionError ignored;
        const std::optional<Condition> where = Condition::parse(preset.text, ignored);
        if (!where || firstUnmeasured(*where, m_set))
            continue;
        auto *action = m_presetMenu->addAction(coreText(preset.name));
        action->setToolTip(coreText(preset.purpose) + '\n' +
                           QString::fromStdString(std::string(preset.text)));
        action->setData(QString::fromStdString(std::string(preset.text)));
    }
}

void SearchPanel::nameSourceSet()
{
    m_ui.search_range->setItemText(
        SourceSet, m_set.size() == 0 ? tr("The source's seeds")
                                     : tr("The source's seeds (%1)").arg(shownNumber(m_set.size())));
}

void SearchPanel::followInput()
{
    connect(m_ui.search_condition, &ConditionEdit::conditionChanged, this, &SearchPanel::conditionChanged);
    connect(m_ui.search_condition, &ConditionEdit::entered, this, &SearchPanel::start);
    connect(m_ui.condition_builder, &ConditionBuilder::expressionChanged, m_ui.search_condition,
            &ConditionEdit::setText);
    connect(m_ui.search_builderHead, &QToolButton::toggled, this, [this](bool open) {
        m_ui.condition_builder->setVisible(open);
        m_ui.search_builderHead->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
    connect(m_presetMenu, &QMenu::triggered, this, [this](const QAction *preset) {
        m_ui.search_condition->setText(preset->data().toString());
        beginWriting();
    });
    connect(m_ui.search_sketchRow, &SketchRow::changed, this, [this] {
        if (m_ui.search_filter->isChecked())
            filterShown();
        refresh();
    });
    connect(m_ui.search_range, &QComboBox::currentIndexChanged, this, &SearchPanel::rangeChanged);
    for (NumberEdit *field : {m_ui.search_from, m_ui.search_count, m_ui.search_limit}) {
        connect(field, &QLineEdit::textChanged, this, &SearchPanel::refresh);
        connect(field, &QLineEdit::returnPressed, this, &SearchPanel::start);
    }
    connect(m_ui.search_run, &QPushButton::clicked, this, &SearchPanel::start);
    connect(m_ui.search_pause, &QPushButton::clicked, this, &SearchPanel::pauseOrResume);
    connect(m_ui.search_cancel, &QPushButton::clicked, &m_search, &SearchController::cancel);
    connect(m_ui.search_filter, &QCheckBox::toggled, this, &SearchPanel::filterShown);
    connect(m_ui.search_goOn, &QPushButton::clicked, this, [this] {
        if (const SavedSearch *offered = m_search.offered())
            showRequest(offered->request);
        m_search.resumeKept();
    });
    connect(m_saved, &SavedSearchesButton::opened, this, &SearchPanel::showRequest);
    connect(m_ui.search_forget, &QPushButton::clicked, &m_search, &SearchController::discardKept);
}

void SearchPanel::setSet(const SeedSet &set)
{
    m_set = set;
    fillPresets();
    const bool mixed = std::holds_alternative<SeedSet::Worlds>(set.source());
    m_ui.condition_builder->setGenerator(set.base().generator.kind);
    m_ui.search_condition->field()->setWorlds(mixed ? std::nullopt : std::optional(set.base()));
    nameSourceSet();
    refresh();
}

void SearchPanel::beginWriting()
{
    m_ui.search_condition->setFocus(Qt::ShortcutFocusReason);
    m_ui.search_condition->field()->moveCursor(QTextCursor::End);
}

void SearchPanel::saveState(QSettings &settings) const
{
    settings.setValue("condition", m_ui.search_condition->text());
    settings.setValue("builderShown", m_ui.search_builderHead->isChecked());
    settings.setValue("rarityShown", m_ui.rarity->isOpen());
    settings.setValue("range", m_ui.search_range->currentIndex());
    settings.setValue("from", m_ui.search_from->text());
    settings.setValue("count", m_ui.search_count->text());
    settings.setValue("limit", m_ui.search_limit->text());
    m_ui.search_sketchRow->saveState(settings);
}

void SearchPanel::restoreState(const QSettings &settings)
{
    m_ui.search_condition->setText(settings.value("condition").toString());
    m_ui.search_builderHead->setChecked(settings.value("builderShown", false).toBool());
    m_ui.rarity->setOpen(settings.value("rarityShown", false).toBool());
    m_ui.search_range->setCurrentIndex(
        std::clamp(settings.value("range", 0).toInt(), 0, m_ui.search_range->count() - 1));
    m_ui.search_from->setText(settings.value("from", m_ui.search_from->text()).toString());
    m_ui.search_count->setText(settings.value("count", m_ui.search_count->text()).toString());
    m_ui.search_limit->setText(settings.value("limit", m_ui.search_limit->text()).toString());
    m_ui.search_sketchRow->restoreState(settings);
}

SearchPanel::RangeKind SearchPanel::rangeKind() const
{
    return static_cast<RangeKind>(std::max(0, m_ui.search_range->currentIndex()));
}

QString SearchPanel::numbersProblem() const
{
    if (QString wrong = m_ui.search_from->problem(withoutMnemonic(m_ui.fromLabel->text())); !wrong.isEmpty())
        return wrong;
    if (rangeKind() == Endless)
        return {};
    if (QString wrong = m_ui.search_count->problem(withoutMnemonic(m_ui.countLabel->text()));
        !wrong.isEmpty())
        return wrong;
    const bool pastEnd = *m_ui.search_from->value() >
                         std::numeric_limits<std::int64_t>::max() - (*m_ui.search_count->value() - 1);
    return pastEnd ? tr("Count: the last number would exceed 64 bits.") : QString();
}

QString SearchPanel::problem() const
{
    const bool none = rangeKind() == SourceSet && m_set.size() == 0;
    QString wrong = none                       ? tr("No seeds to search. Choose a source.")
                    : rangeKind() == SourceSet ? QString()
                                               : numbersProblem();
    if (const std::optional<Condition> &where = m_ui.search_condition->condition();
        wrong.isEmpty() && where) {
        const GeneratorKind kind = m_set.base().generator.kind;
        const std::optional<MetricQuery> query =
            rangeKind() == SourceSet ? firstUnmeasured(*where, m_set) : firstUnmeasured(*where, kind);
        if (query)
            return messageText(unmeasuredText(*query, kind)) + u'.';
    }
    if (!wrong.isEmpty() || m_ui.search_limit->text().trimmed().isEmpty())
        return wrong;
    return m_ui.search_limit->problem(withoutMnemonic(m_ui.limitLabel->text()));
}

SeedSet SearchPanel::numbers() const
{
    const std::int64_t from = *m_ui.search_from->value();
    std::int64_t count = SeedSet::kMaxSize;
    if (rangeKind() == Numbers)
        count = *m_ui.search_count->value();
    else if (from > 0)
        count = std::min(count, std::numeric_limits<std::int64_t>::max() - from + 1);
    return SeedSet::range(m_set.base(), from, count).valueOr({});
}

std::int64_t SearchPanel::limit() const
{
    return m_ui.search_limit->value().value_or(0);
}

std::optional<Condition> SearchPanel::where() const
{
    if (m_ui.search_condition->text().trimmed().isEmpty() && m_ui.search_sketchRow->hasSketch())
        return anyWorld();
    return m_ui.search_condition->condition();
}

std::optional<SearchRequest> SearchPanel::request() const
{
    const std::optional<Condition> where = this->where();
    if (!where || !problem().isEmpty())
        return std::nullopt;
    SearchRequest request{searched(), *where};
    request.limit = limit();
    request.sketch = m_ui.search_sketchRow->sketch();
    return request;
}

void SearchPanel::conditionChanged()
{
    m_ui.condition_builder->showExpression(m_ui.search_condition->text());
    const bool complete = where() || m_ui.search_condition->text().trimmed().isEmpty();
    if (m_ui.search_filter->isChecked() && complete)
        filterShown();
    refresh();
}

void SearchPanel::rangeChanged()
{
    const RangeKind kind = rangeKind();
    m_ui.numbers->setVisible(kind != SourceSet);
    m_ui.countLabel->setVisible(kind == Numbers);
    m_ui.search_count->setVisible(kind == Numbers);
    refresh();
}

/// Enters what a search looks for; and where, if the fields can say it.
void SearchPanel::showRequest(const SearchRequest &request)
{
    m_ui.search_filter->setChecked(false); // all that was found is to be shown
    m_ui.search_condition->setText(isAnyWorld(request.where) ? QString()
                                                             : QString::fromStdString(request.where.text()));
    m_ui.search_sketchRow->showSketch(request.sketch);
    m_ui.search_limit->setText(request.limit > 0 ? QString::number(request.limit) : QString());
    const auto *range = std::get_if<SeedSet::Range>(&request.seeds.source());
    if (range == nullptr || request.seeds.base() != m_set.base())
        return;
    const bool endless = request.seeds.size() >= SeedSet::kMaxSize;
    m_ui.search_range->setCurrentIndex(endless ? Endless : Numbers);
    m_ui.search_from->setText(QString::number(range->from));
    if (!endless)
        m_ui.search_count->setText(QString::number(request.seeds.size()));
}

void SearchPanel::start()
{
    if (m_search.isActive()) // Enter in a field is no reason to cancel it
        return;
    m_ui.search_condition->field()->reportProblemNow();
    if (std::optional<SearchRequest> request = this->request()) {
        m_ui.search_filter->setChecked(false);
        m_search.start(std::move(*request));
        m_ui.search_pause->setFocus();
    } else if (m_ui.search_condition->text().trimmed().isEmpty()) {
        m_ui.search_note->warn(tr("Enter a condition, choose an example or draw a sketch."));
        m_ui.search_condition->setFocus();
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
    const bool on = m_ui.search_filter->isChecked();
    m_order.setSearchFilter(on ? m_ui.search_sketchRow->sketch() : nullptr,
                            on ? m_ui.search_condition->condition() : std::nullopt);
}

/// The filters may be cleared elsewhere.
void SearchPanel::followFilters()
{
    if (m_order.hasSearchFilter() || !m_ui.search_filter->isChecked())
        return;
    const QSignalBlocker quiet(m_ui.search_filter);
    m_ui.search_filter->setChecked(false);
}

void SearchPanel::refresh()
{
    QString wrong = problem();
    m_ui.search_note->warn(wrong);
    const bool writable =
        m_ui.search_condition->condition() || m_ui.search_condition->text().trimmed().isEmpty();
    m_ui.search_run->setEnabled(wrong.isEmpty() && writable);
    if (m_ui.search_run->isEnabled())
        setPrimary(m_ui.search_run, currentTheme());
    else
        m_ui.search_run->setPalette(paletteFor(currentTheme()));
    if (wrong.isEmpty() && !m_ui.search_sketchRow->hasSketch())
        m_ui.rarity->setQuestion(m_ui.search_condition->condition(), searched());
    else // with a sketch, worlds are rarer and take longer than the condition alone says
        m_ui.rarity->setQuestion(std::nullopt, {});
    m_ui.search_filter->setEnabled(where().has_value() || m_ui.search_filter->isChecked());
    m_commands->setRequest(request());
    followSearch();
}

void SearchPanel::followSearch()
{
    const bool active = m_search.isActive();
    const bool paused = m_search.state() == SearchController::State::Paused;
    m_ui.search_run->setVisible(!active);
    m_ui.search_pause->setVisible(active);
    m_ui.search_pause->setText(paused ? tr("&Resume") : tr("&Pause"));
    m_ui.search_pause->setToolTip(paused ? tr("Resume") : tr("Pause"));
    m_ui.search_cancel->setVisible(active);
    m_ui.rarity->setSparing(active && !paused);
    showCounted();
    refreshOffer();
    refreshProgress();
}

/// What the last search counted says how rare worlds are, if it is for what is written.
void SearchPanel::showCounted()
{
    const std::optional<SearchRequest> &last = m_search.request();
    const std::optional<Condition> &where = m_ui.search_condition->condition();
    const bool same = last && where && problem().isEmpty() && !last->sketch &&
                      m_search.progress().matches <= m_search.progress().done &&
                      last->where.text() == where->text() && last->seeds == searched();
    const SearchProgress &progress = m_search.progress();
    const RarityView::Counted counted{progress.done, progress.matches, progress.failures};
    m_ui.rarity->setCounted(same ? std::optional(counted) : std::nullopt);
}

void SearchPanel::refreshOffer()
{
    const SavedSearch *offered = m_search.offered();
    m_ui.search_offer->setVisible(offered != nullptr);
    if (offered == nullptr)
        return;
    const bool shown = m_search.offersShown();
    m_ui.search_forget->setText(shown ? tr("Dismiss") : tr("Discard"));
    const int matches = pluralCount(offered->state.matches);
    const std::int64_t all = offered->request.seeds.size();
    const QString done = (all >= SeedSet::kMaxSize ? tr("%1 searched") : tr("%1 of %2 searched"))
                             .replace("%1", shownNumber(offered->state.done))
                             .replace("%2", shownNumber(all));
    QString text = (shown ? tr("This search isn't finished: %1\n%2, %Ln matches.", nullptr, matches)
                          : tr("A search was interrupted: %1\n%2, %Ln matches.", nullptr, matches))
                       .arg(wantedText(offered->request), done);
    if (m_search.offersLost())
        text += u'\n' + tr("Its results are damaged, so it starts from the beginning.");
    m_ui.search_offerText->setText(text);
}

void SearchPanel::refreshProgress()
{
    const bool any = m_search.state() != SearchController::State::Idle;
    const SearchProgress &progress = m_search.progress();
    m_ui.search_bar->setVisible(m_search.isActive());
    m_ui.search_progress->setVisible(any);
    m_ui.search_result->setVisible(any);
    if (!any)
        return;
    const bool endless = progress.total >= SeedSet::kMaxSize;
    m_ui.search_bar->setRange(0, endless ? 0 : kBarSteps); // indeterminate if the search is endless
    if (!endless)
        m_ui.search_bar->setValue(
            static_cast<int>(static_cast<double>(progress.decided) * kBarSteps /
                             static_cast<double>(std::max<std::int64_t>(1, progress.total))));
    m_ui.search_progress->setText(progressText(m_search));
    m_ui.search_result->setText(resultText(m_search));
}

} // namespace cave
