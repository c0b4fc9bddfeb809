import type { FrameMessage } from './schema.ts';

/** One message of each kind. */
export const frameMessageFixtures: readonly FrameMessage[] = [
  { type: 'parent_exchange', data: { event: 'login' } },
  { type: 'register_complete', data: { code: 'register_complete' } },
  { type: 'close' },
];
