// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { nextShowtimes, type CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { popupTextRead } from '#src/popups/protocol/attributes.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { PageClock } from '#src/ui/showtime/page-clock.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useNextTimes } from '#src/ui/showtime/next-times.ts';

afterEach(cleanup);

const day = '2026-11-18';
const [model] = showtimesDayFixture;
if (model === undefined) throw new Error('the fixture has no showtime');
const at = (clock: string, status = 'available', version = 'vost') => ({
  ...model,
  time: `${day} ${clock}:00`,
  status,
  version,
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
const [fixture] = versionsFixture;
if (fixture === undefined) throw new Error('the fixture has no version');
const originalVersion = { ...fixture, slug: 'vost', label: 'VOST', description: 'Version originale' };
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
      versions: versionVocabulary([originalVersion]),
    },
  );
  const data = nextOf({ show, to: { page: 'movie', slug: 'film' }, next });
  return data === null ? null : <NextTimes {...data} />;
}

/** What all links of the nearest cinema have in common. */
const bellecourToday = 'Le Film, Velours bellecour, mercredi 18 novembre';

const shown = (today?: string) =>
  render(
    <WithMessages locale="fr-FR">
      <Next {...(today === undefined ? {} : { today })} />
    </WithMessages>,
  );

describe('the next showtimes under a poster', () => {
  it('are three of the nearest cinema that can be booked, with its distance, and a way to all others', () => {
    const { container } = shown();
    const list = screen.getByRole('list', { name: bellecourToday });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['14h00', '20h15', '22h00']);
    expect(container.querySelector('div > div > div')?.textContent).toMatch(/^Velours bellecour1,2\skm$/);
    const more = screen.getByRole('link', { name: 'Toutes les séances Le Film' });
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

  it('D28 say of a start after midnight that it is after the night of the day above it', () => {
    const late = { ...at('22:00'), time: '2026-11-19 00:15:00' };
    render(
      <WithMessages locale="fr-FR">
        <Next first={[late]} />
      </WithMessages>,
    );
    const list = screen.getByRole('list', { name: bellecourToday });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['0h15 VOST · après minuit']);
    expect(within(list).getByRole('link').getAttribute('aria-label')).toBe(
      `0h15 VOST · après minuit ${bellecourToday}`,
    );
  });

  it('on a page that was kept, what is left stands in place of what is over', async () => {
    const first = ['14:00', '16:00', '18:00', '20:15', '22:00'].map((clock) => at(clock));
    const times = async (clock: string) => {
      const container = document.createElement('div');
      document.body.append(container);
      const page = (
        <WithMessages locale="fr-FR">
          <PageClock fixedNow={Date.parse(`2026-11-18T${clock}:00+01:00`)}>
            <Next first={first} />
          </PageClock>
        </WithMessages>
      );
      // The document is as old as the page; the reader's clock is not.
      container.innerHTML = renderToString(page);
      const starts = () => [...container.querySelectorAll('li time')].map((time) => time.textContent);
      const before = starts();
      const problems: unknown[] = [];
      const root = await act(() =>
        hydrateRoot(container, page, { onRecoverableError: (error) => problems.push(error) }),
      );
      const after = starts();
      act(() => {
        root.unmount();
      });
      container.remove();
      expect(problems).toEqual([]);
      expect(before).toEqual(['14h00', '16h00', '18h00']);
      return after;
    };
    expect(await times('13:00')).toEqual(['14h00', '16h00', '18h00']);
    expect(await times('14:30')).toEqual(['16h00', '18h00', '20h15']);
    expect(await times('18:30')).toEqual(['20h15', '22h00']);
    // Nothing is left to show in its place.
    expect(await times('23:00')).toEqual(['14h00', '16h00', '18h00']);
  });

  it('R165 are sold out where no others are left, in words and not as links', () => {
    render(
      <WithMessages locale="fr-FR">
        <Next first={[at('18:00', 'soldout'), at('20:15')]} />
      </WithMessages>,
    );
    const [soldOut, open] = screen.getAllByRole('listitem');
    expect(soldOut?.textContent).toBe('18h00 Complet ');
    expect(soldOut?.querySelector('a')).toBeNull();
    expect(open?.querySelector('a')).not.toBeNull();
  });

  it('are links that name version, film, cinema and day, after what is seen', () => {
    shown();
    expect(screen.getByRole('link', { name: `14h00 Version originale ${bellecourToday}` })).toBeDefined();
    cleanup();
    render(
      <WithMessages locale="fr-FR">
        <Next first={[at('14:00'), at('16:00', 'available', 'vf')]} />
      </WithMessages>,
    );
    expect(screen.getByRole('link', { name: `14h00 VOST ${bellecourToday}` }).textContent).toBe(
      '14h00 VOST ',
    );
  });

  it('have their version in words above them where they have one, else its abbreviation each', () => {
    shown();
    const heading = screen.getByText('Version originale');
    expect(heading.dataset['code']).toBe('VOST');
    cleanup();
    render(
      <WithMessages locale="fr-FR">
        <Next first={[at('14:00'), at('16:00', 'available', 'vf')]} />
      </WithMessages>,
    );
    expect(screen.queryByText('Version originale')).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '14h00 VOST ',
      '16h00 VF ',
    ]);
  });

  it.each([
    ['of one version', [at('13:30'), at('14:00')], ['13h30 Passée', '14h00 Passée']],
    ['of two', [at('13:30'), at('14:00', 'available', 'vf')], ['13h30 Passée', '14h00 Passée']],
  ])('R165 %s say in words that they have closed, when nothing is left', (_, first, texts) => {
    render(
      <WithMessages locale="fr-FR">
        <PageClock fixedNow={Date.parse(`${day}T13:00:00Z`)}>
          <Next first={first} />
        </PageClock>
      </WithMessages>,
    );
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    ).toEqual(texts);
  });

  it('name the day where it is not today', () => {
    const { container } = shown('2026-11-17');
    expect(container.querySelector('strong')?.textContent).toBe('mer. 18 nov.');
  });
});
