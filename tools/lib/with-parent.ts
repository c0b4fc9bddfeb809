import './end-with-parent.ts';
import { startNode, stop } from './processes.ts';

/**
 * Runs Node with the arguments of this program, and ends it in order when the program that started this one is gone, even
 * when that was killed: for programs that pass a preload on to their own children (`next build`), or run none themselves
 * (`node --watch`).
 */
/** Less than the starter of this one grants it, in milliseconds. */
const grace = 8_000;

const child = startNode('program', process.argv.slice(2));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => void stop(child, grace));
process.exitCode = await child.ended;
