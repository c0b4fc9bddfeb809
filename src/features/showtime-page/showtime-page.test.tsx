// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webEnvironment } from '#src/config/environment.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { versionsFixture } from '#src/contract/versions/fixture.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { PageClock } from '#src/ui/showtime/page-clock.tsx';
import type { Node } from '#tests/structured-data/nodes.ts';
import { checkThings } from '#tests/structured-data/validate.ts';
import { loadShowtime } from './load-showtime.ts';
import { showtimeJsonLd, showtimeMetadata } from './showtime-metadata.ts';
import { ShowtimePage } from './showtime-page.tsx';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[], now: '' }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(reads.now) }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    getTranslations: ({ locale, namespace }: { locale: 'fr-FR'; namespace: string }) =>
      createTranslator({ locale, messages: messagesByLanguage.fr, namespace } as never),
  };
});

const words = messagesByLanguage.fr;
const [ordinary] = showtimesDayFixture;
if (ordinary === undefined) throw new Error('the fixture lacks showtimes');
const cinema = 'velours-faubourg';
const day = '2026-09-11';
const onsite: Showtime = { ...ordinary, tags: ['ONX', '3d', 'pmr'], seatsLeft: 4 };
const asked = { show: showFixture.slug, cinema, day, id: idOfShowtime(ordinary) };
const load = (changes: Partial<typeof asked> = {}) => loadShowtime('fr-FR', { ...asked, ...changes }, day);
const answer = (...showtimes: readonly Showtime[]) => reads.answers.set('showtimesDay', showtimes);

