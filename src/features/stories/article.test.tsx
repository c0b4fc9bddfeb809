// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newsItemFixture } from '#src/contract/news-item/fixture.ts';
import type { NewsItem } from '#src/contract/news-item/schema.ts';
import { perSite } from '#src/config/environment.ts';
import { newsCard } from '#src/domain/article/article-card.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { articleJsonLd, articleMetadata } from './article/article-metadata.ts';
import { NewsItemPage } from './news/news-item-page.tsx';
import { articleOf } from './stories-test-kit.ts';

vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    getTranslations: ({ locale, namespace }: { locale: 'fr-FR'; namespace: string }) =>
      createTranslator({ locale, messages: messagesByLanguage.fr, namespace } as never),
  };
});

const words = messagesByLanguage.fr.article;
const origins = perSite((site) => `https://${site}.example.org`);
const ref = { page: 'newsItem', slug: newsItemFixture.slug } as const;

afterEach(cleanup);

function show(more: Partial<NewsItem> = {}) {
  return render(
    <WithMessages locale="fr-FR">
      <NewsItemPage
        locale="fr-FR"
        model={{ article: articleOf(more), more: [newsCard(newsItemFixture)], ref, refs: { fr: ref } }}
      />
    </WithMessages>,
  ).container;
}

const shownParts = (container: HTMLElement) => ({
  creationDate: container.querySelector('header time') !== null,
  socialMedia: screen.queryByRole('navigation', { name: words.share }) !== null,
  backToNews: screen.queryByRole('link', { name: words.back }) !== null,
  newsTag: container.querySelector('header')?.textContent.includes(words.types.news) === true,
});

const all = { creationDate: true, socialMedia: true, backToNews: true, newsTag: true };

describe('an article', () => {
  it('R089 shows title, headline, day, author, picture and text', () => {
    const container = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Harbour reopens');
    expect(container.textContent).toContain('Six screens, one of them over the water.');
    expect(container.querySelector('header time')?.getAttribute('datetime')).toBe('2026-09-01');
    expect(container.textContent).toContain('Par The Velours team');
    expect(container.querySelector('header img')?.getAttribute('alt')).toBe(
      'The foyer with its windows to the sea',
    );
    expect(container.textContent).toContain('The doors open on Friday.');
  });

  it('R089 has its own name in the data layer, its slug without one', () => {
    expect(articleOf({ trackingSlug: 'reopening' }).trackingSlug).toBe('reopening');
    expect(articleOf({ trackingSlug: null }).trackingSlug).toBe(newsItemFixture.slug);
  });

  it('R089 leads to its show, and to other news', () => {
    show();
    const about = screen.getByRole('complementary', { name: words.show });
    expect(about.querySelector('a')?.getAttribute('href')).toMatch(/^\/films\//);
    expect(screen.getByRole('region', { name: words.more }).querySelector('a')?.getAttribute('href')).toBe(
      `/actualites/${newsItemFixture.slug}`,
    );
  });

  it.each(['creationDate', 'socialMedia', 'backToNews', 'newsTag'] as const)(
    'R089 the flag %s hides its part and no other',
    (flag) => {
      const display = { ...all, [flag]: false };
      expect(shownParts(show({ display }))).toEqual(display);
      cleanup();
      expect(shownParts(show())).toEqual(all);
    },
  );

  it('R279 has no unknown day', () => {
    const container = show({ releaseDate: '1900-01-01' });
    expect(container.querySelector('header time')).toBeNull();
    expect(container.textContent).not.toContain('1900');
  });
});

describe('what machines are told of an article', () => {
  it('R089 a news item with its day, its picture and its credit', () => {
    const thing = articleJsonLd('NewsArticle', 'fr-FR', { article: articleOf() }, origins);
    expect(thing).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'The Harbour reopens',
      datePublished: '2026-09-01T00:00:00+02:00',
      creditText: 'The Velours team',
      author: { '@type': 'Organization', name: 'Velours' },
      image: newsItemFixture.image,
    });
    const bare = articleOf({ author: null, image: null, thumbnail: null, releaseDate: '1900-01-01' });
    const plain = articleJsonLd('NewsArticle', 'fr-FR', { article: bare }, origins);
    expect(plain).toMatchObject({ author: { '@type': 'Organization' } });
    for (const absent of ['creditText', 'image', 'datePublished']) expect(plain).not.toHaveProperty(absent);
  });

  it('its own texts for search engines come first, and what it is follows them', async () => {
    const metadataOf = async (more: Partial<NewsItem>) =>
      articleMetadata('fr-FR', { article: articleOf(more), ref, refs: { fr: ref } }, origins);
    const about = '«\u00a0The Harbour reopens\u00a0», une actualité des cinémas Velours.';
    expect(await metadataOf({})).toMatchObject({
      title: 'The Harbour reopens',
      description: `Six screens by the sea. ${about}`,
    });
    expect((await metadataOf({ seo: null })).description).toBe(
      `Six screens, one of them over the water. ${about}`,
    );
    expect((await metadataOf({ seo: null, headline: null })).description).toBe(
      `The doors open on Friday. ${about}`,
    );
    expect((await metadataOf({ seo: null, headline: null, content: null })).description).toBe(
      `The Harbour reopens. ${about}`,
    );
  });
});
