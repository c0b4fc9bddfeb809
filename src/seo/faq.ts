import type { FAQPage, WithContext } from 'schema-dts';

/** Questions with their answers as structured data: schema.org FAQPage. An empty list when there are no questions. */
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
