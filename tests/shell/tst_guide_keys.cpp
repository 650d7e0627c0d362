// SPDX-License-Identifier: MIT
// The user guide names keys as the window does, in each language.

#include "app/shell/settings/language.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTreeWidget>

#include <array>
#include <utility>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr std::array kNamedKeys{Qt::Key_Enter,     Qt::Key_Escape, Qt::Key_Tab,     Qt::Key_Space,
                                Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Insert,  Qt::Key_Home,
                                Qt::Key_End,       Qt::Key_PageUp, Qt::Key_PageDown};

/// What keys are called elsewhere, but not in this program.
const QStringList kOtherNames{"Eingabetaste",   "Eingabe",       "Bild auf",       "Bild ab",
                              "Return",         "Page Up",       "Page Down",      "Page haut",
                              "Retour arrière", "Umschalttaste", "Steuerung",      "退格键",
                              "Page bas",       "Backspace",     "Barre d'espace", "回车键"};

QString modifierName(Qt::KeyboardModifier modifier)
{
    const QString combined = shownKey(QKeySequence(modifier | Qt::Key_A));
    return combined.left(combined.indexOf('+'));
}

QSet<QString> namesIn(const QString &language)
{
    const InstalledLanguage installed(language);
    QSet<QString> names;
    for (const Qt::Key key : kNamedKeys)
        names.insert(shownKey(key));
    for (const Qt::KeyboardModifier modifier : {Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier})
        names.insert(modifierName(modifier));
    return names;
}

/// Pages of the guide, with their names.
QList<std::pair<QString, QString>> pagesIn(const QString &language)
{
    const QDir guide(language == QLatin1String("en") ? QStringLiteral(":/help") : ":/help/" + language);
    QList<std::pair<QString, QString>> pages;
    for (const QString &name : guide.entryList({"*.md"})) {
        QFile file(guide.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            pages.append({name, QString::fromUtf8(file.readAll())});
    }
    return pages;
}

/// Latin letters end at others, or at Chinese ones.
QRegularExpression whole(const QString &name)
{
    return QRegularExpression("(?<![A-Za-zÀ-ÿ])" + QRegularExpression::escape(name) + "(?![A-Za-zÀ-ÿ])");
}

class TestGuideKeys : public QObject {
    Q_OBJECT

private slots:
    void theGuideNamesKeysAsTheWindowDoes_data()
    {
        QTest::addColumn<QString>("language");
        for (const LanguageInfo &language : kLanguages)
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void theGuideNamesKeysAsTheWindowDoes()
    {
        QFETCH(QString, language);
        const QSet<QString> own = namesIn(language);
        QSet<QString> others(kOtherNames.begin(), kOtherNames.end());
        for (const LanguageInfo &other : kLanguages)
            others += namesIn(other.code);
        others -= own;
        QVERIFY(!pagesIn(language).isEmpty());
        QStringList wrong;
        for (const auto &[file, text] : pagesIn(language)) {
            for (const QString &name : others) {
                const QRegularExpressionMatch found = whole(name).match(text);
                if (found.hasMatch())
                    wrong += file + ": " +
                             text.mid(std::max<qsizetype>(0, found.capturedStart() - 30), 70).simplified();
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void theGuideStaysOnThePageBeingRead()
    {
        ShellFixture shell;
        const std::filesystem::path world = shell.addWorld("Quiet Vault");
        shell.open().play().openWorld(world);
        QTRY_VERIFY(shell.isPlaying());
        auto *guide = shell.find<QAction>("help.guide");
        guide->trigger();
        auto *topics = shell.find<QListWidget>("guide.topics");
        topics->setCurrentRow(9);
        guide->trigger(); // only to the front
        QCOMPARE(topics->currentRow(), 9);
    }

    void theKeysAtTheEndOfARunAreNotThoseOfFights()
    {
        ShellFixture shell;
        shell.open();
        shell.find<QAction>("help.keys")->trigger();
        const auto *overview = shell.find<QDialog>("shortcutOverview")->findChild<QTreeWidget *>();
        QMap<QString, QStringList> groups;
        for (int row = 0; row < overview->topLevelItemCount(); ++row) {
            const QTreeWidgetItem *heading = overview->topLevelItem(row);
            for (int child = 0; child < heading->childCount(); ++child)
                groups[heading->text(0)] += heading->child(child)->text(0);
        }
        QVERIFY(groups["End of a run"].contains("Play again"));
        QVERIFY(groups["Fights"].contains("One blow"));
        QVERIFY2(!groups["Fights"].contains("Play again"), qPrintable(groups["Fights"].join('|')));
    }

    void menusCallEnterAsTextsDo()
    {
        ShellFixture shell;
        shell.open();
        QStringList wrong;
        for (const QAction *action : shell.window().findChildren<QAction *>()) {
            const QKeySequence key = action->shortcut();
            if (!key.isEmpty() && key[0].key() == Qt::Key_Return)
                wrong += action->objectName() + ": " + shownKey(key);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestGuideKeys)
#include "tst_guide_keys.moc"
