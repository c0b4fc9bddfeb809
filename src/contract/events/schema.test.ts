import { describe, expect, it } from 'vitest';
import { readTwice } from '../test-support.ts';
import { eventsFixture } from './fixture.ts';
import { eventItem, eventsAnswer } from './schema.ts';

describe('GET /api/events', () => {
  it('has the fields of a season, its details aside', () => {
    expect(Object.keys(eventItem.shape).join(' ')).toBe(
      'slug title type subtitle posterPath price initialPrice active ctaLabel ctaUrl',
    );
  });

  it('R239 reads shows as events, and lists in a wrapper', () => {
    const [, written] = eventsFixture;
    const { slug, title } = written;
    expect(readTwice(eventsAnswer, [{ slug, title, isMovie: false }])).toStrictEqual([written]);
    expect(readTwice(eventsAnswer, { events: [{ slug, title }] })).toStrictEqual([written]);
    expect(readTwice(eventsAnswer, { shows: [{ slug, title }], labels: [] })).toStrictEqual([written]);
  });
});
