// SPDX-License-Identifier: MIT
#include "app/seeds/rarity/rarity_view.h"

#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/search/search_texts.h"
#include "app/seeds/source/setting_values.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QRandomGenerator>
#include <QStringList>
#include <QThread>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <initializer_list>
#include <utility>
#include <variant>

#include "moc_rarity_view.cpp"

namespace cave {
namespace {

constexpr int kBarHeight = 6;

struct RarityPhrases {
    Q_DECLARE_TR_FUNCTIONS(Rarity)
};

/// From this share on, per cent says more than "1 in".
constexpr double kCommon = 0.2;

QString percentText(double share)
{
    constexpr double kPerCent = 100;
    constexpr int kDigits = 3;
    return RarityPhrases::tr("%1 %").arg(QLocale().toString(share * kPerCent, 'g', kDigits));
}

QString exactText(const Rarity &rarity)
{
    return RarityPhrases::tr("%1 of %2").arg(shownNumber(rarity.matches), seedCountText(rarity.sampled));
}

constexpr int kEstimatePause = 150;                   // ms
constexpr std::chrono::milliseconds kFirstPiece{80};  // soon there is a first figure
constexpr std::chrono::milliseconds kLaterPiece{200}; // other measurements take turns with them

/// Whether the first worlds of a set are like the others.
bool isInAnyOrder(const SeedSet &seeds)
{
    return std::holds_alternative<SeedSet::Range>(seeds.source()) ||
           std::holds_alternative<SeedSet::Random>(seeds.source());
}

double ratio(std::int64_t some, std::int64_t all)
{
    return all > 0 ? static_cast<double>(some) / static_cast<double>(all) : 0;
}

} // namespace

/// A bar of two shares of a whole: a faint one, and a stronger one that is part of it or not.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    explicit ShareBar(QWidget *parent = nullptr);

    /// Both 0 .. 1.
    void setShares(double faint, double strong)
    {
        m_faint = faint;
        m_strong = strong;
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return {20 * kGrid, kBarHeight}; }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        constexpr int kLeastWidth = 2; // however rare, it isn't nothing
        constexpr float kFaint = 0.35F;
        const Theme &theme = currentTheme();
        QPainter painter(this);
        painter.fillRect(rect(), theme.line);
        const auto fill = [&](double share, const QColor &colour) {
            const int wide = std::max(qRound(share * width()), share > 0 ? kLeastWidth : 0);
            const int left = layoutDirection() == Qt::RightToLeft ? width() - wide : 0;
            painter.fillRect(QRect(left, 0, wide, height()), colour);
        };
        QColor faint = theme.accent;
        faint.setAlphaF(kFaint);
        fill(m_faint, faint);
        fill(m_strong, theme.accent);
    }

private:
    double m_faint = 0;
    double m_strong = 0;
};

QString rarityText(const Rarity &rarity)
{
    QStringList parts;
    const bool common = rarity.share() >= kCommon;
    const ShareInterval interval = rarity.interval();
    const QString share = rarity.matches == 0 ? QString()
                          : common            ? percentText(rarity.share())
                                              : shownNumber(oneIn(rarity.share()));
    if (rarity.matches == 0) {
        parts += RarityPhrases::tr("Never in %1").arg(seedCountText(rarity.sampled));
        if (!rarity.isWholeSet && rarity.sampled > 0)
            parts += RarityPhrases::tr("rarer than about 1 in %1").arg(shownNumber(oneIn(interval.high)));
    } else if (rarity.isWholeSet) {
        parts += common ? share : RarityPhrases::tr("1 in %1").arg(share);
    } else if (rarity.isUncertain()) {
        parts += RarityPhrases::tr("Between 1 in %1 and 1 in %2")
                     .arg(shownNumber(oneIn(interval.high)), shownNumber(oneIn(interval.low)));
    } else {
        parts += (common ? RarityPhrases::tr("About %1") : RarityPhrases::tr("About 1 in %1")).arg(share);
        parts +=
            common ? RarityPhrases::tr("%1 to %2").arg(percentText(interval.low), percentText(interval.high))
                   : RarityPhrases::tr("1 in %1 to 1 in %2")
                         .arg(shownNumber(oneIn(interval.high)), shownNumber(oneIn(interval.low)));
    }
    if (rarity.matches > 0)
        parts += exactText(rarity);
    if (rarity.failures > 0)
        parts += RarityPhrases::tr("%1 could not be generated").arg(shownNumber(rarity.failures));
    return parts.join(QStringLiteral(" · "));
}

