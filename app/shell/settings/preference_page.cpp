// SPDX-License-Identifier: MIT
#include "app/shell/settings/preference_page.h"

#include "app/shell/settings/language.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QString>
#include <QStringList>

#include "moc_preference_page.cpp"

namespace cave {
namespace {

/// The texts of a setting; translated.
struct SettingTexts {
    QString label;
    QString description;
    QStringList choices; ///< of a choice, in its order
    QString suffix;      ///< of a number: " %"
    QString smallest;    ///< of a number, shown instead of its minimum; may be empty
};

struct SettingText {
    Q_DECLARE_TR_FUNCTIONS(cave::SettingTexts)
};

SettingTexts languageTexts()
{
    SettingTexts texts{SettingText::tr("Language"),
                       SettingText::tr("“Follow system” uses the desktop's language."),
                       {SettingText::tr("Follow system")},
                       {},
                       {}};
    for (const LanguageInfo &language : kLanguages)
        texts.choices += QString::fromUtf8(language.name);
    return texts;
}

SettingTexts lookTexts(Setting setting)
{
    switch (setting) {
    case Setting::Language:
        return languageTexts();
    case Setting::Theme:
        return {
            SettingText::tr("Theme"),
            SettingText::tr("“Follow system” uses the desktop's light or dark theme, as it is when Cave Game "
                            "starts."),
            {SettingText::tr("Follow system"), SettingText::tr("Dark"), SettingText::tr("Light")},
            {},
            {}};
    case Setting::Glyphs:
        return {SettingText::tr("ASCII map"),
                SettingText::tr("Characters instead of graphics; on the map, %1 toggles it.")
                    .arg(shownKey("glyphs")),
                {},
                {},
                {}};
    case Setting::TextSize:
        return {SettingText::tr("Text size"),
                SettingText::tr("For everything except the map, which has its own zoom."),
                {},
                SettingText::tr(" %"),
                {}};
    case Setting::Colours:
        return {SettingText::tr("Colours"),
                SettingText::tr("Colours that mark good and bad. Shapes and words are used as well."),
                {SettingText::tr("Standard"), SettingText::tr("Red–green safe"),
                 SettingText::tr("Blue–yellow safe")},
                {},
                {}};
    default:
        return {SettingText::tr("Animate steps, light and zoom"),
                SettingText::tr("When off, everything moves instantly."),
                {},
                {},
                {}};
    }
}

SettingTexts playTexts(Setting setting)
{
    switch (setting) {
    case Setting::SavePace:
        return {
            SettingText::tr("Merge into the world file"),
            SettingText::tr("Every step is saved at once, so nothing is lost if the program crashes. A power "
                            "cut costs at most the last second, whatever is chosen here; this is how often "
                            "the newest steps are merged into the world's own file."),
            {SettingText::tr("After every move"), SettingText::tr("Every 5 moves"),
             SettingText::tr("Every 10 moves"), SettingText::tr("Every 25 moves")},
            {},
            {}};
    case Setting::CombatMs:
        return {SettingText::tr("Blow duration"),
                SettingText::tr("How fast automatic fights run. At 0 they end at once."),
                {},
                SettingText::tr(" ms"),
                SettingText::tr("instant")};
    case Setting::StopAtMonster:
        return {SettingText::tr("Auto-explore stops at monsters"),
                SettingText::tr("When one comes into view."),
                {},
                {},
                {}};
    case Setting::StopAtChest:
        return {SettingText::tr("Auto-explore stops at chests"),
                SettingText::tr("When one comes into view."),
                {},
                {},
                {}};
    case Setting::Deaths:
        return {SettingText::tr("Show how you died"),
                SettingText::tr("Where you wake up again after a death."),
                {},
                {},
                {}};
    case Setting::Hints:
        return {SettingText::tr("Show hints"),
                SettingText::tr("What to do when something is new to you; each hint appears once."),
                {},
                {},
                {}};
    default:
        return {SettingText::tr("Show what monsters see"),
                SettingText::tr(
                    "The cells in which a monster would attack you. Same as the action in the View menu."),
                {},
                {},
                {}};
    }
}

SettingTexts soundTexts(Setting setting)
{
    switch (setting) {
    case Setting::Sound:
        return {SettingText::tr("Play sounds"),
                SettingText::tr(
                    "All that is heard is also shown or logged. Same as the action in the View menu."),
                {},
                {},
                {}};
    case Setting::Volume:
        return {SettingText::tr("Volume"),
                SettingText::tr("Of all sounds of the game."),
                {},
                SettingText::tr(" %"),
                {}};
    default:
        return {SettingText::tr("Background sounds"),
                SettingText::tr("Wind and dripping water in the caves, a hum in the depths."),
                {},
                {},
                {}};
    }
}

SettingTexts textsOf(Setting setting)
{
    switch (setting) {
    case Setting::Language:
    case Setting::Theme:
    case Setting::Glyphs:
    case Setting::TextSize:
    case Setting::Colours:
    case Setting::Motion:
        return lookTexts(setting);
    case Setting::Sound:
    case Setting::Volume:
    case Setting::Ambience:
        return soundTexts(setting);
    case Setting::LogLevel:
        return {SettingText::tr("Log level"),
                SettingText::tr("Less important lines are omitted. Takes effect at once."),
                {SettingText::tr("Trace"), SettingText::tr("Debug"), SettingText::tr("Info"),
                 SettingText::tr("Warnings"), SettingText::tr("Errors"), SettingText::tr("Nothing")},
                {},
                {}};
    default:
        return playTexts(setting);
    }
}

} // namespace

/// One setting of the program: its name, editor and description. Changes apply at once; changes from
/// elsewhere are shown here.
class PreferenceRow : public QWidget {
    Q_OBJECT

public:
    PreferenceRow(Setting setting, Preferences &preferences, QWidget *parent = nullptr);

private:
    void makeChoice()
    {
        m_choice = new QComboBox(this);
        m_choice->setObjectName(QLatin1String("pref.") + entryOf(m_setting).key);
        m_choice->addItems(textsOf(m_setting).choices);
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents); // also when text size grows
        m_choice->setAccessibleDescription(m_description->text());
        m_label->setBuddy(m_choice);
        connect(m_choice, &QComboBox::currentIndexChanged, this,
                [this](int index) { m_preferences.set(m_setting, index); });
    }

