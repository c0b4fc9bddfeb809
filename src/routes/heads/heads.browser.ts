import type { Locale } from '#src/sites/site.ts';
import { headsOfDocument } from './heads-attribute.ts';
import type { PageId } from '../pages/registry.ts';

/**
 * The heads of addresses in the browser. They belong to the document's locale; the root layout writes them into the
 * document (`headsText`). Next.js may change the document's language without a page load, so the text is compared
 * at each use.
 */

let read = '';
let heads: ReadonlyMap<string, string> = new Map();

function presentHeads(): ReadonlyMap<string, string> {
  const text = headsOfDocument();
  if (text !== read) {
    const parts = text.split(' ');
    heads = new Map(
      parts.flatMap((page, at) => (at % 2 === 0 ? [[page, parts[at + 1] ?? ''] as const] : [])),
    );
    read = text;
  }
  return heads;
}

/**
 * The head of a page's address, or undefined when nothing may link to the page. Islands never link to a webview twin.
 */
export function headOf(_locale: Locale, page: PageId): string | undefined {
  return presentHeads().get(page);
}

/** Whether something may link to the page. */
export function canLinkTo(_locale: Locale, page: PageId): boolean {
  return presentHeads().has(page);
}
