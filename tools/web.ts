import './check-node.ts';
import path from 'node:path';
import { root } from './lib/build.ts';
import { refuseArguments, runCommand } from './lib/command/command-line.ts';
import { run } from './lib/processes.ts';
import { webAllocator, webProcess } from './lib/web-process.ts';

/**
 * `npm run web`: starts only the web process of a built site. glibc reads the variables of its allocator when a program
 * begins, so this one becomes another with them: the same process, with its arguments, signals and exit code.
 */
await runCommand('npm run web', {}, async ({ positionals }) => {
  refuseArguments(positionals);
  const args = [...process.execArgv, path.join(root, webProcess.at(-1) ?? '')];
  const env = { ...webAllocator, ...process.env };
  if (process.execve !== undefined) process.execve(process.execPath, [process.execPath, ...args], env);
  // Windows knows no such change. Its console tells both of Ctrl-C, and the server ends first.
  process.on('SIGINT', () => undefined);
  return run(process.execPath, args, env);
});
