// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/source/source_page.h"

#include <string>
#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace cave {

class NumberEdit;
class SweepEditor;

/// Integers as seeds: first, count, and last, of which the latter two depend on each other.
class NumbersSource : public SourcePage {
    Q_OBJECT

public:
    explicit NumbersSource(QWidget *parent);
    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override;

private:
    void followCount();
    void followLast();
    void startChanged();
    [[nodiscard]] QString problem() const;

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
    explicit ListSource(QWidget *parent);
    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override;

private:
    [[nodiscard]] QString text() const;
    void readText();

    QLabel *m_label;
    QPlainTextEdit *m_text;
    Result<SeedList> m_seeds;
};

/// Pairs of words that are easy to say.
class WordsSource : public SourcePage {
    Q_OBJECT

public:
    explicit WordsSource(QWidget *parent);
    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override;

private:
    NumberEdit *m_count;
    QLabel *m_label;
};

/// Random seeds; the same draw number gives the same seeds.
class RandomSource : public SourcePage {
    Q_OBJECT

public:
    explicit RandomSource(QWidget *parent);
    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override;

private:
    void shuffle();

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
    explicit SweepSource(QWidget *parent);
    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    void setGenerator(GeneratorKind kind) override;
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override;

private:
    QLineEdit *m_seed;
    QLabel *m_label;
    SweepEditor *m_sweeps;
};

} // namespace cave
