// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/search.h"
#include "core/analysis/search/seed_set.h"
#include "core/world/world_spec.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QPlainTextEdit>
#include <QString>
#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

class QTimer;

namespace cave {

class ConditionCompletion;
class ConditionHighlighter;
struct ConditionRemark;

/// True for `anyWorld()`, the condition of a search by a sketch alone.
[[nodiscard]] inline bool isAnyWorld(const Condition &where)
{
    return where.text() == anyWorld().text();
}

/// The first metric of a condition that isn't measured in such worlds; none if all are.
[[nodiscard]] inline std::optional<MetricQuery> firstUnmeasured(const Condition &where, GeneratorKind kind)
{
    const std::vector<MetricQuery> &queries = where.queries();
    const auto at = std::ranges::find_if_not(
        queries, [kind](const MetricQuery &query) { return isMeasuredIn(query, kind); });
    return at == queries.end() ? std::nullopt : std::optional(*at);
}

/// The first one that isn't measured in any world of a set.
[[nodiscard]] inline std::optional<MetricQuery> firstUnmeasured(const Condition &where, const SeedSet &set)
{
    const auto *mixed = std::get_if<SeedSet::Worlds>(&set.source());
    if (mixed == nullptr)
        return firstUnmeasured(where, set.base().generator.kind);
    for (const MetricQuery &query : where.queries()) {
        const auto has = [&query](const WorldSpec &spec) { return isMeasuredIn(query, spec.generator.kind); };
        if (std::ranges::none_of(mixed->specs, has))
            return query;
    }
    return std::nullopt;
}

/// The field of a `ConditionEdit`: one line that grows to three, with completion and underlined errors and
/// remarks.
class ConditionField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit ConditionField(QWidget *parent = nullptr);
    ~ConditionField() override;

    /// The worlds that the condition is about, for remarks on values that can't be intended; none for
    /// no remarks.
    void setWorlds(const std::optional<WorldSpec> &base);

    /// Replaces the text; can be undone.
    void writeText(const QString &text);
    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<Condition> &condition() const { return m_condition; }
    /// What is wrong; empty while the text is valid or empty.
    [[nodiscard]] QString problem() const;
    /// Reports a problem at once instead of after a pause in typing.
    void reportProblemNow();
    /// Reports what is shown once more: in another language.
    void repeatMarks();

signals:
    void conditionChanged();
    /// What to show as wrong with the text; empty for nothing.
    void problemChanged(const QString &problem);
    /// The same for remarks on a valid text; never empty, as `problemChanged` clears the message.
    void remarkChanged(const QString &remark);
    /// Enter was pressed.
    void entered();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// UTF-16 code units from `at`; empty where something is missing.
    struct Span {
        int at = 0;
        int length = 0;
    };

    [[nodiscard]] bool hasTextInserted(const QKeyEvent &event) const;
    void readText();
    void followHeight();
    void readRemarks();
    void markError();
    void markRemarks();
    void clearMarks();
    [[nodiscard]] Span spanOf(std::size_t at, std::size_t length) const;
    [[nodiscard]] Span errorSpan() const { return spanOf(m_error->at, m_error->length); }
    [[nodiscard]] QTextEdit::ExtraSelection markOf(const Span &span, const QColor &ink) const;
    /// If not `asked`, only while a word is being typed.
    void complete(bool asked);
    void take(const QString &text);

    std::optional<Condition> m_condition;
    std::optional<ConditionError> m_error;
    bool m_errorShown = false;
    std::optional<WorldSpec> m_worlds;
    std::vector<ConditionRemark> m_remarks;
    bool m_remarksShown = false;
    QColor m_errorInk;
    QColor m_remarkInk;
    Completions m_completions;
    ConditionCompletion *m_popup;
    ConditionHighlighter *m_highlighter;
    QTimer *m_tellSoon;
};

/// A field for a condition, with error messages and remarks below it.
class ConditionEdit : public QWidget {
    Q_OBJECT

public:
    explicit ConditionEdit(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_field(new ConditionField(this))
        , m_note(named("condition.note", new FieldNote(this)))
    {
        vbox(*this, kGrid, kNoMargins, {m_field, m_note});
        setFocusProxy(m_field);
        connect(m_field, &ConditionField::conditionChanged, this, &ConditionEdit::conditionChanged);
        connect(m_field, &ConditionField::entered, this, &ConditionEdit::entered);
        connect(m_field, &ConditionField::problemChanged, m_note, &FieldNote::warn);
        connect(m_field, &ConditionField::remarkChanged, m_note, &FieldNote::report);
        bindTexts(*this, [this] { retranslateUi(); });
    }

    [[nodiscard]] QString text() const { return m_field->toPlainText(); }

    /// Replaces the text; can be undone.
    void setText(const QString &text) { m_field->writeText(text); }

    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<Condition> &condition() const { return m_field->condition(); }

    /// What is wrong with the text; empty if it is valid or there is no text.
    [[nodiscard]] QString problem() const { return m_field->problem(); }

    [[nodiscard]] ConditionField *field() const { return m_field; }

signals:
    /// The text changed, and with it maybe the condition.
    void conditionChanged();
    /// Enter was pressed.
    void entered();

private:
    void retranslateUi()
    {
        m_field->setPlaceholderText(tr("chests(30) >= 3 && …"));
        m_field->setToolTip(
            tr("Condition for worlds. %1 lists completions.").arg(shownKey(Qt::CTRL | Qt::Key_Space)));
        m_field->setAccessibleName(tr("Condition"));
        m_field->repeatMarks();
    }

    ConditionField *m_field;
    FieldNote *m_note;
};

} // namespace cave
