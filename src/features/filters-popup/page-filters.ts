import { emitFilters, parseFilters, type Filters, filtersSegment } from '#src/routes/filters.ts';

/** What a filter is called: the lists take several values, day and cinema one. */
export type FilterName = keyof Filters;

/** A value that the page offers. */
export interface OfferedValue {
  readonly name: FilterName;
  readonly value: string;
  /** As the page has it; of a day nothing, for it is written by its value. */
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

/** The one value by which two choices differ; null where it is none or more than one. */
function difference(before: Chosen, after: Chosen): { name: FilterName; value: string } | null {
  const found = names.flatMap((name) => {
    const put = after[name].filter((value) => !before[name].includes(value));
    const taken = before[name].filter((value) => !after[name].includes(value));
    // Another day in place of the chosen one is one step.
    return (put.length > 0 ? put : taken).map((value) => ({ name, value }));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function labelOf(link: HTMLAnchorElement): string {
  const [title, note] = [
    link.querySelector('strong'),
    link.querySelector('strong ~ span, :scope > span + span'),
  ];
  const text =
    title === null ? link.textContent : [title.textContent, note?.textContent].filter(Boolean).join(', ');
  return text.trim();
}

/**
 * The values that the links of a page's filters put on or take off, each once, in the page's order.
 *
 * @param place holds the filters
 * @param pathname of the page that they stand in
 */
export function offeredIn(place: ParentNode, pathname: string): OfferedValue[] {
  const now = chosenIn(pathname);
  if (now === null) return [];
  const offered = new Map<string, OfferedValue>();
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const address = new URL(link.href, location.href);
    const after = address.origin === location.origin ? chosenIn(address.pathname) : null;
    const step = after === null ? null : difference(now, after);
    if (step === null || offered.has(`${step.name} ${step.value}`)) continue;
    offered.set(`${step.name} ${step.value}`, { ...step, label: step.name === 'date' ? '' : labelOf(link) });
  }
  return [...offered.values()];
}
