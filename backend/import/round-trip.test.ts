import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { CatalogueItem, ComputedId, EndpointId } from '#src/contract/endpoints.ts';
import { endpointIds } from '#src/contract/endpoints.ts';
import type { GuardedId } from '#src/contract/guarded.ts';
import { itemKinds, itemsOf } from '#src/contract/items.ts';
import { openApiDocument } from '#src/contract/openapi.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import type { OpenDatabase } from '../database/open.ts';
import { replaceCatalogue } from '../catalogue/store.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { catalogueOnFile, demonstrationOf } from '../rolling/test-demonstration.ts';
import { getJson, testNow, testServer } from '../test-server.ts';
import type { Findings } from './check/findings.ts';
import { loadImport } from './deliver/load.ts';
import { harbourOrigins } from './fixtures/harbour.ts';
import { readSite } from './read-site.ts';
import { folderSource } from './sources/folder-source.ts';
import { callsOf, saysSomething } from './test-calls.ts';

/**
 * What a chain exports with our API it can import again without loss: every answer of the contract is written to a
 * folder, the folder is imported into an empty database, and that database answers the same.
 */

/** A site with one cinema in two languages. */
const site = 'ci';

/** A site with the same languages; its help centre and subscription stand in for what the small one has not. */
const complete = 'fr';

/** A catalogue with something for every call of the contract. */
async function completeCatalogue(): Promise<SiteCatalogue> {
  const own = await demonstrationOf(site, testNow);
  const other = await catalogueOnFile(complete);
  for (const [language, catalogue] of Object.entries(own.languages)) {
    const { faqCategories, faqCategoryDetails, faqArticles, faqArticleDetails, subscriptionOffers } =
      Object.entries(other.languages).find(([name]) => name === language)?.[1] ?? catalogue;
    Object.assign(catalogue, { faqCategories, faqCategoryDetails, faqArticles, faqArticleDetails });
    Object.assign(catalogue, { subscriptionOffers });
  }
  const { faqCategories, faqArticles } = other.translations;
  return { ...own, translations: { ...own.translations, faqCategories, faqArticles } };
}

/** Computed answers that an export contains under their own path; the others follow from what is imported. */
const exported: Readonly<Record<ComputedId, boolean>> = {
  showtimesCinema: true,
  featured: true,
  showtimesDay: false,
  showtimesEvent: false,
  cinemaShowtimes: false,
  zones: false,
  zone: false,
  experienceShows: false,
  cinepassCurrentShows: false,
  faqArticleById: false,
  searchFull: false,
};

/**
 * Operations of the API that are no catalogue, with the reason. Calls about members and their votes are in no list of
 * the contract's endpoints at all: they are of the account (`src/contract/client`), which an import never touches.
 */
const notCatalogue: Readonly<Record<GuardedId, string>> = {
  voucher: 'belongs to its bearer: the cards service knows its state, and nothing keeps the answer (D22)',
  giftCard: 'belongs to its bearer: the cards service knows its balance, and nothing keeps the answer (D22)',
};

const isExported = (id: EndpointId): boolean =>
  Object.entries(exported).find(([name]) => name === id)?.[1] ?? true;

/** Slugs with an answer of their own that no list names: moved and gone shows. */
function unlistedOf(
  catalogue: SiteCatalogue,
  language: Language,
): Partial<Record<CatalogueItem, readonly string[]>> {
  const own = catalogue.languages[language];
  if (own === undefined) throw new Error(`no ${language}`);
  const entries = itemKinds.map((kind) => {
    const named = new Set(itemsOf(own, kind).map(({ slug }) => slug));
    const further = Object.keys(own[`${kind}Details`]).filter((slug) => !named.has(slug));
    return [kind, kind === 'show' ? [...new Set([...further, ...own.goneShows])] : further];
  });
  return Object.fromEntries(entries);
}

describe('a catalogue that was exported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'velours-export-'));
  const databases: OpenDatabase[] = [];
  const apps: FastifyInstance[] = [];
  const answers = new Map<Language, { readonly path: string; readonly before: unknown }[]>();
  const said = new Set<EndpointId>();
  let found: Findings | null = null;
  let outcome: string | null = null;
  const { languages, defaultLanguage } = sites[site];
  const answerOf = (app: FastifyInstance | undefined, language: Language, path: string) => {
    if (app === undefined) throw new Error('not started');
    return getJson(app, `/${site}/api/${path}${path.includes('?') ? '&' : '?'}language=${language}`);
  };

  const write = (language: Language, path: string, body: unknown) => {
    const file = join(folder, language === defaultLanguage ? '' : language, `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(body));
  };

  beforeAll(async () => {
    databases.push(await openTestDatabase(), await openTestDatabase());
    const [from, to] = databases;
    if (from === undefined || to === undefined) throw new Error('not started');
    const catalogue = await completeCatalogue();
    await replaceCatalogue(from.db, catalogue, { origin: 'import', now: testNow, seedDay: null });
    for (const database of databases) apps.push(testServer(database, [site]));
    for (const language of languages) {
      const ask = (path: string) => answerOf(apps[0], language, path);
      const own = await callsOf(ask, unlistedOf(catalogue, language));
      const kept: { readonly path: string; readonly before: unknown }[] = [];
      answers.set(language, kept);
      for (const { id, path } of own) {
        const answer = await ask(path);
        kept.push({ path, before: answer });
        if (saysSomething(answer)) said.add(id);
        if (isExported(id) && !path.includes('?') && answer.status === 200)
          write(language, path, answer.body);
      }
      write(language, 'gone', { show: catalogue.languages[language]?.goneShows });
    }
    const { read, findings } = await readSite(site, folderSource(site, folder), {
      shiftToToday: false,
      origins: harbourOrigins,
      now: testNow,
    });
    found = findings;
    if (read !== null)
      ({ outcome } = await loadImport(to, { ...read, force: false, dryRun: false }, testNow));
  }, 300_000);
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is taken in whole, and nothing of it is left out', () => {
    expect(found).toMatchObject({ problems: [], leftOut: [] });
    expect(outcome).toBe('loaded');
  });

  it('has an answer with content for every call of the contract', () => {
    expect(endpointIds.filter((id) => !said.has(id))).toEqual([]);
    const operations = Object.values(
      openApiDocument({ title: 't', version: 'v', serverUrl: 'https://x.example' }).paths ?? {},
    ).map((path) => path.get?.operationId ?? '');
    const known = new Set<string>([...endpointIds, ...Object.keys(notCatalogue)]);
    // Two calls share a path there, and aliases have the name of their call.
    const others = operations.filter((id) => !known.has(id) && !/Alias\d$/.test(id));
    expect(others).toEqual(['showtimesEventOrShowtimesCinema']);
  });

  it.each(languages)(
    'R236 R237 R241 answers every call of the contract as before, in %s',
    async (language) => {
      const different: string[] = [];
      for (const { path, before } of answers.get(language) ?? []) {
        const after = await answerOf(apps[1], language, path);
        if (isDeepStrictEqual(before, after)) continue;
        // The first difference is shown whole.
        if (different.length === 0) expect.soft(after, path).toEqual(before);
        different.push(path);
      }
      expect(different).toEqual([]);
      expect(answers.get(language)?.length).toBeGreaterThan(1_000);
    },
  );
});
