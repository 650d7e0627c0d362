// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/world_library.h"
#include "editor/document/job_runner.h"

#include <QAbstractListModel>
#include <QSize>
#include <QStringList>

#include <memory>
#include <vector>

namespace cave {

class WorldPreviews;
struct Theme;

/// The worlds of the library, most recently played first, then unreadable files. Names are editable: an edit
/// is shown at once, and must be confirmed with `confirmName` once written, or reverted with `refresh`.
class WorldListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole,
        SeedRole,     ///< text
        DetailRole,   ///< explored cells and turn, in words
        PlayedRole,   ///< its generator and when it was last played, in words
        PreviewRole,  ///< QImage; null until drawn
        DamageRole,   ///< QStringList of problems; empty for an intact world
        ReadableRole, ///< bool; false if the world can't be opened at all
        SearchRole,   ///< text to search in
        /// How many regions are damaged, if nothing else is.
        DamagedRegionsRole,
    };

    explicit WorldListModel(WorldLibrary library, QObject *parent = nullptr);
    ~WorldListModel() override;

    /// Reads the folder again, off the interface thread.
    void refresh();
    void setPreviewLook(QSize size, double pixelRatio, const Theme &theme);
    /// The world at `path` now has this name in its file.
    void confirmName(const QString &path, const QString &name);
    [[nodiscard]] QStringList names() const;
    /// The row of the world at `path`, or -1.
    [[nodiscard]] int rowOf(const QString &path) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    /// During the first reading: `worlds` of `files` are in the list.
    void grown(qsizetype worlds, qsizetype files);
    /// The list now matches the folder.
    void refreshed();
    /// The folder could not be read.
    void failed(const cave::Error &error);
    /// An invalid name was typed; with the reason.
    void nameRefused(const QString &problem);
    /// A name was typed; it isn't in the file yet.
    void renameRequested(const QString &path, const QString &name);

private:
    void add(std::vector<WorldSummary> worlds, qsizetype files);
    void take(Result<WorldList> list);
    [[nodiscard]] QString toolTip(const WorldSummary &world) const;
    [[nodiscard]] QVariant worldData(const WorldSummary &world, int role) const;
    [[nodiscard]] QVariant unreadableData(const UnreadableWorld &world, int role) const;
    void reportPreview(const QString &path);

    WorldLibrary m_library;
    WorldList m_list;
    bool m_isRead = false; ///< completely, at least once
    std::unique_ptr<WorldPreviews> m_previews;
    JobRunner m_jobs;
};

} // namespace cave
