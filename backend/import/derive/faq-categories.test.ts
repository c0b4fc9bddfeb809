import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import type { TestFolder } from '../fixtures/test-folder.ts';

let folder: TestFolder;
beforeEach(() => {
  folder = testFolder();
  const [tickets, visit] = [
    { id: '1', name: 'Tickets' },
    { id: '2', name: 'Je bezoek' },
  ];
  folder.write('faq/articles', [
    { id: '12', slug: 'ruilen', title: 'Kan ik ruilen?', category: tickets },
    { id: '31', title: 'Is er een garderobe?', category: visit },
    { id: '8', slug: 'betalen', title: 'Hoe betaal ik?', category: tickets },
    { id: '40', slug: 'los', title: 'Hoort nergens bij', category: null },
  ]);
  folder.write('faq/categories', [
    { id: '2', title: 'Je bezoek' },
    { id: '1', title: 'Tickets' },
    { id: '3', title: 'Leeg' },
  ]);
});
afterEach(() => folder.dispose());

async function dutch(): Promise<LanguageCatalogue> {
  const result = await folder.read();
  const found = result.read?.catalogue.languages.nl;
  if (found === undefined) throw new Error(JSON.stringify(result.findings));
  return found;
}

describe('help categories', () => {
  it('have the articles of the list in its order, and their number (R102)', async () => {
    const { faqCategories, faqCategoryDetails } = await dutch();
    expect(faqCategories.map(({ slug, articleCount }) => [slug, articleCount])).toEqual([
      ['2', 1],
      ['1', 2],
      ['3', 0],
    ]);
    const pages = Object.values(faqCategoryDetails).map(({ slug, articleCount, articles }) => [
      slug,
      articleCount,
      articles.map((one) => one.slug),
    ]);
    expect(pages).toEqual([
      ['1', 2, ['ruilen', 'betalen']],
      ['2', 1, ['31']],
      ['3', 0, []],
    ]);
  });

  it('keep what their own page and the list of categories say', async () => {
    folder.write('faq/category/1', {
      id: '1',
      title: 'Tickets kopen',
      articleCount: 7,
      articles: [{ id: '8', slug: 'betalen', title: 'Hoe betaal ik?' }],
    });
    folder.write('faq/category/2', { id: '2', title: 'Je bezoek' });
    folder.edit('faq/categories', '"title":"Je bezoek"', '"title":"Je bezoek","articleCount":5');
    const { faqCategories, faqCategoryDetails } = await dutch();
    expect(faqCategories.map(({ articleCount }) => articleCount)).toEqual([5, 1, 0]);
    expect(faqCategoryDetails['1']).toMatchObject({ title: 'Tickets kopen', articleCount: 7 });
    expect(faqCategoryDetails['1']?.articles.map(({ slug }) => slug)).toEqual(['betalen']);
    expect(faqCategoryDetails['2']?.articles.map(({ slug }) => slug)).toEqual(['31']);
  });

  it('and their articles are joined by id, whatever their slugs (D36)', async () => {
    folder.write('en/faq/articles', [
      { id: '8', slug: 'paying', title: 'How do I pay?' },
      { id: '12', slug: 'betalen', title: 'Can I exchange?' },
      { id: '31', title: 'Is there a cloakroom?' },
    ]);
    folder.write('en/faq/categories', [{ id: '1', title: 'Tickets' }]);
    const { read } = await folder.read();
    expect(read?.catalogue.translations.faqArticles).toEqual([
      { nl: 'ruilen', en: 'betalen' },
      { nl: '31', en: '31' },
      { nl: 'betalen', en: 'paying' },
      { nl: 'los' },
    ]);
    expect(read?.catalogue.translations.faqCategories).toContainEqual({ nl: '1', en: '1' });
  });
});
