import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from './fixtures/test-folder.ts';
import type { TestFolder } from './fixtures/test-folder.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.dispose());

const salt = 'het-zoutpakhuis-70101';
const harbour = 'velours-havenkwartier';
const showtimes = `show/${salt}/showtimes/${harbour}/2026-09-09`;
const programme = `cinema/${harbour}/shows`;

describe('a wrong optional value', () => {
  it.each([
    [
      'a capacity with a blank',
      showtimes,
      '"70"',
      '"149 "',
      '0.auditoriumCapacity (2026-09-09 14:00:00): expected a string of digits, got "149 "',
    ],
    ['a null among tags', showtimes, '"PAUSE"', 'null', '0.tags.1 (2026-09-09 14:00:00): '],
    [
      'a relative booking address',
      showtimes,
      'https://tickets.example/nl/V0071S5001/booking',
      '/nl/V0071S5001/booking',
      '0.refCmd (2026-09-09 14:00:00): expected an absolute http(s) address, got "/nl/V0071S5001/booking"',
    ],
    [
      'an address with a control character',
      showtimes,
      'https://tickets.example/nl/V0071S5001/booking',
      String.raw`https://tickets.example/nl/V0071S5001/booking?x=\u0000`,
      '0.refCmd (2026-09-09 14:00:00): expected an absolute http(s) address, got "https://tickets.example/nl/V0071S5001/booking',
    ],
    [
      'an address with half a pair',
      'cinemas',
      'https://media.example/velours-havenkwartier.jpg',
      String.raw`https://media.example/\ud83d.jpg`,
      '0.backdrop (velours-havenkwartier): expected an absolute http(s) address, got "https://media.example/',
    ],
    [
      'an end without seconds',
      showtimes,
      '"endTime": null',
      '"endTime": "2026-09-09 16:00"',
      '0.endTime (2026-09-09 14:00:00): expected YYYY-MM-DD HH:MM:SS, got "2026-09-09 16:00"',
    ],
    ['a duration as a text', 'shows', '"duration": 104', '"duration": "104"', `shows.0.duration (${salt}): `],
    [
      'a poster without an address',
      'shows',
      `https://media.example/${salt}/lg`,
      'n/a',
      `shows.0.posterPath.lg (${salt}): `,
    ],
    [
      'a colour by name',
      'shows',
      '#204A5F',
      'blue',
      `shows.0.backgroundDominantColor (${salt}): expected #rrggbb, got "blue"`,
    ],
    [
      'a release day that is none',
      'shows',
      '2026-09-03',
      '2026-02-30',
      `shows.0.releaseAt.NL_NL (${salt}): `,
    ],
    [
      'a rating that is a text',
      'shows',
      '"ref": "-12ans"',
      '"ref": 12',
      `shows.0.contentRating.ref (${salt}): `,
    ],
    [
      'a check without a reference',
      'shows',
      '"ref": "vio"',
      '"ref": null',
      `shows.0.cinechecks.0.ref (${salt}): `,
    ],
    [
      'a place outside of the world',
      'cinemas',
      '51.44',
      '151.44',
      `0.theaters.0.gpsPosition.x (${harbour}): `,
    ],
    ['a service without a label', 'cinemas', '"Fietsenstalling"', '7', `0.services.0.label (${harbour}): `],
    [
      'a reference that is no slug',
      'cinemas',
      '"nearbySessionsCinema": null',
      '"nearbySessionsCinema": "a b"',
      `0.nearbySessionsCinema (${harbour}): `,
    ],
    ['an order that is a text', programme, '"cineOrder": ', '"cineOrder": "x", "was": ', 'cineOrder ('],
  ])('is left out alone and told with its item: %s', async (_what, file, from, to, told) => {
    folder.edit(file, from, to);
    const { problems, dropped } = await folder.findings();
    expect(problems).toEqual([]);
    expect(dropped).toHaveLength(1);
    expect(dropped[0]).toContain(`${file}.json `);
    expect(dropped[0]).toContain(told);
    expect((await folder.read()).read?.catalogue.languages.nl?.shows).toHaveLength(3);
  });

  it('costs nothing else of its item', async () => {
    folder.edit(showtimes, '"PAUSE"', 'null');
    folder.edit(showtimes, '"70"', '"149 "');
    folder.edit('shows', '"duration": 104', '"duration": -1');
    const nl = (await folder.read()).read?.catalogue.languages.nl;
    expect(nl?.showtimes[salt]?.[harbour]?.['2026-09-09']).toMatchObject([
      { time: '2026-09-09 14:00:00', tags: ['DEFAULT'], auditoriumCapacity: null, auditoriumName: '7 4DX' },
      { auditoriumCapacity: '70' },
      {},
    ]);
    expect(nl?.shows[0]).toMatchObject({ title: 'Het zoutpakhuis', duration: null, genres: ['Drama'] });
  });
});

describe('a wrong key or time', () => {
  it.each([
    [
      'a time without seconds',
      showtimes,
      '2026-09-09 14:00:00',
      '2026-09-09 14:00',
      '0.time',
      'https://tickets.example/nl/V0071S5001/booking',
    ],
    ['no time', showtimes, '"time"', '"at"', '0.time', 'https://tickets.example/nl/V0071S5001/booking'],
    ['no status', showtimes, '"status": "available"', '"status": null', '0.status', '2026-09-09 14:00:00'],
    [
      'a slug that is none',
      'shows',
      `"slug": "${salt}"`,
      '"slug": "het zoutpakhuis"',
      'shows.0.slug',
      'Het zoutpakhuis',
    ],
    ['no title', 'shows', '"title": "Het zoutpakhuis"', '"title": " "', 'shows.0.title', salt],
    ['a day that is none', programme, '"2026-09-09"', '"2026-13-09"', 'days', ''],
    ['a film that is a null', 'shows', '"shows": [', '"shows": [null,', 'shows.0', ''],
    ['no city', 'cinemas', '"citySlug": "zeehaven"', '"citySlug": 4', '0.citySlug', harbour],
  ])('stops the load, with its file, field and item: %s', async (_what, file, from, to, field, item) => {
    folder.edit(file, from, to);
    const { findings, read } = await folder.read();
    expect(read).toBeNull();
    expect(findings.problems.map(({ origin }) => origin)).toContain(`${file}.json`);
    const problem = findings.problems.find((one) => one.field.startsWith(field));
    expect(problem?.item ?? '').toBe(item);
    expect(problem?.message).toMatch(/expected|wrong key/);
  });

  it('stops the load as a slug of another language', async () => {
    folder.write('show/nachtboot-70102/translate', { nl: 'nachtboot-70102', en: 'night boat' });
    const { problems } = await folder.findings();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('show/nachtboot-70102/translate.json en: expected a slug');
  });

  it('is told together with all others, and with what would be left out', async () => {
    folder.edit(showtimes, '2026-09-09 14:00:00', '14:00');
    folder.edit(showtimes, '2026-09-09 20:30:00', '20:30');
    folder.edit(showtimes, '"PAUSE"', 'null');
    const { problems } = await folder.findings();
    expect(problems).toEqual([
      `${showtimes}.json 0.time: expected YYYY-MM-DD HH:MM:SS, got "14:00"`,
      `${showtimes}.json 1.time: expected YYYY-MM-DD HH:MM:SS, got "20:30"`,
    ]);
  });
});
