// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>

namespace cave {

/// What eyes without one kind of cones see of linear red, green and blue: Machado, Oliveira and Fernandes
/// (2009), table 1, severity 1, row by row.
using ConeMatrix = std::array<double, 9>;

inline constexpr ConeMatrix kProtanopia{0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                                        0.099216, -0.003882, -0.048116, 1.051998};
inline constexpr ConeMatrix kDeuteranopia{0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                                          0.047413, -0.011820, 0.042940,  0.968881};
inline constexpr ConeMatrix kTritanopia{1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                                        0.147602, 0.004733,  0.691367,  0.303900};

/// A part of a colour, 0 to 1, as light (sRGB).
inline double linearLight(double c)
{
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// The linear light that these eyes see.
inline std::array<double, 3> seenLight(const QColor &colour, const ConeMatrix &eyes)
{
    const std::array<double, 3> light{linearLight(colour.redF()), linearLight(colour.greenF()),
                                      linearLight(colour.blueF())};
    std::array<double, 3> seen{};
    for (std::size_t row = 0; row < 3; ++row) {
        const double sum =
            eyes[3 * row] * light[0] + eyes[3 * row + 1] * light[1] + eyes[3 * row + 2] * light[2];
        seen.at(row) = std::clamp(sum, 0.0, 1.0);
    }
    return seen;
}

/// The picture as these eyes see it.
inline QImage seenBy(const ConeMatrix &eyes, QImage picture)
{
    const auto encoded = [](double light) {
        const double c = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
        return static_cast<int>(std::lround(255 * c));
    };
    picture = picture.convertToFormat(QImage::Format_RGB32);
    QRgb before = 0;
    QRgb after = 0;
    bool any = false;
    for (int y = 0; y < picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            if (!any || line[x] != before) { // neighbours are often alike
                before = line[x];
                const std::array<double, 3> light = seenLight(QColor(before), eyes);
                after = qRgb(encoded(light[0]), encoded(light[1]), encoded(light[2]));
                any = true;
            }
            line[x] = after;
        }
    }
    return picture;
}

} // namespace cave
