import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#src/sites/site.ts';
import { joinIntoAccount, type Joined } from '#src/visitor/device/join.ts';
import {
  nothingKept,
  type KeptKind,
  type KeptRating,
  type NewlyKept,
} from '#src/visitor/device/nothing-kept.ts';
import { keepOnDevice } from '#src/visitor/device/store.ts';
import { keepNeeds, keptNeeds } from '#src/visitor/needs/kept-needs.ts';
import type { OwnThings } from '../own/own-things.ts';
import { isZippedList, readFilmList, readZippedLists, type ListReading } from './film-list.ts';
import type { Matches } from './match-titles.ts';
import { readMineFile, type WrongFile } from './mine-file.ts';
import { findFilms } from './titled-films.ts';
import { isZip, unzip, ZipError } from './unzip.ts';

/** The largest file that is read, in bytes. */
export const mostBytes = 4_000_000;

/** What came of an import. */
export type Imported =
  | { readonly ok: false; readonly wrong: WrongFile }
  | {
      readonly ok: true;
      readonly added: Readonly<Record<KeptKind, number>>;
      /** Number of items for which this device had no room. */
      readonly refused: number;
      /** Names of films that the catalogue does not have, as the file has them. */
      readonly missing: readonly string[];
      /** Number of ratings that are none on the scale of their list. */
      readonly unread: number;
      /** What went on into the account; null without one. */
      readonly joined: Joined | null;
    };

interface ImportIngredients {
  readonly cache: QueryClient;
  readonly locale: Locale;
  readonly limit: number;
  /** What the visitor has already. */
  readonly things: OwnThings;
}

const missingName = ({ name, year }: { readonly name: string; readonly year: number | null }) =>
  year === null ? name : `${name} (${year})`;

/** What a matched list adds. */
export function ofMatches({ found }: Matches): NewlyKept {
  const of = (felt: 'wish' | 'seen') => found.flatMap(([film, slug]) => (film.felt === felt ? [slug] : []));
  const ratings = new Map<string, KeptRating>();
  for (const [{ felt }, slug] of found) if (felt !== 'wish' && felt !== 'seen') ratings.set(slug, felt);
  return {
    ...nothingKept,
    wishes: of('wish'),
    ratings,
    seen: of('seen').filter((slug) => !ratings.has(slug)),
  };
}

/** What is new to the visitor: nothing that the account or the device has already. */
function fresh(more: NewlyKept, things: OwnThings): NewlyKept {
  return {
    cinemas: more.cinemas.filter((slug) => !things.cinemas.includes(slug)),
    wishes: more.wishes.filter((slug) => !things.wishes.includes(slug)),
    ratings: new Map([...more.ratings].filter(([slug]) => !things.ratings.has(slug))),
    seen: more.seen.filter((slug) => !things.seen.includes(slug)),
  };
}

type Taken =
  | { readonly ok: false; readonly wrong: WrongFile }
  | {
      readonly ok: true;
      readonly more: NewlyKept;
      readonly missing: readonly string[];
      readonly unread: number;
    };

/** A text as a browser or a spreadsheet wrote it: UTF-8, UTF-16 with its mark, or Windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The films of lists of others. */
async function listed(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<ListReading> {
  if (!isZip(bytes)) return readFilmList(textOf(bytes), fileName);
  try {
    const files = await unzip(bytes, isZippedList);
    return readZippedLists(new Map([...files].map(([path, content]) => [path, textOf(content)])));
  } catch (error) {
    if (error instanceof ZipError) return { ok: false, wrong: { kind: 'damaged' } };
    throw error;
  }
}

async function taken(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  { cache, locale }: ImportIngredients,
): Promise<Taken> {
  if (/^\s*[{[]/.test(textOf(bytes.subarray(0, 64)))) {
    const read = readMineFile(textOf(bytes));
    if (!read.ok) return read;
    // A file adds and takes nothing away.
    if (read.needs.length > 0) keepNeeds([...keptNeeds(), ...read.needs]);
    return { ...read, missing: [], unread: 0 };
  }
  const list = await listed(bytes, fileName);
  if (!list.ok) return list;
  try {
    const matches = await findFilms(cache, locale, list.films);
    // Lists that came together may name a film more than once.
    const missing = [...new Set(matches.missing.map(missingName))];
    return { ok: true, more: ofMatches(matches), missing, unread: list.unread };
  } catch {
    return { ok: false, wrong: { kind: 'catalogue' } };
  }
}

/**
 * Imports a file: an export of this page, or lists of Letterboxd or IMDb. Everything new is kept on this device first, without
 * doubles, and then joined into the account of a member, so that nothing is lost when a call fails.
 */
export async function importFile(file: File, from: ImportIngredients): Promise<Imported> {
  if (file.size > mostBytes) return { ok: false, wrong: { kind: 'size' } };
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return { ok: false, wrong: { kind: 'text' } };
  const take = await taken(new Uint8Array(content), file.name, from);
  if (!take.ok) return take;
  const addition = keepOnDevice(fresh(take.more, from.things));
  return {
    ok: true,
    ...addition,
    missing: take.missing,
    unread: take.unread,
    joined: await joinIntoAccount(from.limit),
  };
}
