/** What is known when the page of all cinemas is on screen. */
export interface CinemasVisit {
  /** The visitor chose a mode during this visit, by hand. */
  readonly chosen: boolean;
  /** How they came: with a document, by a link, or back and forth in the history; `here` where they are and chose. */
  readonly arrival: 'document' | 'link' | 'history' | 'here';
  readonly userAgent: string;
  /** The one cinema that the mode comes to, or null. */
  readonly single: string | null;
  /** What is searched for on the page, empty for nothing. */
  readonly search: string;
}

const crawlers = /bot\b|crawl|spider|slurp|preview|lighthouse/i;

/**
 * The cinema that the page of all cinemas goes on to, or null (R229): only after the visitor chose during this visit,
 * never on a fresh entry, on going back, or for a crawler (D26); who searches there is not sent away either.
 */
export function goesOnTo({ chosen, arrival, userAgent, single, search }: CinemasVisit): string | null {
  const sent = chosen && (arrival === 'link' || arrival === 'here');
  return sent && search === '' && !crawlers.test(userAgent) ? single : null;
}
