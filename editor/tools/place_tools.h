// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/bookmark.h"
#include "editor/view/map/map_tool.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace cave {

class EditContext;

/// Places things of one kind on the map: a click on a cell without one adds one, a click on one edits it, and
/// dragging moves it.
class PlaceTool : public MapTool {
public:
    void press(const Pointer &at) final;
    void drag(const Pointer &at) final;
    void release(const Pointer &at) final;
    void hover(std::optional<WorldPos> cell) final;
    void cancel() final;

protected:
    /// `context` must outlive it.
    explicit PlaceTool(EditContext &context) : m_context(context) {}
    [[nodiscard]] EditContext &context() const { return m_context; }

    [[nodiscard]] virtual bool isThere(WorldPos at) = 0;
    virtual void put(WorldPos at) = 0;
    virtual void edit(WorldPos at) = 0;
    virtual void move(WorldPos from, WorldPos to) = 0;

private:
    void show(WorldPos to);

    EditContext &m_context;
    std::optional<WorldPos> m_from; ///< where the button was pressed
    bool m_grabbed = false;
};

class ChestTool final : public PlaceTool {
public:
    /// `chosen` is called with a chest that was added, moved or clicked, so that its contents can be edited.
    ChestTool(EditContext &context, std::function<void(WorldPos)> chosen);

protected:
    bool isThere(WorldPos at) override;
    void put(WorldPos at) override;
    void edit(WorldPos at) override { m_chosen(at); }
    void move(WorldPos from, WorldPos to) override;

private:
    std::function<void(WorldPos)> m_chosen;
};

/// A click on a monster changes its kind to the one in the options.
class MonsterTool final : public PlaceTool {
public:
    explicit MonsterTool(EditContext &context) : PlaceTool(context) {}

protected:
    bool isThere(WorldPos at) override;
    void put(WorldPos at) override;
    void edit(WorldPos at) override;
    void move(WorldPos from, WorldPos to) override;
};

class MarkerTool final : public PlaceTool {
public:
    /// `chosen` is called with the id of a marker that was added or clicked, so that its label can be edited.
    MarkerTool(EditContext &context, std::function<void(std::int64_t)> chosen);

protected:
    bool isThere(WorldPos at) override;
    void put(WorldPos at) override;
    void edit(WorldPos at) override;
    void move(WorldPos from, WorldPos to) override;

private:
    std::function<void(std::int64_t)> m_chosen;
};

class PlayerTool final : public PlaceTool {
public:
    explicit PlayerTool(EditContext &context) : PlaceTool(context) {}

protected:
    bool isThere(WorldPos at) override;
    void put(WorldPos at) override;
    void edit(WorldPos) override {}
    void move(WorldPos from, WorldPos to) override;
};

/// Removes chests, monsters, markers and dropped items from the cells of a stroke, as one edit.
class ThingEraser final : public MapTool {
public:
    /// `context` must outlive it.
    explicit ThingEraser(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override;
    void drag(const Pointer &at) override;
    void release(const Pointer &at) override;
    void hover(std::optional<WorldPos> cell) override;
    void cancel() override;

private:
    void erase(WorldPos to);

    EditContext &m_context;
    std::uint64_t m_stroke = 0; ///< 0 for none
    WorldPos m_last;
};

} // namespace cave
