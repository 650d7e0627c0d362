// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"
#include "ui_sketch_row.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>

class QSettings;

namespace cave {

class SketchMatcher;

/// The sketch of a search, next to its condition: a button to draw one, and how well and where it must agree.
class SketchRow : public QWidget {
    Q_OBJECT

public:
    /// Whether the user chooses how far from the spawn it may be.
    enum class Reach : std::uint8_t { Chosen, Hidden };

    explicit SketchRow(QWidget *parent = nullptr);

    /// At first chosen.
    void setReach(Reach reach);

    [[nodiscard]] bool hasSketch() const { return m_pattern.has_value(); }
    /// What to search for; null if there is no sketch.
    [[nodiscard]] std::shared_ptr<const SketchMatcher> sketch() const;
    /// Replaces the sketch, but not its options; none removes it.
    void setPattern(const std::optional<SketchPattern> &pattern);
    /// Takes over a search's sketch with its options; null: none.
    void showSketch(const std::shared_ptr<const SketchMatcher> &sketch);
    /// Opens the window for drawing, with this sketch.
    void draw(const SketchPattern &pattern);

    /// To and from the current group.
    void saveState(QSettings &settings) const;
    void restoreState(const QSettings &settings);

signals:
    void changed();

private:
    void setOptions(int agree, int within, bool turned);
    void retranslate();
    void refresh();

    Reach m_reach = Reach::Chosen;
    std::optional<SketchPattern> m_pattern;
    Ui::SketchRow m_ui;
};

} // namespace cave
