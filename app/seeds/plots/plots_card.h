// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/seed_worlds.h"
#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"
#include "editor/view/form/form.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/theme.h"

#include <QFrame>
#include <QImage>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <optional>

namespace cave {

/// A hover card in a plot: a seed with a thumbnail of its map, or a description of a group of seeds.
class PlotCard : public QFrame {
public:
    explicit PlotCard(QWidget *parent)
        : QFrame(parent)
        , m_picture(named("plots.card.picture", new QLabel(this)))
        , m_heading(named("plots.card.heading", new QLabel(this)))
        , m_text(named("plots.card.text", new QLabel(this)))
        , m_question(WorkUrgency::Cards, painted, [this](const Wanted & /*wanted*/, const QImage &image) {
            m_picture->setPixmap(QPixmap::fromImage(image));
        })
    {
        setObjectName("plots.card");
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFrameShape(QFrame::Box);
        setAutoFillBackground(true);
        m_picture->setFixedSize(kPictureSize);
        for (QLabel *label : {m_heading, m_text})
            label->setTextFormat(Qt::PlainText);
        m_heading->setMaximumWidth(kPictureSize.width());
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
        column->setSpacing(kGrid);
        column->setSizeConstraint(QLayout::SetFixedSize);
        for (QLabel *label : {m_picture, m_heading, m_text})
            column->addWidget(label);
        hide();
        bindLook(*this, [this] { refreshLook(); });
    }

    /// Shows this next to `at`, in the parent's coordinates, and inside the parent. A world's thumbnail
    /// appears once it has been painted.
    void report(const QString &heading, const QString &text, const std::optional<WorldSpec> &world, QPoint at)
    {
        m_picture->setVisible(world.has_value());
        if (world && world != m_world)
            paintPicture(*world);
        m_heading->setText(
            m_heading->fontMetrics().elidedText(heading, Qt::ElideMiddle, kPictureSize.width()));
        m_heading->setVisible(!heading.isEmpty());
        m_text->setText(text);
        layout()->activate();
        moveBeside(at);
        show();
        raise();
    }

private:
    static constexpr QSize kPictureSize{200, 132};
    static constexpr double kCardCellPixels = 4;

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        setPanelGround(this, theme);
        QPalette palette = this->palette();
        palette.setColor(QPalette::WindowText, theme.line);
        setPalette(palette);
        setInk(m_heading, theme.text, theme);
        setInk(m_text, theme.text, theme);
        m_heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        m_text->setFont(fontOf(TextSize::Small));
        m_question.forget();
        m_world.reset();
    }

    /// A requested thumbnail.
    struct Wanted {
        WorldSpec spec;
        double pixelRatio = 1;
        const Theme *theme = nullptr;

        friend bool operator==(const Wanted &, const Wanted &) = default;
    };

    /// A null picture if there is no such world.
    static QImage painted(const Wanted &wanted)
    {
        const std::shared_ptr<const SeedWorld> world = seedWorld(wanted.spec);
        if (!world->source())
            return {};
        OverviewRequest request;
        request.centre = world->spawn().valueOr(WorldPos{});
        request.source = *world->source();
        request.size = (QSizeF(kPictureSize) * wanted.pixelRatio).toSize();
        request.cellPixels = std::max(1, static_cast<int>(std::lround(kCardCellPixels * wanted.pixelRatio)));
        request.pixelRatio = wanted.pixelRatio;
        QImage image = renderOverview(request, *wanted.theme);
        image.setDevicePixelRatio(wanted.pixelRatio);
        return image;
    }

    void paintPicture(const WorldSpec &spec)
    {
        m_world = spec;
        m_picture->clear();
        m_question.ask({spec, devicePixelRatioF(), &currentTheme()});
    }

    void moveBeside(QPoint at)
    {
        constexpr int kApart = 4 * kGrid;
        const QSize size = sizeHint();
        const QRect room = parentWidget()->rect().adjusted(kGrid, kGrid, -kGrid, -kGrid);
        int x = at.x() + kApart;
        if (x + size.width() > room.right())
            x = at.x() - kApart - size.width();
        const int y = at.y() - size.height() / 2;
        move(std::clamp(x, room.left(), std::max(room.left(), room.right() - size.width())),
             std::clamp(y, room.top(), std::max(room.top(), room.bottom() - size.height())));
    }

    QLabel *m_picture;
    QLabel *m_heading;
    QLabel *m_text;
    std::optional<WorldSpec> m_world; ///< whose thumbnail is shown or requested
    LatestQuestion<Wanted, QImage> m_question;
};

} // namespace cave
