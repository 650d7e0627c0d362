// SPDX-License-Identifier: MIT
#include "app/common/seed_words.h"
#include "app/seeds/source/number_edit.h"
#include "app/seeds/source/seed_link.h"
#include "app/seeds/source/setting_values.h"
#include "app/seeds/source/source_page.h"
#include "app/seeds/source/sweep_editor.h"
#include "editor/document/short_text.h"
#include "editor/view/form/form.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

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

/// Fields in a column, with labels in front.
QFormLayout *makeForm(QWidget *page)
{
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(3 * kGrid);
    form->setVerticalSpacing(2 * kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

QLabel *addField(QFormLayout *form, QWidget *field)
{
    auto *label = new FieldName(kFieldNameWidth, field->parentWidget());
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

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
    explicit NumbersSource(QWidget *parent)
        : SourcePage(parent)
        , m_from(named("source.from", new NumberEdit(this)))
        , m_count(named("source.count", new NumberEdit(this)))
        , m_to(named("source.to", new NumberEdit(this)))
    {
        QFormLayout *form = makeForm(this);
        m_fromLabel = addField(form, m_from);
        m_countLabel = addField(form, m_count);
        m_toLabel = addField(form, m_to);
        m_count->setRange(1, SeedSet::kMaxSize);
        m_from->setValue(0);
        m_count->setValue(kUsualSeeds);
        followCount();
        connect(m_from, &QLineEdit::textChanged, this, &NumbersSource::startChanged);
        connect(m_count, &QLineEdit::textChanged, this, &NumbersSource::followCount);
        connect(m_to, &QLineEdit::textChanged, this, &NumbersSource::followLast);
        for (const NumberEdit *field : {m_from, m_count, m_to})
            connect(field, &QLineEdit::returnPressed, this, &SourcePage::entered);
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = problem(); !wrong.isEmpty())
            return {{}, wrong, {}};
        return outcomeOf(SeedSet::range(base, *m_from->value(), *m_count->value()), tr("Numbers"),
                         tr("%1 to %2").arg(shownNumber(*m_from->value()), shownNumber(*m_to->value())));
    }

    void saveState(QSettings &settings) const override
    {
        settings.setValue("numbers/from", m_from->text());
        settings.setValue("numbers/count", m_count->text());
    }

    void restoreState(const QSettings &settings) override
    {
        m_from->setText(settings.value("numbers/from", m_from->text()).toString());
        m_count->setText(settings.value("numbers/count", m_count->text()).toString());
    }

    void retranslateUi() override
    {
        m_fromLabel->setText(tr("F&rom"));
        m_countLabel->setText(tr("C&ount"));
        m_toLabel->setText(tr("&To"));
        m_from->setToolTip(tr("First seed: a whole number, may be negative"));
        m_count->setToolTip(tr("Number of seeds"));
        m_to->setToolTip(tr("Last seed"));
    }

private:
    void followCount()
    {
        m_lastLeads = false;
        const std::optional<std::int64_t> from = m_from->value();
        const std::optional<std::int64_t> count = m_count->value();
        const QSignalBlocker quiet(m_to);
        if (!from || !count || *from > std::numeric_limits<std::int64_t>::max() - (*count - 1))
            m_to->clear();
        else
            m_to->setValue(*from + *count - 1);
        emit changed();
    }

    void followLast()
    {
        m_lastLeads = true;
        const std::optional<std::int64_t> from = m_from->value();
        const std::optional<std::int64_t> to = m_to->value();
        const QSignalBlocker quiet(m_count);
        // Unsigned: the numbers may differ by more than 63 bits.
        const auto apart =
            from && to ? static_cast<std::uint64_t>(*to) - static_cast<std::uint64_t>(*from) : 0;
        if (!from || !to || *to < *from || apart >= static_cast<std::uint64_t>(SeedSet::kMaxSize))
            m_count->clear();
        else
            m_count->setValue(static_cast<std::int64_t>(apart) + 1);
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
        if (QString wrong = m_from->problem(withoutMnemonic(m_fromLabel->text())); !wrong.isEmpty())
            return wrong;
        if (!m_lastLeads) {
            QString wrong = m_count->problem(withoutMnemonic(m_countLabel->text()));
            return !wrong.isEmpty() || !m_to->text().isEmpty()
                       ? wrong
                       : tr("Count: the last number would exceed 64 bits.");
        }
        if (QString wrong = m_to->problem(withoutMnemonic(m_toLabel->text())); !wrong.isEmpty())
            return wrong;
        if (*m_to->value() < *m_from->value())
            return tr("To: at least %1.").arg(shownNumber(*m_from->value()));
        return m_count->text().isEmpty() ? tr("To: at most %1 worlds.").arg(shownNumber(SeedSet::kMaxSize))
                                         : QString();
    }

    NumberEdit *m_from;
    NumberEdit *m_count;
    NumberEdit *m_to;
    QLabel *m_fromLabel;
    QLabel *m_countLabel;
    QLabel *m_toLabel;
    bool m_lastLeads = false; // the last number was typed and the count follows
};

/// Seeds typed or pasted, one per line. A line may also be a link to a world, see `SeedLink`.
class ListSource : public SourcePage {
    Q_OBJECT

public:
    explicit ListSource(QWidget *parent)
        : SourcePage(parent)
        , m_label(new FieldName(kFieldNameWidth, this))
        , m_text(named("source.list", new QPlainTextEdit(this)))
        , m_seeds(SeedList())
    {
        m_text->setTabChangesFocus(true);
        m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
        m_text->setMinimumHeight(6 * m_text->fontMetrics().lineSpacing());
        m_text->setMaximumHeight(12 * m_text->fontMetrics().lineSpacing());
        m_label->setBuddy(m_text);
        vbox(*this, kGrid, kNoMargins, {m_label, m_text});
        connect(m_text, &QPlainTextEdit::textChanged, this, &ListSource::readText);
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
        m_text->setPlainText(settings.value("list/text").toString());
    }

    void retranslateUi() override
    {
        m_label->setText(tr("Seeds, one per &line"));
        m_text->setPlaceholderText(
            tr("Type or paste any text, or a copied link:\namber-hollow-42\nМедвежья берлога\n洞窟"));
    }

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

    [[nodiscard]] QString text() const { return rawText(*m_text->document()); }

    void readText()
    {
        m_seeds = readSeedLines(text().toStdString());
        emit changed();
    }

    QLabel *m_label;
    QPlainTextEdit *m_text;
    Result<SeedList> m_seeds;
};

/// Pairs of words that are easy to say.
class WordsSource : public SourcePage {
    Q_OBJECT

public:
    explicit WordsSource(QWidget *parent)
        : SourcePage(parent)
        , m_count(named("source.words", new NumberEdit(this)))
    {
        m_label = addField(makeForm(this), m_count);
        m_count->setRange(1, kSeedPairCount);
        m_count->setValue(kUsualSeeds);
        connect(m_count, &QLineEdit::textChanged, this, &SourcePage::changed);
        connect(m_count, &QLineEdit::returnPressed, this, &SourcePage::entered);
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = m_count->problem(withoutMnemonic(m_label->text())); !wrong.isEmpty())
            return {{}, wrong, {}};
        std::vector<std::string> seeds;
        for (int i = 0; i < *m_count->value(); ++i)
            seeds.push_back(seedPair(i).toStdString());
        const QString description =
            tr("%1, %2, %3 … of %4 word pairs")
                .arg(seedPair(0), seedPair(1), seedPair(2), shownNumber(kSeedPairCount));
        return {SeedSet::list(base, std::move(seeds)), {}, description};
    }

    void saveState(QSettings &settings) const override { settings.setValue("words/count", m_count->text()); }

    void restoreState(const QSettings &settings) override
    {
        m_count->setText(settings.value("words/count", m_count->text()).toString());
    }

    void retranslateUi() override
    {
        m_label->setText(tr("C&ount"));
        m_count->setToolTip(tr("Number of word pairs, one seed each"));
    }

private:
    NumberEdit *m_count;
    QLabel *m_label;
};

