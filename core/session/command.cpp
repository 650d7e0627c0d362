#include "core/session/command.h"

#include <array>
#include <string_view>

namespace cave {
namespace {

constexpr std::int64_t kWait = 4;
constexpr std::int64_t kFight = 5;
constexpr std::int64_t kUnequip = 6;
constexpr std::int64_t kFirstStack = 8;
constexpr std::int64_t kLastStack = 1'000'000'000;

constexpr std::array<std::string_view, 4> kDirectionNames{"north", "east", "south", "west"};

struct CodeOf {
    std::int64_t operator()(const MoveCommand &move) const
    {
        return static_cast<std::int64_t>(move.direction);
    }
    std::int64_t operator()(const WaitCommand &) const { return kWait; }
    std::int64_t operator()(const FightCommand &) const { return kFight; }
    std::int64_t operator()(const UnequipCommand &command) const
    {
        return kUnequip + static_cast<std::int64_t>(command.slot);
    }
    std::int64_t operator()(const EquipCommand &command) const
    {
        return kFirstStack + 2 * static_cast<std::int64_t>(command.index);
    }
    std::int64_t operator()(const DropCommand &command) const
    {
        return kFirstStack + 2 * static_cast<std::int64_t>(command.index) + 1;
    }
};

struct TextOf {
    std::string operator()(const MoveCommand &move) const
    {
        return std::string(kDirectionNames[static_cast<std::size_t>(move.direction)]);
    }
    std::string operator()(const WaitCommand &) const { return "wait"; }
    std::string operator()(const FightCommand &) const { return "fight"; }
    std::string operator()(const UnequipCommand &command) const
    {
        return command.slot == EquipmentSlot::Weapon ? "take off weapon" : "take off armour";
    }
    std::string operator()(const EquipCommand &command) const
    {
        return "equip " + std::to_string(command.index);
    }
    std::string operator()(const DropCommand &command) const
    {
        return "drop " + std::to_string(command.index);
    }
};

} // namespace

std::int64_t commandCode(const Command &command)
{
    return std::visit(CodeOf{}, command);
}

Result<Command> commandFromCode(std::int64_t code)
{
    if (code < 0 || code > kFirstStack + 2 * kLastStack)
        return Error{ErrorCode::Damaged, "there is no command " + std::to_string(code)};
    if (code < kWait)
        return Command{MoveCommand{static_cast<Direction>(code)}};
    if (code == kWait)
        return Command{WaitCommand{}};
    if (code == kFight)
        return Command{FightCommand{}};
    if (code < kFirstStack)
        return Command{UnequipCommand{static_cast<EquipmentSlot>(code - kUnequip)}};
    const auto index = static_cast<std::size_t>((code - kFirstStack) / 2);
    return code % 2 == 0 ? Command{EquipCommand{index}} : Command{DropCommand{index}};
}

std::string commandText(const Command &command)
{
    return std::visit(TextOf{}, command);
}

} // namespace cave
