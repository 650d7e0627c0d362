// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QScrollArea>

#include <cstddef>
#include <optional>

class QLabel;

namespace cave {

struct Theme;

/// Describes one item: what it is, its power, and what that means in a fight.
class InventoryDetails : public QScrollArea {
    Q_OBJECT

public:
    explicit InventoryDetails(QWidget *parent);

    /// No item: nothing is selected. `item` indexes `Content::items`.
    void show(const Session &session, std::optional<std::size_t> item, const Theme &theme);
    /// All text as plain text.
    [[nodiscard]] QString text() const;

private:
    void showItem(const Session &session, std::size_t item);

    QLabel *m_icon;
    QLabel *m_name;
    QLabel *m_kind;
    QLabel *m_facts;
    QLabel *m_heading;
    QLabel *m_kinds;
};

} // namespace cave
