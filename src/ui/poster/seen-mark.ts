/**
 * Fades out the card of a show that the visitor has seen, or shows it again. The card keeps its room and its title.
 *
 * @param mark the card's button for the wish
 * @param word says in the place of the poster why it is gone; null to show the card
 */
export function fadeCard(mark: HTMLElement, word: string | null): void {
  const card = mark.closest<HTMLElement>('article');
  if (card === null || (card.dataset['seen'] ?? null) === word) return;
  if (word === null) delete card.dataset['seen'];
  else card.dataset['seen'] = word;
}
