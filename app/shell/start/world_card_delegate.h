// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace cave {

/// Paints a world of the list as a card: its picture, its name, its seed, and when it was played.
class WorldCardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit WorldCardDelegate(QObject *parent = nullptr);

    /// The width of a card with its gap, in device-independent pixels.
    void setCellWidth(int width) { m_cellWidth = width; }
    [[nodiscard]] QSize cellSize() const;
    /// The size of the picture on a card.
    [[nodiscard]] QSize previewSize() const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    /// Keeps text being typed when the item's picture arrives.
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    void paintPreview(QPainter &painter, const QRect &area, const QModelIndex &index) const;
    void paintDamageMark(QPainter &painter, const QRect &area, int count) const;
    void paintTexts(QPainter &painter, const QRect &card, const QModelIndex &index) const;
    [[nodiscard]] QRect nameArea(const QRect &card) const;

    int m_cellWidth = 280;
};

} // namespace cave
