// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/past/watch_point.h"

#include <QLineEdit>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace cave {

class ConditionCompletion;

/// The field of a `WatchEdit`: a line with completion. What was typed counts after a pause in typing, on
/// Enter, and when the field loses the keyboard.
class WatchField : public QLineEdit {
    Q_OBJECT

public:
    explicit WatchField(QWidget *parent = nullptr);

    /// The kinds of monsters that there are; null for no watch points.
    void setContent(std::shared_ptr<const Content> content);
    /// While limited, names that may say more than the player can know are errors.
    void setLimited(bool limited);

    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<WatchPoint> &point() const { return m_point; }
    /// What is wrong; empty while the text is valid or empty.
    [[nodiscard]] QString problem() const;
    void retranslate();

signals:
    void pointChanged();
    void problemChanged(const QString &problem);
    /// Enter was pressed.
    void entered();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void readSoon();
    void readNow();
    /// True if there is another watch point, or none any more.
    bool read();
    /// If not `asked`, only while a word is being typed.
    void complete(bool asked);
    void take(const QString &text);

    std::shared_ptr<const Content> m_content;
    bool m_limited = false;
    std::optional<WatchPoint> m_point;
    std::optional<ConditionError> m_error;
    QString m_hidden; ///< the name that isn't allowed
    Completions m_completions;
    ConditionCompletion *m_popup;
    QTimer m_soon;
};

} // namespace cave
