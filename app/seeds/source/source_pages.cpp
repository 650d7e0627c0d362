// SPDX-License-Identifier: MIT
#include "app/common/seed_words.h"
#include "app/seeds/source/seed_link.h"
#include "app/seeds/source/setting_values.h"
#include "app/seeds/source/source_page.h"
#include "editor/document/short_text.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_list_source.h"
#include "ui_numbers_source.h"
#include "ui_random_source.h"
#include "ui_sweep_source.h"
#include "ui_words_source.h"

#include <QRandomGenerator>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr std::int64_t kUsualSeeds = 1000;
constexpr std::size_t kMaxLinkedLines = 10'000;
constexpr std::size_t kMaxCopiedBytes = 64
                                        << 20; // of level files, which every world of a list has of its own
constexpr qsizetype kMaxKeptText = 1'000'000;  // characters of a list that are stored in the settings

/// An error of the core with the field's name.
QString problemOf(const QString &field, const Error &error)
{
    return QStringLiteral("%1: %2.").arg(field, messageText(error.message));
}

/// How many lines a list may have if any is a link.
std::size_t mostLinkedLines(const WorldSpec &base)
{
    std::size_t bytes = 1;
    for (const LevelFileText &file : base.levelFiles)
        bytes += file.text.size();
    return std::clamp<std::size_t>(kMaxCopiedBytes / bytes, 1, kMaxLinkedLines);
}

SourceOutcome outcomeOf(Result<SeedSet> set, const QString &field, const QString &description)
{
    if (!set)
        return {{}, problemOf(field, set.error()), {}};
    return {std::move(*set), {}, description};
}

} // namespace

/// Integers as seeds: first, count, and last, of which the latter two depend on each other.
class NumbersSource : public SourcePage {
    Q_OBJECT

public:
    explicit NumbersSource(QWidget *parent) : SourcePage(parent)
    {
        setUpForm(m_ui, *this);
        m_ui.source_count->setRange(1, SeedSet::kMaxSize);
        m_ui.source_from->setValue(0);
        m_ui.source_count->setValue(kUsualSeeds);
        followCount();
        connect(m_ui.source_from, &QLineEdit::textChanged, this, &NumbersSource::startChanged);
        connect(m_ui.source_count, &QLineEdit::textChanged, this, &NumbersSource::followCount);
        connect(m_ui.source_to, &QLineEdit::textChanged, this, &NumbersSource::followLast);
        for (const NumberEdit *field : {m_ui.source_from, m_ui.source_count, m_ui.source_to})
            connect(field, &QLineEdit::returnPressed, this, &SourcePage::entered);
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = problem(); !wrong.isEmpty())
            return {{}, wrong, {}};
        return outcomeOf(
            SeedSet::range(base, *m_ui.source_from->value(), *m_ui.source_count->value()), tr("Numbers"),
            tr("%1 to %2")
                .arg(shownNumber(*m_ui.source_from->value()), shownNumber(*m_ui.source_to->value())));
    }

    void saveState(QSettings &settings) const override
    {
        settings.setValue("numbers/from", m_ui.source_from->text());
        settings.setValue("numbers/count", m_ui.source_count->text());
    }

    void restoreState(const QSettings &settings) override
    {
        m_ui.source_from->setText(settings.value("numbers/from", m_ui.source_from->text()).toString());
        m_ui.source_count->setText(settings.value("numbers/count", m_ui.source_count->text()).toString());
    }

    void retranslateUi() override { m_ui.retranslateUi(this); }

private:
    void followCount()
    {
        m_lastLeads = false;
        const std::optional<std::int64_t> from = m_ui.source_from->value();
        const std::optional<std::int64_t> count = m_ui.source_count->value();
        const QSignalBlocker quiet(m_ui.source_to);
        if (!from || !count || *from > std::numeric_limits<std::int64_t>::max() - (*count - 1))
            m_ui.source_to->clear();
        else
            m_ui.source_to->setValue(*from + *count - 1);
        emit changed();
    }

    void followLast()
    {
        m_lastLeads = true;
        const std::optional<std::int64_t> from = m_ui.source_from->value();
        const std::optional<std::int64_t> to = m_ui.source_to->value();
        const QSignalBlocker quiet(m_ui.source_count);
        // Unsigned: the numbers may differ by more than 63 bits.
        const auto apart =
            from && to ? static_cast<std::uint64_t>(*to) - static_cast<std::uint64_t>(*from) : 0;
        if (!from || !to || *to < *from || apart >= static_cast<std::uint64_t>(SeedSet::kMaxSize))
            m_ui.source_count->clear();
        else
            m_ui.source_count->setValue(static_cast<std::int64_t>(apart) + 1);
        emit changed();
    }

    void startChanged()
    {
        if (m_lastLeads)
            followLast();
        else
            followCount();
    }

    [[nodiscard]] QString problem() const
    {
        if (QString wrong = m_ui.source_from->problem(withoutMnemonic(m_ui.fromName->text()));
            !wrong.isEmpty())
            return wrong;
        if (!m_lastLeads) {
            QString wrong = m_ui.source_count->problem(withoutMnemonic(m_ui.countName->text()));
            return !wrong.isEmpty() || !m_ui.source_to->text().isEmpty()
                       ? wrong
                       : tr("Count: the last number would exceed 64 bits.");
        }
        if (QString wrong = m_ui.source_to->problem(withoutMnemonic(m_ui.toName->text())); !wrong.isEmpty())
            return wrong;
        if (*m_ui.source_to->value() < *m_ui.source_from->value())
            return tr("To: at least %1.").arg(shownNumber(*m_ui.source_from->value()));
        return m_ui.source_count->text().isEmpty()
                   ? tr("To: at most %1 worlds.").arg(shownNumber(SeedSet::kMaxSize))
                   : QString();
    }

    Ui::NumbersSource m_ui;
    bool m_lastLeads = false; // the last number was typed and the count follows
};

