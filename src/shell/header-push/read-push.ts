import { readInBrowser } from '#src/api/browser/browser-call.ts';
import { featuredEndpoint, type Featured } from '#src/contract/featured/schema.ts';
import type { CtaView } from '#src/domain/cta/cta-view.ts';
import type { Locale } from '#src/sites/site.ts';

/** The push of the list pages (R119). */
export interface HeaderPush {
  readonly title: string;
  readonly subtitle: string | null;
  readonly sponsored: boolean;
  /** Picture that replaces the title. */
  readonly logo: string | null;
  readonly cta: CtaView | null;
}

/**
 * A push may link to an http(s) address or to a path of this site; other links that the contract allows are left out
 * (SEC7).
 */
const goesTo = /^(?:https?:\/\/|\/(?![/\\]))\S+$/;

const textOf = (text: string | null): string | null => text?.trim() || null;

/** The first header push that has a title, or null. */
export function headerPushOf(pushes: readonly Featured[]): HeaderPush | null {
  for (const { type, title, subtitle, sponsored, logo, cta } of pushes) {
    const heading = textOf(title);
    if (type !== 'header' || heading === null) continue;
    const label = textOf(cta?.label ?? null);
    const leads = cta !== null && label !== null && goesTo.test(cta.url);
    return {
      title: heading,
      subtitle: textOf(subtitle),
      sponsored,
      logo,
      cta: leads ? { label, url: cta.url, newWindow: cta.target === 'new', type: cta.type } : null,
    };
  }
  return null;
}

let asked: Promise<HeaderPush | null> | null = null;

/** Reads the header push, once a visit (R119, R178); null when there is none or it cannot be read. */
export function readHeaderPush(locale: Locale): Promise<HeaderPush | null> {
  asked ??= readInBrowser(featuredEndpoint, locale, {}, { type: 'header' }).then(headerPushOf, () => null);
  return asked;
}
