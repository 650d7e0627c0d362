#include "core/content/builtin.h"

namespace cave {

// builtInContentTexts() is in a file that the build writes: see cmake/embed_content.cmake.

Result<Content> builtInContent()
{
    return parseContent(builtInContentTexts());
}

} // namespace cave
