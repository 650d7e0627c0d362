#pragma once

#include "app/shell/job_runner.h"
#include "app/shell/world_previews.h"
#include "core/io/world_library.h"

#include <QAbstractListModel>

namespace cave {

struct Theme;

/// The worlds of the library, last played first, then the files that can't be read. The name can be edited.
class WorldListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole,
        SeedRole,     ///< text
        DetailRole,   ///< explored cells and turn, in words
        PlayedRole,   ///< its generator and when it was last played, in words
        PreviewRole,  ///< QImage; null until drawn
        DamageRole,   ///< QStringList of what is wrong; empty for a sound world
        ReadableRole, ///< bool; false if the world can't be opened at all
        SearchRole,   ///< text in which a search looks
    };

    explicit WorldListModel(WorldLibrary library, QObject *parent = nullptr);

    /// Reads the folder again, off the interface thread.
    void refresh();
    /// Draws the world at `path` anew, because its file has changed otherwise than by play.
    void forgetPreview(const QString &path);
    void setPreviewLook(QSize size, double pixelRatio, const Theme &theme);
    [[nodiscard]] QStringList names() const;
    /// The row of the world at `path`, or -1.
    [[nodiscard]] int rowOf(const QString &path) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    /// The list is as the folder is.
    void refreshed();
    /// The folder could not be read, or a name not be changed.
    void failed(const cave::Error &error);

private:
    void take(Result<WorldList> list);
    [[nodiscard]] QVariant worldData(const WorldSummary &world, int role) const;
    [[nodiscard]] QVariant unreadableData(const UnreadableWorld &world, int role) const;
    void tellPreview(const QString &path);

    WorldLibrary m_library;
    WorldList m_list;
    mutable WorldPreviews m_previews; // reading a preview asks for it
    JobRunner m_jobs;
};

} // namespace cave
