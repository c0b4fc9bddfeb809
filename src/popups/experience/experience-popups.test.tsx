// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { experienceFixture } from '#src/contract/experience/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { messagesOf, type Messages } from '#src/i18n/messages.ts';
import { catalogueServer, showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import ExperienceDetails from './experience-details.tsx';
import ExperienceTeaser from './experience-teaser.tsx';

const words = (messagesOf('fr-FR') as unknown as Messages).experiencePopup;
const [fixture] = tagsFixture;
if (fixture === undefined) throw new Error('the fixture of tags is empty');
const tag = {
  ...fixture,
  slug: 'onx',
  title: 'Grand ONX',
  modalTitle: null,
  description: '<p>Grand.</p>',
  ctaUrl: null,
};
const page = '/api/gpxp/onx';
const answers = new Map<string, unknown>();
const server = catalogueServer(answers);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  answers.clear();
  answers.set('/api/tags', [tag]);
});
afterEach(cleanup);
afterAll(() => server.close());

const teaser = () => showInPopup(<ExperienceTeaser config={testConfig()} data={{ tag: 'onx' }} />);
const details = () => showInPopup(<ExperienceDetails config={testConfig()} data={{ tag: 'onx' }} />);
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the teaser of a tag', () => {
  it('R160 leads from its title, and to more, to the page of its experience', async () => {
    answers.set(page, { ...experienceFixture, slug: 'onx' });
    teaser();
    expect((await screen.findByRole('link', { name: 'Grand ONX' })).getAttribute('href')).toBe(
      '/experiences/onx',
    );
    expect(addressOf(words.more)).toBe('/experiences/onx');
    expect(screen.getByText('Grand.')).toBeDefined();
  });

  it('R085 R160 without a page leads where the tag says, else to the tag’s details', async () => {
    answers.set('/api/tags', [{ ...tag, ctaUrl: 'https://www.example.org/onx' }]);
    teaser();
    expect((await screen.findByRole('heading', { name: 'Grand ONX' })).querySelector('a')).toBeNull();
    expect(addressOf(words.more)).toBe('https://www.example.org/onx');
    cleanup();
    answers.set('/api/tags', [tag]);
    teaser();
    expect(await screen.findByRole('button', { name: words.more })).toBeDefined();
  });

  it('R085 R086 has the badge of the tag, and tells what its picture shows', async () => {
    const shown = {
      ...tag,
      modalTitle: 'Le grand écran',
      thumbnailTitle: 'La salle ONX',
      tooltipBadge: 'Son immersif',
    };
    answers.set('/api/tags', [shown]);
    teaser();
    expect(await screen.findByText('Son immersif')).toBeDefined();
    expect(screen.getByRole('img', { name: 'La salle ONX' })).toBeDefined();
    cleanup();
    answers.set('/api/tags', [
      { ...shown, tooltipBadge: shown.modalTitle, thumbnailTitle: shown.modalTitle },
    ]);
    teaser();
    expect(await screen.findAllByText('Le grand écran')).toHaveLength(1);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('R265 says that there is no tag without a title', async () => {
    answers.set(page, { ...experienceFixture, slug: 'onx', title: null });
    teaser();
    expect(await screen.findByText(words.noneTitle)).toBeDefined();
    expect(addressOf(words.all)).toBe('/experiences');
    cleanup();
    answers.delete(page);
    answers.set('/api/tags', [
      { ...tag, title: null },
      { ...tag, slug: 'other' },
    ]);
    teaser();
    expect(await screen.findByText(words.noneTitle)).toBeDefined();
  });

  it('R263 that could not be read offers another try', async () => {
    answers.set('/api/tags', 500);
    teaser();
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});

it('R086 the details of a tag begin with its banner, else with its backdrop', async () => {
  for (const [pictoBanner, begins] of [
    ['https://media.example.org/banner.webp', 'banner'],
    [null, 'onx'],
  ] as const) {
    answers.set('/api/tags', [{ ...tag, pictoBanner }]);
    details();
    await screen.findByRole('link', { name: 'Les films en Grand ONX' });
    expect(document.querySelector('img')?.src).toContain(begins);
    cleanup();
  }
});

it('R144 the details of a tag lead to its films and to its page', async () => {
  answers.set(page, { ...experienceFixture, slug: 'onx' });
  details();
  expect((await screen.findByRole('link', { name: words.more })).getAttribute('href')).toBe(
    '/experiences/onx',
  );
  expect(addressOf('Les films en Grand ONX')).toBe('/films/filters/tags-onx');
});
