// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QAction;
class QWidget;

namespace cave {

class InlineQuestion;
class PlayActions;
class PlaySession;
class SightPane;

/// What shows more of the open world than the player has seen: no fog, all monsters, and the sight debugger
/// with its probes, areas and threat map. While the run of a world counts, it asks before the first of them,
/// and reports when something was shown. Each belongs to the world in which it was chosen: another world
/// begins without, unless more of that one was already shown.
class RevealGuard : public QObject {
    Q_OBJECT

public:
    struct Parts {
        PlaySession &session;
        const PlayActions &actions;
        SightPane &sight;
        QWidget &map; ///< gets the keyboard back after a question
    };

    /// Made after everything that follows the actions, so that it takes back what wasn't agreed to. A child
    /// of `page`; the parts must outlive it.
    RevealGuard(Parts parts, QWidget &page);

    /// The question, to be placed on the page.
    [[nodiscard]] QWidget *question() const;
    /// Returns whether the open world counts, as nothing more of it was shown yet. Without, all may be shown.
    void setCounts(std::function<bool()> counts) { m_counts = std::move(counts); }
    /// The same agreement holds for a sight debugger over the past of the open world.
    void follow(SightPane &sight);
    /// To be called once that is known: shows what the player wants to see of a world like this.
    void begin();

signals:
    /// More of the open world is shown than the player sees, while its run is going on.
    void revealed();
    /// The open world's monsters out of view are shown, or no longer.
    void monstersShown(bool on);

private:
    [[nodiscard]] bool asksFirst() const;
    [[nodiscard]] bool shows(const QAction &action) const;
    void connectSight(SightPane &sight);
    void setHeld(bool held);
    void take(QAction &action);
    void ask(QAction &action);
    void agree();

    Parts m_parts;
    std::vector<QPointer<SightPane>> m_sights; ///< all sight debuggers over the world
    InlineQuestion *m_question;
    std::function<bool()> m_counts;
    bool m_agreed = false;   ///< in the open world
    bool m_settling = false; ///< the actions are set by the program
};

} // namespace cave
