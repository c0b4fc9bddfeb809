import { expect, it } from 'vitest';
import { faqJsonLd } from './faq.ts';

it('R103 questions are a FAQPage for machines, none are nothing', () => {
  const questions = [{ question: 'Doors?', answer: 'Fifteen minutes before.' }];
  expect(faqJsonLd(questions)).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Doors?', acceptedAnswer: { text: 'Fifteen minutes before.' } },
      ],
    },
  ]);
  expect(faqJsonLd([])).toEqual([]);
});
