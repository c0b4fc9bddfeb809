import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { addressesOf } from '../addresses.ts';
import { harbourNow, harbourOrigins } from '../fixtures/harbour.ts';
import { readSite } from '../read-site.ts';
import type { ReadResult } from '../read-site.ts';
import { folderSource } from './folder-source.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'velours-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes answers by their path below the root, without `.json`. */
function write(answers: Readonly<Record<string, unknown>>): void {
  for (const [path, answer] of Object.entries(answers)) {
    const file = join(root, `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(answer));
  }
}

/** Reads `site/` below the root as the nl site, with `shared/` where that is asked for. */
async function read(withShared = false): Promise<ReadResult> {
  const options = { addresses: addressesOf({ mediaOrigin: 'https://media.test', ...harbourOrigins }) };
  const source = folderSource(
    'nl',
    join(root, 'site'),
    withShared ? { ...options, shared: join(root, 'shared') } : options,
  );
  return readSite('nl', source, { shiftToToday: false, now: harbourNow, origins: harbourOrigins });
}

async function catalogueOf(withShared = false): Promise<SiteCatalogue> {
  const { read: found, findings } = await read(withShared);
  if (found === null) throw new Error(JSON.stringify(findings.problems));
  return found.catalogue;
}

const theaters = [{ name: 'Kade', addressCity: 'Zeestad' }];
const cinema = { slug: 'kade', citySlug: 'zeestad', name: 'Kade', theaters, description: 'Aan het water' };
const tide = { slug: 'getij-1', title: 'Getij', isMovie: true, duration: 90, showRef: 'HO00000001' };
const storm = { slug: 'storm-2', title: 'Storm', isMovie: true, showRef: 'HO00000002' };

describe('a folder whose list has the name of the folder of its items', () => {
  const bay = { slug: 'baai', title: 'Baai' };
  const reef = { slug: 'rif', title: 'Rif', logo: 'https://media.test/rif.svg' };

  it('R242 gives the list, every page of it, and what a page lacks the list says', async () => {
    write({
      'site/cinemas': [cinema],
      'site/shows': { shows: [] },
      'site/gpxp': [bay, reef],
      'site/gpxp/rif': { slug: 'rif', details: '<p>Diep.</p>' },
      'site/gpxp/zandbank': { slug: 'zandbank', title: 'Zandbank', redirectSlug: 'rif' },
      'site/gone': { gpxp: ['wrak'] },
    });
    const { nl } = (await catalogueOf()).languages;
    expect(nl?.experiences.map(({ slug }) => slug)).toEqual(['baai', 'rif']);
    expect(Object.keys(nl?.experienceDetails ?? {}).toSorted()).toEqual(['baai', 'rif', 'zandbank']);
    expect(nl?.experienceDetails.rif).toMatchObject({ ...reef, details: '<p>Diep.</p>', services: [] });
    expect(nl?.experienceDetails.baai).toMatchObject({ ...bay, details: null });
  });

  it('R244 R246 gives news from one file beside its list, and help articles from a path of three parts', async () => {
    const article = { id: 7, title: 'Kaartjes', category: { id: 1, name: 'Kopen' } };
    write({
      'site/cinemas': [cinema],
      'site/shows': { shows: [tide] },
      'site/news': [{ slug: 'nieuwe-zaal', title: 'Nieuwe zaal' }],
      'site/news.detail': { 'nieuwe-zaal': { content: '<p>Welkom.</p>', featuredShow: 'getij-1' } },
      'site/news.translate': { 'nieuwe-zaal': { nl: 'nieuwe-zaal', en: 'new-auditorium' } },
      'site/faq/articles': [{ ...article, slug: 'kaartjes' }],
      'site/faq/article/slug': {
        kaartjes: { ...article, content: '<p>Online.</p>', related: ['oud'] },
        oud: { id: 8, title: 'Oud', redirectSlug: 'kaartjes' },
      },
      'site/en/cinemas': [cinema],
      'site/en/shows': { shows: [{ ...tide, slug: 'tide-1' }] },
      'site/en/news': [{ slug: 'new-auditorium', title: 'New auditorium' }],
      'site/en/news.detail': { 'new-auditorium': { content: '<p>Welcome.</p>' } },
    });
    const { languages, translations } = await catalogueOf();
    const { nl, en } = languages;
    expect(nl?.newsItemDetails['nieuwe-zaal']).toMatchObject({
      title: 'Nieuwe zaal',
      content: '<p>Welkom.</p>',
      featuredShow: 'getij-1',
    });
    expect(en?.newsItemDetails['new-auditorium']).toMatchObject({ title: 'New auditorium' });
    expect(translations.news).toEqual([{ nl: 'nieuwe-zaal', en: 'new-auditorium' }]);
    expect(nl?.faqArticles.map(({ slug }) => slug)).toEqual(['kaartjes']);
    expect(nl?.faqArticleDetails).toMatchObject({
      kaartjes: { content: '<p>Online.</p>', related: ['oud'], category: { id: '1' } },
      oud: { slug: 'oud', redirectSlug: 'kaartjes' },
    });
  });

  it('tells what is wrong with a list and with a page', async () => {
    write({
      'site/cinemas': [cinema],
      'site/shows': { shows: [] },
      'site/gpxp': [bay, { slug: 'rif' }],
      'site/gpxp/baai': { ...bay, slug: 'strand' },
    });
    const { findings } = await read();
    expect(findings.problems.map(({ origin, field }) => `${origin} ${field}`)).toEqual([
      'gpxp.json 1.title',
      'gpxp/baai.json slug',
    ]);
  });
});

describe('a folder with one file a kind', () => {
  it('gives every detail by its slug, and what a page lacks its list says', async () => {
    write({
      'site/cinemas': [cinema],
      'site/cinema': { kade: { itinerary: 'Tram 1' } },
      'site/shows': { shows: [tide, storm] },
      'site/show': {
        'getij-1': { synopsis: 'Eb.', duration: 95 },
        'oud-getij': { title: 'Oud', isMovie: true },
      },
    });
    const { nl } = (await catalogueOf()).languages;
    expect(nl?.cinemaDetails.kade).toMatchObject({ description: 'Aan het water', itinerary: 'Tram 1' });
    expect(nl?.showDetails['getij-1']).toMatchObject({ title: 'Getij', synopsis: 'Eb.', duration: 95 });
    expect(nl?.showDetails['storm-2']).toMatchObject({ title: 'Storm', synopsis: null });
    // Not in the list, and there all the same: an old page.
    expect(nl?.showDetails['oud-getij']).toMatchObject({ slug: 'oud-getij', title: 'Oud' });
  });

  it('prefers a file of its own', async () => {
    write({
      'site/cinemas': [cinema],
      'site/shows': { shows: [tide] },
      'site/show': { 'getij-1': { synopsis: 'Eb.' } },
      'site/show/getij-1': { ...tide, synopsis: 'Vloed.' },
    });
    expect((await catalogueOf()).languages.nl?.showDetails['getij-1']?.synopsis).toBe('Vloed.');
  });

  it('knows what is gone, and what an address that has moved is called elsewhere', async () => {
    write({
      'site/cinemas': [cinema],
      'site/shows': { shows: [tide, storm] },
      'site/show': { 'oud-getij': { title: 'Oud', isMovie: true, redirectSlug: 'getij-1' } },
      'site/show.translate': { 'oud-getij': { nl: 'oud-getij', en: 'old-tide' } },
      'site/gone': { show: ['storm-2', 'verdwenen-3'] },
      'site/en/cinemas': [cinema],
      'site/en/shows': { shows: [{ ...tide, slug: 'tide-1' }] },
      'site/en/show': { 'old-tide': { title: 'Old', isMovie: true, redirectSlug: 'tide-1' } },
    });
    const { languages, translations } = await catalogueOf();
    expect(languages.nl?.goneShows.toSorted()).toEqual(['storm-2', 'verdwenen-3']);
    expect(languages.nl?.shows.map(({ slug }) => slug)).toEqual(['getij-1']);
    expect(translations.shows).toContainEqual({ nl: 'oud-getij', en: 'old-tide' });
    expect(translations.shows).toContainEqual({ nl: 'getij-1', en: 'tide-1' });
  });

  it('names file, slug and field of a mistake, and refuses a file that is no map', async () => {
    write({
      'site/cinemas': [cinema],
      'site/shows': { shows: [tide] },
      'site/show': { 'getij-1': { duration: 'lang' } },
      'site/cinema': ['kade'],
    });
    const { findings } = await read();
    expect(findings.problems).toEqual([
      { origin: 'cinema.json', field: '', message: 'expected an object of answers by slug' },
    ]);
    expect(findings.dropped).toMatchObject([
      {
        origin: 'show.json · getij-1',
        field: 'duration',
        message: expect.stringContaining('number') as unknown,
      },
    ]);
  });

  it('says what a file of gone items has to look like', async () => {
    write({ 'site/cinemas': [cinema], 'site/shows': { shows: [tide] }, 'site/gone': ['getij-1'] });
    const { findings } = await read();
    expect(findings.problems).toEqual([
      { origin: 'gone.json', field: '', message: 'expected lists of slugs by kind, {"show": ["…"]}' },
    ]);
  });
});

describe('a folder beside one that sites share', () => {
  const shared = {
    'shared/nl/shows': { shows: [{ ...tide, contentRating: { ref: 'al', description: 'Alle' } }, storm] },
    'shared/nl/show': {
      'getij-1': { synopsis: 'Eb.', feelings: { countWishList: 3 } },
      'oud-getij': { title: 'Oud', isMovie: true, redirectSlug: 'getij-1' },
    },
    'shared/nl/tags': [{ slug: 'imax', title: 'IMAX' }],
  };

  it('takes whole files from there, with all pages of a list', async () => {
    write({ ...shared, 'site/cinemas': [cinema] });
    const { nl } = (await catalogueOf(true)).languages;
    expect(nl?.shows.map(({ slug }) => slug)).toEqual(['getij-1', 'storm-2']);
    expect(Object.keys(nl?.showDetails ?? {}).toSorted()).toEqual(['getij-1', 'oud-getij', 'storm-2']);
    expect(nl?.tags.map(({ slug }) => slug)).toEqual(['imax']);
  });

  it('lays its own records over the shared ones; its own list says which there are', async () => {
    write({
      ...shared,
      'site/cinemas': [cinema],
      'site/shows': { shows: [{ slug: 'getij-1', contentRating: { ref: '-6ans' } }] },
      'site/show': { 'getij-1': { feelings: { countEmotionLove: 2 } } },
    });
    const { nl } = (await catalogueOf(true)).languages;
    expect(nl?.shows).toHaveLength(1);
    expect(nl?.shows[0]).toMatchObject({
      title: 'Getij',
      contentRating: { ref: '-6ans', description: 'Alle' },
    });
    expect(nl?.showDetails['getij-1']).toMatchObject({
      synopsis: 'Eb.',
      feelings: { countWishList: 3, countEmotionLove: 2 },
    });
    expect(nl?.showDetails).not.toHaveProperty('oud-getij');
  });

  it('has to be there', () => {
    write({ 'site/cinemas': [cinema] });
    expect(() => folderSource('nl', join(root, 'site'), { shared: join(root, 'none') })).toThrow(
      'is not a folder',
    );
  });
});

describe('names in a folder', () => {
  it('become addresses of this platform, as large as the field shows them', async () => {
    write({
      'site/cinemas': [{ ...cinema, backdrop: 'picture:cinema/kade' }],
      'site/shows': {
        shows: [{ ...tide, posterPath: 'picture:poster/getij', backgroundPath: 'picture:backdrop/getij' }],
      },
      'site/show': {
        'getij-1': {
          trailers: [
            { externalId: 'file:trailer/getij.mp4', videoType: 'S3', snapshot: 'picture:backdrop/getij' },
          ],
        },
      },
      'site/footer': {
        columns: [{ title: 'Velours', links: [{ title: 'Account', url: 'account:/nl/register' }] }],
      },
      'site/ecards': [{ typeId: '5', label: 'Vijf', placesCount: 5, url: 'tunnel:/nl/nl/card-5/order' }],
    });
    const { nl } = (await catalogueOf()).languages;
    expect(nl?.cinemas[0]?.backdrop).toBe('https://media.test/media/cinema/kade/1920.webp');
    expect(nl?.shows[0]?.posterPath).toEqual({
      lg: 'https://media.test/media/poster/getij/720.webp',
      md: 'https://media.test/media/poster/getij/320.webp',
    });
    expect(nl?.shows[0]?.backgroundPath?.sm).toBe('https://media.test/media/backdrop/getij/640.webp');
    expect(nl?.showDetails['getij-1']?.trailers[0]).toMatchObject({
      externalId: 'https://media.test/media/trailer/getij.mp4',
      snapshot: 'https://media.test/media/backdrop/getij/1280.webp',
    });
    expect(nl?.footer.columns[0]?.links[0]?.url).toBe(`${harbourOrigins.accountOrigin}/nl/register`);
    expect(nl?.ecards[0]?.url).toBe(`${harbourOrigins.tunnelOrigin}/nl/nl/card-5/order`);
  });

  it('of a kind that is none are left out, and told', async () => {
    write({
      'site/cinemas': [{ ...cinema, backdrop: 'picture:poem/kade' }],
      'site/shows': { shows: [tide] },
    });
    const { findings } = await read();
    expect(findings.dropped.map(({ field }) => field)).toContain('0.backdrop');
  });
});

describe('what a source lacks', () => {
  it('is filled with the platform’s own settings, and the alerts of a cinema from the list', async () => {
    write({
      'site/cinemas': [cinema],
      'site/shows': { shows: [tide] },
      'site/alerts': [
        { title: 'Overal', message: 'Vol', allCinemas: true },
        { title: 'Hier', message: 'Lift', cinemas: ['kade'] },
        { title: 'Elders', message: 'Lift', cinemas: [] },
      ],
    });
    const { nl } = (await catalogueOf()).languages;
    expect(nl?.settings).toMatchObject({
      clientUrl: harbourOrigins.accountOrigin,
      cmdUrl: `${harbourOrigins.tunnelOrigin}/nl`,
      features: { authentication: true, wallet: false },
    });
    expect(nl?.cinemaDetails.kade?.alerts.map(({ title }) => title)).toEqual(['Overal', 'Hier']);
  });
});
