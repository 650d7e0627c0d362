// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"
#include "ui_sketch_dialog.h"

#include <QDialog>
#include <QList>

class QButtonGroup;

namespace cave {

class SketchCanvas;
class SketchDocument;

/// Where the user draws a sketch to search for, or opens one from a file.
class SketchDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with this sketch.
    explicit SketchDialog(const SketchPattern &pattern, QWidget *parent = nullptr);

    [[nodiscard]] const SketchPattern &pattern() const;

    /// Reads or writes a file; errors are shown in the note.
    void openFile(const QString &file);
    void saveFile(const QString &file);

private:
    void setUpTools();
    void connectParts();
    void addShortcuts();
    void chooseKind(SketchCell kind);
    void retranslate();
    void refreshLook();
    void refresh();
    void resizeSketch();
    void clear();
    void askForOpen();
    void askForSave();

    SketchDocument *m_document;
    SketchCanvas *m_canvas;
    QButtonGroup *m_kinds;
    Ui::SketchDialog m_ui;
};

} // namespace cave
