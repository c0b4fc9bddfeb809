import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { withoutArt } from './visit.ts';

/** Origin of all other companies. */
export const third = 'https://tags.third.example';

/** Where the chat tells whether somebody is there. */
export const chatAsks = '/scrt2/embeddedservice/v1/embedded-service-config';
/** The chat's own script. */
export const chatLoads = '/chat/assets/js/bootstrap.min.js';

/** What the chat's own script leaves behind: enough of it to be opened. */
const chatScript = `
  const chat = { settings: {}, utilAPI: {} };
  chat.init = (...given) => {
    chat.utilAPI.launchChat = async () => { window.chatOpened = [chat.settings.language, ...given]; };
    dispatchEvent(new Event('onEmbeddedMessagingReady'));
  };
  window.embeddedservice_bootstrap = chat;`;

/** Paths of requests to other companies; `answer` says what becomes of them, `chat` what the chat says of itself. */
export async function thirdParties(
  context: BrowserContext,
  answer: 'script' | 'abort' | 'hang',
  chat: object = { hideNoAgents: true },
): Promise<readonly string[]> {
  const asked: string[] = [];
  await withoutArt(context);
  await context.route(`${third}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (answer === 'abort') await route.abort();
    else if (answer === 'script' && pathname.startsWith('/scrt2/'))
      await route.fulfill({ json: chat, headers: { 'access-control-allow-origin': '*' } });
    else if (answer === 'script')
      await route.fulfill({
        contentType: 'text/javascript',
        body: pathname.startsWith('/chat/') ? chatScript : 'window.tagManager = true',
      });
  });
  return asked;
}

/** What the page's data layer holds. */
export async function told(page: Page): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer) ? JSON.parse(JSON.stringify(layer)) : [];
  });
}

/** The sum of layout shifts so far that no input caused. */
export async function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, 'hadRecentInput') === false) sum += Number(Reflect.get(entry, 'value'));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve(sum));
        });
      }),
  );
}

/** What axe finds in a part of the page. */
export async function faults(page: Page, part: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** What a page says of itself for the data layer, as it stands in its document. */
export function toldByDocument(html: string): unknown {
  const rows = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g);
  const payload = Array.from(rows, ([, row = '""']) => String(JSON.parse(row))).join('');
  const [, facts = 'null'] = /"facts":(\{.*?\}),"language":/.exec(payload) ?? [];
  return JSON.parse(facts);
}
