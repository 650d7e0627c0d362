#include "app/seeds/search_panel.h"

#include "app/play/panel_ink.h"
#include "app/seeds/condition_builder.h"
#include "app/seeds/condition_edit.h"
#include "app/seeds/condition_field.h"
#include "app/seeds/field_note.h"
#include "app/seeds/number_edit.h"
#include "app/seeds/search_controller.h"
#include "app/seeds/search_texts.h"
#include "app/seeds/seed_order.h"
#include "app/shell/type_scale.h"
#include "editor/view/theme.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QGuiApplication>
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
#include <utility>

namespace cave {
namespace {

constexpr int kBarSteps = 1000;

QString shown(std::int64_t number)
{
    return QLocale().toString(qlonglong(number));
}

QString withoutMnemonic(const QLabel *label)
{
    return label->text().remove('&');
}

} // namespace

SearchPanel::SearchPanel(SearchController &search, SeedOrder &order, QWidget *parent)
    : QWidget(parent)
    , m_search(search)
    , m_order(order)
    , m_theme(&darkTheme())
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
    retranslateUi();
    rangeChanged();
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
    connect(m_range, &QComboBox::currentIndexChanged, this, &SearchPanel::rangeChanged);
    for (NumberEdit *field : {m_from, m_count, m_limit}) {
        connect(field, &QLineEdit::textChanged, this, &SearchPanel::refresh);
        connect(field, &QLineEdit::returnPressed, this, &SearchPanel::start);
    }
    connect(m_run, &QPushButton::clicked, this, &SearchPanel::start);
    connect(m_pause, &QPushButton::clicked, this, &SearchPanel::pauseOrResume);
    connect(m_cancel, &QPushButton::clicked, &m_search, &SearchController::cancel);
    connect(m_filter, &QCheckBox::toggled, this, &SearchPanel::filterShown);
    connect(m_copy, &QToolButton::clicked, this, &SearchPanel::copyCommand);
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (const SavedSearch *offered = m_search.offered())
            m_edit->setText(QString::fromStdString(offered->request.where.text()));
        m_search.resumeKept();
    });
    connect(m_forget, &QPushButton::clicked, &m_search, &SearchController::discardKept);
    connect(&m_search, &SearchController::changed, this, &SearchPanel::refresh);
    connect(&m_order, &SeedOrder::filtersChanged, this, &SearchPanel::followFilters);
}

void SearchPanel::setTheme(const Theme &theme)
{
    m_theme = &theme;
    m_edit->setTheme(theme);
    m_builder->setTheme(theme);
    m_note->setTheme(theme);
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
    m_set = set;
    retranslateUi();
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
    settings.setValue("range", m_range->currentIndex());
    settings.setValue("from", m_from->text());
    settings.setValue("count", m_count->text());
    settings.setValue("limit", m_limit->text());
}

void SearchPanel::restoreState(const QSettings &settings)
{
    m_edit->setText(settings.value("condition").toString());
    m_builderHead->setChecked(settings.value("builderShown", false).toBool());
    m_range->setCurrentIndex(std::clamp(settings.value("range", 0).toInt(), 0, m_range->count() - 1));
    m_from->setText(settings.value("from", m_from->text()).toString());
    m_count->setText(settings.value("count", m_count->text()).toString());
    m_limit->setText(settings.value("limit", m_limit->text()).toString());
}

void SearchPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

SearchPanel::RangeKind SearchPanel::rangeKind() const
{
    return static_cast<RangeKind>(std::max(0, m_range->currentIndex()));
}

Result<SeedSet> SearchPanel::seeds() const
{
    const auto wrong = [](const QString &problem) {
        return Error{ErrorCode::InvalidArgument, problem.toStdString()};
    };
    if (rangeKind() == ShownSet) {
        if (m_set.size() == 0)
            return wrong(tr("There are no seeds to search: choose where they come from."));
        return m_set;
    }
    if (const QString problem = m_from->problem(withoutMnemonic(m_fromLabel)); !problem.isEmpty())
        return wrong(problem);
    const std::int64_t from = *m_from->value();
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (rangeKind() == Endless) {
        const bool nearEnd = from > most - SeedSet::kMaxSize;
        return SeedSet::range(m_set.base(), from, nearEnd ? most - from + 1 : SeedSet::kMaxSize);
    }
    if (const QString problem = m_count->problem(withoutMnemonic(m_countLabel)); !problem.isEmpty())
        return wrong(problem);
    if (from > 0 && *m_count->value() - 1 > most - from)
        return wrong(tr("Count: the last number would be past 64 bits."));
    return SeedSet::range(m_set.base(), from, *m_count->value());
}

