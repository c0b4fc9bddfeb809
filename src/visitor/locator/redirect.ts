/** What is known when the page of all cinemas is on screen. */
export interface CinemasVisit {
  /** Whether the visitor has chosen a mode during this visit. */
  readonly chosen: boolean;
  /**
   * How the visitor came to the page: by loading a document, by a link, or through the history; `here` when they chose
   * on this page.
   */
  readonly arrival: 'document' | 'link' | 'history' | 'here';
  readonly userAgent: string;
  /** The only cinema of the mode, or null. */
  readonly single: string | null;
  /** The text of a search on the page; empty when there is none. */
  readonly search: string;
}

const crawlers = /bot\b|crawl|spider|slurp|preview|lighthouse/i;

/**
 * The cinema to which the page of all cinemas redirects, or null (R229). It redirects only after the visitor has chosen
 * during this visit, and never on the first page of a visit, on going back, or for a crawler (D26). It does not
 * redirect during a search either.
 */
export function goesOnTo({ chosen, arrival, userAgent, single, search }: CinemasVisit): string | null {
  const sent = chosen && (arrival === 'link' || arrival === 'here');
  return sent && search === '' && !crawlers.test(userAgent) ? single : null;
}
