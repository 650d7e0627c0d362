// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"

#include "core/link/frame_codec.h"

#include <QSettings>
#include <QVariant>

#include <array>
#include <utility>

namespace cave {
namespace {

constexpr std::array kPaces{1, 5, 10, 25};
/// Settings of this program that the original has, too.
constexpr std::array kImportedHere{Setting::SavePace, Setting::CombatMs};
constexpr const char *kKeysGroup = "keys";
constexpr const char *kImportGroup = "newWorld";
constexpr const char *kBeforeImportGroup = "beforeImport"; ///< what this program had
constexpr const char *kHintsGroup = "hints";
constexpr const char *kPlayerNameKey = "together/name";
constexpr const char *kPlayerColourKey = "together/colour";
constexpr const char *kLastGameKey = "together/lastGame";
constexpr std::uint32_t kFirstColour = 0x4C9BE8;
constexpr std::uint32_t kLargestColour = 0xFFFFFF;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString keyPath(const QString &command)
{
    return QLatin1String(kKeysGroup) + '/' + command;
}

QString importPath(const SettingInfo &info)
{
    return QLatin1String(kImportGroup) + '/' + text(info.key);
}

QString beforeImportPath(Setting setting)
{
    return QLatin1String(kBeforeImportGroup) + '/' + QLatin1String(entryOf(setting).key);
}

/// The imported value of a world setting, if there is one in range.
std::optional<int> importedValue(const SettingInfo &info)
{
    bool isNumber = false;
    const int value = QSettings().value(importPath(info)).toInt(&isNumber);
    if (!isNumber || value < info.minimum || value > info.maximum)
        return std::nullopt;
    return value;
}

bool isOfAutomaton(const SettingInfo &info)
{
    return info.key.starts_with("caves.");
}

int nearestPace(int moves)
{
    const auto *nearest = std::min_element(kPaces.begin(), kPaces.end(), [moves](int a, int b) {
        return std::abs(a - moves) < std::abs(b - moves);
    });
    return static_cast<int>(nearest - kPaces.begin());
}

/// A stored value as a number in the entry's range, or the default.
int understood(const SettingEntry &entry, const QVariant &stored)
{
    if (!stored.isValid())
        return entry.defaultValue;
    if (entry.kind == SettingEntry::Kind::Switch) {
        const QString word = stored.toString();
        return word == "true" || word == "1" ? 1 : word == "false" || word == "0" ? 0 : entry.defaultValue;
    }
    for (std::size_t i = 0; i < entry.names.size(); ++i) {
        if (stored.toString() == QLatin1String(entry.names[i]))
            return static_cast<int>(i);
    }
    bool isNumber = false;
    const int number = stored.toInt(&isNumber);
    const bool fits = isNumber && number >= entry.minimum && number <= entry.maximum;
    return entry.names.empty() && fits ? number : entry.defaultValue;
}

QVariant toStore(const SettingEntry &entry, int value)
{
    if (entry.kind == SettingEntry::Kind::Switch)
        return value != 0;
    if (!entry.names.empty())
        return QLatin1String(entry.names[static_cast<std::size_t>(value)]);
    return value;
}

} // namespace

const std::vector<SettingEntry> &settingEntries()
{
    using Kind = SettingEntry::Kind;
    static const std::vector<SettingEntry> kEntries{
        {Setting::Language, "look/language", Kind::Choice, 0, 4, 0, {"system", "en", "de", "fr", "zh_CN"}},
        {Setting::Theme, "look/theme", Kind::Choice, 0, 2, 1, {"system", "dark", "light"}},
        {Setting::Glyphs, "play/glyphs", Kind::Switch, 0, 1, 0, {}},
        {Setting::TextSize, "look/textSize", Kind::Number, 80, 200, 100, {}},
        {Setting::Colours, "look/colours", Kind::Choice, 0, 2, 0, {"standard", "red-green", "blue-yellow"}},
        {Setting::Motion, "play/motion", Kind::Switch, 0, 1, 1, {}},
        {Setting::SavePace, "save/pace", Kind::Choice, 0, 3, 0, {"1", "5", "10", "25"}},
        {Setting::CombatMs, "combat/turnMs", Kind::Number, 0, kSlowestTurnMs, kDefaultTurnMs, {}},
        {Setting::StopAtMonster, "explore/stopAtMonster", Kind::Switch, 0, 1, 1, {}},
        {Setting::StopAtChest, "explore/stopAtChest", Kind::Switch, 0, 1, 1, {}},
        {Setting::MonsterSight, "play/discs", Kind::Switch, 0, 1, 0, {}},
        {Setting::Hints, "play/hints", Kind::Switch, 0, 1, 1, {}},
        {Setting::Deaths, "play/deaths", Kind::Switch, 0, 1, 1, {}},
        {Setting::Sound, "sound/on", Kind::Switch, 0, 1, 1, {}},
        {Setting::Volume, "sound/volume", Kind::Number, 0, 100, 60, {}},
        {Setting::Ambience, "sound/ambience", Kind::Switch, 0, 1, 1, {}},
        {Setting::LogLevel,
         "log/level",
         Kind::Choice,
         0,
         5,
         2,
         {"trace", "debug", "info", "warning", "error", "off"}},
    };
    return kEntries;
}

const SettingEntry &entryOf(Setting setting)
{
    return settingEntries()[static_cast<std::size_t>(setting)];
}

Preferences::Preferences(QObject *parent) : QObject(parent)
{
    for (const SettingEntry &entry : settingEntries())
        m_announced.push_back(value(entry.setting));
}

int Preferences::value(Setting setting) const
{
    const SettingEntry &entry = entryOf(setting);
    return understood(entry, QSettings().value(entry.key));
}

void Preferences::set(Setting setting, int newValue)
{
    const SettingEntry &entry = entryOf(setting);
    const int clamped = std::clamp(newValue, entry.minimum, entry.maximum);
    const bool isStored = clamped == value(setting);
    if (!isStored) {
        QSettings settings;
        settings.setValue(entry.key, toStore(entry, clamped));
        settings.remove(beforeImportPath(setting)); // a choice of the user's
    }
    // Another window may have stored it, and this one not know of it.
    int &announced = m_announced[static_cast<std::size_t>(setting)];
    if (std::exchange(announced, clamped) != clamped || !isStored)
        emit changed(setting);
}

int Preferences::savePace() const
{
    return kPaces[static_cast<std::size_t>(value(Setting::SavePace))];
}

bool Preferences::isHintShown(const QString &id) const
{
    return QSettings().value(QLatin1String(kHintsGroup) + '/' + id, false).toBool();
}

void Preferences::setHintShown(const QString &id)
{
    QSettings().setValue(QLatin1String(kHintsGroup) + '/' + id, true);
}

void Preferences::showHintsAgain()
{
    QSettings().remove(kHintsGroup);
    set(Setting::Hints, 1);
    emit hintsForgotten();
}

std::optional<QList<QKeySequence>> Preferences::keys(const QString &command) const
{
    const QVariant stored = QSettings().value(keyPath(command));
    if (!stored.isValid())
        return std::nullopt;
    QList<QKeySequence> sequences;
    for (const QString &name : stored.toStringList()) {
        const QKeySequence sequence = QKeySequence::fromString(name, QKeySequence::PortableText);
        if (!sequence.isEmpty() && sequence[0].key() != Qt::Key_unknown)
            sequences.append(sequence);
    }
    return sequences;
}

void Preferences::setKeys(const QString &command, const std::optional<QList<QKeySequence>> &keys)
{
    QSettings settings;
    if (!keys.has_value()) {
        settings.remove(keyPath(command));
    } else {
        QStringList names;
        for (const QKeySequence &sequence : *keys)
            names += sequence.toString(QKeySequence::PortableText);
        settings.setValue(keyPath(command), names);
    }
    emit keysChanged();
}

void Preferences::forgetKeys()
{
    QSettings().remove(kKeysGroup);
    emit keysChanged();
}

WorldSettings Preferences::newWorldSettings(GeneratorKind kind) const
{
    WorldSettings settings = defaultSettings(kind);
    for (const SettingInfo &info : settingInfos()) {
        const bool fits = kind == kOriginalGenerator.kind || !isOfAutomaton(info);
        if (const std::optional<int> value = importedValue(info); fits && value)
            info.set(settings, *value);
    }
    return settings;
}

void Preferences::import(const OriginalSettings &original)
{
    QSettings settings;
    for (const TakenProperty &taken : original.taken) {
        if (const SettingInfo *info = findSetting(taken.target))
            settings.setValue(importPath(*info), info->get(original.world));
    }
    if (original.saveEveryMoves)
        setImported(Setting::SavePace, nearestPace(*original.saveEveryMoves));
    if (original.turnMilliseconds)
        setImported(Setting::CombatMs, *original.turnMilliseconds);
    emit newWorldSettingsChanged();
}

/// Keeps what was chosen before, until the user chooses something else.
void Preferences::setImported(Setting setting, int newValue)
{
    const QString path = beforeImportPath(setting);
    const QVariant before = QSettings().value(path, toStore(entryOf(setting), value(setting)));
    set(setting, newValue);
    QSettings().setValue(path, before);
}

bool Preferences::hasImport() const
{
    return !importedSettings().isEmpty() || std::ranges::any_of(kImportedHere, [](Setting setting) {
        return QSettings().contains(beforeImportPath(setting));
    });
}

QStringList Preferences::importedSettings() const
{
    QStringList keys;
    for (const SettingInfo &info : settingInfos()) {
        if (importedValue(info))
            keys += text(info.key);
    }
    return keys;
}

void Preferences::forgetImport()
{
    QSettings settings;
    for (const SettingInfo &info : settingInfos())
        settings.remove(importPath(info));
    for (const Setting setting : kImportedHere) {
        if (const QVariant before = settings.value(beforeImportPath(setting)); before.isValid())
            set(setting, understood(entryOf(setting), before));
        settings.remove(beforeImportPath(setting)); // also if nothing had to be set
    }
    emit newWorldSettingsChanged();
}

PlayerLook Preferences::playerLook() const
{
    const QSettings settings;
    QString name = settings.value(kPlayerNameKey).toString();
    if (!isPlayerName(name.toStdString()))
        name = qEnvironmentVariable("USER").trimmed();
    if (!isPlayerName(name.toStdString()))
        name = tr("Player");
    bool isNumber = false;
    const uint colour = settings.value(kPlayerColourKey).toString().toUInt(&isNumber, 16);
    return {name, isNumber && colour <= kLargestColour ? colour : kFirstColour};
}

void Preferences::setPlayerLook(const PlayerLook &look)
{
    QSettings settings;
    settings.setValue(kPlayerNameKey, look.name);
    settings.setValue(kPlayerColourKey, QStringLiteral("%1").arg(look.colour, 6, 16, QLatin1Char('0')));
}

QString Preferences::lastGame() const
{
    return QSettings().value(kLastGameKey).toString();
}

void Preferences::setLastGame(const QString &address)
{
    QSettings().setValue(kLastGameKey, address);
}

} // namespace cave

#include "moc_preferences.cpp"
