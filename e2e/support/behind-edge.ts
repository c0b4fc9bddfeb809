import { test } from '@playwright/test';
import { OwnEdge } from '#tests/support/own-edge.ts';
import { freePort, OwnWeb } from '#tests/support/own-web.ts';
import { findProgram } from '../../tools/lib/programs.ts';
import { OutageApi } from '../failures/outage-api.ts';

const program = process.env.NGINX_PATH || findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);

/**
 * The nginx of this machine. Without one the running test, or every test after a hook, is left out; in CI it fails.
 *
 * @returns path of the program
 */
export function needsNginx(): string {
  if (program === undefined && process.env.CI) throw new Error('no nginx: the edge needs one (NGINX_PATH)');
  test.skip(program === undefined, 'no nginx: install one, or name it in NGINX_PATH');
  return program ?? '';
}

/** A site of its own behind the shipped nginx configuration. */
interface BehindEdge {
  readonly api: OutageApi;
  readonly web: OwnWeb;
  readonly webPort: number;
  readonly edge: OwnEdge;
  readonly stop: () => Promise<void>;
}

/**
 * Starts an API, a web process and nginx; for a `beforeAll` hook.
 *
 * @param backend port of the backend; a free one by default, where nothing answers
 * @param environment of the web process
 */
export async function startBehindEdge({
  backend,
  environment = {},
}: {
  readonly backend?: number;
  readonly environment?: Readonly<Record<string, string>>;
} = {}): Promise<BehindEdge> {
  const nginx = needsNginx();
  const api = new OutageApi();
  await api.start();
  const webPort = await freePort();
  const web = await OwnWeb.start(api.origin, {
    port: webPort,
    environment: { SITE_ORIGIN: 'https://{site}.example.com', ...environment },
  });
  const edge = await OwnEdge.start(nginx, { web: webPort, backend: backend ?? (await freePort()) });
  return {
    api,
    web,
    webPort,
    edge,
    stop: async () => {
      await edge.stop();
      await web.stop();
      await api.stop();
    },
  };
}
