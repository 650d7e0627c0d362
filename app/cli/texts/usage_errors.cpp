// SPDX-License-Identifier: MIT
#include "app/cli/texts/usage_errors.h"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

/// A sentence of CLI11, and what we say for it: the places have the same numbers.
struct Form {
    std::string_view kind;
    std::string_view sentence;
    MessageKey said;
    bool named = false; ///< the first place is a name of ours, not what was typed
};

constexpr std::array<Form, 8> kForms{{
    {"RequiredError", "%1 is required", MessageKey("%1 is required"), true},
    {"ExtrasError", "The following argument was not expected: %1",
     MessageKey("The following argument was not expected: %1")},
    {"ExtrasError", "The following arguments were not expected: %1",
     MessageKey("The following arguments were not expected: %1")},
    {"ConversionError", "Could not convert: %1 = %2", MessageKey("%1: invalid value '%2'")},
    {"ConversionError", "%1: Should be true/false or a number",
     MessageKey("%1: expected true, false or a number")},
    {"ArgumentMismatch", "%1: At least %2 required but received %3",
     MessageKey("%1: at least %2 required, %3 given")},
    {"ArgumentMismatch", "%1: At Most %2 required but received %3",
     MessageKey("%1: at most %2 allowed, %3 given")},
    {"ArgumentMismatch", "%1: %2 required %3 missing", MessageKey("%1: missing value; expected %3")},
}};

/// What stands in the places of `form`, in their order, if the sentence is of that form. A place ends where
/// the text behind it begins for the first time.
std::optional<std::vector<Message>> placesIn(std::string_view sentence, std::string_view form)
{
    constexpr std::size_t kPlaceLength = 2; // "%1"
    std::vector<Message> places;
    std::size_t place = form.find('%');
    if (!sentence.starts_with(form.substr(0, place)))
        return std::nullopt;
    sentence.remove_prefix(place);
    while (place != std::string_view::npos) {
        const std::size_t next = form.find('%', place + kPlaceLength);
        const std::string_view behind = form.substr(place + kPlaceLength, next - place - kPlaceLength);
        const bool ends = next == std::string_view::npos;
        const std::size_t end = ends && behind.empty() ? sentence.size()
                                : ends                 ? sentence.rfind(behind)
                                                       : sentence.find(behind);
        if (end == std::string_view::npos || (ends && end + behind.size() != sentence.size()))
            return std::nullopt;
        places.emplace_back(sentence.substr(0, end));
        sentence.remove_prefix(end + behind.size());
        place = next;
    }
    return places;
}

} // namespace

Message usageMessage(std::string_view kind, const std::string &sentence)
{
    for (const Form &form : kForms) {
        if (form.kind != kind)
            continue;
        std::optional<std::vector<Message>> places = placesIn(sentence, form.sentence);
        if (!places)
            continue;
        if (form.named)
            places->front() = Message::ofTable(places->front().pattern());
        return {form.said, *places};
    }
    return sentence;
}

} // namespace cave::cli
