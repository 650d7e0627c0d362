// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/settings/key_map.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace cave {

class KeyCapture;

/// All commands with their keys, for editing. Conflicts are shown in place, with both commands named.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    /// `keys` must outlive the page.
    explicit KeysPage(KeyMap &keys, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    /// A key that the current command requests or has, and that others have too.
    struct Conflict {
        QKeySequence key;
        QList<Bindable> others;
    };

    [[nodiscard]] QWidget *createHead();
    [[nodiscard]] QWidget *createDetail();
    [[nodiscard]] QWidget *createConflict();
    void fill();
    void showCurrent();
    void showConflict(const std::optional<Conflict> &conflict);
    void addChip(const QKeySequence &key);
    [[nodiscard]] QString currentId() const;
    void startCapture();
    void take(const QKeySequence &key);
    void takeOver();
    void keepBothOff();
    void without(const Bindable &what, const QKeySequence &key);

    KeyMap &m_keys;
    QLineEdit *m_search = nullptr;
    QComboBox *m_preset = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_name = nullptr;
    QHBoxLayout *m_chips = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_reset = nullptr;
    KeyCapture *m_capture = nullptr;
    QWidget *m_conflictBox = nullptr;
    QLabel *m_conflictText = nullptr;
    std::optional<Conflict> m_conflict;
};

} // namespace cave
