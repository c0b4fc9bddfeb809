import type { FrameMessage } from '#src/contract/client/frame-message/schema.ts';
import type { Language } from '#src/sites/site.ts';
import { palette } from '#src/styles/palette.ts';
import { markup, Markup } from '../../html/markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { offeredLanguages, pageAddress, siteAddress } from './visit.ts';
import type { PageName, Visit } from './visit.ts';

/** The content of a page. */
export interface Page {
  /** The page's name, for its links to other languages. */
  name: PageName;
  title: string;
  body: Markup;
  /** The messages that it sends to the site in whose frame it is. */
  messages?: readonly FrameMessage[];
  /** In a frame, leaving the page in whatever way sends its form: its script sees to it. */
  sendsOnLeaving?: boolean;
  /** Outside a frame, its script leaves the page: `true` leads to the site, else to this address. */
  leaves?: true | string;
}

const mark = new Markup(
  '<svg viewBox="0 0 48 48" aria-hidden="true" focusable="false"><path fill="var(--lamp)" d="M24 4h8L24.5 40h-1L16 4h8Z"/><path fill="currentColor" d="M2 4h15.5c.6 14 2.6 26 6 40C12 38 3.5 25 2 4Z"/><path fill="currentColor" d="M46 4H30.5c-.6 14-2.6 26-6 40C36 38 44.5 25 46 4Z"/></svg>',
);

const names: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** The HTML document of a page. */
export function layout(visit: Visit, page: Page): string {
  const { words, language, site, context } = visit;
  const back = siteAddress(visit);
  const leave = page.leaves === true ? back : (page.leaves ?? null);
  const origin = site === null ? undefined : context.siteOrigins.get(site);
  const attributes = [
    origin !== undefined && markup` data-origin="${origin}"`,
    page.messages !== undefined && markup` data-messages="${JSON.stringify(page.messages)}"`,
    leave !== null && markup` data-leave="${leave}"`,
    page.sendsOnLeaving === true && markup` data-sends`,
  ];
  return markup`<!doctype html>
    <html lang="${language}"${attributes}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="${palette.both.velvet}" />
        <title>${page.title} · Velours</title>
        <style>${new Markup(style)}</style>
        <script>${new Markup(script)}</script>
      </head>
      <body>
        <header class="curtain"><p>${mark}Velours</p></header>
        <main>
          ${page.body}
          <div class="actions">
            ${back !== null && markup`<a class="button plain back" href="${back}" target="_top">${words.common.back}</a>`}
            <button class="button plain" type="button" data-close hidden>${words.common.close}</button>
          </div>
        </main>
        <footer>
          <nav aria-label="${words.common.language}">
            <ul>
              ${offeredLanguages(visit).map((one) =>
                one === language
                  ? markup`<li><span lang="${one}" aria-current="true">${names[one]}</span></li>`
                  : markup`<li><a lang="${one}" hreflang="${one}" href="${pageAddress(
                      { ...visit, language: one },
                      page.name,
                      keptQuery(visit),
                    )}">${names[one]}</a></li>`,
              )}
            </ul>
          </nav>
        </footer>
      </body>
    </html>
`.text;
}

/** The query that the language links keep: what the link that brought the visitor here was about. */
function keptQuery({ query }: Visit): Record<string, string> {
  return Object.fromEntries(
    ['token', 'film', 'cinema', 'city', 'version'].flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && /^[\w.-]{1,200}$/.test(value) ? [[name, value]] : [];
    }),
  );
}

/** The heading and the first sentence of a page. */
export function opening(title: string, text: string): Markup {
  return markup`<h1>${title}</h1>
    <p class="lead">${text}</p>`;
}
