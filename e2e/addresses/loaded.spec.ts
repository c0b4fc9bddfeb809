import { expect } from '@playwright/test';
import { hasPage, href } from '#src/routes/href.ts';
import { siteOf } from '#src/sites/registry.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { onePerPage, oneOfEachLanguage, refOf, statesOf } from '../support/matrix.ts';
import { stageEnvironment } from '../support/stage.ts';
import { test } from '../support/test.ts';

/** Everything that a page is made from is loaded before Next.js renders it, and once (ADR-0107). Without a browser. */
test.describe.configure({ mode: 'serial' });

let web: OwnWeb;

test.beforeAll(async () => {
  web = await OwnWeb.start(stageEnvironment['API_ORIGIN'] ?? '', {
    environment: { ...stageEnvironment, LOG_LEVEL: 'warn' },
    isHeard: true,
  });
});

test.afterAll(() => web.stop());

/** Asks for a page as visitors do. */
async function visit(site: string, path: string): Promise<void> {
  const { status } = await web.get(site, path);
  expect([path, status]).toEqual([path, 200]);
}

/** No page was rendered a second time because it asked for something that was not loaded. */
const expectLoaded = () =>
  expect(web.output.split('\n').filter((line) => line.includes('not loaded'))).toEqual([]);

for (const { locale, page } of onePerPage)
  test(`${locale} ${page} asks for nothing while it is rendered`, async () => {
    await visit(siteOf(locale), href(locale, await refOf({ locale, page })));
    expectLoaded();
  });

for (const locale of oneOfEachLanguage)
  test(`${locale}: places, filters, views, lists, webviews and pages that are not there ask for nothing either`, async () => {
    const site = siteOf(locale);
    for (const { path } of await statesOf(locale)) await visit(site, path);
    const others = [
      href(locale, { page: 'cinemas' }, { query: { q: 'a' } }),
      ...(hasPage(locale, 'news') ? [`${href(locale, { page: 'news' })}?page=2`] : []),
      ...(hasPage(locale, 'help') ? [href(locale, { page: 'help', webview: true })] : []),
      `${href(locale, { page: 'shows' })}/not-there`,
    ];
    for (const path of others)
      expect([path, [200, 404].includes((await web.get(site, path)).status)]).toEqual([path, true]);
    expectLoaded();
  });
