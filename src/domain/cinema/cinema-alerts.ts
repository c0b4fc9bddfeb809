import type { CinemaAlert } from '#src/contract/alerts/schema.ts';
import { ctaView } from '../cta/cta-view.ts';
import type { CtaView } from '../cta/cta-view.ts';
import { textOrNull } from '../text/plain-text.ts';

/** Alerts of cinemas (R072). */

/** An alert as it is shown. `messageHtml` is wire HTML and not sanitised. */
export interface CinemaAlertView {
  readonly title: string | null;
  readonly messageHtml: string | null;
  /** Urgent look. */
  readonly warning: boolean;
  /** Opens in a new window, always. */
  readonly cta: CtaView | null;
}

/** Whether an alert concerns a cinema: the listed ones, or everywhere (R072). Null: no cinema's page. */
export function concerns(alert: Pick<CinemaAlert, 'cinemas' | 'allCinemas'>, cinema: string | null): boolean {
  return alert.allCinemas || (cinema !== null && alert.cinemas.includes(cinema));
}

function alertView(alert: CinemaAlert): CinemaAlertView {
  const cta = ctaView(alert.cta);
  return {
    title: textOrNull(alert.title),
    messageHtml: textOrNull(alert.message),
    warning: alert.warning,
    cta: cta === null ? null : { ...cta, newWindow: true },
  };
}

/**
 * The alerts of a page, warnings first (R072); one without words is left out, one that comes twice (in
 * `/api/alerts` and with the cinema itself) is shown once.
 *
 * @param alerts of `/api/alerts`
 * @param cinema slug of the cinema whose page it is; null elsewhere
 * @param own alerts that came with the cinema itself, which concern it whatever they list
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
