import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { folderSource } from './sources/folder-source.ts';
import type { ReadResult } from './read-site.ts';
import { SourceError } from './sources/source.ts';
import { testFolder } from './fixtures/test-folder.ts';
import type { TestFolder } from './fixtures/test-folder.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.dispose());

function languageOf(result: ReadResult, language: 'nl' | 'en'): LanguageCatalogue {
  const found = result.read?.catalogue.languages[language];
  if (found === undefined) throw new Error(JSON.stringify(result.findings));
  return found;
}

describe('a folder of recorded answers', () => {
  it('is taken in with the quirks of the field', async () => {
    const nl = languageOf(await folder.read(), 'nl');
    expect(nl.cinemaShows['velours-duinzicht']).toEqual({ days: {}, shows: {} });
    expect(nl.shows[1]).toMatchObject({ contentRating: [], releaseAt: { '': '2026-09-17' } });
    expect(nl.shows[0]?.backgroundDominantColor).toBe('#204a5f');
    expect(nl.showDetails['het-zoutpakhuis-70101']).toMatchObject({
      posterPath: null,
      vod: null,
      releaseAt: { NL_NL: '2026-09-03' },
    });
    expect(
      nl.cinemaShows['velours-havenkwartier']?.shows['het-zoutpakhuis-70101']?.days['2026-09-09']?.tags,
    ).toEqual(['avp', 'AVP', 'DEFAULT']);
    expect(Object.keys(nl.showtimes['het-zoutpakhuis-70101']?.['velours-havenkwartier'] ?? {})).toEqual([
      '2026-09-09',
      '2026-09-10',
    ]);
    expect(nl.events[1]).toMatchObject({ type: 'season', price: 12.5 });
  });

  it('has the zone of a cinema in its list too, where only the detail tells it (D28)', async () => {
    const listed = languageOf(await folder.read(), 'nl').cinemas;
    const zones = ['Europe/Amsterdam', 'America/Curacao'];
    for (const [index, item] of listed.entries())
      folder.write(`cinema/${item.slug}`, { ...item, timeZone: zones[index] });
    const { cinemas } = languageOf(await folder.read(), 'nl');
    expect(cinemas.map(({ slug, timeZone }) => [slug, timeZone])).toEqual([
      ['velours-havenkwartier', undefined],
      ['velours-duinzicht', 'America/Curacao'],
    ]);
  });

  it('leaves out what names a missing item, and lists each', async () => {
    const { leftOut, problems } = await folder.findings();
    expect(problems).toEqual([]);
    expect(leftOut).toEqual([
      'nl/cinema/velours-havenkwartier/shows days.2026-09-09.highlightedShowtime: the lists lack "verdwenen-film-70999"',
      'nl/cinema/velours-havenkwartier/shows verdwenen-film-70999: the lists lack "verdwenen-film-70999"',
      'nl/show/opera-de-getijden-70103/showtimes velours-gesloopt: the lists lack "velours-gesloopt"',
    ]);
    const nl = languageOf(await folder.read(), 'nl');
    expect(JSON.stringify(nl)).not.toContain('verdwenen-film');
    expect(JSON.stringify(nl)).not.toContain('velours-gesloopt');
  });

  it('fills in details, cities, a programme and the cinemas of a show', async () => {
    const nl = languageOf(await folder.read(), 'nl');
    expect(nl.showDetails['nachtboot-70102']).toMatchObject({
      title: 'Nachtboot',
      directors: null,
      actors: 'Mirte Ozinga, Youssef Bakkali',
      tags: [],
      redirectSlug: null,
    });
    expect(nl.cinemaDetails['velours-duinzicht']).toMatchObject({
      hallCount: null,
      pricing: null,
      pushes: [],
    });
    expect(nl.cities).toMatchObject([
      {
        id: 1,
        slug: 'zeehaven',
        name: 'Zeehaven',
        departement: '4380 AB',
        cinemas: ['velours-havenkwartier'],
      },
      { id: 2, slug: 'duinzicht', cinemas: ['velours-duinzicht'] },
    ]);
    expect(nl.cityDetails.zeehaven).toMatchObject({ nearbyCities: [], seo: null });
    expect(nl.showCinemas['het-zoutpakhuis-70101']).toEqual({
      'velours-havenkwartier': {
        days: {
          '2026-09-09': {
            tags: ['avp', 'AVP', 'DEFAULT'],
            upsell: null,
            versions: ['ov'],
            specialShowtime: false,
            highlightedShowtime: null,
          },
          '2026-09-10': {
            tags: ['DEFAULT', 'PAUSE'],
            upsell: null,
            versions: ['ov'],
            specialShowtime: false,
            highlightedShowtime: null,
          },
        },
        releasedAt: '2026-09-03',
      },
    });
    folder.remove('cinema/velours-havenkwartier/shows');
    const derived = languageOf(await folder.read(), 'nl').cinemaShows['velours-havenkwartier'];
    expect(derived?.days).toEqual({
      '2026-09-09': { upsell: null, highlightedShowtime: null },
      '2026-09-10': { upsell: null, highlightedShowtime: null },
    });
    expect(derived?.shows['het-zoutpakhuis-70101']?.days['2026-09-09']).toMatchObject({
      tags: ['AVP', 'avp', 'DEFAULT', 'PAUSE'],
      bookable: true,
      versions: ['ov'],
    });
  });

  it('tells films from events where the source says isMovie false for all', async () => {
    const nl = languageOf(await folder.read(), 'nl');
    expect(nl.shows.map(({ slug, isMovie }) => [slug, isMovie])).toEqual([
      ['het-zoutpakhuis-70101', true],
      ['nachtboot-70102', true],
      ['opera-de-getijden-70103', false],
    ]);
    expect(nl.showDetails['opera-de-getijden-70103']?.isMovie).toBe(false);
    expect(nl.showDetails['nachtboot-70102']?.isMovie).toBe(true);
    folder.edit('shows', '"isMovie": false', '"isMovie": true');
    expect(languageOf(await folder.read(), 'nl').shows.map(({ isMovie }) => isMovie)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('joins the items of its languages by their references', async () => {
    const { read } = await folder.read();
    expect(read?.catalogue.translations.shows).toContainEqual({
      nl: 'het-zoutpakhuis-70101',
      en: 'the-salt-store-70101',
    });
    expect(read?.catalogue.translations.cinemas).toContainEqual({
      nl: 'velours-duinzicht',
      en: 'velours-duinzicht',
    });
    expect(read?.catalogue.translations.cities).toContainEqual({ nl: 'zeehaven', en: 'zeehaven' });
    expect(read?.lacking).toEqual({
      nl: ['versions', 'footer', 'footerFaq', 'settings'],
      en: ['tags', 'versions', 'footer', 'footerFaq', 'settings'],
    });
  });

  it('believes what the source itself says of its translations', async () => {
    folder.edit('en/shows', 'HO00007102', 'HO00007199');
    folder.edit('en/shows', 'night-boat-70102', 'night-boat');
    folder.write('show/nachtboot-70102/translate', { nl: 'nachtboot-70102', en: 'night-boat' });
    const { read } = await folder.read();
    expect(read?.catalogue.translations.shows).toContainEqual({ nl: 'nachtboot-70102', en: 'night-boat' });
    expect(read?.catalogue.translations.shows).toHaveLength(3);
  });

  it('D36 D62 joins by a number that two films of a language share, or by a year, no films at all', async () => {
    for (const [file, slugs] of [
      ['shows', ['maanlanding-1969', 'nachtboot-8000', 'getijden-8000']],
      ['en/shows', ['woodstock-1969', 'night-boat-8000', 'tides-8001']],
    ] as const) {
      for (const [index, slug] of slugs.entries())
        folder.edit(
          file,
          new RegExp(`"slug": "[a-z-]+-7010${index + 1}"`).exec(folder.text(file))?.[0] ?? '',
          `"slug": "${slug}"`,
        );
      for (const number of [1, 2, 3]) folder.edit(file, `"HO0000710${number}"`, 'null');
    }
    const { read } = await folder.read();
    expect(read?.catalogue.translations.shows).toEqual([
      { nl: 'maanlanding-1969' },
      { nl: 'nachtboot-8000' },
      { nl: 'getijden-8000' },
      { en: 'woodstock-1969' },
      { en: 'night-boat-8000' },
      { en: 'tides-8001' },
    ]);
  });

  it('D36 D62 joins by its number a film that has no reference, and none whose references differ', async () => {
    folder.edit('en/shows', '"HO00007101"', 'null');
    folder.edit('en/shows', '"HO00007102"', '"HO00007199"');
    const { read } = await folder.read();
    expect(read?.catalogue.translations.shows).toEqual([
      { nl: 'het-zoutpakhuis-70101', en: 'the-salt-store-70101' },
      { nl: 'nachtboot-70102' },
      { nl: 'opera-de-getijden-70103', en: 'opera-the-tides-70103' },
      { en: 'night-boat-70102' },
    ]);
  });

  it('does not exist elsewhere', () => {
    expect(() => folderSource('nl', '/nowhere/at/all')).toThrow(SourceError);
  });
});

describe('a folder with problems', () => {
  it('is refused as a whole, with every file and field', async () => {
    folder.edit('cinemas', '"name": "Velours Duinzicht"', '"name": ""');
    folder.edit('shows', '"isMovie": false', '"isMovie": "no"');
    folder.edit(
      'show/het-zoutpakhuis-70101/showtimes/velours-havenkwartier/2026-09-09',
      '2026-09-09 20:30:00',
      '2026-09-09 25:30:00',
    );
    folder.write('tags', '[{"slug":');
    folder.write('show/nachtboot-70102', {
      slug: 'another-1',
      title: 'Another',
      releaseAt: {},
      isMovie: false,
    });
    const { problems } = await folder.findings();
    expect(problems.some((one) => one.startsWith('cinemas.json 1.name:'))).toBe(true);
    expect(problems.some((one) => one.startsWith('shows.json shows.0.isMovie:'))).toBe(true);
    expect(
      problems.some((one) =>
        one.startsWith('show/het-zoutpakhuis-70101/showtimes/velours-havenkwartier/2026-09-09.json 1.time:'),
      ),
    ).toBe(true);
    expect(problems.some((one) => one.startsWith('tags.json :'))).toBe(true);
    expect(problems.some((one) => one.startsWith('show/nachtboot-70102.json slug:'))).toBe(true);
    expect((await folder.read()).read).toBeNull();
  });

  it.each([
    ['a list is missing', () => folder.remove('shows'), 'shows.json : missing'],
    [
      'a slug stands twice',
      () => folder.edit('cinemas', '"slug": "velours-duinzicht"', '"slug": "velours-havenkwartier"'),
      'stands twice',
    ],
    [
      'a slug is a reserved word',
      () => folder.edit('cinemas', '"slug": "velours-duinzicht"', '"slug": "ville"'),
      '"ville" is a reserved word',
    ],
    [
      'SEC1 a slug has an ending of Next.js',
      () => folder.edit('cinemas', '"slug": "velours-duinzicht"', '"slug": "velours.rsc"'),
      '"velours.rsc" has an ending that no address of a site has',
    ],
    [
      'a slug would leave its folder',
      () => folder.edit('cinemas', '"slug": "velours-duinzicht"', '"slug": "../../etc"'),
      'cinemas.json 1.slug',
    ],
    [
      'a day is none',
      () => folder.write('show/nachtboot-70102/showtimes/velours-duinzicht/2026-02-30', []),
      '"2026-02-30" is no day',
    ],
    ['a file is named by no slug', () => folder.write('cinema/une salle', {}), '"une salle" is no slug'],
    [
      'translations contradict',
      () => {
        folder.write('show/nachtboot-70102/translate', { nl: 'nachtboot-70102', en: 'night-boat-70102' });
        folder.write('show/het-zoutpakhuis-70101/translate', {
          nl: 'het-zoutpakhuis-70101',
          en: 'night-boat-70102',
        });
      },
      'contradicts itself',
    ],
  ])('is refused where %s', async (_what, spoil, message) => {
    spoil();
    const { problems } = await folder.findings();
    expect(problems.join('\n')).toContain(message);
    expect((await folder.read()).read).toBeNull();
  });
});

describe('dates moved to today', () => {
  it('keep their distances and the time of day', async () => {
    const now = new Date('2026-11-20T12:00:00+01:00');
    const nl = languageOf(await folder.read(true, now), 'nl');
    const byDay = nl.showtimes['het-zoutpakhuis-70101']?.['velours-havenkwartier'] ?? {};
    expect(Object.keys(byDay)).toEqual(['2026-11-20', '2026-11-21']);
    // Summer time has ended in between: the wall clock stays, the offset follows.
    expect(byDay['2026-11-20']?.[2]).toMatchObject({
      time: '2026-11-21 00:15:00',
      reservabilityStart: '2026-10-12T11:52:53+02:00',
      reservabilityEnd: '2026-11-21T00:15:00+01:00',
    });
    expect(nl.shows[0]?.releaseAt).toEqual({ NL_NL: '2026-11-14' });
    expect(Object.keys(nl.cinemaShows['velours-havenkwartier']?.days ?? {})).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(
      Object.keys(nl.showCinemas['het-zoutpakhuis-70101']?.['velours-havenkwartier']?.days ?? {}),
    ).toEqual(['2026-11-20', '2026-11-21']);
  });
});