std::optional<SearchRequest> SearchPanel::readRequest(QString &problem) const
{
    const std::optional<Condition> &where = m_edit->condition();
    const bool limited = !m_limit->text().trimmed().isEmpty();
    Result<SeedSet> worlds = seeds();
    if (!worlds)
        problem = QString::fromStdString(worlds.error().message);
    else if (limited)
        problem = m_limit->problem(withoutMnemonic(m_limitLabel));
    if (!where || !problem.isEmpty())
        return std::nullopt;
    SearchRequest request{std::move(*worlds), *where};
    request.limit = limited ? *m_limit->value() : 0;
    return request;
}

void SearchPanel::conditionChanged()
{
    m_builder->showExpression(m_edit->text());
    if (m_filter->isChecked() && m_edit->condition())
        m_order.setCondition(m_edit->condition());
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

void SearchPanel::start()
{
    QString problem;
    std::optional<SearchRequest> request = readRequest(problem);
    m_edit->field()->tellProblemNow();
    if (!request) {
        if (problem.isEmpty() && m_edit->problem().isEmpty())
            m_note->warn(tr("Write what a world has to have, or choose an example."));
        return;
    }
    m_filter->setChecked(false);
    m_search.start(std::move(*request));
}

void SearchPanel::pauseOrResume()
{
    if (m_search.state() == SearchController::State::Paused)
        m_search.resume();
    else
        m_search.pause();
}

void SearchPanel::copyCommand()
{
    QString problem;
    const std::optional<SearchRequest> request = readRequest(problem);
    if (const std::optional<QString> command = request ? searchCommand(*request) : std::nullopt)
        QGuiApplication::clipboard()->setText(*command);
}

void SearchPanel::filterShown()
{
    m_order.setCondition(m_filter->isChecked() ? m_edit->condition() : std::nullopt);
}

/// All filters may be cleared elsewhere.
void SearchPanel::followFilters()
{
    if (m_order.isFiltering() || !m_filter->isChecked())
        return;
    const QSignalBlocker quiet(m_filter);
    m_filter->setChecked(false);
}

void SearchPanel::refresh()
{
    QString problem;
    const bool ready = readRequest(problem).has_value();
    const bool active = m_search.isActive();
    const bool paused = m_search.state() == SearchController::State::Paused;
    m_note->warn(problem);
    m_run->setVisible(!active);
    m_run->setEnabled(ready || m_edit->text().trimmed().isEmpty());
    m_pause->setVisible(active);
    m_pause->setText(paused ? tr("&Resume") : tr("&Pause"));
    m_cancel->setVisible(active);
    m_filter->setEnabled(m_edit->condition().has_value() || m_filter->isChecked());
    if (m_run->isEnabled())
        setPrimary(m_run, *m_theme);
    else
        m_run->setPalette(paletteFor(*m_theme));
    refreshOffer();
    refreshProgress();
    refreshCommand();
}

void SearchPanel::refreshOffer()
{
    const SavedSearch *offered = m_search.offered();
    m_offer->setVisible(offered != nullptr);
    if (offered == nullptr)
        return;
    m_offerText->setText(tr("A search was interrupted: %1\n%2 of %3 searched, %4 fit.")
                             .arg(QString::fromStdString(offered->request.where.text()),
                                  shown(offered->state.done), shown(offered->request.seeds.size()),
                                  shown(offered->state.matches)));
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
    m_bar->setRange(0, endless ? 0 : kBarSteps); // without an end it only shows that it moves
    if (!endless)
        m_bar->setValue(static_cast<int>(static_cast<double>(progress.decided) * kBarSteps /
                                         static_cast<double>(std::max<std::int64_t>(1, progress.total))));
    m_progress->setText(progressText(m_search));
    m_result->setText(resultText(m_search));
}

void SearchPanel::refreshCommand()
{
    QString problem;
    const std::optional<SearchRequest> request = readRequest(problem);
    const std::optional<QString> command = request ? searchCommand(*request) : std::nullopt;
    m_copy->setEnabled(command.has_value());
    if (command)
        m_copy->setToolTip(*command);
    else
        m_copy->setToolTip(request ? tr("Only numbers and random seeds with default settings can be said on "
                                        "the command line")
                                   : tr("Write a condition first"));
}

} // namespace cave
