// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <array>

namespace cave {

class Preferences;

/// A supported language.
struct LanguageInfo {
    const char *code; ///< for QLocale and translations/cavegame_<code>.ts
    const char *name; ///< in the language itself
};

/// In the order of the setting, which starts with the system's language.
inline constexpr std::array<LanguageInfo, 4> kLanguages{
    {{"en", "English"}, {"de", "Deutsch"}, {"fr", "Français"}, {"zh_CN", "简体中文"}}};

/// The code of the user's most preferred language with a translation; English if there is none.
QString systemLanguage();

/// The translations of one language, the program's and Qt's. Installed in the application during its
/// lifetime.
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

/// Applies the language of the preferences to texts, numbers and dates.
class Language : public QObject {
    Q_OBJECT

public:
    /// `preferences` must outlive it.
    explicit Language(Preferences &preferences, QObject *parent = nullptr);

signals:
    /// All texts must be read again; emitted after the application's translators have changed.
    void changed();

private:
    void apply();

    Preferences &m_preferences;
    InstalledLanguage m_installed;
};

} // namespace cave
