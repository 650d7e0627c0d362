#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace cave {

/// Everything that can be done on the play page beside walking, as actions with stable ids and keys.
class PlayActions : public QObject {
    Q_OBJECT

    QList<QAction *> m_view;
    QList<QAction *> m_play;

public:
    /// The actions' keys work in `page` and what is in it.
    explicit PlayActions(QWidget *page);

    void retranslate();

    /// In menu order; null stands for a separator.
    [[nodiscard]] QList<QAction *> viewActions() const { return m_view; }
    [[nodiscard]] QList<QAction *> playActions() const { return m_play; }
    [[nodiscard]] QList<QAction *> toolBarActions() const
    {
        return {zoomIn, zoomOut, centre,  nullptr, inventory, explore, examine,
                marker, travel,  journal, nullptr, discs,     realTime};
    }

    QAction *const zoomIn;
    QAction *const zoomOut;
    QAction *const centre;
    QAction *const fog;
    QAction *const glyphs;
    QAction *const followSoftly;
    QAction *const motion;
    QAction *const discs; ///< show what monsters in view see

    QAction *const inventory;
    QAction *const explore;
    QAction *const travel;
    QAction *const examine;
    QAction *const marker;
    QAction *const journal;
    QAction *const realTime;    ///< enabled where monsters can act as time passes
    QAction *const pause;       ///< enabled while they do
    QAction *const allMonsters; ///< cheating: show those out of view

private:
    QAction *add(QList<QAction *> &list, const char *id, const QList<QKeySequence> &keys);
};

} // namespace cave
