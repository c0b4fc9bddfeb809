import type { FAQPage, WithContext } from 'schema-dts';

/** Questions with their answers for machines: schema.org FAQPage. Nothing without any. */
export function faqJsonLd(
  questions: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage>[] {
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
