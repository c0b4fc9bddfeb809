// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { settingsFixture } from '#src/contract/settings/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { popupTextRead } from '#src/popups/protocol/attributes.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { FilmPage } from '../film-page.tsx';
import { loadFilm } from '../load-film.ts';

const reads = vi.hoisted(() => ({
  answers: new Map<string, unknown>(),
  asked: [] as string[],
  now: '2026-11-18T11:00:00Z',
}));
const environment = vi.hoisted(() => ({ saleNotices: null as boolean | null }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(reads.now) }));
vi.mock('#src/config/environment.ts', async (original) => {
  const real = await original<typeof import('#src/config/environment.ts')>();
  return { ...real, webEnvironment: () => ({ ...real.readWebEnvironment({}), ...environment }) };
});

const { slug, title } = showFixture;
const today = '2026-11-18';
const words = messagesByLanguage.fr.saleNotice;
const [cinema] = cinemasFixture;
const tell = () => screen.queryAllByRole('link').filter((link) => link.dataset['popup'] === 'saleNotice');

beforeEach(() => {
  environment.saleNotices = null;
  const answers = {
    show: showFixture,
    showTranslate: {},
    shows: { shows: [] },
    events: [],
    cities: [],
    tags: [],
    versions: [{ slug: 'VOST', label: 'Version originale', description: null }],
    cinemas: cinemasFixture,
    showCinemas: {},
    settings: { ...settingsFixture, features: { saleNotices: true } },
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});
afterEach(() => {
  cleanup();
  reads.answers.clear();
});

async function show(filters = {}): Promise<void> {
  const model = await loadFilm('fr-FR', slug, today, filters);
  render(
    <WithMessages locale="fr-FR">
      <FilmPage locale="fr-FR" model={model} today={today} filters={filters} trailer={false} />
    </WithMessages>,
  );
}

describe('the page of a film that cannot be booked yet', () => {
  it('D56 offers a notice in its head, with and without script', async () => {
    await show();
    expect(tell()).toHaveLength(1);
    for (const link of tell()) {
      expect(link.textContent).toBe(words.tell);
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(pathname).toBe('/fr/notice');
      expect(Object.fromEntries(searchParams)).toEqual({ site: 'fr', back: `/films/${slug}`, film: slug });
      const data = popupTextRead(link.dataset['popupData']);
      expect(data).toMatchObject({ show: slug, title, places: '[]' });
      expect(JSON.parse(data['versions'] ?? '')).toEqual([{ value: 'vost', label: 'Version originale' }]);
    }
  });

  it('D56 begins with the chosen cinema', async () => {
    if (cinema === undefined) throw new Error('expected a cinema');
    await show({ localisation: cinema.slug });
    const [link, ...more] = tell();
    expect(more).toEqual([]);
    expect(link?.textContent).toContain(cinema.name);
    expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('cinema')).toBe(cinema.slug);
  });

  it('offers none with the API of another chain, unless the operator says that there are notices', async () => {
    reads.answers.set('settings', settingsFixture);
    await show();
    expect(tell()).toEqual([]);
    cleanup();
    environment.saleNotices = true;
    await show();
    expect(tell()).toHaveLength(1);
    cleanup();
    reads.answers.set('settings', { ...settingsFixture, features: { saleNotices: true } });
    environment.saleNotices = false;
    await show();
    expect(tell()).toEqual([]);
  });

  it('offers none when it is not known where the film plays', async () => {
    reads.answers.set('showCinemas', { failure: { kind: 'unknown' } });
    reads.answers.set('cinemaShows', { failure: { kind: 'unknown' } });
    await show();
    expect(tell()).toEqual([]);
  });
});
