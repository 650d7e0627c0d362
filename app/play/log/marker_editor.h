// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/marker_store.h"
#include "editor/view/form/bindings.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace cave {

/// A line edit over the map for the text of a marker: Enter saves it, Esc or a click elsewhere cancels.
class MarkerEditor : public QLineEdit {
    Q_OBJECT

public:
    explicit MarkerEditor(QWidget *map) : QLineEdit(map)
    {
        setObjectName(QStringLiteral("markerEditor"));
        setMaxLength(kLongestText);
        hide();
        bindTexts(*this, [this] { retranslate(); });
    }

    /// Opens next to `cell`, the rectangle of the marker's cell in the map.
    void edit(const MapMarker &marker, const QRectF &cell)
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

    static constexpr int kLongestText = 80; ///< characters

signals:
    /// An empty text means that the marker should be removed.
    void written(const cave::MapMarker &marker);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override
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

    void focusOutEvent(QFocusEvent *event) override
    {
        QLineEdit::focusOutEvent(event);
        if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
            close();
    }

private:
    static constexpr int kWidth = 220;
    static constexpr int kGapBelowCell = 4;

    void close()
    {
        if (isHidden())
            return;
        hide();
        emit closed();
    }

    void retranslate()
    {
        setPlaceholderText(tr("Note for this place"));
        setAccessibleName(placeholderText());
    }

    MapMarker m_marker;
};

} // namespace cave
