import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { sites } from '#src/sites/registry.ts';
import type { Group } from './calendar/plan.ts';
import type { Cinema, Film } from './calendar/types.ts';

/** The calendar's own data, which the catalogue does not have: `plan/*.json`. */

const folder = join(import.meta.dirname, 'plan');

const languages = z.enum(['fr', 'en', 'de', 'nl']);
const minuteOfDay = z.int().min(0).max(1_439);
const texts = z.record(languages, z.string());
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

const eventPlan = z.strictObject({
  start: minuteOfDay,
  weekdays: z.array(z.int().min(1).max(7)),
  tags: z.array(z.string()),
  special: z.enum(['team', 'marathon']).nullable(),
  live: z.boolean(),
});

const filmsFile = z.array(
  z.strictObject({
    key: z.string(),
    ref: z.string().regex(/^HO\d{8}$/),
    age: z.enum(['all', '6', '9', '12', '14', '16', '18']),
    kids: z.boolean(),
    originalLanguage: z.string(),
    experiences: z.array(z.string()),
    week: z.int().min(0).optional(),
    event: eventPlan.optional(),
  }),
);

const cinemasFile = z.array(
  z.strictObject({
    key: z.string(),
    vistaRef: z.string().regex(/^\d+$/),
    audience: languages,
    firstShowtime: minuteOfDay,
    hearingLoops: z.int().positive().optional(),
    auditoriums: z
      .array(
        z.strictObject({
          name: z.string(),
          seats: z.int().positive(),
          experiences: z.array(z.string()),
        }),
      )
      .min(1),
  }),
);

const flag = z.strictObject({ text: texts, colour: z.string().regex(/^\d$/) });
const special = z.strictObject({
  title: texts,
  details: texts,
  description: texts,
  source: z.enum(['tag', 'showtime']),
  colours: z.tuple([hex, hex]),
});
const push = z.strictObject({ label: texts, date: texts, tag: texts, goal: z.string() });

const wordsFile = z.strictObject({
  flags: z.record(z.enum(['new', 'preview', 'presale', 'lastChance', 'event', 'heart']), flag),
  special: z.record(z.enum(['team', 'marathon']), special),
  pushes: z.strictObject({ new: push, presale: push, colour: hex }),
  book: texts,
  seeFilm: texts,
});

/** The words that the calendar adds to films and showtimes, in the four languages. */
export type Words = z.output<typeof wordsFile>;

function readFile<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  if (!parsed.success) throw new Error(`demo/plan/${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Reads the words of the calendar. */
export function readWords(): Words {
  return readFile('words.json', wordsFile);
}

/**
 * Joins the calendar's data with a site's catalogue: films and cinemas in the order of their lists.
 *
 * @throws RangeError when the data lacks a film or cinema of the catalogue, or the catalogue lacks the default language
 */
export function groupOf(catalogue: SiteCatalogue): Group {
  const site = sites[catalogue.site];
  const base = catalogue.languages[site.defaultLanguage];
  if (!base) throw new RangeError(`expected a catalogue in "${site.defaultLanguage}"`);
  const ofFilms = new Map(readFile('films.json', filmsFile).map((film) => [film.ref, film]));
  const ofCinemas = new Map(readFile('cinemas.json', cinemasFile).map((one) => [one.vistaRef, one]));
  return {
    films: base.shows.map((show): Film => {
      const facts = ofFilms.get(show.showRef ?? '');
      if (!facts) throw new RangeError(`${show.slug}: plan/films.json has no film ${show.showRef}`);
      const { week = null, event = null, ...rest } = facts;
      return {
        ...rest,
        week,
        event,
        kind: event === null ? 'film' : 'event',
        duration: show.duration ?? 0,
      };
    }),
    cinemas: base.cinemas.map((cinema): Cinema => {
      const facts = ofCinemas.get(cinema.vistaRef ?? '');
      if (!facts) throw new RangeError(`${cinema.slug}: plan/cinemas.json has no cinema ${cinema.vistaRef}`);
      const timeZone = base.cinemaDetails[cinema.slug]?.timeZone ?? site.timeZone;
      return { ...facts, hearingLoops: facts.hearingLoops ?? 0, open: cinema.status, timeZone };
    }),
  };
}
