// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { Locale } from '#src/sites/site.ts';
import type { TagView } from '#src/domain/tag/vocabulary.ts';
import { closeEnded } from './closing.ts';
import { markOf } from './marks.ts';
import { ShowtimeTicket } from './showtime-ticket.tsx';

type Props = Partial<Parameters<typeof ShowtimeTicket>[0]>;

const booking = 'https://tunnel.example/fr/V0003S12/booking';

function show(props: Props = {}, locale: Locale = 'fr-FR') {
  return render(
    <WithMessages locale={locale}>
      <ShowtimeTicket
        locale={locale}
        start="2026-11-21 19:30:00"
        end="2026-11-21 21:52:00"
        state="available"
        booking={booking}
        context="Le Film, Velours Faubourg, samedi 21 novembre"
        {...props}
      />
    </WithMessages>,
  );
}

const ticket = () => {
  const element = document.querySelector<HTMLElement>('[data-state]');
  if (element === null) throw new Error('no showtime in the document');
  return element;
};

afterEach(cleanup);

describe('a showtime', () => {
  it('is one link to the booking with start, end and marks, which names film, cinema and day', () => {
    show({
      experiences: [{ slug: 'imax', title: 'IMAX', premium: true }],
      accessibility: [{ slug: 'pmr', title: 'accessible en fauteuil roulant', icon: 'wheelchair' }],
    });
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(booking);
    for (const text of ['19h30', 'fin 21h52', 'IMAX', 'Le Film, Velours Faubourg, samedi 21 novembre'])
      expect(link.textContent).toContain(text);
    expect(screen.getByRole('img', { name: 'accessible en fauteuil roulant' })).toBeDefined();
    expect(link.querySelector('time')?.dateTime).toBe('2026-11-21T19:30:00');
  });

  it('R083 shows why it is special in the colours of the chain, where they can be read', () => {
    show({
      special: 'Avec l’équipe',
      specialColours: { textColour: '#ffffff', backgroundColour: '#8f1230' },
    });
    const special = screen.getByText('Avec l’équipe');
    expect(special.style.backgroundColor).toBe('#8f1230');
    expect(special.style.color).toBe('#ffffff');
    cleanup();
    show({ special: 'Marathon' });
    expect(screen.getByText('Marathon').hasAttribute('style')).toBe(false);
  });

  it('R086 shows a tag with the icon of the chain: a short text, or a picture', () => {
    const icon = (own: TagView['icon']) =>
      markOf({
        slug: 'duo',
        special: null,
        title: 'Places duo',
        icon: own,
        tooltip: null,
        premium: false,
        highlighted: false,
        textColour: null,
        backgroundColour: null,
      });
    show({ experiences: [icon({ type: 'text', value: '2' })] });
    expect(screen.getByText('2').getAttribute('aria-hidden')).toBe('true');
    expect(ticket().textContent).toContain('Places duo');
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
    show({ highlighted: true, state: 'soldout' });
    const full = ticket().className;
    cleanup();
    show({ state: 'soldout' });
    expect(ticket().className).toBe(full);
  });

  it('R165 sold out shows the full style and the word, and does not link to the tunnel', () => {
    show({ state: 'soldout' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(ticket().className).toContain('full');
    expect(ticket().textContent).toContain('Complet');
    expect(ticket().innerHTML).not.toContain(booking);
  });

  it('R165 locked shows the old style and the word, and does not link to the tunnel', () => {
    show({ state: 'locked' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(ticket().className).toContain('old');
    expect(ticket().textContent).toContain('Passée');
    expect(ticket().innerHTML).not.toContain(booking);
  });

  it('without a safe booking address does not link', () => {
    show({ booking: null });
    expect(ticket().dataset['state']).toBe('locked');
    cleanup();
    show({ booking: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(ticket().innerHTML).not.toContain('javascript');
  });

  it('writes the time as the country does and says sold out as the region does', () => {
    show({ state: 'soldout' }, 'nl-BE');
    expect(ticket().textContent).toContain('19:30');
    expect(ticket().textContent).toContain('Volzet');
    cleanup();
    show({ state: 'soldout' }, 'nl-NL');
    expect(ticket().textContent).toContain('Uitverkocht');
  });
});

describe('what a showtime tells', () => {
  it('is told once: access among the experiences', () => {
    const pmr = { slug: 'pmr', title: 'accessible en fauteuil roulant', icon: 'wheelchair' as const };
    show({ experiences: [pmr], accessibility: [pmr] });
    expect(screen.getAllByRole('img', { name: pmr.title })).toHaveLength(1);
  });

  it('takes at most six elements without what is particular', () => {
    show({ bookableUntil: '2026-11-21T19:30:00+01:00' });
    expect(ticket().querySelectorAll('*').length + 1).toBeLessThanOrEqual(6);
  });
});

describe('the clock of the page', () => {
  it('R165 turns what has closed since into a past showtime that links nowhere', () => {
    show({ bookableUntil: '2026-11-21T19:30:00+01:00' });
    closeEnded(document, Date.parse('2026-11-21T18:29:59Z'));
    expect(ticket().dataset['state']).toBe('available');
    closeEnded(document, Date.parse('2026-11-21T18:30:00Z'));
    expect(ticket().dataset['state']).toBe('locked');
    expect(ticket().hasAttribute('href')).toBe(false);
  });

  it('leaves showtimes without an end of booking alone', () => {
    show();
    closeEnded(document, Date.parse('2030-01-01T00:00:00Z'));
    expect(screen.getByRole('link').getAttribute('href')).toBe(booking);
  });
});
