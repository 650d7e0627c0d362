// SPDX-License-Identifier: MIT
#include "app/play/log/marker_editor.h"

#include "editor/view/form/bindings.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

constexpr int kWidth = 220;
constexpr int kGapBelowCell = 4;

} // namespace

MarkerEditor::MarkerEditor(QWidget *map) : QLineEdit(map)
{
    setObjectName(QStringLiteral("markerEditor"));
    setMaxLength(kLongestText);
    hide();
    bindTexts(*this, [this] { retranslate(); });
}

void MarkerEditor::retranslate()
{
    setPlaceholderText(tr("Note for this place"));
    setAccessibleName(placeholderText());
}

void MarkerEditor::edit(const MapMarker &marker, const QRectF &cell)
{
    m_marker = marker;
    setText(marker.text);
    selectAll();
    const QSize size(std::min(kWidth, parentWidget()->width()), sizeHint().height());
    const QSize room = parentWidget()->size() - size;
    const auto inside = [](double at, int most) {
        return static_cast<int>(std::lround(std::clamp(at, 0.0, static_cast<double>(std::max(0, most)))));
    };
    setGeometry(QRect(QPoint(inside(cell.center().x() - size.width() / 2.0, room.width()),
                             inside(cell.bottom() + kGapBelowCell, room.height())),
                      size));
    show();
    raise();
    setFocus();
}

void MarkerEditor::close()
{
    if (isHidden())
        return;
    hide();
    emit closed();
}

void MarkerEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_marker.text = text().simplified();
        close();
        emit written(m_marker);
    } else if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QLineEdit::keyPressEvent(event);
        event->accept(); // typed letters must not walk on the map
    }
}

void MarkerEditor::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        close();
}

} // namespace cave

#include "moc_marker_editor.cpp"
