import { beforeEach, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import type { Locale } from '#src/sites/site.ts';
import { viewWords } from './_routes/view-words.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { messagesOf } = await import('#src/i18n/messages.ts');
  return {
    getTranslations: ({ locale, namespace }: { locale: Locale; namespace: string }) =>
      createTranslator({ locale, messages: messagesOf(locale), namespace } as never),
  };
});

const [cinema] = cinemasFixture;
const [city] = citiesFixture;
const [show] = showsFixture.shows;
const [version] = versionsFixture;
if (city === undefined || show === undefined || version === undefined)
  throw new Error('the fixtures lack a city, a show or a version');

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  for (const [id, answer] of Object.entries({
    cinemas: cinemasFixture,
    cities: citiesFixture,
    shows: showsFixture,
    events: [],
    tags: tagsFixture,
    versions: versionsFixture,
  }))
    reads.answers.set(id, answer);
});

it('R066 names day and place before the other filters', async () => {
  expect(await viewWords('fr-FR', { date: '2026-12-01', near: city.slug, versions: [version.slug] })).toEqual(
    ['mardi 1er décembre', city.name, version.label],
  );
  expect(await viewWords('de-CH', { date: '2026-12-01', localisation: cinema.slug })).toEqual([
    'Dienstag, 1. Dezember',
    cinema.name,
  ]);
  expect(await viewWords('en-FR', { tags: ['kids'], needs: ['captions'], time: '1900-2900' })).toEqual([
    'From 19:00',
    'For children',
    'Captions',
  ]);
});

it('names genres and films as the catalogue does, and no slug of a film that is not there', async () => {
  const genre = show.genresSlug[0] ?? '';
  expect(await viewWords('nl-NL', { genres: [genre] })).toEqual([show.genres[0]]);
  expect(await viewWords('nl-NL', { films: [show.slug, 'gone-1'], view: 'table' })).toEqual([show.title]);
});

it('names the first of many, and asks for nothing without filters', async () => {
  expect(await viewWords('fr-FR', { genres: ['a', 'b', 'c', 'd', 'e', 'f'] })).toHaveLength(5);
  reads.asked.length = 0;
  expect(await viewWords('fr-FR', {})).toEqual([]);
  expect(reads.asked).toEqual([]);
});

it('R066 R289 names the seasons that the page of all events shows, and none that the site does not have', async () => {
  const [season] = eventsFixture;
  if (season === undefined) throw new Error('the fixture lacks an event');
  reads.answers.set('events', eventsFixture);
  expect(await viewWords('fr-FR', {}, { seasons: [season.slug, 'atlantis'] })).toEqual([season.title]);
});

it('R066 names the only kind of article in a list', async () => {
  expect(await viewWords('fr-FR', {}, { kind: 'event' })).toEqual(['Événements']);
});
