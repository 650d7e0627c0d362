// SPDX-License-Identifier: MIT
#include "editor/panels/sight/sight_export.h"

#include "core/analysis/sight/sight_case.h"
#include "core/io/files/atomic_file.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <filesystem>
#include <string>
#include <utility>

namespace cave {
namespace {

/// By the world's own rules.
Result<SightCase> caseOfLine(World &world, const SightExport::Line &line)
{
    const auto probe = CAVE_TRY(probeSight(world, line.from, line.to));
    return sightCaseOf(world, probe, world.spec.settings.gaps, std::nullopt);
}

} // namespace

SightExport::SightExport(QToolButton &button, QLabel &outcome, std::function<World *()> world)
    : QObject(&button)
    , m_button(button)
    , m_outcome(outcome)
    , m_world(std::move(world))
{
    auto *menu = new QMenu(&button);
    QAction *picture = named("sight.export.picture", menu->addAction(QString()));
    QAction *test = named("sight.export.case", menu->addAction(QString()));
    button.setMenu(menu);
    connect(picture, &QAction::triggered, this, [this] { chooseFile(Form::Picture); });
    connect(test, &QAction::triggered, this, [this] { chooseFile(Form::Case); });
    bindTexts(*menu, [picture, test] {
        picture->setText(tr("Save as &picture (SVG)…"));
        test->setText(tr("Save as &test case…"));
    });
    setLine(std::nullopt);
    m_outcome.hide();
}

void SightExport::setLine(std::optional<Line> line)
{
    m_button.setEnabled(line.has_value());
    if (line == m_line)
        return;
    m_line = line;
    m_outcome.hide();
}

/// What is written is the world of now, whatever happens in it until a file is chosen.
void SightExport::chooseFile(Form form)
{
    World *world = m_world();
    if (world == nullptr || !m_line)
        return;
    const auto kept = std::make_shared<World>(copyOf(*world));
    const bool isPicture = form == Form::Picture;
    QFileDialog *dialog = askForFile(&m_button, tr("Save the line of sight"));
    dialog->setNameFilter(isPicture ? tr("SVG (*.svg)") : tr("Test case (*.case)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(isPicture ? "svg" : "case");
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, form, kept, line = *m_line](const QString &file) { write(file, form, kept, line); });
    dialog->open();
}

void SightExport::write(const QString &file, Form form, const std::shared_ptr<World> &world, Line line)
{
    const auto work = [target = file.toStdString(), form, world, line]() -> Result<void> {
        const auto made = CAVE_TRY(caseOfLine(*world, line));
        return writeFileAtomically(std::filesystem::path(target),
                                   form == Form::Picture ? sightCaseSvg(made) : sightCaseText(made));
    };
    m_jobs.run(work, [this, file](const Result<void> &written) {
        m_outcome.setText(written ? tr("The line of sight was saved to %1.").arg(file)
                                  : withReason(tr("The line of sight could not be saved."), written.error()));
        m_outcome.show();
    });
}

} // namespace cave

#include "moc_sight_export.cpp"
