// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_edit.h"

#include "core/analysis/conditions/condition_remarks.h"
#include "editor/panels/conditions/condition_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTimer>

#include <cmath>
#include <utility>

#include "moc_condition_edit.cpp"

namespace cave {
/// Highlights the metrics and numbers in a condition.
class ConditionHighlighter : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        m_metric = theme.accent;
        m_number = theme.gold;
        m_sign = theme.mutedText;
        rehighlight();
    }

protected:
    void highlightBlock(const QString &text) override;

private:
    QColor m_metric;
    QColor m_number;
    QColor m_sign;
};

void ConditionHighlighter::highlightBlock(const QString &text)
{
    static const QRegularExpression kToken(
        QStringLiteral(R"((?<word>[A-Za-z_][A-Za-z0-9_]*)|(?<number>[0-9][0-9.]*%?)|(?<sign>[^\s\w]))"));
    for (auto tokens = kToken.globalMatch(text); tokens.hasNext();) {
        const QRegularExpressionMatch token = tokens.next();
        const int at = static_cast<int>(token.capturedStart());
        const int length = static_cast<int>(token.capturedLength());
        if (token.hasCaptured(u"number") || token.captured() == QLatin1String("none"))
            setFormat(at, length, m_number);
        else if (token.hasCaptured(u"sign"))
            setFormat(at, length, m_sign);
        else if (findAnyMetric(token.captured().toStdString()) != nullptr)
            setFormat(at, length, m_metric);
    }
}

namespace {

constexpr int kMaxFieldLines = 3;
constexpr int kHalfWordDelay = 400; // ms; an incomplete word is no error yet
constexpr int kMissingWaves = 2;    // for missing text

/// As a sentence of its own. A metric's key at its beginning stays as it is written.
QString sentence(const Message &message)
{
    return conditionSentence(message, [](std::string_view word) { return findAnyMetric(word) != nullptr; });
}

/// Whether it is a metric that isn't measured in such worlds.
bool isUnmeasured(const Completion &item, GeneratorKind kind)
{
    const MetricInfo *metric = findAnyMetric(item.text.substr(0, item.text.find('(')));
    return metric != nullptr && !isMeasuredIn(*metric, kind);
}

QPainterPath wave(QPointF from, int waves)
{
    constexpr double kHalfWave = 3;
    QPainterPath path(from);
    for (int i = 0; i < waves; ++i) {
        const double x = 2 * kHalfWave * i;
        path.lineTo(from + QPointF(x + kHalfWave, -kHalfWave / 2));
        path.lineTo(from + QPointF(x + 2 * kHalfWave, 0));
    }
    return path;
}

} // namespace

ConditionField::ConditionField(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_popup(new ConditionCompletion(this))
    , m_highlighter(new ConditionHighlighter(document()))
    , m_tellSoon(new QTimer(this))
{
    setObjectName("condition.field");
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(kGrid);
    m_tellSoon->setSingleShot(true);
    m_tellSoon->setInterval(kHalfWordDelay);
    connect(m_tellSoon, &QTimer::timeout, this, &ConditionField::reportProblemNow);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &ConditionField::followHeight);
    connect(this, &QPlainTextEdit::textChanged, this, &ConditionField::readText);
    connect(m_popup, &ConditionCompletion::chosen, this, &ConditionField::take);
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        QPalette palette = paletteFor(theme);
        palette.setColor(QPalette::PlaceholderText, theme.mutedText);
        setPalette(palette);
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPixelSize(fontOf(TextSize::Body).pixelSize());
        setFont(font);
        m_errorInk = theme.danger;
        m_remarkInk = theme.gold;
        m_highlighter->refreshLook();
        followHeight();
        if (m_errorShown)
            markError();
        if (m_remarksShown)
            markRemarks();
    });
    bindEvent(*this, {QEvent::FocusOut}, [this] {
        m_popup->hide();
        reportProblemNow();
    });
}

ConditionField::~ConditionField() = default;

void ConditionField::setWorlds(const std::optional<WorldSpec> &base)
{
    if (base == m_worlds)
        return;
    m_worlds = base;
    if (m_error)
        return;
    clearMarks();
    readRemarks();
}

void ConditionField::writeText(const QString &text)
{
    if (text == toPlainText())
        return;
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    all.insertText(text);
}

QString ConditionField::problem() const
{
    if (!m_error)
        return {};
    return sentence(m_error->message);
}

void ConditionField::reportProblemNow()
{
    if (m_error)
        markError();
    else
        markRemarks();
}

bool ConditionField::event(QEvent *event)
{
    // Escape closes the completion list before anything else.
    if (event->type() == QEvent::ShortcutOverride && m_popup->isVisible() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QPlainTextEdit::event(event);
}

bool ConditionField::hasTextInserted(const QKeyEvent &event) const
{
    return !event.text().isEmpty() && event.text().at(0).isPrint() &&
           !event.modifiers().testFlag(Qt::AltModifier);
}

void ConditionField::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    if (!control && m_popup->takeKey(key))
        return;
    if (key == Qt::Key_Space && control)
        return complete(true);
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        reportProblemNow();
        emit entered();
        return;
    }
    const bool wasOpen = m_popup->isVisible();
    QPlainTextEdit::keyPressEvent(event);
    if (!control && (hasTextInserted(*event) || (wasOpen && key == Qt::Key_Backspace)))
        complete(false);
    else if (key != Qt::Key_Shift && key != Qt::Key_Control && key != Qt::Key_Alt)
        m_popup->hide();
}

