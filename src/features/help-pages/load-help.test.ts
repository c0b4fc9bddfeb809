import { beforeEach, describe, expect, it, vi } from 'vitest';
import { faqArticleFixture } from '#src/contract/faq-article/fixture.ts';
import { article, category } from './help-test-kit.ts';
import { loadHelpArticle, loadHelpCategory, loadHelpHome } from './load-help.ts';
import { helpHits, loadHelpSearch } from './load-help-search.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const ids = ['1', '2', '3', '4', '5', '6'];
const unknown = { failure: { kind: 'unknown' } };
const down = { failure: { kind: 'network' } };

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  for (const id of ids) reads.answers.set(`faqCategory ${id}`, category(id, 9));
});

describe('the home page of the help centre', () => {
  it('R281 R287 has the categories of the site in their order, the first three with their articles', async () => {
    const { first, others } = await loadHelpHome('fr-FR');
    expect(first.map(({ to, topic }) => [to.id, topic])).toEqual([
      ['1', 'tickets'],
      ['2', 'programme'],
      ['3', 'subscription'],
    ]);
    expect(first[0]).toMatchObject({ title: 'Topic 1', description: 'About 1' });
    expect(others.map(({ to }) => to.id)).toEqual(['4', '5', '6']);
    expect(reads.asked).toEqual(ids.map((id) => `faqCategory ${id}`));
  });

  it('R288 has those of the Netherlands', async () => {
    const { first, others } = await loadHelpHome('nl-NL');
    expect([...first, ...others].map(({ topic }) => topic)).toEqual([
      'tickets',
      'subscription',
      'vouchers',
      'atHome',
      'films',
      'visit',
    ]);
  });

  it('leaves out what is empty or cannot be read, and nothing else', async () => {
    reads.answers.set('faqCategory 2', down);
    reads.answers.set('faqCategory 4', category('4', 0));
    reads.answers.set('faqCategory 5', unknown);
    const { first, others } = await loadHelpHome('fr-FR');
    expect([first, others].map((some) => some.map(({ to }) => to.id))).toEqual([['1', '3'], ['6']]);
  });

  it('D40 fails when the API is down, and stands without categories when there are none', async () => {
    for (const id of ids) reads.answers.set(`faqCategory ${id}`, down);
    await expect(loadHelpHome('fr-FR')).rejects.toThrow('faqCategory');
    for (const id of ids) reads.answers.set(`faqCategory ${id}`, unknown);
    expect(await loadHelpHome('fr-FR')).toEqual({ first: [], others: [] });
  });
});

describe('a category', () => {
  it('R175 R281 shows its first articles, or all', async () => {
    const { category: whole, shown } = await loadHelpCategory('fr-FR', '2', false);
    expect([whole.articles.length, shown.length]).toEqual([9, 8]);
    expect((await loadHelpCategory('fr-FR', '2', true)).shown).toHaveLength(9);
  });

  it('R007 has its page in every language in which it has articles', async () => {
    expect((await loadHelpCategory('fr-FR', '2', false)).refs).toEqual({
      fr: { page: 'helpCategory', id: '2' },
      en: { page: 'helpCategory', id: '2' },
    });
    reads.answers.set('en-FR faqCategory 2', category('2', 0));
    expect(Object.keys((await loadHelpCategory('fr-FR', '2', false)).refs)).toEqual(['fr']);
  });
});

describe('an article', () => {
  const own = { ...faqArticleFixture, id: '101', slug: 'change', category: { id: '1', name: 'Booking' } };
  beforeEach(() => {
    reads.answers.set('faqArticle change', {
      ...own,
      related: ['q-102', '31', 'elsewhere', 'lost', 'change'],
    });
    reads.answers.set('faqArticle elsewhere', { ...own, id: '400', slug: 'elsewhere', title: 'Elsewhere' });
    reads.answers.set('faqArticle lost', unknown);
    reads.answers.set('faqArticleById 31', { ...own, id: '31', slug: '31', title: 'Without slug' });
    reads.answers.set('en-FR faqArticleById 101', { ...own, slug: 'change-en' });
  });

  it('R102 R281 has its answer and the articles that it names, wherever they stand', async () => {
    const model = await loadHelpArticle('fr-FR', 'change');
    expect(model).toMatchObject({
      id: '101',
      contentHtml: own.content,
      date: '2026-05-04',
      category: { to: { page: 'helpCategory', id: '1' }, title: 'Booking' },
    });
    expect(model.related.map(({ to }) => to)).toEqual([
      { page: 'helpArticleBySlug', slug: 'q-102' },
      { page: 'helpArticleById', id: '31' },
      { page: 'helpArticleBySlug', slug: 'elsewhere' },
    ]);
  });

  it('R281 has at most five neighbours when it names none', async () => {
    reads.answers.set('faqArticle change', { ...own, related: [] });
    expect((await loadHelpArticle('fr-FR', 'change')).related).toHaveLength(5);
    reads.answers.set('faqCategory 1', down);
    expect((await loadHelpArticle('fr-FR', 'change')).related).toEqual([]);
  });

  it('R033 stands under its id when it has no slug, and has its own slug in each language', async () => {
    expect((await loadHelpArticle('fr-FR', '31')).ref).toEqual({ page: 'helpArticleById', id: '31' });
    expect((await loadHelpArticle('fr-FR', 'change')).refs).toEqual({
      fr: { page: 'helpArticleBySlug', slug: 'change' },
      en: { page: 'helpArticleBySlug', slug: 'change-en' },
    });
  });
});

describe('the search of the help centre', () => {
  const hit = { type: 'faq', id: '101', slug: 'change', title: 'Changer', topic: 'Réservation' } as const;

  it('R187 D15 searches only for more than two characters', async () => {
    reads.answers.set('searchFull', [hit]);
    expect((await loadHelpSearch('fr-FR', 'ab')).outcome).toEqual({ kind: 'short' });
    expect((await loadHelpSearch('fr-FR', '')).outcome).toEqual({ kind: 'idle' });
    expect(reads.asked).not.toContain('searchFull');
    expect((await loadHelpSearch('fr-FR', 'abc')).outcome).toMatchObject({ kind: 'answered', hits: [{}] });
    expect(reads.asked).toContain('searchFull');
  });

  it('D31 tells a failed search from an empty one', async () => {
    expect((await loadHelpSearch('fr-FR', 'abc')).outcome).toEqual({ kind: 'failed' });
    reads.answers.set('searchFull', []);
    const { outcome, categories } = await loadHelpSearch('fr-FR', 'abc');
    expect([outcome, categories.length]).toEqual([{ kind: 'answered', hits: [] }, 6]);
  });

  it('R190 leads to articles only, each once, by slug or id', () => {
    const hits = helpHits('fr-FR', [
      hit,
      { ...hit, title: 'Again' },
      { ...hit, id: '31', slug: null, title: 'By id' },
      { ...hit, type: 'show', slug: 'a-film' },
      { ...hit, slug: 'bad slug' },
    ]);
    expect(hits.map(({ to }) => to)).toEqual([
      { page: 'helpArticleBySlug', slug: 'change' },
      { page: 'helpArticleById', id: '31' },
    ]);
    expect(helpHits('fr-CH', [hit])).toEqual([]);
  });
});

it('an article whose slug cannot be an address is no link', async () => {
  reads.answers.set('faqCategory 1', {
    ...category('1', 2),
    articles: [article(1, { slug: 'a b' }), article(2)],
  });
  expect((await loadHelpHome('fr-FR')).first[0]?.articles.map(({ title }) => title)).toEqual(['Question 2']);
});
