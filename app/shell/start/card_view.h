// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace cave {

class WorldCardDelegate;

/// A list whose items are cards in as many columns as there is room for; the cards share the width.
class CardView : public QListView {
    Q_OBJECT

public:
    /// The delegate decides what a card looks like and how high it is; it must outlive the view.
    explicit CardView(WorldCardDelegate &delegate, QWidget *parent = nullptr);

    /// Fits the cards to the view again, for a new font or screen.
    void fitCards();

signals:
    /// Cards have another size than before.
    void cardsResized();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    WorldCardDelegate &m_delegate;
};

} // namespace cave
