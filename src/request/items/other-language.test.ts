import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { listsOnly, stoppedClock, testApi } from '#src/api/api-test-kit.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { ItemState } from '../decision.ts';
import { askItem, knownItem, renewSnapshot } from './items.ts';
import { kindsShownIn } from './listed-kinds.ts';

const api = testApi();
const [film] = showsFixture.shows;
const [cinema] = cinemasFixture;
const [city] = citiesFixture;
if (film === undefined || cinema === undefined || city === undefined) throw new Error('empty fixtures');

const en = { film: 'the-evening-walk', cinema: 'velours-faubourg-en', city: 'paris-en' };

/** Answers the lists of each language, with different slugs in English, and further answers by path. */
function languages(
  more: Readonly<Record<string, unknown>> = {},
  reference: string | null = film?.showRef ?? null,
) {
  return (path: string, request: Request) => {
    const english = new URL(request.url).searchParams.get('language') === 'en';
    const found = more[path];
    if (typeof found === 'number') return new HttpResponse('{}', { status: found });
    if (found !== undefined) return HttpResponse.json(found);
    if (!english) return listsOnly(path);
    const lists: Readonly<Record<string, unknown>> = {
      '/api/shows': {
        ...showsFixture,
        shows: [{ ...film, slug: en.film, showRef: reference }, ...showsFixture.shows.slice(1)],
      },
      '/api/cinemas': [{ ...cinema, slug: en.cinema }, ...cinemasFixture.slice(1)],
      '/api/cities': [{ ...city, slug: en.city }, ...citiesFixture.slice(1)],
    };
    return lists[path] === undefined ? listsOnly(path) : HttpResponse.json(lists[path]);
  };
}

const moved = (slug: string): ItemState => ({ kind: 'moved', slug });
const translate = `/api/show/${en.film}/translate`;

describe('D41 a slug of another language', () => {
  beforeEach(async () => {
    api.answer = languages();
    await renewSnapshot('fr-FR');
  });

  it('has moved to this language’s, as the API translates it, and is remembered', async () => {
    api.answer = languages({ [translate]: { fr: film.slug, en: en.film } });
    await expect(askItem('fr-FR', 'show', en.film)).resolves.toEqual(moved(film.slug));
    expect(knownItem('fr-FR', 'show', en.film)).toEqual(moved(film.slug));
    expect(api.calls.filter((call) => call.startsWith('/api/show/'))).toEqual([`${translate}?language=en`]);
  });

  it('works the other way round', async () => {
    await renewSnapshot('en-FR');
    await expect(askItem('en-FR', 'show', film.slug)).resolves.toEqual(moved(en.film));
  });

  it.each([
    ['show', en.film, film.slug],
    ['cinema', en.cinema, cinema.slug],
    ['city', en.city, city.slug],
  ] as const)(
    'is found by what tells items where the API does not translate: %s',
    async (kind, slug, own) => {
      await expect(askItem('fr-FR', kind, slug)).resolves.toEqual(moved(own));
    },
  );

  it.each([
    ['leads to what no list names', { fr: 'nowhere-1', en: en.film }],
    ['says the same slug', { fr: en.film, en: en.film }],
    ['does not know this language', { en: en.film }],
  ])('is no address of this language where its translation %s', async (_what, told) => {
    api.answer = languages({ [translate]: told }, null);
    await expect(askItem('fr-FR', 'show', en.film)).resolves.toEqual({ kind: 'unknown' });
  });

  it('is shown where the API has it in this language under that very slug', async () => {
    api.answer = languages({
      [translate]: { fr: en.film, en: en.film },
      [`/api/show/${en.film}`]: { ...showFixture, slug: en.film },
    });
    await expect(askItem('fr-FR', 'show', en.film)).resolves.toMatchObject({ kind: 'here' });
  });

  it('is not looked for among strangers’ addresses: they cost the lists of the other language once', async () => {
    stoppedClock();
    for (let index = 0; index < 20; index += 1) await askItem('fr-FR', 'show', `stranger-${index}`);
    const calls = api.calls.filter((call) => call.endsWith('language=en'));
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls).toHaveLength(4 + kindsShownIn('en-FR').length);
    expect(api.calls.filter((call) => call.includes('translate'))).toEqual([]);
  });

  it('is what it is while the other language’s lists cannot be had', async () => {
    api.answer = (path, request) =>
      new URL(request.url).searchParams.get('language') === 'en'
        ? new HttpResponse('{}', { status: 500 })
        : listsOnly(path);
    await expect(askItem('fr-FR', 'show', en.film)).resolves.toEqual({ kind: 'unknown' });
  });
});