beforeEach(() => {
  reads.now = '2026-09-11T08:00:00Z';
  reads.answers.clear();
  const answers = {
    show: showFixture,
    shows: showsFixture,
    events: [],
    cinemas: cinemasFixture.map((one) =>
      one.slug === cinema
        ? {
            ...one,
            equipment: [{ kind: 'hearing-loop', confirmedOn: '2026-08-01', auditoriums: [] }],
          }
        : one,
    ),
    cinema: cinemaFixture,
    tags: tagsFixture,
    versions: versionsFixture,
    showTranslate: { fr: showFixture.slug, en: 'the-lamplighter-en' },
    cinemaTranslate: { fr: cinema, en: cinema },
  };
  for (const [id, value] of Object.entries(answers)) reads.answers.set(id, value);
  answer(onsite);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function shown(changes: Partial<typeof asked> = {}): Promise<HTMLElement> {
  // The page’s clock is that of the browser.
  vi.setSystemTime(reads.now);
  const model = await load(changes);
  return render(
    <WithMessages locale="fr-FR">
      <ShowtimePage locale="fr-FR" model={model} />
    </WithMessages>,
  ).container;
}

describe('the page of a showtime', () => {
  it('R082 R158 says without script what the popup says, and leads to the booking', async () => {
    const page = await shown();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(showFixture.title);
    for (const text of [
      'vendredi 11 septembre',
      '14h00',
      'de 14h15 à 16h23',
      'Velours Faubourg',
      'Version française (VF)',
      '15,50\u00a0€',
      'Plus que 4 places',
      '2\u00a0h\u00a008',
      words.showtimePage.confirmed,
      words.needs.names['hearing-loop'],
    ])
      expect(page.textContent).toContain(text);
    const book = screen.getByRole('link', { name: words.showtime.book });
    expect(book.getAttribute('href')).toBe(ordinary.refCmd);
    // The page's clock closes it like a ticket.
    expect(book.dataset['closes']).toBeDefined();
  });

  it('D51 can be shared and put into a calendar; leads to film and cinema on that day', async () => {
    const page = await shown();
    const part = `${asked.show}/${cinema}/${day}/${asked.id}`;
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    for (const path of [
      `/seance/${part}`,
      `/calendar/fr/showtime/${part}.ics`,
      `/films/${asked.show}/filters/date-${day}`,
      `/cinemas/${cinema}/filters/date-${day}`,
    ])
      expect(links).toContain(path);
  });

  it.each([
    [{ status: 'soldout' }, 'soldOut'],
    [{ cancelled: true, status: 'cancelled' }, 'cancelled'],
    [{ status: 'locked' }, 'closed'],
  ] as const)('R165 D55 with %j says so and has no booking', async (changes, word) => {
    answer({ ...onsite, ...changes });
    const page = await shown();
    expect(page.textContent).toContain(words.showtime[word]);
    expect(screen.queryByRole('link', { name: words.showtime.book })).toBeNull();
  });

  it('R165 once the booking has ended on a page that is kept, neither seats nor a calendar are offered', async () => {
    const model = await load();
    const offered = (at: string) => {
      const { container, unmount } = render(
        <WithMessages locale="fr-FR">
          <PageClock fixedNow={Date.parse(at)}>
            <ShowtimePage locale="fr-FR" model={model} />
          </PageClock>
        </WithMessages>,
      );
      const seats = screen.queryByText(words.showtimePopup.free) !== null;
      const found = [seats, container.querySelector('a[href*=".ics"]') !== null];
      unmount();
      return found;
    };
    expect(offered(reads.now)).toEqual([true, true]);
    expect(offered('2026-09-12T08:00:00Z')).toEqual([false, false]);
  });

  it('R165 says that a showtime is over, while the programme has it and afterwards', async () => {
    reads.now = '2026-09-11T13:00:00Z';
    const during = await shown();
    expect(during.textContent).toContain(words.showtimePopup.pastText);
    expect([...during.querySelectorAll('a')].some(({ href }) => href.endsWith('.ics'))).toBe(false);
    cleanup();
    reads.answers.set('showtimesDay', { failure: { kind: 'unknown' } });
    const after = await shown();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.showtimePage.overTitle);
    expect(after.textContent).toContain('14h00');
    expect(screen.getByRole('link', { name: words.showtimePage.next }).getAttribute('href')).toBe(
      `/films/${asked.show}`,
    );
  });

  it('D40 says that a showtime left the programme, and fails when nobody can say', async () => {
    answer();
    await shown();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.showtimePopup.goneTitle);
    reads.answers.set('showtimesDay', { failure: { kind: 'network' } });
    await expect(load()).rejects.toThrow('showtimesDay');
  });

  it('tells two showtimes of the same minute apart', async () => {
    const beside = { ...ordinary, auditoriumName: '3', refCmd: 'https://tunnel.example.org/other' };
    answer(onsite, beside);
    await shown({ id: idOfShowtime(beside) });
    expect(screen.getByRole('link', { name: words.showtime.book }).getAttribute('href')).toBe(beside.refCmd);
  });

  it('D41 has its other languages by the slugs of film and cinema', async () => {
    const { refs } = await load();
    expect(refs).toEqual({
      fr: { page: 'showtime', ...asked },
      en: { page: 'showtime', ...asked, show: 'the-lamplighter-en' },
    });
  });

  it('R061 is not indexed, names no other page as canonical but its film in a link, and itself in previews', async () => {
    const { siteOrigins } = webEnvironment();
    const model = await load();
    const { robots, alternates, openGraph, description } = await showtimeMetadata(
      'fr-FR',
      model,
      siteOrigins,
    );
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates?.canonical).toBe(openGraph?.url);
    expect(openGraph).toMatchObject({
      url: `${siteOrigins.fr}/seance/${asked.show}/${cinema}/${day}/${asked.id}`,
    });
    for (const text of [showFixture.title, 'Velours Faubourg', '11 septembre', '14h00'])
      expect(description).toContain(text);
  });

  it('R161 is a ScreeningEvent while it is announced', async () => {
    const { siteOrigins } = webEnvironment();
    const [event, ...others] = showtimeJsonLd('fr-FR', await load(), siteOrigins);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ '@type': 'ScreeningEvent', startDate: '2026-09-11T14:00:00+02:00' });
    expect(event).not.toHaveProperty('location.amenityFeature');
    expect((await checkThings([event as unknown as Node])).errors).toEqual([]);
    answer();
    expect(showtimeJsonLd('fr-FR', await load(), siteOrigins)).toEqual([]);
  });
});
