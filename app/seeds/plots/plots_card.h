// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"
#include "editor/view/style/theme.h"

#include <QFrame>
#include <QImage>

#include <optional>

class QLabel;

namespace cave {

/// A hover card in a plot: a seed with a thumbnail of its map, or a description of a group of seeds.
class PlotCard : public QFrame {
    Q_OBJECT

public:
    explicit PlotCard(QWidget *parent);

    /// Shows this next to `at`, in the parent's coordinates, and inside the parent. A world's thumbnail
    /// appears once it has been painted.
    void report(const QString &heading, const QString &text, const std::optional<WorldSpec> &world,
                QPoint at);

private:
    void refreshLook();
    /// A requested thumbnail.
    struct Wanted {
        WorldSpec spec;
        double pixelRatio = 1;
        const Theme *theme = nullptr;

        friend bool operator==(const Wanted &, const Wanted &) = default;
    };
    static QImage painted(const Wanted &wanted);
    void paintPicture(const WorldSpec &spec);
    void moveBeside(QPoint at);

    QLabel *m_picture;
    QLabel *m_heading;
    QLabel *m_text;
    std::optional<WorldSpec> m_world; ///< whose thumbnail is shown or requested
    LatestQuestion<Wanted, QImage> m_question;
};

} // namespace cave
