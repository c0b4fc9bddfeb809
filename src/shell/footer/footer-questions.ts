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
  const questions = [...ofPage, ...ofAll].flatMap((block) => block.questions);
  const byTitle = new Map<string, FooterQuestion>();
  for (const { title, description } of questions) {
    const name = title.trim();
    if (name === '' || plainText(description) === '' || byTitle.has(name)) continue;
    byTitle.set(name, { title: name, answerHtml: description });
  }
  return [...byTitle.values()];
}
