// SPDX-License-Identifier: MIT
#include "tests/support/widget_test.h"

#include <QFile>

#include <cstdio>
#include <map>

namespace cave::test {
namespace {

std::map<std::string, WidgetTest, std::less<>> &widgetTests()
{
    static std::map<std::string, WidgetTest, std::less<>> tests;
    return tests;
}

} // namespace

bool addWidgetTest(std::string_view source, WidgetTest test)
{
    source.remove_prefix(source.rfind('/') + 1);
    source.remove_suffix(std::string_view(".cpp").size());
    return widgetTests().emplace(source, test).second;
}

} // namespace cave::test

/// Has the fonts of the package that the program needs used and no others, as pictures and the room that
/// texts take depend on them. Must come before the application. False if they aren't there.
bool useOwnFonts()
{
    for (const char *face : {"DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold"}) {
        const QString file = QStringLiteral("/usr/share/fonts/truetype/dejavu/%1.ttf").arg(face);
        if (!QFile::exists(file)) {
            std::fprintf(stderr, "The font %s is missing: install the package fonts-dejavu-core\n",
                         qPrintable(file));
            return false;
        }
    }
    return qputenv("FONTCONFIG_FILE", CAVEGAME_TEST_FONTS);
}

/// Usage: PROGRAM TEST [ARGUMENTS OF QTEST]
int main(int argc, char **argv)
{
    const auto &tests = cave::test::widgetTests();
    const auto test = argc < 2 ? tests.end() : tests.find(std::string_view(argv[1]));
    if (test == tests.end()) {
        std::fprintf(stderr, "%s: which test? There are", argv[0]);
        for (const auto &[name, run] : tests)
            std::fprintf(stderr, " %s", name.c_str());
        std::fprintf(stderr, "\n");
        return 2;
    }
    if (!useOwnFonts())
        return 2;
    qputenv("LC_ALL", "C.UTF-8"); // tests look for English texts
    qunsetenv("LANGUAGE");
    return test->second(argc - 1, argv + 1);
}
