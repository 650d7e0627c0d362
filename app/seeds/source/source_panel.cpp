// SPDX-License-Identifier: MIT
#include "app/seeds/source/source_panel.h"

#include "app/common/generator_texts.h"
#include "app/common/setting_row.h"
#include "app/seeds/source/setting_values.h"
#include "core/io/seeds/seed_card.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/form.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <filesystem>

#include "moc_source_panel.cpp"

namespace cave {
namespace {

constexpr int kChooseDelay = 250;   // ms
constexpr int kFieldNameWidth = 76; // as in the forms of the pages, so that fields line up; px

constexpr std::array<const char *, SourcePanel::kKindCount> kKindKeys{"numbers", "list", "file",    "words",
                                                                      "random",  "kept", "settings"};

QString settingName(const SettingInfo &info)
{
    return "settings/" + QString::fromStdString(std::string(info.key));
}

/// The first local file dragged; none if it is a world or a seed card, which the window opens.
QString draggedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    const auto file = std::ranges::find_if(urls, &QUrl::isLocalFile);
    if (file == urls.end())
        return {};
    const std::filesystem::path path = file->toLocalFile().toStdU16String();
    return path.extension() == ".cave" || looksLikeSeedCard(path) ? QString() : file->toLocalFile();
}

} // namespace

SourcePanel::SourcePanel(QWidget *parent)
    : QWidget(parent)
    , m_note(named("source.note", new FieldNote(this)))
    , m_chooseSoon(new QTimer(this))
{
    setObjectName("sourcePanel");
    setAcceptDrops(true);
    auto *column = vbox(*this, 2 * kGrid, evenMargins(3 * kGrid), {});
    createPages(*column);
    column->addWidget(m_note);
    m_worldPart = new QWidget(this);
    auto *world = vbox(*m_worldPart, 2 * kGrid, QMargins(0, kGrid, 0, 0), {});
    createGenerator(*world);
    createSettings(*world);
    column->addWidget(m_worldPart);
    column->addStretch(1);
    m_chooseSoon->setSingleShot(true);
    m_chooseSoon->setInterval(kChooseDelay);
    connect(m_chooseSoon, &QTimer::timeout, this, [this] {
        if (m_set != m_chosen || m_place != m_chosenPlace)
            choose();
    });
    bindTexts(*this, [this] { retranslateUi(); });
    loadDefaults();
    showSettings();
    showPage();
    bindLook(*this, [this] {
        for (QLabel *label : {m_kindLabel, m_generatorLabel})
            label->setFont(fontOf(TextSize::Body));
    });
}

void SourcePanel::createPages(QVBoxLayout &column)
{
    m_kindLabel = new FieldName(kFieldNameWidth, this);
    m_kind = named("source.kind", new QComboBox(this));
    m_kindLabel->setBuddy(m_kind);
    auto *row = hbox(3 * kGrid, {m_kindLabel, {m_kind, 1}});
    column.addLayout(row);
    m_file = new FileSource(this);
    m_keptPage = new KeptSource(this);
    m_pages = {newNumbersSource(this), newListSource(this),   m_file,
               newWordsSource(this),   newRandomSource(this), m_keptPage,
               newSweepSource(this)};
    for (SourcePage *page : m_pages) {
        m_kind->addItem({});
        column.addWidget(page);
        page->hide();
        connect(page, &SourcePage::changed, this, &SourcePanel::edited);
        connect(page, &SourcePage::arrived, this, &SourcePanel::refresh);
        connect(page, &SourcePage::entered, this, [this] {
            m_entered = true;
            choose();
        });
    }
    connect(m_kind, &QComboBox::currentIndexChanged, this, &SourcePanel::showPage);
}

void SourcePanel::createGenerator(QVBoxLayout &column)
{
    m_generatorLabel = new FieldName(kFieldNameWidth, m_worldPart);
    m_generator = named("source.generator", new QComboBox(m_worldPart));
    for (const GeneratorKind kind : seedGenerators())
        m_generator->addItem(generatorLabel(kind));
    m_generatorLabel->setBuddy(m_generator);
    auto *row = hbox(3 * kGrid, {m_generatorLabel, {m_generator, 1}});
    column.addLayout(row);
    connect(m_generator, &QComboBox::currentIndexChanged, this, [this] {
        loadDefaults();
        edited();
    });
}

