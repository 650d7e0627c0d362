// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/io/exports/map_export.h"
#include "editor/document/job_runner.h"
#include "ui_export_dialog.h"

#include <QDialog>
#include <QPointer>

#include <set>

namespace cave {

class JobProgress;
class WorldDocument;
class WorldPane;

/// Asks which part of a pane's world to export, and its format and size, and writes it off the interface
/// thread.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    enum class Format : std::uint8_t { Picture, TiledXml, TiledJson, Text, Json };
    enum class Area : std::uint8_t { View, Selection, Changed, Explored, Level };

    /// `pane` must show a document and outlive the dialog.
    explicit ExportDialog(WorldPane &pane, QWidget *parent = nullptr);
    ~ExportDialog() override;

    /// Exports to this file. Overwrites an existing one unless it is a world or similar.
    void writeTo(const QString &file);

signals:
    void failed(const cave::Error &error);
    void exported(const QString &file);

private:
    void update();
    [[nodiscard]] Format format() const { return static_cast<Format>(m_ui.export_format->currentIndex()); }
    [[nodiscard]] Result<CellRect> area() const;
    [[nodiscard]] std::set<MapLayer> layers() const;
    void chooseFile();
    void writePicture(const QString &file, const CellRect &area);
    void writeMap(const QString &file, const CellRect &area);
    void closeWithWorld();
    void finish(const Result<void> &written, const QString &file);

    WorldPane &m_pane;
    QPointer<WorldDocument> m_document; ///< that is exported
    Ui::ExportDialog m_ui;
    JobProgress *m_progress = nullptr; ///< while something is being written
    JobRunner m_jobs;
};

} // namespace cave
