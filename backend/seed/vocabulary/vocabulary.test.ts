import { describe, expect, it } from 'vitest';
import { siteIds, sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { films } from '../films.ts';
import { plannedEvents } from '../generator/event-plans.ts';
import { alertWords } from './alerts.ts';
import { experienceTags } from './experience-tags.ts';
import { footerQuestions } from './footer-faq.ts';
import { genreNames } from './genres.ts';
import { priceLevels, priceTerms } from './prices.ts';
import { accessibilityTags, programmeTags } from './programme-tags.ts';
import { cinecheckWords, ratingOf } from './ratings.ts';
import { serviceWords } from './services.ts';
import { versionsBySite } from './versions.ts';

const tags = [...experienceTags, ...programmeTags, ...accessibilityTags];
const languages = ['de', 'en', 'fr', 'nl'];

function versionSlugs(site: SiteId): string[] {
  return versionsBySite[site].map(({ slug }) => slug).toSorted();
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast([one, other]: readonly [string, string]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}

describe('the vocabularies of the demonstration', () => {
  it('R286 know the special tags, each once ignoring case, and no filler', () => {
    const slugs = tags.map(({ slug }) => slug.toLowerCase());
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(
      expect.arrayContaining(['3d', '4dx', 'dolby', 'cinekids', 'imax', 'live', 'avp', 'premium']),
    );
    expect(slugs).toEqual(
      expect.arrayContaining(['hearing-impaired', 'audiodesc', 'pmr', 'avp-equipe', 'pause']),
    );
    expect(slugs).not.toContain('default');
  });

  it('name every tag in four languages and give it a place', () => {
    const texts = tags.flatMap(({ title, description, badge, upsell }) => [
      title,
      description,
      badge,
      upsell,
    ]);
    const written = texts.filter((text) => text !== null).map((text) => Object.keys(text).toSorted());
    expect(written.filter((found) => found.join() !== languages.join())).toEqual([]);
    expect(tags.filter(({ places }) => places.length === 0)).toEqual([]);
  });

  it('colour tags so that their text can be read', () => {
    const pairs = tags.map(({ colours }) => colours).filter((colours) => colours !== null);
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) expect(contrast(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it('know every experience that films are shown in', () => {
    const known = new Set(tags.map(({ slug }) => slug));
    expect(films.flatMap(({ experiences }) => experiences).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('know how each event is shown', () => {
    const events = films.filter(({ kind }) => kind === 'event').map(({ key }) => key);
    expect([...plannedEvents].toSorted()).toEqual(events.toSorted());
  });

  it('R087 have the versions of the wire contract per site', () => {
    expect(versionSlugs('fr')).toEqual(['vf', 'vfst', 'vo', 'vof', 'vost']);
    expect(versionSlugs('nl')).toEqual(['nlnl', 'ov']);
    expect(versionSlugs('be')).toEqual(['nlbe', 'vfbe', 'vobe']);
    expect(versionSlugs('ch')).toEqual(['vd', 'vf', 'vo', 'vost']);
  });

  it('R284 rate a film in the system of each site', () => {
    const film = films.find(({ rating }) => rating === '16');
    const everyone = films.find(({ rating }) => rating === 'all');
    if (!film || !everyone) throw new Error('expected films from 16 years and for everyone');
    expect(ratingOf(sites.fr, film).ref).toBe('-16');
    expect(ratingOf(sites.nl, film).ref).toBe('-16ans');
    expect(ratingOf(sites.tn, film).ref).toBe('16');
    expect(ratingOf(sites.fr, everyone).description.fr).toBe('Tout public');
    expect(ratingOf(sites.nl, everyone).ref).toBe('al');
  });

  it('have the Cinecheck references of the wire contract', () => {
    expect(Object.values(cinecheckWords).map(({ ref }) => ref)).toEqual([
      'vio',
      'angoisse',
      'language',
      'drogue',
      'sexe',
    ]);
  });

  it('name no two genres alike in a language', () => {
    for (const language of ['fr', 'en', 'de', 'nl'] as const) {
      const names = Object.values(genreNames).map((name) => name[language]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('ask six questions and say nothing twice', () => {
    expect(footerQuestions).toHaveLength(6);
    const texts = [
      ...footerQuestions.map(({ description }) => description),
      ...Object.values(serviceWords).map(({ description }) => description),
      ...alertWords.map(({ message }) => message),
      ...priceTerms,
    ].flatMap((text) => Object.values(text));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.includes('!'))).toEqual([]);
  });

  it('price a seat on the step of the currency, the reduced one below the full one', () => {
    for (const site of siteIds) {
      const { full, reduced, child, step } = priceLevels[site];
      expect(reduced).toBeLessThan(full);
      expect(child).toBeLessThan(reduced);
      for (const amount of [full, reduced, child]) {
        expect(Math.abs(amount / step - Math.round(amount / step))).toBeLessThan(1e-9);
      }
    }
  });
});
