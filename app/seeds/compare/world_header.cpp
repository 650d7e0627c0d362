// SPDX-License-Identifier: MIT
#include "app/seeds/compare/world_header.h"

#include "app/common/generator_texts.h"
#include "app/common/setting_row.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/source/setting_values.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QList>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>
#include <vector>

#include "moc_world_header.cpp"

namespace cave {
namespace {

constexpr int kPopupWidth = 300;

/// The number of settings affecting terrain that differ from the generator's defaults.
int changedTerrainSettings(const WorldSpec &spec)
{
    const WorldSettings defaults = defaultSettings(spec.generator.kind);
    return static_cast<int>(std::ranges::count_if(terrainSettings(), [&](const SettingInfo *info) {
        return shapesTerrainOf(*info, spec.generator.kind) && info->get(spec.settings) != info->get(defaults);
    }));
}

/// Those settings, one per line: "Rock threshold 6 (5)".
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

} // namespace

/// The settings that affect a world's terrain, one row each, in a popup that closes on a click outside or
/// Escape. Changes apply at once.
class TerrainPopup : public QFrame {
    Q_OBJECT

public:
    explicit TerrainPopup(QWidget *parent)
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

    /// Shows a world's settings; rows are reset to the generator's defaults.
    void setSpec(const WorldSpec &spec)
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

    void popUpBelow(const QWidget &button)
    {
        resize(std::max(kPopupWidth, minimumSizeHint().width()), sizeHint().height());
        const QRect free = button.screen()->availableGeometry();
        QPoint at = button.mapToGlobal(QPoint(button.width() - width(), button.height() + kGrid));
        at.setX(std::max(free.left(), std::min(at.x(), free.right() - width())));
        at.setY(std::max(free.top(), std::min(at.y(), free.bottom() - height())));
        move(at);
        show();
        const auto shown =
            std::ranges::find_if(m_rows, [](const SettingRow *row) { return !row->isHidden(); });
        if (shown != m_rows.end())
            (*shown)->setFocus();
        focusNextChild();
    }

signals:
    void settingsChanged(const cave::WorldSettings &settings);

protected:
    /// Keys must not reach the page, where they may have a meaning.
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QFrame::event(event);
        event->accept();
        return true;
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape)
            close();
        else
            QFrame::keyPressEvent(event);
    }

private:
    void retranslateUi()
    {
        m_title->setText(tr("Terrain settings"));
        m_title->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        m_reset->setText(tr("All &defaults"));
    }

    void resetAll()
    {
        const WorldSettings defaults = defaultSettings(m_spec.generator.kind);
        for (const SettingRow *row : m_rows)
            row->info().set(m_spec.settings, row->info().get(defaults));
        setSpec(m_spec);
        emit settingsChanged(m_spec.settings);
    }

    WorldSpec m_spec;
    QLabel *m_title;
    QList<SettingRow *> m_rows;
    QPushButton *m_reset;
};

WorldHeader::WorldHeader(const QString &id, QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    m_popup = new TerrainPopup(this);
    setObjectName(id);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_ui.letter, m_ui.choice, m_ui.seed, m_ui.generator, m_ui.version,
                                          m_ui.settings, m_ui.play, m_ui.remove})
        part->setObjectName(id + '.' + part->objectName());
    m_ui.settings->setIcon(namedIcon("settings"));
    m_ui.play->setIcon(namedIcon("play"));
    m_ui.remove->setIcon(namedIcon("dismiss"));
    for (const GeneratorKind kind : seedGenerators())
        m_ui.generator->addItem({}, QVariant::fromValue(static_cast<int>(kind)));
    m_ui.version->addItem(tr("v%1").arg(1), 1); // if it was initially empty, it would stay wide
    connect(m_ui.choice, &QComboBox::activated, this, &WorldHeader::chosen);
    connect(m_ui.seed, &QLineEdit::textEdited, this, &WorldHeader::takeSeed);
    connect(m_ui.generator, &QComboBox::activated, this, &WorldHeader::takeGenerator);
    connect(m_ui.version, &QComboBox::activated, this, &WorldHeader::takeVersion);
    connect(m_ui.settings, &QToolButton::clicked, this, [this] {
        if (m_world)
            m_popup->popUpBelow(*m_ui.settings);
    });
    connect(m_popup, &TerrainPopup::settingsChanged, this, [this](const WorldSettings &settings) {
        WorldSpec spec = m_world->spec();
        spec.settings = settings;
        m_world->setSpec(spec);
    });
    connect(m_ui.play, &QToolButton::clicked, this, &WorldHeader::playRequested);
    connect(m_ui.remove, &QToolButton::clicked, this, &WorldHeader::removed);
    bindTexts(*this, [this] {
        retranslateUi();
        refresh();
    });
    bindLook(*this, [this] {
        m_ui.letter->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        setInk(m_ui.letter, currentTheme().accent, currentTheme());
    });
}

