// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// One setting of a Java .properties file, as UTF-8.
struct JavaProperty {
    std::string key;
    std::string value;
    int line = 1; ///< of its key, counted from 1

    friend bool operator==(const JavaProperty &a, const JavaProperty &b)
    {
        return a.line == b.line && a.key == b.key && a.value == b.value;
    }
};

/// Reads a .properties file as `java.util.Properties.load(InputStream)` of the Java SE API specification
/// does: ISO 8859-1; comments that begin with # or !; keys that end at =, : or white space; backslash escapes
/// and \uXXXX; continuation lines after a backslash; any line ends. In the order of the file, with duplicate
/// keys listed each time. Error InvalidArgument: a malformed \uXXXX, with its line.
Result<std::vector<JavaProperty>> parseJavaProperties(std::string_view bytes);

} // namespace cave
