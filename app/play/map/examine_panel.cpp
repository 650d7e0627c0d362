// SPDX-License-Identifier: MIT
#include "app/play/map/examine_panel.h"

#include "editor/view/form/bindings.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/place_texts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
namespace {

constexpr int kWidestPanel = 340;
constexpr int kPanelMargin = 3 * kGrid;

QLabel *addLabel(QVBoxLayout *column, const char *name)
{
    QLabel *label = plainLabel(name, nullptr);
    column->addWidget(label);
    return label;
}

} // namespace

ExaminePanel::ExaminePanel(QWidget *map) : QFrame(map)
{
    setObjectName(QStringLiteral("examinePanel"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kPanelMargin, 2 * kGrid, kPanelMargin, 2 * kGrid);
    column->setSpacing(kGrid);
    m_title = addLabel(column, "examine.title");
    m_lines = addLabel(column, "examine.lines");
    m_keys = addLabel(column, "examine.keys");
    bindLook(*this, [this] { refreshLook(); });
    map->installEventFilter(this);
    hide();
}

void ExaminePanel::refreshLook()
{
    const Theme &theme = currentTheme();
    setPanelGround(this, theme);
    m_title->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    m_lines->setFont(fontOf(TextSize::Body));
    setSecondary(m_keys, theme);
}

void ExaminePanel::show(const CellDescription &description)
{
    m_title->setText(description.title);
    m_lines->setText(description.lines.join('\n'));
    m_keys->setText(tr("At %1 · movement keys, with Shift 8 cells · %2 next object · %3 travel · %4 close")
                        .arg(description.place, shownKey(Qt::Key_Tab), shownKey(Qt::Key_Enter),
                             shownKey(Qt::Key_Escape)));
    QFrame::show();
    settle();
}

/// The bottom left corner, as tall as needed.
void ExaminePanel::settle()
{
    const QWidget *map = parentWidget();
    const int width = std::min(kWidestPanel, map->width() - 2 * kPanelMargin);
    const int height = std::min(layout()->totalHeightForWidth(width), map->height() - 2 * kPanelMargin);
    setGeometry(kPanelMargin, map->height() - height - kPanelMargin, width, height);
}

bool ExaminePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        settle();
    return QFrame::eventFilter(watched, event);
}

} // namespace cave

#include "moc_examine_panel.cpp"
