import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { bool, textLine, linkUrl, list, optionalMap, requiredText, webUrl } from '../primitives.ts';

/**
 * A footer link (R118). `cookie`: opens the cookie settings instead of its address; `newTab`: opens in a new
 * tab; `params` fill `{name}` in title and address.
 */
export const footerLink = z.object({
  title: requiredText,
  url: linkUrl,
  cookie: bool(),
  newTab: bool(),
  params: optionalMap(textLine, textLine),
});
export type FooterLink = z.output<typeof footerLink>;

/** A footer column (R118). */
export const footerColumn = z.object({ title: requiredText, links: list(footerLink) });
export type FooterColumn = z.output<typeof footerColumn>;

/** The footer (R118). */
export const footer = z.object({
  columns: list(footerColumn),
  socialNetworks: list(z.object({ label: requiredText, url: webUrl })),
});

/** The footer of the site (R118, R236). */
export const footerEndpoint = defineEndpoint({
  id: 'footer',
  path: '/api/footer',
  params: noParams,
  query: languageQuery,
  answer: footer,
  summary: 'Footer columns and social networks.',
  source: { kind: 'document', empty: { columns: [], socialNetworks: [] }, lacking: 'kept' },
  lifetime: 'vocabulary',
});
