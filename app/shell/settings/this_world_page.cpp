// SPDX-License-Identifier: MIT
#include "app/shell/settings/this_world_page.h"

#include "core/gen/setting_effect.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QTreeWidget>

namespace cave {
namespace {

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

ThisWorldPage::ThisWorldPage(QWidget *parent) : QWidget(parent), m_states(new QStackedLayout(this))
{
    setObjectName("settings.world");
    m_states->addWidget(createEmpty());
    m_states->addWidget(createFacts());
    bindLook(*this, [this] { refreshLook(); });
}

void ThisWorldPage::refreshLook()
{
    m_emptyTitle->setFont(fontOf(TextSize::Heading));
    setSecondary(m_emptyText, currentTheme());
    setSecondary(m_hint, currentTheme());
}

void ThisWorldPage::setWorld(const QString &name, const std::optional<WorldSpec> &spec)
{
    m_states->setCurrentIndex(spec ? 1 : 0);
    m_facts->clear();
    if (!spec)
        return;
    const auto add = [this](const QString &what, const QString &value, const QString &meaning) {
        auto *line = new QTreeWidgetItem(m_facts, {what, value, meaning});
        line->setSizeHint(2, {0, fontMetrics().height() + 2 * kGrid});
        for (int column = 0; column < m_facts->columnCount(); ++column)
            line->setToolTip(column, line->text(column));
        return line;
    };
    add(tr("Name"), name, {});
    add(tr("Seed"), QString::fromStdString(seedText(*spec)), tr("The text this world is generated from."));
    add(tr("Generator"),
        tr("%1, version %2")
            .arg(plain(generatorName(spec->generator.kind)), QString::number(spec->generator.version)),
        tr("The generator and its version; a version always generates the same worlds."));
    for (const SettingInfo &info : settingsOf(spec->generator.kind)) {
        if (!hasEffect(info, spec->settings, spec->generator.kind))
            continue;
        QTreeWidgetItem *line =
            add(coreText(info.label), plain(settingText(info, spec->settings)), coreText(info.description));
        line->setToolTip(0, plain(info.key));
    }
    for (int column = 0; column < 2; ++column)
        m_facts->resizeColumnToContents(column);
}

QWidget *ThisWorldPage::createEmpty()
{
    auto *empty = named("settings.world.empty", new QWidget(this));
    m_emptyTitle = new QLabel(tr("No world is open"), empty);
    m_emptyText = new QLabel(tr("Open a world to see its seed and settings."), empty);
    m_emptyText->setWordWrap(true);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyTitle->setAlignment(Qt::AlignCenter);
    vbox(*empty, 2 * kGrid, evenMargins(10 * kGrid, 6 * kGrid),
         {BoxPart::stretch(1), m_emptyTitle, m_emptyText, BoxPart::stretch(1)});
    return empty;
}

QWidget *ThisWorldPage::createFacts()
{
    auto *page = new QWidget(this);
    m_hint = new QLabel(tr("A world's seed and settings can't be changed."), page);
    m_hint->setWordWrap(true);
    m_facts = named("settings.world.facts", new QTreeWidget(page));
    m_facts->setHeaderLabels({tr("Setting"), tr("Value"), tr("Meaning")});
    m_facts->setRootIsDecorated(false);
    m_facts->setAlternatingRowColors(true);
    auto *copyButton = named("settings.world.copy", new QPushButton(tr("&Copy"), page));
    copyButton->setAutoDefault(false);
    copyButton->setToolTip(tr("Copy all of this as text"));
    vbox(*page, 3 * kGrid, evenMargins(6 * kGrid), {m_hint, {m_facts, 1}, {copyButton, 0, Qt::AlignLeft}});
    connect(copyButton, &QPushButton::clicked, this, &ThisWorldPage::copy);
    return page;
}

void ThisWorldPage::copy()
{
    QString text;
    for (int row = 0; row < m_facts->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *line = m_facts->topLevelItem(row);
        text += line->text(0) + ": " + line->text(1) + '\n';
    }
    QApplication::clipboard()->setText(text);
}

} // namespace cave

#include "moc_this_world_page.cpp"
