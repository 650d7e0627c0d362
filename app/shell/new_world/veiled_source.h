// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

#include <memory>

namespace cave {

/// The terrain of another source without the exits of its levels, which players want to find themselves.
class VeiledSource : public RegionSource {
public:
    /// `source` must not be null.
    explicit VeiledSource(std::shared_ptr<const RegionSource> source);

    [[nodiscard]] int regionSize() const override { return m_source->regionSize(); }
    [[nodiscard]] Region generate(RegionPos pos) const override;
    [[nodiscard]] const LevelPlan &plan() const override { return m_plan; }

private:
    std::shared_ptr<const RegionSource> m_source;
    LevelPlan m_plan;
};

} // namespace cave
