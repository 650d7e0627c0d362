// SPDX-License-Identifier: MIT
#include "app/shell/settings/this_world_page.h"

#include "core/gen/setting_effect.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/form_file.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"

#include <QApplication>
#include <QClipboard>

namespace cave {
namespace {

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

ThisWorldPage::ThisWorldPage(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    connect(m_ui.settings_world_copy, &QPushButton::clicked, this, &ThisWorldPage::copy);
    bindLook(*this, [this] { refreshLook(); });
}

void ThisWorldPage::refreshLook()
{
    m_ui.emptyTitle->setFont(fontOf(TextSize::Heading));
    setSecondary(m_ui.emptyText, currentTheme());
    setSecondary(m_ui.hint, currentTheme());
}

void ThisWorldPage::setWorld(const QString &name, const std::optional<WorldSpec> &spec)
{
    m_ui.states->setCurrentIndex(spec ? 1 : 0);
    m_ui.settings_world_facts->clear();
    if (!spec)
        return;
    const auto add = [this](const QString &what, const QString &value, const QString &meaning) {
        auto *line = new QTreeWidgetItem(m_ui.settings_world_facts, {what, value, meaning});
        line->setSizeHint(2, {0, fontMetrics().height() + 2 * kGrid});
        for (int column = 0; column < m_ui.settings_world_facts->columnCount(); ++column)
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
        m_ui.settings_world_facts->resizeColumnToContents(column);
}

void ThisWorldPage::copy()
{
    QString text;
    for (int row = 0; row < m_ui.settings_world_facts->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *line = m_ui.settings_world_facts->topLevelItem(row);
        text += line->text(0) + ": " + line->text(1) + '\n';
    }
    QApplication::clipboard()->setText(text);
}

} // namespace cave

#include "moc_this_world_page.cpp"