/// Random seeds; the same draw number gives the same seeds.
class RandomSource : public SourcePage {
    Q_OBJECT

public:
    explicit RandomSource(QWidget *parent)
        : SourcePage(parent)
        , m_count(named("source.randomCount", new NumberEdit(this)))
        , m_draw(named("source.draw", new NumberEdit(this)))
        , m_shuffle(named("source.shuffle", new QToolButton(this)))
    {
        QFormLayout *form = makeForm(this);
        m_countLabel = addField(form, m_count);
        m_count->setRange(1, SeedSet::kMaxSize);
        m_draw->setRange(0, std::numeric_limits<std::int64_t>::max());
        m_shuffle->setIcon(namedIcon("dice"));
        m_shuffle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        auto *row = hbox(kGrid, {{m_draw, 1}, m_shuffle});
        m_drawLabel = new FieldName(kFieldNameWidth, this);
        m_drawLabel->setBuddy(m_draw);
        form->addRow(m_drawLabel, row);
        m_count->setValue(kUsualSeeds);
        shuffle();
        for (const NumberEdit *field : {m_count, m_draw}) {
            connect(field, &QLineEdit::textChanged, this, &SourcePage::changed);
            connect(field, &QLineEdit::returnPressed, this, &SourcePage::entered);
        }
        connect(m_shuffle, &QToolButton::clicked, this, [this] {
            shuffle();
            emit entered();
        });
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = m_count->problem(withoutMnemonic(m_countLabel->text())); !wrong.isEmpty())
            return {{}, wrong, {}};
        if (QString wrong = m_draw->problem(withoutMnemonic(m_drawLabel->text())); !wrong.isEmpty())
            return {{}, wrong, {}};
        return outcomeOf(
            SeedSet::random(base, static_cast<std::uint64_t>(*m_draw->value()), *m_count->value()),
            tr("Random"),
            tr("%Ln random seeds; draw %1 is reproducible", nullptr, pluralCount(*m_count->value()))
                .arg(*m_draw->value()));
    }

    void saveState(QSettings &settings) const override
    {
        settings.setValue("random/count", m_count->text());
        settings.setValue("random/draw", m_draw->text());
    }

    void restoreState(const QSettings &settings) override
    {
        m_count->setText(settings.value("random/count", m_count->text()).toString());
        m_draw->setText(settings.value("random/draw", m_draw->text()).toString());
    }

    void retranslateUi() override
    {
        m_countLabel->setText(tr("C&ount"));
        m_drawLabel->setText(tr("&Draw"));
        m_shuffle->setText(tr("S&huffle"));
        m_shuffle->setToolTip(tr("Draw other seeds"));
        m_draw->setToolTip(tr("Draw number: the same number gives the same seeds"));
    }

