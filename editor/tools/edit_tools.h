// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/item_stack.h"
#include "editor/tools/edit_actions.h"
#include "editor/tools/edit_commands.h"
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

/// All of the editor's tools, with the actions that choose them, on one map.
class EditTools : public QObject {
    Q_OBJECT

public:
    /// View and stack must outlive it. The actions are `page`'s, and their keys work in it.
    EditTools(MapView &view, OverlayStack &overlays, QWidget &page, QObject *parent = nullptr);
    ~EditTools() override;

    /// Null: nothing is edited. Observed.
    void setDocument(WorldDocument *document);
    [[nodiscard]] WorldDocument *document() const { return m_context.document(); }
    /// Gives the map its tool, or takes it away, so that another place can use the view.
    void setActive(bool active);
    void retranslate() { m_actions.retranslate(); }

    [[nodiscard]] const EditActions &actions() const { return m_actions; }
    [[nodiscard]] Selection &selection() { return m_context.selection(); }
    [[nodiscard]] const EditOptions &options() const { return m_context.options(); }
    void setOptions(const EditOptions &options) { m_context.setOptions(options); }

    [[nodiscard]] ToolId tool() const { return m_current; }
    void choose(ToolId id);

    /// The tool for what floats.
    [[nodiscard]] PasteTool &floating() { return *m_floating; }
    /// Lets a patch float until it is placed; the tool before comes back then. `label`: of the edit.
    void floatPatch(CellPatch patch, const QString &label);
    /// What is selected; none, and `failed` is emitted, if that can't be cut out.
    [[nodiscard]] std::optional<CellPatch> selectedPatch();

    /// The chest whose contents are being edited.
    [[nodiscard]] std::optional<WorldPos> chosenChest() const { return m_chosenChest; }
    void chooseChest(std::optional<WorldPos> chest);
    /// Changes what is in the chosen chest; if nothing, an empty one is there.
    void fillChest(const std::vector<ItemStack> &items);
    /// The marker whose label is being edited: the id of a bookmark.
    [[nodiscard]] std::optional<std::int64_t> chosenMarker() const { return m_chosenMarker; }
    void chooseMarker(std::optional<std::int64_t> marker);
    void nameMarker(const QString &label);

    /// Does an edit as the tools do: it is asked about if it is large.
    EditOutcome change(const QString &label, const EditContext::Change &make)
    {
        return m_context.change(label, make);
    }

    /// Does an edit that was put together elsewhere, on the document as it is now; likewise.
    EditOutcome apply(const QString &label, const WorldDelta &delta) { return m_context.apply(label, delta); }

signals:
    void toolChanged(cave::ToolId id);
    void optionsChanged();
    void documentChanged();
    /// Another chest or marker is edited now, or none.
    void chosenChanged();
    void failed(const cave::Error &error);
    /// An edit is large: `go` does it, if it is wanted.
    void confirmationNeeded(const QString &text, const std::function<void()> &go);
    /// Something worth knowing that is no error.
    void told(const QString &text);

private:
    void makeTools();
    void connectContext();
    void follow(const DocumentChange &change);
    void forgetChosen();
    void updateActions();
    void putTool();

    MapView &m_view;
    EditContext m_context;
    EditActions m_actions;
    EditCommands m_commands;
    std::map<ToolId, std::unique_ptr<MapTool>> m_tools;
    PasteTool *m_floating = nullptr; ///< one of them
    ToolId m_current = ToolId::Look;
    ToolId m_before = ToolId::Look; ///< which comes back when nothing floats any more
    bool m_active = true;
    std::optional<WorldPos> m_chosenChest;
    std::optional<std::int64_t> m_chosenMarker;
};

} // namespace cave
