import * as z from 'zod/mini';
import { defineEndpoint, languageQuery, noParams } from '../endpoint.ts';
import { textLine, list, preprocess, requiredText, text } from '../primitives.ts';

/** A question of the footer; `description` is the answer as HTML (R103). */
export const footerQuestion = z.object({ title: text, description: text });

/**
 * A block of questions (R103). `type` names the kind of page that shows the block (`default`: every page); `slugs`
 * names the items of that kind (empty: all). Questions without title or description are left out.
 */
export const footerFaqBlock = z.object({
  type: requiredText,
  questions: preprocess(
    (value) => value ?? [],
    z
      .array(footerQuestion)
      .check(
        z.overwrite((questions) =>
          questions.filter(({ title, description }) => title !== '' && description !== ''),
        ),
      ),
  ),
  slugs: list(textLine),
});

/** All blocks. A single block without a list is read too. */
export const footerFaq = preprocess(
  (value) => (typeof value === 'object' && value !== null && 'questions' in value ? [value] : value),
  z.array(footerFaqBlock),
);
export type FooterFaq = z.output<typeof footerFaq>;

/** The questions of the footer (R103, R236). */
export const footerFaqEndpoint = defineEndpoint({
  id: 'footerFaq',
  path: '/api/footer/faq',
  params: noParams,
  query: languageQuery,
  answer: footerFaq,
  summary: 'Questions and answers of the footer.',
  source: { kind: 'document', empty: [], lacking: 'kept' },
  lifetime: 'vocabulary',
});
