#pragma once

#include "core/base/result.h"
#include "editor/document/job_runner.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace cave {

class WorldPane;
struct CellRect;
struct Theme;

/// Asks what of a pane's world is to be written, as what and how large, and writes it off the interface
/// thread.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `pane` must outlive the dialog, with the document that it shows now.
    ExportDialog(WorldPane &pane, const Theme &theme, QWidget *parent = nullptr);
    ~ExportDialog() override;

signals:
    void failed(const cave::Error &error);
    void exported(const QString &file);
};

} // namespace cave
