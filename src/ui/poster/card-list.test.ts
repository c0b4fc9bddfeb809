import { expect, it } from 'vitest';
import { cardList, cardsOf } from './card-list.ts';
import type { PosterCardData } from './poster-card.client.tsx';

const media = 'https://media.example.org/media/poster';
const fresh = { tone: 'green', label: 'Nouveau' } as const;

const cards: readonly PosterCardData[] = [
  { href: '/films/one', title: 'One', poster: `${media}/one.0a/320.webp`, flag: fresh, show: 'one' },
  { href: '/films/two', title: 'Two', poster: `${media}/two.1b/320.webp`, flag: { ...fresh }, show: 'two' },
  { href: '/films/two/filters/date-2026-11-20', title: 'Two', poster: null, narrows: true, show: 'two' },
  { href: '/films/three', title: 'Three', poster: null, flag: { tone: 'red', label: 'Nouveau' } },
  { href: null, title: 'Four', poster: 'https://cdn.example/4.jpg', show: 'four', event: true },
];

it.each([[cards], [cards.slice(0, 2)], [cards.slice(0, 1)], [cards.slice(3)], [[]]])(
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
