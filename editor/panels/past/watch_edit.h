// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/watch_point.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

namespace cave {

class FieldNote;
class WatchField;

/// A field for a watch point, with error messages and what comes of it.
class WatchEdit : public QWidget {
    Q_OBJECT

public:
    enum class NotePlace { Below, Beside };
    explicit WatchEdit(NotePlace place, QWidget *parent = nullptr);
    ~WatchEdit() override;

    /// The kinds of monsters that there are; null for no watch points.
    void setContent(std::shared_ptr<const Content> content);
    /// While limited, names that may say more than the player can know are errors.
    void setLimited(bool limited);

    /// None while the text is empty or invalid.
    [[nodiscard]] const std::optional<WatchPoint> &point() const;
    [[nodiscard]] WatchField *field() const { return m_field; }
    /// What comes of it; shown unless something is wrong. Empty for nothing.
    void report(const QString &text);

signals:
    /// There is another watch point, or none.
    void pointChanged();
    /// Enter was pressed, and nothing is wrong.
    void entered();

private:
    void refreshNote();

    WatchField *m_field;
    FieldNote *m_note;
    QString m_report;
};

} // namespace cave