private:
    /// Few digits: a draw should be easy to share.
    void shuffle()
    {
        constexpr int kDraws = 1'000'000;
        m_draw->setValue(QRandomGenerator::global()->bounded(kDraws));
    }

    NumberEdit *m_count;
    NumberEdit *m_draw;
    QToolButton *m_shuffle;
    QLabel *m_countLabel;
    QLabel *m_drawLabel;
};

/// One seed under every combination of some settings.
class SweepSource : public SourcePage {
    Q_OBJECT

public:
    explicit SweepSource(QWidget *parent)
        : SourcePage(parent)
        , m_seed(named("source.seed", new QLineEdit(this)))
        , m_label(new FieldName(kFieldNameWidth, this))
        , m_sweeps(new SweepEditor(this))
    {
        m_seed->setText("amber-hollow-42");
        m_label->setBuddy(m_seed);
        auto *column = vbox(*this, 2 * kGrid, kNoMargins, {});
        auto *row = hbox(3 * kGrid, {m_label, {m_seed, 1}});
        column->addLayout(row);
        column->addWidget(m_sweeps);
        connect(m_seed, &QLineEdit::textChanged, this, &SourcePage::changed);
        connect(m_seed, &QLineEdit::returnPressed, this, &SourcePage::entered);
        connect(m_sweeps, &SweepEditor::changed, this, &SourcePage::changed);
        connect(m_sweeps, &SweepEditor::entered, this, &SourcePage::entered);
    }

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override
    {
        if (QString wrong = m_sweeps->problem(); !wrong.isEmpty())
            return {{}, wrong, {}};
        WorldSpec seeded = base;
        seeded.seed = m_seed->text().toStdString();
        return outcomeOf(SeedSet::sweep(seeded, m_sweeps->sweeps()), tr("Settings"), m_sweeps->productText());
    }

    void setGenerator(GeneratorKind kind) override { m_sweeps->setGenerator(kind); }

    void saveState(QSettings &settings) const override
    {
        settings.setValue("sweep/seed", m_seed->text());
        settings.setValue("sweep/settings", m_sweeps->state());
    }

    void restoreState(const QSettings &settings) override
    {
        m_seed->setText(settings.value("sweep/seed", m_seed->text()).toString());
        m_sweeps->restoreState(settings.value("sweep/settings").toStringList());
    }

    void retranslateUi() override
    {
        m_label->setText(tr("See&d"));
        m_seed->setPlaceholderText(tr("An empty seed is valid"));
        m_sweeps->retranslateUi();
    }

private:
    QLineEdit *m_seed;
    QLabel *m_label;
    SweepEditor *m_sweeps;
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
