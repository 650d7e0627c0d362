// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/job_runner.h"

#include <QImage>
#include <QWidget>

namespace cave {

/// The header of the start page: the program's name next to a lantern-lit part of one of its caves.
class CaveHeader : public QWidget {
    Q_OBJECT

public:
    explicit CaveHeader(QWidget *parent = nullptr);

    /// Uses less height, for low windows.
    void setLow(bool low);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    void requestPicture();
    void paintLight(QPainter &painter) const;

    bool m_low = false;
    QImage m_picture;
    JobRunner m_jobs;
};

} // namespace cave
