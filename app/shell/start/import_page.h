// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/data_folders.h"
#include "app/common/preferences.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_import_page.h"

#include <QFileDialog>
#include <QLayout>
#include <QString>
#include <QWidget>

#include <optional>

namespace cave {

/// Imports the settings file of the original program: shows what was imported, what wasn't, and why.
class ImportPage : public QWidget {
    Q_OBJECT

public:
    /// `preferences` must outlive the page.
    explicit ImportPage(Preferences &preferences, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_preferences(preferences)
    {
        setUpForm(m_ui, *this);
        layout()->setAlignment(Qt::AlignTop);
        showState();
        connect(m_ui.import_choose, &QPushButton::clicked, this, &ImportPage::chooseFile);
        connect(m_ui.import_forget, &QPushButton::clicked, &m_preferences, &Preferences::forgetImport);
        connect(&m_preferences, &Preferences::newWorldSettingsChanged, this, &ImportPage::showState);
        connect(&m_preferences, &Preferences::changed, this, &ImportPage::showState);
        bindLook(*this, [this] {
            if (!m_ui.import_outcome->isHidden())
                say(m_ui.import_outcome->text(), m_failed);
        });
    }

    /// Reads the file and applies its settings; an invalid file changes nothing.
    void importFile(const QString &file)
    {
        m_read = readOriginalSettings(toPath(file), defaultSettings(kOriginalGenerator.kind));
        if (*m_read)
            m_preferences.import(**m_read);
        showOutcome(*m_read);
    }

    /// Shows what came of the last file, as `other` does.
    void continueFrom(const ImportPage &other)
    {
        m_read = other.m_read;
        if (m_read)
            showOutcome(*m_read);
    }

private:
    void showOutcome(const Result<OriginalSettings> &settings)
    {
        m_ui.import_lines->clear();
        m_ui.import_lines->setVisible(settings.ok());
        if (!settings)
            return say(tr("Nothing was imported. %1").arg(messageText(settings.error().message)), true);
        const auto add = [this](int number, const QStringList &texts) {
            auto *line = new QTreeWidgetItem(m_ui.import_lines, QStringList{QString::number(number)} + texts);
            line->setSizeHint(3, {0, fontMetrics().height() + 2 * kGrid});
            for (int column = 0; column < m_ui.import_lines->columnCount(); ++column)
                line->setToolTip(column, line->text(column));
        };
        for (const TakenProperty &taken : settings->taken)
            add(taken.line,
                {fromText(taken.key), fromText(taken.target + " = " + taken.value), useOf(taken)});
        for (const PropertyNote &note : settings->notes)
            add(note.line, {fromText(note.key), tr("–"), messageText(note.text)});
        for (int column = 0; column < 3; ++column)
            m_ui.import_lines->resizeColumnToContents(column);
        say(tr("%n settings imported", nullptr, static_cast<int>(settings->taken.size())) +
                tr("; %n notes.", nullptr, static_cast<int>(settings->notes.size())),
            false);
    }

    static QString fromText(const std::string &text) { return QString::fromStdString(text); }

    /// The effect of a recognised setting in this program.
    static QString useOf(const TakenProperty &taken)
    {
        if (taken.target == "region.cache")
            return ImportPage::tr("not needed: memory is managed automatically");
        if (taken.target == "ui.debug")
            return ImportPage::tr("not needed: the status bar always shows positions");
        if (taken.target == "save.every_moves")
            return ImportPage::tr("nearest flush interval");
        if (taken.target == "combat.turn_ms")
            return ImportPage::tr("blow duration, at most 1000 ms");
        return findSetting(taken.target) != nullptr ? ImportPage::tr("default for new worlds") : QString();
    }

    void chooseFile()
    {
        QFileDialog *dialog = askToOpen(this, tr("Import original settings"),
                                        {tr("Settings of the original (*.properties);;All files (*)")});
        connect(dialog, &QFileDialog::fileSelected, this, &ImportPage::importFile);
        dialog->open();
    }

    void showState()
    {
        const QStringList keys = m_preferences.importedSettings();
        m_ui.import_forget->setEnabled(m_preferences.hasImport());
        m_ui.import_state->setText(
            keys.isEmpty()
                ? tr("New worlds use the generator's defaults.")
                : tr("New worlds use imported values of: %1.").arg(keys.join(QStringLiteral(", "))));
    }

    void say(const QString &text, bool isError)
    {
        m_failed = isError;
        m_ui.import_outcome->setText(text);
        QPalette palette = paletteFor(currentTheme());
        palette.setColor(QPalette::WindowText, isError ? currentTheme().danger : currentTheme().text);
        m_ui.import_outcome->setPalette(palette);
        m_ui.import_outcome->show();
    }

    Preferences &m_preferences;
    Ui::ImportPage m_ui;
    std::optional<Result<OriginalSettings>> m_read; ///< the last file
    bool m_failed = false;
};

} // namespace cave
