#pragma once

#include <QObject>

namespace cave {

struct Theme;

/// Which look the person chose.
enum class ThemeChoice { FollowSystem, Dark, Light };

/// The look of the whole program: remembers the choice and gives the application its palette.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// Notes whether the system is dark, so make it before anything changes the application's palette.
    explicit Appearance(QObject *parent = nullptr);

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    [[nodiscard]] const Theme &theme() const;
    void choose(ThemeChoice choice);

signals:
    void themeChanged(const cave::Theme &theme);

private:
    void apply();

    bool m_systemIsDark;
    ThemeChoice m_choice;
};

} // namespace cave
