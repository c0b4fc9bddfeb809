import { describe, expect, it } from 'vitest';
import { helpVoteBody, helpVoteEndpoint } from './schema.ts';

describe('POST help/vote', () => {
  it('D56 needs nobody to be signed in and answers nothing', () => {
    expect(helpVoteEndpoint).toMatchObject({ method: 'POST', personal: false, answer: null });
  });

  it.each([
    [{ articleId: '101', helpful: true }, true],
    [{ articleId: '101', helpful: false }, true],
    [{ articleId: 101, helpful: true }, false],
    [{ articleId: '1e3', helpful: true }, false],
    [{ articleId: '1'.repeat(13), helpful: true }, false],
    [{ articleId: '101', helpful: 'yes' }, false],
    [{ articleId: '101' }, false],
  ])('reads %j: %s', (body, right) => {
    expect(helpVoteBody.safeParse(body).success).toBe(right);
  });
});
