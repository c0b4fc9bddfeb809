import { createHash } from 'node:crypto';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { siteOfHost } from '#src/request/host.ts';
import type { Places } from '#src/request/safety/answer-headers.ts';
import { chainName } from '#src/seo/chain.ts';
import { isLanguage, languageOf, localeOf, sites } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { paletteCss } from '#src/styles/palette.ts';

/** The whole CSS of the document: a style sheet of the site could be what fails. */
const style =
  paletteCss(['ground', 'text', 'text-soft', 'accent-fill', 'on-accent']) +
  'body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}' +
  'main{max-width:32rem;margin:0 auto;padding:20vh 1rem 2rem}' +
  'h1{font:600 2rem/1.2 serif;margin:0}p{color:var(--text-soft)}' +
  'a{display:inline-block;min-height:44px;padding:0 1.5rem;border-radius:22px;line-height:44px;' +
  'background:var(--accent-fill);color:var(--on-accent);text-decoration:none}';

/** The policy of the document: only its own style sheet. */
export const failedPagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };
const escaped = (text: string) => text.replace(/[&<]/g, (sign) => entities[sign] ?? '');

/** A link without an address loads the same address again, with its query and without script. */
function documentIn(locale: Locale | 'en'): string {
  const language = locale === 'en' ? locale : languageOf(locale);
  const { metaTitle, title, text, retry } = messagesByLanguage[language].error.tryAgain;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(metaTitle)} · ${chainName}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="">${escaped(retry)}</a></p>
</main>
</body>
</html>
`;
}

/** The locale of an address: its prefix's, otherwise its site's first; English where no site is known (R008). */
function localeOfAddress(host: string | null, target: string, { hosts }: Places): Locale | 'en' {
  const site = siteOfHost(host, hosts);
  if (site === null) return 'en';
  const prefix = target.split(/[/?]/, 2)[1];
  return localeOf(site, isLanguage(prefix) ? prefix : sites[site].defaultLanguage);
}

/** The document in place of a page that failed while it was rendered, in the language of its address. */
export function failedPage(host: string | null, target: string, places: Places): string {
  return documentIn(localeOfAddress(host, target, places));
}
