import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { isSlug } from '#src/routes/slug.ts';
import {
  mostKept,
  nothingKept,
  type Kept,
  type KeptKind,
  type KeptRating,
  type NewlyKept,
} from './nothing-kept.ts';

const version = 1;
const slug = z.string().check(z.refine(isSlug, 'a slug'));
// A wrong part of stored data costs this part, never the page.
const slugs = orElse(z.array(slug), []);
const stored = z.object({
  version: z.literal(version),
  cinemas: slugs,
  wishes: slugs,
  ratings: orElse(z.array(z.tuple([slug, z.union([z.literal(1), z.literal(2), z.literal(3)])])), []),
  seen: slugs,
  hidesSeen: orElse(z.boolean(), false),
  offered: orElse(z.boolean(), false),
  ledOn: orElse(z.int(), 0),
});

const few = (list: readonly string[], most: number): string[] => [...new Set(list)].slice(0, most);

/** What a stored text keeps. A text of another version, or one that is damaged, keeps nothing. */
export function parseKept(text: string | null): Kept {
  if (text === null) return nothingKept;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return nothingKept;
  }
  const read = stored.safeParse(value);
  if (!read.success) return nothingKept;
  const { cinemas, wishes, ratings, seen, hidesSeen, offered, ledOn } = read.data;
  return {
    cinemas: few(cinemas, mostKept.cinemas),
    wishes: few(wishes, mostKept.wishes),
    ratings: new Map(ratings.slice(0, mostKept.ratings)),
    seen: few(seen, mostKept.seen),
    hidesSeen,
    offered,
    ledOn,
  };
}

/** Whether a device keeps nothing, not even a setting: then nothing has to be stored. */
export function isNothing({ cinemas, wishes, ratings, seen, hidesSeen }: Kept): boolean {
  return cinemas.length + wishes.length + ratings.size + seen.length === 0 && !hidesSeen;
}

/** The text to store; `parseKept` reads it. */
export function writeKept({ ratings, ...rest }: Kept): string {
  return JSON.stringify({ version, ...rest, ratings: [...ratings] });
}

/** The result of adding to what is kept. */
export interface Addition {
  readonly kept: Kept;
  /** How many items are new, by kind. */
  readonly added: Readonly<Record<KeptKind, number>>;
  /** How many were left out because the device is full. */
  readonly refused: number;
}

/**
 * Adds items in front of those that are kept, none twice: the first of the new ones is the latest. A rating that is
 * there already stays. A full device takes no more and evicts nothing, as an account does (D23).
 */
export function withKept(kept: Kept, more: NewlyKept): Addition {
  let refused = 0;
  const room = (kind: KeptKind, known: number, fresh: number): number => {
    const free = Math.max(0, Math.min(fresh, mostKept[kind] - known));
    refused += fresh - free;
    return free;
  };
  const list = (kind: Exclude<KeptKind, 'ratings'>): string[] => {
    const fresh = [...new Set(more[kind])].filter((one) => !kept[kind].includes(one));
    return fresh.slice(0, room(kind, kept[kind].length, fresh.length));
  };
  const [cinemas, wishes, seen] = [list('cinemas'), list('wishes'), list('seen')];
  const fresh = [...more.ratings].filter(([show]) => !kept.ratings.has(show));
  const ratings = fresh.slice(0, room('ratings', kept.ratings.size, fresh.length));
  const added = {
    cinemas: cinemas.length,
    wishes: wishes.length,
    ratings: ratings.length,
    seen: seen.length,
  };
  const isNew = added.cinemas + added.wishes + added.ratings > 0;
  return {
    kept: {
      cinemas: [...cinemas, ...kept.cinemas],
      wishes: [...wishes, ...kept.wishes],
      ratings: new Map([...ratings, ...kept.ratings]),
      seen: [...seen, ...kept.seen],
      hidesSeen: kept.hidesSeen,
      offered: kept.offered && !isNew,
      ledOn: kept.ledOn,
    },
    added,
    refused,
  };
}

/** Removes one item of a kind. */
export function withoutKept(kept: Kept, kind: KeptKind, slugOfItem: string): Kept {
  if (kind === 'ratings') {
    const ratings = new Map(kept.ratings);
    ratings.delete(slugOfItem);
    return { ...kept, ratings };
  }
  return { ...kept, [kind]: kept[kind].filter((one) => one !== slugOfItem) };
}

/** Gives a cinema or a show another slug, wherever it is kept; a rating that the other slug has already stays. */
export function withRenamed(kept: Kept, kind: 'cinema' | 'show', from: string, to: string): Kept {
  const renamed = (list: readonly string[]) => [...new Set(list.map((one) => (one === from ? to : one)))];
  if (kind === 'cinema') return { ...kept, cinemas: renamed(kept.cinemas) };
  const ratings = new Map(
    [...kept.ratings].map(([show, rating]): [string, KeptRating] =>
      show === from ? [to, kept.ratings.get(to) ?? rating] : [show, rating],
    ),
  );
  return { ...kept, wishes: renamed(kept.wishes), seen: renamed(kept.seen), ratings };
}
