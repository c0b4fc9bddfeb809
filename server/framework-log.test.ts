import { afterEach, expect, it, vi } from 'vitest';
import { log } from '#src/api/log.ts';
import { takeConsole } from './framework-log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('what Next.js tells the console is a line of our log, without colours and line ends', () => {
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const target = { error: () => undefined, warn: () => undefined };
  takeConsole(target);
  const failed: (...told: unknown[]) => void = target.error;
  const warned: (...told: unknown[]) => void = target.warn;
  const err = new TypeError('it is broken');
  failed('\u001B[31m⨯\u001B[39m', err);
  warned('careful\n  here', 7);
  expect(error).toHaveBeenCalledWith({ err, words: '⨯' }, 'Next.js tells of an error');
  expect(warn).toHaveBeenCalledWith({ words: 'careful here' }, 'Next.js warns');
});
