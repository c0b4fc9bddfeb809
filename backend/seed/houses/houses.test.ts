import { describe, expect, it } from 'vitest';
import { sites, siteIds } from '#src/sites/registry.ts';
import type { Words } from '../house-types.ts';
import { houses, housesOf } from '../houses.ts';
import { cities } from './cities.ts';

/** Words that follow a list word in addresses and so are no slugs (route table). */
const reserved = [
  'l',
  'ville',
  'city',
  'stadt',
  'stad',
  'rubrique',
  'category',
  'kategorie',
  'categorie',
  'filters',
];

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();
const wordCount = (text: string): number =>
  plain(text)
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length;
const sentences = (text: string): string[] =>
  plain(text)
    .split(/[.?…]\s*/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length > 0);

function differs({ slug }: { readonly slug: Words }): boolean {
  return new Set(Object.values(slug)).size > 1;
}

describe('the houses of the demonstration', () => {
  it('stand in the cities they should', () => {
    const counts = Object.fromEntries(siteIds.map((site) => [site, housesOf(site).length]));
    expect(counts).toEqual({ fr: 71, nl: 28, ch: 9, be: 8, tn: 3, ma: 2, sn: 1, ci: 1 });
  });

  it('have keys, references and positions of their own', () => {
    for (const unique of [
      houses.map(({ key }) => key),
      houses.map(({ vistaRef }) => vistaRef),
      houses.map(({ theatres }) => `${theatres[0].position.x} ${theatres[0].position.y}`),
    ]) {
      expect(new Set(unique).size).toBe(houses.length);
    }
  });

  it.each(houses.map((house) => [house.key, house] as const))(
    '%s speaks every language of its site',
    (_, house) => {
      const languages = [...sites[house.site].languages].toSorted();
      const texts = [house.slug, house.description, house.access, house.seo, house.sessionsNearby?.words];
      const spoken = texts
        .filter((words) => words !== undefined)
        .map((words) => Object.keys(words).toSorted());
      expect(spoken.filter((found) => found.join() !== languages.join())).toEqual([]);
    },
  );

  it.each(houses.map((house) => [house.key, house] as const))(
    '%s is described in 60 to 90 words',
    (_, house) => {
      for (const text of Object.values(house.description)) {
        expect(wordCount(text)).toBeGreaterThanOrEqual(60);
        expect(wordCount(text)).toBeLessThanOrEqual(90);
        expect(text).not.toContain('!');
      }
    },
  );

  it('say nothing twice', () => {
    const texts = [
      ...houses.flatMap(({ description, access, seo }) => [description, access, seo]),
      ...cities.map(({ description }) => description),
    ];
    const all = texts.flatMap((words) => Object.values(words)).flatMap(sentences);
    const twice = all.filter((sentence, index) => all.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });

  it('have slugs that are unique in a language and no reserved word', () => {
    for (const site of siteIds) {
      for (const language of sites[site].languages) {
        const slugs = housesOf(site).map(({ slug }) => slug[language]);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs.filter((slug) => slug === undefined || reserved.includes(slug))).toEqual([]);
      }
    }
  });

  it('differ in slug between languages somewhere, as cities do', () => {
    expect(houses.filter(differs).map(({ key }) => key)).toContain('geneve-paquis');
    expect(cities.filter(differs).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['bruxelles', 'antwerpen', 'geneve']),
    );
  });

  it('include a closed one, one with two theatres and one that names sessions nearby', () => {
    expect(houses.filter(({ open }) => !open)).toHaveLength(1);
    expect(houses.filter(({ theatres }) => theatres.length === 2)).toHaveLength(1);
    const strangers = houses.filter(
      ({ site, sessionsNearby }) =>
        sessionsNearby !== null && housesOf(site).every(({ key }) => key !== sessionsNearby.key),
    );
    expect(strangers).toEqual([]);
    expect(houses.some(({ sessionsNearby, open }) => sessionsNearby !== null && open)).toBe(true);
  });

  it('lie in their site’s time zone, but for one (D28)', () => {
    const overseas = houses.filter(({ timeZone }) => timeZone !== undefined);
    expect(overseas.map(({ cityKey, timeZone }) => [cityKey, timeZone])).toEqual([
      ['saint-pierre', 'Indian/Reunion'],
    ]);
  });

  it('start their week on the chain’s Wednesday or on a day of their own', () => {
    const offsets = houses.map(({ weekOffset }) => weekOffset);
    expect(offsets).toContain(null);
    expect(offsets).toContain(0);
  });

  it('each stand in a city of their site, and no city stands empty', () => {
    for (const house of houses) {
      expect(cities.filter(({ key, site }) => key === house.cityKey && site === house.site)).toHaveLength(1);
    }
    for (const city of cities) {
      expect(housesOf(city.site).some(({ cityKey }) => cityKey === city.key)).toBe(true);
    }
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  });
});
