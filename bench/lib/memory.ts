import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Memory of a process in MB (10⁶ bytes): now, and at its maximum. */
export interface Memory {
  readonly now: number;
  readonly peak: number;
}

const kilobytesOf = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? Number.NaN);

/** Reads a process's resident memory; Linux only. */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => (kilobytesOf(status, name) * 1_024) / 1e6;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** What a web process holds by its own metrics, in MB (10⁶ bytes): pages of its cache, live objects, and buffers outside them. */
export interface Held {
  readonly pages: number;
  readonly objects: number;
  readonly buffers: number;
}

/**
 * Asks a web process for what it holds.
 *
 * @param port its `METRICS_PORT`, on this machine
 * @throws Error when a metric is missing
 */
export async function heldBy(port: number): Promise<Held> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const megabytes = (name: string): number => {
    const samples = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))];
    if (samples.length === 0) throw new Error(`expected the metric ${name} at port ${port}`);
    return samples.reduce((sum, [, value]) => sum + Number(value), 0) / 1e6;
  };
  return {
    pages: megabytes('velours_web_page_cache_bytes'),
    objects: megabytes('nodejs_heap_size_used_bytes'),
    buffers: megabytes('nodejs_external_memory_bytes'),
  };
}

async function childrenOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.join(' ').split(' ').filter(Boolean).length;
}

const settleMs = 3_000;
const patienceMs = 30_000;

/**
 * Waits until a process has no children any more, and a little longer.
 *
 * @throws Error when children stay
 */
export async function settled(pid: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while ((await childrenOf(pid)) > 0) {
    if (Date.now() > deadline) throw new Error(`process ${pid} still has child processes`);
    await setTimeout(100);
  }
  await setTimeout(settleMs);
}

/** What a process has written to disks since its start, in MB (10⁶ bytes); sockets and pipes are none; Linux only. */
export async function writtenBy(pid: number): Promise<number> {
  const counters = await readFile(`/proc/${pid}/io`, 'utf8');
  return Number(/^write_bytes: (\d+)$/m.exec(counters)?.[1] ?? Number.NaN) / 1e6;
}

/** Clock ticks of Linux in a second. */
const ticks = 100;

/** The seconds of processor time that a process has used; Linux only. */
export async function processorSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / ticks;
}
