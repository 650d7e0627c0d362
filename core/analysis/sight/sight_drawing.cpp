// SPDX-License-Identifier: MIT
// Sight cases as SVG.
#include "core/analysis/sight/sight_case.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cave {
namespace {

constexpr int kCell = 16; ///< pixels

std::string escaped(std::string_view text)
{
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (static_cast<unsigned char>(c) >= ' ')
            safe += c;
    }
    return safe;
}

/// ` name="value"`.
std::string attribute(std::string_view name, std::int64_t value)
{
    return std::string(" ").append(name).append("=\"").append(std::to_string(value)).append("\"");
}

/// Draws one case, layer upon layer.
class CaseDrawing {
public:
    explicit CaseDrawing(const SightCase &drawn) : m_case(drawn), m_result(runSightCase(drawn)) {}

    std::string svg()
    {
        const std::int64_t width = std::int64_t{kCell} * m_case.area.width;
        const std::int64_t height = std::int64_t{kCell} * m_case.area.height;
        m_svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width) +
                attribute("height", height) + " viewBox=\"0 0 " + std::to_string(width) + " " +
                std::to_string(height) + "\" font-family=\"sans-serif\">\n";
        m_svg += "<title>" + escaped(sightReason(m_result.line).english()) + "</title>\n";
        rectangle({0, 0}, {m_case.area.width, m_case.area.height}, "#f4f1ea");
        terrain();
        disc();
        line();
        ends();
        return std::move(m_svg) + "</svg>\n";
    }

private:
    /// A place in the picture, in cells from its upper left corner.
    struct Spot {
        std::int64_t x = 0;
        std::int64_t y = 0;
    };

    [[nodiscard]] Spot spotOf(WorldPos p) const
    {
        return {p.x - m_case.area.origin.x, m_case.area.origin.y + m_case.area.height - 1 - p.y};
    }

    void rectangle(Spot at, Spot size, std::string_view fill, std::string_view more = {})
    {
        m_svg += "<rect" + attribute("x", at.x * kCell) + attribute("y", at.y * kCell) +
                 attribute("width", size.x * kCell) + attribute("height", size.y * kCell);
        m_svg.append(" fill=\"").append(fill).append("\"").append(more).append("/>\n");
    }

    void cell(WorldPos p, std::string_view fill, std::string_view more = {})
    {
        rectangle(spotOf(p), {1, 1}, fill, more);
    }

    /// A rectangle for each run of cells in a row for which `is` holds.
    template<class Is>
    void runs(Is is, std::string_view fill, std::string_view more = {})
    {
        const CellRect &area = m_case.area;
        for (std::int64_t y = area.origin.y; y < area.origin.y + area.height; ++y) {
            std::int64_t length = 0;
            for (std::int64_t x = area.origin.x; x <= area.origin.x + area.width; ++x) {
                if (x < area.origin.x + area.width && is({x, y})) {
                    ++length;
                } else if (length > 0) {
                    rectangle(spotOf({x - length, y}), {length, 1}, fill, more);
                    length = 0;
                }
            }
        }
    }

    void terrain()
    {
        const auto fill = [&](Terrain terrain, std::string_view colour) {
            runs([&](WorldPos p) { return m_case.terrainAt(p) == terrain; }, colour);
        };
        fill(Terrain::Rock, "#5b5550");
        fill(Terrain::Water, "#a9cfe4");
        fill(Terrain::Trees, "#5f8f57");
        fill(Terrain::Bounds, "#2e2b28");
    }

    void disc()
    {
        if (m_case.disc)
            runs([&](WorldPos p) { return m_case.isInDisc(p); }, "#f2b632", " fill-opacity=\"0.35\"");
    }

    [[nodiscard]] static std::string centre(Spot spot)
    {
        return std::to_string(spot.x * kCell + kCell / 2) + "," + std::to_string(spot.y * kCell + kCell / 2);
    }

    void line()
    {
        const SightObstacle &obstacle = m_result.line.obstacle;
        for (const SightStep &step : m_result.steps)
            cell(step.at, "none", " stroke=\"#1f6fb2\" stroke-width=\"1.5\"");
        if (obstacle.kind == SightObstacle::Kind::DiagonalGap) {
            for (const WorldPos corner : obstacle.gap)
                cell(corner, "#d5402b", " fill-opacity=\"0.55\"");
        }
        if (obstacle.kind != SightObstacle::Kind::None)
            cell(obstacle.at, obstacle.kind == SightObstacle::Kind::BlockingCell ? "#d5402b" : "none",
                 " stroke=\"#d5402b\" stroke-width=\"3\"");
        m_svg += "<polyline points=\"";
        for (const SightStep &step : m_result.steps)
            m_svg += centre(spotOf(step.at)) + " ";
        m_svg.back() = '"';
        m_svg += " fill=\"none\" stroke=\"#1f6fb2\" stroke-width=\"2\"/>\n";
    }

    void ends()
    {
        const auto letter = [&](WorldPos p, std::string_view text) {
            const Spot spot = spotOf(p);
            m_svg += "<circle" + attribute("cx", spot.x * kCell + kCell / 2) +
                     attribute("cy", spot.y * kCell + kCell / 2) + attribute("r", kCell / 2 - 1) +
                     " fill=\"#ffffff\" stroke=\"#1f6fb2\" stroke-width=\"2\"/>\n<text" +
                     attribute("x", spot.x * kCell + kCell / 2) + attribute("y", spot.y * kCell + kCell - 4) +
                     " font-size=\"11\" text-anchor=\"middle\">";
            m_svg.append(text).append("</text>\n");
        };
        letter(m_case.target, "T");
        letter(m_case.viewer, m_case.fromMonster ? "M" : "V");
    }

    const SightCase &m_case;
    SightCaseResult m_result;
    std::string m_svg;
};

} // namespace

std::string sightCaseSvg(const SightCase &sightCase)
{
    return CaseDrawing(sightCase).svg();
}

} // namespace cave
