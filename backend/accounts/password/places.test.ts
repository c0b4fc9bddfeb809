import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { mailsTo, openHost, registerForm, TestBrowser } from '../test-kit.ts';
import type { TestHost } from '../test-kit.ts';
import { accountWords } from '../words/words.ts';

let database: OpenDatabase;
let host: TestHost;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database);
  const place = (kind: string, slug: string) => ({
    site: 'fr',
    row_key: `${kind} ${slug} fr`,
    digest: '',
    kind,
    id: slug,
    language: 'fr',
    slug,
    position: 99,
  });
  const [city, cinema] = [place('city', 'chambly-sur-orne'), place('cinema', 'quetigny')];
  await database.db
    .insertInto('texts')
    .values([city, cinema].map((item) => ({ ...item, list: null, detail: null })))
    .execute();
  await database.db
    .insertInto('search_documents')
    .values({ ...cinema, pattern: 'Quetigny Forêt', people: '', genres: '', codes: '21800', hit: '{}' })
    .execute();
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

let people = 0;
/** Registers on a site in a language; returns the address and the page. */
async function register(language: string, password: string, site: 'fr' | 'nl' = 'fr') {
  people += 1;
  const email = `odile-${people}@example.org`;
  const browser = new TestBrowser(host, site, `203.0.113.${people}`);
  const page = await browser.submit(`/${language}/register?site=${site}`, {
    ...registerForm(email),
    password,
  });
  return { email, body: page.body };
}

const escaped = (text: string): string => text.replaceAll("'", '&#39;');

describe.each(['fr', 'en', 'de', 'nl'] as const)('a password that is chosen in %s', (language) => {
  const { faults } = accountWords[language];

  it.each([
    ['quetigny-foret-21', 'fr'],
    ['ChamblySurOrne', 'fr'],
    // An account is one for all sites.
    ['Chambly/Orne/2026', 'nl'],
    ['Suisse/Schweiz-1', 'nl'],
  ] as const)('is not made of places of the chain: %s', async (password, site) => {
    const { email, body } = await register(language, password, site);
    expect(body).toContain(escaped(faults.passwordCommon));
    expect(await mailsTo(host, email)).toEqual([]);
  });

  it('is not made of own words and such places', async () => {
    const { email, body } = await register(language, 'Marchetti.Quetigny');
    expect(body).toContain(escaped(faults.passwordPersonal));
    expect(await mailsTo(host, email)).toEqual([]);
  });

  it('may have one of them among others', async () => {
    const { email } = await register(language, 'quatre hiboux à Quetigny');
    expect((await mailsTo(host, email)).map(({ purpose }) => purpose)).toEqual(['confirm']);
  });
});
