// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/seed_worlds.h"
#include "app/seeds/sheet/card_painter.h"
#include "core/base/result.h"
#include "core/world/world_spec.h"
#include "editor/view/style/theme.h"

#include <QCache>
#include <QImage>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QThreadPool;

namespace cave {

/// A picture of a part of a world.
struct CardPicture {
    QImage image;
    MapPart view;
    int revision = 0; ///< of the style it was painted with
};

/// What is known of a world in addition to its pictures.
struct CardWorld {
    std::optional<Error> error; ///< why it can't be generated
    bool spawnSought = false;
    std::optional<WorldPos> spawn; ///< none if not requested, or if there is no such cell
};

/// A request about a world: a picture, or its spawn.
struct CardWant {
    WorldSpec spec;
    std::optional<MapPart> view; ///< none: the spawn

    friend bool operator==(const CardWant &, const CardWant &) = default;
};

/// A cache of the painted maps of many worlds, filled by other threads and limited in bytes.
///
/// Requests are processed in the given order; a new list replaces the old one, so that nothing is spent on
/// what has scrolled out of view. The latest picture of each world is kept until the next is ready. Pictures
/// are keyed by world, so sorting and filtering don't paint any again.
class ThumbnailCache : public QObject {
    Q_OBJECT

public:
    /// Null for the built-in content.
    explicit ThumbnailCache(std::shared_ptr<const Content> content = nullptr, QObject *parent = nullptr);
    ~ThumbnailCache() override;

    /// Sets colours, and device pixels per logical pixel. Pictures of another style are kept but are no
    /// longer current.
    void setStyle(const Theme &theme, double unit);

    /// The latest picture, or null; valid until the event loop runs again.
    [[nodiscard]] const CardPicture *picture(const WorldSpec &spec) const { return m_pictures.object(spec); }
    /// Whether a picture has the current style.
    [[nodiscard]] bool isCurrent(const CardPicture &picture) const { return picture.revision == m_revision; }
    /// What is known of a world; null if it was never requested. Valid until the event loop runs again.
    [[nodiscard]] const CardWorld *world(const WorldSpec &spec) const { return m_worlds.object(spec); }

    /// Processes these in other threads in the given order; replaces previous requests.
    void want(const std::vector<CardWant> &wants);
    /// The number of pictures requested but not painted yet.
    [[nodiscard]] int pendingPictures() const;

signals:
    /// This many pictures were painted.
    void picturesPainted(int count);
    /// The world can't be generated, or its spawn is known.
    void worldLearned(const cave::WorldSpec &spec);

private:
    /// The result of a request.
    struct Made {
        std::optional<Error> error; ///< why there is no such world
        QImage image;
        std::optional<WorldPos> spawn;
    };
    class Work;
    void collect();
    void restart();

    std::shared_ptr<const Content> m_content;
    Theme m_theme;
    double m_unit = 1;
    int m_revision = 0;
    QCache<WorldSpec, CardPicture> m_pictures;
    QCache<WorldSpec, CardWorld> m_worlds;
    std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<Work> m_work;
};

} // namespace cave
