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
}

/**
 * Answers per second, by wrk: a generator in C, which one process of Node cannot keep busy (`WRK_PATH`, one of this
 * machine, or the Debian package when run as root).
 *
 * @throws Error when there is no wrk, or when it could not connect
 */
export async function wrk({ address, connections, seconds, headers = {} }: WrkPlan): Promise<number> {
  const program =
    process.env['WRK_PATH'] ?? findProgram(['wrk']) ?? ((await install('wrk')) ? 'wrk' : undefined);
  if (program === undefined) throw new Error('no wrk: install one, or name it in WRK_PATH');
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(program, ['-t1', `-c${connections}`, `-d${seconds}s`, ...given, address]);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (perSecond === undefined || /Socket errors/.test(stdout)) throw new Error(`wrk ${address}: ${stdout}`);
  return Number(perSecond);
}
