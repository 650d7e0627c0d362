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

#include <optional>
#include <vector>

namespace cave {

/// Everything that a person can set about the program itself, whatever world is played.
enum class Setting {
    Language,      ///< 0: the system's; else one of `kLanguages`, counted from 1
    Theme,         ///< a `ThemeChoice`
    Glyphs,        ///< tiles or glyphs
    TextSize,      ///< per cent, 80 .. 200
    Colours,       ///< a `Palette`
    Motion,        ///< on or off
    SavePace,      ///< moves between two moments at which a world is forced to disk: 1, 5, 10 or 25
    CombatMs,      ///< milliseconds a blow, 0 .. 1000; 0 finishes fights at once
    StopAtMonster, ///< auto-explore stops when a monster comes into sight
    StopAtChest,   ///< likewise a chest
    MonsterSight,  ///< what monsters see is shown
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
    std::vector<const char *> names; ///< of a choice, as stored; a number is stored as such when empty
};

/// All of them, in the order of `Setting`.
const std::vector<SettingEntry> &settingEntries();
const SettingEntry &entryOf(Setting setting);

/// The settings of the program, kept where QSettings keeps them. The one place that knows their names there.
/// A value in the file that is invalid counts as the default.
class Preferences : public QObject {
    Q_OBJECT

public:
    explicit Preferences(QObject *parent = nullptr);

    /// A choice as its index, a switch as 0 or 1, a number as such.
    [[nodiscard]] int value(Setting setting) const;
    [[nodiscard]] bool isOn(Setting setting) const { return value(setting) != 0; }
    /// Clamped into the range. Tells only when something changed.
    void set(Setting setting, int value);
    void reset(Setting setting);

    [[nodiscard]] int savePace() const; ///< moves: 1, 5, 10 or 25
    [[nodiscard]] LogLevel logLevel() const { return static_cast<LogLevel>(value(Setting::LogLevel)); }

    /// The keys chosen for a command, if they are not its own; see `KeyMap`.
    [[nodiscard]] std::optional<QList<QKeySequence>> keys(const QString &command) const;
    void setKeys(const QString &command, const std::optional<QList<QKeySequence>> &keys);
    void forgetKeys();

    /// The settings that a new world is offered: the generator's own, changed by what was imported. Of an
    /// import `caves` worlds take what holds for any world, not the numbers of the automaton, which would
    /// make other caves there.
    [[nodiscard]] WorldSettings newWorldSettings(GeneratorKind kind) const;
    /// Takes over what the original's settings say, for new worlds and for the program.
    void import(const OriginalSettings &settings);
    /// The settings of worlds that were imported, by their keys.
    [[nodiscard]] QStringList importedSettings() const;
    void forgetImport();

signals:
    void changed(cave::Setting setting);
    void keysChanged();
    void newWorldSettingsChanged();
};

} // namespace cave
