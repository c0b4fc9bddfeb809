import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Keeper } from './keeper.ts';
import { longestQuiet, waitFor } from './processes.ts';
import type { Child } from './processes.ts';

/** A part without a process, which ends when the test says so. */
class FakePart {
  readonly #ended = Promise.withResolvers<number>();
  readonly #process = Object.assign(new EventEmitter(), {
    exitCode: null as number | null,
    signalCode: null as NodeJS.Signals | null,
    kill: () => this.end(0),
  });

  get child(): Child {
    // The keeper reads how a process ended, and kills it.
    return { name: 'fake', process: this.#process as unknown as ChildProcess, ended: this.#ended.promise };
  }

  end(code: number | NodeJS.Signals): void {
    if (typeof code === 'number') this.#process.exitCode = code;
    else this.#process.signalCode = code;
    this.#ended.resolve(typeof code === 'number' ? code : 128);
  }
}

/** A keeper of fake parts; time passes when the test says so. */
function kept() {
  const parts: FakePart[] = [];
  const said: string[] = [];
  const givenUp: string[] = [];
  const waits: number[] = [];
  let time = 0;
  let release: () => void = () => undefined;
  const keeper = new Keeper('part', {
    start: () => {
      const part = new FakePart();
      parts.push(part);
      return part.child;
    },
    say: (line) => said.push(line),
    giveUp: (message) => givenUp.push(message),
    now: () => time,
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        waits.push(milliseconds);
        release = resolve;
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    keeper,
    parts,
    said,
    givenUp,
    waits,
    /** Ends the newest part after some time. */
    end: async (code: number | NodeJS.Signals, afterMs: number) => {
      time += afterMs;
      parts.at(-1)?.end(code);
      await settle();
    },
    waited: async () => {
      release();
      await settle();
    },
  };
}

describe('a part that dies', () => {
  it('is started again after a wait, and one line says so', async () => {
    const { keeper, parts, said, givenUp, waits, end, waited } = kept();
    keeper.isUp();
    await end('SIGKILL', 100_000);
    expect(said).toEqual(['The part ended by SIGKILL; it is started again in 1 s.']);
    expect(parts).toHaveLength(1);
    await waited();
    expect([parts.length, waits, givenUp]).toEqual([2, [1_000], []]);
  });

  it('again and again at once ends the whole, after waits that double', async () => {
    const { keeper, parts, said, givenUp, waits, end, waited } = kept();
    keeper.isUp();
    for (let round = 0; round < 5; round += 1) {
      await end(3, 500);
      await waited();
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect([parts.length, said.length]).toEqual([5, 4]);
    expect(givenUp).toEqual([
      'The part ended with code 3, 5 times in a row within 60 s of its start: given up.',
    ]);
  });

  it('now and then is started again for ever', async () => {
    const { keeper, waits, givenUp, end, waited } = kept();
    keeper.isUp();
    for (let round = 0; round < 20; round += 1) {
      await end(1, 61_000);
      await waited();
    }
    expect([new Set(waits), givenUp]).toEqual([new Set([1_000]), []]);
  });

  it('before it was ever up is given up at once, with its code', async () => {
    const { parts, said, givenUp, end } = kept();
    await end(1, 100);
    expect([parts.length, said, givenUp]).toEqual([
      1,
      [],
      ['The part ended with code 1 before it answered.'],
    ]);
  });

  it('is left alone when everything is told to stop, also while it waits', async () => {
    const ordered = kept();
    ordered.keeper.isUp();
    await ordered.keeper.stop();
    expect([ordered.parts.length, ordered.said, ordered.givenUp]).toEqual([1, [], []]);
    const waiting = kept();
    waiting.keeper.isUp();
    await waiting.end('SIGKILL', 100);
    await waiting.keeper.stop();
    await waiting.waited();
    expect([waiting.parts.length, waiting.givenUp]).toEqual([1, []]);
  });
});

describe('a first start', () => {
  it('is waited for as long as there is progress, and no longer', async () => {
    // Every question takes 50 seconds, the whole five minutes; a silent part would get one minute.
    let asked = 0;
    let progress = 6;
    const output = new PassThrough();
    const server = createServer((_request, response) => {
      asked += 1;
      if (asked < progress) output.write('a site is ready\n');
      response.writeHead(asked === progress ? 200 : 503).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const child = {
      name: 'backend',
      process: { stdout: output },
      ended: new Promise(() => undefined),
    } as unknown as Child;
    const clock = () => asked * 50_000;
    await waitFor(address, child, longestQuiet, clock);
    expect(asked).toBe(6);
    [asked, progress] = [0, 0];
    await expect(waitFor(address, child, longestQuiet, clock)).rejects.toThrow(
      /told of no progress within 60 s/,
    );
    expect(asked).toBe(2);
    server.close();
  });
});
