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

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QToolButton>

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

constexpr int kNarrowestSeed = 60;

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

WorldHeader::WorldHeader(const QString &id, QWidget *parent)
    : QWidget(parent)
    , m_swatch(new QLabel(this))
    , m_letter(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_seed(new QLineEdit(this))
    , m_generator(new QComboBox(this))
    , m_version(new QComboBox(this))
    , m_settings(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_remove(new QToolButton(this))
    , m_popup(new TerrainPopup(this))
{
    createParts(id);
    auto *row = hbox(*this, kGrid / 2, QMargins(2 * kGrid, kGrid, kGrid, kGrid), {});
    for (QWidget *part : std::initializer_list<QWidget *>{m_swatch, m_letter, m_choice})
        row->addWidget(part);
    row->addWidget(m_seed, 1);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_generator, m_version, m_settings, m_play, m_remove})
        row->addWidget(part);
    connect(m_choice, &QComboBox::activated, this, &WorldHeader::chosen);
    connect(m_seed, &QLineEdit::textEdited, this, &WorldHeader::takeSeed);
    connect(m_generator, &QComboBox::activated, this, &WorldHeader::takeGenerator);
    connect(m_version, &QComboBox::activated, this, &WorldHeader::takeVersion);
    connect(m_settings, &QToolButton::clicked, this, [this] {
        if (m_world)
            m_popup->popUpBelow(*m_settings);
    });
    connect(m_popup, &TerrainPopup::settingsChanged, this, [this](const WorldSettings &settings) {
        WorldSpec spec = m_world->spec();
        spec.settings = settings;
        m_world->setSpec(spec);
    });
    connect(m_play, &QToolButton::clicked, this, &WorldHeader::playRequested);
    connect(m_remove, &QToolButton::clicked, this, &WorldHeader::removed);
    bindTexts(*this, [this] {
        retranslateUi();
        refresh();
    });
    bindLook(*this, [this] { refreshLook(); });
}

void WorldHeader::createParts(const QString &id)
{
    setObjectName(id);
    m_letter->setObjectName(id + ".letter");
    m_choice->setObjectName(id + ".choice");
    m_seed->setObjectName(id + ".seed");
    m_generator->setObjectName(id + ".generator");
    m_version->setObjectName(id + ".version");
    m_settings->setObjectName(id + ".settings");
    m_play->setObjectName(id + ".play");
    m_remove->setObjectName(id + ".remove");
    m_settings->setIcon(namedIcon("settings"));
    m_settings->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_play->setIcon(namedIcon("play"));
    m_remove->setIcon(namedIcon("dismiss"));
    for (QToolButton *button : {m_settings, m_play, m_remove}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    for (const GeneratorKind kind : seedGenerators())
        m_generator->addItem({}, QVariant::fromValue(static_cast<int>(kind)));
    for (QComboBox *choice : {m_choice, m_generator, m_version})
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_version->addItem(tr("v%1").arg(1), 1); // if it was initially empty, it would stay wide
    m_seed->setMinimumWidth(kNarrowestSeed);
    m_choice->hide();
    m_swatch->hide();
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
    m_letter->setText(letter);
    nameSeed();
}

/// Without a world there is no letter.
void WorldHeader::nameSeed()
{
    m_seed->setAccessibleName(m_world ? tr("Seed of world %1").arg(m_letter->text()) : tr("Seed"));
}

void WorldHeader::setChoices(const QStringList &choices, int current)
{
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    m_choice->addItems(choices);
    m_choice->setCurrentIndex(current);
    m_choice->setVisible(!choices.isEmpty());
    m_letter->setVisible(choices.isEmpty());
}

void WorldHeader::setSwatch(const QColor &colour)
{
    m_swatch->setVisible(colour.isValid());
    if (!colour.isValid())
        return;
    QPixmap mark(QSize(3 * kGrid, 3 * kGrid) * devicePixelRatioF());
    mark.setDevicePixelRatio(devicePixelRatioF());
    mark.fill(colour);
    m_swatch->setPixmap(mark);
}

void WorldHeader::refreshLook()
{
    const Theme &theme = currentTheme();
    m_letter->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::WindowText, theme.accent);
    m_letter->setPalette(palette);
}

void WorldHeader::focusSeed()
{
    m_seed->setFocus();
    m_seed->selectAll();
}

void WorldHeader::retranslateUi()
{
    for (int i = 0; i < m_generator->count(); ++i)
        m_generator->setItemText(
            i, generatorLabel(static_cast<GeneratorKind>(m_generator->itemData(i).toInt())));
    m_generator->setToolTip(tr("Generator"));
    m_generator->setAccessibleName(tr("Generator"));
    m_version->setToolTip(tr("Version of the generator"));
    m_version->setAccessibleName(tr("Version of the generator"));
    m_choice->setToolTip(tr("Which world is shown here"));
    m_choice->setAccessibleName(tr("Which world is shown here"));
    m_settings->setAccessibleName(tr("Terrain settings"));
    m_play->setToolTip(tr("Play this world"));
    m_play->setAccessibleName(tr("Play this world"));
    m_remove->setToolTip(tr("Remove this world from the comparison"));
    m_remove->setAccessibleName(tr("Remove this world from the comparison"));
    nameSeed();
    m_seed->setPlaceholderText(tr("Empty seed"));
    m_seed->setToolTip(tr("Seed: any text. The map updates as you type."));
}

void WorldHeader::refresh()
{
    setEnabled(m_world != nullptr);
    if (!m_world)
        return;
    const WorldSpec &spec = m_world->spec();
    if (const QString seed = QString::fromStdString(seedText(spec)); m_seed->text() != seed) {
        m_seed->setText(seed);
        m_seed->setCursorPosition(0);
    }
    m_generator->setCurrentIndex(m_generator->findData(static_cast<int>(spec.generator.kind)));
    fillVersions(spec.generator);
    const int changed = changedTerrainSettings(spec);
    m_settings->setEnabled(std::ranges::any_of(settingsOf(spec.generator.kind), &SettingInfo::shapesTerrain));
    m_settings->setText(changed > 0 ? QString::number(changed) : QString());
    m_settings->setToolButtonStyle(changed > 0 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_settings->setToolTip(changed > 0 ? tr("Terrain settings, %n changed:", nullptr, changed) + '\n' +
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
    const QSignalBlocker quiet(m_version);
    for (int i = 0; i < static_cast<int>(versions.size()); ++i) {
        if (i == m_version->count())
            m_version->addItem({});
        m_version->setItemText(i, tr("v%1").arg(versions[static_cast<std::size_t>(i)]));
        m_version->setItemData(i, versions[static_cast<std::size_t>(i)]);
    }
    while (m_version->count() > static_cast<int>(versions.size()))
        m_version->removeItem(m_version->count() - 1);
    m_version->setCurrentIndex(m_version->findData(generator.version));
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
    const auto kind = static_cast<GeneratorKind>(m_generator->currentData().toInt());
    if (kind == spec.generator.kind)
        return;
    spec.generator = generatorOfNewWorlds(kind);
    spec.settings = defaultSettings(kind);
    m_world->setSpec(spec);
}

void WorldHeader::takeVersion()
{
    WorldSpec spec = m_world->spec();
    spec.generator.version = m_version->currentData().toInt();
    m_world->setSpec(spec);
}

} // namespace cave

#include "world_header.moc"
