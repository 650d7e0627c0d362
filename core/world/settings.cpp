#include "core/world/settings.h"

namespace cave {
namespace {

std::string fractionText(int perTenThousand)
{
    if (perTenThousand < 0)
        return "-" + fractionText(-perTenThousand);
    std::string digits = std::to_string(perTenThousand % kWholeChance);
    digits.insert(0, 4 - digits.size(), '0');
    while (digits.size() > 1 && digits.back() == '0')
        digits.pop_back();
    return std::to_string(perTenThousand / kWholeChance) + "." + digits;
}

std::string valueText(const SettingInfo &info, int value)
{
    return info.isChance ? fractionText(value) : std::to_string(value);
}

} // namespace

int SettingInfo::get(const WorldSettings &settings) const
{
    return isChance ? (settings.*chance).perTenThousand : settings.*number;
}

void SettingInfo::set(WorldSettings &settings, int value) const
{
    if (isChance)
        (settings.*chance).perTenThousand = value;
    else
        settings.*number = value;
}

const std::array<SettingInfo, 7> &settingInfos()
{
    using S = WorldSettings;
    static constexpr std::array<SettingInfo, 7> kInfos{{
        {"caves.floor_chance", "Open space", "Chance that a cell starts as floor; more makes wider caves.",
         3000, 7000, true, nullptr, &S::floorChance, true},
        {"caves.threshold", "Rock threshold", "Rock neighbours, out of 8, that turn a cell to rock.", 3, 7,
         false, &S::threshold, nullptr, true},
        {"caves.iterations", "Iterations", "Steps of the cellular automaton before caves are joined.", 0, 5,
         false, &S::iterations, nullptr, true},
        {"caves.smoothing", "Smoothing", "Steps of the cellular automaton after caves are joined.", 0, 2,
         false, &S::smoothing, nullptr, true},
        {"region.size", "Region size", "Cells along each side of a region.", kMinRegionSize, kMaxRegionSize,
         false, &S::regionSize, nullptr, true},
        {"chest.chance", "Chests", "Chance that a floor cell holds a chest.", 0, 1000, true, nullptr,
         &S::chestChance, true},
        {"sight.radius", "Lantern reach", "How many cells away the player can see.", 2, 60, false,
         &S::viewRadius, nullptr, false},
    }};
    return kInfos;
}

const SettingInfo *findSetting(std::string_view key)
{
    for (const SettingInfo &info : settingInfos()) {
        if (info.key == key)
            return &info;
    }
    return nullptr;
}

Result<void> validate(const WorldSettings &settings)
{
    for (const SettingInfo &info : settingInfos()) {
        const int value = info.get(settings);
        if (value < info.minimum || value > info.maximum) {
            return Error{ErrorCode::InvalidArgument, "setting " + std::string(info.key) + " is " +
                                                         valueText(info, value) + "; it must be from " +
                                                         valueText(info, info.minimum) + " to " +
                                                         valueText(info, info.maximum)};
        }
    }
    return {};
}

std::string settingText(const SettingInfo &info, const WorldSettings &settings)
{
    return valueText(info, info.get(settings));
}

} // namespace cave
