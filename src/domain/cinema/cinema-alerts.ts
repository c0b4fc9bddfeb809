import type { CinemaAlert } from '#src/contract/alerts/schema.ts';
import { ctaView } from '../cta/cta-view.ts';
import type { CtaView } from '../cta/cta-view.ts';
import { textOrNull } from '../text/plain-text.ts';

/** Alerts of cinemas (R072). */

/** An alert for display. `messageHtml` is wire HTML and not sanitised. */
export interface CinemaAlertView {
  readonly title: string | null;
  readonly messageHtml: string | null;
  /** Whether the alert has the urgent look. */
  readonly warning: boolean;
  /** Another site opens in a new window (R072), a page of this one where the chain says so (D59). */
  readonly cta: CtaView | null;
}

/**
 * Whether an alert concerns a cinema: it lists the cinema, or it is for all (R072). Null: the page is not about a
 * cinema.
 */
export function concerns(alert: Pick<CinemaAlert, 'cinemas' | 'allCinemas'>, cinema: string | null): boolean {
  return alert.allCinemas || (cinema !== null && alert.cinemas.includes(cinema));
}

function alertView(alert: CinemaAlert): CinemaAlertView {
  const cta = ctaView(alert.cta);
  return {
    title: textOrNull(alert.title),
    messageHtml: textOrNull(alert.message),
    warning: alert.warning,
    cta: cta === null ? null : { ...cta, newWindow: cta.newWindow || !/^[/?#]/.test(cta.url) },
  };
}

/**
 * The alerts of a page, warnings first (R072). An alert without text is left out. An alert that comes twice (in
 * `/api/alerts` and with the cinema itself) is shown once.
 *
 * @param alerts of `/api/alerts`
 * @param cinema slug of the cinema that the page is about; null on other pages
 * @param own alerts that came with the cinema itself; they concern it whichever cinemas they list
 */
export function alertsFor(
  alerts: readonly CinemaAlert[],
  cinema: string | null,
  own: readonly CinemaAlert[] = [],
): CinemaAlertView[] {
  const byText = new Map<string, CinemaAlertView>();
  for (const alert of [...alerts.filter((one) => concerns(one, cinema)), ...own]) {
    const view = alertView(alert);
    if (view.title === null && view.messageHtml === null) continue;
    const key = JSON.stringify([view.title, view.messageHtml]);
    if (!byText.has(key)) byText.set(key, view);
  }
  return [...byText.values()].toSorted((a, b) => Number(b.warning) - Number(a.warning));
}
