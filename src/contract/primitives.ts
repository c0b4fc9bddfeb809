import * as z from 'zod/mini';
import { cleanLine, cleanText } from '#src/kernel/text/clean-text.ts';
import { writableText } from '#src/kernel/text/writable.ts';

/**
 * The small shapes that all answers of `/api` consist of. Each reads tolerantly (an absent key, `null` or PHP's `[]`
 * mean "nothing"). Its output is exactly what our own server writes, so reading that again changes nothing.
 */

/** Languages of the wire (`language` parameter, keys of a translation). */
export const wireLanguages = ['fr', 'en', 'de', 'nl'] as const;

/** A schema that first applies `reshape` to the value. */
export const preprocess = <S extends z.ZodMiniType>(reshape: (value: unknown) => unknown, schema: S) =>
  z.pipe(z.transform(reshape), schema);

/** A text on one line, cleaned as every text of the wire is; an empty one stays an empty one. */
export const textLine = z.string().check(z.overwrite(cleanLine));
/** A text that means something as it is written, such as a script; only what no output can hold becomes a blank. */
export const asWritten = z.string().check(z.overwrite(writableText));
/** A text of one line or several, or of markup, cleaned likewise. */
const lines = z.string().check(z.overwrite(cleanText));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A real calendar day, `YYYY-MM-DD`. No calendar has a year 0, and neither has the database. */
export const day = z.iso.date().check(
  z.refine((value) => !value.startsWith('0000'), 'expected a real calendar day'),
  z.meta({ description: 'Calendar day, YYYY-MM-DD.', example: '2026-09-13' }),
);

/** A wall-clock time local to the cinema, `YYYY-MM-DD HH:MM:SS`, without a zone (D28). */
export const localTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, {
    error: 'expected YYYY-MM-DD HH:MM:SS',
    abort: true,
  }),
  z.refine((value) => day.safeParse(value.slice(0, 10)).success, 'expected a real calendar day'),
  z.meta({ description: 'Local time of the cinema, no zone.', example: '2026-09-11 11:00:00' }),
);

/** A moment in time: ISO 8601 with an offset. */
export const instant = z.iso
  .datetime({ offset: true })
  .check(z.meta({ description: 'ISO 8601 with offset.', example: '2026-06-17T14:30:00+02:00' }));

/** `Intl` also accepts offsets such as `+01:00`, which are not time zones. */
const zoneName = /^[A-Z][A-Za-z]*(?:\/[A-Za-z0-9_+-]+)*$/;

const isTimeZone = (name: string): boolean => {
  if (!zoneName.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** IANA time zone (D28). */
export const timeZone = z
  .string()
  .check(
    z.refine(isTimeZone, 'expected an IANA time zone such as Europe/Paris'),
    z.meta({ description: 'IANA time zone.', example: 'Indian/Reunion' }),
  );

/** When an item was last changed, for sitemaps; our addition, absent where a server does not know it. */
export const changedAt = z.optional(
  preprocess((value) => (value === '' ? null : (value ?? null)), z.nullable(instant)),
);

/** A language as a BCP 47 tag: `fr`, `nl-BE`. */
export const languageTag = z
  .string()
  .check(
    z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language such as fr or nl-BE'),
    z.meta({ description: 'Language, BCP 47.', example: 'nl-BE' }),
  );

/** A slug that is safe as one path segment. */
export const slug = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'expected a slug of letters, digits, "-", "_" and "."'),
    z.meta({ description: 'Slug.', example: 'the-lamplighter-31207' }),
  );

const noWebUrl = 'expected an absolute http(s) address';

/** An absolute http or https address, without what no output can hold: parsers of addresses pass over control characters. */
export const webUrl = z.url({ protocol: /^https?$/, error: noWebUrl }).check(
  z.refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), noWebUrl),
  z.meta({ description: 'Absolute http(s) address.' }),
);

/** A link in editorial content: http(s), mail, telephone, a path of this site, a query or a fragment. */
export const linkUrl = textLine.check(
  z.regex(
    /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i,
    'expected http(s), mailto:, tel:, a path or a fragment',
  ),
  z.meta({ description: 'Address, path of this site, or fragment.' }),
);

/** `#rrggbb` in lower case. Upper case is read as lower case. */
export const hexColour = preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'expected #rrggbb')),
);

/** A string of digits. A number is read as its digits. */
export const digits = preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().check(z.regex(/^\d+$/, 'expected a string of digits')),
);

/** Flag colour: one digit as a **string** (1 green, 2 yellow, 3 grey, 4 red, 5 blue, R107), or null. */
export const flagColour = preprocess(
  (value) => (value === undefined || value === '' ? null : typeof value === 'number' ? String(value) : value),
  z.nullable(z.string().check(z.regex(/^\d$/, 'expected one digit as a string'))),
);

/** A value that may be absent: an absent value, `''` and `[]` read as null. */
export const orNull = <S extends z.ZodMiniType>(schema: S) =>
  preprocess((value) => (isNothing(value) ? null : value), z.nullable(schema));

/** A text or null. An empty text stays an empty text. */
export const textOrNull = preprocess((value) => value ?? null, z.nullable(lines));

/** A reference in another system; a number is read as text. An empty one tells nothing and reads as null. */
export const reference = preprocess((value) => {
  if (typeof value === 'number') return String(value);
  return value === undefined || (typeof value === 'string' && cleanLine(value) === '') ? null : value;
}, z.nullable(textLine));

