// SPDX-License-Identifier: MIT
#include "app/seeds/rarity/rarity_view.h"

#include "app/seeds/rarity/rarity_funnel.h"
#include "app/seeds/rarity/rarity_texts.h"
#include "app/seeds/search/condition_checks.h"
#include "core/content/shared_content.h"
#include "core/world/world_spec.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kTypingPause = 150;       // ms
constexpr qint64 kFirstPiece = 80;      // ms; soon there is a first figure
constexpr qint64 kLaterPiece = 200;     // ms; other measurements take turns with them
constexpr qint64 kLongestWork = 30'000; // ms, for conditions that take long to measure

} // namespace

RarityView::RarityView(QWidget *parent)
    : QWidget(parent)
    , m_threads(std::max(1, QThread::idealThreadCount()))
    , m_head(new QToolButton(this))
    , m_text(plainLabel("rarity.text", this))
    , m_time(plainLabel("rarity.time", this))
    , m_funnel(new RarityFunnel(this))
    , m_question(WorkUrgency::Measuring, judged,
                 [this](const Piece & /*piece*/, const Rarity &rarity) { take(rarity); })
{
    setObjectName("rarity");
    m_head->setObjectName("rarity.head");
    m_head->setCheckable(true);
    m_head->setAutoRaise(true);
    m_head->setArrowType(Qt::RightArrow);
    m_head->setFocusPolicy(Qt::StrongFocus);
    m_funnel->hide();
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_text);
    texts->addWidget(m_time);
    auto *line = new QHBoxLayout;
    line->setSpacing(kGrid);
    line->addWidget(m_head, 0, Qt::AlignTop);
    line->addLayout(texts, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addLayout(line);
    column->addWidget(m_funnel);
    m_beginSoon.setSingleShot(true);
    m_beginSoon.setInterval(kTypingPause);
    connect(&m_beginSoon, &QTimer::timeout, this, &RarityView::begin);
    connect(m_head, &QToolButton::toggled, this, [this](bool open) {
        m_head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        refresh();
    });
    retranslateUi();
    refreshLook();
}

RarityView::~RarityView() = default;

void RarityView::setQuestion(const std::optional<Condition> &where, const SeedSet &seeds)
{
    const bool measured = where && seeds.size() > 0 && !firstUnmeasured(*where, seeds.base().generator.kind);
    const bool same = measured == m_where.has_value() &&
                      (!measured || (where->text() == m_where->text() && seeds == m_seeds));
    if (same)
        return;
    m_where = measured ? where : std::nullopt;
    m_seeds = measured ? seeds : SeedSet();
    m_sampler.reset();
    m_rarity.reset();
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
    m_begun.start();
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
    return m_where && (!m_rarity || m_sampler == nullptr || m_rarity->sampled < m_sampler->size());
}

void RarityView::begin()
{
    if (!m_where || !isVisible())
        return;
    m_sampler = std::make_shared<RaritySampler>(m_seeds, *m_where,
                                                contentFor(scenarioOf(m_seeds.base().generator.kind)));
    m_rarity.reset();
    m_begun.start();
    goOn();
}

/// Called in other threads, for one piece of a sampler after the other.
Rarity RarityView::judged(const Piece &piece)
{
    QElapsedTimer time;
    time.start();
    const qint64 most = piece.from == 0 ? kFirstPiece : kLaterPiece;
    do
        piece.sampler->advance();
    while (!piece.sampler->finished() && !time.hasExpired(most));
    return piece.sampler->rarity();
}

void RarityView::take(const Rarity &rarity)
{
    m_rarity = rarity;
    refresh();
    if (isBusy() && !m_sparing && !m_begun.hasExpired(kLongestWork))
        goOn();
}

void RarityView::goOn()
{
    m_question.ask({m_sampler, m_rarity ? m_rarity->sampled : 0});
}

void RarityView::refresh()
{
    const bool parts = m_where && m_rarity && m_rarity->parts.size() > 1;
    m_head->setVisible(m_where.has_value());
    m_head->setEnabled(parts);
    m_text->setVisible(m_where.has_value());
    m_text->setText(m_rarity ? rarityText(*m_rarity) : tr("Estimating…"));
    const QString time = m_rarity ? rarityTimeText(*m_rarity, m_threads) : QString();
    m_time->setText(time);
    m_time->setVisible(!time.isEmpty());
    if (parts)
        m_funnel->showParts(QByteArray::fromStdString(m_where->text()), *m_rarity);
    m_funnel->setVisible(parts && m_head->isChecked());
}

void RarityView::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        refreshLook();
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
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
    setToolTip(tr("Estimated from a sample of the worlds to search"));
    refresh();
}

} // namespace cave

#include "moc_rarity_view.cpp"
