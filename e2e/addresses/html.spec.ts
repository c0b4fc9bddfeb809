import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { takesFilter, type PageRef } from '#src/routes/page.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { OutageApi } from '../failures/outage-api.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { checkHtml, javaPath } from '../support/html-checker.ts';
import { matrix, refOf, statesOf } from '../support/matrix.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { askAsRobot } from '../support/robot.ts';
import { stage } from '../support/stage.ts';
import { test } from '../support/test.ts';

/**
 * Every kind of page in two languages with all that differs by country, and every state of them in one, checked by the Nu Html Checker: without a
 * browser, in one run of the checker.
 */
test.describe.configure({ timeout: 900_000 });

const java = javaPath();

async function document(locale: Locale, path: string, status: number): Promise<string> {
  const answer = await askAsRobot(siteOf(locale), path);
  expect([path, answer.status]).toEqual([path, status]);
  return answer.body;
}

/** Expects no errors in any of the documents; each one with errors fails the test, which continues. */
async function expectValid(documents: ReadonlyMap<string, string>): Promise<void> {
  test.skip(
    java === undefined && !process.env.CI,
    'no Java run time for the HTML checker: install one, or name it in JAVA_PATH',
  );
  if (java === undefined) throw new Error('no Java run time: the HTML checker needs one (JAVA_PATH)');
  const found = await checkHtml(java, documents);
  for (const name of documents.keys()) {
    const { errors, warnings } = found.get(name) ?? { errors: ['it was not checked'], warnings: [] };
    for (const description of warnings) test.info().annotations.push({ type: 'warning', description });
    if (warnings.length > 0) console.log(`${name}, warnings:\n  ${warnings.join('\n  ')}`);
    expect.soft(errors, name).toEqual([]);
  }
}

/** The documents of each kind of page, and of the status pages. */
async function plainDocuments(locale: Locale): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const cell of matrix.filter((one) => one.locale === locale))
    documents.set(`${locale} ${cell.page}`, await document(locale, href(locale, await refOf(cell)), 200));
  const gone = { page: 'movie', slug: await catalogueOf(locale).goneShow() } as const;
  documents.set(`${locale} status 410`, await document(locale, href(locale, gone), 410));
  const unknown = href(locale, { page: 'movie', slug: 'no-such-item-1' });
  documents.set(`${locale} status 404`, await document(locale, unknown, 404));
  return documents;
}

test('valid HTML of every kind of page and of the status pages in two countries, in one of them also filtered, with a place, needs, a time, in each view and of search results', async () => {
  const locale = 'fr-FR';
  const documents = await plainDocuments(locale);
  for (const cell of matrix.filter((one) => one.locale === locale && takesFilter(one.page, 'date'))) {
    const filtered = { ...(await refOf(cell)), filters: { date: stage.today } } as PageRef;
    documents.set(`${locale} ${cell.page} filtered`, await document(locale, href(locale, filtered), 200));
  }
  for (const { name, path } of await statesOf(locale))
    documents.set(`${locale} ${name}`, await document(locale, path, 200));
  // What another country changes (ratings, versions, menus) is on the pages as they are. One run of the checker for all.
  for (const [name, html] of await plainDocuments('nl-NL')) documents.set(name, html);
  await expectValid(documents);
});

test('valid HTML of the try-again page, from a process whose API was never available', async () => {
  const api = new OutageApi();
  await api.start();
  await api.become('refused');
  const web = await OwnWeb.start(api.origin);
  const documents = new Map<string, string>();
  try {
    for (const locale of ['fr-FR', 'nl-NL'] as const) {
      const answer = await web.get(siteOf(locale), href(locale, { page: 'shows' }));
      expect([locale, answer.status]).toEqual([locale, 503]);
      documents.set(`${locale} status 503`, answer.body);
    }
  } finally {
    await web.stop();
  }
  await expectValid(documents);
});
