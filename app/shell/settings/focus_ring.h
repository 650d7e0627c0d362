// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace cave {

class FocusFrame;

/// A frame around lists, texts, maps and other views that have the focus, once Tab has been used in their
/// window. Buttons and fields paint their own.
class FocusRing : public QObject {
public:
    explicit FocusRing(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focused);

    QPointer<QWidget> m_around;
    QPointer<FocusFrame> m_frame;
};

} // namespace cave
