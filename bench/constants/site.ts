import { startNode, stop, waitFor } from '../../tools/lib/processes.ts';
import { webAllocator } from '../../tools/lib/web-process.ts';
import { environmentOn, insideOn, webFlags, withListener, type Inside } from '../inside/inside.ts';
import { ask } from '../lib/ask.ts';
import { benchPorts } from '../lib/place.ts';
import { livePath } from './place.ts';

const program = new URL('process.ts', import.meta.url).pathname;

/** A process that renders pages from constants. */
export interface Constants extends Inside {
  /** Has Next.js render a page by its internal path. @returns the number of characters of its document */
  readonly render: (path: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts it with the arguments and the allocator of the web process. */
export async function startConstants(apiOrigin: string): Promise<Constants> {
  const { files: port, bare: insidePort } = benchPorts;
  const args = [...withListener, ...webFlags, program, String(port)];
  const child = startNode('the process of constants', args, {
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      ...webAllocator,
      ...environmentOn(insidePort),
      VELOURS_ENV: 'test',
      VELOURS_NOW: '',
      LOG_LEVEL: 'error',
      API_ORIGIN: apiOrigin,
      SITE_ORIGIN: 'https://{site}.velours.test',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(`${address}${livePath}`, child, 60_000);
  return {
    ...insideOn(insidePort),
    render: async (internal) => Number((await ask(`${address}${internal}`)).body.toString()),
    stop: () => stop(child),
  };
}
