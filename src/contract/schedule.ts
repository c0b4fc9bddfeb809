import * as z from 'zod/mini';
import {
  bool,
  count,
  flagColour,
  textLine,
  list,
  order,
  preprocess,
  slug,
  textOrNull,
} from './primitives.ts';

/** The highlight of a day in the programme: a show because of a tag, or one of its showtimes (R084). */
export const highlightedShowtime = preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? null : (value ?? null)),
  z.nullable(z.object({ type: z.enum(['tag', 'showtime']), showSlug: slug })),
);
export type HighlightedShowtime = z.output<typeof highlightedShowtime>;

const slugOf = (value: object): unknown =>
  'showSlug' in value ? value.showSlug : 'slug' in value ? value.slug : undefined;

/** Reference to the recommended show, or null (R084). A slug as text and `{slug}` are read too. */
export const upsell = preprocess(
  (value) => {
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'string') return { showSlug: value };
    if (Array.isArray(value)) return value.length === 0 ? null : value;
    return typeof value === 'object' ? { showSlug: slugOf(value) } : value;
  },
  z.nullable(z.object({ showSlug: slug })),
);

/** The facts of a show on one day of a programme (R077, R084). `tags` keep their case and both `AVP` and `avp`. */
export const programmeEntry = z.object({
  tags: list(textLine),
  bookable: bool(),
  versions: list(textLine),
  flag: textOrNull,
  flagColor: flagColour,
  cineOrder: order,
  specialEvent: preprocess((value) => value ?? null, z.nullable(z.boolean())),
  specialShowtime: bool(),
  labelCategory: textOrNull,
});
export type ProgrammeEntry = z.output<typeof programmeEntry>;

/** The flags and orders of a show in a programme, without its days (R076, R077). */
export const programmeFlags = z.object({
  bookable: bool(),
  isBookable: bool(),
  isNew: bool(),
  isComingSoon: bool(),
  isEarlyVisible: bool(),
  isEarlyBookable: bool(),
  isEarlyAVP: bool(),
  cineOrder: order,
  cineKidsOrder: preprocess((value) => value ?? null, z.nullable(z.int())),
  cineUpcomingOrder: order,
  cineEntertainmentOrder: order,
  cineEntertainmentOrder2: order,
  specialEvent: bool(),
  isKids: bool(),
  next24ShowtimesCount: count,
});
export type ProgrammeFlags = z.output<typeof programmeFlags>;

const twins = [
  ['bookable', 'isBookable'],
  ['cineEntertainmentOrder', 'cineEntertainmentOrder2'],
] as const;

/** The wire has some facts in two fields; when one field of a pair is absent, it gets the value of the other. */
export function fillTwins(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [first, second] of twins) {
    filled[first] ??= filled[second];
    filled[second] ??= filled[first];
  }
  return filled;
}
