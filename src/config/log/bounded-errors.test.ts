import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boundedErrors, type LogBound } from './bounded-errors.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Line {
  readonly msg: string;
  readonly event?: string;
  readonly level: number;
  readonly leftOut?: number;
}

function logOf(bound?: LogBound) {
  const lines: Line[] = [];
  const logger = pino(
    { level: 'info', hooks: { logMethod: boundedErrors(bound) } },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  );
  return { logger, lines };
}

function times(count: number, act: (index: number) => void): void {
  for (let index = 0; index < count; index += 1) act(index);
}

describe('equal errors', () => {
  it('are written ten times a minute, and then counted', () => {
    const { logger, lines } = logOf();
    times(5_000, (index) => logger.error({ item: index }, 'it failed'));
    expect(lines).toHaveLength(10);
    vi.advanceTimersByTime(minute - 1);
    expect(lines).toHaveLength(10);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(11);
    expect(lines[10]).toMatchObject({ level: 50, msg: 'it failed', leftOut: 4_990 });
    vi.advanceTimersByTime(10 * minute);
    expect(lines).toHaveLength(11);
  });

  it('are written again in the next minute, and what is left out then is counted anew', () => {
    const { logger, lines } = logOf();
    times(12, () => logger.warn('slow'));
    vi.advanceTimersByTime(minute);
    times(13, () => logger.warn('slow'));
    vi.advanceTimersByTime(minute);
    expect(lines.map(({ leftOut }) => leftOut ?? 0)).toEqual([
      ...Array<number>(10).fill(0),
      2,
      ...Array<number>(10).fill(0),
      3,
    ]);
  });

  it('do not hide others: another message, another level, another kind of error', () => {
    const { logger, lines } = logOf({ lines: 1, windowMs: minute, messages: 100 });
    times(3, () => logger.error({ err: new TypeError('a') }, 'it failed'));
    times(3, () =>
      logger.error({ err: Object.assign(new Error('b'), { code: 'ECONNREFUSED' }) }, 'it failed'),
    );
    times(3, () => logger.error({ err: new Error('c') }, 'it failed'));
    times(3, () => logger.warn('it failed'));
    times(3, () => logger.error('another'));
    expect(lines).toHaveLength(5);
  });

  it('count as one over all requests, whose loggers are children', () => {
    const { logger, lines } = logOf({ lines: 2, windowMs: minute, messages: 100 });
    times(50, (index) => logger.child({ trace: String(index) }).error('it failed'));
    expect(lines).toHaveLength(2);
  });

  it('leave lines that tell of no error alone', () => {
    const { logger, lines } = logOf();
    times(100, () => logger.info('request'));
    expect(lines).toHaveLength(100);
  });

  it('are bounded too where every message is another', () => {
    const { logger, lines } = logOf({ lines: 2, windowMs: minute, messages: 20 });
    times(1_000, (index) => logger.error(`failure ${index}`));
    expect(lines.length).toBeLessThan(25);
    vi.advanceTimersByTime(2 * minute);
    logger.error('after that');
    expect(lines.at(-1)).toMatchObject({ msg: 'after that' });
  });
});

describe('equal events', () => {
  const event = (account: string, network = 'n1', name = 'sign-in-refused') => ({
    event: name,
    account,
    network,
  });

  it('are those of one account and one network, whatever the level', () => {
    const { logger, lines } = logOf();
    times(30, () => logger.info(event('a1'), 'account'));
    times(30, () => logger.warn(event('a1', 'n2'), 'account'));
    times(30, () => logger.warn(event('a2'), 'account'));
    expect(lines).toHaveLength(30);
    vi.advanceTimersByTime(minute);
    expect(lines.slice(30)).toMatchObject([
      { event: 'sign-in-refused', account: 'a1', network: 'n1', leftOut: 20 },
      { event: 'sign-in-refused', account: 'a1', network: 'n2', leftOut: 20 },
      { event: 'sign-in-refused', account: 'a2', network: 'n1', leftOut: 20 },
    ]);
  });

  it('hide neither errors nor other events, however many accounts are tried', () => {
    const { logger, lines } = logOf({ lines: 2, windowMs: minute, messages: 20 });
    times(1_000, (index) => logger.warn(event(`a${index}`), 'account'));
    expect(lines).toHaveLength(22);
    logger.info(event('a1', 'n1', 'password-changed'), 'account');
    logger.error('it failed');
    expect(lines.slice(22)).toMatchObject([{ event: 'password-changed' }, { msg: 'it failed' }]);
    vi.advanceTimersByTime(minute);
    expect(lines.slice(24)).toMatchObject([{ event: 'sign-in-refused', leftOut: 978 }]);
    expect(lines[24]).not.toHaveProperty('account');
  });
});
