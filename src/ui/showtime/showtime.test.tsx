// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { TagView } from '#src/domain/tag/vocabulary.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { Locale } from '#src/sites/site.ts';
import { Tickets } from './tickets.client.tsx';
import { useTickets } from './use-tickets.ts';

const booking = 'https://tunnel.example/fr/V0003S12/booking';
const context = 'Le Film, Velours Faubourg, samedi 21 novembre';

const evening: ShowtimeView = {
  id: '1930-evening',
  status: 'available',
  over: false,
  day: '2026-11-21',
  time: '2026-11-21 19:30:00',
  clock: '19:30',
  startsAt: '2026-11-21T18:30:00.000Z',
  afterMidnight: false,
  filmTime: '2026-11-21 19:50:00',
  endTime: '2026-11-21 21:52:00',
  endsAt: '2026-11-21T20:52:00.000Z',
  closesAt: '2026-11-21T18:30:00.000Z',
  opensAt: null,
  onSaleFrom: null,
  version: { slug: 'vf', label: 'VF', description: 'Version française', language: 'fr', subtitles: [] },
  tags: [],
  bookingUrl: booking,
  auditorium: '3',
  seatCount: 120,
  seats: null,
  price: null,
  special: null,
  highlighted: false,
  flags: { full: false, kidsFriendly: false, threeD: false, live: false, disabled: false },
  experiences: [],
  accessibility: [],
  needs: [],
};
const soldOut = { status: 'soldout', bookingUrl: null } as const;
const past = { status: 'locked', over: true, bookingUrl: null } as const;

const tag = (slug: string, title: string, facts: Partial<TagView> = {}): TagView => ({
  slug,
  special: null,
  title,
  icon: null,
  tooltip: null,
  premium: false,
  highlighted: false,
  textColour: null,
  backgroundColour: null,
  ...facts,
});
const imax = tag('imax', 'IMAX', { premium: true });
const pmr = tag('pmr', 'accessible en fauteuil roulant', { special: 'pmr' });

interface ShowtimeListProps {
  readonly locale: Locale;
  readonly label: string;
  readonly showtimes: readonly ShowtimeView[];
}

/** The tickets of one film in one cinema, as a page has them. */
function ShowtimeList({ locale, label, showtimes }: ShowtimeListProps) {
  const ticketsOf = useTickets(locale);
  const books = useTranslations('showtime')('bookOf', { what: label });
  return <Tickets {...ticketsOf(showtimes)} books={books} />;
}

function showAll(showtimes: readonly ShowtimeView[], locale: Locale = 'fr-FR') {
  return render(
    <WithMessages locale={locale}>
      <ShowtimeList locale={locale} label={context} showtimes={showtimes} />
    </WithMessages>,
  );
}
const show = (facts: Partial<ShowtimeView> = {}, locale?: Locale) =>
  showAll([{ ...evening, ...facts }], locale);

const ticket = () => {
  const element = document.querySelector<HTMLElement>('[data-state]');
  if (element === null) throw new Error('no showtime in the document');
  return element;
};

/** What is seen of the ticket, line by line. */
const lines = () =>
  ticket()
    .textContent.split('\n')
    .map((line) => line.trim());

afterEach(cleanup);

