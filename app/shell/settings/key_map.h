// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

class QAction;

namespace cave {

class Preferences;

/// A menu text without its mnemonic and trailing ellipsis.
QString plainText(QString menuText);

/// Something that can have keys: an action, or a `PlayKey`.
struct Bindable {
    QString id;
    QString group; ///< translated heading: "Moving", "Game"
    QString text;  ///< translated, without & and …
    QString scope; ///< the page on which its keys work; empty for the whole window
    QList<QKeySequence> keys;
    QList<QKeySequence> ownKeys; ///< by default
};

/// All key bindings: gathers everything with an id, and applies and stores the choices in the preferences.
class KeyMap : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    explicit KeyMap(Preferences &preferences, QObject *parent = nullptr);

    /// Adds every action below `root` with an id (an object name), except those of Qt itself and of dialogs;
    /// `playScope` is the page on which play keys work. Current shortcuts count as the defaults; then the
    /// chosen ones are applied. Call again when actions were added.
    void gather(const QObject &root, const QString &playScope);

    /// By groups, play keys first. A command that several parts of the window have is there for each.
    [[nodiscard]] QList<Bindable> bindables() const;
    [[nodiscard]] Bindable bindable(const QString &id) const;
    [[nodiscard]] const KeyBindings &playKeys() const { return m_playKeys; }

    /// What else in the same scope has this key; pages don't conflict with each other.
    [[nodiscard]] QList<Bindable> othersWith(const QKeySequence &key, const QString &id) const;
    /// Everything that shares keys with something else, by id, with the shared keys.
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
