import { startNode, stop, waitFor } from '../../tools/lib/processes.ts';
import { webAllocator, webProcess } from '../../tools/lib/web-process.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { ask } from '../lib/ask.ts';
import { benchPorts } from '../lib/place.ts';
import { cpuPath, variables } from './place.ts';

const listener = new URL('listener.ts', import.meta.url);
/** Arguments of Node for a process with the listener in it. */
export const withListener: readonly string[] = ['--import', listener.href];
/** Arguments of Node for the web process without its program. */
export const webFlags: readonly string[] = webProcess.slice(0, -1);

/** The listener within a process that is measured. */
export interface Inside {
  /** Where it repeats answers of the web process; an origin without a path. */
  readonly base: string;
  /** Milliseconds of processor time that the process has used since its start, in all of its threads. */
  readonly cpu: () => Promise<number>;
}

/** The listener on a port. */
export function insideOn(port: number): Inside {
  const base = `http://127.0.0.1:${port}`;
  const cpu = async () => {
    const { user, system } = JSON.parse((await ask(`${base}${cpuPath}`)).body.toString()) as NodeJS.CpuUsage;
    return (user + system) / 1_000;
  };
  return { base, cpu };
}

/** The variables for a listener on a port, which repeats answers of another one. */
export const environmentOn = (port: number): Readonly<Record<string, string>> => ({
  [variables.port]: String(port),
  [variables.of]: String(benchPorts.web),
});

/** A web process as delivered, with the listener in it. */
export interface MeasuredWeb extends Inside {
  readonly web: OwnWeb;
}

/** Starts the web process as delivered, with the listener in it; log and metrics are off. */
export async function startMeasuredWeb(
  apiOrigin: string,
  ports: { readonly web: number; readonly inside: number } = benchPorts,
): Promise<MeasuredWeb> {
  const web = await OwnWeb.start(apiOrigin, {
    port: ports.web,
    args: [...withListener, ...webProcess],
    environment: { ...environmentOn(ports.inside), PAGE_TIMEOUT_MS: '60000' },
  });
  return { web, ...insideOn(ports.inside) };
}

/** Starts the listener in a process of its own, with the arguments and the allocator of the web process. */
export async function startBareProcess(
  port: number,
): Promise<Inside & { readonly stop: () => Promise<void> }> {
  const child = startNode('the bare process', [...webFlags, listener.pathname], {
    env: { ...webAllocator, NODE_ENV: 'production', ...environmentOn(port) },
    stdio: 'ignore',
  });
  const inside = insideOn(port);
  await waitFor(`${inside.base}${cpuPath}`, child, 10_000);
  return { ...inside, stop: () => stop(child) };
}
