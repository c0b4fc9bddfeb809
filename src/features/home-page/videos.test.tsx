// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { vodFixture } from '#src/contract/vod/fixture.ts';
import { youtubeLatestFixture } from '#src/contract/youtube-latest/fixture.ts';
import { vodFilms } from '#src/domain/show/vod-films.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { HomePage } from './home-page.tsx';
import { homeOf } from './home-test-kit.ts';
import { channelAddress, homeVideos } from './videos.ts';

const words = messagesByLanguage.fr;

function shown(model: ReturnType<typeof homeOf>): HTMLElement {
  return render(
    <WithMessages locale="fr-FR">
      <HomePage locale="fr-FR" model={model} filters={{}} />
    </WithMessages>,
  ).container;
}

afterEach(cleanup);

describe('the latest videos of the channel', () => {
  it('R236 open in a popup, lead to the provider without script, and load nothing of it', () => {
    const page = shown(
      homeOf({ videos: homeVideos(youtubeLatestFixture), channel: channelAddress('@velours') }),
    );
    const shelf = screen.getByRole('region', { name: words.home.videos });
    const [first, second] = youtubeLatestFixture;
    const link = within(shelf).getByRole('link', { name: first?.title ?? '' });
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=k3Vx1LampTr');
    expect(link.getAttribute('aria-haspopup')).toBe('dialog');
    expect(within(shelf).getByText('1er septembre 2026')).toBeDefined();
    expect(within(shelf).getByRole('link', { name: second?.title ?? '' })).toBeDefined();
    expect(within(shelf).getByRole('link', { name: words.home.channel }).getAttribute('href')).toBe(
      'https://www.youtube.com/@velours',
    );
    expect(page.querySelector('iframe, [src*="youtube"], [src*="ytimg"]')).toBeNull();
  });

  it('R236 have no picture of the provider, and are left out without a usable id', () => {
    const [video] = youtubeLatestFixture;
    if (video === undefined) throw new Error('the contract has no example of a video');
    const videos = homeVideos([
      { ...video, snapshot: 'https://i.ytimg.com/vi/1/hq.jpg' },
      { ...video, externalId: '"><script>' },
    ]);
    expect(videos.map(({ picture }) => picture)).toEqual([null]);
  });

  it.each([
    ['UC12_ab', 'https://www.youtube.com/channel/UC12_ab'],
    ['https://video.example.org/velours', 'https://video.example.org/velours'],
    ['javascript:alert(1)', null],
    [null, null],
  ])('R236 the channel %j is at %j', (channel, address) => {
    expect(channelAddress(channel)).toBe(address);
  });
});

describe('shelves of the home page', () => {
  it('R081 R240 has what can be watched at home, with the price where it is known', () => {
    shown(homeOf({ vod: vodFilms([...vodFixture, ...vodFixture]) }));
    const shelf = screen.getByRole('region', { name: words.vod.title });
    expect(
      within(shelf)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['https://video.example.org/the-lamplighter', 'https://video.example.org/glass-night']);
    expect(shelf.textContent).toMatch(/3,99/);
  });

  it('R096 has the seasons that are on sale', () => {
    const [season] = eventsFixture;
    shown(
      homeOf({
        listedEvents: [...eventsFixture, { ...season, slug: 'gala', title: 'Gala', type: 'special' }],
      }),
    );
    const shelf = screen.getByRole('region', { name: words.home.seasons });
    expect(within(shelf).getByRole('link', { name: season.title }).getAttribute('href')).toBe(
      '/saison/saison-lyrique',
    );
    expect(within(shelf).getByRole('link', { name: 'Gala' }).getAttribute('href')).toBe(
      '/event-special/gala',
    );
    expect(within(shelf).queryByText('Ciné-club surprise')).toBeNull();
  });

  it('leaves out the shelves that are empty', () => {
    shown(homeOf());
    for (const name of [words.vod.title, words.home.videos, words.home.seasons])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});
