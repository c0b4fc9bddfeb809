import { describe, expect, it } from 'vitest';
import { logoutEndpoint } from './schema.ts';

describe('POST logout', () => {
  it('R250 has an empty body and an empty answer', () => {
    expect(logoutEndpoint).toMatchObject({ method: 'POST', path: '/logout', body: null, answer: null });
  });
});
