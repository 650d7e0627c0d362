// SPDX-License-Identifier: MIT
#include "app/seeds/compare/terrain_popup.h"

#include "app/common/setting_row.h"
#include "app/seeds/source/setting_values.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/type_scale.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
namespace {

constexpr int kPopupWidth = 300;

} // namespace

TerrainPopup::TerrainPopup(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_title(new QLabel(this))
    , m_reset(named("compare.settings.reset", new QPushButton(this)))
{
    setObjectName("compare.settings");
    setFrameShape(QFrame::StyledPanel);
    auto *column = vbox(*this, 2 * kGrid, evenMargins(4 * kGrid, 3 * kGrid), {m_title});
    for (const SettingInfo *info : terrainSettings()) {
        auto *row = new SettingRow(*info, this);
        m_rows += row;
        column->addWidget(row);
        connect(row, &SettingRow::valueChanged, this, [this, row] {
            row->info().set(m_spec.settings, row->value());
            emit settingsChanged(m_spec.settings);
        });
    }
    column->addWidget(m_reset, 0, Qt::AlignRight);
    connect(m_reset, &QPushButton::clicked, this, &TerrainPopup::resetAll);
    bindTexts(*this, [this] { retranslateUi(); });
}

void TerrainPopup::setSpec(const WorldSpec &spec)
{
    m_spec = spec;
    const WorldSettings defaults = defaultSettings(spec.generator.kind);
    for (SettingRow *row : m_rows) {
        const QSignalBlocker quiet(row);
        row->setVisible(shapesTerrainOf(row->info(), spec.generator.kind));
        row->setValue(row->info().get(spec.settings));
        row->setDefault(row->info().get(defaults));
    }
}

void TerrainPopup::popUpBelow(const QWidget &button)
{
    resize(std::max(kPopupWidth, minimumSizeHint().width()), sizeHint().height());
    const QRect free = button.screen()->availableGeometry();
    QPoint at = button.mapToGlobal(QPoint(button.width() - width(), button.height() + kGrid));
    at.setX(std::max(free.left(), std::min(at.x(), free.right() - width())));
    at.setY(std::max(free.top(), std::min(at.y(), free.bottom() - height())));
    move(at);
    show();
    const auto shown = std::ranges::find_if(m_rows, [](const SettingRow *row) { return !row->isHidden(); });
    if (shown != m_rows.end())
        (*shown)->setFocus();
    focusNextChild();
}

/// Keys must not reach the page, where they may have a meaning.
bool TerrainPopup::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QFrame::event(event);
    event->accept();
    return true;
}

void TerrainPopup::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

void TerrainPopup::retranslateUi()
{
    m_title->setText(tr("Terrain settings"));
    m_title->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_reset->setText(tr("All &defaults"));
}

void TerrainPopup::resetAll()
{
    const WorldSettings defaults = defaultSettings(m_spec.generator.kind);
    for (const SettingRow *row : m_rows)
        row->info().set(m_spec.settings, row->info().get(defaults));
    setSpec(m_spec);
    emit settingsChanged(m_spec.settings);
}

int changedTerrainSettings(const WorldSpec &spec)
{
    const WorldSettings defaults = defaultSettings(spec.generator.kind);
    return static_cast<int>(std::ranges::count_if(terrainSettings(), [&](const SettingInfo *info) {
        return shapesTerrainOf(*info, spec.generator.kind) && info->get(spec.settings) != info->get(defaults);
    }));
}

QString terrainSettingsText(const WorldSpec &spec)
{
    const WorldSettings defaults = defaultSettings(spec.generator.kind);
    QStringList lines;
    for (const SettingInfo *info : terrainSettings()) {
        if (!shapesTerrainOf(*info, spec.generator.kind) || info->get(spec.settings) == info->get(defaults))
            continue;
        lines += QCoreApplication::translate("TerrainPopup", "%1 %2 (default %3)")
                     .arg(settingLabel(*info), shownSettingValue(*info, info->get(spec.settings)),
                          shownSettingValue(*info, info->get(defaults)));
    }
    return lines.join('\n');
}

} // namespace cave

#include "moc_terrain_popup.cpp"
