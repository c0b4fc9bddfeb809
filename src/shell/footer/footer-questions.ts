import type { FooterFaq } from '#src/contract/footer-faq/schema.ts';
import { plainText } from '#src/domain/text/plain-text.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { FooterQuestion } from '../view.ts';

/** The block that is on every page. */
const everywhere = 'default';

/**
 * The questions of a page (R103): first those of its kind, then those of every page. A block that names slugs applies
 * only to the pages with these slugs. A question without a title or an answer is left out (R194), and a repeated
 * question is there once.
 *
 * Machines are told a question on one page of the site only (`told`): those of every page on home, the others on the one
 * page that their block is for. A block for every item of a kind is told nowhere, because it has no page of its own.
 *
 * @param page null on status pages
 */
export function footerQuestions(blocks: FooterFaq, page: PageRef | null): readonly FooterQuestion[] {
  const slug = page !== null && 'slug' in page ? page.slug : null;
  const ofPage = blocks.filter(
    ({ type, slugs }) =>
      page !== null &&
      type.toLowerCase() === page.page.toLowerCase() &&
      (slugs.length === 0 || (slug !== null && slugs.includes(slug))),
  );
  const ofAll = blocks.filter(({ type }) => type.toLowerCase() === everywhere);
  const isHome = page?.page === 'home';
  const questions = [
    ...ofPage.map((block) => ({ block, told: slug === null || block.slugs.length === 1 })),
    ...ofAll.map((block) => ({ block, told: isHome })),
  ];
  const byTitle = new Map<string, FooterQuestion>();
  for (const { block, told } of questions) {
    for (const { title, description } of block.questions) {
      const name = title.trim();
      if (name === '' || plainText(description) === '' || byTitle.has(name)) continue;
      byTitle.set(name, { title: name, answerHtml: description, told });
    }
  }
  return [...byTitle.values()];
}
