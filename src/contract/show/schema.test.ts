import { describe, expect, it } from 'vitest';
import { trailer } from '../entities.ts';
import { readTwice, refusedPaths } from '../test-support.ts';
import { movedShowField, showFixture } from './fixture.ts';
import { showDetail, showVod } from './schema.ts';
import type { ShowDetail } from './schema.ts';

const wire =
  'slug title titleTracking releaseAt contentRating cinechecks genres genresTracking duration directors ' +
  'actors synopsis entertainementLogo entertainementSubtitle distribution entertainementCasting posterPath ' +
  'backgroundPath backgroundDominantColor isMovie trailers presentation calendar warning nationality ' +
  'nationalityTracking originalTitle feelings similarShows event redirectSlug refHubble isNew ' +
  'notComingSoon visaHubble copiesCount next24ShowtimesCount tags salesOpeningDatetime ' +
  'showtimesDisplayDatetime vodAvailability vod refVista labelFlagColor label originalReleaseAt ' +
  'extraInformation logoTitle spokenLanguage';

const readField = (field: keyof ShowDetail, raw: unknown) =>
  readTwice(showDetail, { ...showFixture, [field]: raw })[field];

describe('GET /api/show/{slug}', () => {
  it('R079 has the fields of a detail in the order of the wire', () => {
    expect(Object.keys(showDetail.shape).join(' ')).toBe(wire);
  });

  it('R079 keeps directors and actors as one comma text, and joins a list', () => {
    expect(readField('directors', 'Maud Verrier, Elias Thorn')).toStrictEqual('Maud Verrier, Elias Thorn');
    expect(readField('actors', ['Ines Marchetti', 'Lia Brandt'])).toStrictEqual('Ines Marchetti, Lia Brandt');
    expect(readField('actors', [])).toStrictEqual(null);
  });

  it('R080 reads absent feelings as none', () => {
    const none = {
      countWishList: 0,
      countEmotionDisappointed: 0,
      countEmotionLike: 0,
      countEmotionLove: 0,
    };
    expect(readField('feelings', null)).toStrictEqual(none);
    expect(readField('feelings', [])).toStrictEqual(none);
    expect(readField('feelings', { countEmotionLove: 3 })).toStrictEqual({ ...none, countEmotionLove: 3 });
  });

  it('R080 always writes tags as an array and synopsis as a key', () => {
    const moved = showDetail.parse(movedShowField);
    expect(moved.tags).toStrictEqual([]);
    expect(moved).toHaveProperty('synopsis', null);
    expect(moved.redirectSlug).toBe('petit-tambour-11902');
    // Our addition is absent where the source does not say it.
    expect(`${Object.keys(moved).join(' ')} spokenLanguage`).toBe(wire);
    expect(showDetail.parse(moved)).toStrictEqual(moved);
  });

  it.each([
    '//evil.example',
    '/films',
    '..',
    'a/../b',
    'https://evil.example',
    String.raw`a\b`,
    'a b',
    '@evil.example',
  ])('SEC7 a show moves to a slug or not at all: %j', (redirectSlug) => {
    const { success, data } = showDetail.safeParse({ ...showFixture, redirectSlug });
    expect(success ? data.redirectSlug : null).toBeNull();
  });

  it('keeps the line breaks of a synopsis', () => {
    expect(showDetail.parse(showFixture).synopsis).toContain('<br/>');
  });

  it('R081 has the lowest price and the address of the show at home beside title, slug and poster', () => {
    expect(Object.keys(showVod.shape).join(' ')).toBe('lowPrice url');
    expect(readField('vod', { lowPrice: '4.99', url: 'https://vod.example.org/x' })).toStrictEqual({
      lowPrice: 4.99,
      url: 'https://vod.example.org/x',
    });
    expect(readField('vod', [])).toStrictEqual(null);
    expect(Object.keys(showFixture)).toEqual(expect.arrayContaining(['title', 'slug', 'posterPath']));
  });

  it('R088 has the fields of a trailer and keeps any provider', () => {
    expect(Object.keys(trailer.shape).join(' ')).toBe(
      'externalId videoType title snapshot isMain language publishedAt seconds captions',
    );
    const [first] = showFixture.trailers;
    for (const videoType of ['allocine', 'vimeo', 'youtube', 'S3', 'dailymotion']) {
      expect(readField('trailers', [{ ...first, videoType }])).toStrictEqual([{ ...first, videoType }]);
    }
    expect(readField('trailers', [{ ...first, externalId: 77 }])).toStrictEqual([
      { ...first, externalId: '77' },
    ]);
    const captions = [{ language: 'fr', label: 'Français', url: 'https://media.example.org/a.fr.vtt' }];
    const more = { ...first, captions, publishedAt: '2026-06-01T18:00:00+02:00' };
    expect(readField('trailers', [more])).toStrictEqual([more]);
  });

  it('refuses a detail of the wrong shape', () => {
    expect(refusedPaths(showDetail, { ...showFixture, isMovie: 'yes', title: '' })).toStrictEqual([
      'title',
      'isMovie',
    ]);
    expect(refusedPaths(showDetail, [])).toStrictEqual(['']);
  });
});