QString rarityTimeText(const Rarity &rarity, int threads)
{
    if (rarity.sampled == 0)
        return {};
    const double rate = rarity.worldsPerSecond(threads);
    QStringList parts{rate >= 1 ? RarityPhrases::tr("%1 seeds/s").arg(shownNumber(std::llround(rate)))
                                : RarityPhrases::tr("%1 per seed").arg(durationText(1 / rate))};
    const std::optional<double> seconds = rarity.secondsToFirst(threads);
    if (seconds && rarity.matches > 0)
        parts += RarityPhrases::tr("first match in about %1").arg(durationText(std::max(*seconds, 1.0)));
    else if (seconds && *seconds >= 1 && !rarity.isWholeSet)
        parts += RarityPhrases::tr("first match probably in more than %1").arg(durationText(*seconds));
    return parts.join(QStringLiteral(" · "));
}

QString rarityPartText(std::size_t number, const Rarity &rarity)
{
    const RarityPart &part = rarity.parts[number];
    const auto share = [](std::int64_t some, std::int64_t all) {
        return percentText(static_cast<double>(some) / static_cast<double>(all));
    };
    QString alone = part.alone > 0 ? RarityPhrases::tr("%1 of all seeds").arg(share(part.alone, rarity.apart))
                                   : RarityPhrases::tr("never in %1").arg(seedCountText(rarity.apart));
    if (number == 0 || (part.alone == 0 && part.passed == 0))
        return alone;
    if (part.reached == 0)
        return RarityPhrases::tr("%1 · none are left here").arg(alone);
    if (part.passed == 0)
        return RarityPhrases::tr("%1 · none of %2 left here").arg(alone, shownNumber(part.reached));
    return RarityPhrases::tr("%1 · %2 of those left").arg(alone, share(part.passed, part.reached));
}

ShareBar::ShareBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    bindLook(*this, [this] { update(); });
}

RarityFunnel::RarityFunnel(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName("rarity.funnel");
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(kGrid / 2);
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

void RarityFunnel::showParts(const QByteArray &condition, const Rarity &rarity)
{
    setRowCount(rarity.parts.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const RarityPart &part = rarity.parts[i];
        const QString written = QString::fromUtf8(condition.mid(static_cast<qsizetype>(part.at),
                                                                static_cast<qsizetype>(part.length)))
                                    .simplified();
        m_rows[i].part->setText(written);
        m_rows[i].text->setText(rarityPartText(i, rarity));
        m_rows[i].bar->setShares(ratio(part.alone, rarity.apart), rarity.passing(i));
    }
}

void RarityFunnel::setRowCount(std::size_t count)
{
    while (m_rows.size() > count) {
        for (QWidget *widget :
             std::initializer_list<QWidget *>{m_rows.back().part, m_rows.back().bar, m_rows.back().text})
            delete widget;
        m_rows.pop_back();
    }
    if (m_rows.size() == count)
        return;
    while (m_rows.size() < count)
        addRow();
    retranslateUi();
    refreshLook();
}

void RarityFunnel::addRow()
{
    const auto number = static_cast<int>(m_rows.size());
    const auto label = [&](const char *name) {
        return plainLabel(QStringLiteral("rarity.%1.%2").arg(QLatin1String(name), QString::number(number)),
                          this);
    };
    const Row row{label("part"), new ShareBar(this), label("share")};
    row.part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long word widens nothing
    row.text->setContentsMargins(0, 0, 0, kGrid);                          // apart from the next part
    for (QWidget *widget : std::initializer_list<QWidget *>{row.part, row.bar, row.text})
        m_column->addWidget(widget);
    m_rows.push_back(row);
}

void RarityFunnel::retranslateUi()
{
    for (const Row &row : m_rows)
        row.bar->setToolTip(
            tr("Faint: seeds that fit this part; strong: those that fit the parts before it, too"));
}

void RarityFunnel::refreshLook()
{
    const Theme &theme = currentTheme();
    QFont written = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    written.setPixelSize(fontOf(TextSize::Small).pixelSize());
    for (const Row &row : m_rows) {
        setInk(row.part, theme.text, theme);
        row.part->setFont(written);
        setSecondary(row.text, theme);
    }
}

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
    bindTexts(*this, [this] {
        m_head->setToolTip(tr("What each part of the condition lets pass"));
        m_head->setAccessibleName(m_head->toolTip());
        setToolTip(
            tr("Estimated from a sample of the worlds to search, or counted by the search. The range is "
               "the 95 % interval: "
               "the true share is outside of it in one case of twenty"));
        refresh();
    });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setInk(m_text, theme.text, theme);
        m_text->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        setSecondary(m_time, theme);
    });
    bindEvent(*this, {QEvent::Show}, [this] {
        if (isBusy())
            m_beginSoon.start();
    });
    bindEvent(*this, {QEvent::Hide},
              [this] { // a sample that isn't complete starts again when this is shown again
                  m_beginSoon.stop();
                  m_question.forget();
              });
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

bool RarityView::isOpen() const
{
    return m_head->isChecked();
}

void RarityView::setOpen(bool open)
{
    m_head->setChecked(open);
}

} // namespace cave

#include "rarity_view.moc"