void WorldHeader::setWorld(ComparedWorld *world)
{
    if (m_world == world)
        return;
    if (m_world)
        m_world->disconnect(this);
    m_world = world;
    if (m_world)
        connect(m_world, &ComparedWorld::specChanged, this, &WorldHeader::refresh);
    nameSeed();
    refresh();
}

void WorldHeader::setLetter(const QString &letter)
{
    m_ui.letter->setText(letter);
    nameSeed();
}

/// Without a world there is no letter.
void WorldHeader::nameSeed()
{
    m_ui.seed->setAccessibleName(m_world ? tr("Seed of world %1").arg(m_ui.letter->text()) : tr("Seed"));
}

void WorldHeader::setChoices(const QStringList &choices, int current)
{
    const QSignalBlocker quiet(m_ui.choice);
    m_ui.choice->clear();
    m_ui.choice->addItems(choices);
    m_ui.choice->setCurrentIndex(current);
    m_ui.choice->setVisible(!choices.isEmpty());
    m_ui.letter->setVisible(choices.isEmpty());
}

void WorldHeader::setSwatch(const QColor &colour)
{
    m_ui.swatch->setVisible(colour.isValid());
    if (!colour.isValid())
        return;
    QPixmap mark(QSize(3 * kGrid, 3 * kGrid) * devicePixelRatioF());
    mark.setDevicePixelRatio(devicePixelRatioF());
    mark.fill(colour);
    m_ui.swatch->setPixmap(mark);
}

void WorldHeader::focusSeed()
{
    m_ui.seed->setFocus();
    m_ui.seed->selectAll();
}

void WorldHeader::retranslateUi()
{
    m_ui.retranslateUi(this);
    for (int i = 0; i < m_ui.generator->count(); ++i)
        m_ui.generator->setItemText(
            i, generatorLabel(static_cast<GeneratorKind>(m_ui.generator->itemData(i).toInt())));
    nameSeed();
}

void WorldHeader::refresh()
{
    setEnabled(m_world != nullptr);
    if (!m_world)
        return;
    const WorldSpec &spec = m_world->spec();
    if (const QString seed = QString::fromStdString(seedText(spec)); m_ui.seed->text() != seed) {
        m_ui.seed->setText(seed);
        m_ui.seed->setCursorPosition(0);
    }
    m_ui.generator->setCurrentIndex(m_ui.generator->findData(static_cast<int>(spec.generator.kind)));
    fillVersions(spec.generator);
    const int changed = changedTerrainSettings(spec);
    m_ui.settings->setEnabled(
        std::ranges::any_of(settingsOf(spec.generator.kind), &SettingInfo::shapesTerrain));
    m_ui.settings->setText(changed > 0 ? QString::number(changed) : QString());
    m_ui.settings->setToolButtonStyle(changed > 0 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_ui.settings->setToolTip(changed > 0 ? tr("Terrain settings, %n changed:", nullptr, changed) + '\n' +
                                                terrainSettingsText(spec)
                                          : tr("Terrain settings: defaults"));
    if (!m_popup->isVisible())
        m_popup->setSpec(spec);
}

/// An unknown version is listed too, as the world's problem names it.
void WorldHeader::fillVersions(const GeneratorId &generator)
{
    std::vector<int> versions = generatorInfo(generator.kind).versions;
    if (std::ranges::find(versions, generator.version) == versions.end())
        versions.push_back(generator.version);
    const QSignalBlocker quiet(m_ui.version);
    for (int i = 0; i < static_cast<int>(versions.size()); ++i) {
        if (i == m_ui.version->count())
            m_ui.version->addItem({});
        m_ui.version->setItemText(i, tr("v%1").arg(versions[static_cast<std::size_t>(i)]));
        m_ui.version->setItemData(i, versions[static_cast<std::size_t>(i)]);
    }
    while (m_ui.version->count() > static_cast<int>(versions.size()))
        m_ui.version->removeItem(m_ui.version->count() - 1);
    m_ui.version->setCurrentIndex(m_ui.version->findData(generator.version));
}

void WorldHeader::takeSeed(const QString &text)
{
    WorldSpec spec = m_world->spec();
    spec.seed = text.toStdString();
    spec.seedNumber.reset();
    m_world->setSpec(spec);
}

void WorldHeader::takeGenerator()
{
    WorldSpec spec = m_world->spec();
    const auto kind = static_cast<GeneratorKind>(m_ui.generator->currentData().toInt());
    if (kind == spec.generator.kind)
        return;
    spec.generator = generatorOfNewWorlds(kind);
    spec.settings = defaultSettings(kind);
    m_world->setSpec(spec);
}

void WorldHeader::takeVersion()
{
    WorldSpec spec = m_world->spec();
    spec.generator.version = m_ui.version->currentData().toInt();
    m_world->setSpec(spec);
}

} // namespace cave

#include "world_header.moc"