/** A text; absent or null reads as `''`. */
export const text = preprocess((value) => value ?? '', lines);

/** A required text on one line that is not empty: a title, a name, a label. */
export const requiredText = textLine.check(z.minLength(1));

/** A list; absent or null reads as `[]`. */
export const list = <S extends z.ZodMiniType>(item: S) => preprocess((value) => value ?? [], z.array(item));

function cleanedValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanedValue);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [cleanLine(key), cleanedValue(one)]));
}

/** A value of which nothing is known; only its texts are cleaned. */
export const anything = z.unknown().check(z.overwrite(cleanedValue));

/** A flag; absent or null reads as `fallback`. */
export const bool = (fallback = false) => preprocess((value) => value ?? fallback, z.boolean());

/** A number of things, 0 or more; absent or null reads as 0. */
export const count = preprocess((value) => value ?? 0, z.int().check(z.minimum(0)));

/** A number of things; null when unknown. */
export const countOrNull = preprocess((value) => value ?? null, z.nullable(z.int().check(z.minimum(0))));

/** A length in whole minutes, our addition; null when unknown. More than `longest` is a mistake of the source. */
export const minutesOrNull = (longest: number, description: string) =>
  preprocess(
    (value) => value ?? null,
    z.nullable(z.int().check(z.minimum(0), z.maximum(longest))).check(z.meta({ description })),
  );

/** No pre-programme is longer than an hour. */
export const longestPreProgramme = 60;

/** The sort position of an item without an order: after all others. */
export const lastOrder = 9999;

/** A sort position, ascending; absent or null reads as {@link lastOrder}. */
export const order = preprocess((value) => value ?? lastOrder, z.int());

/** A decimal number (amounts, coordinates); a numeric string is read as its number. */
const decimal = preprocess(
  (value) => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value),
  z.number(),
);

/** A price in the currency of the site, as a decimal number. */
export const amount = decimal;

/**
 * A map inside an answer. Real servers send `[]` for an empty map; `[]` and null read as `{}`, an absent key is an
 * error.
 */
export const emptyableMap = <K extends z.core.$ZodRecordKey, V extends z.ZodMiniType>(key: K, value: V) =>
  preprocess((raw) => (raw !== undefined && raw !== '' && isNothing(raw) ? {} : raw), z.record(key, value));

/** A whole answer that is a map; `[]` reads as `{}`, null is an error. */
export const answerMap = <K extends z.core.$ZodRecordKey, V extends z.ZodMiniType>(key: K, value: V) =>
  preprocess((raw) => (Array.isArray(raw) && raw.length === 0 ? {} : raw), z.record(key, value));

/** Like {@link emptyableMap}, but an absent key reads as `{}` too. */
export const optionalMap = <K extends z.core.$ZodRecordKey, V extends z.ZodMiniType>(key: K, value: V) =>
  preprocess((raw) => (isNothing(raw) ? {} : raw), z.record(key, value));

/** `{x, y}` in degrees: x is the **latitude**, y the longitude (D20). Null when unknown. */
export const gpsPosition = orNull(
  z.object({
    x: z.pipe(decimal, z.number().check(z.minimum(-90), z.maximum(90))),
    y: z.pipe(decimal, z.number().check(z.minimum(-180), z.maximum(180))),
  }),
);

/** Fills the absent sizes of a picture with one that is present; a picture without any size reads as null. */
const fillSizes =
  (sizes: readonly string[]) =>
  (value: unknown): unknown => {
    if (isNothing(value)) return null;
    if (!isRecord(value)) return value;
    const present = sizes.map((size) => value[size]).find((url) => !isNothing(url));
    if (present === undefined) return null;
    return Object.fromEntries(sizes.map((size) => [size, isNothing(value[size]) ? present : value[size]]));
  };

/** Poster addresses `{lg, md}` (2:3), null as a whole. */
export const posterPath = preprocess(
  fillSizes(['lg', 'md']),
  z.nullable(z.object({ lg: webUrl, md: webUrl })),
);

/** Backdrop addresses `{lg, md, sm}` (16:9), null as a whole. */
export const backgroundPath = preprocess(
  fillSizes(['lg', 'md', 'sm']),
  z.nullable(z.object({ lg: webUrl, md: webUrl, sm: webUrl })),
);

/** The key of a release day without a zone (a string, or an array of one day). */
export const noReleaseZone = '';

/**
 * Release days by zone (`FR_FR`, `NL_NL`, `CH_FR`, …). Older servers send a string or an array of one day, which read
 * as `{'': day}`. Null and `[]` read as `{}`; zones without a day are left out.
 */
export const releaseAt = preprocess(
  (value) => {
    const single: unknown = Array.isArray(value) ? value[0] : value;
    if (isNothing(single)) return {};
    if (typeof single === 'string') return { [noReleaseZone]: single.slice(0, 10) };
    if (!isRecord(single)) return single;
    return Object.fromEntries(Object.entries(single).filter(([, released]) => !isNothing(released)));
  },
  z.record(textLine, day),
);

/** A list of texts; one comma-separated text reads as its parts. */
export const textList = preprocess((value) => {
  if (typeof value !== 'string') return value ?? [];
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}, z.array(textLine));

/** One comma-separated text or null; a list of texts reads as its parts joined by `, `. */
export const commaText = preprocess((value) => {
  if (!Array.isArray(value)) return value ?? null;
  return value.length === 0 ? null : value.join(', ');
}, z.nullable(textLine));
