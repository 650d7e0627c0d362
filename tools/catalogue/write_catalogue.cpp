// SPDX-License-Identifier: MIT
// Writes the C++ source of the command line's catalogue from the translations:
//   write_catalogue OUTPUT cavegame_de.ts cavegame_fr.ts cavegame_zh_CN.ts
// The languages are columns in this order. Run by the build whenever a translation changes.

#include <fstream>
#include <iostream>
#include <map>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace {

using Catalogue = std::map<std::string, std::vector<std::string>>;

bool isShown(std::string_view context)
{
    return context == "Core" || context == "CommandLine";
}

/// Adds the texts of a file as column `column`; false if it can't be read.
bool addLanguage(const char *file, std::size_t column, std::size_t columns, Catalogue &catalogue)
{
    pugi::xml_document document;
    if (!document.load_file(file, pugi::parse_default | pugi::parse_ws_pcdata_single))
        return false;
    for (const pugi::xml_node context : document.child("TS").children("context")) {
        if (!isShown(context.child_value("name")))
            continue;
        for (const pugi::xml_node message : context.children("message")) {
            const pugi::xml_node translation = message.child("translation");
            if (!std::string_view(translation.attribute("type").value()).empty())
                continue; // unfinished, or no longer used
            std::vector<std::string> &texts = catalogue[message.child_value("source")];
            texts.resize(columns);
            texts[column] = translation.child_value();
        }
    }
    return true;
}

/// With its length, which compilers would otherwise count: more steps than clang allows for a constant.
std::string literal(std::string_view text)
{
    std::string written = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            written += '\\';
        written += c == '\n' ? "\\n" : std::string(1, c);
    }
    return written + "\"sv";
}

void write(std::ostream &source, const Catalogue &catalogue)
{
    source << "// Made of translations/cavegame_*.ts by tools/catalogue.\n"
              "#include \"app/cli/texts/catalogue.h\"\n\n"
              "using namespace std::string_view_literals;\n\n"
              "namespace cave::cli {\nnamespace {\n\n"
              "constexpr std::array<CatalogueEntry, "
           << catalogue.size() << "> kEntries{{\n";
    for (const auto &[english, texts] : catalogue) { // in order of bytes, as std::string_view compares
        source << "    {" << literal(english) << ", {";
        for (const std::string &text : texts)
            source << literal(text) << ", ";
        source << "}},\n";
    }
    source << "}};\n\n} // namespace\n\n"
              "std::span<const CatalogueEntry> catalogue()\n{\n    return kEntries;\n}\n\n"
              "} // namespace cave::cli\n";
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<const char *> arguments(argv + 1, argv + argc);
    if (arguments.size() < 2) {
        std::cerr << "usage: write_catalogue OUTPUT FILE.ts ...\n";
        return 2;
    }
    Catalogue catalogue;
    const std::size_t columns = arguments.size() - 1;
    for (std::size_t i = 0; i < columns; ++i) {
        if (!addLanguage(arguments[i + 1], i, columns, catalogue)) {
            std::cerr << arguments[i + 1] << ": is not a file of translations\n";
            return 1;
        }
    }
    std::ofstream source(arguments[0]);
    write(source, catalogue);
    source.close();
    if (!source) {
        std::cerr << arguments[0] << ": can't be written\n";
        return 1;
    }
    return 0;
}
