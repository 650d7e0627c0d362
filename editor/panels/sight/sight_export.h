// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "editor/document/job_runner.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QToolButton;

namespace cave {

struct World;

/// The menu of a button that writes a line of sight of a world: as a picture, or as a test case for
/// `cavegame-cli sight check`. Both are what `cavegame-cli sight --svg` and `--case` write of it.
class SightExport : public QObject {
    Q_OBJECT

public:
    struct Line {
        WorldPos from; ///< who looks: a monster, if one lives there
        WorldPos to;

        friend bool operator==(const Line &, const Line &) = default;
    };

    /// `button` owns it. `outcome` says what was written, or why not; it is hidden until then. `world` may
    /// return null.
    SightExport(QToolButton &button, QLabel &outcome, std::function<World *()> world);

    /// None: there is nothing to write. Hides what was said of another line.
    void setLine(std::optional<Line> line);

private:
    enum class Form { Picture, Case };

    void chooseFile(Form form);
    void write(const QString &file, Form form, const std::shared_ptr<World> &world, Line line);

    QToolButton &m_button;
    QLabel &m_outcome;
    std::function<World *()> m_world;
    std::optional<Line> m_line;
    JobRunner m_jobs; ///< last member, so that its work ends before anything else is destroyed
};

} // namespace cave
