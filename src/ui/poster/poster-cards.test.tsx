// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announced, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { triggeredAt } from '#src/popups/protocol/triggered.ts';
import type { NextTimesData } from '../showtime/next-times.client.tsx';
import { cardData } from './poster-card.tsx';
import { showFacts, showWords } from './show-card.tsx';
import { ShowGrid } from './show-grid.tsx';

afterEach(cleanup);

const media = 'https://media.example.org/media/poster';

describe('a card of a show', () => {
  it('says running time and genres, or what the list says in their place', () => {
    const show = showOf('a');
    expect(showWords({ show }, 'heart').meta).toBe('2\u00a0h\u00a008 · Drame, Fantastique');
    expect(showWords({ show, meta: 'Out soon' }, 'heart').meta).toBe('Out soon');
    expect(showFacts({ duration: null, genres: [] })).toBe('');
  });

  it('R107 shows the flag with its words, those of the interface for a heart without any', () => {
    const flagOf = (pushTag: Parameters<typeof showOf>[1]) =>
      showWords({ show: showOf('a', pushTag) }, '♥').flag;
    expect(flagOf({ pushTag: { text: 'Nouveau', colour: 'green', heart: false } })).toEqual({
      tone: 'green',
      label: 'Nouveau',
    });
    expect(flagOf({ pushTag: { text: null, colour: 'blue', heart: true } })).toEqual({
      tone: 'blue',
      label: '♥',
    });
    expect(flagOf({ pushTag: { text: 'Odd', colour: null, heart: false } })?.tone).toBe('grey');
    expect(flagOf({ pushTag: null })).toBeNull();
  });

  it('sends nothing that it does not say', () => {
    const to = { page: 'movie', slug: 'a' } as const;
    expect(cardData('fr-FR', { to, title: 'A', poster: null, flag: null, meta: '', note: null })).toEqual({
      href: '/films/a',
      title: 'A',
      poster: null,
    });
    const narrowed = cardData('fr-FR', {
      to: { ...to, filters: { date: '2026-11-20' } },
      title: 'A',
      poster: null,
    });
    expect(narrowed).toMatchObject({ href: '/films/a/filters/date-2026-11-20', narrows: true });
  });
});

describe('a grid of shows', () => {
  it('says the cinema and the day of most times once, and each popup knows its own', () => {
    const next = (slug: string, cinema: string): NextTimesData => ({
      show: slug,
      title: slug,
      cinema,
      day: '2026-11-18',
      label: slug,
      times: [{ start: '14h25', href: `https://tickets.example.org/${slug}` }],
    });
    const { container } = render(
      <WithMessages locale="fr-FR">
        <ShowGrid
          locale="fr-FR"
          label="Films"
          shows={[
            { show: showOf('one'), next: next('one', 'bellecour') },
            { show: showOf('two'), next: next('two', 'vaise') },
            { show: showOf('three'), next: next('three', 'bellecour') },
          ]}
        />
      </WithMessages>,
    );
    const contexts = [...container.querySelectorAll<HTMLElement>('[data-popup-context]')];
    expect(contexts.map(({ dataset }) => dataset['popupContext'])).toEqual([
      'cinema=bellecour&day=2026-11-18',
      'show=one',
      'show=two&cinema=vaise',
      'show=three',
    ]);
    const opened = [...container.querySelectorAll('time')].map((time) => triggeredAt(time)?.data);
    expect(opened).toEqual(
      [
        ['one', 'bellecour'],
        ['two', 'vaise'],
        ['three', 'bellecour'],
      ].map(([show = '', cinema]) => ({
        show,
        cinema,
        day: '2026-11-18',
        booking: `https://tickets.example.org/${show}`,
        title: '',
        place: '',
        version: '',
        told: `14h25 ${show}`,
      })),
    );
  });

  it('has a card each, with its poster, and fetches the first ones at once', () => {
    const posterOf = (key: string) => ({ lg: `${media}/${key}/720.webp`, md: `${media}/${key}/320.webp` });
    render(
      <WithMessages locale="fr-FR">
        <ShowGrid
          locale="fr-FR"
          label="Films"
          first={1}
          shows={[
            { show: showOf('one', { poster: posterOf('one') }) },
            { show: announced('two', { poster: posterOf('two'), kind: 'event' }), note: 'Demain' },
            { show: showOf('three', { poster: null }) },
          ]}
        />
      </WithMessages>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/films/one',
      '/evenements/two',
      '/films/three',
    ]);
    const images = [...document.querySelectorAll('img')];
    expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading')])).toEqual([
      [`${media}/one/320.avif`, 'eager'],
      [`${media}/two/320.avif`, 'lazy'],
    ]);
    expect(images[0]?.getAttribute('srcset')).toBe(`${media}/one/320.avif 320w, ${media}/one/480.avif 480w`);
    expect(screen.getByText('Demain')).toBeDefined();
  });
});
