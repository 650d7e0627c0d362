// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/rarity/rarity.h"
#include "core/analysis/rarity/rarity_sampler.h"
#include "core/analysis/search/seed_set.h"
#include "editor/document/wanted_work.h"

#include <QByteArray>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace cave {

class ShareBar;

/// "About 1 in 330 · 1 in 190 to 1 in 640 · 12 of 4,000 seeds", "Never in 4,000 seeds · rarer than about 1 in
/// 1,300". The range is the 95 % interval.
QString rarityText(const Rarity &rarity);

/// The speed of a search here and the expected time to its first match: "25,000 seeds/s · first match in
/// about 3 s". Empty while nothing is known.
QString rarityTimeText(const Rarity &rarity, int threads);

/// What a part does to the seeds: "12.1 % of all seeds · 30 % of those left", "never in 4,000 seeds".
QString rarityPartText(std::size_t number, const Rarity &rarity);

/// The parts of a condition one below the other, each with what it lets pass: alone as a faint bar, and after
/// the parts before it as a strong one, so that the strong bars make a funnel.
class RarityFunnel : public QWidget {
    Q_OBJECT

public:
    explicit RarityFunnel(QWidget *parent = nullptr);

    /// `condition`: the text that the parts refer to.
    void showParts(const QByteArray &condition, const Rarity &rarity);

private:
    struct Row {
        QLabel *part = nullptr;
        ShareBar *bar = nullptr;
        QLabel *text = nullptr;
    };

    void refreshLook();
    void retranslateUi();
    void setRowCount(std::size_t count);
    void addRow();

    QVBoxLayout *m_column;
    std::vector<Row> m_rows;
};

/// How rare the worlds are that fit a condition, and which part of it rejects how many: a line that can be
/// opened to a funnel. A sample is judged in other threads and shown as it grows. Nothing is judged while
/// this is hidden.
class RarityView : public QWidget {
    Q_OBJECT

public:
    explicit RarityView(QWidget *parent = nullptr);
    ~RarityView() override;

    /// Estimates the share of these worlds that fit, if there is a condition that can be measured in them;
    /// otherwise shows nothing. The same question again changes nothing.
    void setQuestion(const std::optional<Condition> &where, const SeedSet &seeds);

    /// What a search for the same has counted among the first worlds of the set; none: there is no such
    /// search.
    struct Counted {
        std::int64_t worlds = 0;
        std::int64_t matches = 0;
        std::int64_t failures = 0;

        friend bool operator==(const Counted &, const Counted &) = default;
    };
    /// Once it is more than the sample, it replaces it.
    void setCounted(const std::optional<Counted> &counted);

    /// Leaves the processors to other work, such as a search: only the beginning of a sample is judged
    /// meanwhile.
    void setSparing(bool sparing);

    [[nodiscard]] bool isOpen() const;
    void setOpen(bool open);
    /// The estimate so far; none before the first world was judged.
    [[nodiscard]] std::optional<Rarity> rarity() const;
    /// True until the sample is complete.
    [[nodiscard]] bool isBusy() const;

private:
    /// The next piece of a sample.
    struct Piece {
        std::shared_ptr<RaritySampler> sampler;
        int threads = 1;
        std::int64_t number = 0; ///< of the piece

        friend bool operator==(const Piece &, const Piece &) = default;
    };
    struct Found {
        Rarity rarity;
        bool finished = false;
    };
    static Found judged(const Piece &piece);

    void begin();
    void take(const Found &found);
    void goOn() { m_question.ask({m_sampler, m_threads, m_pieces++}); }
    void refresh();

    std::optional<Condition> m_where;
    SeedSet m_seeds;
    const int m_threads; ///< of the search whose time is estimated: the number of processors
    std::shared_ptr<RaritySampler> m_sampler; ///< used by one thread at a time: that of the piece in work
    std::optional<Rarity> m_rarity;           ///< of the sample
    std::optional<Counted> m_counted;
    std::int64_t m_pieces = 0;
    bool m_finished = false; ///< the sample
    bool m_sparing = false;
    QTimer m_beginSoon;
    QToolButton *m_head;
    QLabel *m_text;
    QLabel *m_time;
    RarityFunnel *m_funnel;
    LatestQuestion<Piece, Found> m_question;
};

} // namespace cave
