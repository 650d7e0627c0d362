// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/other_course.h"
#include "core/analysis/past/what_if.h"
#include "core/io/worlds/world_library.h"
#include "editor/document/job_runner.h"
#include "editor/panels/past/past_reader.h"
#include "editor/view/map/camera_link.h"
#include "ui_what_if_choices.h"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

class QLabel;
class QLayout;
class QPushButton;
class QSlider;

namespace cave {

class InlineName;
class WorldPane;

/// What is to be otherwise in a world from some turn on: rules, commands, an item more, decision trees.
class WhatIfChoices : public QWidget {
    Q_OBJECT

public:
    /// `world` is as it was at `turn`. It needn't outlive this.
    WhatIfChoices(const World &world, std::int64_t turn, QWidget *parent = nullptr);
    ~WhatIfChoices() override;

    /// What is chosen, from `from` on.
    [[nodiscard]] WhatIf whatIf(Moment from) const;
    /// Whether that differs from what was.
    [[nodiscard]] bool isOtherwise() const { return m_whatIf != WhatIf{{}, m_own}; }
    /// Whether what was typed last isn't read yet.
    [[nodiscard]] bool isTyping() const { return m_typed.isActive(); }
    /// Takes the decision trees of a file, or says what is wrong with them.
    void openTrees(const std::filesystem::path &file);

signals:
    void changed();

private:
    void addRules(const WorldSpec &spec);
    void listItems();
    void listTrees();
    void chooseTrees(int index);
    void readCommands();
    void showProblems();

    Ui::WhatIfChoices m_ui;
    std::shared_ptr<const Content> m_content;
    WorldSettings m_own; ///< the rules of the log
    std::int64_t m_turn;
    WhatIf m_whatIf;
    Message m_commandsProblem; ///< empty: none
    std::optional<Error> m_treesProblem;
    QString m_treesFile; ///< the name of the one that `m_whatIf.content` has trees of
    QTimer m_typed;
};

/// What would have happened otherwise: the commands of a world's log from some turn on, as they went and with
/// what is chosen here, side by side, up to where the courses part and beyond. The world's
/// file isn't changed; the other course can be kept as a world of its own.
class WhatIfWindow : public QWidget {
    Q_OBJECT

public:
    /// Where the world comes from, and where others are kept.
    struct Source {
        std::filesystem::path path;
        QString name;
        WorldLibrary library;
    };

    /// From the start of a turn on, which `past` must have read. `past` needn't outlive this.
    WhatIfWindow(const PastReader &past, Source source, std::int64_t turn, QWidget *parent = nullptr);
    ~WhatIfWindow() override;

    /// Whether what is shown doesn't fit the choices yet.
    [[nodiscard]] bool isBusy() const
    {
        return m_choices->isTyping() || m_soon.isActive() || m_jobs.isBusy();
    }

signals:
    /// The other course is a world of its own now, in this file.
    void kept(const std::filesystem::path &path);

private:
    /// Two courses at a moment, and where they part.
    struct Courses;

    QWidget *makeMaps();
    QLayout *makeFoot(std::int64_t turn);
    void compare();
    static std::shared_ptr<Courses> coursesAt(const PastReader::CourseMaker &make, const WhatIf &whatIf,
                                              std::optional<std::int64_t> turn, bool mayPart,
                                              const std::function<bool()> &wanted);
    void showCourses(Courses &courses);
    void outdate(std::optional<std::int64_t> turn);
    void keep(const QString &name);
    [[nodiscard]] QString partingText() const;

    PastReader::CourseMaker m_make;
    Source m_source;
    Moment m_from;
    std::int64_t m_last;                  ///< turn
    std::optional<std::int64_t> m_wanted; ///< turn to be shown; none: where the courses part
    std::shared_ptr<Courses> m_shown;
    std::array<QLabel *, 2> m_captions{};
    std::array<WorldPane *, 2> m_panes{}; ///< by the log, and otherwise
    CameraLink m_link;
    WhatIfChoices *m_choices = nullptr;
    QLabel *m_parting;
    QSlider *m_slider;
    QLabel *m_turn;
    QPushButton *m_toParting;
    QPushButton *m_keep;
    InlineName *m_name;
    QTimer m_soon; ///< a slider of a rule may still be moving
    JobRunner m_jobs;
};

} // namespace cave