    void makeNumber()
    {
        const SettingEntry &entry = entryOf(m_setting);
        const SettingTexts texts = textsOf(m_setting);
        m_slider = new QSlider(Qt::Horizontal, this);
        m_slider->setRange(entry.minimum, entry.maximum);
        constexpr int kStep = 10;
        m_slider->setSingleStep(kStep);
        m_slider->setPageStep(5 * kStep);
        m_slider->setAccessibleName(texts.label);
        m_number = new QSpinBox(this);
        m_number->setObjectName(QLatin1String("pref.") + entry.key);
        m_number->setRange(entry.minimum, entry.maximum);
        m_number->setSingleStep(kStep);
        m_number->setSuffix(texts.suffix);
        m_number->setSpecialValueText(texts.smallest);
        m_number->setKeyboardTracking(false); // "150" begins with "15"
        m_number->setAccessibleDescription(texts.description);
        m_label->setBuddy(m_number);
        // While the slider is dragged, the window must not change its size under the mouse.
        m_slider->setTracking(false);
        connect(m_slider, &QSlider::valueChanged, this,
                [this](int value) { m_preferences.set(m_setting, value); });
        connect(m_slider, &QSlider::sliderMoved, this, [this](int value) {
            const QSignalBlocker quiet(m_number);
            m_number->setValue(value);
        });
        connect(m_number, &QSpinBox::valueChanged, this,
                [this](int value) { m_preferences.set(m_setting, value); });
    }

    void makeSwitch()
    {
        m_switch = new QCheckBox(m_label->text(), this);
        m_switch->setObjectName(QLatin1String("pref.") + entryOf(m_setting).key);
        m_switch->setAccessibleDescription(m_description->text());
        m_label->hide();
        connect(m_switch, &QCheckBox::toggled, this,
                [this](bool on) { m_preferences.set(m_setting, on ? 1 : 0); });
    }

    void show(int value)
    {
        if (m_choice != nullptr)
            m_choice->setCurrentIndex(value);
        if (m_switch != nullptr)
            m_switch->setChecked(value != 0);
        if (m_number == nullptr)
            return;
        const QSignalBlocker quietNumber(m_number);
        const QSignalBlocker quietSlider(m_slider);
        m_number->setValue(value);
        m_slider->setValue(value);
    }

    Setting m_setting;
    Preferences &m_preferences;
    QLabel *m_label;
    QLabel *m_description;
    QComboBox *m_choice = nullptr;
    QSlider *m_slider = nullptr;
    QSpinBox *m_number = nullptr;
    QCheckBox *m_switch = nullptr;
};

PreferenceRow::PreferenceRow(Setting setting, Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_setting(setting)
    , m_preferences(preferences)
    , m_label(new QLabel(this))
    , m_description(new QLabel(this))
{
    const SettingTexts texts = textsOf(setting);
    m_label->setText(texts.label);
    m_description->setText(texts.description);
    m_description->setWordWrap(true);
    switch (entryOf(setting).kind) {
    case SettingEntry::Kind::Choice:
        makeChoice();
        break;
    case SettingEntry::Kind::Number:
        makeNumber();
        break;
    case SettingEntry::Kind::Switch:
        makeSwitch();
        break;
    }
    auto *column = vbox(*this, kGrid, kNoMargins, {});
    if (m_switch != nullptr) {
        column->addWidget(m_switch);
        m_description->setIndent(6 * kGrid);
    } else {
        auto *row = hbox(3 * kGrid, {{m_label, 1}});
        if (m_slider != nullptr)
            row->addWidget(m_slider, 1);
        row->addWidget(m_choice != nullptr ? static_cast<QWidget *>(m_choice) : m_number);
        column->addLayout(row);
    }
    column->addWidget(m_description);
    // Keys that the description names may have changed.
    bindEvent(*this, {QEvent::Show}, [this] { m_description->setText(textsOf(m_setting).description); });
    bindLook(*this, [this] { setSecondary(m_description, currentTheme()); });
    show(m_preferences.value(m_setting));
    connect(&m_preferences, &Preferences::changed, this, [this](Setting changed) {
        if (changed == m_setting)
            show(m_preferences.value(m_setting));
    });
}

PreferencePage::PreferencePage(const QString &id, const QList<Setting> &settings, Preferences &preferences,
                               QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
    , m_reset(new QPushButton(tr("Reset to defaults"), this))
{
    setObjectName(id);
    m_reset->setObjectName(id + ".reset");
    m_reset->setAutoDefault(false);
    m_column->setSpacing(5 * kGrid);
    for (const Setting setting : settings) {
        m_rows += new PreferenceRow(setting, preferences, this);
        m_column->addWidget(m_rows.last());
    }
    vbox(*this, kStyleSpacing, evenMargins(6 * kGrid),
         {m_column, BoxPart::stretch(1), {m_reset, 0, Qt::AlignLeft}});
    connect(m_reset, &QPushButton::clicked, this, [settings, &preferences] {
        for (const Setting setting : settings)
            preferences.reset(setting);
    });
}

void PreferencePage::append(QWidget *widget)
{
    m_column->addWidget(widget, 0, Qt::AlignLeft);
}

} // namespace cave

#include "preference_page.moc"
