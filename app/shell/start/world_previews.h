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

/// A picture of a world, and what was found to be wrong with it on the way.
struct WorldPreview {
    QImage image; ///< null until it has been drawn, and if the world can't be read
    QStringList damage;
};

/// Draws small pictures of worlds off the interface thread, when someone asks for one, and keeps them.
class WorldPreviews : public QObject {
    Q_OBJECT

public:
    explicit WorldPreviews(QObject *parent = nullptr);

    /// Pictures drawn from now on are this large, in device pixels, and in these colours. Those that differ
    /// are drawn again; the old ones are shown until then.
    void setLook(QSize size, double pixelRatio, const Theme &theme);

    /// What is known of the world; what is missing or out of date is being made when this returns.
    [[nodiscard]] const WorldPreview &preview(const WorldSummary &world);

    /// Forgets a world whose file has changed or gone.
    void forget(const std::filesystem::path &path);

signals:
    /// The preview of the world at this path is there.
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
