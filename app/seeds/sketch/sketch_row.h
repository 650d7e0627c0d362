// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sketch/sketch_dialog.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_sketch_row.h"

#include <QSettings>
#include <QSignalBlocker>
#include <QWidget>

#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>

namespace cave {

/// The sketch of a search, next to its condition: a button to draw one, and how well and where it must agree.
class SketchRow : public QWidget {
    Q_OBJECT

public:
    /// Whether the user chooses how far from the spawn it may be.
    enum class Reach : std::uint8_t { Chosen, Hidden };

    explicit SketchRow(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        m_ui.search_sketchRemove->setIcon(namedIcon("dismiss"));
        m_ui.search_sketchAgree->setValue(static_cast<int>(std::lround(SketchQuery{}.agree * kPerCent)));
        m_ui.search_sketchWithin->setMaximum(SketchQuery::kMaxReach);
        m_ui.search_sketchWithin->setValue(SketchQuery{}.within);
        connect(m_ui.search_sketch, &QPushButton::clicked, this,
                [this] { draw(m_pattern.value_or(SketchPattern(kNewSide, kNewSide))); });
        connect(m_ui.search_sketchRemove, &QToolButton::clicked, this, [this] { setPattern(std::nullopt); });
        connect(m_ui.search_sketchAgree, &QSpinBox::valueChanged, this, &SketchRow::changed);
        connect(m_ui.search_sketchWithin, &QSpinBox::valueChanged, this, &SketchRow::changed);
        connect(m_ui.search_sketchTurned, &QCheckBox::toggled, this, &SketchRow::changed);
        bindTexts(*this, [this] { retranslate(); });
        bindLook(*this, [this] { refresh(); });
    }

    /// At first chosen.
    void setReach(Reach reach)
    {
        m_reach = reach;
        refresh();
    }

    [[nodiscard]] bool hasSketch() const { return m_pattern.has_value(); }

    /// What to search for; null if there is no sketch.
    [[nodiscard]] std::shared_ptr<const SketchMatcher> sketch() const
    {
        if (!m_pattern)
            return nullptr;
        return std::make_shared<const SketchMatcher>(
            SketchQuery{*m_pattern, m_ui.search_sketchAgree->value() / kPerCent,
                        m_ui.search_sketchWithin->value(), m_ui.search_sketchTurned->isChecked()});
    }

    /// Replaces the sketch, but not its options; none removes it.
    void setPattern(const std::optional<SketchPattern> &pattern)
    {
        m_pattern = pattern;
        refresh();
        emit changed();
    }

    /// Takes over a search's sketch with its options; null: none.
    void showSketch(const std::shared_ptr<const SketchMatcher> &sketch)
    {
        if (!sketch)
            return setPattern(std::nullopt);
        const SketchQuery &query = sketch->query();
        setOptions(static_cast<int>(std::lround(query.agree * kPerCent)), query.within, query.turned);
        setPattern(query.pattern);
    }

    /// Opens the window for drawing, with this sketch.
    void draw(const SketchPattern &pattern)
    {
        auto *dialog = new SketchDialog(pattern, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, dialog] { setPattern(dialog->pattern()); });
        dialog->open();
    }

    /// To and from the current group.
    void saveState(QSettings &settings) const
    {
        settings.setValue("sketch", m_pattern ? QString::fromStdString(m_pattern->text()) : QString());
        settings.setValue("sketchAgree", m_ui.search_sketchAgree->value());
        settings.setValue("sketchWithin", m_ui.search_sketchWithin->value());
        settings.setValue("sketchTurned", m_ui.search_sketchTurned->isChecked());
    }

    void restoreState(const QSettings &settings)
    {
        setOptions(settings.value("sketchAgree", m_ui.search_sketchAgree->value()).toInt(),
                   settings.value("sketchWithin", m_ui.search_sketchWithin->value()).toInt(),
                   settings.value("sketchTurned", false).toBool());
        const Result<SketchPattern> kept =
            SketchPattern::parse(settings.value("sketch").toString().toStdString());
        setPattern(kept ? std::optional(*kept) : std::nullopt);
    }

signals:
    void changed();

private:
    static constexpr int kPictureSide = 68; // as the names of the fields below
    static constexpr int kNewSide = 16;     // cells
    static constexpr double kPerCent = 100;

    /// Emits nothing.
    void setOptions(int agree, int within, bool turned)
    {
        const QSignalBlocker quiet(this);
        m_ui.search_sketchAgree->setValue(agree);
        m_ui.search_sketchWithin->setValue(within);
        m_ui.search_sketchTurned->setChecked(turned);
    }

    void retranslate()
    {
        m_ui.retranslateUi(this);
        setUnit(*m_ui.search_sketchAgree, NumberUnit::PerCent);
        setUnit(*m_ui.search_sketchWithin, NumberUnit::Cells);
        refresh();
    }

    void refresh()
    {
        m_ui.search_sketch->setText(
            m_pattern ? tr("Sk&etch of %1 × %2 cells…").arg(m_pattern->width()).arg(m_pattern->height())
                      : tr("Draw a sk&etch…"));
        m_ui.search_sketch->setToolTip(m_reach == Reach::Chosen
                                           ? tr("Draw what worlds must have near the spawn")
                                           : tr("Draw what places must look like"));
        m_ui.search_sketchRemove->setVisible(m_pattern.has_value());
        m_ui.options->setVisible(m_pattern.has_value());
        m_ui.withinName->setVisible(m_reach == Reach::Chosen);
        m_ui.search_sketchWithin->setVisible(m_reach == Reach::Chosen);
        if (m_pattern)
            m_ui.search_sketchPicture->setPixmap(
                sketchPicture(*m_pattern, kPictureSide, devicePixelRatioF(), currentTheme()));
    }

    Reach m_reach = Reach::Chosen;
    std::optional<SketchPattern> m_pattern;
    Ui::SketchRow m_ui;
};

} // namespace cave
