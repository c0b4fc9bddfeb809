import { expect, it } from 'vitest';
import { groupOf, ticketCodes, type WrittenGroup, type WrittenTickets } from './ticket-code.ts';

const day = '2026-11-21';
type Ticket = WrittenGroup['tickets'][number];

const imax = { title: 'IMAX', premium: true } as const;
const ear = { title: 'Boucle', icon: 'ear' } as const;
const evening: Ticket = {
  start: '19h30',
  at: `${day}T19:30:00`,
  note: 'fin 21h52',
  href: 'https://tunnel.example/fr/V3S12/booking',
  closes: '2026-11-21T18:30Z',
  marks: [],
};
const late = {
  ...evening,
  start: '0h15',
  at: '2026-11-22T00:15:00',
  href: 'https://tunnel.example/fr/V4S1/booking',
};
const full: Ticket = {
  start: '21:00',
  at: `${day}T21:00:00`,
  note: 'Complet',
  state: 'soldout',
  marks: [imax],
};
const lists: readonly WrittenTickets[] = [
  {
    groups: [
      {
        version: 'VF',
        tickets: [
          evening,
          { ...evening, start: '9h05', at: `${day}T09:05:00`, marks: [ear, imax], price: '12,90 €' },
        ],
      },
      { version: 'VOST', words: 'Version originale', tickets: [{ ...late, highlighted: true }] },
    ],
  },
  {
    groups: [
      {
        version: 'VF',
        tickets: [full, { start: '9.30 PM', at: `${day}T21:30:00`, marks: [], price: '7 €' }],
      },
    ],
    past: {
      title: '1 passée',
      groups: [{ version: 'VF', tickets: [{ ...full, state: 'locked', marks: [ear] }] }],
    },
  },
];

it.each([[lists], [lists.slice(0, 1)], [lists.slice(1)], [[]]])(
  'are read as they were written: %#',
  (some) => {
    const { shared, codes } = ticketCodes(day, some);
    const groupsOf = (groups: (typeof codes)[number]['groups']) =>
      groups.map((code) => {
        const { tickets, ...version } = groupOf(shared, code);
        const marksOf = (marks: readonly number[] = []) => marks.map((position) => shared.marks[position]);
        return { ...version, tickets: tickets.map((one) => ({ ...one, marks: marksOf(one.marks) })) };
      });
    expect(
      codes.map(({ groups, past }) => ({
        groups: groupsOf(groups),
        ...(past === undefined ? {} : { past: { title: past.title, groups: groupsOf(past.groups) } }),
      })),
    ).toEqual(some);
  },
);

it('say what they share once', () => {
  const { shared, codes } = ticketCodes(day, lists);
  expect(shared).toEqual({
    day,
    links: 'https://tunnel.example/fr/V',
    closing: '2026-11-21T18:30Z',
    marks: [ear, imax],
    versions: [{ version: 'VF' }, { version: 'VOST', words: 'Version originale' }],
  });
  expect(codes[0]?.groups[0]?.[1]).toEqual(['19h30', 'fin 21h52', '3S12/booking', '']);
  expect(codes[1]?.groups[0]?.[1]).toEqual(['21:00', 'Complet', 0, 0, [1], 0, { state: 'soldout' }]);
});
