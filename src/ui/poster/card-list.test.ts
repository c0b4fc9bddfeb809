import { expect, it } from 'vitest';
import { cardList, cardsOf } from './card-list.ts';
import type { PosterCardData } from './poster-card.client.tsx';

const media = 'https://media.example.org/media/poster';
const fresh = { tone: 'green', label: 'Nouveau' } as const;

const next = {
  show: 'one',
  title: 'One',
  cinema: 'bellecour',
  day: '2026-11-18',
  label: 'One, Velours Bellecour, mercredi 18 novembre',
  times: [{ start: '14h25', href: 'https://tickets.example.org/V1S1', closes: '2026-11-18T13:25Z' }],
  more: { href: '/films/one', text: '2 autres séances' },
} as const;

const cards: readonly PosterCardData[] = [
  { href: '/films/one', title: 'One', poster: `${media}/one.0a/320.webp`, flag: fresh, show: 'one' },
  { href: '/films/two', title: 'Two', poster: `${media}/two.1b/320.webp`, flag: { ...fresh }, show: 'two' },
  { href: '/films/two/filters/date-2026-11-20', title: 'Two', poster: null, narrows: true, show: 'two' },
  { href: '/films/three', title: 'Three', poster: null, flag: { tone: 'red', label: 'Nouveau' } },
  { href: null, title: 'Four', poster: 'https://cdn.example/4.jpg', show: 'four', event: true },
];

const timed: readonly PosterCardData[] = [
  { href: '/films/one', title: 'One', poster: null, show: 'one', next },
  {
    href: '/films/five',
    title: 'Five',
    poster: null,
    show: 'five',
    next: { ...next, show: 'six', title: 'Six' },
  },
  ...cards,
];

it.each([[cards], [cards.slice(0, 2)], [cards.slice(0, 1)], [cards.slice(3)], [timed], [[]]])(
  'a list of cards is read as it was written: %#',
  (list) => {
    expect(cardsOf(cardList(list))).toEqual(list);
  },
);

it('says what its cards share once', () => {
  const list = cardList(cards.slice(0, 2));
  expect(list).toEqual({
    links: '/films/',
    posters: `${media}/`,
    sizes: '/320.webp',
    flags: [fresh],
    cards: [
      { at: 'one', title: 'One', poster: 'one.0a', flag: 0 },
      { at: 'two', title: 'Two', poster: 'two.1b', flag: 0 },
    ],
  });
});

it('does not say again with the times of a card what the card says', () => {
  const [card, , other] = cardList(timed).cards;
  expect(card?.next).toEqual([0, 0, [['14h25', '', '']], '2 autres séances']);
  expect(other).not.toHaveProperty('next');
});
