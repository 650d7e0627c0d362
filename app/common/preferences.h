// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"
#include "core/io/java/original_properties.h"
#include "core/world/world_spec.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// The program's preferences, which apply to every world.
enum class Setting {
    Language,      ///< 0: the system's; else one of `kLanguages`, counted from 1
    Theme,         ///< a `ThemeChoice`
    Glyphs,        ///< tiles or glyphs
    TextSize,      ///< per cent, 80 .. 200
    Colours,       ///< a `Palette`
    Motion,        ///< on or off
    SavePace,      ///< moves between flushes of a world to disk: 1, 5, 10 or 25
    CombatMs,      ///< milliseconds per blow, 0 .. 1000; 0 finishes fights at once
    StopAtMonster, ///< auto-explore stops when a monster comes into sight
    StopAtChest,   ///< the same for chests
    MonsterSight,  ///< what monsters see is shown
    Hints,         ///< hints for new players are shown
    Deaths,        ///< how the player died is shown where they go on
    Sound,         ///< on or off
    Volume,        ///< per cent of all sounds
    Ambience,      ///< background sounds on or off
    LogLevel,      ///< a `LogLevel`
};

/// A setting with its range, default and texts. One table serves the store and the settings window.
struct SettingEntry {
    enum class Kind { Choice, Number, Switch };

    Setting setting;
    const char *key; ///< in the settings file
    Kind kind;
    int minimum;
    int maximum;
    int defaultValue;
    std::vector<const char *> names; ///< of a choice, as stored; empty for a number
};

/// All settings, in the order of `Setting`.
const std::vector<SettingEntry> &settingEntries();
const SettingEntry &entryOf(Setting setting);

/// How a player appears to the others in a shared world.
struct PlayerLook {
    QString name;             ///< a name by `isPlayerName`
    std::uint32_t colour = 0; ///< 0xRRGGBB

    friend bool operator==(const PlayerLook &, const PlayerLook &) = default;
};

/// The settings of the program, stored with QSettings; the only place that knows their keys there. Invalid
/// values in the file count as defaults.
class Preferences : public QObject {
    Q_OBJECT

public:
    explicit Preferences(QObject *parent = nullptr);

    /// The index of a choice, 0 or 1 for a switch, or the number itself.
    [[nodiscard]] int value(Setting setting) const;
    [[nodiscard]] bool isOn(Setting setting) const { return value(setting) != 0; }
    /// Clamps into the range. Notifies if the value differs from the stored one, or from the last one that
    /// this notified of: another window may have changed it in the file.
    void set(Setting setting, int value);
    void reset(Setting setting) { set(setting, entryOf(setting).defaultValue); }

    [[nodiscard]] int savePace() const; ///< moves: 1, 5, 10 or 25
    [[nodiscard]] LogLevel logLevel() const { return static_cast<LogLevel>(value(Setting::LogLevel)); }

    /// Whether a hint was shown before, in any world; `id` as in the settings file.
    [[nodiscard]] bool isHintShown(const QString &id) const;
    void setHintShown(const QString &id);
    /// Switches hints on, and lets all of them be shown again.
    void showHintsAgain();

    /// The keys assigned to a command, if not its defaults; see `KeyMap`.
    [[nodiscard]] std::optional<QList<QKeySequence>> keys(const QString &command) const;
    void setKeys(const QString &command, const std::optional<QList<QKeySequence>> &keys);
    void forgetKeys();

    /// The initial settings of a new world: the generator's defaults, with imported settings applied. `caves`
    /// worlds take over only imported settings that any world has, not the numbers of the automaton, which
    /// mean something else there.
    [[nodiscard]] WorldSettings newWorldSettings(GeneratorKind kind) const;
    /// Applies the settings of the original program to new worlds and to this program.
    void import(const OriginalSettings &settings);
    /// The keys of the world settings that were imported.
    [[nodiscard]] QStringList importedSettings() const;
    /// Whether there is anything to forget: those, or settings of this program.
    [[nodiscard]] bool hasImport() const;
    /// Settings of this program that weren't changed since become what they were before.
    void forgetImport();

    /// The player's look in shared worlds; by default with the name of the system's user.
    [[nodiscard]] PlayerLook playerLook() const;
    void setPlayerLook(const PlayerLook &look);
    /// The address of the game that was joined last; empty if there is none.
    [[nodiscard]] QString lastGame() const;
    void setLastGame(const QString &address);

signals:
    void changed(cave::Setting setting);
    void hintsForgotten();
    void keysChanged();
    void newWorldSettingsChanged();

private:
    void setImported(Setting setting, int value);

    std::vector<int> m_announced; ///< by setting: what the rest of the program knows
};

/// How long a blow takes, in milliseconds; 0: a fight is over at once.
inline constexpr int kDefaultTurnMs = 350;
inline constexpr int kSlowestTurnMs = 1000;

/// The longest that a fight may take at the default pace, in milliseconds.
inline constexpr int kLongestFightMs = 4500;

/// The time between blows, in milliseconds, of a fight of `blows` blows (≥ 1) at a pace of `turnMs`: the pace
/// itself, or less if the fight would take too long. The limit scales with the pace, so that a change of pace
/// always shows.
constexpr int blowInterval(int turnMs, int blows)
{
    const int bound = kLongestFightMs * turnMs / kDefaultTurnMs / std::max(1, blows);
    return turnMs == 0 ? 0 : std::clamp(bound, 1, turnMs);
}

} // namespace cave
