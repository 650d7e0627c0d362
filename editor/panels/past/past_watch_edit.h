// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/past/past_watch.h"
#include "editor/panels/past/watch_edit.h"

#include <memory>

namespace cave {

class TimelineBar;

/// A field for a watch point over a world's past: where it holds is marked on a lane of a timeline, which
/// becomes the one to go through.
class PastWatchEdit : public WatchEdit {
    Q_OBJECT

public:
    /// `bar` must outlive this.
    explicit PastWatchEdit(TimelineBar &bar, QWidget *parent = nullptr);

    /// The past, and for which player to look; null for none.
    void setPast(const std::shared_ptr<const WorldLog> &log, int player);
    void setPlayer(int player) { m_watch.setPlayer(player); }
    /// What was found.
    [[nodiscard]] const PastWatch &watch() const { return m_watch; }
    /// Says that playing paused because the watch point holds; otherwise, what was found.
    void showPaused(bool paused);

signals:
    /// There are more finds, or others.
    void findsChanged();

private:
    void begin();
    void refreshReport();
    [[nodiscard]] QString foundText() const;

    TimelineBar &m_bar;
    bool m_paused = false;
    PastWatch m_watch;
};

} // namespace cave
