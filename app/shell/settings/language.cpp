// SPDX-License-Identifier: MIT
#include "app/shell/settings/language.h"

#include "app/common/preferences.h"
#include "editor/view/texts/language_lock.h"

#include <QApplication>
#include <QCoreApplication>
#include <QLibraryInfo>
#include <QWidget>

#include <algorithm>

namespace cave {
namespace {

/// True if readers of `tag`, such as "de-AT" or "zh-Hans-SG", can read the language.
bool serves(const LanguageInfo &language, const QString &tag)
{
    const QLocale wanted(tag);
    const QLocale offered(QLatin1String(language.code));
    return wanted.language() == offered.language() && wanted.script() == offered.script();
}

QString chosenLanguage(const Preferences &preferences)
{
    const int choice = preferences.value(Setting::Language);
    return choice == 0 ? systemLanguage()
                       : QLatin1String(kLanguages.at(static_cast<std::size_t>(choice) - 1).code);
}

/// Numbers and dates follow the system if it uses the chosen language, as it also has the country.
QLocale localeFor(const QString &code)
{
    const QLocale system = QLocale::system();
    const QLocale own(code);
    return system.language() == own.language() && system.script() == own.script() ? system : own;
}

} // namespace

QString systemLanguage()
{
    for (const QString &tag : QLocale::system().uiLanguages()) {
        const auto *found = std::ranges::find_if(
            kLanguages, [&](const LanguageInfo &language) { return serves(language, tag); });
        if (found != kLanguages.end())
            return QLatin1String(found->code);
    }
    return QLatin1String(kLanguages.front().code);
}

InstalledLanguage::InstalledLanguage(const QString &code)
{
    install(code);
}

InstalledLanguage::~InstalledLanguage()
{
    remove();
}

void InstalledLanguage::change(const QString &code)
{
    remove();
    install(code);
}

void InstalledLanguage::install(const QString &code)
{
    // English has a file, too: its plural forms.
    if (m_own.load(QStringLiteral(":/translations/cavegame_%1.qm").arg(code)))
        QCoreApplication::installTranslator(&m_own);
    if (m_qt.load(QLocale(code), QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

void InstalledLanguage::remove()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
}

Language::Language(Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_installed(chosenLanguage(preferences))
{
    QLocale::setDefault(localeFor(chosenLanguage(preferences)));
    connect(&m_preferences, &Preferences::changed, this, [this](Setting setting) {
        if (setting == Setting::Language)
            apply();
    });
}

void Language::apply()
{
    const QString code = chosenLanguage(m_preferences);
    {
        const QWriteLocker locker(&languageLock());
        QLocale::setDefault(localeFor(code));
    }
    // Those made later begin with it; what is in a window follows it.
    for (QWidget *window : QApplication::topLevelWidgets())
        window->setLocale(QLocale());
    m_installed.change(code);
    emit changed();
}

} // namespace cave

#include "moc_language.cpp"
