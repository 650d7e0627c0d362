// SPDX-License-Identifier: MIT
#include "editor/panels/inspector_panel.h"

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QLabel>

#include <utility>

namespace cave {

InspectorPanel::InspectorPanel(const char *name, QWidget *parent)
    : QWidget(parent)
    , m_empty(new QLabel(this))
    , m_body(new QWidget(this))
{
    setObjectName(QLatin1String(name));
    m_empty->setObjectName(QLatin1String(name) + QStringLiteral(".empty"));
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    vbox(*this, kStyleSpacing, QMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 3 * kGrid),
         {{m_empty, 1}, {m_body, 1}});
    bindLook(*this, [this] {
        setSecondary(m_empty, currentTheme());
        m_empty->setFont(fontOf(TextSize::Body));
    });
}

InspectorPanel::~InspectorPanel() = default;

void InspectorPanel::setDocument(WorldDocument *document)
{
    if (m_document != nullptr)
        m_document->disconnect(this);
    m_document = document;
    if (document != nullptr) {
        connect(document, &WorldDocument::changed, this,
                [this](const DocumentChange &change) { documentChanged(change); });
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    documentReplaced();
}

void InspectorPanel::showEmpty(const QString &text)
{
    m_empty->setText(text);
    m_empty->setVisible(!text.isEmpty());
    m_body->setVisible(text.isEmpty());
}

void InspectorPanel::setLayer(OverlayLayer layer)
{
    m_layer = std::move(layer);
    emit layerChanged();
}

CellRect InspectorPanel::areaOf(RegionPos pos) const
{
    const int size = m_document->world().map.regionSize();
    return {worldPos(pos, {0, 0}, size), size, size};
}

} // namespace cave

#include "moc_inspector_panel.cpp"
