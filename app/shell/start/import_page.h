// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/data_folders.h"
#include "app/common/preferences.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QTreeWidget>
#include <QWidget>

namespace cave {

/// Imports the settings file of the original program: shows what was imported, what wasn't, and why.
class ImportPage : public QWidget {
    Q_OBJECT

public:
    /// `preferences` must outlive the page.
    explicit ImportPage(Preferences &preferences, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_preferences(preferences)
        , m_explanation(new QLabel(this))
        , m_import(named("import.choose", new QPushButton(tr("&Import original settings…"), this)))
        , m_forget(named("import.forget", new QPushButton(tr("&Discard imported settings"), this)))
        , m_outcome(named("import.outcome", new QLabel(this)))
        , m_lines(named("import.lines", new QTreeWidget(this)))
        , m_state(named("import.state", new QLabel(this)))
    {
        setObjectName("settings.import");
        m_explanation->setText(tr("The original program stored its settings in cavegame.properties. Imported "
                                  "values become the defaults for new Classic worlds. New Caves worlds take "
                                  "region size, chests and combat from it. Existing worlds don't change."));
        for (QLabel *label : {m_explanation, m_outcome, m_state})
            label->setWordWrap(true);
        for (QPushButton *button : {m_import, m_forget})
            button->setAutoDefault(false);
        m_lines->setHeaderLabels({tr("Line"), tr("Setting"), tr("Here"), tr("Outcome")});
        m_lines->setRootIsDecorated(false);
        m_lines->setAlternatingRowColors(true);
        layOut();
        m_lines->hide();
        m_outcome->hide();
        showState();
        connect(m_import, &QPushButton::clicked, this, &ImportPage::chooseFile);
        connect(m_forget, &QPushButton::clicked, &m_preferences, &Preferences::forgetImport);
        connect(&m_preferences, &Preferences::newWorldSettingsChanged, this, &ImportPage::showState);
        connect(&m_preferences, &Preferences::changed, this, &ImportPage::showState);
        bindLook(*this, [this] { refreshLook(); });
    }

    /// Reads the file and applies its settings; an invalid file changes nothing.
    void importFile(const QString &file)
    {
        const Result<OriginalSettings> settings =
            readOriginalSettings(toPath(file), defaultSettings(kOriginalGenerator.kind));
        m_lines->clear();
        m_lines->setVisible(settings.ok());
        if (!settings) {
            say(tr("Nothing was imported. %1").arg(messageText(settings.error().message)), true);
            return;
        }
        m_preferences.import(*settings);
        const auto add = [this](int number, const QStringList &texts) {
            auto *line = new QTreeWidgetItem(m_lines, QStringList{QString::number(number)} + texts);
            line->setSizeHint(3, {0, fontMetrics().height() + 2 * kGrid});
            for (int column = 0; column < m_lines->columnCount(); ++column)
                line->setToolTip(column, line->text(column));
        };
        for (const TakenProperty &taken : settings->taken)
            add(taken.line,
                {fromText(taken.key), fromText(taken.target + " = " + taken.value), useOf(taken)});
        for (const PropertyNote &note : settings->notes)
            add(note.line, {fromText(note.key), tr("–"), messageText(note.text)});
        for (int column = 0; column < 3; ++column)
            m_lines->resizeColumnToContents(column);
        say(tr("%n settings imported", nullptr, static_cast<int>(settings->taken.size())) +
                tr("; %n notes.", nullptr, static_cast<int>(settings->notes.size())),
            false);
    }

private:
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

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        setSecondary(m_explanation, theme);
        setSecondary(m_state, theme);
        if (!m_outcome->isHidden())
            say(m_outcome->text(), m_failed);
    }

    void layOut()
    {
        auto *buttons = hbox(2 * kGrid, {m_import, m_forget, BoxPart::stretch(1)});
        auto *column = vbox(*this, 3 * kGrid, evenMargins(6 * kGrid),
                            {m_explanation, buttons, m_state, m_outcome, {m_lines, 1}, BoxPart::stretch(0)});
        column->setAlignment(Qt::AlignTop);
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
        m_forget->setEnabled(m_preferences.hasImport());
        m_state->setText(
            keys.isEmpty()
                ? tr("New worlds use the generator's defaults.")
                : tr("New worlds use imported values of: %1.").arg(keys.join(QStringLiteral(", "))));
    }

    void say(const QString &text, bool isError)
    {
        m_failed = isError;
        m_outcome->setText(text);
        QPalette palette = paletteFor(currentTheme());
        palette.setColor(QPalette::WindowText, isError ? currentTheme().danger : currentTheme().text);
        m_outcome->setPalette(palette);
        m_outcome->show();
    }

    Preferences &m_preferences;
    QLabel *m_explanation;
    QPushButton *m_import;
    QPushButton *m_forget;
    QLabel *m_outcome;
    QTreeWidget *m_lines;
    QLabel *m_state;
    bool m_failed = false;
};

} // namespace cave
