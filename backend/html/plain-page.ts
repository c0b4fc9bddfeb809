import type { Language } from '#src/sites/site.ts';
import { markup, Markup } from './markup.ts';

/** A page that stands for itself: one column, one style sheet. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** CSS of the page, whole: its hash is what a content security policy allows. */
  readonly style: string;
  readonly body: Markup;
}

/** The document of a page that stands beside the sites: kept out of search engines, without script of its own. */
export function plainPage({ language, title, style, body }: PlainPage): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Velours</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<p class="chain">Velours</p>
${body}
</main>
</body>
</html>
`.text;
}
