import { describe, expect, it } from 'vitest';
import { frameMessageFixtures } from './fixture.ts';
import { frameMessage } from './schema.ts';

describe('messages of a frame', () => {
  it('R204 are parent_exchange, register_complete and the close action', () => {
    expect(frameMessageFixtures.map((one) => frameMessage.parse(one).type)).toStrictEqual([
      'parent_exchange',
      'register_complete',
      'close',
    ]);
  });

  it.each([
    null,
    'close',
    [],
    {},
    { type: 'open' },
    { type: 'close', data: {} },
    { type: 'parent_exchange' },
    { type: 'parent_exchange', data: { event: 'steal' } },
    { type: 'parent_exchange', data: { event: 'login', url: 'https://evil.example' } },
    { type: 'register_complete', data: { code: 'other' } },
  ])('refuses %j', (message) => {
    expect(frameMessage.safeParse(message).success).toBe(false);
  });
});