/// Seeds typed or pasted, one per line. A line may also be a link to a world, see `SeedLink`.
class ListSource : public SourcePage {
    Q_OBJECT

public:
    explicit ListSource(QWidget *parent) : SourcePage(parent), m_seeds(SeedList())
    {
        setUpForm(m_ui, *this);
        m_ui.source_list->setMinimumHeight(6 * m_ui.source_list->fontMetrics().lineSpacing());
        m_ui.source_list->setMaximumHeight(12 * m_ui.source_list->fontMetrics().lineSpacing());
        connect(m_ui.source_list, &QPlainTextEdit::textChanged, this, &ListSource::readText);
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (!m_seeds)
            return {{}, problemOf(tr("List"), m_seeds.error()), {}};
        if (m_seeds->seeds.empty())
            return {{}, {}, tr("No seeds yet.")};
        if (std::ranges::any_of(m_seeds->seeds, isSeedLink))
            return linkedWorlds(m_seeds->seeds, base, tr("List"));
        return {SeedSet::list(base, m_seeds->seeds), {}, seedListText(*m_seeds)};
    }

    void saveState(QSettings &settings) const override
    {
        const QString text = this->text();
        settings.setValue("list/text", text.size() <= kMaxKeptText ? text : QString());
    }

    void restoreState(const QSettings &settings) override
    {
        m_ui.source_list->setPlainText(settings.value("list/text").toString());
    }

    void retranslateUi() override { m_ui.retranslateUi(this); }

private:
    /// The worlds of lines of which at least one is a link; the others are seeds of `base`.
    static SourceOutcome linkedWorlds(const std::vector<std::string> &lines, const WorldSpec &base,
                                      const QString &field)
    {
        if (const std::size_t most = mostLinkedLines(base); lines.size() > most) {
            const QString problem = tr("a list with links may have at most %1 lines.")
                                        .arg(shownNumber(static_cast<std::int64_t>(most)));
            return {{}, QStringLiteral("%1: %2").arg(field, problem), {}};
        }
        std::vector<WorldSpec> worlds;
        std::optional<WorldPos> place;
        for (const std::string &line : lines) {
            if (!isSeedLink(line)) {
                worlds.push_back(base);
                worlds.back().seed = line;
                continue;
            }
            QString problem;
            const std::optional<SeedLink> link = readSeedLink(QString::fromStdString(line), problem);
            if (!link)
                return {{}, QStringLiteral("%1: %2").arg(field, problem), {}};
            if (worlds.empty())
                place = link->at;
            worlds.push_back(link->spec);
        }
        const QString description = seedCountText(std::ssize(worlds));
        return {SeedSet::worlds(std::move(worlds)), {}, description, place};
    }

    [[nodiscard]] QString text() const { return rawText(*m_ui.source_list->document()); }

    void readText()
    {
        m_seeds = readSeedLines(text().toStdString());
        emit changed();
    }

    Ui::ListSource m_ui;
    Result<SeedList> m_seeds;
};

/// Pairs of words that are easy to say.
class WordsSource : public SourcePage {
    Q_OBJECT

public:
    explicit WordsSource(QWidget *parent) : SourcePage(parent)
    {
        setUpForm(m_ui, *this);
        m_ui.source_words->setRange(1, kSeedPairCount);
        m_ui.source_words->setValue(kUsualSeeds);
        connect(m_ui.source_words, &QLineEdit::textChanged, this, &SourcePage::changed);
        connect(m_ui.source_words, &QLineEdit::returnPressed, this, &SourcePage::entered);
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = m_ui.source_words->problem(withoutMnemonic(m_ui.countName->text()));
            !wrong.isEmpty())
            return {{}, wrong, {}};
        std::vector<std::string> seeds;
        for (int i = 0; i < *m_ui.source_words->value(); ++i)
            seeds.push_back(seedPair(i).toStdString());
        const QString description =
            tr("%1, %2, %3 … of %4 word pairs")
                .arg(seedPair(0), seedPair(1), seedPair(2), shownNumber(kSeedPairCount));
        return {SeedSet::list(base, std::move(seeds)), {}, description};
    }

    void saveState(QSettings &settings) const override
    {
        settings.setValue("words/count", m_ui.source_words->text());
    }

    void restoreState(const QSettings &settings) override
    {
        m_ui.source_words->setText(settings.value("words/count", m_ui.source_words->text()).toString());
    }

    void retranslateUi() override { m_ui.retranslateUi(this); }

