// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QDialog>
#include <QString>

#include <optional>

class QListWidget;
class QStackedWidget;

namespace cave {

class ImportPage;
class KeyMap;
class KeysPage;
class PreferencePage;
class Preferences;
class ThisWorldPage;

/// The settings window. Changes apply at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// `preferences` and `keys` must outlive it.
    SettingsDialog(Preferences &preferences, KeyMap &keys, QWidget *parent = nullptr);

    void setWorld(const QString &name, const std::optional<WorldSpec> &spec);
    /// The page with this object name: "settings.look".
    void showPage(const QString &id);
    /// Shows the page that the other one shows, and searches for the same key.
    void continueFrom(const SettingsDialog &other);

signals:
    void logRequested();

private:
    void addPages(Preferences &preferences, KeyMap &keys);
    void addPage(QWidget *page, const QString &title, const char *icon);

    QListWidget *m_titles;
    QStackedWidget *m_pages;
    QList<PreferencePage *> m_preferencePages;
    KeysPage *m_keys = nullptr;
    ThisWorldPage *m_world = nullptr;
    ImportPage *m_import = nullptr;
};

} // namespace cave
