import { describe, expect, it } from 'vitest';
import { experiencesFixture } from '../experiences/fixture.ts';
import { readAnswer } from '../read.ts';
import { readTwice, refusedPaths } from '../test-support.ts';
import { experienceFixture } from './fixture.ts';
import { experienceDetail, experienceEndpoint } from './schema.ts';

describe('GET /api/gpxp/{slug}', () => {
  it('R100 R242 has title, backdrop, logo, teaser, details, video, services and where it moved', () => {
    expect(experienceEndpoint.path).toBe('/api/gpxp/{slug}');
    expect(Object.keys(experienceDetail.shape).join(' ')).toBe(
      'slug title backdrop logo teaser details video services redirectSlug',
    );
  });

  it('reads the list item alone', () => {
    expect(experienceDetail.parse(experiencesFixture[1])).toMatchObject({ details: null, services: [] });
    expect(refusedPaths(experienceDetail, { slug: 'a' })).toStrictEqual(['title']);
  });

  it('R265 without a title is no item: the error says that the tag is not found', () => {
    for (const title of [null, undefined])
      expect(readAnswer(experienceEndpoint, { ...experienceFixture, title })).toStrictEqual({
        ok: false,
        problems: ['Tag not found'],
        unknown: true,
      });
    const wrong = readAnswer(experienceEndpoint, { ...experienceFixture, title: 7 });
    expect(wrong).toMatchObject({ ok: false });
    expect(wrong).not.toHaveProperty('unknown');
  });

  it('reads a service by its number, and refuses one without a title', () => {
    const [service] = experienceFixture.services;
    const withService = (fields: object) => ({ ...experienceFixture, services: [{ ...service, ...fields }] });
    expect(readTwice(experienceDetail, withService({ id: 7 }))).toStrictEqual(experienceFixture);
    expect(refusedPaths(experienceDetail, withService({ title: null }))).toStrictEqual(['services.0.title']);
  });
});