bool ConditionField::focusNextPrevChild(bool next)
{
    if (!next || !m_popup->isVisible())
        return QPlainTextEdit::focusNextPrevChild(next);
    take(m_popup->current());
    return true;
}

void ConditionField::insertFromMimeData(const QMimeData *source)
{
    static const QRegularExpression kBreaks(QStringLiteral(R"([\r\n\t\x{2028}\x{2029}]+)"));
    insertPlainText(source->text().replace(kBreaks, QStringLiteral(" ")));
}

void ConditionField::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    followHeight();
}

/// The height of a QPlainTextEdit's document is its number of lines.
void ConditionField::followHeight()
{
    const int all = static_cast<int>(std::ceil(document()->size().height()));
    const int lines = std::clamp(all, 1, kMaxFieldLines);
    setVerticalScrollBarPolicy(all > kMaxFieldLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int margins = 2 * static_cast<int>(document()->documentMargin()) + 2 * frameWidth();
    const int height = lines * fontMetrics().lineSpacing() + margins;
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

void ConditionField::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    if (!m_errorShown || errorSpan().length > 0)
        return;
    QTextCursor cursor(document());
    cursor.setPosition(errorSpan().at);
    const QRect caret = cursorRect(cursor);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_errorInk, 1.2));
    painter.drawPath(wave(caret.bottomLeft() + QPointF(1.5, -0.5), kMissingWaves));
}

void ConditionField::readText()
{
    const QString text = toPlainText();
    ConditionError error;
    m_condition = Condition::parse(text.toStdString(), error);
    m_error.reset();
    if (!m_condition && !text.trimmed().isEmpty())
        m_error = std::move(error);
    if (m_error && m_errorShown) {
        markError();
    } else {
        clearMarks();
        if (m_error)
            m_tellSoon->start();
        else
            readRemarks();
    }
    emit conditionChanged();
}

void ConditionField::readRemarks()
{
    m_remarks = m_condition && m_worlds ? remarksOn(*m_condition, *m_worlds) : std::vector<ConditionRemark>();
    if (!m_remarks.empty())
        m_tellSoon->start();
}

ConditionField::Span ConditionField::spanOf(std::size_t at, std::size_t length) const
{
    const QString text = toPlainText();
    const qsizetype begin = utf16PositionOf(text, at);
    const qsizetype end = utf16PositionOf(text, at + length);
    return {static_cast<int>(begin), static_cast<int>(end - begin)};
}

QTextEdit::ExtraSelection ConditionField::markOf(const Span &span, const QColor &ink) const
{
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(document());
    mark.cursor.setPosition(span.at);
    mark.cursor.setPosition(span.at + span.length, QTextCursor::KeepAnchor);
    mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    mark.format.setUnderlineColor(ink);
    return mark;
}

void ConditionField::repeatMarks()
{
    if (m_errorShown)
        markError();
    else if (m_remarksShown)
        markRemarks();
}

void ConditionField::markError()
{
    m_tellSoon->stop();
    if (!m_error)
        return;
    m_errorShown = true;
    m_remarksShown = false;
    setExtraSelections({markOf(errorSpan(), m_errorInk)});
    viewport()->update();
    emit problemChanged(problem());
}

/// Remarks are no errors: the condition can be used all the same.
void ConditionField::markRemarks()
{
    m_tellSoon->stop();
    if (m_remarks.empty())
        return;
    m_remarksShown = true;
    QList<QTextEdit::ExtraSelection> marks;
    QStringList sentences;
    for (const ConditionRemark &remark : m_remarks) {
        marks += markOf(spanOf(remark.at, remark.length), m_remarkInk);
        sentences += sentence(remark.message);
    }
    setExtraSelections(marks);
    viewport()->update();
    emit remarkChanged(sentences.join('\n'));
}

/// Of an error or of remarks, which are forgotten.
void ConditionField::clearMarks()
{
    m_tellSoon->stop();
    m_errorShown = false;
    m_remarksShown = false;
    m_remarks.clear();
    setExtraSelections({});
    viewport()->update();
    emit problemChanged({});
}

void ConditionField::complete(bool asked)
{
    const QString text = toPlainText();
    m_completions = completionsAt(text.toStdString(), utf8PositionOf(text, textCursor().position()));
    const qsizetype at = utf16PositionOf(text, m_completions.at);
    const qsizetype end = utf16PositionOf(text, m_completions.at + m_completions.length);
    const QString written = text.mid(at, end - at);
    if (m_worlds)
        std::erase_if(m_completions.items, [this](const Completion &item) {
            return isUnmeasured(item, m_worlds->generator.kind);
        });
    const std::vector<Completion> items = fittingCompletions(m_completions, written);
    const bool done = items.size() == 1 && items.front().text == written.toStdString();
    const bool inWord = !written.isEmpty() && written.back().isLetter();
    if (!asked && (done || !inWord))
        return m_popup->hide();
    QTextCursor word = textCursor();
    word.setPosition(static_cast<int>(at));
    const QRect caret = cursorRect(word);
    m_popup->offer(items, {viewport()->mapToGlobal(caret.topLeft()), caret.size()});
}

void ConditionField::take(const QString &text)
{
    m_popup->hide();
    if (text.isEmpty())
        return;
    const QString all = toPlainText();
    QTextCursor word = textCursor();
    word.setPosition(static_cast<int>(utf16PositionOf(all, m_completions.at)));
    word.setPosition(static_cast<int>(utf16PositionOf(all, m_completions.at + m_completions.length)),
                     QTextCursor::KeepAnchor);
    word.insertText(text);
    setTextCursor(word);
    if (text.endsWith(u'(')) // what may be inside isn't obvious
        complete(true);
}

} // namespace cave
