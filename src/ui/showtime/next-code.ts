import { commonEnd, commonStart } from '#src/domain/text/common-start.ts';
import type { NextTime, NextTimesData } from './next-times.client.tsx';
import { positionsIn } from './positions.ts';

/** The card that the times stand in: what it says already is not sent with them. */
export interface TimedCard {
  readonly href: string | null;
  readonly title: string;
  /** Slug of its show. */
  readonly show?: string;
}

/** A cinema on a day. */
type NextPlace = Pick<NextTimesData, 'cinema' | 'day' | 'name' | 'distance' | 'shown' | 'when'> & {
  /** What precedes and what follows the title in the label; the same for all films there. */
  readonly label: readonly [before: string, after: string];
};

type NextVersion = Pick<NextTimesData, 'version' | 'code'>;

/** What the times of a list share. */
export interface NextShared {
  readonly places: readonly NextPlace[];
  readonly versions: readonly NextVersion[];
  /** The beginning and the end of the addresses. */
  readonly links: readonly [start: string, end: string];
  /** The beginning and the end of the instants at which the booking ends. */
  readonly closing: readonly [start: string, end: string];
}

/** What is absent in a code, where something follows. */
type Absent = 0;

type WrittenTime = [
  start: string,
  /** What is between `links`. */
  href?: string | Absent,
  /** What is between `closing`. */
  closes?: string | Absent,
  note?: string | Absent,
  soldOut?: 1 | Absent,
];

/** What the card does not say, or says otherwise. */
type NextRest = Partial<Pick<NextTimesData, 'label' | 'more' | 'title'>> & { readonly show?: string };

type WrittenNext = [
  place: number,
  version: number,
  times: readonly Readonly<WrittenTime>[],
  /** The text of the link to the card's page. */
  more?: string | Absent,
  rest?: NextRest | Absent,
];

/** The next times of a show as the document sends them, by their place. Absent ends are left out. */
export type NextCode = Readonly<WrittenNext>;

/** A row of values without its absent end. */
function withoutEnd<T extends unknown[]>(values: T): Readonly<T> {
  while (values.at(-1) === 0) values.pop();
  return values;
}

const startAndEnd = (texts: readonly string[]): readonly [string, string] => {
  const start = commonStart(texts);
  return [start, commonEnd(texts.map((text) => text.slice(start.length)))];
};

const between = (text: string | undefined, [start, end]: readonly [string, string]): string | Absent =>
  text?.slice(start.length, text.length - end.length) ?? 0;

/** Writes the next times of the cards of a list: what they share, and those of each card. */
export function nextCodes(list: readonly { readonly next: NextTimesData; readonly card: TimedCard }[]): {
  readonly shared: NextShared;
  readonly codes: readonly NextCode[];
} {
  const times = list.flatMap(({ next }) => next.times);
  const links = startAndEnd(times.flatMap(({ href }) => href ?? []));
  const closing = startAndEnd(times.flatMap(({ closes }) => closes ?? []));
  const places = positionsIn<NextPlace>((place) => JSON.stringify(place));
  const versions = positionsIn<NextVersion>((version) => JSON.stringify(version));
  const timeCode = ({ start, href, closes, note, soldOut }: NextTime): Readonly<WrittenTime> =>
    withoutEnd<WrittenTime>([
      start,
      between(href, links),
      between(closes, closing),
      note ?? 0,
      soldOut === true ? 1 : 0,
    ]);
  const codes = list.map(({ next, card }): NextCode => {
    const { show, title, cinema, day, name, distance, when, shown, version, code, label, more } = next;
    const at = label.indexOf(card.title);
    const place: NextPlace = {
      cinema,
      day,
      ...(name === undefined ? {} : { name }),
      ...(distance === undefined ? {} : { distance }),
      ...(when === undefined ? {} : { when }),
      ...(shown === undefined ? {} : { shown }),
      label: at === -1 ? ['', ''] : [label.slice(0, at), label.slice(at + card.title.length)],
    };
    const isCards = more !== undefined && more.href === card.href;
    const rest: NextRest = {
      ...(show === card.show ? {} : { show }),
      ...(title === card.title ? {} : { title }),
      ...(at === -1 ? { label } : {}),
      ...(more === undefined || isCards ? {} : { more }),
    };
    return withoutEnd<WrittenNext>([
      places.positionOf(place),
      versions.positionOf({
        ...(version === undefined ? {} : { version }),
        ...(code === undefined ? {} : { code }),
      }),
      next.times.map(timeCode),
      isCards ? more.text : 0,
      Object.keys(rest).length === 0 ? 0 : rest,
    ]);
  });
  return { shared: { places: places.items, versions: versions.items, links, closing }, codes };
}

/** The next times in a card. Nothing where the list does not have their place. */
export function nextIn(
  { places, versions, links, closing }: NextShared,
  [at, version, times, more = 0, rest = 0]: NextCode,
  { show = '', title, href }: TimedCard,
): NextTimesData | undefined {
  const place = places[at];
  if (place === undefined) return undefined;
  const {
    label: [before, after],
    ...there
  } = place;
  return {
    show,
    title,
    ...there,
    ...versions[version],
    label: `${before}${title}${after}`,
    times: times.map(([start, link = 0, closes = 0, note = 0, soldOut = 0]) => ({
      start,
      ...(note === 0 ? {} : { note }),
      ...(link === 0 ? {} : { href: links.join(link) }),
      ...(closes === 0 ? {} : { closes: closing.join(closes) }),
      ...(soldOut === 0 ? {} : { soldOut: true }),
    })),
    ...(more === 0 || href === null ? {} : { more: { href, text: more } }),
    ...(rest === 0 ? {} : rest),
  };
}
