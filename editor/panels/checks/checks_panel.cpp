#include "editor/panels/checks/checks_panel.h"

#include "editor/panels/checks/flaw_model.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace cave {
namespace {

constexpr int kTickMs = 100; ///< between two looks at how far mending is

QString trFlaw(const char *text)
{
    return QCoreApplication::translate("Flaws", text);
}

} // namespace

QString flawTitle(FlawKind kind)
{
    switch (kind) {
    case FlawKind::SealedArea:
        return trFlaw("Sealed area");
    case FlawKind::UnreachableChest:
        return trFlaw("Chest out of reach");
    case FlawKind::MonsterInRock:
        return trFlaw("Monster in rock");
    case FlawKind::MonstersOnOneCell:
        return trFlaw("Monsters on one cell");
    case FlawKind::PlayerInRock:
        return trFlaw("Player in rock");
    case FlawKind::PlayerSeen:
        return trFlaw("Player seen at once");
    case FlawKind::MarkerInRock:
        return trFlaw("Marker in rock");
    case FlawKind::MarkersOnOneCell:
        return trFlaw("Markers on one cell");
    case FlawKind::FinishOutOfReach:
        return trFlaw("Finish out of reach");
    }
    return {};
}

ChecksPanel::ChecksPanel(EditTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_theme(&darkTheme())
    , m_model(new FlawModel(this))
{
    setObjectName(QStringLiteral("checksPanel"));
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    m_ticks.setInterval(kTickMs);
    makeParts();
    connectParts();
    retranslate();
    setTheme(*m_theme);
    followDocument();
}

ChecksPanel::~ChecksPanel()
{
    // So that the runners needn't wait for all of it.
    for (const auto &wanted : {m_wanted, m_mendingWanted}) {
        if (wanted)
            *wanted = false;
    }
}

void ChecksPanel::makeParts()
{
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("checks.state"));
    m_state->setWordWrap(true);
    m_again = new QToolButton(this);
    m_again->setObjectName(QStringLiteral("checks.again"));
    m_again->setIcon(namedIcon(QStringLiteral("reset")));
    m_again->setAutoRaise(true);
    m_list = new QListView(this);
    m_list->setObjectName(QStringLiteral("checks.list"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FlawDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_fix = new QPushButton(this);
    m_fix->setObjectName(QStringLiteral("checks.fix"));
    m_fixAll = new QPushButton(this);
    m_fixAll->setObjectName(QStringLiteral("checks.fixAll"));
    auto *head = new QHBoxLayout;
    head->addWidget(m_state, 1);
    head->addWidget(m_again);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kGrid);
    buttons->addWidget(m_fix);
    buttons->addWidget(m_fixAll);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
}

void ChecksPanel::connectParts()
{
    connect(&m_tools, &EditTools::documentChanged, this, &ChecksPanel::followDocument);
    connect(&m_settle, &QTimer::timeout, this, &ChecksPanel::check);
    connect(m_again, &QToolButton::clicked, this, &ChecksPanel::check);
    connect(m_list, &QListView::clicked, this, &ChecksPanel::fly);
    connect(m_list, &QListView::activated, this, &ChecksPanel::fly);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChecksPanel::refresh);
    connect(static_cast<FlawDelegate *>(m_list->itemDelegate()), &FlawDelegate::fixClicked, this,
            &ChecksPanel::fix);
    connect(m_fix, &QPushButton::clicked, this, [this] { fix(m_list->currentIndex()); });
    connect(&m_ticks, &QTimer::timeout, this, &ChecksPanel::refresh);
    connect(m_fixAll, &QPushButton::clicked, this, [this] {
        if (isMending())
            return cancelMending();
        if (const std::optional<Flaw> flaw = currentFlaw())
            fixAllOf(flaw->kind);
    });
}

void ChecksPanel::followDocument()
{
    m_settle.stop();
    cancelMending();
    if (m_wanted)
        *m_wanted = false;
    m_jobs.forgetAll();
    m_checked = false;
    m_model->setFlaws({});
    disconnect(m_following);
    if (WorldDocument *document = m_tools.document()) {
        m_following = connect(document, &WorldDocument::changed, this, &ChecksPanel::checkLater);
        checkLater();
    }
    updateLayer();
    refresh();
}

/// What is being mended is of the world before.
void ChecksPanel::checkLater()
{
    cancelMending();
    m_settle.start();
    refresh();
}

/// On a copy, as the world may be edited meanwhile; then it is checked again.
void ChecksPanel::check()
{
    WorldDocument *document = m_tools.document();
    if (document == nullptr)
        return;
    if (m_wanted)
        *m_wanted = false;
    m_wanted = std::make_shared<std::atomic<bool>>(true);
    const auto world = std::make_shared<World>(copyOf(document->world()));
    m_jobs.runLatest(
        [world, bookmarks = document->bookmarks(), wanted = m_wanted] {
            return checkWorld(*world, bookmarks, [&](double) { return wanted->load(); });
        },
        [this](std::vector<Flaw> flaws) { take(std::move(flaws)); });
    refresh();
}

void ChecksPanel::take(std::vector<Flaw> flaws)
{
    m_checked = true;
    const int row = m_list->currentIndex().row();
    m_model->setFlaws(std::move(flaws));
    if (row >= 0 && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1)));
    updateLayer();
    refresh();
}

