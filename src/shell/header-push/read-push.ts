import { readInBrowser } from '#src/api/browser/browser-call.ts';
import { featuredEndpoint, type Featured } from '#src/contract/featured/schema.ts';
import type { Locale } from '#src/sites/site.ts';

/** What is put forward above the lists (R119). */
export interface HeaderPush {
  readonly title: string;
  readonly subtitle: string | null;
  readonly sponsored: boolean;
  /** Picture that stands for the title. */
  readonly logo: string | null;
  readonly cta: { readonly label: string; readonly url: string; readonly newWindow: boolean } | null;
}

/** Of the links that the contract knows a push takes an address of the web and a path of this site (SEC7). */
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
      cta: leads ? { label, url: cta.url, newWindow: cta.target === 'new' } : null,
    };
  }
  return null;
}

let asked: Promise<HeaderPush | null> | null = null;

/** Asks for the header push, once a visit (R119, R178); null where there is none, or it cannot be had. */
export function readHeaderPush(locale: Locale): Promise<HeaderPush | null> {
  asked ??= readInBrowser(featuredEndpoint, locale, {}, { type: 'header' }).then(headerPushOf, () => null);
  return asked;
}
