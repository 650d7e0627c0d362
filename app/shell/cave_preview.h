#pragma once

#include "core/base/result.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;

namespace cave {

class MapCover;
class MapView;
struct Theme;

/// What a new world would look like around the place where it is entered. Follows what is typed: the picture
/// there is stays until the next is ready. Can be panned and zoomed with the mouse, the arrow keys, + and −.
class CavePreview : public QWidget {
    Q_OBJECT

public:
    explicit CavePreview(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows this world soon; calls that follow quickly count as one.
    void preview(const WorldSpec &spec);
    /// The sentence below the picture: how much floor there is and where one enters.
    [[nodiscard]] QString caption() const;
    [[nodiscard]] MapView *map() const { return m_map; }

signals:
    /// The picture is that of the world asked for last.
    void previewed();
    /// No such world can be made.
    void failed(const cave::Error &error);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Sketch {
        std::shared_ptr<const RegionSource> source;
        WorldPos spawn;
        double floorShare = 0;
    };
    static Result<Sketch> sketch(const WorldSpec &spec);

    void request();
    void take(const Result<Sketch> &sketch);

    MapView *m_map;
    MapCover *m_cover;
    QLabel *m_caption;
    WorldSpec m_spec;
    QTimer m_wait;
    bool m_any = false;
    JobRunner m_jobs;
};

} // namespace cave
