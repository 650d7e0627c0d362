#pragma once

#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"
#include "editor/view/style/theme.h"

#include <QFrame>

#include <memory>
#include <optional>

class QLabel;

namespace cave {

struct Content;

/// What hovers beside a plot's pointer: a seed with a picture of its map, or a group of seeds in words.
class PlotCard : public QFrame {
    Q_OBJECT

public:
    explicit PlotCard(QWidget *parent);

    /// The theme must outlive the card.
    void setTheme(const Theme &theme);
    /// Shows this beside `at`, a place in the parent, and inside the parent. With a world its picture comes
    /// as soon as it has been painted elsewhere.
    void tell(const QString &heading, const QString &text, const std::optional<WorldSpec> &world, QPoint at);

private:
    void paintPicture(const WorldSpec &spec);
    void moveBeside(QPoint at);

    QLabel *m_picture;
    QLabel *m_heading;
    QLabel *m_text;
    const Theme *m_theme;
    std::shared_ptr<const Content> m_content;
    std::optional<WorldSpec> m_world; ///< whose picture is there or on its way
    JobRunner m_jobs;
};

} // namespace cave
