// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { newsItemFixture } from '#src/contract/news-item/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { firstListing, type Listing } from '#src/routes/listing.ts';
import { loadNews } from './load-news.ts';
import { loadNewsItem } from './load-news-item.ts';
import { NewsPage } from './news-page.tsx';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const words = messagesByLanguage.fr.news;
const [first] = newsFixture;
const news = Array.from({ length: 30 }, (_, index) => ({
  ...first,
  slug: `n${index}`,
  title: `News ${index}`,
  highlighted: index === 6,
  type: index === 9 ? ('event' as const) : ('news' as const),
}));

beforeEach(() => {
  reads.answers.clear();
  reads.answers.set('news', news);
});
afterEach(cleanup);

async function show(listing: Listing = firstListing) {
  const model = await loadNews('fr-FR', listing);
  return render(
    <WithMessages locale="fr-FR">
      <NewsPage locale="fr-FR" model={model} listing={listing} />
    </WithMessages>,
  ).container;
}

const titlesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);

describe('the news', () => {
  it('R095 R277 begin with the highlighted one, the four newest, then 23 others', async () => {
    const container = await show();
    expect(titlesIn(container)[0]).toBe('News 6');
    expect(titlesIn(screen.getByRole('region', { name: words.newest }))).toEqual([
      'News 0',
      'News 1',
      'News 2',
      'News 3',
    ]);
    const others = titlesIn(screen.getByRole('region', { name: words.older }));
    expect(others).toHaveLength(23);
    expect(others.slice(0, 3)).toEqual(['News 4', 'News 5', 'News 7']);
  });

  it('R168 have only one kind when it is selected', async () => {
    const container = await show({ type: 'event', page: 1 });
    expect(titlesIn(container)).toEqual(['News 9']);
    // Who gets the link sees the same kind.
    const share = container.querySelector('a:has([data-icon="share"])');
    expect(share?.getAttribute('href')).toBe('/actualites?type=event');
  });

  it('lead on when there are none', async () => {
    reads.answers.set('news', []);
    await show();
    expect(screen.getByRole('link', { name: words.toFilms }).getAttribute('href')).toBe('/films');
    cleanup();
    await show({ type: 'offer', page: 1 });
    expect(screen.getByText(words.emptyKind)).toBeDefined();
    expect(screen.getByRole('link', { name: words.all }).getAttribute('href')).toBe('/actualites');
  });

  it('D40 fail without their list', async () => {
    reads.answers.delete('news');
    await expect(loadNews('fr-FR', firstListing)).rejects.toThrow('news');
  });
});

describe('the page of a news item', () => {
  const [film] = showsFixture.shows;

  it('R244 has its slug in each language, its show and the newest others', async () => {
    reads.answers.set('newsItem', { ...newsItemFixture, featuredShow: film?.slug ?? '' });
    reads.answers.set('shows', showsFixture);
    reads.answers.set('newsTranslate', { fr: 'other', en: 'reopens', de: 'nicht-hier' });
    const { refs, more, article } = await loadNewsItem('fr-FR', 'n0');
    expect(refs).toEqual({
      fr: { page: 'newsItem', slug: 'n0' },
      en: { page: 'newsItem', slug: 'reopens' },
    });
    expect(more.map(({ slug }) => slug)).toEqual(['n1', 'n2', 'n3', 'n4']);
    expect(article.show?.slug).toBe(film?.slug);
  });

  it('D31 does without everything but the item', async () => {
    reads.answers.clear();
    await expect(loadNewsItem('fr-FR', 'n0')).rejects.toThrow('newsItem');
    reads.answers.set('newsItem', newsItemFixture);
    const { refs, more, article } = await loadNewsItem('fr-FR', 'n0');
    expect([more, article.show, Object.keys(refs)]).toEqual([[], null, ['fr']]);
  });
});
