import { describe, expect, it } from 'vitest';
import { eventsFixture } from '../events/fixture.ts';
import { refusedPaths } from '../test-support.ts';
import { eventFixture } from './fixture.ts';
import { eventDetail, eventDetails } from './schema.ts';

describe('GET /api/event/{slug}', () => {
  it('has the details of a season', () => {
    expect(Object.keys(eventDetails.shape).join(' ')).toBe(
      'eventType teaser description prices logo backdrop redirectSlug trackingSlug',
    );
    expect(eventDetail.parse(eventFixture).details?.prices).toStrictEqual([
      { label: 'La soirée', amount: 27 },
    ]);
  });

  it('R239 reads the list item alone', () => {
    expect(eventDetail.parse(eventsFixture[1])).toMatchObject({ details: null, shows: [] });
    expect(refusedPaths(eventDetail, { slug: 'a' })).toStrictEqual(['title']);
  });
});
