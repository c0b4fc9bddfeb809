// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '#src/contract/article/schema.ts';
import { articleFixture } from '#src/contract/article/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { SiteId } from '#src/sites/site.ts';
import { articleJsonLd } from '../article/article-metadata.ts';
import { ExperienceArticlePage } from './experience-article-page.tsx';
import { loadExperienceArticle } from './load-experience-article.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const words = { ...messagesByLanguage.fr.article, ...messagesByLanguage.fr.experiences.article };
const article: Article = { ...articleFixture, cinemas: ['velours-faubourg', 'pulled-down'] };
const address = 'http://fr.velours.localhost:3000/specials/une-nuit';

beforeEach(() => {
  reads.answers.clear();
  const answers = {
    article,
    articleTranslate: { fr: 'une-nuit', en: article.slug, de: 'eine-nacht' },
    shows: showsFixture,
    events: [],
    cinemas: cinemasFixture,
    cities: citiesFixture,
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});
afterEach(cleanup);

const load = () => loadExperienceArticle('fr-FR', 'une-nuit');

async function show(changes: Partial<Article> = {}) {
  reads.answers.set('article', { ...article, ...changes });
  const model = await load();
  render(
    <WithMessages locale="fr-FR">
      <ExperienceArticlePage locale="fr-FR" model={model} />
    </WithMessages>,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('an article about an experience', () => {
  it('R089 has its text, its author and day, its film and links that share it', async () => {
    await show();
    expect(screen.getByText('The doors open on Friday.')).toBeDefined();
    expect(document.querySelector('time')?.textContent).toBe('Publié le 20 août 2026');
    expect(screen.getByText('Par The Velours team')).toBeDefined();
    expect(screen.getByRole('link', { name: /The Lamplighter/ }).getAttribute('href')).toBe(
      '/films/the-lamplighter-31207',
    );
    const share = within(screen.getByRole('navigation', { name: words.share })).getAllByRole('link');
    for (const link of share) expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
  });

  it('R091 has its guest, its pictures and its cinemas', async () => {
    await show();
    const guest = region(words.guest);
    for (const text of ['Ada Lind', 'Projectionist', 'Thirty years of light.'])
      expect(guest.getByText(text)).toBeDefined();
    expect(region(words.gallery).getByText('The lamp of screen 1')).toBeDefined();
    const cinemas = region('Dans ce cinéma').getAllByRole('link');
    expect(cinemas.map((link) => link.getAttribute('href'))).toEqual([
      '/cinemas/ville/paris',
      '/cinemas/velours-faubourg',
    ]);
  });

  it('R089 hides what its display flags hide', async () => {
    await show();
    const back = () => screen.queryByRole('link', { name: words.back });
    const shown = () => [
      screen.queryByText(words.types.experience) !== null,
      document.querySelector('time') !== null,
      screen.queryByRole('navigation', { name: words.share }) !== null,
      back() !== null,
    ];
    expect(shown()).toEqual([true, true, true, true]);
    expect(back()?.getAttribute('href')).toBe('/experiences');
    for (const [place, flag] of (
      ['newsTag', 'creationDate', 'socialMedia', 'backToNews'] as const
    ).entries()) {
      cleanup();
      await show({ display: { ...article.display, [flag]: false } });
      expect(shown()).toEqual([0, 1, 2, 3].map((one) => one !== place));
    }
  });

  it('R027 has its address in every language of the site, and itself alone where nothing else is known', async () => {
    expect((await load()).refs).toEqual({
      fr: { page: 'experienceArticle', slug: 'une-nuit' },
      en: { page: 'experienceArticle', slug: article.slug },
    });
    for (const id of Array.from(reads.answers.keys())) if (id !== 'article') reads.answers.delete(id);
    expect(await load()).toMatchObject({ cinemas: [], article: { show: null } });
    reads.answers.delete('article');
    await expect(load()).rejects.toThrow('article');
  });

  it('R089 for machines is an Article', async () => {
    const origins = { fr: 'https://fr.example.org' } as Readonly<Record<SiteId, string>>;
    expect(articleJsonLd('Article', 'fr-FR', await load(), origins)).toMatchObject({
      '@type': 'Article',
      '@id': address,
      headline: article.title,
      datePublished: '2026-08-20T00:00:00+02:00',
      creditText: 'The Velours team',
    });
  });
});
