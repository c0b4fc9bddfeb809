import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { tagsFixture } from './fixture.ts';
import { tag, tagIcon, tagOrders, tagPlaces, tagsAnswer } from './schema.ts';

const [, plain] = tagsFixture;

describe('GET /api/tags', () => {
  it('R085 has premium, version filter, six display places, badge, three orders and texts', () => {
    expect(Object.keys(tag.shape).slice(0, 11).join(' ')).toBe(
      'slug title premium versionFilter places tooltipBadge orders backdrop description ctaUrl upsellText',
    );
    expect(Object.keys(tagPlaces.parse({})).join(' ')).toBe(
      'cinema cinemaFilters showFilters showtime accessibility show',
    );
    expect(Object.keys(tagOrders.parse({})).join(' ')).toBe('showtime filter upsell');
  });

  it('R086 has an icon of three kinds, titles, colours, pictos and special', () => {
    expect(Object.keys(tag.shape).slice(11).join(' ')).toBe(
      'icon highlighted thumbnailTitle modalTitle textColor backgroundColor pictoBanner pictoImage special',
    );
    for (const type of ['sprite', 'image', 'text']) {
      expect(readTwice(tagIcon, { type, value: 'imax' })).toStrictEqual({ type, value: 'imax' });
    }
    expect(refusedPaths(tagIcon, { type: 'font', value: 'imax' })).toStrictEqual(['type']);
  });

  it('R086 shows a tag nowhere that says nothing of its places', () => {
    expect(
      readTwice(tagsAnswer, [{ slug: 'PAUSE', title: 'Entracte', special: true, icon: [] }]),
    ).toStrictEqual([
      {
        ...plain,
        slug: 'PAUSE',
        title: 'Entracte',
        places: {
          cinema: false,
          cinemaFilters: false,
          showFilters: false,
          showtime: false,
          accessibility: false,
          show: false,
        },
        icon: null,
      },
    ]);
  });
});
