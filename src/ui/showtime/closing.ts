import type { ShowtimeStatus } from '#src/domain/showtime/showtime-status.ts';

/** Tells style sheets the state of a ticket. */
export function ticketState(state: ShowtimeStatus): { readonly 'data-state': ShowtimeStatus } {
  return { 'data-state': state };
}

/** Tells script when the booking of a showtime ends, as an instant; nothing where it does not end. */
export function closingMark(instant: string | undefined): { readonly 'data-closes'?: string } {
  return instant === undefined ? {} : { 'data-closes': instant };
}

/** An instant without its seconds, when they are zero: a page has very many of them. */
export const toTheMinute = (instant: string): string => instant.replace(/:00(?:\.000)?Z$/, 'Z');

/**
 * Closes the showtimes below `root` whose booking has ended by `nowMs`: they no longer link anywhere (R165).
 *
 * @param word what stands on a closed showtime after its start, in the place of its end or its version
 */
export function closeEnded(root: ParentNode, nowMs: number, word: string): void {
  // Its price is of no use either.
  const said = ` \n${word} `;
  for (const showtime of root.querySelectorAll<HTMLAnchorElement>('a[data-closes]')) {
    if (Date.parse(showtime.dataset['closes'] ?? '') > nowMs) continue;
    showtime.dataset['state'] = 'locked';
    showtime.removeAttribute('href');
    delete showtime.dataset['closes'];
    // Its name was that of a link.
    showtime.removeAttribute('aria-label');
    const time = showtime.querySelector('time');
    const note = time?.nextSibling;
    if (note?.nodeType === Node.TEXT_NODE) note.textContent = said;
    else time?.after(said);
  }
}
