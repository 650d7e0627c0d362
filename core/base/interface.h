// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

/// What a class with pure virtual functions has beside them: it is destroyed by a pointer to it, and not
/// copied.
class Interface {
public:
    Interface() = default;
    Interface(const Interface &) = delete;
    Interface &operator=(const Interface &) = delete;
    virtual ~Interface() = default;
};

} // namespace cave
