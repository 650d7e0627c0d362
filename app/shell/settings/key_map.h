// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/walking/key_bindings.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

class QAction;

namespace cave {

class Preferences;

/// A text of a menu without the mark of its key and without dots at its end.
QString plainText(QString menuText);

/// Something that keys can be bound to: an action, or a `PlayKey`.
struct Bindable {
    QString id;
    QString group; ///< translated heading: "Moving", "Game"
    QString text;  ///< translated, without & and …
    QString scope; ///< the page that its keys work on; empty for the whole window
    QList<QKeySequence> keys;
    QList<QKeySequence> ownKeys; ///< by default
};

/// Which keys do what: gathers everything with an id, applies the choices in the preferences and stores them.
class KeyMap : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the map.
    explicit KeyMap(Preferences &preferences, QObject *parent = nullptr);

    /// Takes in every action below `root` that has an id (an object name), except those of Qt's own and of
    /// dialogs; `playScope` names the page on which play keys work. Their shortcuts of this moment count as
    /// their own; then the chosen ones are applied. Call again when actions were added.
    void gather(const QObject &root, const QString &playScope);

    /// In groups, play keys first.
    [[nodiscard]] QList<Bindable> bindables() const;
    [[nodiscard]] Bindable bindable(const QString &id) const;
    [[nodiscard]] const KeyBindings &playKeys() const { return m_playKeys; }

    /// What else works at the same place and has this key; nothing for "Up" in two pages.
    [[nodiscard]] QList<Bindable> othersWith(const QKeySequence &key, const QString &id) const;
    /// Everything that shares a key with something else, by id, with the keys shared.
    [[nodiscard]] QHash<QString, QList<QKeySequence>> conflicts() const;

    void bind(const QString &id, const QList<QKeySequence> &keys);
    void usePreset(KeyPreset preset);
    void resetAll();

signals:
    void changed();

private:
    void apply();
    [[nodiscard]] QList<QKeySequence> chosenKeys(const QString &id, const QList<QKeySequence> &own) const;
    void store(const Bindable &what, const QList<QKeySequence> &keys);

    Preferences &m_preferences;
    QString m_playScope;
    QList<QPointer<QAction>> m_actions;
    QHash<QString, QList<QKeySequence>> m_ownKeys; // of actions
    KeyBindings m_playKeys;
    bool m_storing = false;
};

} // namespace cave
