// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"

#include <QDialog>
#include <QList>

class QBoxLayout;
class QButtonGroup;
class QDialogButtonBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace cave {

class FieldNote;
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
    void makePalette(QBoxLayout &column);
    void makeTools(QBoxLayout &column);
    void makeSize(QBoxLayout &column);
    void layOut();
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
    static QToolButton *makeButton(const char *id, const char *icon);

    SketchDocument *m_document;
    SketchCanvas *m_canvas;
    QButtonGroup *m_kinds = nullptr;
    QToolButton *m_pencil = nullptr;
    QToolButton *m_rectangle = nullptr;
    QToolButton *m_undo = nullptr;
    QToolButton *m_redo = nullptr;
    QToolButton *m_clear = nullptr;
    QToolButton *m_open = nullptr;
    QToolButton *m_save = nullptr;
    QLabel *m_widthName = nullptr;
    QLabel *m_heightName = nullptr;
    QSpinBox *m_width = nullptr;
    QSpinBox *m_height = nullptr;
    QLabel *m_where = nullptr;
    FieldNote *m_note = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
};

} // namespace cave
