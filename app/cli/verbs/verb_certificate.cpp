// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/search/certificate.h"
#include "core/base/text.h"

#include <memory>
#include <string>

namespace cave::cli {
namespace {

Outcome printCertificate(bool details)
{
    const auto certificate = CAVE_TRY(orFailed(certify({}), "certificate"));
    std::string text = certificate.code + "\n";
    if (details) {
        for (const Certificate::Part &part : certificate.parts)
            text += sayLine(message("%1  %2", hexText(part.hash), part.what));
    }
    for (const Message &difference : certificate.differences)
        text += sayLine(message("different: %1", difference));
    CAVE_TRY(print(text));
    if (!certificate.differences.empty())
        return failed(message("runs that should be identical differ: %1", certificate.differences.front()),
                      "certificate");
    return {};
}

} // namespace

void addCertificateVerb(Verb parent, Invocation &invocation)
{
    const auto details = std::make_shared<bool>(false);
    Verb verb = parent.addVerb(
        "certificate", "Print a code computed from worlds of every scenario and games played in them; it is "
                       "the same on every machine. Exit 1 if threads, order or a replay change the result");
    verb.addFlag("--details", *details, "Also print the hash of every run");
    verb.callback(
        [details, &invocation] { invocation.action = [details] { return printCertificate(*details); }; });
}

} // namespace cave::cli
