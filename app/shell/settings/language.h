// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <array>

namespace cave {

class Preferences;

/// A language that the program is translated to.
struct LanguageInfo {
    const char *code; ///< as QLocale knows it, and as translations/cavegame_<code>.ts is called
    const char *name; ///< in the language itself
};

/// In the order of the setting, which begins with the system's choice.
inline constexpr std::array<LanguageInfo, 4> kLanguages{
    {{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}, {"zh_CN", "简体中文"}}};

/// The code of the first language the user prefers that there is a translation for; English if there is none.
QString systemLanguage();

/// The texts of one language, the program's and Qt's own. While it exists, the application speaks it.
class InstalledLanguage {
public:
    /// `code` is one of `kLanguages`. Needs an application.
    explicit InstalledLanguage(const QString &code);
    ~InstalledLanguage();
    InstalledLanguage(const InstalledLanguage &) = delete;
    InstalledLanguage &operator=(const InstalledLanguage &) = delete;

    /// Changes the language; widgets receive QEvent::LanguageChange.
    void change(const QString &code);

private:
    void install(const QString &code);
    void remove();

    QTranslator m_own;
    QTranslator m_qt;
};

/// Keeps texts, numbers and dates in the language that the preferences say, from its making on.
class Language : public QObject {
    Q_OBJECT

public:
    /// `preferences` must outlive it.
    explicit Language(Preferences &preferences, QObject *parent = nullptr);

signals:
    /// All texts have to be read again; sent after the application's translators have changed.
    void changed();

private:
    void apply();

    Preferences &m_preferences;
    InstalledLanguage m_installed;
};

} // namespace cave