void SourcePanel::createSettings(QVBoxLayout &column)
{
    m_settingsHead = named("source.settings", new QToolButton(m_worldPart));
    m_settingsHead->setCheckable(true);
    m_settingsHead->setAutoRaise(true);
    m_settingsHead->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_reset = named("source.resetSettings", new QToolButton(m_worldPart));
    m_reset->setIcon(namedIcon("reset"));
    m_reset->setAutoRaise(true);
    auto *head = hbox(kStyleSpacing, {m_settingsHead, BoxPart::stretch(1), m_reset});
    column.addLayout(head);
    m_settings = new QWidget(m_worldPart);
    auto *rows = vbox(*m_settings, 2 * kGrid, QMargins(2 * kGrid, 0, 0, 0), {});
    for (const SettingInfo *info : terrainSettings()) {
        m_rows += new SettingRow(*info, m_settings);
        rows->addWidget(m_rows.last());
        connect(m_rows.last(), &SettingRow::valueChanged, this, &SourcePanel::edited);
    }
    column.addWidget(m_settings);
    connect(m_settingsHead, &QToolButton::toggled, this, &SourcePanel::showSettings);
    connect(m_reset, &QToolButton::clicked, this, &SourcePanel::resetSettings);
}

SourcePanel::Kind SourcePanel::kind() const
{
    return static_cast<Kind>(std::max(0, m_kind->currentIndex()));
}

void SourcePanel::setKind(Kind kind)
{
    m_kind->setCurrentIndex(static_cast<int>(kind));
}

void SourcePanel::showFile(const QString &path)
{
    m_file->setFile(path);
    setKind(Kind::File);
}

void SourcePanel::settle()
{
    m_entered = false;
    if (m_chooseSoon->isActive())
        choose();
}

void SourcePanel::setKept(const std::vector<KeptSeed> &kept)
{
    m_keptPage->setKept(kept);
}

void SourcePanel::followKept(const std::vector<KeptSeed> &kept, const WorldSpec &changed)
{
    m_keptPage->followKept(kept, changed);
}

void SourcePanel::saveState(QSettings &settings) const
{
    settings.setValue("kind", kKindKeys[static_cast<std::size_t>(kind())]);
    settings.setValue("generator", m_generator->currentIndex());
    settings.setValue("settingsShown", m_settingsHead->isChecked());
    for (const SettingRow *row : m_rows)
        settings.setValue(settingName(row->info()), row->value());
    for (const SourcePage *page : m_pages)
        page->saveState(settings);
}

void SourcePanel::restoreState(const QSettings &settings)
{
    m_generator->setCurrentIndex(
        std::clamp(settings.value("generator", 0).toInt(), 0, static_cast<int>(seedGenerators().size()) - 1));
    m_settingsHead->setChecked(settings.value("settingsShown", false).toBool());
    for (SettingRow *row : m_rows)
        row->setValue(settings.value(settingName(row->info()), row->value()).toInt());
    for (SourcePage *page : m_pages)
        page->restoreState(settings);
    const QString key = settings.value("kind").toString();
    const auto *const found =
        std::find_if(kKindKeys.begin(), kKindKeys.end(), [&key](const char *known) { return key == known; });
    if (found != kKindKeys.end())
        m_kind->setCurrentIndex(static_cast<int>(found - kKindKeys.begin()));
}

void SourcePanel::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void SourcePanel::dropEvent(QDropEvent *event)
{
    if (const QString file = draggedFile(*event->mimeData()); !file.isEmpty()) {
        showFile(file);
        event->acceptProposedAction();
    }
}

GeneratorKind SourcePanel::generator() const
{
    return seedGenerators()[static_cast<std::size_t>(std::max(0, m_generator->currentIndex()))];
}

