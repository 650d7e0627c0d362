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

/// What hovers beside a plot's pointer: a seed with a picture of its map, or a group of seeds in words.
class PlotCard : public QFrame {
    Q_OBJECT

public:
    explicit PlotCard(QWidget *parent);

    /// Shows this beside `at`, a place in the parent, and inside the parent. With a world its picture comes
    /// as soon as it has been painted elsewhere.
    void tell(const QString &heading, const QString &text, const std::optional<WorldSpec> &world, QPoint at);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    /// A picture of a world.
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
    std::optional<WorldSpec> m_world; ///< whose picture is there or on its way
    LatestQuestion<Wanted, QImage> m_question;
};

} // namespace cave
