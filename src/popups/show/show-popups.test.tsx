// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Trailer } from '#src/contract/entities.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { catalogueServer, showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import { stopTrailer, trailerStore } from '#src/visitor/trailer/store.ts';
import ShowDetails from './show-details.tsx';
import ShowTrailer from './show-trailer.tsx';

const words = messagesOf('fr-FR') as unknown as Messages;
const path = `/api/show/${showFixture.slug}`;
const answers = new Map<string, unknown>();
const server = catalogueServer(answers);

const trailer = (videoType: string, externalId: string): Trailer => ({
  externalId,
  videoType,
  title: null,
  snapshot: null,
  isMain: true,
  language: null,
});

const noTrailer = { show: showFixture.slug, trailer: '', experience: '' };

function showTrailer(trailers: readonly Trailer[] = showFixture.trailers) {
  answers.set(path, { ...showFixture, trailers });
  return showInPopup(<ShowTrailer config={testConfig()} data={noTrailer} />);
}

const video = () => document.querySelector('video');
const frame = () => document.querySelector('iframe');

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  answers.set(path, showFixture);
});
afterEach(cleanup);
afterAll(() => server.close());

describe('the trailer', () => {
  it('R088 R173 plays the main one, a file of our own, and says that it plays', async () => {
    showTrailer();
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    await waitFor(() =>
      expect(video()?.getAttribute('src')).toBe('https://media.example.org/trailer/the-lamplighter.mp4'),
    );
    expect(trailerStore.getState().playing).toBe('https://media.example.org/trailer/the-lamplighter.mp4');
  });

  it('R088 has captions in each language that the data have, in the popup and without cookies', async () => {
    const captions = [
      { language: 'fr', label: 'Français', url: 'https://media.example.org/a.fr.vtt' },
      { language: 'nl', label: 'Nederlands', url: 'https://media.example.org/a.nl.vtt' },
    ];
    showTrailer([{ ...trailer('S3', 'https://media.example.org/a.mp4'), captions }]);
    await waitFor(() => expect(video()?.querySelectorAll('track')).toHaveLength(2));
    expect(video()?.getAttribute('crossorigin')).toBe('anonymous');
    const [, dutch] = video()?.querySelectorAll('track') ?? [];
    expect(dutch).toMatchObject({ kind: 'captions', srclang: 'nl', label: 'Nederlands' });
    expect(dutch?.getAttribute('src')).toBe('https://media.example.org/a.nl.vtt');
  });

  it('R152 R173 closing and stopping take it away', async () => {
    const { unmount } = showTrailer();
    await screen.findByRole('heading', { name: 'The Lamplighter' });
    await waitFor(() => expect(video()).not.toBeNull());
    act(stopTrailer);
    expect(video()).toBeNull();
    unmount();
    showTrailer();
    await screen.findByRole('heading', { name: 'The Lamplighter' });
    cleanup();
    expect(trailerStore.getState().playing).toBeNull();
  });

  it.each([
    ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'YouTube'],
    ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871', 'Vimeo'],
    ['allocine', '19550123', 'https://player.allocine.fr/19550123.html', 'AlloCiné'],
  ])('R088 plays one of %s in its own frame and says whose player it is', async (type, id, address, host) => {
    showTrailer([trailer(type, id)]);
    await screen.findByRole('link', { name: new RegExp(host) });
    expect(frame()?.src.startsWith(address)).toBe(true);
    expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(frame()?.title).toBe('Voir la bande-annonce de The Lamplighter');
  });

  it('R088 has the others below, one playing at a time', async () => {
    showTrailer();
    fireEvent.click(await screen.findByRole('button', { name: 'Vidéo 2' }));
    expect(video()).toBeNull();
    expect(frame()?.src).toBe('https://player.allocine.fr/19550123.html');
    expect(trailerStore.getState().playing).toBe('19550123');
  });

  it('R296 says that there is none, and that it could not be had', async () => {
    showTrailer([trailer('elsewhere', 'x')]);
    expect(await screen.findByText(words.trailerPopup.noneTitle)).toBeDefined();
    cleanup();
    answers.set(path, 500);
    showInPopup(<ShowTrailer config={testConfig()} data={noTrailer} />);
    expect(await screen.findByRole('alert')).toBeDefined();
    answers.set(path, showFixture);
    fireEvent.click(screen.getByRole('button', { name: words.state.retry }));
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
  });
});

describe('the details of a show', () => {
  const details = (page = '') =>
    showInPopup(<ShowDetails config={testConfig()} data={{ show: showFixture.slug, page }} />);

  it('R143 tell its facts and story, and lead to its showtimes and its trailer', async () => {
    details();
    expect(await screen.findByRole('heading', { name: 'The Lamplighter' })).toBeDefined();
    const said = document.querySelector('dialog')?.textContent ?? '';
    for (const text of ['2\u00a0h\u00a008', 'Drame, Fantastique', 'Maud Verrier', 'Un soir, une rue manque.'])
      expect(said).toContain(text);
    expect(screen.getByRole('link', { name: words.movie.seeShowtimes }).getAttribute('href')).toBe(
      `/films/${showFixture.slug}#showtimes`,
    );
    expect(screen.getByRole('button', { name: words.movie.trailer }).dataset['popup']).toBe('showTrailer');
  });

  it('R221 have the mark of a wish where members can sign in, else none', async () => {
    details();
    await screen.findByRole('heading', { name: 'The Lamplighter' });
    expect(document.querySelector('[data-mark]')).toBeNull();
    cleanup();
    const account = { adapter: 'client-host', clientUrl: 'http://account.velours.test' } as const;
    showInPopup(
      <ShowDetails config={{ ...testConfig(), account }} data={{ show: showFixture.slug, page: '' }} />,
    );
    const wish = await screen.findByRole('button', { name: words.marks.wish });
    expect(wish.dataset).toMatchObject({ mark: 'wish', slug: showFixture.slug });
  });

  it('lead to the page of an event where it is one', async () => {
    details('entertainment');
    const link = await screen.findByRole('link', { name: words.movie.seeShowtimes });
    expect(link.getAttribute('href')).toBe(`/evenements/${showFixture.slug}#showtimes`);
  });

  it('say so when they cannot be had', async () => {
    answers.set(path, 503);
    details();
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
