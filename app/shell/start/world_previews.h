// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/world_file/world_file.h"
#include "editor/document/job_runner.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QStringList>

namespace cave {

struct Theme;

/// A picture of a world, and the problems found while painting it.
struct WorldPreview {
    QImage image; ///< null until painted, or if the world can't be read
    QStringList damage;
};

/// Paints thumbnails of worlds off the interface thread on demand, and caches them.
class WorldPreviews : public QObject {
    Q_OBJECT

public:
    explicit WorldPreviews(QObject *parent = nullptr);

    /// Sets the size in device pixels and the colours. Outdated pictures are painted again, and still shown
    /// until then.
    void setLook(QSize size, double pixelRatio, const Theme &theme);

    /// What is known of the world; requests what is missing or outdated.
    [[nodiscard]] const WorldPreview &preview(const WorldSummary &world);

    /// Forgets a world whose file has changed or was deleted.
    void forget(const std::filesystem::path &path);

signals:
    /// The preview of the world at this path is ready.
    void previewReady(const QString &path);

private:
    struct Entry {
        WorldPreview preview;
        int look = -1;
        qint64 turn = -1;
    };
    void request(const WorldSummary &world, const QString &key);

    JobRunner m_jobs;
    QHash<QString, Entry> m_entries;
    QSize m_size;
    double m_pixelRatio = 1;
    const Theme *m_theme;
    int m_look = 0;
};

} // namespace cave
