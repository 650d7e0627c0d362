#include "core/base/json_size.h"

#include <nlohmann/json.hpp>

namespace cave {
namespace {

using nlohmann::json;

// What nlohmann::json and the memory allocator of the C library take, in bytes. A list may have reserved room
// for as many values again as it has.
constexpr std::size_t kValue = 2 * sizeof(json);
constexpr std::size_t kAllocated = 16; ///< around each piece of memory
constexpr std::size_t kText = sizeof(std::string) + kAllocated;
constexpr std::size_t kList = sizeof(json::array_t) + kAllocated;
constexpr std::size_t kObject = sizeof(json::object_t) + kAllocated;
constexpr std::size_t kMember =
    32 + sizeof(std::string) + kAllocated; ///< a node of the map, beside its value
constexpr std::size_t kShortText = 15;     ///< bytes that need no memory of their own

/// Takes the events of a parser and stops it when there is too much.
class SizeCounter : public json::json_sax_t {
public:
    explicit SizeCounter(JsonLimits limits) : m_limits(limits) {}

    [[nodiscard]] const std::string &flaw() const { return m_flaw; }

    bool null() override { return take(kValue); }
    bool boolean(bool /*value*/) override { return take(kValue); }
    bool number_integer(number_integer_t /*value*/) override { return take(kValue); }
    bool number_unsigned(number_unsigned_t /*value*/) override { return take(kValue); }
    bool number_float(number_float_t /*value*/, const string_t & /*text*/) override { return take(kValue); }
    bool string(string_t &text) override { return take(kValue + kText + longText(text)); }
    bool binary(binary_t & /*bytes*/) override { return take(kValue); }
    bool key(string_t &text) override { return take(kMember + longText(text)); }
    bool start_object(std::size_t /*count*/) override { return enter(kObject); }
    bool start_array(std::size_t /*count*/) override { return enter(kList); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool parse_error(std::size_t /*byte*/, const std::string & /*token*/,
                     const json::exception & /*error*/) override
    {
        return false; // reading the text reports what is wrong
    }

private:
    static std::size_t longText(const string_t &text)
    {
        return text.size() <= kShortText ? 0 : text.size() + 1 + kAllocated;
    }

    bool take(std::size_t bytes)
    {
        m_taken += bytes;
        if (m_taken > m_limits.memory)
            m_flaw = "would take more than " + std::to_string(m_limits.memory >> 20U) + " MiB of memory";
        return m_flaw.empty();
    }

    bool enter(std::size_t bytes)
    {
        if (++m_depth > m_limits.depth)
            m_flaw = "is nested too deep";
        return take(kValue + bytes);
    }

    bool leave()
    {
        --m_depth;
        return true;
    }

    JsonLimits m_limits;
    std::size_t m_taken = 0;
    std::size_t m_depth = 0;
    std::string m_flaw;
};

} // namespace

std::string jsonSizeFlaw(std::string_view text, JsonLimits limits)
{
    SizeCounter counter(limits);
    try {
        json::sax_parse(text.begin(), text.end(), &counter);
    } catch (const json::exception &) {
        return counter.flaw(); // likewise
    }
    return counter.flaw();
}

} // namespace cave
