// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

namespace cave::test {

/// Floor everywhere.
class PlainSource final : public RegionSource {
public:
    [[nodiscard]] int regionSize() const override { return 50; }
    [[nodiscard]] Region generate(RegionPos pos) const override { return {pos, 50, 0, {}, {}, {}}; }
};

} // namespace cave::test