private:
    Ui::WordsSource m_ui;
};

/// Random seeds; the same draw number gives the same seeds.
class RandomSource : public SourcePage {
    Q_OBJECT

public:
    explicit RandomSource(QWidget *parent) : SourcePage(parent)
    {
        setUpForm(m_ui, *this);
        m_ui.source_randomCount->setRange(1, SeedSet::kMaxSize);
        m_ui.source_draw->setRange(0, std::numeric_limits<std::int64_t>::max());
        m_ui.source_shuffle->setIcon(namedIcon("dice"));
        m_ui.source_randomCount->setValue(kUsualSeeds);
        shuffle();
        for (const NumberEdit *field : {m_ui.source_randomCount, m_ui.source_draw}) {
            connect(field, &QLineEdit::textChanged, this, &SourcePage::changed);
            connect(field, &QLineEdit::returnPressed, this, &SourcePage::entered);
        }
        connect(m_ui.source_shuffle, &QToolButton::clicked, this, [this] {
            shuffle();
            emit entered();
        });
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = m_ui.source_randomCount->problem(withoutMnemonic(m_ui.countName->text()));
            !wrong.isEmpty())
            return {{}, wrong, {}};
        if (QString wrong = m_ui.source_draw->problem(withoutMnemonic(m_ui.drawName->text()));
            !wrong.isEmpty())
            return {{}, wrong, {}};
        return outcomeOf(SeedSet::random(base, static_cast<std::uint64_t>(*m_ui.source_draw->value()),
                                         *m_ui.source_randomCount->value()),
                         tr("Random"),
                         tr("%Ln random seeds; draw %1 is reproducible", nullptr,
                            pluralCount(*m_ui.source_randomCount->value()))
                             .arg(*m_ui.source_draw->value()));
    }

    void saveState(QSettings &settings) const override
    {
        settings.setValue("random/count", m_ui.source_randomCount->text());
        settings.setValue("random/draw", m_ui.source_draw->text());
    }

    void restoreState(const QSettings &settings) override
    {
        m_ui.source_randomCount->setText(
            settings.value("random/count", m_ui.source_randomCount->text()).toString());
        m_ui.source_draw->setText(settings.value("random/draw", m_ui.source_draw->text()).toString());
    }

    void retranslateUi() override { m_ui.retranslateUi(this); }

private:
    /// Few digits: a draw should be easy to share.
    void shuffle()
    {
        constexpr int kDraws = 1'000'000;
        m_ui.source_draw->setValue(QRandomGenerator::global()->bounded(kDraws));
    }

    Ui::RandomSource m_ui;
};

/// One seed under every combination of some settings.
class SweepSource : public SourcePage {
    Q_OBJECT

public:
    explicit SweepSource(QWidget *parent) : SourcePage(parent)
    {
        setUpForm(m_ui, *this);
        connect(m_ui.source_seed, &QLineEdit::textChanged, this, &SourcePage::changed);
        connect(m_ui.source_seed, &QLineEdit::returnPressed, this, &SourcePage::entered);
        connect(m_ui.sweeps, &SweepEditor::changed, this, &SourcePage::changed);
        connect(m_ui.sweeps, &SweepEditor::entered, this, &SourcePage::entered);
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = m_ui.sweeps->problem(); !wrong.isEmpty())
            return {{}, wrong, {}};
        WorldSpec seeded = base;
        seeded.seed = m_ui.source_seed->text().toStdString();
        return outcomeOf(SeedSet::sweep(seeded, m_ui.sweeps->sweeps()), tr("Settings"),
                         m_ui.sweeps->productText());
    }

    void setGenerator(GeneratorKind kind) override { m_ui.sweeps->setGenerator(kind); }

    void saveState(QSettings &settings) const override
    {
        settings.setValue("sweep/seed", m_ui.source_seed->text());
        settings.setValue("sweep/settings", m_ui.sweeps->state());
    }

    void restoreState(const QSettings &settings) override
    {
        m_ui.source_seed->setText(settings.value("sweep/seed", m_ui.source_seed->text()).toString());
        m_ui.sweeps->restoreState(settings.value("sweep/settings").toStringList());
    }

    void retranslateUi() override
    {
        m_ui.retranslateUi(this);
        m_ui.sweeps->retranslateUi();
    }

private:
    Ui::SweepSource m_ui;
};

SourcePage *newNumbersSource(QWidget *parent)
{
    return new NumbersSource(parent);
}

SourcePage *newListSource(QWidget *parent)
{
    return new ListSource(parent);
}

SourcePage *newWordsSource(QWidget *parent)
{
    return new WordsSource(parent);
}

SourcePage *newRandomSource(QWidget *parent)
{
    return new RandomSource(parent);
}

SourcePage *newSweepSource(QWidget *parent)
{
    return new SweepSource(parent);
}

} // namespace cave

#include "source_pages.moc"