describe('a showtime', () => {
  it('is one link to the booking with start, end and marks, which names version, film, cinema and day', () => {
    show({ experiences: [imax], accessibility: [pmr] });
    const link = screen.getByRole('link', {
      name: `19h30 fin 21h52 IMAX accessible en fauteuil roulant Version française, Réserver\u00a0: ${context}`,
    });
    expect(link.getAttribute('href')).toBe(booking);
    expect(link.querySelector('time')?.dateTime).toBe('2026-11-21T19:30:00');
  });

  it('says why it is special once, when a tag says it in the same words', () => {
    const title = 'Avec l’équipe';
    const special = {
      titleScreening: title,
      title: null,
      description: [],
      source: 'tag' as const,
      textColour: null,
      backgroundColour: null,
    };
    show({ special, experiences: [imax, tag('avp-equipe', title)] });
    expect(screen.getAllByText(title)).toHaveLength(1);
    expect(screen.getByText('IMAX')).toBeDefined();
  });

  it('R083 shows why it is special in the colours of the chain, where they can be read', () => {
    const details = { titleScreening: 'Avec l’équipe', title: null, description: [], source: 'tag' } as const;
    show({ special: { ...details, textColour: '#ffffff', backgroundColour: '#8f1230' } });
    const special = screen.getByText('Avec l’équipe');
    expect(special.style.backgroundColor).toBe('#8f1230');
    expect(special.style.color).toBe('#ffffff');
    cleanup();
    show({ special: { ...details, textColour: null, backgroundColour: null } });
    expect(screen.getByText('Avec l’équipe').hasAttribute('style')).toBe(false);
  });

  it('R086 shows a tag with the icon of the chain: a short text, or a picture', () => {
    const icon = (own: TagView['icon']) => tag('duo', 'Places duo', { icon: own });
    show({ experiences: [icon({ type: 'text', value: '2' })] });
    expect(screen.getByText('Places duo').dataset['short']).toBe('2');
    cleanup();
    show({ experiences: [icon({ type: 'image', value: 'https://media.example.org/duo.webp' })] });
    expect(ticket().querySelector('img')?.src).toBe('https://media.example.org/duo.webp');
    expect(ticket().textContent).toContain('Places duo');
    cleanup();
    show({ experiences: [icon({ type: 'sprite', value: 'unknown' })] });
    expect(screen.getByText('Places duo')).toBeDefined();
  });

  it('R082 marks a showtime that the chain highlights by its shape, while it can be booked', () => {
    show({ highlighted: true });
    const [open] = [ticket().className];
    cleanup();
    show();
    expect(open).not.toBe(ticket().className);
    cleanup();
    show({ highlighted: true, ...soldOut });
    const full = ticket().className;
    cleanup();
    show(soldOut);
    expect(ticket().className).toBe(full);
  });

  it('R165 sold out shows the full style and the word, and does not link to the tunnel', () => {
    show(soldOut);
    expect(screen.queryByRole('link')).toBeNull();
    expect(ticket().className).toContain('full');
    expect(ticket().textContent).toContain('Complet');
    expect(ticket().innerHTML).not.toContain(booking);
  });

  it('R165 locked shows the old style and the word, and does not link to the tunnel', () => {
    show(past);
    expect(screen.queryByRole('link')).toBeNull();
    expect(ticket().className).toContain('old');
    expect(ticket().textContent).toContain('Passée');
    expect(ticket().innerHTML).not.toContain(booking);
  });

  it('D55 cancelled says so, struck through, and does not link to the tunnel', () => {
    show({ status: 'cancelled', bookingUrl: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(ticket().dataset['state']).toBe('cancelled');
    expect(ticket().className).toContain('gone');
    expect(ticket().textContent).toContain('Annulée');
  });

  it('says what it costs, unless it cannot be had', () => {
    const parts = [{ label: 'Plein tarif', amount: 12.9 }];
    show({ price: { amount: 12.9, parts } });
    expect(lines()).toEqual(['19h30', 'fin 21h52', '12,90\u00a0€']);
    cleanup();
    show({ ...soldOut, price: { amount: 12.9, parts } });
    expect(ticket().textContent).not.toContain('€');
  });

  it('without a safe booking address does not link', () => {
    show({ bookingUrl: null });
    expect(ticket().dataset['state']).toBe('locked');
    cleanup();
    show({ bookingUrl: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(ticket().innerHTML).not.toContain('javascript');
  });

  it('writes the time as the country does and says sold out as the region does', () => {
    show(soldOut, 'nl-BE');
    expect(ticket().textContent).toContain('19:30');
    expect(ticket().textContent).toContain('Volzet');
    cleanup();
    show(soldOut, 'nl-NL');
    expect(ticket().textContent).toContain('Uitverkocht');
  });
});

describe('what a showtime tells', () => {
  it('is told once: access among the experiences', () => {
    show({ experiences: [pmr], accessibility: [pmr] });
    expect(ticket().querySelectorAll('[data-icon]')).toHaveLength(0);
    expect(ticket().dataset['sign']).toBe('wheelchair');
    expect(ticket().getAttribute('aria-label')?.split(pmr.title)).toHaveLength(2);
  });

  it('takes three elements, with its price and an icon too, and one more for each further mark', () => {
    // With its item of the list.
    const elements = () => ticket().querySelectorAll('*').length + 2;
    show();
    expect(elements()).toBe(3);
    cleanup();
    show({ price: { amount: 13.1, parts: [] }, accessibility: [pmr] });
    expect(elements()).toBe(3);
    cleanup();
    show({ experiences: [imax], accessibility: [pmr] });
    expect(elements()).toBe(4);
  });

  it('says by its icon what no name says, where it is no link', () => {
    show({ ...soldOut, accessibility: [pmr] });
    expect(screen.getByRole('img', { name: pmr.title })).toBeDefined();
  });
});

describe('the showtimes of a film', () => {
  it('stand by version, with the version in words', () => {
    const original = { ...evening.version, slug: 'vost', label: 'VOST', description: 'Version originale' };
    showAll([evening, { ...evening, id: '2130-later', clock: '21:30', version: original }]);
    expect(
      screen
        .getAllByRole('heading', { level: 4 })
        .map(({ dataset, textContent }) => `${dataset['code'] ?? ''} ${textContent}`),
    ).toEqual(['VF Version française', 'VOST Version originale']);
    expect(screen.getByRole('list', { name: 'Version originale' })).toBeDefined();
  });

  it('fold away those that have begun', () => {
    showAll([
      { ...evening, ...past },
      { ...evening, id: '2130-later', time: '2026-11-21 21:30:00' },
    ]);
    expect(document.querySelector('details')?.textContent).toContain('1 passée');
    expect(document.querySelector('details time')?.textContent).toBe('19h30');
    expect(ticket().textContent).toContain('21h30');
  });
});
