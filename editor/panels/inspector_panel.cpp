// SPDX-License-Identifier: MIT
#include "editor/panels/inspector_panel.h"

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QEvent>
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

void InspectorPanel::refreshLook()
{
    setSecondary(m_empty, currentTheme());
    m_empty->setFont(fontOf(TextSize::Body));
    for (QLabel *label : m_body->findChildren<QLabel *>()) {
        const QByteArray look = label->property("look").toByteArray();
        if (look == "heading")
            label->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        else if (look == "note")
            setSecondary(label, currentTheme());
        else if (look == "warning")
            setInk(label, currentTheme().danger, currentTheme());
    }
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

void InspectorPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (isLookChange(*event))
        refreshLook();
    QWidget::changeEvent(event);
}

} // namespace cave

#include "moc_inspector_panel.cpp"
