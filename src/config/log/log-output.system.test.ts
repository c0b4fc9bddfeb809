import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** More than a pipe holds. */
const lines = Array.from({ length: 3_000 }, (_, index) => `line ${index} ${'x'.repeat(100)}\n`).join('');

/** A process that writes lines to a log on its standard error, says so on its standard output, and ends. */
function writing(end: string): ChildProcess {
  const program = `
    import { logOutput } from '${new URL('log-output.ts', import.meta.url).href}';
    import { outliveReaders } from '${new URL('../process-end.ts', import.meta.url).href}';
    outliveReaders();
    const output = logOutput(2);
    for (let index = 0; index < 3_000; index += 1) output.write('line ' + index + ' ' + 'x'.repeat(100) + '\\n');
    // What a pipe holds of it is on its way.
    setTimeout(async () => {
      process.stdout.write('ending');
      ${end}
    }, 0);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** Its exit code; `stdout` is read meanwhile. */
async function codeOf(child: ChildProcess): Promise<unknown> {
  child.stdout?.resume();
  return ((await once(child, 'exit')) as unknown[])[0];
}

it('is written whole and in order before the process ends, for a reader who begins late too', async () => {
  const child = writing('await output.taken(); process.exit(0);');
  const ending = child.stdout === null ? null : once(child.stdout, 'data');
  await ending;
  const [code, read] = await Promise.all([codeOf(child), child.stderr === null ? '' : text(child.stderr)]);
  expect([code, read === lines]).toEqual([0, true]);
});

it.each(['await output.taken(); process.exit(0);', 'process.exit(0);'])(
  'keeps no process from ending while nobody reads: %s',
  async (end) => {
    // Its standard error stays open, and nobody reads it.
    expect(await codeOf(writing(end))).toBe(0);
  },
  20_000,
);
