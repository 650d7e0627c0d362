// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/world/world_spec.h"

#include <QPlainTextEdit>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

class QTimer;

namespace cave {

class ConditionCompletion;
class ConditionHighlighter;
struct ConditionRemark;

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
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    bool focusNextPrevChild(bool next) override;

private:
    void refreshLook();
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

} // namespace cave
