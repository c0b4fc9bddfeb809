import { commonEnd, commonStart } from '#src/domain/text/common-start.ts';
import { nextCodes, nextIn, type NextCode, type NextShared } from '../showtime/next-code.ts';
import type { CardFlag, PosterCardData } from './poster-card.client.tsx';

/** A card of a list, without what it shares with the others. */
interface ListedCard extends Omit<PosterCardData, 'href' | 'poster' | 'flag' | 'show' | 'next'> {
  /** What follows `links`; null when there is no page to link to. */
  readonly at: string | null;
  /** What is between `posters` and `sizes`; absent when there is no picture. */
  readonly poster?: string;
  /** Its place among the flags of the list. */
  readonly flag?: number;
  /** Slug of its show; absent when `at` says the same, `null` when the card has no show. */
  readonly show?: string | null;
  /** The next showtimes, without what the list's `times` have. */
  readonly next?: NextCode;
}

/** The cards of a list, each beginning of their addresses and each flag once. */
export interface CardList {
  readonly links: string;
  readonly posters: string;
  readonly sizes: string;
  readonly flags: readonly CardFlag[];
  /** What the next showtimes of the cards share; absent when no card has any. */
  readonly times?: NextShared;
  readonly cards: readonly ListedCard[];
}

/** The cards of a list as the document sends them; `cardsOf` reads them. */
export function cardList(cards: readonly PosterCardData[]): CardList {
  const hrefs = cards.flatMap(({ href }) => (href === null ? [] : [href]));
  const pictures = cards.flatMap(({ poster }) => (poster === null ? [] : [poster]));
  const links = commonStart(hrefs);
  const posters = commonStart(pictures);
  const sizes = commonEnd(pictures.map((address) => address.slice(posters.length)));
  const flags: CardFlag[] = [];
  const placeOf = ({ tone, label }: CardFlag) => {
    const known = flags.findIndex((one) => one.tone === tone && one.label === label);
    return known === -1 ? flags.push({ tone, label }) - 1 : known;
  };
  const timed = cards.flatMap(({ next, ...card }) => (next === undefined ? [] : [{ next, card }]));
  const { shared, codes } = nextCodes(timed);
  let written = 0;
  return {
    links,
    posters,
    sizes,
    ...(timed.length === 0 ? {} : { times: shared }),
    cards: cards.map(({ href, poster, flag, show, next, ...rest }) => {
      const at = href === null ? null : href.slice(links.length);
      return {
        at,
        ...(poster === null ? {} : { poster: poster.slice(posters.length, poster.length - sizes.length) }),
        ...rest,
        ...(flag === undefined ? {} : { flag: placeOf(flag) }),
        ...(show === at ? {} : { show: show ?? null }),
        ...(next === undefined ? {} : { next: codes[written++] }),
      };
    }),
    flags,
  };
}

/** The cards of a list. */
export function cardsOf({ links, posters, sizes, flags, times, cards }: CardList): readonly PosterCardData[] {
  return cards.map(({ at, poster, flag, show = at, next: code, ...rest }) => {
    const shown = flag === undefined ? undefined : flags[flag];
    const card = {
      ...rest,
      href: at === null ? null : `${links}${at}`,
      ...(show === null ? {} : { show }),
    };
    const next = times === undefined || code === undefined ? undefined : nextIn(times, code, card);
    return {
      ...card,
      poster: poster === undefined ? null : `${posters}${poster}${sizes}`,
      ...(shown === undefined ? {} : { flag: shown }),
      ...(next === undefined ? {} : { next }),
    };
  });
}
