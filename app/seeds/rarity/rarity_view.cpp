// SPDX-License-Identifier: MIT
#include "app/seeds/rarity/rarity_view.h"

#include "app/seeds/conditions/condition_checks.h"
#include "app/seeds/rarity/rarity_funnel.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRandomGenerator>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace cave {
namespace {

constexpr int kEstimatePause = 150;                   // ms
constexpr std::chrono::milliseconds kFirstPiece{80};  // soon there is a first figure
constexpr std::chrono::milliseconds kLaterPiece{200}; // other measurements take turns with them

/// Whether the first worlds of a set are like the others.
bool isInAnyOrder(const SeedSet &seeds)
{
    return std::holds_alternative<SeedSet::Range>(seeds.source()) ||
           std::holds_alternative<SeedSet::Random>(seeds.source());
}

} // namespace

RarityView::RarityView(QWidget *parent)
    : QWidget(parent)
    , m_threads(std::max(1, QThread::idealThreadCount()))
    , m_head(named("rarity.head", new QToolButton(this)))
    , m_text(plainLabel("rarity.text", this))
    , m_time(plainLabel("rarity.time", this))
    , m_funnel(new RarityFunnel(this))
    , m_question(WorkUrgency::Measuring, judged,
                 [this](const Piece & /*piece*/, const Found &found) { take(found); })
{
    setObjectName("rarity");
    m_head->setCheckable(true);
    m_head->setAutoRaise(true);
    m_head->setArrowType(Qt::RightArrow);
    m_head->setFocusPolicy(Qt::StrongFocus);
    m_funnel->hide();
    auto *texts = vbox(0, {m_text, m_time});
    auto *line = hbox(kGrid, {{m_head, 0, Qt::AlignTop}, {texts, 1}});
    vbox(*this, kGrid, kNoMargins, {line, m_funnel});
    m_beginSoon.setSingleShot(true);
    m_beginSoon.setInterval(kEstimatePause);
    connect(&m_beginSoon, &QTimer::timeout, this, &RarityView::begin);
    connect(m_head, &QToolButton::toggled, this, [this](bool open) {
        m_head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        refresh();
    });
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

RarityView::~RarityView() = default;

void RarityView::setQuestion(const std::optional<Condition> &where, const SeedSet &seeds)
{
    const bool measured = where && seeds.size() > 0 && !firstUnmeasured(*where, seeds);
    const bool same = measured == m_where.has_value() &&
                      (!measured || (where->text() == m_where->text() && seeds == m_seeds));
    if (same)
        return;
    m_where = measured ? where : std::nullopt;
    m_seeds = measured ? seeds : SeedSet();
    m_sampler.reset();
    m_rarity.reset();
    m_counted.reset();
    m_question.forget();
    m_beginSoon.stop();
    if (measured)
        m_beginSoon.start();
    refresh();
}

void RarityView::setSparing(bool sparing)
{
    if (sparing == std::exchange(m_sparing, sparing) || sparing || !m_rarity || !isBusy() || !isVisible())
        return;
    goOn();
}

bool RarityView::isOpen() const
{
    return m_head->isChecked();
}

void RarityView::setOpen(bool open)
{
    m_head->setChecked(open);
}

bool RarityView::isBusy() const
{
    return m_where && (!m_rarity || m_sampler == nullptr || !m_finished);
}

void RarityView::begin()
{
    if (!m_where || !isVisible())
        return;
    const RarityPlan plan{std::nullopt, QRandomGenerator::global()->generate64()};
    m_sampler =
        std::make_shared<RaritySampler>(m_seeds, *m_where, contentFor(m_seeds.base().generator), plan);
    m_rarity.reset();
    m_finished = false;
    m_pieces = 0;
    goOn();
}

/// Called in other threads, for one piece of a sampler after the other.
RarityView::Found RarityView::judged(const Piece &piece)
{
    piece.sampler->advance(piece.number == 0 ? kFirstPiece : kLaterPiece, piece.threads);
    return {piece.sampler->rarity(), piece.sampler->finished()};
}

void RarityView::take(const Found &found)
{
    m_rarity = found.rarity;
    m_finished = found.finished;
    refresh();
    if (isBusy() && !m_sparing)
        goOn();
}

void RarityView::setCounted(const std::optional<Counted> &counted)
{
    if (counted == std::exchange(m_counted, counted))
        return;
    refresh();
}

/// Parts were judged only in the sample.
std::optional<Rarity> RarityView::rarity() const
{
    if (!m_rarity || !m_counted || m_counted->worlds <= m_rarity->sampled)
        return m_rarity;
    const bool isWhole = m_counted->worlds == m_seeds.size();
    if (!isWhole && !isInAnyOrder(m_seeds))
        return m_rarity;
    Rarity counted = *m_rarity;
    counted.sampled = m_counted->worlds;
    counted.matches = m_counted->matches;
    counted.failures = m_counted->failures;
    counted.isWholeSet = isWhole;
    return counted;
}

void RarityView::goOn()
{
    m_question.ask({m_sampler, m_threads, m_pieces++});
}

void RarityView::refresh()
{
    const std::optional<Rarity> rarity = this->rarity();
    const bool parts = m_where && rarity && rarity->parts.size() > 1;
    m_head->setVisible(m_where.has_value());
    m_head->setEnabled(parts);
    m_text->setVisible(m_where.has_value());
    m_text->setText(rarity ? rarityText(*rarity) : tr("Estimating…"));
    const QString time = rarity ? rarityTimeText(*rarity, m_threads) : QString();
    m_time->setText(time);
    m_time->setVisible(!time.isEmpty());
    if (parts)
        m_funnel->showParts(QByteArray::fromStdString(m_where->text()), *rarity);
    m_funnel->setVisible(parts && m_head->isChecked());
}

void RarityView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (isBusy())
        m_beginSoon.start();
}

/// A sample that isn't complete starts again when this is shown again.
void RarityView::hideEvent(QHideEvent *event)
{
    m_beginSoon.stop();
    m_question.forget();
    QWidget::hideEvent(event);
}

void RarityView::refreshLook()
{
    const Theme &theme = currentTheme();
    setInk(m_text, theme.text, theme);
    m_text->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setSecondary(m_time, theme);
}

void RarityView::retranslateUi()
{
    m_head->setToolTip(tr("What each part of the condition lets pass"));
    m_head->setAccessibleName(m_head->toolTip());
    setToolTip(tr("Estimated from a sample of the worlds to search, or counted by the search. The range is "
                  "the 95 % interval: "
                  "the true share is outside of it in one case of twenty"));
    refresh();
}

} // namespace cave

#include "moc_rarity_view.cpp"
