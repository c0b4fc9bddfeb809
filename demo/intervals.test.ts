import { describe, expect, it } from 'vitest';
import { catalogueOnFile } from '#backend/rolling/test-demonstration.ts';
import { siteIds } from '#src/sites/registry.ts';
import { cleaning, ownLengths } from './calendar/timing.ts';

const catalogues = await Promise.all(siteIds.map((site) => catalogueOnFile(site)));
const languages = catalogues.flatMap(({ site, languages: spoken }) =>
  Object.entries(spoken).map(([language, content]) => [`${site} in ${language}`, content] as const),
);

const interval = /entracte|interval\b|intermission|\bpause\b|\bpauze\b/iu;

/** The lengths that texts name for something that lasts a few minutes, as each language says them. */
const lengths: readonly (readonly [RegExp, number])[] = [
  [/quart d’heure|fifteen[ -]minutes?|quarter of an hour|viertelstunde|kwartier/iu, 15],
  [/\bdix minutes|\bten[ -]minutes?|zehn minuten|tien minuten/iu, 10],
  [/vingt minutes|twenty[ -]minutes?|zwanzig minuten|twintig minuten/iu, 20],
  [/vingt-cinq minutes|twenty-five minutes|fünfundzwanzig minuten|vijfentwintig minuten/iu, 25],
  [/demi-heure|half an hour|halbe stunde|half ?uur/iu, 30],
];

/** The paragraphs of a text that mention an interval. */
const aboutIntervals = (text: string): string[] =>
  text.split(/<\/(?:p|li|td)>|<br\/>/u).filter((paragraph) => interval.test(paragraph));

describe('the length of an interval', () => {
  it.each([
    ['a film', ['PAUSE', 'pmr']],
    ['an opera', ['opera', 'live', 'PAUSE']],
    ['a ballet', ['ballet', 'PAUSE']],
  ])('is a quarter of an hour in %s', (_, tags) => {
    expect(ownLengths(tags).intervalMinutes).toBe(15);
  });

  it('leaves time to clean, whatever the cinema shows before a film', () => {
    const { preProgrammeMinutes = Infinity, intervalMinutes = Infinity } = ownLengths(['PAUSE']);
    // The wire’s end of a film is 20 minutes after its running time.
    expect(preProgrammeMinutes + intervalMinutes).toBeLessThan(20 + cleaning);
  });

  it.each(languages)('is the same in tags and help of %s', (_, content) => {
    const texts = [
      ...content.tags.filter(({ slug }) => slug === 'PAUSE').map(({ description }) => description ?? ''),
      ...Object.values(content.faqArticleDetails).map(({ content: text }) => text ?? ''),
      ...Object.values(content.eventDetails).map(({ details }) => details?.description ?? ''),
      ...Object.values(content.showDetails).map(({ synopsis }) => synopsis ?? ''),
    ];
    const told = texts
      .flatMap((text) => aboutIntervals(text))
      .filter((paragraph) => lengths.some(([words, minutes]) => minutes !== 15 && words.test(paragraph)));
    expect(told).toEqual([]);
  });
});
