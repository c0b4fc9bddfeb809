import type { Language } from '#src/sites/site.ts';
import { markup, Markup } from './markup.ts';

/** A page outside the sites: one column, one style sheet. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** The whole CSS of the page: a content security policy allows it by its hash. */
  readonly style: string;
  readonly body: Markup;
}

/** The HTML document of a page outside the sites: search engines do not index it, and it has no script of its own. */
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
