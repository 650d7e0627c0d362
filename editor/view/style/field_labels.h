// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace cave {

/// The name before a field, as wide as the names of the fields below it and never too narrow for its text.
class FieldName : public QLabel {
public:
    explicit FieldName(int narrowest, QWidget *parent = nullptr) : QLabel(parent), m_narrowest(narrowest) {}

    [[nodiscard]] QSize sizeHint() const override { return QLabel::sizeHint().expandedTo({m_narrowest, 0}); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return QLabel::minimumSizeHint().expandedTo({m_narrowest, 0});
    }

private:
    int m_narrowest;
};

/// A text of several lines that is as high as it needs at its width, also in layouts that don't ask for that.
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

} // namespace cave
