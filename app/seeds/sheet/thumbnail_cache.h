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
    int revision = 0; ///< of the style it was painted in
};

/// What is known of a world beside its pictures.
struct CardWorld {
    std::optional<Error> error; ///< why it can't be made
    bool spawnSought = false;
    std::optional<WorldPos> spawn; ///< none if it was not sought, or if there is no such cell
};

/// Something that is wanted of a world: a picture, or where one enters it.
struct CardWant {
    WorldSpec spec;
    std::optional<MapPart> view; ///< none: the spawn

    friend bool operator==(const CardWant &, const CardWant &) = default;
};

/// The painted maps of many worlds: a cache that other threads fill, bounded by its bytes.
///
/// What is wanted is done in the order given; a new list replaces the old one, so that what has scrolled out
/// of view costs nothing. Of each world one picture is kept, the latest; it stays until the next is there.
/// Pictures are known by their world, so sorting and filtering make none again.
class ThumbnailCache : public QObject {
    Q_OBJECT

public:
    /// Null: the content that the game ships with.
    explicit ThumbnailCache(std::shared_ptr<const Content> content = nullptr, QObject *parent = nullptr);
    ~ThumbnailCache() override;

    /// Colours, and device pixels a logical one. Pictures of another style are kept but no longer current.
    void setStyle(const Theme &theme, double unit);

    /// The latest picture, or null; valid until the event loop runs again.
    [[nodiscard]] const CardPicture *picture(const WorldSpec &spec) const { return m_pictures.object(spec); }
    /// Whether a picture is in the style of now.
    [[nodiscard]] bool isCurrent(const CardPicture &picture) const { return picture.revision == m_revision; }
    /// What is known of a world; null if nothing was asked. Valid until the event loop runs again.
    [[nodiscard]] const CardWorld *world(const WorldSpec &spec) const { return m_worlds.object(spec); }

    /// Has these done elsewhere, first things first; replaces what was wanted before.
    void want(const std::vector<CardWant> &wants);
    /// Pictures that are wanted and not here yet.
    [[nodiscard]] int pendingPictures() const;

signals:
    /// This many pictures have come.
    void picturesPainted(int count);
    /// The world can't be made, or its spawn is known.
    void worldLearned(const cave::WorldSpec &spec);

private:
    /// What came of a want.
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
