// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/seed_worlds.h"
#include "editor/document/job_runner.h"
#include "editor/view/form/form.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QRadialGradient>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace cave {

/// The header of the start page: the program's name next to a lantern-lit part of one of its caves.
class CaveHeader : public QWidget {
    Q_OBJECT

public:
    explicit CaveHeader(QWidget *parent = nullptr) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        bindEvent(*this, {QEvent::Resize}, [this] { requestPicture(); });
        bindLook(*this, [this] { requestPicture(); });
    }

    /// Uses less height, for low windows.
    void setLow(bool low)
    {
        if (low == m_low)
            return;
        m_low = low;
        updateGeometry();
    }

    [[nodiscard]] QSize sizeHint() const override { return {640, m_low ? kLowHeight : kHeight}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.fillRect(rect(), currentTheme().background);
        if (!m_picture.isNull()) {
            painter.drawImage(QPointF(0, 0), m_picture);
            paintLight(painter);
        }
        QFont mark = fontOf(TextSize::Title, QFont::Light);
        mark.setPixelSize(kWordmark);
        mark.setLetterSpacing(QFont::AbsoluteSpacing, 1.5);
        painter.setFont(mark);
        painter.setPen(currentTheme().text);
        const int middle = height() / 2;
        painter.drawText(QPointF(kHeaderMargin - 2, middle + kGrid), tr("Cave Game"));
        painter.setFont(fontOf(TextSize::Body));
        painter.setPen(currentTheme().mutedText);
        painter.drawText(QPointF(kHeaderMargin, middle + 8 * kGrid), tr("Seeded, endless caves."));
    }

private:
    static constexpr int kHeight = 168;
    static constexpr int kLowHeight = 104;
    static constexpr int kHeaderMargin = 8 * kGrid;
    static constexpr int kWordmark = 40; // a logo, so not on the type scale
    static constexpr double kHeaderCellPixels = 15;
    static constexpr double kLightAcross = 0.64; // the lantern's position, as a share of the width
    static constexpr const char *kHeaderSeed = "wick";
    /// Open ground in the light, surrounded by rock.
    static constexpr WorldPos kPlace{26, 0};

    static QImage drawCave(QSize size, double pixelRatio, const Theme &theme)
    {
        WorldSpec spec;
        spec.seed = kHeaderSeed;
        spec.settings = defaultSettings(spec.generator.kind);
        const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
        if (!world->source() || size.isEmpty())
            return {};
        OverviewRequest request;
        request.source = *world->source();
        request.centre = kPlace;
        // The place is at the centre of the picture, and so under the light when the picture is aligned to
        // the left edge.
        request.size = QSize(static_cast<int>(2 * kLightAcross * size.width()), size.height()) * pixelRatio;
        request.pixelRatio = pixelRatio;
        request.cellPixels = std::max(1, static_cast<int>(std::lround(kHeaderCellPixels * pixelRatio)));
        QImage image = renderOverview(request, theme);
        image.setDevicePixelRatio(pixelRatio);
        return image;
    }

    void requestPicture()
    {
        m_jobs.runLatest([size = size(), ratio = devicePixelRatioF(),
                          theme = &currentTheme()] { return drawCave(size, ratio, *theme); },
                         [this](const QImage &picture) {
                             m_picture = picture;
                             update();
                         });
    }

    /// Darkness around the lantern, and on the left behind the name.
    void paintLight(QPainter &painter) const
    {
        const QPointF lantern(width() * kLightAcross, height() * 0.5);
        QRadialGradient light(lantern, width() * 0.36);
        light.setColorAt(0, withOpacity(currentTheme().background, 0));
        light.setColorAt(0.35, withOpacity(currentTheme().background, 0.18));
        light.setColorAt(0.75, withOpacity(currentTheme().background, 0.86));
        light.setColorAt(1, currentTheme().background);
        QRadialGradient warmth(lantern, height() * 0.9);
        warmth.setColorAt(0, withOpacity(currentTheme().gold, currentTheme().dark ? 0.30 : 0.22));
        warmth.setColorAt(1, withOpacity(currentTheme().gold, 0));
        painter.fillRect(rect(), warmth);
        painter.fillRect(rect(), light);
        QLinearGradient edges(0, 0, 0, height());
        edges.setColorAt(0, currentTheme().background);
        edges.setColorAt(0.2, withOpacity(currentTheme().background, 0));
        edges.setColorAt(0.7, withOpacity(currentTheme().background, 0));
        edges.setColorAt(1, currentTheme().background);
        painter.fillRect(rect(), edges);
    }

    bool m_low = false;
    QImage m_picture;
    JobRunner m_jobs;
};

} // namespace cave