void ChecksPanel::refresh()
{
    const std::optional<Flaw> flaw = currentFlaw();
    const bool edits = m_tools.document() != nullptr && m_tools.document()->canEdit();
    const bool fixes = flaw && !flaw->fix.empty() && edits && !m_jobs.isBusy();
    m_fix->setEnabled(fixes && !isMending());
    m_fixAll->setEnabled(fixes || isMending());
    m_fixAll->setText(isMending() ? tr("&Cancel") : tr("Mend &all like it"));
    m_again->setEnabled(m_tools.document() != nullptr);
    const auto found = flaws().size();
    if (m_tools.document() == nullptr)
        m_state->setText(tr("Open a world to have it checked."));
    else if (isMending())
        m_state->setText(tr("Mending: %1 %").arg(m_mended->load()));
    else if (isBusy() && !m_checked)
        m_state->setText(tr("Checking…"));
    else if (found == 0)
        m_state->setText(tr("Nothing is wrong with what was edited."));
    else if (found == 1)
        m_state->setText(tr("One thing to look at"));
    else
        m_state->setText(tr("%1 things to look at").arg(found));
}

void ChecksPanel::updateLayer()
{
    OverlayLayer layer;
    if (!flaws().empty() && m_tools.document() != nullptr) {
        auto cells = std::make_shared<CellMask>(m_tools.document()->world().level.regionSize());
        for (const Flaw &flaw : flaws())
            cells->add(flaw.at);
        layer.overlays.masks.push_back({std::move(cells), m_theme->danger, true});
        layer.legend.append({LegendEntry::Mark::Outline, m_theme->danger, tr("To look at"), {}});
    }
    m_layer = std::move(layer);
    emit layerChanged();
}

void ChecksPanel::fly(const QModelIndex &index)
{
    if (index.isValid())
        emit placeChosen(flaws()[static_cast<std::size_t>(index.row())].at);
}

void ChecksPanel::fix(const QModelIndex &index)
{
    WorldDocument *document = m_tools.document();
    if (!index.isValid() || document == nullptr)
        return;
    const Flaw flaw = flaws()[static_cast<std::size_t>(index.row())];
    m_tools.change(tr("Mend: %1").arg(flawTitle(flaw.kind)), [document, flaw](EditDraft &draft) {
        return fixFlaw(draft, document->world(), document->bookmarks(), flaw);
    });
}

/// What mending one has mended, or broken, of another is left for the next check. Worked out on a copy.
void ChecksPanel::fixAllOf(FlawKind kind)
{
    WorldDocument *document = m_tools.document();
    if (document == nullptr || isMending())
        return;
    std::vector<Flaw> alike;
    std::copy_if(flaws().begin(), flaws().end(), std::back_inserter(alike),
                 [kind](const Flaw &flaw) { return flaw.kind == kind && !flaw.fix.empty(); });
    m_mendingWanted = std::make_shared<std::atomic<bool>>(true);
    m_mended = std::make_shared<std::atomic<int>>(0);
    const auto world = std::make_shared<World>(copyOf(document->world()));
    const auto mendAll = [world, bookmarks = document->bookmarks(), alike = std::move(alike),
                          wanted = m_mendingWanted, percent = m_mended]() -> Result<WorldDelta> {
        EditDraft draft(*world, bookmarks);
        const auto goOn = [&](double share) {
            percent->store(static_cast<int>(share * 100));
            return wanted->load();
        };
        const Result<std::size_t> mended = fixFlaws(draft, *world, bookmarks, alike, goOn);
        return mended ? Result<WorldDelta>(draft.delta()) : Result<WorldDelta>(mended.error());
    };
    m_mending.run(mendAll, [this, label = tr("Mend all: %1").arg(flawTitle(kind))](
                               const Result<WorldDelta> &delta) { takeFixes(label, delta); });
    m_ticks.start();
    refresh();
}

/// The document is still the one that was copied: a change would have cancelled this.
void ChecksPanel::takeFixes(const QString &label, const Result<WorldDelta> &delta)
{
    m_ticks.stop();
    if (!delta)
        emit m_tools.failed(delta.error());
    else
        m_tools.apply(label, *delta);
    refresh();
}

void ChecksPanel::cancelMending()
{
    if (m_mendingWanted)
        *m_mendingWanted = false;
    m_mending.forgetAll();
    m_ticks.stop();
    refresh();
}

const std::vector<Flaw> &ChecksPanel::flaws() const
{
    return m_model->flaws();
}

std::optional<Flaw> ChecksPanel::currentFlaw() const
{
    const QModelIndex current = m_list->currentIndex();
    return current.isValid() ? std::optional(flaws()[static_cast<std::size_t>(current.row())]) : std::nullopt;
}

void ChecksPanel::retranslate()
{
    m_list->setAccessibleName(tr("What to look at"));
    m_fix->setText(tr("&Mend this"));
    m_again->setToolTip(tr("Check again now"));
    m_again->setAccessibleName(m_again->toolTip());
    refresh();
}

void ChecksPanel::setTheme(const Theme &theme)
{
    m_theme = &theme;
    setPalette(paletteFor(theme));
    static_cast<FlawDelegate *>(m_list->itemDelegate())->setTheme(theme);
    setSecondary(m_state, theme);
    m_state->setFont(fontOf(TextSize::Body));
    updateLayer();
}

void ChecksPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace cave
