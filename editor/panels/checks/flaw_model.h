#pragma once

#include "core/analysis/checks/world_checks.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <vector>

namespace cave {

struct Theme;

/// What a check found, a row each.
class FlawModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        FixRole = Qt::UserRole, ///< QString: what mends it; empty: nothing can
        PlaceRole               ///< QString: where it is
    };

    explicit FlawModel(QObject *parent = nullptr);

    void setFlaws(std::vector<Flaw> flaws);
    [[nodiscard]] const std::vector<Flaw> &flaws() const { return m_flaws; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Flaw> m_flaws;
};

/// Paints a flaw in two lines, with a button at the end that mends it.
class FlawDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit FlawDelegate(QObject *parent = nullptr);

    void setTheme(const Theme &theme) { m_theme = &theme; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The button of a row that is painted at `row`.
    [[nodiscard]] static QRect buttonRect(const QRect &row);

signals:
    void fixClicked(const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    const Theme *m_theme; ///< one of those that live as long as the program
};

} // namespace cave
