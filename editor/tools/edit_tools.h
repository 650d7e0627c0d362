// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/item_stack.h"
#include "editor/tools/edit_actions.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/paste_tool.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace cave {

struct Theme;

/// All of the editor's tools, with their actions, for one map.
class EditTools : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this. The actions belong to `page`, where their shortcuts work.
    EditTools(MapView &view, OverlayStack &overlays, QWidget &page, QObject *parent = nullptr);
    ~EditTools() override;

    /// Null: nothing is edited. Observed.
    void setDocument(WorldDocument *document);
    [[nodiscard]] WorldDocument *document() const { return m_context.document(); }
    /// Sets or removes the map's tool, so that another place can use the view.
    void setActive(bool active);

    [[nodiscard]] const EditActions &actions() const { return m_actions; }
    [[nodiscard]] Selection &selection() { return m_context.selection(); }
    [[nodiscard]] const EditOptions &options() const { return m_context.options(); }
    void setOptions(const EditOptions &options) { m_context.setOptions(options); }

    [[nodiscard]] ToolId tool() const { return m_current; }
    void choose(ToolId id);

    /// Makes the layer of the selection again, as language or theme changed.
    void renewSelection() { m_context.showSelection(); }

    /// The tool for floating pieces.
    [[nodiscard]] PasteTool &floating() { return *m_floating; }
    /// Makes a patch float until it is placed; then the previous tool is restored. `label`: of the edit.
    void floatPatch(CellPatch patch, const QString &label);
    /// The selection as a patch; on an error emits `failed` and returns none.
    [[nodiscard]] std::optional<CellPatch> selectedPatch();

    /// The chest being edited.
    [[nodiscard]] std::optional<WorldPos> chosenChest() const { return m_chosenChest; }
    void chooseChest(std::optional<WorldPos> chest);
    /// Sets the contents of the chosen chest; empty `items` make an empty one.
    void fillChest(const std::vector<ItemStack> &items);
    /// The marker being edited: the id of a bookmark.
    [[nodiscard]] std::optional<std::int64_t> chosenMarker() const { return m_chosenMarker; }
    void chooseMarker(std::optional<std::int64_t> marker);
    void nameMarker(const QString &label);

    /// Applies an edit as the tools do, with confirmation if it is large.
    EditOutcome change(const QString &label, const EditContext::Change &make)
    {
        return m_context.change(label, make);
    }

    /// Applies an edit prepared elsewhere for the current document; likewise.
    EditOutcome apply(const QString &label, const WorldDelta &delta) { return m_context.apply(label, delta); }

signals:
    void toolChanged(cave::ToolId id);
    void optionsChanged();
    void documentChanged();
    /// Another chest or marker is being edited, or none.
    void chosenChanged();
    void failed(const cave::Error &error);
    /// An edit is large: call `go` if it is confirmed.
    void confirmationNeeded(const QString &text, const std::function<void()> &go);
    /// A message that isn't an error.
    void reported(const QString &text);

private:
    void follow(const DocumentChange &change);
    void forgetChosen();
    void updateActions();
    void putTool();

    MapView &m_view;
    EditContext m_context;
    EditActions m_actions;
    std::map<ToolId, std::unique_ptr<MapTool>> m_tools;
    PasteTool *m_floating = nullptr; ///< one of them
    ToolId m_current = ToolId::Look;
    ToolId m_before = ToolId::Look; ///< restored when nothing floats any more
    bool m_active = true;
    std::optional<WorldPos> m_chosenChest;
    std::optional<std::int64_t> m_chosenMarker;
};

} // namespace cave
