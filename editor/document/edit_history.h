// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace cave {

/// The edits of a document, of which the first `position()` are applied. The common interface of all editable
/// documents for undo, redo and lists of edits.
class EditHistory : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual std::size_t editCount() const = 0;
    /// Of an edit, `index` below `editCount()`.
    [[nodiscard]] virtual QString label(std::size_t index) const = 0;
    /// Further information about an edit.
    struct Facts {
        std::int64_t cells = 0;  ///< number of cells and things changed; 0 if unknown
        std::int64_t madeMs = 0; ///< milliseconds since 1970-01-01 UTC; 0 if unknown
    };
    [[nodiscard]] virtual Facts facts(std::size_t /*index*/) const { return {}; }
    [[nodiscard]] virtual std::size_t position() const = 0;
    /// False for read-only documents, which have no edits.
    [[nodiscard]] virtual bool canEdit() const { return true; }
    /// The position at which the document equals its file; none if there is none.
    [[nodiscard]] virtual std::optional<std::size_t> cleanPosition() const = 0;
    /// Undoes or redoes to this position, 0 .. `editCount()`. Errors: those of writing, if edits are saved at
    /// once.
    virtual Result<void> goTo(std::size_t position) = 0;

    [[nodiscard]] bool isModified() const { return cleanPosition() != position(); }
    [[nodiscard]] bool canUndo() const { return position() > 0; }
    [[nodiscard]] bool canRedo() const { return position() < editCount(); }
    /// There must be an edit to undo, or to redo.
    Result<void> undo() { return goTo(position() - 1); }
    Result<void> redo() { return goTo(position() + 1); }

signals:
    /// The edits, the position, the clean position or save points changed.
    void historyChanged();
};

} // namespace cave
