// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/data_folders.h"
#include "core/io/exports/thumbnail.h"
#include "core/io/world_file/world_file.h"
#include "editor/document/job_runner.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/language_lock.h"
#include "editor/view/texts/texts.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QReadLocker>
#include <QSize>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace cave {

/// A picture of a world, and the problems found while painting it.
struct WorldPreview {
    QImage image; ///< null until painted, or if the world can't be read
    QStringList damage;
};

/// Paints thumbnails of worlds off the interface thread on demand, and caches them.
class WorldPreviews : public QObject {
    Q_OBJECT

public:
    explicit WorldPreviews(QObject *parent = nullptr) : QObject(parent), m_theme(&darkTheme()) {}

    /// Sets the size in device pixels and the colours. Outdated pictures are painted again, and still shown
    /// until then.
    void setLook(QSize size, double pixelRatio, const Theme &theme)
    {
        if (size == m_size && pixelRatio == m_pixelRatio && &theme == m_theme)
            return;
        m_size = size;
        m_pixelRatio = pixelRatio;
        m_theme = &theme;
        ++m_look;
    }

    /// What is known of the world; requests what is missing or outdated.
    [[nodiscard]] const WorldPreview &preview(const WorldSummary &world)
    {
        const QString key = fromPath(world.path);
        Entry &entry = m_entries[key];
        if (!m_size.isEmpty() && (entry.look != m_look || entry.turn != world.turn)) {
            entry.look = m_look;
            entry.turn = world.turn;
            request(world, key);
        }
        return entry.preview;
    }

    /// Forgets a world whose file has changed or was deleted.
    void forget(const std::filesystem::path &path) { m_entries.remove(fromPath(path)); }

signals:
    /// The preview of the world at this path is ready.
    void previewReady(const QString &path);

private:
    /// Cells of about this many device-independent pixels show a room with its exits on a card.
    static constexpr double kCardCellPixels = 5;
    struct Look {
        QSize size;
        double pixelRatio = 1;
        const Theme *theme;
    };

    /// The whole level, if it fits; otherwise as much as possible around the player.
    static void fitLevel(const CellRect &area, OverviewRequest &request)
    {
        constexpr int kLargestCell = 12;
        const int fitting = std::min(request.size.width() / area.width, request.size.height() / area.height);
        request.cellPixels = std::clamp(fitting, 1, kLargestCell);
        if (fitting < 1)
            return;
        request.player = request.centre;
        request.centre = {area.origin.x + area.width / 2, area.origin.y + area.height / 2};
    }

    static WorldPreview draw(const std::filesystem::path &path, const Look &look)
    {
        const Result<LoadedWorld> loaded = WorldFile::readSnapshot(path);
        if (!loaded) {
            const QReadLocker texts(&languageLock());
            return {{}, {shortErrorText(loaded.error())}};
        }
        const World &world = loaded->world;
        OverviewRequest request;
        request.source = world.map.viewSource();
        request.changes = world.map.changes();
        request.fog = true;
        request.centre = world.player().position;
        request.size = look.size;
        request.pixelRatio = look.pixelRatio;
        request.cellPixels = std::max(1, static_cast<int>(std::lround(kCardCellPixels * look.pixelRatio)));
        if (const std::optional<CellRect> area = levelAreaOf(world))
            fitLevel(*area, request);
        WorldPreview preview{renderOverview(request, *look.theme), {}};
        preview.image.setDevicePixelRatio(look.pixelRatio);
        const QReadLocker texts(&languageLock());
        for (const DamagedRegion &region : loaded->damaged)
            preview.damage += damageText(region);
        for (const Message &notice : loaded->notices)
            preview.damage += messageText(notice);
        return preview;
    }

    struct Entry {
        WorldPreview preview;
        int look = -1;
        qint64 turn = -1;
    };

    void request(const WorldSummary &world, const QString &key)
    {
        const Look look{m_size, m_pixelRatio, m_theme};
        m_jobs.run([path = world.path, look] { return draw(path, look); },
                   [this, key, number = m_look](WorldPreview preview) {
                       const auto entry = m_entries.find(key);
                       if (entry == m_entries.end() || entry->look != number)
                           return; // forgotten, or replaced by a newer request
                       entry->preview = std::move(preview);
                       emit previewReady(key);
                   });
    }

    JobRunner m_jobs;
    QHash<QString, Entry> m_entries;
    QSize m_size;
    double m_pixelRatio = 1;
    const Theme *m_theme;
    int m_look = 0;
};

} // namespace cave
