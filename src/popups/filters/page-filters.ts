import { emitFilters, filtersSegment, parseFilters } from '#src/routes/filters.ts';
import { choiceAttributes, type FilterName } from '#src/ui/link/choice-marks.ts';

/** A value that the page offers. */
export interface OfferedValue {
  readonly name: FilterName;
  readonly value: string;
  /** Of a day it may be empty, for it is written by its value. */
  readonly label: string;
}

/** The values that are chosen, by filter. */
export type Chosen = Readonly<Record<FilterName, readonly string[]>>;

const names: readonly FilterName[] = ['date', 'localisation', 'genres', 'versions', 'tags'];

function split(pathname: string): readonly [string, string] {
  const at = pathname.indexOf(`/${filtersSegment}`);
  return at < 0 ? [pathname, ''] : [pathname.slice(0, at), pathname.slice(at + filtersSegment.length + 1)];
}

/** What an address has chosen; null where it is no address with filters. */
export function chosenIn(pathname: string): Chosen | null {
  const parsed = parseFilters(split(pathname)[1]);
  if (parsed === null) return null;
  const { date, localisation, genres = [], versions = [], tags = [] } = parsed.filters ?? {};
  return {
    date: date === undefined ? [] : [date],
    localisation: localisation === undefined ? [] : [localisation],
    genres,
    versions,
    tags,
  };
}

/** The address with other values chosen; null where they have none, for they are too many. */
export function addressWith(pathname: string, chosen: Chosen): string | null {
  const [date] = chosen.date;
  const [localisation] = chosen.localisation;
  const { genres, versions, tags } = chosen;
  try {
    const path = emitFilters({
      ...(date === undefined ? {} : { date }),
      ...(localisation === undefined ? {} : { localisation }),
      genres,
      versions,
      tags,
    });
    return `${split(pathname)[0]}${path}`;
  } catch {
    return null;
  }
}

/** The chosen values with one put on or taken off; a day and a cinema take the place of another. */
export function toggledIn(chosen: Chosen, name: FilterName, value: string): Chosen {
  const before = chosen[name];
  if (before.includes(value)) return { ...chosen, [name]: before.filter((one) => one !== value) };
  const alone = name === 'date' || name === 'localisation';
  return { ...chosen, [name]: alone ? [value] : [...before, value] };
}

const isFilterName = (name: string | null): name is FilterName => names.some((one) => one === name);

/**
 * The values that a page's filters offer, each once, in the page's order: as its links are marked (`choiceMark`).
 *
 * @param place holds the filters
 */
export function offeredIn(place: ParentNode): OfferedValue[] {
  const { choice, value: valueAttribute, label } = choiceAttributes;
  const offered = new Map<string, OfferedValue>();
  for (const link of place.querySelectorAll(`[${choice}]`)) {
    const name = link.getAttribute(choice);
    const value = link.getAttribute(valueAttribute) ?? '';
    if (!isFilterName(name) || value === '' || offered.has(`${name} ${value}`)) continue;
    offered.set(`${name} ${value}`, { name, value, label: link.getAttribute(label) ?? '' });
  }
  return [...offered.values()];
}
