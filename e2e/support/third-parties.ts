import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { withoutArt } from './visit.ts';

/** Origin of all other companies. */
export const third = 'https://tags.third.example';

/** Path at which the chat says whether agents are available. */
export const chatAsks = '/scrt2/embeddedservice/v1/embedded-service-config';
/** Path of the chat's own script. */
export const chatLoads = '/chat/assets/js/bootstrap.min.js';

/** A stand-in for the chat's own script: enough of it to open the chat. */
const chatScript = `
  const chat = { settings: {}, utilAPI: {} };
  chat.init = (...given) => {
    chat.utilAPI.launchChat = async () => { window.chatOpened = [chat.settings.language, ...given]; };
    dispatchEvent(new Event('onEmbeddedMessagingReady'));
  };
  window.embeddedservice_bootstrap = chat;`;

/** Records the paths of requests to other companies; `answer` is their result, `chat` the chat's configuration. */
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

/** The content of the page's data layer. */
export async function told(page: Page): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer) ? JSON.parse(JSON.stringify(layer)) : [];
  });
}

/** The sum of layout shifts so far without an input of the visitor. */
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

/** The findings of axe in a part of the page. */
export async function faults(page: Page, part: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** The facts of a page for the data layer, from its document. */
export function toldByDocument(html: string): unknown {
  const rows = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g);
  const payload = Array.from(rows, ([, row = '""']) => String(JSON.parse(row))).join('');
  const [, facts = 'null'] = /"facts":(\{.*?\}),"language":/.exec(payload) ?? [];
  return JSON.parse(facts);
}
