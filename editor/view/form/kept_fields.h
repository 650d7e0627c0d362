// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>

class QWidget;

namespace cave {

/// What is chosen in the named check boxes, lists and numbers of a widget, for a later one with the same
/// fields.
class KeptFields {
public:
    void keep(const QWidget &widget);
    /// Fields of which nothing was kept stay as they are.
    void restore(const QWidget &widget) const;

private:
    QHash<QString, int> m_values; ///< by object name
};

} // namespace cave
