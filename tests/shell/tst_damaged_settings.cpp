// SPDX-License-Identifier: MIT
// A settings file that something else wrote or broke: whatever is in it, the program begins, and takes what
// it can't use for its defaults.
#include "app/common/preferences.h"
#include "core/gen/generator.h"
#include "core/link/frame_codec.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <QAction>
#include <QFile>

#include "tests/fuzz/mutations.h"
#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A file as the program writes it, with something in each group.
QByteArray writtenSettings()
{
    Preferences preferences;
    for (const SettingEntry &entry : settingEntries())
        preferences.set(entry.setting, entry.defaultValue == entry.maximum ? entry.minimum : entry.maximum);
    preferences.setKeys("game.newWorld", {{QKeySequence("Ctrl+Shift+N"), QKeySequence("F9, Ä")}});
    preferences.setKeys("play.north", QList<QKeySequence>{});
    preferences.setPlayerLook({"Zoë, \"the\\deep\"", 0x12ab34});
    preferences.setLastGame("[fe80::1]:40123");
    preferences.setHintShown("walk");
    QSettings settings;
    settings.setValue("newWorld/caves.threshold", 7);
    settings.setValue("window/geometry", QByteArray("\x01\xd9\xd0\xcb\x00\x03", 6));
    settings.sync();
    QFile file(settings.fileName());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The same file, changed in many ways.
class ChangedSettings {
public:
    explicit ChangedSettings(const QByteArray &text)
        : m_inputs{{text.begin(), text.end()}}
        , m_words(fuzz::wordsOf(m_inputs))
        , m_mutator(m_inputs.front(), m_inputs, m_words)
    {
    }

    [[nodiscard]] QByteArray next()
    {
        const fuzz::Bytes bytes = m_mutator.next();
        return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
    }

private:
    std::vector<fuzz::Bytes> m_inputs;
    std::vector<fuzz::Bytes> m_words;
    fuzz::Mutator m_mutator;
};

void writeSettings(const QByteArray &text)
{
    QSettings settings;
    QFile file(settings.fileName());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(text), text.size());
    file.close();
    settings.sync(); // takes over what is in the file
}

} // namespace

class TestDamagedSettings : public QObject {
    Q_OBJECT

private slots:
    void eachValueIsOneThatTheProgramKnows();
    void theWindowOpens();
};

void TestDamagedSettings::eachValueIsOneThatTheProgramKnows()
{
    ShellFixture shell;
    ChangedSettings changed(writtenSettings());
    for (int i = 0; i < 1500; ++i) {
        const QByteArray text = changed.next();
        writeSettings(text);
        const Preferences preferences;
        for (const SettingEntry &entry : settingEntries()) {
            const int value = preferences.value(entry.setting);
            QVERIFY2(value >= entry.minimum && value <= entry.maximum, text);
        }
        for (const GeneratorInfo &info : generators()) {
            if (info.files != FileUse::Required)
                QVERIFY2(makeRegionSource({"seed", generatorOfNewWorlds(info.kind),
                                           preferences.newWorldSettings(info.kind)}),
                         text);
        }
        QVERIFY2(isPlayerName(preferences.playerLook().name.toStdString()), text);
        QVERIFY2(preferences.playerLook().colour <= 0xffffff, text);
        for (const char *command : {"game.newWorld", "play.north"}) {
            const std::optional<QList<QKeySequence>> keys = preferences.keys(command);
            QVERIFY2(!keys || !keys->contains(QKeySequence()), text);
        }
    }
}

void TestDamagedSettings::theWindowOpens()
{
    ShellFixture shell;
    ChangedSettings changed(writtenSettings());
    for (int i = 0; i < 6; ++i) {
        const QByteArray text = changed.next();
        writeSettings(text);
        shell.open();
        QVERIFY2(shell.window().isVisible(), text);
        shell.close();
    }
}

CAVE_WIDGET_TEST(TestDamagedSettings)
#include "tst_damaged_settings.moc"
