import { describe, expect, it } from 'vitest';
import type { FooterFaq } from '#src/contract/footer-faq/schema.ts';
import { footerQuestions } from './footer-questions.ts';

const question = (title: string, description = `<p>${title}</p>`) => ({ title, description });

const blocks: FooterFaq = [
  { type: 'default', questions: [question('Everywhere'), question('Twice')], slugs: [] },
  { type: 'cinema', questions: [question('Every cinema'), question('Twice', '<p>Nearer</p>')], slugs: [] },
  { type: 'cinema', questions: [question('One cinema')], slugs: ['velours-faubourg'] },
  { type: 'movie', questions: [question('Every film')], slugs: [] },
];

const titles = (...[page]: [Parameters<typeof footerQuestions>[1]]) =>
  footerQuestions(blocks, page).map(({ title }) => title);

describe('the questions of the footer', () => {
  it('R103 are those of the page’s kind and item first, then those of every page', () => {
    expect(titles({ page: 'home' })).toEqual(['Everywhere', 'Twice']);
    expect(titles({ page: 'movie', slug: 'a-1' })).toEqual(['Every film', 'Everywhere', 'Twice']);
    expect(titles({ page: 'cinema', slug: 'velours-canal' })).toEqual([
      'Every cinema',
      'Twice',
      'Everywhere',
    ]);
    expect(titles({ page: 'cinema', slug: 'velours-faubourg' })).toEqual([
      'Every cinema',
      'Twice',
      'One cinema',
      'Everywhere',
    ]);
    expect(titles(null)).toEqual(['Everywhere', 'Twice']);
  });

  it('R103 stand once, as the page’s own block has them', () => {
    const [, twice] = footerQuestions(blocks, { page: 'cinema', slug: 'velours-canal' });
    expect(twice).toEqual({ title: 'Twice', answerHtml: '<p>Nearer</p>', told: false });
  });

  it('R103 are told to machines on one page of the site each', () => {
    const listed: FooterFaq = [
      ...blocks,
      { type: 'cinemas', questions: [question('All cinemas')], slugs: [] },
    ];
    const told = (page: Parameters<typeof footerQuestions>[1]) =>
      footerQuestions(listed, page)
        .filter((one) => one.told)
        .map(({ title }) => title);
    expect(told({ page: 'home' })).toEqual(['Everywhere', 'Twice']);
    expect(told({ page: 'cinemas' })).toEqual(['All cinemas']);
    expect(told({ page: 'movie', slug: 'a-1' })).toEqual([]);
    expect(told({ page: 'cinema', slug: 'velours-canal' })).toEqual([]);
    expect(told({ page: 'cinema', slug: 'velours-faubourg' })).toEqual(['One cinema']);
    expect(told(null)).toEqual([]);
  });

  it('R194 are left out without a title or an answer', () => {
    const poor = [question(' '), question('No answer', ''), question('Nothing said', '<p> <br/> </p>')];
    expect(footerQuestions([{ type: 'default', questions: poor, slugs: [] }], null)).toEqual([]);
  });
});
