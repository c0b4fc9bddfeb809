import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram, install } from '../../tools/lib/programs.ts';

const run = promisify(execFile);

/** What is asked for, again and again, on a number of connections that stay open. */
export interface WrkPlan {
  readonly address: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether answers other than 2xx and 3xx are what is measured. */
  readonly refused?: boolean;
}

/**
 * Answers per second, by wrk: a generator in C, which one process of Node cannot keep busy (`WRK_PATH`, one of this
 * machine, or the Debian package when run as root).
 *
 * @throws Error when there is no wrk, when it could not connect, and when answers are not of the kind that is measured
 */
export async function wrk({
  address,
  connections,
  seconds,
  headers = {},
  refused = false,
}: WrkPlan): Promise<number> {
  const program =
    process.env['WRK_PATH'] ?? findProgram(['wrk']) ?? ((await install('wrk')) ? 'wrk' : undefined);
  if (program === undefined) throw new Error('no wrk: install one, or name it in WRK_PATH');
  // wrk adds a `Host` of its own unless it finds one in this very spelling.
  const spelled = (name: string) => (name === 'host' ? 'Host' : name);
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${spelled(name)}: ${value}`]);
  const { stdout } = await run(program, ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, address]);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (perSecond === undefined || /Socket errors/.test(stdout)) throw new Error(`wrk ${address}: ${stdout}`);
  if (/Non-2xx/.test(stdout) !== refused)
    throw new Error(`wrk ${address}: answers of another kind: ${stdout}`);
  return Number(perSecond);
}
