#pragma once

#include "core/content/content.h"
#include "core/session/event.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace cave {

struct Theme;

/// How a fight ended: what was won, or what was lost and where the player wakes.
class CombatOutcome : public QWidget {
    Q_OBJECT

public:
    explicit CombatOutcome(QWidget *parent);

    /// `goesOn`: the next enemy is waiting already.
    void showVictory(const Content &content, const FightWon &won, bool goesOn);
    void showDeath(const Content &content, const PlayerDied &died);
    void setTheme(const Theme &theme);

    /// All that is told, as plain text.
    [[nodiscard]] QString text() const;

private:
    void addStack(const Content &content, const ItemStack &stack);

    const Theme *m_theme;
    QLabel *m_title;
    QLabel *m_text;
    QListWidget *m_things;
    QLabel *m_more;
};

} // namespace cave