WorldSpec SourcePanel::base() const
{
    WorldSpec spec;
    spec.generator = generatorOfNewWorlds(generator());
    spec.settings = defaultSettings(generator());
    for (const SettingRow *row : m_rows) {
        if (shapesTerrainOf(row->info(), generator()))
            row->info().set(spec.settings, row->value());
    }
    return spec;
}

void SourcePanel::showPage()
{
    for (SourcePage *other : m_pages)
        other->setVisible(other == page());
    m_worldPart->setVisible(!page()->bringsSettings());
    if (kind() == Kind::Kept)
        emit keptWanted();
    edited();
}

void SourcePanel::showSettings()
{
    m_settings->setVisible(m_settingsHead->isChecked());
    m_settingsHead->setArrowType(m_settingsHead->isChecked() ? Qt::DownArrow : Qt::RightArrow);
}

void SourcePanel::loadDefaults()
{
    const WorldSettings defaults = defaultSettings(generator());
    for (SettingRow *row : m_rows) {
        const QSignalBlocker quiet(row); // one change, reported once
        row->setDefault(row->info().get(defaults));
        row->setValue(row->info().get(defaults));
        row->setVisible(shapesTerrainOf(row->info(), generator()));
    }
    for (SourcePage *page : m_pages)
        page->setGenerator(generator());
}

void SourcePanel::resetSettings()
{
    loadDefaults();
    edited();
    m_settingsHead->setFocus();
}

void SourcePanel::edited()
{
    m_entered = true;
    refresh();
}

void SourcePanel::refresh()
{
    const WorldSettings defaults = defaultSettings(generator());
    const WorldSettings now = base().settings;
    const auto changes = std::count_if(m_rows.begin(), m_rows.end(), [&](const SettingRow *row) {
        return row->info().get(now) != row->info().get(defaults);
    });
    m_settingsHead->setText(changes == 0 ? tr("S&ettings") : tr("S&ettings: %1 changed").arg(changes));
    m_reset->setVisible(changes > 0);
    const bool anySettings = std::ranges::any_of(
        m_rows, [this](const SettingRow *row) { return shapesTerrainOf(row->info(), generator()); });
    m_settingsHead->setVisible(anySettings);
    m_settings->setVisible(anySettings && m_settingsHead->isChecked());

    SourceOutcome outcome = page()->outcome(base());
    m_set = std::move(outcome.set);
    m_place = outcome.place;
    m_problem = outcome.problem;
    if (m_problem.isEmpty())
        m_note->report(outcome.description);
    else
        m_note->warn(m_problem);
    if (m_set)
        m_chooseSoon->start();
    else
        m_chooseSoon->stop();
}

void SourcePanel::choose()
{
    m_chooseSoon->stop();
    if (!m_set)
        return;
    m_chosen = m_set;
    m_chosenPlace = m_place;
    emit setChosen(*m_chosen);
    if (m_place)
        emit placeChosen(*m_place);
}

void SourcePanel::retranslateUi()
{
    m_kindLabel->setText(tr("Seeds &from"));
    const QStringList kinds{tr("Numbers"),
                            tr("A list"),
                            tr("A file"),
                            tr("Words"),
                            tr("Random"),
                            tr("Saved"),
                            tr("One seed, many settings")};
    for (int i = 0; i < m_kind->count(); ++i)
        m_kind->setItemText(i, kinds[i]);
    m_generatorLabel->setText(tr("Ge&nerator"));
    for (int i = 0; i < m_generator->count(); ++i) {
        const GeneratorKind kind = seedGenerators()[static_cast<std::size_t>(i)];
        m_generator->setItemText(i, generatorLabel(kind));
        m_generator->setItemData(i, generatorExplanation(kind), Qt::ToolTipRole);
    }
    m_settingsHead->setToolTip(tr("Terrain settings for all these seeds"));
    m_reset->setToolTip(tr("Reset all settings"));
    m_reset->setAccessibleName(m_reset->toolTip());
    for (SourcePage *page : m_pages)
        page->retranslateUi();
    refresh();
}

} // namespace cave
