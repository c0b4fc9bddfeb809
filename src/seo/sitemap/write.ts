import { xmlText } from '#src/kernel/text/xml-text.ts';
import type { SitemapEntry } from './entries.ts';

/**
 * The most addresses in one file. The protocol allows 50,000 and 50 MB; an address with its alternates takes up to 2
 * kB.
 */
export const mostEntries = 10_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xhtml = 'http://www.w3.org/1999/xhtml';
const images = 'http://www.google.com/schemas/sitemap-image/1.1';

function entryText({ address, alternates, image, changedAt }: SitemapEntry): string {
  const links = alternates.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${xmlText(other.address)}"/>`,
  );
  const parts = [
    `<loc>${xmlText(address)}</loc>`,
    ...(changedAt ? [`<lastmod>${xmlText(changedAt)}</lastmod>`] : []),
    ...links,
    ...(image ? [`<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`] : []),
  ];
  return `<url>\n${parts.map((part) => `${part}\n`).join('')}</url>\n`;
}

/** The number of files for a number of entries. */
export function partsOf(count: number): number {
  return Math.ceil(count / mostEntries);
}

/**
 * A sitemap as XML (sitemaps.org 0.9, with Google's `xhtml:link` and `image:image`). Only entries of which the catalogue
 * says when they changed have a `lastmod`.
 *
 * @param part number of the file, from 1
 * @returns null when there is no such part: a sitemap is never empty
 */
export function sitemapXml(entries: readonly SitemapEntry[], part: number): string | null {
  const own = entries.slice((part - 1) * mostEntries, part * mostEntries);
  if (own.length === 0) return null;
  return `${declaration}\n<urlset xmlns="${namespace}" xmlns:xhtml="${xhtml}" xmlns:image="${images}">\n${own.map(entryText).join('')}</urlset>\n`;
}

/** The index of sitemaps as XML, from their addresses. */
export function indexXml(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap>\n<loc>${xmlText(address)}</loc>\n</sitemap>\n`);
  return `${declaration}\n<sitemapindex xmlns="${namespace}">\n${files.join('')}</sitemapindex>\n`;
}
