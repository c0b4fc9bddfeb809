import { describe, expect, it } from 'vitest';
import { filmAddress } from './mails.ts';

describe('the link of a mail about sales', () => {
  const siteOrigins = new Map([['fr', 'https://fr.velours.test']] as const);
  const film = {
    title: 'A',
    slug: 'a-1',
    isMovie: true,
    place: null,
    cinema: null,
    city: null,
    version: null,
  };
  const link = (place: object) => filmAddress({ siteOrigins }, 'fr', 'fr', { ...film, ...place });

  it('leads to the film in the cinema of the notice, or near its city', () => {
    expect(link({})).toBe('https://fr.velours.test/films/a-1');
    expect(link({ cinema: 'lille-nord' })).toContain('/a-1/filters/localisation-lille-nord');
    expect(link({ city: 'lille' })).toContain('/a-1/filters/near-lille');
    expect(filmAddress({ siteOrigins }, 'nl', 'nl', film)).toBeNull();
  });
});
