/** Browsers before Safari 17.4 have no `checkVisibility` (ADR-0105). */
type AnyElement = Omit<Element, 'checkVisibility'> & Partial<Pick<Element, 'checkVisibility'>>;

/** Whether an element takes part in what the visitor sees: neither it nor what it stands in is hidden or folded. */
export function isVisible(element: Element): boolean {
  const asked: AnyElement = element;
  return asked.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
}
