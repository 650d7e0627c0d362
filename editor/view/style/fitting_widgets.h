// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

namespace cave {

/// A label in front of a field, as wide as the labels of the fields below, and wide enough for its text.
class FieldName : public QLabel {
public:
    explicit FieldName(QWidget *parent = nullptr) : QLabel(parent) {}
    explicit FieldName(int narrowest, QWidget *parent = nullptr) : QLabel(parent), m_narrowest(narrowest) {}

    void setNarrowest(int width) { m_narrowest = width; }

    [[nodiscard]] QSize sizeHint() const override { return QLabel::sizeHint().expandedTo({m_narrowest, 0}); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return QLabel::minimumSizeHint().expandedTo({m_narrowest, 0});
    }

private:
    int m_narrowest = 0;
};

/// A multi-line label that is as high as necessary at its width, even in layouts that ignore
/// height-for-width.
class WrappedLabel : public QLabel {
public:
    explicit WrappedLabel(QWidget *parent = nullptr) : QLabel(parent) { setWordWrap(true); }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {QLabel::minimumSizeHint().width(), heightForWidth(width())};
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        updateGeometry();
    }
};

/// Scrolls a column of controls vertically, and is at least as wide as they need in the window's language.
class ColumnArea : public QScrollArea {
public:
    explicit ColumnArea(QWidget *parent = nullptr);

    /// One around a column; at least `narrowest` pixels wide.
    static ColumnArea *around(QWidget *column, int narrowest = 0);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_narrowest = 0;
};

/// Shows a page of a stack; the hidden ones don't affect its minimum size.
inline void showOnly(QStackedWidget &stack, QWidget &shown)
{
    for (int i = 0; i < stack.count(); ++i) {
        const auto policy = stack.widget(i) == &shown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        stack.widget(i)->setSizePolicy(policy, policy);
    }
    stack.setCurrentWidget(&shown);
}

} // namespace cave
