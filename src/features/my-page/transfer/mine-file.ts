import * as z from 'zod/mini';
import { isNeed, type Need } from '#src/routes/filter-values/needs.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { SiteId } from '#src/sites/site.ts';
import { nothingKept, type NewlyKept } from '#src/visitor/device/nothing-kept.ts';
import type { OwnThings } from '../own/own-things.ts';

/** Why a file could not be imported. Texts of the file in it are cut short. */
export type WrongFile =
  | { readonly kind: 'size' | 'text' | 'version' | 'catalogue' | 'zip' | 'damaged' }
  /** `place` as in code: `ratings[2].rating`. */
  | { readonly kind: 'value'; readonly place: string; readonly value: string }
  | { readonly kind: 'columns'; readonly column: string }
  | { readonly kind: 'quote'; readonly line: number };

/** What a file has, or why it has nothing. */
export type FileReading =
  | { readonly ok: true; readonly more: NewlyKept; readonly needs: readonly Need[] }
  | { readonly ok: false; readonly wrong: WrongFile };

const format = 'velours';
const version = 1;
/** More items than any list can have: a longer one is no export of ours. */
const mostItems = 5000;

const slug = z.string().check(z.refine(isSlug, 'a slug'));
const named = z.array(z.object({ slug })).check(z.maxLength(mostItems));
const rating = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const file = z.object({
  format: z.literal(format),
  version: z.literal(version),
  cinemas: named,
  wishes: named,
  ratings: z.array(z.object({ slug, rating })).check(z.maxLength(mostItems)),
  seen: named,
  // Files from before there were needs have none. A need that only a later version knows is left out.
  needs: z.optional(z.array(z.string()).check(z.maxLength(mostItems))),
});

/** Names of cinemas and films, for people who read the file. */
interface Names {
  readonly cinema: (slug: string) => string | undefined;
  readonly film: (slug: string) => string | undefined;
}

/** The text of an export: everything that belongs to the visitor. */
export function writeMineFile(things: OwnThings, site: SiteId, names: Names, needs: readonly Need[]): string {
  const withName = (list: readonly string[], nameOf: (slug: string) => string | undefined) =>
    list.map((one) => ({ slug: one, name: nameOf(one) }));
  const unrated = things.seen.filter((one) => !things.ratings.has(one));
  return JSON.stringify(
    {
      format,
      version,
      site,
      cinemas: withName(things.cinemas, names.cinema),
      wishes: withName(things.wishes, names.film),
      ratings: [...things.ratings].map(([one, given]) => ({
        slug: one,
        name: names.film(one),
        rating: given,
      })),
      seen: withName(unrated, names.film),
      needs,
    },
    null,
    2,
  );
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): string {
  let found = value;
  for (const step of path)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  const text = JSON.stringify(found) ?? '–';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an export of this page. The file may be anything: nothing is taken from one that is wrong in a part. */
export function readMineFile(text: string): FileReading {
  const value = parsed(text);
  const told = typeof value === 'object' && value !== null ? value : {};
  if (Reflect.get(told, 'format') !== format) return { ok: false, wrong: { kind: 'text' } };
  const own: unknown = Reflect.get(told, 'version');
  if (typeof own === 'number' && own > version) return { ok: false, wrong: { kind: 'version' } };
  const read = file.safeParse(value);
  if (!read.success) {
    const path = read.error.issues[0]?.path ?? [];
    return { ok: false, wrong: { kind: 'value', place: placeOf(path), value: valueAt(value, path) } };
  }
  const { cinemas, wishes, ratings, seen, needs = [] } = read.data;
  const slugs = (items: readonly { readonly slug: string }[]) => items.map((item) => item.slug);
  return {
    ok: true,
    needs: needs.filter(isNeed),
    more: {
      ...nothingKept,
      cinemas: slugs(cinemas),
      wishes: slugs(wishes),
      ratings: new Map(ratings.map((item) => [item.slug, item.rating])),
      seen: slugs(seen),
    },
  };
}
