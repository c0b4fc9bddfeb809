// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { nextShowtimes, type CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { popupTextRead } from '#src/popups/protocol/attributes.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useNextTimes } from '#src/ui/showtime/next-times.ts';

afterEach(cleanup);

const day = '2026-11-18';
const [model] = showtimesDayFixture;
if (model === undefined) throw new Error('the fixture has no showtime');
const at = (clock: string, status = 'available') => ({
  ...model,
  time: `${day} ${clock}:00`,
  status,
  version: 'vost',
  reservabilityEnd: null,
  refCmd: `https://tickets.example.org/V1S${clock.replace(':', '')}`,
});
const cinemaDay = (slug: string, kilometres: number, showtimes: ReturnType<typeof at>[]): CinemaDay => ({
  cinema: { slug, name: `Velours ${slug}` },
  kilometres,
  timeZone: 'Europe/Paris',
  day,
  showtimes: { film: showtimes },
});
const show = { slug: 'film', title: 'Le Film', kind: 'movie', kids: false, specialEvent: false } as const;

const bellecour = [at('14:00'), at('18:00', 'soldout'), at('20:15'), at('22:00')];

function Next({
  today = day,
  first = bellecour,
}: {
  readonly today?: string;
  readonly first?: typeof bellecour;
}) {
  const nextOf = useNextTimes('fr-FR', today);
  const next = nextShowtimes(
    show,
    [cinemaDay('bellecour', 1.24, first), cinemaDay('vaise', 4, [at('19:00')])],
    {
      filters: {},
      now: new Date('2026-11-18T12:00:00Z'),
      tags: tagVocabulary([]),
      versions: versionVocabulary([]),
    },
  );
  const data = nextOf({ show, to: { page: 'movie', slug: 'film' }, next });
  return data === null ? null : <NextTimes {...data} />;
}

const shown = (today?: string) =>
  render(
    <WithMessages locale="fr-FR">
      <Next {...(today === undefined ? {} : { today })} />
    </WithMessages>,
  );

describe('the next showtimes under a poster', () => {
  it('are three of the nearest cinema that can be booked, with its distance, and the number of all others', () => {
    const { container } = shown();
    const list = screen.getByRole('list', { name: 'Le Film, prochaines séances, Velours bellecour' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['14h00VOST', '20h15VOST', '22h00VOST']);
    expect(container.querySelector('p')?.textContent).toMatch(/^Velours bellecour1,2\skm$/);
    const more = screen.getByRole('link', { name: '2 autres séances Le Film' });
    expect(more.getAttribute('href')).toBe('/films/film');
  });

  it('R165 lead to their booking as long as they can be booked, and the popup knows which they are', () => {
    const { container } = shown();
    const links = [...container.querySelectorAll('ul a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://tickets.example.org/V1S1400',
      'https://tickets.example.org/V1S2015',
      'https://tickets.example.org/V1S2200',
    ]);
    expect(links.every((link) => link.hasAttribute('data-closes'))).toBe(true);
    const context = container.querySelector('ul')?.dataset['popupContext'] ?? '';
    expect(popupTextRead(context)).toEqual({ show: 'film', cinema: 'bellecour', day });
  });

  it('R165 are sold out where no others are left, in words and not as links', () => {
    render(
      <WithMessages locale="fr-FR">
        <Next first={[at('18:00', 'soldout'), at('20:15')]} />
      </WithMessages>,
    );
    const [soldOut, open] = screen.getAllByRole('listitem');
    expect(soldOut?.textContent).toBe('18h00Complet');
    expect(soldOut?.querySelector('a')).toBeNull();
    expect(open?.querySelector('a')).not.toBeNull();
  });

  it('name the day where it is not today', () => {
    const { container } = shown('2026-11-17');
    expect(container.querySelector('strong')?.textContent).toBe('mer. 18 nov.');
  });
});
