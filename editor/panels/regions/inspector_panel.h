// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/world_document.h"
#include "editor/view/overlays/overlay_stack.h"
#include "editor/view/style/theme.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace cave {

/// What the inspector's panels have in common: a document that they follow, a text that says what belongs
/// here while there is none, a layer to draw on the map, and signals to fly somewhere.
///
/// A panel that is made calls `retranslate`, `refreshLook` and `documentReplaced` at the end of its
/// constructor.
class InspectorPanel : public QWidget {
    Q_OBJECT

public:
    ~InspectorPanel() override;

    /// Shows this document, which may end before the panel; null: none.
    void setDocument(WorldDocument *document);
    [[nodiscard]] WorldDocument *document() const { return m_document; }
    /// What the panel draws on the map.
    [[nodiscard]] const OverlayLayer &layer() const { return m_layer; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 480}; }

signals:
    /// The map is to show this cell, or this area.
    void placeChosen(cave::WorldPos place);
    void areaChosen(cave::CellRect area);
    void layerChanged();

protected:
    InspectorPanel(const char *name, QWidget *parent);

    void changeEvent(QEvent *event) override;

    /// Everything that a panel shows of a document goes here.
    [[nodiscard]] QVBoxLayout &column() const { return *m_column; }
    [[nodiscard]] QWidget *body() const { return m_body; }
    /// Shows `text` instead of the body; empty: the body.
    void showEmpty(const QString &text);
    void setLayer(OverlayLayer layer);
    /// The region's cells.
    [[nodiscard]] CellRect areaOf(RegionPos pos) const;

    // Labels of the body, plain text, wrapped; they take their ink from the theme. The caller puts them
    // somewhere.
    QLabel *makeLabel(const char *name);
    QLabel *makeHeading(const char *name);
    QLabel *makeNote(const char *name);    ///< small and muted
    QLabel *makeWarning(const char *name); ///< in the colour of danger

    /// Another document, or none.
    virtual void documentReplaced() = 0;
    virtual void documentChanged(const DocumentChange &change) = 0;
    virtual void retranslate() = 0;
    /// Makes again what comes from the look; a panel that overrides it calls this one first.
    virtual void refreshLook();

private:
    QPointer<WorldDocument> m_document;
    OverlayLayer m_layer;
    QLabel *m_empty;
    QWidget *m_body;
    QVBoxLayout *m_column;
    std::vector<QLabel *> m_headings;
    std::vector<QLabel *> m_notes;
    std::vector<QLabel *> m_warnings;
};

} // namespace cave
