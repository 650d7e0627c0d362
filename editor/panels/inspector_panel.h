// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/world_document.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/theme.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace cave {

/// The base class of the inspector's panels: follows a document, shows a placeholder while there is none, has
/// an overlay on the map, and signals for navigation.
///
/// A derived class must call `documentReplaced` at the end of its constructor.
class InspectorPanel : public QWidget {
    Q_OBJECT

public:
    ~InspectorPanel() override;

    /// Shows this document, which may be destroyed before the panel; null for none.
    void setDocument(WorldDocument *document);
    [[nodiscard]] WorldDocument *document() const { return m_document; }
    /// The panel's overlay on the map.
    [[nodiscard]] const OverlayLayer &layer() const { return m_layer; }

    [[nodiscard]] QSize sizeHint() const override { return {320, 480}; }

signals:
    /// The map should show this cell, or this area.
    void placeChosen(cave::WorldPos place);
    void areaChosen(cave::CellRect area);
    void layerChanged();

protected:
    InspectorPanel(const char *name, QWidget *parent);

    /// Where the form for everything shown of a document is set up.
    [[nodiscard]] QWidget *body() const { return m_body; }
    /// Shows `text` instead of the body; empty for the body.
    void showEmpty(const QString &text);
    void setLayer(OverlayLayer layer);
    /// The region's cells.
    [[nodiscard]] CellRect areaOf(RegionPos pos) const;

    /// The document was replaced, or removed.
    virtual void documentReplaced() = 0;
    virtual void documentChanged(const DocumentChange &change) = 0;

private:
    QPointer<WorldDocument> m_document;
    OverlayLayer m_layer;
    QLabel *m_empty;
    QWidget *m_body;
};

} // namespace cave
