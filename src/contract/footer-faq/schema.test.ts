import { describe, expect, it } from 'vitest';
import { readTwice } from '../test-support.ts';
import { footerFaqFixture } from './fixture.ts';
import { footerFaq, footerFaqBlock } from './schema.ts';

describe('GET /api/footer/faq', () => {
  it('R103 has type, questions and slugs', () => {
    expect(Object.keys(footerFaqBlock.shape).join(' ')).toBe('type questions slugs');
    expect(readTwice(footerFaq, footerFaqFixture[0])).toStrictEqual(footerFaqFixture.slice(0, 1));
  });

  it('R103 leaves out questions without title or description', () => {
    const question = { title: 'Où se garer ?', description: '<p>Sous la place.</p>' };
    expect(
      readTwice(footerFaqBlock, {
        type: 'default',
        questions: [{ title: 'Où ?' }, question, { title: '', description: 'x' }],
      }),
    ).toStrictEqual({ type: 'default', questions: [question], slugs: [] });
  });
});
