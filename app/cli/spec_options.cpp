#include "app/cli/spec_options.h"

#include "app/cli/option_checks.h"
#include "core/base/text.h"
#include "core/io/settings_json.h"

#include <CLI/App.hpp>
#include <filesystem>

namespace cave::cli {

void addSpecOptions(CLI::App &verb, SpecOptions &options)
{
    verb.add_option("--seed", options.seed, "Seed of the world: any text, the empty one included")
        ->required()
        ->type_name("S");
    verb.add_option("--generator", options.generator, "caves (the default) or classic")->type_name("NAME");
    verb.add_option("--settings", options.settingsFile,
                    "JSON file with the settings that differ from the defaults")
        ->check(refuseEmpty)
        ->type_name("FILE");
}

Outcome readSpec(const SpecOptions &options, WorldSpec &spec)
{
    if (!isUtf8(options.seed))
        return wrongUsage("the seed is not valid UTF-8", "--seed");
    const Result<GeneratorId> generator = generatorNamed(options.generator);
    if (!generator)
        return wrongUsage(generator.error().message, "--generator");
    spec = {options.seed, *generator, defaultSettings(generator->kind)};
    if (options.settingsFile.empty())
        return {};
    const std::filesystem::path file(options.settingsFile);
    const Result<WorldSettings> settings = readSettingsFile(file, spec.settings);
    if (!settings)
        return failed(settings.error(), "--settings");
    spec.settings = *settings;
    return {};
}

} // namespace cave::cli
